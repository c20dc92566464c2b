"""When what was set off is carried out (`game.kernel.series`), and whether it is announced first."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, ClassVar, Final

from game.kernel.native import mypyc_attr

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.kernel.cards import Definition
    from game.kernel.data import Context, Item
    from game.kernel.decisions import Answer
    from game.kernel.errors import Reason
    from game.kernel.state import State


class Series(Enum):
    DEPTH_FIRST = 1
    QUEUE = 2
    IN_TURN = 3


# Looked up once: a member of an enum costs as much as a call.
DEPTH_FIRST: Final = Series.DEPTH_FIRST
QUEUE: Final = Series.QUEUE
IN_TURN: Final = Series.IN_TURN


@mypyc_attr(allow_interpreted_subclasses=True)
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

    def ends_idleness(self, card: Definition, in_play: bool) -> int:
        """The bits of `State.idle` that no longer hold of a seat as `card` comes onto its side of the field, or else
        into its hand."""
        return -1

    # Of games in which what is announced waits in batches (`game.kernel.batches`)

    at_once: ClassVar[tuple[str, ...]] = ()
    """The windows in which what is announced is answered by nobody."""

    def goes_on_with(self, state: State) -> int | None:
        """Who is offered the window again in which a batch was opened; None: the same seat."""
        return None

    def batch_goes_on(self, state: State) -> None:
        """An item of a batch is about to be carried out."""

    def batch_pauses(self, state: State, base: int) -> bool:
        """Is what was dealt so far dealt before the next item of the batch that began at place `base`?"""
        return False

    def batch_ends(self, state: State) -> None:
        """A batch is carried out; what it has dealt is about to be dealt."""

    def item_ends(self, state: State) -> None:
        """What was to be carried out by itself, in no batch, is over, or was countered."""

    def parts(self, state: State, item: Item) -> list[Item]:
        """What is carried out of an item, in this order."""
        return [item] if item.clause else []

    def played(self, state: State, context: Context) -> None:
        """What becomes of a card that was played, once it is carried out."""

    def trigger_order(self, state: State, source: int, controller: int) -> tuple[int, ...]:
        """A key by which effects that are set off at once are put in order, the first one least."""
        return ()
