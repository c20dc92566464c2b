"""The command `compare`: two versions of a game's cards against each other."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from typing import TYPE_CHECKING

from game.commands import FINE, INTERRUPTED, Watch, WrongUsage, executor, print_json

if TYPE_CHECKING:
    from game.lab.pairs import Pair


def compare(given: Namespace) -> int:
    from game.lab import comparing, verdicts
    from game.lab.kept import seed_of
    from game.lab.simulate import NoSuch

    seed = seed_of(given.out) if given.seed is None else given.seed
    kept, code = Path(given.out) if given.out else None, FINE
    try:
        plan = comparing.planned(
            given.game, given.old, given.new, given.decks, agent=given.agents, players=given.players,
            pairs=given.pairs, seed=seed, nodes=given.node_limit,
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
