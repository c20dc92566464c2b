"""Gifts, priority, symbols and durations (1.5 and 1.6 of the clauses): E-048 to E-068."""

import pytest

from tests.rules.estro.board import P1, P2, PASS, card, ozok, thofa, weak

COUNTER = "{do: [{counter: gift}]}"
MAY_COUNTER = "{may: true, do: [{counter: gift}]}"
DRAW = "{draw: 1}"


def order(table):
    """Whose gifts were carried out, in this order."""
    return [e["card"] for e in table.events("effect")]


def hand(table, seat):
    return len(table.cards(seat, "hand"))


# --- activation and order ---------------------------------------------------------------------------------------------


def test_a_gift_activates_by_itself_when_its_card_is_played(table):  # E-048
    (i,) = table.begin(P1, card("armonio", play=DRAW))
    table.until("play")
    before = hand(table, P1)
    table.play(i)
    assert hand(table, P1) == before and len(table.events("effect")) == 1


def test_unless_it_is_optional(table):  # E-048 E-059 E-060
    """An optional gift that is declined is lost; a mandatory one the engine applies by itself."""
    (i,) = table.begin(P1, card("armonio", play="{may: true, do: [{draw: 1}]}"))
    table.play(i)
    assert table.asked.kind == "may" and table.asked.seat == P1
    before = hand(table, P1)
    table.answer("no")
    table.skip()
    assert hand(table, P1) == before


def test_the_text_of_a_gift_overrides_the_rules(table):  # E-049
    table.field(P1, ozok(keywords=["free"]))
    table.field(P2, card("manpo"))
    table.attacks(P1)
    table.fight(P1[0], P2[0], 1, 4)
    assert table.compared()["tots"][0] == 72, "no table for it"


def test_the_active_players_gifts_come_first(table):  # E-050 E-052
    table.field(P2, card("manpo", id="theirs", card_played="{of: opponent, do: [{draw: 1}]}"))
    table.field(P1, card("armonio", id="mine", card_played=DRAW))
    (i,) = table.begin(P1, ozok())
    table.play(i)
    assert order(table) == ["mine", "theirs"]


def test_an_express_counter_comes_before_and_a_plain_reaction_after(table):  # E-051 E-052 TE-37
    table.field(P2, card("manpo", id="plain", gift=DRAW), card("manpo", id="counter", counter=MAY_COUNTER))
    (i,) = table.begin(P1, card("armonio", id="gift", play=DRAW))
    table.play(i)
    assert table.asked.kind == "counter" and table.asked.seat == P2
    table.answer(*PASS)
    assert order(table) == ["gift", "plain"]


def test_what_answers_a_gift_is_not_answered_by_a_plain_reaction(table):  # E-052 E-068
    """Else two that wait for each other's gifts would go on for ever."""
    table.field(P1, card("granito", id="mine", gift="{modify: {def: 1}, to: self}"))
    table.field(P2, card("ardo", id="theirs", gift="{modify: {tot: -3}, to: subject}"))
    (i,) = table.begin(P1, card("armonio", id="gift", play=DRAW))
    table.play(i)
    assert order(table) == ["gift", "theirs"] and table.tot(i) == 67


def test_a_countered_gift_takes_no_effect(table):  # E-051 E-053 TE-37
    table.field(P2, card("manpo", id="plain", gift=DRAW), card("manpo", id="counter", counter=MAY_COUNTER))
    (i,) = table.begin(P1, card("armonio", id="gift", play=DRAW))
    table.until("play")
    before = hand(table, P1)
    table.play(i)
    table.answer("counter", P2[1], 0)
    assert order(table) == ["counter", "plain"] and hand(table, P1) == before - 1
    assert [e["card"] for e in table.events("countered")] == ["gift"]


def test_a_mandatory_counter_needs_no_asking(table):  # E-048 E-051
    table.field(P2, card("manpo", id="counter", counter=COUNTER))
    (i,) = table.begin(P1, card("armonio", id="gift", play=DRAW))
    table.play(i)
    assert order(table) == ["counter"]


def test_after_each_card_that_is_played_the_others_may_answer(table):  # E-043
    """Also before a further card that a gift allows."""
    table.field(P2, card("manpo", moment="{once: true, do: [{draw: 1}]}"))
    one, _ = table.begin(P1, card("manpo", play="{extra_play: 1}"), ozok())
    while table.asked.kind != "play":
        table.answer(*PASS)
    table.answer("play", one)
    assert (table.asked.kind, table.asked.seat) == ("moment", P2)
    table.answer(*PASS)
    assert (table.asked.kind, table.asked.seat) == ("play", P1)


def test_nobody_counters_their_own_gift(table):  # E-051 E-054
    table.zone_card("control_zone")
    table.field(P1, ozok(), card("manpo", counter="{of: zones, do: [{counter: gift}]}"))
    table.begin(P1, ozok())
    table.answer("use", table.state.zones[table.state.places.named(0, "zone")][0], 0)
    table.pick(P1[0])
    assert not table.events("countered") and table.primary(P1[0]) == 16


def test_only_what_a_counter_names_is_countered(table):  # E-051
    against = "{of: {from: enemy_cards, filter: {kind: granito}}, do: [{counter: gift}]}"
    table.field(P2, card("manpo", id="counter", counter=against))
    (i,) = table.begin(P1, card("armonio", id="gift", play=DRAW))
    table.play(i)
    assert order(table) == ["gift"]


def test_counters_of_counters_last_in_first_out(table):  # E-054
    table.field(P2, card("manpo", id="counter", counter=MAY_COUNTER))
    table.field(P1, card("manpo", id="against", counter=MAY_COUNTER))
    (i,) = table.begin(P1, card("armonio", id="gift", play=DRAW))
    table.play(i)
    table.answer("counter", P2[0], 0)
    assert table.asked.kind == "counter" and table.asked.seat == P1
    table.answer("counter", P1[0], 0)
    table.skip()
    assert order(table) == ["against", "gift"]
    assert [e["card"] for e in table.events("countered")] == ["counter"]


def test_each_counter_stands_in_a_chain_once(table):  # E-054
    """Else two that counter all gifts would answer each other for ever."""
    table.field(P2, card("manpo", id="theirs", counter=COUNTER))
    table.field(P1, card("manpo", id="mine", counter=COUNTER))
    (i,) = table.begin(P1, card("armonio", id="gift", play=DRAW))
    table.play(i)
    assert order(table) == ["mine", "gift"]


def test_several_own_gifts_come_in_the_order_that_their_player_chooses(table):  # E-055
    table.field(P1, card("armonio", id="one", card_played=DRAW), card("armonio", id="two", card_played=DRAW))
    (i,) = table.begin(P1, ozok())
    table.play(i)
    assert table.asked.kind == "order" and table.asked.seat == P1
    table.pick(P1[1])
    assert order(table) == ["two", "one"]


def test_gifts_work_from_a_face_up_card_on_the_field(table):  # E-056
    table.hand(P1, card("armonio", card_played=DRAW))
    table.down(P1, card("armonio", card_played=DRAW))
    table.incinerator(P1, card("armonio", card_played=DRAW))
    (i,) = table.begin(P1, ozok())
    table.play(i)
    assert order(table) == []


def test_a_counter_works_from_a_face_up_card_on_the_field_too(table):  # E-051 E-056
    """Not from the hand, face down or from the Incinerator, as no text of a counter names these (A-27)."""
    counter = card("manpo", counter=COUNTER)
    table.hand(P2, counter)
    table.down(P2, counter)
    table.incinerator(P2, counter)
    (i,) = table.begin(P1, card("armonio", id="gift", play=DRAW))
    table.play(i)
    assert order(table) == ["gift"] and not table.events("countered")


def test_or_from_where_their_text_names_it(table):  # E-056
    table.deck(P1, card("armonio", drawn="{modify: {atk: 3}, to: own_cards}"))
    table.field(P1, ozok())
    table.begin(P1, ozok())
    assert table.primary(P1[0]) == 19
    (there,) = [i for i in table.cards(P1, "hand") if table.card(i) != "ardo"][:1]
    assert there


@pytest.mark.parametrize(
    ("gift", "discarded"), [("{move: enemy_cards, into: hand}", 1), ("{move: enemy_cards, into: deck_top}", 0)]
)
def test_only_from_a_hand_is_a_card_discarded(table, gift, discarded):  # E-056, E-117
    burned = card("armonio", id="burned", leaves="{discard: self}", discarded=DRAW)
    table.field(P2, burned)
    (i,) = table.begin(P1, card("manpo", play=gift))
    table.play(i)
    assert ("incinerator" in table.lying(burned)) == bool(discarded)
    assert order(table).count("burned") == 1 + discarded


# --- destruction by a gift --------------------------------------------------------------------------------------------

KILL = "{targets: [{from: enemy_side, pick: 1}], do: [{destroy: target}]}"


def test_a_gift_destroys_without_comparing(table):  # E-057
    table.field(P2, thofa(), thofa())
    (i,) = table.begin(P1, weak(play=KILL))
    table.play(i, P2[0])
    assert table.zone(P2[0]) == "incinerator" and not table.events("compared")


def test_a_counter_prevents_it(table):  # E-058
    table.field(P2, thofa(), card("manpo", counter=MAY_COUNTER))
    (i,) = table.begin(P1, weak(play=KILL))
    table.play(i)
    table.answer("counter", P2[1], 0)
    assert table.zone(P2[0]) == "field" and table.zone(P2[1]) == "field"


# --- symbols and durations --------------------------------------------------------------------------------------------

RETURN = "{targets: [{from: own_incinerator, pick: 1}], do: [{move: target, into: field}]}"


def test_a_1v_gift_is_carried_out_once_in_the_match(table):  # E-061 E-062
    table.field(P1, card("armonio", id="once", card_played="{once: true, do: [{draw: 1}]}"))
    for _ in range(2):
        (i,) = table.next_turn(P1, ozok())
        table.play(i)
        table.end_turn()
    assert order(table) == ["once"]


def test_the_mark_stays_with_the_card_everywhere(table):  # E-063
    gift = "{once: true, do: [{draw: 1}]}"
    (i,) = table.begin(P1, card("armonio", id="once", play=gift))
    table.play(i)
    table.end_turn()
    (j,) = table.next_turn(P1, card("manpo", play="{move: {from: own_cards, filter: {kind: armonio}}, into: hand}"))
    table.play(j)
    table.end_turn()
    table.next_turn(P1)
    table.play(i)
    assert order(table).count("once") == 1 and table.zone(i) == "field"


def test_what_a_1v_gift_changed_comes_back_with_its_card(table):  # E-064 E-065 TE-38
    table.field(P1, card("granito"))
    once = "{once: true, do: [{modify: {atk: 6}, to: self}, {modify: {def: 3}, to: {from: own_cards, other: true}}]}"
    (i,) = table.begin(P1, card("ardo", id="once", play=once))
    table.play(i)
    assert (table.primary(i), table.primary(P1[0])) == (20, 17)
    (killer,) = table.next_turn(P2, card("illusio", play="{destroy: {from: enemy_cards, filter: {kind: ardo}}}"))
    table.play(killer)
    assert (table.zone(i), table.primary(P1[0])) == ("incinerator", 14)
    (j,) = table.next_turn(P1, card("armonio", play=RETURN))
    table.play(j)
    assert (table.zone(i), table.primary(i), table.primary(P1[0])) == ("field", 20, 17)
    assert order(table).count("once") == 1


def test_a_passive_gift_works_as_long_as_its_card_lies_face_up(table):  # E-066 E-067
    table.field(P1, card("granito", id="aura", always="{give: {def: 2}, to: {from: own_cards, other: true}}"))
    table.field(P1, card("granito"))
    assert table.primary(P1[1]) == 16
    for gift, value in (("{inhibit: enemy_cards, until: turn_end}", 14), ("{turn_down: enemy_cards}", 14)):
        other = type(table)()
        other.field(P1, card("granito", always="{give: {def: 2}, to: {from: own_cards, other: true}}"), card("granito"))
        (i,) = other.begin(P2, card("manpo", play=gift))
        other.play(i)
        expected = value if "inhibit" in gift else 0
        assert other.primary(P1[1]) == expected
    (i,) = table.next_turn(P2, card("manpo", play="{destroy: {from: enemy_cards, filter: {tot: {at_most: 70}}}}"))
    table.play(i)
    assert table.primary(P1[1]) == 14 and table.zone(P1[0]) == "incinerator"


@pytest.mark.parametrize("until", ["", ", until: turn_end", ", until: source_leaves"])
def test_what_is_inhibited_gives_nothing_from_that_moment_on(table, until):  # E-066 E-067
    """Also where it is so as long as another card stays."""
    table.field(P2, card("granito", always="{give: {def: 2}, to: {from: own_cards, other: true}}"), card("granito"))
    (i,) = table.begin(P1, card("manpo", play=f"{{inhibit: enemy_cards{until}}}"))
    assert table.primary(P2[1]) == 16
    table.play(i)
    assert table.primary(P2[1]) == 14


def test_a_plain_gift_repeats_and_its_changes_stay_with_the_changed_card(table):  # E-068
    table.field(P1, card("armonio", id="plain", card_played="{modify: {def: 2}, to: {from: own_cards, other: true}}"))
    table.field(P1, card("granito"))
    for _ in range(2):
        (i,) = table.next_turn(P1, ozok())
        table.play(i)
        table.end_turn()
    assert table.primary(P1[1]) == 18
    (i,) = table.next_turn(P2, card("manpo", play="{destroy: {from: enemy_cards, filter: {kind: armonio}}}"))
    table.play(i)
    assert table.zone(P1[0]) == "incinerator" and table.primary(P1[1]) == 18


@pytest.mark.parametrize(("chosen", "drawn", "stronger"), [((0,), 1, 0), ((1,), 0, 4), ((0, 1), 1, 4)])
def test_a_gift_at_any_moment_is_paid_for_once_and_does_what_was_chosen(table, chosen, drawn, stronger):  # E-062
    modes = "[{do: [{draw: 1}]}, {do: [{modify: {def: 4}, to: self}]}]"
    price = "{discard: {from: own_hand, pick: 1}}"
    table.field(P1, card("armonio", moment=f"{{pay: {price}, choose: {{at_least: 1}}, modes: {modes}}}"))
    given, _ = table.begin(P1, card("ardo"), card("ardo"))
    before, value = hand(table, P1), table.value(P1[0], "def")
    table.answer("use", P1[0], 0)
    table.answer("mode", *chosen)
    table.pick(given)
    table.until("play")
    assert hand(table, P1) == before - 1 + drawn and table.value(P1[0], "def") == value + stronger


@pytest.mark.parametrize(("mode", "drawn"), [(0, 0), (1, 1)])
def test_an_optional_counter_with_modes_does_what_was_chosen(table, mode, drawn):  # E-051
    modes = f"[{{do: [{{counter: gift}}]}}, {{do: [{DRAW}]}}]"
    table.field(P2, card("manpo", counter=f"{{may: true, modes: {modes}}}"))
    (i,) = table.begin(P1, card("armonio", play=DRAW))
    table.until("play")
    before = hand(table, P2)
    table.answer("play", i)
    assert table.asked.kind == "counter" and table.asked.seat == P2
    table.answer(next(way for way in table.answers if way[0] == "counter"))
    table.answer("mode", mode)
    table.answer("yes")
    assert hand(table, P2) == before + drawn
