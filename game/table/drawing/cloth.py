"""The surfaces of the table: cloth, backs of cards, shadows, light, and the gradients and noise that they are made of.

Surfaces come from caches: blit them, never draw on them.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache

import pygame

from game.table.drawing.badges import die
from game.table.drawing.covers import BARE, ORNAMENTS, Cover
from game.table.drawing.keeping import kept
from game.table.drawing.symbols import Colour, Element, linear, radial, svg, with_elements


@with_elements
def forget() -> None:
    for cached in (shadow, _blurred, glow, _back, felt):
        cached.cache_clear()


def rounded(w: int, h: int, radius: int, colour: tuple[int, int, int, int]) -> pygame.Surface:
    """A rounded rectangle with smooth corners."""
    scale = 3 if w * h < 400_000 else 2
    large = pygame.Surface((w * scale, h * scale), pygame.SRCALPHA)
    large.fill((*colour[:3], 0))
    pygame.draw.rect(large, colour, large.get_rect(), border_radius=radius * scale)
    return pygame.transform.smoothscale(large, (w, h))


def ramp(size: tuple[int, int], *colours: Colour) -> pygame.Surface:
    """A vertical gradient through `colours`."""
    strip = pygame.Surface((1, 256))
    for y in range(256):
        place = y / 255 * (len(colours) - 1)
        index = min(int(place), len(colours) - 2) if len(colours) > 1 else 0
        part = place - index
        low, high = colours[index], colours[min(index + 1, len(colours) - 1)]
        strip.set_at((0, y), tuple(round(a + (b - a) * part) for a, b in zip(low, high, strict=True)))
    return pygame.transform.smoothscale(strip, (max(1, size[0]), max(1, size[1])))


def grain(w: int, h: int, seed: int, low: int, high: int) -> pygame.Surface:
    """Grey noise between `low` and `high`."""
    raw = random.Random(seed).randbytes(w * h)
    spread = high - low
    table = bytes(low + value * spread // 255 for value in range(256))
    levels = raw.translate(table)
    pixels = bytearray(w * h * 3)
    pixels[0::3] = pixels[1::3] = pixels[2::3] = levels
    return pygame.image.frombytes(bytes(pixels), (w, h), "RGB")


@kept(1)
def shadow(w: int, h: int, radius: int) -> pygame.Surface:
    """A soft shadow of a card of `w` x `h`, `radius` wider on each side: blit it at (x - radius, y - radius + drop).

    Cards on their way have another size in each frame, so it is made of parts: corners from a small one, which is kept,
    and between them its edges stretched.
    """
    radius = max(2, radius)
    corner = 2 * radius + max(2, round(w * 0.06)) + 2
    whole = w + 2 * radius, h + 2 * radius
    if min(whole) <= 2 * corner + 1:
        return _blurred(w, h, radius, max(2, round(w * 0.06)))
    side = 2 * corner + 1 - 2 * radius
    return _stretched(_blurred(side, side, radius, max(2, round(w * 0.06))), corner, whole)


def _stretched(small: pygame.Surface, corner: int, size: tuple[int, int]) -> pygame.Surface:
    """A picture with one pixel between its corners, in another size: only what lies between the corners grows."""
    made = pygame.Surface(size, pygame.SRCALPHA)
    columns = _spans(corner, size[0])
    for y, high, from_y, from_high in _spans(corner, size[1]):
        for x, wide, from_x, from_wide in columns:
            part = small.subsurface((from_x, from_y, from_wide, from_high))
            if (wide, high) != part.get_size():
                part = pygame.transform.scale(part, (wide, high))
            made.blit(part, (x, y), special_flags=pygame.BLEND_RGBA_ADD)
    return made


def _spans(corner: int, length: int) -> tuple[tuple[int, int, int, int], ...]:
    """The two corners and what lies between them: where and how long, and the same in the small picture."""
    return (
        (0, corner, 0, corner),
        (corner, length - 2 * corner, corner, 1),
        (length - corner, corner, corner + 1, corner),
    )


@kept(0.2)
def _blurred(w: int, h: int, radius: int, corner: int) -> pygame.Surface:
    surface = pygame.Surface((w + 2 * radius, h + 2 * radius), pygame.SRCALPHA)
    inner = surface.get_rect().inflate(-radius * 1.2, -radius * 1.2)
    pygame.draw.rect(surface, (0, 0, 0, 150), inner, border_radius=corner)
    blur = max(1, radius // 3)
    return pygame.transform.box_blur(pygame.transform.box_blur(surface, blur), blur)


def glow_margin(h: int) -> int:
    return max(4, round(h * 0.055))


@kept(1)
def glow(w: int, h: int, colour: Colour) -> pygame.Surface:
    """A rim of light around a card of `w` x `h`: blit it at (x - m, y - m), m = `glow_margin(h)`, before the card."""
    margin = glow_margin(h)
    surface = pygame.Surface((w + 2 * margin, h + 2 * margin), pygame.SRCALPHA)
    surface.fill((*colour, 0))
    rect = surface.get_rect().inflate(-margin, -margin)
    pygame.draw.rect(surface, (*colour, 255), rect, border_radius=max(2, round(w * 0.07)))
    blur = max(1, margin // 3)
    surface = pygame.transform.box_blur(surface, blur)
    core = rounded(w + margin // 2, h + margin // 2, max(2, round(w * 0.06)), (*colour, 255))
    surface.blit(core, core.get_rect(center=surface.get_rect().center))
    return surface


@dataclass(frozen=True)
class Back:
    """A kind of back: what its seal is drawn with, and what it is bound in."""

    seal: Callable[[], tuple[str, str]]
    """SVG of definitions and of the drawing, in units of a card of 630 x 880."""
    cover: Cover


def ring(elements: Sequence[Element], middle: Element | None) -> tuple[str, str]:
    """The seal of a back: elements in a ring, joined by a line, about the one in the middle."""
    count = len(elements)
    turns = [math.tau * number / count for number in range(count)]
    seats = [(round(315 + 110 * math.sin(turn)), round(440 - 110 * math.cos(turn))) for turn in turns]
    part = min(1.0, 1.36 * math.sin(math.pi / count)) if count > 1 else 1.0
    line = " L".join(f"{x} {y}" for x, y in seats)
    drawn = f'<path d="M{line} Z" fill="none" stroke="url(#gold)" stroke-width="5"/>'
    for number, (look, (x, y)) in enumerate(zip(elements, seats, strict=True)):
        low, scale = round(41 * part, 2), round(0.82 * part, 3)
        drawn += (
            f'<circle cx="{x}" cy="{y}" r="{66 * part:g}" fill="#0b0d16" stroke="url(#gold)" stroke-width="5"/>'
            f'<circle cx="{x}" cy="{y}" r="{56 * part:g}" fill="url(#element{number})"/>'
            f'<path d="{look.shape}" transform="translate({x - low} {y - low}) scale({scale})"'
            f' fill="{look.tint.shape_low}"/>'
        )
    if middle is not None:
        drawn += (
            f'<path d="{middle.shape}" transform="translate(279 404) scale(0.72)" fill="#e8ecf4" stroke="#2a2f3c"'
            ' stroke-width="5"/>'
        )
    tints = [look.tint for look in elements]
    return "".join(radial(f"element{n}", tint.mid, tint.deep, tint.dark) for n, tint in enumerate(tints)), drawn


def die_seal() -> tuple[str, str]:
    return "", f'<g transform="translate(157 282) scale(3.16)">{die()}</g>'


DIE = "die"
BACKS: dict[str, Back] = {DIE: Back(die_seal, Cover(("#6a2f3c", "#3c1722", "#1a080e")))}
"""By name: dark red for what is of no game, and each game's by its own."""


def back(w: int, h: int, style: str = DIE) -> pygame.Surface:
    """The back of a card: its ground, the ornament of its cover and a seal."""
    found = BACKS[style]
    return _back(w, h, Back(found.seal, BARE) if _bare else found)


_bare = False
"""Are all backs black and white, with their seals?"""


def bare(wanted: bool) -> bool:
    """From now on all backs are so, or none is; gives whether that is new, and what was drawn of them to be dropped."""
    global _bare
    changed, _bare = _bare != wanted, wanted
    return changed


@lru_cache(maxsize=16)
def _back(w: int, h: int, look: Back) -> pygame.Surface:
    definitions, seal = look.seal()
    cover = look.cover
    body = (
        "<defs>"
        + linear("gold", *cover.metal)
        + definitions
        + radial("ground", *cover.ground, cx=0.5, cy=0.5, r=0.72)
        + "</defs>"
        + '<rect x="0" y="0" width="630" height="880" rx="36" fill="#0a0a0f"/>'
        + '<rect x="12" y="12" width="606" height="856" rx="28" fill="url(#ground)"/>'
        + ORNAMENTS[cover.ornament](cover.light)
        + seal
    )
    large = svg(body, (w * 2, h * 2), "0 0 630 880")
    return pygame.transform.smoothscale(large, (w, h))


@kept(1)
def felt(w: int, h: int) -> pygame.Surface:
    """The cloth of the table: deep blue-green weave, lit in the middle, with a faint inlay."""
    surface = ramp((w, h), (36, 70, 76), (46, 92, 92), (34, 66, 74))
    weave(surface)
    light(surface)
    inlay(surface)
    return surface


def weave(surface: pygame.Surface) -> None:
    """Make a cloth of its colours, unevenly dyed and woven."""
    w, h = surface.get_size()
    cloud = pygame.transform.smoothscale(grain(12, 7, 5, 214, 255), (w, h))
    surface.blit(cloud, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    tile = 256
    threads = grain(tile, tile, 11, 0, 15)
    across = pygame.transform.smoothscale(grain(tile // 8, tile, 12, 0, 12), (tile, tile))
    down = pygame.transform.smoothscale(grain(tile, tile // 8, 13, 0, 12), (tile, tile))
    threads.blit(across, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    threads.blit(down, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    for x in range(0, w, tile):
        for y in range(0, h, tile):
            surface.blit(threads, (x, y), special_flags=pygame.BLEND_RGB_SUB)


def light(surface: pygame.Surface, least: int = 84) -> None:
    """Light it in the middle; the corners stay at `least` of 255."""
    w, h = surface.get_size()
    small = pygame.Surface((48, 27))
    for x in range(48):
        for y in range(27):
            far = math.hypot((x - 23.5) / 30, (y - 13) / 17.5)
            level = max(least, min(255, round(272 - 150 * far**1.6)))
            small.set_at((x, y), (level, level, level))
    surface.blit(pygame.transform.smoothscale(small, (w, h)), (0, 0), special_flags=pygame.BLEND_RGB_MULT)


def inlay(surface: pygame.Surface) -> None:
    """Rings, triangles and rays, faintly, in the middle."""
    w, h = surface.get_size()
    rays = "".join(
        f'<path d="M500 {500 - 330} l9 60 l-9 26 l-9 -26 Z" fill="#bfe6d8" transform="rotate({n * 30} 500 500)"/>'
        for n in range(12)
    )
    body = (
        '<g fill-opacity="0.05" stroke-opacity="0.075" stroke="#bfe6d8" fill="none" stroke-width="4">'
        '<circle cx="500" cy="500" r="460"/><circle cx="500" cy="500" r="444" stroke-width="2"/>'
        '<circle cx="500" cy="500" r="344"/><circle cx="500" cy="500" r="236" stroke-width="2"/>'
        '<path d="M500 166 L789 667 L211 667 Z"/><path d="M500 834 L211 333 L789 333 Z" stroke-width="2"/>'
        f'</g><g fill-opacity="0.05">{rays}</g>'
    )
    side = round(h * 0.86)
    drawn = svg(body, (side, side), "0 0 1000 1000")
    surface.blit(drawn, drawn.get_rect(center=(w // 2, h // 2)))
