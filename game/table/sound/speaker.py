"""Plays sounds when asked to, or not: without a device, a file or a volume there is silence, never an error.

The device is opened in a calm moment after the first frame and the files are read by a thread of their own, so that
nothing waits for either.
"""

from __future__ import annotations

import random
import time
from collections import deque
from typing import TYPE_CHECKING, Protocol

import pygame

from game.table.sound import music

if TYPE_CHECKING:
    from game.table.settings import Settings

SOONEST = 0.04  # seconds between two beginnings of the same sound
CALM, LATEST = 0.4, 3.0  # seconds after which the device is opened where nothing moves, and in any case
FADE_IN, FADE_OUT = 2500, 900  # milliseconds, of the ambience
SAMPLE, SAMPLED = "ambience-workshop", 5.0
"""What is heard, and for how many seconds, where the volume of the ambience is set and the scene has none."""
HEADROOM = 0.5
"""What is left of everything at the loudest volumes, so that what sounds at once never adds up beyond what a device can
play, and a match is as loud as broadcasts are (assets/sounds/README.md)."""
STING = 2.0
"""How much louder than the music its stings are heard; at most as they were made."""
BEHIND = 0.4
"""The part of the volume that is left while another window is in front."""
REMEMBERED = 200


class Output(music.Output, Protocol):
    """What sounds come out of (`device.Device`)."""

    def open(self) -> bool: ...

    def close(self) -> None: ...

    def play(self, name: str, gain: float, number: int) -> bool: ...

    def variants(self, name: str) -> int: ...

    def loop(self, name: str, gain: float, fade: int) -> bool: ...

    def loudness(self, gain: float) -> None: ...

    def fade(self, milliseconds: int) -> None: ...


class Speaker:
    def __init__(self, settings: Settings, output: Output | None = None) -> None:
        self.settings = settings
        self.output = output
        """None where there is nobody to hear, as in pictures and tests."""
        self.asked: deque[str] = deque(maxlen=REMEMBERED)
        """What sounds were asked for last, heard or not."""
        self.ambience = ""
        """The loop that the scene wants."""
        self.music = music.Music()
        self.clock = time.monotonic
        self._open = False
        self._failed = False
        self._waited = 0.0
        self._behind = False
        self._looping = ""
        self._looped_at = 0.0
        self._begun: dict[str, float] = {}
        self._variant: dict[str, int] = {}
        self._chance = random.Random(1)
        self._sampled = 0.0

    # what is asked for

    @property
    def last(self) -> str:
        return self.asked[-1] if self.asked else ""

    def ask(self, name: str) -> None:
        """Play the sound `name` now, in one of its variants."""
        self.asked.append(name)
        gain = self._gain(self.settings.volume_effects)
        if not self._open or self.output is None or gain <= 0:
            return
        now = self.clock()
        if now - self._begun.get(name, -1.0) < SOONEST:
            return
        if self.output.play(name, gain, self._next(name, self.output.variants(name))):
            self._begun[name] = now
            self.music.under(name)

    def sting(self, kind: str) -> bool:
        """Play the short piece of that kind of the music that is heard; False where there is none, or no music."""
        piece, gain = self.music.playing, min(1.0, STING * self._music_gain)
        if not piece or self.output is None or gain <= 0:
            return False
        seconds = self.output.sting(f"{piece.replace('music-', 'sting-', 1)}-{kind}", gain)
        if seconds:
            self.music.give_way(music.UNDER_STING, seconds - 1.0)
        return seconds > 0

    def _next(self, name: str, variants: int) -> int:
        """Any of its variants but the one that was heard last."""
        last = self._variant.get(name, -1)
        others = [number for number in range(variants) if number != last]
        self._variant[name] = self._chance.choice(others) if others else 0
        return self._variant[name]

    def sample(self, setting: str) -> None:
        """Let a volume be heard that was just set; that of the ambience for a while, where there is none.

        The music is there already, wherever one is.
        """
        if setting == "volume_ambience":
            self._sampled = SAMPLED
        elif setting != "volume_music":
            self.ask("hit-middle")

    # volumes

    def _gain(self, part: float) -> float:
        """As ears reckon: half the way on the slider is a quarter of the amplitude; at most HEADROOM."""
        settings = self.settings
        if not settings.sound_on:
            return 0.0
        return float(HEADROOM * (settings.volume * part) ** 2 * (BEHIND if self._behind else 1.0))

    @property
    def _music_gain(self) -> float:
        settings = self.settings
        return self._gain(settings.volume_music) if settings.music_on and not self._behind else 0.0

    @property
    def _wanted(self) -> bool:
        return self.settings.sound_on and self.settings.volume > 0

    # the course of time

    def update(self, dt: float, calm: bool) -> None:
        """`calm`: nothing moves just now, so that the device may take its time."""
        if self.output is None:
            return
        if not self._open and not self._failed and self._wanted:
            self._waited += dt
            if self._waited >= LATEST or (calm and self._waited >= CALM):
                self._open = self.output.open()
                self._failed = not self._open
        self._sampled = max(0.0, self._sampled - dt)
        if self._open:
            self._ambience(self.output)
            self.music.update(dt, self._music_gain, self.output)

    def _ambience(self, output: Output) -> None:
        gain = 0.0 if self._behind else self._gain(self.settings.volume_ambience)
        wanted = self.ambience or (SAMPLE if self._sampled else "")
        if gain <= 0:
            wanted = ""
        if self._looping and self._looping != wanted:
            output.fade(FADE_OUT)
            self._looping, self._looped_at = "", gain
        if wanted and not self._looping:
            if output.loop(wanted, gain, FADE_IN):
                self._looping, self._looped_at = wanted, gain
        elif self._looping and gain != self._looped_at:
            output.loudness(gain)
            self._looped_at = gain

    def handle(self, event: pygame.Event) -> None:
        """Windows that come to the front and go behind, devices that come and go."""
        if event.type == pygame.WINDOWFOCUSLOST:
            self._behind = True
        elif event.type == pygame.WINDOWFOCUSGAINED:
            self._behind = False
        elif event.type in (pygame.AUDIODEVICEREMOVED, pygame.AUDIODEVICEADDED) and not event.iscapture:
            self._devices_changed(event.type == pygame.AUDIODEVICEREMOVED)

    def _devices_changed(self, gone: bool) -> None:
        """Where one is gone what is left is opened anew; where there was none, what has come."""
        if self.output is not None and ((gone and self._open) or (not gone and self._failed)):
            self.output.close()
            self._open = self._failed = False
            self._looping, self._waited = "", 0.0
            self.music.forget()

    def close(self) -> None:
        if self.output is not None:
            self.output.close()
        self.output, self._open = None, False
