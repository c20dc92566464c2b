"""Match files on disk: written after every answer, found again in their folder, removed when there are very many.

What never changes during a match (the head) is written out once and kept; after each answer the whole file is replaced
by way of a temporary file, so that at any moment the file on disk is a whole one.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Container, Iterable, Iterator, Mapping
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

from game.records.reading import read as read
from game.records.record import FLAGS, Given, checksum, dumps, line_sum
from game.records.record import BadMatchFile as BadMatchFile
from game.records.record import Record as Record
from game.records.schema import MOST_ANSWERS, MOST_BYTES, MOST_ORDER
from game.system.files import claim, is_held_elsewhere, make_folder
from game.system.files import replace_file as replace_file
from game.system.places import user_folder, version
from game.system.reading import read_regular

if TYPE_CHECKING:
    from game.kernel.cards import Definition

SUFFIX = ".match"
DAMAGED = ".damaged"
"""The name under which a file with a damaged end stays, once the match in it goes on."""
KEPT = 200
"""So many finished matches stay in the folder; older ones go when a new match begins."""

HUMAN = "human"
"""Who sits in the seat of a person."""
LOOKED_AT = 500  # bytes
ANALYSIS = ".analysis"
"""What was found in a look back at a match lies beside its file."""
LONGEST_NAME = 100
"""Of a file, so that names that are made from it fit too."""


def app_version() -> str:
    return version()


def matches_folder() -> Path:
    return user_folder() / "matches"


# --- writing ----------------------------------------------------------------------------------------------------------


class Writer:
    """Keeps the file at `path` equal to `record`. `trouble` is a sentence for the table while that fails."""

    def __init__(self, path: Path, record: Record, damaged: bool = False) -> None:
        """`damaged`: what lies at `path` is kept under another name before it is replaced."""
        self._damaged = damaged
        self.path = path
        self.record = record
        self.trouble: str | None = None
        self._head = record.head()
        self._answers: list[tuple[Given, str, str]] = []
        """Each answer, its line and the line's sum, as they were written out last."""
        self._is_newest = record.result is not None and record.order > 0  # to add a note is not to play it

    def write(self) -> bool:
        """Replace the file. False, with `trouble`, if that can't be done; the file before is then still there."""
        if not self._is_newest:
            self._become_newest()
        content = self.content()
        if len(self.record.answers) > MOST_ANSWERS or len(content) > MOST_BYTES:
            self.trouble = "The match is too long for its file; it goes on, and from here on it is not saved."
            return False
        with suppress(OSError):
            make_folder(self.path.parent)  # it may have been removed since
        if not claim(self.path):
            self.trouble = "This match goes on in another window; what is played here is not saved."
            return False
        try:
            self._keep_damaged()
            replace_file(self.path, content)
        except OSError as error:
            why = error.strerror or "the disk refuses"
            self.trouble = f"The match can't be saved ({why}); it goes on, and the next answer tries again."
            return False
        self.trouble = None
        return True

    def content(self) -> bytes:
        """The whole file as it would be written now."""
        written = self._written_answers()
        tail = self.record.tail([line for _, line, _ in written], "".join(digits for *_, digits in written))
        content = self._head + tail
        return content + f'"checksum": "{checksum(content)}"\n}}\n'.encode()

    def _become_newest(self) -> None:
        """From now on this match is the one that was played last."""
        others = (path for path in files(self.path.parent) if path != self.path)
        newest = max(map(_order, others), default=0)
        self.record.order = min(max(self.record.order, newest + 1), MOST_ORDER)
        self._is_newest = True

    def _keep_damaged(self) -> None:
        if self._damaged:
            replace_file(self.path.with_name(self.path.name + DAMAGED), read_regular(self.path, MOST_BYTES))
            self._damaged = False

    def _written_answers(self) -> list[tuple[Given, str, str]]:
        """Those of the last time are not written out again."""
        answers, known = self.record.answers, self._answers
        while known and (len(known) > len(answers) or known[-1][0] is not answers[len(known) - 1]):
            known.pop()
        for given in answers[len(known) :]:
            line = dumps([given[0], *given[1]])
            known.append((given, line, line_sum(known[-1][2] if known else "", line)))
        return known


def new_path(folder: Path, decks: Iterable[str]) -> Path:
    """A name that no match has, in this program or another. Raises OSError if the folder can't be made."""
    make_folder(folder)
    stem = "-".join((datetime.now().strftime("%Y%m%d-%H%M%S"), *decks))[:LONGEST_NAME]
    names = (f"{stem}{'' if n == 1 else f'-{n}'}{SUFFIX}" for n in range(1, 10_000))
    return next(folder / name for name in names if not (folder / name).exists() and claim(folder / name))


# --- the folder -------------------------------------------------------------------------------------------------------


def files(folder: Path) -> list[Path]:
    """The match files of `folder`, the one played last first: by what is in them.

    No clock has a say, but among those whose number can't be exceeded: a file from elsewhere may have such a one.
    """
    with suppress(OSError):
        return sorted(folder.glob(f"*{SUFFIX}"), key=_age, reverse=True)
    return []


def _age(path: Path) -> tuple[int, float, bytes, Path]:
    order, changed = _order(path), 0.0
    if order >= MOST_ORDER:
        with suppress(OSError):
            changed = path.stat().st_mtime
    return order, changed, _created(path), path


def is_finished(path: Path) -> bool:
    """Has the match in this file its result? Looks only at the end of the file."""
    return b'\n"result": {' in _part(path, end=True)


def _order(path: Path) -> int:
    found = re.search(rb'\n"order": (\d{1,%d}),\r?\n' % len(str(MOST_ORDER)), _part(path, end=True))
    return int(found[1]) if found else 0


def _created(path: Path) -> bytes:
    found = re.search(rb'\n"created": "([^"]{0,40})"', _part(path, end=False))
    return found[1] if found else b""


def beginning(path: Path) -> bytes:
    """The first few lines of the file: its version, its game and when it was begun."""
    return _part(path, end=False)


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


def unfinished_match(folder: Path, passed: Container[Path] = ()) -> tuple[Path, Record] | None:
    """The first of `unfinished_matches` that is not among those `passed` over."""
    return next((found for found in unfinished_matches(folder) if found[0] not in passed), None)


def unfinished_matches(
    folder: Path, unread: Callable[[Path, BadMatchFile], None] = lambda path, error: None
) -> Iterator[tuple[Path, Record]]:
    """Those that a person still plays, here, and that have no result, the one played last first.

    Files that can't be read are passed over, and `unread` is called of each.
    """
    for path in files(folder):
        if is_finished(path) or is_held_elsewhere(path):
            continue
        from game.kernel.decisions import CONCEDE  # a start without such a match need not wait for it

        try:
            record = read(path)
        except BadMatchFile as error:
            unread(path, error)
            continue
        gone = {seat for seat, answer in record.answers if answer == CONCEDE}
        people = {seat for seat, who in enumerate(record.seats) if who == HUMAN}
        if people - gone and record.result is None:
            yield path, record


def prune(folder: Path, kept: int = KEPT) -> None:
    """Remove finished matches beyond the newest `kept`, with what was found of them in a look back; flagged ones stay.

    What a killed process left half written goes too.
    """
    for path in [p for p in files(folder) if is_finished(p)][kept:]:
        with suppress(OSError):
            if _is_flagged(path):
                continue
            path.unlink()
            path.with_suffix(ANALYSIS).unlink(missing_ok=True)
    for path in folder.glob(f".*{SUFFIX}.*.tmp"):
        written = folder / path.name[1:].rsplit(".", 2)[0]
        with suppress(OSError):
            if not is_held_elsewhere(written):
                path.unlink()


def _is_flagged(path: Path) -> bool:
    """Has somebody marked a moment of this match? Raises OSError."""
    return _FLAGGED.search(read_regular(path, MOST_BYTES)) is not None


_FLAGGED = re.compile(rb'"flag": ?"(' + "|".join(FLAGS).encode() + rb')"')


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
