"""The matrix of a balance: how often the deck of a row wins against that of a column, redder or greener the farther
from even."""

from __future__ import annotations

from collections.abc import Callable

import pygame
from pygame import Rect, Surface

from game.table import pieces, theme, widgets
from game.table.blocks import book
from game.table.drawing import text
from game.table.drawing.printed import Face
from game.table.lab.course import Course, Share
from game.table.library import Library
from game.table.theme import Ui
from game.table.tree import Act, Node

Duel = tuple[str, str]
NAMES, HEADS = 254, 70
"""How wide the names of the rows are, and how high those of the columns."""
TALLEST = 64
FAR = 0.2
"""So far from even a share has the whole of its colour."""
STRENGTHS = (0.5, 0.42, 0.36, 0.3, 0.24, 0.18)
"""How much of a colour a cell has at most; less where the number would not stand out."""
ENOUGH = 4.5
"""The contrast from which on words are easily read."""
PAD = 18


def matrix(
    ui: Ui, library: Library, course: Course, box: Rect, chosen: Duel | None, choose: Callable[[Duel], Act]
) -> Node:
    """In `box` on a leaf of the world, with a cell for each two decks and one in all for each deck."""
    say, decks = ui.say, course.choice.decks
    words = {deck: library.deck(deck).name[say.language] for deck in decks}
    plain, leaf = ui, book.bound(ui, box)

    def paint(surface: Surface, node: Node) -> None:
        book.paint(surface, plain, leaf)

    root = Node("table", "matrix", box, name=say("lab-matrix"), paint=paint)
    inner = leaf.inflate(-2 * ui.u(PAD), -2 * ui.u(PAD))
    ui = book.on_leaf(ui)
    left, top = inner.x + ui.u(NAMES), inner.y + ui.u(HEADS)
    wide = (inner.right - left) / (len(decks) + 1)
    high = min(ui.u(TALLEST), (inner.bottom - top) / max(1, len(decks)))

    def place(row: int, column: int) -> Rect:
        x, y = round(left + column * wide), round(top + row * high)
        return Rect(x, y, round(left + (column + 1) * wide) - x - ui.u(4), round(top + (row + 1) * high) - y - ui.u(4))

    for column, name in enumerate([*words.values(), say("lab-in-all")]):
        at = place(0, column)
        room = Rect(at.x, inner.y, at.w, ui.u(HEADS) - ui.u(6))
        root.add(_head(ui, f"column-{column}", name, room, ui.look.quiet))
    faces = {deck: _face_of(ui, library, deck) for deck in decks}
    for row, deck in enumerate(decks):
        at = place(row, 0)
        room = Rect(inner.x, at.y, ui.u(NAMES) - ui.u(12), at.h)
        root.add(_row_name(ui, f"row-{deck}", words[deck], room, faces[deck]))
        for column, other in enumerate(decks):
            if deck != other:
                duel = (deck, other)
                title = say("lab-against", deck=words[deck], other=words[other])
                cell = _cell(ui, f"cell-{deck}-{other}", title, place(row, column), course.of(deck, other))
                cell.actions = {"choose": choose(duel)}
                if duel == chosen:
                    cell.flags.add("selected")
                root.add(cell)
        title = say("lab-deck-in-all", deck=words[deck])
        found = _cell(ui, f"all-{deck}", title, place(row, len(decks)), course.in_all(deck))
        found.focus = True
        root.add(found)
    return root


def told(ui: Ui, found: Share | None) -> str:
    """The share with its interval, how many pairs it is of, and what it answers."""
    if found is None:
        return ui.say("lab-none-yet")
    words = ui.say("lab-share", share=percent(found.score), low=percent(found.low), high=percent(found.high))
    if not found.pairs:
        return words
    verdict = ui.say(f"lab-verdict-{found.verdict or 'open'}")
    return ui.say("lab-of-pairs", share=words, pairs=found.pairs, verdict=verdict)


def percent(part: float) -> int:
    return round(100 * part)


def tint(ui: Ui, score: float) -> theme.Colour:
    """Of a share: that of the ground where it is even, and never so strong that its number can't be read."""
    far, look = min(1.0, abs(score - 0.5) / FAR), ui.look
    tone = look.legal if score > 0.5 else look.target
    strong = (part for part in STRENGTHS if _contrast(look.ink, theme.mix(look.panel_high, tone, part)) >= ENOUGH)
    return theme.mix(look.panel_high, tone, next(strong, 0.0) * far)


def _contrast(one: theme.Colour, other: theme.Colour) -> float:
    """From 1 to 21, as WCAG has it."""
    low, high = sorted(_luminance(colour) for colour in (one, other))
    return (high + 0.05) / (low + 0.05)


def _luminance(colour: theme.Colour) -> float:
    parts = [c / 255 / 12.92 if c <= 10 else ((c / 255 + 0.055) / 1.055) ** 2.4 for c in colour]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


def _cell(ui: Ui, key: str, title: str, rect: Rect, found: Share | None) -> Node:
    value = told(ui, found)

    def paint(surface: Surface, node: Node) -> None:
        look, lit = ui.look, bool(node.flags & {"hover", "focused", "selected"})
        ground = tint(ui, found.score) if found is not None else look.panel
        edge = look.gold if lit else look.edge
        plate = theme.plate(rect.w, rect.h, ground, ground, edge, ui.u(8), max(1, ui.u(3 if lit else 1)))
        surface.blit(plate, rect)
        words = f"{percent(found.score)}" if found is not None else "·"
        sure = found is not None and found.verdict != ""
        drawn = text.fit(words, max(11, min(ui.u(27), rect.h * 3 // 5)), look.ink,
                         rect.w - ui.u(6), "figure", bold=sure)  # fmt: skip
        surface.blit(drawn, drawn.get_rect(center=rect.center))
        if sure:
            y = rect.bottom - ui.u(6)
            pygame.draw.line(surface, look.ink, (rect.centerx - ui.u(14), y), (rect.centerx + ui.u(14), y),
                             max(1, ui.u(2)))  # fmt: skip

    return Node("button", key, rect, name=title, value=value, hint=f"{title}: {value}", paint=paint)


def _head(ui: Ui, key: str, words: str, room: Rect, colour: theme.Colour) -> Node:
    """The name of a column, on as many lines as it has words, at the foot of its room."""
    px = max(widgets.LEAST_PX, ui.u(19))

    def fits(px: int) -> bool:
        wide, high = text.measure(words, px, "body", room.w)
        return wide <= room.w and high <= room.h

    while px > widgets.LEAST_PX and not fits(px):
        px -= 1

    def paint(surface: Surface, node: Node) -> None:
        drawn = text.render(words, px, colour, "body", max(1, room.w), "center")
        surface.blit(drawn, drawn.get_rect(midbottom=room.midbottom))

    return Node("text", key, room, name=words, paint=paint)


def _face_of(ui: Ui, library: Library, deck: str) -> Face | None:
    """What stands for the deck."""
    card = pieces.crest(library, library.deck(deck))
    return pieces.face_of(library, card, ui) if card is not None else None


def _row_name(ui: Ui, key: str, words: str, room: Rect, face: Face | None) -> Node:
    """The name of a deck behind the card that stands for it."""

    def paint(surface: Surface, node: Node) -> None:
        px, left = min(ui.u(46), room.h), room.x
        if face is not None:
            drawn = pieces.medallion(face, px, ui.world.metal, ui.look.edge)
            surface.blit(drawn, drawn.get_rect(midleft=room.midleft))
            left += px + ui.u(10)
        drawn = text.fit(words, max(11, min(ui.u(21), room.h * 3 // 5)), ui.look.ink, room.right - left, least=0.5)
        surface.blit(drawn, drawn.get_rect(midleft=(left, room.centery)))

    return Node("text", key, room, name=words, paint=paint)
