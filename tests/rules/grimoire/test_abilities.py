"""Abilities of permanents, artifacts, auras, sources of mana, and what costs ask for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.kernel.decisions import answers
from game.rules.grimoire.mana import available
from tests.rules.grimoire.board import P1, P2, Board, card, spell


def permanent(name: str, kind: str, *clauses: dict[str, Any], **fields: Any) -> dict[str, Any]:
    return card(name, kind, None, clauses=list(clauses), **fields)


def use(do: Any, pay: dict[str, Any] | None = None, **more: Any) -> dict[str, Any]:
    targets = {k: more.pop(k) for k in ("targets", "if") if k in more}
    return {"when": "use", **targets, "pay": pay or {}, **more, "do": do if isinstance(do, list) else [do]}


EXTRA = [
    permanent("lens", "artifact", use({"add_mana": 1, "of": "colourless"}, {"tap": "self"})),
    permanent("keeper", "summon", use({"add_mana": 1, "of": "green"}, {"tap": "self"}), power=0, toughness=2),
    permanent("ford", "land", use({"add_mana": 1, "of": ["blue", "green"]}, {"tap": "self"})),
    permanent("cask", "artifact", use({"add_mana": 2, "of": "any_colour"}, {"tap": "self", "sacrifice": "self"})),
    permanent("rack", "artifact", use({"damage": 1, "to": "target"}, {"tap": "self"},
                                      targets=[{"from": "anyone", "pick": 1}])),
    permanent("chime", "artifact", use({"gain": 1})),
    permanent("altar", "artifact", use({"draw": 1}, {"sacrifice": {"from": "own_creatures", "pick": 1}})),
    permanent("leech", "artifact", use({"draw": 1}, {"life": 2})),
    permanent("scrapper", "summon", use({"modify": {"power": 1}, "to": "self", "until": "turn_end"}),
              power=1, toughness=1),
    permanent("engine", "artifact_creature", use({"modify": {"power": 1}, "to": "self", "until": "turn_end"}),
              power=1, toughness=1),
    permanent("banner", "artifact", {"when": "always", "do": [{"give": {"power": 1}, "to": "own_creatures"}]}),
    permanent("statue", "artifact_creature", {"when": "always", "do": [{"give": {"power": 1}, "to": "own_creatures"}]},
              power=0, toughness=3),
    permanent("skin", "aura", {"when": "play", "targets": [{"from": "creatures", "pick": 1}],
                               "do": [{"enchant": "target"}]},
              {"when": "always", "do": [{"give": {"toughness": 2}, "to": "host"}]}),
    permanent("yoke", "aura", {"when": "play",
                               "targets": [{"from": "creatures", "pick": 1, "filter": {"power": {"at_most": 2}}}],
                               "do": [{"enchant": "target"}]}),
    permanent("loam", "aura", {"when": "play", "targets": [{"from": "lands", "pick": 1}],
                               "do": [{"enchant": "target"}]},
              {"when": "always", "do": [{"give": {"yield": 1}, "to": "host"}]}),
    permanent("herald", "summon", {"when": "enters", "do": [{"draw": 1}]}, power=1, toughness=1),
    spell("hush", "instant", None, {"tap": "target"}, targets=[{"from": "permanents", "pick": 1}]),
    spell("wake", "instant", None, {"untap": "target"}, targets=[{"from": "permanents", "pick": 1}]),
    spell("swell", "instant", None, {"modify": {"power": 4}, "to": "target", "until": "turn_end"},
          targets=[{"from": "creatures", "pick": 1}]),
    spell("rite", "sorcery", {"x": "any", "red": 1}, {"damage": "x", "to": "opponent"}),
    spell("dye", "interrupt", None, {"recolour": "green", "to": "target"},
          targets=[{"from": "spell", "pick": 1}]),
]  # fmt: skip


def board(*hands: list[str], more: Sequence[dict[str, Any]] = (), **settings: Any) -> Board:
    return Board(*hands, extra=[*EXTRA, *more], **settings)


def usable(b: Board) -> set[str]:
    return {b.state.entities[way[1]].definition.id for way in answers(b.state) if way[0] == "use"}


def aged(b: Board) -> None:
    """A turn of each passes, so that nothing is weak any more."""
    b.end_turn()
    b.end_turn()


def used(b: Board, i: int, target: int | None = None) -> None:
    b.give("use", i)
    if target is not None:
        b.give("pick", target)
    b.decline()


# --- abilities -------------------------------------------------------------------------------------------------------


def test_an_artifact_can_be_used_as_soon_as_it_is_in_play_and_in_either_turn():  # M-173 M-174 M-215 M-216
    b = board(["rack", "wisp"], ["wisp"])
    rack = b.resolved("rack")
    used(b, rack, P2)
    assert (b.life(P2), b.tapped(rack)) == (19, True)
    aged(b)
    b.end_turn()
    b.give("pass")
    assert b.asked == ("main", P1) and b.state.active == P2 and usable(b) == {"rack"}


def test_an_ability_with_the_tap_symbol_is_used_once_until_its_card_is_untapped():  # M-046 M-169 M-179
    b = board(["rack", "wake", "wisp"], [])
    rack = b.resolved("rack")
    used(b, rack, P2)
    assert usable(b) == set()
    b.resolved("wake", rack)
    assert usable(b) == {"rack"}


def test_an_ability_without_it_is_used_any_number_of_times_and_taps_nothing():  # M-168 M-182 M-183 M-198
    b = board(["chime"], [])
    chime = b.resolved("chime")
    assert b.life(P1) == 20
    for _ in range(3):
        used(b, chime)
    assert (b.life(P1), b.tapped(chime)) == (23, False)


def test_a_tapped_artifact_can_not_be_used_unless_it_is_a_creature():  # M-170 M-175 M-188 V-45
    b = board(["chime", "hush", "engine", "hush", "wisp"], ["wisp"])
    chime, engine = b.resolved("chime"), b.resolved("engine")
    aged(b)
    b.resolved("hush", chime)
    b.resolved("hush", engine, nth=1)
    assert usable(b) == {"engine"}


def test_a_creature_that_has_just_come_uses_no_ability_with_a_cost():  # M-236 M-237 M-185 V-57
    b = board(["scrapper", "keeper", "engine", "wisp"], [])
    scrapper, keeper, _ = b.resolved("scrapper"), b.resolved("keeper"), b.resolved("engine")
    assert usable(b) == set() and available(b.state, P1).total == 0
    aged(b)
    assert usable(b) >= {"scrapper", "keeper", "engine"}
    used(b, scrapper)
    assert b.size(scrapper) == (2, 1)
    b.give("use", keeper)
    assert b.pool(P1) == (0, 0, 0, 0, 1, 0)


def test_or_by_the_other_reading_none_that_taps_it():  # M-236 V-57 weak_tapping_only
    b = board(["scrapper", "keeper", "wisp"], [], rules={"weak_tapping_only": True})
    b.resolved("scrapper")
    b.resolved("keeper")
    assert usable(b) == {"scrapper"}


def test_bonuses_from_abilities_last_until_the_end_of_the_turn():  # M-200 M-226
    b = board(["scrapper", "wisp"], ["wisp"])
    scrapper = b.resolved("scrapper")
    aged(b)
    used(b, scrapper)
    used(b, scrapper)
    assert b.size(scrapper) == (3, 1)
    b.end_turn()
    assert b.size(scrapper) == (1, 1)


def test_what_was_used_happens_although_its_source_is_gone():  # M-396 M-397 V-35
    b = board(["rack"], ["break"], more=[spell("break", "instant", None, {"destroy": "target"},
                                               targets=[{"from": "artifacts", "pick": 1}])])  # fmt: skip
    rack = b.resolved("rack")
    b.give("use", rack)
    b.give("pick", P2)
    b.resolved("break")
    assert (b.where(rack), b.life(P2)) == ("graveyard", 19)


# --- further costs ---------------------------------------------------------------------------------------------------


def test_a_sacrifice_is_made_when_the_ability_is_announced():  # M-159 M-161 M-163 M-164
    b = board(["altar", "wisp"], ["wisp", "insight_now"])
    altar, wisp = b.resolved("altar"), b.resolved("wisp")
    before = len(b.state.zones[1])
    b.give("use", altar)
    assert b.where(wisp) == "graveyard" and b.asked == ("respond", P2)
    b.decline()
    assert len(b.state.zones[1]) == before + 1
    assert usable(b) == set()


def test_nobody_sacrifices_what_another_controls():  # M-161
    """Whatever the text names."""
    pyre = card("pyre", "artifact", None, clauses=[
        {"when": "use", "pay": {"sacrifice": {"from": "creatures", "pick": 1}}, "do": [{"gain": 1}]}])  # fmt: skip
    b = board(["pyre", "wisp"], [], more=[pyre])
    b.resolved("pyre")
    theirs = b.put(P2, "bear")
    assert usable(b) == set(), "only the other has a creature"
    wisp = b.resolved("wisp")
    assert usable(b) == {"pyre"}
    b.give("use", b.held("pyre"))
    assert (b.where(wisp), b.where(theirs)) == ("graveyard", "territory"), "there was no choice"


def test_a_creature_that_something_else_has_tapped_does_not_tap_for_its_ability():  # M-169
    clerk = card("clerk", "summon", None, power=1, toughness=1, clauses=[
        {"when": "use", "pay": {"tap": "self"}, "do": [{"gain": 1}]}])  # fmt: skip
    b = board(["hush", "wisp"], [], more=[clerk])
    i = b.put(P1, "clerk")
    assert usable(b) == {"clerk"}
    b.resolved("hush", i)
    assert usable(b) == set()


def test_no_player_pays_more_life_than_they_have():  # M-375
    b = board(["leech"], [], life=3)
    leech = b.resolved("leech")
    used(b, leech)
    assert b.life(P1) == 1 and usable(b) == set()


# --- artifacts and auras ---------------------------------------------------------------------------------------------


def test_the_continuous_effects_of_a_tapped_artifact_stop_until_it_is_untapped():  # M-177 M-178 M-181 M-192 V-44
    b = board(["banner", "wisp", "hush", "wake"], [])
    banner, wisp = b.resolved("banner"), b.resolved("wisp")
    assert b.size(wisp) == (2, 1)
    b.resolved("hush", banner)
    assert b.size(wisp) == (1, 1)
    b.resolved("wake", banner)
    assert b.size(wisp) == (2, 1)


def test_those_of_a_tapped_artifact_creature_go_on():  # M-188
    b = board(["statue", "hush"], [])
    statue = b.resolved("statue")
    b.resolved("hush", statue)
    assert b.size(statue) == (1, 3)


def test_an_artifact_that_was_tapped_stays_so_until_its_players_next_untap_phase():  # M-176
    b = board(["lens", "hush", "wisp"], [])
    lens = b.resolved("lens")
    b.resolved("hush", lens)
    b.end_turn()
    assert b.tapped(lens)
    b.end_turn()
    assert not b.tapped(lens)


def test_an_aura_is_laid_on_its_target_and_works_also_while_that_is_tapped():  # M-123 M-149 M-193 V-46
    b = board(["skin", "wisp", "hush"], [])
    assert ("play", b.held("skin")) not in answers(b.state)
    wisp = b.resolved("wisp")
    skin = b.resolved("skin")
    assert (b.where(skin), b.size(wisp)) == ("territory", (1, 3))
    b.resolved("hush", wisp)
    assert b.size(wisp) == (1, 3)


def test_it_goes_with_what_lies_under_it():  # M-194 M-347 V-47
    b = board(["skin", "wisp", "choke"], [])
    wisp, skin = b.resolved("wisp"), b.resolved("skin")
    b.resolved("choke")
    assert (b.where(wisp), b.where(skin)) == ("graveyard", "graveyard")


def test_and_when_that_is_no_longer_a_legal_card_for_it():  # M-195
    b = board(["yoke", "wisp", "swell"], [])
    b.resolved("wisp")
    yoke = b.resolved("yoke")
    assert b.where(yoke) == "territory"
    b.resolved("swell")
    assert b.where(yoke) == "graveyard"


def test_an_aura_whose_target_has_gone_never_comes_into_play():  # M-422
    b = board(["skin", "wisp"], ["choke"])
    b.resolved("wisp")
    skin = b.cast("skin")
    b.resolved("choke")
    assert b.where(skin) == "graveyard"


def test_what_comes_into_play_does_what_it_does_then():  # M-132 M-443
    b = board(["herald"], [])
    before = len(b.state.zones[1])
    herald = b.resolved("herald")
    assert len(b.state.zones[1]) == before and not b.tapped(herald)


# --- mana ------------------------------------------------------------------------------------------------------------


def test_other_cards_give_mana_as_their_text_says_at_once_and_unanswered():  # M-100 M-113 M-115
    b = board(["lens", "wisp"], ["insight_now"])
    lens = b.resolved("lens")
    b.give("use", lens)
    assert b.pool(P1) == (0, 0, 0, 0, 0, 1) and b.asked == ("main", P1)


def test_colourless_mana_pays_no_colour():  # M-092 M-136 M-137
    b = board(["lens", "wolf", "wolf"], [], lands="forest")
    b.resolved("lens")
    b.cast("wolf")
    assert b.asked[0] != "pay"
    b = board(["lens", "lens", "wolf"], [])
    b.resolved("lens")
    b.resolved("lens", nth=1)
    assert ("play", b.held("wolf")) not in answers(b.state)


def test_a_land_of_two_kinds_pays_for_either_but_once():  # M-097 M-100
    b = board(["ford", "wolf", "sip"], [], lands="forest",
              more=[spell("sip", "instant", {"blue": 1, "green": 1}, {"draw": 1})])  # fmt: skip
    b.give("land", b.held("ford"))
    playable = {b.state.entities[way[1]].definition.id for way in answers(b.state) if way[0] == "play"}
    assert playable == {"wolf", "sip"}
    b.resolved("sip")
    assert available(b.state, P1).total == 0


def test_drawn_by_hand_it_gives_the_kind_that_is_chosen():  # M-100
    b = board(["ford", "wisp"], [])
    ford = b.held("ford")
    b.give("land", ford)
    b.give("use", ford)
    assert answers(b.state) == [("mana", 1), ("mana", 4)]
    b.give("mana", 4)
    assert b.pool(P1) == (0, 0, 0, 0, 1, 0)


def test_mana_for_a_sacrifice_is_never_proposed_as_a_payment():  # M-112 M-161
    b = board(["cask", "insight_now"], ["wisp"])
    cask = b.resolved("cask")
    assert available(b.state, P1).total == 0
    b.give("use", cask)
    b.give("mana", 3)
    assert (b.where(cask), b.pool(P1)) == ("graveyard", (0, 0, 0, 2, 0, 0))


def test_a_land_may_give_more_mana():  # M-097
    b = board(["loam", "wisp"], [], lands="forest")
    b.resolved("loam")
    b.give("tap", b.held("forest"))
    assert b.pool(P1) == (0, 0, 0, 0, 2, 0)


def test_x_is_paid_with_any_kinds_and_may_be_nothing():  # M-139 M-140 M-141 M-142 M-143 V-10
    b = board(["rite", "wisp"], [], lands="mountain forest forest plains island")
    b.give("play", b.held("rite"))
    assert answers(b.state) == [("x", n) for n in range(5)]
    b.give("x", 4)
    b.decline()
    assert b.life(P2) == 16
    b = board(["rite"], [], lands="mountain")
    b.resolved("rite")
    assert b.life(P2) == 20


def test_a_spell_that_was_dyed_has_its_new_colour_in_play_and_its_own_again_in_the_hand():  # M-034 M-209 V-64
    back = spell(
        "back", "instant", None, {"move": "target", "into": "hand"}, targets=[{"from": "creatures", "pick": 1}]
    )
    b = board(["ox", "dye", "back"], [], lands="mountain", more=[back])
    ox = b.cast("ox")
    b.resolved("dye")
    assert b.where(ox) == "territory" and b.state.entities[ox].traits.elements == 1 << 4
    b.resolved("back")
    assert b.state.entities[ox].traits.elements & 31 == 1 << 3


TITHE = spell("tithe", "interrupt", None, {"add_mana": 2, "of": "black"}, {"lose": 1})


def test_an_interrupt_that_gives_mana_is_used_wherever_fast_effects_are_and_works_at_once():  # M-412
    b = board(["tithe", "storm", "wisp"], ["insight_now", "no"], more=[TITHE])
    b.cast("tithe")
    assert b.asked == ("interrupt", P2)
    b.give("pass")
    assert b.asked == ("main", P1) and b.pool(P1) == (0, 0, 2, 0, 0, 0) and b.life(P1) == 19


def test_also_inside_the_window_of_a_spell_and_in_answer():  # M-403 M-412
    b = board(["storm", "tithe", "tithe"], ["insight_now"], more=[TITHE])
    b.cast("storm")
    assert b.asked == ("interrupt", P1)
    b.cast("tithe")
    b.give("pass")
    assert b.pool(P1)[2] == 2 and b.asked == ("interrupt", P1)
    b.give("pass")
    assert b.asked == ("respond", P2)
    b.give("pass")
    assert b.asked == ("respond", P1)
    b.cast("tithe", nth=1)
    assert b.pool(P1)[2] == 4 and b.done()[-1] == "tithe" and b.life(P2) == 20
