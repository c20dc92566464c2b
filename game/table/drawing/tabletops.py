"""The tops of tables in the colours of those who sit at them: cloth, storm-stone with veins, or a writing desk.

They are large and kept by whoever shows one, not here.
"""

from __future__ import annotations

import random

import pygame

from game.table.drawing import hues
from game.table.drawing.brushes import lamp, mix, palette
from game.table.drawing.cloth import grain, inlay, light, ramp, weave
from game.table.drawing.keeping import kept
from game.table.drawing.symbols import Colour, svg

CLOTH, STONE, DESK = "cloth", "stone", "desk"
WELLS = {DESK: 44}
"""How dark the ground of a row is printed on it, of 255, where it is not as on any other."""
BRIGHT = 112
"""The strongest part of a side's colour; what lies on it must be read."""
PLAIN: Colour = (44, 84, 86)


def tone(hue: str) -> Colour:
    """The colour of a side of the table, deep and as bright as that of any other hue."""
    if hues.spec(hue) is None and hues.tint(hue) is None:
        return PLAIN
    tints = palette(hue)
    made = mix(mix(tints.middle, tints.bottom, 0.35), (66, 74, 76), 0.4)
    most = max(made)
    return tuple(round(part * BRIGHT / most) for part in made)  # type: ignore[return-value]


def top(w: int, h: int, near: str, far: str, stuff: str = CLOTH) -> pygame.Surface:
    """A table of `w` x `h` pixels: the far side above in its hue, the near side below in its own."""
    above, below = tone(far), tone(near)
    if stuff == STONE:
        above, below = mix(above, SLATE, 0.62), mix(below, SLATE, 0.62)
    if stuff == DESK:
        above, below = (mix(tone(hue), WALNUT, 0.66) if hue else BARE for hue in (far, near))
    middle, dark = mix(mix(above, below, 0.5), (255, 255, 255), 0.05), (8, 10, 14)
    surface = ramp((w, h), mix(above, dark, 0.12), above, middle, below, mix(below, dark, 0.12))
    if stuff == STONE:
        _stone(surface)
    elif stuff == DESK:
        _desk(surface)
        light(surface, 96)
        _candles(surface)
        return surface
    else:
        weave(surface)
        inlay(surface)
    light(surface, 118)
    return surface


@kept(1)
def desk(w: int, h: int) -> pygame.Surface:
    """A desk at which nobody sits."""
    return top(w, h, "", "", DESK)


SLATE: Colour = (92, 98, 114)


def _stone(surface: pygame.Surface) -> None:
    """Cloud it, and draw veins over it."""
    w, h = surface.get_size()
    for size, low in (((9, 6), 168), ((36, 22), 198), ((150, 90), 222)):
        cloud = pygame.transform.smoothscale(grain(*size, size[0], low, 255), (w, h))
        surface.blit(cloud, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    rng = random.Random(7)
    veins = []
    for _ in range(16):
        x, y = rng.uniform(-50, 1650), rng.uniform(-50, 950)
        line = f"M{x:.0f} {y:.0f}"
        for _ in range(rng.randrange(5, 11)):
            x, y = x + rng.uniform(-40, 190), y + rng.uniform(-60, 60)
            line += f" L{x:.0f} {y:.0f}"
        bright = rng.random() < 0.35
        colour, strength = ("#dfe8ff", 0.10) if bright else ("#04060a", 0.42)
        veins.append(f'<path d="{line}" fill="none" stroke="{colour}" stroke-opacity="{strength}" stroke-width="3"/>')
    surface.blit(svg("".join(veins), (w, h), "0 0 1600 900"), (0, 0))


WALNUT: Colour = (112, 78, 48)
CANDLES = ((0.075, 0.5), (0.925, 0.43))
"""Where candles stand beside the desk, in parts of its width and height."""
BARE: Colour = (72, 50, 32)
"""The wood where nobody sits."""
FLAME_LIGHT: Colour = (58, 38, 15)


def _desk(surface: pygame.Surface) -> None:
    """Planks of walnut with their grain, under a sheet of vellum that is ruled in ink and red, held by iron corners."""
    w, h = surface.get_size()
    broad = pygame.transform.smoothscale(grain(5, 34, 21, 196, 255), (w, h))
    fine = pygame.transform.smoothscale(grain(max(2, w // 48), max(2, h // 2), 22, 222, 255), (w, h))
    for layer in (broad, fine):
        surface.blit(layer, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    planks = "".join(f'<path d="M0 {y} H1600" stroke="#120a05" stroke-opacity="0.55" stroke-width="3"/>'
                     f'<path d="M0 {y + 3} H1600" stroke="#f0c48a" stroke-opacity="0.10" stroke-width="2"/>'
                     for y in range(90, 900, 180))  # fmt: skip
    surface.blit(svg(planks, (w, h), "0 0 1600 900"), (0, 0))
    _sheet(surface)


def _sheet(surface: pygame.Surface) -> None:
    """The sheet on the desk, between the columns at both sides."""
    w, h = surface.get_size()
    body = (
        '<rect x="226" y="3" width="1148" height="894" rx="10" fill="#f0d8a4" fill-opacity="0.25"'
        ' stroke="#1c0f06" stroke-opacity="0.5" stroke-width="2"/>'
        '<rect x="238" y="14" width="1124" height="872" rx="4" fill="none" stroke="#2a1a0c" stroke-opacity="0.42"'
        ' stroke-width="2"/>'
        '<path d="M256 14 V886 M1344 14 V886" stroke="#8c2a1c" stroke-opacity="0.34" stroke-width="2"/>'
    )
    body += "".join(f'<path d="M238 {y} H1362" stroke="#2a1a0c" stroke-opacity="0.12" stroke-width="1.4"/>'
                    for y in range(44, 880, 26))  # fmt: skip
    rays = "".join(f'<path d="M800 {450 - 232} l6 40 l-6 18 l-6 -18 Z" transform="rotate({n * 15} 800 450)"/>'
                   for n in range(24))  # fmt: skip
    body += (
        '<g fill="none" stroke="#2a1a0c" stroke-opacity="0.20" stroke-width="3"><circle cx="800" cy="450" r="252"/>'
        '<circle cx="800" cy="450" r="244"/><circle cx="800" cy="450" r="182"/>'
        '<path d="M800 268 L957 541 H643 Z M800 632 L643 359 H957 Z"/></g>'
        f'<g fill="#8c2a1c" fill-opacity="0.22">{rays}</g>'
    )
    for x, y, turn in ((226, 3, 0), (1374, 3, 90), (1374, 897, 180), (226, 897, 270)):
        body += (
            f'<g transform="translate({x} {y}) rotate({turn})"><path d="M-5 -5 H74 L62 12 H12 V62 L-5 74 Z"'
            ' fill="#1b1815" stroke="#6f665a" stroke-opacity="0.7" stroke-width="2"/>'
            '<circle cx="8" cy="8" r="5" fill="#8a8175"/><circle cx="52" cy="4" r="3.4" fill="#8a8175"/>'
            '<circle cx="4" cy="52" r="3.4" fill="#8a8175"/></g>'
        )
    surface.blit(svg(body, (w, h), "0 0 1600 900"), (0, 0))


def _candles(surface: pygame.Surface) -> None:
    """Their light, warm and uneven, from both sides."""
    w, h = surface.get_size()
    for x, y in CANDLES:
        pool = lamp(round(w * 0.72), round(h * 1.25), FLAME_LIGHT, 1.7)
        surface.blit(pool, pool.get_rect(center=(round(w * x), round(h * y))), special_flags=pygame.BLEND_RGB_ADD)
