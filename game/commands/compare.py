"""The command `compare`: two versions of a game's cards and rules against each other."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from typing import TYPE_CHECKING

from game.commands import FINE, INTERRUPTED, Watch, WrongUsage, executor, print_json

if TYPE_CHECKING:
    from game.lab.pairs import Pair

NOW = "now"


def compare(given: Namespace) -> int:
    from game.lab import comparing, verdicts
    from game.lab.kept import seed_of
    from game.lab.simulate import NoSuch, agreed_on, parts

    seed = seed_of(given.out) if given.seed is None else given.seed
    kept, code = Path(given.out) if given.out else None, FINE
    old, new = given.old or NOW, given.new or NOW
    if old == new == NOW and given.new is None and not (given.rule or given.start):
        raise WrongUsage("name two versions, or a rule to try, such as `--rule NAME=VALUE` or `--start fair_start`")
    try:
        plan = comparing.planned(
            given.game, old, new, given.decks, agent=given.agents, players=given.players,
            pairs=given.pairs, seed=seed, nodes=given.node_limit,
            rules=agreed_on(given.game, [*given.rule, *(parts(given.start) if given.start else ())]),
        )  # fmt: skip
        watch: Watch[list[Pair]] = Watch(lambda pairs, fresh, seconds: verdicts.so_far(plan, pairs, fresh, seconds))
        with executor(given) as by:
            try:
                pairs = comparing.played(plan, by, kept, watch)
            except KeyboardInterrupt:
                pairs, code = watch.interrupted(kept), INTERRUPTED
    except NoSuch as error:
        raise WrongUsage(str(error)) from None
    if given.json:
        print_json(verdicts.as_json(plan, pairs))
    else:
        print(verdicts.as_text(plan, pairs))
    return code
