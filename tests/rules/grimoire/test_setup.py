"""Decks, set-up and zones (1.2 to 1.4)."""

from __future__ import annotations

from random import Random

import pytest

from game.kernel import running
from game.kernel.decisions import random_answer
from game.kernel.description import described
from game.kernel.setup import NoMatch
from game.kernel.views import view
from game.language.library import from_plain
from game.rules.grimoire.constants import GRAVEYARD, HAND, LIBRARY, TERRITORY, zone
from game.rules.grimoire.game import GRIMOIRE
from tests.rules.grimoire.board import CARDS, P1, P2
from tests.rules.grimoire.combat import Battle

DECKS = (["forest"] * 20 + ["wolf"] * 20, ["plains"] * 25 + ["knight"] * 15)


def match(seed: int = 1, first: int | None = None, decks=DECKS):
    cards = from_plain(CARDS, {}, "grimoire", GRIMOIRE.vocabulary)
    return GRIMOIRE.setup(cards, list(decks), seed, {}, first)


def names(state, seat: int, kind: int) -> list[str]:
    return [state.entities[i].definition.id for i in state.zones[zone(seat, kind)]]


def test_two_players_each_with_an_own_deck():  # M-004 M-005 M-010
    state = match()
    for seat in (P1, P2):
        owned = sorted(e.definition.id for e in state.entities[2:] if e.owner == seat)
        assert owned == sorted(DECKS[seat])
    for number in (1, 3):
        with pytest.raises(NoMatch):
            match(decks=(*DECKS, DECKS[0])[:number])


def test_both_begin_with_twenty_life_which_everybody_sees():  # M-009 M-012
    state = match()
    for viewer in (P1, P2):
        shown = described(state, viewer)["seats"]
        assert [shown[seat]["life"] for seat in (P1, P2)] == [20, 20]


def test_libraries_are_shuffled_by_the_seed_of_the_match():  # M-013 M-451
    one, same, another = match(1, P1), match(1, P1), match(2, P1)
    assert names(one, P1, LIBRARY) == names(same, P1, LIBRARY) != names(another, P1, LIBRARY)
    assert names(one, P2, LIBRARY) != sorted(names(one, P2, LIBRARY))


def test_each_draws_seven_cards_and_nobody_may_draw_anew():  # M-020 M-024
    state = match(first=P1)
    assert len(names(state, P2, HAND)) == 7 and len(names(state, P1, HAND)) == 8, "with the draw of the first turn"
    all_lands = match(first=P1, decks=(["forest"] * 40, ["plains"] * 40))
    assert all_lands.decision.kind in GRIMOIRE.windows


def test_a_coin_says_who_begins():  # M-021
    begins = [match(seed).active for seed in range(40)]
    assert 8 < sum(begins) < 32


def test_nobody_sees_into_a_library_nor_into_the_other_s_hand():  # M-025 M-026 M-032
    state = match()
    for viewer in (P1, P2):
        seats = described(state, viewer)["seats"]
        assert all(not seats[seat]["library"] for seat in (P1, P2))
        assert len(seats[viewer]["hand"]) == seats[viewer]["hand_count"] and not seats[1 - viewer]["hand"]
        seen = view(state, viewer)["entities"]
        assert all(seen[i] is None for i in state.zones[zone(1 - viewer, HAND)])


def test_a_card_goes_to_its_owner_s_graveyard_which_everybody_may_read():  # M-027 M-028
    board = Battle(["2/2"], ["1/1"])
    (theirs,) = board.theirs
    board.steal(theirs, P1)
    board.resolved("flash", theirs)
    assert theirs in board.state.zones[zone(P2, GRAVEYARD)]
    for viewer in (P1, P2):
        assert described(board.state, viewer)["seats"][P2]["graveyard"] == [theirs]


def test_each_player_has_a_territory():  # M-029 M-122
    board = Battle(["2/2"], ["1/1"])
    wisp = board.resolved("wisp")
    assert wisp in board.state.zones[zone(P1, TERRITORY)] and wisp not in board.state.zones[zone(P2, TERRITORY)]


def test_cards_in_a_hand_are_of_no_kind():  # M-033
    board = Battle(["2/2"], [], (["ruin", "knight"], ["knight"]))
    board.resolved("ruin")
    assert not board.alive(board.mine[0])
    assert [board.where(board.held("knight", n)) for n in (0, 1)] == ["hand", "hand"]


def test_at_the_end_every_card_is_its_owner_s_wherever_it_lies():  # M-011
    for seed in range(3):
        state, chance = match(seed), Random(seed)
        while state.result is None:
            running.advance(state, random_answer(state, chance.random))
        for seat in (P1, P2):
            assert sorted(e.definition.id for e in state.entities[2:] if e.owner == seat) == sorted(DECKS[seat])
