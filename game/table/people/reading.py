"""Reads the files of people, and says what is wrong with them."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import lru_cache
from pathlib import Path

import yaml

from game.language.library import read_text
from game.language.source import Enough, Fault, Node, Source
from game.records.levels import STYLES
from game.system.languages import in_language
from game.table.drawing.people.light import GROUNDS, PLAIN, Light
from game.table.drawing.people.looks import WORDS, Face

FOLDER = Path(__file__).resolve().parent
GAMES = FOLDER.parent / "games"
PLAYERS = FOLDER / "players.yaml"
"""The faces that players choose from."""
COLOURS = ("ink", "dusk", "lamp", "rim", "near", "far")
OCCASIONS = ("greeting", "blow", "defeat")
"""When somebody says something: as they sit down, after a good blow of theirs, and as they have lost."""
LINES = 3
LONGEST = {"name": 24, "title": 44, "temper": 44, "greeting": 56, "blow": 56, "defeat": 56}
"""So many characters have room."""


@dataclass(frozen=True)
class Person:
    """An opponent of a game. Two with the same id in one game there are not."""

    id: str
    name: str
    short: str
    """As they are called within a sentence."""
    title: Mapping[str, str] = field(hash=False)
    temper: Mapping[str, str] = field(hash=False)
    deck: str
    """The id of the one that they like to play."""
    style: str
    """How they like to play where the computer's level may have a style; "" for no leaning."""
    face: Face
    lines: Mapping[str, tuple[Mapping[str, str], ...]] = field(hash=False)
    """What they say, by occasion."""

    def said(self, occasion: str, number: int, language: str) -> str:
        """One of the lines for that occasion, whatever the number."""
        every = self.lines[occasion]
        return in_language(every[number % len(every)], language)


@dataclass(frozen=True)
class Cast:
    """The people of a game, and the light that all faces at its table stand in."""

    people: tuple[Person, ...] = ()
    light: Light = PLAIN
    teacher: str = ""
    """The id of who teaches in the lesson of the game; "" for no one in particular."""

    def person(self, word: str) -> Person | None:
        return next((person for person in self.people if person.id == word), None)


def file_of(game: str) -> Path:
    return GAMES / game / "look" / "people.yaml"


@lru_cache(maxsize=8)
def cast(game: str) -> Cast:
    """Those of a game; nobody where it has no file. Whoever is described wrongly is left out."""
    path = file_of(game)
    return read(path, Source(str(path))) if path.exists() else Cast()


@lru_cache(maxsize=1)
def players() -> Mapping[str, Face]:
    """The faces that players choose from, by their ids."""
    return read_faces(PLAYERS, Source(str(PLAYERS)))


def faults(path: Path, shown: str, decks: frozenset[str] | None = None) -> list[Fault]:
    """Every fault of a file of people; of decks that there are not too, where `decks` names those that there are."""
    source = Source(shown)
    read(path, source, decks)
    return source.faults


def read(path: Path, source: Source, decks: frozenset[str] | None = None) -> Cast:
    text = read_text(path, source)
    found: dict[str, Person] = {}
    light, teacher = PLAIN, ""
    try:
        root = source.parse(text) if text is not None else None
        table = (
            source.fields(root, "a file of people", ("light", "people", "teacher"), ("people",))
            if root is not None
            else None
        )
        if table and "light" in table:
            light = _light(source, table["light"])
        for node in source.sequence(table["people"], "`people`") or () if table and "people" in table else ():
            person = _person(source, node, light, decks)
            if person is None:
                continue
            same = next((other for other in found.values() if other.face == person.face), None)
            if person.id in found:
                source.fault(node, f"there are two people with the id `{person.id}`", "give one another id")
            elif same is not None:
                source.fault(node, f"`{person.id}` has the face of `{same.id}`", "change what their faces are made of")
            else:
                found[person.id] = person
        if table and "teacher" in table:
            teacher = source.one_of(table["teacher"], frozenset(found), "person") or ""
    except Enough:
        pass
    return Cast(tuple(found.values()), light, teacher)


def read_faces(path: Path, source: Source) -> Mapping[str, Face]:
    text = read_text(path, source)
    root = source.parse(text) if text is not None else None
    table = source.mapping(root, "a file of faces") if root is not None else None
    found = {word: _face(source, node, PLAIN) for word, (_, node) in (table or {}).items()}
    return {word: face for word, face in found.items() if face is not None}


def _person(source: Source, node: Node, light: Light, decks: frozenset[str] | None) -> Person | None:
    before = source.number
    needed = ("id", "name", "title", "temper", "deck", "face", *OCCASIONS)
    table = source.fields(node, "a person", (*needed, "short", "style"), needed)
    if table is None or any(name not in table for name in needed):
        return None
    word, name = source.id(table["id"]), source.word(table["name"], "`name`")
    _measure(source, table["name"], "name", name or "")
    short = source.word(table["short"], "`short`") if "short" in table else (name or "").split(" ")[0]
    texts = {part: _text(source, table[part], part) for part in ("title", "temper")}
    deck = source.id(table["deck"], "`deck`")
    if decks is not None and deck is not None:
        source.one_of(table["deck"], decks, "deck")
    style = source.one_of(table["style"], STYLES, "style") if "style" in table else ""
    face = _face(source, table["face"], light)
    lines = {occasion: _lines(source, table[occasion], occasion) for occasion in OCCASIONS}
    if (
        source.number != before
        or word is None
        or name is None
        or deck is None
        or style is None
        or face is None
        or short is None
    ):
        return None
    return Person(word, name, short, texts["title"], texts["temper"], deck, style, face, lines)


def _text(source: Source, node: Node, part: str) -> dict[str, str]:
    found = source.languages(node, f"`{part}`")
    for text in found.values():
        _measure(source, node, part, text)
    return found


def _measure(source: Source, node: Node, part: str, text: str) -> None:
    if len(text) > LONGEST[part]:
        source.fault(node, f"`{part}` has {len(text)} characters", f"there is room for {LONGEST[part]}")


def _lines(source: Source, node: Node, occasion: str) -> tuple[dict[str, str], ...]:
    nodes = source.sequence(node, f"`{occasion}`") or []
    if len(nodes) != LINES:
        source.fault(node, f"`{occasion}` has {len(nodes)} lines", f"write {LINES}")
    return tuple(_text(source, line, occasion) for line in nodes)


def _face(source: Source, node: Node, light: Light) -> Face | None:
    before = source.number
    table = source.fields(node, "a face", (*WORDS, "turn"))
    found: dict[str, object] = {}
    for name, value in (table or {}).items():
        if name == "turn":
            found[name] = _number(source, value, "`turn`", -1, 1)
        elif name == "marks":
            marks = source.sequence(value, "`marks`") or []
            found[name] = tuple(source.one_of(mark, WORDS[name], "mark") for mark in marks)
        else:
            found[name] = source.one_of(value, WORDS[name], f"`{name}`")
    if table is None or source.number != before:
        return None
    return replace(Face(light=light), **found)  # type: ignore[arg-type]


def _number(source: Source, node: Node, what: str, least: float, most: float) -> float | None:
    try:
        value = float(node.value) if isinstance(node, yaml.ScalarNode) else None
    except ValueError:
        value = None
    if value is None or not least <= value <= most:
        source.fault(node, f"{what} must be a number from {least} to {most}", f"write one, such as {most / 2}")
        return None
    return value


def _light(source: Source, node: Node) -> Light:
    before = source.number
    table = source.fields(node, "`light`", (*COLOURS, "ground", "hatch")) or {}
    found: dict[str, object] = {}
    for name, value in table.items():
        if name == "ground":
            found[name] = source.one_of(value, GROUNDS, "ground")
        elif name == "hatch":
            numbers = source.sequence(value, "`hatch`") or []
            if len(numbers) != 3:
                source.fault(
                    value, f"`hatch` has {len(numbers)} numbers", "write how far apart, how far aslant, how thick"
                )
            found[name] = tuple(_number(source, number, "`hatch`", -100, 100) for number in numbers)
        else:
            word = source.word(value, f"`{name}`") or ""
            if not re.fullmatch(r"#[0-9a-f]{6}", word):
                source.fault(value, f"`{word}` is no colour", 'write one such as "#c08040"')
                continue
            found[name] = tuple(int(word[n : n + 2], 16) for n in (1, 3, 5))
    return replace(PLAIN, **found) if source.number == before else PLAIN  # type: ignore[arg-type]
