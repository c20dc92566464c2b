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


def _read(frame: dict[str, Any]) -> Look:
    metal, body, plate, paper = (tuple(frame[part]) for part in ("metal", "body", "plate", "paper"))
    return Look(metal, body, plate, paper, hues.rgb(frame["ink"]), hues.rgb(frame["accent"]))


PAPER = ("#f9f5ec", "#e0dbd0")


@lru_cache(maxsize=256)
def look_of(hue: str) -> Look:
    """Of a hue, or of an element that was handed over; the plain one if there is neither."""
    found, tint = hues.spec(hue), hues.tint(hue)
    if found is not None or tint is None:
        return _read((found or hues.plain())["frame"])
    return Look(
        (tint.shape, tint.mid, tint.deep), (tint.deep, tint.mid, tint.deep), (tint.deep, tint.dark), PAPER,
        hues.rgb(tint.dark), hues.rgb(tint.deep),
    )  # fmt: skip


with_elements(look_of.cache_clear)
