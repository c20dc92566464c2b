"""Text from elsewhere, made safe to show: no sign in it acts on a terminal, a title or the order of reading."""

from __future__ import annotations

import unicodedata

HIDDEN = frozenset(("Cc", "Cf", "Cs", "Zl", "Zp"))
"""Categories of characters that act instead of being seen: controls, marks of direction, halves of pairs, line ends."""
JOINERS = "\u00ad\u200c\u200d"
"""Of those, the ones that words of many languages need: the soft hyphen, and what parts or joins letters."""

UNDRAWN = HIDDEN | {"Zs", "Mn", "Me"}
"""Those, blanks, and marks that need a letter to stand on."""
FILLERS = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters and signs by name, of which nothing is drawn."""


def is_hidden(sign: str) -> bool:
    """Does this character act instead of being seen?"""
    return unicodedata.category(sign) in HIDDEN and sign not in JOINERS


def is_blank(text: str) -> bool:
    """Is there nothing in `text` that is drawn?"""
    return all(unicodedata.category(sign) in UNDRAWN or sign in FILLERS for sign in text)


def visible(text: str, kept: str = "") -> str:
    """`text` with each hidden character in it written as an escape such as `\\x1b`, but for those in `kept`."""
    if text.isprintable():
        return text
    return "".join(_escaped(sign) if is_hidden(sign) and sign not in kept else sign for sign in text)


def first_hidden(text: str, kept: str = "") -> str | None:
    """The first hidden character of `text`, written as an escape; None where there is none, but for those in `kept`."""
    if text.isprintable():
        return None
    return next((_escaped(sign) for sign in text if is_hidden(sign) and sign not in kept), None)


def _escaped(sign: str) -> str:
    return sign.encode("unicode_escape").decode("ascii")
