"""Mnemonica, Stratega, Inferno (1.15 to 1.17 of the clauses)."""

import pytest

from game.kernel.description import described
from game.rules.estro.constants import round_of
from tests.rules.estro.board import P1, P2, P3, P4, PASS, card, ozok, thofa, weak

# --- Mnemonica --------------------------------------------------------------------------------------------------------


def fight(table, *said, contest=False, **constants):
    """O attacks T, without dice; the attacker says so much, and the defender contests it or not."""
    table.rules(mnemonica=True, die_bonus=0, **constants)
    table.hand(P1, ozok(), ozok())
    table.hand(P2, ozok(), ozok())
    table.field(P1, ozok(), ozok())
    table.field(P2, thofa())
    table.attacks(P1)
    table.attack(P1[0], P2[0], 1, 1)
    for kind, given in zip(("announce_own", "announce_other"), said, strict=False):
        assert table.asked.kind == kind and table.asked.seat == P1
        table.answer("say", given)
    assert table.asked.kind == "announce_outcome"
    table.answer(said[2])
    assert table.asked.kind == "contest" and table.asked.seat == P2
    table.answer("yes" if contest else "no")


def test_nothing_computed_is_shown(table):  # E-156
    """Neither the sum of a side nor what cards gain, be it for good or by the Zone that is active."""
    table.rules(mnemonica=True)
    table.zone_card("military_zone")
    table.field(P1, ozok())
    table.field(P2, thofa())
    for seat in (0, 1):
        shown = described(table.state, seat)
        assert [one["tot"] for one in shown["seats"]] == [None, None]
        for side in (P1, P2):
            (there,) = table.cards(side, "field")
            told = shown["entities"][there]
            assert (told["modifiers"], told["continuous"]) == ([], []) and told["stats"]["atk"] in (16, 12)


def mistakes(table):
    return [e["seat"] for e in table.events("mistake")]


RIGHT, WRONG = (67, 76, "no"), (68, 76, "no")


def test_the_engine_records_and_tells_no_computed_number(table):  # E-152 E-153 E-154 E-156
    fight(table, *RIGHT)
    assert not table.events("compared")
    assert table.events("announced")[0]["tots"] == [67, 76]


@pytest.mark.parametrize(("said", "contest", "who"), [
    (RIGHT, False, []), (RIGHT, True, [1]), (WRONG, True, [0]), (WRONG, False, []), ((67, 76, "yes"), True, [0]),
])  # fmt: skip
def test_a_mistake_costs_a_card(table, said, contest, who):  # E-155 E-157 E-158
    fight(table, *said, contest=contest)
    assert mistakes(table) == who
    if who:
        assert table.asked.kind == "mistake" and table.asked.seat == who[0]
        hand = table.cards(who[0], "hand")
        table.pick(hand[1])
        assert hand[1] in table.cards(who[0], "incinerator")


def test_a_ruling_may_count_a_wrong_announcement_without_a_contest(table):  # E-158
    fight(table, *WRONG, mnemonica_needs_contest=False)
    assert mistakes(table) == [0]


def test_with_an_empty_hand_nothing_is_lost(table):  # E-159
    table.rules(mnemonica=True, die_bonus=0)
    table.field(P1, ozok(), ozok())
    table.field(P2, thofa(), thofa())
    table.attacks(P1)
    table.attack(P1[0], P2[0], 1, 1)
    table.answer("say", 1)
    table.answer("say", 1)
    table.answer("no")
    table.answer("yes")
    assert mistakes(table) == [0] and table.asked.kind == "attack"


def test_the_announcement_changes_nothing_of_the_outcome(table):  # E-157
    fight(table, 67, 76, "yes")
    assert table.zone(P2[0]) == "field"


# --- Stratega ---------------------------------------------------------------------------------------------------------


def test_nobody_wins_before_the_end_of_the_eighth_round(table):  # E-160 E-163 E-164 E-166 TE-42
    table.rules(stratega_wins=True)
    table.round(7)
    table.field(P1, ozok())
    table.field(P2, weak())
    table.attacks(P1)
    table.fight(P1[0], P2[0], 1, 1)
    assert table.result is None
    other = type(table)()
    other.rules(stratega_wins=True)
    other.field(P1, ozok())
    other.round(8, P2)
    other.attacks(P2)
    assert other.result == (P1,)


def test_not_by_exhaustion_either(table):  # E-165
    for number, result in ((8, None), (9, (P2,))):
        other = type(table)()
        other.rules(stratega_wins=True)
        other.field(P1, ozok())
        other.field(P2, ozok())
        other.deck(P1)
        other.round(number)
        other.begin(P1)
        assert other.result == result


@pytest.mark.parametrize(("number", "drawn"), [(2, 1), (3, 0), (4, 1), (12, 0)])
def test_no_draw_in_the_third_and_the_twelfth_round(table, number, drawn):  # E-161 E-163 E-167 TE-42
    table.rules(stratega_draws=True)
    table.field(P1, ozok())
    table.field(P2, ozok())
    table.round(number)
    table.begin(P1, ozok())
    table.until("play")
    assert len(table.cards(P1, "hand")) == 1 + drawn and not table.may(*PASS)


@pytest.mark.parametrize(("number", "allowed"), [(5, False), (6, True)])
def test_no_attack_until_the_end_of_the_fifth_round(table, number, allowed):  # E-162 E-163 TE-42
    table.rules(stratega_attacks=True)
    table.down(P1, card("ardo"))
    table.field(P1, ozok())
    table.field(P2, weak())
    table.round(number)
    table.attacks(P1)
    assert table.asked.kind == "attack"
    assert table.may("attack", P1[1], P2[0]) == allowed
    if not allowed:
        assert table.refuse("attack", P1[1], P2[0]).code == "no_attacks_yet"


@pytest.mark.parametrize(
    ("seat", "number", "most", "allowed"), [(P1, 6, 9, 2), (P1, 6, 1, 1), (P1, 6, 0, 0), (P2, 6, 1, 2), (P1, 7, 1, 2)]
)
def test_who_begins_may_attack_less_often_in_the_first_turn_with_attacks(table, seat, number, most, allowed):  # E-162
    other = P2 if seat is P1 else P1
    table.rules(stratega_attacks=True, stratega_first_attacks=most)
    table.down(seat, card("ardo"))
    table.field(seat, ozok(), ozok(), ozok())
    table.field(other, weak(), weak(), weak(), weak())
    table.round(number, seat)
    table.attacks(seat)
    for n in range(allowed):
        assert table.fight(seat[1 + n], other[n], 1, 1)
    assert not table.may("attack", seat[3], other[3])
    if not allowed:
        assert table.refuse("attack", seat[3], other[3]).code == "no_attack_left"


def test_stratega_over_nineteen_rounds(match):  # E-167 TE-36
    table = match(stratega_draws=True, elimination_round=99)
    while table.state.decision is not None:
        table.answer(*(PASS if PASS in table.answers else table.answers[0]))
    assert [len(table.cards(seat, "deck")) for seat in (P1, P2)] == [3, 3]


# --- Inferno ----------------------------------------------------------------------------------------------------------


def test_two_teams_in_turn(inferno):  # E-168 E-170 E-030 TE-43
    inferno.begin(P1)
    seats = []
    for _ in range(5):
        seats.append((inferno.state.active, round_of(inferno.state)))
        inferno.end_turn()
    assert seats == [(0, 1), (1, 1), (2, 1), (3, 1), (0, 2)]
    assert inferno.state.places.teams == (0, 1, 0, 1)


def test_two_zones(match):  # E-171 TE-43
    from tests.rules.estro.test_decks import dealt

    state, _, _ = dealt(4)
    assert len(state.zones[state.places.of(0, 4)]) == 2


def test_both_zones_are_active(inferno):  # E-171 TE-43
    inferno.zone_card("military_zone")
    inferno.zone_card("control_zone")
    inferno.field(P1, card("ardo"))
    inferno.field(P4, card("manpo"))
    assert [inferno.tot(w) for w in (P1[0], P4[0])] == [72, 72]


@pytest.mark.parametrize(("number", "allowed"), [(3, False), (4, True)])
def test_no_attack_and_nothing_face_down_in_the_first_rounds(inferno, number, allowed):  # E-172 E-173 TE-43
    inferno.field(P1, ozok())
    inferno.field(P2, weak())
    inferno.round(number)
    (i,) = inferno.begin(P1, ozok())
    inferno.until("play")
    assert inferno.may("lay", i) == allowed
    inferno.play(i)
    inferno.until("attack")
    attacks = inferno.state.decision is not None and inferno.state.active == P1 and inferno.asked.kind == "attack"
    assert attacks == allowed


def test_partners_share_a_side(inferno):  # E-174 E-175 E-176 E-177 TE-43
    inferno.round(5)
    inferno.field(P1, ozok())
    inferno.field(P3, ozok())
    inferno.field(P2, weak())
    (i,) = inferno.begin(P1, card("armonio", play="{targets: [{from: own_cards, pick: 1, other: true}], "
                                                  "do: [{modify: {primary: 4}, to: target}]}"))  # fmt: skip
    inferno.play(i)
    assert inferno.asked.kind == "target"
    inferno.picks(P3[0])
    assert inferno.primary(P3[0]) == 20
    inferno.until("attack")
    assert inferno.refuse("attack", P1[0], P3[0]).code == "not_an_enemy"
    assert inferno.refuse("attack", P3[0], P2[0]).code == "not_own_card"
    assert inferno.may("attack", P1[0], P2[0])


def test_partners_may_look_at_each_others_face_down_cards(inferno):  # E-174
    inferno.round(4)
    (i,) = inferno.begin(P1, ozok())
    inferno.lay(i)
    (there,) = inferno.cards(P1, "field")
    assert [described(inferno.state, seat)["entities"][there]["under"] is not None for seat in range(4)] == [
        True, False, True, False,
    ]  # fmt: skip


@pytest.mark.parametrize(("number", "result"), [(6, None), (7, (P1, P3))])
def test_a_team_without_a_card_loses_after_the_sixth_round(inferno, number, result):  # E-178
    inferno.round(number)
    inferno.field(P1, ozok(), ozok())
    inferno.field(P2, weak())
    inferno.field(P4, weak())
    inferno.attacks(P1)
    inferno.fight(P1[0], P2[0], 1, 1)
    assert inferno.result is None, "the partner has a card"
    inferno.fight(P1[1], P4[0], 1, 1)
    assert inferno.result == result


def test_a_team_loses_by_exhaustion_only_when_both_are(inferno):  # E-179 E-180
    for seat in (P1, P2, P3, P4):
        inferno.field(seat, ozok())
    inferno.deck(P1)
    inferno.begin(P1)
    assert inferno.result is None and [e["seat"] for e in inferno.events("exhausted")] == [0]
    assert not inferno.events("play"), "who is exhausted neither draws nor plays"
    other = type(inferno)(seats=4)
    for seat in (P1, P2, P3, P4):
        other.field(seat, ozok())
    other.deck(P1)
    other.deck(P3)
    other.begin(P1)
    while other.result is None and other.state.turn < 3:
        other.end_turn()
    assert other.result == (P2, P4)


@pytest.mark.parametrize(("ours", "mine", "theirs", "yours", "result"), [
    (5, 300, 6, 310, (P2, P4)), (6, 290, 5, 300, (P2, P4)), (6, 300, 5, 300, ()), (5, 310, 6, 300, (P1, P3)),
])  # fmt: skip
def test_the_last_round_of_inferno(inferno, ours, mine, theirs, yours, result):  # E-181 E-182 E-183 TE-44 TE-45
    from tests.rules.estro.test_victory import cards_of

    for seats, number, total in (((P1, P3), ours, mine), ((P2, P4), theirs, yours)):
        first, *others = cards_of(number, total)
        inferno.field(seats[0], first)
        inferno.field(seats[1], *others)
    inferno.round(19, P4)
    inferno.attacks(P4)
    inferno.answer(*PASS)
    assert inferno.result == result


# --- whom a text means by "the opponent", who are two -----------------------------------------------------------------


def test_the_next_of_the_others_chooses_one_of_their_own(inferno):
    """Also of what lies face down, which the partner doesn't see: the Binder of Pacts."""
    gives = "{may: true, pay: {sacrifice: {from: own_cards, pick: 1, other: true}}, do: [DOES, {draw: 1}]}"
    binder = card("manpo", play=gives.replace("DOES", "{destroy: {from: enemy_side, pick: 1, by: opponent}}"))
    inferno.field(P1, weak())
    inferno.field(P2, weak())
    inferno.down(P2, weak())
    inferno.field(P4, weak(), weak())
    inferno.round(9)
    (i,) = inferno.begin(P1, binder)
    inferno.play(i)
    inferno.answer("yes")
    assert (inferno.asked.kind, inferno.asked.seat) == ("choose", P2)
    assert set(inferno.asked.candidates) == {inferno.id(P2[0]), inferno.id(P2[1])}
    inferno.pick(P2[1])
    assert inferno.zone(P2[1]) == "incinerator" and inferno.zone(P1[0]) == "incinerator"


def test_who_has_none_gives_none_and_the_other_one_chooses(inferno):
    inferno.field(P1, weak())
    inferno.down(P2, weak())
    inferno.field(P3, weak())
    inferno.field(P4, weak(), weak())
    inferno.round(9)
    (i,) = inferno.begin(P1, card("manpo", play="{destroy: {from: enemy_cards, pick: 1, by: opponent}}"))
    inferno.play(i)
    assert inferno.asked.seat == P4


def test_the_opponent_has_what_one_of_them_has(inferno):
    drawn = card("manpo", play="{if: {resource: hand, of: opponent, at_least: 4}, do: [{draw: 2}]}")
    for seat in (P1, P2, P3, P4):
        inferno.field(seat, weak())
    inferno.hand(P2, weak(), weak())
    inferno.hand(P4, weak(), weak())
    inferno.round(9)
    (i,) = inferno.begin(P1, drawn)
    before = len(inferno.cards(P1, "hand"))
    held = [len(inferno.cards(seat, "hand")) for seat in (P2, P4)]
    assert max(held) < 4 <= sum(held)
    inferno.play(i)
    assert len(inferno.cards(P1, "hand")) == before - 1
