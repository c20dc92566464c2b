"""A piece of music beneath the match, in two layers that run side by side: calm, and tension over it.

It comes and goes slowly, gives way to what is said and to blows, and rests while another window is in front. How
tense a match is, `Tension` tells from public numbers of its seats alone.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Protocol

COMES, GOES = 3.0, 0.8
"""Seconds in which a piece fades in, and out."""
TO_TENSION, TO_CALM = 5.0, 9.0
"""Seconds from calm to tension, and back."""
MAKES_ROOM = 2.5
"""Decibels by which the calm layer is softer under the whole of the tension."""
GIVES_WAY, RETURNS = 0.08, 0.9
"""Seconds in which it gives way to a sound, and comes back."""
UNDER_SPEECH = 12.0
"""Decibels by which it is softer while something is said."""
UNDER_STING = 16.0
UNDER: Mapping[str, tuple[float, float]] = {
    "hit-light": (2.5, 0.3),
    "hit-middle": (4.0, 0.5),
    "hit-heavy": (7.0, 0.9),
    "death": (5.0, 0.9),
    "out": (8.0, 1.8),
    "warning": (6.0, 1.6),
    "horn": (6.0, 1.4),
    "victory": (16.0, 5.0),
    "defeat": (16.0, 4.5),
}
"""By how many decibels it is softer under a sound, and for how many seconds."""
CALM, TENSION = "-calm", "-tension"


@dataclass(frozen=True)
class Tension:
    """How tense a match is by a number that all see of each seat: 0 at `calm`, 1 at `tense`, the worst counts."""

    number: str
    calm: int
    tense: int

    def of(self, seats: Iterable[Mapping[str, Any]]) -> float:
        """0 to 1, of the numbers of all seats; who is out of the match no longer counts."""
        return max((self._of(numbers) for numbers in seats if not numbers.get("out")), default=0.0)

    def _of(self, numbers: Mapping[str, Any]) -> float:
        value = numbers.get(self.number)
        if type(value) is not int:
            return 0.0
        return min(1.0, max(0.0, (value - self.calm) / (self.tense - self.calm)))


class Output(Protocol):
    """The part of the device on which a piece is played."""

    def music(self, name: str) -> bool:
        """Begin both layers of a piece, unheard; False as long as they are still to be read."""

    def levels(self, calm: float, tension: float) -> None: ...

    def rest(self, resting: bool) -> None:
        """Stand still, or go on from there."""

    def end_music(self) -> None: ...

    def sting(self, name: str, gain: float) -> float:
        """Play one of the piece's short ones; its seconds, 0 where it can't be."""


class Music:
    """What is played, and how loud just now."""

    def __init__(self) -> None:
        self.wanted = ""
        """The piece; "" is none."""
        self.tension = 0.0
        """0 to 1; what is heard follows slowly."""
        self.speaking = False
        """Is something being said aloud?"""
        self.playing = ""
        self.resting = False
        self.presence = 0.0
        """0 to 1: how far it has come up."""
        self.tense = 0.0
        """Of the tension, what is heard of it by now."""
        self.ducked = 0.0
        """Decibels by which it is softer just now."""
        self._under: list[tuple[float, float]] = []
        """Decibels, and how many seconds they still hold."""
        self._gain = 0.0
        self._set = (-1.0, -1.0)

    def under(self, sound: str) -> None:
        """That sound is heard now: give way to it."""
        if sound in UNDER:
            self.give_way(*UNDER[sound])

    def give_way(self, decibels: float, seconds: float) -> None:
        self._under.append((decibels, seconds))

    def update(self, dt: float, gain: float, output: Output) -> None:
        """So many seconds have passed; `gain` is what the settings leave of it, 0 to 1."""
        if self.presence <= 0:
            self._change(gain, output)
        if not self.playing or self.resting:
            return
        self._fade(dt, gain > 0 and self.wanted == self.playing)
        self._follow(dt)
        self._gain = gain or self._gain  # where it is switched off it fades from what it was
        loud = self._gain * self.presence * 10 ** (-self.ducked / 20)
        levels = loud * 10 ** (-MAKES_ROOM * self.tense / 20), loud * math.sin(self.tense * math.pi / 2)
        if levels != self._set:
            self._set = levels
            output.levels(*levels)

    def _fade(self, dt: float, heard: bool) -> None:
        step = dt / COMES if heard else -dt / GOES
        self.presence = min(1.0, max(0.0, self.presence + step))

    def _change(self, gain: float, output: Output) -> None:
        """Unheard as it is just now, it rests, goes on, or makes room for another piece."""
        if self.playing and self.wanted != self.playing:
            output.end_music()
            self.forget()
        if self.playing and self.resting != (gain <= 0):
            self.resting = gain <= 0
            output.rest(self.resting)
        if self.wanted and not self.playing and gain > 0 and output.music(self.wanted):
            self.playing, self.tense = self.wanted, self.tension

    def _follow(self, dt: float) -> None:
        """Move towards the tension that the match has, and give way as much as the loudest demands."""
        far = self.tension - self.tense
        self.tense += max(-dt / TO_CALM, min(dt / TO_TENSION, far))
        self._under = [(decibels, left - dt) for decibels, left in self._under if left > 0]
        wanted = max([decibels for decibels, _ in self._under], default=0.0)
        wanted = max(wanted, UNDER_SPEECH if self.speaking else 0.0)
        if wanted > self.ducked:
            self.ducked = min(wanted, self.ducked + UNDER_SPEECH * dt / GIVES_WAY)
        else:
            self.ducked = max(wanted, self.ducked - UNDER_SPEECH * dt / RETURNS)

    def forget(self) -> None:
        """Nothing is played any more."""
        self.playing, self.resting, self.presence, self._set = "", False, 0.0, (-1.0, -1.0)
