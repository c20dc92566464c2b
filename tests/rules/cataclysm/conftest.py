"""The fixtures of the rules tests."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.rules.cataclysm import board


@pytest.fixture
def table() -> board.Table:
    """Two players, nothing in play, idle Events in hands and decks; `table.begin(P1)` begins a turn."""
    return board.Table()


@pytest.fixture
def round_table() -> board.Table:
    """The same for three players."""
    return board.Table(seats=3)


@pytest.fixture
def match() -> Callable[..., board.Table]:
    """`match(deck_one, deck_two, first=P1, seed=1)`: a whole match from its set-up on."""
    return board.match
