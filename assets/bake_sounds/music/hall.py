"""Plays a layer or a sting: notes with the looseness of hands, the bodies of the instruments, one room for all.

A layer goes round: what rings beyond its end, notes and room alike, is heard at its beginning.
"""

from __future__ import annotations

import itertools

import numpy as np

from .. import loudness
from ..tools import RATE, Chance, Sound, chance, count, edges, note, reflections, trimmed
from .instruments import INSTRUMENTS, Rows, body
from .notation import LOUD, Note, Score, Section

MF = LOUD["mf"]
LOWEST, HIGHEST = 32.0, 13_000.0
"""Hertz between which all is kept."""
WET = 0.42
"""How loud the room is where a part says 1: about as loud as the part itself."""
TAIL = 2.0
"""Seconds that a sting rings on."""


UPBEAT = 0.028
"""Seconds before its first bar at which the file of a layer begins: between strokes, as a player bends the last few
samples at a seam. The same for all layers, so that they stay in time."""


def layer(score: Score, game: str, name: str) -> Rows:
    """The loop of a layer, two rows."""
    sections = score.layer(name)
    rows = _mixed(score, sections, f"{game} {name}", sum(section.seconds for section in sections))
    return np.roll(rows, count(UPBEAT), axis=1)


def sting(score: Score, game: str, name: str) -> Rows:
    """A short piece with silence before and after it, two rows."""
    section = score.sections[name]
    rows = _mixed(score, [section], f"{game} {name}", section.seconds + TAIL)
    kept = max(len(trimmed(row, 0.006)) for row in rows)
    return np.array([edges(row[:kept], 0.002, min(1.2, TAIL / 2)) for row in rows])


def _mixed(score: Score, sections: list[Section], name: str, seconds: float) -> Rows:
    length = count(seconds)
    direct, sent = np.zeros((2, length)), np.zeros((2, length))
    for part in score.parts:
        if any(part in section.notes for section in sections):
            rows = _played(score, sections, part, name, length)
            direct += rows
            sent += score.parts[part].room * rows
    return _cleaned(direct + _room(chance(f"hall {name.split()[0]}"), sent, score.hall))


def _played(score: Score, sections: list[Section], part: str, name: str, length: int) -> Rows:
    """All notes of a part where it stands; as loud as the part says where it plays mf, beside the other parts."""
    told = score.parts[part]
    instrument = INSTRUMENTS[told.instrument]
    stream = chance(f"{name} {part}")
    rows = np.zeros((2, length))
    begun, strengths = 0.0, []
    for section in sections:
        for at, notes in itertools.groupby(sorted(section.notes.get(part, []), key=_order), lambda note: note.at):
            together = stream.normal(0, instrument.loose)
            for number, one in enumerate(notes):
                when = begun + at * section.unit + together + number * instrument.rolled * stream.uniform(0.7, 1.3)
                loud = float(np.clip(_stressed(one, section) * stream.normal(1, 0.06), 0.05, 1.0))
                sound = instrument.play(stream, note(one.pitch), one.length * section.unit * 0.98, loud)
                strengths.append(loud**1.3)
                _put(rows, sound * strengths[-1], when - instrument.early, told.place)
        begun += section.seconds
    at_frequency = np.fft.rfftfreq(length, 1 / RATE)
    shape = body(told.instrument, at_frequency)
    rows = np.array([np.fft.irfft(np.fft.rfft(row) * shape, length) for row in rows])
    meant = 20 * np.log10(np.sqrt(np.mean(np.square(strengths))) / MF**1.3)
    return rows * 10 ** ((told.gain + meant - loudness.integrated(rows)) / 20)


def _order(note: Note) -> tuple[float, int]:
    return note.at, note.pitch


def _stressed(note: Note, section: Section) -> float:
    """The first beat of a bar weighs a little more, what is off the beats a little less."""
    within = note.at % section.bar
    return note.loud * (1.06 if within < 1e-6 else 0.95 if abs(within - round(within)) > 1e-6 else 1.0)


def _put(rows: Rows, sound: Rows, at: float, place: float) -> None:
    """Add a note at its time, going round; one row is panned, of two the balance is shifted."""
    left, right = np.cos(place * np.pi / 2), np.sin(place * np.pi / 2)
    pair = np.array([sound[0] * left, sound[-1] * right]) * np.sqrt(2)
    length = rows.shape[1]
    first = count(at) % length
    while pair.shape[1]:
        fits = min(pair.shape[1], length - first)
        rows[:, first : first + fits] += pair[:, :fits]
        pair, first = pair[:, fits:], 0


def _room(stream: Chance, sent: Rows, hall: tuple[float, float]) -> Rows:
    """What comes back from the room: to each side from its own and, later and softer, from the other."""
    length = sent.shape[1]
    spectra = [np.fft.rfft(row) for row in sent]
    made = []
    for side in (0, 1):
        near, far = (_answer(stream, length, *hall) for _ in range(2))
        made.append(np.fft.irfft(spectra[side] * near + 0.6 * spectra[1 - side] * far, length))
    return WET * np.array(made)


def _answer(stream: Chance, length: int, seconds: float, dark: float) -> Sound:
    tail = np.zeros(length)
    answer = reflections(stream, min(seconds, length / RATE), dark)
    tail[: len(answer)] = answer
    return np.asarray(np.fft.rfft(tail))


def _cleaned(rows: Rows) -> Rows:
    """Without what nobody hears and only costs bytes and headroom."""
    at = np.maximum(1.0, np.fft.rfftfreq(rows.shape[1], 1 / RATE))
    keep = 1 / np.sqrt((1 + (LOWEST / at) ** 8) * (1 + (at / HIGHEST) ** 8))
    return np.array([np.fft.irfft(np.fft.rfft(row) * keep, rows.shape[1]) for row in rows])
