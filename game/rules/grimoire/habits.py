"""By what ways to play Grimoire are told apart (`kernel.habits`)."""

from __future__ import annotations

from collections.abc import Mapping

from game.kernel.habits import Habit, Turn, answered, cards_held
from game.kernel.values import remaining
from game.rules.grimoire.constants import SLOW, TERRITORY, is_tapped, other, zone


def harm(turn: Turn) -> float:
    """Life that the opponent has lost."""
    foe = other(turn.seat)
    return float(max(0, remaining(turn.before, foe) - remaining(turn.after, foe)))


def mana_held(turn: Turn) -> float:
    """Own lands that are untapped after it."""
    state = turn.after
    own = state.zones[zone(turn.seat, TERRITORY)]
    return float(sum([state.entities[i].definition.kind == "land" and not is_tapped(state, i) for i in own]))


def fast(turn: Turn) -> float:
    """Instants and interrupts that are cast."""
    entities = turn.after.entities
    return float(sum([way[0] == "play" and entities[way[1]].definition.kind not in SLOW for way in turn.ways]))


HABITS: Mapping[str, Habit] = {
    "attacks": answered("attack"),
    "harm": harm,
    "lands": answered("land"),
    "used": answered("use"),
    "fast": fast,
    "cards_held": cards_held,
    "mana_held": mana_held,
}
