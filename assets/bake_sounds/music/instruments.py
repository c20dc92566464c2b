"""What the music is played on: each gives a note as rows of samples, one or (left and right) two, about as loud as 1.

All is worked out: strings after Karplus and Strong, bodies by their modes, winds, bows and voices from a pulse whose
brightness moves, through the formants of their body (`BODIES`) afterwards.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from ..tools import METAL, RATE, SKIN, WOOD, Chance, Sound, clock, count, decay, edges, noise, struck, tone

Rows = NDArray[np.float64]
"""One row, or two for left and right."""


@dataclass(frozen=True)
class Instrument:
    play: Callable[[Chance, float, float, float], Rows]
    """With chance numbers, hertz, seconds and loudness (0 to 1)."""
    loose: float = 0.008
    """How far a note strays from its time, in seconds (a standard deviation)."""
    rolled: float = 0.0
    """Seconds between the notes of a chord, from the lowest up."""
    early: float = 0.0
    """Seconds that it begins before its time, as what swells slowly must."""


# Strings that are plucked


def string(stream: Chance, frequency: float, seconds: float, soft: float, half: float, bright: float) -> Sound:
    """Noise goes round in a loop and loses its edges; in tune between whole samples.

    `half`: seconds in which the string falls to half; `bright`: the same for its fifth partial, as a part of `half`.
    """
    turn = 2 * np.pi * 5 * frequency / RATE
    lost = 1 - 0.5 ** (2 / (frequency * half * bright))
    mix = (1 - np.sqrt(max(0.0, 1 - min(1.0, 2 * lost / (1 - np.cos(min(np.pi, turn))))))) / 2
    mix = float(np.clip(mix, 0.02, 0.5))
    length = max(4, int(np.ceil(RATE / frequency)))
    start = stream.uniform(-1, 1, length)
    for _ in range(1 + round(soft * 8)):
        start = (start + np.roll(start, 1)) / 2
    start -= 0.8 * np.roll(start, max(1, round(length * 0.17)))  # where it is plucked
    start = (start - start.mean()) / max(1e-9, float(np.abs(start).max()))
    loss = 0.5 ** (1 / (frequency * half))
    many = count(seconds + 0.05) // length + 2
    rounds = [start]
    for _ in range(many):
        rounds.append(loss * ((1 - mix) * rounds[-1] + mix * np.roll(rounds[-1], 1)))
    raw = np.concatenate(rounds)
    places = np.arange(count(seconds)) * (frequency * (length + mix) / RATE)
    return np.interp(places, np.arange(len(raw)), raw)


def _let_go(sound: Sound, held: float, damped: float) -> Sound:
    """As after `held` seconds a finger comes to lie on it, by which it falls to half every `damped` seconds."""
    time = clock(len(sound) / RATE)[: len(sound)]
    return edges(sound * 0.5 ** (np.maximum(0.0, time - held) / damped), 0.0015, 0.03)


def pizzicato(stream: Chance, frequency: float, seconds: float, loud: float) -> Rows:
    half = float(np.clip(60 / frequency, 0.10, 0.30))
    sound = string(stream, frequency, 0.9, 0.85 - 0.4 * loud, half, 0.45)
    knock = noise(stream, 0.05, 180, 900) * decay(0.05, 0.006)
    sound[: len(knock)] += 0.10 * knock
    return _let_go(sound, 0.5, 0.08)[np.newaxis]


def lute(stream: Chance, frequency: float, seconds: float, loud: float) -> Rows:
    """A course of two strings, a hair apart."""
    half = float(np.clip(170 / frequency, 0.28, 0.9))
    whole = min(3.2, max(1.2, seconds + 0.8))
    sound = sum(
        part * string(stream, frequency * apart, whole, 0.62 - 0.3 * loud, half, 0.42)
        for part, apart in ((1.0, 1.0), (0.7, 2 ** (stream.uniform(1.5, 3.5) / 1200)))
    )
    return _let_go(np.asarray(sound), seconds + 0.25, 0.16)[np.newaxis] / 1.5


def psaltery(stream: Chance, frequency: float, seconds: float, loud: float) -> Rows:
    """Wire, plucked with a quill: bright, and it rings on."""
    half = float(np.clip(300 / frequency, 0.35, 0.9))
    sound = [
        part * string(stream, frequency * apart, 2.8, 0.22 - 0.1 * loud, half, 0.5)
        for part, apart in ((1.0, 1.0), (0.7, 2 ** (stream.uniform(2, 4) / 1200)), (0.16, 2.0))
    ]
    return _let_go(sum(sound[1:], sound[0]), seconds + 0.9, 0.3)[np.newaxis] / 1.6


def harp(stream: Chance, frequency: float, seconds: float, loud: float) -> Rows:
    half = float(np.clip(260 / frequency, 0.35, 1.0))
    return _let_go(string(stream, frequency, 2.6, 0.75 - 0.35 * loud, half, 0.4), seconds + 0.8, 0.3)[np.newaxis]


# Bodies that are struck


def _ringing(stream: Chance, frequency: float, seconds: float, parts: tuple[tuple[float, float, float], ...]) -> Sound:
    """Partials of so many times the frequency, so loud, half as loud after so many seconds; each a pair that beats."""
    sound = np.zeros(count(seconds))
    for ratio, strength, half in parts:
        if frequency * ratio < RATE * 0.4:
            apart = 1 + stream.uniform(0.0002, 0.0009)
            pair = tone(frequency * ratio, seconds, stream.random() * 6) + 0.5 * tone(
                frequency * ratio * apart, seconds
            )
            sound += strength * pair * decay(seconds, half, 0.002)
    return sound / 1.5


def celesta(stream: Chance, frequency: float, seconds: float, loud: float) -> Rows:
    """Steel bars over wooden boxes, struck with felt."""
    half = float(np.clip(350 / frequency, 0.18, 0.6))
    hard = 0.5 + loud
    parts = ((1.0, 1.0, half), (2.0, 0.10, half / 2), (4.0, 0.22 * hard, half / 5), (6.7, 0.05 * hard, 0.04))
    sound = _ringing(stream, frequency, 2.6, parts)
    felt = noise(stream, 0.04, 500, 2200) * decay(0.04, 0.005)
    sound[: len(felt)] += 0.035 * felt
    return _let_go(sound, seconds + 0.7, 0.25)[np.newaxis]


def glass(stream: Chance, frequency: float, seconds: float, loud: float) -> Rows:
    half = float(np.clip(620 / frequency, 0.4, 1.1))
    hard = 0.4 + loud
    parts = ((0.5, 0.12, half), (1.0, 1.0, half), (2.003, 0.16, half / 2), (2.76, 0.20 * hard, half / 3),
             (5.40, 0.10 * hard, half / 7), (8.93, 0.03 * hard, 0.05))  # fmt: skip
    return _ringing(stream, frequency, 4.0, parts)[np.newaxis]


def marimba(stream: Chance, frequency: float, seconds: float, loud: float) -> Rows:
    half = float(np.clip(60 / frequency, 0.08, 0.25))
    sound = _ringing(
        stream, frequency, 1.0, ((1.0, 1.0, half), (3.93, 0.25 * loud, half / 4), (9.6, 0.08 * loud, 0.02))
    )
    return sound[np.newaxis]


def bell(stream: Chance, frequency: float, seconds: float, loud: float) -> Rows:
    parts = ((0.5, 0.5, 2.2), (1.0, 1.0, 1.4), (1.19, 0.6, 1.1), (1.5, 0.35, 0.8), (2.0, 0.5, 0.7), (2.67, 0.22, 0.4),
             (4.1, 0.10, 0.2))  # fmt: skip
    return _ringing(stream, frequency, 5.5, parts)[np.newaxis] / 2


def anvil(stream: Chance, frequency: float, seconds: float, loud: float) -> Rows:
    sound = struck(stream, frequency, METAL, 0.16, 1.4, 0.75, 0.6)
    return sound[np.newaxis] / 3


def tick(stream: Chance, frequency: float, seconds: float, loud: float) -> Rows:
    """The escapement of a clock."""
    sound = struck(stream, 1350 * stream.uniform(0.97, 1.03), WOOD, 0.010, 0.15, 0.5)
    return sound[np.newaxis] / 1.6


def _skin(stream: Chance, frequency: float, half: float, bend: float, slap: float, seconds: float) -> Rows:
    """A skin: its modes, a pitch that falls as it comes to rest, and the blow itself."""
    time = clock(seconds)
    falling = 1 + bend * np.exp(-time / 0.035)
    sound = np.zeros(len(time))
    for number, ratio in enumerate(SKIN[:5]):
        strength = 0.55**number * stream.uniform(0.8, 1.2)
        sound += (
            strength
            * tone(frequency * ratio * falling, seconds, stream.random())
            * decay(seconds, half / ratio**0.8, 0.003)
        )
    blow = noise(stream, 0.12, 60, 1800, 1.5, -4) * decay(0.12, 0.012, 0.001)
    sound[: len(blow)] += slap * blow
    return sound[np.newaxis] / 1.8


def timpani(stream: Chance, frequency: float, seconds: float, loud: float) -> Rows:
    return _skin(stream, frequency, 0.35, 0.05, 0.20 + 0.2 * loud, 2.2)


def wardrum(stream: Chance, frequency: float, seconds: float, loud: float) -> Rows:
    """A great drum, low and short; its pitch is about the one that is written."""
    return _skin(stream, frequency * stream.uniform(0.985, 1.015), 0.22, 0.35, 0.35 + 0.4 * loud, 1.6)


def framedrum(stream: Chance, frequency: float, seconds: float, loud: float) -> Rows:
    """Struck with the fingers: at its middle where it is loud, else at its edge; of one pitch, whatever is written."""
    if loud > 0.62:
        return _skin(stream, 104 * stream.uniform(0.98, 1.02), 0.12, 0.18, 0.45, 0.9)
    return _skin(stream, 236 * stream.uniform(0.97, 1.03), 0.035, 0.10, 0.6, 0.5) * 0.9


# What is blown, bowed and sung


def pulse(phase: Sound, rolled: Sound | float) -> Sound:
    """All partials at once, each `rolled` times as loud as the one below."""
    return (1 - rolled**2) * np.sin(phase) / (1 - 2 * rolled * np.cos(phase) + rolled**2)


def _phase(stream: Chance, frequency: float, seconds: float, rate: float, depth: float, late: float = 0.4) -> Sound:
    """With a vibrato that comes once the note stands, and a pitch that is never quite still."""
    time = clock(seconds)
    slow = np.interp(time, np.linspace(0, seconds, 6), stream.standard_normal(6)) * 0.0012
    swing = depth * np.clip((time - 0.15) / late, 0, 1) * np.sin(2 * np.pi * rate * time + stream.random() * 6)
    moving = frequency * (1 + slow + swing)
    return np.asarray(2 * np.pi * np.cumsum(moving) / RATE + stream.random() * 6)


def _held(seconds: float, rise: float, fall: float) -> Sound:
    """A note that swells within `rise`, leans a little forward, and dies away within `fall` after its end."""
    time = clock(seconds + fall)
    up = np.sin(np.clip(time / rise, 0, 1) * np.pi / 2) ** 2
    down = np.cos(np.clip((time - seconds) / fall, 0, 1) * np.pi / 2) ** 2
    lean = 0.86 + 0.14 * np.sin(np.clip(time / max(seconds, 0.1), 0, 1) * np.pi)
    return np.asarray(up * down * lean)


def _bright(frequency: float, hertz: Sound | float) -> Sound | float:
    """How much quieter each partial is than the one below, where levels fall to 1/e every `hertz`."""
    return np.exp(-frequency / np.asarray(hertz))


def _blown(stream: Chance, frequency: float, seconds: float, loud: float, dark: float, shine: float) -> Rows:
    """Brass: two players; the louder, the brighter, and each note opens as it begins."""
    shape = _held(seconds, 0.09, 0.16)
    whole = len(shape) / RATE
    opening = dark + shine * loud * shape * (0.8 + 0.35 * np.exp(-clock(whole) / 0.25))
    sides = []
    for apart in (stream.uniform(-3, -1), stream.uniform(1, 3)):
        own = frequency * 2 ** (apart / 1200)
        phase = _phase(stream, own, whole, stream.uniform(4.6, 5.2), 0.0022)
        sides.append(pulse(phase, _bright(own, opening)))
    breath = 0.012 * noise(stream, whole, frequency * 1.5, frequency * 6)
    rows = np.array([sides[0] + 0.5 * sides[1], sides[1] + 0.5 * sides[0]]) + breath
    return rows * shape / 1.5


def horn(stream: Chance, frequency: float, seconds: float, loud: float) -> Rows:
    return _blown(stream, frequency, seconds, loud, 230, 620)


def trombone(stream: Chance, frequency: float, seconds: float, loud: float) -> Rows:
    return _blown(stream, frequency, seconds, loud, 300, 1150)


def _ensemble(
    stream: Chance, frequency: float, seconds: float, many: int, rise: float, fall: float, hertz: float
) -> Rows:
    """Players beside one another, each a little off the others."""
    shape = _held(seconds, rise, fall)
    whole = len(shape) / RATE
    rows = np.zeros((2, len(shape)))
    for number in range(many):
        own = frequency * 2 ** (stream.normal(0, 5) / 1200)
        phase = _phase(stream, own, whole, stream.uniform(4.8, 6.2), stream.uniform(0.002, 0.0045))
        voice = pulse(phase, _bright(own, hertz * stream.uniform(0.85, 1.15)))
        where = (number + 0.5) / many
        rows[0] += voice * np.cos(where * np.pi / 2)
        rows[1] += voice * np.sin(where * np.pi / 2)
    return rows * shape / np.sqrt(many)


def strings(stream: Chance, frequency: float, seconds: float, loud: float) -> Rows:
    return _ensemble(stream, frequency, seconds, 6, min(0.28, 0.5 * seconds), 0.35, 900 + 1100 * loud)


def cello(stream: Chance, frequency: float, seconds: float, loud: float) -> Rows:
    return _ensemble(stream, frequency, seconds, 4, min(0.22, 0.5 * seconds), 0.3, 420 + 600 * loud)


def bass(stream: Chance, frequency: float, seconds: float, loud: float) -> Rows:
    return _ensemble(stream, frequency, seconds, 3, min(0.2, 0.5 * seconds), 0.3, 260 + 300 * loud)


def viol(stream: Chance, frequency: float, seconds: float, loud: float) -> Rows:
    """One bow on gut, with hardly any vibrato."""
    return _ensemble(stream, frequency, seconds, 2, min(0.15, 0.5 * seconds), 0.25, 500 + 500 * loud)


def softbass(stream: Chance, frequency: float, seconds: float, loud: float) -> Rows:
    shape = _held(seconds, 0.12, 0.4)
    phase = _phase(stream, frequency, len(shape) / RATE, 5, 0.0)
    return (shape * pulse(phase, _bright(frequency, 150)))[np.newaxis]


def spiccato(stream: Chance, frequency: float, seconds: float, loud: float) -> Rows:
    """Bows that bounce: a short stroke each."""
    rows = _ensemble(stream, frequency, 0.20, 4, 0.012, 0.16, 500 + 900 * loud)
    rosin = noise(stream, 0.05, 1500, 5000) * decay(0.05, 0.008)
    rows[:, : len(rosin)] += 0.03 * loud * rosin
    return rows * np.exp(-np.arange(rows.shape[1]) / RATE / 0.16)


def tremolo(stream: Chance, frequency: float, seconds: float, loud: float) -> Rows:
    """High strings that shiver."""
    rows = _ensemble(stream, frequency, seconds, 5, min(0.4, 0.5 * seconds), 0.4, 1100 + 900 * loud)
    time = clock(rows.shape[1] / RATE)[: rows.shape[1]]
    for row in rows:
        shiver = np.sin(2 * np.pi * stream.uniform(10.5, 12) * time + stream.random() * 6)
        row *= 0.72 + 0.28 * shiver
    return rows


def choir(stream: Chance, frequency: float, seconds: float, loud: float) -> Rows:
    """Five singers on one note; the vowel comes of the body."""
    rows = _ensemble(stream, frequency, seconds, 5, min(0.45, 0.5 * seconds), 0.5, 1000 + 500 * loud)
    breath = noise(stream, rows.shape[1] / RATE, 500, 3000, 1.5, -3)
    return rows + 0.015 * breath[: rows.shape[1]] * _held(seconds, 0.4, 0.5)[: rows.shape[1]]


def reed(stream: Chance, frequency: float, seconds: float, loud: float) -> Rows:
    """A soft pipe with a single reed: every other partial, a breath, a vibrato that comes late."""
    shape = _held(seconds, 0.07, 0.12)
    whole = len(shape) / RATE
    phase = _phase(stream, frequency, whole, 4.7, 0.004, 0.8)
    rolled = _bright(frequency, 650 + 800 * loud * shape)
    odd = (pulse(phase, rolled) - pulse(phase + np.pi, rolled)) / 2
    return ((odd + 0.02 * noise(stream, whole, frequency * 1.5, frequency * 5)) * shape)[np.newaxis]


def flute(stream: Chance, frequency: float, seconds: float, loud: float) -> Rows:
    shape = _held(seconds, 0.10, 0.16)
    whole = len(shape) / RATE
    phase = _phase(stream, frequency, whole, 5.0, 0.004, 0.7)
    tremble = 1 + 0.10 * np.clip((clock(whole) - 0.4) / 0.8, 0, 1) * np.sin(2 * np.pi * 5.0 * clock(whole))
    body = pulse(phase, _bright(frequency, 380 + 250 * loud))
    breath = 0.05 * noise(stream, whole, frequency * 0.9, frequency * 3.2)
    return ((body * tremble + breath) * shape)[np.newaxis]


def bowedglass(stream: Chance, frequency: float, seconds: float, loud: float) -> Rows:
    """A wet finger on the rim of a glass."""
    shape = _held(seconds, min(0.6, 0.5 * seconds), 0.7)
    whole = len(shape) / RATE
    rows = []
    for _ in range(2):
        phase = _phase(stream, frequency * 2 ** (stream.normal(0, 3) / 1200), whole, 3.5, 0.0015)
        rows.append(np.sin(phase) + 0.22 * np.sin(2 * phase) + 0.05 * np.sin(3 * phase))
    swell = 1 + 0.15 * np.sin(2 * np.pi * stream.uniform(0.4, 0.8) * clock(whole) + stream.random() * 6)
    return np.array(rows) * shape * swell / 1.2


INSTRUMENTS: dict[str, Instrument] = {
    "pizzicato": Instrument(pizzicato, 0.006),
    "lute": Instrument(lute, 0.010, 0.028),
    "psaltery": Instrument(psaltery, 0.009, 0.022),
    "harp": Instrument(harp, 0.010, 0.03),
    "celesta": Instrument(celesta, 0.008, 0.012),
    "glass": Instrument(glass, 0.009, 0.03),
    "marimba": Instrument(marimba, 0.005),
    "bell": Instrument(bell, 0.02),
    "anvil": Instrument(anvil, 0.006),
    "tick": Instrument(tick, 0.002),
    "timpani": Instrument(timpani, 0.006),
    "wardrum": Instrument(wardrum, 0.006),
    "framedrum": Instrument(framedrum, 0.005),
    "horn": Instrument(horn, 0.012, early=0.03),
    "trombone": Instrument(trombone, 0.010, early=0.03),
    "strings": Instrument(strings, 0.015, early=0.08),
    "cello": Instrument(cello, 0.015, early=0.06),
    "bass": Instrument(bass, 0.012, early=0.06),
    "viol": Instrument(viol, 0.015, early=0.05),
    "softbass": Instrument(softbass, 0.010, early=0.03),
    "spiccato": Instrument(spiccato, 0.006),
    "tremolo": Instrument(tremolo, 0.02, early=0.08),
    "choir": Instrument(choir, 0.025, early=0.12),
    "reed": Instrument(reed, 0.015, early=0.02),
    "flute": Instrument(flute, 0.015, early=0.03),
    "bowedglass": Instrument(bowedglass, 0.03, early=0.15),
}

Peaks = tuple[tuple[float, float, float], ...]
BODIES: dict[str, Peaks] = {
    "strings": ((290, 3, 0.5), (520, 3, 0.6), (2600, 3, 0.8), (9000, -9, 1.0)),
    "cello": ((170, 3, 0.5), (420, 3, 0.6), (1400, 2, 0.8), (7000, -9, 1.0)),
    "viol": ((220, 3, 0.5), (480, 4, 0.5), (1200, 3, 0.8), (7000, -9, 1.0)),
    "spiccato": ((180, 3, 0.5), (450, 3, 0.6), (1600, 3, 0.8), (8000, -9, 1.0)),
    "tremolo": ((520, -4, 0.8), (2800, 3, 0.8), (9000, -9, 1.0)),
    "choir": ((620, 10, 0.30), (1050, 7, 0.25), (2600, 4, 0.30), (250, -3, 0.6), (5500, -14, 1.0)),
    "horn": ((420, 4, 0.7), (3000, -6, 1.0)),
    "trombone": ((560, 4, 0.7), (1400, 2, 0.6), (6000, -6, 1.0)),
    "pizzicato": ((240, 4, 0.6), (700, 2, 0.6), (6000, -6, 1.0)),
    "lute": ((190, 3, 0.5), (420, 4, 0.5), (1100, 2, 0.6), (7000, -8, 1.0)),
    "psaltery": ((350, -3, 0.8), (1800, 3, 0.8), (9000, -6, 1.0)),
    "harp": ((250, 2, 0.7), (8000, -8, 1.0)),
}
"""What a body does to the sound of its instrument: hertz, decibels, width in octaves of each of its peaks."""
LATE = 0.003
"""Seconds by which a body holds some frequencies back beside others, where all partials begin at once (`pulse`)."""
AT_ONCE = frozenset((horn, trombone, strings, cello, bass, viol, softbass, spiccato, tremolo, choir, reed, flute))


def body(name: str, at: Sound) -> NDArray[np.complex128]:
    """What the body of that instrument does to the frequencies `at`, which are evenly apart."""
    levels = np.zeros(len(at))
    for middle, gain, wide in BODIES.get(name, ()):
        levels += gain * np.exp(-((np.log2(np.maximum(at, 20) / middle) / wide) ** 2) / 2)
    late = LATE if INSTRUMENTS[name].play in AT_ONCE else 0.0
    held = late * np.sin(2 * np.pi * 1.3 * np.log2(np.maximum(at, 20) / 50))
    return 10 ** (levels / 20) * np.exp(-2j * np.pi * np.cumsum(held) * at[1])
