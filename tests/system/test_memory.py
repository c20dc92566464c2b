"""The collector of garbage keeps out where very much is made, and is afterwards as it was."""

import gc

import pytest

from game.language.compose import TooMuch, compose
from game.system.memory import without_collecting


@pytest.fixture
def passes():
    """A list that grows with every pass of the collector."""
    found = []

    def count(phase, info):
        found.append(phase)

    gc.callbacks.append(count)
    yield found
    gc.callbacks.remove(count)


def test_while_a_large_file_is_read_the_collector_makes_no_pass(passes):
    compose("- {a: 1}\n" * 20_000, lambda *told: None)
    assert passes in ([], ["start", "stop"])  # the one that was due at the end


def test_afterwards_it_collects_again_also_where_something_went_wrong():
    with pytest.raises(TooMuch):
        compose("[" * 100, lambda *told: None)
    assert gc.isenabled()


def test_who_had_switched_it_off_finds_it_so():
    gc.disable()
    try:
        with without_collecting():
            pass
        assert not gc.isenabled()
    finally:
        gc.enable()
