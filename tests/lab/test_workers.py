"""Shares of a long run over several processes, of which some are ended from outside."""

from __future__ import annotations

import os
import signal
import time
from multiprocessing import active_children
from pathlib import Path

import pytest

from game.kernel.errors import GameError
from game.lab.executors import HERE
from game.lab.workers import Pool


def double(share: int) -> int:
    return 2 * share


def faulty(share: int) -> int:
    raise GameError(f"share {share}")


def ended_once(share: tuple[int, Path]) -> int:
    """The first process that does the share 2 is ended in it."""
    number, marks = share
    if number == 2:
        try:
            (marks / "seen").touch(exist_ok=False)
        except FileExistsError:
            return number
        os.kill(os.getpid(), signal.SIGTERM)
        time.sleep(60)
    return number


def always_ended(share: int) -> int:
    if share == 2:
        os.kill(os.getpid(), signal.SIGTERM)
        time.sleep(60)
    return share


def test_every_share_is_done_once_whatever_the_number_of_processes() -> None:
    assert [*HERE.spread(double, range(7))] == [0, 2, 4, 6, 8, 10, 12]
    assert [*Pool(1).spread(double, range(7))] == [0, 2, 4, 6, 8, 10, 12]
    assert [*Pool(3).spread(double, range(7))] == [0, 2, 4, 6, 8, 10, 12]
    assert [*Pool(3).spread(double, [5])] == [10]


def test_a_process_that_is_ended_costs_nothing_but_time(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    shares = [(number, tmp_path) for number in range(6)]
    assert list(Pool(2).spread(ended_once, shares)) == [0, 1, 2, 3, 4, 5]
    assert "is begun anew" in capsys.readouterr().err


def test_what_ends_every_process_is_lost_alone_and_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert list(Pool(2).spread(always_ended, range(6))) == [0, 1, 3, 4, 5]
    told = capsys.readouterr().err.splitlines()
    assert len(told) == 2 and told[1].endswith("is lost")


def test_an_error_is_that_of_the_share_and_no_process_stays() -> None:
    with pytest.raises(GameError, match=r"share \d"):
        [*Pool(2).spread(faulty, range(4))]
    assert not active_children()


def test_whoever_stops_asking_ends_the_processes() -> None:
    coming = Pool(2).spread(double, range(1_000))
    next(coming)
    assert active_children()
    coming.close()  # type: ignore[attr-defined]
    assert not active_children()
