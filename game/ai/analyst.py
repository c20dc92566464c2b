"""The process that looks back at a match: it is sent what a seat knew at a moment and what it did, and judges that."""

from __future__ import annotations

import json
import traceback
from collections.abc import Callable, Mapping, Sequence
from multiprocessing.connection import Connection
from typing import Any, NamedTuple

from game.ai.judging import CLOSE, QUICK, Judged, judge
from game.ai.thinking import Malformed, encoded
from game.ai.worker import Helper, serving
from game.kernel.cards import CardSet
from game.kernel.decisions import Answer
from game.kernel.ruleset import Ruleset
from game.kernel.views import View


class Moment(NamedTuple):
    """A message to the process."""

    number: int
    view: View
    made: Sequence[Answer]
    close: bool


class Analyst(Helper[Moment, Judged]):
    """The table's handle on it."""

    def __init__(self, game: str, cards: Sequence[Mapping[str, Any]], constants: Mapping[str, Any]) -> None:
        self.lost = False
        """Could nothing be said of the last moment?"""
        super().__init__(game, cards, constants)

    def look(self, shown: View, made: Sequence[Answer], close: bool) -> None:
        """Ask what `made` was worth to the seat of the view; closely, or at a glance."""
        self._number += 1
        self.lost = False
        self._ask(Moment(self._number, shown, made, close))

    def _target(self) -> Callable[[Connection, Connection], None]:
        return serve

    def _read(self, message: bytes) -> Judged | None:
        try:
            number, best, made, better, others = json.loads(message)
            of_best, of_made = float(best), float(made)
            line = tuple([tuple(way) for way in better])
        except (ValueError, TypeError, RecursionError):
            raise Malformed from None
        if number != self._number:
            return None
        if of_best < 0:
            self.lost = True
            return None
        return Judged(of_best, of_made, line, bool(others))

    def _without(self, asked: Moment) -> None:
        self.lost = True


def serve(incoming: Connection, outgoing: Connection) -> None:
    """What the process does."""
    serving(incoming, outgoing, reply)


def reply(message: bytes, game: Ruleset, known: CardSet) -> bytes:
    """A message with the number of the moment and what was found; -1 as a chance where nothing can be said."""
    number, shown, made, close = json.loads(message)
    try:
        found = judge(shown, [tuple(way) for way in made], game, known, CLOSE if close else QUICK)
    except Exception:  # whatever a card does in other worlds than the one that was played
        traceback.print_exc()
        return encoded((number, -1, -1, [], False))
    return encoded((number, found.best, found.made, found.better, found.others))
