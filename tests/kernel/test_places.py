"""What the zones of a match are, and who plays with whom."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.kernel import views
from game.kernel.places import EVERYBODY, SHARED, Places, ZoneKind
from game.kernel.state import places_of
from game.lab.invariants import broken
from game.rules import NAMES, game_named
from tests.kernel.games import ALL, kit, positions
from tests.kernel.veil import DECK, HAND, OMENS, PLAY, SKY

KINDS = (ZoneKind("deck", "none"), ZoneKind("hand", "owner"), ZoneKind("play", "all", field=True))
TABLE = (ZoneKind("omens", "none", shared=True), ZoneKind("sky", "all", field=True, shared=True))


def test_each_zone_has_its_kind_its_seat_and_its_name():
    places = Places((*KINDS, *TABLE), (0, 1))
    told = [(places.seat[z], places.name[z], places.kind[z]) for z in range(places.gone + 1)]
    assert told == [
        (0, "deck", 0), (0, "hand", 1), (0, "play", 2), (1, "deck", 0), (1, "hand", 1), (1, "play", 2),
        (SHARED, "omens", 3), (SHARED, "sky", 4), (SHARED, "gone", -1),
    ]  # fmt: skip
    assert places.field == (False, False, True, False, False, True, False, True, False)


def test_who_sees_what_lies_there():
    places = Places((*KINDS, *TABLE), (0, 1))
    assert places.sees == (0, 0b01, EVERYBODY, 0, 0b10, EVERYBODY, 0, EVERYBODY, 0)
    assert places.hidden == (True, True, False, True, True, False, True, False, True)


@pytest.mark.parametrize("name", ALL)
def test_every_number_is_that_of_its_seat_and_kind(name):
    game = kit(name).game
    for seats in game.seats:
        places = places_of(game, game.constants(), seats)
        for z in range(places.gone):
            assert places.of(places.seat[z], places.kind[z]) == z == places.named(places.seat[z], places.name[z])


@pytest.mark.parametrize("name", NAMES)
def test_a_game_may_count_the_zones_of_its_seats(name):
    game = game_named(name)
    places = places_of(game, game.constants(), game.seats[-1])
    of_seats = [places.of(s, k) for s in range(places.seats) for k in range(places.own)]
    assert of_seats == list(range(len(of_seats))), "what the table shares comes after them"


def test_partners_are_no_opponents():
    game = kit("veil").game
    four, three = (places_of(game, game.constants(), seats) for seats in (4, 3))
    assert four.team(0) == (0, 2) and four.partners[3] == (1,) and four.opponents[2] == (1, 3)
    assert three.team(1) == (1,) and three.partners[1] == () and three.opponents[1] == (0, 2)
    assert places_of(game, game.constants(), 4) is four


def test_shared_zones_stand_last():
    with pytest.raises(ValueError, match="shared zones stand last"):
        Places((*TABLE, *KINDS), (0, 1))


def test_the_table_has_zones_and_cards_of_its_own():
    state = kit("veil", 3).setup(2)
    places = state.places
    (sign,) = state.zones[places.of(SHARED, SKY)]
    assert state.entities[sign].owner == state.entities[sign].controller == SHARED
    assert len(state.zones[places.of(SHARED, OMENS)]) == 3
    assert sign in state.game.field.cards(state)
    assert {places.kind[state.entities[i].zone] for i in range(3, len(state.entities))} == {DECK, HAND, OMENS, SKY}
    assert places.kind[state.entities[0].zone] == -1, "a player lies nowhere"
    assert PLAY not in [places.kind[z] for z, held in enumerate(state.zones) if held]


def test_the_rules_of_a_game_for_any_number_work_with_five(monkeypatch):
    """Cataclysm is for two or more (P-001); only its table has no room for a fifth player yet."""
    four = kit("cataclysm", 4)
    monkeypatch.setattr(type(four.game), "seats", range(2, 6))
    five = replace(four, seats=5)
    for seed in range(2):
        for state in positions(five, seed, every=9):
            assert not broken(state)
            assert views.view(views.redeal(state, 4, seed), 4) == views.view(state, 4)
