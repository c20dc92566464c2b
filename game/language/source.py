"""YAML with places: a thin layer over PyYAML's nodes, and the faults found in a file."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict, dataclass, field
from difflib import get_close_matches
from typing import Any

import yaml

try:
    from yaml import CSafeLoader as Loader
except ImportError:  # a PyYAML without its C part is slower and reads the same
    from yaml import SafeLoader as Loader  # type: ignore[assignment]

Node = yaml.Node
TAG = "tag:yaml.org,2002:"


@dataclass(frozen=True, order=True)
class Fault:
    """What is wrong, where (line and column count from 1), and what would be right."""

    file: str
    line: int
    column: int
    message: str
    suggestion: str = ""

    def __str__(self) -> str:
        return f"{self.file}:{self.line}:{self.column}: {self.message}" + (
            f"; {self.suggestion}" if self.suggestion else ""
        )

    def to_json(self) -> dict[str, Any]:
        return asdict(self)


def closest(word: str, words: Iterable[str]) -> str:
    """A suggestion from `words` for a mistyped `word`."""
    known = sorted(words)
    near = get_close_matches(word, known, n=1, cutoff=0.6)
    if near:
        return f"did you mean `{near[0]}`?"
    return "known are " + ", ".join(f"`{w}`" for w in known) if len(known) <= 24 else ""


@dataclass
class Source:
    """One file as it is read; every fault is added to `faults`."""

    file: str
    faults: list[Fault] = field(default_factory=list)

    def fault(self, node: Node | None, message: str, suggestion: str = "") -> None:
        line, column = (node.start_mark.line + 1, node.start_mark.column + 1) if node is not None else (1, 1)
        self.faults.append(Fault(self.file, line, column, message, suggestion))

    def parse(self, text: str) -> Node | None:
        """The root node; None, with a fault, if `text` is no YAML."""
        try:
            root: Node | None = yaml.compose(text, Loader=Loader)
        except yaml.YAMLError as error:
            mark = getattr(error, "problem_mark", None)
            line, column = (mark.line + 1, mark.column + 1) if mark else (1, 1)
            problem = getattr(error, "problem", None) or getattr(error, "reason", None) or "can't be read"
            self.faults.append(Fault(self.file, line, column, f"this is no YAML: {problem}",
                                     "look at the indentation, colons and quotes here and on the line before"))  # fmt: skip
            return None
        if root is None:
            self.fault(None, "the file is empty")
        return root

    # Each of these returns None, with a fault, where the node is of another kind.

    def mapping(self, node: Node, what: str) -> dict[str, tuple[Node, Node]] | None:
        """Key -> (key node, value node)."""
        if not isinstance(node, yaml.MappingNode):
            self.fault(node, f"{what} must be a map of `field: value`, not {_kind(node)}")
            return None
        table: dict[str, tuple[Node, Node]] = {}
        for key, value in node.value:
            if not isinstance(key, yaml.ScalarNode):
                self.fault(key, "a field's name must be a word")
            elif key.value in table:
                self.fault(key, f"`{key.value}` stands here twice", "remove one of them")
            else:
                table[key.value] = (key, value)
        return table

    def sequence(self, node: Node, what: str) -> list[Node] | None:
        if not isinstance(node, yaml.SequenceNode):
            self.fault(node, f"{what} must be a list, not {_kind(node)}", "put it in [ ] or begin each line with `- `")
            return None
        return list(node.value)

    def word(self, node: Node, what: str) -> str | None:
        if not isinstance(node, yaml.ScalarNode) or node.tag == TAG + "null":
            self.fault(node, f"{what} must be a word, not {_kind(node)}")
            return None
        return str(node.value)

    def integer(self, node: Node, what: str, least: int | None = None, most: int | None = None) -> int | None:
        if not isinstance(node, yaml.ScalarNode) or node.tag != TAG + "int":
            self.fault(node, f"{what} must be a whole number, not {_kind(node)}")
            return None
        try:
            value = int(node.value.replace("_", ""))
        except ValueError:
            self.fault(node, f"{what} must be a whole number in plain digits, not `{node.value}`")
            return None
        if (least is not None and value < least) or (most is not None and value > most):
            self.fault(node, f"{what} is {value}", _range(least, most))
            return None
        return value

    def truth(self, node: Node, what: str) -> bool | None:
        if not isinstance(node, yaml.ScalarNode) or node.tag != TAG + "bool":
            self.fault(node, f"{what} must be `true` or `false`, not {_kind(node)}")
            return None
        return str(node.value).lower() in ("true", "yes", "on")

    def one_of(self, node: Node, words: Iterable[str], what: str) -> str | None:
        word = self.word(node, what)
        known = list(words)
        if word is not None and word not in known:
            self.fault(node, f"unknown {what} `{word}`", closest(word, known))
            return None
        return word

    def fields(self, node: Node, what: str, known: Iterable[str], needed: Iterable[str] = ()) -> dict[str, Node] | None:
        """A map whose fields are all `known`, and which has all `needed`."""
        table = self.mapping(node, what)
        if table is None:
            return None
        names = list(known)
        for name, (key, _) in table.items():
            if name not in names:
                self.fault(key, f"unknown field `{name}` in {what}", closest(name, names))
        for name in needed:
            if name not in table:
                self.fault(node, f"{what} has no `{name}`", f"add `{name}:`")
        return {name: value for name, (_, value) in table.items() if name in names}


def _range(least: int | None, most: int | None) -> str:
    if least is not None and most is not None:
        return f"it must be from {least} to {most}"
    return f"it must be at least {least}" if least is not None else f"it must be at most {most}"


def _kind(node: Node) -> str:
    if isinstance(node, yaml.MappingNode):
        return "a map"
    if isinstance(node, yaml.SequenceNode):
        return "a list"
    return "nothing" if node.tag == TAG + "null" else f"`{node.value}`"


def plain(node: Node) -> Any:
    """The node as plain data."""
    if isinstance(node, yaml.MappingNode):
        return {str(k.value): plain(v) for k, v in node.value}
    if isinstance(node, yaml.SequenceNode):
        return [plain(v) for v in node.value]
    value = str(node.value)
    if node.tag == TAG + "int":
        try:
            return int(value.replace("_", ""))
        except ValueError:
            return value
    if node.tag == TAG + "bool":
        return value.lower() in ("true", "yes", "on")
    if node.tag == TAG + "null":
        return None
    if node.tag == TAG + "float":
        return float(value)
    return value
