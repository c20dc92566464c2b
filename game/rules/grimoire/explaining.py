"""Why something can't be done in a window, and a creature not be named as attacker or blocker."""

from __future__ import annotations

from game.kernel.decisions import Answer
from game.kernel.errors import Reason
from game.kernel.prices import price_of
from game.kernel.state import State
from game.kernel.traits.legality import Legality
from game.rules.grimoire.attack import ATTACK, why_no_attack
from game.rules.grimoire.blocking import bands
from game.rules.grimoire.casting import can_cast
from game.rules.grimoire.constants import HAND, LANDS_PLAYED, SLOW, zone
from game.rules.grimoire.evasion import why_no_attacker, why_no_block, why_no_blocker
from game.rules.grimoire.keywords import BANDING, has
from game.rules.grimoire.mana import available
from game.rules.grimoire.record import attackers
from game.rules.grimoire.speeds import of_card, window_kind


class Explaining(Legality):
    """Which clause forbids it."""

    def why_not_listed(self, state: State, answer: Answer) -> Reason:
        return why_not_in_window(state, answer) or super().why_not_listed(state, answer)

    def explained(self, state: State, reason: Reason) -> Reason:
        return explained(state, reason)


def why_not_in_window(state: State, answer: Answer) -> Reason | None:
    """Why an attack is not announced, a land not put into play, a card of the hand not cast in the window that is open;
    None where no clause of these forbids it."""
    decision = state.decision
    if decision is None or decision.kind not in state.game.windows:
        return None
    in_main = decision.kind == "main" and decision.seat == state.active
    if answer == ATTACK:
        return why_no_attack(state) if in_main else Reason("not_in_main", {}, "M-063")
    if len(answer) != 2 or answer[1] not in state.zones[zone(decision.seat, HAND)]:
        return None
    kind = state.entities[answer[1]].definition.kind
    if answer[0] == "land" and kind == "land":
        played = state.seats[decision.seat][LANDS_PLAYED]
        return Reason("land_played", {"played": played}, "M-059") if in_main else Reason("not_in_main", {}, "M-060")
    if answer[0] != "play" or kind == "land":
        return None
    if kind in SLOW and not in_main:
        return Reason("not_in_main", {}, "M-064")
    return _why_not_cast(state, decision.kind, decision.seat, answer[1])


def _why_not_cast(state: State, window: str, seat: int, card: int) -> Reason | None:
    """Why a card that could be cast in `window` is not: for want of mana, or of a target."""
    if not of_card(state.entities[card].definition) & window_kind(state, window, seat):
        return None
    price = price_of(state, card)
    if not available(state, seat).pays(price.amounts):
        return Reason("not_enough_mana", {}, "M-134")
    if not price.parts and not can_cast(state, seat, card, price):
        return Reason("no_target", {"entity": card}, "M-148")
    return None


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
