"""Damage, healing and destruction (C-076, C-077, C-100 to C-103, C-116, C-133)."""

from __future__ import annotations

from game.kernel.cards import Entity
from game.kernel.continuous import affected
from game.kernel.data import Context, Packet
from game.kernel.state import State
from game.kernel.traits.damage import Damage
from game.kernel.traits.deaths import Deaths
from game.kernel.values import kind_of, remaining, stat
from game.rules.contracts.combat import strike
from game.rules.contracts.constants import DURABILITY, HEALTH, LINE, MAGIC, ORB, ZONES, rules, zone
from game.rules.contracts.orbs import orbs_dealt


class ContractsDamage(Damage):
    def stat(self, entity: Entity) -> int:
        return DURABILITY if entity.traits.kind == "orb" else HEALTH

    def number(self, state: State, context: Context, amount: int) -> int:
        """Magic damage: higher by the sum of what the controller's creatures give (C-133)."""
        if state.entities[context.source].traits.kind != "spell":
            return amount
        seat = context.controller
        return amount + sum(stat(state, i, MAGIC) for i in (*state.zones[zone(seat, LINE)], seat))

    def changed(self, state: State, packet: Packet) -> Packet:
        """Creatures and players take damage; Orbs lose durability by their own use alone, unless the rules file lets
        them take damage (`orbs_take_damage`)."""
        target = packet.target[0]
        if target < len(state.seats):
            return packet
        kind = kind_of(state, target)
        if kind == "creature" or (kind == "orb" and rules(state).orbs_take_damage):
            return packet
        return packet._replace(amount=0)

    def dealt(self, state: State, packets: list[Packet]) -> None:
        orbs_dealt(state, packets)

    def heal_limit(self, state: State, target: int, amount: int) -> int:
        """Creatures up to their full health; players without limit unless the rules file caps them (C-116)."""
        damage = state.entities[target].damage
        if target >= 2:
            return min(amount, damage)
        cap = rules(state).player_health_cap
        return min(amount, cap - remaining(state, target)) if cap else amount

    def strike(self, state: State, one: int, other: int) -> None:
        strike(state, one, other)


class ContractsDeaths(Deaths):
    def dying(self, state: State) -> list[int]:
        entities, z = state.entities, state.zones
        table = state.affected if state.affected is not None else affected(state)
        found: list[int] = []
        for base in (state.active * ZONES, (1 - state.active) * ZONES):
            for i in z[base + LINE]:
                e = entities[i]
                own = table[i] if table and i in table else e.traits
                if own.stats[HEALTH] <= e.damage:
                    found.append(i)
            for i in z[base + ORB]:
                if remaining(state, i) <= 0:
                    found.append(i)
        return found
