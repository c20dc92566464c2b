"""The command `tune`: weights of the evaluation from matches of the computer against itself."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from time import monotonic

from game.commands import FINE, WrongUsage, print_json, progress, warn_of_stale_weights


def tune(given: Namespace) -> int:
    from game.lab import tuning
    from game.lab.pairs import Pair
    from game.lab.simulate import NoSuch, new_seed

    seed = new_seed() if given.seed is None else given.seed
    out = Path(given.out)
    if out.is_dir():
        raise WrongUsage(f"{given.out} is a folder; name a file in it")
    begin, before = monotonic(), -1

    def told(pairs: list[Pair]) -> bool:
        nonlocal before
        if before < 0:
            before = len(pairs) - 1
        progress(tuning.so_far(plan, pairs, len(pairs) - before, monotonic() - begin))
        return False

    try:
        plan = tuning.planned(
            given.game, given.agents, players=given.players, seed=seed, decks=given.decks, nodes=given.node_limit,
            steps=-(-given.pairs // tuning.Plan.batch),
        )  # fmt: skip
        warn_of_stale_weights(given.game, [given.agents])
        found = tuning.tuned(plan, given.jobs, out.with_name(f"{out.name}.pairs"), told)
    except NoSuch as error:
        raise WrongUsage(str(error)) from None
    tuning.write(out, plan, found.weights)
    if given.json:
        print_json(tuning.as_json(plan, found))
    else:
        print(tuning.as_text(plan, found, given.out))
    return FINE
