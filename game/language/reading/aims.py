"""Whoever chooses a target chooses among what something can then be done to."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from yaml import MappingNode, ScalarNode, SequenceNode

from game.kernel.clauses import Clause
from game.kernel.reach import PLAYER, Sorts
from game.kernel.selectors import TARGETS
from game.language.reading.state import Reading
from game.language.source import Node


def check(r: Reading, table: Mapping[str, Node], clause: Clause) -> None:
    """A fault at each target that may be a player, or a card of a kind, to which nothing of all that is done can be
    done.

    Else a player could be chosen as what is destroyed, and nothing would happen. A target that a number, a condition
    or another selector looks at is of use anyhow.
    """
    chosen = table["targets"].value
    for number, name in enumerate(TARGETS[: len(clause.targets)]):
        taken, about = _worked_on(r, clause, name)
        others = [node for field, node in table.items() if field != "targets"] + chosen[number + 1 :]
        if not about or sum(word == name for node in others for word in _words(node)) != about:
            continue
        selector = clause.targets[number].name
        if selector not in r.words.lies and selector not in ("you", "opponent", "players"):
            continue
        kinds_chosen, kinds_taken = {sort.kind for sort in r.targets[number]}, {sort.kind for sort in taken}
        lost, fitting = kinds_chosen - kinds_taken, kinds_chosen & kinds_taken
        if PLAYER in lost:
            r.source.fault(chosen[number], f"`{name}` may be players, to whom nothing is done then",
                           "name a set without them, or narrow it with `filter: {kind: …}`")  # fmt: skip
        elif lost and len(fitting) == 1:  # of several no filter would leave them all
            kinds = " or ".join(f"{kind}s" for kind in r.words.kinds if kind in lost)
            r.source.fault(chosen[number], f"`{name}` may be {kinds}, to which nothing is done then",
                           f"narrow it with `filter: {{kind: {min(fitting)}}}`")  # fmt: skip


def _worked_on(r: Reading, clause: Clause, name: str) -> tuple[Sorts, int]:
    """What the operations about a target can work on, and how many they are."""
    found: Sorts = frozenset()
    number = 0
    for operation in (*clause.do, *clause.orelse):
        takes = operation.takes_of(operation.about, vars(operation), r.words) if operation.about else None
        if takes is not None and operation.selector is not None and operation.selector.name == name:
            found, number = found | takes.sorts(r.words), number + 1
    return found, number


def _words(node: Node) -> Iterator[str]:
    """Every word that stands as a value within a node."""
    if isinstance(node, ScalarNode):
        yield str(node.value)
    elif isinstance(node, SequenceNode):
        for part in node.value:
            yield from _words(part)
    elif isinstance(node, MappingNode):
        for _, part in node.value:
            yield from _words(part)
