"""Set-up (P-017 to P-025)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from game.kernel import renumbering
from game.kernel.cards import CardSet
from game.kernel.game import Game
from game.kernel.moves import move, shuffle
from game.kernel.rng import DECKS, SETUP, below
from game.kernel.setup import NoMatch, blank, lay
from game.kernel.state import Frame, State, tasks
from game.rules.cataclysm.constants import (
    DECK,
    PLAYING,
    rules,
    zone,
)
from game.rules.cataclysm.drawing import draw
from game.rules.cataclysm.field import enter
from game.rules.cataclysm.turn import begin_turn


def new_match(
    game: Game, cards: CardSet, decks: Sequence[Sequence[str]], seed: int, constants: Mapping[str, Any],
    first: int | None,
) -> State:  # fmt: skip
    """Every deck on the table; the set-up lies in the frames. Raises NoMatch for a deck without a Character (P-016)."""
    seats = len(decks)
    state = blank(game, cards, seats, seed, constants)
    r = rules(state)
    for seat in range(seats):
        if not any(cards[card].kind == "character" for card in decks[seat]):
            raise NoMatch(f"the deck of seat {seat} has no Character (P-016)")
        lay(state, decks[seat], seat, zone(seat, DECK))
        if not r.open_lists:
            renumbering.at_random(state, seat)
    steps: list[Frame] = [
        *((reveal, (seat,)) for seat in range(seats)),
        *((opening_hand, (seat, r.opening_hand)) for seat in range(seats)),
        (choose_first, (-1 if first is None else first,)),
    ]
    state.frames = list(reversed(steps))
    return state


def reveal(state: State, seat: int) -> None:
    """Turn cards up until a Character appears, put it into play, shuffle the others in (P-017 to P-022).

    As the deck is shuffled afterwards, the first shuffle need not go on below the last card that is turned up.
    """
    deck, aside, stream = zone(seat, DECK), zone(seat, PLAYING), DECKS + seat
    while True:
        cards = state.zones[deck]
        card = cards[below(state.rng, stream, len(cards))]
        move(state, card, aside)
        if state.entities[card].definition.kind == "character":
            break
    enter(state, card, seat)
    for i in state.zones[aside]:
        move(state, i, deck)
    shuffle(state, deck, stream)


def opening_hand(state: State, seat: int, amount: int) -> None:
    """P-023; nobody may exchange it (P-025)."""
    draw(state, seat, amount)


def choose_first(state: State, first: int) -> None:
    """By chance, after the draw (P-024), unless the table has decided. The others may draw further cards."""
    state.active = below(state.rng, SETUP, len(state.seats)) if first < 0 else first
    if state.log is not None:
        state.log.emit("begins", {"first": state.active})
    state.frames.append((begin_turn, (state.active,)))
    for seat in range(len(state.seats)):
        if seat != state.active:
            draw(state, seat, rules(state).others_draw)


tasks(__name__, reveal, opening_hand, choose_first)
