"""The parts of a turn: entering one, or skipping it for an effect (P-026)."""

from __future__ import annotations

from game.kernel.decisions import Answer
from game.kernel.state import State
from game.rules.cataclysm.constants import END, PHASE, PHASES, SKIPS

PASS: Answer = ("pass",)


def enter_phase(state: State, seat: int, phase: int) -> bool:
    """Begin `phase`, unless an effect has it skipped."""
    own = state.seats[seat]
    own[PHASE] = phase
    skipped = phase < END and own[SKIPS + phase] > 0
    if skipped:
        own[SKIPS + phase] -= 1
    if state.log is not None:
        state.log.emit("skipped" if skipped else "phase", {"seat": seat, "phase": PHASES[phase]})
    return not skipped
