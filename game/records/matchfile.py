"""The one file for everything that was played: set-up, pinned cards, seed, answers, fingerprints.

The file is one JSON document with one field or one answer a line, so that it can be read and compared as text.
What never changes during a match (the head) is written out once and kept; after each answer the whole file is replaced
by way of a temporary file, so that at any moment the file on disk is a whole one.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import datetime
from hashlib import blake2b
from pathlib import Path
from typing import Any

from game.kernel.cards import Definition
from game.kernel.data import tupled
from game.kernel.decisions import CONCEDE, Answer
from game.kernel.errors import GameError
from game.system.files import claim, is_held_elsewhere, make_folder
from game.system.files import replace_file as replace_file
from game.system.places import user_folder, version

FORMAT = "contracts-match"
VERSION = 1
SUFFIX = ".match"
KEPT = 200
"""So many finished matches stay in the folder; older ones go when a new match begins."""

HUMAN = "human"
"""Who sits in the seat of a person."""
LOOKED_AT = 500  # bytes
DIGITS = 12

Given = tuple[int, Answer]


class BadMatchFile(GameError):
    """A file that is no match file, is damaged, or comes from a later version."""

    def __init__(self, path: Path, problem: str) -> None:
        super().__init__(f"{path}: {problem}")
        self.path = path
        self.problem = problem


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
    app: str = ""
    created: str = ""
    ai_seed: int = 0
    """The chance of the computer opponents; drawn apart from `seed`, which it tells nothing of."""
    answers: list[Given] = field(default_factory=list)
    receipts: dict[int, Any] = field(default_factory=dict)
    fingerprints: list[tuple[int, str]] = field(default_factory=list)
    notes: list[dict[str, Any]] = field(default_factory=list)
    order: int = 0
    """Which match of its folder was played last: the one with the highest. No clock has a say in it."""
    conceded: int | None = None
    """Who gave up and ended the match, in files of before; now it stands among the answers."""
    result: dict[str, Any] | None = None

    def head(self) -> str:
        """The part that stays as it is for the whole match."""
        parts = {
            "format": FORMAT, "version": VERSION, "app": self.app, "game": self.game, "created": self.created,
            "seed": self.seed, "ai_seed": self.ai_seed, "first": self.first, "seats": list(self.seats),
            "workshop": self.workshop, "constants": self.constants, "decks": self.decks,
        }  # fmt: skip
        lines = [f'"{name}": {_dumps(value)},\n' for name, value in parts.items()]
        return "{\n" + "".join(lines) + f'"cards": {_lines(self.cards)},\n'

    def tail(self, answers: Iterable[str]) -> str:
        """The part that grows, round its answers as they were written out."""
        receipts = {str(n): r for n, r in self.receipts.items()}
        return (
            f'"answers": {_list(answers)},\n'
            f'"receipts": {_dumps(receipts)},\n"fingerprints": {_lines(self.fingerprints)},\n'
            f'"notes": {_lines(self.notes)},\n"order": {self.order},\n'
            f'"conceded": {_dumps(self.conceded)},\n"result": {_dumps(self.result)}'
        )


_dumps = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode


def _lines(items: Iterable[Any]) -> str:
    return _list(map(_dumps, items))


def _list(items: Iterable[str]) -> str:
    lines = ",\n".join(items)
    return f"[\n{lines}\n]" if lines else "[]"


def app_version() -> str:
    return version()


def matches_folder() -> Path:
    return user_folder() / "matches"


# --- writing ----------------------------------------------------------------------------------------------------------


class Writer:
    """Keeps the file at `path` equal to `record`. `trouble` is a sentence for the table while that fails."""

    def __init__(self, path: Path, record: Record) -> None:
        self.path = path
        self.record = record
        self.trouble: str | None = None
        self._head = record.head().encode()
        self._checksum = blake2b(self._head, digest_size=16)
        self._answers: list[tuple[Given, str]] = []
        self._is_newest = False

    def write(self) -> bool:
        """Replace the file. False, with `trouble`, if that can't be done; the file before is then still there."""
        if not self._is_newest:
            self._become_newest()
        tail = (self.record.tail(self._written_answers()) + ",\n").encode()
        checksum = self._checksum.copy()
        checksum.update(tail)
        end = f'"checksum": "{checksum.hexdigest()}"\n}}\n'.encode()
        if not claim(self.path):
            self.trouble = "This match goes on in another window; what is played here is not saved."
            return False
        try:
            replace_file(self.path, self._head + tail + end)
        except OSError as error:
            why = error.strerror or "the disk refuses"
            self.trouble = f"The match can't be saved ({why}); it goes on, and the next answer tries again."
            return False
        self.trouble = None
        return True

    def _become_newest(self) -> None:
        """From now on this match is the one that was played last."""
        others = (path for path in files(self.path.parent) if path != self.path)
        newest = max(map(_order, others), default=0)
        self.record.order = min(max(self.record.order, newest + 1), 10**DIGITS - 1)
        self._is_newest = True

    def _written_answers(self) -> list[str]:
        """Each answer as its line; those of the last time are not written out again."""
        answers, known = self.record.answers, self._answers
        while known and (len(known) > len(answers) or known[-1][0] is not answers[len(known) - 1]):
            known.pop()
        known += [(given, _dumps([given[0], *given[1]])) for given in answers[len(known) :]]
        return [line for _, line in known]


def new_path(folder: Path, decks: Iterable[str]) -> Path:
    """A name that no match has, in this program or another. Raises OSError if the folder can't be made."""
    make_folder(folder)
    stem = "-".join((datetime.now().strftime("%Y%m%d-%H%M%S"), *decks))
    names = (f"{stem}{'' if n == 1 else f'-{n}'}{SUFFIX}" for n in range(1, 10_000))
    return next(folder / name for name in names if not (folder / name).exists() and claim(folder / name))


# --- reading ----------------------------------------------------------------------------------------------------------


def read(path: Path) -> Record:
    """The record in the file at `path`. Raises BadMatchFile with one sentence for whatever is wrong with it."""
    try:
        content = path.read_bytes()
    except OSError as error:
        raise BadMatchFile(path, f"the match file can't be read ({error.strerror})") from None
    try:
        data = json.loads(content.decode("utf-8"))
    except (ValueError, RecursionError):
        begins = content[:200].lstrip().startswith(b"{") and FORMAT.encode() in content[:200]
        raise BadMatchFile(
            path, "the match file is damaged: it ends or breaks in the middle" if begins else "this is no match file"
        ) from None
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise BadMatchFile(path, "this is no match file")
    if type(data.get("version")) is not int or data["version"] < 1:
        raise BadMatchFile(path, "the match file is damaged: it has no version number")
    if data["version"] > VERSION:
        raise BadMatchFile(path, f"the match file is of version {data['version']}, and this program "
                                 f"reads up to {VERSION}; a later program can open it")  # fmt: skip
    if "checksum" in data and data["checksum"] != _checksum(content):
        raise BadMatchFile(path, "the match file is damaged: it is not as it was written (if you changed it "
                                 "on purpose, remove its `checksum` field)")  # fmt: skip
    return _Reader(path, data).record()


def _checksum(content: bytes) -> str:
    return blake2b(content[: content.rfind(b'"checksum":')], digest_size=16).hexdigest()


class _Reader:
    """Takes a document apart, and says which field is wrong."""

    def __init__(self, path: Path, data: dict[str, Any]) -> None:
        self.path = path
        self.data = data

    def record(self) -> Record:
        record = Record(
            game=self.field("game", str), seed=self.field("seed", int), first=self.field("first", int, None),
            seats=tuple(self.items("seats", str)), decks=self.items("decks", dict),
            constants=self.field("constants", dict), cards=self.items("cards", dict),
            workshop=self.field("workshop", bool, False), app=self.field("app", str, ""),
            created=self.field("created", str, ""), ai_seed=self.field("ai_seed", int, 0),
            answers=[self.given(a) for a in self.items("answers", list)],
            notes=self.items("notes", dict, []), order=self.field("order", int, 0),
            conceded=self.field("conceded", int, None), result=self.field("result", dict, None),
        )  # fmt: skip
        for deck in record.decks:
            cards = deck.get("cards")
            if not isinstance(cards, list) or not all(isinstance(c, str) for c in cards):
                raise self.damaged("decks")
        if len(record.seats) != len(record.decks):
            raise self.damaged("seats")
        for seat in (record.first, record.conceded):
            if seat is not None and not 0 <= seat < len(record.seats):
                raise self.damaged("first")
        record.receipts = {int(n): r for n, r in self.field("receipts", dict, {}).items() if n.isdigit()}
        record.fingerprints = [self.fingerprint(f) for f in self.items("fingerprints", list, [])]
        return record

    def damaged(self, name: str) -> BadMatchFile:
        missing = "is missing" if name not in self.data else "holds what it can't hold"
        return BadMatchFile(self.path, f"the match file is damaged: its `{name}` {missing}")

    def field(self, name: str, kind: type, *default: Any) -> Any:
        value = self.data.get(name)
        if default and value is None:
            return default[0]
        if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
            raise self.damaged(name)
        return value

    def items(self, name: str, kind: type, *default: Any) -> list[Any]:
        found: list[Any] = self.field(name, list, *default)
        if not all(isinstance(item, kind) for item in found):
            raise self.damaged(name)
        return found

    def given(self, item: list[Any]) -> Given:
        if len(item) < 2 or type(item[0]) is not int or not isinstance(item[1], str):
            raise self.damaged("answers")
        return item[0], tupled(item[1:])

    def fingerprint(self, item: list[Any]) -> tuple[int, str]:
        if len(item) != 2 or type(item[0]) is not int or not isinstance(item[1], str):
            raise self.damaged("fingerprints")
        return item[0], item[1]


# --- the folder -------------------------------------------------------------------------------------------------------


def files(folder: Path) -> list[Path]:
    """The match files of `folder`, the one played last first: by what is in them, and by no clock of the disk."""
    with suppress(OSError):
        return sorted(folder.glob(f"*{SUFFIX}"), key=lambda path: (_order(path), _created(path), path), reverse=True)
    return []


def is_finished(path: Path) -> bool:
    """Has the match in this file its result? Looks only at the end of the file."""
    return b'\n"result": {' in _part(path, end=True)


def _order(path: Path) -> int:
    found = re.search(rb'\n"order": (\d{1,%d}),\n' % DIGITS, _part(path, end=True))
    return int(found[1]) if found else 0


def _created(path: Path) -> bytes:
    found = re.search(rb'\n"created": "([^"]{0,40})"', _part(path, end=False))
    return found[1] if found else b""


def _part(path: Path, end: bool) -> bytes:
    """The beginning or the end of the file, as far as it is looked at without reading it."""
    try:
        if not path.is_file():
            return b""
        with open(path, "rb") as file:
            if end:
                file.seek(max(0, os.fstat(file.fileno()).st_size - LOOKED_AT))
            return file.read(LOOKED_AT)
    except OSError:
        return b""


def newest_unfinished(folder: Path) -> Path | None:
    """The file of `unfinished_match`."""
    found = unfinished_match(folder)
    return found[0] if found else None


def unfinished_match(folder: Path) -> tuple[Path, Record] | None:
    """The match played last that a person still plays, here, and that has no result; damaged files are passed over."""
    for path in files(folder):
        if is_finished(path) or is_held_elsewhere(path):
            continue
        with suppress(BadMatchFile):
            record = read(path)
            gone = {seat for seat, answer in record.answers if answer == CONCEDE}
            people = {seat for seat, who in enumerate(record.seats) if who == HUMAN}
            if people - gone and record.result is None:
                return path, record
    return None


def prune(folder: Path, kept: int = KEPT) -> None:
    """Remove finished matches beyond the newest `kept`, and what a killed process left half written."""
    for path in [p for p in files(folder) if is_finished(p)][kept:]:
        with suppress(OSError):
            path.unlink()
    for path in folder.glob(f".*{SUFFIX}.*.tmp"):
        written = folder / path.name[1:].rsplit(".", 2)[0]
        with suppress(OSError):
            if not is_held_elsewhere(written):
                path.unlink()


def pinned(ids: Iterable[str], definitions: Mapping[str, Definition]) -> list[Mapping[str, Any]]:
    """The plain definitions of `ids` and of every card that those can name, however far down."""
    wanted: dict[str, None] = dict.fromkeys(ids)
    waiting = list(wanted)
    while waiting:
        for word in _words(definitions[waiting.pop()].source.get("clauses", ())):
            if word in definitions and word not in wanted:
                wanted[word] = None
                waiting.append(word)
    return [definitions[card].source for card in wanted]


def _words(value: Any) -> Iterable[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, Mapping):
        for key, held in value.items():
            yield str(key)
            yield from _words(held)
    elif isinstance(value, list | tuple):
        for held in value:
            yield from _words(held)
