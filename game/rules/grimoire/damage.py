"""The damage pipeline D1 to D7 (M-350 to M-374).

`run(state, packets)` deals all the damage of one event: an attack's step (A6, A8), what is left in the pools, the end
of a batch. It pushes frames: what shall come after the whole pipeline (A7's end, the next step) is pushed before it is
called. `packet` makes one, with the colours of its source (M-350); the tag COMBAT marks combat damage, TRAMPLING that
of an attacker with trample (a blocker's has none, M-308).

    state.frames.append((a10, ()))
    run(state, [packet(state, attacker, blocker, 3, COMBAT | TRAMPLING), packet(state, blocker, attacker, 2, COMBAT)])

D1 gathers the packets in `State.withheld`, D2 takes off what protection and continuous effects do by themselves
(`Pipeline.changed`), D3 is the window "damage", then all that is left is dealt at once. What tramples over is new
damage with a D3 of its own (M-365, `trample`). D4 to D6 are steps of the kernel: whoever has lethal damage is on the
way (`dying.OnTheWay`), D5 is the window "regeneration", then they go to the graveyard together. D7: what was set off by
it is carried out, and if it deals damage all begins anew (M-372).

While a batch is carried out `run` only puts the packets to those that wait for its end (M-390, M-391).
"""

from __future__ import annotations

from collections.abc import Iterable

from game.kernel.cards import Entity
from game.kernel.damage import deal
from game.kernel.data import Packet, Ref
from game.kernel.references import found, ref
from game.kernel.state import State
from game.kernel.traits.damage import Damage
from game.kernel.values import elements_of
from game.rules.grimoire.constants import COLOUR_TAGS, COMBAT, DRAINED, LIFE, TOUGHNESS, TRAMPLING
from game.rules.grimoire.keywords import TRUCE, has, protected_from
from game.rules.grimoire.kinds import CREATURES
from game.rules.grimoire.life import gain
from game.rules.grimoire.record import is_resolving, last_of
from game.rules.grimoire.trample import spill


def packet(state: State, source: int, target: int, amount: int, tags: int = 0) -> Packet:
    """So much damage from `source` to `target`, a creature or a player, as both are now (M-391)."""
    return Packet(ref(state, source), ref(state, target), amount, tags | colours(state, source))


def run(state: State, packets: Iterable[Packet]) -> None:
    """Deal `packets` as one event: see above. A packet of 0 or less is none (M-224)."""
    deal(state, packets)


def colours(state: State, source: int) -> int:
    """The colours of `source` as a mask; 0 for colourless, as lands are (M-424 to M-428)."""
    return elements_of(state, source) & COLOUR_TAGS


def damaged(state: State) -> tuple[int, ...]:
    """Who is about to take damage: what the window "damage" is about."""
    return tuple(dict.fromkeys([p.target[0] for p in state.withheld if p.amount > 0 and found(state, p.target)]))


class Pipeline(Damage):
    window = "damage"

    def withholds(self, state: State) -> bool:
        """Damage waits for the end of the batch (M-390)."""
        return is_resolving(state)

    def stat(self, entity: Entity) -> int:
        kind = entity.traits.kind
        return LIFE if kind == "player" else TOUGHNESS if kind in CREATURES else -1

    def tags(self, state: State, source: Ref) -> int:
        """Its colours, or if it has left play meanwhile those that it had (M-396 to M-398, M-435)."""
        last = None if found(state, source) else last_of(state, source)
        return last.elements & COLOUR_TAGS if last is not None else colours(state, source[0])

    def changed(self, state: State, packet: Packet) -> Packet:
        """Protection from a colour takes all of it off, as does a truce of combat damage (M-323, M-351)."""
        if packet.tags & COMBAT and any(has(state, seat, TRUCE) for seat in range(len(state.seats))):
            return packet._replace(amount=0)
        if packet.amount > 0 and packet.tags & COLOUR_TAGS and packet.tags & protected_from(state, packet.target[0]):
            return packet._replace(amount=0)
        return packet

    def diverted(self, packet: Packet) -> Packet:
        """It keeps its source, its colours and whether it is combat damage, and is no trample damage (M-359)."""
        return packet._replace(tags=packet.tags & ~TRAMPLING)

    def dealt(self, state: State, packets: list[Packet]) -> None:
        """Trample excess comes before anybody is on the way (M-365)."""
        for packet in packets:
            if packet.tags >= DRAINED:
                gain(state, 0 if packet.tags & DRAINED else 1, packet.amount)
        if any(packet.tags & TRAMPLING for packet in packets):
            spill(state, packets)
