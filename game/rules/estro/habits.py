"""By what ways to play ESTRO are told apart (`kernel.habits`)."""

from __future__ import annotations

from collections.abc import Mapping

from game.kernel.habits import Habit, Turn, answered, cards_held
from game.rules.estro.constants import TOKENS


def tokens_held(turn: Turn) -> float:
    """Own tokens after it."""
    return float(turn.after.seats[turn.seat][TOKENS])


HABITS: Mapping[str, Habit] = {
    "attacks": answered("attack"),
    "laid": answered("lay"),
    "turned": answered("turn"),
    "gifts": answered("use"),
    "cards_held": cards_held,
    "tokens_held": tokens_held,
}
