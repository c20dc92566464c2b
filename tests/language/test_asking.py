"""What a card asks of the cards beside it in a deck."""

from __future__ import annotations

import pytest

from game.language.asking import feeds, lying_once, wants
from tests import libraries


@pytest.mark.parametrize(
    ("game", "card", "asked"),
    [
        ("contracts", "tide_pupil", [{"spell"}]),  # its own Spells are waited for
        ("contracts", "relic_smelter", [{"orb"}]),
        ("contracts", "copper_fox", []),
        ("cataclysm", "bell_ringer", [{"event"}]),  # a filter of the own pile
        ("estro", "grand_chord", [{"ardo"}, {"granito"}, {"armonio"}]),
        ("contracts", "golden_hive_queen", []),  # it creates the tokens that it counts
    ],
)
def test_what_is_asked_for(game: str, card: str, asked: list[set[str]]) -> None:
    library = libraries.library(game)
    found = [set(want.kinds) for want in wants(library.definitions[card], library)]
    assert [kinds for n, kinds in enumerate(found) if kinds not in found[:n]] == asked


def test_who_does_it_by_print_and_by_what_it_creates() -> None:
    library = libraries.library("contracts")
    (fog,) = [w for w in wants(library.definitions["mist_heron"], library) if w.narrowed]
    does = {card for card, d in library.definitions.items() if not d.token and feeds(d, fog, library)}
    assert does == {"mist_heron", "steam_wisp", "what_the_sea_returns"}  # the last one by its token


def test_what_can_lie_only_once() -> None:
    assert lying_once(libraries.library("contracts").vocabulary) == {"rune", "orb"}
    assert lying_once(libraries.library("estro").vocabulary) == frozenset()
    assert lying_once(libraries.library("grimoire").vocabulary) == frozenset(), "what is announced is one at a time"
