"""The look back goes on beside the table, in a process of its own; what it found is kept when it is left."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from game.records import analysis
from game.records.analysis import Look
from game.records.moments import Moment, cards_at, seen_at

if TYPE_CHECKING:
    from game.records.match import Match


class Background:
    """A study of `match` that goes on with each `update`, until it is done or stopped."""

    def __init__(self, match: Match) -> None:
        self.study = analysis.kept(match)
        self.stopped = False
        self._analyst: Any = None
        self._cards: list[Any] = []
        self._asked: tuple[Moment, bool] | None = None
        self._kept = len(self.study.looks)

    @property
    def running(self) -> bool:
        return not self.stopped and not self.study.done

    def update(self) -> bool:
        """Take what was found, and ask for the next; True where there is anything new."""
        if not self.running:
            return False
        if self._asked is None:
            self._ask()
            return False
        found = self._analyst.poll()
        if found is None and not self._analyst.lost:
            return False
        moment, close = self._asked
        self._asked = None
        if found is None:
            self.study.skip(moment)
        else:
            self.study.take(Look(moment.step, found.best, found.made, found.better, close))
        if self.study.done:
            self.stop()
        else:
            self._ask()
        return True

    def _ask(self) -> None:
        self._asked = self.study.next()
        if self._asked is None:
            return
        moment, close = self._asked
        match = self.study.match
        cards = cards_at(match, moment.step)
        if self._analyst is None or cards != self._cards:
            from game.ai.analyst import Analyst

            self._end()
            self._cards = cards
            self._analyst = Analyst(match.game.name, cards, match.constants)
        self._analyst.look(seen_at(match, moment), moment.made, close)

    def go_on(self) -> None:
        """After `stop`."""
        self.stopped = False

    def stop(self) -> None:
        """End the process, and keep what it found."""
        self.stopped = True
        self._asked = None
        self._end()
        if len(self.study.looks) != self._kept or self.study.done:
            analysis.keep(self.study)
            self._kept = len(self.study.looks)

    def _end(self) -> None:
        if self._analyst is not None:
            self._analyst.stop()
            self._analyst = None
