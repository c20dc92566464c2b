"""What a fact of a scenario is, and the kinds of values that it can have: numbers, truths, words, counts by name.

A kind knows how its values stand in a file and in the schema for editors, how they are expected, and what is told where
something else is found. The facts themselves are declared in `facts.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import Any, Final

from game.kernel.places import SHARED
from game.kernel.ruleset import Ruleset
from game.kernel.state import State
from game.language.reading.fieldtypes import Schema, map_of
from game.language.reading.state import LARGEST
from game.language.source import Node
from game.records.scenarios.answering import Table
from game.records.scenarios.nodes import UNBOUNDED, Bounds, Nodes
from game.records.scenarios.translatable import Translatable
from game.records.scenarios.words import Words

CARD, SEAT, MATCH = "card", "seat", "match"
"""Of what there are facts."""
Wanted = tuple[Node, str, Any]
"""What is expected: where it stands, which part of the fact, and its value."""
Known = Callable[[Words], Iterable[str]]
"""Which words there are in a match."""
Found = Callable[[State, int, str], Any]
"""The value of a fact in a state: of this entity (SHARED for what is of the match), and by this name."""

BOUNDED: Final[Schema] = {"$ref": "#/$defs/bounded"}
UNTOLD: Final = object()


class Stage(IntEnum):
    """When a fact is laid onto a board; in each stage all cards and seats have their turn."""

    GIVEN = 0
    """Whoever lays out the board, or other facts, ask for it; it has no `lay` of its own."""
    COUNTED = 1
    """The numbers of seats, once all cards lie there."""
    MADE = 2
    """What cards and players are."""
    HARMED = 3
    """Last but one, when all that changes what is full stands on the board."""
    COVERED = 4


class Kind:
    """A kind of values. What it does not say itself is as for a value that is expected as it is told."""

    def read(self, nodes: Nodes, node: Node, name: str) -> Any:
        """The value that a board tells, plain as its file has it. Faults are added to those of the file."""
        raise NotImplementedError

    def shape(self, words: Words, name: str) -> Schema:
        """The same for editors."""
        raise NotImplementedError

    def expect(self, nodes: Nodes, node: Node, name: str) -> list[Wanted]:
        """What a step expects."""
        return [(node, "", self.read(nodes, node, name))]

    def expected(self, words: Words, name: str) -> Schema:
        """The same for editors."""
        return self.shape(words, name)

    def misses(self, table: Table, expected: Expected, found: Any) -> Iterator[str]:
        """A sentence for each thing that is otherwise than expected."""
        raise NotImplementedError

    def changed(self, now: Any, before: Any) -> Any:
        """What is said where it was otherwise before; None where it was the same."""
        return now if now != before else None


@dataclass(frozen=True, eq=False)
class Fact:
    """One thing that a scenario can tell of cards, seats or the match."""

    name: str
    """Of several with `names`, what each of them is."""
    kind: Kind
    of: tuple[str, ...] = (CARD, SEAT)
    """Of what: of CARD, SEAT and MATCH."""
    found: Found | None = None
    """What it is. Without it, it can't be expected."""
    stage: Stage | None = None
    """When a board lays it. Without it, no board can tell it."""
    lay: Callable[..., None] = lambda state, entity, name, value: None
    """Makes it true of an entity; what `lasts` takes `until` too, when that ends."""
    take: Found | None = None
    """With which value a board tells what is so, None for nothing. Without it, that is told by other facts."""
    lasts: bool = False
    """Does a board tell by `until` how long?"""
    usual: Callable[[Any], Any] = lambda game: UNTOLD
    """The value that a game takes where nothing is said, so that it is not written."""
    told: tuple[str, ...] = ()
    """Of what it is expected, in the steps that are written of a match that was played, where it has changed."""
    new: Any = UNTOLD
    """What it is held against where a card has just come into play; without it, nothing is told then."""
    there: Callable[[Words, str], bool] = lambda words, name: True
    """Is there such a thing in a match with these words?"""
    names: Callable[[Ruleset], Iterable[str]] | None = None
    """Which there are, where a game has several of the same kind or none."""


@dataclass(frozen=True)
class Expected:
    """Something that must hold."""

    node: Node
    fact: Fact
    of: str = ""
    """Whose: P1, a card, a label; "" for what is of the match."""
    part: str = ""
    """Which of several numbers that belong together, or in which way it is expected."""
    value: Any = None

    @property
    def name(self) -> str:
        return f"{self.fact.name} {self.part}" if self.part else self.fact.name

    def misses(self, table: Table) -> Iterator[str]:
        """What does not hold, a sentence each."""
        meant = table.entities(self.of, table.state.active) if self.of else [SHARED]
        assert self.fact.found is not None
        if not meant:
            yield Translatable("not-there", who=self.of)
        elif len(meant) > 1:
            yield Translatable("several-there", count=len(meant), who=self.of)
        else:
            yield from self.fact.kind.misses(table, self, self.fact.found(table.state, meant[0], self.fact.name))


# --- numbers and truths -----------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Number(Kind):
    least: int = -LARGEST
    most: int = LARGEST
    message: str = "value-is"
    """What is told where it is another one."""

    def read(self, nodes: Nodes, node: Node, name: str) -> int:
        return nodes.source.integer(node, f"`{name}`", self.least, self.most) or 0

    def shape(self, words: Words, name: str) -> Schema:
        return {"type": "integer", "minimum": self.least, "maximum": self.most}

    def expect(self, nodes: Nodes, node: Node, name: str) -> list[Wanted]:
        return [(node, "", nodes.bounds(node, name))]

    def expected(self, words: Words, name: str) -> Schema:
        return BOUNDED

    def misses(self, table: Table, expected: Expected, found: int) -> Iterator[str]:
        if found not in expected.value:
            wanted = bounds_in_words(expected.value)
            yield Translatable(self.message, who=expected.of, value=expected.name, wanted=wanted, found=found)


COUNT: Final = Number(0)


class Truth(Kind):
    def read(self, nodes: Nodes, node: Node, name: str) -> bool:
        return bool(nodes.source.truth(node, f"`{name}`"))

    def shape(self, words: Words, name: str) -> Schema:
        return {"type": "boolean"}

    def misses(self, table: Table, expected: Expected, found: bool) -> Iterator[str]:
        if found != expected.value:
            message = "should-be" if expected.value else "should-not-be"
            yield Translatable(message, who=expected.of, value=expected.name)


@dataclass(frozen=True)
class Counts(Kind):
    """Numbers that belong together, each under its name."""

    names: Callable[[Words, str], Iterable[str]]
    each: Number = COUNT
    open: bool = False
    """Can a file have names that its schema does not know?"""

    def read(self, nodes: Nodes, node: Node, name: str) -> dict[str, int]:
        table = nodes.source.fields(node, f"`{name}`", self.names(nodes.words, name)) or {}
        return {part: self.each.read(nodes, value, part) for part, value in table.items()}

    def shape(self, words: Words, name: str) -> Schema:
        return self._shape(words, name, self.each.shape(words, name))

    def expect(self, nodes: Nodes, node: Node, name: str) -> list[Wanted]:
        table = nodes.source.fields(node, f"`{name}`", self.names(nodes.words, name)) or {}
        return [(value, part, nodes.bounds(value, part)) for part, value in table.items()]

    def expected(self, words: Words, name: str) -> Schema:
        return self._shape(words, name, BOUNDED)

    def _shape(self, words: Words, name: str, each: Schema) -> Schema:
        if self.open:
            return {"type": "object", "additionalProperties": each}
        return map_of(dict.fromkeys(self.names(words, name), each))

    def misses(self, table: Table, expected: Expected, found: Mapping[str, int]) -> Iterator[str]:
        return self.each.misses(table, expected, found.get(expected.part, 0))

    def changed(self, now: Mapping[str, int], before: Mapping[str, int]) -> dict[str, int] | None:
        names = dict.fromkeys([*now, *before])
        return {part: now.get(part, 0) for part in names if now.get(part, 0) != before.get(part, 0)} or None


# --- words ------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Word(Kind):
    known: Known
    what: str
    """Which kind of word, for whoever writes another one."""
    message: str = "word-is"
    open: bool = False
    """Can a file have words that its schema does not know?"""

    def read(self, nodes: Nodes, node: Node, name: str) -> str:
        return nodes.source.one_of(node, self.known(nodes.words), self.what) or ""

    def shape(self, words: Words, name: str) -> Schema:
        return {"type": "string"} if self.open else {"enum": list(self.known(words))}

    def misses(self, table: Table, expected: Expected, found: str) -> Iterator[str]:
        if found != expected.value:
            facts = {"who": expected.of, "value": expected.name, "wanted": expected.value, "found": found}
            yield Translatable(self.message, **facts)


@dataclass(frozen=True)
class WordsOf(Kind):
    """Several words: exactly these are expected, in any order."""

    known: Known
    what: str
    message: str
    said: Callable[[Sequence[str]], Any] = list
    """How they are told."""

    def read(self, nodes: Nodes, node: Node, name: str) -> list[str]:
        return nodes.each_of(nodes.source.sequence(node, f"`{name}`") or [], self.known(nodes.words), self.what)

    def shape(self, words: Words, name: str) -> Schema:
        return {"type": "array", "items": {"enum": list(self.known(words))}}

    def expect(self, nodes: Nodes, node: Node, name: str) -> list[Wanted]:
        return [(node, "", nodes.each_of(nodes.listed(node), self.known(nodes.words), self.what))]

    def expected(self, words: Words, name: str) -> Schema:
        return {"anyOf": [{"enum": list(self.known(words))}, self.shape(words, name)]}

    def misses(self, table: Table, expected: Expected, found: Sequence[str]) -> Iterator[str]:
        if set(found) != set(expected.value):
            wanted = self.said(expected.value)
            yield Translatable(self.message, who=expected.of, wanted=wanted, found=self.said(found))


@dataclass(frozen=True)
class Among(WordsOf):
    """Words of which each is expected to be among those that are found, or each not to be."""

    lacking: bool = False

    def misses(self, table: Table, expected: Expected, found: Sequence[str]) -> Iterator[str]:
        for word in expected.value:
            if (word in found) == self.lacking:
                yield Translatable(self.message, who=expected.of, wanted=word, found=self.said(found))


def bounds_in_words(bounds: Bounds) -> str:
    if bounds.least == bounds.most:
        return str(bounds.least)
    if bounds.most == UNBOUNDED:
        return Translatable("at-least", least=bounds.least)
    if bounds.least == -UNBOUNDED:
        return Translatable("at-most", most=bounds.most)
    return Translatable("between", least=bounds.least, most=bounds.most)
