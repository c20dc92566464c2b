"""The commands that print figures: simulate, perft, bench."""

from __future__ import annotations

from argparse import Namespace
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from game.commands import FAULTY, FINE, WrongUsage, executor, print_json, warn_of_stale_weights


def simulate(given: Namespace) -> int:
    from game.lab import simulate as lab

    seed = lab.new_seed() if given.seed is None else given.seed
    players = given.players or len(given.agents or given.decks or ("random", "random"))
    agents = given.agents or ("random",) * players
    if len(agents) != players:
        raise WrongUsage(f"{players} players need {players} agents, not {len(agents)}")
    try:
        plan = lab.Plan(given.game, given.decks, agents, given.games, seed, given.invariants,
                        given.blunders, given.habits, given.chances, lab.agreed_on(given.game, given.rule),
                        given.node_limit)  # fmt: skip
        lab.check(plan)
    except lab.NoSuch as error:
        raise WrongUsage(str(error)) from None
    warn_of_stale_weights(given.game, agents)
    with executor(given) as by:
        tally = lab.simulate(plan, by)
    if given.json:
        print_json(lab.as_json(tally, plan))
    else:
        print(lab.as_text(tally, plan))
    return FAULTY if tally.errors else FINE


def perft(given: Namespace) -> int:
    from game.lab import perft as lab

    counts = lab.perft(lab.position(Path(given.file)), given.depth)
    if given.json:
        print_json(lab.as_json(counts))
    else:
        print(lab.as_text(counts))
    return FINE


def bench(given: Namespace) -> int:
    from game.lab import bench as lab

    if given.sitting:
        return _sitting(given)
    figures = lab.bench()
    spread = figures.pop("spread")
    figures |= _table_figures()
    figures["spread"] = spread
    if given.json:
        print_json(figures)
    else:
        print(lab.as_text(figures))
    return FINE


def _sitting(given: Namespace) -> int:
    """What a sitting at the table costs; a fault where the process that plays it came to grief."""
    from game.table import bench_motion

    figures = bench_motion.measure(given.sitting)
    if figures is None:
        return FAULTY
    if given.json:
        print_json(figures)
    else:
        print(bench_motion.as_text(figures))
    return FINE


def _table_figures() -> dict[str, Any]:
    """What the table measures of itself; None where it can't."""
    names = ("frame_ms", "frame_ms_thinking", "start_s")
    found: dict[str, Any] = dict.fromkeys(names)
    if find_spec("game.table.bench") is None:
        return found
    measured = import_module("game.table.bench").measure()
    return {name: measured.get(name) for name in names}
