"""What stands in a scenario file, read with the words of its match: what several facts and steps are written with."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from yaml import MappingNode, ScalarNode, SequenceNode

from game.language.reading.state import LARGEST
from game.language.source import Node, Source
from game.records.scenarios.words import Sentence, Words

BOUNDS = ("at_least", "at_most")
UNBOUNDED = 10**9


@dataclass(frozen=True)
class Bounds:
    """A number that is expected, or from when to when."""

    least: int
    most: int

    def __contains__(self, number: int) -> bool:
        return self.least <= number <= self.most


@dataclass(frozen=True)
class Nodes:
    """The reader of one file, and what can be named in the scenario that is read."""

    source: Source
    words: Words

    def listed(self, node: Node) -> list[Node]:
        """One, or several in a list."""
        return list(node.value) if isinstance(node, SequenceNode) else [node]

    def each_of(self, nodes: Iterable[Node], known: Iterable[str], what: str) -> list[str]:
        """Those of the words that are `known`; a fault for each other."""
        words = tuple(known)
        found = [self.source.one_of(node, words, what) for node in nodes]
        return [word for word in found if word]

    def bounds(self, node: Node, name: str, besides: tuple[str, ...] = ()) -> Bounds:
        """A number, or a map of what it is at least and at most, in which `besides` may stand too."""
        if not isinstance(node, MappingNode):
            value = self.source.integer(node, f"`{name}`", -LARGEST, 10 * LARGEST) or 0
            return Bounds(value, value)
        table = self.source.fields(node, f"`{name}`", (*BOUNDS, *besides)) or {}
        least = self.source.integer(table["at_least"], "`at_least`") if "at_least" in table else None
        most = self.source.integer(table["at_most"], "`at_most`") if "at_most" in table else None
        if least is None and most is None:
            self.source.fault(node, f"`{name}` is no number and has no bound", "write a number, or {at_least: 1}")
        return Bounds(least if least is not None else -UNBOUNDED, most if most is not None else UNBOUNDED)

    # --- answers ------------------------------------------------------------------------------------------------------

    def sentences(self, node: Node) -> list[Sentence]:
        """What can be understood of one sentence, or of several in a list."""
        nodes = self.listed(node)
        if not nodes:
            self.source.fault(node, "nothing is answered here", "say what, or leave the step out")
        return [sentence for n in nodes if (sentence := self.sentence(n)) is not None]

    def sentence(self, node: Node) -> Sentence | None:
        if isinstance(node, MappingNode):
            return self._parts(node)
        is_truth = isinstance(node, ScalarNode) and node.tag.endswith(":bool")  # `yes` and `no` are answers
        text = str(node.value) if is_truth else self.source.word(node, "an answer")
        if text is None:
            return None
        readings = self.words.readings(text)
        if not readings:
            self.source.fault(node, *self.words.problem(text))
            return None
        return Sentence(node, text, tuple(readings))

    def _parts(self, node: Node) -> Sentence | None:
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
