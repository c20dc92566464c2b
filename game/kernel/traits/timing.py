"""When what was set off is carried out (`game.kernel.series`), and whether it is announced first."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from game.kernel.series import Series

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.kernel.data import Item
    from game.kernel.decisions import Answer
    from game.kernel.errors import Reason
    from game.kernel.state import State


class Timing:
    """Without it what was set off is carried out at once, and in the order in which it was."""

    series: ClassVar[Series] = Series.DEPTH_FIRST
    """In which order is carried out what was set off or played."""
    item_task: ClassVar[str] = "kernel.effects.activate"
    """The task that carries out an item of a queue, or of what comes in turn: at once, or announced first
    (`kernel.announcing`)."""
    item_window: ClassVar[str] = ""
    """The window that is open about each item that is announced."""

    def announced(self, state: State, window: str) -> Item | None:
        """What `window`, which is open, is about, where the game keeps what is announced itself; else None."""
        return None

    def why_not_taken_back(self, answers: Sequence[Answer]) -> Reason | None:
        """Why the rules don't let somebody take back `answers`, which they gave last, or None."""
        return None

    def waits(self, state: State) -> int:
        """How many acts of others may follow a window that was passed without asking a seat, until that seat has agreed
        to it; below 0: nobody may say that they should have waited (`game.kernel.waiting`)."""
        return -1

    def trigger_order(self, state: State, source: int, controller: int) -> tuple[int, ...]:
        """A key by which effects that are set off at once are put in order, the first one least."""
        return ()
