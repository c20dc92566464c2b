"""Files of rows of mirrored pairs: a head that says of what they are, and a line for each pair.

A line is written when its pair is over, and stays as it is. A last line that was not written to its end is dropped.
Files of several machines, or of several seeds, are put together if their heads say the same of cards, rules and agents;
a pair that several of them have is counted once. What comes of it is the same to the byte in whatever order they are
named.
"""

from __future__ import annotations

import json
import os
import stat
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from time import monotonic
from typing import Any

from game.lab.simulate import NoSuch, new_seed
from game.records.record import dumps
from game.system.files import replace_file

FORMAT = "contracts-balance"
VERSION = 2
"""1 had no hands."""
SECONDS_BETWEEN_SYNCS = 1.0
"""So often what was written is made sure to be on the disk."""
LONGEST = 1_000_000
"""So many bytes a line has at the most."""

Key = tuple[str, str, int, str, str, int, int]
"""By which a pair is known: start, blank and its side, the two decks, the run's seed, the number."""
Score = tuple[float, float] | None
"""Of a pair: that of the first deck and of whoever began, in the mean of its matches; None where one had no end."""

DIFFERENCES = {
    "version": "a version of the program that writes other files",
    "game": "another game",
    "agent": "another agent",
    "weights": "other weights of the agent",
    "nodes": "another limit on positions",
    "rules": "other rules",
    "cards": "other cards",
    "program": "another program",
    "habits": "another program",
    "supply": "another program",
}
"""What a head says, and how it is told that another one says something else."""


@dataclass
class Book:
    """A file's head, and its rows."""

    head: dict[str, Any]
    lines: dict[Key, str] = field(default_factory=dict)
    scores: dict[Key, Score] = field(default_factory=dict)

    def __len__(self) -> int:
        """How many pairs it has."""
        return len(self.lines)

    def add(self, row: dict[str, Any]) -> str:
        """The line of a row that was not there before; "" for one that was. Raises ValueError and the like for what is
        no row, and Differs for the same pair with another outcome."""
        key, line = key_of(row), dumps(row)
        held = self.lines.get(key)
        if held is not None:
            if held != line:
                raise Differs(f"pair {row['number']} of {row['duel'][0]} and {row['duel'][1]} came out otherwise")
            return ""
        self.lines[key], self.scores[key] = line, score_of(row)
        return line

    def rows(self) -> Iterable[dict[str, Any]]:
        """In the order of their keys, however they came."""
        for key in sorted(self.lines):
            yield json.loads(self.lines[key])

    def written(self) -> bytes:
        return "".join(
            f"{line}\n" for line in (dumps(self.head), *(self.lines[key] for key in sorted(self.lines)))
        ).encode()


class Differs(NoSuch):
    """The same pair was played twice, and not in the same way."""


def key_of(row: dict[str, Any]) -> Key:
    one, other = row["duel"]
    found = (row.get("start", ""), row.get("blank", ""), row.get("side", 0), one, other, row["run"], row["number"])
    if [*map(type, found)] != [str, str, int, str, str, int, int]:
        raise ValueError("no key of a row")
    return found


def score_of(row: dict[str, Any]) -> Score:
    if "error" in row:
        return None
    one, other = row["matches"]
    began = [match["score"] if match["first"] == 0 else 1 - match["score"] for match in (one, other)]
    return (one["score"] + other["score"]) / 2, sum(began) / 2


# --- one file ---------------------------------------------------------------------------------------------------------


def read(path: Path) -> Book:
    """What a file has, without a last line that isn't whole. Raises NoSuch."""
    return _read(path)[0]


def _read(path: Path) -> tuple[Book, int]:
    """With how many bytes of it are whole."""
    try:
        with path.open("rb") as file:
            if not stat.S_ISREG(os.fstat(file.fileno()).st_mode):
                raise NoSuch(f"{path} is no regular file; choose another one")
            line = file.readline(LONGEST)
            whole = len(line)
            head = json.loads(line)
            if not isinstance(head, dict) or head.get("format") != FORMAT:
                raise NoSuch(f"{path} is no file of `contracts balance`; choose another one")
            if head.get("version") != VERSION:
                raise NoSuch(f"{path} was written by another version of the program, which its rows don't fit")
            book = Book(head)
            while line := file.readline(LONGEST):
                if line.endswith(b"\n"):
                    book.add(json.loads(line))
                    whole += len(line)
                elif len(line) == LONGEST:
                    raise ValueError("no line")
    except OSError as error:
        raise NoSuch(f"{path} can't be read ({error.strerror}); choose another file") from None
    except Differs as error:
        raise NoSuch(f"{path} is damaged: {error}") from None
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError):
        raise NoSuch(f"{path} is damaged or no file of `contracts balance`; choose another one") from None
    return book, whole


def taken_up(path: Path, head: dict[str, Any]) -> Book:
    """What the file has of the run with this head; where there is none it is begun. A last line that isn't whole is cut
    off. Raises NoSuch for a file of another run."""
    try:
        if is_empty(path):
            replace_file(path, Book(head).written())
            return Book(head)
        book, whole = _read(path)
        if whole < path.stat().st_size:
            os.truncate(path, whole)
    except OSError as error:
        raise NoSuch(f"{path} can't be written ({error.strerror}); choose another file") from None
    trouble = unlike(book.head, head) or _not_gone_on_with(book.head, head)
    if trouble:
        raise NoSuch(f"{path} {trouble}; choose another file")
    return book


def is_empty(path: Path) -> bool:
    """Is there none, or one whose first line was never written to its end?"""
    try:
        if not path.is_file():
            return not path.exists()
        with path.open("rb") as file:
            line = file.readline(LONGEST)
    except OSError as error:
        raise NoSuch(f"{path} can't be read ({error.strerror}); choose another file") from None
    return not line.strip()


def _not_gone_on_with(held: dict[str, Any], head: dict[str, Any]) -> str:
    (seed, pairs) = head["runs"][0]
    runs = dict(held["runs"])
    if seed not in runs:
        return f"was played with seed {' and '.join(map(str, runs))}, not {seed}"
    return "" if runs[seed] == pairs else f"was begun with `--pairs {runs[seed]}`, which its looks go by, not {pairs}"


def run_of(path: Path | None) -> tuple[int, int | None]:
    """Seed and pairs of the run to go on with: of the first that the file has; new ones where there is none."""
    if path is None or not path.is_file():
        return new_seed(), None
    try:
        with path.open("rb") as file:
            seed, pairs = json.loads(file.readline(LONGEST))["runs"][0]
        return int(seed), int(pairs)
    except (OSError, ValueError, TypeError, KeyError, IndexError, RecursionError):
        return new_seed(), None


_synced: dict[Path, float] = {}


def append(path: Path, lines: Sequence[str]) -> None:
    """Put rows at the end of the file; now and then, make sure that they are on the disk. Raises NoSuch."""
    try:
        with path.open("ab") as file:
            file.write("".join(f"{line}\n" for line in lines).encode())
            file.flush()
            if monotonic() - _synced.get(path, 0.0) > SECONDS_BETWEEN_SYNCS:
                os.fsync(file.fileno())
                _synced[path] = monotonic()
    except OSError as error:
        raise NoSuch(f"{path} can't be written ({error.strerror}); what is in it stays") from None


# --- several files ----------------------------------------------------------------------------------------------------


def difference(one: dict[str, Any], other: dict[str, Any]) -> str:
    """In which entry two heads differ, so that their rows don't fit together: one of `DIFFERENCES`, or "decks" for a
    deck that both have; "" where they fit."""
    for name in DIFFERENCES:
        if one.get(name) != other.get(name):
            return name
    return "decks" if _other_deck(one, other) else ""


def _other_deck(one: dict[str, Any], other: dict[str, Any]) -> str:
    """A deck that both have, and not alike."""
    both = sorted(one["decks"].keys() & other["decks"].keys())
    return next((deck for deck in both if one["decks"][deck] != other["decks"][deck]), "")


def unlike(one: dict[str, Any], other: dict[str, Any]) -> str:
    """What the first head is of that the second isn't, as a part of a sentence; "" where both fit together."""
    name = difference(one, other)
    if name == "decks":
        return f"is of another deck `{_other_deck(one, other)}`"
    if name:
        return f"is of {DIFFERENCES[name]} ({_short(one.get(name))}, not {_short(other.get(name))})"
    return ""


def _short(value: Any) -> str:
    said = "none" if value in (None, "", {}, []) else value if isinstance(value, str) else dumps(value)
    return said if len(said) <= 40 else said[:40] + "…"


def merged(paths: Sequence[Path]) -> Book:
    """The rows of several files in one. Raises NoSuch for a file that doesn't fit the first one, with the reason."""
    first, *others = paths
    found = read(first)
    for path in others:
        book = read(path)
        trouble = unlike(book.head, found.head)
        if trouble:
            raise NoSuch(f"{path} does not fit {first}: it {trouble}")
        try:
            for row in book.rows():
                found.add(row)
        except Differs as error:
            raise NoSuch(f"{path} does not fit {first}: {error}") from None
        decks = found.head["decks"] | book.head["decks"]
        runs = dict(sorted([*found.head["runs"], *book.head["runs"]]))
        found.head |= {"decks": dict(sorted(decks.items())), "runs": [list(run) for run in sorted(runs.items())]}
    return found


def write(path: Path, book: Book) -> None:
    """Put the rows in their order into a file of their own. Raises NoSuch."""
    try:
        replace_file(path, book.written())
    except OSError as error:
        raise NoSuch(f"{path} can't be written ({error.strerror}); choose another file") from None
