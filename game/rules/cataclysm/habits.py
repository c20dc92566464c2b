"""By what ways to play Cataclysm are told apart (`kernel.habits`)."""

from __future__ import annotations

from collections.abc import Mapping

from game.kernel.habits import Habit, Turn, cards_held, played
from game.kernel.state import State
from game.kernel.values import remaining
from game.rules.cataclysm.constants import PLAY, foes, zone


def harm(turn: Turn) -> float:
    """Life that the others' Characters in play have lost, with all that those had who are there no more."""
    return _lost(turn, [i for foe in foes(turn.before, turn.seat) for i in _in_play(turn.before, foe)])


def own_harm(turn: Turn) -> float:
    """The same of one's own."""
    return _lost(turn, _in_play(turn.before, turn.seat))


def _lost(turn: Turn, characters: list[int]) -> float:
    left = {i for seat in range(len(turn.after.seats)) for i in _in_play(turn.after, seat)}
    before = sum([max(0, remaining(turn.before, i)) for i in characters])
    return float(before - sum([max(0, remaining(turn.after, i)) for i in characters if i in left]))


def in_play(turn: Turn) -> float:
    """Own Characters in play after it."""
    return float(len(_in_play(turn.after, turn.seat)))


def _in_play(state: State, seat: int) -> list[int]:
    return list(state.zones[zone(seat, PLAY)])


HABITS: Mapping[str, Habit] = {
    "harm": harm,
    "own_harm": own_harm,
    "in_play": in_play,
    "cards_held": cards_held,
    "characters": played("character"),
    "events": played("event"),
}
