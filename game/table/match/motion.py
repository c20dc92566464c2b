"""Movement: cards glide to their places, and events are played as a row of beats.

Everything here is picture: no beat changes the match, and all of it can be skipped.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from pygame import Surface

from game.table.layout.poses import Pose
from game.table.theme import Ui

GLIDE = 0.30  # seconds
FLIP = 0.34  # seconds in which a token turns over
STAGGER = 0.05  # between one token and the next

Draw = Callable[[Surface, Ui, float], None]
Token = tuple[int, str, int]  # seat, kind, number among those of its kind


def ease(t: float) -> float:
    t = min(1.0, max(0.0, t))
    return 1 - (1 - t) ** 3


def between(a: Pose, b: Pose, t: float) -> Pose:
    def part(start: float, end: float) -> float:
        return start + (end - start) * t

    return Pose(
        part(a.x, b.x),
        part(a.y, b.y),
        part(a.height, b.height),
        part(a.angle, b.angle),
        part(a.alpha, b.alpha),
        b.order,
    )


@dataclass(slots=True)
class Glide:
    start: Pose
    goal: Pose
    left: float
    length: float

    @property
    def now(self) -> Pose:
        return between(self.start, self.goal, ease(1 - self.left / self.length)) if self.left > 0 else self.goal


@dataclass(slots=True)
class Effect:
    """Something drawn for `length` seconds; `draw(surface, ui, t)` gets the part that has passed, 0 to 1."""

    length: float
    draw: Draw
    passed: float = 0.0


@dataclass(slots=True)
class Beat:
    """One step of the script: `begin` is called, then `length` seconds pass."""

    length: float
    begin: Callable[[], None] | None = None
    cue: Callable[[], None] | None = None
    """What is heard at its beginning, unless it is skipped."""
    holds: bool = False
    """Does the script stand still after it until it is let go on (`Motion.go_on`)?"""


@dataclass(slots=True)
class Motion:
    glides: dict[Any, Glide] = field(default_factory=dict)
    effects: list[Effect] = field(default_factory=list)
    nudges: dict[Any, tuple[float, float, float, float]] = field(default_factory=dict)  # dx, dy, left, length
    beats: list[Beat] = field(default_factory=list)
    waiting: float = 0.0
    begun: bool = False
    """Did a beat begin with the last update, so that the table is another one now?"""
    held: bool = False
    """Does the script stand still until it is let go on?"""
    reduced: bool = False
    pace: float = 1.0
    """How fast time goes in the script: slower for the last blow of a match."""

    def settle(self, goals: dict[Any, Pose], sources: dict[Any, Pose], quick: bool = False) -> None:
        """Let every card glide to its goal; a new one comes from its source or appears in place."""
        for key in [key for key in self.glides if key not in goals]:
            del self.glides[key]
        for key, goal in goals.items():
            glide = self.glides.get(key)
            if glide is None:
                start = goal if quick or self.reduced else sources.get(key, goal)
                self.glides[key] = Glide(start, goal, 0.0 if start == goal else GLIDE, GLIDE)
            elif glide.goal != goal:
                if quick or self.reduced:
                    self.glides[key] = Glide(goal, goal, 0.0, GLIDE)
                else:
                    self.glides[key] = Glide(glide.now, goal, GLIDE, GLIDE)

    def put(self, key: Any, pose: Pose) -> None:
        """Without a glide, as under the pointer."""
        self.glides[key] = Glide(pose, pose, 0.0, GLIDE)

    def pose(self, key: Any) -> Pose | None:
        glide = self.glides.get(key)
        if glide is None:
            return None
        now = glide.now
        nudge = self.nudges.get(key)
        if nudge is None:
            return now
        dx, dy, left, length = nudge
        t = 1 - left / length
        part = ease(t / 0.4) if t < 0.4 else 1 - ease((t - 0.4) / 0.6)
        return Pose(now.x + dx * part, now.y + dy * part, now.height, now.angle, now.alpha, now.order + 500)

    def nudge(self, key: Any, dx: float, dy: float, length: float = 0.42) -> None:
        if not self.reduced:
            self.nudges[key] = (dx, dy, length, length)

    def show(self, length: float, draw: Draw) -> None:
        self.effects.append(Effect(length, draw))

    @property
    def busy(self) -> bool:
        """Is the script still running?"""
        return bool(self.beats) or self.waiting > 0 or self.held

    def go_on(self) -> None:
        """Let the script go on that stood still."""
        self.held = False

    @property
    def moving(self) -> bool:
        return self.busy or bool(self.effects or self.nudges) or any(g.left > 0 for g in self.glides.values())

    def update(self, dt: float) -> bool:
        moved = self.moving
        dt *= self.pace
        for glide in self.glides.values():
            glide.left = max(0.0, glide.left - dt)
        for effect in self.effects:
            effect.passed += dt
        self.effects = [effect for effect in self.effects if effect.passed < effect.length]
        for key, (dx, dy, left, length) in list(self.nudges.items()):
            if left - dt <= 0:
                del self.nudges[key]
            else:
                self.nudges[key] = (dx, dy, left - dt, length)
        self.waiting -= dt
        self.begun = False
        while self.waiting <= 0 and self.beats and not self.held:
            self.begun = True
            beat = self.beats.pop(0)
            if beat.begin:
                beat.begin()
            if beat.cue:
                beat.cue()
            self.waiting = max(0.0, self.waiting) + beat.length
            self.held = beat.holds
        return moved or self.moving

    def finish(self) -> None:
        """Skip: run what is left of the script at once."""
        beats, self.beats = self.beats, []
        for beat in beats:
            if beat.begin:
                beat.begin()
        self.waiting, self.pace, self.held = 0.0, 1.0, False
        self.effects.clear()
        self.nudges.clear()
        for glide in self.glides.values():
            glide.left = 0.0


@dataclass(slots=True)
class Flips:
    """Which tokens are turning over just now."""

    shown: dict[Token, bool] = field(default_factory=dict)
    turning: dict[Token, float] = field(default_factory=dict)  # seconds left, more than FLIP while waiting its turn
    changed: bool = False
    """Did any turn over when they were settled last?"""

    def settle(self, faces: dict[Token, bool], quick: bool) -> None:
        """From now on these are up."""
        changed = [token for token, full in faces.items() if self.shown.get(token, full) != full]
        self.shown = dict(faces)
        self.turning = {token: left for token, left in self.turning.items() if token in faces}
        if not quick:
            for number, token in enumerate(changed):
                self.turning[token] = FLIP + number * STAGGER
        self.changed = bool(changed)

    def update(self, dt: float) -> bool:
        moved = bool(self.turning)
        self.turning = {token: left - dt for token, left in self.turning.items() if left - dt > 0}
        return moved

    def face(self, token: Token, full: bool) -> tuple[bool, float]:
        """Which side is up and how wide it looks, 0 to 1."""
        left = self.turning.get(token)
        if left is None:
            return full, 1.0
        if left > FLIP:
            return not full, 1.0
        t = 1 - left / FLIP
        return (full if t > 0.5 else not full), max(0.06, abs(math.cos(math.pi * t)))
