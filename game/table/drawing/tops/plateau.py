"""A plateau of cracked stone over a storm, in the colours of both sides. Its ground breaks off piece by piece."""

from __future__ import annotations

import random
from collections.abc import Mapping

import pygame
from pygame import Rect, Surface

from game.table.drawing import relief
from game.table.drawing.brushes import lamp, mix
from game.table.drawing.cloth import grain, ramp
from game.table.drawing.keeping import kept
from game.table.drawing.symbols import Colour
from game.table.drawing.tops import stuffs
from game.table.drawing.tops.plan import Figure, Ground, Kind, Plan

SLATE: Colour = (104, 110, 124)
SKY: tuple[Colour, ...] = ((46, 54, 76), (20, 24, 38), (10, 12, 22))
"""The storm, from above down."""
SWING, STEP = 13, 30
"""How unevenly stone breaks, in design units."""
SLANT = 0.28
"""How far a line along which it breaks rises or falls, of the height of a piece."""
THICK = 52
"""How much of the side of the stone is seen where a piece is gone, in design units."""
CLIFF = 46
"""How high the near edge stands over the storm, in design units."""

Points = list[tuple[float, float]]


def draw(plan: Plan, above: Colour, below: Colour, figures: Mapping[str, Figure]) -> Surface:
    surface = storm(plan.size).copy()
    edge = _edge(plan)
    rng = random.Random(2)
    cliff = [(x, y + plan.u(CLIFF + rng.uniform(0, 16))) for x, y in edge]
    wall = stuffs.cut_of(plan, stuffs.polygon(cliff) + stuffs.polygon(edge))
    relief.filled(surface, wall, _wall(plan, below))
    relief.carve(surface, wall, plan.u(6), 0.2, (10, 12, 16))
    slab = stuffs.cut_of(plan, stuffs.polygon(edge))
    relief.filled(surface, slab, _stone(plan, above, below))
    relief.emboss(surface, slab, max(2, plan.u(5)), 0.5, (64, 68, 76))
    whole = surface.copy()
    _cracks(surface, plan, above, below)
    _beds(surface, plan, whole)
    return surface


@kept(1)
def storm(size: tuple[int, int]) -> Surface:
    """Clouds far below. They are kept, as they are seen again at each piece that breaks off: never draw on them."""
    made = ramp(size, *SKY)
    for columns, rows, seed, level in ((7, 5, 31, 40), (22, 16, 32, 26), (60, 40, 33, 14)):
        cloud = pygame.transform.smoothscale(grain(columns, rows, seed, 0, level), size)
        cloud.fill((190, 205, 255), special_flags=pygame.BLEND_RGB_MULT)
        made.blit(cloud, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    made.fill((16, 15, 12), special_flags=pygame.BLEND_RGB_SUB)
    for x, y, part in ((0.2, 0.86, 0.5), (0.72, 0.94, 0.62), (0.5, 0.1, 0.4), (0.05, 0.3, 0.3), (0.95, 0.5, 0.36)):
        glow = lamp(size[0] * part, size[1] * part * 0.8, (34, 42, 74), 1.6)
        made.blit(glow, glow.get_rect(center=(size[0] * x, size[1] * y)), special_flags=pygame.BLEND_RGB_ADD)
    stuffs.texture(made, (14, 22, 34, 150), (40, 60, 35, 190), (110, 150, 36, 214))
    return made


def _edge(plan: Plan) -> Points:
    """The outline of the whole plateau."""
    w, _ = plan.size
    u = plan.u
    corners: Points = [(u(18), u(40)), (w * 0.3, u(22)), (w * 0.62, u(30)), (w - u(20), u(44)),
                       (w - u(30), plan.middle), (w - u(14), plan.rim - u(8)), (w * 0.66, plan.rim + u(4)),
                       (w * 0.36, plan.rim - u(2)), (u(16), plan.rim - u(4)), (u(30), plan.middle)]  # fmt: skip
    return stuffs.jagged(corners, u(SWING) * 0.8, u(STEP) * 1.5)


def _stone(plan: Plan, above: Colour, below: Colour) -> Surface:
    far, near = mix(above, SLATE, 0.55), mix(below, SLATE, 0.55)
    middle = mix(mix(far, near, 0.5), (255, 255, 255), 0.04)
    made = ramp(plan.size, far, far, middle, near, near)
    stuffs.texture(made, (9, 6, 9, 176), (36, 22, 36, 196), (150, 90, 150, 214))
    stuffs.pebbled(made, 3, 8)
    return made


def _wall(plan: Plan, below: Colour) -> Surface:
    """The side of the stone, in layers."""
    tone = mix(below, SLATE, 0.5)
    made = ramp(plan.size, mix(tone, (0, 0, 0), 0.55), mix(tone, (0, 0, 0), 0.66))
    layers = grain(max(2, plan.size[0] // 160), max(2, plan.size[1] // 7), 51, 120, 255)
    made.blit(pygame.transform.smoothscale(layers, plan.size), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return made


def _glow(colour: Colour) -> Colour:
    most = max(colour)
    return tuple(min(255, round(part * part / most * 2.1)) for part in colour)  # type: ignore[return-value]


def _cracks(surface: Surface, plan: Plan, above: Colour, below: Colour) -> None:
    """Where it has cracked already: thin veins all over, and lines along which the pieces will break, which glow."""
    rng = random.Random(7)
    w, _ = plan.size
    veins = ""
    for _ in range(17):
        x, y = rng.uniform(0, w), rng.uniform(0, plan.rim)
        line = f"M{x:.0f} {y:.0f}"
        for _ in range(rng.randrange(5, 11)):
            x, y = x + rng.uniform(-40, 170) * plan.k, y + rng.uniform(-60, 60) * plan.k
            if y > plan.rim - plan.u(14):
                break
            line += f" L{x:.0f} {y:.0f}"
        veins += f'<path d="{line}" fill="none" stroke="#fff" stroke-width="{rng.uniform(1.4, 4.2) * plan.k:.1f}"/>'
    cut = stuffs.cut_of(plan, veins)
    relief.stain(surface, cut, (104, 104, 108))
    relief.carve(surface, cut, max(1, plan.u(3)), 0.5, (46, 48, 54))
    for near, tone in ((False, above), (True, below)):
        seams = "".join(
            stuffs.polygon(_outline(plan, ground, number), f'fill="none" stroke="#fff" stroke-width="{plan.k * 4:.1f}"')
            for ground in plan.grounds if ground.near == near for number in range(ground.pieces)
        )  # fmt: skip
        cut = stuffs.cut_of(plan, seams)
        relief.stain(surface, cut, (70, 70, 74))
        relief.carve(surface, cut, max(1, plan.u(3)), 0.45, (40, 42, 48))
        light = relief.blurred(cut, plan.u(7))
        light.fill(mix((0, 0, 0), _glow(tone), 0.75), special_flags=pygame.BLEND_RGB_MULT)
        surface.blit(light, (0, 0), special_flags=pygame.BLEND_RGB_ADD)


def _beds(surface: Surface, plan: Plan, whole: Surface) -> None:
    """Hewn into the stone where it is `whole`, with a chiselled line around each."""
    slabs = stuffs.cut_of(plan, "".join(
        _hewn(bed.box.inflate(plan.u(20), plan.u(20)), plan.u(20)) for bed in plan.beds if bed.kind is not Kind.PILE
    ))  # fmt: skip
    relief.filled(surface, slabs, whole)
    cut = stuffs.cut_of(plan, "".join(
        _hewn(bed.box, plan.u(16 if bed.kind is Kind.WELL else 9)) for bed in plan.beds
    ))  # fmt: skip
    relief.stain(surface, cut, (150, 152, 158))
    relief.carve(surface, cut, max(2, plan.u(8)), 0.5, (62, 66, 74))
    lines = stuffs.cut_of(plan, "".join(
        _hewn(bed.box.inflate(plan.u(22), plan.u(22)), plan.u(20), f'fill="none" stroke="#fff"'
                                                                   f' stroke-width="{plan.k * 3:.1f}"')
        for bed in plan.beds if bed.kind is not Kind.PILE
    ))  # fmt: skip
    relief.stain(surface, lines, (150, 150, 154))
    relief.carve(surface, lines, max(1, plan.u(3)), 0.4, (50, 54, 60))
    stuffs.glyphs(surface, plan, (30, 34, 44))


def _hewn(box: Rect, cut: int, more: str = 'fill="#fff"') -> str:
    """A box whose corners are cut off."""
    x, y, w, h = box
    return stuffs.polygon([(x + cut, y), (x + w - cut, y), (x + w, y + cut), (x + w, y + h - cut), (x + w - cut, y + h),
                           (x + cut, y + h), (x, y + h - cut), (x, y + cut)], more)  # fmt: skip


# what breaks off


def _outline(plan: Plan, ground: Ground, number: int) -> Points:
    """A piece: at the left and the right by turns, from the edge of the table inwards."""
    layers = (ground.pieces + 1) // 2
    layer = number // 2
    x, end = (ground.box.left, ground.clear[0]) if number % 2 == 0 else (ground.clear[1], ground.box.right)
    outer, inner = (x, end) if number % 2 == 0 else (end, x)
    here = _break(plan, ground, (outer, inner), layer, layers)
    there = _break(plan, ground, (outer, inner), layer + 1, layers)
    rng = random.Random(f"{ground.near} {number}")
    waist = inner + (outer - inner) * rng.uniform(0.02, 0.3), (here[-1][1] + there[-1][1]) / 2
    swing = plan.u(SWING)
    rough = stuffs.jagged([*here, waist, *there[::-1]], swing * 0.9, plan.u(STEP) * 3)
    return stuffs.jagged(rough, swing * 0.5, plan.u(STEP) * 0.8)


def _break(plan: Plan, ground: Ground, across: tuple[float, float], layer: int, layers: int) -> Points:
    """The line from the outer end to the inner one along which a piece parts from the next; both have the same.

    `across` is from where to where; `layer` counts from the edge of the table, where the first line lies, to the
    middle, where the last one does.
    """
    high, swing = ground.box.h / layers, plan.u(SWING)
    rng = random.Random(f"{ground.near} {across[0] < across[1]} {layer}")
    inwards = -1 if ground.near else 1
    base = (ground.box.bottom if ground.near else ground.box.top) + inwards * layer * high
    rise = 0.0 if layer == 0 else SLANT * high
    outer, inner = across[0] + (swing if across[0] < across[1] else -swing), across[1]
    line: Points = []
    for part in (0.0, 0.3, 0.62, 1.0):
        off = rng.uniform(-rise, 0.0 if layer == layers else rise)
        bite = rng.uniform(0.08, 0.4) if part == 1.0 else rng.uniform(-0.06, 0.06) if part else 0.0
        line.append((outer + (inner - outer) * (part - (bite if part == 1.0 else -bite)), base + inwards * off))
    return line


def _reach(plan: Plan, ground: Ground, number: int) -> Points:
    """The same, out to beyond the edge of the table where it lies at one."""
    points = _outline(plan, ground, number)
    if number // 2:
        return points
    if ground.near:
        return [(x, y + plan.u(CLIFF + 60) if y > plan.rim - plan.u(18) else y) for x, y in points]
    return [(x, min(y, -plan.u(9)) if y < plan.u(22) else y) for x, y in points]


def _box(points: Points, plan: Plan) -> Rect:
    xs, ys = [x for x, _ in points], [y for _, y in points]
    found = Rect(min(xs), min(ys), max(xs) - min(xs) + 2, max(ys) - min(ys) + 2)
    return found.clip(Rect(0, 0, *plan.size))


def piece(plan: Plan, side: int, number: int) -> tuple[Rect, Surface]:
    """Where it lies, and its shape: white, clear outside of it."""
    points = _reach(plan, plan.grounds[side], number)
    box = _box(points, plan)
    moved = [(x - box.x, y - box.y) for x, y in points]
    return box, stuffs.whole(box.size, stuffs.polygon(moved))


def sink(surface: Surface, plan: Plan, gone: tuple[int, ...]) -> None:
    """Let so many pieces of the ground before each player be gone: the storm is seen there, and the stone's side."""
    clouds = storm(plan.size)
    for ground, count in zip(plan.grounds, gone, strict=True):
        for number in range(min(count, ground.pieces)):
            points = _reach(plan, ground, number)
            box = _box(points, plan)
            if not box.w or not box.h:
                continue
            here = surface.subsurface(box).copy()
            cut = relief.shape(stuffs.polygon([(x - box.x, y - box.y) for x, y in points]), box.size)
            wall = ramp(box.size, (96, 99, 110), (40, 42, 52))
            layers = grain(max(2, box.w // 90), max(2, box.h // 6), 52, 110, 255)
            wall.blit(pygame.transform.smoothscale(layers, box.size), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
            stuffs.texture(wall, (max(2, box.w // 24), max(2, box.h // 5), 53, 150), (box.w // 3, box.h // 3, 54, 190))
            relief.filled(here, cut, wall)
            below = cut.copy()
            below.fill((0, 0, 0))
            below.blit(cut, (0, plan.u(THICK)))
            below.blit(cut, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
            relief.filled(here, pygame.transform.box_blur(below, 1), clouds.subsurface(box).copy())
            relief.carve(here, cut, max(2, plan.u(5)), 0.4, (70, 74, 84))
            stone = Rect(0, 0, box.w, plan.rim + plan.u(CLIFF + 20) - box.y)  # below it all is air as it was
            surface.blit(here, box, stone)
