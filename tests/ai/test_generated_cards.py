"""No card is special to the AI: it plays cards that nobody has seen before."""

from __future__ import annotations

from random import Random

import pytest

from game.ai.agents import agent
from game.kernel.decisions import is_legal
from game.kernel.running import advance
from game.kernel.views import view
from game.language.library import from_plain
from game.records.levels import LEVELS
from game.rules.contracts.constants import DISCARD, LINE, ORB, RUNE, zone
from tests.ai.generated import card
from tests.ai.matches import CONTRACTS, library, new_match, quick, steps
from tests.rings import first

MATCHES = 9
"""Enough for cards that cost a lot, or want something that is rarely there; most levels need half of them."""
USELESS = 2
"""So many of the forty do nothing for their player: one loses health, one costs 6 to raise an attack for a turn."""
OPEN = (LINE, RUNE, ORB, DISCARD)


@pytest.mark.parametrize("seed", first(1, range(3)))
def test_it_plays_twenty_generated_cards(seed):
    chance = Random(seed)
    plain = [card(n, chance) for n in range(20)]
    pool = from_plain(plain, library().constants, "contracts", CONTRACTS.vocabulary)
    deck = [c["id"] for c in plain for _ in range(2)]
    used = set()
    for match in range(3):
        state = new_match(match, (deck, deck), pool)
        agents = (quick("casual", match), quick("casual", match + 1))
        for live in steps(state, agents):
            used |= {
                live.entities[i].definition.id for kind in OPEN for seat in (0, 1) for i in live.zones[zone(seat, kind)]
            }
        assert state.result is not None
    assert len(used) >= 18


@pytest.mark.nightly
@pytest.mark.parametrize("level", [level for level in LEVELS if level != "random"])
def test_every_level_plays_with_forty_generated_cards(level):
    """Each answer is legal and each match ends. The cards that were not played yet fill the decks of the next match;
    only what does nothing for its own player may stay in the hand."""
    chance = Random(40)
    plain = [card(n, chance) for n in range(40)]
    pool = from_plain(plain, library().constants, "contracts", CONTRACTS.vocabulary)
    missing = {c["id"] for c in plain}
    for match in range(MATCHES):
        wanted = [c["id"] for c in plain if c["id"] in missing]
        deck = (wanted * 40)[:40] if match else [c["id"] for c in plain]
        state = new_match(match, (deck, deck), pool)
        agents = [agent(level, match), agent(level, match + 1)]
        for _ in range(2000):
            if state.decision is None:
                break
            seat = state.decision.seat
            found = agents[seat].choose_from_view(view(state, seat), CONTRACTS, pool, nodes=30)
            assert is_legal(state, found)
            if found[0] == "play":
                missing.discard(state.entities[found[1]].definition.id)
            advance(state, found)
        assert state.result is not None
        if len(missing) <= USELESS:
            break
    assert len(missing) <= USELESS
