"""What is wrong with the files of a language: each fault with file, line and what would be right."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from functools import cache, lru_cache
from pathlib import Path

from fluent.syntax import FluentParser, ast, visitor

from game.language import names
from game.language.source import SHOWN_FAULTS, Fault, Source, closest
from game.records.cards import GAMES
from game.system import languages, translated, words
from game.system.languages import CODE, GRAMMARS, LONGEST_NAME, NAME, NAMED_IN
from game.system.visible import visible
from game.system.words import Bundle
from game.table import bindings
from game.table.translating import originals
from game.table.translating.folders import files
from game.table.translating.originals import Part

FUNCTIONS = ("NUMBER", "DATETIME")
"""Those that messages can call."""
Shown = Callable[[Path], str]
"""A path as it is told."""


def faults(folder: Path, shown: Shown = str, with_names: bool = True) -> list[Fault]:
    """Every fault of a language, in the order of its files; without its names it takes less long."""
    found = [*_of_code(folder, shown), *_of_places(folder, shown)]
    for part in originals.parts().values():
        found += _Messages(folder, part, shown).faults()
    if with_names:
        for game in GAMES:
            found += _of_names(folder, game, shown)
    return sorted(found)


@lru_cache(maxsize=4)
def of_messages(code: str) -> list[Fault]:
    """What is wrong with a language that is chosen, but for its names."""
    folder = languages.folder(code)
    return faults(folder, with_names=False) if folder is not None else []


languages.forgotten_by(of_messages.cache_clear)


def _of_code(folder: Path, shown: Shown) -> Iterator[Fault]:
    """Of the folder's name, and of what the language calls itself."""
    path = folder / NAMED_IN
    file = shown(path)
    code = folder.resolve().name
    if code in GRAMMARS:
        yield Fault(file, 1, 1, f"`{code}` is whole in the program, so this folder is not read", "give it another name")
    elif not CODE.fullmatch(code):
        yield Fault(
            file, 1, 1, f"`{visible(code[:40])}` is no code of a language", "name the folder such as `es`, `pt_br`"
        )
    said, problems = words.read(path)
    yield from (_problem(file, problem) for problem in problems)
    name = words.plain(said.get(NAME, ""))
    line = words.lines(path).get(NAME, 1)
    if not name and not problems:
        yield Fault(file, line, 1, "the language does not say what it calls itself", f"write `{NAME} = Español`")
    elif len(name) > LONGEST_NAME:
        yield Fault(file, line, 1, f"the language's name has {len(name)} signs", f"it can have {LONGEST_NAME}")
    elif why := translated.why_not(name):
        yield Fault(file, line, 1, why, "write it with other letters")
    for other in said:
        if other != NAME:
            yield Fault(file, words.lines(path).get(other, 1), 1, f"`{visible(other)}` is not read here",
                        "messages lie in `table/` and `records/`")  # fmt: skip


def _of_places(folder: Path, shown: Shown) -> Iterator[Fault]:
    """Of files that nothing reads."""
    parts = originals.parts()
    names_of = {names.file_of(folder, game) for game in GAMES}
    for path in files(folder):
        place = path.parent.relative_to(folder).as_posix()
        if path == folder / NAMED_IN or path in names_of or (path.suffix == ".ftl" and place in parts):
            continue
        if path.suffix == ".ftl":
            yield Fault(shown(path), 1, 1, "no messages are read from here", f"move it: {closest(place, parts)}")
        else:
            known = [names.file_of(Path(), game).as_posix() for game in GAMES]
            written = path.relative_to(folder).as_posix()
            yield Fault(shown(path), 1, 1, "no names are read from here", closest(written, known))


def _problem(file: str, problem: words.Problem) -> Fault:
    return Fault(file, problem.line, 1, visible(problem.what), _RIGHT.get(problem.what, ""))


_RIGHT = {"the file is no UTF-8 text": "save it as UTF-8"}


class _Messages:
    """The files of one part, read together: they refer to each other."""

    def __init__(self, folder: Path, part: Part, shown: Shown) -> None:
        self.part = part
        self.paths = {path: shown(path) for path in translated.files(folder / part.folder)}
        self.read = {path: words.read(path) for path in self.paths}
        said = {name: source for found, _ in self.read.values() for name, source in found.items()}
        self.known = {**part.known, **said}
        self.bundle = Bundle("en" if not CODE.fullmatch(folder.name) else folder.name, self.known)

    def faults(self) -> Iterator[Fault]:
        met: set[str] = set()
        for path, (said, problems) in self.read.items():
            yield from (_problem(self.paths[path], problem) for problem in problems)
            lines = words.lines(path)
            for name, source in said.items():
                if name in met:
                    yield self._fault(
                        path, lines[name], f"`{name}` is in another file of this folder too", "remove one"
                    )
                else:
                    yield from self._of_entry(path, lines[name], name, source)
                met.add(name)

    def _fault(self, path: Path, line: int, message: str, suggestion: str = "") -> Fault:
        return Fault(self.paths[path], line, 1, visible(message), visible(suggestion))

    def _of_entry(self, path: Path, line: int, name: str, source: str) -> Iterator[Fault]:
        is_term = name.startswith("-")
        if name not in self.part.known and not is_term:
            yield self._fault(path, line, f"there is no message `{name}` {self._where()}", self._meant(name))
            return
        if why := translated.why_not(source):
            yield self._fault(path, line + _line_of_undrawn(source), f"`{name}`: {why}", "write it with other signs")
            return
        found = list(self._of_syntax(path, line, name, source))
        yield from found
        if not found and not is_term and not words.is_line(source):
            yield from self._of_saying(path, line, name)

    def _where(self) -> str:
        return f"in `{self.part.folder}`"

    def _meant(self, name: str) -> str:
        elsewhere = [part.folder for part in originals.parts().values() if name in part.own]
        return f"it belongs into `{elsewhere[0]}`" if elsewhere else closest(name, self.part.known)

    def _of_syntax(self, path: Path, line: int, name: str, source: str) -> Iterator[Fault]:
        """Of what can't be parsed, and of what it speaks of that there is not."""
        if words.is_line(source):
            mentioned = [(fact, "$", 0) for fact in words.facts_of_line(source)]
        else:
            try:
                body = FluentParser().parse(source).body
            except RecursionError:
                yield self._fault(path, line, f"`{name}` is nested too deeply", "write it more plainly")
                return
            for entry in body:
                if isinstance(entry, ast.Junk):
                    at = entry.annotations[0].span if entry.annotations else None
                    below = source[: at.start].rstrip().count("\n") if at else 0
                    why = entry.annotations[0].message if entry.annotations else ""
                    yield self._fault(path, line + below, f"`{name}` is not understood: {why}",
                                      "compare it with the English message")  # fmt: skip
                    return
            found = _Mentioned(source)
            try:
                for entry in body:
                    found.visit(entry)
            except RecursionError:
                yield self._fault(path, line, f"`{name}` is nested too deeply", "write it more plainly")
                return
            mentioned = found.found
        for mark in bindings.MARK.finditer(source):
            if mark[1] not in bindings.actions():
                yield self._fault(path, line + source.count("\n", 0, mark.start()), f"there is no key for `{mark[1]}`",
                                  closest(mark[1], bindings.actions()))  # fmt: skip
        facts = self.part.facts.get(name, frozenset())
        for word, kind, below in mentioned:
            if kind == "$" and word not in facts and not name.startswith("-"):
                yield self._fault(path, line + below, f"`{name}` is not told a variable `${word}`",
                                  closest(word, facts) if facts else "the English message has none")  # fmt: skip
            elif kind == "()" and word not in FUNCTIONS:
                yield self._fault(path, line + below, f"there is no function `{word}`", closest(word, FUNCTIONS))
            elif kind == "-" and f"-{word}" not in self.known:
                terms = [term[1:] for term in self.known if term.startswith("-")]
                yield self._fault(path, line + below, f"there is no term `-{word}`", closest(word, terms))
            elif kind == "" and word not in self.known:
                yield self._fault(path, line + below, f"there is no message `{word}` to be put in here",
                                  closest(word, self.part.known))  # fmt: skip

    def _of_saying(self, path: Path, line: int, name: str) -> Iterator[Fault]:
        """Of what can be parsed and can't be said, such as a message that holds itself."""
        facts = dict.fromkeys(self.part.facts.get(name, ()), 1)
        try:
            said = self.bundle.said(name, facts)
            why = str(said[1][0]) if said is not None and said[1] else ""
        except RecursionError:
            why = "it refers to itself, or is nested too deeply"
        except (ValueError, LookupError) as error:
            why = str(error)
        if why:
            yield self._fault(path, line, f"`{name}` can't be said: {why}", "compare it with the English message")


def _line_of_undrawn(source: str) -> int:
    """In which line of an entry, from 0, is what can't be shown."""
    return next((n for n, text in enumerate(source.split("\n")) if translated.why_not(text)), 0)


class _Mentioned(visitor.Visitor):
    """Collects what an entry speaks of: each word, its kind (`$`, `()`, `-` or none), and its line from 0."""

    def __init__(self, source: str) -> None:
        self._source = source
        self.found: list[tuple[str, str, int]] = []

    def _add(self, node: ast.SyntaxNode, word: str, kind: str) -> None:
        self.found.append((word, kind, self._source.count("\n", 0, node.span.start if node.span else 0)))
        self.generic_visit(node)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self._add(node, node.id.name, "$")

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        self._add(node, node.id.name, "()")

    def visit_TermReference(self, node: ast.TermReference) -> None:
        self._add(node, node.id.name, "-")

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self._add(node, node.id.name, "")


def _of_names(folder: Path, game: str, shown: Shown) -> list[Fault]:
    path = names.file_of(folder, game)
    if not os.path.lexists(path):
        return []
    source = Source(shown(path))
    known = cache(originals.ids)
    met: set[tuple[str, str]] = set()
    for (part, word, _), node, _ in names.texts(path, source):
        if (part, word) not in met and word not in known(game).get(part, ()):
            kind = {"cards": "card", "decks": "deck", "keywords": "keyword", "counters": "counter"}[part]
            suggestion = closest(word, known(game).get(part, ())) if len(source.faults) < SHOWN_FAULTS else ""
            source.fault(node, f"there is no {kind} `{word}` in {game.capitalize()}", suggestion)
        met.add((part, word))
    return source.faults
