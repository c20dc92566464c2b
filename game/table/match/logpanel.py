"""The log as it is drawn: its last lines beside the hand, and the whole of it in a drawer."""

from __future__ import annotations

from functools import partial

import pygame
from pygame import Rect, Surface

from game.table import theme, tree, widgets
from game.table.drawing import text
from game.table.match import topline
from game.table.match.intents import Deed, Do, Fold, Scroll
from game.table.match.record import MatchTable
from game.table.telling.log import Line
from game.table.theme import Ui
from game.table.tree import Node

LARGEST = 27
"""Of the lines beside the hand, however large the interface is: in design units."""
SMALLER = 0.92  # of a line: the size of its causes


def small(table: MatchTable, ui: Ui, do: Do) -> Node:
    """The last lines, beside the hand."""
    return _panel(table, ui, do, ui.rect(*table.room.log), theme.SMALL - 1, False)


def large(table: MatchTable, ui: Ui, do: Do) -> Node:
    """The whole log in a drawer at the right."""
    wide = min(ui.s(620), ui.size[0] // 2)
    rect = Rect(ui.size[0] - wide - ui.u(12), ui.u(12), wide, ui.size[1] - ui.u(24))
    return _panel(table, ui, do, rect, theme.BODY - 1, True)


def _panel(table: MatchTable, ui: Ui, do: Do, rect: Rect, size: float, whole: bool) -> Node:
    log = table.log
    pad = ui.s(16) if whole else ui.u(topline.PAD)
    head = ui.s(60) if whole else ui.u(50)

    def paint(surface: Surface, node: Node) -> None:
        theme.panel(surface, ui, node.rect, 250 if whole else 205)
        title = text.render(ui.say("log"), ui.s(28) if whole else ui.u(22), ui.look.gold, "title")
        surface.blit(title, (node.rect.x + pad, node.rect.y + (ui.u(7) if whole else ui.u(15))))
        if whole:
            left = node.rect.x + pad + title.get_width() + ui.s(20)
            tip = text.fit(ui.say("log-because-hint"), ui.s(theme.SMALL), ui.look.quiet, close.x - ui.s(16) - left)
            surface.blit(tip, tip.get_rect(midleft=(left, close.centery)))

    box = Node("log", "log", rect, name=ui.say("log"), paint=paint, data="ground")
    if whole:
        box.flags.add(tree.COVERS)
    close = Rect(
        rect.right - (ui.s(120) if whole else ui.u(92)) - ui.u(8 if whole else 18),
        rect.y + ui.u(7 if whole else 13),
        0,
        0,
    )
    close.size = (ui.s(120), ui.s(44)) if whole else (ui.u(92), ui.u(34))
    key, label = ("log-close", "close") if whole else ("log-open", "log-all")
    hint = ui.say("hint-log")
    box.add(widgets.button(ui, key, ui.say(label), close, partial(do, Deed.LOG), "quiet", hint, size=theme.SMALL))
    view = Rect(rect.x + pad, rect.y + head, rect.w - 2 * pad, rect.h - head - ui.u(16))
    lines = table.lines() if whole else table.lines()[-40:]
    px = ui.s(size) if whole else min(ui.s(size), ui.u(LARGEST))
    room = view.w - ui.u(10)
    placed, content = _placed(log.unfolded, lines, px, room, whole)
    most = max(0, content - view.h)
    offset = most if log.offset is None or not whole else max(0, min(most, log.offset))

    def move(to: int) -> None:
        do(Scroll("log", None if to >= most else to))

    def fold(line: Line) -> None:
        """Open the line, or close it, and keep it where it is as far as all of it is seen."""
        after, content = _placed(log.unfolded ^ {line.index}, lines, px, room, whole)
        y, high = next((y, high) for other, y, high in after if other is line)
        kept = min(max(offset, y + high - view.h), y)
        do(Fold(line.index, None if kept >= content - view.h else kept))

    area = widgets.scroll(
        ui, "log-scroll" if whole else "last-scroll", view, content if whole else 0, offset, move, ui.say("log")
    )
    seen = view.inflate(0, view.h if whole else 0)  # the keyboard goes on from the last line that is seen
    for line, y, high in placed:
        at = Rect(view.x, view.y + y - offset, room, high)
        cut = not whole and at.y < view.y and line is not lines[-1]
        if cut or at.bottom < seen.y or at.y > seen.bottom:
            continue
        node = _line_node(table, ui, line, at, px, whole)
        if whole and line.because:
            node.actions = {"fold" if line.index in log.unfolded else "unfold": partial(fold, line)}
        area.add(node)
    return box.add(area)


def _indent(line: Line, px: int, whole: bool) -> int:
    """The large log has room for the mark of lines that open."""
    return line.depth * px * 2 // 3 + (px * 4 // 5 if whole and not line.heading else 0)


def _placed(
    unfolded: set[int], lines: list[Line], px: int, width: int, whole: bool
) -> tuple[list[tuple[Line, int, int]], int]:
    """Each line with its upper edge and its height."""
    y = 0
    placed = []
    for line in lines:
        y += px // 3 if line.heading else 0
        inner = width - _indent(line, px, whole)
        high = text.measure(line.words, px, "body", inner, line.heading)[1]
        if whole and line.index in unfolded:
            high += text.measure(line.because, px * SMALLER, "body", inner - px)[1] + px // 3
        placed.append((line, y, high))
        y += high + px // 6
    return placed, y


def _line_node(table: MatchTable, ui: Ui, line: Line, rect: Rect, px: int, whole: bool) -> Node:
    node = Node("log-turn" if line.heading else "log-line", f"{'log' if whole else 'last'}-{line.index}", rect)
    node.name = line.words
    known = [card for card in line.cards if card in table.words.library.cards]
    if known:
        others = [card for card in known if card != known[0]]
        node.zoom = {"card": known[0], "also": others[0] if others else None}
    node.focus = whole and not line.heading
    opened = whole and line.index in table.log.unfolded
    node.value = line.because if opened else ""
    shift = _indent(line, px, whole)
    room = max(20, rect.w - shift)

    def paint(surface: Surface, node: Node) -> None:
        colour = ui.look.gold if line.heading else ui.look.ink if line.depth == 0 else ui.look.quiet
        if (known or node.actions) and "hover" in node.flags:
            colour = ui.look.warn
        drawn = text.render(line.words, px, colour, "body", room, "left", line.heading)
        surface.blit(drawn, (rect.x + shift, rect.y))
        if node.actions:
            _mark(surface, ui.look.gold_dark, (rect.x + shift - px // 2, rect.y + px * 2 // 3), px, opened)
        if opened:
            why = text.render(line.because, px * SMALLER, ui.look.gold, "body", room - px)
            surface.blit(why, (rect.x + shift + px // 2, rect.y + drawn.get_height() + px // 6))

    node.paint = paint
    return node


def _mark(surface: Surface, colour: theme.Colour, centre: tuple[int, int], px: int, opened: bool) -> None:
    """A small triangle before a line that opens: it points at the line, or down once it is open."""
    (x, y), long, wide = centre, px * 0.2, px * 0.26
    points = [(x - long, y - wide), (x - long, y + wide), (x + long, y)]
    if opened:
        points = [(x - wide, y - long), (x + wide, y - long), (x, y + long)]
    pygame.draw.polygon(surface, colour, points)
    pygame.draw.aalines(surface, colour, True, points)
