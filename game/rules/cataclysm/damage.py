"""Damage, healing and death (P-056, P-079, A-18, A-22)."""

from __future__ import annotations

from game.kernel.cards import Entity
from game.kernel.continuous import affected
from game.kernel.damage import deal
from game.kernel.data import Packet
from game.kernel.references import ref
from game.kernel.state import State
from game.kernel.traits.damage import Damage
from game.kernel.traits.deaths import Deaths
from game.kernel.values import keywords, remaining, stat, touched
from game.rules.cataclysm.constants import ARMOR, DISCARD, FLEETING, LIFE, PLAY, POWER, REMOVED, rules, zone


class CataclysmDamage(Damage):
    def stat(self, entity: Entity) -> int:
        return LIFE

    def changed(self, state: State, packet: Packet) -> Packet:
        """Only Characters in play take damage, less by their armor; never less than none (A-22)."""
        source, target, amount, tags = packet
        if state.places.kind[state.entities[target[0]].zone] != PLAY:
            return Packet(source, target, 0, tags)
        armor = stat(state, target[0], ARMOR)
        return Packet(source, target, amount - armor, tags) if armor else packet

    def dealt(self, state: State, packets: list[Packet]) -> None:
        """No more damage lies on a Character than it has life points; what is above has no further effect (P-056)."""
        for _, (target, _), _, _ in packets:
            e = state.entities[target]
            above = min(e.damage, -remaining(state, target))
            if above > 0:
                state.entities[target] = e.with_damage(e.damage - above)
                touched(state, False)

    def heal_limit(self, state: State, target: int, amount: int) -> int:
        """Up to the starting life points (A-18), unless the rules file lifts the cap."""
        damage = state.entities[target].damage
        return min(amount, max(0, damage)) if rules(state).heal_cap else amount

    def strike(self, state: State, one: int, other: int) -> None:
        first, second = ref(state, one), ref(state, other)
        deal(state, [Packet(first, second, stat(state, one, POWER)), Packet(second, first, stat(state, other, POWER))])


class CataclysmDeaths(Deaths):
    def dying(self, state: State) -> list[int]:
        entities, zones, table = state.entities, state.zones, state.affected
        if table is None:
            table = affected(state)
        found: list[int] = []
        for spot in state.places.acting:
            for i in zones[spot]:
                e = entities[i]
                own = table[i] if table and i in table else e.traits
                if own.stats[LIFE] <= e.damage:
                    found.append(i)
        return found

    def grave(self, state: State, i: int) -> int:
        """The owner's discard pile (P-079); a fleeting Character is removed from the game."""
        return zone(state.entities[i].owner, REMOVED if keywords(state, i) & FLEETING else DISCARD)
