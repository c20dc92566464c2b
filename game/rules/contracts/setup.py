"""Set-up (C-010 to C-019)."""

from __future__ import annotations

from collections.abc import Sequence

from game.kernel import renumbering
from game.kernel.cards import CardSet, entity
from game.kernel.decisions import Answer, Decision
from game.kernel.game import Game
from game.kernel.moves import create, move, shuffle
from game.kernel.rng import DECKS, SETUP, below, of_match, shuffled
from game.kernel.state import Frame, State, blank_state, tasks
from game.rules.contracts.constants import (
    ASIDE,
    DECK,
    HAND,
    NUMBERS,
    PURE,
    TANKS,
    Rules,
    other,
    rules,
    zone,
)
from game.rules.contracts.draw import add_to_hand, fetch
from game.rules.contracts.turn import begin_turn


def new_match(
    game: Game, cards: CardSet, decks: Sequence[Sequence[str]], seed: int, constants: Rules, first: int | None
) -> State:
    """Both decks on the table, Runes set aside, the rest shuffled; the set-up lies in the frames."""
    state = empty_table(game, cards, seed, constants)
    for seat in range(2):
        for card in decks[seat]:
            definition = cards[card]
            create(state, definition, seat, zone(seat, ASIDE if definition.kind == "rune" else DECK))
        state.zones[zone(seat, DECK)] = shuffled(state.rng, DECKS + seat, state.zones[zone(seat, DECK)])
        if len(state.zones[zone(seat, ASIDE)]) > constants.opening_hand:
            state.zones[zone(seat, ASIDE)] = shuffled(state.rng, DECKS + seat, state.zones[zone(seat, ASIDE)])
        if not constants.open_lists:
            renumbering.at_random(state, seat)
    if first is None:
        first = below(state.rng, SETUP, 2)
    state.active = first
    second = other(first)
    if constants.grey_for_second_player:
        state.seats[second][PURE] = 1
    steps: list[Frame] = [(open_hand, (first, constants.opening_hand)), (open_hand, (second, constants.opening_hand)),
             (ask_set_aside, (first,)), (ask_set_aside, (second,)), (begin_turn, (first,))]  # fmt: skip
    state.frames = list(reversed(steps))
    return state


def empty_table(game: Game, cards: CardSet, seed: int, constants: Rules) -> State:
    """Two players with empty tanks, and no card yet."""
    state = blank_state(game, cards, constants, 2)
    state.rng = of_match(seed, 2)
    state.seats = [[0] * NUMBERS for _ in range(2)]
    state.entities = [entity(cards["player"], seat, -1) for seat in range(2)]
    for own in state.seats:
        own[TANKS] = constants.tanks
    return state


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
    state.decision = Decision("set_aside", seat, set_aside, (seat,), candidates=hand, minimum=0, maximum=len(hand))


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


tasks(__name__, open_hand, ask_set_aside, set_aside, fetch_again, shuffle_back)
