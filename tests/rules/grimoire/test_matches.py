"""Random matches, with what holds of every position."""

from __future__ import annotations

import json
from random import Random

from game.kernel import running
from game.kernel.decisions import answers, why_not
from game.kernel.state import from_json
from game.kernel.views import resample, view
from game.lab.invariants import broken
from game.language.library import from_plain
from game.rules.grimoire.game import GRIMOIRE
from tests.rules.grimoire.board import CARDS


def test_random_matches_end_and_break_nothing():
    """Of each position the invariants; of every ninth also save, load and what a seat knows."""
    cards = from_plain(CARDS, {}, "grimoire", GRIMOIRE.vocabulary)
    spells = [plain["id"] for plain in CARDS[5:]]
    lands = [plain["id"] for plain in CARDS[:5]]
    asked, played = set(), set()
    for seed in range(40):
        chance = Random(seed)
        decks = [[chance.choice(lands if n < 12 else spells) for n in range(40)] for _ in range(2)]
        state = GRIMOIRE.setup(cards, decks, seed, {})
        for number in range(3000):
            if state.result is not None:
                break
            assert not broken(state), (seed, number)
            ways = answers(state)
            asked.add(state.decision.kind)
            if number % 9 == 0:
                assert from_json(json.loads(json.dumps(state.to_json())), GRIMOIRE, cards) == state
                for seat in range(2):
                    shown = view(state, seat)
                    assert view(resample(shown, seed, GRIMOIRE, cards), seat) == shown
                assert all(why_not(state, way) is None for way in ways)
            way = chance.choice(ways)
            if way[0] == "play":
                played.add(state.entities[way[1]].definition.id)
            running.advance(state, way)
        assert state.result is not None, seed
    assert asked >= {*GRIMOIRE.windows, "discard", "target", "pay", "packet"} - {"blocked"}
    assert played == set(spells)
