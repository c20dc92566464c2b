"""`contracts puzzles`: the puzzles of a game, to solve, to verify and to find new ones."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from time import monotonic

from game.commands import FAULTY, FINE, Progress, WrongUsage, executor


def puzzles(given: Namespace) -> int:
    if given.find:
        return _find(given)
    from game.records.puzzles import puzzles as known

    found = known(given.game)
    if given.check:
        from game.lab.puzzles import faults

        told = [f"puzzle {puzzle.number} ({puzzle.name}): {fault}" for puzzle in found for fault in faults(puzzle)]
        print(*told, f"{len(found)} puzzles of {given.game}: {len(told) or 'no'} faults", sep="\n")
        return FAULTY if told else FINE
    if given.number:
        return _open(given, len(found))
    from game.table import settings

    solved = settings.load()[0].puzzles
    for puzzle in found:
        mark = "x" if puzzle.key in solved else " "
        print(f"[{mark}] {puzzle.number:2}  difficulty {puzzle.grading.grade}, {puzzle.moves} moves: {puzzle.name}")
    return FINE


def _open(given: Namespace, known: int) -> int:
    from game.commands.table import opened
    from game.table.app import Start

    if given.number > known:
        raise WrongUsage(f"{given.game} has {known} puzzles; `contracts puzzles --game {given.game}` names them")
    return opened(Start("puzzle", game=given.game, puzzle=given.number), given)


def _find(given: Namespace) -> int:
    """The same puzzles for the same cards, seed and number of matches."""
    from game.lab.puzzles import chosen, search, written
    from game.lab.standings import pace
    from game.records.scenarios.parts import GRADES

    seed = 1 if given.seed is None else given.seed
    if not given.out:
        raise WrongUsage("`--find` needs a file to write: add `--out FILE`")
    found, progress = [], Progress()
    with executor(given) as by:
        for number, (_, puzzle) in enumerate(search(given.game, seed, range(given.matches), given.grade, by), 1):
            found += [puzzle] if puzzle is not None else []
            time = pace(given.matches - number, number, monotonic() - progress.begin)
            progress.say(f"{number} of {given.matches} matches, {len(found)} puzzles, {time}")
    made = f"contracts puzzles --game {given.game} --find {given.find} --matches {given.matches} --seed {seed}"
    made += "" if given.grade == GRADES else f" --grade {given.grade}"
    kept = chosen(found, given.find)
    if not kept:
        print("no puzzle was found: try more with `--matches`, or another `--seed`")
        return FINE
    Path(given.out).write_text(written(given.game, kept, made), encoding="utf-8")
    print(f"{given.out}: {len(kept)} puzzles")
    return FINE
