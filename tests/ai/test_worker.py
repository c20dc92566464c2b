"""The process in which the opponent thinks."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from time import monotonic, sleep

import pytest

from game.ai import worker as worker_module
from game.ai.base import Weighed
from game.ai.reasons import WINNING
from game.ai.thinking import Malformed, Question, Receipt, Reply, answer_from, encoded, think
from game.ai.worker import Worker, recompute
from game.kernel.decisions import answers, is_legal
from game.kernel.running import advance
from game.kernel.views import view
from tests.ai.matches import CONTRACTS, cards, library, new_match
from tests.rings import first
from tests.waiting import PATIENCE, until


def started():
    return Worker("contracts", [d.source for d in library().definitions.values()], library().constants)


@pytest.fixture
def worker():
    found = started()
    yield found
    found.stop()


@pytest.fixture(scope="module")
def well():
    """One for the tests that only ask."""
    found = started()
    yield found
    found.stop()


def wait(worker):
    """What the worker answers; it may lose its process on the way."""
    return until(worker.poll, "no answer")


def test_it_answers_a_match_with_receipts_that_hold(well):
    worker, state = well, new_match(3)
    for seed in range(40):
        shown = view(state, state.decision.seat)
        worker.ask(shown, "casual", seed, seconds=PATIENCE)
        answer = wait(worker)
        assert is_legal(state, answer)
        assert (worker.receipt.level, worker.receipt.seed, worker.receipt.late) == ("casual", seed, False)
        assert recompute(worker.receipt, shown, CONTRACTS, cards()) == answer
        advance(state, answer)
    assert worker.trouble == ""


def test_a_plan_is_followed_though_each_question_has_a_seed_of_its_own(well):
    """As a match asks: the seed changes with every answer."""
    worker, state, seen, followed = well, new_match(3), {}, 0
    for seed in range(30):
        shown = view(state, state.decision.seat)
        worker.ask(shown, "regular", seed, seconds=PATIENCE, nodes=200)
        answer, receipt = wait(worker), worker.receipt
        seen[receipt.view] = shown
        assert recompute(receipt, shown, CONTRACTS, cards(), seen.get(receipt.planned)) == answer
        followed += bool(receipt.planned)
        advance(state, answer)
    assert followed > 5


def test_a_planned_answer_comes_with_its_reasons_and_what_was_weighed(well):
    worker, state = well, new_match(3)
    for _ in range(12):
        worker.ask(view(state, state.decision.seat), "regular", 1, seconds=PATIENCE, nodes=200)
        before = state.copy()
        advance(state, wait(worker))
        assert {*worker.reasons} <= {*CONTRACTS.judging.names, WINNING}
        if worker.reasons and len(worker.weighed) > 1:
            chances = [line.chance for line in worker.weighed if line.chance is not None]
            assert chances and chances == sorted(chances, reverse=True) and worker.weighed[0].ways[0] in answers(before)
            return
    raise AssertionError("no answer was better than another")


def test_a_receipt_is_for_one_view(well):
    worker, state = well, new_match(3)
    worker.ask(view(state, state.decision.seat), "casual", 1)
    wait(worker)
    with pytest.raises(ValueError, match="the receipt is for view"):
        recompute(worker.receipt, view(state, 1 - state.decision.seat), CONTRACTS, cards())


def test_only_the_last_question_is_answered(well):
    worker, early, late = well, new_match(3), new_match(4)
    worker.ask(view(early, early.decision.seat), "casual", 1)
    shown = view(late, late.decision.seat)
    worker.ask(shown, "casual", 2, seconds=PATIENCE)
    answer = wait(worker)
    assert worker.receipt.seed == 2
    assert recompute(worker.receipt, shown, CONTRACTS, cards()) == answer
    sleep(0.1)
    assert worker.poll() is None


def test_it_is_stopped_while_it_thinks_and_can_start_again(worker):
    state = new_match(3)
    shown = view(state, state.decision.seat)
    worker.ask(shown, "casual", 1)
    worker.stop()
    assert not worker.alive
    assert worker.poll() is None
    worker.ask(shown, "casual", 1)  # goes nowhere, and does no harm
    worker.restart()
    worker.ask(shown, "casual", 1)
    assert is_legal(state, wait(worker))


def test_a_level_that_there_is_not_is_refused_at_once(well):
    state = new_match(3)
    with pytest.raises(KeyError):
        well.ask(view(state, state.decision.seat), "clairvoyant", 1)


def test_the_worker_never_loads_the_window_library():
    code = (
        "import game.ai.worker, game.language.library, game.rules.contracts.game, sys; print('pygame' in sys.modules)"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout.strip() == "False"


# --- a process that is not well ---------------------------------------------------------------------------------------


def test_a_process_that_ends_before_it_is_ready_is_replaced_though_its_pipe_says_nothing(worker, monkeypatch):
    """So it is on Windows, where the pipe's other end stays open in this process until the new one takes it."""
    state = new_match(3)
    worker.ask(view(state, state.decision.seat), "casual", 5)
    first = process_of(worker)
    monkeypatch.setattr(worker._channel, "receive", lambda: None)
    worker._process.kill()
    assert is_legal(state, wait(worker))
    assert worker.trouble == "restarted" and process_of(worker) != first


STOPPED = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no signal that stops a process")


def process_of(worker):
    return worker._process.pid


def test_a_killed_process_is_replaced_and_asked_again(worker):
    state = new_match(3)
    shown = view(state, state.decision.seat)
    worker.ask(shown, "casual", 5)
    first = process_of(worker)
    worker._process.kill()
    assert is_legal(state, wait(worker))
    assert worker.trouble == "restarted" and process_of(worker) != first and worker.receipt.seed == 5
    worker.ask(shown, "casual", 6)
    assert worker.trouble == "", "what is over is not said again"
    assert is_legal(state, wait(worker))


@STOPPED
def test_a_stopped_process_is_replaced_after_a_limit(worker, monkeypatch):
    monkeypatch.setattr(worker_module, "SLOW", 0.1)
    monkeypatch.setattr(worker_module, "LIMIT", 0.4)
    state = new_match(3)
    worker.ask(view(state, state.decision.seat), "casual", 5)
    wait(worker)
    os.kill(process_of(worker), signal.SIGSTOP)
    monkeypatch.setattr(worker_module, "START_LIMIT", PATIENCE)
    worker.ask(view(state, state.decision.seat), "casual", 5)
    seen = []
    assert is_legal(state, until(lambda: seen.append(worker.trouble) or worker.poll()))
    assert list(dict.fromkeys(seen))[:3] == ["", "slow", "restarted"]


@STOPPED
def test_a_stopped_process_is_ended_and_holds_up_nobody_with_its_questions(worker):
    """Who waited for it here would wait for ever."""
    shown = view(new_match(3), 0)
    os.kill(process_of(worker), signal.SIGSTOP)
    for seed in range(200):  # much more than a pipe holds
        worker.ask(shown, "casual", seed)
        worker.poll()
    worker.stop()
    assert not worker.alive


@STOPPED
def test_while_the_table_itself_was_stopped_no_time_has_passed(worker, monkeypatch):
    state = new_match(3)
    worker.ask(view(state, state.decision.seat), "casual", 5)
    wait(worker)
    os.kill(process_of(worker), signal.SIGSTOP)
    worker.ask(view(state, state.decision.seat), "casual", 5)
    clock = iter((monotonic() + 3600, monotonic() + 7200))
    monkeypatch.setattr(worker_module, "monotonic", lambda: next(clock))
    assert worker.poll() is None and worker.poll() is None
    assert worker.trouble == ""
    os.kill(process_of(worker), signal.SIGCONT)


GARBLED = (
    b"", b"\x80\x04.", b"null", b"[]", b"[1]", b'[1,["end"],[],[]]', b'[1,["end"],["a","b",1,2,3],[]]',
    b'["1",["end"],["a","b",1,2,false],[]]', b'[1,[],["a","b",1,2,false],[]]', b'[1,[7],["a","b",1,2,false],[]]',
    b'[1,["end",[1]],["a","b",1,2,false],[]]', b'[1,["end",1.5],["a","b",1,2,false],[]]', b"[" * 100_000,
    b'[1,["end"],["a","b",1,2,false],[7]]', b'[1,["end"],["a","b",1,2,false],"win"]',
    b'[1,["end"],["a","b",1,2,false]]', b'[1,["end"],["a","b",1,2,false,"",0],[],7]',
    b'[1,["end"],["a","b",1,2,false,"",0],[],[[1]]]', b'[1,["end"],["a","b",1,2,false,"",0],[],[["x",[]]]]',
)  # fmt: skip


@pytest.mark.parametrize("message", GARBLED, ids=lambda m: repr(m[:30]))
def test_what_is_no_answer_is_not_taken_for_one(message):
    with pytest.raises(Malformed):
        answer_from(message)


def test_an_answer_comes_as_it_was_sent():
    receipt = Receipt("ab", "casual", 1 << 63, 700, True)
    reply = Reply(
        7, ("play", 3), receipt, ("win",), (Weighed(0.5, (("play", 3), ("end",))), Weighed(None, (("end",),)))
    )
    assert answer_from(encoded(reply)) == reply


def mute(incoming, outgoing):
    """A process that babbles."""
    while True:
        message = incoming.recv_bytes()
        if message.startswith(b"[1,"):
            outgoing.send_bytes(b'{"babble":')


def half(incoming, outgoing):
    """A process that stops within a message."""
    os.write(outgoing.fileno(), b"\x00\x00\x10\x00half of")
    while True:
        incoming.recv_bytes()


def endless(incoming, outgoing):
    """A process that says it has two gigabytes to send."""
    os.write(outgoing.fileno(), b"\x7f\xff\xff\xff")
    while True:
        incoming.recv_bytes()


def gone(incoming, outgoing):
    """A process that never comes up."""


@pytest.mark.parametrize("serve", first(2, [mute, gone, half, endless]))
def test_where_no_process_thinks_the_match_still_goes_on(monkeypatch, serve):
    monkeypatch.setattr(worker_module, "serve", serve)
    monkeypatch.setattr(worker_module, "START_LIMIT", 1.0)
    state = new_match(3)
    shown = view(state, state.decision.seat)
    found = Worker("contracts", [d.source for d in library().definitions.values()], library().constants)
    try:
        found.ask(shown, "casual", 5)
        answer = wait(found)
        assert is_legal(state, answer)
        assert found.trouble == "random" and found.receipt.level == "random"
        assert recompute(found.receipt, shown, CONTRACTS, cards()) == answer
    finally:
        found.stop()


def test_a_process_whose_answer_was_refused_is_replaced(worker):
    state = new_match(3)
    worker.ask(view(state, state.decision.seat), "casual", 5)
    wait(worker)
    first = process_of(worker)
    assert worker.refused() is None
    assert process_of(worker) != first and worker.trouble == "restarted"
    assert is_legal(state, wait(worker))


ORPHAN = """
import os, signal, sys, time
from game.ai.worker import Worker
from game.language.library import CARDS, load
from game.rules import game_named
if __name__ == "__main__":
    library = load(CARDS / "contracts", "contracts", game_named("contracts").vocabulary)
    worker = Worker("contracts", [d.source for d in library.definitions.values()], library.constants)
    while not worker._channel._received.qsize():
        time.sleep(0.01)
    os.kill(worker._process.pid, signal.SIGSTOP)
    print(worker._process.pid, flush=True)
    time.sleep(60)
"""


def has_ended(pid):
    try:
        return "State:\tZ" in Path(f"/proc/{pid}/status").read_text()  # it waits for whoever takes care of orphans
    except OSError:
        return True


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="elsewhere a stopped process outlives its parent")
def test_a_stopped_process_ends_with_a_table_that_is_killed():
    table = subprocess.Popen([sys.executable, "-c", ORPHAN], stdout=subprocess.PIPE, text=True)
    pid = int(table.stdout.readline())
    table.kill()
    table.wait()
    until(lambda: has_ended(pid))


# --- what is sent -----------------------------------------------------------------------------------------------------


def test_the_process_is_not_sent_the_command_line(monkeypatch):
    """The match's seed may stand in it."""
    monkeypatch.setattr(sys, "argv", ["contracts", "play", "--seed", "736251"])
    sent = []
    from multiprocessing import spawn

    prepared = spawn.get_preparation_data

    def spy(name):
        sent.append(prepared(name))
        return sent[-1]

    monkeypatch.setattr(spawn, "get_preparation_data", spy)
    Worker("contracts", [], {}).stop()
    assert sent and "736251" not in json.dumps(sent, default=repr)
    assert sys.argv[-1] == "736251"


def test_a_question_through_a_pipe_is_answered_as_one_that_was_not_sent():
    state = new_match(3)
    asked = Question(1, view(state, state.decision.seat), "casual", 9, None, 150)
    assert think(Question.read(encoded(asked)), CONTRACTS, cards()) == think(asked, CONTRACTS, cards())
