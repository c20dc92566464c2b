"""How Cataclysm lies on a table: two places for Characters before each player, the opponents in turn order from left
to right along the upper edge, the phases of the turn at the left."""

from __future__ import annotations

from functools import lru_cache

from game.table.drawing.printed import RATIO
from game.table.games.layout import Badge, Counter, Layout, Opposite, Row, Side

PHASES = ("power_up", "cataclysm", "deployment", "battle", "end")
BADGES = {"character": (Badge("power", "left", "burst"), Badge("life", "right", "die"))}


def _piles(x: float, y: float, height: float, step: float) -> tuple[Row, ...]:
    """The discard pile at x, the deck to its left, and left of that what was removed from the game."""
    return (
        Row("deck", x - step, y, height, empty=True, face_up=False),
        Row("discard", x, y, height, empty=True),
        Row("removed", x - 2 * step, y, height),
    )


OWN = Side(
    plate=(24, 914, 240, 154),
    field=(Row("play", 960, 556, 250, width=760, step=240, shrinks=True, places="places"),),
    piles=_piles(1836, 522, 140, 118),
)
OPPOSITE = Side(
    plate=(24, 14, 240, 154),
    field=(Row("play", 960, 216, 240, width=760, step=230, shrinks=True, places="places"),),
    piles=_piles(1836, 240, 140, 118),
    backs=Row("hand", 960, 18, 129, width=760, step=66),
    opposite=Opposite(
        (890, 2, 336, 140),
        Row("hand", 590, 18, 129, width=540, step=66),
        field=(Row("play", 960, 243, 196, width=760, step=200, shrinks=True, places="places"),),
    ),
)
LEFT, ROOM, BETWEEN = 24, 1612, 16
"""The strip along the upper edge that several opponents share, and the room between two of them."""
PLATE = 236
WIDE, SMALL = (100, 84), (80, 62)
"""Height of a pile and how far its neighbour lies, in wide and in narrow strips."""


def _opponent(number: int, count: int) -> Side:
    """One of several along the upper edge: plate and piles, and below them the places for Characters."""
    width = (ROOM + BETWEEN) / count - BETWEEN
    left = LEFT + number * (width + BETWEEN)
    height, step = WIDE if width >= PLATE + 3 * WIDE[1] else SMALL
    half = height * RATIO / 2
    return Side(
        plate=(left, 12, min(PLATE, width - 3 * step), 104),
        field=(Row("play", left + width / 2, 230, 196, width=width - 20, step=176, shrinks=True, places="places"),),
        piles=_piles(left + width - half, 64, height, step),
    )


@lru_cache(maxsize=8)
def layout(seats: int) -> Layout:
    """The table of so many seats."""
    others = (OPPOSITE,) if seats == 2 else tuple(_opponent(number, seats - 1) for number in range(seats - 1))
    return Layout(
        sides=(OWN, *others),
        counters=(Counter("discarded_characters", "skull", of="discard_limit"),),
        aimed="play",
        phases=PHASES,
        track=(24, 420, 250, 270),
    )
