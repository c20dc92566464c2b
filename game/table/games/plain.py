"""A table for a game that has no folder here: everything follows from its vocabulary.

Cards in play lie in the middle, zone beside zone; other piles in the right column; what the table shares in the left
one; every question that is neither cards nor places is a list of its answers. It is meant to be played on, and to be
copied from.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.table.drawing.cloth import die_seal, ring
from game.table.drawing.symbols import Element
from game.table.games.elements import made
from game.table.games.interface import GameTable, Verb
from game.table.games.layout import Badge, Counter, Layout, Row, Side

LEFT, RIGHT = 284, 1636
"""Of the room for cards in play, in design units."""
STRIP, ROOM = 24, 1612
"""Left edge and width of the upper edge, which several opponents share."""
PILES = (1718, 1836)
"""The middles of the two columns of piles."""
SHARED_ROOM, SHARED_PILES = (24, 264), (85, 203)
"""The left column, for what belongs to the table."""


def table(vocabulary: Any, standing: str) -> GameTable:
    """The table of a game by its vocabulary; `standing` is the number of a seat by which a match stands, or ""."""
    looks = made(vocabulary.elements, vocabulary.colourless)
    coloured = tuple([name for name in vocabulary.elements if name != vocabulary.colourless])
    return GameTable(
        layout=lambda seats: layout(vocabulary, standing, seats),
        badges={kind: badges(stats) for kind, stats in vocabulary.kinds.items()},
        verbs=verbs(vocabulary),
        damageable_stat=next(iter(vocabulary.player), ""),
        curve=standing,
        shown=tuple(vocabulary.player),
        word_facts={"element": "element", "phase": "phase"},
        elements=looks,
        seal=seal(coloured, looks, vocabulary.colourless),
        deck_elements=coloured,
    )


def seal(coloured: tuple[str, ...], looks: dict[str, Element], colourless: str) -> Callable[[], tuple[str, str]]:
    """The elements of the game in a ring; a die for a game without any."""
    shown = [looks[name] for name in coloured]
    return (lambda: ring(shown, looks.get(colourless))) if shown else die_seal


def badges(stats: tuple[str, ...]) -> tuple[Badge, ...]:
    """The first stat of a kind of card in the left corner, the last in the right one."""
    if len(stats) < 2:
        return tuple(Badge(stat, "right", "hexagon") for stat in stats)
    return Badge(stats[0], "left", "burst"), Badge(stats[-1], "right", "heart")


def hand_of(vocabulary: Any) -> str:
    """The first zone that only its owner sees."""
    return next((zone.name for zone in vocabulary.zones if zone.seen_by == "owner"), "hand")


def verbs(vocabulary: Any) -> tuple[Verb, ...]:
    """The first word is what is done with a card of the hand, the others with cards in play."""
    hand = hand_of(vocabulary)
    field = tuple(zone.name for zone in vocabulary.zones if zone.field)
    first, *others = vocabulary.actions or ("play",)
    return (
        Verb(first, (hand,), action="play", left="left-play"),
        *(Verb(word, (*field, "seat"), left="left-use") for word in others),
    )


def layout(vocabulary: Any, standing: str, seats: int) -> Layout:
    """The table of so many seats."""
    hand = hand_of(vocabulary)
    zones = [zone for zone in vocabulary.zones if not zone.shared]
    shared = [zone for zone in vocabulary.zones if zone.shared]
    open_piles = [zone.name for zone in zones if not zone.field and zone.seen_by == "all"]
    own = Side((24, 926, 240, 140), _field(zones, LEFT, RIGHT, 556, 230), _piles(zones, PILES, 490, 110))
    if seats == 2:
        backs = Row(hand, 960, 18, 129, width=760, step=66)
        others = [Side((24, 14, 240, 140), _field(zones, LEFT, RIGHT, 222, 210), _piles(zones, PILES, 145, 110), backs)]
    else:
        others = [_opponent(zones, number, seats - 1) for number in range(seats - 1)]
    return Layout(
        sides=(own, *others),
        shared_field=_field(shared, *SHARED_ROOM, 452, 170),
        shared_piles=_piles(shared, SHARED_PILES, 640, 110),
        counters=(Counter(standing, "hexagon"),) if standing else (),
        aimed=next((zone.name for zone in vocabulary.zones if zone.field), "seat"),
        hand=hand,
        heap=open_piles[0] if open_piles else "",
    )


def _opponent(zones: list[Any], number: int, count: int) -> Side:
    """One of several along the upper edge: only the number of its hand is told."""
    width = ROOM / count - 16
    left = STRIP + number * (width + 16)
    return Side((left, 12, 236, 104), _field(zones, left, left + width, 230, 170), ())


def _field(zones: list[Any], left: float, right: float, y: float, height: float) -> tuple[Row, ...]:
    """The zones of cards in play side by side."""
    names = [zone.name for zone in zones if zone.field]
    width = (right - left) / max(1, len(names))
    return tuple(
        Row(name, left + (number + 0.5) * width, y, height, width=width - 24, step=height * 0.92)
        for number, name in enumerate(names)
    )


def _piles(zones: list[Any], columns: tuple[float, float], y: float, height: float) -> tuple[Row, ...]:
    """What does not lie in play and is not held, two beside each other, row under row."""
    piles = [zone for zone in zones if not zone.field and zone.seen_by != "owner"]
    return tuple(
        Row(
            zone.name,
            columns[n % 2],
            y + n // 2 * (height + 14),
            height,
            empty=n < 2 and not zone.optional,
            face_up=zone.seen_by == "all",
        )
        for n, zone in enumerate(piles)
    )
