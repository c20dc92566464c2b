"""YAML with places: a thin layer over PyYAML's nodes, and the faults found in a file."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
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
TRUE, FALSE = ("true", "yes", "on"), ("false", "no", "off")
SCALARS = tuple(TAG + name for name in ("str", "int", "bool", "null", "float", "timestamp", "merge", "value"))
DEEPEST = 60
"""So many brackets and indentations within each other are more than any card needs, and few enough to walk."""
LONGEST = 40
"""Of what a designer wrote, a message quotes so many characters."""


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
    return "known are " + ", ".join(f"`{w}`" for w in known) if 0 < len(known) <= 24 else ""


@dataclass
class Source:
    """One file as it is read; every fault is added to `faults`."""

    file: str
    faults: list[Fault] = field(default_factory=list)

    def fault(self, node: Node | None, message: str, suggestion: str = "") -> None:
        line, column = (node.start_mark.line + 1, node.start_mark.column + 1) if node is not None else (1, 1)
        self.faults.append(Fault(self.file, line, column, message, suggestion))

    def parse(self, text: str) -> Node | None:
        """The root node; None, with a fault, if `text` is no YAML or uses parts of YAML that cards don't have."""
        if not self._is_shallow(text):
            return None
        try:
            root: Node | None = yaml.compose(text, Loader=Loader)
        except yaml.reader.ReaderError as error:
            line, column = _place(text, error.position)
            message = f"there is a character that can't be read: {error.reason}"
            self.faults.append(Fault(self.file, line, column, message, "delete it"))
            return None
        except yaml.YAMLError as error:
            self._no_yaml(error)
            return None
        if root is None:
            self.fault(None, "the file is empty")
            return None
        return root if self._is_plain(root) else None

    def _is_shallow(self, text: str) -> bool:
        """Is nothing nested so deep that it can't be walked? The C part of PyYAML would take the process with it."""
        if not _looks_deep(text):
            return True
        depth = 0
        try:
            for event in yaml.parse(text, Loader=Loader):
                if isinstance(event, yaml.CollectionStartEvent):
                    depth += 1
                    if depth > DEEPEST:
                        mark: Any = event.start_mark
                        self.faults.append(Fault(self.file, mark.line + 1, mark.column + 1, "this is nested too deep"))
                        return False
                elif isinstance(event, yaml.CollectionEndEvent):
                    depth -= 1
        except yaml.YAMLError:
            pass  # composing it tells
        return True

    def _no_yaml(self, error: yaml.YAMLError) -> None:
        mark: Any = getattr(error, "problem_mark", None)
        line, column = (mark.line + 1, mark.column + 1) if mark else (1, 1)
        problem = getattr(error, "problem", None) or "can't be read"
        self.faults.append(Fault(self.file, line, column, f"this is no YAML: {problem}",
                                 "look at the indentation, colons and quotes here and on the line before"))  # fmt: skip

    def _is_plain(self, root: Node) -> bool:
        """Has the tree neither aliases (a node that stands in two places) nor tags?"""
        before, seen, todo = len(self.faults), {id(root)}, [root]
        while todo:
            node = todo.pop()
            if isinstance(node, yaml.ScalarNode):
                if node.tag not in SCALARS:
                    self.fault(node, f"tags such as `{_short(node.tag)}` mean nothing here", "leave it out")
                continue
            if node.tag not in (TAG + "map", TAG + "seq"):
                self.fault(node, f"tags such as `{_short(node.tag)}` mean nothing here", "leave it out")
            inner = [n for pair in node.value for n in pair] if isinstance(node, yaml.MappingNode) else node.value
            for child in inner:
                if id(child) in seen:
                    self.fault(child, "anchors and aliases (& and *) mean nothing here", "write it out")
                else:
                    seen.add(id(child))
                    todo.append(child)
        return len(self.faults) == before

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
                self.fault(key, f"`{_short(key.value)}` stands here twice", "remove one of them")
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
        if node.tag in (TAG + "bool", TAG + "int", TAG + "float"):
            self.fault(node, f"YAML reads {what} {_kind(node)} as {_READ[node.tag]}", "put it in quotes")
            return None
        if not node.value.strip():
            self.fault(node, f"{what} is empty")
            return None
        return str(node.value)

    def integer(self, node: Node, what: str, least: int | None = None, most: int | None = None) -> int | None:
        if not isinstance(node, yaml.ScalarNode) or node.tag != TAG + "int":
            self.fault(node, f"{what} must be a whole number, not {_kind(node)}")
            return None
        try:
            value = int(node.value.replace("_", ""))
        except ValueError:
            self.fault(node, f"{what} must be a whole number in plain digits, not {_kind(node)}")
            return None
        if (least is not None and value < least) or (most is not None and value > most):
            self.fault(node, f"{what} is {_short(str(value))}", _range(least, most))
            return None
        return value

    def truth(self, node: Node, what: str) -> bool | None:
        if isinstance(node, yaml.ScalarNode) and node.tag == TAG + "bool":
            word = str(node.value).lower()
            if word in TRUE or word in FALSE:
                return word in TRUE
        self.fault(node, f"{what} must be `true` or `false`, not {_kind(node)}")
        return None

    def one_of(self, node: Node, words: Iterable[str], what: str) -> str | None:
        word = self.word(node, what)
        known = list(words)
        if word is not None and word not in known:
            self.fault(node, f"unknown {what} `{_short(word)}`", closest(word, known))
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
                self.fault(key, f"unknown field `{_short(name)}` in {what}", closest(name, names))
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
    return "nothing" if node.tag == TAG + "null" else f"`{_short(str(node.value))}`"


_READ = {TAG + "bool": "true or false", TAG + "int": "a number", TAG + "float": "a number"}


def _short(text: str) -> str:
    return text if len(text) <= LONGEST else text[:LONGEST] + "…"


def _looks_deep(text: str) -> bool:
    """A quick first look, which may be wrong only where it says yes."""
    if any(len(start) > DEEPEST // 2 for start in _STARTS.findall(text)):
        return True
    depth = 0
    for bracket in _BRACKETS.findall(text):
        depth += 1 if bracket in "[{" else -1
        if depth > DEEPEST // 2:
            return True
    return False


_STARTS = re.compile(r"^[\s?:-]+", re.MULTILINE)
_BRACKETS = re.compile(r"[\[\]{}]")


def _place(text: str, position: int) -> tuple[int, int]:
    """Line and column of a position in `text`, both from 1."""
    before = text[:position]
    return before.count("\n") + 1, len(before) - before.rfind("\n")


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
        return value.lower() in TRUE
    if node.tag == TAG + "null":
        return None
    if node.tag == TAG + "float":
        try:
            return float(value)
        except ValueError:
            return value
    return value


def nodes(value: Any) -> Node:
    """Plain data as nodes, as if it stood in a file: the way back from `plain`."""
    mark = yaml.Mark("", 0, 0, 0, None, 0)
    if isinstance(value, Mapping):
        pairs = [(nodes(str(k)), nodes(v)) for k, v in value.items()]
        return yaml.MappingNode(TAG + "map", pairs, mark, mark)
    if isinstance(value, list | tuple):
        return yaml.SequenceNode(TAG + "seq", [nodes(v) for v in value], mark, mark)
    for kind, name in ((bool, "bool"), (int, "int"), (float, "float"), (type(None), "null")):
        if isinstance(value, kind):
            return yaml.ScalarNode(TAG + name, str(value).lower(), mark, mark)
    return yaml.ScalarNode(TAG + "str", str(value), mark, mark)
