"""What a table sounds like when nobody acts: loops of LENGTH seconds in stereo, as arrays of two rows.

All of it goes round: noise is shaped over the whole loop, slow movements come back in whole rounds, what rings beyond
the end is heard at the start. So there is no seam to hide.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from .deeds import bubble, quill
from .tools import (
    BELL,
    SKIN,
    WOOD,
    Chance,
    Sound,
    count,
    decay,
    grains,
    hall,
    noise,
    note,
    plucked,
    struck,
    swell,
    tone,
    wrap,
)

LENGTH = 40.0
ROUND = 2 * np.pi / count(LENGTH) * np.arange(count(LENGTH))
"""Once around the loop."""


def waves(stream: Chance, rounds: tuple[int, ...], least: float = 0.25) -> Sound:
    """A slow swell between `least` and 1 out of so many whole rounds of the loop each."""
    moving = sum(np.sin(times * ROUND + stream.random() * 6) for times in rounds) / len(rounds)
    return least + (1 - least) * (0.5 + 0.5 * np.asarray(moving))


def drone(stream: Chance, frequency: float) -> Sound:
    """A tone with whole rounds in the loop, beside one that is a round or two off."""
    rounds = round(frequency * LENGTH)
    sound = np.sin(rounds * ROUND) + 0.8 * np.sin((rounds + stream.integers(3, 9)) * ROUND + 2)
    return np.asarray(sound) * waves(stream, (2, 3, 5), 0.35)


def moments(stream: Chance, many: int, apart: float) -> list[float]:
    """Times in the loop, none closer than `apart` to the one before."""
    free = LENGTH - many * apart
    return [float(at + place * apart) for place, at in enumerate(np.sort(stream.random(many)) * free)]


def placed(left: Sound, right: Sound, sound: Sound, at: float, gain: float, where: float) -> None:
    """`where`: 0 is left, 1 is right."""
    wrap(left, sound, at, gain * float(np.cos(where * np.pi / 2)))
    wrap(right, sound, at, gain * float(np.sin(where * np.pi / 2)))


def _wide(stream: Chance, sides: list[Sound], low: float, high: float, gain: Sound | float, tilt: float = 0.0) -> None:
    for side in sides:
        side += gain * noise(stream, LENGTH, low, high, 1.5, tilt)


def workshop(stream: Chance) -> list[Sound]:
    """Contracts: extractors hum a fifth, water runs through pipes, the furnace breathes, a glass now and then."""
    left, right = np.zeros(count(LENGTH)), np.zeros(count(LENGTH))
    sides = [left, right]
    for key, loud in ((33, 0.5), (40, 0.32), (45, 0.22), (52, 0.1)):
        for side in sides:
            side += 0.16 * loud * drone(stream, note(key))
    breath = waves(stream, (7, 9), 0.2)
    _wide(stream, sides, 70, 420, 0.05 * breath, -3)
    _wide(stream, sides, 600, 2600, 0.012 * waves(stream, (3, 4, 11), 0.3), -4)
    for at in moments(stream, 70, 0.2):
        drop = bubble(stream, stream.uniform(420, 1250), 1.0)
        placed(left, right, drop, at, stream.uniform(0.01, 0.05), 0.15 + 0.25 * stream.random())
    for at in moments(stream, 26, 0.6):
        crack = grains(stream, 0.3, (0.0, 0.05, 0.13), 0.003, 900, 4500, (0.6, 0.3, 0.4))
        placed(left, right, crack, at, stream.uniform(0.008, 0.03), 0.6 + 0.3 * stream.random())
    for at, key in zip(moments(stream, 7, 3.5), (69, 76, 74, 81, 71, 76, 69), strict=True):
        glass = struck(stream, note(key), (1, 2.32, 4.25), 0.6, 2.5, 0.18, 0.7, 0.001)
        placed(left, right, glass, at, 0.02, stream.random())
    return [hall(stream, side, 2.2, 0.35, 2800) for side in sides]


def battlefield(stream: Chance) -> list[Sound]:
    """Cataclysm: wind over a wide field, embers, far thunder and a drum that nobody answers."""
    left, right = np.zeros(count(LENGTH)), np.zeros(count(LENGTH))
    sides = [left, right]
    for low, high, loud, rounds in (
        (60, 240, 0.085, (3, 5)), (220, 620, 0.05, (4, 7)), (520, 1300, 0.022, (5, 6, 11)), (1500, 3800, 0.006, (7, 10))
    ):  # fmt: skip
        _wide(stream, sides, low, high, loud * waves(stream, rounds, 0.15), -2)
    for side, whistle in zip(sides, (392.0, 440.0), strict=True):
        side += 0.02 * waves(stream, (3, 8), 0.0) ** 2 * noise(stream, LENGTH, whistle * 0.985, whistle * 1.015, 6)
        side += 0.03 * drone(stream, note(31)) + 0.018 * drone(stream, note(38))
    for at in moments(stream, 40, 0.4):
        ember = grains(stream, 0.2, (0.0, 0.04), 0.002, 1500, 6000, (0.7, 0.3))
        placed(left, right, ember, at, stream.uniform(0.006, 0.024), stream.random())
    for at in moments(stream, 3, 9):
        thunder = noise(stream, 4.0, 30, 150, 1.5, -4) * np.clip(0.6 + 0.4 * noise(stream, 4.0, 1, 6), 0, 2)
        placed(left, right, thunder * decay(4.0, 0.7, 0.7), at, 0.09, stream.random())
    for at in (6.0, 6.55, 26.0, 26.55):
        drum = struck(stream, 62, SKIN, 0.14, 1.2, 0.5)
        placed(left, right, drum, at, 0.03, 0.35)
    return [hall(stream, side, 2.8, 0.4, 2000) for side in sides]


def hourglass(stream: Chance) -> list[Sound]:
    """ESTRO: a quiet hall in which sand runs; plucked strings far off, wood that settles, a low choir."""
    left, right = np.zeros(count(LENGTH)), np.zeros(count(LENGTH))
    sides = [left, right]
    for key, loud in ((38, 0.4), (45, 0.3), (50, 0.2), (53, 0.12), (57, 0.1)):
        for side in sides:
            voice = drone(stream, note(key)) + 0.3 * drone(stream, note(key + 12))
            side += 0.13 * loud * voice * waves(stream, (1, 3), 0.1)
    _wide(stream, sides, 90, 380, 0.03 * waves(stream, (2, 5), 0.4), -3)
    sand = 0.6 + 0.4 * np.clip(noise(stream, LENGTH, 6, 30), -2, 2) / 2
    left += 0.004 * sand * noise(stream, LENGTH, 2600, 7000)
    right += 0.010 * sand * noise(stream, LENGTH, 2400, 6500)
    tune = (62, 69, 65, 74, 72, 69, 64, 67, 62)
    for at, key in zip(moments(stream, len(tune), 2.6), tune, strict=True):
        string = plucked(stream, note(key), 2.4, 0.75, 0.8)
        placed(left, right, string, at, 0.05, 0.25 + 0.3 * stream.random())
    for at in moments(stream, 6, 3):
        knock = struck(stream, stream.uniform(150, 240), WOOD, 0.03, 0.3, 0.4)
        placed(left, right, knock, at, 0.012, stream.random())
    placed(left, right, struck(stream, note(50), BELL, 1.1, 5.0, 0.5, 0.6), 19.0, 0.012, 0.7)
    return [hall(stream, side, 3.0, 0.5, 2600) for side in sides]


def scriptorium(stream: Chance) -> list[Sound]:
    """Grimoire: nibs on vellum, candles that flutter, a chant behind walls, a page now and then, a far bell."""
    left, right = np.zeros(count(LENGTH)), np.zeros(count(LENGTH))
    sides = [left, right]
    for key, loud in ((38, 0.34), (45, 0.26), (50, 0.2), (57, 0.07)):
        for side in sides:
            voice = drone(stream, note(key)) + 0.35 * drone(stream, note(key) * 2) + 0.12 * drone(stream, note(key) * 3)
            side += 0.1 * loud * voice * waves(stream, (1, 2, 3), 0.05)
    _wide(stream, sides, 80, 320, 0.028 * waves(stream, (2, 3), 0.5), -3)
    flutter = np.clip(noise(stream, LENGTH, 3, 14), -2, 2) / 2
    for side, loud in zip(sides, (0.012, 0.007), strict=True):
        side += loud * (0.4 + 0.6 * flutter) * noise(stream, LENGTH, 160, 900, 1.3, -2)
    for at in moments(stream, 16, 1.1):
        writing = quill(stream, stream.uniform(0.5, 1.4), int(stream.integers(2, 6)))
        placed(left, right, writing, at, stream.uniform(0.006, 0.016), 0.2 + 0.6 * stream.random())
    for at in moments(stream, 5, 4):
        leaf = noise(stream, 0.4, 500, 5200, 1.2, -2) * swell(0.4, 0.5)
        placed(left, right, leaf, at, 0.012, stream.random())
    for at, key in zip(moments(stream, 8, 3), (62, 64, 65, 64, 62, 60, 57, 62), strict=True):
        chant = sum(note_of * tone(note(key) * part, 2.2, stream.random() * 6)
                    for part, note_of in ((1, 1.0), (2, 0.35), (3, 0.16)))  # fmt: skip
        placed(left, right, chant * swell(2.2, 0.4), at, 0.014, 0.35 + 0.3 * stream.random())
    placed(left, right, struck(stream, note(52), BELL, 1.3, 5.0, 0.45, 0.6), 23.0, 0.016, 0.75)
    return [hall(stream, side, 3.4, 0.5, 2400) for side in sides]


LOOPS: dict[str, Callable[[Chance], list[Sound]]] = {
    "ambience-workshop": workshop,
    "ambience-battlefield": battlefield,
    "ambience-hourglass": hourglass,
    "ambience-scriptorium": scriptorium,
}
