"""What the faces at the table do by themselves: they blink, look at what is pointed at, wince and grin.

All of it is picture: it tells nothing that the table does not tell otherwise, and rests where nothing happens, so that
a table that waits costs no frames. Under less motion nothing of it is there.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, field

from game.table.drawing.portraits import AHEAD, Look

WINCES, GRINS = 0.9, 1.5
"""For how long, in seconds."""
BLINK = 0.13
APART = (2.2, 5.6)
"""Seconds from one blink to the next, from so many to so many."""
LIVELY = 20.0
"""So many seconds after something was pointed at or moved faces still blink."""
STEPS = 2
"""Eyes go to each side in so many steps."""
FAR = 420.0
"""From so many design units on what is looked at lies wholly to one side."""


@dataclass(slots=True)
class Countenance:
    seats: tuple[int, ...] = ()
    """Those who have a face."""
    winces: dict[int, float] = field(default_factory=dict)
    """Who was just hit, and the seconds left."""
    grins: dict[int, float] = field(default_factory=dict)
    """Who has just landed a good blow, and the seconds left."""
    looks: dict[int, Look] = field(default_factory=dict)
    """Where each one looks."""
    blinks: dict[int, float] = field(default_factory=dict)
    """Up to the next blink of each in seconds; from 0 down to -BLINK the eyes are shut."""
    lively: float = LIVELY
    """So many seconds faces blink yet."""
    spoke: int = 0
    """In which turn somebody said something last."""
    chance: random.Random = field(default_factory=random.Random)

    def mood(self, seat: int, otherwise: str) -> str:
        """What the face of a seat does that would else do that."""
        if seat in self.winces:
            return "hit"
        if seat in self.grins:
            return "grin"
        return "blink" if otherwise in ("calm", "thinking") and self.blinks.get(seat, 1.0) <= 0 else otherwise

    def look(self, seat: int) -> Look:
        return self.looks.get(seat, AHEAD)

    def wince(self, seat: int) -> None:
        if seat in self.seats:
            self.winces[seat] = WINCES
            self.grins.pop(seat, None)

    def grin(self, seat: int) -> None:
        if seat in self.seats and seat not in self.winces:
            self.grins[seat] = GRINS

    def rest(self) -> bool:
        """Nothing of it any more; was there something?"""
        was = bool(self.winces or self.grins or self.looks or self.blinks)
        self.winces, self.grins, self.looks, self.blinks = {}, {}, {}, {}
        return was

    def update(
        self, places: dict[int, tuple[float, float]], at: tuple[float, float] | None, busy: bool, dt: float
    ) -> bool:
        """Let `dt` seconds go by; does a face look otherwise than before?

        `places` is where each face is, `at` what is pointed at, in design units; `busy`: does something move?
        """
        looks = {seat: towards(places[seat], at) for seat in self.seats} if at is not None else {}
        changed = looks != self.looks
        self.lively = LIVELY if changed or busy else max(0.0, self.lively - dt)
        self.looks = looks
        for doing in (self.winces, self.grins):
            for seat, left in list(doing.items()):
                doing[seat] = left - dt
                if left <= dt:
                    del doing[seat]
                    changed = True
        return self._blink(dt) or changed

    def _blink(self, dt: float) -> bool:
        changed = False
        for seat in self.seats:
            before = self.blinks.get(seat)
            if before is None or before <= -BLINK:
                changed = changed or before is not None
                self.blinks[seat] = self.chance.uniform(*APART)
            elif before <= 0 or self.lively > 0:
                self.blinks[seat] = before - dt
                changed = changed or before > 0 >= before - dt
        return changed


def towards(face: tuple[float, float], at: tuple[float, float]) -> Look:
    """Where a face looks that sees something there."""
    across, down = at[0] - face[0], at[1] - face[1]
    steps = [max(-STEPS, min(STEPS, round(by / FAR * STEPS))) / STEPS for by in (across, down)]
    return steps[0], steps[1]
