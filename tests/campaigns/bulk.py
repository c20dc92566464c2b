"""Random matches of every game and number of seats: each comes to its end, with every invariant, and memory flat."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random

from game.lab.simulate import Plan, play_matches
from game.language.library import Library
from game.records.cards import library
from game.rules import NAMES
from tests.campaigns.runner import Outcome, Try, tables


def matches(folder: Path, games: Sequence[str] = NAMES) -> Try:
    known = {game: library(game) for game in games}
    return lambda chance: _one(known, chance)


def _one(known: Mapping[str, Library], chance: Random) -> Outcome:
    game, seats = chance.choice(tables(known))
    decks = tuple(chance.choice(list(known[game].decks)) for _ in range(seats))
    plan = Plan(game, decks=decks, agents=("random",) * seats, games=1, seed=chance.randrange(1 << 60), invariants=True)
    tally = play_matches(plan, library=known[game])
    assert not tally.errors, (plan, tally.messages)
    return f"{game} of {seats}", None
