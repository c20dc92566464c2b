"""How loud a sound is to ears: ITU-R BS.1770, in LUFS. Sounds are arrays of one row for each channel."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from .tools import RATE, Sound

Channels = NDArray[np.float64]
WINDOW, STEP = 0.4, 0.1  # seconds
ABSOLUTE, RELATIVE = -70.0, -10.0


def weighted(sound: Sound) -> Sound:
    """Through the K-weighting: the head's shelf and the high pass of the recommendation, in the frequency domain."""
    padded = np.concatenate((sound, np.zeros(RATE // 2)))
    unit = np.exp(-2j * np.pi * np.fft.rfftfreq(len(padded), 1 / RATE) / RATE)
    answer = _section(unit, *_shelf()) * _section(unit, *_high_pass())
    return np.fft.irfft(np.fft.rfft(padded) * answer, len(padded))[: len(sound)]


def _section(unit: NDArray[np.complex128], over: tuple[float, ...], under: tuple[float, ...]) -> NDArray[np.complex128]:
    return (over[0] + over[1] * unit + over[2] * unit**2) / (under[0] + under[1] * unit + under[2] * unit**2)


def _shelf() -> tuple[tuple[float, ...], tuple[float, ...]]:
    gain, quality, middle = 3.999843853973347, 0.7071752369554196, 1681.974450955533
    k = np.tan(np.pi * middle / RATE)
    high = 10 ** (gain / 20)
    half = high**0.4996667741545416
    whole = 1 + k / quality + k * k
    over = ((high + half * k / quality + k * k) / whole, 2 * (k * k - high) / whole)
    last = (high - half * k / quality + k * k) / whole
    return (*over, last), (1.0, 2 * (k * k - 1) / whole, (1 - k / quality + k * k) / whole)


def _high_pass() -> tuple[tuple[float, ...], tuple[float, ...]]:
    quality, middle = 0.5003270373238773, 38.13547087602444
    k = np.tan(np.pi * middle / RATE)
    whole = 1 + k / quality + k * k
    return (1.0, -2.0, 1.0), (1.0, 2 * (k * k - 1) / whole, (1 - k / quality + k * k) / whole)


def blocks(channels: Channels, window: float = WINDOW) -> NDArray[np.float64]:
    """The power of each window of so many seconds; a shorter sound is one window with silence behind it."""
    whole = round(window * RATE)
    power = sum(weighted(row) ** 2 for row in channels)
    power = np.concatenate((power, np.zeros(max(0, whole - channels.shape[1]))))
    sums = np.concatenate(([0.0], np.cumsum(power)))
    starts = np.arange(0, len(power) - whole + 1, round(STEP * RATE))
    return np.maximum(1e-12, (sums[starts + whole] - sums[starts]) / whole)


def momentary(channels: Channels, window: float = WINDOW) -> float:
    """The loudest 0.4 seconds, or so many."""
    return float(-0.691 + 10 * np.log10(blocks(channels, window).max()))


def integrated(channels: Channels) -> float:
    """Over the whole, without its silences."""
    power = blocks(channels)
    level = -0.691 + 10 * np.log10(power)
    heard = power[level > ABSOLUTE]
    if not len(heard):
        return ABSOLUTE
    gate = -0.691 + 10 * np.log10(heard.mean()) + RELATIVE
    return float(-0.691 + 10 * np.log10(heard[-0.691 + 10 * np.log10(heard) > gate].mean()))


def true_peak(channels: Channels) -> float:
    """The highest value of the curve through the samples in dBFS, looked at four times as often."""
    length = channels.shape[1]
    between = (np.abs(4 * np.fft.irfft(np.fft.rfft(row), 4 * length)).max() for row in channels)
    return max(decibels(float(highest)) for highest in between)


def decibels(value: float) -> float:
    return float(20 * np.log10(max(1e-9, value)))
