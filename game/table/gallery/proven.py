"""What a card's scenarios say on its page: which hold, and what differs in those that do not."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from game.records.scenarios.bycard import Told
from game.table import sentences, widgets
from game.table.drawing import text
from game.table.gallery.opened import Opened
from game.table.stage import Stage
from game.table.theme import Ui
from game.table.tree import Act, Node
from game.table.workshop import opening as workshop

NAME, FAULT = 21, 20
"""Sizes of letters."""
MARKS = {
    "holds": (((0.05, 0.5), (0.35, 0.85), (0.9, 0.1)),),
    "fails": (((0.1, 0.1), (0.8, 0.85)), ((0.1, 0.85), (0.8, 0.1))),
}
"""A tick and a cross, as strokes in parts of the letters' size."""


def results(opened: Opened, told: list[Told], rect: Rect) -> Node:
    """The scenarios below each other, those that do not hold first."""
    ui, say = opened.ui, opened.ui.say
    failed = sum(bool(one.faults) for one in told)
    heading = say("gallery-proven", count=len(told), failed=failed) if told else say("gallery-unproven")
    lines: list[tuple[str, str, Told | None]] = [("heading", heading, None)]
    for one in sorted(told, key=lambda one: not one.faults):
        lines.append(("fails" if one.faults else "holds", f"{one.name} ({one.file}:{one.line})", one))
        for fault in one.faults:
            parts = (sentences.told(say, opened.library, part) for part in (fault.message, fault.suggestion))
            said = "; ".join(filter(None, parts))
            lines.append(("fault", say("edit-place", file=fault.file, line=fault.line) + f": {said}", None))
    nodes, y = list[Node](), rect.y - opened.offset
    for number, (role, words, shown) in enumerate(lines):
        node = _line(ui, f"proven-{number}", role, words, Rect(rect.x, y, rect.w - ui.u(24), 0))
        if shown is not None and shown.path is not None:
            node.actions = {"open": _open(opened.stage, shown)}
            node.hint = say("gallery-open-scenario-hint")
        nodes.append(node)
        y = node.rect.bottom

    content = y + opened.offset - rect.y
    return widgets.scroll(ui, "columns", rect, content, opened.offset, opened.scroll, heading).add(*nodes)


def _open(stage: Stage, one: Told) -> Act:
    return lambda: workshop.with_scenario(stage, one.path, one.name) if one.path is not None else None


def _line(ui: Ui, key: str, role: str, words: str, rect: Rect) -> Node:
    look = ui.look
    px = max(12, ui.s(FAULT if role == "fault" else NAME))
    colour = {"heading": look.gold, "holds": look.ink, "fails": look.warn, "fault": look.ink}[role]
    left = 0 if role == "heading" else ui.u(34 if role == "fault" else 30)
    wide = rect.w - left
    high = text.measure(words, px, "body", wide)[1] + ui.u(10)
    strokes, tone = MARKS.get(role, ()), look.legal if role == "holds" else look.warn

    def paint(surface: Surface, node: Node) -> None:
        lit = bool(node.flags & {"hover", "held"}) and bool(node.actions)
        for stroke in strokes:
            points = [(node.rect.x + x * px, node.rect.y + (y + 0.2) * px) for x, y in stroke]
            pygame.draw.lines(surface, tone, False, points, max(2, ui.u(4)))
        surface.blit(
            text.render(words, px, look.gold if lit else colour, "body", wide), (node.rect.x + left, node.rect.y)
        )

    return Node("text", key, Rect(rect.x, rect.y, rect.w, high), name=words, value=role, paint=paint)
