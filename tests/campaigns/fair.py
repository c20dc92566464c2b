"""What the opponent answers hangs on what its seat may know, and on nothing else (C-152).

A try is a match. At some of its positions a level is asked, which was chosen by chance, with few positions to think of:
in the match, and in five worlds in which all that is hidden from the seat was dealt anew.
"""

from __future__ import annotations

import json
import marshal
from collections.abc import Sequence
from pathlib import Path
from random import Random

from game.ai.agents import agent
from game.kernel import decisions, running
from game.kernel.state import State
from game.kernel.views import redeal, resample, view
from game.rules import NAMES
from tests.campaigns.runner import Outcome, Try, counted, dealt, tables

WORLDS = 5
POSITIONS = 10
"""So many of a match are looked at."""
APART = 6
"""One in so many, in the mean."""
LEVELS = ("novice", "casual", "regular", "expert", "regular-trickster")
NODES = 60
"""Positions in one thought."""


def answers(folder: Path, games: Sequence[str] = NAMES) -> Try:
    return lambda chance: _one(tables(games), chance)


def _one(known: Sequence[tuple[str, int]], chance: Random) -> Outcome:
    name, seats = chance.choice(known)
    match = dealt(name, seats, chance)
    looked_at = 0
    while match.decision is not None and looked_at < POSITIONS:
        ways = decisions.answers(match)
        if len(ways) > 1 and chance.randrange(APART) == 0:
            _compare(match, chance)
            looked_at += 1
        running.advance(match, agent("casual", chance.randrange(1 << 30)).choose(match, match.decision.seat))
    counted("positions", looked_at)
    return f"{name} of {seats}", None


def _compare(match: State, chance: Random) -> None:
    """The same view, features and answer in all worlds, and the match is as it was."""
    assert match.decision is not None
    game, seat, before = match.game, match.decision.seat, match.copy()
    level, seed = chance.choice(LEVELS), chance.randrange(1 << 30)
    shown = view(match, seat)
    world = resample(json.loads(json.dumps(shown)), chance.randrange(1 << 60), game, match.cards)
    told = [_answer(level, seed, match, seat)]
    for _ in range(WORLDS):
        world = redeal(world, seat, chance.randrange(1 << 60))
        assert marshal.dumps(view(world, seat), 0) == marshal.dumps(shown, 0), "the views differ"
        assert game.judging.features(world, seat) == game.judging.features(match, seat), (
            "a feature tells what is hidden"
        )
        told.append(_answer(level, seed, world, seat))
    assert len(set(told)) == 1, f"{level} answers {sorted(set(told))} to the same view"
    assert match == before, "thinking has changed the match"


def _answer(level: str, seed: int, state: State, seat: int) -> decisions.Answer:
    return agent(level, seed).choose_from_view(view(state, seat), state.game, state.cards, nodes=NODES)
