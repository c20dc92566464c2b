"""Damage: what it eats, what becomes of it, how far it is healed (`game.kernel.damage`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from game.kernel.native import mypyc_attr
from game.kernel.traits import lacking

if TYPE_CHECKING:
    from game.kernel.cards import Entity
    from game.kernel.data import Context, Packet, Ref
    from game.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Damage:
    """Without it damage eats the first stat of the vocabulary, unchanged, and is healed as far as there is any."""

    window: ClassVar[str] = ""
    """The window that is open while damage is withheld; "" for none."""

    def withholds(self, state: State) -> bool:
        """Is damage held back now, until the game has it dealt (`damage.release`)?"""
        return False

    def stat(self, entity: Entity) -> int:
        """The stat that damage to `entity` eats; -1 where damage eats none."""
        return 0

    def tags(self, state: State, source: Ref) -> int:
        """The tags of the damage that `source`, which may be gone, deals by an effect: a mask that the game names."""
        return 0

    def number(self, state: State, context: Context, amount: int) -> int:
        """What becomes of a number that indicates damage on the card of `context`."""
        return amount

    def changed(self, state: State, packet: Packet) -> Packet:
        """What becomes of a packet before it is applied."""
        return packet

    def diverted(self, packet: Packet) -> Packet:
        """What becomes of a packet as another one takes it."""
        return packet

    def dealt(self, state: State, packets: list[Packet]) -> None:
        """What happens after an instance of damage beside setting off what waits for it."""

    def heal_limit(self, state: State, target: int, amount: int) -> int:
        """How much of a healing of `amount` takes effect."""
        return min(amount, state.entities[target].damage)

    def strike(self, state: State, one: int, other: int) -> None:
        """Two fighters deal their attack to each other at the same time."""
        raise lacking(state, "fights")
