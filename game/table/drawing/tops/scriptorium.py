"""A desk for writing: walnut, a sheet of vellum with borders in the colours of both sides, iron, ink, and candles."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping

import pygame
from pygame import Rect, Surface

from game.table.drawing import relief
from game.table.drawing.brushes import lamp, mix, rgb
from game.table.drawing.symbols import Colour, linear, radial
from game.table.drawing.tops import stuffs, written
from game.table.drawing.tops.plan import Figure, Kind, Plan

WALNUT: Colour = (96, 64, 38)
VELLUM: Colour = (198, 170, 124)
FRONT: Colour = (84, 56, 34)
FLAME: Colour = (66, 44, 18)
CANDLES = ((0.075, 0.5), (0.925, 0.43))
"""Where candles stand beside the desk, in parts of its width and height."""


def draw(plan: Plan, above: Colour, below: Colour, figures: Mapping[str, Figure]) -> Surface:
    surface = stuffs.wood(plan.size, WALNUT, max(40, plan.u(196)), 61)
    sheet = _sheet(surface, plan)
    _rules(surface, plan, sheet)
    written.write(surface, plan, sheet)
    _borders(surface, plan, sheet, above, below)
    _beds(surface, plan)
    _iron(surface, plan, sheet)
    _things(surface, plan)
    _candles(surface)
    stuffs.lap(surface, plan, FRONT, plan.u(26))
    return surface


def _sheet(surface: Surface, plan: Plan) -> Rect:
    """The vellum between the columns, its edge uneven, darker there and where it was handled."""
    u = plan.u
    box = Rect(plan.left - u(10), u(6), plan.right - plan.left + u(20), plan.rim - u(18))
    outline = stuffs.jagged([box.topleft, box.topright, box.bottomright, box.bottomleft], u(3), u(34))
    cut = stuffs.cut_of(plan, stuffs.polygon(outline))
    relief.shade(surface, cut, u(12), u(8), 0.8)
    page = Surface(plan.size, depth=32)
    page.fill(VELLUM)
    stuffs.texture(page, (7, 5, 81, 212), (26, 16, 82, 222), (90, 60, 83, 234))
    edge = relief.blurred(cut, u(26))
    edge.fill((96, 96, 96), special_flags=pygame.BLEND_RGB_ADD)
    page.blit(edge, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    relief.filled(surface, cut, page)
    relief.emboss(surface, cut, max(1, u(2)), 0.4, (60, 54, 40))
    return box


def _rules(surface: Surface, plan: Plan, sheet: Rect) -> None:
    """Lines for a pen, and the drawing in the middle."""
    u, x, y, r = plan.u, sheet.centerx, plan.middle, plan.u(292)
    ink = "#3a2410"
    lines = " ".join(
        f"M{sheet.left + u(58)} {line} H{sheet.right - u(58)}"
        for line in range(sheet.top + u(36), sheet.bottom - u(16), u(31))
    )
    body = f'<path d="{lines}" stroke="{ink}" stroke-opacity="0.13" stroke-width="{plan.k * 1.6:.1f}"/>'
    body += f'<g fill="none" stroke="{ink}" stroke-opacity="0.30" stroke-width="{plan.k * 3.4:.1f}">'
    body += "".join(f'<circle cx="{x}" cy="{y}" r="{r * part:.0f}"/>' for part in (1.0, 0.965, 0.72))
    for up in (1, -1):
        corners = [(x, y - up * r * 0.72), (x + r * 0.6235, y + up * r * 0.36), (x - r * 0.6235, y + up * r * 0.36)]
        body += stuffs.polygon(corners, "")
    body += '</g><g fill="#8c2a1c" fill-opacity="0.34">'
    ray = f"M{x} {y - r * 0.93:.0f} l{u(8)} {u(46)} l{-u(8)} {u(22)} l{-u(8)} {-u(22)} Z"
    body += "".join(f'<path d="{ray}" transform="rotate({n * 15} {x} {y})"/>' for n in range(24))
    surface.blit(stuffs.whole(plan.size, body + "</g>"), (0, 0))


def _borders(surface: Surface, plan: Plan, sheet: Rect, above: Colour, below: Colour) -> None:
    """Each half is washed in the colour of who sits there, and along its margins goes a bar of it, edged with gold."""
    u = plan.u
    halves = ((above, sheet.top + u(16), plan.middle - u(20)), (below, plan.middle + u(20), sheet.bottom - u(16)))
    for colour, top, bottom in halves:
        wash = stuffs.cut_of(plan, stuffs.box(Rect(sheet.x + u(20), top, sheet.w - u(40), bottom - top), u(30)))
        most = max(colour)
        pale = mix(tuple(round(part * 255 / most) for part in colour), stuffs.WHITE, 0.55)  # type: ignore[arg-type]
        relief.stain(surface, relief.blurred(wash, u(30)), pale)
        deep = rgb(mix(colour, (20, 14, 10), 0.1))
        body = f"<defs>{linear('g', '#f2d68a', '#b8862f', '#7a5218', '#d9b263')}</defs>"
        for x, side in ((sheet.left + u(8), 1), (sheet.right - u(8), -1)):
            body += stuffs.box(Rect(x - u(5), top, u(10), bottom - top), u(3),
                               f'fill="{deep}" stroke="url(#g)" stroke-width="{plan.k * 2.2:.1f}"')  # fmt: skip
            for y, up in ((top, 1), (bottom, -1)):
                body += _spray(u, x, y, side, up, deep)
        surface.blit(stuffs.whole(plan.size, body), (0, 0))


def _spray(u: Callable[[float], int], x: int, y: int, side: int, up: int, colour: str) -> str:
    """A stem with leaves and drops of gold, from the end of a bar inwards."""
    stem = f"M{x} {y + up * u(40)} C{x} {y + up * u(4)} {x + side * u(40)} {y} {x + side * u(150)} {y + up * u(6)}"
    body = f'<path d="{stem}" fill="none" stroke="{colour}" stroke-width="{u(30) / 10:.1f}"/>'
    for far, down, turn in ((34, 2, -1), (62, 1, 1), (90, 2, -1), (118, 4, 1)):
        a, b = x + side * u(far), y + up * u(down)
        body += (
            f'<path d="M{a} {b} q{side * u(4)} {turn * u(14)} {side * u(22)} {turn * u(15)} q{-side * u(2)}'
            f' {-turn * u(13)} {-side * u(22)} {-turn * u(15)} Z" fill="{colour}" fill-opacity="0.85"/>'
            f'<circle cx="{a + side * u(14)}" cy="{b - turn * u(8)}" r="{u(35) / 10:.1f}" fill="#d8a83c"/>'
        )
    return body + f'<circle cx="{x + side * u(154)}" cy="{y + up * u(6)}" r="{u(5)}" fill="#d8a83c"/>'


def _beds(surface: Surface, plan: Plan) -> None:
    """Rows are ruled in ink, on vellum that was rubbed thinner; piles lie on leather that is let into the wood."""
    u = plan.u
    rows = "".join(stuffs.box(bed.box.inflate(-u(16), -u(4)), u(3)) for bed in plan.beds if bed.kind is Kind.ROW)
    relief.stain(surface, stuffs.cut_of(plan, rows), (222, 214, 202))
    ink = ""
    for bed in plan.beds:
        if bed.kind is Kind.ROW:
            for part, wide in ((16, 2.6), (30, 1.2)):
                ink += stuffs.box(bed.box.inflate(-u(part), -u(part - 12)), u(2),
                                  f'fill="none" stroke="#3a2410" stroke-opacity="0.55"'
                                  f' stroke-width="{plan.k * wide:.1f}"')  # fmt: skip
    surface.blit(stuffs.whole(plan.size, ink), (0, 0))
    wells = "".join(stuffs.box(bed.box, u(9)) for bed in plan.beds if bed.kind is not Kind.ROW)
    cut = stuffs.cut_of(plan, wells)
    relief.stain(surface, cut, (96, 80, 72))
    relief.carve(surface, cut, max(2, u(6)), 0.5, (84, 60, 38))


def _iron(surface: Surface, plan: Plan, sheet: Rect) -> None:
    """Corners that hold the sheet."""
    u, far = plan.u, plan.u(70)
    body = rivets = ""
    for x, y, turn in ((*sheet.topleft, 0), (*sheet.topright, 90), (*sheet.bottomright, 180), (*sheet.bottomleft, 270)):
        place = f'transform="translate({x} {y}) rotate({turn})"'
        body += (
            f'<g {place}><path fill="#fff" d="M{-u(5)} {-u(5)} H{far} L{far * 0.84:.0f} {u(13)} H{u(13)}'
            f' V{far * 0.84:.0f} L{-u(5)} {far} Z"/></g>'
        )
        for a, b in ((0.1, 0.1), (0.66, 0.05), (0.05, 0.66)):
            rivets += f'<g {place}><circle cx="{far * a:.1f}" cy="{far * b:.1f}" r="{plan.k * 4:.1f}" fill="#fff"/></g>'
    cut = stuffs.cut_of(plan, body)
    relief.shade(surface, cut, u(6), u(3), 0.6)
    relief.inlaid(surface, cut, stuffs.metal(plan.size, stuffs.IRON), 1)
    relief.emboss(surface, cut, max(1, u(2)), 0.4, (64, 62, 58))
    relief.emboss(surface, stuffs.cut_of(plan, rivets), max(1, u(2)), 0.6, (92, 90, 84))


def _things(surface: Surface, plan: Plan) -> None:
    """An inkwell with its quill, a seal and drops of ink, beside the sheet."""
    rng = random.Random(9)
    w = plan.size[0]
    body = (
        "<defs>"
        + radial("well", "#5a5f70", "#23262f", "#0a0b10")
        + linear("quill", "#f4ecd8", "#c8b894", "#8a7a58")
        + radial("wax", "#d8503a", "#9c2216", "#5a0d08")
        + "</defs>"
        + '<ellipse cy="12" rx="48" ry="40" fill="#000" fill-opacity="0.4"/>'
        + '<circle r="38" fill="url(#well)" stroke="#0a0a0e" stroke-width="2"/>'
        + '<circle r="20" fill="#050608" stroke="#7a6a48" stroke-width="4"/>'
        + '<path d="M-4 2 C-50 -26 -96 -34 -116 -22 C-96 -6 -50 2 -4 2 Z" fill="url(#quill)" stroke="#5a4a30"/>'
        + '<path d="M-2 2 C-50 -14 -90 -24 -114 -22" fill="none" stroke="#6a5a3c" stroke-width="2"/>'
        + '<circle cx="64" cy="22" r="20" fill="url(#wax)" stroke="#4a0a06"/>'
        + '<circle cx="64" cy="22" r="12" fill="none" stroke="#5a0d08" stroke-width="2"/>'
    )
    for _ in range(16):
        x, y, size = rng.gauss(-30, 40), rng.gauss(34, 20), rng.uniform(1, 5)
        body += f'<circle cx="{x:.0f}" cy="{y:.0f}" r="{size:.1f}" fill="#0b0d16" fill-opacity="0.6"/>'
    place = f"translate({w - (w - plan.right) // 2 + plan.u(8)} {plan.middle - plan.u(173)}) scale({plan.k:.3f})"
    surface.blit(stuffs.whole(plan.size, f'<g transform="{place}">{body}</g>'), (0, 0))


def _candles(surface: Surface) -> None:
    """Their light, warm and uneven, from both sides."""
    w, h = surface.get_size()
    for x, y in CANDLES:
        pool = lamp(round(w * 0.72), round(h * 1.25), FLAME, 1.7)
        surface.blit(pool, pool.get_rect(center=(round(w * x), round(h * y))), special_flags=pygame.BLEND_RGB_ADD)
