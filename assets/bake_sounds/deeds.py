"""Blows, deaths, cures and cards that are played: what happens on the table."""

from __future__ import annotations

import numpy as np

from .tools import (
    BELL,
    GLASS,
    METAL,
    SKIN,
    WOOD,
    Chance,
    Sound,
    clock,
    decay,
    edges,
    glide,
    grains,
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


def _blow(stream: Chance, deep: float, weight: float, seconds: float) -> Sound:
    """A drum of a body that gives way: `weight` 0 to 1 lengthens and darkens it."""
    sound = silence(seconds)
    fall = tone(glide(deep * 2.6, deep, seconds, 0.28), seconds) * decay(seconds, 0.045 + 0.1 * weight)
    put(sound, np.tanh(fall * (1.2 + 1.5 * weight)), 0.0, 0.5 + 0.6 * weight)
    put(sound, struck(stream, deep * 2.1, SKIN, 0.05 + 0.06 * weight, seconds, 0.6), 0.0, 0.3)
    crack = noise(stream, 0.09, 500 - 250 * weight, 5200 - 1500 * weight, 1.2, -3)
    put(sound, crack * decay(0.09, 0.009 + 0.006 * weight, 0.0008), 0.0, 0.75 - 0.2 * weight)
    put(sound, struck(stream, 420 - 120 * weight, WOOD, 0.02, 0.14, 0.5), 0.001, 0.3)
    return sound


def _debris(stream: Chance, seconds: float, many: int, low: float, high: float) -> Sound:
    times = np.sort(stream.beta(1.1, 3.0, many)) * seconds * 0.9
    loud = (1 - times / seconds) ** 1.5 * stream.uniform(0.2, 1, many)
    return grains(stream, seconds, times.tolist(), 0.007, low, high, loud.tolist())


def hit_light(stream: Chance, number: int) -> Sound:
    return room(stream, edges(_blow(stream, 118 + 7 * number, 0.05, 0.28)), 0.2, 0.14, 4500)


def hit_middle(stream: Chance, number: int) -> Sound:
    sound = _blow(stream, 82 + 4 * number, 0.45, 0.5)
    put(sound, _debris(stream, 0.3, 9, 900, 4200), 0.03, 0.22)
    return room(stream, edges(sound), 0.35, 0.18, 4000)


def hit_heavy(stream: Chance, number: int) -> Sound:
    sound = silence(1.0)
    put(sound, _blow(stream, 55 + 3 * number, 1.0, 0.9), 0.0)
    put(sound, _blow(stream, 76, 0.4, 0.5), 0.028, 0.5)
    put(sound, _debris(stream, 0.8, 26, 500, 3200), 0.05, 0.34)
    put(sound, noise(stream, 0.9, 28, 95) * decay(0.9, 0.16, 0.01), 0.0, 0.3)
    return room(stream, edges(np.tanh(1.1 * sound)), 0.6, 0.22, 3000)


def death(stream: Chance, number: int) -> Sound:
    """It breaks, a breath falls, and what is left crumbles."""
    sound = silence(1.25)
    put(sound, struck(stream, 196 - 9 * number, (1, 1.41, 2.13, 2.9), 0.12, 0.7, 0.6), 0.0, 0.35)
    falling = glide(330 - 14 * number, 92, 0.9, 0.7)
    voice = (tone(falling, 0.9) + 0.7 * tone(falling * 1.189, 0.9) + 0.4 * tone(falling * 0.5, 0.9)) * swell(0.9, 0.12)
    put(sound, voice, 0.03, 0.22)
    breath = swept(noise(stream, 0.9, 120, 3500), glide(2600, 260, 0.9), 1.3) * swell(0.9, 0.16)
    put(sound, breath, 0.02, 0.45)
    put(sound, _debris(stream, 1.1, 34, 350, 2400), 0.1, 0.45)
    put(sound, noise(stream, 0.5, 40, 130) * decay(0.5, 0.08, 0.006), 0.0, 0.4)
    return room(stream, edges(sound, end=0.05), 0.9, 0.3, 2600)


def heal(stream: Chance, number: int) -> Sound:
    """Three glasses upwards over a warm breath."""
    sound = silence(1.1)
    keys = ((69, 73, 76), (71, 74, 78), (67, 71, 74))[number]
    for place, key in enumerate(keys):
        put(sound, struck(stream, note(key), (1, 2.01, 3.02, 4.3), 0.2, 0.8, 0.35, 0.6, 0.001), 0.085 * place, 0.5)
    put(sound, noise(stream, 0.9, 700, 3200, 1.2, -4) * swell(0.9, 0.35), 0.0, 0.06)
    put(sound, (tone(note(keys[0] - 12), 0.9) + 0.5 * tone(note(keys[2] - 12), 0.9)) * swell(0.9, 0.3), 0.0, 0.2)
    return room(stream, edges(sound, end=0.05), 0.8, 0.3, 5500)


def bolt(stream: Chance, number: int) -> Sound:
    """Force that jumps from one place to another."""
    seconds = 0.42
    falling = glide(1500 - 120 * number, 240, seconds, 0.6)
    trembling = falling * (1 + 0.22 * tone(falling * 0.51, seconds))
    sound = tone(trembling, seconds) * decay(seconds, 0.08, 0.004)
    sound += 0.5 * swept(noise(stream, seconds, 400, 9000), falling * 2.2, 2.2, low=False) * decay(seconds, 0.09)
    put(sound, _blow(stream, 120, 0.2, 0.2), 0.17, 0.4)
    return room(stream, edges(sound), 0.5, 0.22, 5000)


def ring(stream: Chance, number: int) -> Sound:
    """Something takes effect: one soft chime."""
    key = (81, 83, 78)[number]
    sound = struck(stream, note(key), (1, 2.76, 5.4), 0.16, 0.7, 0.22, 0.9, 0.001)
    put(sound, tone(note(key - 12), 0.5) * decay(0.5, 0.12, 0.02), 0.0, 0.3)
    return room(stream, edges(sound, end=0.05), 0.6, 0.22, 6000)


def out(stream: Chance, number: int) -> Sound:
    """A gong for who takes no further part."""
    sound = struck(stream, 98, METAL, 0.75, 2.2, 0.72, 0.45, 0.003)
    put(sound, noise(stream, 0.3, 60, 700) * decay(0.3, 0.03, 0.004), 0.0, 0.5)
    return room(stream, edges(sound, 0.004, 0.3), 0.9, 0.25, 2500)


# What is played


def _landed(stream: Chance, sound: Sound, at: float = 0.0, loud: float = 0.7) -> Sound:
    """Every card that is played comes down on cloth."""
    body = tone(glide(165, 96, 0.18, 0.4), 0.18) * decay(0.18, 0.03)
    put(sound, body, at, loud)
    put(sound, noise(stream, 0.06, 300, 2600) * decay(0.06, 0.008, 0.001), at, 0.22 * loud)
    return sound


def play_fire(stream: Chance, number: int) -> Sound:
    sound = silence(1.0)
    flare = swept(noise(stream, 0.95, 70, 7000, 1.2, -2), glide(2600 + 300 * number, 320, 0.95, 0.8), 0.9)
    tongues = 0.7 + 0.3 * np.clip(noise(stream, 0.95, 5, 19), -2, 2) / 2
    put(sound, flare * tongues * swell(0.95, 0.14), 0.0, 0.6)
    times = np.sort(stream.random(30)) * 0.85 + 0.05
    put(sound, grains(stream, 1.0, times.tolist(), 0.0022, 1800, 8000, (stream.random(30) ** 3 * 2).tolist()), 0.0, 0.5)
    put(sound, noise(stream, 0.8, 45, 160) * swell(0.8, 0.1), 0.0, 0.3)
    return room(stream, edges(_landed(stream, sound), end=0.06), 0.5, 0.15, 3500)


def bubble(stream: Chance, frequency: float, loud: float) -> Sound:
    """Air under water: a tone that rises as it dies."""
    seconds = 0.09 + 22 / frequency
    return (
        loud * tone(glide(frequency, frequency * 1.55, seconds, 1.4), seconds) * decay(seconds, 0.016 + 5 / frequency)
    )


def play_water(stream: Chance, number: int) -> Sound:
    sound = silence(1.0)
    splash = swept(noise(stream, 0.6, 250, 7000, 1.2, -3), glide(4200, 500, 0.6, 0.6), 0.8) * decay(0.6, 0.07, 0.01)
    put(sound, splash, 0.0, 0.5)
    for at in np.sort(stream.beta(1.2, 2.2, 16)) * 0.75:
        put(sound, bubble(stream, stream.uniform(380, 1500), stream.uniform(0.2, 0.8)), 0.03 + at, 0.5)
    put(sound, tone(glide(190, 120, 0.5), 0.5) * swell(0.5, 0.1), 0.0, 0.3)
    return room(stream, edges(_landed(stream, sound), end=0.06), 0.6, 0.2, 4500)


def play_light(stream: Chance, number: int) -> Sound:
    sound = silence(1.2)
    for place, key in enumerate(((76, 83, 88), (78, 81, 90))[number]):
        put(sound, struck(stream, note(key), GLASS, 0.26, 1.0, 0.3, 0.7, 0.002), 0.05 * place, 0.4)
    beam = tone(note(64), 1.0) + 0.6 * tone(note(71) * 1.002, 1.0) + 0.4 * tone(note(76) * 0.998, 1.0)
    put(sound, beam * swell(1.0, 0.25), 0.0, 0.16)
    put(sound, noise(stream, 0.9, 5000, 11000) * swell(0.9, 0.2), 0.0, 0.03)
    return room(stream, edges(_landed(stream, sound), end=0.06), 0.9, 0.28, 7000)


def play_plain(stream: Chance, number: int) -> Sound:
    """Mana of no colour: an open fifth that opens like a lens."""
    sound = silence(1.0)
    key = (57, 55)[number]
    for part, loud in ((0, 1.0), (7, 0.8), (12, 0.5), (19, 0.25)):
        for apart in (0.9975, 1.0025):
            put(sound, tone(note(key + part) * apart, 0.95, stream.random() * 6) * swell(0.95, 0.2), 0.0, 0.2 * loud)
    put(sound, swept(noise(stream, 0.7, 300, 6000), glide(500, 3200, 0.7), 2.0) * swell(0.7, 0.4), 0.0, 0.12)
    return room(stream, edges(_landed(stream, sound), end=0.06), 0.7, 0.25, 5000)


def play_leaf(stream: Chance, number: int) -> Sound:
    """Leaves that stir, and a reed."""
    sound = silence(1.05)
    times = np.sort(stream.beta(1.5, 2.0, 46)) * 0.9
    put(sound, grains(stream, 1.0, times.tolist(), 0.012, 1800, 7000, stream.uniform(0.1, 0.5, 46).tolist()), 0.0, 0.3)
    for place, key in enumerate(((67, 74), (69, 76))[number]):
        time = clock(0.7)
        pitch = note(key) * (1 + 0.004 * np.sin(2 * np.pi * 5.2 * time) * np.clip(time / 0.3, 0, 1))
        reed = tone(pitch, 0.7) + 0.28 * tone(pitch * 2, 0.7) + 0.12 * tone(pitch * 3, 0.7)
        breath = swept(noise(stream, 0.7, 300, 6000), pitch * 2, 3.0, low=False)
        put(sound, (reed + 0.12 * breath) * swell(0.7, 0.25), 0.02 + 0.16 * place, 0.28)
    return room(stream, edges(_landed(stream, sound), end=0.06), 0.7, 0.25, 4500)


def play_stone(stream: Chance, number: int) -> Sound:
    sound = silence(1.0)
    scrape = swept(noise(stream, 0.55, 90, 1900, 1.5, -2), glide(300, 900, 0.55), 0.9)
    rough = 0.5 + 0.5 * np.clip(noise(stream, 0.55, 18, 60), -2, 2) / 2
    put(sound, scrape * rough * swell(0.55, 0.6), 0.0, 0.4)
    put(sound, _blow(stream, 62 + 5 * number, 0.6, 0.5), 0.36, 0.8)
    put(sound, struck(stream, 340, (1, 1.83, 2.6, 3.7), 0.03, 0.2, 0.6), 0.36, 0.4)
    put(sound, _debris(stream, 0.5, 14, 500, 2600), 0.4, 0.35)
    return room(stream, edges(sound, end=0.06), 0.6, 0.18, 2500)


def play_dream(stream: Chance, number: int) -> Sound:
    """A music box heard through a curtain: the notes waver and come twice."""
    sound = silence(1.3)
    for place, key in enumerate(((80, 77, 84), (82, 79, 75))[number]):
        time = clock(0.8)
        bent = note(key) * (1 + 0.012 * np.sin(2 * np.pi * 3.1 * time + place))
        chime = (tone(bent, 0.8) + 0.3 * tone(bent * 3.01, 0.8)) * decay(0.8, 0.14, 0.004)
        put(sound, chime, 0.11 * place, 0.4)
        put(sound, chime[::-1] * swell(0.8, 0.8), 0.11 * place + 0.1, 0.1)
    put(sound, swept(noise(stream, 1.0, 200, 4000), 700 + 400 * tone(1.7, 1.0), 3.0) * swell(1.0, 0.4), 0.0, 0.14)
    return room(stream, edges(_landed(stream, sound), end=0.06), 0.9, 0.35, 5000)


def play_mind(stream: Chance, number: int) -> Sound:
    """A seal: low voices that close on one note, and a stamp."""
    sound = silence(1.1)
    goal = note((50, 48)[number])
    for start in (0.84, 0.94, 1.12, 1.26):
        line = goal * np.linspace(start, 1.0, len(clock(0.8))) ** np.linspace(1, 0.2, len(clock(0.8)))
        voice = sum(tone(line * part, 0.8, stream.random() * 6) / part for part in (1, 2, 3, 4, 5))
        put(sound, swept(voice, np.full(len(line), 900.0), 1.2) * swell(0.8, 0.55), 0.0, 0.13)
    put(sound, _blow(stream, 88, 0.35, 0.4), 0.5, 0.7)
    put(sound, struck(stream, note(74), BELL, 0.1, 0.5, 0.5), 0.5, 0.1)
    return room(stream, edges(sound, end=0.06), 0.9, 0.28, 3000)


def play_hero(stream: Chance, number: int) -> Sound:
    """Steel that is drawn, and a step."""
    sound = silence(1.0)
    steel = struck(stream, 1250 + 140 * number, METAL, 0.16, 0.8, 0.75, 0.5)
    scrape = swept(noise(stream, 0.28, 1500, 9000), glide(2200, 6200, 0.28), 2.5, low=False) * swell(0.28, 0.8, 2)
    put(sound, scrape, 0.0, 0.3)
    put(sound, steel, 0.24, 0.14)
    put(sound, _blow(stream, 84, 0.3, 0.35), 0.3, 0.7)
    return room(stream, edges(sound, end=0.06), 0.6, 0.2, 5000)


def play_omen(stream: Chance, number: int) -> Sound:
    """A page of fate is turned, far thunder answers."""
    sound = silence(1.5)
    put(sound, swept(noise(stream, 0.3, 300, 7000), glide(900, 3600, 0.3), 1.2) * swell(0.3, 0.5), 0.0, 0.28)
    rolls = np.clip(0.6 + 0.4 * noise(stream, 1.3, 2, 9), 0, 2)
    put(sound, noise(stream, 1.3, 35, 220, 1.5, -4) * rolls * swell(1.3, 0.22), 0.12, 0.5)
    put(sound, struck(stream, note((45, 43)[number]), BELL, 0.3, 1.2, 0.55), 0.14, 0.16)
    put(sound, plucked(stream, note(38), 1.0, 0.8, 0.5), 0.14, 0.4)
    return room(stream, edges(sound, end=0.1), 0.9, 0.22, 2500)


# The desk of a scribe


def quill(stream: Chance, seconds: float, strokes: int, loud: float = 1.0) -> Sound:
    """A nib that scratches over vellum, in so many strokes."""
    sound = silence(seconds)
    for place in range(strokes):
        long = seconds / strokes * stream.uniform(0.55, 0.85)
        rough = 0.45 + 0.55 * np.clip(noise(stream, long, 24, 90), -2, 2) / 2
        pitch = glide(stream.uniform(2600, 3400), stream.uniform(3800, 5200), long)
        stroke = swept(noise(stream, long, 1400, 9000, 1.2, -2), pitch, 2.0, low=False) * rough * swell(long, 0.3)
        put(sound, stroke, seconds * place / strokes, loud * stream.uniform(0.6, 1.0))
    return sound


def play_bell(stream: Chance, number: int) -> Sound:
    """A bell of the chapel, and a breath of voices."""
    sound = silence(1.5)
    key = (62, 64)[number]
    put(sound, struck(stream, note(key), BELL, 0.45, 1.4, 0.5, 0.7), 0.0, 0.3)
    for part, loud in ((0, 1.0), (7, 0.7), (12, 0.5)):
        voice = tone(note(key + part) * 1.003, 1.2, stream.random() * 6) + 0.4 * tone(note(key + part) * 2, 1.2)
        put(sound, voice * swell(1.2, 0.35), 0.1, 0.08 * loud)
    return room(stream, edges(_landed(stream, sound, 0.0, 0.5), end=0.08), 0.9, 0.3, 5500)


def play_ink(stream: Chance, number: int) -> Sound:
    """Ink that drops into a bowl, and a whisper under it."""
    sound = silence(1.3)
    for at, frequency in ((0.0, 420 - 40 * number), (0.16, 610), (0.27, 520)):
        put(sound, bubble(stream, frequency, 0.9), at, 0.5)
    whisper = swept(noise(stream, 1.1, 250, 5000, 1.2, -3), glide(1500, 520, 1.1), 2.6)
    put(sound, whisper * (0.6 + 0.4 * np.clip(noise(stream, 1.1, 6, 22), -2, 2) / 2) * swell(1.1, 0.4), 0.08, 0.3)
    put(sound, tone(glide(note(41), note(36), 1.1), 1.1) * swell(1.1, 0.3), 0.05, 0.28)
    return room(stream, edges(_landed(stream, sound, 0.0, 0.5), end=0.08), 0.8, 0.28, 3200)


def play_iron(stream: Chance, number: int) -> Sound:
    """A hammer on iron, and wheels that catch."""
    sound = silence(1.2)
    put(sound, struck(stream, 540 + 60 * number, METAL, 0.13, 0.8, 0.7, 0.6), 0.0, 0.3)
    put(sound, struck(stream, 180, WOOD, 0.03, 0.2, 0.5), 0.0, 0.5)
    for place in range(6):
        put(sound, struck(stream, 1500 + 90 * (place % 2), METAL, 0.02, 0.12, 0.5), 0.34 + 0.085 * place, 0.09)
    return room(stream, edges(_landed(stream, sound), end=0.06), 0.5, 0.18, 5000)


def play_page(stream: Chance, number: int) -> Sound:
    """A leaf of vellum is turned, and the nib begins."""
    sound = silence(1.2)
    leaf = swept(noise(stream, 0.36, 300, 7500), glide(700 + 120 * number, 3600, 0.36), 1.1) * swell(0.36, 0.55)
    put(sound, leaf, 0.0, 0.4)
    put(sound, quill(stream, 0.6, 3 + number), 0.42, 0.3)
    return room(stream, edges(_landed(stream, sound, 0.3, 0.3), end=0.06), 0.4, 0.16, 5000)


def seal(stream: Chance, number: int) -> Sound:
    """A seal is pressed into wax over what was written: it does not hold."""
    sound = silence(1.0)
    put(sound, _blow(stream, 96 + 8 * number, 0.35, 0.4), 0.0, 0.8)
    tear = swept(noise(stream, 0.5, 700, 9000, 1.2, -2), glide(1200, 4200, 0.5, 0.7), 1.2, low=False)
    put(sound, tear * (0.4 + 0.6 * np.clip(noise(stream, 0.5, 30, 120), -2, 2) / 2) * swell(0.5, 0.3), 0.14, 0.3)
    put(sound, struck(stream, note(55), (1, 1.41, 2.2), 0.14, 0.7, 0.5), 0.0, 0.16)
    return room(stream, edges(sound, end=0.05), 0.5, 0.2, 3500)


def horn(stream: Chance, number: int) -> Sound:
    """A horn calls to the attack: a fifth upwards, far off."""
    sound = silence(1.5)
    for at, key, long in ((0.0, (50, 48)[number], 0.34), (0.3, (57, 55)[number], 0.95)):
        breath = sum(tone(note(key) * part, long, stream.random() * 6) / part**1.3 for part in (1, 2, 3, 4, 5))
        put(sound, swept(breath, glide(500, 1500, long, 0.5), 1.0) * swell(long, 0.25), at, 0.3)
    return room(stream, edges(sound, 0.01, 0.1), 1.0, 0.35, 2600)
