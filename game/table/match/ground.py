"""What lies below the cards: the table in the colours of both sides, wells and rows, the turn's light, the day's light.

It is drawn once for a size of the window. At the beginning of a turn the light goes over to whose turn it is.
"""

from __future__ import annotations

from typing import Any

import pygame
from pygame import Rect, Surface

from game.table import theme
from game.table.drawing import faces, printed, symbols, tabletops
from game.table.drawing.brushes import lamp, mix
from game.table.match.record import MatchTable
from game.table.theme import Ui

GOES_OVER = 0.5
"""So long the light takes from side to side, in seconds."""
DAY = ((255, 252, 246), (255, 255, 255), (255, 244, 230), (248, 226, 222), (222, 226, 250))
"""The light from morning to night."""
NIGHT = 24
"""The turn at which the day has gone by."""
GLOW = (30, 30, 22)


class Ground:
    def __init__(self) -> None:
        self._base: tuple[tuple[Any, ...], Surface] | None = None
        self._lit: tuple[tuple[Any, ...], Surface] | None = None
        self._before: Surface | None = None
        self.left = 0.0
        """Of the light's way to the other side, in seconds."""

    def paint(self, table: MatchTable, ui: Ui, surface: Surface) -> None:
        lit = self._ready(table, ui)
        surface.blit(lit, (0, 0))
        if self._before is not None and self.left > 0:
            self._before.set_alpha(round(255 * self.left / GOES_OVER))
            surface.blit(self._before, (0, 0))

    def update(self, dt: float) -> bool:
        moved = self.left > 0
        self.left = max(0.0, self.left - dt)
        if moved and not self.left:
            self._before = None
        return moved

    def _ready(self, table: MatchTable, ui: Ui) -> Surface:
        """The table as it is lit now; while the light goes over, what it was before is kept."""
        hues = tuple(table.likenesses[seat].hue for seat in (table.near, table.others[0]))
        key = (ui.size, ui.theme, ui.scale, hues)
        if self._base is None or self._base[0] != key:
            self._base, self._lit = (key, _baked(table, ui, hues)), None
        active = table.view.get("active")
        lit = (active, hour(table))
        if self._lit is None:
            self._lit = lit, self._lighted(table, ui, active)
        elif self._lit[0] != lit:
            if not table.motion.reduced and self._lit[0][0] != active:
                self._before, self.left = self._lit[1], GOES_OVER
            self._lit = lit, self._lighted(table, ui, active)
        return self._lit[1]

    def _lighted(self, table: MatchTable, ui: Ui, active: int | None) -> Surface:
        assert self._base is not None
        if ui.theme == "contrast":
            return self._base[1]
        lit = self._base[1].copy()
        whole = hour(table) / NIGHT * (len(DAY) - 1)
        at = min(int(whole), len(DAY) - 2)
        lit.fill(mix(DAY[at], DAY[at + 1], whole - at), special_flags=pygame.BLEND_RGB_MULT)
        if active is not None and table.is_player(active) and table.side(active).field:
            row = table.side(active).field[0]
            spot = lamp(ui.u(max(620, row.width) * 1.25), ui.u(row.height * 3.0), GLOW, 1.4)
            middle = ui.point(row.x, row.y)
            lit.blit(spot, spot.get_rect(center=middle), special_flags=pygame.BLEND_RGB_ADD)
        return lit


def hour(table: MatchTable) -> int:
    """How far the day has gone, of NIGHT; it stands still where motion is reduced."""
    return 0 if table.motion.reduced else min(NIGHT, table.view["turn"])


def _baked(table: MatchTable, ui: Ui, hues: tuple[str, ...]) -> Surface:
    if ui.theme == "contrast":
        ground = Surface(ui.size)
        ground.fill((8, 12, 12))
    else:
        ground = tabletops.top(*ui.size, hues[0], hues[1], table.game.tabletop)
    layout = table.layout
    field = [row for side in layout.sides for row in side.field] + [*layout.shared_field]
    piles = [row for side in layout.sides for row in side.piles] + [*layout.shared_piles]
    for rows, ratio in ((field, faces.TILE), (piles, printed.RATIO)):
        for row in rows:
            if row.width and row.end != "right":
                alpha = tabletops.WELLS.get(table.game.tabletop, 62)
                _box(ui, ground, row.x - row.width / 2 - 12, row.y, row.width + 24, row.height + 20, 20, alpha)
            elif row.empty:
                width = row.height * ratio
                slot = _box(ui, ground, row.x - width / 2, row.y, width, row.height, 12, 88)
                frame = table.game.frames.get(row.zone)
                if frame is not None and frame.glyph:
                    mark = symbols.icon(frame.glyph, ui.u(58), ui.look.edge).copy()
                    mark.set_alpha(110)
                    ground.blit(mark, mark.get_rect(center=slot.center))
    return ground.convert() if pygame.display.get_surface() else ground


def _box(
    ui: Ui, ground: Surface, left: float, middle: float, width: float, height: float, corner: float, alpha: int
) -> Rect:
    """A darker field printed on the table, `middle` high."""
    box = ui.rect(left, middle - height / 2, width, height)
    tone = (0, 0, 0)
    ground.blit(theme.plate(box.w, box.h, tone, tone, ui.look.edge, ui.u(corner), 1, alpha), box)
    return box
