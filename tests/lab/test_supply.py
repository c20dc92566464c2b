"""How many lands were drawn in matches won and lost, and when they were too few or too many."""

from __future__ import annotations

import pytest

from game.kernel.places import DRAWN
from game.lab import supply
from game.lab.simulate import Plan, as_json, as_text, simulate
from game.lab.supply import Drawn
from game.lab.workers import Pool
from game.rules.grimoire.game import GRIMOIRE
from tests.libraries import library

PLAN = Plan("grimoire", games=6, seed=3)


def dealt():
    """The first seat has drawn 4 lands and 4 others, the second one 7 lands of a deck of nothing else."""
    decks = [["plains"] * 17 + ["chapel_recruit"] * 23, ["island"] * 40]
    cards = library("grimoire")
    state = GRIMOIRE.setup(cards.card_set(GRIMOIRE.vocabulary), decks, 1, cards.constants, 0)
    deck = state.places.of(0, DRAWN)
    lands = [i for i in range(2, 42) if state.entities[i].definition.id == "plains"]
    drawn = lands[:4] + [i for i in range(2, 42) if i not in lands][:4]
    state.zones[deck] = tuple(i for i in range(2, 42) if i not in drawn)
    return state, decks


def test_what_has_left_the_deck_was_drawn_by_whoever_won_and_lost():
    state, decks = dealt()
    state.result = (1,)
    assert supply.count(state, decks) == [
        Drawn("land", won=False, of_kind=4, cards=8, of_kind_in_deck=17, cards_in_deck=40),
        Drawn("land", won=True, of_kind=7, cards=7, of_kind_in_deck=40, cards_in_deck=40),
    ]


def test_of_a_match_that_was_drawn_nothing_is_told():
    state, decks = dealt()
    state.result = ()
    assert supply.count(state, decks) == []


@pytest.mark.parametrize(("of_kind", "beyond"), [(8, 0.0), (10, 1.14), (6, -1.14), (9, 0.57)])
def test_they_are_too_few_or_many_beyond_a_standard_deviation_of_chance(of_kind, beyond):
    """20 cards of a deck of 50 with 20 lands: 8 of them, more or less 1.75 (hypergeometric)."""
    drawn = Drawn("land", True, of_kind, cards=20, of_kind_in_deck=20, cards_in_deck=50)
    spread = (20 * 0.4 * 0.6 * 30 / 49) ** 0.5
    assert drawn.beyond() == pytest.approx((of_kind - 8) / spread) == pytest.approx(beyond, abs=0.03)


def test_a_deck_of_one_kind_alone_gives_neither_too_few_nor_too_many():
    assert Drawn("land", True, 7, 7, 40, 40).beyond() == 0.0


def test_the_shares_and_the_line():
    few, fair, many = (Drawn("land", False, n, 20, 20, 50) for n in (5, 8, 11))
    told = supply.as_json([few, fair, many, many, replaced(fair, won=True)])["land"]
    assert (told["lost"]["matches"], told["lost"]["drawn"], told["lost"]["of"]) == (4, 8.75, 20)
    assert (told["lost"]["too_few"]["percent"], told["lost"]["too_many"]["percent"]) == (25.0, 50.0)
    assert (told["won"]["matches"], told["won"]["too_few"]["percent"]) == (1, 0.0)
    [line] = supply.as_lines([few, fair, many, many])
    assert "in matches lost 8.8 of 20.0, too few in 25.0 % (4.6 to 69.9), too many in 50.0 %" in line


def replaced(drawn, **fields):
    return drawn._replace(**fields)


def test_a_game_that_has_such_cards_tells_them_however_its_matches_are_spread():
    tally = simulate(PLAN)
    assert len(tally.supply) == 2 * (tally.games - tally.draws) and tally.errors == 0
    assert as_json(simulate(PLAN, Pool(2)), PLAN)["supply"] == as_json(tally, PLAN)["supply"]
    assert "\nland cards drawn: in matches won " in as_text(tally, PLAN)


def test_a_game_without_tells_nothing():
    plan = Plan(games=2, seed=3)
    tally = simulate(plan)
    assert tally.supply == [] and "supply" not in as_json(tally, plan) and "drawn: in" not in as_text(tally, plan)
