"""What can be answered with cards, as a game says it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

Numbers = Mapping[str, Any]
"""What a view tells of a seat: its public numbers and the cards of its zones, by name."""
Answer = tuple[Any, ...]


@dataclass(frozen=True)
class Verb:
    """Something that is done with a card: the answers (word, card), (word, card, target) where it is `aimed`, or
    (word, card, number) where it is `numbered`."""

    word: str
    zones: tuple[str, ...] = ()
    """Where the cards lie with which it is done; "seat" for a player."""
    aimed: bool = False
    """A card is chosen first, then its target."""
    numbered: bool = False
    """The answer names the number of one of the card's abilities."""
    costs: bool = False
    """Is something paid for it?"""
    beside: bool = False
    """It stands as a button beside the choice of a target, and does not count as a move that is left."""
    action: str = "use"
    """What a press does, for the semantic tree."""
    prompt: str = "prompt-use"
    """The message of the bar while such a card is chosen."""
    left: str = "left-use"
    """The message that counts how often it can still be done; "" where it is no move that is left."""
    lit: bool = True
    """Are the cards lit with which it can be done? Not where it is of use but seldom."""
    tires: str = ""
    """The kind of decision in which a card that can do no more is drawn darker."""
