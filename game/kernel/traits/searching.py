"""What a search need not look for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar

from game.kernel.native import mypyc_attr

if TYPE_CHECKING:
    from game.kernel.decisions import Answer, Decision
    from game.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Searching:
    """Which answers a search leaves out. Without it every answer is tried."""

    obvious: ClassVar[frozenset[str]] = frozenset()
    """The kinds of decision of which only the first answer that is listed is tried: it is as good as any."""
    premature: ClassVar[Mapping[str, frozenset[str]]] = {}
    """By kind of decision, the first words of answers that cost and do the same later, once it is known whether they
    are needed: they are not tried."""

    idle: ClassVar[frozenset[str]] = frozenset()
    """First words of answers by which nobody is better off: they come of paying anyway, or take back what was begun."""

    unfinished: ClassVar[frozenset[str]] = frozenset()
    """The first words of answers that only say that something is begun: what the same seat is asked next is part of
    the same move."""

    used: ClassVar[frozenset[str]] = frozenset()
    """The windows, beside those in which a turn is played, in which a plan counts on what its own seat can do; it lets
    all others close."""

    def reckoned(self, state: State, slip: int = 0) -> Answer | None:
        """The answer to the pending decision that can be reckoned from what its seat knows, so that no other is tried;
        None where it is a matter of judgement.

        With a `slip`, which is not 0, it is what comes of a reckoning that is wrong, by so much where it is a number.
        """
        return None

    def sensible(self, state: State, ways: Sequence[Answer]) -> list[Answer]:
        """Those of `ways`, the answers listed for a seat that is free to act, that are worth a try, at least one."""
        return list(ways)

    def aimed(self, state: State, decision: Decision, ways: Sequence[Answer]) -> list[Answer]:
        """Those of `ways` to choose some of the candidates of `decision`, which may lie ahead, that are worth a try, at
        least one."""
        return list(ways)

    def foreseen(self, state: State) -> Answer | None:
        """What a search takes for granted that the other player answers to the pending decision, to look on past it;
        None where it looks no further."""
        return None

    def plans(self, state: State) -> Sequence[Answer]:
        """Whole answers to the pending decision that are worth trying before others; asked where it is built up of
        parts. One that is not legal is left out."""
        return ()
