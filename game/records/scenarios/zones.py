"""What is expected of a zone: exactly these cards, so many, or some that are or are not among them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from yaml import MappingNode, SequenceNode

from game.kernel.places import DRAWN
from game.language.reading.fieldtypes import Schema, map_of
from game.language.source import Node
from game.records.scenarios.answering import Table
from game.records.scenarios.kinds import Expected, Kind, Wanted, bounds_in_words
from game.records.scenarios.nodes import BOUNDS, Nodes
from game.records.scenarios.translatable import Translatable
from game.records.scenarios.words import Words

NUMBER, EXACTLY, HAS, LACKS = "number", "exactly", "has", "lacks"
"""The ways in which the cards of a zone are expected."""


class Cards(Kind):
    """The cards in a zone. What a board tells of each of them is read in `boards.py`."""

    def shape(self, words: Words, name: str) -> Schema:
        placed = {"$ref": "#/$defs/placed"}
        return {"anyOf": [placed, {"type": "array", "items": placed}]}

    def expect(self, nodes: Nodes, node: Node, name: str) -> list[Wanted]:
        """As a list, as a number, or as who is and who is not among them."""
        if isinstance(node, SequenceNode):
            return [(node, EXACTLY, _named(nodes, node))]
        is_map = isinstance(node, MappingNode)
        table = (nodes.source.fields(node, f"`{name}`", (*BOUNDS, HAS, LACKS)) if is_map else None) or {}
        found: list[Wanted] = [(table[way], way, _named(nodes, table[way])) for way in (HAS, LACKS) if way in table]
        if not table or any(word in table for word in BOUNDS):
            found.append((node, NUMBER, nodes.bounds(node, name, (HAS, LACKS))))
        return found

    def expected(self, words: Words, name: str) -> Schema:
        text: Schema = {"type": "string"}
        listed: Schema = {"type": "array", "items": text}
        some = {way: {"anyOf": [text, listed]} for way in (HAS, LACKS)}
        bounded = {"anyOf": [{"type": "integer"}, map_of({word: {"type": "integer"} for word in BOUNDS} | some)]}
        return {"anyOf": [text, listed, bounded]}

    def misses(self, table: Table, expected: Expected, found: Sequence[int]) -> Iterator[str]:
        zone, wanted = expected.fact.name, expected.value
        whose = Translatable("of-player", who=expected.of) if expected.of else Translatable("of-table")
        lying = ", ".join(map(table.called, found))
        if expected.part == NUMBER:
            if len(found) not in wanted:
                told: dict[str, Any] = {"wanted": bounds_in_words(wanted), "found": len(found)}
                yield (Translatable("value-is", who=expected.of, value=zone, **told) if expected.of
                       else Translatable("count-is", zone=zone, **told))  # fmt: skip
        elif expected.part == EXACTLY:
            if not _fits(table, zone, found, wanted):
                yield Translatable("zone-is", zone=zone, whose=whose, wanted=", ".join(wanted), found=lying)
        elif expected.part == HAS:
            for word in _missing(table, found, wanted):
                yield Translatable("zone-lacks", card=word, zone=zone, whose=whose, found=lying)
        else:
            for word in wanted:
                if any(_is(table, i, word) for i in found):
                    yield Translatable("zone-has", card=word, zone=zone, whose=whose)


def _named(nodes: Nodes, node: Node) -> list[str]:
    """The cards that are named, by ids and labels."""
    found = []
    for one in nodes.listed(node):
        word = nodes.source.word(one, "a card")
        if word is not None and nodes.words.named(word) is None:
            nodes.source.fault(one, f"there is no card or label `{word}`", nodes.words.closest(word))
        elif word is not None:
            found.append(word)
    return found


def _fits(table: Table, zone: str, found: Sequence[int], wanted: Sequence[str]) -> bool:
    """Are these the cards: in this order where the order counts, in any order in a hand or pile?"""
    kinds = table.state.words.zones
    ordered = zone == kinds[DRAWN].name or next(kind for kind in kinds if kind.name == zone).field
    if len(found) != len(wanted):
        return False
    if ordered:
        return all(_is(table, i, word) for i, word in zip(found, wanted, strict=True))
    return not _missing(table, found, wanted)


def _missing(table: Table, found: Sequence[int], wanted: Sequence[str]) -> list[str]:
    """Those of `wanted` for which no card is left; labels and numbers choose first."""
    left, missing = list(found), []
    for word in sorted(wanted, key=lambda w: w not in table.labels and "#" not in w):
        card = next((i for i in left if _is(table, i, word)), None)
        if card is None:
            missing.append(word)
        else:
            left.remove(card)
    return missing


def _is(table: Table, i: int, word: str) -> bool:
    """Is card `i` meant by `word`: by its label, its number among equals, or its id?"""
    if word in table.labels or "#" in word:
        return table.entities(word, table.state.active) == [i]
    named = table.words.named(word)
    return named is not None and table.state.entities[i].card.id == named.word
