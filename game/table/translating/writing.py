"""The files from which a translation starts: every message and name in English. What is there already stays."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from game.language import names
from game.language.names import Key
from game.language.source import Source
from game.records.cards import GAMES
from game.system import words
from game.system.files import append_to, create, make_folder
from game.system.languages import NAME, NAMED_IN
from game.table.translating import originals
from game.table.translating.coverage import sources

ADDED = "# Not translated yet."
GUIDE = """# Names in another language, by their ids. What is left out, or taken out, is said in English.
"""


@dataclass
class Written:
    """What became of a folder, by the names of files in it."""

    made: list[str] = field(default_factory=list)
    grown: dict[str, int] = field(default_factory=dict)
    """Those that were there, and how many messages were added at their ends."""
    lacking: dict[str, int] = field(default_factory=dict)
    """Files of names that were there and stay as they are, and how many texts are missing in them."""


def write(language: Path, code: str) -> Written:
    """Write into the folder of a language what it lacks. Raises OSError."""
    found = Written()
    for part in originals.parts().values():
        _write_part(language, part, found)
    for game in GAMES:
        _write_names(language, game, found)
    if not os.path.lexists(language / NAMED_IN):  # last: with it the folder is a language
        _make(language, NAMED_IN, f"{NAME} = {own_name(code)}\n", found)
    return found


def _write_part(language: Path, part: originals.Part, found: Written) -> None:
    there = sources(language / part.folder)
    for file, english in part.files.items():
        missing = {name: source.rstrip() for name, source in english.items() if name not in there}
        name = f"{part.folder}/{file}"
        text = "\n".join(missing.values()) + "\n"
        if not missing:
            continue
        if not os.path.lexists(language / name):
            _make(language, name, text, found)
        else:
            _append(language / name, f"\n{ADDED}\n{text}")
            found.grown[name] = len(missing)


def _write_names(language: Path, game: str, found: Written) -> None:
    path = names.file_of(language, game)
    english, name = originals.names(game), f"cards/{game}.yaml"
    if not os.path.lexists(path):
        _make(language, name, _as_yaml(english), found)
        return
    there = {key for key, _, _ in names.texts(path, Source(name))}
    if missing := english.keys() - there:
        found.lacking[name] = len(missing)


def _as_yaml(texts: Mapping[Key, str]) -> str:
    lines = [GUIDE]
    part_before = word_before = ""
    for (part, word, what), text in texts.items():
        if part != part_before:
            lines.append(f"{part}:\n")
        if (part, word) != (part_before, word_before):
            lines.append(f"  {_written(word)}:\n")
        lines.append(f"    {what}: {json.dumps(text, ensure_ascii=False)}\n")
        part_before, word_before = part, word
    return "".join(lines)


def _written(word: str) -> str:
    """An id as YAML reads it as a word: some, such as `on`, are none without quotes."""
    return (
        json.dumps(word) if word in ("on", "off", "yes", "no", "true", "false", "null") or word[0].isdigit() else word
    )


def _make(language: Path, name: str, text: str, found: Written) -> None:
    path = language / name
    make_folder(path.parent)
    with os.fdopen(create(path), "wb") as file:
        file.write(text.encode())
    found.made.append(name)


def _append(path: Path, text: str) -> None:
    """At the end of a file that can be read. Raises OSError for another."""
    _, problems = words.read(path)
    if problems:
        raise OSError(0, f"{problems[0].what} (line {problems[0].line}); correct that first", str(path))
    with os.fdopen(append_to(path), "ab") as file:
        file.write(text.encode())


def own_name(code: str) -> str:
    """What a language calls itself, as far as that is known here; else its code."""
    from game.system import patterns  # noqa: F401, which makes Babel leave the zones of time alone

    from babel import Locale, UnknownLocaleError  # isort: skip

    try:
        name = Locale.parse(code).display_name or code
    except (ValueError, UnknownLocaleError):
        return code
    return name[0].upper() + name[1:]
