"""The fixtures of the rules tests."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.rules.contracts import board


@pytest.fixture
def table() -> board.Table:
    """P1's free actions in a later turn; nothing on the board, both players at 30, 30 plain cards in each deck."""
    return board.Table()


@pytest.fixture
def match() -> Callable[..., board.Table]:
    """`match(deck_one, deck_two, first=P1, seed=1)`: a whole match from its set-up on."""
    return board.match
