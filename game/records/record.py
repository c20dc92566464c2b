"""The content of a match file, and how it is written out.

The file is one JSON document with one field or one answer a line, so that it can be read and compared as text.
What never changes during a match (the head) comes first, with a checksum of its own. `count` says how many answers
follow, and `sums` holds a few digits for each line of them: by these a damaged end is told from what is still good.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import blake2b
from pathlib import Path
from typing import Any, NamedTuple

from game.kernel.errors import GameError
from game.records.schema import COMPARABLE, MATCH, VERSION

FORMAT = "contracts-match"
FLAGS = ("confusing", "unfair", "too_strong", "fun", "rules_bug")
"""What people may say of a moment (`records/flags`)."""
DIGITS = 4
"""Of a line's sum so many are kept."""

Given = tuple[int, tuple[Any, ...]]
"""A seat and its answer."""


class BadMatchFile(GameError):
    """A file that is no match file, is damaged, or comes from a later version."""

    def __init__(self, path: Path, problem: str) -> None:
        super().__init__(f"{path}: {problem}")
        self.path = path
        self.problem = problem


class Damage(NamedTuple):
    """What is left of a file whose end is damaged."""

    kept: int
    """So many answers are as they were given."""
    lost: int
    """So many came after them, as far as the file still says."""

    def __str__(self) -> str:
        if not self.lost:
            return f"its end was damaged; all its {self.kept} answers are there"
        return f"its end was damaged: {self.lost} answers after the first {self.kept} are lost"


@dataclass
class Record:
    """The content of a match file."""

    game: str
    seed: int
    first: int | None
    seats: tuple[str, ...]
    decks: list[dict[str, Any]]
    constants: dict[str, Any]
    cards: list[Mapping[str, Any]]
    workshop: bool = False
    edits: list[dict[str, Any]] = field(default_factory=list)
    """In which the cards were edited in the middle of the match: after `at` answers, by `cards` (`editing`)."""
    people: list[dict[str, str]] = field(default_factory=list)
    """Who sits at each seat: `name` and `face`, as far as they are told; [] in files of before."""
    app: str = ""
    created: str = ""
    ai_seed: int = 0
    """The chance of the computer opponents; drawn apart from `seed`, which it tells nothing of."""
    answers: list[Given] = field(default_factory=list)
    receipts: dict[int, Any] = field(default_factory=dict)
    fingerprints: list[tuple[int, str]] = field(default_factory=list)
    notes: list[dict[str, Any]] = field(default_factory=list)
    turns: int = 0
    """So many turns were begun; files of before don't say."""
    order: int = 0
    """Which match of its folder was played last: the one with the highest. No clock has a say in it."""
    conceded: int | None = None
    """Who gave up and ended the match, in files of before; now it stands among the answers."""
    result: dict[str, Any] | None = None

    others: dict[str, Any] = field(default_factory=dict)
    """Fields that this program doesn't know."""
    damage: Damage | None = None
    """What of the file was lost; never written."""

    def fixed(self) -> dict[str, Any]:
        """The fields that stay as they are for the whole match."""
        version = VERSION if self.edits else COMPARABLE
        found = {
            "format": FORMAT, "version": version, "app": self.app, "game": self.game, "created": self.created,
            "seed": self.seed, "ai_seed": self.ai_seed, "first": self.first, "seats": list(self.seats),
            "workshop": self.workshop, "constants": self.constants, "decks": self.decks, "cards": self.cards,
        }  # fmt: skip
        found |= {"people": self.people} if any(self.people) else {}
        return found | {"edits": self.edits} if self.edits else found

    def head(self) -> bytes:
        """They as they are written out, with their checksum."""
        parts = self.fixed()
        cards = _lines(parts.pop("cards"))
        lines = [f'"{name}": {dumps(value)},\n' for name, value in parts.items()]
        head = ("{\n" + "".join(lines) + f'"cards": {cards},\n').encode()
        return head + f'"head": "{checksum(head)}",\n'.encode()

    def tail(self, answers: Sequence[str], sums: str) -> bytes:
        """The part that grows, round its answers as they were written out, up to the checksum."""
        parts = {
            "count": dumps(len(answers)),
            "answers": _list(answers),
            "sums": dumps(sums),
            "receipts": dumps({str(n): r for n, r in self.receipts.items()}),
            "fingerprints": _lines(self.fingerprints),
            "notes": _lines(self.notes),
            **{name: dumps(value) for name, value in self.others.items()},
            "turns": dumps(self.turns),
            "order": dumps(self.order),
            "conceded": dumps(self.conceded),
            "result": dumps(self.result),
        }
        return "".join(f"{dumps(name)}: {written},\n" for name, written in parts.items()).encode()


def record_of(data: Mapping[str, Any]) -> Record:
    """The record that a checked document holds; of an earlier version without what can't be compared any more."""
    known = (*MATCH.needed, *MATCH.optional)
    comparable = data["version"] >= COMPARABLE
    receipts = (data.get("receipts") or {}) if comparable else {}
    marks = (data.get("fingerprints") or []) if comparable else []
    return Record(
        game=data["game"], seed=data["seed"], first=data.get("first"), seats=tuple(data["seats"]),
        decks=data["decks"], constants=data["constants"], cards=data["cards"],
        workshop=data.get("workshop") or False, edits=data.get("edits") or [], people=data.get("people") or [],
        app=data.get("app") or "", created=data.get("created") or "",
        ai_seed=data.get("ai_seed") or 0, answers=[(seat, tuple(answer)) for seat, *answer in data["answers"]],
        receipts={int(number): receipt for number, receipt in receipts.items()},
        fingerprints=[(number, mark) for number, mark in marks],
        notes=data.get("notes") or [], turns=data.get("turns") or 0, order=data.get("order") or 0,
        conceded=data.get("conceded"), result=data.get("result"),
        others={name: value for name, value in data.items() if name not in known},
    )  # fmt: skip


def line_sum(before: str, line: str) -> str:
    """The digits for a line of answers; they hang on those of the line before."""
    return blake2b((before + line).encode(), digest_size=DIGITS // 2).hexdigest()


def checksum(content: bytes) -> str:
    return blake2b(content, digest_size=16).hexdigest()


dumps = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode


def _lines(items: Iterable[Any]) -> str:
    return _list(map(dumps, items))


def _list(items: Iterable[str]) -> str:
    lines = ",\n".join(items)
    return f"[\n{lines}\n]" if lines else "[]"
