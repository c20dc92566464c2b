"""When what was set off is carried out (`game.kernel.series`), and whether it is announced first."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from game.kernel.series import Series

if TYPE_CHECKING:
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

    def trigger_order(self, state: State, source: int, controller: int) -> tuple[int, ...]:
        """A key by which effects that are set off at once are put in order, the first one least."""
        return ()
