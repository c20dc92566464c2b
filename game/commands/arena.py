"""The command `arena`: agents against each other in mirrored pairs."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING

from game.commands import FINE, WrongUsage, print_json, progress, warn_of_stale_weights

if TYPE_CHECKING:
    from game.lab.pairs import Pair


def arena(given: Namespace) -> int:
    from game.lab import arena as lab
    from game.lab import standings
    from game.lab.pairs import seed_of
    from game.lab.simulate import NoSuch

    seed = seed_of(given.out) if given.seed is None else given.seed
    plan = lab.Plan(given.game, given.agents, given.players, given.pairs, seed, given.decks, given.node_limit,
                    given.time_limit)  # fmt: skip
    kept = Path(given.out) if given.out else None
    begin, before = monotonic(), -1

    def told(pairs: list[Pair]) -> bool:
        nonlocal before
        if before < 0:
            before = len(pairs) - 1
        progress(standings.so_far(plan, pairs, len(pairs) - before, monotonic() - begin))
        return given.sprt is not None and standings.decided(plan, pairs, given.sprt)

    try:
        lab.check(plan)
        warn_of_stale_weights(given.game, given.agents)
        pairs = lab.played(plan, given.jobs, kept, told)
    except NoSuch as error:
        raise WrongUsage(str(error)) from None
    if given.json:
        print_json(standings.as_json(plan, pairs, given.sprt))
    else:
        print(standings.as_text(plan, pairs, given.sprt))
    return FINE
