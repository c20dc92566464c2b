"""The turn, its phases, and victory."""

from __future__ import annotations

from game.kernel.decisions import answers
from tests.rules.grimoire.board import P1, P2, Board


def phases(board):
    return [e.facts["phase"] for e in board.state.log.events if e.kind == "phase"]


def test_a_turn_has_seven_phases_in_order():  # M-035 M-036 M-037
    board = Board(["wisp"], ["wisp"])
    board.end_turn()
    board.end_turn()
    assert phases(board)[4:11] == ["untap", "upkeep", "draw", "main", "discard", "declaration", "healing"]
    assert board.state.active == P1


def test_all_untap_at_the_begin_of_their_player_s_turn():  # M-041 M-043
    board = Board(["wolf", "wisp"], ["wisp"], lands="forest forest")
    board.resolved("wolf")
    board.end_turn()
    assert board.tapped(board.held("forest")), "not in the other's turn"
    board.end_turn()
    assert not board.tapped(board.held("forest"))


def test_one_card_is_drawn_in_the_draw_phase():  # M-052
    board = Board(["wisp"], ["wisp"])
    before = len(board.state.zones[1])
    board.end_turn()
    assert len(board.state.zones[6 + 1]) == 2 and len(board.state.zones[1]) == before


def test_whoever_must_draw_from_an_empty_library_loses_at_once():  # M-053 M-055 V-07
    board = Board(["wisp"], ["wisp"], library=["plains"])
    board.end_turn()
    assert board.state.result is None, "one card was left"
    board.end_turn()
    assert board.state.result is None and board.state.active == P1
    board.end_turn()
    assert board.state.result == (P1,)


def test_that_holds_of_draws_by_cards_too():  # M-054
    board = Board(["insight"], [], library=["plains"] * 2)
    board.cast("insight")
    assert board.state.result == (P2,)


def test_the_hand_is_discarded_down_to_seven():  # M-068 M-069 M-070 V-08
    board = Board(["wisp"] * 9, ["wisp"])
    board.end_turn()
    assert board.asked == ("discard", P1) and len(answers(board.state)[0]) == 3
    board.give(*answers(board.state)[0])
    assert len(board.state.zones[1]) == 7
    board = Board(["wisp"] * 7, ["wisp"])
    board.end_turn()
    assert len(board.state.zones[1]) == 7 and board.asked == ("main", P2)


def test_only_the_opponent_opens_a_batch_when_the_turn_is_declared_finished():  # M-074 M-075 V-62
    board = Board(["insight_now", "wisp"], ["insight_now", "wisp"])
    while board.asked[0] != "declaration":
        board.give("pass")
    assert board.asked == ("declaration", P2)
    board.cast("insight_now", nth=1)
    assert board.asked == ("respond", P1) and [w[1] for w in answers(board.state)[:-1]] == [board.held("insight_now")]
    board.cast("insight_now")
    assert board.state.active == P2 and board.where(board.held("wisp")) == "hand"


def test_damage_and_bonuses_end_at_one_moment():  # M-076 M-077
    board = Board(["wisp", "flash", "bulk", "wisp"], ["wisp"])
    wisp = board.resolved("wisp")
    board.resolved("bulk", wisp)
    board.resolved("flash", wisp)
    assert board.size(wisp) == (3, 5) and board.state.entities[wisp].damage == 2
    board.end_turn()
    assert board.where(wisp) == "territory" and board.size(wisp) == (1, 1) and not board.state.entities[wisp].damage


def test_nobody_loses_before_victory_is_looked_at():  # M-081 M-082 M-085 M-088
    board = Board(["flash", "flash", "wisp"], ["wisp"], life=3)
    board.resolved("flash", P2)
    board.resolved("flash", P2, nth=1)
    assert board.life(P2) == -1 and board.state.result is None
    board.end_turn()
    assert board.state.result == (P1,)


def test_both_at_once_is_a_draw():  # M-087 V-05
    board = Board(["storm", "wisp"], [], life=3)
    board.resolved("storm")
    assert board.state.result is None
    board.end_turn()
    assert board.state.result == ()
