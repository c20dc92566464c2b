"""Necrotokens, an optional module (E-184 to E-200)."""

from __future__ import annotations

from game.kernel.changes import apply
from game.kernel.characteristics import KEYWORD, TURN_END, Change
from game.kernel.data import Context
from game.kernel.deaths import save
from game.kernel.decisions import Answer
from game.kernel.listed import Listed
from game.kernel.references import still
from game.kernel.rng import EFFECTS, below
from game.kernel.state import State, tasks
from game.kernel.windows import acted
from game.rules.estro import drawing, lasting
from game.rules.estro.constants import DECK, PROTECTED, TOKENS, field_of, rules, zone

SHIELD, CARD = 2, 3
"""What a protection and a card from the deck cost."""
YES_NO: tuple[Answer, ...] = (("yes",), ("no",))


def gain(state: State, seat: int, amount: int = 1) -> None:
    """Up to the limit (E-188); without the module there are none (E-186)."""
    r, numbers = rules(state), state.seats[seat]
    gained = min(amount, r.most_tokens - numbers[TOKENS]) if r.necrotoken else 0
    if gained > 0:
        numbers[TOKENS] += gained
        if state.log is not None:
            state.log.emit("tokens", {"seat": seat, "amount": gained})


def spend(state: State, seat: int, amount: int) -> None:
    state.seats[seat][TOKENS] -= amount
    if state.log is not None:
        state.log.emit("tokens", {"seat": seat, "amount": -amount})


def can_spend(state: State, seat: int, amount: int) -> bool:
    return rules(state).necrotoken and state.seats[seat][TOKENS] >= amount


# --- one: a second card in the draw phase -----------------------------------------------------------------------------


def ask_to_draw(state: State, seat: int) -> None:
    """Once in a draw phase (E-189, E-190)."""
    if can_spend(state, seat, 1) and state.zones[zone(seat, DECK)]:
        state.decision = Listed("token_draw", seat, drawn, (seat,), ways=YES_NO)


def drawn(state: State, answer: Answer, seat: int) -> None:
    if answer == ("yes",):
        spend(state, seat, 1)
        drawing.draw(state, seat)


# --- two: a card can't be destroyed this turn -------------------------------------------------------------------------


def shields(state: State, seat: int, endangered: tuple[int, ...]) -> list[Answer]:
    """Which of the `endangered` cards `seat` can protect (E-184, E-185, E-191)."""
    if not can_spend(state, seat, SHIELD):
        return []
    mine = field_of(state, seat)
    return [("protect", i) for i in endangered if i in mine]


def protect(state: State, i: int, seat: int) -> None:
    """Until the current turn ends (E-192); a card that would be destroyed is saved."""
    acted(state)
    spend(state, seat, SHIELD)
    apply(state, i, (Change(KEYWORD, PROTECTED, 1),), TURN_END, i, state.entities[i].zone_changes)
    for number, (doomed, _) in enumerate(state.doomed):
        if doomed == i and still(state, (state.doomed[number],)):
            save(state, number)
            if state.log is not None:
                state.log.emit("rescued", {"entity": i})


# --- three: a card of the deck at the end of the turn -----------------------------------------------------------------


def ask_to_place(state: State, seat: int) -> None:
    """Only at the end of the own turn, after the hand limit (E-194, E-196), with a card in the deck (E-198)."""
    if can_spend(state, seat, CARD) and state.zones[zone(seat, DECK)]:
        state.decision = Listed("token_card", seat, placed, (seat,), ways=YES_NO)


def placed(state: State, answer: Answer, seat: int) -> None:
    """A random card comes face up, is not played (E-197), and its gifts never work (E-195, E-199)."""
    if answer == ("no",):
        return
    spend(state, seat, CARD)
    deck = state.zones[zone(seat, DECK)]
    i = deck[below(state.rng, EFFECTS, len(deck))]
    drawing.put_up(state, i, seat)
    lasting.inhibit(state, i, Context(i, state.entities[i].zone_changes, seat))


tasks(__name__, drawn, ask_to_place, placed)
