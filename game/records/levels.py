"""The opponents that the computer can be, by which set-ups and match files say who plays a seat.

A level that plans may have a style; the opponent is then called by both words: `regular-aggressive`.
"""

from __future__ import annotations

from game.kernel.errors import GameError

LEVELS = ("novice", "casual", "regular", "expert", "master", "random")
"""From the weakest to the strongest; and `random`, which does not think."""
USUAL = "casual"
STYLES = ("aggressive", "patient", "trickster")
STYLED = ("regular", "expert", "master")
"""The levels that may have one."""


def opponent(level: str, style: str = "") -> str:
    """The word for a level in a style; that of the level alone where it has none or may have none."""
    return f"{level}-{style}" if style and level in STYLED else level


OPPONENTS = tuple([opponent(level, style) for level in LEVELS for style in ("", *(STYLES if level in STYLED else ()))])
"""The words for all of them."""


def parsed(word: str) -> tuple[str, str]:
    """The level and the style ("" for none) of an opponent. Raises GameError for a word that none is called by."""
    if word not in OPPONENTS:
        raise GameError(
            f"no opponent is called `{word}`; there are {', '.join(LEVELS)}, "
            f"and {', '.join(STYLED)} also with a style, as in `{STYLED[0]}-{STYLES[0]}`: {', '.join(STYLES)}"
        )
    level, _, style = word.partition("-")
    return level, style
