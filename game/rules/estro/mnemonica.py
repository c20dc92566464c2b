"""Mnemonica, an optional mode: nothing computed is shown, the attacker announces each fight (E-152 to E-159)."""

from __future__ import annotations

from functools import lru_cache

from game.kernel.cards import CardSet
from game.kernel.choices import Subset
from game.kernel.data import Ref
from game.kernel.decisions import Answer, Decision
from game.kernel.listed import Listed
from game.kernel.state import State, tasks
from game.rules.estro.constants import CHARACTERISTICS, HAND, rules, zone
from game.rules.estro.worth import tot

MOST_SAID, BEYOND = 160, 80
"""A TOT of so much can be announced in each match, and one that is by so much above what is printed on its cards."""
YES_NO: tuple[Answer, ...] = (("yes",), ("no",))


@lru_cache(8)
def saying(cards: CardSet) -> tuple[Answer, ...]:
    """The TOTs that can be announced (E-157). The last one stands for all that are greater, so that the truth can
    always be told."""
    printed = [sum(card.stats[: len(CHARACTERISTICS)]) for card in cards.by_id.values()]
    return tuple(("say", n) for n in range(max(MOST_SAID, *[n + BEYOND for n in printed]) + 1))


def announce(state: State, one: Ref, other: Ref, won: bool) -> None:
    """The attacker announces both final TOTs and the outcome (E-157)."""
    seat = state.entities[one[0]].controller
    state.decision = Listed("announce_own", seat, own_said, (one, other, won), ways=saying(state.cards),
                            source=one[0])  # fmt: skip


def own_said(state: State, answer: Answer, one: Ref, other: Ref, won: bool) -> None:
    seat = state.entities[one[0]].controller
    args = (one, other, won, answer[1])
    state.decision = Listed("announce_other", seat, other_said, args, ways=saying(state.cards), source=other[0])


def other_said(state: State, answer: Answer, one: Ref, other: Ref, won: bool, amount: int) -> None:
    seat = state.entities[one[0]].controller
    args = (one, other, won, amount, answer[1])
    state.decision = Listed("announce_outcome", seat, outcome_said, args, ways=YES_NO, source=one[0])


def outcome_said(state: State, answer: Answer, one: Ref, other: Ref, won: bool, amount: int, left: int) -> None:
    """The defender may contest what was announced (E-158)."""
    attacker, target = one[0], other[0]
    told = ("say", amount), ("say", left), answer
    right = told == (said(state, attacker), said(state, target), YES_NO[not won])
    seat = state.entities[attacker].controller
    if state.log is not None:
        facts = {"seat": seat, "attacker": attacker, "target": target, "tots": [amount, left],
                 "won": answer == ("yes",)}  # fmt: skip
        state.log.emit("announced", facts)
    foe = state.entities[target].controller
    args = (seat, foe, right)
    state.decision = Listed("contest", foe, contested, args, ways=YES_NO, source=attacker)


def said(state: State, i: int) -> Answer:
    """What is announced of the TOT of `i` by whoever is right."""
    ways = saying(state.cards)
    return ways[min(tot(state, i), len(ways) - 1)]


def reckoned(state: State, decision: Decision, slip: int = 0) -> Answer | None:
    """The truth, and a contest of what is not true: both cards, their dice and all that changes them lie open.

    With a `slip` a TOT is off by so much, and what is false is not noticed.
    """
    if decision.kind == "announce_own":
        return _near(state, decision.args[0], slip)
    if decision.kind == "announce_other":
        return _near(state, decision.args[1], slip)
    if decision.kind == "announce_outcome":
        return YES_NO[not decision.args[2]]
    if decision.kind == "contest":
        return YES_NO[bool(decision.args[2] or slip)]
    return None


def _near(state: State, card: Ref, slip: int) -> Answer:
    ways = saying(state.cards)
    return ways[max(0, min(said(state, card[0])[1] + slip, len(ways) - 1))]


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
        state.decision = Subset("mistake", seat, lost, (seat,), candidates=hand)


def lost(state: State, answer: Answer, seat: int) -> None:
    state.game.piles.discard(state, answer[1])


tasks(__name__, announce, own_said, other_said, outcome_said, contested, lost)
