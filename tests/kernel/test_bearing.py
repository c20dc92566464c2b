"""What cards bear: hosts, counters that go with a change of zone, marks that stay."""

import pytest

from game.kernel.values import counters, expire
from game.language.library import FaultyCards
from game.language.schema import card_file
from tests.kernel.wide import P1, P2, WIDE, Table, creature, rune, spell, when_played

ATTACH = "{attach: self, host: {from: creatures, filter: {place: leftmost}}}"
KILL = "{targets: [{from: creatures, pick: 1}], do: [{destroy: target}]}"


@pytest.fixture
def table():
    return Table()


def enchanted(table, **clauses):
    """P1's Rune on P2's leftmost creature; the Rune."""
    table.line(P2, creature(2, 2), creature(1, 1))
    i = table.give(P1, rune(spell_played=ATTACH, **clauses))
    table.play(spell("{heal: 1, to: you}"))
    assert table.host(i) == table.id(P2[0])
    return i


# --- hosts ------------------------------------------------------------------------------------------------------------


def test_an_aura_changes_its_host_and_can_be_attached_to_another(table):
    enchanted(table, always="{give: {attack: 3, keywords: [magnetic]}, to: host}")
    assert table.stats(P2[0]) == (5, 2) and table.has(P2[0], "magnetic") and table.stats(P2[1]) == (1, 1)
    table.play(spell("{shift: {from: enemy_creatures, filter: {attack: 5}}, to_place: right_end}"))
    assert table.stats(P2[0]) == (2, 2) and table.stats(P2[1]) == (4, 1), "attached anew to who is now leftmost"


def test_an_aura_falls_off_when_its_host_is_gone(table):
    aura = enchanted(table, always="{give: {attack: 3}, to: host}", recycling="{damage: 2, to: opponent}")
    table.play(spell(KILL), targets=[P2[0]])
    assert table.zone(aura) == "discard" and table.host(aura) == -1 and table.player(P2).health == 28


@pytest.mark.parametrize("hands", [0, 1])
def test_an_aura_that_falls_off_leaves_the_field_as_others_do(table, hands):
    """Also while everything is looked at after each step, as where something depends on a hand."""
    aura = enchanted(table, always="{give: {attack: 3}, to: host}", clauses=[{"instead": "move", "into": "deck_top"}])
    table.line(P1, creature(1, 9, always="{give: {attack: {resource: hand}}, to: self}"))
    keeps = {"instead": "move", "of": "own_rune", "into": "hand"}
    keeper = table.line(P1, creature(1, 9, clauses=[keeps] * hands))[0]
    table.play(spell(KILL), targets=[P2[0]])
    if hands:
        assert (table.asked.kind, table.asked.candidates) == ("replace", (keeper, aura))
        table.pick(keeper)
    assert table.zone(aura) == ("hand" if hands else "deck")


def test_an_aura_falls_off_when_its_host_has_come_anew(table):
    """Out of play and back in one effect: another object stands there."""
    aura = enchanted(table, always="{give: {attack: 3}, to: host}")
    table.play(
        when_played("{move: target, into: hand}", "{lose: 0, who: you}", pick="enemy_creatures"), targets=[P2[0]]
    )
    assert table.zone(aura) == "discard"


def test_an_aura_stays_when_its_host_changes_sides(table):
    aura = enchanted(table, always="{give: {attack: 3}, to: host}")
    table.play(when_played("{control: target}", pick="enemy_creatures"), targets=[P2[0]])
    assert table.controller(P2[0]) == P1 and table.zone(aura) == "rune" and table.stats(P2[0]) == (5, 2)


def test_an_effect_counts_what_is_attached(table):
    enchanted(table)
    table.play(spell("{damage: 5, to: {from: creatures, filter: {attached: true}}}"))
    assert table.zone(P2[0]) == "discard" and table.zone(P2[1]) == "line"


def test_a_player_can_be_a_host(table):
    aura = table.give(P1, rune(spell_played="{attach: self, host: opponent}", always="{give: {attack: 2}, to: host}"))
    table.play(spell("{heal: 1, to: you}"))
    assert table.player(P2).attack == 2 and table.zone(aura) == "rune"


# --- counters ---------------------------------------------------------------------------------------------------------


def count(table, who, word="growth"):
    return counters(table.state, table.id(who), word)


def test_counters_change_stats_as_long_as_they_lie_there(table):
    table.line(P1, creature(1, 1))
    table.play(when_played("{put_counters: growth, count: 3, to: target}"), targets=[P1[0]])
    assert table.stats(P1[0]) == (4, 4) and count(table, P1[0]) == 3
    table.play(when_played("{remove_counters: growth, count: 2, to: target}"), targets=[P1[0]])
    assert table.stats(P1[0]) == (2, 2)
    table.play(when_played("{remove_counters: growth, count: 9, to: target}"), targets=[P1[0]])
    assert table.stats(P1[0]) == (1, 1) and count(table, P1[0]) == 0


def test_counters_of_several_sorts_add_up_and_are_multiplied(table):
    table.line(P1, creature(2, 9))
    table.play(when_played("{put_counters: growth, count: 2, to: target}", "{put_counters: rust, to: target}",
                           "{multiply: {attack: 2}, to: target}"), targets=[P1[0]])  # fmt: skip
    assert table.stats(P1[0]) == (6, 11)


def test_counters_are_gone_after_a_move_and_stay_when_control_changes(table):
    table.line(P2, creature(1, 1))
    table.play(spell("{put_counters: growth, to: enemy_creatures}"))
    table.play(spell("{control: enemy_creatures}"))
    assert count(table, P2[0]) == 1 and table.stats(P2[0]) == (2, 2)
    table.play(spell("{move: own_creatures, into: hand}"))
    assert table.zone(P2[0]) == "hand" and count(table, P2[0]) == 0


def test_counters_are_counted_and_filtered_by(table):
    table.line(P1, creature(1, 1), creature(1, 1))
    table.play(spell("{put_counters: growth, count: 2, to: {from: own_creatures, filter: {place: leftmost}}}"))
    table.play(spell("{damage: {counter: growth, of: own_creatures}, to: opponent}"))
    assert table.player(P2).health == 28
    table.play(spell("{destroy: {from: own_creatures, filter: {counters: {growth: {at_most: 1}}}}}"))
    assert table.line_of(P1) == [table.id(P1[0])]


def test_a_creature_that_lives_by_its_counters_dies_without_them(table):
    table.line(P1, creature(1, 1))
    table.play(spell("{do: [{put_counters: growth, to: own_creatures}, {damage: 1, to: own_creatures}]}"))
    assert table.stats(P1[0]) == (2, 1)
    table.play(spell("{remove_counters: growth, to: own_creatures}"))
    assert table.zone(P1[0]) == "discard"


# --- marks ------------------------------------------------------------------------------------------------------------


def test_a_mark_stays_with_its_card_through_all_zones(table):
    table.line(P1, creature(1, 1), creature(1, 1))
    table.play(spell("{mark: spent, to: {from: own_creatures, filter: {place: leftmost}}}"))
    table.play(spell("{move: own_creatures, into: hand}"))
    for i in table.hand_of(P1):
        table.play(i)
    table.play(spell("{modify: {attack: 5}, to: {from: own_creatures, filter: {mark: spent}}}"))
    assert [table.stats(P1[n])[0] for n in range(2)] == [6, 1]
    table.play(spell("{unmark: [spent, seen], to: own_creatures}"))
    assert table.state.entities[table.id(P1[0])].extra.marks == 0


# --- as values --------------------------------------------------------------------------------------------------------


def test_all_of_it_is_saved_copied_and_compared(table):
    enchanted(table, always="{give: {attack: 3}, to: host}")
    table.play(spell("{do: [{put_counters: growth, to: creatures}, {mark: seen, to: creatures}]}"))
    copy = table.state.copy()
    again = table.reloaded()
    assert copy == table.state == again and hash(copy) == hash(again)
    assert [e.traits.stats for e in again.entities] == [e.traits.stats for e in table.state.entities]
    expire(copy, 1)
    assert copy == table.state


def test_words_that_the_game_lacks_are_refused():
    with pytest.raises(FaultyCards, match="the card names no counter `moss`"):
        Table().line(P1, creature(1, 1, turn_end="{put_counters: moss, to: self}"))
    with pytest.raises(FaultyCards, match="unknown mark `lost`"):
        Table().line(P1, creature(1, 1, turn_end="{mark: lost, to: self}"))


def test_the_schema_knows_them():
    defs = card_file(WIDE.vocabulary)["$defs"]
    assert {"counters", "mark", "attached"} <= defs["filter"]["properties"].keys()
    assert any("counter" in shape.get("properties", ()) for shape in defs["number"]["anyOf"])
