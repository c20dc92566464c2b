"""What flies over the table for a moment: a card held up, sparks from cause to target, light to what it pays for."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pygame
from pygame import Surface

from game.table import pieces
from game.table.drawing import faces, symbols
from game.table.drawing.symbols import Colour
from game.table.games.layout import Box
from game.table.layout.poses import HAND_RAISED, Pose
from game.table.match import arrows, places
from game.table.match.motion import between, ease
from game.table.match.record import MatchTable
from game.table.theme import Ui

HELD = Pose(1392, 470, HAND_RAISED)
"""Where a card is held up."""
COMES, GOES = 0.24, 0.22
"""How long it takes there and away again, in seconds."""
POINTS = 0.42
"""When it begins to point at its targets, in seconds."""
SPARK: Colour = (255, 214, 140)
GLOW = 0.34
"""How long the light of tokens flies."""


def hold(
    table: MatchTable,
    entity: dict[str, Any],
    start: Pose | None,
    end: Pose | None,
    targets: Iterable[int],
    length: float,
) -> None:
    """A card comes from `start`, is held up, points at `targets`, and goes to `end`; where motion is reduced it is just
    there, pointing."""
    reduced = table.motion.reduced
    at = list(targets)

    def draw(surface: Surface, ui: Ui, t: float) -> None:
        face = faces.face(pieces.live_face(table.words.library, entity, ui), ui.u(HELD.height))
        passed = t * length
        pose, alpha = HELD, 255
        if not reduced and start is not None and passed < COMES:
            pose = between(start, HELD, ease(passed / COMES))
        elif not reduced and passed > length - GOES:
            part = (passed - length + GOES) / GOES
            pose = between(HELD, end, ease(part)) if end is not None else HELD
            alpha = 255 if end is not None else round(255 * (1 - part))
        if passed >= (0 if reduced else POINTS):
            _point(table, ui, surface, at, 1.0 if reduced else ease((passed - POINTS) / 0.25), length - passed)
        _card(ui, surface, face, pose, alpha)

    table.motion.show(length, draw)


def _card(ui: Ui, surface: Surface, face: Surface, pose: Pose, alpha: int) -> None:
    drawn = face
    if abs(pose.height - HELD.height) > 1:
        drawn = pygame.transform.smoothscale_by(face, max(0.04, pose.height / HELD.height))
    box = drawn.get_rect(center=ui.point(pose.x, pose.y))
    if alpha < 255:
        drawn = drawn.copy()
        drawn.set_alpha(max(0, alpha))
    elif pose is HELD:
        pieces.paint_shadow(surface, ui, box, 12, 30)
    surface.blit(drawn, box)


def _point(table: MatchTable, ui: Ui, surface: Surface, targets: list[int], part: float, left: float) -> None:
    if left < GOES and not table.motion.reduced:
        return
    tail = ui.point(HELD.x, HELD.y)
    for target in targets:
        tip = places.spot(table, ui, target)
        if tip is not None:
            here = round(tail[0] + (tip[0] - tail[0]) * part), round(tail[1] + (tip[1] - tail[1]) * part)
            arrows.paint(ui, surface, tail, here, ui.look.target)


def point(table: MatchTable, source: int, target: int, length: float) -> None:
    """An arrow from a card or player to another."""
    a, b = places.place(table, source), places.place(table, target)
    if a is not None and b is not None:
        table.motion.show(
            length, lambda surface, ui, t: arrows.paint(ui, surface, ui.point(*a), ui.point(*b), ui.look.target)
        )


def spark(table: MatchTable, start: Box, end: tuple[float, float], colour: Colour, length: float) -> None:
    """A light with a tail flies from the middle of a box to a point; nothing where motion is reduced."""
    if table.motion.reduced:
        return

    def draw(surface: Surface, ui: Ui, t: float) -> None:
        u, a, b = ui.u, ui.rect(*start).center, ui.point(*end)
        for back in range(5):
            part = max(0.0, min(1.0, ease(t) - back * 0.05))
            bow = u(46) * 4 * part * (1 - part)
            at = a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part - bow
            light = _light(u(30 - back * 4), colour, 210 - back * 34)
            surface.blit(light, light.get_rect(center=at))

    table.motion.show(length, draw)


def _light(radius: int, colour: Colour, alpha: int) -> Surface:
    return symbols.disc(max(3, radius), colour, alpha)


def light(table: MatchTable, tokens: Iterable[tuple[Box, str]], end: Pose) -> None:
    """Light goes from tokens, by where they lie and their kinds, to the card that they pay for."""
    for box, kind in tokens:
        look = symbols.look(kind)
        spark(table, box, (end.x, end.y), look.tint.glow if look else SPARK, GLOW)
