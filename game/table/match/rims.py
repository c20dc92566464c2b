"""The edges of cards that catch the lamp: the more the nearer they are to it, on the side from which it shines."""

from __future__ import annotations

import pygame
from pygame import Surface

from game.table.drawing import faces, printed, rims
from game.table.layout.poses import Pose
from game.table.match.record import MatchTable
from game.table.theme import Ui

TILE, WHOLE = 0.08, 0.041
"""Radius of the corners of a card in play and of a whole one, of its height."""
FAINT = 0.45
"""How much of it a card catches that nothing can be done with now."""


def catches(table: MatchTable, ui: Ui, pose: Pose, faint: bool = False) -> tuple[int, int]:
    """The level of its rim and the turn of the light (`drawing.rims.rim`) where a card stands; level 0 is none.

    There is none under less motion, and none where all is to be plain.
    """
    if table.motion.reduced or ui.is_plain:
        return 0, 0
    part, degrees = table.lamp.reaches((pose.x, pose.y))
    level = round(rims.LEVELS * part**3 * (FAINT if faint else 1.0))
    return level, round((degrees - pose.angle) * rims.TURNS / 360) % rims.TURNS


def on_field(
    table: MatchTable, ui: Ui, surface: Surface, pose: Pose, base: int, at: tuple[int, int], faint: bool
) -> None:
    """Of a card in play whose middle is drawn at `at`; `base`: the height for which it is drawn, both in pixels."""
    drawn = _drawn((faces.mini_width(base), base), TILE, catches(table, ui, pose, faint), pose.angle)
    _add(surface, drawn, ui.u(pose.height) / base, at)


def upright(table: MatchTable, ui: Ui, surface: Surface, pose: Pose, base: int, faint: bool = False) -> None:
    """Of a whole card, as those of hands are."""
    drawn = _drawn((round(base * printed.RATIO), base), WHOLE, catches(table, ui, pose, faint), pose.angle)
    _add(surface, drawn, ui.u(pose.height) / base, ui.point(pose.x, pose.y))


def _drawn(size: tuple[int, int], corner: float, caught: tuple[int, int], angle: float) -> Surface | None:
    level, turn = caught
    return rims.rim(size, round(corner * size[1]), level, turn, angle) if level else None


def _add(surface: Surface, drawn: Surface | None, part: float, at: tuple[int, int]) -> None:
    """`part`: how large the card is on its way, of the size for which it is drawn."""
    if drawn is not None:
        shown = drawn if abs(part - 1) * drawn.get_height() <= 1 else pygame.transform.smoothscale_by(drawn, part)
        surface.blit(shown, shown.get_rect(center=at), special_flags=pygame.BLEND_RGB_ADD)
