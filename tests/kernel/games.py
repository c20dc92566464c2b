"""What the tests that every game inherits play with: the games, their cards, and random matches."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from random import Random

from game.kernel import decisions, running
from game.kernel.cards import CardSet
from game.kernel.events import Log
from game.kernel.game import Game
from game.kernel.state import State
from game.language.library import CARDS, Library, load
from game.rules import NAMES, game_named

LONGEST = 3000
"""No random match may have more decisions."""


@dataclass(frozen=True)
class Kit:
    """A game with its bundled cards and decks."""

    game: Game
    library: Library
    cards: CardSet
    decks: tuple[tuple[str, ...], ...]

    def setup(self, seed: int, log: Log | None = None) -> State:
        """A new match; the seed also says which decks play."""
        n = len(self.decks)
        pair = [self.decks[seed % n], self.decks[seed // n % n]]
        return self.game.setup(self.cards, pair, seed, self.library.constants, log=log)


@cache
def kit(name: str) -> Kit:
    game = game_named(name)
    library = load(CARDS / name, name, game.vocabulary)
    assert not library.faults, library.faults[:3]
    decks = tuple(tuple(deck.cards()) for deck in library.decks.values())
    return Kit(game, library, library.card_set(game.vocabulary), decks)


def positions(kit: Kit, seed: int, every: int = 1, log: Log | None = None) -> Iterator[State]:
    """Play a random match; before each decision (or each `every`th) its state, which must not be changed."""
    state = kit.setup(seed, log)
    chance = Random(seed)
    for number in range(LONGEST):
        if state.result is not None:
            return
        if number % every == 0:
            yield state
        running.advance(state, random_answer(state, chance))
    raise AssertionError(f"match {seed} of {kit.game.name} does not end")


def random_answer(state: State, chance: Random) -> decisions.Answer:
    return chance.choice(decisions.answers(state))


def play_on(state: State, seed: int, most: int = LONGEST) -> State:
    """Play `state` itself on at random, at most so many decisions."""
    chance = Random(seed)
    for _ in range(most):
        if state.result is not None:
            break
        running.advance(state, random_answer(state, chance))
    return state


__all__ = ["NAMES", "Kit", "kit", "play_on", "positions", "random_answer"]
