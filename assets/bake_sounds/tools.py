"""What sounds are made of: envelopes, shaped noise, struck bodies, plucked strings, rooms.

A sound is an array of floats, mono, at RATE samples a second. Times are seconds, frequencies hertz.
"""

from __future__ import annotations

import zlib
from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

RATE = 44_100
Sound = NDArray[np.float64]
Chance = np.random.Generator


def chance(name: str) -> Chance:
    """The random numbers of one sound: always the same ones."""
    return np.random.Generator(np.random.PCG64(zlib.crc32(name.encode())))


def count(seconds: float) -> int:
    return round(seconds * RATE)


def clock(seconds: float) -> Sound:
    return np.arange(count(seconds)) / RATE


def silence(seconds: float) -> Sound:
    return np.zeros(count(seconds))


def put(into: Sound, sound: Sound, at: float, gain: float = 1.0) -> Sound:
    """Add `sound` to `into` from the second `at` on; what would stand beyond the end is cut off."""
    first = count(at)
    room = max(0, min(len(sound), len(into) - first))
    into[first : first + room] += gain * sound[:room]
    return into


def wrap(into: Sound, sound: Sound, at: float, gain: float = 1.0) -> Sound:
    """As `put`, but what goes beyond the end goes on at the start: for loops."""
    places = (np.arange(len(sound)) + count(at)) % len(into)
    np.add.at(into, places, gain * sound)
    return into


# Envelopes


def decay(seconds: float, half: float, attack: float = 0.002) -> Sound:
    """A rise within `attack`, then half as loud every `half` seconds, and nothing at the end."""
    time = clock(seconds)
    shape = 0.5 ** (np.maximum(0.0, time - attack) / half)
    return edges(shape, attack, min(0.03, seconds / 4))


def swell(seconds: float, peak: float, sharp: float = 1.5) -> Sound:
    """Rises to its peak at the part `peak` of its length and falls again."""
    part = np.linspace(0, 1, count(seconds))
    rising = np.sin(np.clip(part / peak, 0, 1) * np.pi / 2) ** sharp
    falling = np.cos(np.clip((part - peak) / (1 - peak), 0, 1) * np.pi / 2) ** sharp
    return np.minimum(rising, falling)


def edges(sound: Sound, start: float = 0.002, end: float = 0.01) -> Sound:
    """Without clicks: the first and last moments are led in and out along half a cosine."""
    done = sound.copy()
    first, last = min(len(done), max(2, count(start))), min(len(done), max(2, count(end)))
    done[:first] *= 0.5 - 0.5 * np.cos(np.linspace(0, np.pi, first))
    done[-last:] *= 0.5 + 0.5 * np.cos(np.linspace(0, np.pi, last))
    return done


# Tones


def tone(frequency: float | Sound, seconds: float, phase: float = 0.0) -> Sound:
    """A sine; its frequency may change from sample to sample."""
    frequencies = np.broadcast_to(frequency, count(seconds))
    return np.sin(2 * np.pi * np.cumsum(frequencies) / RATE + phase)


def glide(start: float, end: float, seconds: float, bend: float = 1.0) -> Sound:
    """Frequencies from one to the other, by equal intervals; `bend` above 1 lingers at the start."""
    part = np.linspace(0, 1, count(seconds)) ** bend
    return start * (end / start) ** part


def struck(
    stream: Chance,
    base: float,
    ratios: Sequence[float],
    half: float,
    seconds: float,
    bright: float = 0.6,
    damping: float = 0.7,
    loose: float = 0.004,
) -> Sound:
    """A body that is struck: its modes ring and die away, the high ones sooner.

    `bright` is how strong each mode is beside the one below it, `damping` how much sooner it dies away,
    `loose` how far each is out of tune by chance. Every mode is a pair that beats slowly.
    """
    sound = silence(seconds)
    for number, ratio in enumerate(ratios):
        frequency = base * ratio * (1 + loose * stream.standard_normal())
        if frequency > RATE * 0.42:
            continue
        strength = bright**number * (0.8 + 0.4 * stream.random())
        apart = 1 + 0.0012 * stream.random()
        pair = tone(frequency, seconds, stream.random() * 6) + 0.6 * tone(
            frequency * apart, seconds, stream.random() * 6
        )
        sound += strength * pair * decay(seconds, half / ratio**damping, 0.0015)
    return sound


WOOD = (1.0, 2.57, 4.95, 7.85)
GLASS = (1.0, 2.32, 4.25, 6.63, 9.38)
BELL = (0.5, 1.0, 1.19, 1.51, 2.0, 2.67, 3.01, 4.1)
METAL = (1.0, 1.47, 2.09, 2.56, 3.42, 4.31, 5.53, 6.79)
SKIN = (1.0, 1.59, 2.14, 2.3, 2.65, 2.92)
BAR = (1.0, 3.93, 9.6)
"""Modes of bodies, as multiples of the first."""


def plucked(stream: Chance, frequency: float, seconds: float, soft: float = 0.5, half: float = 0.6) -> Sound:
    """A string after Karplus and Strong: noise that goes round in a loop and loses its edges."""
    length = max(2, round(RATE / frequency))
    start = stream.uniform(-1, 1, length)
    for _ in range(1 + round(soft * 6)):
        start = (start + np.roll(start, 1)) / 2
    loss = 0.5 ** (length / RATE / half)
    rounds = [start - start.mean()]
    for _ in range(count(seconds) // length):
        last = rounds[-1]
        rounds.append(loss * (0.5 * last + 0.5 * np.roll(last, 1)))
    return edges(np.concatenate(rounds)[: count(seconds)], 0.002, 0.05)


# Noise


def band(low: float, high: float, steep: float = 2.0, tilt: float = 0.0) -> tuple[float, float, float, float]:
    return low, high, steep, tilt


def noise(stream: Chance, seconds: float, low: float, high: float, steep: float = 2.0, tilt: float = 0.0) -> Sound:
    """Noise between two frequencies; `tilt` in decibels an octave. Its end goes on seamlessly at its start."""
    return shaped(stream.standard_normal(count(seconds)), low, high, steep, tilt)


def shaped(sound: Sound, low: float, high: float, steep: float = 2.0, tilt: float = 0.0) -> Sound:
    """What of `sound` is between two frequencies, at a level of 1 on average."""
    spectrum = np.fft.rfft(sound)
    at = np.maximum(1.0, np.fft.rfftfreq(len(sound), 1 / RATE))
    keep = 1 / np.sqrt((1 + (low / at) ** (2 * steep)) * (1 + (at / high) ** (2 * steep)))
    keep *= (at / np.sqrt(low * high)) ** (tilt / 6.02)
    done = np.fft.irfft(spectrum * keep, len(sound))
    return done / max(1e-12, float(np.sqrt(np.mean(done**2))))


def swept(sound: Sound, cutoff: Sound, narrow: float = 0.7, low: bool = True) -> Sound:
    """Through a filter whose frequency moves: a state-variable filter after Simper; low pass, or else band pass."""
    done = np.empty_like(sound)
    first = second = 0.0
    steps = np.tan(np.pi * np.minimum(cutoff, RATE * 0.45) / RATE)
    damping = 1 / narrow
    for place, (value, g) in enumerate(zip(sound.tolist(), steps.tolist(), strict=True)):
        a = 1 / (1 + g * (g + damping))
        v3 = value - second
        v1 = a * first + g * a * v3
        v2 = second + g * v1
        first, second = 2 * v1 - first, 2 * v2 - second
        done[place] = v2 if low else v1
    return done


def grains(
    stream: Chance, seconds: float, times: Sequence[float], grain: float, low: float, high: float, loud: Sequence[float]
) -> Sound:
    """Short bursts of noise, each of its own colour."""
    sound = silence(seconds)
    for at, strength in zip(times, loud, strict=True):
        shift = 2 ** stream.uniform(-0.4, 0.4)
        length = grain * stream.uniform(0.7, 1.4)
        burst = noise(stream, max(0.012, length * 4), low * shift, high * shift)
        put(sound, burst * decay(max(0.012, length * 4), length / 2, 0.0006), at, strength)
    return sound


# Rooms


def room(stream: Chance, sound: Sound, seconds: float, wet: float, dark: float = 5000.0) -> Sound:
    """With the answer of a small room: early reflections, then a tail that grows darker."""
    tail = reflections(stream, seconds, dark)
    whole = len(sound) + len(tail)
    size = 1 << (whole - 1).bit_length()
    echo = np.fft.irfft(np.fft.rfft(sound, size) * np.fft.rfft(tail, size), size)[:whole]
    done = np.zeros(whole)
    done[: len(sound)] += sound
    return done + wet * echo


def hall(stream: Chance, sound: Sound, seconds: float, wet: float, dark: float = 4000.0) -> Sound:
    """The same for a loop: what still rings at its end is heard at its start."""
    tail = np.zeros(len(sound))
    answer = reflections(stream, seconds, dark)
    tail[: len(answer)] = answer
    return sound + wet * np.fft.irfft(np.fft.rfft(sound) * np.fft.rfft(tail), len(sound))


def reflections(stream: Chance, seconds: float, dark: float) -> Sound:
    time = clock(seconds)
    bright = noise(stream, seconds, 250, dark) * 0.5 ** (time / (seconds / 12))
    low = noise(stream, seconds, 120, dark / 3) * 0.5 ** (time / (seconds / 7))
    tail = (bright + low) * np.clip(time / 0.012, 0, 1)
    for _ in range(7):
        tail[count(stream.uniform(0.006, 0.045))] += stream.uniform(4, 9) * stream.choice((-1, 1))
    return edges(tail / np.sqrt(np.sum(tail**2)), 0.0005, seconds / 4)


def trimmed(sound: Sound, quiet: float = 0.0012) -> Sound:
    """Without what is not heard at its end; at least 30 milliseconds."""
    loud = np.flatnonzero(np.abs(sound) > quiet * np.max(np.abs(sound)))
    last = max(count(0.03), int(loud[-1]) + 1 if len(loud) else 0)
    return sound[:last]


def note(number: float) -> float:
    """The frequency of a key: 69 is the a of 440."""
    return 440.0 * 2 ** ((number - 69) / 12)


LEAD = 0.008
"""Silence at both ends, in which the encoder's smear before a blow dies away."""


def finished(sound: Sound) -> Sound:
    """As it is kept: no click at either end, nothing unheard at the end, no constant part."""
    kept = edges(trimmed(audible(sound)), 0.0008, 0.012)
    return np.concatenate((silence(LEAD), kept, silence(LEAD)))


def audible(sound: Sound) -> Sound:
    """Without what is below hearing and would only eat headroom: under 25 hertz."""
    spectrum = np.fft.rfft(sound)
    at = np.fft.rfftfreq(len(sound), 1 / RATE)
    return np.fft.irfft(spectrum * (at**4 / (at**4 + 25.0**4)), len(sound))


HOLD = 0.006
"""Seconds before and after a peak in which the limiter is softer, moved in and out along half a cosine."""


def limited(sound: Sound, ceiling: float) -> Sound:
    """With its peaks bent down to `ceiling`, an amplitude, by a gain that moves smoothly: no corner, no clipping."""
    wide = count(HOLD)
    needed = np.minimum(1.0, ceiling / np.maximum(1e-9, np.abs(sound)))
    padded = np.concatenate((np.ones(2 * wide), needed, np.ones(2 * wide)))
    least = np.lib.stride_tricks.sliding_window_view(padded, 2 * wide + 1).min(axis=1)
    shape = np.hanning(2 * wide + 3)[1:-1]
    return sound * np.convolve(least, shape / shape.sum(), mode="valid")
