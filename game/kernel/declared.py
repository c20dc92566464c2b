"""Words of the card language that are declared in one place each: filter words, numbers, conditions and operations.

A declaration is a class below `Declared`, which makes a dataclass of it. Its `word` is what is written on a card, its
fields are what stands under the word (the first one) and beside it (the others), and the name of a field's annotation
says what may be written there (the types below, and those of `operation.py`). `game/language` reads, checks and words
cards by these declarations and makes the schema for editors from them. The first paragraph of the docstring is what
`contracts schema --words` tells of the word; further ones stand in the reference, and one that begins with "Example: "
is a clause with the word.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar, dataclass_transform

if TYPE_CHECKING:
    from game.kernel.vocabulary import Vocabulary


@dataclass(frozen=True, eq=False)
class Between:
    """Bounds on a number, both ends included; None is no bound."""

    least: int | None = None
    most: int | None = None

    def __contains__(self, value: int) -> bool:
        return (self.least is None or value >= self.least) and (self.most is None or value <= self.most)


# What the fields may hold; `game/language/reading` knows each by its name.
Truth = bool
Bounds = Between  # a number, or at_least, at_most, equals
StatName = int  # the place of a stat
MeasuredStat = tuple[str, int]  # a stat with its place; `damage` or `cost` with -1
KeywordName = int  # a keyword, as its bit
ElementName = int  # the place of an element
KindName = str  # a kind of card
PrintedKind = str  # a kind with which cards are printed
TypeName = int  # a type of card, as its bit
TypeNames = int  # types of card, as a mask
CounterName = str  # a counter of the vocabulary, or one that the card names itself
CounterBounds = tuple[tuple[str, Between], ...]  # for each counter how many
Marks = int  # a mask
CardId = str  # any card's id
CardOfDecks = str  # the id of a card that can lie in a deck
HandOrPile = str  # a destination in a hand, a deck or a pile
SomeWords = tuple[str, ...]  # one of the class's `words` for that field, or a list of them
Word = str  # one of the class's `words` for that field


@dataclass_transform(frozen_default=True, eq_default=False, kw_only_default=True, field_specifiers=(field,))
@dataclass(frozen=True, eq=False, kw_only=True)
class Declared:
    """What all of them have in common."""

    def __init_subclass__(cls) -> None:
        dataclass(frozen=True, eq=False, kw_only=True)(cls)

    word: ClassVar[str] = ""
    words: ClassVar[dict[str, tuple[str, ...]]] = {}
    """The words that each field of type Word may hold."""
    named: ClassVar[str] = ""
    """The field that the word itself fills, where one declaration stands for several words (each stat)."""

    needs: ClassVar[str] = ""
    """The part of the vocabulary without which it means nothing; "" for none."""

    @classmethod
    def written(cls, vocabulary: Vocabulary) -> Iterable[str]:
        """The words under which it is written in a game; none where it means nothing there."""
        return (cls.word,) if not cls.needs or getattr(vocabulary, cls.needs) else ()
