"""How Grimoire looks: the five colours and what is colourless, the frames of the kinds of card, keywords as markers,
the back of a bound book."""

from __future__ import annotations

from game.table.drawing.badges import Marker
from game.table.drawing.printed import PLAIN, Frame
from game.table.drawing.symbols import DIAMOND, DROP, FLAME, Element, Tint, linear, radial, star
from game.table.games.elements import CRESCENT, LEAF

COLOURS = ("white", "blue", "black", "red", "green")
RAYS = star(12, 43, 25)

ELEMENTS = {
    "white": Element(
        Tint("#fffdf2", "#e8dbb4", "#a8925c", "#3a2f18", "#fffffa", "#fff3cf", (112, 88, 36), (255, 246, 214)),
        RAYS, "W",
    ),
    "blue": Element(
        Tint("#8cc4ff", "#2f6fd6", "#173c92", "#081634", "#f2f9ff", "#a8d6ff", (12, 40, 108), (92, 160, 255)),
        DROP, "U", 0.6,
    ),
    "black": Element(
        Tint("#a492b4", "#54435f", "#2b2033", "#0c0810", "#ede2f4", "#b79fc8", (24, 14, 32), (176, 140, 210)),
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

_ARCH = "M34 492 V150 Q34 34 150 34 H480 Q596 34 596 150 V492 Z"
_PAGE = "M34 34 H520 L596 110 V492 H34 Z"
_SCROLL = "M34 492 V70 C90 20 150 62 215 44 C290 24 350 62 415 44 C480 26 540 20 596 70 V492 Z"
_SEALED = "M34 492 V110 L110 34 H250 L315 78 L380 34 H520 L596 110 V492 Z"
_STROKE = "M34 492 V96 L160 34 L240 84 L330 34 L410 84 L500 34 L596 96 V492 Z"
_BANNER = "M30 452 H600 L574 494 L600 536 H30 L56 494 Z"
_STRAP = "M34 452 H596 V466 H612 V522 H596 V536 H34 V522 H18 V466 H34 Z"
_TAG = "M74 452 H556 Q602 452 602 494 Q602 536 556 536 H74 Q28 536 28 494 Q28 452 74 452 Z"

FRAMES = {
    "summon": Frame(_ARCH, _BANNER),
    "artifact_creature": Frame(_ARCH, _STRAP, "clockwork"),
    "land": Frame(PLAIN.window, _TAG),
    "artifact": Frame(PLAIN.window, _STRAP, "gears"),
    "enchantment": Frame(_PAGE, _TAG, "spell-book"),
    "aura": Frame(_PAGE, _BANNER, "ring"),
    "sorcery": Frame(_SCROLL, _BANNER, "tied-scroll"),
    "instant": Frame(_STROKE, PLAIN.plate, "quill-ink"),
    "interrupt": Frame(_SEALED, PLAIN.plate, "wax-seal"),
}

_WALK = ((206, 240, 196), (32, 66, 34))
_WARD = (255, 250, 232)
MARKERS = {
    "weak": Marker("snail", (222, 214, 198), (70, 62, 52)),
    "flying": Marker("feathered-wing", (206, 232, 255), (22, 62, 104)),
    "first_strike": Marker("plain-dagger", (255, 226, 190), (104, 40, 18)),
    "trample": Marker("quake-stomp", (255, 214, 170), (88, 46, 12)),
    "banding": Marker("rally-the-troops", (255, 240, 200), (112, 86, 26)),
    "blocks_flying": Marker("arrow-cluster", (206, 240, 196), (28, 74, 30)),
    "attacks_untapped": Marker("eye-shield", (255, 246, 214), (112, 92, 30)),
    "cannot_attack": Marker("stone-wall", (216, 216, 210), (62, 60, 58)),
    "cannot_block": Marker("broken-wall", (226, 206, 190), (84, 46, 34)),
    "must_attack": Marker("enrage", (255, 190, 160), (118, 24, 16)),
    "stays_tapped": Marker("imprisoned", (206, 206, 226), (46, 44, 78)),
    "plains_walk": Marker("boots", (255, 246, 214), (120, 98, 48)),
    "island_walk": Marker("boots", (196, 226, 255), (22, 58, 120)),
    "swamp_walk": Marker("boots", (222, 206, 232), (44, 32, 54)),
    "mountain_walk": Marker("boots", (255, 206, 180), (116, 32, 20)),
    "forest_walk": Marker("boots", (206, 240, 196), (26, 74, 32)),
    "protection_from_white": Marker("checked-shield", (255, 252, 236), (148, 130, 84)),
    "protection_from_blue": Marker("checked-shield", (196, 226, 255), (26, 66, 140)),
    "protection_from_black": Marker("checked-shield", (226, 210, 236), (50, 36, 62)),
    "protection_from_red": Marker("checked-shield", (255, 206, 184), (140, 34, 24)),
    "protection_from_green": Marker("checked-shield", (210, 244, 196), (34, 92, 40)),
}


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
