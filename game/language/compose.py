"""From the text of a file to PyYAML's nodes, without its composer: that one goes down as deep as the file does.

It is made from the parser's events, one after the other, so that nesting costs no stack, and parts of
YAML that card files don't have are told at their places.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import yaml

from game.system.memory import without_collecting

try:
    from yaml import CSafeLoader as Loader
except ImportError:  # a PyYAML without its C part is slower and reads the same
    from yaml import SafeLoader as Loader  # type: ignore[assignment]

TAG = "tag:yaml.org,2002:"
SCALARS = frozenset(TAG + name for name in ("str", "int", "bool", "null", "float", "timestamp", "merge", "value"))
DEEPEST = 60
"""So many maps and lists within each other are more than any card needs."""
MOST_NODES = 200_000
"""So many words, maps and lists are more than any file within its size needs."""


Told = Callable[[Any, str, str], None]
"""Takes a fault: the mark of the place, what is wrong, and what would be right."""


class TooMuch(Exception):
    """The file is nested too deep or holds too much; the fault has been told."""


def compose(text: str, tell: Told) -> yaml.Node | None:
    """The root node; None if there is none. Anchors, aliases and tags are told, each at its place.

    Raises yaml.YAMLError, and TooMuch.
    """
    loader = Loader(text)
    try:
        with without_collecting():
            return _Composer(loader, tell).root()
    finally:
        loader.dispose()


class _Composer:
    def __init__(self, loader: Any, tell: Told) -> None:
        self.loader = loader
        self.tell = tell
        self.anchors: set[str] = set()
        self.above: list[tuple[yaml.CollectionNode, list[yaml.Node]]] = []
        """The maps and lists that are still open, with what was read of them."""

    def root(self) -> yaml.Node | None:
        root: yaml.Node | None = None
        number = 0
        while not isinstance(event := self.loader.get_event(), yaml.StreamEndEvent):
            if isinstance(event, yaml.DocumentStartEvent) and root is not None:
                raise _no_yaml("but found another document", event)
            node = self._node(event)
            if node is None:
                continue
            number += 1
            if number > MOST_NODES:
                self.tell(node.start_mark, f"the file holds more than {MOST_NODES} words, lists and maps", "divide it")
                raise TooMuch
            if self.above:
                self.above[-1][1].append(node)
            else:
                root = node
        return root

    def _node(self, event: Any) -> yaml.Node | None:
        """The node that is complete with this event, if one is."""
        if isinstance(event, yaml.ScalarEvent):
            self._check_anchor(event)
            return self._scalar(event)
        if isinstance(event, yaml.CollectionStartEvent):
            self._check_anchor(event)
            self._open(event)
        elif isinstance(event, yaml.CollectionEndEvent):
            return self._close(event)
        elif isinstance(event, yaml.AliasEvent):
            if event.anchor not in self.anchors:
                raise _no_yaml("found undefined alias", event)
            return self._nothing(event)
        return None

    def _nothing(self, event: Any) -> yaml.ScalarNode:
        return yaml.ScalarNode(TAG + "null", "", event.start_mark, event.end_mark)

    def _scalar(self, event: Any) -> yaml.ScalarNode:
        tag = event.tag
        if tag is None or tag == "!":
            tag = self.loader.resolve(yaml.ScalarNode, event.value, event.implicit)
        elif tag not in SCALARS:
            self._tell_tag(event)
        return yaml.ScalarNode(tag, event.value, event.start_mark, event.end_mark, style=event.style)

    def _open(self, event: Any) -> None:
        if len(self.above) == DEEPEST:
            self.tell(event.start_mark, "this is nested too deep", "")
            raise TooMuch
        made = yaml.MappingNode if isinstance(event, yaml.MappingStartEvent) else yaml.SequenceNode
        usual = TAG + ("map" if made is yaml.MappingNode else "seq")
        if event.tag not in (None, "!", usual):
            self._tell_tag(event)
        self.above.append((made(usual, [], event.start_mark, event.start_mark, flow_style=event.flow_style), []))

    def _close(self, event: Any) -> yaml.CollectionNode:
        node, parts = self.above.pop()
        mapping = isinstance(node, yaml.MappingNode)
        node.value = list(zip(parts[::2], parts[1::2], strict=True)) if mapping else parts
        node.end_mark = event.end_mark
        return node

    def _check_anchor(self, event: Any) -> None:
        if event.anchor is not None:
            self.anchors.add(event.anchor)
            self.tell(event.start_mark, "anchors and aliases (& and *) mean nothing here", "write it out")

    def _tell_tag(self, event: Any) -> None:
        tag = event.tag if len(event.tag) <= 40 else event.tag[:40] + "…"
        self.tell(event.start_mark, f"tags such as `{tag}` mean nothing here", "leave it out")


def _no_yaml(problem: str, event: Any) -> yaml.MarkedYAMLError:
    return yaml.MarkedYAMLError(None, None, problem, event.start_mark)
