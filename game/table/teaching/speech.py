"""The panel in which a teacher speaks: the face, what is to be done, why, how far the lesson has come."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from game.table import theme
from game.table.drawing import markup, text
from game.table.teaching.teacher import Teacher
from game.table.theme import Ui
from game.table.tree import Node

LETTERS, HEADING = 27, 31
"""Of the reason and of what is to be done, in design units: 18 and 21 pixels in a window 1280 wide."""
LEAST = 16
"""Pixels below which letters are not made, however small the window."""
WIDTHS = (420, 520, 660, 820, 1020)
STACKED = (300, 380)
"""Of the words, in design units, where the face stands beside them and where it stands above."""
LARGEST = 1.4
"""How much the panel grows at most with the interface."""
FACE, PAD, GAP, FOOT, NAME = 132, 22, 12, 44, 28
SMALLER = (1.0, 0.9, 0.8, 0.7, 0.6)
"""The parts of their size that letters may have where no place is large enough."""


@dataclass(frozen=True)
class Said:
    """What a panel says: what is to be done and why, and what stands at its foot."""

    what: str
    why: str = ""
    step: str = ""
    """How far the lesson has come."""
    foot: float = 0.0
    """Room for buttons below, in design units."""


@dataclass(frozen=True)
class Size:
    """How a panel is set: pixels of the words' width and of the letters, and of the whole."""

    words: int
    letters: int
    heading: int
    wide: int
    high: int
    face: int
    stacked: bool = False
    """Does the face stand above the words?"""


def measure(ui: Ui) -> Ui:
    return ui.times(max(1.0, min(LARGEST, ui.scale)))


def sizes(whole: Ui, said: Said, part: float = 1.0) -> Iterator[Size]:
    """The ways in which it can be set, letters `part` of their usual size."""
    ui = measure(whole)
    letters = max(LEAST, round(ui.u(LETTERS) * part))
    heading = max(LEAST, round(ui.u(HEADING) * part))
    face, pad = round(ui.u(FACE) * (0.4 + 0.6 * part)), ui.u(PAD)
    for width in (*WIDTHS, *STACKED):
        words, stacked = ui.u(width), width in STACKED
        high = text.measure(said.what, heading, "body", words, True)[1] + ui.u(GAP)
        if said.why:
            high += markup.rich_height(said.why, letters, words, "body") + ui.u(GAP)
        high = high + face + ui.u(GAP) if stacked else max(high, face + ui.u(NAME))
        wide = words + 2 * pad + (0 if stacked else face + pad)
        yield Size(words, letters, heading, wide, high + 2 * pad + ui.u(said.foot), face, stacked)


def node(whole: Ui, key: str, rect: Rect, size: Size, said: Said, teacher: Teacher, objection: str = "") -> Node:
    """The panel; `objection` stands in place of the reason for as long as it is told."""
    ui = measure(whole)
    pad, foot = ui.u(PAD), ui.u(said.foot)

    def paint(surface: Surface, node: Node) -> None:
        look, box = ui.look, node.rect
        theme.panel(surface, ui, box, 252, 16)
        at = _paint_face(surface, ui, box, size, said, teacher)
        x, y = (box.x + pad, at.bottom + ui.u(GAP)) if size.stacked else (at.right + pad, box.y + pad)
        what = text.render(said.what, size.heading, look.gold, "body", size.words, bold=True)
        surface.blit(what, (x, y))
        y += what.get_height() + ui.u(GAP) // 2
        words = objection or said.why
        if words:
            edge = look.warn if objection else look.gold_dark
            pygame.draw.line(surface, edge, (x, y), (x + size.words, y), max(1, ui.u(2)))
            y += ui.u(GAP)
            free = max(size.letters, box.bottom - foot - pad - y)
            colour = look.warn if objection else look.ink
            surface.blit(markup.rich(words, size.letters, colour, size.words, "body", free), (x, y))

    return Node("hint", key, rect, name=said.what, value=objection or said.why, paint=paint)


def _paint_face(surface: Surface, ui: Ui, box: Rect, size: Size, said: Said, teacher: Teacher) -> Rect:
    """The face with its name, and how far the lesson has come; gives where the face is."""
    pad, look = ui.u(PAD), ui.look
    drawn = teacher.face(size.face)
    at = drawn.get_rect(topleft=(box.x + pad, box.y + pad))
    surface.blit(drawn, at)
    room = box.right - pad - at.right - pad if size.stacked else size.face
    name = text.fit(teacher.name or " ", ui.u(NAME - 6), look.quiet, room, "title")
    step = text.fit(said.step or " ", ui.u(20), look.quiet, room + (0 if size.stacked else pad))
    if size.stacked:
        surface.blit(name, name.get_rect(bottomleft=(at.right + pad, at.centery)))
        surface.blit(step, step.get_rect(topleft=(at.right + pad, at.centery)))
    else:
        surface.blit(name, name.get_rect(midtop=(at.centerx, at.bottom + ui.u(2))))
        surface.blit(step, step.get_rect(midleft=(box.x + pad, box.bottom - pad - ui.u(FOOT - 12) // 2)))
    return at


def foot(whole: Ui, rect: Rect, size: Size) -> Rect:
    """Where buttons stand at the foot of a panel, beside how far the lesson has come."""
    ui = measure(whole)
    left = rect.x + ui.u(PAD) + (0 if size.stacked else ui.u(PAD) + size.face)
    high = ui.u(FOOT)
    return Rect(left, rect.bottom - ui.u(PAD) // 2 - high, rect.right - ui.u(PAD) - left, high)


def aside(whole: Ui, key: str, box: Rect, said: Said, teacher: Teacher, objection: str = "") -> Node:
    """The same made small for the lower end of `box`, while something is shown that nothing may lie over."""
    ui = measure(whole)
    pad = ui.u(PAD) // 2
    face, wide = min(ui.u(FACE), box.w // 2), box.w - 2 * pad
    words, letters = objection or said.what, max(LEAST, ui.u(24))
    while letters > LEAST and text.measure(words, letters, "body", wide, True)[1] > box.h - face - 3 * pad:
        letters -= 1
    high = min(box.h, face + text.measure(words, letters, "body", wide, True)[1] + 3 * pad)
    rect = Rect(box.x, box.bottom - high, box.w, high)

    def paint(surface: Surface, node: Node) -> None:
        theme.panel(surface, ui, node.rect, 252, 14)
        drawn = teacher.face(face)
        surface.blit(drawn, drawn.get_rect(midtop=(node.rect.centerx, node.rect.y + pad)))
        colour = ui.look.warn if objection else ui.look.gold
        what = text.render(words, letters, colour, "body", wide, "center", bold=True)
        surface.blit(what, what.get_rect(midtop=(node.rect.centerx, node.rect.y + face + 2 * pad)))

    return Node("hint", key, rect, name=said.what, value=objection, paint=paint)


# --- what leads from the panel to what is spoken of ---------------------------------------------------------------

POINTER, BASE, REACH = 14, 26, 90
"""How far the tip stands off, half the width of the pointer at the panel, and how long it is at most."""


def point(surface: Surface, ui: Ui, panel: Rect, about: Rect, beside: Sequence[Rect] = ()) -> None:
    """A pointer from the panel towards what it speaks of; dots lead on where that is farther away.

    No dot lies on what is `beside`: the pointer does not speak of it.
    """
    start, end = _ends(panel, about)
    far = start.distance_to(end)
    if far < 1:
        return
    along = (end - start) / far
    tip = start + along * max(4.0, min(ui.u(REACH), far - ui.u(POINTER)))
    aside = pygame.Vector2(1, 0) if panel.left < start.x < panel.right else pygame.Vector2(0, 1)
    base = min(ui.u(BASE), min(panel.size) // 4)
    inside = pygame.Vector2(panel.centerx, panel.centery) - start
    inside.scale_to_length(ui.u(6))
    points = [start + inside - aside * base, tip, start + inside + aside * base]
    pygame.draw.polygon(surface, ui.look.panel_high, points)
    for a, b in ((points[0], tip), (tip, points[2])):
        pygame.draw.line(surface, ui.look.gold, a, b, max(2, ui.u(3)))
    at = tip + along * ui.u(22)
    while start.distance_to(at) < far - ui.u(POINTER):
        dot = Rect(0, 0, 2 * ui.u(6), 2 * ui.u(6))
        dot.center = round(at.x), round(at.y)
        if dot.collidelist(beside) < 0:
            pygame.draw.aacircle(surface, (0, 0, 0), at, max(3, ui.u(6)))
            pygame.draw.aacircle(surface, ui.look.gold, at, max(2, ui.u(4)))
        at += along * ui.u(22)


def _ends(panel: Rect, about: Rect) -> tuple[pygame.Vector2, pygame.Vector2]:
    """The nearest points of both, on the panel not quite at a corner."""
    inner = panel.inflate(-panel.w // 4, -panel.h // 4)

    def near(low: int, high: int, least: int, most: int) -> int:
        return max(least, min(most, (max(low, least) + min(high, most)) // 2))

    x, y = (
        near(about.left, about.right, inner.left, inner.right),
        near(about.top, about.bottom, inner.top, inner.bottom),
    )
    if about.left >= panel.right or about.right <= panel.left:
        x = panel.right if about.left >= panel.right else panel.left
    else:
        y = panel.bottom if about.top >= panel.bottom else panel.top
    end = max(about.left, min(about.right, x)), max(about.top, min(about.bottom, y))
    return pygame.Vector2(x, y), pygame.Vector2(end)


CORNER, THICK = 34, 6


def corners(surface: Surface, ui: Ui, rect: Rect) -> None:
    """Four bright corners about `rect`: what is meant, told by shape from the rings of focus and choice."""
    thick = max(3, ui.u(THICK))
    box = rect.inflate(4 * thick, 4 * thick).clip(ui.screen.inflate(-2 * thick, -2 * thick))
    long = max(2 * thick, min(ui.u(CORNER), box.w // 3, box.h // 3))
    for x, right in ((box.left, 1), (box.right, -1)):
        for y, down in ((box.top, 1), (box.bottom, -1)):
            points = [(x + right * long, y), (x, y), (x, y + down * long)]
            for colour, more in ((ui.look.panel, 2 * max(1, thick // 3)), (BRIGHT, 0)):
                wide = thick + more
                for a, b in ((points[0], points[1]), (points[1], points[2])):
                    bar = Rect(min(a[0], b[0]), min(a[1], b[1]), abs(a[0] - b[0]), abs(a[1] - b[1]))
                    pygame.draw.rect(surface, colour, bar.inflate(wide, wide), border_radius=wide // 2)


BRIGHT = (255, 255, 250)
