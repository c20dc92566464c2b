"""Cards, tokens, dice, coins and buttons: what hands do at a table."""

from __future__ import annotations

import numpy as np

from .tools import (
    BAR,
    METAL,
    WOOD,
    Chance,
    Sound,
    decay,
    edges,
    glide,
    grains,
    noise,
    put,
    room,
    silence,
    struck,
    swell,
    swept,
    tone,
)


def flick(stream: Chance, high: float = 1.0) -> Sound:
    """The edge of a card springs back."""
    sound = silence(0.07)
    put(sound, noise(stream, 0.03, 1800 * high, 7500) * decay(0.03, 0.0045, 0.0005), 0.0, 0.5)
    put(sound, struck(stream, 640 * high, (1, 1.9, 3.4), 0.012, 0.05), 0.0006, 0.35)
    return sound


def slide(stream: Chance, seconds: float, start: float, end: float) -> Sound:
    """Card on cloth: noise whose colour follows the speed of the hand, rough with the weave."""
    rough = 0.55 + 0.45 * np.clip(noise(stream, seconds, 30, 160), -2, 2) / 2
    moving = swept(noise(stream, seconds, 350, 9000, 1.5, -2), glide(start, end, seconds), 0.8)
    return moving * rough * swell(seconds, 0.42)


def thump(stream: Chance, deep: float, seconds: float = 0.16) -> Sound:
    """Cloth over wood gives under something soft."""
    body = tone(glide(deep * 1.7, deep, seconds, 0.4), seconds) * decay(seconds, 0.026)
    cloth = noise(stream, seconds, 180, 1400) * decay(seconds, 0.011, 0.001)
    return body + 0.22 * cloth


def lift(stream: Chance, number: int) -> Sound:
    sound = silence(0.17)
    put(sound, slide(stream, 0.13, 1300, 4200), 0.0, 0.6)
    put(sound, flick(stream, 1.0 + 0.08 * number), 0.085, 0.55)
    return edges(sound)


def drop(stream: Chance, number: int) -> Sound:
    sound = silence(0.24)
    put(sound, thump(stream, 98 - 5 * number), 0.012)
    put(sound, slide(stream, 0.06, 3000, 900), 0.0, 0.22)
    put(sound, flick(stream, 0.8), 0.014, 0.4)
    return edges(sound)


def refused(stream: Chance, number: int) -> Sound:
    """Two dull knocks, the second lower: no."""
    sound = silence(0.34)
    for at, base, loud in ((0.0, 233, 0.8), (0.105, 174, 1.0)):
        put(sound, struck(stream, base, (1, 2.1, 2.9), 0.028, 0.2, 0.35), at, loud)
        put(sound, noise(stream, 0.05, 200, 900) * decay(0.05, 0.008), at, 0.25 * loud)
    return room(stream, edges(sound), 0.18, 0.12, 2500)


def token(stream: Chance, number: int) -> Sound:
    """A small stone disc is tipped over: it ticks twice."""
    sound = silence(0.22)
    base = (1480, 1610, 1390, 1720)[number]
    put(sound, struck(stream, base, (1, 1.72, 2.63, 3.9), 0.016, 0.15, 0.7), 0.0, 0.6)
    put(sound, struck(stream, base * 0.93, (1, 1.72, 2.63, 3.9), 0.02, 0.15, 0.55), 0.058 + 0.008 * number, 1.0)
    put(sound, thump(stream, 210, 0.06), 0.06, 0.25)
    return room(stream, edges(sound), 0.15, 0.1, 6000)


def draw(stream: Chance, number: int) -> Sound:
    sound = silence(0.27)
    put(sound, slide(stream, 0.2 + 0.015 * number, 900 + 150 * number, 5200), 0.0, 0.8)
    put(sound, flick(stream, 1.15 - 0.07 * number), 0.17, 0.7)
    return edges(sound)


def shuffle(stream: Chance, number: int) -> Sound:
    """A riffle that grows denser and settles, then the deck is squared."""
    sound = silence(1.15)
    at = 0.02
    for place in range(30):
        loud = 0.35 + 0.65 * np.sin(np.pi * (place + 1) / 31)
        put(sound, flick(stream, 0.75 + 0.5 * stream.random()), at, float(loud) * stream.uniform(0.5, 1))
        at += 0.028 - 0.016 * np.sin(np.pi * place / 29) + stream.uniform(-0.003, 0.003)
    put(sound, slide(stream, 0.16, 2500, 1200), at + 0.01, 0.5)
    put(sound, thump(stream, 120), at + 0.14, 0.7)
    put(sound, flick(stream, 0.7), at + 0.142, 0.5)
    return edges(sound)


def turned(stream: Chance, number: int) -> Sound:
    """A card is turned over: air, then both of its edges on the cloth."""
    sound = silence(0.42)
    put(sound, swept(noise(stream, 0.24, 200, 5000), glide(500, 2200, 0.24), 1.1) * swell(0.24, 0.6), 0.0, 0.35)
    put(sound, flick(stream, 0.9), 0.19, 0.5)
    put(sound, thump(stream, 108 + 8 * number), 0.245, 0.8)
    put(sound, flick(stream, 0.75), 0.25, 0.45)
    return edges(sound)


def button(stream: Chance, number: int) -> Sound:
    sound = struck(stream, (880, 932)[number], BAR, 0.016, 0.11, 0.3)
    return edges(sound + 0.15 * noise(stream, 0.11, 900, 4000) * decay(0.11, 0.003, 0.0005))


def clack(stream: Chance, base: float) -> Sound:
    """Hard resin on wood."""
    sound = struck(stream, base, (1, 1.63, 2.41, 3.7), 0.011, 0.12, 0.75)
    put(sound, struck(stream, 310, WOOD, 0.022, 0.12, 0.4), 0.0008, 0.6)
    put(sound, noise(stream, 0.02, 2500, 9000) * decay(0.02, 0.002, 0.0004), 0.0, 0.35)
    return sound


def dice_roll(stream: Chance, number: int) -> Sound:
    """It tumbles for as long as its picture does; the last knock is `dice_land`."""
    sound = silence(0.66)
    at, gap = 0.03, 0.115
    while at < 0.56:
        loud = (0.9 - at) * stream.uniform(0.45, 1.0)
        put(sound, clack(stream, stream.uniform(1500, 2600)), at, loud)
        if stream.random() < 0.55:
            put(sound, clack(stream, stream.uniform(1900, 3000)), at + stream.uniform(0.014, 0.03), loud * 0.5)
        at += gap * stream.uniform(0.75, 1.15)
        gap *= 0.86
    rolling = noise(stream, 0.5, 240, 1300) * swell(0.5, 0.3) * (0.6 + 0.4 * tone(17, 0.5))
    put(sound, rolling, 0.06, 0.06)
    return room(stream, edges(sound), 0.22, 0.12, 5000)


def dice_land(stream: Chance, number: int) -> Sound:
    sound = silence(0.3)
    put(sound, clack(stream, 1720 + 90 * number), 0.0, 1.0)
    put(sound, thump(stream, 150, 0.1), 0.001, 0.5)
    put(sound, clack(stream, 2100), 0.075 + 0.01 * number, 0.32)
    put(sound, clack(stream, 2350), 0.118 + 0.012 * number, 0.12)
    return room(stream, edges(sound), 0.22, 0.12, 5000)


def coin_toss(stream: Chance, number: int) -> Sound:
    """Off the thumb, then it rings and flutters as it spins."""
    seconds = 0.78
    ring = struck(stream, 2350, METAL, 0.34, seconds, 0.62, 0.5)
    turning = np.linspace(24, 16, len(ring))
    flutter = 0.62 + 0.38 * tone(turning, seconds)
    sound = ring * flutter * np.linspace(1, 0.5, len(ring))
    put(sound, noise(stream, 0.03, 1500, 6000) * decay(0.03, 0.004, 0.0006), 0.0, 1.2)
    return room(stream, edges(sound, 0.001, 0.08), 0.2, 0.08, 7000)


def coin_land(stream: Chance, number: int) -> Sound:
    """It strikes, and its rim runs round ever faster until it lies."""
    sound = silence(0.8)
    put(sound, struck(stream, 2350, METAL, 0.09, 0.4, 0.6, 0.5), 0.0, 1.0)
    at, gap, loud = 0.09, 0.078, 0.5
    while at < 0.6:
        put(sound, struck(stream, 2480 + 60 * stream.random(), METAL, 0.03, 0.12, 0.6, 0.5), at, loud)
        at, gap, loud = at + gap, gap * 0.87, loud * 0.84
    put(sound, thump(stream, 170, 0.08), 0.0, 0.6)
    return room(stream, edges(sound), 0.2, 0.1, 6000)


def swing(stream: Chance, number: int) -> Sound:
    """Air before a blow."""
    seconds = 0.26
    air = swept(noise(stream, seconds, 150, 6000), glide(420, 2600 - 300 * number, seconds, 1.6), 1.6)
    sound = air * swell(seconds, 0.72, 2)
    cloth = grains(stream, seconds, (0.02, 0.05, 0.09), 0.006, 600, 3000, (0.15, 0.12, 0.1))
    return edges(sound + cloth)
