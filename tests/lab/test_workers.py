"""Shares of a long run over several processes, of which some are ended from outside."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable, Iterable
from multiprocessing import active_children
from pathlib import Path
from typing import Any

import pytest

from game.kernel.errors import GameError
from game.lab.executors import HERE
from game.lab.workers import Pool


def double(share: int) -> int:
    return 2 * share


def triple(share: int) -> int:
    return 3 * share


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


def done(jobs: int, do: Callable[[Any], int], shares: Iterable[Any]) -> list[int]:
    with Pool(jobs) as pool:
        return list(pool.spread(do, list(shares)))


def test_every_share_is_done_once_whatever_the_number_of_processes() -> None:
    assert [*HERE.spread(double, range(7))] == [0, 2, 4, 6, 8, 10, 12]
    assert done(1, double, range(7)) == done(3, double, range(7)) == [0, 2, 4, 6, 8, 10, 12]
    assert done(3, double, [5]) == [10]


def test_a_process_that_is_ended_costs_nothing_but_time(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    shares = [(number, tmp_path) for number in range(6)]
    assert done(2, ended_once, shares) == [0, 1, 2, 3, 4, 5]
    assert "is begun anew" in capsys.readouterr().err


def test_what_ends_every_process_is_lost_and_said(capsys: pytest.CaptureFixture[str]) -> None:
    assert done(2, always_ended, range(6)) == [0, 1, 3, 4, 5]
    told = capsys.readouterr().err.splitlines()
    assert len(told) == 2 and told[1].endswith("is lost")


def test_processes_are_kept_for_the_next_shares_and_end_with_the_pool() -> None:
    with Pool(2) as pool:
        assert list(pool.spread(double, range(4))) == [0, 2, 4, 6]
        kept = {process.pid for process in active_children()}
        assert list(pool.spread(triple, range(4))) == [0, 3, 6, 9]
        assert {process.pid for process in active_children()} == kept and len(kept) == 2
    assert not active_children()


def test_a_kept_process_that_was_ended_meanwhile_costs_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    with Pool(2) as pool:
        assert list(pool.spread(double, range(4))) == [0, 2, 4, 6]
        for process in active_children():
            process.kill()
            process.join()
        assert list(pool.spread(double, range(4))) == [0, 2, 4, 6]
    assert not capsys.readouterr().err


def test_an_error_is_that_of_the_share_and_no_process_stays() -> None:
    with pytest.raises(GameError, match=r"share \d"):
        done(2, faulty, range(4))
    assert not active_children()


def test_whoever_stops_asking_ends_what_is_being_done() -> None:
    with Pool(2) as pool:
        coming = pool.spread(double, range(1_000))
        next(coming)
        assert active_children()
        coming.close()  # type: ignore[attr-defined]
        assert list(pool.spread(double, [1, 2])) == [2, 4]
    assert not active_children()
