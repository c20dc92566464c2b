"""No card is special to the AI: it plays cards that nobody has seen before."""

from __future__ import annotations

from random import Random

import pytest

from game.ai.agents import agent
from game.language.library import from_plain
from game.rules.contracts.constants import DISCARD, LINE, ORB, RUNE, zone
from tests.ai.generated import card
from tests.ai.matches import CONTRACTS, library, new_match, steps

OPEN = (LINE, RUNE, ORB, DISCARD)


@pytest.mark.parametrize("seed", range(3))
def test_it_plays_twenty_generated_cards(seed):
    chance = Random(seed)
    plain = [card(n, chance) for n in range(20)]
    pool = from_plain(plain, library().constants, "contracts", CONTRACTS.vocabulary)
    deck = [c["id"] for c in plain for _ in range(2)]
    used = set()
    for match in range(3):
        state = new_match(match, (deck, deck), pool)
        agents = (agent("casual", match), agent("casual", match + 1))
        for live in steps(state, agents):
            used |= {
                live.entities[i].definition.id for kind in OPEN for seat in (0, 1) for i in live.zones[zone(seat, kind)]
            }
        assert state.result is not None
    assert len(used) >= 18
