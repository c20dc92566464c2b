"""Characteristics by layers: timestamps, dependency, text, control, copies, kinds and elements."""

from dataclasses import replace
from itertools import permutations

import pytest

from game.kernel.continuous import _Work
from game.language.library import FaultyCards
from tests.kernel.wide import P1, P2, Table, Wide, creature, orb, rune, spell, token, when_played
from tests.rings import plain


@pytest.fixture
def table():
    return Table()


def gives(text, to="own_creatures", **more):
    """A creature whose clause `always` does `text` to a set."""
    return creature(1, 1, always=f"{{{text}, to: {to}}}", **more)


FOG_TO_OTHERS = "{give: {keywords: [fog]}, to: {from: own_creatures, other: true}}"
REWARD_FOR_FOG = "{give: {attack: 1}, to: {from: own_creatures, other: true, filter: {has: fog}}}"
TWO_MORE = "{give: {attack: 2}, to: {from: own_creatures, other: true}}"
HASTE_FOR_STRONG = "{give: {keywords: [adrenaline]}, to: {from: own_creatures, filter: {attack: {at_least: 3}}}}"


# --- continuous effects that depend on each other -------------------------------------------------------------------


@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_a_filter_sees_keywords_that_are_given(table, order):  # C-147
    cards = [creature(1, 1, always=FOG_TO_OTHERS), creature(1, 1, always=REWARD_FOR_FOG), creature(1, 1)]
    ids = dict(zip(order, table.line(P1, *(cards[n] for n in order)), strict=True))
    assert table.stats(ids[2]) == (2, 1), "it has Fog by the first, and so the attack of the second"
    assert table.stats(ids[0]) == (1, 1), "nobody gives it Fog"


@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_bounds_on_a_stat_see_what_is_given(table, order):  # C-147
    cards = [creature(1, 1, always=TWO_MORE), creature(1, 1, always=HASTE_FOR_STRONG), creature(1, 1)]
    ids = dict(zip(order, table.line(P1, *(cards[n] for n in order)), strict=True))
    assert table.has(ids[2], "adrenaline") and not table.has(ids[0], "adrenaline")


def test_numbers_see_what_is_given(table):  # C-147
    counting = "{give: {attack: {count: {from: own_creatures, filter: {has: fog}}}}, to: self}"
    table.line(P1, creature(0, 1, always=counting), creature(1, 1, always=FOG_TO_OTHERS), creature(1, 1))
    assert table.stats(P1[0]) == (2, 1)


def test_a_chain_of_three_is_followed_to_its_end(table):  # C-147
    strong = "{give: {health: 5}, to: {from: own_creatures, filter: {has: adrenaline}}}"
    table.line(P1, creature(1, 1, always=strong), creature(1, 1, always=HASTE_FOR_STRONG),
               creature(1, 1, always=TWO_MORE), creature(1, 1))  # fmt: skip
    assert table.stats(P1[3]) == (3, 6)


def test_in_a_circle_the_earlier_comes_first(table):  # C-147
    """Attack for Fog, and Fog for attack: who came first takes effect first, the other sees it."""
    attack_for_fog = "{give: {attack: 2}, to: {from: creatures, filter: {has: fog}}}"
    fog_for_attack = "{give: {keywords: [fog]}, to: {from: creatures, filter: {attack: {at_least: 3}}}}"
    table.line(P1, creature(3, 9, always=attack_for_fog), creature(1, 9, always=fog_for_attack))
    assert (table.stats(P1[0]), table.has(P1[0], "fog")) == ((5, 9), True), "keywords lie on the earlier layer"


@plain
def test_layers_are_worked_out_once_where_no_effect_between_reads_them(table, monkeypatch):
    """Else many effects on many cards take a time that grows with the square of their number."""
    worked_out = []

    def by_layers(work, i, e):
        worked_out.append(i)
        return original(work, i, e)

    original = _Work._by_layers
    monkeypatch.setattr(_Work, "_by_layers", by_layers)
    ids = table.line(P1, *[gives("set: {attack: 4}") for _ in range(4)], gives("give: {attack: 1}"))
    worked_out.clear()
    table.state.affected = None
    assert [table.stats(i) for i in ids] == [(5, 1)] * 5
    assert sorted(worked_out) == sorted(ids)


def test_no_effect_is_taken_for_its_own_cause(table):  # C-147
    table.line(P1, creature(1, 1, always="{give: {attack: 1}, to: {from: creatures, filter: {attack: {at_most: 1}}}}"))
    assert table.stats(P1[0]) == (2, 1), "once, though its own bound then fails"


def test_what_is_faded_gives_nothing_that_others_could_see(table):  # C-129, C-130
    table.line(P1, creature(1, 1, always=FOG_TO_OTHERS), creature(1, 1, always=REWARD_FOR_FOG), creature(1, 1))
    table.play(spell("{targets: [{from: own_creatures, pick: 1}], do: [{fade: target}]}"))  # the others have Fog
    assert table.stats(P1[2]) == (1, 1) and not table.has(P1[2], "fog")


def test_what_is_given_stays_on_what_is_faded(table):  # C-130, C-131
    table.line(P1, creature(2, 3, "fog"), creature(1, 1, always=TWO_MORE))
    table.play(spell("{modify: {attack: 5}, to: own_creatures}"))
    fade = "{{fade: {{from: own_creatures, filter: {{place: {}}}}}}}"
    table.play(spell(fade.format("leftmost")))
    assert table.stats(P1[0]) == (4, 3) and table.stats(P1[1]) == (6, 1)
    table.play(spell(fade.format("rightmost")))
    assert table.stats(P1[0]) == (2, 3) and table.stats(P1[1]) == (1, 1)


# --- set, add, multiply -----------------------------------------------------------------------------------------------


def test_values_are_set_before_sums_and_multiplied_last(table):
    table.line(P1, creature(1, 9))
    for change in ("{modify: {attack: 2}, to: target}", "{multiply: {attack: 3}, to: target}",
                   "{set: {attack: 5}, to: target}"):  # fmt: skip
        table.play(when_played(change), targets=[P1[0]])
    assert table.stats(P1[0]) == (21, 9), "(5 + 2) x 3, in whatever order they came"


def test_of_two_values_the_later_one_holds(table):
    table.line(P1, creature(1, 9))
    table.play(when_played("{set: {attack: 5}, to: target}"), targets=[P1[0]])
    table.play(when_played("{set: {attack: 4}, to: target, until: turn_end}"), targets=[P1[0]])
    assert table.stats(P1[0]) == (4, 9)
    table.end_turn()
    assert table.stats(P1[0]) == (5, 9), "the later one is over"


def test_a_value_of_an_aura_and_of_a_spell_go_by_their_time(table):
    table.line(P1, creature(1, 9))
    table.play(when_played("{set: {attack: 4}, to: target}"), targets=[P1[0]])
    aura = table.play(creature(1, 1, always="{set: {attack: 7}, to: {from: own_creatures, other: true}}"))
    assert table.stats(P1[0]) == (7, 9), "the aura came later"
    table.play(when_played("{set: {attack: 2}, to: target}"), targets=[P1[0]])
    assert table.stats(P1[0]) == (2, 9), "the Spell came later still"
    table.play(spell("{targets: [{from: own_creatures, pick: 1}], do: [{destroy: target}]}"), targets=[aura])
    assert table.stats(P1[0]) == (2, 9)


def test_a_game_may_let_values_and_sums_follow_one_order_of_time():
    """As where a lasting change of any sort counts from when it came."""

    class ByTime(Wide):
        vocabulary = replace(Wide.vocabulary, layers=(0, 1, 2, 3, 4, 5, 6, 6, 7))

    for layers, attack in ((Wide(), 7), (ByTime(), 5)):
        table = Table(game=layers)
        table.line(P1, creature(1, 9))
        table.play(when_played("{modify: {attack: 2}, to: target}", "{set: {attack: 5}, to: target}"), targets=[P1[0]])
        assert table.stats(P1[0]) == (attack, 9)


# --- keywords taken away ----------------------------------------------------------------------------------------------


def test_a_keyword_is_taken_away_for_a_time_and_may_be_granted_again(table):
    table.line(P2, creature(1, 1, "fog", "magnetic"))
    table.play(spell("{revoke: [fog], to: enemy_creatures, until: turn_end}"))
    assert table.creature(P2[0]).keywords == {"magnetic"}
    table.play(when_played("{grant: [fog], to: target}"), targets=[P2[0]])
    assert table.creature(P2[0]).keywords == {"fog", "magnetic"}
    table.end_turn()
    assert table.creature(P2[0]).keywords == {"fog", "magnetic"}


def test_whoever_loses_a_keyword_is_not_seen_by_its_filter(table):
    table.line(P1, creature(1, 1, always="{revoke: [fog], to: {from: own_creatures}}"),
               creature(1, 1, always=REWARD_FOR_FOG), creature(1, 1, "fog"))  # fmt: skip
    assert table.stats(P1[2]) == (1, 1)


# --- text -------------------------------------------------------------------------------------------------------------


TEACHES = ("{teach: [{when: recycling, do: [{damage: 2, to: opponent}]}], to: {from: own_creatures, "
           "adjacent_to: self}}")  # fmt: skip


def test_neighbours_are_given_a_recycling_text(table):  # C-127, C-147
    table.line(P1, creature(1, 1, always=TEACHES), creature(1, 1), creature(1, 1))
    kill = "{targets: [{from: creatures, pick: 1}], do: [{destroy: target}]}"
    table.play(spell(kill), targets=[P1[2]])
    assert table.player(P2).health == 30, "it is no neighbour"
    table.play(spell(kill), targets=[P1[1]])
    assert table.player(P2).health == 28


def test_who_dies_with_its_teacher_had_the_text(table):  # C-141
    table.line(P1, creature(1, 1, always=TEACHES), creature(1, 1))
    table.play(spell("{destroy: own_creatures}"))
    assert table.player(P2).health == 28


def test_a_taught_clause_watches_the_board(table):
    text = "{teach: [{when: healed, of: you, do: [{modify: {attack: 1}, to: self}]}], to: target}"
    table.line(P1, creature(1, 1))
    table.play(when_played(text, pick="creatures"))
    table.play(spell("{heal: 1, to: you}"))
    assert table.stats(P1[0]) == (2, 1)


def test_a_taught_continuous_clause_is_one_of_its_bearer(table):
    text = "{teach: [{when: always, do: [{give: {attack: 3}, to: {from: own_creatures, other: true}}]}], to: target}"
    table.line(P1, creature(1, 1), creature(1, 1))
    table.play(when_played(text[:-1] + ", until: turn_end}", pick="creatures"), targets=[P1[0]])
    assert [table.stats(P1[n])[0] for n in range(2)] == [1, 4]
    table.end_turn()
    assert [table.stats(P1[n])[0] for n in range(2)] == [1, 1]


def test_what_loses_its_text_no_longer_gives(table):
    """An aura that takes texts away: those that came before it and those that come after it."""
    giver = creature(1, 1, "fog", always=TWO_MORE)
    table.line(P2, giver, creature(1, 1))
    mute = table.play(creature(1, 1, always="{lose_text: enemy_creatures}"))
    assert table.stats(P2[1]) == (1, 1) and not table.has(P2[0], "fog")
    table.line(P2, giver)
    assert table.stats(P2[1]) == (1, 1)
    table.play(spell("{destroy: own_creatures}"))
    assert table.zone(mute) == "discard"
    assert table.stats(P2[1]) == (5, 1) and table.has(P2[0], "fog"), "both give again"


def test_a_lost_text_leaves_what_was_applied(table):
    table.line(P2, creature(1, 1, "magnetic"))
    table.play(spell("{modify: {attack: 2}, to: enemy_creatures}"))
    table.play(spell("{lose_text: enemy_creatures, until: turn_end}"))
    assert table.creature(P2[0]).keywords == set() and table.stats(P2[0]) == (3, 1)
    table.end_turn()
    assert table.creature(P2[0]).keywords == {"magnetic"}


# --- copies -----------------------------------------------------------------------------------------------------------


def test_a_copy_is_all_that_is_printed_on_the_other(table):
    model = creature(3, 4, "magnetic", recycling="{damage: 2, to: opponent}")
    table.line(P1, creature(1, 1), model)
    table.give(P1[0], attack=1)
    table.play(spell("{targets: [{from: own_creatures, pick: 1}, {from: own_creatures, pick: 1}], "
                     "do: [{become: target, like: target2}]}"), targets=[P1[0]])  # fmt: skip
    assert table.stats(P1[0]) == (4, 4) and table.creature(P1[0]).keywords == {"magnetic"}, (
        "what was applied stays on top"
    )
    table.play(spell("{destroy: {from: own_creatures, filter: {attack: 4}}}"))
    assert table.player(P2).health == 28 and table.card(P1[0]) != model.id, "in the pile it is itself again"


def test_a_copy_for_a_time_is_itself_again(table):
    table.line(P1, creature(1, 2), creature(3, 4))
    text = "{become: own_creatures, like: {from: own_creatures, filter: {place: rightmost}}, until: turn_end}"
    table.play(spell(text))
    assert table.stats(P1[0]) == (3, 4)
    table.end_turn()
    assert table.stats(P1[0]) == (1, 2)


def test_what_a_copy_gives_it_gives(table):
    table.line(P1, creature(1, 1), creature(1, 1, always=TWO_MORE), creature(1, 1))
    table.play(spell("{become: {from: own_creatures, filter: {place: leftmost}}, like: {from: own_creatures, filter: "
                     "{place: rightmost}}}"))  # fmt: skip
    assert table.stats(P1[2]) == (3, 1)


# --- kind and element -------------------------------------------------------------------------------------------------


def test_a_filter_sees_the_kind_and_the_element_that_something_has_now(table):
    table.line(P1, creature(1, 1, cost="{fire: 1}"), creature(1, 1, cost="{fire: 1, water: 1}"))
    table.play(spell("{become_element: light, to: {from: own_creatures, filter: {place: leftmost}}}"))
    assert table.elements(P1[0]) == {"light"} and table.elements(P1[1]) == {"fire", "water"}
    table.play(spell("{modify: {attack: 1}, to: {from: own_creatures, filter: {element: light}}}"))
    assert [table.stats(P1[n])[0] for n in range(2)] == [2, 1]
    table.play(spell("{become_kind: rune, to: {from: own_creatures, filter: {element: light}}, until: turn_end}"))
    assert table.kind(P1[0]) == "rune"
    table.play(spell("{modify: {attack: 1}, to: {from: own_creatures, filter: {kind: creature}}}"))
    assert [table.stats(P1[n])[0] for n in range(2)] == [2, 2]
    table.end_turn()
    assert table.kind(P1[0]) == "creature"


def test_an_effect_waits_for_what_changes_the_element_that_it_asks_for(table):
    blaze = "{give: {attack: 1}, to: {from: creatures, filter: {element: fire}}}"
    table.line(P1, creature(1, 1, always=blaze), creature(1, 1, always="{become_element: fire, to: creatures}"),
               creature(1, 1, cost="{water: 1}"))  # fmt: skip
    assert [table.stats(P1[n])[0] for n in range(3)] == [2, 2, 2]


# --- control ----------------------------------------------------------------------------------------------------------


def test_control_for_a_time_goes_back(table):
    table.line(P1, creature(1, 1))
    table.line(P2, creature(3, 3), creature(2, 2))
    table.play(spell("{targets: [{from: enemy_creatures, pick: 1}], do: [{control: target, until: turn_end}]}"),
               targets=[P2[0]])  # fmt: skip
    assert table.line_of(P1) == [table.id(P1[0]), table.id(P2[0])] and table.controller(P2[0]) == P1
    table.end_turn()
    assert table.line_of(P2) == [table.id(P2[1]), table.id(P2[0])] and table.controller(P2[0]) == P2


def test_control_for_good_outlasts_an_earlier_one_for_a_time(table):
    table.line(P2, creature(3, 3))
    take = "{{targets: [{{from: creatures, pick: 1}}], do: [{{control: target{}}}]}}"
    table.play(spell(take.format(", until: turn_end")))
    table.play(spell(take.format("")))
    table.end_turn()
    assert table.controller(P2[0]) == P1


def test_fade_does_not_undo_control(table):  # C-129
    table.line(P2, creature(3, 3, "fog"))
    table.play(spell("{do: [{control: enemy_creatures}, {fade: own_creatures}]}"))
    table.play(spell("{heal: 1, to: you}"))
    assert table.controller(P2[0]) == P1 and table.creature(P2[0]).keywords == set()


def test_control_as_long_as_an_aura_is_there(table):
    table.line(P2, creature(3, 3), creature(2, 2))
    chain = table.give(P1, rune(always="{control: host}", spell_played="{attach: self, host: {from: enemy_creatures, "
                                       "filter: {place: leftmost}}}"))  # fmt: skip
    table.play(spell("{heal: 1, to: you}"))
    assert table.controller(P2[0]) == P1 and table.host(chain) == table.id(P2[0])
    table.play(spell("{destroy: own_rune}"))
    assert table.zone(chain) == "discard" and table.controller(P2[0]) == P2


def test_control_of_a_side_cannot_be_continuous():
    """What it takes would at once no longer be on that side."""
    with pytest.raises(FaultyCards, match="`control` can't be about `enemy_creatures` with `when: always`"):
        Table().line(P1, creature(1, 1, always="{control: enemy_creatures}"))


# --- ends -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("until", "turns"), [
    ("turn_end", [True, False, False, False]), ("next_turn", [True, True, False, False]),
    ("opponent_turn_end", [True, True, False, False]), ("own_turn_end", [True, True, True, False]),
])  # fmt: skip
def test_until_when_a_change_lasts(table, until, turns):
    """Is it there in your turn, in the opponent's, in your next one, in the opponent's next one?"""
    table.line(P1, creature(1, 9))
    table.play(when_played(f"{{modify: {{attack: 1}}, to: target, until: {until}}}"), targets=[P1[0]])
    seen = []
    for _ in turns:
        seen.append(table.stats(P1[0]) == (2, 9))
        table.end_turn()
    assert seen == turns


def test_the_end_of_the_opponents_next_turn_comes_after_what_happens_at_its_end(table):
    table.line(P1, creature(1, 9))
    table.line(P2, creature(1, 1, turn_end="{damage: {stat: attack, of: {from: enemy_creatures, filter: {place: "
                                           "leftmost}}}, to: opponent}"))  # fmt: skip
    table.play(when_played("{modify: {attack: 1}, to: target, until: opponent_turn_end}"), targets=[P1[0]])
    table.end_turn()
    table.end_turn()
    assert table.player(P1).health == 28


def test_a_change_as_long_as_its_source_stays(table):
    blesser = creature(
        1, 1, summon="{modify: {attack: 4}, to: {from: own_creatures, other: true}, until: source_leaves}"
    )
    table.line(P1, creature(1, 9))
    i = table.play(blesser)
    table.play(spell("{targets: [{from: own_creatures, pick: 1}], do: [{fade: target}]}"), targets=[i])
    assert table.stats(P1[0]) == (5, 9), "it stays, though without its text"
    table.play(spell("{move: {from: own_creatures, filter: {place: rightmost}}, into: hand}"))
    assert table.stats(P1[0]) == (1, 9)


def test_tokens_and_orbs_have_layers_too(table):
    table.line(P1, token(1, 1))
    table.give(P1, orb(2, 3))
    table.play(spell("{do: [{set: {attack: 6}, to: own_creatures}, {multiply: {durability: 2}, to: own_orb}]}"))
    assert table.stats(P1[0]) == (6, 1)
    found = table.orb(P1)
    assert (found.attack, found.durability) == (2, 6)


def test_who_takes_damage_goes_by_the_kind_that_it_is_now(table):
    """A creature that became a Rune takes none, and again once it is a creature."""
    table.line(P1, creature(1, 5))
    table.play(spell("{become_kind: rune, to: own_creatures, until: turn_end}"))
    table.play(spell("{damage: 2, to: anyone}"))
    assert table.stats(P1[0]) == (1, 5)
    table.end_turn()
    table.play(spell("{damage: 2, to: anyone}"))
    assert table.stats(P1[0]) == (1, 3)


def test_what_is_an_orb_now_takes_damage_only_where_orbs_do(table):
    table.give(P1, rune(always="{become_kind: orb, to: own_creatures}"))
    table.line(P1, creature(1, 5))
    table.play(spell("{damage: 2, to: anyone}"))
    assert table.state.entities[table.line_of(P1)[0]].damage == 0
