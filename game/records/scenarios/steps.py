"""The steps of a scenario: answers by seat, the way to a question, and what must hold."""

from __future__ import annotations

from game.language.source import Node, Source, closest
from game.records.scenarios.facts import in_steps
from game.records.scenarios.kinds import CARD, MATCH, SEAT, Expected, Fact
from game.records.scenarios.nodes import Nodes
from game.records.scenarios.parts import Answers, Expect, Step, Until
from game.records.scenarios.words import Words


class StepReader:
    def __init__(self, source: Source, words: Words) -> None:
        self.source = source
        self.words = words
        self.nodes = Nodes(source, words)
        self.seats = words.seat_names

    def steps(self, node: Node) -> list[Step]:
        nodes = self.source.sequence(node, "`steps`") or []
        return [step for n in nodes for step in self._step(n)]

    def _step(self, node: Node) -> list[Step]:
        table = self.source.fields(node, "a step", (*self.seats, "until", "expect")) or {}
        if len(table) > 1:
            self.source.fault(node, "a step is one thing", "begin each with `- `")
        found: list[Step] = []
        for word, value in table.items():
            if word == "until":
                found += self._until(value)
            elif word == "expect":
                found.append(self._expect(value))
            else:
                found.append(Answers(self.seats.index(word), tuple(self.nodes.sentences(value))))
        return found

    def _until(self, node: Node) -> list[Step]:
        table = self.source.fields(node, "`until`", self.seats)
        if table is not None and len(table) != 1:
            usual = self.words.game.board.phrases.own[0].asked[0]
            self.source.fault(node, "who is to be asked what?", f"write `until: {{P1: {usual}}}`")
        found: list[Step] = []
        for seat, value in (table or {}).items():
            kind = self.source.word(value, "the question")
            if kind is not None:
                found.append(Until(value, self.seats.index(seat), kind))
        return found

    # --- expectations -------------------------------------------------------------------------------------------------

    def _expect(self, node: Node) -> Expect:
        checks: list[Expected] = []
        words, of_match = self.words, in_steps(self.words, MATCH)
        for word, (key, value) in (self.source.mapping(node, "`expect`") or {}).items():
            if word in of_match:
                checks += self._expected(of_match[word], "", value)
            elif word in self.seats:
                checks += self._values(value, f"what is expected of {word}", word, SEAT)
            elif words.named(word) is not None:
                checks += self._values(value, f"what is expected of `{word}`", word, CARD)
            else:
                known = (*of_match, *self.seats, *words.labels, *words.cards.by_id)
                self.source.fault(key, f"there is no card, label or fact `{word}`", closest(word, known))
        return Expect(tuple(checks))

    def _values(self, node: Node, what: str, who: str, of: str) -> list[Expected]:
        facts = in_steps(self.words, of)
        table = self.source.fields(node, what, facts) or {}
        return [check for name, value in table.items() for check in self._expected(facts[name], who, value)]

    def _expected(self, fact: Fact, who: str, node: Node) -> list[Expected]:
        wanted = fact.kind.expect(self.nodes, node, fact.name)
        return [Expected(at, fact, who, part, value) for at, part, value in wanted]
