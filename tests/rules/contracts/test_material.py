"""Chapter 1, the material: C-001 to C-005."""

import pytest

from game.language.library import CARDS, load
from game.rules.contracts.game import CONTRACTS
from tests.rules.contracts.board import P1, P2, creature, spell, token


@pytest.fixture(scope="module")
def library():
    found = load(CARDS / "contracts", "contracts", CONTRACTS.vocabulary)
    assert not found.faults, found.faults[:3]
    return found


def test_every_deck_holds_forty(library):  # C-001
    """The box has four; two more were made since."""
    assert {name: len(deck.cards()) for name, deck in library.decks.items()} == {
        "boiler_house": 40, "cinder_march": 40, "dawn_line": 40, "patient_tide": 40, "second_harvest": 40,
        "workshop_of_wonders": 40,
    }  # fmt: skip


def test_there_are_a_hundred_and_forty_contracts_each_in_a_deck(library):
    contracts = {card.id for card in library.definitions.values() if not card.token}
    assert len(contracts) == 140
    assert contracts == {card for deck in library.decks.values() for card in deck.counts}


def test_an_effect_makes_each_token(library):  # C-004
    made = {o.card for d in library.definitions.values() for c in d.clauses for o in c.do if o.word == "create"}
    assert made == {card.id for card in library.definitions.values() if card.token}


def test_a_deck_holds_no_token(library):  # C-001, C-004
    assert not [c for deck in library.decks.values() for c in deck.counts if library.definitions[c].token]


def test_an_extractor_has_one_of_three_colours_or_is_the_grey_one(table):  # C-002
    table.end_turn(until="extractor")
    assert {answer[1] for answer in table.answers} == {"fire", "water", "light"}
    assert table.refuse("gain", "pure").code == "not_an_answer"


def test_twenty_extractors_of_a_colour_are_no_limit_on_play(table):  # C-002, C-005
    table.rules(extractor_limit=30)
    table.mana(P2, fire=20)
    table.end_turn(extractor=("gain", "fire"))
    assert table.player(P2).full == {"fire": 21}


def test_each_player_has_five_tanks_and_no_more_can_be_filled(table):  # C-003
    assert table.player(P1).all_tanks == table.player(P2).all_tanks == 5
    table.play(spell("{fill_tanks: 9, who: players}"))
    assert table.player(P1).tanks == table.player(P2).tanks == 5


def test_an_effect_puts_tokens_on_the_field(table):  # C-004
    imp = token(2, 1)
    table.play(spell({"create": imp}))
    (i,) = table.line_of(P1)
    assert table.card(i) == imp.id and table.stats(i) == (2, 1)
    table.play(spell([{"create": imp, "side": "enemy"}]))
    assert len(table.line_of(P1)) == 1 and len(table.line_of(P2)) == 1


def test_more_creatures_can_be_magnetized_and_changed_than_the_box_has_counters(table):  # C-005
    table.line(P1, *[creature(1, 1)] * 8)
    table.line(P2, *[creature(1, 1)] * 8)
    table.play(spell("[{grant: magnetized, to: creatures}, {modify: {attack: 30, health: 30}, to: creatures}]"))
    for i in (*table.line_of(P1), *table.line_of(P2)):
        assert table.stats(i) == (31, 31)
        assert table.creature(i).keywords == {"magnetized"}
