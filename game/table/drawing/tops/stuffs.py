"""What tops are made of: wood, leather, stone, metal; and the near edge with what lies below it."""

from __future__ import annotations

import math
import random
from functools import lru_cache

import pygame
from pygame import Rect, Surface

from game.table.drawing import relief, symbols
from game.table.drawing.brushes import mix
from game.table.drawing.cloth import grain, ramp
from game.table.drawing.hues import rgb
from game.table.drawing.keeping import kept
from game.table.drawing.symbols import Colour, linear, svg
from game.table.drawing.tops.plan import Plan

BLACK: Colour = (0, 0, 0)
TILE = 256
"""Pixels of a side of what is laid side by side."""
WHITE: Colour = (255, 255, 255)
BRASS = ("#fbe6a8", "#c99640", "#6e4516", "#b98a3e")
IRON = ("#8b8a90", "#4a4950", "#1c1b20", "#3a393f")


def whole(size: tuple[int, int], body: str, at: tuple[int, int] = (0, 0)) -> Surface:
    """An SVG in pixels: of its part of `size` that begins at a point."""
    return svg(body, size, f"{at[0]} {at[1]} {size[0]} {size[1]}")


def box(rect: Rect, radius: float = 0, more: str = 'fill="#fff"') -> str:
    return f'<rect x="{rect.x}" y="{rect.y}" width="{rect.w}" height="{rect.h}" rx="{radius:.1f}" {more}/>'


def texture(surface: Surface, *layers: tuple[int, int, int, int]) -> None:
    """Cloud it: each layer is columns, rows, seed and how dark its darkest is, of 255."""
    size = surface.get_size()
    for columns, rows, seed, low in layers:
        cloud = pygame.transform.smoothscale(grain(columns, rows, seed, low, 255), size)
        surface.blit(cloud, (0, 0), special_flags=pygame.BLEND_RGB_MULT)


def wood(size: tuple[int, int], colour: Colour, plank: int, seed: int = 21) -> Surface:
    """Planks that lie across, each with its own tone and grain, `plank` pixels high."""
    w, h = size
    made = ramp(size, colour, mix(colour, WHITE, 0.06), colour)
    for number, y in enumerate(range(0, h, plank)):
        part = made.subsurface(Rect(0, y, w, min(plank, h - y)))
        tone = grain(9, 1, seed + number, 214, 255)
        part.blit(pygame.transform.smoothscale(tone, part.get_size()), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
        texture(part, (4, max(2, plank // 14), seed + 40 + number, 190),
                (max(3, w // 90), max(2, plank // 3), seed + 80 + number, 216))  # fmt: skip
    seams = "".join(
        f'<path d="M0 {y} H{w}" stroke="#120a05" stroke-opacity="0.75" stroke-width="2.4"/>'
        f'<path d="M0 {y + 2.2} H{w}" stroke="#ffd9a0" stroke-opacity="0.13" stroke-width="1.6"/>'
        for y in range(plank, h, plank)
    )
    made.blit(whole(size, seams), (0, 0))
    return made


@lru_cache(maxsize=4)
def _pores(px: int, seed: int) -> tuple[Surface, Surface]:
    """Light and dark of a pebbled tile."""
    side, inner = TILE + 4, Rect(2, 2, TILE, TILE)
    bumps = pygame.transform.smoothscale(grain(side // px, side // px, seed, 0, 62), (side, side))
    light, dark = bumps.copy(), bumps.copy()
    light.blit(bumps, (1, 1), special_flags=pygame.BLEND_RGB_SUB)
    dark.blit(bumps, (-1, -1), special_flags=pygame.BLEND_RGB_SUB)
    return light.subsurface(inner), dark.subsurface(inner)


def pebbled(surface: Surface, px: int = 2, seed: int = 3) -> None:
    """Give it pores as of leather or of rough stone, about `px` pixels wide."""
    light, dark = _pores(px, seed)
    for x in range(0, surface.get_width(), TILE):
        for y in range(0, surface.get_height(), TILE):
            surface.blit(light, (x, y), special_flags=pygame.BLEND_RGB_ADD)
            surface.blit(dark, (x, y), special_flags=pygame.BLEND_RGB_SUB)


@kept(1)
def metal(size: tuple[int, int], tones: tuple[str, ...] = BRASS) -> Surface:
    """A brushed sheet, lighter in bands; it is kept, so never draw on it."""
    w, h = size
    sheet = ramp(size, *map(rgb, (*tones, *tones[1:3], *tones)))
    texture(sheet, (max(2, w // 200), max(2, h // 3), 5, 206))
    return sheet


def bar(surface: Surface, rect: Rect, tones: tuple[str, ...] = BRASS) -> None:
    """A round bar that lies across, with knobs at its ends and its shadow."""
    h = rect.h
    body = f"<defs>{linear('b', tones[1], tones[0], tones[1], tones[2])}</defs>"
    body += box(rect.move(0, round(h * 0.8)), h / 2, 'fill="#000" fill-opacity="0.4"')
    body += box(rect, h / 2, f'fill="url(#b)" stroke="{tones[2]}" stroke-width="1"')
    for x in (rect.left, rect.right):
        knob = Rect(0, 0, round(h * 1.9), round(h * 1.9))
        knob.center = (x, rect.centery)
        body += box(knob, knob.w / 2, f'fill="url(#b)" stroke="{tones[2]}" stroke-width="1.2"')
    seen = rect.inflate(4 * h, 4 * h).clip(surface.get_rect())
    if seen.w and seen.h:
        surface.blit(whole(seen.size, body, seen.topleft), seen)


def lap(surface: Surface, plan: Plan, front: Colour, high: int) -> None:
    """What is before the table: its near edge, `high` pixels, catches the light; below it all is dark."""
    w, h = surface.get_size()
    below = Rect(0, plan.rim, w, h - plan.rim)
    if below.h <= 0:
        return
    dark = mix(front, BLACK, 0.52)
    floor = ramp(below.size, mix(dark, BLACK, 0.4), dark, dark, mix(dark, BLACK, 0.3))
    texture(floor, (7, 4, 61, 170), (max(3, w // 5), 6, 62, 200))
    boards = "".join(
        f'<path d="M{w / 2 + x * w * 0.052:.0f} 0 L{w / 2 + x * w * 0.066:.0f} {below.h}" stroke="#000"'
        f' stroke-opacity="0.5" stroke-width="{max(1.5, plan.k * 3):.1f}"/>'
        for x in range(-11, 12)
    )
    floor.blit(whole(floor.get_size(), boards), (0, 0))
    surface.blit(floor, below)
    edge = Rect(0, plan.rim, w, min(high, below.h))
    surface.blit(ramp(edge.size, mix(front, WHITE, 0.16), front, mix(front, BLACK, 0.5)), edge)
    fade = ramp((w, high), (70, 70, 70), (150, 150, 150), WHITE)
    surface.blit(fade, (0, edge.bottom), special_flags=pygame.BLEND_RGB_MULT)
    lines = (
        f'<path d="M0 {plan.rim - 1} H{w}" stroke="#fff4d8" stroke-opacity="0.34" stroke-width="2"/>'
        f'<path d="M0 {edge.bottom} H{w}" stroke="#000" stroke-opacity="0.7" stroke-width="3"/>'
    )
    seen = Rect(0, plan.rim - 4, w, edge.h + 10).clip(surface.get_rect())
    surface.blit(whole(seen.size, lines, seen.topleft), seen)


def cut_of(plan: Plan, body: str) -> Surface:
    return relief.shape(body, plan.size)


def glyphs(surface: Surface, plan: Plan, colour: Colour) -> None:
    """The icons on the grounds of places for single cards."""
    for bed in plan.beds:
        if bed.glyph:
            mark = symbols.icon(bed.glyph, plan.u(58), colour).copy()
            mark.set_alpha(110)
            surface.blit(mark, mark.get_rect(center=bed.box.center))


def glyph_cut(plan: Plan, part: float) -> Surface:
    """Their shapes, white on black, as high as `part` of their places."""
    cut = Surface(plan.size, depth=32)
    cut.fill(BLACK)
    for bed in plan.beds:
        if bed.glyph:
            mark = symbols.icon(bed.glyph, round(bed.box.h * part), WHITE)
            cut.blit(mark, mark.get_rect(center=bed.box.center))
    return cut


def jagged(points: list[tuple[float, float]], swing: float, step: float) -> list[tuple[float, float]]:
    """The closed line through `points`, broken unevenly every `step` or so by up to `swing`.

    The same two points are joined in the same way whichever of them comes first, so that neighbours fit.
    """
    made: list[tuple[float, float]] = []
    for start, end in zip(points, [*points[1:], points[0]], strict=True):
        a, b = sorted((start, end))
        rng = random.Random(f"{a[0]:.0f} {a[1]:.0f} {b[0]:.0f} {b[1]:.0f}")
        count = max(1, round(math.dist(a, b) / step))
        way = [a]
        for number in range(1, count):
            part = (number + rng.uniform(-0.3, 0.3)) / count
            dx, dy = rng.uniform(-swing, swing), rng.uniform(-swing, swing)
            way.append((a[0] + (b[0] - a[0]) * part + dx, a[1] + (b[1] - a[1]) * part + dy))
        way.append(b)
        made += (way if start == a else way[::-1])[:-1]
    return made


def polygon(points: list[tuple[float, float]], more: str = 'fill="#fff"') -> str:
    return f'<path d="M{" L".join(f"{x:.1f} {y:.1f}" for x, y in points)} Z" {more}/>'
