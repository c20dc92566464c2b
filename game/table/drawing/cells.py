"""A row of small numbers with captions at the foot of a whole card."""

from __future__ import annotations

from typing import NamedTuple

import pygame

from game.table.drawing import text
from game.table.drawing.badges import TONES
from game.table.drawing.symbols import Colour, centre

CREAM: Colour = (255, 246, 224)
QUIET: Colour = (206, 194, 168)
LEAST = 9.0
"""Pixels of the smallest caption worth drawing."""


class Cell(NamedTuple):
    """A number and what it is, in a tone of `badges.badge`."""

    caption: str
    number: int
    tone: str = "normal"
    lit: bool = False
    """Is it the one that matters most on this card?"""


def draw(surface: pygame.Surface, cells: tuple[Cell, ...], box: pygame.Rect) -> None:
    """Side by side within `box`."""
    if not cells:
        return
    gap = max(1, round(box.w * 0.012))
    wide = (box.w - gap * (len(cells) - 1)) / len(cells)
    for number, cell in enumerate(cells):
        left = round(box.x + number * (wide + gap))
        _draw(surface, cell, pygame.Rect(left, box.y, round(wide), box.h))


def _draw(surface: pygame.Surface, cell: Cell, box: pygame.Rect) -> None:
    corner = max(2, round(box.w * 0.12))
    pygame.draw.rect(surface, (13, 12, 16), box, border_radius=corner)
    edge = (226, 184, 92) if cell.lit else (86, 78, 66)
    pygame.draw.rect(surface, edge, box, max(1, round(box.w * (0.05 if cell.lit else 0.03))), border_radius=corner)
    small = box.h * 0.3
    if small >= LEAST:
        words = text.fit(cell.caption, small, CREAM if cell.lit else QUIET, round(box.w * 0.86), "figure", least=0.6)
        centre(surface, words, box.centerx, box.y + box.h * 0.24)
    tone = TONES[cell.tone] if cell.tone != "normal" else (CREAM if cell.lit else QUIET)
    size = box.h * (0.46 if small >= LEAST else 0.62)
    drawn = text.render(str(cell.number), size, tone, "figure", bold=True)
    centre(surface, drawn, box.centerx, box.y + box.h * (0.66 if small >= LEAST else 0.5))
