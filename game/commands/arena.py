"""The command `arena`: agents against each other in mirrored pairs."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from typing import TYPE_CHECKING

from game.commands import FINE, INTERRUPTED, Watch, WrongUsage, executor, print_json, warn_of_stale_weights

if TYPE_CHECKING:
    from game.lab.pairs import Pair


def arena(given: Namespace) -> int:
    from game.lab import arena as lab
    from game.lab import standings
    from game.lab.kept import seed_of
    from game.lab.simulate import NoSuch

    seed = seed_of(given.out) if given.seed is None else given.seed
    plan = lab.Plan(given.game, given.agents, given.players, given.pairs, seed, given.decks, given.node_limit,
                    given.time_limit)  # fmt: skip
    kept = Path(given.out) if given.out else None
    code = FINE
    watch: Watch[list[Pair]] = Watch(lambda pairs, fresh, seconds: standings.so_far(plan, pairs, fresh, seconds))

    def told(pairs: list[Pair]) -> bool:
        watch(pairs)
        return given.sprt is not None and standings.decided(plan, pairs, given.sprt)

    try:
        lab.check(plan)
        warn_of_stale_weights(given.game, given.agents)
        with executor(given, [lab.file_of(name) for name in given.agents if lab.AT in name]) as by:
            try:
                pairs = lab.played(plan, by, kept, told)
            except KeyboardInterrupt:
                pairs, code = watch.interrupted(kept), INTERRUPTED
    except NoSuch as error:
        raise WrongUsage(str(error)) from None
    if given.json:
        print_json(standings.as_json(plan, pairs, given.sprt))
    else:
        print(standings.as_text(plan, pairs, given.sprt))
    return code
