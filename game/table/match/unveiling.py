"""Cards that one is shown to choose among: each rises from where it lies and turns over, one after the other; then what
is kept and what is not goes on from there.

All of it is picture: what can be pressed stands in its place from the first moment on.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any

import pygame
from pygame import Rect, Surface

from game.table import pieces
from game.table.drawing import faces
from game.table.layout.poses import Pose
from game.table.match import places, surfaces
from game.table.match.motion import between, ease
from game.table.match.record import MatchTable
from game.table.theme import Ui
from game.table.tree import Node, walk

BOW = 70
"""How far a card flies above the straight way, in design units."""
TURNS = (0.3, 0.85)
"""From which part of its way on it turns over, and until which."""
FLUTTERS = 0.55
"""Seconds in which a card that is not kept goes to its pile."""
SWAY, TILT = 46, 16
"""How far it swings to each side, in design units, and by how many degrees it tilts."""


def asked(table: MatchTable, root: Node) -> None:
    """Take over which cards can be chosen among, by the tree: other ones than before come anew."""
    if table.choice.aside:
        return
    shown = [node for node in walk(root) if node.role == "choice-card" and node.zoom is not None]
    table.unveiling.ask(tuple(node.zoom["id"] for node in shown))


def chosen(table: MatchTable, ui: Ui, root: Node) -> None:
    """Keep where the cards lie among which something was chosen, as they go on from there."""
    left, top = ui.origin
    for node in walk(root):
        if node.role == "choice-card" and node.zoom is not None and node.zoom["id"] not in table.motion.glides:
            x, y = ((at - edge) / ui.k for at, edge in zip(node.rect.center, (left, top), strict=True))
            table.unveiling.left[node.zoom["id"]] = Pose(x, y, node.rect.h / ui.k, order=850)


def paint(table: MatchTable, ui: Ui, surface: Surface, card: int, goal: Rect, face: Surface) -> bool:
    """Paint a card that is still on its way to `goal`; False where it lies there."""
    part = 1.0 if table.motion.reduced else table.unveiling.part(card)
    if part >= 1:
        return False
    if part > 0:
        start, up = places.origin(table, card)
        x, y = ui.point(start.x, start.y)
        along = ease(part)
        high = start.height * ui.k + (goal.h - start.height * ui.k) * along
        turned = 1.0 if up else min(1.0, max(0.0, (part - TURNS[0]) / (TURNS[1] - TURNS[0])))
        side = face if turned >= 0.5 else surfaces.back(goal.h, 0.0, table.words.library.back)
        wide = max(0.04, abs(math.cos(math.pi * turned))) * high * face.get_width() / face.get_height()
        drawn = pygame.transform.smoothscale(side, (max(1, round(wide)), max(1, round(high))))
        rise = 4 * along * (1 - along) * ui.u(BOW)
        at = x + (goal.centerx - x) * along, y + (goal.centery - y) * along - rise
        surface.blit(drawn, drawn.get_rect(center=at))
    return True


def paint_left(table: MatchTable, ui: Ui, surface: Surface) -> None:
    """The cards among which something was chosen, until each goes on."""
    if table.unveiling.cards:
        return
    for card, pose in table.unveiling.left.items():
        entity = table.view["entities"].get(card)
        if entity is not None:
            face = faces.face(pieces.live_face(table.words.library, entity, ui), ui.u(pose.height))
            surface.blit(face, face.get_rect(center=ui.point(pose.x, pose.y)))


def flutter(table: MatchTable, card: int, entity: Mapping[str, Any], start: Pose, end: Pose) -> None:
    """A card that is not kept falls to its pile as a leaf does."""
    if table.motion.reduced:
        return

    def draw(surface: Surface, ui: Ui, t: float) -> None:
        face = faces.face(pieces.live_face(table.words.library, dict(entity), ui), ui.u(start.height))
        now, swing = between(start, end, t * t * (3 - 2 * t)), math.sin(3 * math.pi * t) * (1 - t)
        drawn = pygame.transform.rotozoom(face, TILT * swing, now.height / start.height)
        surface.blit(drawn, drawn.get_rect(center=ui.point(now.x + SWAY * swing, now.y)))

    table.motion.show(FLUTTERS, draw, places.landing(card))
