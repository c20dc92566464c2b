"""What a person hears of whole matches, recorded and measured:

    python -m tests.table.recorded_sound OUT.md [--matches 10] [--level novice] [--keep FOLDER]

Computers play against each other at the table, game after game in turn, at the settings that nobody changed. Nobody
waits for it: time goes in steps of a frame, and `Tape` stands in for the mixer, with the sounds as the mixer decodes
them, its steps of volume, its voices and its sum of 16 bits, which is cut off where it goes beyond. OUT.md is a table
of the matches; `--keep` also writes what was heard, as FLAC.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from itertools import repeat
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import pygame
import soundfile
from numpy.typing import NDArray

from assets.bake_sounds import loudness
from game.ai.thinking import Question, think
from game.records.cards import GAMES
from game.table.match import opening
from game.table.match.running import RESULT_SHOWN
from game.table.match.scene import MatchScene
from game.table.playing.session import Play
from game.table.sound.device import FILES, LOOPS, RATE, VOICES, _bridge, _variants
from game.table.sound.music import CALM, TENSION
from tests.table import live

FRAME = 1 / 30
STEPS = 128
"""From silence to as it was made: so finely a mixer's volume can be set."""
FULL = 1 << 15
LONGEST = 1800.0
"""Seconds after which a match is left, so that a fault ends."""
Rows = NDArray[np.float32]


def decoded(file: str) -> Rows:
    """A sound as the mixer has it: frames of left and right, of 16 bits."""
    suffix = "opus" if file.startswith(("music-", "sting-")) else "ogg"
    sound = pygame.mixer.Sound(str(FILES / f"{file}.{suffix}"))
    if file.startswith("music-"):
        _bridge(sound)
    return pygame.sndarray.array(sound).astype(np.float32)


@dataclass
class Voice:
    """What sounds on one channel."""

    file: str
    rows: Rows
    gain: float
    loops: bool = False
    at: int = 0
    fade: float = 1.0
    """How far it has come up, and by how much that changes within a frame of the sound."""
    slope: float = 0.0
    rests: bool = False

    def taken(self, frames: int) -> Rows:
        """What it gives for so many frames, and goes on."""
        places = self.at + np.arange(frames)
        heard = np.take(self.rows, places % len(self.rows), axis=0)
        if not self.loops:
            heard[places >= len(self.rows)] = 0
        fades = np.clip(self.fade + self.slope * np.arange(frames), 0, 1)
        self.at, self.fade = self.at + frames, float(np.clip(self.fade + self.slope * frames, 0, 1))
        return heard * (int(self.gain * STEPS) / STEPS * fades[:, np.newaxis]).astype(np.float32)

    @property
    def over(self) -> bool:
        return (not self.loops and self.at >= len(self.rows)) or (self.fade <= 0 and self.slope < 0)


class Tape:
    """An output (`sound.speaker.Output`) that mixes what it is told into rows of samples."""

    def __init__(self) -> None:
        self.known = _variants(FILES)
        self._read: dict[str, Rows] = {}
        self.voices: list[Voice] = []
        self.beds: list[Voice] = []
        self.layers: list[Voice] = []
        self.stung: list[Voice] = []
        self.blocks: list[Rows] = []
        self.played = self.dropped = 0

    def _rows(self, file: str) -> Rows:
        if file not in self._read:
            self._read[file] = decoded(file)
        return self._read[file]

    def advance(self, seconds: float) -> None:
        """Record so much of what sounds now."""
        frames = round(seconds * RATE)
        heard = np.zeros((frames, 2), np.float32)
        for voice in (*self.voices, *self.beds, *self.layers, *self.stung):
            if not voice.rests:
                heard += voice.taken(frames)
        self.blocks.append(heard)
        for group in (self.voices, self.beds, self.stung):
            group[:] = [voice for voice in group if not voice.over]

    # what the speaker asks for

    def open(self) -> bool:
        return True

    def close(self) -> None: ...

    def play(self, name: str, gain: float, number: int) -> bool:
        if len(self.voices) >= VOICES:
            self.dropped += 1
            return False
        self.played += 1
        self.voices.append(Voice(f"{name}-{number + 1}", self._rows(f"{name}-{number + 1}"), gain))
        return True

    def variants(self, name: str) -> int:
        return self.known.get(name, 1)

    def loop(self, name: str, gain: float, fade: int) -> bool:
        self.beds[:] = self.beds[1 - LOOPS :]
        self.beds.append(Voice(name, self._rows(name), gain, True, fade=0.0, slope=1000 / fade / RATE))
        return True

    def loudness(self, gain: float) -> None:
        if self.beds:
            self.beds[-1].gain = gain

    def fade(self, milliseconds: int) -> None:
        if self.beds:
            self.beds[-1].slope = -1000 / milliseconds / RATE

    def music(self, name: str) -> bool:
        self.layers[:] = [Voice(name + layer, self._rows(name + layer), 0.0, True) for layer in (CALM, TENSION)]
        return True

    def levels(self, calm: float, tension: float) -> None:
        for layer, gain in zip(self.layers, (calm, tension), strict=False):
            layer.gain = gain

    def rest(self, resting: bool) -> None:
        for layer in self.layers:
            layer.rests = resting

    def end_music(self) -> None:
        self.layers.clear()

    def sting(self, name: str, gain: float) -> float:
        self.stung[:] = [Voice(name, self._rows(name), gain)]
        return len(self._rows(name)) / RATE


class Mind:
    """Thinks for the computers at once (`playing.session.Thinker`)."""

    receipt, trouble = None, ""

    def __init__(self, match: Any) -> None:
        self.match, self.asked = match, None
        self.minds: dict[Any, Any] = {}

    def ask(self, view: Any, level: str, seed: int, *, apart: bool = False) -> None:
        self.asked = Question(0, view, level, seed, None, None, apart)

    def think_ahead(self, view: Any, level: str, seed: int) -> None: ...

    def poll(self) -> Any:
        return think(self.asked, self.match.game, self.match.state.cards, self.minds)[0]

    def refused(self) -> None:
        raise AssertionError("an answer that is no answer")

    def stop(self) -> None: ...


class Heard(NamedTuple):
    """One match in figures: seconds, LUFS of the whole and of its loudest second, dBFS between samples, and samples
    that went beyond 16 bits, of both channels."""

    game: str
    seed: int
    seconds: float
    sounds: int
    whole: float
    second: float
    true_peak: float
    clipped: int

    def row(self) -> str:
        return (
            f"| {self.game} | {self.seed} | {self.seconds // 60:.0f}:{self.seconds % 60:02.0f} | {self.sounds} | "
            f"{self.whole:.1f} | {self.second:.1f} | {self.true_peak:.1f} | {self.clipped} |\n"
        )


HEAD = """| game | seed | length | effects | whole | loudest second | true peak | clipped samples |
|---|---|---|---|---|---|---|---|
"""


def played(game: str, seed: int, level: str) -> Tape:
    """A match of computers at the table up to its end, heard from the opening on."""
    stage = live.stage(game=game)
    tape = Tape()
    stage.sound.output = tape
    decks = [deck.id for deck in live.library(game).decks]
    pair = decks[seed % len(decks)], decks[(seed + 1) % len(decks)]
    match = live.new_match(pair, seed, seats=(level, level), game=game)
    scene = MatchScene(stage, Play(match, match.seats, Mind(match)), opening.names(match.seats), match.decks)
    stage.go(scene)
    scene.begin_versus()
    passed, shown = 0.0, 0.0
    stage.sound.clock = lambda: passed
    while shown < RESULT_SHOWN and passed < LONGEST:
        stage.update(FRAME)
        tape.advance(FRAME)
        passed += FRAME
        shown += FRAME if scene.result else 0.0
    scene.leave()
    return tape


def parts(rows: NDArray[np.float64], seconds: float = 10.0, margin: int = 2000) -> Iterator[float]:
    """The true peaks of parts, each looked at with a margin beside it."""
    step = round(seconds * RATE)
    for first in range(0, rows.shape[1], step):
        low, high = max(0, first - margin), min(rows.shape[1], first + step + margin)
        part = rows[:, low:high]
        fine = np.abs(4 * np.fft.irfft(np.fft.rfft(part), 4 * part.shape[1]))
        yield loudness.decibels(float(fine[:, 4 * (first - low) : 4 * (first - low + step)].max()))


def measured(game: str, seed: int, tape: Tape) -> Heard:
    heard = np.concatenate(tape.blocks)
    clipped = int((np.abs(heard) > FULL - 1).sum())
    rows = np.ascontiguousarray(heard.T, np.float64) / FULL
    return Heard(
        game, seed, rows.shape[1] / RATE, tape.played, loudness.integrated(rows), loudness.momentary(rows, 1.0),
        max(parts(rows)), clipped,
    )  # fmt: skip


def heard_of(number: int, level: str, keep: Path | None) -> Heard:
    """The match of that number, measured; what was heard goes into the folder `keep`."""
    os.environ["SDL_AUDIODRIVER"] = "dummy"
    pygame.mixer.init(RATE, -16, 2, 1024, allowedchanges=0)
    game, seed = GAMES[number % len(GAMES)], number + 1
    tape = played(game, seed, level)
    if keep:
        keep.mkdir(parents=True, exist_ok=True)
        soundfile.write(keep / f"{game}-{seed}.flac", np.clip(np.concatenate(tape.blocks) / FULL, -1, 1), RATE)
    return measured(game, seed, tape)


def main() -> None:
    read = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    read.add_argument("out", type=Path)
    read.add_argument("--matches", type=int, default=10)
    read.add_argument("--level", default="novice")
    read.add_argument("--keep", type=Path)
    read.add_argument("--jobs", type=int, default=1, help="so many matches at once")
    given = read.parse_args()
    rows = []
    with ProcessPoolExecutor(given.jobs) as pool:
        for heard in pool.map(heard_of, range(given.matches), repeat(given.level), repeat(given.keep)):
            rows.append(heard.row())
            print(rows[-1], end="", flush=True)
    given.out.write_text(HEAD + "".join(rows), "utf-8")


if __name__ == "__main__":
    main()
