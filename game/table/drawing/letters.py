"""Letters under seal: an envelope of paper, closed or open, and the wax on it, whole or broken.

Surfaces come from caches: blit them, never draw on them.
"""

from __future__ import annotations

import math
import random

import pygame
from pygame import Surface

from game.table.drawing import text
from game.table.drawing.keeping import kept
from game.table.drawing.looks import look_of
from game.table.drawing.symbols import linear, radial, svg

WIDE, HIGH, FLAP = 220, 132, 74
"""Of an envelope as it is drawn, and how high its open flap stands above it."""
INK = "#4a3722"
PAPER = ("#efe2c4", "#d3bd90")
SHADED = ("#c9b283", "#a98f60")
WAX = 100
"""Across a seal as it is drawn."""


def _size(w: int, high: int) -> tuple[int, int]:
    return w, max(1, round(w * high / WIDE))


@kept(1)
def envelope(w: int, opened: bool) -> Surface:
    """Its front, `w` wide: closed with its flap, open without it."""
    body = f"<defs>{linear('p', *PAPER)}{linear('f', '#f7ecd2', PAPER[1])}{linear('s', *SHADED)}</defs>"
    line = f'stroke="{INK}" stroke-opacity="0.55" stroke-width="1.6" stroke-linejoin="round"'
    if opened:  # the edge of the pocket dips in the middle
        body += f'<path d="M2 3 L110 66 L218 3 V124 Q218 130 212 130 H8 Q2 130 2 124 Z" fill="url(#p)" {line}/>'
    else:
        body += f'<rect x="2" y="2" width="216" height="128" rx="6" fill="url(#p)" {line}/>'
    body += f'<path d="M4 129 L92 62 L110 72 L128 62 L216 129 Z" fill="url(#s)" fill-opacity="0.45" {line}/>'
    if not opened:
        shade = 'fill="#000" fill-opacity="0.20"'
        body += f'<path d="M3 5 L102 84 Q110 90 118 84 L217 5 Z" {shade}/>'
        body += f'<path d="M3 3 L102 78 Q110 84 118 78 L217 3 Z" fill="url(#f)" {line}/>'
    return svg(body, _size(w, HIGH), f"0 0 {WIDE} {HIGH}")


@kept(1)
def flap(w: int) -> Surface:
    """The inner side of an open flap, which stands above the envelope."""
    body = f"<defs>{linear('s', *reversed(SHADED))}</defs>"
    body += f'<path d="M3 {FLAP} L103 5 Q110 0 117 5 L217 {FLAP} Z" fill="url(#s)" stroke="{INK}"'
    body += ' stroke-opacity="0.55" stroke-width="1.6"/>'
    return svg(body, _size(w, FLAP), f"0 0 {WIDE} {FLAP}")


@kept(1)
def seal(px: int, hue: str, words: str = "") -> Surface:
    """Wax in the colour of a hue, pressed with a few letters or figures, or none."""
    bright, mid, deep = look_of(hue).metal
    stream, points = random.Random(7), []
    for number in range(24):
        angle, reach = math.tau * number / 24, 44 + 4.5 * stream.random()
        points.append(f"{50 + reach * math.cos(angle):.1f} {50 + reach * math.sin(angle):.1f}")
    blob = "M" + " L".join(points) + " Z"
    dark = look_of(hue).plate[0]
    body = f"<defs>{radial('w', mid, deep, dark)}{linear('r', dark, deep, mid)}{radial('i', deep, deep, dark)}</defs>"
    body += f'<path d="{blob}" transform="translate(1 4)" fill="#000" fill-opacity="0.4"/>'
    body += f'<path d="{blob}" fill="url(#w)" stroke="{dark}" stroke-width="2" stroke-linejoin="round"/>'
    body += '<circle cx="50" cy="50" r="33" fill="url(#i)" stroke="url(#r)" stroke-width="4"/>'
    body += f'<path d="M22 36 A32 32 0 0 1 52 18" fill="none" stroke="{bright}" stroke-opacity="0.5" stroke-width="3"'
    body += ' stroke-linecap="round"/>'
    drawn = svg(body, (px, px), f"0 0 {WAX} {WAX}").copy()
    if not words:
        return drawn
    size = text.fitting(words, round(px * 0.44), round(px * 0.54), "figure", bold=True)
    for colour, dy in (((20, 10, 6), 2), ((255, 244, 222), 0)):
        pressed = text.render(words, size, colour, "figure", bold=True)
        drawn.blit(pressed, pressed.get_rect(center=(px // 2, px // 2 + dy * max(1, px // 60))))
    return drawn


@kept(1)
def broken(px: int, hue: str) -> Surface:
    """A seal that was broken in two, somewhat wider than it is high."""
    whole = seal(px, hue)
    wide, high = round(px * 1.34), round(px * 1.16)
    drawn = Surface((wide, high), pygame.SRCALPHA)
    zigzag = [(0.55, 0.0), (0.44, 0.22), (0.58, 0.40), (0.43, 0.58), (0.56, 0.78), (0.47, 1.0)]
    crack = [(round(x * px), round(y * px)) for x, y in zigzag]
    for side, corners, angle in ((-1, [(0, 0), *crack, (0, px)], 6), (1, [(px, 0), *crack, (px, px)], -8)):
        mask = Surface((px, px), pygame.SRCALPHA)
        pygame.draw.polygon(mask, (255, 255, 255, 255), corners)
        half = whole.copy()
        half.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
        turned = pygame.transform.rotozoom(half, angle, 1.0)
        place = (wide // 2 + round(side * px * 0.06), high // 2 + round(px * (0.02 if side < 0 else 0.05)))
        drawn.blit(turned, turned.get_rect(center=place))
    return drawn
