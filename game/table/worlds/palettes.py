"""The colours of everything that is written and pressed: those of a world, and as the eyes of a person need them."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache

Colour = tuple[int, int, int]


@dataclass(frozen=True)
class Palette:
    felt_veil: Colour
    panel: Colour
    panel_high: Colour
    edge: Colour
    ink: Colour  # text on panels
    quiet: Colour  # secondary text, still 4.5:1 on panels and on the scenery out of focus
    gold: Colour
    gold_dark: Colour
    green: Colour  # the action that is meant
    green_high: Colour
    red: Colour
    legal: Colour
    target: Colour
    warn: Colour
    label: Colour  # what the words of a button stand on
    label_high: Colour
    label_ink: Colour
    label_gold: Colour  # signs on it


FELT = Palette(
    felt_veil=(4, 10, 9),
    panel=(20, 31, 30),
    panel_high=(33, 48, 46),
    edge=(74, 96, 88),
    ink=(240, 233, 214),
    quiet=(176, 187, 174),
    gold=(240, 208, 128),
    gold_dark=(150, 116, 52),
    green=(36, 92, 76),
    green_high=(46, 112, 91),
    red=(196, 70, 54),
    legal=(126, 232, 160),
    target=(255, 128, 92),
    warn=(255, 190, 110),
    label=(20, 31, 30),
    label_high=(33, 48, 46),
    label_ink=(240, 233, 214),
    label_gold=(240, 208, 128),
)
"""Of a game that has no world of its own, and what a world leaves out."""
CONTRAST = Palette(
    felt_veil=(0, 0, 0),
    panel=(0, 0, 0),
    panel_high=(26, 26, 26),
    edge=(235, 235, 235),
    ink=(255, 255, 255),
    quiet=(226, 226, 226),
    gold=(255, 226, 64),
    gold_dark=(200, 170, 30),
    green=(0, 70, 44),
    green_high=(0, 104, 66),
    red=(255, 96, 80),
    legal=(90, 255, 140),
    target=(255, 140, 60),
    warn=(255, 210, 90),
    label=(0, 0, 0),
    label_high=(26, 26, 26),
    label_ink=(255, 255, 255),
    label_gold=(255, 226, 64),
)
USUAL, PLAINLY = "felt", "contrast"
"""The palette of the world as it is, and the one that is the same in all worlds."""
FOR_EYES: dict[str, dict[str, Colour]] = {
    "sky": {
        "green": (24, 78, 120), "green_high": (34, 98, 146), "red": (213, 94, 0), "legal": (96, 196, 255),
        "target": (255, 168, 40), "warn": (250, 232, 110),
    },
    "rose": {
        "gold": (255, 196, 190), "gold_dark": (160, 92, 92), "legal": (120, 240, 230), "target": (255, 92, 104),
        "warn": (255, 168, 168),
    },
}  # fmt: skip
"""What is another colour in any world. "sky" is for eyes that confuse red and green: what may be done is blue, what is
aimed at orange; "rose" for those that confuse blue and yellow: turquoise and red, and rose in place of gold."""


@lru_cache(maxsize=32)
def seen(own: Palette, theme: str) -> Palette:
    """The palette of a world as a person sees it who chose that theme."""
    return CONTRAST if theme == PLAINLY else replace(own, **FOR_EYES.get(theme, {}))
