"""Spells and permanents (1.8), costs as numbers (1.9), artifact creatures (1.12), colours and sources (1.19)."""

from __future__ import annotations

import pytest

from game.kernel.decisions import answers
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
