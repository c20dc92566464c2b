"""The computer opponent knows what its seat may know, and nothing else (C-152)."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

from game.ai.agents import agent
from game.kernel.state import State
from game.kernel.views import resample, view
from tests.ai.matches import CONTRACTS, cards, positions


@pytest.fixture(scope="module")
def seen() -> list[tuple[int, dict[str, object], State]]:
    """60 decisions: who is asked, what they see, and the true state."""

    def met() -> Iterator[tuple[int, dict[str, object], State]]:
        for state in positions(60):
            assert state.decision is not None
            yield state.decision.seat, view(state, state.decision.seat), state.copy()

    return list(met())


def test_dealing_all_that_is_hidden_anew_leaves_the_view_as_it_was(seen):
    for seat, shown, _ in seen:
        for seed in range(3):
            assert view(resample(shown, seed, CONTRACTS, cards()), seat) == shown


def test_the_same_view_is_answered_alike_whatever_is_hidden(seen):
    for seat, shown, true in seen:
        answer = agent("casual", 5).choose_from_view(shown, CONTRACTS, cards(), nodes=150)
        assert agent("casual", 5).choose_from_view(view(true, seat), CONTRACTS, cards(), nodes=150) == answer
        for seed in range(2):
            dealt = view(resample(shown, seed, CONTRACTS, cards()), seat)
            assert agent("casual", 5).choose_from_view(dealt, CONTRACTS, cards(), nodes=150) == answer


def test_the_view_as_json_is_answered_alike(seen):
    for _, shown, _ in seen[::4]:
        plain = json.loads(json.dumps(shown))
        for level in ("random", "casual"):
            answers = [agent(level, 3).choose_from_view(v, CONTRACTS, cards(), nodes=150) for v in (shown, plain)]
            assert answers[0] == answers[1]


def test_the_features_of_a_position_tell_nothing_of_what_is_hidden(seen):
    for seat, shown, true in seen:
        dealt = resample(shown, 11, CONTRACTS, cards())
        assert CONTRACTS.judging.features(dealt, seat) == CONTRACTS.judging.features(true, seat)


def test_thinking_changes_nothing(seen):
    for seat, _, true in seen[::4]:
        before = true.copy()
        agent("casual", 1).choose(true, seat)
        assert true == before
