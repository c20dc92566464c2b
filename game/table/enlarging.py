"""A card enlarged beside the thing that it belongs to, with panels of what there is to say of it."""

from __future__ import annotations

from pygame import Rect, Surface

from game.table import pieces, theme
from game.table.drawing import faces, printed, text
from game.table.drawing.printed import Face
from game.table.theme import Ui

HIGH = 560
SHORT = 1.35
"""Where a card and its notes would need so many times the room that there is, it stands without them."""
PAD = (20, 13)
"""Between the edge of a panel and its words, in design units: clear of the corners of its frame."""
Notes = list[tuple[str, str]]
"""Headings, each with a sentence."""


def height(ui: Ui) -> int:
    return min(ui.s(HIGH), ui.size[1] - ui.u(40))


def beside(surface: Surface, ui: Ui, near: Rect, face: Face, notes: Notes, second: Face | None = None) -> None:
    """On whichever side of `near` there is room; a `second` card stands in place of the notes."""
    high = height(ui)
    drawn = faces.face(face, high)
    wide = drawn.get_width()
    panel = wide if second else ui.s(330)
    total = wide + (panel + ui.u(14) if notes or second else 0)
    gap = ui.u(26)
    if near.right + gap + total < ui.size[0]:
        x = near.right + gap
    elif near.left - gap - total > 0:
        x = near.left - gap - total
    else:
        x = max(ui.u(10), (ui.size[0] - total) // 2)
    y = max(ui.u(16), min(ui.size[1] - high - ui.u(16), near.centery - high // 2))
    box = Rect(x, y, wide, high)
    pieces.paint_shadow(surface, ui, box, 14, 34)
    surface.blit(drawn, box)
    right = Rect(box.right + ui.u(14), y, panel, high)
    if second:
        pieces.paint_shadow(surface, ui, right, 14, 34)
        surface.blit(faces.face(second, high), right)
    elif notes:
        column(surface, ui, notes, right)


def at_edge(surface: Surface, ui: Ui, near: Rect, face: Face, notes: Notes, second: Face | None = None) -> Rect:
    """At the edge of the screen that is farther from `near`, always in the same place, and never over `near`.

    The notes stand below it where all of them have room there, so that they hide neither cards nor questions; else, as
    a `second` card does, on its inner side. Returns what it covers.
    """
    gap, right = ui.u(20), near.centerx < ui.size[0] // 2
    room = ui.size[0] - near.right - 2 * gap if right else near.left - 2 * gap
    high, panel = height(ui), ui.s(330) if notes and not second else 0
    wide = round(high * printed.RATIO) * (2 if second else 1)
    if panel and wide <= room and _top(ui, high, gap) + high + gap + tall(ui, notes, wide) < ui.size[1]:
        panel = 0
    elif panel and wide + panel > room * SHORT:
        panel, notes = 0, []
    if wide + panel > room:
        high = max(ui.u(300), round(high * (room - panel) / wide))
    drawn = faces.face(face, high)
    x = ui.size[0] - gap - drawn.get_width() if right else gap
    box = Rect(x, _top(ui, high, gap), *drawn.get_size())
    beside_it = drawn.get_width() if second else panel
    inner = Rect(box.x - ui.u(14) - beside_it if right else box.right + ui.u(14), box.y, beside_it, high)
    pieces.paint_shadow(surface, ui, box, 14, 34)
    surface.blit(drawn, box)
    if second:
        pieces.paint_shadow(surface, ui, inner, 14, 34)
        surface.blit(faces.face(second, high), inner)
    elif notes:
        if not panel:
            inner = Rect(box.x, box.bottom + ui.u(14), box.w, tall(ui, notes, box.w))
        column(surface, ui, notes, inner)
    return box.union(inner) if beside_it or notes else box


def _top(ui: Ui, high: int, gap: int) -> int:
    """Where a card of that height begins at an edge."""
    return max(gap, (ui.size[1] - high) * 2 // 5)


def _panel(ui: Ui, heading: str, words: str, wide: int) -> tuple[Surface, Surface | None, int]:
    """A heading, its sentence if there is one, and how high the panel of both is."""
    inner = wide - 2 * ui.s(PAD[0])
    title = text.render(heading, ui.s(22), ui.look.gold, "body", inner, "left", True)
    body = text.render(words, ui.s(theme.SMALL), ui.look.ink, "body", inner) if words else None
    return title, body, title.get_height() + (body.get_height() if body else 0) + 2 * ui.s(PAD[1])


def tall(ui: Ui, notes: Notes, wide: int) -> int:
    """How high `column` is with all of the notes."""
    return sum(_panel(ui, *note, wide)[2] + ui.u(8) for note in notes)


def column(surface: Surface, ui: Ui, notes: Notes, room: Rect) -> None:
    """Small panels below each other: a heading and a sentence each."""
    y = room.y
    across, down = (ui.s(pad) for pad in PAD)
    for heading, words in notes:
        title, body, high = _panel(ui, heading, words, room.w)
        if y + high > ui.size[1]:
            break
        box = Rect(room.x, y, room.w, high)
        theme.panel(surface, ui, box, 250, 10)
        surface.blit(title, (box.x + across, box.y + down))
        if body:
            surface.blit(body, (box.x + across, box.y + down + title.get_height()))
        y += high + ui.u(8)
