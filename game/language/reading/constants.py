"""Reads the constants of a rules file: numbers within their range, switches, tables and lists."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.kernel import tables
from game.kernel.vocabulary import Vocabulary
from game.language.reading.fieldtypes import Schema, map_of
from game.language.source import Node, Source

Constant = int | bool | dict[str, Any]


def constant(source: Source, words: Vocabulary, name: str, node: Node) -> Constant | None:
    """The plain value of the constant `name`, one of the vocabulary's; None, with faults, if it is none."""
    if name in words.tables:
        return _table(source, words.tables[name], name, node)
    if isinstance(words.constants[name], bool):
        return source.truth(node, f"`{name}`")
    return source.integer(node, f"`{name}`", *words.ranges[name])


def relate(source: Source, words: Vocabulary, now: Mapping[str, Any], written: Mapping[str, Node]) -> None:
    """Do the constants that are `written` agree with each other, and with those that are as they were?"""
    for relation in words.relations:
        lesser, greater = relation.lesser, relation.greater
        node = written.get(lesser) or written.get(greater)
        if node is None or (relation.unlimited and now[greater] == 0) or now[lesser] <= now[greater]:
            continue
        source.fault(node, f"`{lesser}` is {now[lesser]} and `{greater}` is {now[greater]}",
                     f"`{lesser}` can be no more than `{greater}`")  # fmt: skip


# --- tables and lists -------------------------------------------------------------------------------------------------


def _table(source: Source, table: tables.Table, name: str, node: Node) -> dict[str, Any] | None:
    """All its rows, as it is read whole or not at all."""
    rows = source.fields(node, f"`{name}`", table.rows, table.rows)
    if rows is None:
        return None
    found = {row: _row(source, table, row, f"row `{row}` of `{name}`", rows[row]) for row in table.rows if row in rows}
    return found if len(found) == len(table.rows) and None not in found.values() else None


def _row(source: Source, table: tables.Table, row: str, what: str, node: Node) -> Any:
    """A row, or None, with a fault at each cell that is wrong."""
    if isinstance(table, tables.Numbers):
        return _numbers(source, table, row, what, node)
    assert isinstance(table, tables.Lists)
    return _words(source, table, what, node)


def _numbers(source: Source, table: tables.Numbers, row: str, what: str, node: Node) -> dict[str, int] | None:
    columns = table.columns_of(row)
    before = source.number
    fields = source.fields(node, what, table.columns, columns)
    if fields is None:
        return None
    own = fields.pop(row, None) if row not in columns else None
    if own is not None:
        source.fault(own, f"in {what} nothing is written for `{row}` itself: that is {table.own}", "remove it")
    found = {
        column: source.integer(cell, f"`{column}` in {what}", table.least, table.most)
        for column, cell in fields.items()
    }
    sound = {column: value for column, value in found.items() if value is not None}
    return {column: sound[column] for column in columns} if source.number == before else None


def _words(source: Source, table: tables.Lists, what: str, node: Node) -> list[str] | None:
    before = source.number
    found: list[str] = []
    for cell in source.sequence(node, what) or ():
        word = source.one_of(cell, table.of, f"word in {what}")
        if word is not None and word in found:
            source.fault(cell, f"`{word}` stands twice in {what}", "remove one of them")
        elif word is not None:
            found.append(word)
    return found if source.number == before else None


# --- for editors ------------------------------------------------------------------------------------------------------


def shape(words: Vocabulary, name: str) -> Schema:
    """The schema of a constant."""
    if name in words.tables:
        return _table_shape(words.tables[name])
    if isinstance(words.constants[name], bool):
        return {"type": "boolean"}
    least, most = words.ranges[name]
    return {"type": "integer", "minimum": least, "maximum": most}


def _table_shape(table: tables.Table) -> Schema:
    rows: dict[str, Schema] = {}
    for row in table.rows:
        if isinstance(table, tables.Numbers):
            columns = table.columns_of(row)
            cell: Schema = {"type": "integer", "minimum": table.least, "maximum": table.most}
            rows[row] = map_of(dict.fromkeys(columns, cell), list(columns))
        elif isinstance(table, tables.Lists):
            rows[row] = {"type": "array", "items": {"enum": list(table.of)}, "uniqueItems": True}
    whole = map_of(rows, list(table.rows))
    numerals = {f"^{row}$": rows[row] for row in rows if row.isdecimal()}
    return whole | {"patternProperties": numerals} if numerals else whole  # editors take such keys for numbers
