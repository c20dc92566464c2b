"""The command `tune`: weights of the evaluation from matches of the computer against itself."""

from __future__ import annotations

import sys
from argparse import Namespace
from dataclasses import replace
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Any

from game.commands import FINE, INTERRUPTED, Progress, Watch, WrongUsage, executor, print_json, warn_of_stale_weights

if TYPE_CHECKING:
    from game.lab.pairs import Pair


def tune(given: Namespace) -> int:
    from game.lab.simulate import NoSuch

    out = Path(given.out)
    if out.is_dir():
        raise WrongUsage(f"{given.out} is a folder; name a file in it")
    if (given.ahead or given.stray or given.unmoved) and not given.fit:
        raise WrongUsage("--ahead, --stray and --unmoved say what --fit does")
    try:
        return (_fit if given.fit else _search)(given, out)
    except NoSuch as error:
        raise WrongUsage(str(error)) from None


def _search(given: Namespace, out: Path) -> int:
    """By the scores of pairs."""
    from game.ai.evaluation import Evaluation, evaluation
    from game.lab import tuning

    kept, code = out.with_name(f"{out.name}.pairs"), FINE
    plan = tuning.planned(given.game, given.agents, steps=-(-given.pairs // tuning.Plan.batch), **_options(given, kept))
    warn_of_stale_weights(given.game, [given.agents])
    own = evaluation(given.game)
    watch: Watch[list[Pair]] = Watch(lambda pairs, fresh, seconds: tuning.so_far(plan, pairs, fresh, seconds))
    try:
        with executor(given) as by:
            found = tuning.tuned(plan, by, kept, watch)
    except KeyboardInterrupt:
        if len(watch.played or ()) < plan.batch:
            raise
        plan, found = tuning.until_now(plan, watch.interrupted(kept))
        code = INTERRUPTED
    judge = Evaluation(found.weights, scale=own.scale, ahead=own.ahead, waiting=own.waiting)
    tuning.write(out, given.game, plan.cards, tuning.how(plan), judge)
    if given.json:
        print_json(tuning.as_json(plan, found))
    else:
        print(tuning.as_text(plan, found, given.out))
    return code


def _fit(given: Namespace, out: Path) -> int:
    """By how the matches ended."""
    from game.lab import fitting, tuning
    from game.lab.arena import AT, file_of
    from game.lab.standings import pace

    progress, kept = Progress(), out.with_name(f"{out.name}.matches")
    plan = fitting.planned(
        given.game,
        given.agents,
        given.fit,
        ahead=given.ahead,
        stray=given.stray / 100,
        unmoved=given.unmoved,
        **_options(given, kept),
    )
    warn_of_stale_weights(given.game, [given.agents])
    files = [file_of(given.agents)] if AT in given.agents else []
    try:
        with executor(given, files) as by:
            found = fitting.fitted(
                plan, by, kept,
                lambda n, fresh: progress.say(
                    f"{n} of {plan.pairs} matches, {pace(plan.pairs - n, fresh, monotonic() - progress.begin)}"
                ),
            )  # fmt: skip
    except KeyboardInterrupt:
        print(
            f"contracts: interrupted: {fitting.LEAST} matches are needed for a fit; the same line goes on from {kept}",
            file=sys.stderr,
        )
        return INTERRUPTED
    whole = found.matches == plan.pairs
    if not whole:
        print(f"contracts: interrupted; this is what the first {found.matches} of {plan.pairs} matches say; the same "
              f"line goes on from {kept}", file=sys.stderr)  # fmt: skip
        plan = replace(plan, pairs=found.matches)
    tuning.write(out, given.game, plan.cards, fitting.how(plan), fitting.judged(plan, found))
    if given.json:
        print_json(fitting.as_json(plan, found))
    else:
        print(fitting.as_text(plan, found, given.out))
    return FINE if whole else INTERRUPTED


def _options(given: Namespace, kept: Path) -> dict[str, Any]:
    from game.lab.kept import seed_of

    seed = seed_of(kept) if given.seed is None else given.seed
    return {"players": given.players, "seed": seed, "decks": given.decks, "nodes": given.node_limit}
