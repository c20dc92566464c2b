"""Looks for the elements of a game that gives none: tints around the colour wheel, a shape and a letter for each."""

from __future__ import annotations

import colorsys
from collections.abc import Sequence

from game.table.drawing.symbols import DIAMOND, DROP, FLAME, HEART, HEXAGON, SHIELD, SUN, Colour, Element, Tint, star

LEAF = "M50 8 C80 26 86 62 50 92 C14 62 20 26 50 8 Z"
WEDGE = "M50 12 L88 84 H12 Z"
CRESCENT = "M62 10 A41 41 0 1 0 62 90 A33 33 0 1 1 62 10 Z"
SHAPES = (FLAME, DROP, SUN, LEAF, CRESCENT, WEDGE, HEXAGON, HEART, SHIELD)
"""In the order in which they are given away; DIAMOND is that of the colourless element, and stars come after."""


def made(names: Sequence[str], colourless: str = "") -> dict[str, Element]:
    """A look for each of these elements; all differ in tint, shape and letter, while there are letters enough."""
    coloured = [name for name in names if name != colourless]
    letters = _letters(names)
    looks = {
        name: Element(_tint(number / len(coloured), 1.0), _shape(number), letters[name])
        for number, name in enumerate(coloured)
    }
    return {name: looks.get(name) or Element(_tint(0.6, 0.1), DIAMOND, letters[name]) for name in names}


def _shape(number: int) -> str:
    return SHAPES[number] if number < len(SHAPES) else star(number - len(SHAPES) + 3, 42, 20)


def _letters(names: Sequence[str]) -> dict[str, str]:
    """The first letter of each name that no other has before it."""
    taken: dict[str, str] = {}
    for name in names:
        own = [letter for letter in name.upper() if letter.isalnum()]
        taken[name] = next((letter for letter in own if letter not in taken.values()), own[0] if own else "?")
    return taken


def _tint(hue: float, strength: float) -> Tint:
    """Light and dark of one hue (0 to 1); `strength` 1 is full colour, 0 grey."""

    def at(saturation: float, value: float) -> Colour:
        red, green, blue = colorsys.hsv_to_rgb(hue, saturation * strength, value)
        return round(255 * red), round(255 * green), round(255 * blue)

    def web(saturation: float, value: float) -> str:
        return "#{:02x}{:02x}{:02x}".format(*at(saturation, value))

    return Tint(
        web(0.55, 1.0), web(0.8, 0.82), web(0.86, 0.5), web(0.85, 0.2), web(0.1, 1.0), web(0.35, 1.0), at(0.85, 0.36),
        at(0.7, 1.0),
    )  # fmt: skip
