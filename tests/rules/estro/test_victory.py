"""How a match ends (1.13 of the clauses): E-119 to E-127."""

import pytest

from game.kernel.data import Context, Item
from game.kernel.state import TASKS
from game.rules.estro.invariants import broken
from tests.rules.estro.board import P1, P2, PASS, card, ozok, weak


def emptied(table, number, seat=P1, **constants):
    """In that round P1 destroys the only card of P2, whose hand and deck stay as they are."""
    table.rules(**constants)
    table.round(number, seat)
    table.field(P1, ozok())
    table.field(P2, weak())
    table.attacks(P1)
    table.fight(P1[0], P2[0], 1, 1)
    return table


@pytest.mark.parametrize("number", [2, 3, 4])
def test_an_empty_field_decides_nothing_before_the_fifth_round_is_over(table, number):  # E-119 TE-30
    emptied(table, number)
    assert table.result is None and not table.cards(P2, "field")


def test_it_does_the_instant_that_round_has_ended(table):  # E-119 E-120 TE-30
    emptied(table, 5)
    assert table.result is None
    for i in table.cards(P2, "hand"):
        table.game.piles.discard(table.state, i)
    table.deck(P2, card("ardo"))
    other = type(table)()
    other.field(P1, ozok())
    other.round(5, P2)
    other.deck(P2)
    other.attacks(P2)
    assert other.result == (P1,)
    assert other.events("result")[0]["why"] == "elimination"


def test_from_the_sixth_on_at_once(table):  # E-119 E-120 TE-31
    emptied(table, 6)
    assert table.result == (P1,)


def test_after_a_gift_too(table):  # E-120
    table.round(7)
    table.field(P1, ozok())
    table.field(P2, weak())
    (i,) = table.begin(P1, card("ardo", play="{destroy: enemy_cards}"))
    table.play(i)
    assert table.result == (P1,)


def test_a_ruling_may_wait_for_the_end_of_the_turn(table):  # E-120
    table.rules(elimination_at_once=False)
    table.round(6)
    table.field(P1, ozok(), ozok())
    table.field(P2, weak())
    (i,) = table.begin(P1, card("ardo", play="{destroy: enemy_cards}"))
    table.hand(P1, ozok())
    table.state.seats[0][2] = 1  # another play, so that the turn is still to be ended
    table.play(i)
    assert table.result is None and table.asked.kind == "play"
    table.end_turn()
    assert table.result == (P1,)


@pytest.mark.parametrize(("hand", "result"), [(2, None), (0, (P2,))])
def test_who_must_draw_without_hand_and_deck_has_lost(table, hand, result):  # E-121 E-033 TE-32 TE-33
    table.deck(P1)
    table.field(P1, ozok())
    table.begin(P1, *[ozok() for _ in range(hand)])
    assert table.result == result
    assert [e["why"] for e in table.events("result")] == (["exhaustion"] if result else [])


CASES = [
    (4, 280, 3, 240, (P1,)), (4, 240, 3, 280, ()), (4, 280, 4, 270, ()), (4, 280, 3, 280, ()), (3, 240, 4, 280, (P2,)),
]  # fmt: skip


def cards_of(number, total):
    """So many cards with so much TOT together."""
    tots = [total // number + (n < total % number) for n in range(number)]
    return [card("manpo", tot // 5 + tot % 5, *[tot // 5] * 4) for tot in tots]


@pytest.mark.parametrize(("ours", "mine", "theirs", "yours", "result"), CASES)
def test_the_last_round_compares_cards_and_totals(table, ours, mine, theirs, yours, result):  # E-122 E-123 E-124 TE-34
    table.round(19, P2)
    table.field(P1, *cards_of(ours, mine))
    table.field(P2, *cards_of(theirs, yours))
    table.attacks(P2)
    table.answer(*PASS)
    assert table.result == result and table.events("counted")[0]["tots"] == [mine, yours]


def test_the_count_knows_lasting_values_and_the_zone_but_no_dice(table):  # E-125
    table.zone_card("control_zone")
    table.round(19, P2)
    table.field(P1, card("manpo"), card("ardo"))
    table.field(P2, card("manpo"))
    table.attacks(P2)
    table.answer("attack", P2[0], P1[0])
    table.skip()
    table.end_turn()
    assert table.events("counted")[0] == {"kind": "counted", "cards": [2, 1], "tots": [142, 72]}


def test_both_at_once_is_a_draw(table):  # E-126
    table.round(8)
    table.field(P1, ozok())
    table.field(P2, weak())
    (i,) = table.begin(P1, card("ardo", play="{destroy: cards}"))
    table.play(i)
    assert table.result == ()


def test_nineteen_rounds_leave_one_card(match):  # E-127 TE-36
    table = match(elimination_round=99)
    while table.state.decision is not None:
        table.answer(*(PASS if PASS in table.answers else table.answers[0]))
    assert [len(table.cards(seat, "deck")) for seat in (P1, P2)] == [1, 1]
    assert table.events("result")[0]["why"] == "last_round"


def test_giving_up_lets_the_other_win(match):
    from game.kernel.running import concede

    table = match()
    concede(table.state, P1)
    assert table.result == (P2,)


def test_an_elimination_while_a_gift_waits_is_told(table):  # E-072 E-112 E-120
    emptied(table, 6)
    state = table.state
    assert table.result == (P1,) and not list(broken(state))
    source = next(i for i, e in enumerate(state.entities) if e.zone >= 0)
    waiting = Item("a gift", Context(source, 0, P1))
    state.frames.append((TASKS["kernel.announcing.carry_out"], (waiting, False)))
    assert [told.split(" (")[0] for told in broken(state)] == ["somebody was eliminated while a gift was waiting"]
