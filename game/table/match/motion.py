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
DRAWS_BACK = 12
"""How far whoever attacks draws back before it strikes, in design units."""
BACK, STRIKE, RETURNS = 0.08, 0.11, 0.25
"""How long it takes to draw back, to strike, and to return, in seconds."""
CONTACT = BACK + STRIKE
"""When a lunge meets what it is aimed at."""
STOP = 3 / 60
"""For how long all stands still at a heavy blow: three frames."""
QUAKE = 0.32
"""How long the table shakes, in seconds."""

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
class Lunge:
    """Somebody strikes out of its place and returns: by so much at its farthest, in design units."""

    dx: float
    dy: float
    passed: float = 0.0

    @property
    def now(self) -> tuple[float, float]:
        """By how much it is out of its place."""
        back = DRAWS_BACK / max(1.0, math.hypot(self.dx, self.dy))
        if self.passed < BACK:
            part = -back * ease(self.passed / BACK)
        elif self.passed < CONTACT:
            part = -back + (1 + back) * ((self.passed - BACK) / STRIKE) ** 2
        else:
            part = 1 - ease((self.passed - CONTACT) / RETURNS)
        return self.dx * part, self.dy * part


@dataclass(slots=True)
class Effect:
    """Something drawn for `length` seconds; `draw(surface, ui, t)` gets the part that has passed, 0 to 1."""

    length: float
    draw: Draw
    key: Any = None
    """What it is of, where others must know of it while it is shown."""
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
    lunges: dict[Any, Lunge] = field(default_factory=dict)
    beats: list[Beat] = field(default_factory=list)
    waiting: float = 0.0
    begun: bool = False
    """Did a beat begin with the last update, so that the table is another one now?"""
    held: bool = False
    """Does the script stand still until it is let go on?"""
    reduced: bool = False
    pace: float = 1.0
    """How fast time goes in the script: slower for the last blow of a match."""
    stops: float = 0.0
    """For how many seconds all stands still."""
    quake: tuple[float, float] = 0.0, 0.0
    """How far the table shakes, in design units, and for how many seconds more."""

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
        lunge = self.lunges.get(key)
        if lunge is None:
            return now
        dx, dy = lunge.now
        return Pose(now.x + dx, now.y + dy, now.height, now.angle, now.alpha, now.order + 500)

    def lunge(self, key: Any, dx: float, dy: float) -> None:
        """Strike by so much out of its place, in design units; the blow falls after CONTACT seconds."""
        if not self.reduced:
            self.lunges[key] = Lunge(dx, dy)

    def shock(self, far: float) -> None:
        """A heavy blow falls: all stands still for a moment, and the table shakes by so many design units."""
        if not self.reduced:
            self.stops = STOP
            self.quake = max(far, self.quake[0] if self.quake[1] > 0 else 0.0), QUAKE

    @property
    def shift(self) -> tuple[float, float]:
        """By how much the table is shaken out of its place just now, in design units."""
        far, left = self.quake
        if left <= 0:
            return 0.0, 0.0
        far *= left / QUAKE
        return far * math.cos(left * 96), far * 0.6 * math.sin(left * 71)

    def show(self, length: float, draw: Draw, key: Any = None) -> None:
        self.effects.append(Effect(length, draw, key))

    def shows(self, key: Any) -> int:
        """How many effects of that key are shown now."""
        return sum(effect.key == key for effect in self.effects)

    @property
    def busy(self) -> bool:
        """Is the script still running?"""
        return bool(self.beats) or self.waiting > 0 or self.held

    def go_on(self) -> None:
        """Let the script go on that stood still."""
        self.held = False

    @property
    def moving(self) -> bool:
        return (
            self.busy
            or bool(self.effects or self.lunges)
            or self.quake[1] > 0
            or any(glide.left > 0 for glide in self.glides.values())
        )

    def update(self, dt: float) -> bool:
        moved = self.moving
        self.quake = self.quake[0], max(0.0, self.quake[1] - dt)
        still = min(self.stops, dt)
        self.stops -= still
        dt = (dt - still) * self.pace
        for glide in self.glides.values():
            glide.left = max(0.0, glide.left - dt)
        for effect in self.effects:
            effect.passed += dt
        self.effects = [effect for effect in self.effects if effect.passed < effect.length]
        for lunge in self.lunges.values():
            lunge.passed += dt
        self.lunges = {key: lunge for key, lunge in self.lunges.items() if lunge.passed < CONTACT + RETURNS}
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
        self.stops, self.quake = 0.0, (0.0, 0.0)
        self.effects.clear()
        self.lunges.clear()
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
