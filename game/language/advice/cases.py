"""What warnings are made of: a card as it is written, and a place in it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from yaml import MappingNode, SequenceNode

from game.kernel.cards import Definition
from game.language.library import Library
from game.language.source import Node, Source

Path = tuple[str | int, ...]
"""The way to a part of a card: names of fields, and numbers in lists from 0."""


class Advice(NamedTuple):
    """A warning about the part of a card at `path`; `word` is the one of which an example helps."""

    path: Path
    message: str
    suggestion: str
    word: str


@dataclass(frozen=True)
class Written:
    """A card of a sound file, with the place of each of its parts."""

    source: Source
    node: Node
    definition: Definition

    @property
    def id(self) -> str:
        return self.definition.id

    @property
    def plain(self) -> Mapping[str, Any]:
        return self.definition.source


@dataclass(frozen=True)
class Clause:
    """A clause of a card, one of its modes, or one that it gives to others."""

    path: Path
    plain: Mapping[str, Any]
    outer: Mapping[str, Any]
    """The clause whose trigger it has: itself, unless it is a mode."""

    @property
    def when(self) -> str:
        return str(self.outer.get("when", self.outer.get("instead", "")))

    def operations(self, field: str) -> Iterator[tuple[Path, Mapping[str, Any]]]:
        for number, operation in enumerate(self.plain.get(field, ())):
            yield (*self.path, field, number), operation


@dataclass(frozen=True)
class Room:
    """What an adviser may ask for: the library, and how much there can be of something."""

    library: Library

    @property
    def whole(self) -> bool:
        """Is all that was written in it? What has faults may be missing."""
        return not self.library.faults

    def most(self, what: str) -> int | None:
        """So many a set can hold, or so much a resource can be; None where the rules set no bound."""
        constants = self.library.vocabulary.capacity.get(what)
        if constants is None:
            return None
        return sum(int(self.library.constants[name]) for name in constants)


def node_at(node: Node, path: Path) -> Node:
    """The node of a part; the innermost that there is. Of a field it is the value."""
    for step in path:
        found = None
        if isinstance(node, MappingNode):
            found = next((value for key, value in node.value if key.value == step), None)
        elif isinstance(node, SequenceNode) and isinstance(step, int) and step < len(node.value):
            found = node.value[step]
        if found is None:
            return node
        node = found
    return node


def clauses(card: Written) -> Iterator[Clause]:
    """Every clause of the card, with its modes and with those that it gives to others."""
    for number, plain in enumerate(card.plain.get("clauses", ())):
        yield from _clauses(("clauses", number), plain)


def _clauses(path: Path, plain: Mapping[str, Any]) -> Iterator[Clause]:
    yield Clause(path, plain, plain)
    for number, mode in enumerate(plain.get("modes", ())):
        yield Clause((*path, "modes", number), mode, plain)
    for inner, part in parts(path, plain, given=False):
        if inner and inner[-1] == "teach":
            for number, given in enumerate(part):
                yield from _clauses((*inner, number), given)


def parts(path: Path, plain: Any, given: bool = True) -> Iterator[tuple[Path, Any]]:
    """A part of a card and all that is in it; without `given`, not what is within clauses that it gives to others."""
    yield path, plain
    if not given and path and path[-1] == "teach":
        return
    inner: Iterable[tuple[str | int, Any]] = ()
    if isinstance(plain, Mapping):
        inner = plain.items()
    elif isinstance(plain, list | tuple):
        inner = enumerate(plain)
    for step, part in inner:
        yield from parts((*path, step), part, given)


def words_in(plain: Any) -> Iterator[str]:
    """Every word that stands as a value in a part, but for clauses that it gives to others."""
    for _, part in parts((), plain, given=False):
        if isinstance(part, str):
            yield part
