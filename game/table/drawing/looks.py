"""The colours of card frames, by the hue of the card's picture."""

from __future__ import annotations

from dataclasses import dataclass

from game.table.drawing.symbols import Colour


@dataclass(frozen=True)
class Look:
    """Colours of a frame."""

    metal: tuple[str, str, str]
    body: tuple[str, ...]  # from left to right
    plate: tuple[str, str]
    paper: tuple[str, str]
    ink: Colour
    accent: Colour


GOLD = ("#fff4cc", "#d6a548", "#7d5416")
LOOKS = {
    "fire": Look(("#ffe0b8", "#d9783a", "#6d2410"), ("#7c1f16", "#b23a22", "#7c1f16"), ("#5e140f", "#2c0708"),
                 ("#fdf0d8", "#f0d3a8"), (46, 16, 8), (168, 44, 20)),
    "water": Look(("#e8f6ff", "#7fb2dc", "#274d78"), ("#123a74", "#2062ac", "#123a74"), ("#11315f", "#071530"),
                  ("#f0f7fa", "#cfe2ee"), (10, 26, 48), (24, 84, 160)),
    "light": Look(("#fffbe0", "#e6bd55", "#8a5f14"), ("#b3862a", "#e2bd5e", "#b3862a"), ("#7a5210", "#3c2606"),
                  ("#fffaea", "#f5e4b4"), (50, 32, 6), (152, 98, 8)),
    "pure": Look(("#ffffff", "#a9b0bd", "#4a505c"), ("#4c525f", "#7b8291", "#4c525f"), ("#3d424e", "#191c23"),
                 ("#f6f6f4", "#d9dbe0"), (24, 26, 32), (78, 86, 102)),
    "fire_water": Look(GOLD, ("#a52c1c", "#5c2c6a", "#1c58a4"), ("#481a46", "#1c0a24"), ("#faf0ea", "#e0d2e0"),
                       (36, 14, 36), (120, 40, 110)),
    "fire_light": Look(GOLD, ("#a52c1c", "#cc6a22", "#dcae44"), ("#6e2a0c", "#2e1004"), ("#fff4dc", "#f4d9a2"),
                       (48, 20, 6), (176, 76, 10)),
    "water_light": Look(GOLD, ("#1c58a4", "#3f9490", "#dcae44"), ("#124450", "#061c24"), ("#f7faea", "#d9e8d0"),
                        (10, 36, 36), (14, 110, 110)),
    "all": Look(GOLD, ("#a52c1c", "#d0a23c", "#1c58a4"), ("#3c2a52", "#170d26"), ("#fdf6ea", "#e8dcd6"),
                (34, 20, 40), (104, 60, 130)),
    "scarlet": Look(("#ffdcc4", "#d5683c", "#661a10"), ("#711616", "#aa2c24", "#711616"), ("#55100f", "#270507"),
                    ("#fdeedd", "#efcdb0"), (46, 12, 8), (164, 32, 24)),
    "cobalt": Look(("#e6eefc", "#8ea6cc", "#33456e"), ("#24396a", "#3f5f9c", "#24396a"), ("#1d2d54", "#0b1226"),
                   ("#f1f4f8", "#d0d9e6"), (14, 22, 44), (44, 80, 156)),
    "leaf": Look(("#f0ffd8", "#9cc05c", "#3a5f1c"), ("#1d5a34", "#36894e", "#1d5a34"), ("#174526", "#061d10"),
                 ("#f5faea", "#d8e6c2"), (12, 36, 16), (30, 116, 48)),
    "violet": Look(("#f8e4ff", "#b486d2", "#52266f"), ("#48206c", "#74399e", "#48206c"), ("#381a55", "#150824"),
                   ("#f8f1fa", "#ddcbe6"), (34, 12, 46), (112, 44, 158)),
    "brass": Look(("#fff6d0", "#dcb43c", "#76560c"), ("#8a6618", "#bf962e", "#8a6618"), ("#5f460c", "#2b1e04"),
                  ("#fffaea", "#f0dfae"), (46, 32, 6), (138, 98, 6)),
}  # fmt: skip
