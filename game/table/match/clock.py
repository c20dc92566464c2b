"""The clock of a turn, in games that have a time limit: it runs while a person at the table is asked."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.table.match.scene import MatchScene

LAST = 10
"""So many seconds before the end it is told otherwise."""


class Clock:
    """How much of the time of the turn is used. It stands still while somebody else is asked, and in the menu."""

    def __init__(self) -> None:
        self._turn = -1
        self._used = 0.0
        self._told = -1

    def run(self, scene: MatchScene, dt: float) -> None:
        """`dt` seconds have gone by, in which the viewer was asked; when the time is up, the rules answer."""
        limit = scene.play.match.time_limit if scene.legal.mine else 0
        if not limit:
            return
        turn = scene.view["turn"]
        if turn != self._turn:
            self._turn, self._used, self._told = turn, 0.0, -1
        self._used += dt
        if self._used >= limit:
            scene.hands.cancel()
            scene.play.time_up()
            scene.course.answered()
        elif self.left(limit) != self._told:
            self._told = self.left(limit)
            scene.stage.touch()

    def left(self, limit: int) -> int:
        """So many seconds, begun ones counted in."""
        return max(0, ceil(limit - self._used))

    def words(self, scene: MatchScene, asked: str) -> str:
        """What is `asked`, with what is left of the time."""
        match = scene.play.match
        if not asked or not match.time_limit:
            return asked
        left = self.left(match.time_limit) if scene.view["turn"] == self._turn else match.time_limit
        say, name = scene.ui.say, "prompt-time-last" if left <= LAST else "prompt-time"
        return say(name, asked=asked, minutes=left // 60, seconds=f"{left % 60:02}")
