"""What can be done once in a match stands under a seal, which breaks when it is done."""

from __future__ import annotations

import pygame
from pygame import Surface

from game.table.drawing import seals
from game.table.layout import poses
from game.table.match.motion import Beat, ease
from game.table.match.record import MatchTable
from game.table.playing.session import Play, Step
from game.table.theme import Ui

ICON = "card-draw"
SIZE = 190
"""In design units."""
COMES, HOLDS, LASTS = 0.18, 0.16, 0.42
"""Seconds in which it is stamped, stands, and falls apart."""
APART, DOWN, TILT = 70, 150, 38
"""How far the halves go apart and fall, in design units, and how far they turn, in degrees."""


def breaks(table: MatchTable, play: Play, step: Step, event: dict[str, object], after: object) -> list[Beat]:
    """It breaks before the middle of the side of whoever used it up."""
    if table.motion.reduced:
        return []
    seat = event["seat"]
    row = table.side(seat).field[0] if isinstance(seat, int) else table.side(table.near).field[0]
    whole = COMES + HOLDS + LASTS

    def draw(surface: Surface, ui: Ui, t: float) -> None:
        _paint(ui, surface, (poses.MIDDLE, row.y), t * whole)

    return [Beat(whole, lambda: table.motion.show(whole, draw))]


def _paint(ui: Ui, surface: Surface, at: tuple[float, float], passed: float) -> None:
    px = ui.u(SIZE)
    if passed < COMES + HOLDS:
        part = ease(passed / COMES)
        drawn = seals.seal(px, ICON)
        if part < 1:
            drawn = pygame.transform.smoothscale_by(drawn, 1.7 - 0.7 * part)
            drawn.set_alpha(round(255 * part))
        surface.blit(drawn, drawn.get_rect(center=ui.point(*at)))
        return
    part = min(1.0, (passed - COMES - HOLDS) / LASTS)
    for left in (True, False):
        side = -1 if left else 1
        drawn = pygame.transform.rotozoom(seals.half(px, ICON, left), -side * TILT * part, 1.0)
        drawn.set_alpha(round(255 * (1 - part * part)))
        x, y = at[0] + side * APART * ease(part), at[1] + DOWN * part * part
        surface.blit(drawn, drawn.get_rect(center=ui.point(x, y)))
