"""How the cards of ESTRO look: badges, the row of the five characteristics, the back."""

from __future__ import annotations

from game.table.drawing.symbols import radial
from game.table.games.estro.signs import SIGNS
from game.table.games.layout import Badge, Cell

ESTRI = ("ardo", "granito", "armonio", "illusio", "manpo")
CHARACTERISTICS = ("atk", "def", "hel", "dex", "map")
"""Each in the place of the Estro that owns it (E-005)."""

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
