"""The blind trial of `tests/planted.py`, once, with a card of which it is known that it is found."""

from __future__ import annotations

import pytest

from game.lab import arena, balancing
from game.records.cards import library
from tests import planted


@pytest.mark.nightly
def test_a_card_that_is_far_too_good_stands_first_among_all():
    """Its column lay 7.6 standard errors above 0 when this was written."""
    before = balancing.current, arena.current
    found = planted.trial("golden_vanguard", 60, 21, "random", None)
    assert found.rank == 1 and found.stands_out
    assert (balancing.current, arena.current) == before


@pytest.mark.parametrize("kind", ["creature", "orb", "spell", "rune"])
def test_every_kind_of_card_can_be_planted(kind):
    cards = library(planted.GAME)
    held = [card.id for card in cards.definitions.values() if card.kind == kind and not card.token]
    for card in held[:: max(1, len(held) // 6)]:
        changed = planted.planted(cards, card)
        assert changed.definitions[card].total_cost == 1 and changed.decks == cards.decks
        others = [name for name in cards.definitions if name != card]
        assert all(changed.definitions[name].source == cards.definitions[name].source for name in others[:3])
