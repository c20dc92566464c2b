"""Damaged card files: every one is told at its place, or makes no difference."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

from game.kernel.cards import Definition
from game.language.folders import CARDS, files_of
from game.language.library import Library, load_files, pinned, with_cards
from game.language.source import Source, nodes
from game.rules import NAMES, game_named
from game.system.visible import first_hidden
from tests.campaigns.runner import Outcome, Try

ODD = (
    "\t", " ", "  ", "-", ":", "{", "}", "[", "]", "'", '"', "#", "&a ", "*a", "!", "!!int ", "|", ">", "%", "@", "~",
    "yes", "0", "-1", "1" * 30, "1" * 5000, ".inf", ".nan", "0x1f", "1:30", "null", "\n", "\r", "\x00", "\x7f",
    "\x85", "\u2028", "\u202e", "\ufeff", "\ud800", "🦊", "target", "always", "{}", "[]", "? ", "---", "...", "<<: ",
)  # fmt: skip
"""What is put in between."""
HUGE = (
    '["]",' * 2_000, "[" * 4_000, "{a: " * 4_000, "- " * 2_000, "? " * 2_000, "-\n" * 20_000, "&a [*a]\n" * 500,
    '"\\x1b[2J": \n' * 100, "x" * 50_000, "- id: fox\n" * 5_000, "a: 1\n" * 5_000, "#" * 1_100_000,
    "!!python/object:os.system\n",
)  # fmt: skip
"""What stands in the place of a file, or at its end."""

ADDRESS = re.compile(r" at 0x[0-9a-f]+")
KEPT = 1_000
"""So many definitions are kept written out."""


def damaged(folder: Path, games: Sequence[str] = NAMES) -> Try:
    """One line of a bundled file is changed."""
    return _Cards(folder, games).damaged


def odd(folder: Path, games: Sequence[str] = NAMES) -> Try:
    """Something that nobody writes by mistake is put into a bundled file."""
    return _Cards(folder, games).odd


class _Cards:
    def __init__(self, folder: Path, games: Sequence[str]) -> None:
        self.changed = folder / "cards" / "changed.yaml"
        self.changed.parent.mkdir()
        self.files = {name: files_of(CARDS / name) for name in games}
        self.texts = {path: path.read_text("utf-8") for paths in self.files.values() for path in paths}
        self.read_back: dict[str, dict[str, str]] = {name: {} for name in games}
        self.wholes: dict[Definition, str] = {}
        self.sound: dict[str, Any] = dict.fromkeys(self.texts.values())

    def damaged(self, chance: Random) -> Outcome:
        game, path = self._one(chance)
        lines = self.texts[path].split("\n")
        number = chance.randrange(len(lines))
        lines[number] = changed_line(lines, number, chance)
        changed = range(number + 1, number + 2 + lines[number].count("\n"))  # a line that was doubled is two
        return self._read(game, path, "\n".join(lines), changed)

    def odd(self, chance: Random) -> Outcome:
        game, path = self._one(chance)
        lines = self.texts[path].split("\n")
        huge = chance.choice(HUGE)
        number = chance.choice((0, len(lines) // 2, len(lines)))
        lines.insert(number, chance.choice((huge, huge[: chance.randrange(len(huge))], "  flavour: " + huge)))
        return self._read(game, path, "\n".join(lines), None)

    def _one(self, chance: Random) -> tuple[str, Path]:
        game = chance.choice(list(self.files))
        return game, chance.choice(self.files[game])

    def _read(self, game: str, path: Path, text: str, changed: range | None) -> Outcome:
        place = self.changed.parent.parent / path.relative_to(CARDS / game)
        place.parent.mkdir(exist_ok=True)
        place.write_bytes(text.encode("utf-8", "surrogatepass"))
        words = game_named(game).vocabulary
        files = {str(p): p for p in self.files[game] if p != path} | {"changed": place}
        with parsed_once(self.sound):
            library = load_files(files, game, words)
        place.unlink()
        for fault in library.faults:
            assert fault.message and fault.line >= 1 and fault.column >= 1, fault
            assert first_hidden(str(fault)) is None, fault
        if not library.faults:
            self._read_back(game, library)
            return "without a fault", None
        mine = [fault.line for fault in library.faults if fault.file == "changed"]
        return "told", None if changed is None or not mine else any(line in changed for line in mine)

    def _read_back(self, game: str, library: Library) -> None:
        """Cards without a fault are the same when they are read from their own definitions, as match files pin them.

        What was read back in an earlier try, to the last field of it, is not read back again.
        """
        words, known = game_named(game).vocabulary, self.read_back[game]
        wholes = {id: self._whole(card) for id, card in library.definitions.items()}
        new = {id: whole for id, whole in wholes.items() if known.get(id) != whole}
        others = {id: card for id, card in library.definitions.items() if id not in new}
        source = Source("the pinned cards")
        written = nodes({"cards": [dict(library.definitions[id].source) for id in new]})
        rules = pinned([], library.constants, game, words)
        found = with_cards(replace(rules, definitions=others), source, written, words)
        assert not source.faults, source.faults
        for id, whole in new.items():
            assert self._whole(found.definitions[id]) == whole, "read from its own definition it is another card"
        assert found.card_set(words).by_id.keys() == library.card_set(words).by_id.keys()
        for id, whole in new.items():
            known.setdefault(id, whole)

    def _whole(self, card: Definition) -> str:
        """All of a definition; the bundled ones, which are the same objects in all tries, are written out once."""
        if card not in self.wholes:
            whole = ADDRESS.sub("", repr(card))
            if len(self.wholes) > KEPT:
                self.wholes.clear()
            self.wholes[card] = whole
        return self.wholes[card]


@contextmanager
def parsed_once(sound: dict[str, Any]) -> Iterator[None]:
    """Meanwhile the YAML of these texts, which nobody changes, is not parsed again in every try."""
    parse = Source.parse

    def parsed(source: Source, text: str) -> Any:
        if text not in sound:
            return parse(source, text)
        if sound[text] is None:
            sound[text] = parse(source, text)
        return sound[text]

    Source.parse = parsed  # type: ignore[method-assign]
    try:
        yield
    finally:
        Source.parse = parse  # type: ignore[method-assign]


def changed_line(lines: list[str], number: int, chance: Random) -> str:
    line = lines[number]
    at = chance.randint(0, len(line))
    match chance.choice(("cut", "odd", "number", "letter", "other", "double")):
        case "cut":
            return line[:at] + line[at + chance.randint(1, 8) :]
        case "number":
            return line.replace(chance.choice("123"), chance.choice(ODD), 1)
        case "letter":
            return (
                line[:at] + chr(chance.choice((chance.randrange(32, 127), chance.randrange(0x3000)))) + line[at + 1 :]
            )
        case "other":
            return lines[chance.randrange(len(lines))]
        case "double":
            return line + "\n" + line
    return line[:at] + chance.choice(ODD) + line[at:]
