"""Set-up (C-010 to C-019)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from game.kernel import renumbering
from game.kernel.cards import CardSet
from game.kernel.choices import Subset
from game.kernel.decisions import Answer
from game.kernel.game import Game
from game.kernel.moves import move, shuffle
from game.kernel.rng import DECKS, SETUP, below, shuffled
from game.kernel.setup import blank, lay
from game.kernel.state import Frame, State, tasks
from game.kernel.traits.players import Players
from game.rules.contracts.constants import (
    ASIDE,
    DECK,
    HAND,
    NUMBERS,
    PURE,
    TANKS,
    TANKS_FULL,
    other,
    rules,
    zone,
)
from game.rules.contracts.draw import add_to_hand, fetch
from game.rules.contracts.turn import begin_turn


def new_match(
    game: Game, cards: CardSet, decks: Sequence[Sequence[str]], seed: int, constants: Mapping[str, Any],
    first: int | None,
) -> State:  # fmt: skip
    """Both decks on the table, Runes set aside, the rest shuffled; the set-up lies in the frames."""
    state = blank(game, cards, len(decks), seed, constants)
    r = rules(state)
    for seat in range(2):
        deck, aside = zone(seat, DECK), zone(seat, ASIDE)
        lay(state, decks[seat], seat, deck, ("rune", aside))
        state.zones[deck] = shuffled(state.rng, DECKS + seat, state.zones[deck])
        if len(state.zones[aside]) > r.opening_hand:
            state.zones[aside] = shuffled(state.rng, DECKS + seat, state.zones[aside])
        if not r.open_lists:
            renumbering.at_random(state, seat)
    if first is None:
        first = below(state.rng, SETUP, 2)
    state.active = first
    second = other(first)
    if r.grey_for_second_player:
        state.seats[second][PURE] = 1
    state.seats[second][TANKS_FULL] = r.second_player_tanks
    state.frames = [(begins, (first, second))]
    return state


class ContractsPlayers(Players):
    numbers = NUMBERS

    def equip(self, state: State) -> None:
        """Everybody's tanks, still empty (C-012)."""
        for own in state.seats:
            own[TANKS] = rules(state).tanks


def begins(state: State, first: int, second: int) -> None:
    """The steps of the set-up in order (C-016 to C-019)."""
    if state.log is not None:
        state.log.emit("begins", {"first": first})
    amount = rules(state).opening_hand
    steps: list[Frame] = [(open_hand, (first, amount)), (open_hand, (second, amount)),
             (ask_set_aside, (first,)), (ask_set_aside, (second,)), (begin_turn, (first,))]  # fmt: skip
    state.frames += reversed(steps)


def open_hand(state: State, seat: int, amount: int) -> None:
    """Fetch the opening hand, the Runes that were set aside first (C-016)."""
    if amount > 1:
        state.frames.append((open_hand, (seat, amount - 1)))
    runes = state.zones[zone(seat, ASIDE)]
    if runes:
        add_to_hand(state, seat, runes[-1])
    else:
        fetch(state, seat, 1)


def ask_set_aside(state: State, seat: int) -> None:
    """Any number of the hand may be set aside (C-017)."""
    hand = state.zones[zone(seat, HAND)]
    state.decision = Subset("set_aside", seat, set_aside, (seat,), candidates=hand, least=0, most=len(hand))


def set_aside(state: State, answer: Answer, seat: int) -> None:
    """Fetch as many again; only then does what was set aside return to the deck (C-017, C-018)."""
    for i in answer[1:]:
        move(state, i, zone(seat, ASIDE))
    if state.log is not None:
        state.log.emit("set_aside", {"seat": seat, "amount": len(answer) - 1})
    state.frames.append((shuffle_back, (seat,)))
    if len(answer) > 1:
        missing = rules(state).opening_hand - len(state.zones[zone(seat, HAND)])
        state.frames.append((fetch_again, (seat, missing)))


def fetch_again(state: State, seat: int, missing: int) -> None:
    """At most `missing` contracts, until the hand has its number again; what an Ambush fetches counts (C-017)."""
    if missing > 0 and len(state.zones[zone(seat, HAND)]) < rules(state).opening_hand:
        state.frames.append((fetch_again, (seat, missing - 1)))
        fetch(state, seat, 1)


def shuffle_back(state: State, seat: int) -> None:
    """What was set aside, and Runes left over, return to the deck (C-018)."""
    aside = state.zones[zone(seat, ASIDE)]
    for i in aside:
        move(state, i, zone(seat, DECK))
    if aside:
        shuffle(state, zone(seat, DECK), DECKS + seat)


tasks(__name__, begins, open_hand, ask_set_aside, set_aside, fetch_again, shuffle_back)
