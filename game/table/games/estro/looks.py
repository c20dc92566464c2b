"""How the cards of ESTRO look: frames, badges, the row of the five characteristics, the back."""

from __future__ import annotations

from game.table.drawing.printed import PLAIN, Frame
from game.table.drawing.symbols import radial
from game.table.games.estro.signs import SIGNS
from game.table.games.layout import Badge, Cell

ESTRI = ("ardo", "granito", "armonio", "illusio", "manpo")
CHARACTERISTICS = ("atk", "def", "hel", "dex", "map")
"""Each in the place of the Estro that owns it (E-005)."""

_WINDOWS = {
    "ardo": "M34 492 V124 L116 66 L178 96 L250 40 L315 78 L380 40 L452 96 L514 66 L596 124 V492 Z",
    "granito": "M34 492 V86 H96 V34 H206 V74 H260 V34 H370 V74 H424 V34 H534 V86 H596 V492 Z",
    "armonio": "M34 492 V250 C34 120 160 34 315 34 C470 34 596 120 596 250 V492 Z",
    "illusio": "M34 492 V62 C120 30 220 112 315 34 C410 112 510 30 596 62 V492 Z",
    "manpo": "M34 492 V112 H86 V60 H140 V34 H490 V60 H544 V112 H596 V492 Z",
}
FRAMES = {
    **{estro: Frame(window, PLAIN.plate, seal=estro) for estro, window in _WINDOWS.items()},
    "zone": Frame(
        "M34 492 V164 L164 34 H466 L596 164 V492 Z",
        "M28 452 H602 V470 H618 V518 H602 V536 H28 V518 H12 V470 H28 Z",
        "vertical-banner",
    ),
}
BADGES = {
    estro: (Badge("primary", "left", estro, own.upper()), Badge("tot", "right", "plaque", "TOT"))
    for estro, own in zip(ESTRI, CHARACTERISTICS, strict=True)
}
CELLS = {
    estro: tuple(Cell(stat, stat.upper(), stat == own) for stat in CHARACTERISTICS)
    for estro, own in zip(ESTRI, CHARACTERISTICS, strict=True)
}


def seal() -> tuple[str, str]:
    """The five signs in a ring, each beside those it has to do with."""
    spots = ((315, 308), (440, 399), (392, 546), (238, 546), (190, 399))
    star = "M" + " L".join(f"{spots[n * 2 % 5][0]} {spots[n * 2 % 5][1]}" for n in range(5)) + " Z"
    ring = "M" + " L".join(f"{x} {y}" for x, y in spots) + " Z"
    drawn = "".join(
        f'<path d="{path}" fill="none" stroke="url(#gold)" stroke-width="3" stroke-opacity="0.7"/>'
        for path in (star, ring)
    )
    definitions = ""
    for (x, y), estro in zip(spots, ESTRI, strict=True):
        sign = SIGNS[estro]
        definitions += radial(f"sign-{estro}", sign.bright, sign.mid, sign.deep)
        drawn += (
            f'<circle cx="{x}" cy="{y}" r="55" fill="#0b0d16" stroke="url(#gold)" stroke-width="4"/>'
            f'<circle cx="{x}" cy="{y}" r="48" fill="{sign.dark}"/>'
            f'<path d="{sign.shape}" transform="translate({x - 32} {y - 33}) scale(0.64)" fill="url(#sign-{estro})"/>'
        )
    return definitions, drawn
