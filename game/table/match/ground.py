"""What lies below the cards: the table in the colours of both sides, what of the match is seen in it, and the light.

It is drawn once for a size of the window, once more for what has broken off or shines, and lit where the lamp is; while
none of these changes, one picture is laid down.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, replace
from typing import Any

import pygame
from pygame import Rect, Surface

from game.table.drawing import tabletops
from game.table.drawing.brushes import mix
from game.table.drawing.tops.plan import Plan
from game.table.match import top
from game.table.match.lamp import Lamp
from game.table.match.record import MatchTable
from game.table.theme import Ui

DRAWN = 720
"""How high the picture of the table is at the most, in pixels."""
CHANGES = 0.45
"""So long figures take to begin or cease to shine, in seconds."""
SINKS = 0.6
"""So long a piece falls that breaks off."""
FLASH, APART = 0.32, 0.6
"""How long it lightens, and the least time from one flash to the next, in seconds of a watch."""
BRIGHTEST = (66, 72, 92)
"""What lightning adds to the picture at the most, of 255."""
DAY = ((255, 252, 246), (255, 255, 255), (255, 244, 230), (248, 226, 222), (222, 226, 250))
"""The light from morning to night."""
NIGHT = 24
"""The turn at which the day has gone by."""
PLAIN = (8, 12, 12)
"""Of the table where contrast matters most."""

Marks = tuple[tuple[int, ...], frozenset[str], int]
"""What has broken off, what shines, and the hour."""


@dataclass
class Falling:
    """A piece of the table on its way down."""

    picture: Surface
    box: Rect
    left: float = SINKS  # seconds


class Ground:
    def __init__(self, lamp: Lamp) -> None:
        self.lamp = lamp
        self.falling: list[Falling] = []
        self.flash = 0.0
        """Of the lightning that is seen, in seconds."""
        self._dark = 0.0  # until it may lighten again
        self._struck: int | None = None
        self._base: tuple[tuple[Any, ...], Plan, Surface] | None = None
        self._marked: tuple[Marks, Surface] | None = None
        self._lit: tuple[Any, Surface] | None = None  # as it is while nothing changes, and where the lamp is
        self._before: Surface | None = None
        self._changes = 0.0
        self._seen = False  # was it painted since time last went on?

    @property
    def moves(self) -> bool:
        return bool(self.lamp.left > 0 or self._changes > 0 or self.falling or self.flash > 0)

    def paint(self, table: MatchTable, ui: Ui, surface: Surface) -> None:
        self._seen = True
        plan, base = self._drawn(table, ui)
        if ui.theme == "contrast":
            surface.blit(base, (0, 0))
            return
        marked = self._ready(table, ui, plan, base)
        self.lamp.hang(_goal(table), table.motion.reduced)
        self._strike(table)
        way = _way(table)
        if self.moves:
            self._lit = None
            surface.blit(marked, (0, 0))
            if self._before is not None:
                self._before.set_alpha(round(255 * self._changes / CHANGES))
                surface.blit(self._before, (0, 0))
            for piece in self.falling:
                _sink(surface, piece)
            self.lamp.shine(ui, surface, way)
            if self.flash > 0:
                _lighten(surface, ui, self.flash / FLASH, self._struck or 0)
        else:
            if self._lit is None or self._lit[0] != self.lamp.place:
                self._lit = self.lamp.place, marked.copy()
                self.lamp.shine(ui, self._lit[1], way)
            surface.blit(self._lit[1], (0, 0))
        self.lamp.dust(ui, surface)

    def prepare(self, table: MatchTable, ui: Ui) -> None:
        """Draw it as it will be painted, while something still hides it."""
        plan, base = self._drawn(table, ui)
        if ui.theme != "contrast":
            self._ready(table, ui, plan, base)
            self.lamp.light(ui, _way(table))

    def update(self, quick: float, dt: float) -> bool:
        """Let time go on: `quick` seconds at the speed that is set, `dt` on a watch. True while anything changes."""
        moved = self.moves
        if self._seen:
            self._seen = False
            self.lamp.drift(dt)
        self.lamp.update(quick)
        self._changes = max(0.0, self._changes - quick)
        if not self._changes:
            self._before = None
        for piece in self.falling:
            piece.left -= quick
        self.falling = [piece for piece in self.falling if piece.left > 0]
        self.flash, self._dark = max(0.0, self.flash - dt), max(0.0, self._dark - dt)
        return moved

    def _drawn(self, table: MatchTable, ui: Ui) -> tuple[Plan, Surface]:
        """The table at which nothing has happened yet."""
        hues = tuple(table.likenesses[seat].hue for seat in (table.near, table.others[0]))
        key = (ui.size, ui.theme, table.room, hues, tuple(seat.get("places") for seat in table.view["seats"]))
        if self._base is None or self._base[0] != key:
            plan = top.plan(table, ui if ui.theme == "contrast" else _smaller(ui))
            self._base = key, plan, _plain(plan) if ui.theme == "contrast" else _top(table, plan, hues)
            self._marked = self._lit = self._before = None
            self.falling.clear()
        return self._base[1:]

    def _ready(self, table: MatchTable, ui: Ui, plan: Plan, base: Surface) -> Surface:
        """The table with what of the match is seen in it; on a change the old picture, or the fallen piece, is kept."""
        marks: Marks = (top.gone(table), top.lit(table), hour(table))
        if self._marked is not None and self._marked[0] == marks:
            return self._marked[1]
        made = _marked(table, ui, plan, base, marks)
        if self._marked is not None and not table.motion.reduced:
            before, old = self._marked[0], self._marked[1]
            if before[1:] != marks[1:]:
                self._before, self._changes = old, CHANGES
            self.falling += _broken_off(plan, old, before[0], marks[0])
        self._marked, self._lit = (marks, made), None
        return made

    def _strike(self, table: MatchTable) -> None:
        """Lighten if lightning has struck since, but never so soon after the last that it would flicker."""
        new = self._struck is not None and table.struck != self._struck
        self._struck = table.struck
        if new and not table.motion.reduced and self._dark <= 0:
            self.flash, self._dark = FLASH, APART


def _smaller(ui: Ui) -> Ui:
    """The measure at which the table is drawn, which takes its time; in a larger window the picture is enlarged."""
    part = min(1.0, DRAWN / ui.size[1])
    return replace(ui, size=(round(ui.size[0] * part), round(ui.size[1] * part)))


def hour(table: MatchTable) -> int:
    """How far the day has gone, of NIGHT; it stands still where motion is reduced."""
    return 0 if table.motion.reduced else min(NIGHT, table.view["turn"])


def _goal(table: MatchTable) -> tuple[float, float]:
    """What the lamp hangs over: the side whose turn it is, or the middle."""
    active = table.view.get("active")
    if active is not None and table.is_player(active) and table.side(active).field:
        row = table.side(active).field[0]
        return row.x, row.y
    return table.room.left + (table.room.right - table.room.left) / 2, table.room.prompt_y


def _way(table: MatchTable) -> Rect:
    """All places where the lamp can be, in design units."""
    rows = [side.field[0] for side in table.layout.sides if side.field]
    spots = [(round(row.x), round(row.y)) for row in rows]
    spots.append((round((table.room.left + table.room.right) / 2), round(table.room.prompt_y)))
    left, up = min(x for x, _ in spots) - 1, min(y for _, y in spots) - 1
    return Rect(left, up, max(x for x, _ in spots) + 1 - left, max(y for _, y in spots) + 1 - up)


def _plain(plan: Plan) -> Surface:
    ground = Surface(plan.size)
    ground.fill(PLAIN)
    for bed in plan.beds:
        pygame.draw.rect(ground, (90, 96, 96), bed.box, max(1, plan.u(1)), plan.u(12))
    return ground


def _top(table: MatchTable, plan: Plan, hues: tuple[str, ...]) -> Surface:
    ground = tabletops.top(plan, hues[0], hues[1], table.game.tabletop)
    return ground.convert() if pygame.display.get_surface() else ground


def _marked(table: MatchTable, ui: Ui, plan: Plan, base: Surface, marks: Marks) -> Surface:
    gone, lit, at = marks
    made = base.copy()
    if any(gone):
        tabletops.broken(made, plan, gone)
    if lit:
        tabletops.shining(made, plan, table.game.tabletop.figures, lit)
    if made.get_size() != ui.size:
        made = pygame.transform.smoothscale(made, ui.size)
    whole = at / NIGHT * (len(DAY) - 1)
    now = min(int(whole), len(DAY) - 2)
    made.fill(mix(DAY[now], DAY[now + 1], whole - now), special_flags=pygame.BLEND_RGB_MULT)
    return made


def _broken_off(plan: Plan, old: Surface, before: tuple[int, ...], now: tuple[int, ...]) -> list[Falling]:
    """The pieces that are gone and were there before, cut out of the old picture."""
    found = []
    for side, (was, is_) in enumerate(zip(before, now, strict=True)):
        for number in range(was, is_):
            small, shape = tabletops.piece(plan, side, number)
            part = old.get_width() / plan.size[0]
            box = Rect(*(round(length * part) for length in small)).clip(old.get_rect())
            cut = pygame.transform.smoothscale(shape, box.size)
            picture = Surface(box.size, pygame.SRCALPHA)
            picture.blit(old, (0, 0), box)
            picture.blit(cut, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
            found.append(Falling(picture, box))
    return found


def _sink(surface: Surface, piece: Falling) -> None:
    """It tilts, sinks and grows smaller and darker."""
    part = 1 - piece.left / SINKS
    sunk = part * part
    drawn = pygame.transform.rotozoom(piece.picture, 9 * sunk, 1 - 0.5 * sunk)
    drawn.fill((round(255 * (1 - 0.8 * sunk)),) * 3, special_flags=pygame.BLEND_RGB_MULT)
    drawn.set_alpha(round(255 * (1 - max(0.0, part - 0.7) / 0.3)))
    surface.blit(drawn, drawn.get_rect(center=(piece.box.centerx, piece.box.centery + round(piece.box.h * 0.3 * sunk))))


def _lighten(surface: Surface, ui: Ui, left: float, number: int) -> None:
    """A bolt beside the table and its light over all, soft at first and going out; `left` from 1 to 0."""
    part = min(1.0, (1 - left) * 5) * left**0.7
    surface.fill(tuple(round(level * part) for level in BRIGHTEST), special_flags=pygame.BLEND_RGB_ADD)
    rng = random.Random(number)
    x, y = float(rng.choice((ui.u(60), ui.size[0] - ui.u(60), ui.size[0] // 3))), 0.0
    points = [(x, y)]
    while y < ui.size[1] * 0.45:
        x, y = x + rng.uniform(-1, 1) * ui.u(46), y + rng.uniform(0.3, 1) * ui.u(70)
        points.append((round(x), round(y)))
    tone = tuple(round(level * part) for level in (210, 220, 255))
    pygame.draw.lines(surface, tone, False, points, max(2, ui.u(4)))
