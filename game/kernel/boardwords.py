"""What a game says of boards and of answers in words, for those who describe them (`kernel.boards`)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple

from game.kernel.phrases import Phrases

if TYPE_CHECKING:
    from game.kernel.state import State

Places = tuple[int, ...]
"""Indices of a seat's numbers. A number is written to all of them and read from the first."""


class Fact(NamedTuple):
    """What is true or false of a card (or player) and is more than a flag."""

    holds: Callable[[State, int], bool]
    make: Callable[[State, int], None]
    """Let it be true."""


@dataclass(frozen=True)
class BoardWords:
    """What a game says of boards and of answers in words, as data. What it does not say can't be described."""

    moments: Mapping[str, Callable[[State, int], None]] = field(default_factory=dict)
    """Where in the turn of a seat a board may stand: word -> puts among the frames what comes then. The first is meant
    where none is named."""
    phrases: Phrases = field(default_factory=Phrases)
    """How answers are said."""
    filler: Mapping[str, Any] = field(default_factory=dict)
    """The plain data of a card that does nothing; decks that nobody described are made of it."""
    turn: int = 3
    """The number of the turn, where none is given."""
    deck: int = 20
    """How many fillers lie in a deck that nobody described."""
    numbers: Mapping[str, Places] = field(default_factory=dict)
    """Numbers of a seat."""
    groups: Mapping[str, Mapping[str, Places]] = field(default_factory=dict)
    """Numbers of a seat that belong together under one word; those that are not given are 0."""
    placed: Callable[[State, int], None] = lambda state, i: None
    """What the game does with a card that is put onto a board."""
    flags: Mapping[str, int | Fact] = field(default_factory=dict)
    """What is true or false of a card (or player): word -> its bit among the flags, or a fact."""
