"""The command `tune`: weights of the evaluation from matches of the computer against itself."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from time import monotonic
from typing import Any

from game.commands import FINE, WrongUsage, print_json, progress, warn_of_stale_weights


def tune(given: Namespace) -> int:
    from game.lab.simulate import NoSuch

    out = Path(given.out)
    if out.is_dir():
        raise WrongUsage(f"{given.out} is a folder; name a file in it")
    try:
        (_fit if given.fit else _search)(given, out)
    except NoSuch as error:
        raise WrongUsage(str(error)) from None
    return FINE


def _search(given: Namespace, out: Path) -> None:
    """By the scores of pairs."""
    from game.ai.evaluation import Evaluation, evaluation
    from game.lab import tuning
    from game.lab.pairs import Pair

    begin, before = monotonic(), -1

    def told(pairs: list[Pair]) -> bool:
        nonlocal before
        if before < 0:
            before = len(pairs) - 1
        progress(tuning.so_far(plan, pairs, len(pairs) - before, monotonic() - begin))
        return False

    plan = tuning.planned(given.game, given.agents, steps=-(-given.pairs // tuning.Plan.batch), **_options(given))
    warn_of_stale_weights(given.game, [given.agents])
    found = tuning.tuned(plan, given.jobs, out.with_name(f"{out.name}.pairs"), told)
    tuning.write(
        out, given.game, plan.cards, tuning.how(plan), Evaluation(found.weights, scale=evaluation(given.game).scale)
    )
    if given.json:
        print_json(tuning.as_json(plan, found))
    else:
        print(tuning.as_text(plan, found, given.out))


def _fit(given: Namespace, out: Path) -> None:
    """By how the matches ended."""
    from game.ai.evaluation import Evaluation
    from game.lab import fitting, tuning
    from game.lab.standings import pace

    begin = monotonic()
    plan = fitting.planned(given.game, given.agents, given.fit, **_options(given))
    warn_of_stale_weights(given.game, [given.agents])
    found = fitting.fitted(
        plan, given.jobs,
        lambda n: progress(f"{n} of {plan.pairs} matches, {pace(plan.pairs - n, n, monotonic() - begin)}"),
    )  # fmt: skip
    tuning.write(out, given.game, plan.cards, fitting.how(plan), Evaluation(found.weights))
    if given.json:
        print_json(fitting.as_json(plan, found))
    else:
        print(fitting.as_text(plan, found, given.out))


def _options(given: Namespace) -> dict[str, Any]:
    from game.lab.simulate import new_seed

    seed = new_seed() if given.seed is None else given.seed
    return {"players": given.players, "seed": seed, "decks": given.decks, "nodes": given.node_limit}
