"""What the elements of Contracts look like."""

from __future__ import annotations

from game.table.drawing.cloth import ring
from game.table.drawing.symbols import DIAMOND, DROP, FLAME, SUN, Element, Tint

ELEMENTS = {
    "fire": Element(
        Tint("#ff8a5c", "#d63a22", "#8f1414", "#35090a", "#ffe49a", "#ff9a2e", (104, 14, 8), (255, 96, 48)),
        FLAME, "F", 0.615,
    ),
    "water": Element(
        Tint("#7cc8ff", "#2878d8", "#123f94", "#07163a", "#f2fbff", "#9fd8ff", (10, 44, 110), (64, 160, 255)),
        DROP, "W", 0.6,
    ),
    "light": Element(
        Tint("#ffe97a", "#eab308", "#a86f06", "#3d2603", "#fffdf0", "#fff0a8", (110, 66, 0), (255, 214, 80)),
        SUN, "L",
    ),
    "pure": Element(
        Tint("#d5d9e0", "#8f96a3", "#565c69", "#1f222a", "#ffffff", "#d9dee8", (44, 48, 58), (214, 222, 240)),
        DIAMOND, "P",
    ),
}  # fmt: skip
LETTERS = {"it": {"water": "A"}}

COLOURED = ("fire", "water", "light")


def seal() -> tuple[str, str]:
    """The three elements about the pure one."""
    return ring([ELEMENTS[name] for name in COLOURED], ELEMENTS["pure"])
