"""The sound device, by pygame's mixer. Whatever goes wrong here is said once and then there is silence."""

from __future__ import annotations

import json
import sys
import threading
from pathlib import Path

import pygame

from game.system.places import data_root
from game.table.sound.music import CALM, TENSION

FILES = data_root() / "assets" / "sounds"
RATE, FORMAT, CHANNELS, BUFFER = 44_100, -16, 2, 1024
VOICES = 8
"""So many effects sound at once; one more is not heard."""
LOOPS = 2
"""Channels for the ambience: one fades out while the other fades in."""
TENSE, STING = LOOPS, LOOPS + 1
"""The channels of the music beside the stream that its calm layer is."""
FIRST = LOOPS + 2
"""The first of the effects' channels."""
PAUSE = 0.004  # seconds between two files that are read, in which others may run
BRIDGED = 8
"""Samples before and after the seam of a loop that the mixer bends where it brings it to its rate."""
FULL = 1 << 15
LOOP = "ambience-"
MUSIC, STINGS = "music-", "sting-"
FAULTS = (pygame.error, OSError, ValueError, KeyError, TypeError)


class Device:
    def __init__(self, folder: Path = FILES) -> None:
        self.folder = folder
        self._sounds: dict[str, pygame.mixer.Sound] = {}
        self._known: dict[str, int] = {}
        """How many variants there are of each sound."""
        self._said: set[str] = set()
        self._wanted: list[str] = []
        """Loops and pieces that were asked for and are not read yet."""
        self._piece = ""
        """The piece of music that is read."""
        self._layers: dict[str, pygame.mixer.Sound] = {}
        """Its layer of tension and its stings; the calm layer is a stream."""
        self._tried: set[str] = set()
        """The pieces that are being read just now, or can't be."""
        self._stop = threading.Event()
        self._reader: threading.Thread | None = None
        self._channel = 0

    # opening and reading

    def open(self) -> bool:
        try:
            pygame.mixer.init(RATE, FORMAT, CHANNELS, BUFFER, allowedchanges=0)
            pygame.mixer.set_num_channels(FIRST + VOICES)
            self._known = _variants(self.folder)
        except FAULTS as fault:
            self._say("no sound", fault)
            return False
        self._stop.clear()
        self._reader = threading.Thread(target=self._read, name="sounds", daemon=True)
        self._reader.start()
        return True

    def _read(self) -> None:
        """The effects first, then the loops as they are asked for."""
        for name, count in self._known.items():
            for number in range(count):
                if self._stop.wait(PAUSE):
                    return
                if not name.startswith((LOOP, MUSIC, STINGS)):
                    self._load(f"{name}-{number + 1}")
        while not self._stop.wait(0.25):
            while self._wanted:
                name = self._wanted.pop()
                if name.startswith(MUSIC):
                    self._load_piece(name)
                else:
                    self._load(name)

    def _load(self, file: str) -> None:
        if file in self._sounds:
            return
        if file.startswith(LOOP):
            self._forget_loops()
        try:
            self._sounds[file] = pygame.mixer.Sound(str(self.folder / f"{file}.ogg"))
        except FAULTS as fault:
            self._say(f"the sound {file} can't be played", fault)

    def _forget_loops(self) -> None:
        """A loop that is decoded is 7 MB, so those that are not heard go before another one is read."""
        heard = {id(pygame.mixer.Channel(number).get_sound()) for number in range(LOOPS)}
        for name in [name for name, sound in self._sounds.items() if name.startswith(LOOP) and id(sound) not in heard]:
            del self._sounds[name]

    def _load_piece(self, name: str) -> None:
        """A layer that is decoded is 8 MB, so only those of one piece are kept."""
        self._piece, self._layers = "", {}
        self._tried.add(name)
        try:
            stings = STINGS + name.removeprefix(MUSIC)
            for file in self._known:
                if file == name + TENSION or file.startswith(stings + "-"):
                    self._layers[file] = pygame.mixer.Sound(str(self.folder / f"{file}.opus"))
            _bridge(self._layers[name + TENSION])
            pygame.mixer.music.load(str(self.folder / f"{name}{CALM}.opus"))
        except FAULTS as fault:
            self._say(f"{name} can't be played", fault)
            return
        self._piece = name
        self._tried.discard(name)

    def _say(self, what: str, fault: Exception) -> None:
        """One line in the log for each thing that is wrong."""
        if what not in self._said:
            self._said.add(what)
            print(f"contracts: {what} ({fault or type(fault).__name__})", file=sys.stderr)

    # playing

    def variants(self, name: str) -> int:
        return self._known.get(name, 1)

    def play(self, name: str, gain: float, number: int) -> bool:
        """Is it heard? Not while it is still being read, nor where all voices are in use."""
        sound = self._sounds.get(f"{name}-{number + 1}")
        try:
            channels = (pygame.mixer.Channel(number) for number in range(FIRST, FIRST + VOICES))
            channel = next((channel for channel in channels if not channel.get_busy()), None)
            if sound is None or channel is None:
                return False
            sound.set_volume(gain)
            channel.play(sound)
        except FAULTS as fault:
            self._say("sounds can't be played", fault)
            return False
        return True

    def loop(self, name: str, gain: float, fade: int) -> bool:
        """False as long as it is still to be read."""
        sound = self._sounds.get(name)
        if sound is None:
            if name in self._known and name not in self._wanted:
                self._wanted.append(name)
            return False
        try:
            self._channel = (self._channel + 1) % LOOPS
            sound.set_volume(gain)
            pygame.mixer.Channel(self._channel).play(sound, loops=-1, fade_ms=fade)
        except FAULTS as fault:
            self._say("the ambience can't be played", fault)
        return True

    def loudness(self, gain: float) -> None:
        """Of the loop that is heard."""
        try:
            sound = pygame.mixer.Channel(self._channel).get_sound()
            if sound is not None:
                sound.set_volume(gain)
        except FAULTS as fault:
            self._say("the ambience can't be played", fault)

    def fade(self, milliseconds: int) -> None:
        try:
            channel = pygame.mixer.Channel(self._channel)
            if channel.get_volume() > 0:
                channel.fadeout(milliseconds)
            else:  # just begun, it would not fade
                channel.stop()
        except FAULTS as fault:
            self._say("the ambience can't be played", fault)

    # music

    def music(self, name: str) -> bool:
        """False as long as it is still to be read. Both layers begin in one call, so that they stay in time."""
        if self._piece != name:
            if name + CALM in self._known and name not in (*self._wanted, *self._tried):
                self._wanted.append(name)
            return False
        try:
            tense = self._layers[name + TENSION]
            tense.set_volume(0)
            pygame.mixer.music.set_volume(0)
            pygame.mixer.Channel(TENSE).play(tense, loops=-1)
            pygame.mixer.music.play(loops=-1)
        except FAULTS as fault:
            self._say("the music can't be played", fault)
        return True

    def levels(self, calm: float, tension: float) -> None:
        try:
            pygame.mixer.music.set_volume(calm)
            tense = self._layers.get(self._piece + TENSION)
            if tense is not None:
                tense.set_volume(tension)
        except FAULTS as fault:
            self._say("the music can't be played", fault)

    def rest(self, resting: bool) -> None:
        try:
            channel = pygame.mixer.Channel(TENSE)
            if resting:
                channel.pause()
                pygame.mixer.music.pause()
            else:
                channel.unpause()
                pygame.mixer.music.unpause()
        except FAULTS as fault:
            self._say("the music can't be played", fault)

    def end_music(self) -> None:
        try:
            pygame.mixer.Channel(TENSE).stop()
            pygame.mixer.music.stop()
        except FAULTS as fault:
            self._say("the music can't be played", fault)

    def sting(self, name: str, gain: float) -> float:
        sound = self._layers.get(name)
        if sound is None:
            return 0.0
        try:
            sound.set_volume(gain)
            pygame.mixer.Channel(STING).play(sound)
        except FAULTS as fault:
            self._say("the music can't be played", fault)
            return 0.0
        return sound.get_length()

    def close(self) -> None:
        self._stop.set()
        if self._reader is not None:
            self._reader.join(1.0)
            self._reader = None
        self._sounds.clear()
        self._wanted.clear()
        self._piece, self._layers = "", {}
        self._tried.clear()
        pygame.mixer.quit()


def _bridge(loop: pygame.mixer.Sound) -> None:
    """Lead the end of a loop into its start along a curve: the mixer took silence to be around it, changing its rate.

    The few samples within BRIDGED of the seam are made anew of what lies beyond them, for each channel.
    """
    with memoryview(loop).cast("B").cast("h") as samples:  # type: ignore[arg-type]  # it is a buffer; the stubs keep quiet
        for side in range(CHANNELS):
            before, start = (samples[side - CHANNELS * (BRIDGED + back)] for back in (1, 0))
            end, after = (samples[side + CHANNELS * (BRIDGED + on)] for on in (0, 1))
            long = 2 * BRIDGED
            rise, drop = (start - before) * long, (after - end) * long
            for place in range(1, long):
                t = place / long
                value = (
                    start * (2 * t**3 - 3 * t**2 + 1) + end * (3 * t**2 - 2 * t**3)
                    + rise * (t**3 - 2 * t**2 + t) + drop * (t**3 - t**2)
                )  # fmt: skip
                samples[side + CHANNELS * (place - BRIDGED)] = max(-FULL, min(FULL - 1, round(value)))


def _variants(folder: Path) -> dict[str, int]:
    """The sounds of the index, and how many variants there are of each; a loop has one, and its name no number."""
    found: dict[str, int] = {}
    for file in json.loads((folder / "index.json").read_text("utf-8"))["files"]:
        name, _, number = file.rpartition("-")
        whole = name if number.isdigit() else file
        found[whole] = found.get(whole, 0) + 1
    return found
