"""What a match of a game is seen on, and how blows, cards and what lies on them look there: `table` of a world.

What can be done and what it does are no part of it; those are the rules' and `games/<game>/table.py`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from game.table.drawing.badges import SYMBOLS, Marker
from game.table.drawing.printed import PLAIN as PLAIN_FRAME
from game.table.drawing.printed import Frame
from game.table.drawing.tabletops import STUFFS, Tabletop
from game.table.drawing.tops.plan import Figure
from game.table.worlds.reading import (
    Reader,
    WorldFault,
    colour,
    each,
    icon,
    number,
    one_of,
    parts,
    path,
    row,
    switch,
    whole,
    word,
)


class Weights(NamedTuple):
    """From how much damage on a blow is heavy, and from how much on it is one of the heaviest."""

    heavy: int = 3
    crushing: int = 6

    def of(self, amount: int) -> int:
        """0 for a light blow, 1 for a heavy one, 2 for one of the heaviest."""
        return (amount >= self.heavy) + (amount >= self.crushing)


WEIGHTS = Weights()


@dataclass(frozen=True)
class Table:
    """How a match looks; a game finds each part of it in its `GameTable`, which says more of them."""

    top: Tabletop = field(default_factory=Tabletop)
    weights: Weights = WEIGHTS
    outlines: Mapping[str, Frame] = field(default_factory=dict)
    """By the kind of card."""
    markers: Mapping[str, Marker] = field(default_factory=dict)
    worn: Mapping[str, str] = field(default_factory=dict)
    inline: Mapping[str, tuple[str, str]] = field(default_factory=dict)
    sign: tuple[str, str] = ("", "crossed-swords")


PLAIN = Table()


def _top(where: str, told: Any) -> Tabletop:
    return Tabletop(**parts(told, where, _TOP))


def _figure(where: str, told: Any) -> Figure:
    made = Figure(**parts(told, where, _FIGURE, _FIGURE))
    for one in (end for pair in made.joined for end in pair):
        if not 0 <= one < len(made.stars):
            raise WorldFault(f"{where} joins star {one}; it has {len(made.stars)}, counted from 0")
    return made


def _weights(where: str, told: Any) -> Weights:
    made = Weights(**parts(told, where, {"heavy": whole, "crushing": whole}))
    if not 0 < made.heavy <= made.crushing:
        raise WorldFault(f"{where} has `heavy` above 0 and `crushing` no less, not {made.heavy} and {made.crushing}")
    return made


def _outline(where: str, told: Any) -> Frame:
    found = parts(told, where, {"window": path, "plate": path, "glyph": icon, "seal": word})
    return Frame(found.pop("window", PLAIN_FRAME.window), found.pop("plate", PLAIN_FRAME.plate), **found)


def _marker(where: str, told: Any) -> Marker:
    found = parts(told, where, {"icon": icon, "ink": colour, "ground": colour, "broken": switch}, _MARKED)
    return Marker(found["icon"], found["ink"], found["ground"], found.get("broken", False))


def _inline(where: str, told: Any) -> tuple[str, str]:
    symbol, drawn = row(word, least=2, most=2)(where, told)
    return _symbol(where, symbol), icon(where, drawn) if drawn else ""


def _sign(where: str, told: Any) -> tuple[str, str]:
    hue, drawn = row(word, least=2, most=2)(where, told)
    return hue, icon(where, drawn)


_symbol = one_of("symbol", SYMBOLS)
_MARKED = ("icon", "ink", "ground")
_FIGURE: Mapping[str, Reader] = {
    "stars": row(row(number, least=2, most=2), least=2),
    "joined": row(row(whole, least=2, most=2)),
    "colour": colour,
}
_TOP: Mapping[str, Reader] = {
    "stuff": one_of("top of a table", STUFFS),
    "pieces": word,
    "broken": word,
    "figures": each(_figure),
    "storms": lambda where, told: frozenset(row(word)(where, told)),
}
_READERS: Mapping[str, Reader] = {
    "top": _top,
    "weights": _weights,
    "outlines": each(_outline),
    "markers": each(_marker),
    "worn": each(_symbol),
    "inline": each(_inline),
    "sign": _sign,
}


def read(where: str, told: Any) -> Table:
    """The table that an object of JSON describes. Raises WorldFault."""
    return Table(**parts(told, where, _READERS))
