"""What a designer did where a file is no YAML: the parser's error in plain words, at the place of the cause.

The parser says what it expected and where it noticed; what was meant is read from the lines around.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import NamedTuple

import yaml

NO_COLON = "could not find expected ':'"
"""As the parser says of a field's name that nothing follows."""
NO_START = "found character that cannot start any token"
TAB = "found a tab character that violates indentation"
NO_MAP = "mapping values are not allowed in this context"
TOO_DEEP = "exceeded maximum nesting depth"
NO_ALIAS = "found undefined alias"
QUOTED = "while scanning a quoted scalar"
FLOW = {"while parsing a flow mapping": "{}", "while parsing a flow sequence": "[]"}
BEGINS = ("id", "when", "instead", "name")
"""Fields with which a card, a clause or a scenario begins."""

_FIELD = re.compile(r"\s*(- )?[a-z_0-9]+:(\s|$)")
"""A line on which a field begins: no bracket that was opened before is still meant to be open."""
_GLUED = re.compile(r"\s*(?:- )?([a-z_0-9]+):(\S.*)")
_EQUALS = re.compile(r"\s*(?:- )?([a-z_0-9]+)\s*=\s*(.+)")
_BARE = re.compile(r"\s*(?:- )?([a-z_0-9]+)\s+(\S.*)")
_ALONE = re.compile(r"\s*(?:- )?([a-z_0-9]+)()\s*")
_DASH = re.compile(r"\s*-[^\s-]")
_BEFORE_COLON = re.compile(r"\s*(?:- )?([a-z_0-9]+):[\[{]")
_BEFORE_BRACKET = re.compile(r"\s*(?:- )?([a-z_0-9]+)\s+[\[{]")


class Told(NamedTuple):
    line: int
    column: int
    """Both count from 0."""
    message: str
    suggestion: str


class Unread:
    """The parser's error beside the text; lines and columns count from 0."""

    def __init__(self, error: yaml.YAMLError, text: str) -> None:
        self.problem = str(getattr(error, "problem", None) or "can't be read")
        self.context = str(getattr(error, "context", None) or "")
        began, noticed = getattr(error, "context_mark", None), getattr(error, "problem_mark", None)
        self.text = text
        self.lines = text.split("\n")
        self.began: tuple[int, int] | None = (began.line, began.column) if began is not None else None
        at: tuple[int, int] = (noticed.line, noticed.column) if noticed is not None else (self.began or (0, 0))
        self.line, self.column = at

    def sign(self, line: int, column: int) -> str:
        """The character that stands there; "" behind the end of a line."""
        held = self.line_at(line)
        return held[column] if column < len(held) else ""

    def line_at(self, line: int) -> str:
        return self.lines[line] if 0 <= line < len(self.lines) else ""

    def indent(self, line: int) -> int:
        held = self.line_at(line)
        return len(held) - len(held.lstrip(" "))

    def above(self, line: int) -> int:
        """The nearest line above that says something; -1 if there is none."""
        for found in range(min(line, len(self.lines)) - 1, -1, -1):
            if self.lines[found].split("#")[0].strip():
                return found
        return -1


def explained(error: yaml.YAMLError, text: str) -> Told:
    """What is wrong, where, and what would be right."""
    found = Unread(error, text)
    if found.problem == TOO_DEEP:  # PyYAML has this bound of its own from 6.0.4 on
        return Told(found.line, found.column, "this is nested too deep", "")
    for rule in RULES:
        told = rule(found)
        if told is not None:
            return told
    return Told(found.line, found.column, f"this is no YAML: {found.problem}",
                "look at the indentation, colons and quotes here and on the line before")  # fmt: skip


def _tab(e: Unread) -> Told | None:
    indented = re.match(r" *\t", e.line_at(e.line))
    if e.problem not in (NO_START, TAB) or not indented:
        return None
    return Told(
        e.line, indented.end() - 1, "a tab stands here", "indent with blanks, as many as the lines beside it have"
    )


def _sign(e: Unread) -> Told | None:
    if e.problem not in (NO_START, NO_ALIAS):
        return None
    sign = e.sign(e.line, e.column) or "*"
    return Told(e.line, e.column, f"nothing can begin with `{sign}` without quotes", 'put it in quotes: "…"')


def _glued_dash(e: Unread) -> Told | None:
    """`-when: play`."""
    if e.problem != NO_MAP:
        return None
    for line in (e.line, e.above(e.line)):
        if _DASH.match(e.line_at(line)):
            return Told(line, e.indent(line), "a blank is missing after the dash", "write `- ` before the field")
    return None


def _no_dash(e: Unread) -> Told | None:
    """A line that begins a card or a clause stands among dashes, or above deeper fields, without one."""
    if e.problem == NO_MAP:
        line = e.above(e.line)
    elif e.sign(e.line, e.column) == "-" and e.problem.startswith("did not find expected"):
        depth = e.indent(e.line)
        line = e.above(e.line)
        while line >= 0 and e.indent(line) > depth and _begun(e, line) not in BEGINS:
            line = e.above(line)
    else:
        return None
    word = _begun(e, line)
    if word not in BEGINS or (e.problem == NO_MAP and e.indent(line) >= e.indent(e.line)):
        return None
    return Told(line, e.indent(line), f"a dash is missing before `{word}`", f"begin the line with `- {word}:`")


def _begun(e: Unread, line: int) -> str:
    """The field with which a line begins; "" if it does with a dash, or with none."""
    found = re.match(r"\s*([a-z_0-9]+):", e.line_at(line))
    return found[1] if found else ""


def _no_colon(e: Unread) -> Told | None:
    """`attack 2`, `attack:2`, `attack = 2`, `name {it: …}`."""
    if e.problem == NO_MAP and (found := _BEFORE_BRACKET.match(e.line_at(e.line))) and found.end() <= e.column:
        return Told(e.line, found.start(1), f"a colon is missing after `{found[1]}`", f"write `{found[1]}: `")
    if e.problem != NO_COLON or e.began is None:
        return None
    line, column = e.began
    words = e.line_at(line)
    for pattern, message in (
        (_GLUED, "a blank is missing after the colon"),
        (_EQUALS, "a field is written with a colon"),
        (_BARE, "a colon is missing after `{}`"),
        (_ALONE, "a colon is missing after `{}`"),
    ):
        if found := pattern.fullmatch(words):
            value = found[2] if 0 < len(found[2]) <= LONGEST else "…"
            return Told(line, found.start(1), message.format(found[1]), f"write `{found[1]}: {value}`")
    if words[column : column + 1] in QUOTES:
        return _open_quote_at(line, column, words[column])
    return None


def _glued_bracket(e: Unread) -> Told | None:
    """`cost:{one: 1}`."""
    found = _BEFORE_COLON.match(e.line_at(e.line))
    if found is None:
        return None
    return Told(e.line, found.start(1), "a blank is missing after the colon", f"write `{found[1]}: {found[0][-1]}`")


def _deeper(e: Unread) -> Told | None:
    """A field is indented deeper than the one above it, which has its value already."""
    above = e.above(e.line)
    begun = re.match(r"\s*(?:- )*(?=[a-z_0-9]+: +[^\s#])", e.line_at(above)) if above >= 0 else None
    if e.problem != NO_MAP or begun is None or not _FIELD.match(e.line_at(e.line)) or begun.end() >= e.indent(e.line):
        return None
    return Told(e.line, e.indent(e.line), f"this line is indented by {_blanks(e.indent(e.line))}, deeper than the field"
                " above it, which has its value already", f"indent it by {begun.end()}")  # fmt: skip


def _open_quote(e: Unread) -> Told | None:
    if e.context != QUOTED or e.began is None:
        return None
    line, column = e.began
    return _open_quote_at(line, column, e.sign(line, column))


def _open_quote_at(line: int, column: int, quote: str) -> Told:
    return Told(line, column, f"the quote that begins here is never closed: {quote}", "close it on the same line")


def _in_brackets(e: Unread) -> Told | None:
    """What stands in `{ }` or `[ ]` doesn't end as it began."""
    if e.context not in FLOW or e.began is None:
        return None
    opens, closes = tuple(FLOW[e.context])
    here, words = e.sign(e.line, e.column), e.line_at(e.line)
    if e.line > e.began[0] and (e.line >= len(e.lines) - 1 or _FIELD.match(words)):
        return Told(*e.began, f"the `{opens}` that begins here is never closed", f"close it with `{closes}`")
    if here and here in "]}":
        return Told(e.line, e.column, f"`{here}` stands where `{opens}` is to be closed", f"write `{closes}` before it")
    before = words[: e.column]
    for quote in QUOTES:
        if words.count(quote) % 2:
            column = before.rfind(quote) if quote in before else e.column
            return Told(e.line, column, f"the quotes of this line don't pair: {quote}", QUOTES[quote])
    if here == ":":
        return Told(e.line, e.column, "a colon stands within a text", 'put the whole text in quotes: "…"')
    return None


def _colon_in_text(e: Unread) -> Told | None:
    """`en: Beware: ice`."""
    if e.problem != NO_MAP or not _FIELD.match(e.line_at(e.line)[: e.column]):
        return None
    return Told(e.line, e.column, "a second colon stands on this line", 'put the text that holds it in quotes: "…"')


def _depth(e: Unread) -> Told | None:
    """A line that is indented as none above it."""
    if not e.problem.startswith("did not find expected") or e.column != e.indent(e.line):
        if e.sign(e.line, e.column) in ("]", "}"):
            return Told(e.line, e.column, f"`{e.sign(e.line, e.column)}` closes nothing", "delete it")
        return None
    depths, least, line = set[int](), e.column + 1000, e.above(e.line)
    while line >= 0:
        dash = re.match(r"\s*((?:- )+)", e.line_at(line))
        if e.indent(line) <= least:
            least = e.indent(line)
            depths |= {least, least + len(dash[1])} if dash else {least}
        line = e.above(line)
    told = " or ".join(", ".join(map(str, sorted(d for d in depths if abs(d - e.column) <= DEPTHS))).rsplit(", ", 1))
    if e.column in depths or not told:
        return None
    return Told(e.line, e.column, f"this line is indented by {_blanks(e.column)}, as no field above it",
                f"the lines above it have {told}")  # fmt: skip


def _blanks(count: int) -> str:
    return "1 blank" if count == 1 else f"{count} blanks"


QUOTES = {
    '"': 'close each one; within the text write \\" for a quote',
    "'": "close each one; for an apostrophe within the text put the whole in double quotes",
}
"""What is right where one of them has no other."""
LONGEST = 30
"""Of a value that a suggestion repeats, so many characters."""
DEPTHS = 4
"""Only indentations that differ by so many blanks are proposed."""
RULES: tuple[Callable[[Unread], Told | None], ...] = (
    _tab, _sign, _glued_dash, _glued_bracket, _no_dash, _deeper, _no_colon,
    _open_quote, _in_brackets, _colon_in_text, _depth,
)  # fmt: skip
"""The first that knows what was done tells it."""
