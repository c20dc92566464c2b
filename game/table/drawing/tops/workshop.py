"""The bench of a workshop: oak, a blotter of leather in the colours of both sides, brass rails and wells, paper."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Mapping

import pygame
from pygame import Rect, Surface

from game.table.drawing import relief
from game.table.drawing.brushes import mix
from game.table.drawing.cloth import ramp
from game.table.drawing.symbols import Colour
from game.table.drawing.tops import stuffs
from game.table.drawing.tops.plan import Bed, Figure, Kind, Plan

OAK: Colour = (118, 80, 46)
FRONT: Colour = (104, 66, 36)
COG, TEETH, COG_AT = 74.0, 16, 0.405
"""What is pressed into the leather: its radius in design units, its teeth, and how far from the middle of a row, in
parts of its width."""
BINDING: Colour = (34, 29, 26)
"""Of the strip that binds the leather of both sides."""


def draw(plan: Plan, above: Colour, below: Colour, figures: Mapping[str, Figure]) -> Surface:
    surface = stuffs.wood(plan.size, OAK, max(40, plan.u(178)))
    _papers(surface, plan)
    blotter = _blotter(surface, plan, above, below)
    tool(surface, plan)
    _beds(surface, plan)
    _corners(surface, plan, blotter)
    stuffs.lap(surface, plan, FRONT, plan.u(30))
    for rail in plan.rails:
        high = max(5, plan.u(9))
        stuffs.bar(
            surface, Rect(plan.left + plan.u(60), rail.bottom - plan.u(5), plan.right - plan.left - plan.u(120), high)
        )
    return surface


def _blotter(surface: Surface, plan: Plan, above: Colour, below: Colour) -> Rect:
    """The leather under both rows, stitched along its edge."""
    rows = [*plan.rows(False), *plan.rows(True)]
    out = plan.u(20)
    box = rows[0].unionall(rows[1:]).inflate(0, 2 * out) if rows else Rect(0, 0, 0, 0)
    box.x, box.w = plan.left - plan.u(6), plan.right - plan.left + plan.u(12)
    cut = stuffs.cut_of(plan, stuffs.box(box, plan.u(16)))
    relief.shade(surface, cut, plan.u(14), plan.u(8), 0.75)
    leather = Surface(plan.size, depth=32)
    upper, lower = _seam(plan)
    leather.blit(ramp((box.w, upper - box.y), above, above, mix(above, BINDING, 0.2)), box)
    leather.blit(ramp((box.w, box.bottom - lower), mix(below, BINDING, 0.2), below, below), (box.x, lower))
    leather.fill(BINDING, (box.x, upper, box.w, lower - upper))
    stuffs.pebbled(leather)
    stuffs.texture(leather, (11, 7, 15, 206))
    relief.filled(surface, cut, leather)
    relief.emboss(surface, cut, max(2, plan.u(4)), 0.5, (64, 58, 48))
    seam = box.inflate(-plan.u(18), -plan.u(18))
    dash = plan.u(9)
    stitch = stuffs.box(seam, plan.u(9), f'fill="none" stroke="#fff" stroke-width="{max(1.4, plan.k * 2.4):.1f}" '
                        f'stroke-dasharray="{dash} {plan.u(7)}" stroke-linecap="round"')  # fmt: skip
    strip = "".join(
        f'<path d="M{box.left + plan.u(26)} {y} H{box.right - plan.u(26)}" stroke="#fff"'
        f' stroke-width="{max(2, plan.u(3))}"/>'
        for y in (upper, lower)
    )
    thread = stuffs.cut_of(plan, stitch)
    groove = stuffs.cut_of(plan, stitch.replace("stroke-dasharray", "data-none"))
    relief.carve(surface, groove, max(2, plan.u(3)), 0.30, (30, 28, 24))
    light = thread.copy()
    light.fill((88, 76, 50), special_flags=pygame.BLEND_RGB_MULT)
    surface.blit(light, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    relief.inlaid(surface, stuffs.cut_of(plan, strip), stuffs.metal(plan.size))
    return box


def tool(surface: Surface, plan: Plan) -> None:
    """What is pressed into the leather: lines around each row, and towards its ends, where cards lie last, a cogwheel
    with a compass in it."""
    u, body = plan.u, ""
    line = f'fill="none" stroke="#fff" stroke-width="{max(1.3, plan.k * 2.4):.1f}"'
    for row in (*plan.rows(False), *plan.rows(True)):
        for inset in (30, 40):
            body += stuffs.box(row.inflate(-u(2 * inset), -u(2 * inset - 36)), u(10), line)
        for side in (-1, 1):
            x, y = row.centerx + side * round(row.w * COG_AT), row.centery
            body += f'<g transform="translate({x} {y}) scale({plan.k:.4f})" fill="none" stroke="#fff">{_cog()}</g>'
    relief.carve(surface, stuffs.cut_of(plan, body), max(1, u(2)), 0.3, (30, 28, 23))


def _cog() -> str:
    """Its outline with teeth, two rings and the eight points of a compass, in design units about the middle."""
    outline: list[tuple[float, float]] = []
    for tooth in range(TEETH):
        for part, far in ((0.0, 0.86), (0.16, 1.0), (0.44, 1.0), (0.6, 0.86)):
            turn = math.tau * (tooth + part) / TEETH
            outline.append((COG * far * math.cos(turn), COG * far * math.sin(turn)))
    rings = "".join(f'<circle r="{COG * part:.1f}" stroke-width="2.2"/>' for part in (0.74, 0.68, 0.16))
    points = "".join(
        f'<path d="M0 {-COG * far:.1f} L7 -15 H-7 Z" transform="rotate({turn})" stroke-width="2"/>'
        for turn, far in (
            (0, 0.64),
            (45, 0.42),
            (90, 0.64),
            (135, 0.42),
            (180, 0.64),
            (225, 0.42),
            (270, 0.64),
            (315, 0.42),
        )
    )
    return stuffs.polygon(outline, 'stroke-width="2.8"') + rings + points


def _seam(plan: Plan) -> tuple[int, int]:
    """From where to where, down, a strip binds the leather of both sides: all that lies between their rows."""
    far, near = plan.rows(False), plan.rows(True)
    upper = max((row.bottom for row in far), default=plan.middle - plan.u(20)) + plan.u(3)
    lower = min((row.top for row in near), default=plan.middle + plan.u(20)) - plan.u(3)
    return min(upper, plan.middle - 1), max(lower, plan.middle + 1)


def _corners(surface: Surface, plan: Plan, box: Rect) -> None:
    """Brass over the corners of the leather, each held by two rivets."""
    far, body, rivets = plan.u(64), "", ""
    for x, y, turn in ((*box.topleft, 0), (*box.topright, 90), (*box.bottomright, 180), (*box.bottomleft, 270)):
        body += (
            f'<g transform="translate({x} {y}) rotate({turn})"><path fill="#fff" d="M-4 -4 H{far} C{far * 0.8:.0f}'
            f" {far * 0.2:.0f} {far * 0.55:.0f} {far * 0.2:.0f} {far * 0.42:.0f} {far * 0.42:.0f} C{far * 0.2:.0f}"
            f' {far * 0.55:.0f} {far * 0.2:.0f} {far * 0.8:.0f} -4 {far} Z"/></g>'
        )
        for a, b in ((0.62, 0.1), (0.1, 0.62), (0.2, 0.2)):
            rivets += (
                f'<g transform="translate({x} {y}) rotate({turn})"><circle cx="{far * a:.1f}" cy="{far * b:.1f}"'
                f' r="{max(1.5, plan.k * 3.6):.1f}" fill="#fff"/></g>'
            )
    cut = stuffs.cut_of(plan, body)
    relief.shade(surface, cut, plan.u(6), plan.u(3), 0.6)
    relief.inlaid(surface, cut, stuffs.metal(plan.size), 1)
    relief.emboss(surface, cut, max(1, plan.u(2)), 0.4, (90, 84, 60))
    relief.emboss(surface, stuffs.cut_of(plan, rivets), max(1, plan.u(2)), 0.6, (96, 90, 70))


def well(bed: Bed, line: float = 0.0) -> str:
    """The shape of a place for one card: that of the picture of what lies there; only a `line` around it, if any."""
    wide = bed.box.w / 574 if bed.window else 1.0
    look = f'fill="none" stroke="#fff" stroke-width="{line / wide:.1f}"' if line else 'fill="#fff"'
    if not bed.window:
        return stuffs.box(bed.box, bed.box.w * 0.09, look)
    place = f"translate({bed.box.x} {bed.box.y}) scale({wide:.4f} {bed.box.h / 470:.4f}) translate(-28 -28)"
    return f'<path d="{bed.window}" transform="{place}" {look}/>'


def _beds(surface: Surface, plan: Plan) -> None:
    rows = "".join(stuffs.box(bed.box, plan.u(20)) for bed in plan.beds if bed.kind is Kind.ROW)
    cut = stuffs.cut_of(plan, rows)
    relief.stain(surface, cut, (186, 182, 178))
    relief.carve(surface, cut, max(2, plan.u(6)), 0.42, (46, 42, 36))
    wells = [bed for bed in plan.beds if bed.kind is not Kind.ROW]
    cut = stuffs.cut_of(plan, "".join(well(bed) for bed in wells))
    relief.stain(surface, cut, (96, 84, 74))
    relief.carve(surface, cut, max(3, plan.u(9)), 0.6, (92, 66, 40))
    marks = stuffs.glyph_cut(plan, 0.42)
    lines = "".join(well(bed, max(1.5, plan.k * 3)) for bed in wells)
    marks.blit(stuffs.cut_of(plan, lines), (0, 0), special_flags=pygame.BLEND_RGB_MAX)
    relief.inlaid(surface, marks, stuffs.metal(plan.size, ("#d9b25e", "#a67c34", "#5f3d14", "#9a7430")), 1)


def _papers(surface: Surface, plan: Plan) -> None:
    """Sheets with drawings, tucked under the blotter, and what was spilt on the wood."""
    rng, u = random.Random(4), plan.u
    w, h = plan.size
    far = w - (w - plan.right) // 2
    sheets = (
        (plan.left - u(112), plan.middle + u(0), u(262), u(128), -4),
        (plan.left - u(150), plan.rim - u(28), u(240), u(150), 5),
        (far + u(4), plan.rim - u(30), u(250), u(150), -4),
        (plan.right + u(96), u(118), u(250), u(110), 4),
    )
    for x, y, wide, high, turn in sheets:
        place = f'transform="translate({x} {y}) rotate({turn})"'
        page = f'<g {place}><rect x="{-wide // 2}" y="{-high // 2}" width="{wide}" height="{high}" fill="#fff"/></g>'
        drawing, seen = _drawing(rng, u, wide, high), Rect(0, 0, wide + u(60), high + u(60))
        seen.center = x, y
        seen = seen.clip(surface.get_rect())
        if not seen.w or not seen.h:
            continue
        here = surface.subsurface(seen)
        relief.shade(here, relief.shape(page, seen.size, seen.topleft), u(9), u(5), 0.5)
        here.blit(stuffs.whole(seen.size, f"<g {place}>{drawing}</g>", seen.topleft), (0, 0))
    body = ""
    for across, down, size in ((0.13, 0.428, 20), (0.95, 0.405, 22), (0.88, 0.585, 15)):
        for _ in range(9):
            dx, dy, part = rng.gauss(0, size), rng.gauss(0, size), rng.uniform(0.05, 0.2)
            body += _drop(across * w + u(dx), down * h + u(dy), u(size * part) + 1, 0.5)
        body += _drop(across * w, down * h, u(size * 0.8), 0.5) + _drop(
            across * w + u(size * 0.5), down * h + u(4), u(size * 0.5), 0.5
        )
    surface.blit(stuffs.whole(plan.size, body), (0, 0))


def _drop(x: float, y: float, radius: float, thick: float) -> str:
    return f'<circle cx="{x:.0f}" cy="{y:.0f}" r="{radius:.1f}" fill="#0b1020" fill-opacity="{thick}"/>'


def _drawing(rng: random.Random, u: Callable[[float], int], wide: int, high: int) -> str:
    """A sheet of squared paper about (0, 0), on it the plan of a machine."""
    left, top = -wide // 2, -high // 2
    body = f'<rect x="{left}" y="{top}" width="{wide}" height="{high}" fill="#c8b68a" fill-opacity="0.9"/>'
    squares = [f"M{x} {top} V{-top}" for x in range(left, -left, u(14))]
    squares += [f"M{left} {y} H{-left}" for y in range(top, -top, u(14))]
    body += f'<path d="{" ".join(squares)}" stroke="#4a6a86" stroke-opacity="0.20" stroke-width="1"/>'
    for _ in range(3):
        r, x, y = rng.uniform(16, 44), rng.uniform(-0.36, 0.36) * wide, rng.uniform(-0.3, 0.3) * high
        teeth = "".join(
            f'<path d="M{x:.0f} {y - u(r):.0f} v{-u(5)}" transform="rotate({n * 30} {x:.0f} {y:.0f})"/>'
            for n in range(12)
        )
        body += (
            f'<g fill="none" stroke="#23324a" stroke-opacity="0.5" stroke-width="{max(1.0, u(16) / 10):.1f}">{teeth}'
            f'<circle cx="{x:.0f}" cy="{y:.0f}" r="{u(r)}"/><circle cx="{x:.0f}" cy="{y:.0f}" r="{u(r * 0.4)}"/>'
            f'<path d="M{x - u(r * 1.3):.0f} {y:.0f} H{x + u(r * 1.3):.0f} M{x:.0f} {y - u(r * 1.3):.0f}'
            f' V{y + u(r * 1.3):.0f}" stroke-opacity="0.3"/></g>'
        )
    return body
