"""Chapter 3, the set-up: P-017 to P-025."""

from collections import Counter

import pytest

from tests.rules.cataclysm.board import HERO, P1, P2, character, event


def numbered(amount):
    """Events that can be told apart."""
    return [event(id=f"number_{n}") for n in range(amount)]


def test_each_player_shuffles(match):  # P-017
    cards = [character(9, 9), *numbered(29)]
    orders = set()
    for seed in range(12):
        table = match(cards, cards, seed=seed)
        orders |= {tuple(table.card(i) for i in table.cards(seat, "deck")) for seat in (P1, P2)}
    assert len(orders) == 24


def test_cards_are_turned_up_until_a_character_appears(match):  # P-018
    heroes = [character(20, 1) for _ in range(4)]
    for seed in range(10):
        table = match([*heroes, *numbered(26)], seed=seed)
        (first,) = table.cards(P1, "play")
        assert table.card(first) in {c.id for c in heroes}
        turned = [e for e in table.events("moved") if e["to"] == "playing" and e["to_seat"] == P1]
        assert turned[-1]["entity"] == first, "the Character is the last card turned up"
        assert all(e["card"].startswith("number") for e in turned[:-1])


def test_each_character_is_the_first_about_as_often(match):  # P-017, P-018
    heroes = [character(20, 1) for _ in range(3)]
    tables = [match([*heroes, *numbered(9)], fill=12, seed=seed) for seed in range(300)]
    firsts = Counter(table.card(table.cards(P1, "play")[0]) for table in tables)
    assert len(firsts) == 3 and min(firsts.values()) > 65


def test_two_events_on_top_go_back(match):
    """TP-01: the third card is in play, two Events were shuffled back, 27 cards are left in the deck."""
    for seed in range(500):
        table = match([HERO], seed=seed, first=P2)
        turned = [e for e in table.events("moved") if e["to"] == "playing" and e["to_seat"] == P1]
        if len(turned) == 3:
            break
    assert len(turned) == 3, "in none of so many matches was the Character the third card"
    assert len(table.cards(P1, "play")) == 1
    assert len(table.cards(P1, "deck")) == 27 and len(table.cards(P1, "hand")) == 2


def test_enter_play_abilities_do_nothing_in_the_set_up(match):
    """P-019, TP-02."""
    eager = character(20, 1, enter="{draw: 1}")
    table = match([eager], [eager], first=P2)
    assert len(table.cards(P1, "hand")) == 2


def test_the_rules_file_can_annul_them_in_the_whole_first_turn(match):  # P-019
    eager = character(9, 1, enter="{draw: 1}")
    for annul, drawn in ((False, 1), (True, 0)):
        table = match([eager, *[character(9, 1, id=f"eager_{n}", enter="{draw: 1}") for n in range(29)]],
                      annul_first_turn=annul)  # fmt: skip
        before = len(table.cards(P1, "hand"))
        table.until("deploy")
        table.answer(*table.answers[0])
        assert table.state.turn == 1 and len(table.cards(P1, "hand")) == before - 1 + drawn


def test_their_other_abilities_work(match):  # P-020
    strong = character(20, 1, always="{give: {power: 3}, to: self}", turn_start="{modify: {power: 1}, to: self}")
    table = match([strong])
    assert table.stats(table.cards(P1, "play")[0]) == (20, 5)


def test_what_was_turned_up_is_shuffled_in(match):  # P-021
    places = set()
    for seed in range(40):
        table = match([HERO, *numbered(29)], seed=seed, first=P2)
        turned = [e["entity"] for e in table.events("moved") if e["to"] == "playing" and e["to_seat"] == P1][:-1]
        deck = table.cards(P1, "deck")
        assert table.cards(P1, "playing") == []
        assert set(turned) <= {*deck, *table.cards(P1, "hand")}
        places |= {deck.index(i) for i in turned if i in deck}
    assert len(places) > 20


def test_nobody_knows_afterwards_where_they_lie(match):  # P-021
    table = match([HERO, *numbered(29)], seed=3)
    assert all(table.state.entities[i].known == 0 for seat in (P1, P2) for i in table.cards(seat, "deck"))


def test_the_first_characters_have_their_starting_life(match):  # P-022
    table = match([character(13, 4)], [character(17, 3)])
    assert [table.stats(table.cards(seat, "play")[0]) for seat in (P1, P2)] == [(13, 4), (17, 3)]


def test_each_player_draws_two_cards(match):  # P-023
    table = match(first=P1)
    assert len(table.cards(P2, "hand")) == 2
    assert len(table.cards(P1, "hand")) == 3, "the active player has drawn for the turn, too"
    assert match(opening_hand=4).events("moved")


def test_the_opening_hand_is_hidden(match):  # P-023
    table = match(first=P1)
    drawn = [e for e in table.log.events if e.kind == "moved" and e.facts["to"] == "hand" and e.facts["to_seat"] == P2]
    assert len(drawn) == 2 and all("card" not in e.seen_by(P1) and "card" in e.seen_by(P2) for e in drawn)


def test_chance_decides_who_begins(match):  # P-024
    firsts = Counter(match(first=None, seed=seed).state.active for seed in range(60))
    assert set(firsts) == {P1, P2} and min(firsts.values()) >= 15


def test_it_is_decided_after_the_draw(match):  # P-024
    kinds = [e["kind"] for e in match(first=None).events("moved", "begins", "turn")]
    before = kinds[: kinds.index("begins")]
    assert before.count("moved") >= 8 and "turn" not in before


def test_there_is_no_mulligan(match):  # P-025
    table = match(first=None, seed=4)
    assert table.state.turn == 1 and table.asked.kind == "event"


def test_there_is_no_limit_to_a_hand(table):  # P-025
    table.play(P1, HERO)
    table.play(P2, HERO)
    table.hand(P1, *[character(9, 9)] * 15)
    table.begin(P1)
    assert len(table.cards(P1, "hand")) == 17
    table.end_turn()
    assert len(table.cards(P1, "hand")) == 17


@pytest.mark.parametrize(("more", "first"), [(0, P1), (1, P1), (2, P2)])
def test_whoever_does_not_begin_may_draw_further_cards(match, more, first):  # P-024 others_draw
    table, usual = match([HERO], first=first, others_draw=more), match([HERO], first=first)
    other = P2 if first == P1 else P1
    assert len(table.cards(other, "hand")) == 2 + more and len(usual.cards(other, "hand")) == 2
    assert len(table.cards(other, "deck")) == len(usual.cards(other, "deck")) - more
    assert table.cards(first, "hand") == usual.cards(first, "hand")
