"""How a match begins: the ante, the libraries, the opening hands (M-013 to M-024)."""

from __future__ import annotations

from game.kernel.decisions import Answer
from game.kernel.listed import Listed
from game.kernel.moves import move, shuffle
from game.kernel.rng import DECKS
from game.kernel.state import State, tasks
from game.rules.grimoire import ante
from game.rules.grimoire.ante import NO, YES
from game.rules.grimoire.constants import HAND, LIBRARY, other, rules, zone
from game.rules.grimoire.turn import begin_turn


def begin(state: State, seat: int) -> None:
    """What comes before the first turn, which is that of `seat`."""
    state.frames = [(begin_turn, (seat,))]
    if rules(state).mulligan:
        state.frames += [(offer_anew, (other(seat),)), (offer_anew, (seat,))]
    state.frames.append((opening_hands, ()))
    if rules(state).ante:
        state.frames.append((offer_ante, (seat,)))


def offer_ante(state: State, seat: int) -> None:
    ante.offer(state, seat)


def opening_hands(state: State) -> None:
    """The libraries are shuffled, the ante is set aside, and seven cards are drawn (M-013, M-016, M-020)."""
    seats = range(len(state.seats))
    if not ante.is_played(state):
        ante.leave_out(state)
    for seat in seats:
        shuffle(state, zone(seat, LIBRARY), DECKS + seat)
        if ante.is_played(state):
            ante.set_aside(state, seat)
        deal(state, seat)


def deal(state: State, seat: int) -> None:
    """The opening hand, or all that there is of a smaller deck."""
    for _ in range(min(rules(state).opening_hand, len(state.zones[zone(seat, LIBRARY)]))):
        move(state, state.zones[zone(seat, LIBRARY)][-1], zone(seat, HAND))


def offer_anew(state: State, seat: int) -> None:
    """By a switch, whoever has no land in hand or nothing else may show it and draw anew, once (M-024)."""
    hand = [state.entities[i].definition for i in state.zones[zone(seat, HAND)]]
    if hand and sum([card.kind == "land" for card in hand]) in (0, len(hand)):
        state.decision = Listed("mulligan", seat, drawn_anew, (seat,), ways=(NO, YES))


def drawn_anew(state: State, answer: Answer, seat: int) -> None:
    if answer == NO:
        return
    hand = state.zones[zone(seat, HAND)]
    if state.log is not None:
        state.log.emit("mulligan", {"seat": seat, "cards": [state.entities[i].definition.id for i in hand]})
    for i in hand:
        move(state, i, zone(seat, LIBRARY))
    shuffle(state, zone(seat, LIBRARY), DECKS + seat)
    deal(state, seat)


tasks(__name__, offer_ante, opening_hands, offer_anew, drawn_anew)
