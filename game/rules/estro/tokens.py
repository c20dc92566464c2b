"""Necrotokens (E-184 to E-200)."""

from __future__ import annotations

from game.kernel.state import State, tasks


def ask_to_draw(state: State, seat: int) -> None:
    """One token: a second card in the draw phase (E-189)."""


def ask_to_place(state: State, seat: int) -> None:
    """Three tokens: a card of the own deck onto the field at the end of the own turn (E-194)."""


tasks(__name__, ask_to_place)
