"""Painters of a room of books: shelves, a pointed window, candles, an open book."""

from __future__ import annotations

import pygame

from game.table.drawing.brushes import mix
from game.table.drawing.brushes import rgb as web
from game.table.drawing.hues import rgb
from game.table.drawing.symbols import linear, radial
from game.table.worlds.easel import Easel


def shelves(
    easel: Easel,
    *,
    box: tuple[float, ...] = (0, 0, 1600, 560),
    rows: int = 4,
    wood: str = "#3b2413",
    gilt: str = "#d8a84e",
    leathers: tuple[str, ...] = ("#6e1b22", "#23402f", "#27304f", "#5c3b1c", "#3d2436", "#7a5a2a"),
    gaps: float = 0.12,
) -> None:
    """Shelves of old books with gilded backs; some lean, and here and there a place is empty or holds scrolls."""
    x, y, w, h = box
    rng, high, tone = easel.rng, h / rows, rgb(wood)
    body = "<defs>" + linear("board", web(mix(tone, (255, 210, 150), 0.3)), wood, web(mix(tone, (0, 0, 0), 0.6)))
    body += (
        '<linearGradient id="round" x1="0%" y1="0%" x2="100%" y2="0%"><stop offset="0" stop-color="#000"'
        ' stop-opacity="0.55"/>'
    )
    body += (
        '<stop offset="0.35" stop-color="#fff" stop-opacity="0.16"/><stop offset="1" stop-color="#000"'
        ' stop-opacity="0.6"/>'
    )
    body += "</linearGradient></defs>"
    body += f'<rect x="{x}" y="{y}" width="{w}" height="{h}" fill="{web(mix(tone, (0, 0, 0), 0.72))}"/>'
    for row in range(rows):
        foot, left = y + (row + 1) * high - high * 0.1, x + 6
        while left < x + w - 8:
            if rng.random() < gaps:
                room = rng.uniform(46, 96)
                body += _scrolls(room, foot, left) if rng.random() < 0.55 else ""
                left += room
                continue
            wide, tall = rng.uniform(17, 44), high * rng.uniform(0.56, 0.84)
            lean = rng.uniform(4, 9) if rng.random() < 0.07 else 0.0
            body += _book(
                left, foot, wide, tall, lean, mix(rgb(rng.choice(leathers)), (0, 0, 0), rng.uniform(0, 0.35)), gilt
            )
            left += wide + 1.5 + lean * tall * 0.016
        body += f'<rect x="{x}" y="{foot:.1f}" width="{w}" height="{high * 0.1:.1f}" fill="url(#board)"/>'
        body += f'<rect x="{x}" y="{foot:.1f}" width="{w}" height="2" fill="#ffdca0" fill-opacity="0.3"/>'
        body += (
            f'<rect x="{x}" y="{foot + high * 0.1:.1f}" width="{w}" height="{high * 0.12:.1f}" fill="#000"'
            ' fill-opacity="0.42"/>'
        )
    posts = max(2, round(w / 420))
    for n in range(posts + 1):
        px = x + (w - 26) * n / posts
        body += (
            f'<rect x="{px:.1f}" y="{y}" width="26" height="{h}" fill="{wood}"/><rect x="{px:.1f}" y="{y}" width="26"'
        )
        body += f' height="{h}" fill="url(#round)"/>'
    easel.ink_in(body, x, y, w, h + 8)


def _book(
    left: float, foot: float, wide: float, tall: float, lean: float, tone: tuple[int, int, int], gilt: str
) -> str:
    top = foot - tall
    body = f'<g transform="rotate({lean:.1f} {left + wide:.1f} {foot:.1f})">'
    body += f'<rect x="{left:.1f}" y="{top:.1f}" width="{wide:.1f}" height="{tall:.1f}" rx="2.5" fill="{web(tone)}"/>'
    for part in (0.12, 0.17, 0.5, 0.83, 0.88):
        body += (
            f'<rect x="{left:.1f}" y="{top + tall * part:.1f}" width="{wide:.1f}"'
            f' height="{2.4 if part == 0.5 else 1.8}"'
        )
        body += f' fill="{gilt}" fill-opacity="0.8"/>'
    if wide > 26:
        body += (
            f'<rect x="{left + wide * 0.22:.1f}" y="{top + tall * 0.24:.1f}" width="{wide * 0.56:.1f}"'
            f' height="{tall * 0.18:.1f}"'
        )
        body += f' fill="none" stroke="{gilt}" stroke-opacity="0.7" stroke-width="1.4"/>'
    return (
        body
        + f'<rect x="{left:.1f}" y="{top:.1f}" width="{wide:.1f}" height="{tall:.1f}" rx="2.5" fill="url(#round)"/></g>'
    )


def _scrolls(room: float, foot: float, left: float) -> str:
    """Three rolled sheets on one another, seen from their ends."""
    r, body = min(15.0, room / 4.6), ""
    for dx, dy in ((r * 1.1, r), (r * 3.2, r), (r * 2.15, r * 2.75)):
        at = f'<circle cx="{left + dx:.1f}" cy="{foot - dy:.1f}"'
        body += f'{at} r="{r:.1f}" fill="#d9c08c" stroke="#3a2408" stroke-width="1.4"/>'
        body += f'{at} r="{r * 0.6:.1f}" fill="none" stroke="#6a4a1c" stroke-width="1.6"/>'
        body += f'{at} r="{r * 0.25:.1f}" fill="#2a1a0a"/>'
    return body


def window(
    easel: Easel,
    *,
    at: tuple[float, ...] = (1120, 40),
    size: tuple[float, ...] = (300, 520),
    glass: tuple[str, ...] = ("#24406a", "#6a86b4", "#1a2a48"),
    stone: str = "#4a4038",
) -> None:
    """A pointed window with leaded panes: the middle of its top, width and height; its light lies on the air."""
    (x, top), (w, h), tone = at, size, rgb(stone)
    easel.shine(x, top + h * 0.5, w * 3.2, h * 1.9, web(mix((0, 0, 0), rgb(glass[1]), 0.34)), 1.5)

    def arch(grow: float) -> str:
        half, low = w / 2 + grow, top + h + grow
        spring = top + h * 0.36
        bend = top + h * 0.1 - grow
        return (f"M{x - half:.1f} {low:.1f} V{spring:.1f} Q{x - half:.1f} {bend:.1f} {x} {top - grow:.1f}"
                f" Q{x + half:.1f} {bend:.1f} {x + half:.1f} {spring:.1f} V{low:.1f} Z")  # fmt: skip

    body = (
        "<defs>"
        + linear("glass", *glass)
        + linear("stone", web(mix(tone, (255, 240, 220), 0.2)), web(mix(tone, (0, 0, 0), 0.4)))
        + "</defs>"
    )
    body += (
        f'<path d="{arch(30)}" fill="url(#stone)" stroke="#0c0805" stroke-width="3"/><path d="{arch(14)}"'
        ' fill="#17110c"/>'
    )
    body += f'<path d="{arch(0)}" fill="url(#glass)"/>'
    easel.ink(body)
    lead = ""
    step = w / 6
    for n in range(-12, 13):
        lead += f"M{x + n * step - h * 0.5:.1f} {top + h * 1.0:.1f} L{x + n * step + h * 0.5:.1f} {top:.1f} "
        lead += f"M{x + n * step + h * 0.5:.1f} {top + h * 1.0:.1f} L{x + n * step - h * 0.5:.1f} {top:.1f} "
    panes = pygame.Surface(easel.size, pygame.SRCALPHA)
    grid = Easel(panes, easel.rng)
    grid.ink(f'<path d="{lead}" stroke="#0a0a10" stroke-opacity="0.8" stroke-width="2.2" fill="none"/>')
    mask = pygame.Surface(easel.size, pygame.SRCALPHA)
    Easel(mask, easel.rng).ink(f'<path d="{arch(0)}" fill="#fff"/>')
    panes.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
    easel.surface.blit(panes, (0, 0))
    bars = (
        f'<path d="M{x} {top - 4} V{top + h} M{x - w / 2} {top + h * 0.46:.1f} H{x + w / 2}" stroke="url(#stone)"'
        ' stroke-width="12"/>'
    )
    bars = body[: body.index("</defs>") + 7] + bars
    bars += f'<path d="{arch(0)}" fill="none" stroke="#0c0805" stroke-width="3"/>'
    bars += (
        f'<rect x="{x - w / 2 - 44:.1f}" y="{top + h + 14:.1f}" width="{w + 88:.1f}" height="22" fill="url(#stone)"'
        ' stroke="#0c0805" stroke-width="2"/>'
    )
    easel.ink(bars)


def candles(
    easel: Easel,
    *,
    stood: tuple[tuple[float, ...], ...] = ((1300, 760, 120),),
    wax: str = "#efe2c0",
    light: str = "#6a4416",
    stick: str = "#b08a48",
) -> None:
    """Candles that burn: where they stand and how high they are."""
    body = "<defs>" + '<linearGradient id="wax" x1="0%" y1="0%" x2="100%" y2="0%">'
    tone = rgb(wax)
    for at, colour in (
        (0, mix(tone, (90, 60, 20), 0.45)),
        (0.35, mix(tone, (255, 255, 255), 0.3)),
        (1, mix(tone, (70, 40, 10), 0.6)),
    ):
        body += f'<stop offset="{at}" stop-color="{web(colour)}"/>'
    body += "</linearGradient>" + linear(
        "stick", web(mix(rgb(stick), (255, 255, 255), 0.5)), stick, web(mix(rgb(stick), (0, 0, 0), 0.7))
    )
    body += radial("flame", "#fffbe6", "#ffd873", "#ff8a1e", cx=0.5, cy=0.72, r=0.6) + "</defs>"
    for x, foot, high in stood:
        w = 13 + high * 0.11
        top = foot - high
        easel.shine(x, top - w, 720, 620, light, 1.8)
        body += (
            f'<ellipse cx="{x}" cy="{foot}" rx="{w * 1.9:.1f}" ry="{w * 0.42:.1f}" fill="url(#stick)"'
            ' stroke="#1a0f04" stroke-width="1.4"/>'
        )
        body += (
            f'<path d="M{x - w / 2:.1f} {foot - 2} V{top + 5:.1f} Q{x - w * 0.1:.1f} {top - 5:.1f} {x + w / 2:.1f}'
            f' {top + 4:.1f} V{foot - 2} Z" fill="url(#wax)"/>'
        )
        for side, length in ((-0.34, 0.3), (0.12, 0.5), (0.38, 0.22)):
            body += (
                f'<path d="M{x + w * side:.1f} {top + 2:.1f} v{high * length:.1f}"'
                f' stroke="{web(mix(tone, (255, 255, 255), 0.35))}"'
            )
            body += f' stroke-width="{w * 0.17:.1f}" stroke-linecap="round" stroke-opacity="0.8"/>'
        flame = w * 1.15
        body += f'<path d="M{x} {top + 1:.1f} v{-w * 0.4:.1f}" stroke="#20140a" stroke-width="2.4"/>'
        body += (
            f'<path d="M{x} {top - flame * 2.3:.1f} Q{x + flame * 0.72:.1f} {top - flame * 0.7:.1f} {x} {top - 2:.1f}'
        )
        body += f' Q{x - flame * 0.72:.1f} {top - flame * 0.7:.1f} {x} {top - flame * 2.3:.1f} Z" fill="url(#flame)"/>'
    easel.ink(body)
    for x, foot, high in stood:
        easel.shine(x, foot - high - 14, 190, 210, "#c07a20", 2.2)


def tome(
    easel: Easel,
    *,
    at: tuple[float, ...] = (1080, 800),
    wide: float = 620,
    page: str = "#ecdcb2",
    cover: str = "#5a1a1c",
    red: str = "#9c2a1c",
    blue: str = "#27467e",
) -> None:
    """An open book seen from before: its middle and width, with painted initials."""
    (x, y), u, rng = at, wide / 620, easel.rng
    tone = rgb(page)
    body = "<defs>" + linear("leaf", web(mix(tone, (255, 255, 255), 0.3)), page, web(mix(tone, (90, 60, 20), 0.3)))
    body += (
        '<linearGradient id="fold" x1="0%" y1="0%" x2="100%" y2="0%"><stop offset="0" stop-color="#000"'
        ' stop-opacity="0"/>'
    )
    body += (
        '<stop offset="0.5" stop-color="#2a1606" stop-opacity="0.55"/><stop offset="1" stop-color="#000"'
        ' stop-opacity="0"/>'
    )
    body += f'</linearGradient></defs><g transform="translate({x} {y}) scale({u:.3f})">'
    body += '<ellipse cx="0" cy="96" rx="350" ry="26" fill="#000" fill-opacity="0.5"/>'
    body += f'<path d="M-318 96 L-262 -96 H262 L318 96 Z" fill="{cover}" stroke="#120604" stroke-width="3"/>'
    for side in (-1, 1):
        for n in range(3):
            body += (
                f'<path d="M0 {88 - n * 4} Q{side * 150} {60 - n * 5} {side * (302 - n * 5)} {84 - n * 6}'
                f" L{side * (250 - n * 4)} {-96 - n * 3}"
            )
            body += (
                f' Q{side * 120} {-120 - n * 3} 0 {-92 - n * 3} Z" fill="url(#leaf)" stroke="#6a4a1c"'
                ' stroke-opacity="0.55" stroke-width="1"/>'
            )
        for row in range(11):
            part = row / 10
            inner, outer = side * (26 + 4 * part), side * (228 + 40 * part)
            level = -84 + 148 * part
            if side < 0 and row < 4:
                inner, outer = outer, side * (26 + 64 + 4 * part)
            body += (
                f'<path d="M{inner:.0f} {level:.0f} Q{(inner + outer) / 2:.0f} {level - 17:.0f} {outer:.0f}'
                f' {level - 4:.0f}" fill="none"'
            )
            body += (
                f' stroke="#2a1a0c" stroke-opacity="{rng.uniform(0.45, 0.65):.2f}" stroke-width="3"'
                f' stroke-dasharray="{rng.uniform(14, 26):.0f} 4 9 4"/>'
            )
    body += f'<path d="M-84 -98 L-26 -90 L-30 -34 L-92 -44 Z" fill="{blue}" stroke="#d8a84e" stroke-width="3"/>'
    body += '<path d="M-70 -56 Q-58 -92 -44 -52 M-66 -66 H-48" fill="none" stroke="#f3d68c" stroke-width="5"/>'
    body += f'<path d="M150 30 L206 36 L212 70 L152 64 Z" fill="{red}" stroke="#d8a84e" stroke-width="3"/>'
    body += '<rect x="-46" y="-118" width="92" height="216" fill="url(#fold)"/>'
    body += f'<path d="M14 -100 Q30 0 22 128 L34 120 L44 130 Q46 0 24 -100 Z" fill="{red}"/></g>'
    easel.ink(body)
