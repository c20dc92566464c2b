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
from game.table.tree import Node
from game.table.worlds import leaves, palettes
from game.table.worlds.leaves import Cut, Leaf

COVER = 15
"""By how much the cover is larger than the leaves, in design units."""
INSIDE = 34
"""What is left free along the edges of a leaf."""
COLUMN = 68
"""So many letters a line of text has about; no line has more than 75."""
PALE = {
    palettes.USUAL: {"legal": (18, 84, 42), "target": (136, 28, 16), "warn": (96, 54, 2)},
    "sky": {"legal": (14, 66, 128), "target": (118, 56, 0), "warn": (82, 66, 0)},
    "rose": {"legal": (0, 80, 76), "target": (134, 16, 34), "warn": (108, 34, 50)},
}
"""What went well, ill or is open, in ink on a pale leaf, as the eyes of a person need it."""
SAMPLE = "The quick brown fox jumps over the lazy dog, and what it says of it nobody knows to this day."
GUTTER = 70
"""How wide the shade is where two leaves meet."""


@lru_cache(maxsize=16)
def _inked(own: Palette, leaf: Leaf, seen: str) -> Palette:
    middle, edge = (rgb(colour) for colour in leaf.ground)
    ink, rubric = rgb(leaf.ink), rgb(leaf.rubric)
    if sum(middle) > sum(ink):
        own = replace(own, **PALE[seen])
    return replace(own, ink=ink, quiet=rgb(leaf.quiet), gold=rubric, gold_dark=theme.mix(rubric, edge, 0.35),
                   edge=rgb(leaf.rule), panel=edge, panel_high=middle,
                   felt_veil=theme.mix(edge, ink, 0.1))  # fmt: skip


def on_leaf(ui: Ui) -> Ui:
    """The measure with the colours in which there is written on a leaf."""
    if ui.is_plain:
        return ui
    inked = _inked(ui.look, ui.world.leaf, ui.theme)
    return replace(ui, world=replace(ui.world, palette=inked), theme=palettes.USUAL)


def cover(ui: Ui) -> int:
    """By how much the cover is larger than the leaves on each side, in pixels."""
    return ui.u(6 if across.is_folded(ui) else COVER)


def bound(ui: Ui, box: Rect) -> Rect:
    """The leaf of a book that takes all of `box`."""
    return box.inflate(-2 * cover(ui), -2 * cover(ui))


def inside(ui: Ui, leaf: Rect) -> Rect:
    """Where there is written."""
    aside, above = (26, 10) if across.is_folded(ui) else (INSIDE, INSIDE)
    return leaf.inflate(-2 * ui.u(aside), -2 * ui.u(above))


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


def paint_line(surface: Surface, ui: Ui, node: Node, on: bool = False) -> bool:
    """Under a line that can be pressed: where it is chosen or pointed at a band of ink, else a fine rule; is it lit?"""
    look, rect, lit = ui.look, node.rect, bool(node.flags & {"hover", "focused", "held"})
    if on or lit:
        tone = theme.mix(look.panel, look.gold, 0.3 if on else 0.16)
        surface.blit(theme.plate(rect.w, rect.h - 2, tone, tone, look.gold if on else look.edge, ui.u(5), 1), rect)
    else:
        surface.fill(theme.mix(look.edge, look.panel, 0.5), Rect(rect.x, rect.bottom - 1, rect.w, 1))
    return lit


@kept(0.5)
def _fold(w: int, h: int, dark_right: bool) -> Surface:
    """The shade towards the fold of a book."""
    strip = Surface((w, 1), pygame.SRCALPHA)
    for x in range(w):
        part = (x if dark_right else w - 1 - x) / max(1, w - 1)
        strip.set_at((x, 0), (0, 0, 0, round(120 * part**2.4)))
    return pygame.transform.scale(strip, (w, h))
