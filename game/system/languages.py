"""The languages that there are: those that the program writes itself, and those that are a folder of files.

Texts of rules are composed by a grammar, which is code: GRAMMARS have one. Any other language is a folder
`languages/CODE/` beside a person's own cards, beside the packaged program or in it, with `language.ftl`, which says how
the language calls itself, and with messages and names as far as somebody translated them. What a folder doesn't hold is
said in FALLBACK. Nothing of a language is read before it is chosen, but for its name where one chooses.
"""

from __future__ import annotations

import locale
import os
import re
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Final

from game.system import words
from game.system.places import data_root, program_folder, user_folder

GRAMMARS: Final = {"it": "Italiano", "en": "English"}
"""Those in which the program composes texts, with the names that they have for themselves. Every text is in each."""
FALLBACK = "en"
"""In which is said what another language lacks."""
CODE = re.compile(r"[a-z]{2,3}(?:_[a-z]{2,8})?")
"""How a language is called in files, and so its folder: `es`, `pt_br`."""
FOLDER = "languages"
NAMED_IN = "language.ftl"
"""The file without which a folder is no language."""
NAME = "language-name"
"""The message in it with the language's name for itself."""
LONGEST_NAME = 30


def places() -> list[Path]:
    """Where folders of languages can lie: a person's own ones come before those that came with the program."""
    beside = program_folder()
    return [place / FOLDER for place in (user_folder(), *([beside] if beside else []), data_root())]


def folder(code: str) -> Path | None:
    """Of a language of files; None for one that has a grammar or that there is not."""
    if code in GRAMMARS or not CODE.fullmatch(code):
        return None
    return next((place / code for place in places() if os.path.isfile(place / code / NAMED_IN)), None)


def is_known(code: str) -> bool:
    return code in GRAMMARS or folder(code) is not None


def known() -> dict[str, str]:
    """Every language by its code, with its own name; those with a grammar first."""
    found = {code for place in places() for code in _inside(place)} - GRAMMARS.keys()
    return {**GRAMMARS, **{code: name(code) for code in sorted(found) if is_known(code)}}


def name(code: str) -> str:
    """What a language calls itself; its code where its file doesn't say."""
    lies = folder(code)
    if lies is None:
        return GRAMMARS.get(code, code)
    found, _ = words.read(lies / NAMED_IN)
    said = words.plain(found.get(NAME, "")) or code
    return said if len(said) <= LONGEST_NAME else code


def with_grammar(code: str) -> str:
    """The language in which texts are composed where `code` is chosen."""
    return code if code in GRAMMARS else FALLBACK


def of_system() -> str:
    """The language of the person's system if it is one of those that there are, else FALLBACK."""
    for said in (*map(os.environ.get, ("LC_ALL", "LC_MESSAGES", "LANG")), locale.getlocale()[0]):
        if said:
            written = said.partition(".")[0].partition("@")[0].lower().replace("-", "_")
            return next((code for code in (written, written.partition("_")[0]) if is_known(code)), FALLBACK)
    return FALLBACK


def in_language(names: Mapping[str, str], code: str, default: str = "") -> str:
    """Of names by language the one in `code`; else the one in FALLBACK, any that there is, or `default`."""
    return names.get(code) or names.get(FALLBACK) or next(filter(None, names.values()), default)


class Names(dict[str, str]):
    """Names by language, in which one that is missing is read as `in_language` does."""

    def __missing__(self, code: str) -> str:
        return in_language(self, code)


def _inside(place: Path) -> Iterator[str]:
    """The names of the folders in a place that can be languages."""
    try:
        with os.scandir(place) as entries:
            yield from (entry.name for entry in entries if CODE.fullmatch(entry.name))
    except OSError:
        return


# What was made of a language is kept by whoever made it, until its files are others.

_kept: list[Callable[[], None]] = []


def forgotten_by(clear: Callable[[], None]) -> None:
    """`clear` drops something that was made of the files of languages."""
    _kept.append(clear)


def forget() -> None:
    """The files of languages are others than they were: they are read anew when they are next asked for."""
    for clear in _kept:
        clear()
