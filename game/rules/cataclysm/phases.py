"""The parts of a turn: entering one, or skipping it for an effect (P-026)."""

from __future__ import annotations

from game.kernel.decisions import Answer
from game.kernel.state import State
from game.rules.cataclysm.constants import DECK, END, PHASE, PHASES, POWER_UP, SKIPS, ZONES

PASS: Answer = ("pass",)


def enter_phase(state: State, seat: int, phase: int) -> bool:
    """Begin `phase`, unless an effect has it skipped, or it is for drawing from an empty deck (P-029)."""
    own = state.seats[seat]
    own[PHASE] = phase
    if phase < END and own[SKIPS + phase] > 0:
        own[SKIPS + phase] -= 1
        skipped(state, seat, phase, "effect")
        return False
    if phase == POWER_UP and not state.zones[seat * ZONES + DECK]:
        skipped(state, seat, phase, "empty_deck")
        return False
    if state.log is not None:
        state.log.emit("phase", {"seat": seat, "phase": PHASES[phase]})
    return True


def skipped(state: State, seat: int, phase: int, why: str) -> None:
    """Tell that `phase` is skipped: for an "effect", an "empty_deck", or because there is "no_room"."""
    if state.log is not None:
        state.log.emit("skipped", {"seat": seat, "phase": PHASES[phase], "why": why})
