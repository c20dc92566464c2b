"""An open book of the world: a cover of its stuff, and leaves on which there is written in ink."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

import pygame
from pygame import Rect, Surface

from game.table import theme
from game.table.blocks import across
from game.table.drawing import text
from game.table.drawing.hues import rgb
from game.table.drawing.keeping import kept
from game.table.theme import Palette, Ui
from game.table.worlds import leaves, palettes
from game.table.worlds.leaves import Cut, Leaf

COVER = 15
"""By how much the cover is larger than the leaves, in design units."""
INSIDE = 34
"""What is left free along the edges of a leaf."""
COLUMN = 68
"""So many letters a line of text has about; no line has more than 75."""
PALE = {"legal": (22, 98, 48), "target": (150, 34, 20), "warn": (112, 66, 4)}
"""What went well, ill or is open, in ink on a pale leaf."""
SAMPLE = "The quick brown fox jumps over the lazy dog, and what it says of it nobody knows to this day."
GUTTER = 70
"""How wide the shade is where two leaves meet."""


@lru_cache(maxsize=16)
def _inked(own: Palette, leaf: Leaf) -> Palette:
    middle, edge = (rgb(colour) for colour in leaf.ground)
    ink, rubric = rgb(leaf.ink), rgb(leaf.rubric)
    if sum(middle) > sum(ink):
        own = replace(own, **PALE)
    return replace(own, ink=ink, quiet=rgb(leaf.quiet), gold=rubric, gold_dark=theme.mix(rubric, edge, 0.35),
                   edge=rgb(leaf.rule), panel=edge, panel_high=middle,
                   felt_veil=theme.mix(edge, ink, 0.1))  # fmt: skip


def on_leaf(ui: Ui) -> Ui:
    """The measure with the colours in which there is written on a leaf."""
    if ui.is_plain:
        return ui
    return replace(ui, world=replace(ui.world, palette=_inked(ui.world.palette, ui.world.leaf)), theme=palettes.USUAL)


def cover(ui: Ui) -> int:
    """By how much the cover is larger than the leaves on each side, in pixels."""
    return ui.u(6 if across.is_folded(ui) else COVER)


def inside(ui: Ui, leaf: Rect) -> Rect:
    """Where there is written."""
    free = ui.u(10 if across.is_folded(ui) else INSIDE)
    return leaf.inflate(-2 * free, -2 * free)


def column(px: float, room: int) -> int:
    """How wide lines of this size are at most, in `room` pixels."""
    return min(room, text.measure(SAMPLE, px, "body")[0] * COLUMN // len(SAMPLE))


def paint(surface: Surface, ui: Ui, *pages: Rect) -> None:
    """The open book with these leaves side by side."""
    whole = pages[0].unionall(pages[1:])
    theme.panel(surface, ui, whole.inflate(2 * cover(ui), 2 * cover(ui)))
    if ui.is_plain:
        return
    for number, page in enumerate(pages):
        surface.blit(leaves.leaf(Cut(page.w, page.h, ui.k, ui.world.leaf)), page)
        deep = min(ui.u(GUTTER), page.w // 3)
        if number:
            surface.blit(_fold(deep, page.h, False), page)
        if number + 1 < len(pages):
            surface.blit(_fold(deep, page.h, True), (page.right - deep, page.y))


@kept(0.5)
def _fold(w: int, h: int, dark_right: bool) -> Surface:
    """The shade towards the fold of a book."""
    strip = Surface((w, 1), pygame.SRCALPHA)
    for x in range(w):
        part = (x if dark_right else w - 1 - x) / max(1, w - 1)
        strip.set_at((x, 0), (0, 0, 0, round(120 * part**2.4)))
    return pygame.transform.scale(strip, (w, h))
