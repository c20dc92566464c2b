"""Reads scores: what is played, as people write and change it in `scores/<game>.score`.

A score begins with what holds for all of it, a line each:

    title: The night shift
    bar: 6 of 0.46875             units of a bar, and how many seconds each lasts
    calm: A A' B A''              the sections of a layer, one after the other
    tension: T T'
    hall: 2.6 3200                how long the room rings (seconds), and up to which frequency
    celesta: celesta -4 0.6 0.5   a part: its instrument, how loud, place, how much of the room

How loud a part is where it plays mf is told in decibels beside the others (a tune has 0), its place from 0, left, to 1.

Then come the sections, `== A`. `== A' like A` takes over what it does not write itself, and `- horns` leaves a part
out. `== victory of 0.2` is one with units of its own, for a sting. In a section stand its chords and its parts:

    chords | Am | F | C/E | E4 E7 |
    celesta mf | e5:1.5 f5:.5 e5 c5:2 a4 | ...
    horns p-mf = voices 3 e3 c5
    pizzicato p = figure a2 1 2 3 4 3 2

A note is a pitch (c4 is middle c; # and b), with `+` several at once, and its length in units where it isn't one; `.`
is a rest, `^` before it an accent. The bars of a part are full. Dynamics are pp p mp mf f ff, or two for a change
between them. `voices` are so many held voices between two pitches, led by the shortest ways from chord to chord;
`figure` is the same figure in every bar on the notes of its chord: 1 is the root, the first above the given pitch, 2
the third, 3 the fifth, 4 the root above, and so on; `roots` holds what the chord stands on.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

SCORES = Path(__file__).resolve().parent / "scores"
STEPS = {"c": 0, "d": 2, "e": 4, "f": 5, "g": 7, "a": 9, "b": 11}
KINDS = {"": (0, 4, 7), "m": (0, 3, 7), "7": (0, 4, 7, 10), "m7": (0, 3, 7, 10), "M7": (0, 4, 7, 11), "4": (0, 5, 7),
         "5": (0, 7, 12), "dim": (0, 3, 6), "9": (0, 4, 7, 14), "m9": (0, 3, 7, 14)}  # fmt: skip
"""What a chord is made of, in semitones above its root."""
LOUD = {"pp": 0.3, "p": 0.45, "mp": 0.6, "mf": 0.75, "f": 0.9, "ff": 1.0}
PITCH = re.compile(r"([a-g])([#b]?)(-?\d)")
CHORD = re.compile(r"([A-G])([#b]?)([^/]*)(?:/([A-G])([#b]?))?")


class BadScore(ValueError):
    """What is wrong in a score, and where."""


@dataclass(frozen=True)
class Note:
    at: float
    """Units from the beginning of the section."""
    length: float
    pitch: int
    """As keys are numbered: 69 is the a of 440."""
    loud: float
    """0 to 1."""


@dataclass(frozen=True)
class Part:
    instrument: str
    gain: float
    """Decibels of loudness beside the other parts, where it plays mf."""
    place: float
    """0 is left, 1 is right."""
    room: float
    """How much of it is heard from the room, beside 1 of itself."""


@dataclass
class Section:
    bars: int
    unit: float
    """Seconds."""
    bar: float
    """Units."""
    notes: dict[str, list[Note]] = field(default_factory=dict)
    """By part."""

    @property
    def seconds(self) -> float:
        return self.bars * self.bar * self.unit


@dataclass
class Score:
    title: str = ""
    bar: float = 4
    unit: float = 0.5
    hall: tuple[float, float] = (2.5, 3500)
    """Seconds, and hertz."""
    layers: dict[str, list[str]] = field(default_factory=dict)
    """Calm and tension: the names of their sections in order."""
    parts: dict[str, Part] = field(default_factory=dict)
    sections: dict[str, Section] = field(default_factory=dict)

    def layer(self, name: str) -> list[Section]:
        return [self.sections[section] for section in self.layers[name]]

    @property
    def stings(self) -> list[str]:
        used = set(itertools.chain(*self.layers.values()))
        return [name for name in self.sections if name not in used]


@dataclass(frozen=True)
class Chord:
    at: float
    length: float
    root: int
    """0 is c, 11 is b."""
    bass: int
    tones: tuple[int, ...]
    """Semitones above the root."""


def score(game: str) -> Score:
    return read((SCORES / f"{game}.score").read_text("utf-8"))


def read(text: str) -> Score:
    made = Score()
    written: dict[str, dict[str, str]] = {}
    units: dict[str, float] = {}
    rows: dict[str, str] = {}
    for number, raw in enumerate(text.splitlines(), 1):
        line = raw.partition("//")[0].strip()
        if not line:
            continue
        try:
            if line.startswith("=="):
                name, rows = _heading(line, written, units, made.unit)
                written[name] = rows
            elif not written:
                _head(made, line)
            elif line.startswith("- "):
                for part in line[2:].split():
                    del rows[part]
            else:
                part = line.split()[0]
                if part != "chords" and part not in made.parts:
                    raise BadScore(f"no part {part}")
                rows[part] = line[len(part) :].strip()
        except (BadScore, ValueError, KeyError) as fault:
            raise BadScore(f"line {number}: {fault}") from fault
    for name, own in written.items():
        try:
            made.sections[name] = _section(own, units[name], made.bar)
        except (BadScore, ValueError, KeyError) as fault:
            raise BadScore(f"section {name}: {fault}") from fault
    return made


def _heading(
    line: str, written: dict[str, dict[str, str]], units: dict[str, float], usual: float
) -> tuple[str, dict[str, str]]:
    words = line[2:].split()
    told = dict(zip(words[1::2], words[2::2], strict=True))
    units[words[0]] = float(told.get("of", usual))
    return words[0], dict(written[told["like"]]) if "like" in told else {}


def _head(made: Score, line: str) -> None:
    name, _, value = line.partition(":")
    words = value.split()
    if name == "title":
        made.title = value.strip()
    elif name == "bar":
        made.bar, made.unit = float(words[0]), float(words[2])
    elif name == "hall":
        made.hall = float(words[0]), float(words[1])
    elif name in ("calm", "tension"):
        made.layers[name] = words
    else:
        made.parts[name] = Part(words[0], *map(float, words[1:4]))


def _section(rows: dict[str, str], unit: float, bar: float) -> Section:
    chords = list(_chords(_bars(rows["chords"]), bar))
    bars = len(_bars(rows["chords"]))
    section = Section(bars, unit, bar)
    for part, row in rows.items():
        if part == "chords":
            continue
        head, sign, rest = row.partition("=") if "=" in row.split("|")[0] else (row.split("|")[0], "", row)
        try:
            notes = _made(rest.split(), chords, bars, bar) if sign else list(_written(_bars(rest), bar, bars))
        except BadScore as fault:
            raise BadScore(f"{part}: {fault}") from fault
        section.notes[part] = [_shaped(note, head.split(), bars * bar) for note in notes]
    return section


def _bars(row: str) -> list[list[str]]:
    return [bar.split() for bar in row.strip().split("|")[1:] if bar.strip()]


def _shaped(note: Note, dynamics: list[str], whole: float) -> Note:
    first, _, last = (dynamics[0] if dynamics else "mf").partition("-")
    start, end = LOUD[first], LOUD[last or first]
    return Note(note.at, note.length, note.pitch, min(1.0, note.loud * (start + (end - start) * note.at / whole)))


def _written(bars: list[list[str]], bar: float, many: int) -> Iterator[Note]:
    if len(bars) != many:
        raise BadScore(f"has {len(bars)} bars, its chords {many}")
    for number, tokens in enumerate(bars):
        at = number * bar
        for token in tokens:
            accent = token.startswith("^")
            name, _, length = token.lstrip("^").partition(":")
            units = float(length or 1)
            if name != ".":
                for pitch in name.split("+"):
                    yield Note(at, units, pitch_of(pitch), 1.25 if accent else 1.0)
            at += units
        if abs(at - (number + 1) * bar) > 1e-6:
            raise BadScore(f"bar {number + 1} has {at - number * bar:g} units of {bar:g}")


def pitch_of(name: str) -> int:
    found = PITCH.fullmatch(name)
    if not found:
        raise BadScore(f"no pitch: {name}")
    return STEPS[found[1]] + {"": 0, "#": 1, "b": -1}[found[2]] + 12 * (int(found[3]) + 1)


# Chords and what follows from them


def _chords(bars: list[list[str]], bar: float) -> Iterator[Chord]:
    for number, names in enumerate(bars):
        for place, name in enumerate(names):
            found = CHORD.fullmatch(name)
            if not found or found[3] not in KINDS:
                raise BadScore(f"no chord: {name}")
            root, bass = _class(found[1], found[2]), _class(found[4] or found[1], (found[5] if found[4] else found[2]))
            length = bar / len(names)
            yield Chord(number * bar + place * length, length, root, bass, KINDS[found[3]])


def _class(letter: str, sign: str | None) -> int:
    return (STEPS[letter.lower()] + {"": 0, "#": 1, "b": -1}[sign or ""]) % 12


def _made(words: list[str], chords: list[Chord], bars: int, bar: float) -> list[Note]:
    if words[0] == "voices":
        return list(_voices(chords, int(words[1]), pitch_of(words[2]), pitch_of(words[3])))
    if words[0] == "figure":
        return list(_figure(chords, pitch_of(words[1]), words[2:], bars, bar))
    if words[0] == "roots":
        return [Note(chord.at, chord.length, _above(chord.bass, pitch_of(words[1])), 1.0) for chord in chords]
    raise BadScore(f"no {words[0]}: voices, figure or roots")


def _above(tone: int, low: int) -> int:
    """The first key of that tone at `low` or above."""
    return low + (tone - low) % 12


def _figure(chords: list[Chord], low: int, tokens: list[str], bars: int, bar: float) -> Iterator[Note]:
    for number in range(bars):
        at = number * bar
        for token in tokens:
            accent = token.startswith("^")
            name, _, length = token.lstrip("^").partition(":")
            units = float(length or 1)
            if name != ".":
                chord = next(chord for chord in reversed(chords) if chord.at <= at + 1e-6)
                octave, step = divmod(int(name) - 1, 3)
                pitch = _above(chord.root, low) + chord.tones[step] + 12 * octave
                yield Note(at, units, pitch, 1.25 if accent else 1.0)
            at += units
        if abs(at - (number + 1) * bar) > 1e-6:
            raise BadScore(f"its figure has {at - number * bar:g} units of {bar:g}")


def _voices(chords: list[Chord], many: int, low: int, high: int) -> Iterator[Note]:
    """Held notes; where a voice keeps its pitch into the next chord it is not struck again."""
    keys: tuple[int, ...] = ()
    held: list[tuple[float, float, int]] = []
    for chord in chords:
        keys = led(chord, keys, many, low, high)
        new = []
        for key in keys:
            before = next((one for one in held if one[2] == key), None)
            if before:
                held.remove(before)
                new.append((before[0], before[1] + chord.length, key))
            else:
                new.append((chord.at, chord.length, key))
        yield from (Note(at, length, key, 1.0) for at, length, key in held)
        held = new
    yield from (Note(at, length, key, 1.0) for at, length, key in held)


def led(chord: Chord, before: tuple[int, ...], many: int, low: int, high: int) -> tuple[int, ...]:
    """The voices of the chord that are nearest to those before: every tone of a triad is there where voices suffice,
    none moves in parallel fifths or octaves if that can be helped."""
    tones = {(chord.root + tone) % 12 for tone in chord.tones}
    keys = [key for key in range(low, high + 1) if key % 12 in tones]
    wanted = min(many, len(tones), 3)
    best, least = None, float("inf")
    for chosen in itertools.combinations(keys, many):
        if len({key % 12 for key in chosen}) < wanted:
            continue
        if before:
            cost = sum(abs(one - other) ** 1.2 for one, other in zip(chosen, before, strict=True))
            cost += 4 * _parallels(before, chosen)
        else:
            cost = abs(sum(chosen) / many - (low + high) / 2)
        cost += 0.4 * max(0, max(b - a for a, b in itertools.pairwise(chosen)) - 9) if many > 1 else 0
        if cost < least:
            best, least = chosen, cost
    if best is None:
        raise BadScore(f"no room for {many} voices")
    return best


def _parallels(before: tuple[int, ...], after: tuple[int, ...]) -> int:
    return sum(
        (before[j] - before[i]) % 12 == (after[j] - after[i]) % 12
        and (after[j] - after[i]) % 12 in (0, 7)
        and before[i] != after[i]
        for i in range(len(after))
        for j in range(i + 1, len(after))
    )
