"""Reads scenario files: every fault at once, at its line, as for cards."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

from yaml import MappingNode, ScalarNode, SequenceNode

from game.kernel.cards import CardSet
from game.kernel.game import Game
from game.language.folders import PUZZLES, SCENARIOS
from game.language.library import MOST_BYTES, FaultyCards, Library, from_plain, load_all, read_text, with_cards
from game.language.reading.constants import Constant, constant
from game.language.source import Enough, Fault, Node, Source, closest
from game.records.cards import rules_of
from game.records.matchfile import BadMatchFile
from game.records.matchfile import read as read_match
from game.records.scenarios.boards import BoardReader
from game.records.scenarios.parts import (
    GOALS,
    GRADES,
    WIN,
    Begun,
    Board,
    Expect,
    Grading,
    Played,
    Scenario,
    ScenarioFile,
)
from game.records.scenarios.steps import StepReader
from game.records.scenarios.words import Words
from game.rules import EXAMPLES, NAMES
from game.system.reading import read_regular

GAMES = (*NAMES, *EXAMPLES)
"""The games of which there may be scenarios; the first is the one that is meant where none is named."""
FOLDER = SCENARIOS
YAML = (".yaml", ".yml")
FILE_FIELDS = ("game", "cards", "scenarios")
SCENARIO_FIELDS = ("name", "seed", "rules", "board", "match", "steps", "pending", "puzzle")
MOST_SEED = 2**63 - 1
MOST_SCENARIOS = 300
"""So many in a file are read and played in a second."""


def scenario_files(folder: Path) -> list[Path]:
    """The scenario files of a game's folder, in the order in which they are read."""
    return sorted((folder / FOLDER).glob("*.yaml"))


def described_files(folder: Path) -> list[Path]:
    """The scenario files of a game's folder and those of its puzzles."""
    return [*scenario_files(folder), *sorted((folder / PUZZLES).glob("*.yaml"))]


def is_written_file(path: Path) -> bool:
    """Is it, by its name, one that people write?"""
    return path.suffix.lower() in YAML


def is_scenario_file(path: Path) -> bool:
    """Does it lie among scenarios, or look like one?"""
    if path.parent.name in (FOLDER, PUZZLES):
        return True
    try:
        return bool(re.search(r"^scenarios:", read_regular(path, MOST_BYTES).decode("utf-8-sig"), re.MULTILINE))
    except (OSError, UnicodeDecodeError):
        return False


def game_of(path: Path, root: Node | None) -> str:
    """The game that a scenario file names, or in whose folder of cards it lies; "" where neither is so."""
    pairs = root.value if isinstance(root, MappingNode) else []
    named = [value.value for key, value in pairs if key.value == "game" and isinstance(value, ScalarNode)]
    if named:
        return str(named[0])
    return path.resolve().parent.parent.name if path.resolve().parent.parent.name in GAMES else ""


def read(path: Path, file: str, libraries: Libraries, faults: list[Fault]) -> ScenarioFile | None:
    """The scenarios of a file; None if nothing of it can be run. Faults are added to `faults`."""
    text = read_text(path, Source(file, faults))
    return read_content(text, path, file, libraries, faults) if text is not None else None


def read_content(text: str, path: Path, file: str, libraries: Libraries, faults: list[Fault]) -> ScenarioFile | None:
    """The same of a file that would lie at `path` with this text."""
    try:
        return _read(text, path, Source(file, faults), libraries)
    except Enough:
        return None


def _read(text: str, path: Path, source: Source, libraries: Libraries) -> ScenarioFile | None:
    faults = source.faults
    root = source.parse(text)
    table = source.fields(root, "a scenario file", FILE_FIELDS, ("scenarios",)) if root is not None else None
    if root is None or table is None:
        return None
    if "game" in table and source.one_of(table["game"], GAMES, "game") is None:
        return None
    game = rules_of(game_of(path, root) or libraries.usual)
    before = len(faults)
    library = libraries.of(game)
    if "cards" in table:
        library = with_cards(library, source, _only(root, "cards"), game.vocabulary)
    if len(faults) > before:
        return None
    reader = _Reader(source, game, libraries.cards(game, library), library, path)
    nodes = source.sequence(table["scenarios"], "`scenarios`") if "scenarios" in table else None
    found = [reader.scenario(node) for node in (nodes or [])[:MOST_SCENARIOS]]
    if nodes is not None and len(nodes) > MOST_SCENARIOS:
        told = f"there are {len(nodes)} scenarios here"
        source.fault(nodes[MOST_SCENARIOS], told, f"a file can have {MOST_SCENARIOS}: divide it")
    if nodes is not None and not nodes:
        source.fault(table["scenarios"], "there is no scenario here", "begin one with `- name: …`")
    if len(faults) > before:
        return None
    return ScenarioFile(path, source.file, game, reader.cards, [scenario for scenario in found if scenario is not None])


def own_cards(path: Path, file: str, libraries: Libraries, faults: list[Fault]) -> tuple[Library, list[str]] | None:
    """The cards that a file may name, and the ids of those that it makes itself; None, with faults, if it is faulty."""
    source = Source(file, faults)
    try:
        content = read_text(path, source)
        root = source.parse(content) if content is not None else None
        table = source.mapping(root, "a scenario file") if root is not None else None
        if root is None or table is None:
            return None
        game = rules_of(found if (found := game_of(path, root)) in GAMES else libraries.usual)
        library = libraries.of(game)
        own = with_cards(library, source, _only(root, "cards"), game.vocabulary) if "cards" in table else library
    except Enough:
        return None
    return None if faults else (own, [card for card in own.definitions if card not in library.definitions])


class Libraries:
    """The cards of each game, read once."""

    def __init__(self, read: Iterable[Library] = (), usual: str = GAMES[0]) -> None:
        self._known = {library.game: library for library in read}
        self.usual = usual
        """The game of a file that names none."""
        self._sets: dict[int, CardSet] = {}

    def of(self, game: Game) -> Library:
        """Raises FaultyCards."""
        if game.name not in self._known:
            library = self._known[game.name] = load_all(game)
            if library.faults:
                raise FaultyCards(library.faults)
        return self._known[game.name]

    def cards(self, game: Game, library: Library) -> CardSet:
        """The cards of a library, with the one that does nothing; of the library of a game made once."""
        known = self._known.get(game.name) is library
        if known and id(library) in self._sets:
            return self._sets[id(library)]
        filler = from_plain([game.board.filler], {}, game.name, game.vocabulary)
        found = CardSet([*library.card_set(game.vocabulary).by_id.values(), filler[str(game.board.filler["id"])]])
        if known:
            self._sets[id(library)] = found
        return found


def _only(root: Node, name: str) -> Node:
    """The map `root` with this field alone."""
    pairs = [(key, value) for key, value in root.value if key.value == name]
    return MappingNode(root.tag, pairs, root.start_mark, root.end_mark)


class _Reader:
    def __init__(self, source: Source, game: Game, cards: CardSet, library: Library, path: Path) -> None:
        self.source = source
        self.game = game
        self.cards = cards
        self.library = library
        self.path = path
        self._names: set[str] = set()

    def scenario(self, node: Node) -> Scenario | None:
        source = self.source
        table = source.fields(node, "a scenario", SCENARIO_FIELDS, ("name", "steps"))
        if table is None:
            return None
        name = source.word(table["name"], "`name`") or "" if "name" in table else ""
        if name and name in self._names:
            source.fault(table["name"], f"there are two scenarios `{name}`", "give one another name")
        self._names.add(name)
        seed = source.integer(table["seed"], "`seed`", 0, MOST_SEED) or 0 if "seed" in table else 1
        pending = source.word(table["pending"], "`pending`") or "" if "pending" in table else ""
        rules = self._rules(table["rules"]) if "rules" in table else {}
        words = Words(self.game, self.cards, self.game.seats[0])
        start = self._start(node, table, words)
        if start is None:
            return None
        before = len(source.faults)
        steps = StepReader(source, words).steps(table["steps"]) if "steps" in table else []
        checks = any(step.checks for step in steps if isinstance(step, Expect))
        if "steps" in table and len(source.faults) == before and not checks:
            source.fault(node, f"`{name}` expects nothing", "add a step `- expect: …` with what must hold")
        grading = self._grading(table["puzzle"]) if "puzzle" in table else None
        return Scenario(node, name, start, steps, seed, rules, pending, words.labels, grading)

    def _grading(self, node: Node) -> Grading | None:
        """How hard a puzzle is."""
        table = self.source.fields(node, "`puzzle`", ("grade", "losing", "goal", "answered"), ("grade", "losing"))
        if table is None or not {"grade", "losing"} <= {*table}:
            return None
        grade = self.source.integer(table["grade"], "`grade`", 1, GRADES)
        losing = self.source.integer(table["losing"], "`losing`", 0)
        goal = self.source.one_of(table["goal"], GOALS, "goal") if "goal" in table else WIN
        answered = self.source.truth(table["answered"], "`answered`") if "answered" in table else False
        return Grading(grade or 1, losing or 0, goal or WIN, bool(answered))

    def _start(self, node: Node, table: dict[str, Node], words: Words) -> Board | Played | Begun | None:
        if ("board" in table) == ("match" in table):
            self.source.fault(node, "a scenario begins with a `board` or with a `match`",
                              "leave one out" if "board" in table else "add `board:`")  # fmt: skip
            return None
        if "board" in table:
            return BoardReader(self.source, words).read(table["board"])
        return self._match(table["match"], words)

    def _match(self, node: Node, words: Words) -> Played | Begun | None:
        """A match file so far, or decks to begin with."""
        source = self.source
        seats = [f"P{n + 1}" for n in range(self.game.seats[-1])]
        table = source.fields(node, "a match", ("file", "after", "first", *seats))
        if table is None:
            return None
        if "file" in table:
            return self._match_file(table, words)
        named = [table[seat] for seat in seats if seat in table]
        if len(named) not in self.game.seats or any(seat not in table for seat in seats[: len(named)]):
            source.fault(
                node, "a match needs a `file`, or a deck for each seat", "add `P1:` and `P2:` with their decks"
            )
            return None
        words.seats = len(named)
        first = source.one_of(table["first"], seats[: len(named)], "seat") if "first" in table else None
        decks = [self._deck(deck) for deck in named]
        return Begun(tuple(decks), words.seat(first) if first else None)

    def _match_file(self, table: dict[str, Node], words: Words) -> Played | None:
        name = self.source.word(table["file"], "`file`")
        after = self.source.integer(table["after"], "`after`", 0) if "after" in table else None
        if name is None:
            return None
        path = self.path.parent / name
        try:
            record = read_match(path)
        except BadMatchFile as error:
            self.source.fault(table["file"], error.problem, "name a match file beside this one")
            return None
        if record.game != self.game.name:
            self.source.fault(table["file"], f"that is a match of {record.game}", f"add `game: {record.game}` on top")
            return None
        words.seats = len(record.decks)
        return Played(path, after)

    def _deck(self, node: Node) -> tuple[str, ...]:
        """A deck of the game by its id, or a list of cards."""
        if isinstance(node, SequenceNode):
            found = [self.source.one_of(card, self.cards.by_id, "card") or "" for card in node.value]
            return tuple(found)
        deck = self.source.one_of(node, self.library.decks, "deck")
        return tuple(self.library.decks[deck].cards()) if deck else ()

    def _rules(self, node: Node) -> dict[str, Constant]:
        """Constants and switches that differ from the game's rules file."""
        printed = self.game.vocabulary.constants
        found: dict[str, Constant] = {}
        for name, (key, value) in (self.source.mapping(node, "`rules`") or {}).items():
            if name not in printed:
                self.source.fault(key, f"there is no rule `{name}`", closest(name, printed))
            else:
                read = constant(self.source, self.game.vocabulary, name, value)
                if read is not None:
                    found[name] = read
        return found
