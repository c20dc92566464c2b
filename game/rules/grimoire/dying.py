"""Who is on the way to the graveyard, and who is saved from it (M-342 to M-349, M-366 to M-370)."""

from __future__ import annotations

from game.kernel.references import ref
from game.kernel.state import State
from game.kernel.traits.deaths import Deaths
from game.rules.grimoire.constants import GRAVEYARD, TOUGHNESS, other, zone
from game.rules.grimoire.kinds import creatures
from game.rules.grimoire.record import is_resolving, leave_attack
from game.rules.grimoire.sides import Side, of_a_side, side_of
from game.rules.grimoire.tapping import tap


def is_doomed(state: State, i: int) -> bool:
    """Is permanent `i` on the way to the graveyard, and not saved?"""
    return bool(state.doomed) and ref(state, i) in state.doomed


def used_up(state: State, side: Side) -> tuple[int, ...]:
    """The creatures with lethal damage, or a toughness below 1."""
    found: list[int] = []
    entities, table = state.entities, side.table
    for i in side.of(state, creatures):
        e = entities[i]
        if table.get(i, e.traits).stats[TOUGHNESS] <= e.damage:
            found.append(i)
    return tuple(found)


class OnTheWay(Deaths):
    window = "regeneration"
    anew = True

    def waits(self, state: State) -> bool:
        """For the end of the batch (M-392), and until all damage under way is dealt."""
        return bool(state.withheld) or is_resolving(state)

    def dying(self, state: State) -> list[int]:
        """D4: lethal damage or toughness below 1, all at the same time (M-222, M-223, M-366)."""
        if self.waits(state):
            return []
        first = state.active
        return [*side_of(state, first).of(state, used_up), *side_of(state, other(first)).of(state, used_up)]

    def saved(self, state: State, i: int) -> None:
        """It never reached the graveyard: it stays in play, tapped, all damage on it erased (M-333, M-336).

        It is out of the attack (M-254).
        """
        state.entities[i] = state.entities[i].with_damage(0)
        tap(state, i)
        leave_attack(state, i)

    def grave(self, state: State, i: int) -> int:
        return zone(state.entities[i].owner, GRAVEYARD)


of_a_side(used_up)
