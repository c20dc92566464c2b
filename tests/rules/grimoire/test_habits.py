"""By what ways to play are told apart, counted on boards."""

from __future__ import annotations

from game.kernel.habits import Turn
from game.rules.grimoire.habits import HABITS
from tests.rules.grimoire.board import P1, P2, Board


def found(board, before, *ways):
    turn = Turn(P1, ways, before, board.state)
    return {habit: count(turn) for habit, count in HABITS.items()}


def test_an_instant_that_hurts_and_the_lands_that_are_left():
    board = Board(["spark", "no"], [], lands="mountain mountain")
    before = board.state.copy()
    spark = board.held("spark")
    board.resolved("spark", P2)
    told = found(board, before, ("play", spark))
    assert (told["harm"], told["fast"], told["mana_held"], told["cards_held"]) == (2, 1, 1, 1)
    assert (told["attacks"], told["lands"], told["used"]) == (0, 0, 0)


def test_a_creature_is_no_fast_card_and_an_attack_is_one():
    board = Board(["wolf"], [], lands="forest forest")
    before = board.state.copy()
    wolf = board.held("wolf")
    board.resolved("wolf")
    told = found(board, before, ("play", wolf), ("land", wolf), ("attack",))
    assert (told["fast"], told["lands"], told["attacks"], told["harm"]) == (0, 1, 1, 0)
