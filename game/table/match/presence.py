"""What the players' plates do by themselves: the vessel drains and fills, what was lost trails, a low one pulses.

Nothing here goes on for ever: who looks at a table where nothing happens costs no frames.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from game.table.drawing.vessels import STEPS
from game.table.games.layout import Counter, Layout

FLOWS = 1.1
"""The part of a vessel that drains or fills in a second."""
LINGERS, TRAILS = 0.45, 0.7
"""How long what was lost stays to be seen, in seconds, and how quickly it goes then."""
PULSES, PULSE = 2.4, 0.8
"""For how long a low vessel pulses after a blow, and how long a pulse lasts, in seconds."""
LOW = 1 / 3
"""Below this part of a whole vessel it is low."""
FLASH = 0.16


@dataclass(slots=True)
class Level:
    """How full the vessel of a seat is shown, of 1: the liquid, and what was just lost."""

    now: float
    trail: float
    waits: float = 0.0
    pulse: float = 0.0


def vessel(layout: Layout) -> Counter | None:
    """The number that is shown as a vessel, where the game says when it is full."""
    return next((counter for counter in layout.counters if counter.full), None)


def parts(layout: Layout, constants: Mapping[str, Any], seats: Sequence[Mapping[str, Any]]) -> list[float]:
    """How full the vessel of each seat truly is, of 1; 0 in a game without."""
    counter = vessel(layout)
    if counter is None:
        return [0.0] * len(seats)
    whole = constants.get(counter.full) or 1
    return [max(0.0, min(1.0, (numbers[counter.name] or 0) / whole)) for numbers in seats]


@dataclass(slots=True)
class Presence:
    levels: list[Level] = field(default_factory=list)
    flashes: dict[int, float] = field(default_factory=dict)
    """Who was just hit, and the seconds of white light left."""
    left: dict[int, tuple[float, float]] = field(default_factory=dict)
    """Where cards stood that have left the field, in design units: what they still do comes from there."""
    broken: set[int] = field(default_factory=set)
    """The seats whose plate was broken by the blow that ended it for them."""

    def settle(self, parts: Sequence[float]) -> None:
        """As it stands, without movement."""
        self.levels = [Level(part, part) for part in parts]
        self.flashes.clear()
        self.broken.clear()
        self.left.clear()

    def heights(self, seat: int, part: float) -> tuple[int, int]:
        """How high liquid and trail stand of a seat whose vessel is that full, of `vessels.STEPS`; at least one while
        any is left."""
        level = self.levels[seat] if seat < len(self.levels) else Level(part, part)
        low = 1 if part > 0 else 0
        return max(low, round(level.now * STEPS)), round(max(level.now, level.trail) * STEPS)

    def glow(self, seat: int, part: float) -> float:
        """How strongly the light of a low vessel shines now that is so full, 0 to 1."""
        if part >= LOW:
            return 0.0
        pulse = self.levels[seat].pulse if seat < len(self.levels) else 0.0
        return 0.45 + (0.55 * math.sin(math.pi * (pulse % PULSE) / PULSE) ** 2 if pulse > 0 else 0.0)

    def update(self, parts: Sequence[float], reduced: bool, dt: float) -> bool:
        """Let time go by towards vessels that are so full; True while something moves."""
        moved = bool(self.flashes)
        self.flashes = {entity: left - dt for entity, left in self.flashes.items() if left > dt}
        for level, part in zip(self.levels, parts, strict=True):
            if reduced:
                moved = moved or level.now != part or level.trail != part
                level.now = level.trail = part
                level.pulse = 0.0
            else:
                moved = _flow(level, part, dt) or moved
        return moved


def _flow(level: Level, part: float, dt: float) -> bool:
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
