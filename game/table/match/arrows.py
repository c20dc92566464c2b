"""Arrows over the table: from what is aimed to whom, from an attacker to its target."""

from __future__ import annotations

import math

import pygame
from pygame import Rect, Surface

from game.table import theme, tree
from game.table.match import places
from game.table.match.record import MatchTable
from game.table.theme import Ui
from game.table.tree import Node

HEAD = 44
"""The length of the head of an arrow, in design units."""


def between(table: MatchTable, ui: Ui, surface: Surface, source: int, target: int, root: Node | None = None) -> None:
    """From a card or player to another; it passes behind the bar of the question in the tree of `root`."""
    tip = _reached(table, ui, source, target)
    if tip is not None:
        towards(table, ui, surface, source, tip, ui.look.target, root)


def _reached(table: MatchTable, ui: Ui, source: int, target: int) -> tuple[int, int] | None:
    """Where an arrow at `target` ends: in the middle of a card, but before the plate of a player."""
    start, middle = places.spot(table, ui, source), places.spot(table, ui, target)
    if start is None or middle is None or not table.is_player(target):
        return middle
    edge = places.box(table, ui, target).inflate(ui.u(HEAD), ui.u(HEAD)).clipline(start, middle)
    return edge[0] if edge else middle


def towards(
    table: MatchTable,
    ui: Ui,
    surface: Surface,
    source: int,
    tip: tuple[int, int],
    colour: theme.Colour,
    root: Node | None,
) -> None:
    """From a card or player to a point; it passes behind the bar of the question in the tree of `root`."""
    start = places.spot(table, ui, source)
    if start is not None:
        from_point(ui, surface, start, tip, colour, root)


def from_point(
    ui: Ui,
    surface: Surface,
    start: tuple[int, int],
    tip: tuple[int, int],
    colour: theme.Colour,
    root: Node | None,
    size: float = 1.0,
) -> None:
    """From a point to another; it passes behind the bar of the question in the tree of `root`.

    `size`: how wide it is, of the usual one.
    """
    whole = surface.get_clip()
    bar = tree.find(root, "prompt") if root is not None else None
    for part in _around(bar.rect, whole) if bar is not None and bar.rect.h else (whole,):
        surface.set_clip(part)
        paint(ui, surface, start, tip, colour, size)
    surface.set_clip(whole)


def paint(
    ui: Ui, surface: Surface, start: tuple[int, int], tip: tuple[int, int], colour: theme.Colour, size: float = 1.0
) -> None:
    """A bow from one place to another that widens towards its head."""
    points = []
    for step in range(25):
        t = step / 24
        lift = math.sin(math.pi * t) * ui.u(50)
        points.append((start[0] + (tip[0] - start[0]) * t, start[1] + (tip[1] - start[1]) * t - lift))
    wide = ui.u(17 * size)
    for edge, tone in ((max(1, ui.u(4 * size)), (0, 0, 0)), (0, colour)):
        left, right = [], []
        for number in range(len(points) - 2):
            (x, y), (nx, ny) = points[number], points[number + 1]
            far = math.hypot(nx - x, ny - y) or 1.0
            half = wide * (0.35 + 0.65 * number / len(points)) / 2 + edge
            dx, dy = (ny - y) / far * half, (x - nx) / far * half
            left.append((x + dx, y + dy))
            right.append((x - dx, y - dy))
        shape = left + right[::-1]
        pygame.draw.polygon(surface, tone, shape)
        pygame.draw.aalines(surface, tone, True, shape)
    _head(ui.u(HEAD * size), surface, points, colour)


def _head(size: int, surface: Surface, points: list[tuple[float, float]], colour: theme.Colour) -> None:
    (ax, ay), (bx, by) = points[-4], points[-1]
    angle = math.atan2(by - ay, bx - ax)
    corners = [
        (bx + size * 0.5 * math.cos(angle), by + size * 0.5 * math.sin(angle)),
        (bx + size * math.cos(angle + 2.5), by + size * math.sin(angle + 2.5)),
        (bx + size * math.cos(angle - 2.5), by + size * math.sin(angle - 2.5)),
    ]
    pygame.draw.polygon(surface, colour, corners)
    pygame.draw.aalines(surface, (0, 0, 0), True, corners)


def _around(hole: Rect, whole: Rect) -> tuple[Rect, ...]:
    """What is left of `whole` without `hole`: above, below, left and right of it."""
    hole = hole.clip(whole)
    return (
        Rect(whole.x, whole.y, whole.w, hole.top - whole.top),
        Rect(whole.x, hole.bottom, whole.w, whole.bottom - hole.bottom),
        Rect(whole.x, hole.y, hole.left - whole.left, hole.h),
        Rect(hole.right, hole.y, whole.right - hole.right, hole.h),
    )
