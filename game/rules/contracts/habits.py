"""By what ways to play Contracts are told apart (`kernel.habits`)."""

from __future__ import annotations

from collections.abc import Mapping

from game.kernel.habits import Habit, Turn, answered, cards_held, played
from game.kernel.values import remaining
from game.rules.contracts.constants import ACTIVE, FULL, ORB, TANKS_FULL, other, zone


def attacks_on_player(turn: Turn) -> float:
    """Attacks on the opponent rather than on a creature."""
    return float(sum([way[0] == "attack" and way[2] == other(turn.seat) for way in turn.ways]))


def harm(turn: Turn) -> float:
    """Health that the opponent has lost."""
    foe = other(turn.seat)
    return float(max(0, remaining(turn.before, foe)) - max(0, remaining(turn.after, foe)))


def mana_held(turn: Turn) -> float:
    """Full tanks and extractors after it."""
    numbers = turn.after.seats[turn.seat]
    return float(numbers[TANKS_FULL] + sum(numbers[FULL:TANKS_FULL]))


def orbs_active(turn: Turn) -> float:
    """Own Orbs that are active after it."""
    state = turn.after
    return float(sum([bool(state.entities[i].flags & ACTIVE) for i in state.zones[zone(turn.seat, ORB)]]))


HABITS: Mapping[str, Habit] = {
    "attacks": answered("attack"),
    "attacks_on_player": attacks_on_player,
    "harm": harm,
    "cards_held": cards_held,
    "mana_held": mana_held,
    "creatures": played("creature"),
    "spells": played("spell"),
    "runes": answered("rune"),
    "orbs": answered("orb"),
    "orbs_active": orbs_active,
    "magnetisms": answered("magnetize"),
}
