"""Constants of a game that are more than a number or a switch: a table, or lists. Declared in `Vocabulary.tables`.

In a rules file and in a match file such a constant is plain data with the words of the game; in `State.options` it is
`packed`: nested tuples in the order of the words, so that options stay a value.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Table(ABC):
    """A constant with a line for each of `rows`."""

    rows: tuple[str, ...]

    @abstractmethod
    def packed(self, written: Any) -> tuple[Any, ...]:
        """As options hold it, from plain data that was checked."""

    @abstractmethod
    def plain(self, packed: Any) -> dict[str, Any]:
        """The way back."""


@dataclass(frozen=True)
class Numbers(Table):
    """A whole number from `least` to `most` for each row and column: `{first: {second: 2}}`.

    With `own`, that is the number of a row and the column of its own name, and nothing is written there.
    """

    columns: tuple[str, ...]
    least: int
    most: int
    own: int | None = None

    def columns_of(self, row: str) -> tuple[str, ...]:
        """The columns for which something is written in a row."""
        return self.columns if self.own is None else tuple(column for column in self.columns if column != row)

    def packed(self, written: Mapping[str, Mapping[str, int]]) -> tuple[tuple[int, ...], ...]:
        return tuple(tuple(written[row].get(column, self.own or 0) for column in self.columns) for row in self.rows)

    def plain(self, packed: Any) -> dict[str, Any]:
        return {
            row: {column: packed[n][self.columns.index(column)] for column in self.columns_of(row)}
            for n, row in enumerate(self.rows)
        }


@dataclass(frozen=True)
class Lists(Table):
    """Some of the words `of`, each once, for each row: `{1: [first, second]}`; in the order of `of` when packed."""

    of: tuple[str, ...]

    def packed(self, written: Mapping[str, Any]) -> tuple[tuple[str, ...], ...]:
        return tuple(tuple(word for word in self.of if word in written[row]) for row in self.rows)

    def plain(self, packed: Any) -> dict[str, Any]:
        return {row: list(packed[n]) for n, row in enumerate(self.rows)}


def printed(defaults: Mapping[str, Any], tables: Mapping[str, Table]) -> dict[str, Any]:
    """The constants as a rules file would have them, from those of a NamedTuple."""
    return {name: tables[name].plain(value) if name in tables else value for name, value in defaults.items()}
