"""What the players' plates do by themselves: the vessel drains and fills, what was lost trails, a low one pulses.

Nothing here goes on for ever: who looks at a table where nothing happens costs no frames.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.table.drawing.vessels import STEPS

if TYPE_CHECKING:
    from game.table.drawing.portraits import Likeness
    from game.table.games.layout import Counter
    from game.table.match.scene import MatchScene

FLOWS = 1.1
"""The part of a vessel that drains or fills in a second."""
LINGERS, TRAILS = 0.45, 0.7
"""How long what was lost stays to be seen, in seconds, and how quickly it goes then."""
PULSES, PULSE = 2.4, 0.8
"""For how long a low vessel pulses after a blow, and how long a pulse lasts, in seconds."""
LOW = 1 / 3
"""Below this part of a whole vessel it is low."""
FLASH = 0.16


@dataclass
class Level:
    """How full the vessel of a seat is shown, of 1: the liquid, and what was just lost."""

    now: float
    trail: float
    waits: float = 0.0
    pulse: float = 0.0


class Presence:
    def __init__(self, scene: MatchScene) -> None:
        self.scene = scene
        self.levels: dict[int, Level] = {}
        self.flashes: dict[int, float] = {}
        """Who was just hit, and the seconds of white light left."""
        self.likenesses: dict[tuple[int, int], Likeness] = {}
        """Who is drawn at each seat, by the reading of the cards and the seat."""
        self.left: dict[int, tuple[int, int]] = {}
        """Where cards stood that have left the field, in pixels: what they still do comes from there."""
        self.broken: set[int] = set()
        """The seats whose plate was broken by the blow that ended it for them."""

    def vessel(self) -> Counter | None:
        """The number that is shown as a vessel, where the game says when it is full."""
        return next((counter for counter in self.scene.table.counters if counter.full), None)

    def part(self, seat: int) -> float:
        """How full the vessel of a seat truly is."""
        counter = self.vessel()
        if counter is None:
            return 0.0
        whole = self.scene.play.match.constants.get(counter.full) or 1
        return max(0.0, min(1.0, (self.scene.view["seats"][seat][counter.name] or 0) / whole))

    def is_low(self, seat: int) -> bool:
        return self.vessel() is not None and self.part(seat) < LOW

    def settle(self) -> None:
        """As it stands, without movement."""
        self.levels = {
            seat: Level(part, part) for seat in range(len(self.scene.view["seats"])) for part in [self.part(seat)]
        }
        self.flashes.clear()
        self.broken.clear()
        self.left.clear()

    def heights(self, seat: int) -> tuple[int, int]:
        """How high liquid and trail of a seat stand, of `vessels.STEPS`; at least one while any is left."""
        level = self.levels.get(seat)
        part = self.part(seat)
        now, trail = (level.now, level.trail) if level else (part, part)
        low = 1 if part > 0 else 0
        return max(low, round(now * STEPS)), round(max(now, trail) * STEPS)

    def hit(self, entity: int) -> None:
        if not self.scene.motion.reduced:
            self.flashes[entity] = FLASH

    def glow(self, seat: int) -> float:
        """How strongly the light of a low vessel shines now, 0 to 1."""
        if not self.is_low(seat):
            return 0.0
        level = self.levels.get(seat)
        if level is None or level.pulse <= 0:
            return 0.45
        return 0.45 + 0.55 * math.sin(math.pi * (level.pulse % PULSE) / PULSE) ** 2

    def update(self, dt: float) -> bool:
        """Let time go by; True while something moves."""
        moved = bool(self.flashes)
        self.flashes = {entity: left - dt for entity, left in self.flashes.items() if left > dt}
        for seat in range(len(self.scene.view["seats"])):
            part = self.part(seat)
            level = self.levels.setdefault(seat, Level(part, part))
            if self.scene.motion.reduced:
                moved = moved or level.now != part or level.trail != part
                level.now = level.trail = part
                level.pulse = 0.0
            else:
                moved = self._flow(level, part, dt) or moved
        return moved

    def _flow(self, level: Level, part: float, dt: float) -> bool:
        before = (level.now, level.trail, level.pulse)
        if part < level.now and level.waits <= 0 and level.trail <= level.now:
            level.waits = LINGERS
        if part < level.now and part < LOW:
            level.pulse = PULSES
        step = FLOWS * dt
        level.now += max(-step, min(step, part - level.now))
        if level.trail < level.now:
            level.trail = level.now
        elif level.waits > 0:
            level.waits -= dt
            return True
        else:
            level.trail = max(level.now, level.trail - TRAILS * dt)
        level.pulse = max(0.0, level.pulse - dt)
        return before != (level.now, level.trail, level.pulse)
