"""Counts as bars side by side."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame
from pygame import Rect, Surface

from game.table import theme
from game.table.drawing import text
from game.table.theme import Ui
from game.table.tree import Act, Node


def bars(
    ui: Ui,
    key: str,
    title: str,
    rect: Rect,
    labels: Sequence[str],
    counts: Sequence[int],
    value: str,
    choose: Callable[[int], Act] | None = None,
    chosen: int | None = None,
) -> Node:
    """A bar for each of the counts above its label; with `choose` each can be pressed, and `chosen` is marked."""
    step = rect.w / max(1, len(counts))

    def place(number: int) -> int:
        return round(rect.x + number * step)

    def paint(surface: Surface, node: Node) -> None:
        look = ui.look
        heading = text.fit(title, ui.u(20), look.quiet, rect.w)
        surface.blit(heading, heading.get_rect(midtop=(rect.centerx, rect.y - ui.u(4))))
        most = max(1, *counts)
        floor = rect.bottom - ui.u(30)
        size = min(text.fitting(label, ui.u(19), round(step * 0.94), "figure") for label in labels)
        for number, (label, count) in enumerate(zip(labels, counts, strict=True)):
            high = round((floor - rect.y - ui.u(56)) * count / most)
            bar = Rect(round(rect.x + number * step + step * 0.14), floor - high, round(step * 0.72), high)
            lit = number == chosen or _is_lit(node, number)
            if high > 2:
                top = look.ink if lit else look.gold
                surface.blit(theme.plate(bar.w, bar.h, top, look.gold_dark, look.gold_dark, ui.u(4), 1), bar)
                drawn = text.render(str(count), ui.u(19), look.ink, "figure")
                surface.blit(drawn, drawn.get_rect(midbottom=(bar.centerx, bar.top - ui.u(1))))
            foot = text.render(label, size, look.gold if lit else look.quiet, "figure")
            surface.blit(foot, foot.get_rect(midtop=(bar.centerx, floor + ui.u(4))))
        pygame.draw.line(surface, look.edge, (rect.x, floor), (rect.right, floor), max(1, ui.u(2)))

    chart = Node("chart", key, rect, name=title, value=value, paint=paint)
    for number in range(len(counts) if choose else 0):
        assert choose is not None
        box = Rect(place(number), rect.y + ui.u(22), place(number + 1) - place(number), rect.h - ui.u(22))
        flags = {"selected"} if number == chosen else set()
        name = f"{title}: {labels[number]}"
        chart.add(Node("bar", f"{key}-{number}", box, name, str(counts[number]), "", {"press": choose(number)}, flags))
    return chart


def _is_lit(node: Node, number: int) -> bool:
    return number < len(node.children) and bool(node.children[number].flags & {"hover", "focused"})
