"""What the rules of a game say of every effect (`game.kernel.effects`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from game.kernel.native import mypyc_attr
from game.kernel.once import mark_of

if TYPE_CHECKING:
    from game.kernel.clauses import Clause
    from game.kernel.data import Context, Ref
    from game.kernel.selectors import Selector
    from game.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Effects:
    """Without it everything can be aimed at, and what is carried out once in a match is so by each card."""

    rechecks: ClassVar[bool] = False
    """Is it looked again whether targets are legal, when what was aimed at them is carried out? Otherwise they are as
    long as they are the same objects."""

    def can_target(self, state: State, source: int, entity: int) -> bool:
        """May `source` be aimed at `entity`?"""
        return True

    def to_come(self, state: State, selector: Selector, context: Context) -> tuple[int, ...]:
        """Where `selector` means nobody now: at whom may be aimed by it all the same, as it will mean them once that is
        carried out which waits before it."""
        return ()

    def last_known(self, state: State, reference: Ref, stat: int) -> int:
        """The value of a stat of what is no longer the same object, for an effect that needs it."""
        return 0

    def once_mark(self, state: State, clause: Clause, context: Context) -> int:
        """The mark on a card that its `clause` was carried out, where it is so once in a match (`kernel.once`)."""
        return mark_of(state, clause, context)
