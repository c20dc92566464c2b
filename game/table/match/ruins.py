"""A card that dies: it cracks along its element, comes apart, and its outline glides to the pile where it lies then."""

from __future__ import annotations

import math
import random
from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from game.table.drawing import motes, shards
from game.table.drawing.keeping import kept
from game.table.drawing.shards import Point, Shard
from game.table.drawing.symbols import Colour
from game.table.layout.poses import Pose
from game.table.match import acts, places, rims, surfaces
from game.table.match.motion import between, ease
from game.table.match.record import MatchTable
from game.table.theme import Ui

SEEN = 0.6
"""How long a card that dies is seen, in seconds."""
CRACKS = 1 / 3
"""The part of it in which it cracks; then it comes apart."""
RISES = 0.3
"""The part of it after which its outline sets out."""
FADES = 0.25
"""The part of it in which its outline goes out on the pile."""
FAINT, EDGE = 46, 190
"""How much of the light there is within its outline and at its edge, of 255."""
SOFT = 0.45
"""How long it fades under less motion, as a part of that time, before it is gone."""


@dataclass(frozen=True, slots=True)
class Ruin:
    """How a card of some form comes apart; lengths in design units."""

    sinks: float
    """How far its shards have sunk at the end; below 0 they rise."""
    apart: float
    """How far they drift away from the middle."""
    turns: float
    """How far they turn, in degrees."""
    tint: Colour
    """With what they are multiplied as they go."""
    glow: float
    """How much of the light of its hue is added to them."""
    rim: float = 0.0
    """By how much later the inner ones come loose than those at the rim, as a part of the way."""
    shrinks: float = 0.0
    """How much of their size they lose."""


RUINS = {
    "flame": Ruin(70, 26, 60, (70, 44, 32), 0.16, rim=0.4, shrinks=0.4),
    "wave": Ruin(150, 10, 20, (110, 150, 210), 0.25, shrinks=0.6),
    "ray": Ruin(-70, 60, 30, (255, 255, 255), 0.9, shrinks=0.3),
    "vine": Ruin(110, 40, 140, (84, 110, 60), 0.0, shrinks=0.2),
    "smoke": Ruin(-60, 34, 40, (70, 66, 84), 0.1, rim=0.2),
    "sand": Ruin(150, 34, 90, (150, 136, 116), 0.0, shrinks=0.3),
}
"""By the form of a hue (`drawing.motes`)."""


def outline(start: Pose, goal: Pose, t: float) -> Pose:
    """Where the outline of a card is after the part `t` of its time: at last on the pile."""
    part = max(0.0, t - RISES) / (1 - RISES)
    return between(start, goal, part * part * (3 - 2 * part))


def ruin(table: MatchTable, card: int, goal: Pose | None) -> None:
    """A card dies where it stands, and its outline glides to `goal`, if that is seen; under less motion it fades."""
    entity, pose, at = table.view["entities"].get(card), table.motion.pose(card), places.place(table, card)
    if entity is None or pose is None or at is None:
        return
    table.presence.left[card] = at
    hue = acts.hue_of(table, entity["card"])
    if table.motion.reduced:
        fade(table, card)
        return
    broken: list[_Broken] = []

    def draw(surface: Surface, ui: Ui, t: float) -> None:
        if not broken:
            lying = surfaces.in_line(ui, table.words.library, entity, ui.u(pose.height))
            broken.append(_Broken(surfaces.turned(lying, pose.angle) if pose.angle else lying, hue, card))
        broken[0].draw(surface, ui, ui.point(pose.x, pose.y), t)
        if goal is not None and t > RISES:
            _outline(ui, surface, pose, outline(pose, goal, t), motes.light_of(hue), min(1.0, (1 - t) / FADES))

    table.motion.show(SEEN, draw)


def fade(table: MatchTable, card: int) -> None:
    """A card that leaves the field whole fades where it stood, turned as it lay."""
    at, pose = places.place(table, card), table.motion.pose(card)
    entity = table.view["entities"].get(card)
    if at is None or pose is None or entity is None:
        return
    table.presence.left[card] = at

    def draw(surface: Surface, ui: Ui, t: float) -> None:
        face = surfaces.turned(surfaces.in_line(ui, table.words.library, entity, ui.u(pose.height)), pose.angle).copy()
        face.set_alpha(round(255 * max(0.0, 1 - t / SOFT)))
        surface.blit(face, face.get_rect(center=ui.point(*at)))

    table.motion.show(SEEN, draw)


def _outline(ui: Ui, surface: Surface, start: Pose, now: Pose, light: Colour, part: float) -> None:
    """The shape of the card that stood at `start`, where it is `now`, of which so much is left."""
    drawn = _ghost(surfaces.tile(ui.u(start.height)), max(2, ui.u(4)), light)
    drawn = pygame.transform.rotozoom(drawn, now.angle, now.height / start.height)
    drawn.set_alpha(round(255 * part))
    surface.blit(drawn, drawn.get_rect(center=ui.point(now.x, now.y)))


@kept(0.2)
def _ghost(size: tuple[int, int], wide: int, light: Colour) -> Surface:
    drawn, corner = Surface(size, pygame.SRCALPHA), round(rims.TILE * size[1])
    pygame.draw.rect(drawn, (*light, FAINT), drawn.get_rect(), border_radius=corner)
    pygame.draw.rect(drawn, (*light, EDGE), drawn.get_rect(), wide, corner)
    return drawn


class _Broken:
    """A picture of a card, and its shards once they are cut."""

    def __init__(self, drawn: Surface, hue: str, seed: int) -> None:
        self.drawn, self.hue = drawn, hue
        self.ruin = RUINS[motes.form_of(hue)]
        self.light = motes.light_of(hue)
        self.corners = shards.lattice(*drawn.get_size(), seed)
        self.cracks = shards.cracks(self.corners)
        self.whole: list[Shard] = []
        self.spent: list[Shard] = []
        rng = random.Random(seed)
        self.chance = [(rng.uniform(-1, 1), rng.uniform(-1, 1)) for _ in range(shards.COUNT)]

    def _cut(self) -> None:
        """Cut what is left of it, one picture after the other, so that no frame waits for both."""
        if not self.spent:
            self.spent = shards.cut(self._spent(), shards.outlines(self.corners))
        elif not self.whole:
            self.whole = shards.cut(self.drawn, shards.outlines(self.corners))

    def _spent(self) -> Surface:
        """The picture as it looks when it is gone."""
        made = self.drawn.copy()
        made.fill((*self.ruin.tint, 255), special_flags=pygame.BLEND_RGBA_MULT)
        made.fill(motes.shade(self.light, self.ruin.glow), special_flags=pygame.BLEND_RGB_ADD)
        return made

    def draw(self, surface: Surface, ui: Ui, at: tuple[int, int], t: float) -> None:
        box = self.drawn.get_rect(center=at)
        if t < CRACKS:
            self._crack(surface, ui, box, t / CRACKS)
            if t > 0:
                self._cut()
        else:
            while not self.whole:
                self._cut()
            part = (t - CRACKS) / (1 - CRACKS)
            for number in range(shards.COUNT):
                self._shard(surface, ui, at, number, part)
        motes.crumbs(surface, ui.k, self.hue, box, t)

    def _crack(self, surface: Surface, ui: Ui, box: Rect, part: float) -> None:
        """Lines of light grow over it from its middle on."""
        surface.blit(self.drawn, box)
        middle = box.w / 2, box.h / 2
        reach = ease(part) * math.hypot(*middle) * 1.05
        for one, other in self.cracks:
            ends = [self._within(point, middle, reach) for point in (one, other)]
            if ends[0] != ends[1]:
                a, b = ((box.x + x, box.y + y) for x, y in ends)
                pygame.draw.line(surface, (12, 8, 8), a, b, max(3, ui.u(6)))
                pygame.draw.line(surface, self.light, a, b, max(1, ui.u(2)))

    @staticmethod
    def _within(point: Point, middle: Point, reach: float) -> Point:
        """That point, or the one towards it that is `reach` away from the middle."""
        dx, dy = point[0] - middle[0], point[1] - middle[1]
        part = min(1.0, reach / max(1.0, math.hypot(dx, dy)))
        return middle[0] + dx * part, middle[1] + dy * part

    def _shard(self, surface: Surface, ui: Ui, at: tuple[int, int], number: int, part: float) -> None:
        ruin, (side, turn) = self.ruin, self.chance[number]
        inner = 0 < number % shards.COLUMNS < shards.COLUMNS - 1 and 0 < number // shards.COLUMNS < shards.ROWS - 1
        loose = ruin.rim * (1.0 if inner else 0.4 * (0.5 + 0.5 * side))
        gone = max(0.0, (part - loose) / (1 - loose))
        x, y = self.whole[number].middle
        far = max(1.0, math.hypot(x, y))
        away = ui.k * ruin.apart * ease(gone)
        where = (
            at[0] + x + away * (x / far + 0.5 * side),
            at[1] + y + away * y / far + ui.k * ruin.sinks * gone * gone * (0.75 + 0.25 * turn),
        )
        for shard, alpha in ((self.spent[number], 1 - gone**3), (self.whole[number], 1 - 1.8 * gone)):
            self._put(surface, shard, where, 1 - ruin.shrinks * gone, ruin.turns * turn * gone, alpha)

    @staticmethod
    def _put(surface: Surface, shard: Shard, at: Point, size: float, angle: float, alpha: float) -> None:
        if alpha <= 0:
            return
        drawn = shard.picture if size == 1 and not angle else pygame.transform.rotozoom(shard.picture, angle, size)
        drawn.set_alpha(round(255 * min(1.0, alpha)))
        surface.blit(drawn, drawn.get_rect(center=at))
