"""The command `compare`: two versions of a game's cards against each other."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from time import monotonic

from game.commands import FINE, WrongUsage, print_json, progress


def compare(given: Namespace) -> int:
    from game.lab import comparing, verdicts
    from game.lab.pairs import Pair, seed_of
    from game.lab.simulate import NoSuch

    seed = seed_of(given.out) if given.seed is None else given.seed
    begin, before = monotonic(), -1

    def told(pairs: list[Pair]) -> bool:
        nonlocal before
        if before < 0:
            before = len(pairs) - 1
        progress(verdicts.so_far(plan, pairs, len(pairs) - before, monotonic() - begin))
        return False

    try:
        plan = comparing.planned(
            given.game, given.old, given.new, given.decks, agent=given.agents, players=given.players,
            pairs=given.pairs, seed=seed, nodes=given.node_limit,
        )  # fmt: skip
        pairs = comparing.played(plan, given.jobs, Path(given.out) if given.out else None, told)
    except NoSuch as error:
        raise WrongUsage(str(error)) from None
    if given.json:
        print_json(verdicts.as_json(plan, pairs))
    else:
        print(verdicts.as_text(plan, pairs))
    return FINE
