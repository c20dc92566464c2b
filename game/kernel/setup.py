"""How a match begins: what is common to all games, and what most have in common: the players, everybody's deck."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from game.kernel.cards import CardSet, entity
from game.kernel.errors import GameError
from game.kernel.events import Log
from game.kernel.rng import of_match
from game.kernel.running import run
from game.kernel.state import State, blank_state

if TYPE_CHECKING:
    from game.kernel.game import Game


class NoMatch(GameError):
    """These decks make no match."""


def begin(
    game: Game, cards: CardSet, decks: Sequence[Sequence[str]], seed: int, rules: Mapping[str, Any],
    first: int | None, log: Log | None,
) -> State:  # fmt: skip
    """The match of `game` up to its first decision (see `Game.setup`)."""
    if len(decks) not in game.seats:
        raise NoMatch(f"{len(decks)} players can't play: {' or '.join(str(n) for n in game.seats)} can")
    state = game.new_match(cards, decks, seed, rules, first)
    state.log = log
    run(state)
    return state


def blank(game: Game, cards: CardSet, seats: int, seed: int, rules: Mapping[str, Any]) -> State:
    """The players, each with `game.numbers` numbers of 0, and the random number generators of `seed`; no card."""
    state = blank_state(game, cards, game.options_of(rules), seats)
    state.rng = of_match(seed, seats, any(kind.shared for kind in game.vocabulary.zones))
    state.seats = [[0] * game.numbers for _ in range(seats)]
    state.entities = [entity(cards["player"], seat, -1) for seat in range(seats)]
    return state


def dealt(game: Game, cards: CardSet, decks: Sequence[Sequence[str]], seed: int, rules: Mapping[str, Any]) -> State:
    """The same with the cards of `decks`, lists of ids, in the zones named `deck`; the last one lies on top."""
    state = game.blank(cards, len(decks), seed, rules)
    for seat, deck in enumerate(decks):
        zone = state.places.named(seat, "deck")
        first = len(state.entities)
        state.entities += [entity(cards[card], seat, zone) for card in deck]
        state.zones[zone] = tuple(range(first, len(state.entities)))
    return state
