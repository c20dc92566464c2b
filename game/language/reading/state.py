"""What is known while the clauses of one card are read."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from game.kernel.costs import FREE, Cost
from game.kernel.reach import Sorts
from game.kernel.vocabulary import TriggerKind, Vocabulary
from game.language.declarations import Grammar, grammar
from game.language.source import Node, Source

LARGEST = 99
"""No number on a card is larger."""


UNKNOWN = TriggerKind(amount=True)
"""Stands for a trigger that there is not, while the rest of its clause is read: it may be about anything."""


@dataclass(frozen=True)
class OwnKeyword:
    """A keyword that a game's `keywords.yaml` makes: its clauses, with the file in which they stand."""

    source: Source
    nodes: Sequence[Node]
    written: tuple[Any, ...]
    """The same as plain data."""


@dataclass
class Reading:
    """One card. `mentioned` collects cards that must exist, with their places."""

    words: Vocabulary
    source: Source
    mentioned: list[tuple[Node, str]] = field(default_factory=list)
    created: list[tuple[Node, str, bool]] = field(default_factory=list)
    """Cards that must be tokens."""
    pictures: list[tuple[str, str, int, int]] = field(default_factory=list)
    """Those that it names, each with file, line and column."""
    cost: Cost = FREE
    """What the card costs."""

    numbered: dict[str, int] = field(default_factory=dict)
    """By the key of a clause, how many clauses within it have their key already."""
    kind: str = ""
    """The kind of card that bears the clause; "" where it may be any, or is not known."""
    token: bool = False
    counters: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    """The counters that the card names, with their names."""

    own: Mapping[str, OwnKeyword] = field(default_factory=dict)
    """The keywords that the game's file of keywords makes."""
    pinned: bool = False
    """Is it read as a match keeps it, by keywords that there may not be any more?"""

    # Of the clause being read
    key: str = ""
    """Its key; its modes and those that it gives to others are numbered behind it."""
    when: str = ""
    """Its trigger; "" where it is not known."""
    delayed: str = ""
    """The trigger of the moment for which a part of it waits (`kernel.delaying`), while that is being read."""
    locked: int = 0
    """How many targets it has."""
    targets: list[Sorts] = field(default_factory=list)
    """What each of them can be."""
    picks: list[int] = field(default_factory=list)
    """How many of each of them are chosen."""
    moments: frozenset[str] = frozenset()
    """The moments in which it may be carried out."""
    subject: Sorts = frozenset()
    """What `subject` can be."""
    has_event: bool = False
    """May it speak of `subject` and `object`?"""
    traces: bool = False
    """Does it name as `object` what is kept on demand (`reach.Side.traced`)?"""
    once: bool = False
    """Is it carried out once in a match?"""
    has_x: bool = False
    """May it speak of an X that was paid?"""

    def inner_key(self) -> str:
        """The key of the next clause within the one being read."""
        number = self.numbered.get(self.key, 0)
        self.numbered[self.key] = number + 1
        return f"{self.key}.{number}"

    def written_trigger(self) -> str:
        """What sets the clause off, as it is written."""
        if self.delayed:
            return f"`later: {{when: {self.delayed}}}`"
        return f"`instead: {self.trigger.replaces}`" if self.trigger.replaces else f"`when: {self.when}`"

    def check_moment(self, node: Node, what: str, moment: str) -> None:
        """A fault if it is never that moment (of `Vocabulary.moments`) where the clause is carried out."""
        if self.when and moment and moment not in self.moments:
            told = self.words.moments[moment]
            where = self.written_trigger() if moment not in self.trigger.moments else "this `if`"
            self.source.fault(node, f"{what} means nothing with {where}: {told.outside}", told.instead)

    @property
    def trigger(self) -> TriggerKind:
        return self.words.triggers[self.when] if self.when else UNKNOWN

    @property
    def grammar(self) -> Grammar:
        return grammar(self.words)
