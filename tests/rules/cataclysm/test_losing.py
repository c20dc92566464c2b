"""Chapters 5 and 6, winning and losing: P-060 to P-073."""

import pytest

from game.kernel.characteristics import TURN_END
from game.kernel.description import described
from tests.rules.cataclysm.board import BOLT, HERO, P1, P2, P3, P4, Table, character, event


def fallen(number):
    return [HERO] * number


# --- two players ------------------------------------------------------------------------------------------------------


def test_no_character_in_play_loses(table):
    """P-060, TP-08: a lone 2/1 must attack a 10/5 and falls; its player loses, with Characters in hand."""
    table.play(P1, character(2, 1))
    table.play(P2, character(10, 5))
    table.hand(P1, HERO, HERO)
    table.begin(P1)
    table.until("battle")
    assert table.result == (P2,)


def test_the_one_with_a_character_left_wins(table):
    """P-060, TP-07: both fall, the attacker has another one."""
    table.play(P1, character(3, 9), character(9, 9))
    table.play(P2, character(9, 3))
    table.begin(P1)
    table.attack(P1[0], P2[0])
    assert table.zone(P1[0]) == table.zone(P2[0]) == "discard" and table.result == (P1,)


def test_in_the_set_up_nobody_has_lost_yet(table):  # P-065
    """What is done in place of a draw of the opening hand may put Characters into the discard piles before turn 1."""
    table.play(P1, HERO)
    table.play(P2, HERO)
    table.discard(P1, *fallen(4))
    for turn, lost in ((0, False), (1, True)):
        table.state.turn = turn
        assert any("P-065" in sentence for sentence in table.game.broken(table.state)) == lost


def test_a_last_character_that_goes_instead_of_a_draw_loses_at_once(table):  # P-060, P-065, A-03
    leaving = {"of": "opponent", "do": [{"move": "self", "into": "removed"}]}
    table.play(P1, HERO)
    table.play(P2, character(1, 1, instead_draw=leaving))
    table.deck(P1, HERO)
    table.begin(P1)
    assert table.result == (P1,)


def test_a_last_character_that_is_removed_or_returned_loses_too(table):  # P-060
    for into in ("hand", "removed"):
        table = Table()
        table.play(P1, HERO)
        table.play(P2, HERO)
        (i,) = table.begin(P1, event(f"{{move: enemy_characters, into: {into}}}"))
        table.event(i)
        assert table.result == (P1,)


def test_an_event_that_takes_the_last_one_wins_at_once(table):
    """P-065, TP-23: no later phases."""
    table.play(P1, HERO)
    table.play(P2, HERO)
    bolt, _ = table.begin(P1, event(BOLT), HERO)
    table.event(bolt, P2[0])
    assert table.result == (P1,) and table.phases() == ["power_up", "cataclysm"]


def test_four_characters_in_the_discard_pile_lose(table):  # P-061
    table.play(P1, character(9, 9))
    table.play(P2, character(2, 1), HERO)
    table.discard(P2, *fallen(3), event())
    table.begin(P1)
    table.attack(P1[0], P2[0])
    assert table.result == (P1,) and table.cards(P2, "play")


def test_three_are_not_enough(table):  # P-061
    table.play(P1, character(9, 9))
    table.play(P2, character(2, 1), HERO)
    table.discard(P2, *fallen(2), event(), event())
    table.begin(P1)
    table.attack(P1[0], P2[0])
    assert table.result is None


def test_those_played_as_events_count(table):
    """P-062, TP-12."""
    table.play(P1, HERO)
    table.play(P2, HERO)
    table.discard(P1, *fallen(3))
    (dual,) = table.begin(P1, character(9, 9, play="{draw: 1}"))
    table.event(dual)
    assert table.result == (P2,)


def test_removed_ones_do_not_count(table):
    """P-063, TP-14."""
    table.play(P1, character(9, 9))
    table.play(P2, character(2, 1, "fleeting"), HERO)
    table.discard(P2, *fallen(3))
    table.begin(P1)
    table.attack(P1[0], P2[0])
    assert table.zone(P2[0]) == "removed" and table.result is None


def test_returned_ones_no_longer_count(table):
    """P-064, TP-13: three discarded, one returns to hand, one more falls."""
    table.play(P1, character(2, 1), HERO)
    table.play(P2, character(9, 9), HERO)
    one, *_ = table.discard(P1, character(7, 7), *fallen(2))
    back = event(
        "{targets: [{from: own_discard, pick: 1, filter: {kind: character}}], do: [{move: target, into: hand}]}"
    )
    (call,) = table.begin(P1, back)
    table.event(call, one)
    table.attack(P1[0], P2[0])
    assert table.zone(one) == "hand" and table.zone(P1[0]) == "discard"
    kinds = [table.state.entities[i].definition.kind for i in table.cards(P1, "discard")]
    assert kinds.count("character") == 3 and table.result is None


def test_a_loss_is_looked_at_after_the_whole_card(table):  # P-065
    """In the middle of an Event its player has no Character; at its end there is one again."""
    table.play(P1, character(9, 1))
    table.play(P2, HERO)
    (swap,) = table.begin(P1, event("[{move: own_characters, into: hand}, {move: {from: own_hand, filter: "
                                    "{kind: character}}, into: play}]"))  # fmt: skip
    table.event(swap)
    assert table.result is None and len(table.cards(P1, "play")) == 1


def test_and_after_each_ability(table):  # P-065
    """In the opponent's turn, too."""
    table.play(P1, character(9, 1))
    table.play(P2, character(9, 1, attacked="{damage: 9, to: object}"))
    table.begin(P1)
    table.until("battle")
    assert table.result == (P2,) and not [e for e in table.events("damage") if e["target"] == table.id(P2[0])]


def test_the_rules_file_can_wait_for_the_end_of_the_turn(table):  # P-065
    for wait in (False, True):
        table = Table()
        table.rules(no_character_check_at_once=not wait)
        table.play(P1, HERO)
        table.play(P2, HERO)
        flood, spare = table.begin(P1, event("{destroy: own_characters}"), character(20, 1))
        table.event(flood)
        if wait:
            table.deploy(spare)
            assert table.result is None and table.state.active == P2
        else:
            assert table.result == (P2,)


def test_at_the_end_of_the_turn_it_is_looked_at(table):  # P-065
    table.rules(no_character_check_at_once=False)
    table.play(P1, HERO)
    table.play(P2, HERO)
    (flood,) = table.begin(P1, event("{destroy: own_characters}"))
    table.event(flood)
    table.end_turn()
    assert table.result == (P2,)


def test_both_at_once_is_a_draw(table):
    """P-066, TP-06: 3/4 attacks 4/3, and nobody else is there."""
    table.play(P1, character(3, 4))
    table.play(P2, character(4, 3))
    table.begin(P1)
    table.until("battle")
    assert table.result == ()


def test_losing_in_two_different_ways_at_once_is_a_draw(table):  # P-066
    table.play(P1, character(3, 4), HERO)
    table.play(P2, character(4, 3))
    table.discard(P1, *fallen(3))
    table.begin(P1)
    table.attack(P1[0], P2[0])
    assert table.result == ()


def test_the_short_game_ends_with_the_third(table):
    """P-067, TP-15."""
    table.rules(short_game=True)
    table.play(P1, character(9, 9))
    table.play(P2, character(2, 1), HERO)
    table.discard(P2, *fallen(2))
    table.begin(P1)
    table.attack(P1[0], P2[0])
    assert table.result == (P1,)


@pytest.mark.parametrize("loser", [P1, P2])
def test_the_threshold_is_the_same_for_all(table, loser):  # P-068
    table.play(P1, HERO)
    table.play(P2, HERO)
    table.discard(loser, *fallen(4))
    (idle,) = table.begin(P1, event())
    table.event(idle)
    assert table.result == (1 - loser,)


# --- three and more ---------------------------------------------------------------------------------------------------


def party(seats):
    """A table of so many, each with two heroes in play."""
    table = Table(seats=seats)
    for seat in range(seats):
        table.play(seat, character(20, 1), character(20, 2))
    return table


LURE = "{targets: [{from: enemy_characters, pick: 1}], do: [{borrow: target}, "


def out(table):
    return [e["seat"] for e in table.events("eliminated")]


def test_who_loses_is_eliminated(round_table):
    """P-069, TP-20: B is out, the turns go A, C, and the last one wins."""
    table = party(3)
    table.discard(P2, *fallen(3))
    (bolt,) = table.begin(P1, event(BOLT))
    table.event(bolt, P2[0])
    assert out(table) == [P2] and table.result is None
    table.end_turn()
    assert table.state.active == P3
    table.end_turn()
    assert table.state.active == P1
    table.discard(P3, *fallen(3))
    (bolt,) = table.begin(P1, event(BOLT))
    table.event(bolt, P3[0])
    assert table.result == (P1,)


def test_the_last_player_wins():  # P-070
    table = party(4)
    for seat in (P2, P3):
        table.discard(seat, *fallen(3))
    flood = event("{destroy: {from: enemy_characters, filter: {power: 1}}}")
    (one,) = table.begin(P1, flood)
    table.event(one)
    assert out(table) == [P2, P3] and table.result is None
    (two,) = table.begin(P4, event("{destroy: enemy_characters}"))
    table.event(two)
    assert table.result == (P4,)


def test_the_cards_of_the_eliminated_leave_the_table():  # P-071, P-074
    """But for what lies open in their piles: everybody may go on looking through it."""
    table = party(3)
    table.discard(P2, *fallen(3))
    (bolt,) = table.begin(P1, event(BOLT))
    (*discarded,), last = table.cards(P2, "discard"), table.cards(P2, "play")[0]
    table.event(bolt, last)
    for name in ("deck", "hand", "play", "removed"):
        assert table.cards(P2, name) == []
    pile = table.cards(P2, "discard")
    assert list(pile) == [*discarded, last]
    left = [i for i, e in enumerate(table.state.entities) if i > 2 and e.owner == P2 and i not in pile]
    assert left and all(table.zone(i) == "gone" for i in left)
    for seat in (P1, P2, P3):
        assert described(table.state, seat)["seats"][P2]["discard"] == pile


def test_no_card_reaches_the_pile_of_the_eliminated():  # P-071
    table = party(3)
    table.discard(P2, *fallen(3))
    table.rules(events_per_turn=2)
    bolt, broom = table.begin(P1, event(BOLT), event("{move: {from: enemy_discard}, into: removed}"))
    table.event(bolt, P2[0])
    table.event(broom)
    assert len(table.cards(P2, "discard")) == 4 and table.cards(P2, "removed") == []


def test_what_they_had_borrowed_goes_back():  # P-071
    """And nothing else of the others is touched."""
    table = party(3)
    table.discard(P1, *fallen(3))
    lure = event(LURE + "{destroy: {from: own_characters, filter: {power: 1}}}]}")
    table.rules(max_in_play=3)
    (i,) = table.begin(P1, lure)
    table.event(i, P2[1])
    assert out(table) == [P1]
    assert table.zone(P2[1]) == "play" and table.controller(P2[1]) == P2
    assert table.state.active == P2, "the turn of the eliminated has ended at once"


def test_what_they_lent_leaves_with_them():  # P-071
    table = party(3)
    table.rules(max_in_play=3)
    table.discard(P2, *fallen(3))
    lure = event(LURE + "{destroy: {from: enemy_characters, filter: {power: 2}}}]}")
    (i,) = table.begin(P1, lure)
    table.event(i, P2[0])
    assert P2 in out(table) and table.zone(P2[0]) == "gone"
    assert len(table.cards(P1, "play")) == 2


def test_what_they_lent_stays_in_their_pile_whatever_it_says_when_it_falls():  # P-071
    table = Table(seats=3)
    for seat in (P1, P2, P3):
        table.play(seat, character(20, 1))
    lent = table.play(P2, character(9, 1, falls="{move: self, into: hand}"))[0]
    (i,) = table.begin(P1, event(LURE.removesuffix(", ") + "]}"))
    table.event(i, lent)
    table.life(P2[0], 1)
    table.life(lent, 1)
    table.attack(lent, P2[0], opponent=P2)
    assert out(table) == [P2] and table.zone(lent) == "discard" and not table.cards(P2, "hand")


def test_their_lasting_effects_end():  # P-072
    table = party(3)
    table.rules(max_in_play=3)
    table.play(P2, character(9, 0, always="{give: {power: 3}, to: characters}"))
    drum = event("{modify: {power: 5}, to: characters}")
    (i,) = table.begin(P2, drum)
    table.event(i)
    assert table.stats(P1[0])[1] == 1 + 3 + 5
    table.discard(P2, *fallen(3))
    (bolt,) = table.begin(P1, event(BOLT))
    table.event(bolt, P2[0])
    assert out(table) == [P2] and table.stats(P1[0]) == (table.stats(P1[0])[0], 1)


def test_effects_of_others_stay():  # P-072
    table = party(3)
    table.give(P1[0], "swift", power=2)
    table.give(P3[0], power=2, until=TURN_END)
    table.discard(P2, *fallen(3))
    (bolt,) = table.begin(P1, event(BOLT))
    table.event(bolt, P2[0])
    assert table.stats(P1[0])[1] == 3 and table.has(P1[0], "swift") and table.stats(P3[0])[1] == 3


def test_all_at_once_is_a_draw_among_them():  # P-073
    table = party(3)
    (end,) = table.begin(P1, event("{destroy: characters}"))
    table.event(end)
    assert table.result == ()


def test_a_draw_leaves_out_who_was_eliminated_before():  # P-073
    table = party(3)
    table.discard(P2, *fallen(3))
    (bolt,) = table.begin(P1, event(BOLT))
    table.event(bolt, P2[0])
    (end,) = table.begin(P3, event("{destroy: characters}"))
    table.event(end)
    assert table.result == (P1, P3)


def test_abilities_of_the_eliminated_no_longer_wait():  # P-072
    table = party(3)
    table.rules(max_in_play=3)
    table.discard(P2, *fallen(3))
    table.play(P2, character(9, 9, falls="{damage: 7, to: enemy_characters}"))
    table.play(P3, character(9, 9, destroyed="{draw: 1}"))
    before = len(table.cards(P3, "hand"))
    (bolt,) = table.begin(P1, event("{destroy: {from: enemy_characters, filter: {power: 9, life: 9}}}"))
    table.state.entities[table.id(P3[2])] = table.state.entities[table.id(P3[2])].with_damage(1)
    table.event(bolt)
    assert out(table) == [P2]
    assert not [e for e in table.events("damage") if e["amount"] == 7]
    assert len(table.cards(P3, "hand")) == before + 1, "that of the others still works"


def test_the_attack_goes_at_somebody_still_in():  # P-069
    table = party(3)
    table.discard(P2, *fallen(3))
    (bolt,) = table.begin(P1, event(BOLT))
    table.event(bolt, P2[0])
    table.until("battle")
    assert {a[2] for a in table.answers} == set(table.cards(P3, "play"))
