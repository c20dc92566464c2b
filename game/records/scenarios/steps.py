"""The steps of a scenario: answers by seat, the way to a question, and what must hold."""

from __future__ import annotations

import re

from yaml import MappingNode, ScalarNode, SequenceNode

from game.language.reading.state import LARGEST
from game.language.source import Node, Source, closest
from game.records.scenarios.parts import Answers, Bounds, Expect, Expected, Sentence, Step, Until, Value
from game.records.scenarios.words import Words

CLAUSE = re.compile(r"[A-Z]+-\d+[a-z]?")
CODE = re.compile(r"[a-z][a-z_]*")
CARD_FACTS = ("damage", "keywords", "has", "lacks", "zone", "controller", "owner", "place", "known_to", "counters")
SEAT_FACTS = ("keywords", "has", "lacks", "damage", "counters")
MATCH_FACTS = ("asked", "can", "cannot", "result", "turn", "active")


class StepReader:
    def __init__(self, source: Source, words: Words) -> None:
        self.source = source
        self.words = words
        self.seats = [f"P{n + 1}" for n in range(words.seats)]
        self.board = words.game.board
        self.vocabulary = words.game.vocabulary

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
                sentences = self._sentences(value)
                found.append(Answers(self.seats.index(word), tuple(s for s in sentences if s is not None)))
        return found

    def _until(self, node: Node) -> list[Step]:
        table = self.source.fields(node, "`until`", self.seats)
        if table is not None and len(table) != 1:
            self.source.fault(node, "who is to be asked what?", f"write `until: {{P1: {self._a_kind()}}}`")
        found: list[Step] = []
        for seat, value in (table or {}).items():
            kind = self.source.word(value, "the question")
            if kind is not None:
                found.append(Until(value, self.seats.index(seat), kind))
        return found

    def _a_kind(self) -> str:
        return self.board.phrases.own[0].asked[0]

    # --- answers ------------------------------------------------------------------------------------------------------

    def _sentences(self, node: Node) -> list[Sentence | None]:
        """One sentence, or several in a list."""
        nodes = list(node.value) if isinstance(node, SequenceNode) else [node]
        if not nodes:
            self.source.fault(node, "nothing is answered here", "say what, or leave the step out")
        return [self._sentence(n) for n in nodes]

    def _sentence(self, node: Node) -> Sentence | None:
        if isinstance(node, MappingNode):
            return self._raw(node)
        text = str(node.value) if isinstance(node, ScalarNode) and node.tag.endswith(":bool") else None
        text = self.source.word(node, "an answer") if text is None else text
        if text is None:
            return None
        readings = self.words.readings(text)
        if not readings:
            self.source.fault(node, *self.words.problem(text))
            return None
        return Sentence(node, text, tuple(readings))

    def _raw(self, node: Node) -> Sentence | None:
        """An answer as a list of its parts, such as [pick, ember_imp, 3]."""
        table = self.source.fields(node, "an answer", ("answer",), ("answer",))
        nodes = self.source.sequence(table["answer"], "`answer`") if table and "answer" in table else None
        if not nodes:
            return None
        parts: list[str | int] = []
        for part in nodes:
            whole = isinstance(part, ScalarNode) and part.tag.endswith(":int")
            value = self.source.integer(part, "a part") if whole else self.source.word(part, "a part")
            parts.append(value if value is not None else "")
        return Sentence(node, " ".join(map(str, parts)), parts=tuple(parts))

    # --- expectations -------------------------------------------------------------------------------------------------

    def _expect(self, node: Node) -> Expect:
        checks: list[Expected] = []
        for word, (key, value) in (self.source.mapping(node, "`expect`") or {}).items():
            if word in MATCH_FACTS:
                checks += getattr(self, f"_{word}")(value)
            elif word in self.words.shared_zones:
                checks += self._zone("", word, value)
            elif word in self.seats:
                checks += self._seat_values(word, value)
            elif self.words.named(word) is not None:
                checks += self._card_values(word, value)
            else:
                known = (
                    *MATCH_FACTS,
                    *self.words.shared_zones,
                    *self.seats,
                    *self.words.labels,
                    *self.words.cards.by_id,
                )
                self.source.fault(key, f"there is no card, label or fact `{word}`", closest(word, known))
        return Expect(tuple(checks))

    def _seat_values(self, seat: str, node: Node) -> list[Expected]:
        zones, numbers, groups = self.words.own_zones, self.board.numbers, self.board.groups
        known = (*zones, *numbers, *groups, *self.vocabulary.stats, *SEAT_FACTS, *self.board.flags)
        checks: list[Expected] = []
        for name, value in (self.source.fields(node, f"what is expected of {seat}", known) or {}).items():
            if name in zones:
                checks += self._zone(seat, name, value)
            elif name == "counters":
                checks += self._counters(seat, value)
            elif name in groups:
                group = self.source.fields(value, f"`{name}`", groups[name]) or {}
                checks += [Expected(n, "value", f"{name}.{k}", seat, self._bounds(n, k)) for k, n in group.items()]
            else:
                checks.append(Expected(value, "value", name, seat, self._value(value, name)))
        return checks

    def _zone(self, seat: str, name: str, node: Node) -> list[Expected]:
        """The cards in a zone as a list, their number, or who is and who is not among them."""
        if isinstance(node, SequenceNode):
            return [Expected(node, "zone", name, seat, self._cards(node))]
        table = (
            self.source.fields(node, f"`{name}`", (*BOUNDS, "has", "lacks")) if isinstance(node, MappingNode) else {}
        )
        checks: list[Expected] = []
        for word in ("has", "lacks"):
            if table and word in table:
                checks.append(Expected(table[word], word, name, seat, self._cards(table[word])))
        if not table or any(word in table for word in BOUNDS):
            checks.append(Expected(node, "value", name, seat, self._bounds(node, name, ("has", "lacks"))))
        return checks

    def _cards(self, node: Node) -> tuple[str, ...]:
        nodes = list(node.value) if isinstance(node, SequenceNode) else [node]
        return tuple(word for n in nodes if (word := self._reference(n)) is not None)

    def _reference(self, node: Node) -> str | None:
        word = self.source.word(node, "a card")
        if word is not None and self.words.named(word) is None:
            self.source.fault(node, f"there is no card or label `{word}`", self.words.closest(word))
            return None
        return word

    def _card_values(self, card: str, node: Node) -> list[Expected]:
        back = () if self.vocabulary.face_down is None else ("face_down",)
        known = (*self.vocabulary.stats, *CARD_FACTS, *back, *self.board.flags)
        table = self.source.fields(node, f"what is expected of `{card}`", tuple(dict.fromkeys(known))) or {}
        checks: list[Expected] = []
        for name, value in table.items():
            if name == "counters":
                checks += self._counters(card, value)
            else:
                checks.append(Expected(value, "value", name, card, self._value(value, name)))
        return checks

    def _counters(self, who: str, node: Node) -> list[Expected]:
        table = self.source.fields(node, "`counters`", self.words.counters) or {}
        return [Expected(n, "value", f"counters.{k}", who, self._bounds(n, k)) for k, n in table.items()]

    def _value(self, node: Node, name: str) -> Value:
        source = self.source
        if name in self.board.flags or name == "face_down":
            return bool(source.truth(node, f"`{name}`"))
        if name == "zone":
            return source.one_of(node, (*self.words.zones, "gone"), "zone") or ""
        if name == "known_to":
            nodes = list(node.value) if isinstance(node, SequenceNode) else [node]
            known = [source.one_of(n, self.seats, "seat") for n in nodes]
            return tuple(seat for seat in known if seat)
        if name in ("controller", "owner"):
            return source.one_of(node, self.seats, "seat") or ""
        if name in ("keywords", "has", "lacks"):
            nodes = list(node.value) if isinstance(node, SequenceNode) else [node]
            found = [source.one_of(n, self.vocabulary.keywords, "keyword") for n in nodes]
            return tuple(word for word in found if word)
        return self._bounds(node, name)

    def _bounds(self, node: Node, name: str, besides: tuple[str, ...] = ()) -> Bounds:
        if not isinstance(node, MappingNode):
            value = self.source.integer(node, f"`{name}`", -LARGEST, 10 * LARGEST) or 0
            return Bounds(value, value)
        table = self.source.fields(node, f"`{name}`", (*BOUNDS, *besides)) or {}
        least = self.source.integer(table["at_least"], "`at_least`") if "at_least" in table else None
        most = self.source.integer(table["at_most"], "`at_most`") if "at_most" in table else None
        if least is None and most is None:
            self.source.fault(node, f"`{name}` is no number and has no bound", "write a number, or {at_least: 1}")
        return Bounds(least if least is not None else -UNBOUNDED, most if most is not None else UNBOUNDED)

    # Facts of the match

    def _asked(self, node: Node) -> list[Expected]:
        """`{P1: act}`, or `nobody`."""
        if not isinstance(node, MappingNode):
            word = self.source.one_of(node, ("nobody",), "who is asked; write {P1: …} or")
            return [Expected(node, "asked")] if word else []
        table = self.source.fields(node, "`asked`", self.seats) or {}
        found = [(seat, self.source.word(value, "the question")) for seat, value in table.items()]
        return [Expected(node, "asked", kind or "", seat) for seat, kind in found]

    def _can(self, node: Node) -> list[Expected]:
        sentences = [s for s in self._sentences(node) if s is not None]
        return [Expected(s.node, "can", sentence=s) for s in sentences]

    def _cannot(self, node: Node) -> list[Expected]:
        """Sentences, or a map of sentences to the code or clause of the reason."""
        if not isinstance(node, MappingNode):
            return [Expected(e.node, "cannot", sentence=e.sentence) for e in self._can(node)]
        checks: list[Expected] = []
        for _, (key, value) in (self.source.mapping(node, "`cannot`") or {}).items():
            sentence = self._sentence(key)
            nodes = list(value.value) if isinstance(value, SequenceNode) else [value]
            why = [self.source.word(n, "the reason") for n in nodes]
            for n, word in zip(nodes, why, strict=True):
                if word is not None and not CLAUSE.fullmatch(word) and not CODE.fullmatch(word):
                    self.source.fault(n, f"`{word}` is neither a clause nor a reason", "write one such as C-074")
            if sentence is not None:
                checks.append(Expected(key, "cannot", value=tuple(w for w in why if w), sentence=sentence))
        return checks

    def _result(self, node: Node) -> list[Expected]:
        """The winner or winners, `draw` or `open`."""
        nodes = list(node.value) if isinstance(node, SequenceNode) else [node]
        found = [self.source.one_of(n, (*self.seats, "draw", "open"), "result") for n in nodes]
        return [Expected(node, "result", value=tuple(word for word in found if word))]

    def _turn(self, node: Node) -> list[Expected]:
        return [Expected(node, "match", "turn", value=self._bounds(node, "turn"))]

    def _active(self, node: Node) -> list[Expected]:
        return [Expected(node, "match", "active", value=self.source.one_of(node, self.seats, "seat") or "")]


BOUNDS = ("at_least", "at_most")
UNBOUNDED = 10**9
