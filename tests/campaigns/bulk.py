"""Random matches of every game and number of seats: each comes to its end, with every invariant, and memory flat."""

from __future__ import annotations

from pathlib import Path
from random import Random

from game.lab.simulate import Plan, play_share
from game.records.cards import library
from game.rules import NAMES, game_named
from tests.campaigns.runner import Outcome, Try

TABLES = [(game, seats) for game in NAMES for seats in game_named(game).seats]


def matches(folder: Path) -> Try:
    known = {game: library(game) for game in NAMES}
    return lambda chance: _one(known, chance)


def _one(known: dict, chance: Random) -> Outcome:  # type: ignore[type-arg]
    game, seats = chance.choice(TABLES)
    decks = tuple(chance.choice(list(known[game].decks)) for _ in range(seats))
    plan = Plan(game, decks=decks, agents=("random",) * seats, games=1, seed=chance.randrange(1 << 60), invariants=True)
    tally = play_share(plan, 0, 1, known[game])
    assert not tally.errors, (plan, tally.messages)
    return f"{game} of {seats}", None
