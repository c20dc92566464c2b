"""Styles: the same level with another taste, in every game, told apart, and worked out again."""

from __future__ import annotations

import json

import pytest

from game.ai.agents import AGENTS, agent
from game.ai.evaluation import Evaluation, evaluation, styles
from game.ai.thinking import Minds, Question, recompute, think
from game.commands.files import recompute as recomputed
from game.kernel.decisions import is_legal
from game.kernel.running import advance
from game.kernel.views import view
from game.lab import arena
from game.lab.staleness import warning
from game.records.cards import GAMES
from game.records.levels import OPPONENTS, STYLED, STYLES
from game.records.replay import verify
from game.rules import game_named
from tests.ai.test_ladder import FEW, opened, positions
from tests.records.playing import new
from tests.records.test_seating import play_on


def test_each_opponent_that_can_be_chosen_is_an_agent_of_that_name():
    assert {*OPPONENTS} == {*AGENTS}
    assert all(kind.name == name for name, kind in AGENTS.items())


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_every_style_and_its_factors_are_of_features_with_a_weight(game):
    assert {*styles(game)} == {*STYLES}
    for factors in styles(game).values():
        assert {*factors} <= {*evaluation(game).weights}
        assert all(0 < factor != 1 for factor in factors.values()), "a style never turns a judgement round"


def test_a_style_leans_by_its_factors_whatever_the_weights_are_and_says_of_which_cards_they_are():
    given = Evaluation({"own_hand": 2.0, "fit": 3.0}, "of other cards")
    factor = styles("contracts")["patient"]["own_hand"]
    judge = AGENTS["regular-patient"](1, given)._judge(game_named("contracts"))
    assert (judge.weights, judge.cards) == ({"own_hand": 2.0 * factor, "fit": 3.0}, "of other cards")
    assert AGENTS["regular"](1, given)._judge(game_named("contracts")) is given


def test_a_factor_on_a_feature_that_has_no_weight_changes_nothing():
    assert Evaluation({"own_hand": 2.0}).leaning({"of_a_later_version": 9.0}).weights == {"own_hand": 2.0}


def test_with_stale_weights_a_style_says_so_and_plays_all_the_same(tmp_path):
    file = tmp_path / "weights.json"
    file.write_text(json.dumps({"cards": "of other cards", "weights": evaluation("contracts").weights}))
    stale = f"regular-patient@{file}"
    assert warning("contracts", [stale, "regular-patient"]).startswith(f"{stale}: the weights were found with other")
    plan = arena.Plan(agents=(stale, "regular"), pairs=1, nodes=20, seed=3)
    assert [pair.duel for pair in arena.played(plan, 1)] == [(stale, "regular")]


@pytest.mark.parametrize("level", STYLED)
def test_a_style_thinks_as_much_as_its_level(level):
    plain = AGENTS[level]
    for style in STYLES:
        kind = AGENTS[f"{level}-{style}"]
        assert (kind.nodes, kind.seconds, kind.thought) == (plain.nodes, plain.seconds, plain.thought)


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


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("game", GAMES)
def test_a_style_decides_otherwise_than_its_level_somewhere(game, style):
    for state in positions(game, 2, 300, seed=20):
        shown = view(state, state.decision.seat)
        names = ("regular", f"regular-{style}")
        plain, other = [agent(name, 5).choose_from_view(shown, state.game, state.cards, nodes=FEW) for name in names]
        if plain != other:
            return
    pytest.fail("both answered the same at every decision")


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
    assert [pair.duel for pair in arena.played(plan, 1)] == [("regular-aggressive", "regular")]
    with pytest.raises(arena.NoSuch, match="there is no agent `novice-patient`"):
        arena.check(arena.Plan(agents=("novice-patient", "regular")))
