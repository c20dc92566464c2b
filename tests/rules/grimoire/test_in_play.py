"""Spells and permanents (1.8), costs as numbers (1.9), artifact creatures (1.12), colours and sources (1.19)."""

from __future__ import annotations

import pytest

from game.kernel.decisions import answers
from game.kernel.description import described
from game.kernel.values import elements_of
from game.rules.grimoire.constants import COLOUR_TAGS, COLOURS, COMBAT, LIBRARY, TERRITORY, zone
from game.rules.grimoire.game import GRIMOIRE
from tests.rules.grimoire.board import P1, P2, TO_CREATURE, Board, card
from tests.rules.grimoire.combat import Battle

GOLEM = card("golem", "artifact_creature", {"any": 3}, power=3, toughness=3)
MIXED = card("mixed", "summon", {"white": 1, "red": 1, "any": 2}, power=1, toughness=1)
PUMP = card("pump", "summon", {"green": 1}, power=1, toughness=1, clauses=[
    {"when": "use", "pay": {"red": 1}, "do": [{"modify": {"power": 2}, "to": "self", "until": "turn_end"}]},
])  # fmt: skip
CREST = card("crest", "aura", {"red": 1}, clauses=[
    {"when": "play", "targets": TO_CREATURE, "do": [{"enchant": "target"}]},
    {"when": "always", "do": [{"give": {"power": 2}, "to": "host"}]},
])  # fmt: skip


def colours(board: Board, i: int) -> set[str]:
    mask = elements_of(board.state, i)
    return {colour for n, colour in enumerate(COLOURS) if mask >> n & 1}


def test_there_are_six_kinds_of_spell():  # M-117
    kinds = {kind for kind in GRIMOIRE.vocabulary.kinds if kind != "land"}
    assert kinds == {
        "summon",
        "enchantment",
        "aura",
        "sorcery",
        "instant",
        "interrupt",
        "artifact",
        "artifact_creature",
    }


def test_a_card_is_a_spell_while_it_is_played_and_none_once_it_is_in_play():  # M-118 M-119 M-120
    board = Battle([], [], (["no"], ["no"]))
    wisp = board.cast("wisp")
    assert board.asked[0] == "interrupt" and board.where(wisp) == "casting"
    board.decline()
    assert board.where(wisp) == "territory" and "no" not in board.ways("play"), "nothing is to be countered any more"
    board.end_turn()
    assert board.where(wisp) == "territory", "it stays"


def test_who_played_a_card_controls_it_unless_an_effect_changes_that():  # M-124 M-125
    board = Battle([], ["1/1"])
    wisp = board.resolved("wisp")
    assert board.state.entities[wisp].controller == P1
    board.steal(wisp, P2)
    assert board.state.entities[wisp].controller == P2 and wisp in board.state.zones[zone(P2, TERRITORY)]
    assert board.state.entities[wisp].owner == P1


def test_control_of_an_aura_does_not_follow_its_host():  # M-126
    board = Battle(["1/1"], [], (["crest"], []), ("mountain", ""), [CREST])
    crest = board.resolved("crest", board.mine[0])
    board.steal(board.mine[0], P2)
    assert board.state.entities[crest].controller == P1 and board.size(board.mine[0]) == (3, 1)


def test_abilities_are_their_controller_s():  # M-127
    board = Battle(["pump"], [], lands=("mountain", "mountain"), more=[PUMP])
    (pump,) = board.mine
    assert ("use", pump) in answers(board.state)
    board.steal(pump, P2)
    board.give("pass")
    assert board.asked == ("main", P2) and board.refused("use", pump), "it is weak with its new controller"
    board.state.entities[pump] = board.state.entities[pump].with_flags(
        board.state.entities[board.held("mountain")].flags
    )
    assert ("use", pump) in board.state.game.window_answers(board.state, GRIMOIRE.windows["main"], P2)
    assert ("use", pump) not in board.state.game.window_answers(board.state, GRIMOIRE.windows["main"], P1)


def test_a_permanent_is_not_simply_removed_and_costs_nothing_further():  # M-128 M-131
    board = Battle(["5/5 red"], [], lands=("mountain", ""))
    assert {way[0] for way in answers(board.state)} == {"play", "attack", "tap", "pass"}
    turn = board.state.turn
    while board.state.turn < turn + 4:
        assert board.asked[0] in GRIMOIRE.windows, "nobody is asked to pay"
        board.give("pass")
    assert board.alive(board.mine[0])


def test_only_creatures_have_power_and_toughness():  # M-130
    with_stats = {kind for kind, stats in GRIMOIRE.vocabulary.kinds.items() if stats}
    assert with_stats == {"summon", "artifact_creature"}


def test_cards_are_cast_from_the_own_hand_only():  # M-135
    board = Battle([], [], ([], ["wisp"]))
    theirs = next(i for i in board.state.zones[board.state.places.named(P2, "hand")])
    top = board.state.zones[zone(P1, LIBRARY)][-1]
    for i in (theirs, top):
        assert board.refused("play", i) and board.refused("land", i)


@pytest.mark.parametrize(
    ("made", "number"), [(MIXED, 4), (GOLEM, 3), (card("free", "summon", power=1, toughness=1), 0)]
)
def test_a_casting_cost_as_a_number_is_the_sum_of_its_parts(made, number):  # M-144 M-138
    board = Battle([made["id"]], [], more=[made])
    assert board.state.entities[board.mine[0]].definition.total_cost == number


def test_what_costs_nothing_is_announced_all_the_same():  # M-146
    board = Battle([], [], ([], ["flash"]))
    wisp = board.cast("wisp")
    board.decline("interrupt")
    assert board.asked == ("respond", P2) and board.where(wisp) == "casting"


def test_a_target_may_be_on_either_side():  # M-150
    board = Battle(["1/1"], ["1/1"])
    board.give("play", board.held("flash"))
    assert {way[1] for way in answers(board.state)} == {*board.mine, *board.theirs, P1, P2}


def test_a_tapped_artifact_creature_neither_attacks_nor_blocks():  # M-184 M-186
    board = Battle(["golem", "1/1"], ["golem", "1/1"], more=[GOLEM])
    board.tap(board.mine[0])
    board.tap(board.theirs[0])
    board.announce()
    assert board.refused("pick", board.mine[0]).clause == "M-245"
    board.attack(board.mine[1])
    assert board.refused("assign", board.theirs[0], board.mine[1]).clause == "M-256"


def test_a_card_has_the_colours_that_its_cost_requires():  # M-424 M-425 M-426 M-427 M-428 M-430
    board = Battle(["mixed", "golem", "2/2 green"], [], lands=("mountain", ""), more=[MIXED, GOLEM])
    mixed, golem, green = board.mine
    assert colours(board, mixed) == {"white", "red"}, "what any mana pays gives no colour"
    assert colours(board, golem) == set() == colours(board, board.held("mountain"))
    assert colours(board, green) == {"green"}


def test_a_bonus_of_another_colour_changes_neither_source_nor_colour_of_damage():  # M-432 M-434 M-435
    board = Battle(["2/2 green"], [], (["crest"], ["shield"]), ("mountain", ""), [CREST])
    (mine,) = board.mine
    board.resolved("crest", mine)
    board.attack(mine)
    board.decline("blocked")
    assert board.asked == ("damage", P2)
    (packet,) = board.state.withheld
    assert packet.source[0] == mine and packet.amount == 4
    assert packet.tags & COLOUR_TAGS == 1 << COLOURS.index("green") and packet.tags & COMBAT


# --- abilities, artifacts, enchantments, interrupts -------------------------------------------------------------------

ANTHEM = card("anthem", "enchantment", {"red": 1}, clauses=[
    {"when": "always", "do": [{"give": {"power": 1}, "to": "creatures"}]},
])  # fmt: skip
FORGE = card("forge", "enchantment", {"red": 1}, clauses=[
    {"when": "use", "targets": TO_CREATURE, "pay": {"red": 1},
     "do": [{"modify": {"power": 1}, "to": "target", "until": "turn_end"}]},
])  # fmt: skip
RACK = card("engine", "artifact", {"any": 1}, clauses=[{"when": "use", "pay": {"any": 1}, "do": [{"gain": 1}]}])
TWIN = card("twin", "sorcery", {"red": 1}, clauses=[
    {"when": "play", "targets": [{"from": "creatures", "pick": 2}], "do": [{"damage": 1, "to": "target"}]},
])  # fmt: skip
GRIEF = card("grief", "aura", {"red": 1}, clauses=[
    {"when": "play", "targets": TO_CREATURE, "do": [{"enchant": "target"}]},
    {"when": "destroyed", "of": "host", "do": [{"damage": 2, "to": "opponent"}]},
])  # fmt: skip


def test_basic_lands_do_nothing_but_give_mana_and_tapping_them_can_not_be_answered():  # M-095 M-111 M-113 M-114
    board = Battle([], [], lands=("forest", ""))
    forest = board.held("forest")
    assert [way for way in answers(board.state) if forest in way] == [("tap", forest)]
    board.give("tap", forest)
    assert board.asked == ("main", P1) and board.pool(P1)[4] == 1 and board.pool(P2) == (0,) * 6


def test_an_activation_cost_is_paid_in_full_for_each_use():  # M-166 M-167 M-180 M-199
    board = Battle(["pump"], [], lands=("mountain mountain mountain", ""), more=[PUMP])
    (pump,) = board.mine
    for used in (1, 2, 3):
        board.give("use", pump)
        assert sum(board.tapped(board.held("mountain", n)) for n in range(3)) == used, "before it is carried out"
        board.decline()
        assert board.size(pump) == (1 + 2 * used, 1)
    assert board.refused("use", pump)


def test_an_artifact_is_put_into_play_only_in_the_own_main_phase():  # M-172 M-064
    board = Battle(["1/1"], [], (["engine"], ["engine"]), ("forest", "forest"), [RACK])
    assert "engine" in board.ways("play")
    board.name(board.mine[0])
    assert board.asked == ("attacked", P1) and "engine" not in board.ways("play")
    board.give("pass")
    assert board.asked == ("attacked", P2) and "engine" not in board.ways("play")


def test_an_enchantment_on_no_card_affects_both_players_as_long_as_it_is_in_play():  # M-191 M-196
    board = Battle(["1/1"], ["2/2"], (["anthem"], []), ("mountain", ""), [ANTHEM])
    anthem = board.resolved("anthem")
    assert board.size(board.mine[0]) == (2, 1) and board.size(board.theirs[0]) == (3, 2)
    board.remove(anthem)
    assert board.size(board.mine[0]) == (1, 1) and board.size(board.theirs[0]) == (2, 2)


def test_an_enchantment_s_ability_is_used_by_its_controller_as_often_as_they_pay():  # M-197 M-198
    board = Battle(["1/1"], ["1/1"], (["forge"], []), ("mountain mountain mountain", "mountain"), [FORGE])
    forge = board.resolved("forge")
    for power in (2, 3):
        board.give("use", forge)
        board.give("pick", board.mine[0])
        board.decline()
        assert board.size(board.mine[0]) == (power, 1)
    board.give("pass")
    assert board.asked == ("main", P2) and board.refused("use", forge)


def test_an_instant_goes_to_the_graveyard_and_may_follow_any_action():  # M-206 M-207 M-062
    board = Battle([], [], (["forest"], []))
    board.give("land", board.held("forest"))
    assert board.asked == ("main", P2), "directly after an action that is not announced"
    flash = board.cast("flash", P1, nth=1)
    board.decline()
    assert board.where(flash) == "graveyard" and board.life(P1) == 18


def test_a_player_may_use_any_number_of_interrupts():  # M-211
    board = Battle([], [], ([], ["echo", "echo", "echo"]))
    wisp = board.cast("wisp")
    for n in range(3):
        board.cast("echo", wisp, nth=n)
        while board.asked != ("interrupt", P2) and board.asked[0] == "interrupt":
            board.give("pass")
        if n < 2:
            while "echo" not in board.ways("play"):
                board.give("pass")
    board.decline()
    assert board.done().count("echo") == 3 and board.where(wisp) == "territory"


def test_the_same_card_is_not_chosen_twice_for_one_spell():  # M-155
    board = Battle(["1/2", "1/2"], ["1/2"], (["twin"], []), ("mountain", ""), [TWIN])
    board.give("play", board.held("twin"))
    first, second, third = *board.mine, *board.theirs
    assert board.asked == ("target", P1) and board.refused("pick", first, first)
    board.give("pick", first, third)
    board.decline()
    assert [board.borne(i) for i in (first, second, third)] == [1, 0, 1]


def test_damage_that_an_aura_deals_when_its_creature_dies_has_the_aura_as_source():  # M-433
    board = Battle(["1/1 green"], [], (["grief", "choke"], []), ("mountain", ""), [GRIEF])
    grief = board.resolved("grief", board.mine[0])
    board.cast("choke", board.mine[0])
    board.decline("interrupt", "respond", "regeneration")
    dealt = [e.facts for e in board.state.log.events if e.kind == "damage"]
    assert board.life(P2) == 18 and [(facts["source"], facts["amount"]) for facts in dealt] == [(grief, 2)]


MOSS = card("moss", "instant", clauses=[
    {"when": "play", "targets": TO_CREATURE, "do": [{"put_counters": "moss", "count": 2, "to": "target"}]},
], counters={"moss": {"it": "muschio", "en": "moss"}})  # fmt: skip
CASK = card(
    "vat", "artifact", clauses=[{"when": "use", "pay": {"tap": "self"}, "do": [{"add_mana": 1, "of": "any_colour"}]}]
)


def test_a_card_overrides_only_what_it_speaks_of():  # M-002
    board = Battle(["2/2 attacks_untapped", "1/1"], ["1/3 blocks_flying", "1/1"])
    first, second = board.mine
    board.tap(first)
    board.announce()
    assert board.refused("pick", first).clause == "M-245", "it does not tap to attack, and can't attack tapped"
    board.give("pick", second)
    board.tap(board.theirs[0])
    board.decline("attacked")
    assert board.refused("assign", board.theirs[0], second).clause == "M-256"


def test_colourless_is_no_colour_that_can_be_named():  # M-093
    board = Battle(["vat"], [], more=[CASK])
    board.give("use", board.mine[0])
    assert board.asked == ("mana", P1)
    assert [way[1] for way in answers(board.state)] == list(range(len(COLOURS))), "no colourless among them"


def test_counters_are_seen_by_all_and_lost_with_the_card():  # M-448 M-347
    board = Battle(["2/2"], [], (["moss"], []), more=[MOSS])
    (mine,) = board.mine
    board.resolved("moss", mine)
    for viewer in (P1, P2):
        assert described(board.state, viewer)["entities"][mine]["counters"] == {"moss": 2}
    board.resolved("flash", mine)
    assert board.where(mine) == "graveyard" and board.state.entities[mine].extra.counters == ()
