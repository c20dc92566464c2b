"""Costs as they are written: amounts by element, `x` with its element, and the words of the game's costs."""

from __future__ import annotations

from game.kernel.costs import Cost, Part
from game.language.reading import selectors, sorts
from game.language.reading.state import Reading
from game.language.source import Node

DEAREST = 20
"""No cost asks for more of an element, or of anything else."""


def read(r: Reading, node: Node) -> Cost:
    source, words = r.source, r.words
    elements = words.elements
    x = ("x",) if elements else ()
    table = source.fields(node, "a cost", (*elements, *x, *words.costs)) or {}
    amounts = tuple((source.integer(table[e], f"`{e}`", 0, DEAREST) or 0) if e in table else 0 for e in elements)
    paid_in = source.one_of(table["x"], elements, "element") if "x" in table else None
    parts = [_part(r, word, table[word]) for word in words.costs if word in table]
    return Cost(amounts, elements.index(paid_in) if paid_in else -1, tuple(part for part in parts if part))


def _part(r: Reading, word: str, node: Node) -> Part | None:
    source = r.source
    if r.words.costs[word].number:
        amount = source.integer(node, f"`{word}`", 1, DEAREST)
        return None if amount is None else Part(word, amount)
    selector = selectors.read(r, node, picks=None)
    if selector is None:
        return None
    takes = r.words.costs[word].takes
    if takes is not None:
        sorts.check(r, node, selector, takes, f"`{word}`")
    if selector.name != "self" and not selector.pick:
        source.fault(node, f"how many cards does it cost under `{word}`?", "add `pick: 1`")
    if selector.up_to:
        source.fault(node, "a cost can't be paid in part", "leave `up_to` out")
    return Part(word, selector=selector)
