"""Turns, questions, warnings, victory and defeat: what the table itself says."""

from __future__ import annotations

import numpy as np

from .tools import (
    BAR,
    BELL,
    GLASS,
    SKIN,
    Chance,
    Sound,
    clock,
    decay,
    edges,
    glide,
    noise,
    note,
    plucked,
    put,
    room,
    silence,
    struck,
    swell,
    swept,
    tone,
)


def turn_own(stream: Chance, number: int) -> Sound:
    """Two bells upwards: it is for you to act."""
    sound = silence(1.3)
    for at, key, loud in ((0.0, 62, 0.7), (0.15, 69, 1.0)):
        put(sound, struck(stream, note(key), (1, 2.0, 3.01, 4.17, 5.43), 0.26, 1.1, 0.45, 0.6, 0.001), at, 0.4 * loud)
        put(sound, tone(note(key - 12), 0.8) * decay(0.8, 0.18, 0.02), at, 0.2 * loud)
    return room(stream, edges(sound, end=0.08), 0.9, 0.25, 5000)


def turn_far(stream: Chance, number: int) -> Sound:
    """One soft wooden note, lower: somebody else acts."""
    sound = silence(0.7)
    put(sound, struck(stream, note(57), BAR, 0.13, 0.6, 0.2, 0.9, 0.001), 0.0, 0.6)
    put(sound, tone(note(45), 0.5) * decay(0.5, 0.12, 0.015), 0.0, 0.25)
    return room(stream, edges(sound, end=0.05), 0.6, 0.2, 3000)


def question(stream: Chance, number: int) -> Sound:
    """Two short notes that rise and stay open."""
    sound = silence(0.6)
    for at, key in ((0.0, 74), (0.1, 81)):
        put(sound, struck(stream, note(key + (0, 2)[number]), BAR, 0.075, 0.4, 0.16, 0.8, 0.001), at, 0.5)
    return room(stream, edges(sound, end=0.05), 0.5, 0.2, 6000)


def warning(stream: Chance, number: int) -> Sound:
    """A heart that beats twice under a narrow second."""
    sound = silence(1.3)
    for at, loud in ((0.0, 0.85), (0.2, 1.0), (0.72, 0.55), (0.92, 0.65)):
        put(sound, tone(glide(92, 56, 0.2, 0.5), 0.2) * decay(0.2, 0.04, 0.006), at, loud)
        put(sound, struck(stream, 118, SKIN, 0.035, 0.2, 0.4), at, 0.15 * loud)
    strain = tone(note(57), 1.15) + 0.8 * tone(note(58), 1.15) + 0.3 * tone(note(69), 1.15)
    put(sound, strain * swell(1.15, 0.3), 0.0, 0.11)
    return room(stream, edges(sound, end=0.08), 0.7, 0.2, 2500)


def _chord(stream: Chance, keys: tuple[int, ...], seconds: float, cutoff: Sound) -> Sound:
    """Bowed strings: saws, three to a note and slightly apart, through a filter that opens."""
    sound = silence(seconds)
    for key in keys:
        for apart in (0.9965, 1.0, 1.0035):
            frequency = (
                note(key) * apart * (1 + 0.0018 * np.sin(2 * np.pi * 4.8 * clock(seconds) + stream.random() * 6))
            )
            phase = np.cumsum(frequency) / 44_100 + stream.random()
            highest = int(min(24, 7000 // note(key)))
            sound += sum(np.sin(2 * np.pi * phase * part) / part for part in range(1, highest + 1)) / len(keys) / 3
    return swept(sound, cutoff, 0.8)


def victory(stream: Chance, number: int) -> Sound:
    """Home in four steps, bells on top."""
    sound = silence(4.4)
    steps = (
        (0.0, 0.55, (50, 57, 62, 66)),
        (0.42, 0.55, (55, 62, 67, 71)),
        (0.84, 0.6, (57, 64, 69, 73)),
        (1.32, 2.7, (50, 57, 62, 69, 74, 78)),
    )
    for at, length, keys in steps:
        opened = glide(700, 3400, length, 0.5)
        put(sound, _chord(stream, keys, length, opened) * swell(length, 0.12, 0.8), at, 0.55)
        put(sound, struck(stream, note(keys[0] - 12), SKIN, 0.1, 0.5, 0.4), at, 0.35)
        put(sound, struck(stream, note(keys[-1] + 12), BELL, 0.35, 1.6, 0.5), at, 0.1)
    for place, key in enumerate((86, 90, 93, 98, 93, 90, 86)):
        put(sound, struck(stream, note(key), GLASS, 0.2, 0.9, 0.3), 1.45 + 0.14 * place, 0.1)
    for place, key in enumerate((62, 66, 69, 74)):
        put(sound, plucked(stream, note(key), 1.6, 0.35, 0.7), 1.32 + 0.06 * place, 0.16)
    return room(stream, edges(sound, 0.004, 0.4), 1.4, 0.25, 5500)


def defeat(stream: Chance, number: int) -> Sound:
    """Down by steps to a dark fifth; the last drum is far away."""
    sound = silence(4.2)
    steps = ((0.0, 0.9, (57, 60, 64)), (0.75, 0.9, (53, 57, 60)), (1.5, 0.9, (52, 56, 59)), (2.3, 1.8, (45, 52, 57)))
    for at, length, keys in steps:
        dark = glide(1500 - 250 * at, 380, length, 0.8)
        put(sound, _chord(stream, keys, length, dark) * swell(length, 0.2), at, 0.6)
        put(sound, plucked(stream, note(keys[0] - 12), 1.4, 0.8, 0.6), at, 0.3)
    for at, loud in ((2.3, 0.8), (2.75, 0.35), (3.3, 0.16)):
        put(sound, tone(glide(80, 46, 0.5, 0.5), 0.5) * decay(0.5, 0.1, 0.006), at, loud * 0.7)
    put(sound, noise(stream, 2.0, 60, 400, 1.2, -4) * swell(2.0, 0.4), 2.0, 0.07)
    return room(stream, edges(sound, 0.02, 0.5), 1.5, 0.3, 2600)
