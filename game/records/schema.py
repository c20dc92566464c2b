"""What a match file can hold: the shape and the bounds of every field, in one place.

A file is checked against MATCH whole before anything of it is used. Fields that it does not name may be there too, of
plain data within bounds: a later program may have written them.
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass, field
from math import isfinite
from typing import Any

from game.system.visible import first_hidden

MOST_BYTES = 2_000_000
"""A file is no larger; a long match has a tenth of that."""
MOST_SEATS = 8
MOST_ANSWERS = 5_000
MOST_NOTES = 2_000
MOST_CARDS = 1_000
"""So many pinned cards, and so many in a deck."""
MOST_PARTS = 60_000
"""Of all pinned cards together; those of a match have a tenth of that."""
MOST_ORDER = 10**12 - 1
LARGEST = 1_000_000
"""No number in an answer is larger: they are ids, places and amounts."""
VERSION = 3
"""Of the format, the latest. Files of matches whose cards were never edited are of COMPARABLE, as before."""
COMPARABLE = 2
"""Fingerprints and receipts of version 1 are of positions as the engine described them then."""
MOST_EDITS = 60


class Mismatch(Exception):
    """A value is not of its shape: `where` it stands, and what is wrong with it."""

    def __init__(self, where: str, problem: str) -> None:
        super().__init__(f"`{where}` {problem}")


class Shape(ABC):
    @abstractmethod
    def check(self, value: Any, where: str) -> None:
        """Raises Mismatch."""


@dataclass(frozen=True)
class Number(Shape):
    """A whole number."""

    least: int
    most: int

    def check(self, value: Any, where: str) -> None:
        if type(value) is not int:
            raise Mismatch(where, "must be a whole number")
        if not self.least <= value <= self.most:
            raise Mismatch(where, f"must be from {self.least} to {self.most}")


@dataclass(frozen=True)
class Share(Shape):
    """A number from 0 to 1."""

    def check(self, value: Any, where: str) -> None:
        if type(value) not in (int, float) or not 0 <= value <= 1:
            raise Mismatch(where, "must be a number from 0 to 1")


@dataclass(frozen=True)
class Text(Shape):
    """At most so many characters; `seen`: each of which can be seen; `pattern`: of this form."""

    most: int
    seen: bool = True
    pattern: str = ""

    def check(self, value: Any, where: str) -> None:
        if not isinstance(value, str):
            raise Mismatch(where, "must be a text")
        if len(value) > self.most:
            raise Mismatch(where, f"must have no more than {self.most} signs")
        if self.pattern and not re.fullmatch(self.pattern, value):
            raise Mismatch(where, "must be a name of small letters, digits, _ and -")
        if not value.isascii() and any("\ud800" <= sign <= "\udfff" for sign in value):
            raise Mismatch(where, "must be a text that can be written")
        if self.seen and first_hidden(value) is not None:
            raise Mismatch(where, "must be a text that can be seen")


@dataclass(frozen=True)
class Truth(Shape):
    def check(self, value: Any, where: str) -> None:
        if not isinstance(value, bool):
            raise Mismatch(where, "must be true or false")


@dataclass(frozen=True)
class Maybe(Shape):
    """`of`, or null."""

    of: Shape

    def check(self, value: Any, where: str) -> None:
        if value is not None:
            self.of.check(value, where)


@dataclass(frozen=True)
class Items(Shape):
    """A list."""

    of: Shape
    most: int
    least: int = 0

    def check(self, value: Any, where: str) -> None:
        if not isinstance(value, list):
            raise Mismatch(where, "must be a list")
        if not self.least <= len(value) <= self.most:
            raise Mismatch(where, f"must have from {self.least} to {self.most} entries")
        for number, item in enumerate(value):
            self.of.check(item, f"{where}[{number}]")


@dataclass(frozen=True)
class Row(Shape):
    """A list with these entries, and further ones of `rest`."""

    first: tuple[Shape, ...]
    rest: Shape | None = None
    most: int = 0

    def check(self, value: Any, where: str) -> None:
        if not isinstance(value, list):
            raise Mismatch(where, "must be a list")
        if not len(self.first) <= len(value) <= len(self.first) + self.most:
            raise Mismatch(where, "has too few or too many entries")
        for number, item in enumerate(value):
            shape = self.first[number] if number < len(self.first) else self.rest
            assert shape is not None
            shape.check(item, f"{where}[{number}]")


@dataclass(frozen=True)
class Part(Shape):
    """What follows in an answer: a number or a word."""

    def check(self, value: Any, where: str) -> None:
        (WORD if isinstance(value, str) else Number(-LARGEST, LARGEST)).check(value, where)


@dataclass(frozen=True)
class Plain(Shape):
    """Any plain data of JSON, nested so deep at the most."""

    deepest: int
    longest: int = 4_000

    def check(self, value: Any, where: str) -> None:
        if isinstance(value, str):
            Text(self.longest, seen=False).check(value, where)
        elif isinstance(value, float) and not isfinite(value):
            raise Mismatch(where, "must be a number that can be written")
        elif isinstance(value, int) and abs(value) >= 1 << 256:
            raise Mismatch(where, "is too large a number")
        elif isinstance(value, list | dict):
            self._check_within(value, where)

    def _check_within(self, value: list[Any] | dict[str, Any], where: str) -> None:
        if not self.deepest:
            raise Mismatch(where, "is nested too deep")
        inner = Plain(self.deepest - 1, self.longest)
        if isinstance(value, list):
            for item in value:
                inner.check(item, where)
            return
        for key, item in value.items():
            Text(200, seen=False).check(key, where)
            inner.check(item, where)


@dataclass(frozen=True)
class Sized(Shape):
    """`of`, which has no more than so many parts, however they are nested: values, entries, fields."""

    of: Shape
    most: int

    def check(self, value: Any, where: str) -> None:
        parts, waiting = 0, [value]
        while waiting:
            inner = waiting.pop()
            if isinstance(inner, list | dict):
                parts += len(inner)
                waiting += inner.values() if isinstance(inner, dict) else inner
            if parts > self.most:
                raise Mismatch(where, f"must have no more than {self.most} parts")
        self.of.check(value, where)


@dataclass(frozen=True)
class Table(Shape):
    """A map with any keys of a form."""

    keys: Shape
    of: Shape
    most: int

    def check(self, value: Any, where: str) -> None:
        if not isinstance(value, dict):
            raise Mismatch(where, "must be a map")
        if len(value) > self.most:
            raise Mismatch(where, f"must have no more than {self.most} entries")
        for key, item in value.items():
            self.keys.check(key, where)
            self.of.check(item, f"{where}.{key}")


@dataclass(frozen=True)
class Fields(Shape):
    """A map with these fields; the optional ones can be missing or null. What else is there is kept, if it is plain."""

    needed: Mapping[str, Shape]
    optional: Mapping[str, Shape] = field(default_factory=dict)

    def check(self, value: Any, where: str) -> None:
        if not isinstance(value, dict):
            raise Mismatch(where, "must be a map")
        within = f"{where}." if where else ""
        for name, shape in self.needed.items():
            if name not in value:
                raise Mismatch(f"{within}{name}", "is missing")
            shape.check(value[name], f"{within}{name}")
        for name, shape in self.optional.items():
            if value.get(name) is not None:
                shape.check(value[name], f"{within}{name}")
        others = {name: item for name, item in value.items() if name not in self.needed and name not in self.optional}
        OTHERS.check(others, where or "the file")


OTHERS = Plain(12)
"""What a field may hold that this program doesn't know."""
WORD = Text(60, pattern=r"[a-z0-9_-]+")
NAME = Text(120)
SEAT = Number(0, MOST_SEATS - 1)
COUNT = Number(0, MOST_ANSWERS)
SEED = Number(0, (1 << 128) - 1)
CARD = Fields({"id": WORD}, {"name": Table(WORD, NAME, 20), "kind": WORD, "clauses": Items(Plain(16), 40)})
"""Of a pinned card, what is read before the card language checks it."""
EDIT = Fields({"at": COUNT, "cards": Sized(Items(CARD, MOST_CARDS), MOST_PARTS)})
"""After so many answers these cards took the place of their former selves."""
DECK = Fields({"id": WORD, "name": Table(WORD, NAME, 20), "cards": Items(WORD, MOST_CARDS)})
ANSWER = Row((SEAT, WORD), Part(), MOST_CARDS)
RECEIPT = Fields(
    {},
    {
        "view": Text(200),
        "level": WORD,
        "seed": SEED,
        "nodes": Number(0, LARGEST),
        "late": Truth(),
        "planned": Text(200),
        "place": COUNT,
    },
)
SITS = Fields({}, {"name": Text(40), "face": WORD})
"""Who sits at a seat: what they are called, and which face they have, as the table knows it."""
NOTE = Fields({}, {"at": COUNT, "flag": WORD, "text": Text(4_000, seen=False), "seat": SEAT, "turn": COUNT})
RESULT = Fields(
    {}, {"winner": SEAT, "winners": Items(SEAT, MOST_SEATS), "reason": WORD, "owned": Items(Row((WORD, SEAT)), 200)}
)

HEAD = Fields(
    {
        "version": Number(1, VERSION),
        "game": WORD,
        "seed": SEED,
        "seats": Items(WORD, MOST_SEATS, 1),
        "decks": Items(DECK, MOST_SEATS, 1),
        "constants": Sized(Table(WORD, Plain(4), 200), 2_000),
        "cards": Sized(Items(CARD, MOST_CARDS), MOST_PARTS),
    },
    {
        "format": NAME,
        "app": NAME,
        "created": NAME,
        "ai_seed": SEED,
        "first": SEAT,
        "workshop": Truth(),
        "edits": Items(EDIT, MOST_EDITS),
        "people": Items(SITS, MOST_SEATS),
        "head": Text(200),
    },
)
"""The part of a file that stays as it is for the whole match."""
TAIL = Fields(
    {"answers": Items(ANSWER, MOST_ANSWERS)},
    {
        "count": COUNT,
        "sums": Text(4 * MOST_ANSWERS),
        "receipts": Table(Text(6, pattern="[0-9]+"), RECEIPT, MOST_ANSWERS),
        "fingerprints": Items(Row((COUNT, Text(200))), MOST_ANSWERS),
        "notes": Items(NOTE, MOST_NOTES),
        "turns": Number(0, LARGEST),
        "order": Number(0, MOST_ORDER),
        "conceded": SEAT,
        "result": RESULT,
        "checksum": Text(200),
    },
)
"""The part that grows."""
MATCH = Fields({**HEAD.needed, **TAIL.needed}, {**HEAD.optional, **TAIL.optional})
