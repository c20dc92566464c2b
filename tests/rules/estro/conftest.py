"""The fixtures of the rules tests."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.rules.estro import board


@pytest.fixture
def table() -> board.Table:
    """Two players, nothing on the field, blank cards in the decks, no Zone."""
    return board.Table()


@pytest.fixture
def inferno() -> board.Table:
    """The same for two teams of two."""
    return board.Table(seats=4)


@pytest.fixture
def match() -> Callable[..., board.Table]:
    """`match(deck_one, deck_two, first=P1, seed=1)`: a whole match from its set-up on."""
    return board.match
