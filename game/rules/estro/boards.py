"""Boards and answers of ESTRO in words, as scenarios and tests say them."""

from __future__ import annotations

from game.kernel.boards import TEXTLESS
from game.kernel.boardwords import BoardWords, Fact
from game.kernel.data import Context
from game.kernel.once import USED, spend
from game.kernel.phrases import Phrase, Phrases
from game.kernel.references import lies_in
from game.kernel.state import State
from game.rules.estro.constants import (
    ATTACKED,
    EXTRA_ATTACKS,
    EXTRA_PLAYS,
    HAND_LIMIT,
    PLACED,
    TOKENS,
    ZONE,
)
from game.rules.estro.fight import attack_phase
from game.rules.estro.play import play_phase
from game.rules.estro.setup import comes_last
from game.rules.estro.turn import begin_turn, end_phase, pass_turn, window


def start_of_turn(state: State, seat: int) -> None:
    """The turn begins, so it counts on by one."""
    state.frames.append((begin_turn, (seat,)))


def playing(state: State, seat: int) -> None:
    """The card of the turn is drawn; one may be played."""
    attacking(state, seat)
    state.frames += [(window, ()), (play_phase, (seat, 0))]


def attacking(state: State, seat: int) -> None:
    """The card of the turn is played; the attacks come."""
    state.frames += [(pass_turn, (seat,)), (end_phase, (seat,)), (attack_phase, (seat,))]


def placed(state: State, i: int) -> None:
    """A Zone on a described board is active as one that was drawn is."""
    if lies_in(state, i, ZONE):
        comes_last(state, i)


def is_used(state: State, i: int) -> bool:
    """Was a 1V gift of card `i` used (E-062, E-135)?"""
    return state.entities[i].extra.marks >= USED


def use_up(state: State, i: int) -> None:
    """All its 1V gifts were used, by everybody."""
    e = state.entities[i]
    for clause in e.definition.clauses:
        if clause.once:
            for seat in range(len(state.seats)):
                spend(state, clause, Context(i, e.zone_changes, seat))


PHRASES = Phrases(
    own=(
        Phrase("play {card:card}", ("play", "{card}"), ("play",)),
        Phrase("lay {card:card} face down", ("lay", "{card}"), ("play",)),
        Phrase("turn {card:card} up", ("turn", "{card}"), ("attack",), passing=("play",)),
        Phrase("attack {target:card} with {attacker:card}", ("attack", "{attacker}", "{target}"), ("attack",),
               passing=("moment",)),
        Phrase("redirect {attacker:card} to {target:card}", ("attack", "{attacker}", "{target}"), ("redirect",)),
        Phrase("use {card:card}", ("use", "{card}", 0), ("moment", "declared", "rolled", "death")),
    ),
    tails=(Phrase("on {cards:cards}", ("pick", "{cards}")), Phrase("then {cards:cards}", ("pick", "{cards}"))),
    usual=(("moment", -1), ("declared", -1), ("rolled", -1), ("death", -1), ("counter", -1)),
)  # fmt: skip

BOARD = BoardWords(
    moments={"start": start_of_turn, "play": playing, "attacks": attacking},
    phrases=PHRASES,
    filler={
        "id": "blank_card", "name": {"it": "Carta vuota", "en": "Blank card"}, "kind": "ardo",
        "atk": 14, "def": 14, "hel": 14, "dex": 14, "map": 14,
    },
    turn=1,
    numbers={"extra_attacks": (EXTRA_ATTACKS,), "extra_plays": (EXTRA_PLAYS,), "hand_limit": (HAND_LIMIT,),
             "tokens": (TOKENS,)},
    flags={"placed": PLACED, "attacked": ATTACKED, "faded": TEXTLESS, "used": Fact(is_used, use_up)},
    placed=placed,
)  # fmt: skip
