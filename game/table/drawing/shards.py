"""A picture that comes apart: cut along lines into pieces that fly on their own."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass

import pygame
from pygame import Surface

COLUMNS, ROWS = 3, 4
COUNT = COLUMNS * ROWS
UNEVEN = 0.32
"""How far a corner within the picture lies beside its place, of a cell."""

Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Shard:
    picture: Surface
    middle: Point
    """From the middle of the whole picture, in pixels."""


def lattice(w: int, h: int, seed: int) -> list[list[Point]]:
    """The corners of the shards, row by row: those at the rim lie on it."""
    rng = random.Random(seed)

    def corner(column: int, row: int) -> Point:
        x, y = w * column / COLUMNS, h * row / ROWS
        if 0 < column < COLUMNS:
            x += rng.uniform(-UNEVEN, UNEVEN) * w / COLUMNS
        if 0 < row < ROWS:
            y += rng.uniform(-UNEVEN, UNEVEN) * h / ROWS
        return x, y

    return [[corner(column, row) for column in range(COLUMNS + 1)] for row in range(ROWS + 1)]


def outlines(corners: Sequence[Sequence[Point]]) -> list[list[Point]]:
    """Each shard between four corners."""
    return [
        [corners[row][column], corners[row][column + 1], corners[row + 1][column + 1], corners[row + 1][column]]
        for row in range(ROWS)
        for column in range(COLUMNS)
    ]


def cut(drawn: Surface, polygons: Sequence[Sequence[Point]]) -> list[Shard]:
    """The pieces of a picture within polygons in its pixels; who has them may fade them."""
    w, h = drawn.get_size()
    found = []
    for corners in polygons:
        xs, ys = [x for x, _ in corners], [y for _, y in corners]
        box = pygame.Rect(round(min(xs)), round(min(ys)), 0, 0)
        box.size = max(1, round(max(xs)) - box.x), max(1, round(max(ys)) - box.y)
        box = box.clip(pygame.Rect(0, 0, w, h))
        piece = Surface(box.size, pygame.SRCALPHA)
        pygame.draw.polygon(piece, (255, 255, 255, 255), [(x - box.x, y - box.y) for x, y in corners])
        piece.blit(drawn, (0, 0), box, special_flags=pygame.BLEND_RGBA_MULT)
        found.append(Shard(piece, (box.centerx - w / 2, box.centery - h / 2)))
    return found


def cracks(corners: Sequence[Sequence[Point]]) -> list[tuple[Point, Point]]:
    """The lines within the picture along which it breaks."""
    across = [(corners[row][c], corners[row][c + 1]) for row in range(1, ROWS) for c in range(COLUMNS)]
    down = [(corners[r][column], corners[r + 1][column]) for r in range(ROWS) for column in range(1, COLUMNS)]
    return across + down
