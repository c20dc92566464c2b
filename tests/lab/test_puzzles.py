"""Every puzzle is one, looked through wholly; and what is none is not taken for one."""

from __future__ import annotations

from functools import cache
from math import log2

import pytest

from game.kernel.boards import cards_in
from game.kernel.decisions import Answer
from game.kernel.running import advance
from game.kernel.state import State
from game.kernel.views import redeal
from game.lab.puzzles import SEAT, WORLDS, faults, search, wins
from game.lab.turns import TooWide, Turn, alternatives
from game.lab.workers import Pool
from game.records.cards import GAMES, has_puzzles
from game.records.contests import Contest
from game.records.contests import TooWide as ContestTooWide
from game.records.puzzles import Puzzle, puzzles
from game.records.scenarios.describing import begun
from game.records.scenarios.parts import Board, Placed, Side
from game.records.scenarios.writing import board_lines
from game.rules import game_named
from tests.libraries import library
from tests.rings import one_of

POSED = [game for game in GAMES if has_puzzles(game)]
LEAST = {"contracts": 40, "cataclysm": 20, "grimoire": 12}


@cache
def known(game: str) -> list[Puzzle]:
    return puzzles(game, library(game))


EVERY = [(game, place) for game in POSED for place in range(len(known(game)))]


@pytest.mark.parametrize("game", POSED)
def test_each_solution_wins_whatever_is_hidden(game: str) -> None:
    for puzzle in known(game):
        state = puzzle.begin().state
        state.log = None
        if not puzzle.grading.answered:  # of the others `faults` tries other worlds
            assert all(wins(redeal(state, SEAT, number), puzzle.solution) for number in range(WORLDS)), puzzle.key


@pytest.mark.parametrize(("game", "place"), one_of(lambda one: (one[0], known(one[0])[one[1]].grading.grade), EVERY))
def test_none_can_be_won_in_fewer_moves_and_the_grade_is_right(game: str, place: int) -> None:
    assert faults(known(game)[place]) == []


@pytest.mark.parametrize("game", LEAST)
def test_there_are_enough_and_no_two_are_the_same_position(game: str) -> None:
    boards = ["\n".join(board_lines(puzzle.game, puzzle.board)) for puzzle in known(game)]
    assert len(boards) >= LEAST[game]
    assert len({*boards}) == len(boards) and len({puzzle.key for puzzle in known(game)}) == len(boards)


def board(line: list[str], hand: list[str], health: int, fire: int, theirs: list[Placed] | None = None) -> Board:
    own = Side({"extractors": {"fire": fire}}, {
        "line": [Placed(card=card) for card in line], "hand": [Placed(card=card) for card in hand],
        "deck": [Placed(card="copper_fox", times=4)],
    })  # fmt: skip
    deck = [Placed(card="copper_fox", times=4)]
    return Board([own, Side({"health": health}, {"deck": deck, "line": theirs or []})], {"turn": 9})


def turn(posed: Board) -> Turn:
    game, cards = game_named("contracts"), library("contracts")
    return Turn(begun(game, cards.card_set(game.vocabulary), posed, 1, cards.constants), 0, 5000)


def test_the_fewest_moves_are_counted_and_those_that_throw_the_win_away() -> None:
    one = turn(board(["copper_fox", "copper_fox"], [], 4, 0))  # 2 and 2
    assert one.solve(5) == 2
    assert [way.answers[0][0] for _, way in one.line()] == ["attack", "attack"]
    # each could be magnetized instead: two of four moves first, then one of two
    assert alternatives(one, one.line()) == (3, 2.0)

    two = turn(board(["copper_fox", "copper_fox"], [], 4, 0, theirs=[Placed(card="reef_warden")]))
    assert two.solve(5) == 2
    # and each could attack the Creature: four of six moves first, then two of three
    assert alternatives(two, two.line()) == (6, pytest.approx(2 * log2(3)))


def test_nothing_is_found_where_one_damage_is_missing_or_too_much_is_to_be_looked_at() -> None:
    assert turn(board(["copper_fox", "copper_fox"], [], 5, 0)).solve(5) is None
    wide = turn(board(["copper_fox"] * 5, ["torch_squire"] * 5, 25, 6, theirs=[Placed(card="reef_warden", times=4)]))
    with pytest.raises(TooWide):
        wide.solve(9)


def test_the_same_matches_give_the_same_puzzles() -> None:
    assert list(search("cataclysm", 1, range(6))) == list(search("cataclysm", 1, range(6), by=Pool(2)))


def test_easy_ones_are_found_where_they_are_asked_for() -> None:
    found = [puzzle for _, puzzle in search("contracts", 13, range(1, 2), 2) if puzzle is not None]
    assert found and all(puzzle.grading.grade <= 2 for puzzle in found)


@pytest.mark.parametrize("game", POSED)
def test_the_first_puzzles_of_a_game_are_easy(game: str) -> None:
    assert max(puzzle.grading.grade for puzzle in known(game)[:3]) <= 2


def test_a_puzzle_begins_as_it_is_described() -> None:
    for game in POSED:
        puzzle = known(game)[0]
        state = puzzle.begin().state
        for seat, side in enumerate(puzzle.board.sides):
            for zone, cards in side.zones.items():
                ids = [card.card for card in cards for _ in range(card.times)]
                assert [state.entities[i].card.id for i in cards_in(state, seat, zone)] == ids


# --- against whoever answers ------------------------------------------------------------------------------------------


def posed(name: str) -> Puzzle:
    return next(puzzle for puzzle in known("grimoire") if puzzle.name == name)


def contest(puzzle: Puzzle, *given: Answer) -> tuple[Contest, State]:
    """What can still be reached after those answers."""
    state = puzzle.begin().state
    state.log = None
    for answer in given:
        advance(state, answer)
    return puzzle.contest(state, 2000), state


def test_what_is_cast_before_the_blocks_is_answered_by_the_right_one() -> None:
    """Three more power on one of two attackers: the only blocker takes that one, unless it is cast after the block."""
    puzzle = posed("Wait until the blocks are declared")
    waits, state = contest(puzzle, *puzzle.solution[:2])
    assert state.decision.kind == "attackers" and waits.left(state) == 2
    hasty, state = contest(puzzle, ("play", state.zones[state.places.named(0, "hand")][0]))
    assert state.decision.kind == "x" and hasty.left(state) is None


def test_the_other_side_answers_with_what_leaves_no_way() -> None:
    puzzle = posed("Wait until the blocks are declared")
    match = puzzle.begin()
    for answer in puzzle.solution[:2]:
        match.answer(answer)
    wolf = puzzle.solution[2][1]
    match.answer(("pick", wolf))  # alone
    while match.to_answer == SEAT:
        match.answer(("pass",))
    assert match.answer_for_nobody()[2:] == (wolf,) and not match.solved
    assert contest(puzzle, *(step.answer for step in match.steps))[0].left(match.state) is None


def test_whoever_outlasts_the_turn_has_survived() -> None:
    puzzle = posed("Who is tapped does not attack")
    match = puzzle.begin()
    for answer in puzzle.solution:
        assert not match.solved and not match.missed
        match.answer(answer)
    while match.to_answer is not None and not match.solved:
        match.answer(("pass",) if match.state.decision.kind != "blocks" else ("assign",))
    assert match.solved and not match.missed and match.state.result is None


def test_a_proof_that_needs_too_much_is_none() -> None:
    puzzle = posed("A word against a bow")
    state = puzzle.begin().state
    with pytest.raises(ContestTooWide):
        puzzle.contest(state, 20).left(state)
