"""What the tests that every game inherits play with: the games, their cards, and random matches.

Beside the games of `game.rules` these are Veil (`tests.kernel.veil`), which has what they don't have: face-down cards,
zones of the table, teams; and the game of `tests.kernel.stack_game`: batches, interrupts, blocks, divided damage.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any

import pytest

from game.kernel import decisions, running
from game.kernel.cards import CardSet
from game.kernel.events import Log
from game.kernel.game import Game
from game.kernel.state import State
from game.language.library import CARDS, load
from game.rules import EXAMPLES, NAMES, game_named
from tests.kernel import stack_cards, veil
from tests.kernel.stack_game import STACK

LONGEST = 3000
"""No random match may have more decisions."""
ALL = (*NAMES, *EXAMPLES, "veil", "veil_closed", "stack")
"""Every game; Veil also with closed deck lists."""


@dataclass(frozen=True)
class Kit:
    """A game for a number of seats, with its bundled cards and decks."""

    game: Game
    constants: Mapping[str, Any]
    cards: CardSet
    decks: tuple[tuple[str, ...], ...]
    seats: int = 2

    def setup(self, seed: int, log: Log | None = None) -> State:
        """A new match; the seed also says which decks play."""
        n = len(self.decks)
        chosen = [self.decks[seed // n**seat % n] for seat in range(self.seats)]
        return self.game.setup(self.cards, chosen, seed, self.constants, log=log)


@cache
def kit(name: str, seats: int = 2) -> Kit:
    if name.startswith("veil"):
        rules = {"open_lists": name == "veil"}
        return Kit(veil.VEIL, rules, veil.cards(), veil.DECKS_OF_VEIL, seats)
    if name == "stack":
        return Kit(STACK, {"hand": 4, "battles": True}, stack_cards.cards(), stack_cards.DECKS, seats)
    game = game_named(name)
    library = load(CARDS / name, name, game.vocabulary)
    assert not library.faults, library.faults[:3]
    decks = tuple(tuple(deck.cards()) for deck in library.decks.values())
    return Kit(game, library.constants, library.card_set(game.vocabulary), decks, seats)


def matches(seeds: range) -> pytest.MarkDecorator:
    """Run a test of `game` and `seed` for every game: with two seats by all seeds, with more by the first one.

    With every change by two seeds at the most, by night by all.
    """
    found = []
    for name in ALL:
        for number in kit(name).game.seats:
            chosen = seeds if number == 2 and name in NAMES else seeds[:1]
            for seed in chosen:
                marks = [pytest.mark.nightly] if seed not in seeds[:2] else []
                found.append(pytest.param(kit(name, number), seed, id=f"{name}-{number}-{seed}", marks=marks))
    return pytest.mark.parametrize(("game", "seed"), found)


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


__all__ = ["ALL", "NAMES", "Kit", "kit", "matches", "play_on", "positions", "random_answer"]
