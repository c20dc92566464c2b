"""Deck building (1.2 of the clauses): E-014 to E-021."""

import colorsys

import pytest

from game.kernel.cards import FACE_DOWN
from game.kernel.views import redeal
from game.language.library import CARDS, load
from game.rules import game_named
from game.rules.estro.constants import Rules
from game.rules.estro.vocabulary import VOCABULARY
from game.table.drawing.looks import look_of
from game.table.games.estro.signs import SIGNS
from tests.rules.estro.board import P1, P2

ESTRO = game_named("estro")


def library():
    return load(CARDS / "estro", "estro", VOCABULARY)


def dealt(seats=2, seed=3, **constants):
    """A match with bundled decks; for each seat the ids of all its cards."""
    found = library()
    decks = [deck.cards() for deck in found.decks.values()]
    chosen = [decks[seat % len(decks)] for seat in range(seats)]
    state = ESTRO.setup(found.card_set(VOCABULARY), chosen, seed, {**found.constants, **constants})
    owned = [[e.card.id for e in state.entities[seats:] if e.owner == seat] for seat in range(seats)]
    return state, chosen, owned


COLOURS = {"ardo": (350, 20), "granito": (200, 250), "armonio": (95, 160), "illusio": (260, 300), "manpo": (38, 60)}
"""Red, blue, green, violet and yellow: between which angles of the colour circle they lie."""


def angle(colour):
    parts = [int(colour[n : n + 2], 16) / 255 for n in (1, 3, 5)]
    return colorsys.rgb_to_hsv(*parts)[0] * 360


@pytest.mark.parametrize("estro", COLOURS)
def test_each_estro_has_its_colour(estro):  # E-014
    """In its sign, and on the faces of all its cards."""
    hues = {card.art["hue"] for card in library().definitions.values() if card.kind == estro}
    least, most = COLOURS[estro]
    for colour in (SIGNS[estro].mid, *[look_of(hue).body[1] for hue in hues]):
        found = angle(colour)
        assert (least <= found <= most) if least < most else (found >= least or found <= most), colour


@pytest.mark.parametrize(("number", "double", "fault"), [(24, False, True), (26, False, True), (25, True, True),
                                                         (25, False, False)])  # fmt: skip
def test_a_deck_is_exactly_so_many_different_cards(number, double, fault):  # E-015 E-016 TE-35
    """With no cards by chance a deck list holds all 25."""
    counts = {f"card_{n}": 1 for n in range(number - double)} | ({"card_0": 2} if double else {})
    constants = {"chosen_cards": 25, "max_copies": 1}
    faults = [f for rule in VOCABULARY.deck_rules
              for f in rule.faults("mine", counts, {}, constants[rule.constant])]  # fmt: skip
    assert bool(faults) == fault


def test_twenty_are_chosen_and_five_come_by_chance():  # E-015 E-017 E-019
    assert (Rules().deck_size, Rules().chosen_cards) == (25, 20)
    for seed in range(4):
        _, chosen, owned = dealt(seed=seed)
        for list_of_seat, cards in zip(chosen, owned, strict=True):
            assert len(cards) == len(set(cards)) == 25 and set(list_of_seat) <= set(cards)
    assert {*dealt(seed=1)[2][0]} != {*dealt(seed=2)[2][0]}


def test_the_same_card_may_be_in_both_decks():  # E-020
    found = library()
    deck = next(iter(found.decks.values())).cards()
    state = ESTRO.setup(found.card_set(VOCABULARY), [deck, deck], 1, found.constants)
    owned = [{e.card.id for e in state.entities[2:] if e.owner == seat} for seat in (P1, P2)]
    assert set(deck) <= owned[0] & owned[1]


@pytest.mark.parametrize("seats", [2, 4])
def test_all_by_chance_from_one_set(seats):  # E-018 E-021 E-169
    cards = [c for c in library().definitions.values() if c.kind != "zone"]
    _, chosen, owned = dealt(seats, random_decks=True)
    assert all(len(mine) == len(set(mine)) == 25 for mine in owned)
    assert any(set(list_of_seat) - set(mine) for list_of_seat, mine in zip(chosen, owned, strict=True))
    if len(cards) >= 25 * seats:
        every = [c for mine in owned for c in mine]
        assert len(every) == len(set(every))


def test_what_is_hidden_is_dealt_as_the_rules_let_it_be():  # E-016 E-021
    """A seat that samples the cards of the other finds no card twice, nor its own where all come from one set."""
    state, _, owned = dealt(random_decks=True)
    if len([c for c in library().definitions.values() if c.kind != "zone"]) < 100:
        pytest.skip("the set is too small for decks of one set")
    for seed in range(5):
        sampled = redeal(state, P1, seed)
        theirs = [e.card.id for e in sampled.entities[2:] if e.owner == P2 and e.card.id != FACE_DOWN]
        assert len(set(theirs)) == len(theirs) == 25
        assert not set(theirs) & set(owned[0])
