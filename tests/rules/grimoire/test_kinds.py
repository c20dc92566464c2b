"""Decks, zones, spells and permanents, whose they are, what they cost, and of which colour they are."""

from __future__ import annotations

from typing import Any

import pytest

from game.kernel.decisions import answers
from game.kernel.references import ref
from game.kernel.unseen import knows
from game.kernel.views import view
from game.rules.grimoire.constants import COLOUR_TAGS, GRAVEYARD, HAND, LIBRARY, TERRITORY, zone
from game.rules.grimoire.game import GRIMOIRE
from game.rules.grimoire.kinds import CREATURES, KINDS, PERMANENTS
from tests.rules.grimoire.board import P1, P2, TO_ANYONE, TO_CREATURE, Board, card, spell
from tests.rules.grimoire.test_abilities import EXTRA as ABLE
from tests.rules.grimoire.test_abilities import usable, use
from tests.rules.grimoire.test_cards import library

EXTRA: list[dict[str, Any]] = [
    *ABLE,
    spell("cheap_no", "interrupt", None, {"counter": "target"},
          targets=[{"from": "spell", "pick": 1, "filter": {"cost": {"at_most": 3}}}]),
    spell("twin", "instant", None, {"damage": 1, "to": "target"}, {"damage": 1, "to": "target2"},
          targets=[*TO_CREATURE, *TO_CREATURE]),
    spell("gild", "instant", {"white": 1, "red": 1, "any": 1}, {"damage": 1, "to": "target"}, targets=TO_ANYONE),
    spell("red_no", "interrupt", None, {"counter": "target"},
          targets=[{"from": "spell", "pick": 1, "filter": {"element": "red"}}]),
    spell("back", "instant", None, {"move": "target", "into": "hand"}, targets=[{"from": "permanents", "pick": 1}]),
    spell("snatch", "sorcery", None, {"control": "target"}, targets=[{"from": "enemy_creatures", "pick": 1}]),
    card("fire_gift", "aura", {"red": 1}, clauses=[
        {"when": "play", "targets": TO_CREATURE, "do": [{"enchant": "target"}]},
        {"when": "always", "do": [{"give": {"power": 2}, "to": "host"}]}]),
    card("ram", "summon", {"green": 1}, power=1, toughness=1),
    card("forge", "enchantment", None, clauses=[
        use({"modify": {"power": 1}, "to": "own_creatures", "until": "turn_end"}, {"red": 1})]),
    card("glory", "enchantment", None, clauses=[{"when": "always", "do": [{"give": {"power": 1}, "to": "creatures"}]}]),
    card("urn", "artifact", None, counters={"ash": {"it": "cenere", "en": "ash"}},
         clauses=[{"when": "enters", "do": [{"put_counters": "ash", "count": 2, "to": "self"}]}]),
]  # fmt: skip


def board(*hands: list[str], **more: Any) -> Board:
    return Board(*hands, extra=EXTRA, **more)


# --- decks and zones -------------------------------------------------------------------------------------------------


def test_two_players_each_with_a_deck_of_their_own_and_twenty_life():  # M-004 M-005 M-010 M-012 M-013
    decks = [["plains"] * 40, ["swamp"] * 41]
    state = GRIMOIRE.setup(library().card_set(GRIMOIRE.vocabulary), decks, 1, {})
    assert list(GRIMOIRE.seats) == [2] and [len(state.zones[zone(seat, LIBRARY)]) for seat in (P1, P2)] != [40, 41]
    for e in state.entities[2:]:
        assert e.owner == (P1 if e.definition.id == "plains" else P2)
    assert [state.entities[seat].traits.stats[2] for seat in (P1, P2)] == [20, 20]


def test_any_number_of_copies_may_lie_in_a_deck():  # M-008
    rules = GRIMOIRE.vocabulary.deck_rules
    assert not [rule for rule in rules if rule.most_copies(0) is not None]


def test_life_totals_and_pools_are_seen_by_both():  # M-009 M-103
    b = board(["wisp"], ["wisp"], lands="plains")
    b.give("tap", b.held("plains"))
    assert GRIMOIRE.view_seat(b.state, P1) == {"life": 20, "pool": [1, 0, 0, 0, 0, 0], "phase": "main"}
    assert view(b.state, P1)["seats"] == view(b.state, P2)["seats"]


def test_a_hand_is_seen_by_its_player_alone_and_a_library_by_nobody():  # M-025 M-032
    b = board(["wisp"], ["wolf"])
    wisp, wolf = b.state.zones[zone(P1, HAND)][0], b.state.zones[zone(P2, HAND)][0]
    assert (knows(b.state, P1, wisp), knows(b.state, P2, wisp)) == (True, False)
    assert (knows(b.state, P1, wolf), knows(b.state, P2, wolf)) == (False, True)
    assert not any(knows(b.state, seat, i) for seat in (P1, P2) for i in b.state.zones[zone(P1, LIBRARY)])


def test_graveyards_are_open_and_a_card_goes_to_that_of_its_owner():  # M-027 M-028 M-125 M-238
    b = board(["snatch", "choke", "wisp"], ["wisp"])
    wisp = b.put(P2, "wisp")
    b.resolved("snatch")
    assert b.state.entities[wisp].controller == P1 and wisp in b.state.zones[zone(P1, TERRITORY)]
    b.resolved("choke")
    assert wisp in b.state.zones[zone(P2, GRAVEYARD)] and knows(b.state, P1, wisp)


def test_each_player_has_a_territory_and_who_plays_a_card_controls_it():  # M-029 M-122 M-124
    b = board(["wisp", "wisp"], [])
    wisp = b.resolved("wisp")
    assert wisp in b.state.zones[zone(P1, TERRITORY)] and b.state.entities[wisp].controller == P1


def test_cards_are_cast_from_the_own_hand_only():  # M-135
    b = board(["wisp"], ["wisp"])
    assert [way[1] for way in answers(b.state) if way[0] == "play"] == list(b.state.zones[zone(P1, HAND)])


# --- kinds -----------------------------------------------------------------------------------------------------------


def test_what_stays_in_play_is_a_land_an_artifact_a_creature_or_an_enchantment():  # M-117 M-120
    assert {*KINDS} - {*PERMANENTS} == {"sorcery", "instant", "interrupt"}


def test_only_creatures_have_power_and_toughness():  # M-130
    assert [kind for kind, stats in KINDS.items() if stats] == [*CREATURES]


def test_a_card_is_a_spell_while_it_is_played_and_no_longer():  # M-118 M-119 M-061
    b = board(["wisp", "glory"], ["no", "no"])
    glory = b.cast("glory")
    assert b.state.places.name[b.state.entities[glory].zone] == "casting" and b.asked == ("interrupt", P2)
    b.decline()
    b.cast("wisp")
    assert b.asked == ("interrupt", P2)
    b.cast("no")
    b.decline()
    assert b.where(glory) == "territory"


def test_artifacts_and_enchantments_come_into_play_in_the_own_main_phase_alone():  # M-172 M-190 M-191 M-196
    b = board(["wisp", "wisp"], ["lens", "glory", "insight_now"])
    wisp = b.resolved("wisp")
    theirs = b.put(P2, "wisp")
    b.give("pass")
    playable = {b.state.entities[way[1]].definition.id for way in answers(b.state) if way[0] == "play"}
    assert b.asked == ("main", P2) and playable == {"insight_now"}
    b.end_turn()
    b.resolved("glory")
    assert (b.size(wisp), b.size(theirs)) == ((2, 1), (2, 1)), "of both players"


def test_a_permanent_costs_nothing_further_and_leaves_only_by_an_effect_or_a_rule():  # M-128 M-131
    b = board(["wisp", "wolf"], [])
    wisp = b.resolved("wisp")
    for _ in range(4):
        b.end_turn()
    assert b.where(wisp) == "territory"
    assert not [way for way in answers(b.state) if wisp in way]


def test_abilities_and_their_costs_are_the_controllers():  # M-127 M-166 M-167 M-180 M-197 M-199
    b = board(["forge", "wisp", "wisp"], [], lands="mountain mountain mountain")
    b.resolved("forge")
    wisp = b.resolved("wisp")
    for power in (2, 3, 4):
        b.give("use", b.held("forge"))
        b.decline()
        assert b.size(wisp) == (power, 1)
    assert usable(b) == set(), "each use is paid in full"


def test_control_of_an_aura_does_not_follow_its_creature():  # M-126
    b = board(["snatch"], [], lands="mountain")
    wisp = b.put(P2, "wisp")
    skin = b.put(P2, "skin")
    assert b.state.entities[skin].controller == P2
    b.resolved("snatch")
    assert b.state.entities[wisp].controller == P1 and b.state.entities[skin].controller == P2


def test_a_tapped_artifact_creature_neither_attacks_nor_blocks():  # M-186
    b = board(["engine", "hush", "wisp", "wisp"], ["wisp"])
    engine = b.resolved("engine")
    b.end_turn()
    b.end_turn()
    b.resolved("hush", engine)
    assert b.refused("attack").clause == "M-248"


# --- targets and costs -----------------------------------------------------------------------------------------------


def test_a_target_may_be_on_either_side_and_no_card_is_chosen_twice():  # M-150 M-155
    b = board(["twin", "wisp"], [])
    own, theirs = b.put(P1, "wisp"), b.put(P2, "wisp")
    b.cast("twin")
    assert {way[1] for way in answers(b.state) if way[0] == "pick"} == {own, theirs}
    b.give("pick", own)
    b.decline()
    assert (b.where(own), b.where(theirs)) == ("graveyard", "graveyard")


@pytest.mark.parametrize(("x", "countered"), [(2, True), (3, False)])
def test_the_x_counts_to_the_cost_of_a_spell_as_it_was_chosen(x, countered):  # M-144 M-145 V-11
    b = board(["rite", "wisp"], ["cheap_no"], lands="mountain forest forest forest")
    b.give("play", b.held("rite"))
    b.give("x", x)
    if b.asked[0] == "pay":
        b.give(*answers(b.state)[0])
    assert (b.asked == ("interrupt", P2)) == countered


def test_elsewhere_it_counts_as_nothing():  # M-145 V-11
    b = board(["rite"], [], lands="mountain")
    assert GRIMOIRE.costs.total(b.state, b.held("rite")) == 1


def test_a_spell_that_costs_nothing_is_announced_all_the_same():  # M-146
    b = board(["wisp"], ["no"])
    b.cast("wisp")
    assert b.asked == ("interrupt", P2)


def test_tapping_for_mana_is_answered_by_nobody_and_mana_stays_its_players():  # M-111 M-114 M-385
    b = board(["wisp"], ["insight_now", "no"], lands="plains")
    b.give("tap", b.held("plains"))
    assert b.asked == ("main", P1) and (b.pool(P1)[0], b.pool(P2)[0]) == (1, 0)


def test_basic_lands_do_nothing_but_give_mana():  # M-095
    basics = [found for found in library().definitions.values() if found.basic]
    assert len(basics) == 5 and not any(found.clauses or found.keywords for found in basics)


def test_instants_and_any_number_of_interrupts_go_to_the_graveyard_after_use():  # M-206 M-207 M-209 M-211
    b = board(["storm", "wisp"], ["echo", "echo", "insight_now"])
    b.cast("storm")
    echoes = [b.cast("echo"), b.cast("echo", nth=1)]
    b.decline("interrupt")
    insight = b.cast("insight_now")
    b.decline()
    assert [b.where(i) for i in (*echoes, insight)] == ["graveyard"] * 3


# --- colours ---------------------------------------------------------------------------------------------------------


def colours(b: Board, i: int) -> int:
    return b.state.entities[i].traits.elements & COLOUR_TAGS


def test_a_spell_has_the_colours_that_its_cost_asks_for_not_those_that_were_paid():  # M-424 M-425 M-430 M-431
    b = board(["gild", "wisp"], ["red_no"], lands="plains mountain forest")
    gild = b.cast("gild", P2)
    assert colours(b, gild) == 1 << 0 | 1 << 3 and b.asked == ("interrupt", P2)


def test_what_asks_for_no_colour_has_none_nor_have_lands():  # M-093 M-427 M-428
    b = board(["lens"], [], lands="forest")
    lens = b.resolved("lens")
    assert colours(b, lens) == 0 == colours(b, b.held("forest"))


def test_a_permanent_has_the_colour_of_its_spell_and_its_damage_too():  # M-426 M-432 M-434 M-435
    b = board(["fire_gift", "wisp"], [], lands="mountain")
    ram = b.put(P1, "ram")
    b.resolved("fire_gift", ram)
    assert b.size(ram) == (3, 1)
    assert GRIMOIRE.damage.tags(b.state, ref(b.state, ram)) & COLOUR_TAGS == 1 << 4, "green, though the bonus is red"


def test_counters_stay_with_a_card_only_while_it_is_in_play():  # M-448
    b = board(["urn", "back"], [])
    urn = b.resolved("urn")
    assert b.state.entities[urn].extra.counters == (("ash", 2),)
    b.resolved("back")
    assert b.where(urn) == "hand" and b.state.entities[urn].extra.counters == ()
