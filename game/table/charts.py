"""Charts: counts as bars side by side, and numbers over the turns as lines."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise

import pygame
from pygame import Rect, Surface

from game.table import theme
from game.table.drawing import text
from game.table.theme import Ui
from game.table.tree import Act, Node
from game.table.worlds import stuffs
from game.table.worlds.stuffs import Slab


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
                made = Slab(bar.w, bar.h, ui.k, top, look.gold_dark, look.gold_dark, ui.u(4))
                surface.blit(stuffs.slab(ui.stuff, made), bar)
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


SEATS: tuple[theme.Colour, ...] = ((240, 208, 128), (104, 186, 255), (255, 140, 92), (150, 226, 150), (206, 160, 255))
"""The colours of the seats; each is told by its line and its mark as well."""
DASHES = ((1, 0), (10, 5), (3, 4), (14, 4), (6, 6))
"""How long the strokes of a line are and the gaps between them, in design units; no gap: a whole line."""
Course = Sequence[tuple[int, Sequence[int | None]]]
"""(turn, a number for each seat), None where a seat has none any more."""


def course(ui: Ui, key: str, title: str, rect: Rect, points: Course, names: Sequence[str], floor: int | None) -> Node:
    """The number of each seat over the turns, one line a seat with its name at the end.

    `floor` is the lowest value that the scale shows at least, None where it may begin anywhere.
    """
    value = "; ".join(
        ui.say("chart-turn", turn=turn, numbers=", ".join("–" if n is None else str(n) for n in row))
        for turn, row in points
    )

    def paint(surface: Surface, node: Node) -> None:
        look = ui.look
        heading = text.fit(title, ui.u(22), look.quiet, rect.w)
        surface.blit(heading, heading.get_rect(midtop=(rect.centerx, rect.y)))
        numbers = [n for _, row in points for n in row if n is not None]
        if not numbers:
            return
        low, high = min([*numbers, *([floor] if floor is not None else [])]), max(numbers)
        high = max(high, low + 1)
        room = Rect(rect.x + ui.u(46), rect.y + ui.u(38), rect.w - ui.u(46 + 150), rect.h - ui.u(38 + 34))
        _grid(ui, surface, room, low, high, points)

        def spot(number: int, n: int) -> tuple[float, float]:
            along = number / max(1, len(points) - 1)
            return room.x + along * room.w, room.bottom - (n - low) / (high - low) * room.h

        ends = []
        for seat in range(len(names)):
            line = [spot(number, n) for number, (_, row) in enumerate(points) if (n := row[seat]) is not None]
            if line:
                _line(ui, surface, line, seat)
                ends.append((line[-1][1], seat, line[-1][0]))
        _ends(ui, surface, room, sorted(ends), names)

    return Node("chart", key, rect, name=title, value=value, paint=paint, data="chart")


def marks(low: int, high: int, most: int = 6) -> range:
    """Up to `most` round numbers from `low` to `high`, zero among them if it lies there: multiples of 1, 2, 5, 10, …"""
    steps = (digit * 10**power for power in range(10) for digit in (1, 2, 5))
    step = next(step for step in steps if high // step + -low // step < most)
    return range(-(-low // step) * step, high + 1, step)


def turns_named(points: Course) -> list[int]:
    """The places in `points` of those turns that stand below the curve: of up to 8 round numbers, each once."""
    named = marks(points[0][0], points[-1][0], 8)
    first = {turn: number for number, (turn, _) in reversed([*enumerate(points)])}
    return [first[turn] for turn in named if turn in first]


def _grid(ui: Ui, surface: Surface, room: Rect, low: int, high: int, points: Course) -> None:
    look = ui.look
    for n in marks(low, high):
        y = room.bottom - round((n - low) / (high - low) * room.h)
        pygame.draw.line(surface, look.panel_high, (room.x, y), (room.right, y), max(1, ui.u(1)))
        drawn = text.render(str(n).replace("-", "−"), ui.u(18), look.quiet, "figure")
        surface.blit(drawn, drawn.get_rect(midright=(room.x - ui.u(8), y)))
    last = len(points) - 1
    for number in turns_named(points):
        drawn = text.render(str(points[number][0]), ui.u(18), look.quiet, "figure")
        x = room.x + room.w * number / max(1, last)
        surface.blit(drawn, drawn.get_rect(midtop=(round(x), room.bottom + ui.u(6))))
    if low < 0 < high:
        y = room.bottom - round(-low / (high - low) * room.h)
        pygame.draw.line(surface, look.red, (room.x, y), (room.right, y), max(1, ui.u(2)))


def _line(ui: Ui, surface: Surface, line: list[tuple[float, float]], seat: int) -> None:
    colour, wide = SEATS[seat % len(SEATS)], max(2, ui.u(4))
    stroke, gap = DASHES[seat % len(DASHES)]
    for a, b in pairwise(line):
        for start, end in _strokes(a, b, ui.u(stroke), ui.u(gap)) if gap else [(a, b)]:
            _thick(surface, colour, start, end, wide)
    for x, y in line if len(line) < 40 else line[-1:]:
        pygame.draw.circle(surface, ui.look.panel, (round(x), round(y)), wide + 1)
        pygame.draw.aacircle(surface, colour, (round(x), round(y)), wide)


def _strokes(
    a: tuple[float, float], b: tuple[float, float], stroke: int, gap: int
) -> Iterator[tuple[tuple[float, float], tuple[float, float]]]:
    far = math.dist(a, b)
    at = 0.0
    while at < far:
        parts = (at / far, min(1.0, (at + stroke) / far))
        start, end = ((a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part) for part in parts)
        yield start, end
        at += max(2, stroke + gap)


def _thick(surface: Surface, colour: theme.Colour, a: tuple[float, float], b: tuple[float, float], wide: int) -> None:
    """A stroke with smooth edges."""
    far = math.dist(a, b) or 1.0
    dx, dy = (b[1] - a[1]) / far * wide / 2, (a[0] - b[0]) / far * wide / 2
    corners = [(a[0] + dx, a[1] + dy), (b[0] + dx, b[1] + dy), (b[0] - dx, b[1] - dy), (a[0] - dx, a[1] - dy)]
    pygame.draw.polygon(surface, colour, corners)
    pygame.draw.aalines(surface, colour, True, corners)


def _ends(ui: Ui, surface: Surface, room: Rect, ends: list[tuple[float, int, float]], names: Sequence[str]) -> None:
    """The name of each line at its end, those close together below one another."""
    step, before = ui.u(24), -1e9
    for y, seat, _ in ends:
        at = max(y, before + step)
        before = at
        drawn = text.fit(names[seat], ui.u(20), SEATS[seat % len(SEATS)], ui.u(138), bold=True)
        surface.blit(drawn, drawn.get_rect(midleft=(room.right + ui.u(14), round(at))))
