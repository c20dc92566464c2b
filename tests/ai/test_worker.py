"""The process in which the opponent thinks."""

from __future__ import annotations

import subprocess
import sys
from time import monotonic, sleep

import pytest

from game.ai.worker import Worker, recompute
from game.kernel.decisions import is_legal
from game.kernel.running import advance
from game.kernel.views import view
from tests.ai.matches import CONTRACTS, cards, library, new_match

PATIENCE = 30.0


@pytest.fixture
def worker():
    found = Worker("contracts", [d.source for d in library().definitions.values()], library().constants)
    yield found
    found.stop()


def wait(worker):
    end = monotonic() + PATIENCE
    while monotonic() < end and worker.alive:
        answer = worker.poll()
        if answer is not None:
            return answer
        sleep(0.002)
    raise AssertionError("no answer")


def test_it_answers_a_match_with_receipts_that_hold(worker):
    state = new_match(3)
    for seed in range(40):
        shown = view(state, state.decision.seat)
        worker.ask(shown, "casual", seed, seconds=PATIENCE)
        answer = wait(worker)
        assert is_legal(state, answer)
        assert (worker.receipt.level, worker.receipt.seed, worker.receipt.late) == ("casual", seed, False)
        assert recompute(worker.receipt, shown, CONTRACTS, cards()) == answer
        advance(state, answer)


def test_a_receipt_is_for_one_view(worker):
    state = new_match(3)
    worker.ask(view(state, state.decision.seat), "casual", 1)
    wait(worker)
    with pytest.raises(ValueError, match="the receipt is for view"):
        recompute(worker.receipt, view(state, 1 - state.decision.seat), CONTRACTS, cards())


def test_only_the_last_question_is_answered(worker):
    early, late = new_match(3), new_match(4)
    worker.ask(view(early, early.decision.seat), "casual", 1)
    shown = view(late, late.decision.seat)
    worker.ask(shown, "casual", 2, seconds=PATIENCE)
    answer = wait(worker)
    assert worker.receipt.seed == 2
    assert recompute(worker.receipt, shown, CONTRACTS, cards()) == answer
    sleep(0.1)
    assert worker.poll() is None


def test_stopping_takes_no_time_and_it_can_start_again(worker):
    state = new_match(3)
    shown = view(state, state.decision.seat)
    worker.ask(shown, "casual", 1)
    start = monotonic()
    worker.stop()
    assert monotonic() - start < 0.5
    assert not worker.alive
    assert worker.poll() is None
    worker.ask(shown, "casual", 1)  # goes nowhere, and does no harm
    worker.restart()
    worker.ask(shown, "casual", 1)
    assert is_legal(state, wait(worker))


def test_a_level_that_there_is_not_is_refused_at_once(worker):
    state = new_match(3)
    with pytest.raises(KeyError):
        worker.ask(view(state, state.decision.seat), "clairvoyant", 1)


def test_the_worker_never_loads_the_window_library():
    code = (
        "import game.ai.worker, game.language.library, game.rules.contracts.game, sys; print('pygame' in sys.modules)"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout.strip() == "False"
