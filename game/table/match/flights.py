"""What flies over the table for a moment: a card held up, sparks from cause to target, light to what it pays for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pygame
from pygame import Surface

from game.table import pieces
from game.table.drawing import faces, symbols
from game.table.match.motion import between, ease
from game.table.match.poses import HAND_RAISED, Pose

if TYPE_CHECKING:
    from collections.abc import Iterable

    from game.table.drawing.symbols import Colour
    from game.table.match.scene import MatchScene

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
    scene: MatchScene,
    entity: dict[str, Any],
    start: Pose | None,
    end: Pose | None,
    targets: Iterable[int],
    length: float,
) -> None:
    """A card comes from `start`, is held up, points at `targets`, and goes to `end`; where motion is reduced it is just
    there, pointing."""
    reduced = scene.motion.reduced
    face = faces.face(pieces.live_face(scene.stage.library, entity, scene.ui), scene.ui.u(HELD.height))
    at = list(targets)

    def draw(surface: Surface, t: float) -> None:
        passed = t * length
        pose, alpha = HELD, 255
        if not reduced and start is not None and passed < COMES:
            pose = between(start, HELD, ease(passed / COMES))
        elif not reduced and passed > length - GOES:
            part = (passed - length + GOES) / GOES
            pose = between(HELD, end, ease(part)) if end is not None else HELD
            alpha = 255 if end is not None else round(255 * (1 - part))
        if passed >= (0 if reduced else POINTS):
            _point(scene, surface, at, 1.0 if reduced else ease((passed - POINTS) / 0.25), length - passed)
        _card(scene, surface, face, pose, alpha)

    scene.motion.show(length, draw)


def _card(scene: MatchScene, surface: Surface, face: Surface, pose: Pose, alpha: int) -> None:
    drawn = face
    if abs(pose.height - HELD.height) > 1:
        drawn = pygame.transform.smoothscale_by(face, max(0.04, pose.height / HELD.height))
    box = drawn.get_rect(center=scene.ui.rect(pose.x, pose.y, 0, 0).topleft)
    if alpha < 255:
        drawn = drawn.copy()
        drawn.set_alpha(max(0, alpha))
    elif pose is HELD:
        pieces.paint_shadow(surface, scene.ui, box, 12, 30)
    surface.blit(drawn, box)


def _point(scene: MatchScene, surface: Surface, targets: list[int], part: float, left: float) -> None:
    if left < GOES and not scene.motion.reduced:
        return
    tail = scene.ui.rect(HELD.x, HELD.y, 0, 0).topleft
    for target in targets:
        tip = scene.standing.spot(target)
        if tip is not None:
            here = round(tail[0] + (tip[0] - tail[0]) * part), round(tail[1] + (tip[1] - tail[1]) * part)
            scene.painter.paint_arrow(surface, tail, here, scene.ui.look.target)


def point(scene: MatchScene, source: int, target: int, length: float) -> None:
    """An arrow from a card or player to another."""
    a, b = scene.standing.spot(source), scene.standing.spot(target)
    if a is not None and b is not None:
        scene.motion.show(length, lambda surface, t: scene.painter.paint_arrow(surface, a, b, scene.ui.look.target))


def spark(scene: MatchScene, start: tuple[int, int], end: tuple[int, int], colour: Colour, length: float) -> None:
    """A light with a tail flies from one place to another; nothing where motion is reduced."""
    if scene.motion.reduced:
        return
    u = scene.ui.u

    def draw(surface: Surface, t: float) -> None:
        for back in range(5):
            part = max(0.0, min(1.0, ease(t) - back * 0.05))
            bow = u(46) * 4 * part * (1 - part)
            at = start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part - bow
            light = _light(u(30 - back * 4), colour, 210 - back * 34)
            surface.blit(light, light.get_rect(center=at))

    scene.motion.show(length, draw)


def _light(radius: int, colour: Colour, alpha: int) -> Surface:
    return symbols.disc(max(3, radius), colour, alpha)


def light(scene: MatchScene, keys: Iterable[tuple[str, str]], end: Pose) -> None:
    """Light goes from tokens, by the keys of their nodes and their kinds, to the card that they pay for."""
    to = scene.ui.rect(end.x, end.y, 0, 0).topleft
    for key, kind in keys:
        node = scene.stage.node(key)
        if node is not None:
            look = symbols.ELEMENTS.get(kind)
            spark(scene, node.rect.center, to, look.tint.glow if look else SPARK, GLOW)
