"""However the program ends, it ends soon, leaves no process, and says in one sentence what was wrong."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests import running

HOUSE = Path(__file__).resolve().parents[2]
FULL = Path("/dev/full")


def contracts(*arguments: str, home: Path, unbuffered: str = "", **more) -> subprocess.CompletedProcess[str]:
    surroundings = {**os.environ, "PYTHONUNBUFFERED": unbuffered, "CONTRACTS_HOME": str(home), "PYTHONPATH": str(HOUSE)}
    return subprocess.run(
        [sys.executable, "-m", "game", *arguments], cwd=HOUSE, env=surroundings, text=True, timeout=120, **more
    )


@pytest.mark.skipif(not FULL.exists(), reason="there is no device that is always full")
@pytest.mark.parametrize(
    "arguments",
    [("--version",), ("--help",), ("--where",), ("text", "--lang", "en"), ("schema",), ("check", "--json"),
     ("simulate", "--games", "2", "--json")],
    ids=" ".join,
)  # fmt: skip
def test_output_to_a_full_device_ends_in_one_sentence(tmp_path, arguments):
    for unbuffered in ("", "1"):
        with FULL.open("w") as full:
            ran = contracts(*arguments, home=tmp_path, unbuffered=unbuffered, stdout=full, stderr=subprocess.PIPE)
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
import multiprocessing, os, sys, time
from game.ai.worker import Worker
from game.commands import table
from game.records.cards import library
def held(given):
    cards = library("contracts")
    worker = Worker("contracts", [d.source for d in cards.definitions.values()], cards.constants)
    while not worker._channel._received.qsize():
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


def _as_usual():
    """Also where these tests were begun by what takes no hang-up, as in the background."""
    signal.signal(signal.SIGHUP, signal.SIG_DFL)


@pytest.mark.skipif(sys.platform == "win32", reason="signals of POSIX")
@pytest.mark.parametrize("stuck", ["free", "stuck"])
@pytest.mark.parametrize("name", ["SIGTERM", "SIGHUP", "SIGKILL"])
def test_told_to_end_it_ends_and_leaves_no_process(tmp_path, name, stuck):
    program = f"STUCK = {stuck == 'stuck'}\n{ENDLESS}"
    ran = subprocess.Popen(
        [sys.executable, "-c", program], cwd=HOUSE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        env={**os.environ, "CONTRACTS_HOME": str(tmp_path), "PYTHONPATH": str(HOUSE)}, start_new_session=True,
        preexec_fn=_as_usual,
    )  # fmt: skip
    worker = int(ran.stdout.readline())
    os.kill(worker, signal.SIGSTOP)
    number = getattr(signal, name)
    begin = time.monotonic()
    ran.send_signal(number)
    ran.wait(timeout=30)
    while running.session(ran.pid) and time.monotonic() - begin < 30:
        time.sleep(0.01)
    assert time.monotonic() - begin < 2.5, running.session(ran.pid)
    assert ran.returncode == (-9 if name == "SIGKILL" else 128 + number)
    assert ran.stderr.read() == ""
