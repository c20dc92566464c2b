"""A picture of sounds for those who can't hear them just now: spectrogram over waveform, one box for each."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import numpy as np
from PIL import Image, ImageDraw

from . import files
from .music import opus, pieces
from .tools import RATE, Sound

BOX, HIGH, WAVE = 250, 120, 40
ACROSS = 6
LOWEST, HIGHEST = 40.0, 16_000.0
RANGE = 75.0  # decibels from black to white


SEAM = 3.0
"""Seconds of a piece of music before and after its seam."""


def draw(names: list[str], target: Path) -> None:
    shown = [box for name in names for box in _boxes(name)]
    rows = -(-len(shown) // ACROSS)
    picture = Image.new("RGB", (ACROSS * BOX, rows * (HIGH + WAVE + 22)), (20, 20, 24))
    pen = ImageDraw.Draw(picture)
    for place, (name, sound) in enumerate(shown):
        x, y = place % ACROSS * BOX, place // ACROSS * (HIGH + WAVE + 22)
        pen.text((x + 4, y + 3), f"{name}  {len(sound) / RATE:.2f} s", (240, 230, 200))
        picture.paste(Image.fromarray(_spectrogram(sound)), (x + 2, y + 18))
        _wave(pen, sound, x + 2, y + 18 + HIGH)
    picture.save(target)


def _boxes(name: str) -> Iterator[tuple[str, Sound]]:
    """A sound, and of a piece of music what is around its seam, which is in the middle then."""
    content = files.place(name).read_bytes()
    sound = (opus.decoded(content) if pieces.is_one(name) else files.decoded(content)).mean(axis=0)
    yield name, sound
    if name.startswith(pieces.LAYERS):
        part = round(SEAM * RATE)
        yield f"{name.removeprefix(pieces.LAYERS)}, seam", np.concatenate((sound[-part:], sound[:part]))


def _spectrogram(sound: Sound) -> np.ndarray:
    """Time from left to right, frequencies from 40 Hz to 16 kHz by equal intervals from foot to top."""
    size = 2048
    wide = BOX - 6
    padded = np.concatenate((np.zeros(size // 2), sound, np.zeros(size)))
    starts = np.linspace(0, len(sound) - 1, wide).astype(int)
    window = np.hanning(size)
    power = np.abs([np.fft.rfft(padded[at : at + size] * window) for at in starts])
    wanted = LOWEST * (HIGHEST / LOWEST) ** np.linspace(1, 0, HIGH)
    level = 20 * np.log10(1e-7 + power[:, np.round(wanted * size / RATE).astype(int)].T)
    part = np.clip((level - level.max() + RANGE) / RANGE, 0, 1)
    shades = np.stack((part**0.8, part**1.6, 0.35 * np.sin(part * np.pi) + part**4 * 0.65), axis=-1)
    return (255 * np.clip(shades, 0, 1)).astype(np.uint8)


def _wave(pen: ImageDraw.ImageDraw, sound: Sound, x: int, y: int) -> None:
    wide = BOX - 6
    loudest = max(1e-6, float(np.abs(sound).max()))
    for column, part in enumerate(np.array_split(sound, wide)):
        if len(part):
            high, low = part.max() / loudest, part.min() / loudest
            pen.line((x + column, y + WAVE / 2 * (1 - high), x + column, y + WAVE / 2 * (1 - low)), (120, 200, 230))
