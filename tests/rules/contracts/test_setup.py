"""Chapter 2, the set-up: C-010 to C-019."""

from collections import Counter

import pytest

from game.kernel.views import view
from tests.rules.contracts.board import P1, P2, creature, rune, spell


def names(table, ids):
    return [table.card(i) for i in ids]


def numbered(amount):
    """Cards that can be told apart."""
    return [creature(1, 1, cost="{pure: 10}") for _ in range(amount)]


def test_both_may_choose_the_same_deck(match):  # C-010
    deck = numbered(40)
    table = match(deck, deck)
    for seat in (P1, P2):
        own = names(table, table.deck_of(seat) + table.hand_of(seat))
        assert sorted(own) == sorted(c.id for c in deck)
        assert all(table.creature(i).owner == seat for i in table.deck_of(seat) + table.hand_of(seat))


def test_runes_are_set_aside_before_the_rest_is_shuffled(match):  # C-011
    deck = numbered(36)
    orders = set()
    for seed in range(8):
        table = match([rune(), rune(), *deck, rune(), rune()], seed=seed)
        assert not {i for i in table.deck_of(P1) if table.state.entities[i].definition.kind == "rune"}
        orders.add(tuple(names(table, table.deck_of(P1))))
    assert len(orders) == 8, "each match shuffles in its own way"
    assert all(sorted(order) == sorted(c.id for c in deck) for order in orders)


def test_each_shuffle_is_fair(match):  # C-011
    """Over many matches each of five cards lies on top about as often."""
    deck = numbered(5)
    tops = Counter(names(table, table.hand_of(P1))[0] for seed in range(400)
                   for table in [match(deck, fill=5, seed=seed, opening_hand=1)])  # fmt: skip
    assert set(tops) == {c.id for c in deck}
    assert all(45 <= n <= 120 for n in tops.values()), tops


def test_five_empty_tanks(match):  # C-012
    table = match()
    for seat in (P1, P2):
        assert table.player(seat).all_tanks == 5
        assert table.player(seat).tanks == 0


def test_thirty_health(match):  # C-013
    table = match()
    assert table.player(P1).health == table.player(P2).health == 30


def test_starting_health_is_a_constant_of_the_rules_file(match):  # C-013
    assert match(starting_health=12).player(P2).health == 12


def test_chance_decides_who_is_first(match):  # C-014
    firsts = Counter(match(first=None, seed=seed).asked.seat for seed in range(60))
    assert set(firsts) == {P1, P2}
    assert min(firsts.values()) >= 15


def test_or_the_table_decides_who_is_first(match):  # C-014
    for first in (P1, P2):
        table = match(first=first)
        table.go_on()
        assert (table.state.turn, table.state.active, table.asked.seat) == (1, first, first)


def test_the_second_player_gets_the_grey_extractor(match):  # C-015
    for first, second in ((P1, P2), (P2, P1)):
        table = match(first=first)
        assert table.player(first).extractors == {}
        assert table.player(second).extractors == {"pure": 1}
        assert table.player(second).full == {}, "it fills at the start of their turn"


@pytest.mark.parametrize("full", [0, 2, 5])
def test_tanks_of_the_second_player_can_begin_full(match, full):  # C-012
    for first, second in ((P1, P2), (P2, P1)):
        table = match(first=first, second_player_tanks=full, grey_for_second_player=False)
        assert table.player(first).tanks == 0 and table.player(first).extractors == {}
        assert table.player(second).tanks == full and table.player(second).extractors == {}


def test_the_grey_extractor_fills_each_turn_and_pays_for_pure_mana(match):  # C-015
    table = match(first=P1)
    table.go_on()
    table.end_turn(extractor=("gain", "fire"))
    assert table.player(P2).full == {"fire": 1, "pure": 1}
    table.play(creature(1, 1, cost="{pure: 2}"))
    assert table.player(P2).full == {}
    table.end_turn()
    table.end_turn(extractor=("gain", "fire"))
    assert table.player(P2).full == {"fire": 2, "pure": 1}


def test_the_grey_extractor_counts_towards_the_limit_of_ten(table):  # C-015
    table.mana(P2, fire=9, pure=1)
    table.end_turn(until="extractor")
    assert ("gain", "fire") not in table.answers
    assert ("decline",) in table.answers


def test_the_rules_file_can_leave_the_grey_extractor_out_of_the_limit(table):  # C-015
    table.rules(grey_counts_to_limit=False)
    table.mana(P2, fire=9, pure=1)
    table.end_turn(extractor=("gain", "fire"))
    assert table.player(P2).extractors == {"fire": 10, "pure": 1}


def test_the_opening_hand_takes_the_runes_first(match):  # C-016
    one, two = rune(), rune()
    table = match([*numbered(20), one, two])
    hand = names(table, table.hand_of(P1))
    assert len(hand) == 4
    assert sorted(hand[:2]) == sorted([one.id, two.id]), "Runes, then the rest from the deck"
    assert len(table.deck_of(P1)) == 36
    assert len(table.hand_of(P2)) == 4


def test_the_rest_of_the_opening_hand_is_the_top_of_the_deck(match):  # C-016
    deck = numbered(10)
    table = match([rune(), *deck], fill=11)
    assert set(names(table, table.hand_of(P1)[1:])) | set(names(table, table.deck_of(P1))) == {c.id for c in deck}
    fetched = [e for e in table.events("moved") if e["from"] == "deck" and e["to_seat"] == P1]
    assert len(fetched) == 3


def test_with_more_than_four_runes_chance_chooses_which(match):  # C-016
    runes = [rune() for _ in range(6)]
    hands = set()
    for seed in range(12):
        table = match([*runes, *numbered(10)], seed=seed)
        hand = names(table, table.hand_of(P1))
        assert len(hand) == 4 and set(hand) <= {r.id for r in runes}
        hands.add(frozenset(hand))
    assert len(hands) > 3


def test_any_number_of_the_hand_may_be_set_aside(match):  # C-017
    table = match(numbered(40))
    hand = table.hand_of(P1)
    assert len(table.answers) == 2 ** len(hand)
    table.pick(hand[1], hand[3])
    assert len(table.hand_of(P1)) == 4
    assert table.hand_of(P1)[:2] == [hand[0], hand[2]]
    assert not {hand[1], hand[3]} & set(table.hand_of(P1))


def test_whoever_sets_nothing_aside_keeps_the_hand(match):  # C-017
    table = match(numbered(40))
    hand, deck = table.hand_of(P1), table.deck_of(P1)
    table.pick()
    assert (table.hand_of(P1), table.deck_of(P1)) == (hand, deck), "nothing was fetched and nothing shuffled"


def test_a_short_hand_is_filled_up_only_by_whoever_sets_something_aside(match):  # C-017
    """Two cards make a deck: the hand is short, and each further fetch would burn."""
    table = match([spell(), spell()], fill=2)
    table.pick()
    assert table.player(P1).burnouts == 2
    table = match([spell(), spell()], fill=2)
    table.pick(table.hand_of(P1)[0])
    assert table.player(P1).burnouts == 5 and len(table.deck_of(P1)) == 1


def test_all_four_may_be_set_aside(match):  # C-017
    table = match(numbered(40))
    hand = table.hand_of(P1)
    table.pick(*hand)
    assert len(table.hand_of(P1)) == 4 and not set(hand) & set(table.hand_of(P1))


def test_setting_aside_goes_in_turn_order_and_only_once(match):  # C-017
    for first, second in ((P1, P2), (P2, P1)):
        table = match(first=first)
        asked = []
        while table.asked.kind == "set_aside":
            asked.append(table.asked.seat)
            table.answer(table.answers[0])
        assert asked == [first, second]


def test_the_players_decide_without_seeing_the_other_hand(match):  # C-017
    table = match(numbered(40), numbered(40))
    mine = set(table.hand_of(P1))
    table.pick(*table.hand_of(P1)[:2])
    shown = view(table.state, int(P2))
    assert all(shown["entities"][i] is None for i in (*mine, *table.hand_of(P1)))


def test_what_was_set_aside_cannot_come_back_by_that_fetch(match):  # C-018
    for seed in range(30):
        table = match(numbered(9), fill=9, seed=seed)
        hand = table.hand_of(P1)
        table.pick(*hand)
        assert not set(hand) & set(table.hand_of(P1))
        assert set(hand) <= set(table.deck_of(P1)), "afterwards it is in the deck"
        assert len(table.deck_of(P1)) == 5


def test_what_was_set_aside_is_shuffled_in(match):  # C-018
    places = set()
    for seed in range(20):
        table = match(numbered(40), seed=seed)
        aside = table.hand_of(P1)[0]
        table.pick(aside)
        places.add(table.deck_of(P1).index(aside))
    assert len(places) > 8


def test_runes_left_over_are_shuffled_in_even_if_nothing_is_set_aside(match):  # C-018
    runes = [rune() for _ in range(6)]
    places = set()
    for seed in range(20):
        table = match([*runes, *numbered(34)], seed=seed)
        assert len(table.deck_of(P1)) == 34
        table.pick()
        in_deck = [n for n, i in enumerate(table.deck_of(P1)) if table.card(i) in {r.id for r in runes}]
        assert len(in_deck) == 2 and len(table.deck_of(P1)) == 36
        places |= set(in_deck)
    assert len(places) > 12


def test_leftover_runes_cannot_come_by_the_fetch_of_setting_aside(match):  # C-018
    """They are still aside while the hand is filled up again."""
    runes = [rune() for _ in range(6)]
    for seed in range(10):
        table = match([*runes, *numbered(34)], seed=seed)
        table.pick(*table.hand_of(P1))
        assert not [i for i in table.hand_of(P1) if table.card(i) in {r.id for r in runes}]


def test_then_the_first_turn_begins(match):  # C-019
    table = match(first=P2)
    table.pick()
    assert table.state.turn == 0
    table.pick()
    assert (table.state.turn, table.state.active) == (1, P2)
    assert (table.asked.kind, table.asked.seat) == ("extractor", P2)


def test_a_short_deck_burns_in_the_set_up_too(match):  # C-016, C-025
    table = match([spell(), spell()], fill=2)
    assert len(table.hand_of(P1)) == 2
    assert table.player(P1).health == 30 - 1 - 2
