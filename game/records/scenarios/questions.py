"""What is expected of the question that is asked: to whom and which it is, what answers it, and what is refused."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from yaml import MappingNode

from game.kernel.decisions import Decision
from game.kernel.errors import IllegalAnswer, Reason
from game.kernel.phrases import why
from game.language.reading.fieldtypes import Schema, map_of
from game.language.source import Node
from game.records.scenarios.answering import NotConcerned, Table, Unanswerable
from game.records.scenarios.kinds import Expected, Kind, Wanted
from game.records.scenarios.nodes import Nodes
from game.records.scenarios.translatable import Translatable, told_by
from game.records.scenarios.words import Sentence, Words

CLAUSE = re.compile(r"[A-Z]+-\d+[a-z]?")
CODE = re.compile(r"[a-z][a-z_]*")
ANSWERS: Schema = {"$ref": "#/$defs/answers"}
TEXT: Schema = {"type": "string"}


class Asked(Kind):
    """`{P1: act}`, or `nobody`; as a value the seat and the kind of question."""

    def expect(self, nodes: Nodes, node: Node, name: str) -> list[Wanted]:
        if not isinstance(node, MappingNode):
            word = nodes.source.one_of(node, ("nobody",), "who is asked; write {P1: …} or")
            return [(node, "", None)] if word else []
        table = nodes.source.fields(node, f"`{name}`", nodes.words.seat_names) or {}
        return [(node, "", (seat, nodes.source.word(value, "the question"))) for seat, value in table.items()]

    def expected(self, words: Words, name: str) -> Schema:
        return {"anyOf": [{"const": "nobody"}, map_of(dict.fromkeys(words.seat_names, TEXT))]}

    def misses(self, table: Table, expected: Expected, found: Decision | None) -> Iterator[str]:
        if expected.value is None:
            if found is not None:
                yield Translatable("asked-nobody", standing=table.standing())
        elif found is None or (f"P{found.seat + 1}", found.kind) != expected.value:
            who, kind = expected.value
            yield Translatable("asked-is", who=who, kind=kind, standing=table.standing())


class Can(Kind):
    """Sentences that whoever is asked can say."""

    def expect(self, nodes: Nodes, node: Node, name: str) -> list[Wanted]:
        return [(sentence.node, "", sentence) for sentence in nodes.sentences(node)]

    def expected(self, words: Words, name: str) -> Schema:
        return ANSWERS

    def misses(self, table: Table, expected: Expected, found: Decision | None) -> Iterator[str]:
        told = _refused(table, expected.value)
        if isinstance(told, Unanswerable):
            yield told_by(told)
        elif told is not None:
            said = expected.value.text
            yield Translatable("can", said=said, why=why(table.state, told), reason=table.named(told))


@dataclass(frozen=True)
class Refusal:
    """A sentence that is to be refused; with `reasons`, for each of these clauses and codes."""

    sentence: Sentence
    reasons: tuple[str, ...] = ()


class Cannot(Kind):
    """Sentences, or a map of sentences to the codes and clauses of the reason."""

    def expect(self, nodes: Nodes, node: Node, name: str) -> list[Wanted]:
        if not isinstance(node, MappingNode):
            return [(sentence.node, "", Refusal(sentence)) for sentence in nodes.sentences(node)]
        found: list[Wanted] = []
        for key, value in (nodes.source.mapping(node, f"`{name}`") or {}).values():
            sentence = nodes.sentence(key)
            reasons = [self._reason(nodes, one) for one in nodes.listed(value)]
            if sentence is not None:
                found.append((key, "", Refusal(sentence, tuple(word for word in reasons if word))))
        return found

    def _reason(self, nodes: Nodes, node: Node) -> str | None:
        word = nodes.source.word(node, "the reason")
        if word is not None and not CLAUSE.fullmatch(word) and not CODE.fullmatch(word):
            nodes.source.fault(node, f"`{word}` is neither a clause nor a reason", "write one such as C-074")
        return word

    def expected(self, words: Words, name: str) -> Schema:
        reasons = {"anyOf": [TEXT, {"type": "array", "items": TEXT}]}
        return {"anyOf": [ANSWERS, {"type": "object", "additionalProperties": reasons}]}

    def misses(self, table: Table, expected: Expected, found: Decision | None) -> Iterator[str]:
        sentence, wanted = expected.value.sentence, expected.value.reasons
        told = _refused(table, sentence)
        facts: dict[str, Any] = {"said": sentence.text}
        facts["because"] = Translatable("by", clauses=wanted) if wanted else ""
        if told is None:
            yield Translatable("cannot", **facts)
        elif isinstance(told, NotConcerned) and not wanted:
            return
        elif isinstance(told, Unanswerable):
            yield told_by(told)
        elif any(told.clause != word if CLAUSE.fullmatch(word) else told.code != word for word in wanted):
            yield Translatable("cannot-so", **facts, why=why(table.state, told), reason=table.named(told))


def _refused(table: Table, sentence: Sentence) -> Reason | Unanswerable | None:
    """The reason for which the sentence is refused, the error where it can't be said at all, None if it is legal."""
    asked = table.state.decision
    if asked is None:
        return Unanswerable(Translatable("no-answer", said=sentence.text, standing=table.standing()))
    try:
        table.copy().perform(asked.seat, sentence)
    except IllegalAnswer as error:
        return error.reason
    except Unanswerable as error:
        return error
    return None
