"""The floor of a hall of stars: dark stone with a dial of gold, and figures of stars inlaid that can shine."""

from __future__ import annotations

import math
import random
from collections.abc import Mapping

import pygame
from pygame import Rect, Surface

from game.table.drawing import relief
from game.table.drawing.brushes import lamp, mix
from game.table.drawing.cloth import ramp
from game.table.drawing.symbols import Colour
from game.table.drawing.tops import stuffs
from game.table.drawing.tops.plan import Figure, Kind, Plan

NIGHT: Colour = (46, 44, 78)
SILVER = ("#e8ecff", "#9aa2c4", "#4a5074", "#8088ac")
AROUND = (0.305, 0.185)
"""How far from the middle of the floor the figures lie, in parts of the width and height of the window."""
LARGE, INNER = 196, 112
"""A figure, in design units, and the first one, which lies between both rows."""

Point = tuple[float, float]


def draw(plan: Plan, above: Colour, below: Colour, figures: Mapping[str, Figure]) -> Surface:
    far, near = mix(above, NIGHT, 0.62), mix(below, NIGHT, 0.62)
    surface = ramp(plan.size, far, far, mix(mix(far, near, 0.5), (255, 255, 255), 0.05), near, near)
    stuffs.texture(surface, (8, 5, 71, 186), (30, 18, 72, 214), (120, 70, 73, 226))
    _tiles(surface, plan)
    _dust(surface, plan)
    _dial(surface, plan, len(figures))
    _beds(surface, plan)
    for number, figure in enumerate(figures.values()):
        _figure(surface, plan, figure, middle(plan, number, len(figures)), large(number))
    stuffs.lap(surface, plan, mix(near, (20, 18, 30), 0.4), plan.u(26))
    line = stuffs.cut_of(
        plan, f'<path d="M0 {plan.rim + plan.u(13)} H{plan.size[0]}" stroke="#fff" stroke-width="{plan.k * 4:.1f}"/>'
    )
    relief.inlaid(surface, line, stuffs.metal(plan.size), 1)
    return surface


def centre(plan: Plan) -> Point:
    return (plan.left + plan.right) / 2, plan.middle


def middle(plan: Plan, number: int, count: int) -> Point:
    """Of a figure: the first one between both rows, at the left of where the table asks, the others beside where cards
    lie first, by turns right and left from above down."""
    x, y = centre(plan)
    if not number:
        return x - AROUND[0] * plan.u(1920), y
    rows = max(1, (count - 1) // 2)
    right, row = (number - 1) * 2 < count - 1, (number - 1) % rows
    down = 2 * row / max(1, rows - 1) - 1 if rows > 1 else 0.0
    across = AROUND[0] * plan.u(1920) * (1 if right else -1)
    return x + across, y + AROUND[1] * plan.u(1080) * (down if right else -down)


def _tiles(surface: Surface, plan: Plan) -> None:
    """Rings of slabs about the middle."""
    (x, y), u = centre(plan), plan.u
    body, far = "", math.hypot(*plan.size) * 0.62
    radius, number = u(330), 0
    while radius < far:
        body += (
            f'<circle cx="{x}" cy="{y}" r="{radius}" fill="none" stroke="#fff"'
            f' stroke-width="{max(1.2, plan.k * 2):.1f}"/>'
        )
        count = 20 + 10 * number
        for slab in range(count):
            turn = math.tau * (slab + 0.5 * (number % 2)) / count
            a, b = radius, radius + u(170)
            body += (
                f'<path d="M{x + a * math.cos(turn):.0f} {y + a * math.sin(turn):.0f} L{x + b * math.cos(turn):.0f}'
                f' {y + b * math.sin(turn):.0f}" stroke="#fff" stroke-width="{max(1.2, plan.k * 2):.1f}"/>'
            )
        radius, number = radius + u(170), number + 1
    cut = stuffs.cut_of(plan, body)
    relief.stain(surface, cut, (150, 150, 160))
    relief.carve(surface, cut, max(1, u(2)), 0.3, (26, 26, 34))


def _dust(surface: Surface, plan: Plan) -> None:
    """Small stars all over the floor."""
    rng = random.Random(12)
    body = ""
    for _ in range(210):
        x, y, size = rng.uniform(0, plan.size[0]), rng.uniform(0, plan.rim), rng.random() ** 3
        body += (
            f'<circle cx="{x:.0f}" cy="{y:.0f}" r="{(0.9 + 2.0 * size) * plan.k + 0.3:.2f}" fill="#fff"'
            f' fill-opacity="{0.25 + 0.5 * size:.2f}"/>'
        )
    stars = stuffs.cut_of(plan, body)
    stars.fill((120, 124, 150), special_flags=pygame.BLEND_RGB_MULT)
    surface.blit(stars, (0, 0), special_flags=pygame.BLEND_RGB_ADD)


def _dial(surface: Surface, plan: Plan, points: int) -> None:
    """Rings, marks, and a star of so many points, in gold."""
    (x, y), u = centre(plan), plan.u
    r = u(282)
    wide = max(1.4, plan.k * 3.4)
    body = "".join(
        f'<circle cx="{x}" cy="{y}" r="{r * part:.0f}" fill="none" stroke="#fff" stroke-width="{wide * thick:.1f}"/>'
        for part, thick in ((1.0, 1.6), (0.955, 0.6), (0.80, 0.9), (0.33, 0.9))
    )
    for number in range(60):
        length = 0.935 if number % 12 == 0 else 0.945 if number % 6 == 0 else 0.95
        a, b = r * 0.955, r * (1.91 - length - 0.03 * (number % 12 == 0))
        turn = math.tau * number / 60
        body += (
            f'<path d="M{x + a * math.sin(turn):.1f} {y - a * math.cos(turn):.1f} L{x + b * math.sin(turn):.1f}'
            f' {y - b * math.cos(turn):.1f}" stroke="#fff" stroke-width="{wide * 0.6:.1f}"/>'
        )
    if points > 2:
        spots = tips(plan, points, 0.80)
        skip = [spots[number * 2 % points] for number in range(points)]
        body += stuffs.polygon(skip, f'fill="none" stroke="#fff" stroke-width="{wide:.1f}" stroke-linejoin="round"')
        body += stuffs.polygon(spots, f'fill="none" stroke="#fff" stroke-width="{wide * 0.6:.1f}"')
    floor = stuffs.cut_of(plan, f'<circle cx="{x}" cy="{y}" r="{r}" fill="#fff"/>')
    relief.stain(surface, floor, (196, 196, 206))
    relief.carve(surface, floor, max(2, u(5)), 0.3, (30, 30, 38))
    gold = stuffs.metal(plan.size, ("#c9a35a", "#8d6a2e", "#5a3d14", "#8a6a34"))
    relief.inlaid(surface, stuffs.cut_of(plan, body), gold, 1)


def tips(plan: Plan, points: int, part: float) -> list[Point]:
    """The points of the dial's star."""
    (x, y), r = centre(plan), plan.u(282) * part
    return [(x + r * math.sin(math.tau * n / points), y - r * math.cos(math.tau * n / points)) for n in range(points)]


def _beds(surface: Surface, plan: Plan) -> None:
    """Strips of darker stone in frames of gold, thin, with a small lozenge at each corner."""
    u = plan.u
    cut = stuffs.cut_of(plan, "".join(stuffs.box(bed.box, u(6)) for bed in plan.beds))
    relief.stain(surface, cut, (172, 170, 186))
    relief.carve(surface, cut, max(1, u(4)), 0.35, (34, 34, 44))
    body = ""
    for bed in plan.beds:
        row = bed.kind is Kind.ROW
        frame = bed.box.inflate(-u(12), -u(12)) if row else bed.box.inflate(-u(10), -u(10))
        body += stuffs.box(frame, u(3), f'fill="none" stroke="#fff" stroke-width="{max(1.0, plan.k * 1.9):.1f}"')
        size = u(9 if row else 6)
        for x, y in (frame.topleft, frame.topright, frame.bottomleft, frame.bottomright):
            body += stuffs.polygon([(x - size, y), (x, y - size), (x + size, y), (x, y + size)])
    gold = stuffs.metal(plan.size, ("#d8b468", "#9a7638", "#5a3d14", "#8a6a34"))
    relief.inlaid(surface, stuffs.cut_of(plan, body), gold, 1)
    stuffs.glyphs(surface, plan, (150, 128, 84))


def large(number: int) -> int:
    """How large a figure is, in design units."""
    return LARGE if number else INNER


def _spots(plan: Plan, figure: Figure, at: Point, size: float) -> list[Point]:
    part = plan.u(size) / 100
    return [(at[0] + (x - 50) * part, at[1] + (y - 50) * part) for x, y in figure.stars]


def _lines(spots: list[Point], figure: Figure, wide: float) -> str:
    return "".join(
        f'<path d="M{spots[a][0]:.1f} {spots[a][1]:.1f} L{spots[b][0]:.1f} {spots[b][1]:.1f}" stroke="#fff"'
        f' stroke-width="{wide:.1f}" stroke-linecap="round"/>'
        for a, b in figure.joined
    )


def _star(spot: Point, far: float) -> str:
    """Four rays."""
    x, y = spot
    near = far * 0.26
    corners = [(x + (far if n % 2 == 0 else near) * math.sin(math.pi * n / 4),
                y - (far if n % 2 == 0 else near) * math.cos(math.pi * n / 4)) for n in range(8)]  # fmt: skip
    return stuffs.polygon(corners)


def _figure(surface: Surface, plan: Plan, figure: Figure, at: Point, size: float) -> None:
    """As it lies there while it doesn't shine."""
    spots = _spots(plan, figure, at, size)
    body = _lines(spots, figure, max(1.0, plan.k * 2)) + "".join(_star(spot, plan.u(11)) for spot in spots)
    seen = Rect(0, 0, plan.u(LARGE * 1.4), plan.u(LARGE * 1.4))
    seen.center = round(at[0]), round(at[1])
    seen = seen.clip(surface.get_rect())
    if seen.w and seen.h:
        silver = stuffs.metal(plan.size, SILVER).subsurface(seen)
        relief.inlaid(surface.subsurface(seen), relief.shape(body, seen.size, seen.topleft), silver, 1)


def shine(surface: Surface, plan: Plan, figures: Mapping[str, Figure], lit: frozenset[str]) -> None:
    """Let these figures shine in their colours, and the points of the dial that look at them."""
    ends = tips(plan, len(figures), 0.80)
    for number, (name, figure) in enumerate(figures.items()):
        if name not in lit:
            continue
        size = large(number)
        spots = _spots(plan, figure, middle(plan, number, len(figures)), size)
        halo = lamp(plan.u(size * 1.9), plan.u(size * 1.7), mix((0, 0, 0), figure.colour, 0.34), 1.5)
        surface.blit(halo, halo.get_rect(center=middle(plan, number, len(figures))), special_flags=pygame.BLEND_RGB_ADD)
        box = Rect(0, 0, plan.u(size * 1.4), plan.u(size * 1.4))
        box.center = tuple(map(round, middle(plan, number, len(figures))))
        moved = [(x - box.x, y - box.y) for x, y in spots]
        body = _lines(moved, figure, max(1.4, plan.k * 3.2))
        light = relief.shape(body, box.size)
        soft = pygame.transform.box_blur(light, max(1, plan.u(5)))
        light.fill(mix(figure.colour, (255, 255, 255), 0.35), special_flags=pygame.BLEND_RGB_MULT)
        soft.fill(figure.colour, special_flags=pygame.BLEND_RGB_MULT)
        for layer in (soft, soft, light):
            surface.blit(layer, box, special_flags=pygame.BLEND_RGB_ADD)
        stars = relief.shape("".join(_star(spot, plan.u(15)) for spot in moved), box.size)
        stars.fill(mix(figure.colour, (255, 255, 255), 0.7), special_flags=pygame.BLEND_RGB_MULT)
        surface.blit(stars, box, special_flags=pygame.BLEND_RGB_ADD)
        for spot in (*spots, ends[number]):
            glow = lamp(plan.u(64), plan.u(64), mix((0, 0, 0), figure.colour, 0.8), 2.2)
            surface.blit(
                glow, glow.get_rect(center=(round(spot[0]), round(spot[1]))), special_flags=pygame.BLEND_RGB_ADD
            )
