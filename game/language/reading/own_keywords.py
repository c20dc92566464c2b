"""Keywords that a game's `keywords.yaml` makes: clauses under a name, which a card has that lists it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from yaml import MappingNode, ScalarNode

from game.kernel.clauses import Clause
from game.language.reading import clauses
from game.language.reading.state import OwnKeyword, Reading
from game.language.source import Node, Source, plain

NAMED = "keyword"
"""The field by which a clause of a card says under which of its keywords it stands. Only the program writes it."""


def read(reading: Reading, word: str, node: Node) -> OwnKeyword:
    """The clauses of a keyword, with what is wrong in them wherever they may stand."""
    source = reading.source
    nodes = source.sequence(node, f"the clauses of `{word}`") or []
    if not nodes:
        source.fault(node, "no clause stands here", "add one, as on a card")
    for number, clause in enumerate(nodes):
        clauses.read(reading, clause, word, number)
    return OwnKeyword(source, nodes, tuple(plain(clause) for clause in nodes))


def listed(node: Node | None) -> dict[str, Node]:
    """The keywords without a number that a card lists."""
    found = node.value if node is not None and isinstance(node.value, list) else []
    return {str(part.value): part for part in found if isinstance(part, ScalarNode)}


def named(nodes: Sequence[Node]) -> dict[str, Node]:
    """The keywords under which clauses of a card stand already, each with the place that says so."""
    pairs = [pair for node in nodes if isinstance(node, MappingNode) for pair in node.value]
    return {str(value.value): value for key, value in pairs if key.value == NAMED and isinstance(value, ScalarNode)}


def split(node: Node) -> tuple[str, Node]:
    """The keyword under which a clause stands, "" for none, and the clause without that."""
    if not isinstance(node, MappingNode) or not named([node]):
        return "", node
    rest = [(key, value) for key, value in node.value if key.value != NAMED]
    return next(iter(named([node]))), MappingNode(node.tag, rest, node.start_mark, node.end_mark)


def check(reading: Reading, word: str, node: Node, keywords: Mapping[str, Node]) -> None:
    """Does the clause stand under a keyword that the card lists and whose clause it is? Of what a match keeps the
    keyword may have changed since."""
    known = reading.own.get(word)
    if word not in keywords or not (reading.pinned or (known is not None and plain(node) in known.written)):
        reading.source.fault(node, f"this is no clause of the keyword `{word}`", f"leave `{NAMED}` out")


def clauses_of(reading: Reading, word: str, card: str, number: int, place: Node) -> list[Clause]:
    """The clauses of a keyword as `card` has them, from `number` on; a fault at `place` if that can't have them."""
    own = reading.own[word]
    scratch = Source(own.source.file, [], starts=own.source.starts)
    there = Reading(
        reading.words, scratch, kind=reading.kind, token=reading.token, cost=reading.cost, counters=reading.counters
    )
    found = [clauses.read(there, node, card, number + n) for n, node in enumerate(own.nodes)]
    if scratch.faults and not own.source.number:  # else it was told there
        first = scratch.faults[0]
        reading.source.fault(place, f"`{word}` can't stand here: {first.message}", first.suggestion)
    reading.mentioned += [(place, mentioned) for _, mentioned in there.mentioned]
    reading.created += [(place, created, is_token) for _, created, is_token in there.created]
    return [clause for clause in found if clause is not None]
