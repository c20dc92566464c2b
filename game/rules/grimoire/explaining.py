"""Why a creature is not among those that can be named as attackers or blockers."""

from __future__ import annotations

from game.kernel.decisions import Answer
from game.kernel.errors import Reason
from game.kernel.state import State
from game.kernel.traits.legality import Legality
from game.rules.grimoire.attack import ATTACK, why_no_attack
from game.rules.grimoire.blocking import bands
from game.rules.grimoire.evasion import why_no_attacker, why_no_block, why_no_blocker
from game.rules.grimoire.keywords import BANDING, has
from game.rules.grimoire.record import attackers


class Explaining(Legality):
    """Which clause forbids it."""

    def why_not_listed(self, state: State, answer: Answer) -> Reason:
        reason = why_no_attack(state) if answer == ATTACK else None
        return reason or super().why_not_listed(state, answer)

    def explained(self, state: State, reason: Reason) -> Reason:
        return explained(state, reason)


def explained(state: State, reason: Reason) -> Reason:
    """The clause that forbids it, where `reason` says only that a creature is no choice or can't go to another."""
    kind = state.decision.kind if state.decision is not None else ""
    i, target = reason.facts["entity"], reason.facts.get("target", -1)
    if not all(isinstance(one, int) and one < len(state.entities) for one in (i, target)) or i < 0:
        return reason
    found = None
    if kind == "attackers":
        found = why_no_attacker(state, i)
        if found is None and target >= 0:
            found = why_no_attacker(state, target) or _why_not_in_band(state, i, target)
    elif kind == "blocks":
        found = why_no_blocker(state, i)
        if found is None and target >= 0:
            found = _why_not_blocked(state, i, target)
        elif found is None:
            found = next((_why_not_blocked(state, i, members[0]) for members in bands(state)), None)
    return found or reason


def _why_not_in_band(state: State, i: int, leader: int) -> Reason | None:
    if has(state, i, BANDING) or has(state, leader, BANDING):
        return None
    return Reason("no_band", {"entity": i, "target": leader, "without": [leader, i]}, "M-310")


def _why_not_blocked(state: State, i: int, target: int) -> Reason | None:
    if target not in attackers(state):
        return Reason("not_attacking", {"entity": i, "target": target}, "M-255")
    members = next(members for members in bands(state) if target in members)
    return why_no_block(state, i, members)
