"""The sounds and plurals of English."""

from __future__ import annotations

import re

_AN = re.compile(r"(?<!\w)(a) (?=\**(?:[aeio]|u(?!n[ai])|8|11(?!\d)|18(?!\d)|hour|heir|honest|honou?r))", re.IGNORECASE)
_LINKS = ("of", "in", "on", "with", "without", "from", "to", "at", "by")


def settle(text: str) -> str:
    """`a` before a vowel."""
    return _AN.sub(r"\1n ", text)


def agreeing(adjective: str) -> str:
    """An adjective as it stands with several."""
    return adjective


def gender(name: str) -> str:
    return "thing"


def plural(name: str) -> str:
    """Of a card's name: its head is the last word before a preposition."""
    words = name.split(" ")
    head = next((i for i, word in enumerate(words) if i and word.lower() in _LINKS), len(words)) - 1
    words[head] = _plural(words[head])
    return " ".join(words)


def _plural(word: str) -> str:
    if re.search(r"([^aeiou])y$", word):
        return word[:-1] + "ies"
    if re.search(r"(s|x|z|ch|sh)$", word):
        return word + "es"
    if re.search(r"(?<!f)(?:f|fe)$", word) and word.lower() in ("wolf", "elf", "leaf", "knife", "wife", "thief"):
        return re.sub(r"fe?$", "ves", word)
    return word[:-3] + "men" if word.endswith("man") else word + "s"
