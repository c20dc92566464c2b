"""YAML with places: a thin layer over PyYAML's nodes, and the faults found in a file."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass, field
from difflib import get_close_matches
from typing import Any

import yaml

from game.language.compose import TAG, TooMuch, compose
from game.language.unreadable import BEGINS, explained
from game.system import languages
from game.system.languages import GRAMMARS
from game.system.visible import first_hidden, is_blank, visible

Node = yaml.Node
TRUE, FALSE = ("true", "yes", "on"), ("false", "no", "off")
LONGEST = 40
"""Of what a designer wrote, a message quotes so many characters."""
MOST_FAULTS = 1000
"""After so many the rest of a file is not read, and of further files only up to their first."""
SHOWN_FAULTS = 100
"""So many of them are shown, and only for so many a suggestion is looked for among all cards."""
LONGEST_WORD = 4000
"""So many characters are more than any text on a card needs."""
ID = re.compile(r"[a-z0-9_]{1,60}")
"""What an id of a card, a deck or anything else is: it can stand in a file's name on any system."""


@dataclass(frozen=True, order=True)
class Fault:
    """What is wrong, where (line and column count from 1), and what would be right."""

    file: str
    line: int
    column: int
    message: str
    suggestion: str = ""
    example: str = ""
    """How the like is written rightly, in YAML; "" where there is none."""

    def __str__(self) -> str:
        return self.told()

    def told(self, kind: str = "") -> str:
        """In one line, without the example; `kind` stands before the message, such as `warning: `."""
        after = f"; {self.suggestion}" if self.suggestion else ""
        return f"{self.file}:{self.line}:{self.column}: {kind}{self.message}{after}"

    def to_json(self) -> dict[str, Any]:
        return asdict(self)


def closest(word: str, words: Iterable[str]) -> str:
    """A suggestion from `words` for a mistyped `word`."""
    known = sorted(words)
    if len(known) > MANY_WORDS:  # comparing all of them would take longer than reading the file
        at = bisect_right(known, word)
        known = known[max(0, at - MANY_WORDS // 2) : at + MANY_WORDS // 2]
    turned = [other for other in known if _parts(other) == _parts(word)]
    if turned:
        return f"did you mean `{turned[0]}`?"
    near = get_close_matches(word, known, n=1, cutoff=0.6) if len(word) <= 2 * LONGEST else []
    if near:
        return f"did you mean `{near[0]}`?"
    if len(known) <= FEW_WORDS:
        return "known are " + ", ".join(f"`{w}`" for w in known) if known else "there is none yet"
    at = min(max(0, bisect_right(known, word) - SOME_WORDS // 2), len(known) - SOME_WORDS)
    beside = known[at : at + SOME_WORDS]
    return "beside it in the alphabet stand " + ", ".join(f"`{w}`" for w in beside)


def slip(suggestion: str) -> str:
    """The word that such a suggestion takes a mistyped one for; "" if it names no single one."""
    found = _MEANT.fullmatch(suggestion)
    return found[1] if found else ""


def _parts(word: str) -> set[str]:
    """What a word of several is made of, in whichever order: `end_of_turn` is `turn_end`."""
    return {*word.split("_")} - LITTLE


LITTLE = {"", "of", "the", "a", "is", "to"}
FEW_WORDS = 32
"""So many are all named where none is like the mistyped word; of more, SOME_WORDS are."""
SOME_WORDS = 4
MANY_WORDS = 200
"""Of more than so many a mistyped word is compared with those beside it in the alphabet only."""


class Enough(Exception):
    """A file has so many faults that reading on is of no use."""


@dataclass
class Source:
    """One file as it is read; every fault is added to `faults`."""

    file: str
    faults: list[Fault] = field(default_factory=list)
    number: int = 0
    """How many of the faults are this file's."""
    starts: list[int] | None = None
    """Where each line starts, if the file holds line ends that YAML counts and editors don't."""

    def fault(self, node: Node | None, message: str, suggestion: str = "") -> None:
        """Raises Enough where the file has had all the faults that it may have."""
        self.fault_at(node.start_mark if node is not None else None, message, suggestion)

    def fault_at(self, mark: Any, message: str, suggestion: str = "") -> None:
        if self.number and max(self.number, len(self.faults)) >= MOST_FAULTS:
            raise Enough
        line, column = self.place(mark)
        self.faults.append(Fault(self.file, line, column, visible(message), visible(suggestion)))
        self.number += 1

    def place(self, mark: Any) -> tuple[int, int]:
        """Line and column of a mark, from 1, as an editor counts them."""
        if mark is None:
            return 1, 1
        if self.starts is None:
            return mark.line + 1, mark.column + 1
        line = bisect_right(self.starts, mark.index)
        return line, mark.index - self.starts[line - 1] + 1

    def parse(self, text: str) -> Node | None:
        """The root node; None, with a fault, if `text` is no YAML or uses parts of YAML that cards don't have."""
        if _LINE_ENDS.search(text):
            self.starts = [0, *(found.end() for found in re.finditer("\n", text))]
        before = self.number
        try:
            root = compose(text, self.fault_at)
        except TooMuch:
            return None
        except yaml.reader.ReaderError as error:
            line, column = _place(text, error.position)
            message = f"there is a character that can't be read: {error.reason}"
            self.faults.append(Fault(self.file, line, column, message, "delete it"))
            return None
        except yaml.YAMLError as error:
            line, column, message, suggestion = explained(error, text)
            self.faults.append(Fault(self.file, line + 1, column + 1, visible(message), visible(suggestion)))
            self.number += 1
            return None
        if root is None:
            self.fault(None, "the file is empty", "write something into it, or delete it")
        return root if self.number == before else None

    # Each of these returns None, with a fault, where the node is of another kind.

    def mapping(self, node: Node, what: str) -> dict[str, tuple[Node, Node]] | None:
        """Key -> (key node, value node)."""
        if isinstance(node, yaml.ScalarNode) and not node.style and (found := _COLON.fullmatch(node.value)):
            self._fault_of_glued(node, found)
            return None
        if not isinstance(node, yaml.MappingNode):
            self.fault(node, f"{what} must be a map of `field: value`, not {_kind(node)}",
                       "write fields in { }, or line by line")  # fmt: skip
            return None
        table: dict[str, tuple[Node, Node]] = {}
        for key, value in node.value:
            if not isinstance(key, yaml.ScalarNode):
                self.fault(key, "a field's name must be a word", "write a plain word before the colon")
            elif key.value in table:
                advice = "remove one of them"
                if key.value in BEGINS:
                    advice += ", or begin the second with `- `"
                self.fault(key, f"`{_short(key.value)}` stands here twice", advice)
                if key.value in BEGINS:
                    break  # what follows belongs to the second
            elif value.tag == TAG + "null" and (found := _GLUED.fullmatch(key.value)):
                self._fault_of_glued(key, found)
                tag = TAG + ("int" if found[3].isdecimal() else "str")
                table.setdefault(found[1], (key, yaml.ScalarNode(tag, found[3], key.start_mark, key.end_mark)))
            else:
                table[key.value] = (key, value)
        return table

    def _fault_of_glued(self, node: yaml.ScalarNode, found: re.Match[str]) -> None:
        """A field and its value were read as one word."""
        missing = "a blank is missing after the colon" if found[2] == ":" else "a colon is missing"
        self.fault(node, f"{missing} in `{_short(node.value)}`", f"write `{found[1]}: {_short(found[3])}`")

    def sequence(self, node: Node, what: str) -> list[Node] | None:
        if not isinstance(node, yaml.SequenceNode):
            self.fault(node, f"{what} must be a list, not {_kind(node)}", "put it in [ ] or begin each line with `- `")
            return None
        return list(node.value)

    def languages(self, node: Node, what: str) -> dict[str, str]:
        """A text in Italian, one in English, and maybe some in other languages."""
        table = self.fields(node, what, self._languages(node), GRAMMARS) or {}
        return {language: self.word(text, f"`{language}`") or "" for language, text in table.items()}

    def _languages(self, node: Node) -> list[str]:
        """Those that a text may be in: any, if it is none of those that every text is in with a slip."""
        pairs = node.value if isinstance(node, yaml.MappingNode) else []
        written = [key.value for key, said in pairs if said.tag != TAG + "null"]  # one without a text is a slip
        others = [code for code in written if isinstance(code, str) and languages.CODE.fullmatch(code)]
        meant = [code for code in others if languages.is_known(code) or not slip(closest(code, GRAMMARS))]
        return list(dict.fromkeys((*GRAMMARS, *meant)))

    def word(self, node: Node, what: str) -> str | None:
        if not isinstance(node, yaml.ScalarNode) or node.tag == TAG + "null":
            self.fault(node, f"{what} must be a word, not {_kind(node)}", "write one, in quotes if it holds signs")
            return None
        if node.tag in (TAG + "bool", TAG + "int", TAG + "float"):
            self.fault(node, f"YAML reads {what} {_kind(node)} as {_READ[node.tag]}", "put it in quotes")
            return None
        if not node.value.strip():
            self.fault(node, f"{what} is empty", "write something between the quotes")
            return None
        word = str(node.value)
        if len(word) > LONGEST_WORD:
            self.fault(node, f"{what} has {len(word)} characters", f"it can have {LONGEST_WORD} at the most")
            return None
        hidden = first_hidden(word, kept="\n\t")
        if hidden:
            self.fault(node, f"{what} holds the character {hidden}, which can't be seen", "delete it")
            return None
        if is_blank(word):
            self.fault(node, f"{what} has no sign that can be seen", "write at least one letter")
            return None
        return word

    def id(self, node: Node, what: str = "`id`") -> str | None:
        """A word by which something is called in files, and in their names."""
        word = self.word(node, what)
        if word is not None and not ID.fullmatch(word):
            advice = "use lower case letters, digits and _, no more than 60"
            self.fault(node, f"`{_short(word)}` can't be an id", advice)
            return None
        return word

    def integer(self, node: Node, what: str, least: int | None = None, most: int | None = None) -> int | None:
        if not isinstance(node, yaml.ScalarNode) or node.tag != TAG + "int":
            if isinstance(node, yaml.ScalarNode) and node.style in ("'", '"') and node.value.strip().isdecimal():
                self.fault(
                    node, f"{what} is in quotes, and so no number", f"write {_short(node.value.strip())} without quotes"
                )
            else:
                self.fault(node, f"{what} must be a whole number, not {_kind(node)}", "write it in digits, such as 2")
            return None
        try:
            value = int(node.value.replace("_", ""))
        except ValueError:
            self.fault(node, f"{what} must be a whole number in plain digits, not {_kind(node)}",
                       "write it such as 16")  # fmt: skip
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
        self.fault(node, f"{what} must be `true` or `false`, not {_kind(node)}", "write one of the two")
        return None

    def one_of(self, node: Node, words: Iterable[str], what: str) -> str | None:
        word = self.word(node, what)
        known = list(words)
        if word is not None and word not in known:
            self.fault(node, f"unknown {what} `{_short(word)}`", closest(word, known))
            return None
        return word

    def fields(self, node: Node, what: str, known: Iterable[str], needed: Iterable[str] = ()) -> dict[str, Node] | None:
        """A map whose fields are all `known`, and which has all `needed`. What is told as a slip of a field is read
        as that field, so that it is not told as missing too."""
        table = self.mapping(node, what)
        if table is None:
            return None
        names = list(known)
        found = {name: value for name, (_, value) in table.items() if name in names}
        for name, (key, value) in table.items():
            if name not in names:
                suggestion = closest(name, names)
                self.fault(key, f"unknown field `{_short(name)}` in {what}", suggestion)
                if meant := slip(suggestion):
                    found.setdefault(meant, value)
        for name in needed:
            if name not in found:
                self.fault(node, f"{what} has no `{name}`", f"add `{name}:`")
        return found


def a(noun: str) -> str:
    """With its article."""
    return f"an {noun}" if noun[:1] in "aeiou" else f"a {noun}"


def only(kinds: Iterable[str], can: str = "can") -> str:
    """The suggestion where a card is of another kind than `kinds`."""
    *others, last = [a(kind) for kind in kinds]
    return f"only {', '.join(others)} or {last} {can}" if others else f"only {last} {can}"


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


_MEANT = re.compile(r"did you mean `(.+)`\?")
_GLUED = re.compile(r"([a-z_0-9]+)([: ])\s*(\S+)")
_COLON = re.compile(r"([a-z_0-9]+)(:)(\S+)")
_LINE_ENDS = re.compile("[\x85\u2028\u2029]")


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
    kind = type(value)
    if kind is str:
        return yaml.ScalarNode(_STR, value, _NOWHERE, _NOWHERE)
    if kind is dict or isinstance(value, Mapping):
        pairs = [(nodes(str(k)), nodes(v)) for k, v in value.items()]
        return yaml.MappingNode(TAG + "map", pairs, _NOWHERE, _NOWHERE)
    if isinstance(value, list | tuple):
        return yaml.SequenceNode(TAG + "seq", [nodes(v) for v in value], _NOWHERE, _NOWHERE)
    for kind, name in ((bool, "bool"), (int, "int"), (float, "float"), (type(None), "null")):
        if isinstance(value, kind):
            return yaml.ScalarNode(TAG + name, str(value).lower(), _NOWHERE, _NOWHERE)
    return yaml.ScalarNode(_STR, str(value), _NOWHERE, _NOWHERE)


_NOWHERE = yaml.Mark("", 0, 0, 0, None, 0)
_STR = TAG + "str"
