"""What can't look at the clock is ended by it, wherever it is."""

from __future__ import annotations

import signal
import threading
import time

import pytest

from game.system.limit import TimeUp, within


@pytest.fixture(autouse=True)
def _nothing_is_left():
    found = signal.signal(signal.SIGINT, signal.default_int_handler)  # begun in the background it is ignored
    yield
    time.sleep(0.01)  # nor an interrupt that comes late
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler
    signal.signal(signal.SIGINT, found)
    assert not [thread for thread in threading.enumerate() if thread.name == "limit"]


def endless():
    while True:
        try:
            len("x")
        except Exception:
            continue


def test_what_never_ends_is_ended():
    with pytest.raises(TimeUp):
        within(0.1, endless)


def test_what_is_done_in_time_is_left_alone():
    for _ in range(20):
        assert within(5, lambda: sum(range(100))) == 4950
    assert within(None, lambda: 3) == 3


def test_at_the_very_end_it_is_either_in_time_or_not():
    met = set()
    for number in range(200):
        before = signal.getsignal(signal.SIGINT)
        end = time.monotonic() + 0.002 + (number - 100) * 0.0001

        def work(end=end):
            while time.monotonic() < end:
                pass

        try:
            met.add(within(0.002, work))
        except TimeUp:
            met.add(TimeUp)
        assert signal.getsignal(signal.SIGINT) is before
    assert met == {None, TimeUp}


def test_an_interrupt_from_the_keyboard_means_what_it_meant():
    with pytest.raises(KeyboardInterrupt):
        within(30, lambda: signal.raise_signal(signal.SIGINT))


def test_a_fault_comes_through():
    with pytest.raises(ZeroDivisionError):
        within(30, lambda: 1 / 0)
