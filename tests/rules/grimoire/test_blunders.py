"""Typical blunders, each on a board where it is made and on one where it is not."""

from __future__ import annotations

import pytest

from game.kernel.trajectories import Trajectory
from game.rules.grimoire import blunders
from tests.courses import judged
from tests.rules.grimoire.board import P1, P2, TO_CREATURE, Board, card, spell
from tests.rules.grimoire.combat import Battle


def recorded(board: Board) -> Trajectory:
    """Keeps every answer that is given on the board from now on."""
    course, give = Trajectory(), board.give

    def kept(*answer):
        course.add(board.state, answer)
        give(*answer)

    board.give = kept
    return course


# --- attacks ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("mine", "theirs", "blocked", "taken"),
    [
        (["2/2", "3/3"], ["4/4"], True, 1),  # the blocker stays, and nothing came through
        (["2/2", "3/3"], ["4/2"], True, 0),  # both fall
        (["2/2", "3/3"], ["1/4"], True, 0),  # neither
        (["2/2", "3/3"], ["4/4"], False, 0),
    ],
)
def test_an_attacker_is_lost_and_nothing_won_by_it(mine, theirs, blocked, taken):
    battle = Battle(mine, theirs)
    course = recorded(battle)
    battle.attack(battle.mine[0])
    battle.block({battle.theirs[0]: battle.mine[0]} if blocked else {})
    assert battle.over and judged(battle, course, blunders.attacker_lost_for_nothing) == (1, taken)


def test_what_another_attacker_deals_was_not_nothing():
    battle = Battle(["2/2", "3/3"], ["4/4"])
    course = recorded(battle)
    battle.fight({battle.theirs[0]: battle.mine[0]})
    assert battle.life(P2) == 17 and not battle.alive(battle.mine[0])
    assert judged(battle, course, blunders.attacker_lost_for_nothing) == (2, 0)


def test_an_attacker_named_step_by_step_counts_once_all_is_confirmed():
    battle = Battle(["2/2 bd", "3/3"], ["4/4"])
    course = recorded(battle)
    battle.announce()
    battle.give("put", battle.mine[0], battle.mine[0])
    battle.give("done")
    battle.decline("attacked")
    battle.block({battle.theirs[0]: battle.mine[0]})
    assert judged(battle, course, blunders.attacker_lost_for_nothing) == (1, 1)


@pytest.mark.parametrize(
    ("attacker", "blocker", "life", "taken"),
    [
        ("3/3", "1/1", 20, (1, 1)),
        ("3/3", "3/1", 20, (1, 0)),  # both fall
        ("1/3", "0/2", 20, (1, 0)),  # neither
        ("3/3", "1/1", 3, (0, 0)),  # it kept its player alive
    ],
)
def test_a_blocker_is_lost_and_its_attacker_stays(attacker, blocker, life, taken):
    battle = Battle([attacker], [blocker], life_start=life)
    course = recorded(battle)
    battle.fight({battle.theirs[0]: battle.mine[0]})
    assert judged(battle, course, blunders.blocker_lost_for_nothing) == taken


def test_a_blocker_that_falls_beside_another_one_is_not_lost_for_nothing():
    battle = Battle(["3/3"], ["1/3", "2/4"])
    course = recorded(battle)
    battle.fight(dict.fromkeys(battle.theirs, battle.mine[0]))
    battle.divide({battle.theirs[0]: 3})
    assert not battle.alive(battle.theirs[0]) and not battle.alive(battle.mine[0])
    assert judged(battle, course, blunders.blocker_lost_for_nothing) == (2, 0)


@pytest.mark.parametrize(
    ("attacker", "blocker", "blocks", "taken"),
    [
        ("2/2", "2/3", False, (1, 1)),
        ("2/2", "2/3", True, (1, 0)),
        ("2/2", "2/2", False, (0, 0)),  # both would fall
        ("2/2 fl", "2/3", False, (0, 0)),  # it can't block it
        ("2/2 protection_from_red", "2/3 red", False, (0, 0)),
    ],
)
def test_a_block_that_costs_nothing_and_kills(attacker, blocker, blocks, taken):
    battle = Battle([attacker], [blocker])
    course = recorded(battle)
    battle.fight({battle.theirs[0]: battle.mine[0]} if blocks else {})
    assert judged(battle, course, blunders.good_block_let_go) == taken


def test_where_the_attack_wins_a_block_that_kills_is_none_to_speak_of():
    battle = Battle(["2/2", "4/4"], ["2/3"], life_start=3)
    course = recorded(battle)
    battle.fight()
    assert judged(battle, course, blunders.good_block_let_go) == (0, 0)


@pytest.mark.parametrize(
    ("life", "theirs", "blocks", "taken"),
    [
        (3, ["1/1"], False, (1, 1)),
        (3, ["1/1"], True, (1, 0)),
        (4, ["1/1"], False, (0, 0)),  # it is lived through
        (3, [], False, (0, 0)),  # nobody can block
    ],
)
def test_an_attack_that_wins_is_let_through(life, theirs, blocks, taken):
    battle = Battle(["3/3"], theirs, life_start=life)
    course = recorded(battle)
    battle.fight({battle.theirs[0]: battle.mine[0]} if blocks else {})
    assert (battle.state.result == (P1,)) == (life == 3 and not blocks)
    assert judged(battle, course, blunders.lethal_let_through) == taken


@pytest.mark.parametrize(("power", "taken"), [(5, (0, 0)), (4, (1, 1))])
def test_what_a_trampler_deals_beyond_its_blocker_can_win_all_the_same(power, taken):
    battle = Battle([f"{power}/5 tr"], ["1/2"], life_start=3)
    course = recorded(battle)
    battle.fight()
    assert judged(battle, course, blunders.lethal_let_through) == taken


# --- mana -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("held", "played", "taken"),
    [
        (["knight", "plains"], False, (1, 1)),  # it costs five
        (["knight", "plains"], True, (1, 0)),
        (["knight"], False, (0, 0)),
        (["wisp", "plains"], False, (0, 0)),  # nothing is too dear
    ],
)
def test_a_land_is_kept_back(held, played, taken):
    board = Board(held, ["wisp"], lands="plains")
    course = recorded(board)
    if played:
        board.give("land", board.held("plains", 1))
    board.end_turn()
    board.end_turn()
    assert judged(board, course, blunders.land_kept_back) == taken


@pytest.mark.parametrize(("spends", "burnt"), [(True, 1), (False, 2)])
def test_mana_that_is_drawn_and_left_in_the_pool(spends, burnt):
    board = Board(["spark"], ["wisp"], lands="mountain mountain")
    course = recorded(board)
    board.give("tap", board.held("mountain"))
    board.give("tap", board.held("mountain", 1))
    if spends:
        board.resolved("spark", P2)
    board.end_turn()
    assert board.life(P1) == 20 - burnt
    assert judged(board, course, blunders.mana_burnt) == (2, burnt)


def test_mana_drawn_for_a_cost_burns_not():
    board = Board(["spark"], ["wisp"], lands="mountain")
    course = recorded(board)
    board.resolved("spark", P2)
    board.end_turn()
    assert judged(board, course, blunders.mana_burnt) == (0, 0)


# --- what is aimed and what is saved ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("own", "taken"), [(True, 1), (False, 0)])
def test_what_harms_is_aimed_at_an_own_creature(own, taken):
    battle = Battle(["2/2"], ["2/3"], (["choke"], []))
    course = recorded(battle)
    battle.resolved("choke", battle.mine[0] if own else battle.theirs[0])
    assert judged(battle, course, blunders.aimed_at_the_wrong_side) == (1, taken)


def test_where_there_is_one_side_only_nothing_was_chosen():
    battle = Battle(["2/2", "3/3"], [], (["choke"], []))
    course = recorded(battle)
    battle.resolved("choke", battle.mine[0])
    assert judged(battle, course, blunders.aimed_at_the_wrong_side) == (0, 0)


@pytest.mark.parametrize(("own", "taken"), [(True, 0), (False, 1)])
def test_what_helps_is_aimed_at_a_creature_of_the_opponent(own, taken):
    battle = Battle(["2/2"], ["2/3"], (["bulk"], []))
    course = recorded(battle)
    battle.resolved("bulk", battle.mine[0] if own else battle.theirs[0])
    assert judged(battle, course, blunders.aimed_at_the_wrong_side) == (1, taken)


RAGE = spell("rage", "instant", None, {"modify": {"power": 2, "toughness": -1}, "to": "target", "until": "turn_end"},
             targets=TO_CREATURE)  # fmt: skip


def test_what_neither_helps_nor_harms_is_aimed_at_neither_side():
    battle = Battle(["2/2"], ["2/3"], (["rage"], []), more=[RAGE])
    course = recorded(battle)
    battle.resolved("rage", battle.theirs[0])
    assert judged(battle, course, blunders.aimed_at_the_wrong_side) == (0, 0)


@pytest.mark.parametrize(("own", "taken"), [(True, 1), (False, 0)])
def test_an_own_spell_is_countered(own, taken):
    board = Board(["insight", "no"] if own else ["no"], ["wisp"] if own else ["insight_now"])
    course = recorded(board)
    if own:
        board.cast("insight")
    else:
        board.give("pass")
        while board.asked[1] == P1:
            board.give("pass")
        board.cast("insight_now")
    while board.asked != ("interrupt", P1):
        board.give("pass")
    board.cast("no")
    assert judged(board, course, blunders.own_spell_countered) == (1, taken)


HYDRA = card("hydra", "summon", power=2, toughness=2, clauses=[
    {"when": "use", "pay": {"green": 1}, "do": [{"regenerate": "self"}]},
])  # fmt: skip


@pytest.mark.parametrize(("saved", "lands", "taken"), [(True, "forest", (1, 0)), (False, "forest", (1, 1))])
def test_a_creature_that_could_be_regenerated(saved, lands, taken):
    battle = Battle(["hydra"], ["3/3"], lands=(lands, ""), more=[HYDRA])
    course = recorded(battle)
    battle.fight({battle.theirs[0]: battle.mine[0]})
    assert battle.asked == ("regeneration", P1)
    battle.give("use", battle.mine[0]) if saved else battle.give("pass")
    battle.decline("pay", "respond", "interrupt", "regeneration")
    assert battle.alive(battle.mine[0]) == saved
    assert judged(battle, course, blunders.left_to_die) == taken


@pytest.mark.parametrize(("library", "taken"), [(["plains"], (1, 1)), (["plains"] * 3, (0, 0))])
def test_a_library_that_was_drawn_empty(library, taken):
    board = Board(["wisp"], ["wisp"], library=library)
    course = recorded(board)
    for _ in range(3):
        board.end_turn()
    course.end(board.state)
    assert (board.state.result == (P1,)) == (library == ["plains"])
    last = max(n for n, step in enumerate(course.steps) if step.seat == P2)
    assert blunders.library_run_out(course, last) == (1, taken[1])
