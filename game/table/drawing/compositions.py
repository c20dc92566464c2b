"""How the motif of a card picture is set into its scene: where, how large, how turned, and what accompanies it.

All of it is drawn by lot from the words of the picture, within what the pose of its kind of card allows.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass

import pygame

from game.table.drawing import motifs
from game.table.drawing.brushes import Canvas, H, Palette, Point, W, mix

DEFAULT_POSE = "floating"
Span = tuple[float, float]


@dataclass(frozen=True)
class Pose:
    size: Span
    """The height of the motif, as a part of that of the picture."""
    turn: float
    """It leans by so many degrees at the most."""
    aside: float
    """So many pixels it stands beside the middle at the most."""
    foot: float = 0.0
    """Where its lower end stands, as a part of the height; 0: it hovers in the middle."""
    company: float = 0.0
    """How likely others of its kind are seen far behind."""


POSES: Mapping[str, Pose] = {
    "standing": Pose((0.74, 0.88), 3, 56, foot=0.95, company=0.6),
    "cast": Pose((0.76, 0.9), 11, 26),
    DEFAULT_POSE: Pose((0.7, 0.84), 7, 46, company=0.3),
}
"""What lives, on its feet; what happens, larger and aslant; a thing, which hovers."""


@dataclass(frozen=True)
class Motif:
    mask: Canvas
    behind: Canvas
    """Its body."""
    middle: Point


def compose(icon: str, pose: str, rng: random.Random) -> Motif:
    of = POSES.get(pose, POSES[DEFAULT_POSE])
    mask = motifs.silhouette(icon, round(H * rng.uniform(*of.size)))
    mask = motifs.turned(mask, rng.uniform(-of.turn, of.turn), rng.random() < 0.5)
    x, y = W / 2 + rng.uniform(-of.aside, of.aside), H * rng.uniform(0.47, 0.51)
    if of.foot:
        y = H * of.foot - mask.get_bounding_rect().bottom + mask.get_height() / 2
    return Motif(mask, motifs.body(mask), (x, y))


def company(canvas: Canvas, motif: Motif, pose: str, rng: random.Random, tints: Palette) -> None:
    """Others of the kind in the haze behind, on the side where there is room."""
    if rng.random() >= POSES.get(pose, POSES[DEFAULT_POSE]).company:
        return
    side = 1 if motif.middle[0] < W / 2 else -1
    for number in range(rng.choice((1, 2, 3))):
        small = pygame.transform.smoothscale_by(motif.behind, rng.uniform(0.2, 0.34) if number else 0.4)
        x = motif.middle[0] + side * (rng.uniform(130, 190) - number * rng.uniform(0, 50))
        place = small.get_rect(center=(round(x), round(H * rng.uniform(0.5, 0.7) - number * rng.uniform(10, 40))))
        canvas.blit(motifs.tinted(small, mix(tints.far, tints.low, 0.35 + 0.15 * number), 215), place)
        canvas.blit(motifs.edge(small, -1, -1, tints.rim, 150), place)
