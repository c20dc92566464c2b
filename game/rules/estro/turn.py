"""The turn and its phases (E-030 to E-047, E-116 to E-118)."""

from __future__ import annotations

from game.kernel import control
from game.kernel.characteristics import TURN_END
from game.kernel.choices import Subset
from game.kernel.decisions import Answer
from game.kernel.state import State, tasks
from game.kernel.triggers import set_off
from game.kernel.values import expire, turn_begins
from game.kernel.windows import offer_next
from game.rules.estro import play, tokens
from game.rules.estro.constants import (
    AGAIN,
    ATTACKED,
    ATTACKS,
    DECK,
    EXTRA_ATTACKS,
    EXTRA_PLAYS,
    FIELD,
    HAND,
    HAND_LIMIT,
    NO_FACE_DOWN,
    OUT,
    PLACED,
    is_last_turn_of_round,
    round_of,
    rules,
    zone,
)
from game.rules.estro.drawing import draw
from game.rules.estro.fight import attack_phase
from game.rules.estro.victory import close_round, exhausted, look_at_end


def begin_turn(state: State, seat: int) -> None:
    """Draw, play, attack, end (E-031), for `seat`."""
    state.turn += 1
    state.active = seat
    state.quiet = False
    numbers = state.seats[seat]
    numbers[ATTACKS] = numbers[EXTRA_ATTACKS] = numbers[EXTRA_PLAYS] = 0
    if state.log is not None:
        state.log.emit("turn", {"seat": seat, "turn": state.turn, "round": round_of(state)})
    state.frames += [
        (pass_turn, (seat,)),
        (end_phase, (seat,)),
        (attack_phase, (seat,)),
        (window, ()),
        (play.play_phase, (seat, 0)),
        (window, ()),
        (draw_phase, (seat,)),
    ]
    turn_begins(state, seat)
    set_off(state, "turn_start", seat)


def window(state: State) -> None:
    """A phase begins: optional gifts and Zone gifts may be used (E-129)."""
    offer_next(state, "moment")


def phase(state: State) -> str:
    """In which phase of the turn the match is, by what of it is still to come."""
    to_come = {task for task, _ in state.frames}
    asked = state.decision.kind if state.decision is not None else ""
    if draw_phase in to_come:
        return "draw"
    if asked == "play" or play.play_phase in to_come:
        return "play"
    if asked == "attack" or attack_phase in to_come:
        return "attack"
    return "end"


# --- phase 1 ----------------------------------------------------------------------------------------------------------


def draw_phase(state: State, seat: int) -> None:
    """The active player must draw (E-032); whoever has neither hand nor deck then has lost (E-121)."""
    if not draws_this_round(state):
        return
    deck, hand = state.zones[zone(seat, DECK)], state.zones[zone(seat, HAND)]
    numbers = state.seats[seat]
    numbers[OUT] = 0
    if deck:
        draw(state, seat)
        tokens.ask_to_draw(state, seat)
    elif not hand:
        numbers[OUT] = 1
        exhausted(state, seat)


def draws_this_round(state: State) -> bool:
    """Not in two rounds of Stratega (E-161)."""
    r = rules(state)
    return not r.stratega_draws or round_of(state) not in (r.stratega_first_draw_round, r.stratega_second_draw_round)


# --- phase 4 ----------------------------------------------------------------------------------------------------------


def end_phase(state: State, seat: int) -> None:
    state.frames += [(tokens.ask_to_place, (seat,)), (hand_limit, (seat,)), (window, ())]
    set_off(state, "turn_end", seat)


def hand_limit(state: State, seat: int) -> None:
    """Cards above the limit are discarded; their owner says which (E-116 to E-118)."""
    hand = state.zones[zone(seat, HAND)]
    above = len(hand) - rules(state).hand_limit - state.seats[seat][HAND_LIMIT]
    if above > 0:
        state.decision = Subset("discard", seat, discarded, (seat,), candidates=hand,
                                least=min(above, len(hand)), most=min(above, len(hand)))  # fmt: skip


def discarded(state: State, answer: Answer, seat: int) -> None:
    for i in answer[1:]:
        state.game.piles.discard(state, i)


def pass_turn(state: State, seat: int) -> None:
    """What lasts this turn ends; then the next player's turn (E-047), or the end of the round."""
    state.frames.append((begin_turn, ((seat + 1) % len(state.seats),)))
    state.seats[seat][NO_FACE_DOWN] = 0
    expire(state, TURN_END)
    used = PLACED | ATTACKED | AGAIN
    for number in range(len(state.seats)):
        for i in state.zones[zone(number, FIELD)]:
            e = state.entities[i]
            if e.flags & used:
                state.entities[i] = e.with_flags(e.flags & ~used)
    if not rules(state).elimination_at_once:
        state.frames.append((look_at_end, ()))
    if is_last_turn_of_round(state):
        state.frames.append((close_round, ()))
        if state.turn:
            set_off(state, "round_end", seat)
    if control.is_due(state):
        control.settle(state)


tasks(__name__, begin_turn, window, draw_phase, end_phase, hand_limit, discarded, pass_turn)
