"""How Grimoire looks: the five colours and what is colourless, and the back of a bound book."""

from __future__ import annotations

from game.table.drawing.symbols import DIAMOND, DROP, FLAME, Element, Tint, linear, radial, star
from game.table.games.elements import CRESCENT, LEAF

COLOURS = ("white", "blue", "black", "red", "green")
RAYS = star(12, 43, 25)

ELEMENTS = {
    "white": Element(
        Tint("#f6eccb", "#d2bd82", "#8f7a45", "#3a2f18", "#fffffa", "#fff8e2", (112, 88, 36), (255, 246, 214)),
        RAYS, "W",
    ),
    "blue": Element(
        Tint("#74b2fa", "#1f4fae", "#0f2f7c", "#081634", "#f2f9ff", "#a8d6ff", (12, 40, 108), (92, 160, 255)),
        DROP, "U", 0.6,
    ),
    "black": Element(
        Tint("#a492b4", "#54435f", "#2b2033", "#0c0810", "#ede2f4", "#b79fc8", (244, 236, 250), (176, 140, 210)),
        CRESCENT, "B",
    ),
    "red": Element(
        Tint("#ff9a6e", "#d4402a", "#8a1a18", "#33090a", "#ffe7a4", "#ffa03c", (104, 16, 10), (255, 104, 62)),
        FLAME, "R", 0.615,
    ),
    "green": Element(
        Tint("#9be07e", "#3f9440", "#1c5426", "#08200d", "#f1ffe0", "#b4e889", (10, 62, 22), (120, 220, 110)),
        LEAF, "G", 0.53,
    ),
    "any": Element(
        Tint("#dcd6ca", "#9c9486", "#5e574c", "#241f19", "#ffffff", "#e2dccf", (52, 46, 38), (226, 216, 196)),
        DIAMOND, "C",
    ),
}  # fmt: skip
LETTERS = {"it": {"white": "B", "black": "N", "green": "V", "any": "I"}}
"""In Italian bianco, blu, nero, rosso, verde: the second letter of blue stands for it in both languages."""


def seal() -> tuple[str, str]:
    """What closes a book: bands across, and a clasp with the five colours about a quill."""
    drawn = ""
    for y in (190, 440, 690):
        drawn += f'<rect x="40" y="{y - 16}" width="550" height="32" rx="6" fill="url(#iron)" fill-opacity="0.9"/>'
        drawn += "".join(f'<circle cx="{x}" cy="{y}" r="7" fill="url(#gold)"/>' for x in (64, 140, 490, 566))
    drawn += '<circle cx="315" cy="440" r="150" fill="#1a0f08" stroke="url(#gold)" stroke-width="7"/>'
    definitions = linear("iron", "#8c8378", "#4a443d", "#25211d")
    for number, colour in enumerate(COLOURS):
        tint, turn = ELEMENTS[colour].tint, number * 72
        definitions += radial(f"gem-{colour}", tint.bright, tint.mid, tint.deep)
        drawn += (
            f'<g transform="rotate({turn} 315 440)"><circle cx="315" cy="336" r="37" fill="#0b0806"'
            f' stroke="url(#gold)" stroke-width="4"/><circle cx="315" cy="336" r="31" fill="url(#gem-{colour})"/></g>'
        )
    quill = "M368 372 C318 386 288 428 280 508 L290 508 C294 480 302 462 314 448 C342 446 364 418 368 372 Z"
    return definitions, drawn + f'<path d="{quill}" fill="url(#gold)"/>'
