"""What the look back at a match found: how likely each side was to win, and the moments that mattered most.

Every moment at which a seat could have done otherwise is looked at (`Look`): whoever judges it knows what the seat knew
then. The worst of them are looked at once more, closely. `Study` says what is still to be looked at, so that one can
stop and go on later; what was found lies in a file beside the match file.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

from game.kernel import description
from game.kernel.decisions import Answer
from game.records.match import Match
from game.records.matchfile import ANALYSIS
from game.records.moments import Moment, moments
from game.records.record import Record, checksum, dumps
from game.records.schema import (
    MOST_ANSWERS,
    MOST_SEATS,
    WORD,
    Fields,
    Items,
    Mismatch,
    Number,
    Part,
    Row,
    Share,
    Table,
    Text,
    Truth,
)
from game.records.watching import seen_by
from game.system.files import replace_file, sweep
from game.system.reading import read_regular

FORMAT, VERSION = "contracts-analysis", 1
CLOSE = 8
"""So many moments of a seat are looked at closely."""
MOST = 3
"""So many of them are told, of a turn one at the most."""
LEAST = 0.03
"""Of a chance of winning: who lost less did well enough."""
LARGEST = 4_000_000
"""Of the file, bytes."""


class Look(NamedTuple):
    """What was found at a moment. Chances of winning go from 0 to 1, with three decimals."""

    step: int
    best: float
    """By the best line that was found."""
    made: float
    """By the best line that begins with what was done."""
    better: tuple[Answer, ...]
    """The line of `best`, as far as it could be planned."""
    close: bool

    @property
    def loss(self) -> float:
        return round(self.best - self.made, 3)


class Point(NamedTuple):
    """How likely a seat was to win when its turn began, as it could see it then; at the end, how it ended for it."""

    turn: int
    step: int
    chance: float


LOOK = Fields(
    {
        "step": Number(0, MOST_ANSWERS),
        "best": Share(),
        "made": Share(),
        "better": Items(Row((WORD,), Part(), MOST_ANSWERS), MOST_ANSWERS),
        "close": Truth(),
    }
)
POINT = Fields({"turn": Number(0, MOST_ANSWERS), "step": Number(0, MOST_ANSWERS), "chance": Share()})
FILE = Fields(
    {"format": Text(60), "version": Number(1, VERSION), "match": Text(200), "looks": Items(LOOK, MOST_ANSWERS)},
    {"curves": Table(WORD, Items(POINT, MOST_ANSWERS), MOST_SEATS)},
)


@dataclass
class Study:
    """The look back at `match`, from each seat that may be looked from."""

    match: Match
    looks: dict[int, Look] = field(default_factory=dict)
    """By their steps."""

    def __post_init__(self) -> None:
        self.seats = seen_by(self.match)
        self.moments = {found.step: found for found in moments(self.match) if found.seat in self.seats}
        self.looks = {step: look for step, look in self.looks.items() if step in self.moments}

    @property
    def turns(self) -> tuple[int, int]:
        """The turn of the first moment, and the one in which the match stands; 0 for the first where there is none."""
        return min((moment.turn for moment in self.moments.values()), default=0), self.match.state.turn

    # what is to be done

    def next(self) -> tuple[Moment, bool] | None:
        """The moment to look at, and whether closely; None when all is done."""
        for step, moment in self.moments.items():
            if step not in self.looks:
                return moment, False
        for step in self._to_be_close():
            if not self.looks[step].close:
                return self.moments[step], True
        return None

    def take(self, look: Look) -> None:
        self.looks[look.step] = look

    def skip(self, moment: Moment) -> None:
        """Nothing can be said of it."""
        del self.moments[moment.step]

    @property
    def progress(self) -> float:
        """How much is done, from 0 to 1."""
        near = min(CLOSE * len(self.seats), len(self.moments)) * 2
        done = len(self.looks)
        if done == len(self.moments):
            asked = self._to_be_close()
            done += near - 2 * sum(not self.looks[step].close for step in asked)
        return done / (len(self.moments) + near) if self.moments else 1.0

    @property
    def done(self) -> bool:
        return self.next() is None

    def _to_be_close(self) -> list[int]:
        """The steps of the moments at which the most was lost, as far as it was seen."""
        found: list[int] = []
        for seat in self.seats:
            of = [step for step in self.looks if self.moments[step].seat == seat]
            chosen = [step for step in of if self.looks[step].close]
            open_ = sorted((step for step in of if step not in chosen and self.looks[step].loss >= LEAST / 2),
                           key=lambda step: (-self.looks[step].loss, step))  # fmt: skip
            found += [*chosen, *open_][:CLOSE]
        return found

    # what it tells

    def view(self, step: int) -> dict[str, Any]:
        """What the seat of that moment knew then, in words."""
        return description.described(self.match.steps[step].state, self.moments[step].seat)

    def curve(self, seat: int) -> list[Point]:
        """The chances of the seat at its turns; the outcome comes behind them once all moments were looked at."""
        found: dict[int, Point] = {}
        for step in sorted(self.looks):
            moment = self.moments[step]
            if moment.seat == seat and moment.own and moment.turn not in found:
                found[moment.turn] = Point(moment.turn, step, self.looks[step].best)
        points = list(found.values())
        state = self.match.state
        if state.result is not None and len(self.looks) == len(self.moments):
            share = (state.places.outcome(state.result, seat) + 1) / 2
            points.append(Point(state.turn, len(self.match.steps), share))
        return points

    def worst(self, seat: int, early: bool = False) -> list[Look]:
        """The moments that mattered most for the seat, the worst first; at the most one of each turn. `early`: also by
        a first glance, as far as there was one."""
        of = [look for step, look in self.looks.items() if self.moments[step].seat == seat]
        found: dict[int, Look] = {}
        for look in sorted(of, key=lambda look: (-look.loss, look.step)):
            if (look.close or early) and look.loss >= LEAST:
                found.setdefault(self.moments[look.step].turn, look)
        return list(found.values())[:MOST]


# the file


def path_for(path: Path) -> Path:
    """Where what was found of the match in a file or bundle lies."""
    return path.with_suffix(ANALYSIS)


def mark(record: Record) -> str:
    """The fingerprint of what was played; notes and flags are no part of it."""
    return checksum(record.head() + dumps(record.answers).encode())


def kept(match: Match) -> Study:
    """The study of a match, with what is known of it by its file."""
    data = _read(match.record, match.path) if match.path is not None else {}
    return Study(match, {look.step: look for look in map(_look_of, data.get("looks", ()))})


def curves(record: Record, path: Path) -> dict[int, tuple[Point, ...]]:
    """The curve of each seat as it was found when the match in a file was looked back at; {} where it wasn't."""
    told = _read(record, path).get("curves") or {}
    return {int(seat): tuple(Point(**point) for point in points) for seat, points in told.items() if seat.isdigit()}


def _read(record: Record, path: Path) -> Mapping[str, Any]:
    """The file beside that of a match, where there is a sound one of this match."""
    with suppress(OSError, ValueError, RecursionError, Mismatch):
        data: dict[str, Any] = json.loads(read_regular(path_for(path), LARGEST))
        FILE.check(data, "")
        if (data["format"], data["version"], data["match"]) == (FORMAT, VERSION, mark(record)):
            return data
    return {}


def keep(study: Study) -> None:
    """Write it beside the match file, where there is one and the folder can be written."""
    if study.match.path is not None and study.looks:
        with suppress(OSError):
            sweep(path_for(study.match.path))
            replace_file(path_for(study.match.path), (json.dumps(_plain(study)) + "\n").encode())


def _look_of(data: Mapping[str, Any]) -> Look:
    better = tuple(tuple(way) for way in data["better"])
    return Look(data["step"], data["best"], data["made"], better, data["close"])


def _plain(study: Study) -> dict[str, Any]:
    looks: Sequence[Look] = [study.looks[step] for step in sorted(study.looks)]
    found = {str(seat): [point._asdict() for point in study.curve(seat)] for seat in study.seats}
    return {"format": FORMAT, "version": VERSION, "match": mark(study.match.record),
            "looks": [look._asdict() for look in looks], "curves": found}  # fmt: skip
