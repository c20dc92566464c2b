"""The faces of the players in a medallion, each with its moods: people, or masks of whom no face is told.

What a portrait looks like follows from its `Likeness` alone, always the same. Surfaces come from caches: blit them,
never draw on them.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, replace

import pygame

from game.table.drawing import symbols
from game.table.drawing.brushes import mix, palette, rgb
from game.table.drawing.keeping import kept
from game.table.drawing.looks import look_of
from game.table.drawing.people import draw as people
from game.table.drawing.people.looks import MIENS, Face
from game.table.drawing.symbols import Colour, linear, radial, svg

MOODS = ("calm", "thinking", "hit", "winning", "worried", "losing", "blink", "grin")
LOOKING = ("calm", "winning", "worried", "losing")
"""The moods in which eyes follow something."""
Look = tuple[float, float]
AHEAD: Look = (0.0, 0.0)
Z = 2  # drawn so many times as large, and made smaller


@dataclass(frozen=True)
class Likeness:
    """Who is drawn: the hue and the icon of what their deck stands for, and a number that tells them apart."""

    hue: str
    icon: str
    seed: int
    face: Face | None = None
    """Whose face it is; without one a mask stands for them."""


@dataclass(frozen=True)
class Mien:
    """What a mood does to a mask: how far the eyes are open (0 to 1), where they look, brows and mouth."""

    open: float
    look: float = 0.0
    brow: float = 0.0
    """By how much the inner end of a brow lies lower than the outer one."""
    mouth: float = 0.0
    """By how much the middle of the mouth lies lower than its corners."""
    parted: float = 0.0


MASKED = {
    "calm": Mien(0.72, mouth=0.6, brow=1.2),
    "thinking": Mien(0.42, look=2.2, brow=2.6, mouth=-0.6),
    "hit": Mien(0.0, brow=4.4, mouth=-2.6, parted=3.4),
    "winning": Mien(1.0, brow=-1.4, mouth=4.2),
    "losing": Mien(0.46, brow=-4.6, mouth=-3.6),
    "worried": Mien(0.56, brow=-4.0, mouth=-2.6),
    "blink": Mien(0.0, mouth=0.6, brow=1.2),
    "grin": Mien(0.8, mouth=3.6),
}

HEADS = {
    "hood": "M50 7 C24 9 17 36 19 62 C20 76 12 84 8 100 H92 C88 84 80 76 81 62 C83 36 76 9 50 7 Z",
    "cowl": "M50 3 C38 14 22 22 19 46 C17 66 24 74 12 100 H88 C76 74 83 66 81 46 C78 22 62 14 50 3 Z",
    "mane": "M50 9 L38 4 L34 14 L22 13 L23 26 L12 32 L19 43 L9 54 L19 63 L13 76 L25 82 L20 100 H80 L75 82 L87 76"
    " L81 63 L91 54 L81 43 L88 32 L77 26 L78 13 L66 14 L62 4 Z",
    "helm": "M50 8 C26 8 20 28 20 48 L17 80 L30 100 H70 L83 80 L80 48 C80 28 74 8 50 8 Z",
}
"""What frames the face."""
CROWNS = {
    "none": "",
    "circlet": "M25 33 C40 26 60 26 75 33 L74 38 C60 31 40 31 26 38 Z M50 20 L54 28 L50 35 L46 28 Z",
    "crown": "M27 31 L24 10 L36 22 L50 5 L64 22 L76 10 L73 31 C60 26 40 26 27 31 Z",
    "horns": "M28 32 C12 30 5 16 9 3 C14 14 22 20 33 22 Z M72 32 C88 30 95 16 91 3 C86 14 78 20 67 22 Z",
    "antlers": "M33 27 C24 22 22 14 23 4 L27 13 L31 7 L31 17 L38 23 Z M67 27 C76 22 78 14 77 4 L73 13 L69 7 L69 17"
    " L62 23 Z",
    "crest": "M46 32 C43 20 45 8 50 1 C55 8 57 20 54 32 Z M36 30 C32 22 33 14 37 8 C41 14 42 22 41 30 Z"
    " M64 30 C68 22 67 14 63 8 C59 14 58 22 59 30 Z",
}
MASKS = {
    "oval": "M50 27 C65 27 71 38 70 54 C69 70 60 84 50 86 C40 84 31 70 30 54 C29 38 35 27 50 27 Z",
    "shield": "M50 26 C60 29 66 30 71 30 C73 50 69 72 50 88 C31 72 27 50 29 30 C34 30 40 29 50 26 Z",
    "owl": "M50 33 C56 26 64 25 71 27 C73 46 70 68 60 80 L50 88 L40 80 C30 68 27 46 29 27 C36 25 44 26 50 33 Z",
    "stern": "M33 29 H67 L71 48 L68 70 L58 86 H42 L32 70 L29 48 Z",
}
LINES = {
    "none": "",
    "tears": "M38 61 L37 73 M62 61 L63 73",
    "stripe": "M50 28 L50 44 M45 30 L47 42 M55 30 L53 42",
    "cheeks": "M33 62 L42 66 M34 67 L42 70 M67 62 L58 66 M66 67 L58 70",
    "brow": "M50 32 L55 38 L50 44 L45 38 Z",
}


@kept(1)
def portrait(like: Likeness, px: int, mood: str = "calm", look: Look = AHEAD) -> pygame.Surface:
    """The medallion, `px` wide and high, with its ring. `look` is where a calm face looks: -1 to 1, to the right and
    downwards."""
    if like.face is not None:
        return _person(like, like.face, px, mood, look)
    drawn = pygame.Surface((px * Z, px * Z), pygame.SRCALPHA)
    _ground(drawn, like, mood)
    drawn.blit(svg(_figure(like, MASKED[mood], mood), drawn.get_size()), (0, 0))
    _toned(drawn, mood)
    _cut(drawn)
    drawn.blit(svg(_ring(like, mood), drawn.get_size()), (0, 0))
    return pygame.transform.smoothscale(drawn, (px, px))


def _person(like: Likeness, face: Face, px: int, mood: str, look: Look) -> pygame.Surface:
    mien = MIENS[mood]
    drawn = people.square(face, px, replace(mien, look=look) if mood in LOOKING else mien)
    if mood == "hit":
        drawn.fill((255, 214, 206), special_flags=pygame.BLEND_RGB_MULT)
    else:
        _toned(drawn, mood)
    drawn.blit(
        svg('<circle cx="50" cy="50" r="47" fill="#fff"/>', (px, px)), (0, 0), special_flags=pygame.BLEND_RGBA_MIN
    )
    drawn.blit(svg(_ring(like, mood), (px, px)), (0, 0))
    return drawn


def _ground(drawn: pygame.Surface, like: Likeness, mood: str) -> None:
    """Light behind the head, and what the deck stands for in it."""
    tints = palette(like.hue)
    bright = 0.35 if mood == "winning" else 0.0
    body = (
        "<defs>"
        + radial("sky", rgb(mix(tints.low, tints.halo, bright)), rgb(tints.middle), rgb(tints.high), cx=0.5, cy=0.4)
        + "</defs>"
        + '<rect x="0" y="0" width="100" height="100" fill="url(#sky)"/>'
    )
    if mood == "winning":
        body += _rays(tints.halo)
    drawn.blit(svg(body, drawn.get_size()), (0, 0))
    size = round(drawn.get_width() * 0.98)
    mark = symbols.icon(like.icon, size, tints.halo).copy()
    mark.set_alpha(70)
    drawn.blit(mark, mark.get_rect(center=(drawn.get_width() // 2, round(drawn.get_height() * 0.46))))


def _rays(colour: Colour) -> str:
    wedges = [
        f'<path d="M50 44 L44 -40 L56 -40 Z" transform="rotate({turn} 50 44)" fill="{rgb(colour)}" fill-opacity="0.5"/>'
        for turn in range(15, 375, 30)
    ]
    return "".join(wedges)


def _figure(like: Likeness, mien: Mien, mood: str) -> str:
    rng = random.Random(like.seed)
    tints, look = palette(like.hue), look_of(like.hue)
    head, crown = rng.choice(sorted(HEADS)), rng.choice(sorted(CROWNS))
    mask, lines = rng.choice(sorted(MASKS)), rng.choice(sorted(LINES))
    cloth = mix(tints.far, tints.middle, rng.uniform(0.1, 0.6))
    bone = rng.choice(((240, 228, 200), (214, 196, 158), (205, 212, 222), (226, 196, 120), (96, 84, 84)))
    ink = (26, 16, 14) if sum(bone) > 330 else (12, 8, 10)
    glow = rgb(mix(tints.halo, (255, 255, 255), 0.45 if mood == "winning" else 0.15))
    body = (
        "<defs>"
        + linear("cloth", rgb(mix(cloth, (255, 255, 255), 0.16)), rgb(cloth), rgb(mix(cloth, (0, 0, 0), 0.55)))
        + linear("metal", *look.metal)
        + radial(
            "bone", rgb(mix(bone, (255, 255, 255), 0.4)), rgb(bone), rgb(mix(bone, (0, 0, 0), 0.52)), cy=0.3, r=0.8
        )
        + "</defs>"
    )
    body += f'<path d="M-4 104 C4 80 26 78 38 76 H62 C74 78 96 80 104 104 Z" fill="{rgb(mix(cloth, (0, 0, 0), 0.6))}"/>'
    if crown in ("horns", "antlers"):
        body += _solid(CROWNS[crown], "url(#metal)")
    body += _solid(HEADS[head], "url(#cloth)", 1.6)
    body += f'<path d="{MASKS[mask]}" transform="translate(0 1.5)" fill="#000" fill-opacity="0.55" stroke="#000"'
    body += ' stroke-opacity="0.45" stroke-width="9" stroke-linejoin="round"/>'
    body += _solid(MASKS[mask], "url(#bone)", 1.4)
    body += f'<path d="M47 46 C48 54 46 60 44.5 63 C48 65.5 52 65.5 55.5 63" fill="none" stroke="{rgb(ink)}"'
    body += ' stroke-opacity="0.55" stroke-width="1.8" stroke-linecap="round"/>'
    if LINES[lines]:
        body += f'<path d="{LINES[lines]}" fill="none" stroke="{rgb(tints.top if sum(bone) < 330 else tints.bottom)}"'
        body += ' stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round" stroke-opacity="0.9"/>'
    for side in (-1, 1):
        body += _eye(side, mien, rgb(ink), glow)
    body += _mouth(mien, rgb(ink))
    if crown not in ("none", "horns", "antlers"):
        body += _solid(CROWNS[crown], "url(#metal)")
    return body


def _solid(path: str, fill: str, edge: float = 1.8) -> str:
    return f'<path d="{path}" fill="{fill}" stroke="#0a0608" stroke-width="{edge}" stroke-linejoin="round"/>'


def _eye(side: int, mien: Mien, ink: str, glow: str) -> str:
    x, y = 50 + side * 9.6, 51.0
    inner, outer = x - side * 6.4, x + side * 6.6
    high = 0.8 + 5.6 * mien.open
    if mien.open < 0.05:
        eye = f'<path d="M{inner} {y} Q{x} {y + 4.4} {outer} {y}" fill="none" stroke="{ink}" stroke-width="2.8"'
        eye += ' stroke-linecap="round"/>'
    else:
        hole = f"M{inner} {y + 1} Q{x} {y - high} {outer} {y - 0.6} Q{x} {y + high * 0.8} {inner} {y + 1} Z"
        eye = f'<path d="{hole}" fill="#070507" stroke="{ink}" stroke-width="1.8" stroke-linejoin="round"/>'
        px = x + mien.look
        size = 1.5 + 1.6 * mien.open
        eye += f'<circle cx="{px}" cy="{y}" r="{size + 1.3:.2f}" fill="{glow}" fill-opacity="0.35"/>'
        eye += f'<circle cx="{px}" cy="{y}" r="{size:.2f}" fill="{glow}"/>'
    lid = y - 6.6
    brow = f"M{inner} {lid + mien.brow} Q{x} {lid - 2.2 + mien.brow * 0.2} {outer} {lid - mien.brow * 0.55}"
    return eye + f'<path d="{brow}" fill="none" stroke="{ink}" stroke-width="2.6" stroke-linecap="round"/>'


def _mouth(mien: Mien, ink: str) -> str:
    y = 73.5 - mien.mouth * 0.35
    low = y + mien.mouth + mien.parted
    shape = f"M41.5 {y} Q50 {y + mien.mouth * 1.6} 58.5 {y}"
    if mien.parted:
        shape += f" Q50 {low + 3:.1f} 41.5 {y} Z"
    fill = "#140a0a" if mien.parted else "none"
    line = 'stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"'
    return f'<path d="{shape}" fill="{fill}" stroke="{ink}" {line}/>'


def _toned(drawn: pygame.Surface, mood: str) -> None:
    if mood == "hit":
        drawn.fill((255, 150, 130), special_flags=pygame.BLEND_RGB_MULT)
        drawn.fill((60, 0, 0), special_flags=pygame.BLEND_RGB_ADD)
    elif mood == "losing":
        drawn.fill((148, 152, 168), special_flags=pygame.BLEND_RGB_MULT)


def _cut(drawn: pygame.Surface) -> None:
    """Only the disc within the ring stays."""
    disc = svg('<circle cx="50" cy="50" r="47" fill="#fff"/>', drawn.get_size())
    drawn.blit(disc, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)


def _ring(like: Likeness, mood: str) -> str:
    look = look_of(like.hue)
    bright, mid, dark = look.metal
    if mood == "losing":
        bright, mid, dark = "#b9bcc2", "#70757e", "#2f3339"
    return (
        "<defs>" + linear("rim", bright, mid, dark) + "</defs>"
        '<circle cx="50" cy="50" r="46" fill="none" stroke="#070506" stroke-width="8"/>'
        '<circle cx="50" cy="50" r="46" fill="none" stroke="url(#rim)" stroke-width="5.4"/>'
        '<circle cx="50" cy="50" r="43" fill="none" stroke="#000" stroke-opacity="0.5" stroke-width="1.2"/>'
    )
