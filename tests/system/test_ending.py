"""However the program ends, it ends soon, leaves no process, and says in one sentence what was wrong."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from itertools import product
from pathlib import Path

import pytest

from game import cli
from tests import running
from tests.rings import each, first
from tests.waiting import PATIENCE, until

HOUSE = Path(__file__).resolve().parents[2]
FULL = Path("/dev/full")


def contracts(*arguments: str, home: Path, unbuffered: str = "", **more) -> subprocess.CompletedProcess[str]:
    surroundings = {**os.environ, "PYTHONUNBUFFERED": unbuffered, "CONTRACTS_HOME": str(home), "PYTHONPATH": str(HOUSE)}
    return subprocess.run(
        [sys.executable, "-m", "game", *arguments], cwd=HOUSE, env=surroundings, text=True, timeout=120, **more
    )


@pytest.mark.skipif(not FULL.exists(), reason="there is no device that is always full")
@pytest.mark.parametrize("line", first(3, ["--version", "text --lang en", "check --json", "--help", "--where", "schema",
                                           "simulate --games 2 --json"]))  # fmt: skip
def test_output_to_a_full_device_ends_in_one_sentence(tmp_path, line):
    for unbuffered in ("", "1"):
        with FULL.open("w") as full:
            ran = contracts(*line.split(), home=tmp_path, unbuffered=unbuffered, stdout=full, stderr=subprocess.PIPE)
        assert ran.returncode == 1
        assert ran.stderr == (
            "contracts: the output can't be written (No space left on device); make room, or send it elsewhere\n"
        )
    assert not (tmp_path / "logs").exists(), "no crash report"


@pytest.mark.skipif(not FULL.exists(), reason="there is no device that is always full")
def test_where_even_the_sentence_can_not_be_written_it_still_ends(tmp_path):
    with FULL.open("w") as full:
        assert contracts("text", home=tmp_path, stdout=full, stderr=full).returncode == 1
        assert contracts("nonsense", home=tmp_path, stdout=full, stderr=full).returncode == 2


def test_a_reader_that_has_seen_enough_is_no_error(tmp_path):
    read, write = os.pipe()
    os.close(read)
    ran = contracts("text", home=tmp_path, stdout=write, stderr=subprocess.PIPE)
    os.close(write)
    assert (ran.returncode, ran.stderr) == (0, "")


ENDLESS = """
import multiprocessing, os, signal, sys, time
from game.ai.worker import Worker
from game.commands import table
from game.records.cards import library
def held(given):
    cards = library("contracts")
    worker = Worker("contracts", [d.source for d in cards.definitions.values()], cards.constants)
    if EARLY:
        os.kill(worker._process.pid, signal.SIGSTOP)
        os.waitpid(worker._process.pid, os.WUNTRACED)  # until it has stopped
    while not EARLY and not worker._channel._received.qsize():
        time.sleep(0.01)
    print(worker._process.pid, flush=True)
    try:
        while True:
            time.sleep(0.01)
    finally:
        if STUCK:
            while True:
                try:
                    time.sleep(60)
                except BaseException:
                    pass
if __name__ == "__main__":
    table.title = held
    from game import cli
    raise SystemExit(cli.main())
"""


@pytest.mark.skipif(sys.platform == "win32", reason="signals of POSIX")
@pytest.mark.parametrize(("name", "stuck"), each(product(["SIGTERM", "SIGHUP", "SIGKILL"], ["free", "stuck"])))
def test_told_to_end_it_ends_and_leaves_no_process(tmp_path, name, stuck):
    ran = begun(tmp_path, stuck=stuck == "stuck", early=False)
    worker = int(ran.stdout.readline())
    os.kill(worker, signal.SIGSTOP)
    end_it(ran, name)


@pytest.mark.skipif(sys.platform == "win32", reason="signals of POSIX")
@pytest.mark.parametrize(("name", "hangup"), each(product(["SIGTERM", "SIGKILL"], [signal.SIG_DFL, signal.SIG_IGN])))
def test_a_worker_that_was_stopped_before_it_came_up_does_not_stay(tmp_path, name, hangup):
    ran = begun(tmp_path, stuck=False, early=True, hangup=hangup)
    assert int(ran.stdout.readline())
    end_it(ran, name)


def begun(home: Path, stuck: bool, early: bool, hangup: signal.Handlers = signal.SIG_DFL) -> subprocess.Popen[str]:
    """The program, with an opponent's process whose id it tells; `early`: stopped as soon as it is there."""
    return subprocess.Popen(
        [sys.executable, "-c", f"STUCK, EARLY = {stuck}, {early}\n{ENDLESS}"], cwd=HOUSE, text=True,
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True,
        env={**os.environ, "CONTRACTS_HOME": str(home), "PYTHONPATH": str(HOUSE)},
        preexec_fn=lambda: signal.signal(signal.SIGHUP, hangup),
    )  # fmt: skip


def end_it(ran: subprocess.Popen[str], name: str) -> None:
    """Send the signal; all its processes end, without a word."""
    number = getattr(signal, name)
    ran.send_signal(number)
    ran.wait(timeout=PATIENCE)
    try:
        until(lambda: not running.session(ran.pid), "a process is left")
    finally:
        for line in running.session(ran.pid):
            os.kill(int(line.split()[0]), signal.SIGKILL)
    assert ran.returncode == (-9 if name == "SIGKILL" else 128 + number)
    assert ran.stderr.read() == ""


def test_in_the_package_a_worker_without_a_parent_ends_without_a_word(monkeypatch, capsys):
    def orphaned() -> None:
        raise OSError(87, "Invalid parameter")

    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr("multiprocessing.freeze_support", orphaned)
    with pytest.raises(SystemExit) as ended:
        cli.main(["--version"])
    assert ended.value.code == 1 and capsys.readouterr() == ("", "")
