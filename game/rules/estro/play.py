"""Phase 2: a card of the hand is put onto the field, face up or face down (E-037 to E-045, E-069 to E-077)."""

from __future__ import annotations

from game.kernel.decisions import Answer
from game.kernel.facedown import turn_face_up
from game.kernel.listed import Free, acting
from game.kernel.state import State, tasks
from game.kernel.triggers import set_off, set_off_own
from game.kernel.windows import PASS, offer_next
from game.rules.estro.constants import (
    EXTRA_PLAYS,
    HAND,
    NO_FACE_DOWN,
    is_inferno,
    round_of,
    rules,
    zone,
)
from game.rules.estro.drawing import lay_down, put_up
from game.rules.estro.lasting import came_back


def play_phase(state: State, seat: int, played: int) -> None:
    """One card must be played (E-038, E-039); further ones, which a gift allows, may be declined."""
    r = rules(state)
    if played >= r.plays_per_turn + state.seats[seat][EXTRA_PLAYS]:
        return
    ways = plays(state, seat)
    if not ways:
        return  # nothing to play: the obligation lapses (E-041)
    if played >= r.plays_per_turn:
        ways.append(PASS)
    state.decision = Free("play", seat, play_chosen, (seat, played), ways=tuple(ways))


def plays(state: State, seat: int) -> list[Answer]:
    hand = state.zones[zone(seat, HAND)]
    ways: list[Answer] = [("play", i) for i in hand]
    if may_lay(state, seat):
        ways += [("lay", i) for i in hand]
    return ways


def may_lay(state: State, seat: int) -> bool:
    """May `seat` play cards face down now? In Inferno not in the first rounds (E-173); a gift may forbid it."""
    if state.seats[seat][NO_FACE_DOWN]:
        return False
    return not is_inferno(state) or round_of(state) > rules(state).inferno_face_down_round


def play_chosen(state: State, answer: Answer, seat: int, played: int) -> None:
    if answer == PASS:
        return
    state.frames += [(play_phase, (seat, played + 1)), (after_play, ())]
    word, i = answer
    if word == "lay":
        i = lay_down(state, i, seat)
        if state.log is not None:
            state.log.emit("laid", {"entity": i, "seat": seat})
    else:
        if state.log is not None:
            state.log.emit("play", {"entity": i, "card": state.entities[i].definition.id, "seat": seat})
        put_up(state, i, seat)
        set_off_own(state, "play", i, seat)
    set_off(state, "card_played", seat, i)


def after_play(state: State) -> None:
    """The others may answer what was played (E-043)."""
    offer_next(state, "moment")


def reveal(state: State, i: int) -> None:
    """A face-down card is turned face up by its player: its gift activates as if it were played (E-075 to E-077)."""
    turn_face_up(state, i)
    came_back(state, i)
    set_off(state, "turned", i)
    set_off_own(state, "play", i, state.entities[i].controller)


tasks(__name__, play_phase, play_chosen, after_play)
acting(play_chosen)
