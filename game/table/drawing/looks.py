"""The colours of card frames, by the hue of the card's picture."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from game.table.drawing import hues
from game.table.drawing.symbols import Colour, with_elements


@dataclass(frozen=True)
class Look:
    """Colours of a frame."""

    metal: tuple[str, str, str]
    body: tuple[str, ...]  # from left to right
    plate: tuple[str, str]
    paper: tuple[str, str]
    ink: Colour
    accent: Colour


LEAST = 4.5
"""Of `contrast`, what small letters need to be read by all eyes (WCAG 2.2, 1.4.3)."""


def contrast(one: Colour, other: Colour) -> float:
    """Of the luminances of two colours, from 1 for the same to 21 for black and white (WCAG 2.2)."""
    low, high = sorted(map(_luminance, (one, other)))
    return (high + 0.05) / (low + 0.05)


def _luminance(colour: Colour) -> float:
    parts = [part / 255 for part in colour]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def legible(ink: Colour, paper: tuple[str, ...]) -> Colour:
    """The ink, as much darker as it must be to be read on a pale paper, from its upper to its lower colour."""
    for part in range(100, 0, -2):
        found = (ink[0] * part // 100, ink[1] * part // 100, ink[2] * part // 100)
        if all(contrast(found, hues.rgb(ground)) >= LEAST for ground in paper):
            return found
    return ink


def _read(frame: dict[str, Any]) -> Look:
    metal, body, plate, paper = (tuple(frame[part]) for part in ("metal", "body", "plate", "paper"))
    return Look(metal, body, plate, paper, hues.rgb(frame["ink"]), legible(hues.rgb(frame["accent"]), paper))


PAPER = ("#f9f5ec", "#e0dbd0")


@lru_cache(maxsize=256)
def look_of(hue: str) -> Look:
    """Of a hue, or of an element that was handed over; the plain one if there is neither."""
    found, tint = hues.spec(hue), hues.tint(hue)
    if found is not None or tint is None:
        return _read((found or hues.plain())["frame"])
    return Look(
        (tint.shape, tint.mid, tint.deep), (tint.deep, tint.mid, tint.deep), (tint.deep, tint.dark), PAPER,
        hues.rgb(tint.dark), legible(hues.rgb(tint.deep), PAPER),
    )  # fmt: skip


with_elements(look_of.cache_clear)
