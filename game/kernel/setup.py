"""How a match begins: what is common to all games, and what most have in common: the players, everybody's deck."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from game.kernel.cards import CardSet, Entity, entity
from game.kernel.errors import GameError
from game.kernel.events import Log
from game.kernel.places import DRAWN
from game.kernel.rng import of_match
from game.kernel.running import run
from game.kernel.state import State, blank_state

if TYPE_CHECKING:
    from game.kernel.ruleset import Ruleset


class NoMatch(GameError):
    """These decks make no match."""


def begin(
    game: Ruleset, cards: CardSet, decks: Sequence[Sequence[str]], seed: int, rules: Mapping[str, Any],
    first: int | None, log: Log | None,
) -> State:  # fmt: skip
    """The match of `game` up to its first decision (see `Game.setup`)."""
    if len(decks) not in game.seats:
        raise NoMatch(f"{len(decks)} players can't play: {' or '.join(str(n) for n in game.seats)} can")
    state = game.new_match(cards, decks, seed, rules, first)
    state.log = log
    run(state)
    return state


def options_of(game: Ruleset, rules: Mapping[str, Any]) -> Any:
    """What `State.options` holds, from the rules file's constants; what it leaves out is as printed."""
    known, tables = game.vocabulary.constants, game.vocabulary.tables
    if not tables:
        return _plain(game.constants, tuple(known), tuple(map(rules.get, known)))
    given = {name: value for name, value in rules.items() if name in known}
    return game.constants(**given | {name: tables[name].packed(given[name]) for name in tables if name in given})


@lru_cache(maxsize=8)
def _plain(constants: Callable[..., Any], known: tuple[str, ...], values: tuple[Any, ...]) -> Any:
    """Of constants that are all numbers or switches, which many matches have in common; None is left out."""
    return constants(**{name: value for name, value in zip(known, values, strict=True) if value is not None})


def blank(game: Ruleset, cards: CardSet, seats: int, seed: int, rules: Mapping[str, Any]) -> State:
    """The players as a match begins, and the random number generators of `seed`; no card."""
    cards = cards.played_by(game.vocabulary, {**game.vocabulary.constants, **rules})
    state = blank_state(game, cards, options_of(game, rules), seats)
    state.rng = of_match(seed, seats, game.vocabulary.shares)
    state.seats = [[0] * game.players.numbers for _ in range(seats)]
    state.entities = [entity(cards["player"], seat, -1) for seat in range(seats)]
    game.players.equip(state)
    return state


def dealt(game: Ruleset, cards: CardSet, decks: Sequence[Sequence[str]], seed: int, rules: Mapping[str, Any]) -> State:
    """The same with the cards of `decks`, lists of ids, in the zones that are drawn from; the last one lies on top."""
    state = blank(game, cards, len(decks), seed, rules)
    for seat, deck in enumerate(decks):
        lay(state, deck, seat, state.places.of(seat, DRAWN))
    return state


def lay(state: State, deck: Sequence[str], owner: int, zone: int, apart: tuple[str, int] = ("", 0)) -> None:
    """The cards of `deck`, a list of ids, in `zone`, where nothing lies yet; the last one lies on top.

    `apart`: a kind of card, and the zone in which those of that kind lie instead.
    """
    first = len(state.entities)
    cards, numbers, numbers_apart = _laid(state.cards, tuple(deck), owner, zone, *apart, first)
    state.entities += cards
    state.zones[zone] = numbers
    if numbers_apart:
        state.zones[apart[1]] = numbers_apart


@lru_cache(maxsize=128)
def _laid(
    cards: CardSet, deck: tuple[str, ...], owner: int, zone: int, kind: str, other: int, first: int
) -> tuple[tuple[Entity, ...], tuple[int, ...], tuple[int, ...]]:
    """The cards of `deck` with numbers from `first` on, and the numbers of those in `zone` and in the `other` one.

    States share entities, so matches may too.
    """
    found = tuple([entity(cards[card], owner, other if cards[card].kind == kind else zone) for card in deck])
    numbers = [[i for i, e in enumerate(found, first) if e.zone == place] for place in (zone, other)]
    return found, tuple(numbers[0]), tuple(numbers[1]) if kind else ()
