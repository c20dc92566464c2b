"""What a piece of music is like when its file is read again."""

from __future__ import annotations

import hashlib
import itertools
from typing import Any

import numpy as np

from .. import loudness
from ..tools import RATE, Sound, count
from . import notation, opus, pieces
from .instruments import Rows

WINDOW = 0.09
"""Seconds before and after a bar line whose spectra are compared."""
CLICK, ABOVE = 0.0015, 5000.0
"""Seconds before and after a bar line, and hertz, where a click would be heard: music has little up there."""


def figures(name: str, content: bytes) -> dict[str, Any]:
    """For the index."""
    heard = opus.decoded(content)
    loops = name.startswith(pieces.LAYERS)
    measure = loudness.integrated if loops else loudness.momentary
    found = {
        "seconds": round(heard.shape[1] / RATE, 3),
        "peak": round(loudness.decibels(float(np.abs(heard).max())), 1),
        "true_peak": round(loudness.true_peak(heard), 1),
        "rms": round(loudness.decibels(float(np.sqrt(np.mean(heard**2)))), 1),
        "loudness": round(measure(heard), 1),
        "bytes": len(content),
        "sha256": hashlib.sha256(content).hexdigest(),
    }
    return found | seam(heard, pieces.score(name.split("-")[1])) if loops else found


def seam(heard: Rows, told: notation.Score) -> dict[str, float]:
    """Of a loop the step from its end to its start, as a part of what 999 of 1 000 steps within stay below; how much
    the spectrum changes there, and how loud it is high up, each beside the most at the same place of any other bar."""
    steps = np.abs(np.diff(heard, axis=1))
    step = np.abs(heard[:, 0] - heard[:, -1]) / np.quantile(steps, 0.999, axis=1)
    mono = heard.mean(axis=0)
    bars = round(len(mono) / RATE / (told.bar * told.unit))
    places = [round(number * len(mono) / bars) for number in range(bars)]
    spectrum = np.fft.rfft(mono)
    spectrum[np.fft.rfftfreq(len(mono), 1 / RATE) < ABOVE] = 0
    high = np.fft.irfft(spectrum, len(mono))
    changes = [_change(mono, at) for at in places]
    clicks = [loudness.decibels(float(np.sqrt(np.mean(_around(high, at, count(CLICK)) ** 2)))) for at in places]
    return {
        "step": round(float(step.max()), 2),
        "change": round(changes[0], 1), "changes": round(max(changes[1:]), 1),
        "click": round(clicks[0], 1), "clicks": round(max(clicks[1:]), 1),
    }  # fmt: skip


def _around(sound: Sound, at: int, wide: int) -> Sound:
    """So many samples before and after one of a loop."""
    return np.take(sound, np.arange(at - wide, at + wide), mode="wrap")


def _change(mono: Sound, at: int) -> float:
    """By how many decibels the thirds of an octave differ, on average, before and after a sample of a loop."""
    wide = count(WINDOW)
    around, window = _around(mono, at, wide), np.hanning(wide)
    before, after = (np.abs(np.fft.rfft(part * window)) ** 2 for part in (around[:wide], around[wide:]))
    edges = np.round(60 * 2 ** (np.arange(24) / 3) * wide / RATE).astype(int)
    bands = [(before[low : high + 1].sum(), after[low : high + 1].sum()) for low, high in itertools.pairwise(edges)]
    return float(np.mean([abs(10 * np.log10((one + 1e-9) / (other + 1e-9))) for one, other in bands]))
