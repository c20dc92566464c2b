"""What "Fill up" proposes is a deck with a plan: in every game, from nothing and from a few chosen cards."""

from __future__ import annotations

import random

import pytest

from game.rules import NAMES
from game.table.building.planning import Plan
from game.table.building.proposals import filled
from tests.table import live

SEEDS = range(4)
CHOSEN = {"contracts": ["tide_pupil", "relic_smelter", "mist_heron"], "cataclysm": ["bell_ringer", "notary_of_wills"],
          "estro": ["grand_chord", "stonecutter"]}  # fmt: skip
"""Cards that ask for others: Spells, Orbs and Creatures with Fog; Events; cards of three Estri."""


def idle(game: str, deck: dict[str, int]) -> list[str]:
    """The cards of which some text finds too few others in the deck."""
    library = live.library(game)
    plan = Plan(library, deck, sum(deck.values()), random.Random(0))
    return [card for card in deck if plan.missing(card, deck)]


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("game", NAMES)
def test_nothing_is_proposed_that_finds_nothing_to_work_with(game: str, seed: int) -> None:
    assert idle(game, filled(live.library(game), {}, seed)) == []


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("game", CHOSEN)
def test_what_chosen_cards_ask_for_is_put_beside_them(game: str, seed: int) -> None:
    library = live.library(game)
    for card in CHOSEN[game]:
        assert idle(game, {card: 1}) == [card]
        assert idle(game, filled(library, {card: 1}, seed)) == []


@pytest.mark.parametrize("seed", SEEDS)
def test_three_creatures_get_spells_and_few_of_what_can_lie_only_once(seed: int) -> None:
    library = live.library("contracts")
    deck = filled(library, {"tide_pupil": 1, "copper_fox": 1, "reef_warden": 1}, seed)
    kinds = library.of_kinds(deck)
    assert kinds["spell"] >= 8 and kinds["creature"] >= 20 and kinds["rune"] <= 4 and kinds["orb"] <= 4


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("game", NAMES)
def test_values_and_copies_are_those_of_bundled_decks(game: str, seed: int) -> None:
    library = live.library(game)
    deck = filled(library, {}, seed)
    plan = Plan(library, {}, sum(deck.values()), random.Random(0))
    missed = sum(abs(there - wanted) for there, wanted in zip(library.spread(deck), plan.curve, strict=True))
    assert missed <= 0.4 * sum(deck.values())  # without a plan up to 1.5 times as many lie elsewhere
    assert all(n <= plan.copies[library.cards[card].kind] for card, n in deck.items())


def test_own_decks_are_no_models() -> None:
    library = live.library("contracts")
    plan = Plan(library, {}, 40, random.Random(0))
    assert len(plan.models) == sum(not deck.own for deck in library.decks)
