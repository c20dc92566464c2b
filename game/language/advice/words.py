"""What people wrote on a card or a deck to be read: names, flavour, plans, in both languages."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

from game.language.advice.cases import Advice, Path, Room, Written
from game.language.source import closest
from game.system import languages
from game.system.languages import GRAMMARS

LONGEST_NAME = 34
"""Characters that fit on a card in one line."""
LONGEST_FLAVOUR = 110
"""Characters that fit under the rules text."""
ENDS = (".", "!", "?", "…", "»", '"', "”", "’", "'")


def advise(card: Written, room: Room) -> Iterator[Advice]:
    name, flavour = card.plain.get("name"), card.plain.get("flavour")
    if isinstance(name, Mapping):
        yield from texts(("name",), name, LONGEST_NAME)
        for language in GRAMMARS:
            text = str(name.get(language, ""))
            if text[:1].islower():
                yield Advice(("name", language), "a name begins with a capital letter",
                             f"write `{text[:1].upper()}{text[1:]}`", "name")  # fmt: skip
    if isinstance(flavour, Mapping):
        yield from texts(("flavour",), flavour, LONGEST_FLAVOUR)
        for language in GRAMMARS:
            text = str(flavour.get(language, "")).rstrip()
            if text and not text.endswith(ENDS):
                yield Advice(
                    ("flavour", language), "a sentence ends with a full stop", "write one at the end", "flavour"
                )


def texts(path: Path, written: Mapping[str, Any], longest: int) -> Iterator[Advice]:
    """What can be wrong with any text in its languages."""
    for language in written:
        if not languages.is_known(language):
            yield Advice((*path, language), f"`{language}` is no language that is here; nobody can choose it",
                         closest(language, languages.known()), str(path[-1]))  # fmt: skip
    found = {language: str(written.get(language, "")) for language in GRAMMARS}
    if len({*found.values()}) == 1 and " " in found["en"].strip():
        yield Advice((*path, "it"), f"the {path[-1]} is the same in both languages", "translate it", str(path[-1]))
    for language, text in found.items():
        place = (*path, language)
        if text != text.strip():
            yield Advice(place, "there is a space at its beginning or end", "delete it", str(path[-1]))
        if re.search(r"\S  +\S", text):
            yield Advice(place, "two spaces stand side by side", "delete one of them", str(path[-1]))
        if re.search(r" [,.;:!?](?!\.)", text):
            yield Advice(place, "a space stands before a punctuation mark", "delete it", str(path[-1]))
        if len(text) > longest:
            yield Advice(place, f"this has {len(text)} characters, which is much for a card",
                         f"{longest} fit well", str(path[-1]))  # fmt: skip
