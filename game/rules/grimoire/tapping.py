"""Tapping and untapping, and what stops while an artifact is tapped (M-045, M-175 to M-178, M-242)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.kernel.operation import Operation, only_cards
from game.kernel.places import idle_bits
from game.kernel.reach import CARDS_IN_PLAY
from game.kernel.selectors import Selector
from game.kernel.values import kind_of, reworded, turned
from game.rules.grimoire.constants import TAPPED, rules

if TYPE_CHECKING:
    from game.kernel.data import Context
    from game.kernel.state import State


def tap(state: State, i: int) -> None:
    turn(state, i, True)


def turn(state: State, i: int, tapped: bool) -> None:
    """Tap card `i`, or untap it; nothing happens if it is so already."""
    e = state.entities[i]
    if bool(e.flags & TAPPED) == tapped:
        return
    state.entities[i] = e.with_flags(e.flags ^ TAPPED)
    if not tapped:
        state.idle &= ~idle_bits(e.controller)
    if "always" in e.traits.clauses:
        reworded(state)
    else:
        turned(state)
    if state.log is not None:
        state.log.emit("tapped" if tapped else "untapped", {"entity": i})


def is_off(state: State, i: int) -> bool:
    """Does nothing that it has work, as it is a tapped artifact that is no creature (M-175, M-177, M-188)?"""
    return bool(state.entities[i].flags & TAPPED) and stops(state, kind_of(state, i))


def stops(state: State, kind: str) -> bool:
    """Does what is of that kind stop to work while it is tapped?"""
    if kind == "artifact":
        return rules(state).tapped_artifacts_off
    return kind == "artifact_creature" and rules(state).tapped_artifact_creatures_off


class Tap(Operation):
    """They are tapped."""

    word = "tap"
    favours = -1
    undone_by_itself = False
    takes = {"to": CARDS_IN_PLAY}
    to: Selector

    def run(self, state: State, context: Context, ids: tuple[int, ...]) -> None:
        for i in only_cards(state, ids):
            turn(state, i, True)


class Untap(Operation):
    """They are untapped."""

    word = "untap"
    favours = 1
    takes = {"to": CARDS_IN_PLAY}
    to: Selector

    def run(self, state: State, context: Context, ids: tuple[int, ...]) -> None:
        for i in only_cards(state, ids):
            turn(state, i, False)
