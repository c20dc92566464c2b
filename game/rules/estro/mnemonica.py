"""Mnemonica, an optional mode: nothing computed is shown, the attacker announces each fight (E-152 to E-159)."""

from __future__ import annotations

from game.kernel.data import Ref
from game.kernel.decisions import Answer, Decision
from game.kernel.state import State, tasks
from game.rules.estro.constants import HAND, rules, zone
from game.rules.estro.worth import tot

MOST_SAID = 160
"""No greater TOT can be announced."""
YES_NO: tuple[Answer, ...] = (("yes",), ("no",))
SAYING: tuple[Answer, ...] = tuple(("say", n) for n in range(MOST_SAID + 1))


def announce(state: State, one: Ref, other: Ref, won: bool) -> None:
    """The attacker announces both final TOTs and the outcome (E-157)."""
    seat = state.entities[one[0]].controller
    state.decision = Decision("announce_own", seat, own_said, (one, other, won), answers=SAYING, source=one[0])


def own_said(state: State, answer: Answer, one: Ref, other: Ref, won: bool) -> None:
    seat = state.entities[one[0]].controller
    args = (one, other, won, answer[1])
    state.decision = Decision("announce_other", seat, other_said, args, answers=SAYING, source=other[0])


def other_said(state: State, answer: Answer, one: Ref, other: Ref, won: bool, amount: int) -> None:
    seat = state.entities[one[0]].controller
    args = (one, other, won, amount, answer[1])
    state.decision = Decision("announce_outcome", seat, outcome_said, args, answers=YES_NO, source=one[0])


def outcome_said(state: State, answer: Answer, one: Ref, other: Ref, won: bool, amount: int, left: int) -> None:
    """The defender may contest what was announced (E-158)."""
    attacker, target = one[0], other[0]
    right = (amount, left) == (tot(state, attacker), tot(state, target)) and (answer == ("yes",)) == won
    seat = state.entities[attacker].controller
    if state.log is not None:
        facts = {"seat": seat, "attacker": attacker, "target": target, "tots": [amount, left],
                 "won": answer == ("yes",)}  # fmt: skip
        state.log.emit("announced", facts)
    foe = state.entities[target].controller
    args = (seat, foe, right)
    state.decision = Decision("contest", foe, contested, args, answers=YES_NO, source=attacker)


def contested(state: State, answer: Answer, seat: int, foe: int, right: bool) -> None:
    """A wrong announcement that is contested is a mistake of the attacker, a wrong contest one of the defender; without
    a contest a wrong announcement is one if the rules say so."""
    if answer == ("yes",):
        mistake(state, foe if right else seat)
    elif not right and not rules(state).mnemonica_needs_contest:
        mistake(state, seat)


def mistake(state: State, seat: int) -> None:
    """Its maker loses a card of the hand, and says which (E-155, E-159)."""
    if state.log is not None:
        state.log.emit("mistake", {"seat": seat})
    hand = state.zones[zone(seat, HAND)]
    if hand:
        state.decision = Decision("mistake", seat, lost, (seat,), candidates=hand)


def lost(state: State, answer: Answer, seat: int) -> None:
    state.game.discard(state, answer[1])


tasks(__name__, announce, own_said, other_said, outcome_said, contested, lost)
