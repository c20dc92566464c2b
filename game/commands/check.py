"""`contracts check`: every fault at once, at its line."""

from __future__ import annotations

import os
from argparse import Namespace
from collections.abc import Iterable, Iterator
from dataclasses import replace
from pathlib import Path

from game.commands import FAULTY, FINE, WrongUsage, print_json
from game.kernel.game import Game
from game.language import own_pictures, pictures
from game.language.advice.examples import examples
from game.language.advice.warnings import warnings
from game.language.folders import card_folders, files_of
from game.language.library import Library, load_files
from game.language.reference import lines
from game.language.schema import rules_file
from game.language.source import SHOWN_FAULTS, Fault, closest
from game.records.cards import beside_bundled, is_complete, rules_of
from game.records.scenarios.reading import Libraries, described_files, is_scenario_file, read
from game.rules import EXAMPLES, NAMES
from game.system.visible import visible


def check(given: Namespace) -> int:
    game = rules_of(given.game)
    found = checked(game, [Path(path) for path in given.paths])
    if found.faults:
        shown = examples(game)
        found.faults = [replace(fault, example=shown.told(fault.message)) for fault in found.faults]
    if given.json:
        print_json({
            "files": found.files,
            "cards": len(found.definitions),
            "faults": [fault.to_json() for fault in found.faults[:SHOWN_FAULTS]],
            "more": max(0, len(found.faults) - SHOWN_FAULTS),
            "warnings": [warning.to_json() for warning in found.warnings[:SHOWN_FAULTS]],
            "more_warnings": max(0, len(found.warnings) - SHOWN_FAULTS),
        })  # fmt: skip
    else:
        _print(found.faults, "fault")
        _print(found.warnings, "warning")
        print(summary(found))
    return FAULTY if found.faults else FINE


def _print(faults: list[Fault], what: str) -> None:
    """Each with an example that was not shown before, as far as they are shown; how many more there are."""
    shown = {""}
    for fault in faults[:SHOWN_FAULTS]:
        print(visible(fault.told("warning: " if what == "warning" else "")))
        if fault.example not in shown:
            print(visible(f"    for example: {fault.example}"))
        shown.add(fault.example)
    if len(faults) > SHOWN_FAULTS:
        print(f"and {_count(len(faults) - SHOWN_FAULTS, what)} more")


def schema(given: Namespace) -> int:
    if given.words:
        print("\n".join(lines(rules_of(given.game).vocabulary)))
        return FINE
    if given.reference:
        from game.language.handbook import markdown

        print(markdown(rules_of(given.game)), end="")
        return FINE
    from game.language.hovers import card_file_with_examples, deck_file  # writes texts: heavy, and of no use to `check`

    game = rules_of(given.game)
    if given.scenarios:
        from game.records.scenarios.schema import scenario_file

        libraries = Libraries([checked(game, [])])
        print_json(scenario_file(game, libraries.cards(game, libraries.of(game))))
    elif given.rules:
        print_json(rules_file(game.vocabulary))
    elif given.decks:
        print_json(deck_file(checked(game, [])))
    else:
        print_json(card_file_with_examples(game))
    return FINE


def checked(game: Game, paths: list[Path]) -> Library:
    """The library of what lies at `paths`, or of all that the game would find by itself. Raises WrongUsage."""
    if not paths:
        folders = card_folders(game.name)
        found = _loaded(game, [path for folder in folders for path in files_of(folder)])
        found = _with_scenarios(found, [path for folder in folders for path in described_files(folder)])
        return _with_languages(found, _own_languages())
    spoken = [language for path in paths if os.path.isdir(path) for language in _languages(path)]
    paths = [path for path in paths if not os.path.isdir(path) or not _languages(path)]
    if spoken and not paths:
        return _with_languages(Library(game.name, game.vocabulary), spoken)
    return _with_languages(_of_paths(game, paths), spoken)


def _languages(path: Path) -> list[Path]:
    """Those in a folder that is one or holds some."""
    from game.table.translating.folders import inside

    return inside(path)


def _own_languages() -> list[Path]:
    from game.table.translating.folders import own

    return own()


def _with_languages(found: Library, folders: list[Path]) -> Library:
    if folders:
        from game.table.translating import checking  # it reads all messages of the table

        for folder in folders:
            found.files += len(checking.files(folder))
            found.faults += checking.faults(folder, shown)
        found.faults.sort()
    return found


def _of_paths(game: Game, paths: list[Path]) -> Library:
    chosen: dict[str, Path] = {}
    scenarios: list[Path] = []
    alone = False
    for path in paths:
        if os.path.isdir(path):
            _check_game(path, game)
            inside, described = files_of(path), described_files(path)
            scenarios += described
            if not inside and not described:
                raise WrongUsage(f"there is no .yaml file in {path}, or in the folders in it")
            alone |= is_complete(path)
            chosen |= {_place(path, file): file for file in inside}
        elif os.path.isfile(path) and is_scenario_file(path):
            scenarios.append(path)
        elif os.path.lexists(path):
            chosen[_place(path.parent.parent, path)] = path
        else:
            raise WrongUsage(f"there is no file or folder {path}")
    files = chosen if alone else beside_bundled(chosen, game)
    return _with_scenarios(_loaded(game, files.values()), scenarios)


def _check_game(folder: Path, game: Game) -> None:
    """Raises WrongUsage for the whole folder of another game, whose cards mean nothing by these rules."""
    name = folder.resolve().name
    if name != game.name and name in (*NAMES, *EXAMPLES) and is_complete(folder):
        raise WrongUsage(f"{folder} is read by the rules of {name.capitalize()}: check it by itself, "
                         f"with `--game {name}`")  # fmt: skip


def _with_scenarios(found: Library, paths: list[Path]) -> Library:
    """The faults of scenario files too, once their cards have none."""
    found.files += len(paths)
    if not found.faults:
        libraries = Libraries([found], found.game)
        for path in paths:
            read(path, shown(path), libraries, found.faults)
        found.faults.sort()
    return found


def _loaded(game: Game, files: Iterable[Path]) -> Library:
    """With warnings, of sound cards alone."""
    named = {shown(path): path for path in files}
    found = load_files(named, game.name, game.vocabulary)
    found.faults += _picture_faults(found)
    found.faults.sort()
    found.warnings = warnings(found, named, examples(game))
    return found


def _picture_faults(found: Library) -> Iterator[Fault]:
    """What is wrong with the pictures that the cards name; in a match a plain one stands in."""
    for name, file, line, column in found.pictures:
        if own_pictures.NAME.fullmatch(name):
            problem = own_pictures.why_not(found.game, name, Path(file).parent)
            if problem is not None:
                yield Fault(file, line, column, problem, "put it there anew, or leave `file` out")
            continue
        problem = pictures.why_not(name)
        if problem is not None:
            yield Fault(file, line, column, problem, closest(name, pictures.names()))


def _place(folder: Path, file: Path) -> str:
    return os.path.relpath(file, folder)


def shown(path: Path) -> str:
    """The path as one would type it here."""
    try:
        return str(Path(os.path.realpath(path)).relative_to(Path.cwd()))
    except (OSError, ValueError):
        return str(path)


def summary(found: Library) -> str:
    what = (
        f"{_count(found.files, 'file')}, {_count(len(found.definitions), 'card')}, {_count(len(found.decks), 'deck')}"
    )
    told = f"{what}: {_count(len(found.faults), 'fault') if found.faults else 'no fault'}"
    return told + (f", {_count(len(found.warnings), 'warning')}" if found.warnings else "")


def _count(n: int, what: str) -> str:
    return f"{n} {what}" if n == 1 else f"{n} {what}s"
