"""`contracts check`: every fault at once, at its line."""

from __future__ import annotations

import os
from argparse import Namespace
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
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
from game.records.cards import GAMES, beside_bundled, game_of_place, games_in, is_complete, rules_of
from game.records.scenarios.reading import Libraries, described_files, is_scenario_file, read
from game.system.visible import visible


def check(given: Namespace) -> int:
    libraries = checked(rules_of(given.game), [Path(path) for path in given.paths])
    faults = [fault for found in libraries for fault in _with_examples(found)]
    told = [warning for found in libraries for warning in found.warnings]
    if given.json:
        print_json({
            "files": sum(found.files for found in libraries),
            "cards": sum(len(found.definitions) for found in libraries),
            "faults": [fault.to_json() for fault in faults[:SHOWN_FAULTS]],
            "more": max(0, len(faults) - SHOWN_FAULTS),
            "warnings": [warning.to_json() for warning in told[:SHOWN_FAULTS]],
            "more_warnings": max(0, len(told) - SHOWN_FAULTS),
        })  # fmt: skip
    else:
        _print(faults, "fault")
        _print(told, "warning")
        for found in libraries:
            print((f"{found.game}: " if len(libraries) > 1 else "") + summary(found))
    return FAULTY if faults else FINE


def _with_examples(found: Library) -> list[Fault]:
    if not found.faults:
        return []
    shown = examples(rules_of(found.game))
    return [replace(fault, example=shown.told(fault.message)) for fault in found.faults]


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

        libraries = Libraries([everything(game)])
        print_json(scenario_file(game, libraries.cards(game, libraries.of(game))))
    elif given.rules:
        print_json(rules_file(game.vocabulary))
    elif given.decks:
        print_json(deck_file(everything(game)))
    else:
        print_json(card_file_with_examples(game))
    return FINE


def checked(game: Game, paths: list[Path]) -> list[Library]:
    """What lies at `paths` by the game of each, those of no game's folder by `game`; without paths all that the game
    would find by itself. Raises WrongUsage."""
    if not paths:
        usual = _with_languages([everything(game)], game, _own_languages())
        return _with_world(_with_people(usual, game, _people(game)), game)
    seated = [path for path in paths if path.name == PEOPLE and os.path.isfile(path)]
    if seated:
        left = [path for path in paths if path not in seated]
        return _with_people(checked(game, left) if left else [], game, seated)
    spoken = [language for path in paths if os.path.isdir(path) for language in _languages(path)]
    found: dict[str, _Chosen] = {}
    for path in paths:
        if os.path.isdir(path) and _languages(path):
            continue
        for name, place, left in _by_game(path, game):
            found.setdefault(name, _Chosen()).add(place, left, rules_of(name))
    return _with_languages([chosen.read(rules_of(name)) for name, chosen in found.items()], game, spoken)


PEOPLE = "people.yaml"
"""The file of those who can sit opposite in a game, in its `look` folder at the table."""


def _people(game: Game) -> list[Path]:
    from game.table.people import reading

    path = reading.file_of(game.name)
    return [path] if path.exists() else []


def _with_people(libraries: list[Library], game: Game, paths: list[Path]) -> list[Library]:
    """The faults of files of people too, with the first library; the decks that they like must be bundled ones."""
    from game.table.people import reading  # it knows what faces are drawn from: of no use where no people are asked for

    libraries = libraries or [Library(game.name, game.vocabulary)]
    found = libraries[0]
    for path in paths:
        of = next((name for name in GAMES if path.resolve() == reading.file_of(name).resolve()), game.name)
        decks = libraries[0].decks if libraries[0].decks and of == game.name else everything(rules_of(of)).decks
        found.files += 1
        found.faults += reading.faults(path, shown(path), frozenset(decks))
    found.faults.sort()
    return libraries


def _with_world(libraries: list[Library], game: Game) -> list[Library]:
    """The faults of the description of the game's world too, with the first library."""
    from game.table.worlds import trial  # it paints: of no use where no world is asked for

    path = trial.file_of(game.name)
    if path.is_file():
        found = libraries[0]
        found.files += 1
        found.faults += [Fault(shown(path), wrong.line, wrong.column, str(wrong)) for wrong in trial.faults(game.name)]
        found.faults.sort()
    return libraries


def _languages(path: Path) -> list[Path]:
    """Those in a folder that is one or holds some."""
    from game.table.translating.folders import inside

    return inside(path)


def _own_languages() -> list[Path]:
    from game.table.translating.folders import own

    return own()


def _with_languages(libraries: list[Library], game: Game, folders: list[Path]) -> list[Library]:
    """The faults of languages too, with the first library; with one of nothing where there is none."""
    libraries = libraries or [Library(game.name, game.vocabulary)]
    if folders:
        from game.table.translating import checking  # they read all messages of the table
        from game.table.translating import folders as places

        found = libraries[0]
        for folder in folders:
            found.files += len(places.files(folder))
            found.faults += checking.faults(folder, shown)
        found.faults.sort()
    return libraries


def everything(game: Game) -> Library:
    """The library of all that the game would find by itself."""
    folders = card_folders(game.name)
    found = _loaded(game, [path for folder in folders for path in files_of(folder)])
    return _with_scenarios(found, [path for folder in folders for path in described_files(folder)])


def _by_game(path: Path, usual: Game) -> Iterator[tuple[str, Path, list[Path]]]:
    """The games by which what lies at `path` is to be read, each with the place, and what of it is left to others."""
    inside = games_in(path) if not game_of_place(path) else {}
    for name, folder in inside.items():
        yield name, folder, []
    if not inside or any(_lies_beside(file, inside.values()) for file in (*files_of(path), *described_files(path))):
        yield game_of_place(path) or usual.name, path, list(inside.values())


def _lies_beside(file: Path, folders: Iterable[Path]) -> bool:
    return not any(file.is_relative_to(folder) for folder in folders)


@dataclass
class _Chosen:
    """The files that were named, as far as they are of one game."""

    files: dict[str, Path] = field(default_factory=dict)
    """By their places in the game's folder."""
    scenarios: list[Path] = field(default_factory=list)
    alone: bool = False
    """Is a whole folder of the game among them?"""

    def add(self, path: Path, left: list[Path], game: Game) -> None:
        """What lies at `path`, without what lies in the folders that are `left` to others. Raises WrongUsage."""
        if os.path.isdir(path):
            inside = [file for file in files_of(path) if _lies_beside(file, left)]
            described = described_files(path)
            if not inside and not described:
                raise WrongUsage(f"there is no .yaml file in {path}, or in the folders in it")
            self.scenarios += [*described, *(file for file in inside if is_scenario_file(file))]
            self.alone |= is_complete(path, game)
            self.files |= {_place(path, file): file for file in inside if not is_scenario_file(file)}
        elif os.path.isfile(path) and is_scenario_file(path):
            self.scenarios.append(path)
        elif os.path.lexists(path):
            self.files[_place(path.parent.parent, path)] = path
        else:
            raise WrongUsage(f"there is no file or folder {path}")

    def read(self, game: Game) -> Library:
        files = self.files if self.alone else beside_bundled(self.files, game)
        return _with_scenarios(_loaded(game, files.values()), self.scenarios)


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
