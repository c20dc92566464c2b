"""`into: your_hand`: a contract that another owns comes into the hand of whoever takes it."""

from __future__ import annotations

from itertools import pairwise

import pytest

from game.kernel.description import described
from game.kernel.moves import carry
from game.kernel.unseen import knows
from game.kernel.views import redeal, resample, view
from game.lab.invariants import broken
from game.records.preview import payment
from game.rules import game_named
from tests import libraries
from tests.kernel.games import kit
from tests.rules.contracts.board import P1, P2, Table, creature, orb, rune, spell

TAKE_SPELL = "{targets: [{from: enemy_discard, pick: 1, filter: {kind: spell}}], do: [{move: target, into: your_hand}]}"
TAKE_ANY = "{move: {from: enemy_hand, random: 1}, into: your_hand}"


@pytest.fixture
def table():
    return Table()


def taken(table, card):
    """`card` of the opponent in the hand of P1, taken from the discard pile."""
    i = table.discard(P2, card)[0]
    table.play(spell("{move: enemy_discard, into: your_hand}"))
    assert table.zone(i) == "hand" and table.hand_of(P1) == [i]
    return i


def sound(table):
    assert list(broken(table.state)) == []


def test_a_spell_of_the_opponent_comes_into_your_hand(table):
    theirs, other = table.discard(P2, spell("{damage: 2, to: opponent}"), creature(1, 1))
    table.play(spell(TAKE_SPELL))
    assert table.hand_of(P1) == [theirs] and table.discard_of(P2) == [other]
    sound(table)


def test_played_it_is_yours_and_goes_to_the_pile_of_its_owner(table):  # C-060
    i = taken(table, spell("{damage: 2, to: opponent}", cost="{fire: 1}"))
    table.mana(P1, fire=1)
    assert payment(table.state, i) == ("pay", 1, 0, 0, 0, 0)
    table.play(i)
    assert table.player(P2).health == 28 and i in table.discard_of(P2) and i not in table.discard_of(P1)
    sound(table)


def test_a_creature_comes_to_your_side_and_falls_into_the_pile_of_its_owner(table):  # C-079
    i = taken(table, creature(2, 2, recycling="{damage: 3, to: opponent}"))
    table.play(i)
    assert table.line_of(P1) == [i] and table.creature(i).controller == P1 and table.creature(i).owner == P2
    table.play(spell("{destroy: own_creatures}"))
    assert i in table.discard_of(P2) and table.player(P2).health == 27
    sound(table)


@pytest.mark.parametrize("card", [rune, orb])
def test_another_rune_or_orb_replaces_it_and_sends_it_to_its_owner(table, card):  # C-062, C-100
    i = taken(table, card())
    table.play(i)
    assert table.state.entities[i].controller == P1
    table.play(card())
    assert i in table.discard_of(P2)
    sound(table)


def test_discarded_it_goes_to_the_pile_of_its_owner(table):
    i = taken(table, spell())
    table.play(spell("{discard: {from: own_hand, filter: {kind: spell}}}"))
    assert i in table.discard_of(P2)
    sound(table)


def test_returned_to_the_hand_it_goes_to_its_owner(table):
    i = taken(table, creature(1, 1))
    table.play(i)
    table.play(spell("{move: own_creatures, into: hand}"))
    assert i in table.hand_of(P2)
    sound(table)


def test_a_full_hand_takes_none(table):  # C-028
    table.hand(P1, *[creature(1, 1, cost="{pure: 9}")] * 10)
    i = table.discard(P2, creature(1, 1))[0]
    table.play(spell("{move: enemy_discard, into: your_hand}"))
    assert i in table.discard_of(P2) and len(table.hand_of(P1)) == 10


def test_what_would_leave_the_field_can_be_taken_instead(table):
    table.line(P1, creature(1, 5, clauses=[{"instead": "move", "of": "enemy_creatures", "into": "your_hand"}]))
    i = table.line(P2, creature(1, 1))[0]
    table.play(spell("{move: enemy_creatures, into: deck}"))
    assert table.hand_of(P1) == [i]
    sound(table)


def test_who_knows_it(table):
    """From the pile all do; from a hand its owner and who took it."""
    i = taken(table, spell())
    assert knows(table.state, P2, i)
    other = table.hand(P2, creature(1, 1))[0]
    table.play(spell(TAKE_ANY))
    assert table.zone(other) == "hand" and other in table.hand_of(P1)
    assert knows(table.state, P1, other) and knows(table.state, P2, other)
    shown = described(table.state, P1)["entities"][other]
    assert (shown["owner"], shown["controller"]) == (P2, P1)


def test_from_a_hidden_pile_only_who_took_it_knows_it_and_worlds_agree_on_whose_it_is(table):
    hidden = table.state.zones[table.state.places.named(P2, "deck")][-1]
    table.know(spell("{move: enemy_discard, into: your_hand}"))
    carry(table.state, hidden, "your_hand", P1)
    assert knows(table.state, P1, hidden) and not knows(table.state, P2, hidden)
    mine = table.state.places.named(P1, "hand")
    for world in (redeal(table.state, P2, 3), resample(view(table.state, P2), 3, table.game, table.state.cards)):
        (i,) = world.zones[mine]
        assert world.entities[i].owner == P2
        assert list(broken(world)) == []


def test_a_third_player_knows_no_more_than_that_it_was_taken():
    """Of three players one takes a card out of the hand of another: for the third that hand holds one of the other."""
    state = game_named("cataclysm").setup(
        libraries.library("cataclysm").card_set(kit("cataclysm").game.vocabulary),
        [deck.cards() for deck in list(libraries.library("cataclysm").decks.values())[:3]],
        1, libraries.library("cataclysm").constants,
    )  # fmt: skip
    state.cards.takes = True
    hand = state.places.named(1, "hand")
    card = state.zones[hand][0]
    carry(state, card, "your_hand", 0)
    assert [knows(state, seat, card) for seat in range(3)] == [True, True, False]
    seen = view(state, 2)
    assert sum(len(ids) if not isinstance(ids, int) else ids for _, ids in seen["unseen"]) > 0
    for world in (redeal(state, 2, 5), resample(seen, 5, state.game, state.cards)):
        mine = world.zones[state.places.named(0, "hand")]
        assert sorted(world.entities[i].owner for i in mine) == [0] * (len(mine) - 1) + [1]
        assert view(world, 2) == seen
    orders = [list(zone) for zone in view(state, 2)["zones"]]
    assert all(one >= other for one, other in pairwise(orders[state.places.named(0, "hand")]))
