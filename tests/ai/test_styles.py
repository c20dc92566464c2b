"""Styles: the same level with another taste, in every game, told apart, and worked out again."""

from __future__ import annotations

import json
from collections import Counter
from functools import cache, partial
from itertools import product

import pytest

from game.ai.agents import AGENTS, agent
from game.ai.evaluation import SCALE, Evaluation, evaluation
from game.ai.lines import Line
from game.ai.outlook import wanted
from game.ai.tastes import styles, taste
from game.ai.thinking import Minds, Question, recompute, think
from game.commands.files import recompute as recomputed
from game.kernel.decisions import is_legal
from game.kernel.habits import Turn
from game.kernel.running import advance
from game.kernel.state import State
from game.kernel.views import view
from game.lab import arena
from game.lab.executors import HERE
from game.lab.staleness import warning
from game.lab.turns import can_act
from game.records.cards import GAMES
from game.records.levels import OPPONENTS, STYLED, STYLES
from game.records.replay import verify
from game.rules import game_named
from tests.ai.test_ladder import FEW, opened, positions
from tests.records.playing import new
from tests.records.test_seating import play_on
from tests.rings import plain, where
from tests.rules.contracts.board import P1, P2, Table, creature, orb


def test_each_opponent_that_can_be_chosen_is_an_agent_of_that_name():
    assert {*OPPONENTS} == {*AGENTS}
    assert all(kind.name == name for name, kind in AGENTS.items())


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_every_style_and_it_likes_habits_of_that_game(game):
    assert {*styles(game)} == {*STYLES}
    for likes in styles(game).values():
        assert likes and {*likes} <= {*game_named(game).judging.habits}
        assert all(likes.values())


@pytest.mark.parametrize("style", STYLES)
def test_a_style_judges_positions_as_its_level_does(style):
    given = Evaluation({"own_hand": 2.0, "fit": 3.0}, "of other cards")
    assert AGENTS[f"regular-{style}"](1, given)._judge(game_named("contracts")) is given
    assert AGENTS[f"regular-{style}"](1)._judge(game_named("contracts")) is evaluation("contracts")


def test_no_taste_for_a_level_without_a_style_and_for_a_game_without_styles():
    assert taste(game_named("contracts"), "") is None
    assert taste(game_named("sparks"), "patient") is None


@plain
def test_what_is_liked_counts_as_points_and_not_at_all_where_the_match_is_decided():
    by_points = partial(wanted, scale=SCALE)
    plain, liked = Line((), None, 0.0, scores=[0.5]), Line((), None, 0.0, liked=1.0, scores=[0.49])
    assert min(plain, liked, key=by_points) is liked
    plain.scores, liked.scores = [1.0], [0.999]
    assert min(plain, liked, key=by_points) is plain
    liked.liked, liked.scores = 100.0, [0.0]
    assert min(plain, liked, key=by_points) is plain


@pytest.mark.parametrize("style", STYLES)
def test_a_style_wins_where_it_can_whatever_it_likes(style):
    table = Table()
    table.line(P1, creature(2, 2))
    table.give(P1, orb(attack=3, durability=3))
    table.health(P2, 5)
    mind = agent(f"regular-{style}", 5)
    for _ in range(2):
        advance(table.state, mind.answer(table.state))
    assert table.state.result == (P1,)


def test_with_stale_weights_a_style_says_so_and_plays_all_the_same(tmp_path):
    file = tmp_path / "weights.json"
    file.write_text(json.dumps({"cards": "of other cards", "weights": evaluation("contracts").weights}))
    stale = f"regular-patient@{file}"
    assert warning("contracts", [stale, "regular-patient"]).startswith(f"{stale}: the weights were found with other")
    plan = arena.Plan(agents=(stale, "regular"), pairs=1, nodes=20, seed=3)
    assert [pair.duel for pair in arena.played(plan, HERE)] == [(stale, "regular")]


@pytest.mark.parametrize("level", STYLED)
def test_a_style_thinks_as_much_as_its_level(level):
    plain = AGENTS[level]
    for style in STYLES:
        kind = AGENTS[f"{level}-{style}"]
        assert (kind.nodes, kind.seconds, kind.thought) == (plain.nodes, plain.seconds, plain.thought)


@pytest.mark.nightly
@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("game", GAMES)
def test_a_style_plays_a_match_to_its_end_and_each_answer_can_be_worked_out_again(game, style):
    state, minds, seen = opened(game, 2, 6), Minds(), {}
    for number in range(2000):
        if state.decision is None:
            break
        shown = view(state, state.decision.seat)
        asked = Question(number, shown, f"regular-{style}", 3, None, FEW)
        answer, receipt = think(asked, state.game, state.cards, minds)
        seen[receipt.view] = shown
        assert is_legal(state, answer)
        if number % 9 == 0:
            assert recompute(receipt, shown, state.game, state.cards, seen.get(receipt.planned)) == answer
        advance(state, answer)
    assert state.result is not None


@pytest.mark.parametrize(("game", "style"), where(lambda _, case: case[0] == "contracts", [*product(GAMES, STYLES)]))
def test_a_style_decides_otherwise_than_its_level_somewhere(game, style):
    for state in positions(game, 2, 300, seed=20):
        shown = view(state, state.decision.seat)
        names = ("regular", f"regular-{style}")
        plain, other = [agent(name, 5).choose_from_view(shown, state.game, state.cards, nodes=FEW) for name in names]
        if plain != other:
            return
    pytest.fail("both answered the same at every decision")


SHOWS = {
    "contracts": {
        "aggressive": ("attacks_on_player",),
        "patient": ("cards_held", "mana_held", "magnetisms"),
        "trickster": ("runes",),
    },
    "cataclysm": {"aggressive": ("harm",), "patient": ("cards_held",), "trickster": ("events",)},
    "estro": {"aggressive": ("attacks",), "patient": ("cards_held",), "trickster": ("laid",)},
    "grimoire": {"aggressive": ("attacks",), "patient": ("mana_held",), "trickster": ("used",)},
}
"""By which habits each style is told from its level: it has more of them."""
POSITIONS = 45
BEGUN = {("estro", "trickster"): 28}
"""The seed of the first match, else 20: one whose deck has reasons to lay cards face down."""


@cache
def beginnings(game, seed):
    """Positions in which a seat may begin to act in its turn, of matches at random."""
    found: list[State] = []
    for state in positions(game, 2, 5000, seed=seed):
        acting = (
            state.turn > 4 and state.decision.seat == state.active and can_act(state, frozenset(state.words.actions))
        )
        if acting and not (found and found[-1].turn == state.turn):
            found.append(state.copy())
            if len(found) == POSITIONS:
                break
    return found


@cache
def done(game, name, seed):
    """How much of each habit there is in what an agent plans for the turns from all those positions on."""
    mind, total = agent(name, 5), Counter[str]()
    mind.nodes = 120
    for state in beginnings(game, seed):
        mind.choose(state, state.active)
        line = mind.lines[0]
        turn = Turn(state.active, [way for move in line.moves for way in move], state, line.state)
        total.update({habit: count(turn) for habit, count in state.game.judging.habits.items()})
    return total


@pytest.mark.nightly
@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("game", GAMES)
def test_a_style_does_more_than_its_level_of_what_it_is_called_after(game, style):
    seed = BEGUN.get((game, style), 20)
    plain, styled = done(game, "regular", seed), done(game, f"regular-{style}", seed)
    for habit in SHOWS[game][style]:
        assert styled[habit] > plain[habit], habit


def test_a_match_file_with_styles_is_verified(tmp_path):
    match = new(tmp_path, 3, seats=("human", "regular-patient"))
    play_on(match, 24)
    match.change_level(1, "regular-trickster")
    play_on(match, 24)
    found = verify(match.path, recomputed, 60)
    assert {receipt["level"] for receipt in match.record.receipts.values()} == {"regular-patient", "regular-trickster"}
    assert found.faults == () and found.receipts == len(match.record.receipts) and found.receipts_left == 0


def test_the_arena_plays_them():
    plan = arena.Plan(agents=("regular-aggressive", "regular"), pairs=1, nodes=20, seed=3)
    arena.check(plan)
    assert [pair.duel for pair in arena.played(plan, HERE)] == [("regular-aggressive", "regular")]
    with pytest.raises(arena.NoSuch, match="there is no agent `novice-patient`"):
        arena.check(arena.Plan(agents=("novice-patient", "regular")))
