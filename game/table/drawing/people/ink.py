"""Lines and layers that faces are drawn with, in a square of 200 units."""

from __future__ import annotations

import math
from collections.abc import Sequence

import pygame

from game.table.drawing.symbols import Colour, svg

BOX = 200
Point = tuple[float, float]
WHITE: Colour = (255, 255, 255)
BLACK: Colour = (0, 0, 0)


def curve(points: Sequence[Point], closed: bool = False) -> str:
    """A path that runs smoothly through all points."""
    count = len(points)

    def at(n: int) -> Point:
        return points[n % count] if closed else points[max(0, min(count - 1, n))]

    parts = [f"M{points[0][0]:.2f} {points[0][1]:.2f}"]
    for n in range(count if closed else count - 1):
        (ax, ay), (bx, by), (cx, cy), (dx, dy) = at(n - 1), at(n), at(n + 1), at(n + 2)
        parts.append(
            f"C{bx + (cx - ax) / 6:.2f} {by + (cy - ay) / 6:.2f} {cx - (dx - bx) / 6:.2f} {cy - (dy - by) / 6:.2f}"
            f" {cx:.2f} {cy:.2f}"
        )
    return " ".join(parts) + (" Z" if closed else "")


def sampled(points: Sequence[Point], each: int = 6) -> list[Point]:
    """Points along that same curve."""
    found: list[Point] = []
    count = len(points)
    for n in range(count - 1):
        a, b = points[max(0, n - 1)], points[n]
        c, d = points[n + 1], points[min(count - 1, n + 2)]
        for step in range(each):
            t = step / each
            found.append((_spline(a[0], b[0], c[0], d[0], t), _spline(a[1], b[1], c[1], d[1], t)))
    return [*found, points[-1]]


def _spline(a: float, b: float, c: float, d: float, t: float) -> float:
    return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3)


def tapered(points: Sequence[Point], width: float, start: float = 0.0, end: float = 0.0) -> str:
    """The outline of a stroke of a brush that is thickest in its middle; `start`, `end`: parts of the width there."""
    line = sampled(points)
    left, right = [], []
    for n, (x, y) in enumerate(line):
        t = n / (len(line) - 1)
        (ax, ay), (bx, by) = line[max(0, n - 1)], line[min(len(line) - 1, n + 1)]
        far = math.hypot(bx - ax, by - ay) or 1.0
        nx, ny = -(by - ay) / far, (bx - ax) / far
        swell = math.sin(math.pi * t) ** 0.7
        half = width / 2 * max(swell, start * (1 - t) + end * t if swell < 1 else 0)
        left.append((x + nx * half, y + ny * half))
        right.append((x - nx * half, y - ny * half))
    return "M" + " L".join(f"{x:.2f} {y:.2f}" for x, y in [*left, *reversed(right)]) + " Z"


def code(colour: Colour) -> str:
    return "#{:02x}{:02x}{:02x}".format(*colour)


def mix(a: Colour, b: Colour, part: float) -> Colour:
    return tuple(round(x + (y - x) * part) for x, y in zip(a, b, strict=True))  # type: ignore[return-value]


def fill(path: str, colour: Colour | str, alpha: float = 1.0, edge: Colour | None = None, thick: float = 0.0) -> str:
    paint = colour if isinstance(colour, str) else code(colour)
    rim = f' stroke="{code(edge)}" stroke-width="{thick}" stroke-linejoin="round"' if edge is not None else ""
    return f'<path d="{path}" fill="{paint}" fill-opacity="{alpha:.3f}"{rim}/>'


def line(path: str, colour: Colour, width: float, alpha: float = 1.0) -> str:
    return (
        f'<path d="{path}" fill="none" stroke="{code(colour)}" stroke-width="{width:.2f}" stroke-opacity="{alpha:.3f}"'
        ' stroke-linecap="round" stroke-linejoin="round"/>'
    )


def ellipse(x: float, y: float, rx: float, ry: float, colour: Colour | str, alpha: float = 1.0) -> str:
    paint = colour if isinstance(colour, str) else code(colour)
    return f'<ellipse cx="{x:.2f}" cy="{y:.2f}" rx="{rx:.2f}" ry="{ry:.2f}" fill="{paint}" fill-opacity="{alpha:.3f}"/>'


def gradient(name: str, top: Colour, bottom: Colour, across: bool = False) -> str:
    ends = 'x2="100%" y2="0%"' if across else 'x2="0%" y2="100%"'
    return (
        f'<defs><linearGradient id="{name}" x1="0%" y1="0%" {ends}><stop offset="0" stop-color="{code(top)}"/>'
        f'<stop offset="1" stop-color="{code(bottom)}"/></linearGradient></defs>'
    )


# Layers


def layer(px: int, body: str) -> pygame.Surface:
    return svg(body, (px, px), f"0 0 {BOX} {BOX}")


def toned(shape: pygame.Surface, colour: Colour, alpha: int = 255) -> pygame.Surface:
    """The shape in one colour, which its transparent parts have too, so that it can be blurred."""
    found = shape.copy()
    found.fill((0, 0, 0, alpha), special_flags=pygame.BLEND_RGBA_MULT)
    found.fill((*colour, 0), special_flags=pygame.BLEND_RGBA_ADD)
    return found


def soft(px: int, body: str, colour: Colour, alpha: float, blur: float) -> pygame.Surface:
    """What `body` covers, in one colour, its edges soft over `blur` units. Softer ones are drawn smaller first."""
    part = 1 if blur < 1 else 2 if blur < 3 else 4
    small = max(48, px // part)
    shape = toned(layer(small, body), colour, round(255 * alpha))
    radius = round(blur * small / BOX)
    if radius > 0:
        shape = pygame.transform.box_blur(pygame.transform.box_blur(shape, radius), radius)
    return shape if small == px else pygame.transform.smoothscale(shape, (px, px))


def within(drawn: pygame.Surface, mask: pygame.Surface) -> pygame.Surface:
    """Only what lies within the white `mask`."""
    drawn.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return drawn


def masked(shape: pygame.Surface) -> pygame.Surface:
    """The shape in white."""
    return toned(shape, WHITE)


def rim(shape: pygame.Surface, dx: float, dy: float, colour: Colour, alpha: int) -> pygame.Surface:
    """Light along the edges of a shape: the part of it that a shift by (dx, dy) units leaves bare."""
    px = shape.get_width()
    shifted = pygame.Surface(shape.get_size(), pygame.SRCALPHA)
    shifted.blit(shape, (round(dx * px / BOX), round(dy * px / BOX)))
    rest = masked(shape)
    rest.blit(shifted, (0, 0), special_flags=pygame.BLEND_RGBA_SUB)
    return toned(rest, colour, alpha)


def inset(shape: pygame.Surface, dx: float, dy: float) -> pygame.Surface:
    """The part of a shape that it and its copy, shifted by (dx, dy) units, have in common; in white."""
    px = shape.get_width()
    shifted = pygame.Surface(shape.get_size(), pygame.SRCALPHA)
    shifted.fill((255, 255, 255, 0))
    shifted.blit(shape, (round(dx * px / BOX), round(dy * px / BOX)))
    both = masked(shape)
    both.blit(masked(shifted), (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
    return both
