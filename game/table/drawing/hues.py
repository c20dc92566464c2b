"""The hues that the `art` of a card may name: those of its game, and the colours that all games have.

A game has its own in `games/<game>/hues.json`, by the words that its cards say; everybody's are in
`assets/pictures/hues.json`. Of each there is what its pictures are painted with ("palette", "lights", "leanings") and
what its frame looks like ("frame"); PLAIN stands in for a hue that nobody knows. In drawing, a hue of a game is
"game/word", so that two games may mean different colours by a word.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from game.system.places import data_root
from game.table.drawing import symbols
from game.table.drawing.symbols import Tint

PLAIN = "plain"
GAMES = Path(__file__).resolve().parent.parent / "games"
Spec = Mapping[str, Any]


@cache
def shared() -> Mapping[str, Spec]:
    """By their words, those that every game has."""
    return _read(data_root() / "assets" / "pictures" / "hues.json")


@cache
def own(game: str) -> Mapping[str, Spec]:
    """By their words, those of a game; none for a game that has none."""
    path = GAMES / game / "hues.json"
    return _read(path) if path.is_file() else {}


def _read(path: Path) -> Mapping[str, Spec]:
    found: dict[str, Spec] = json.loads(path.read_text(encoding="utf-8"))
    return found


def of_game(game: str, word: str) -> str:
    """The hue that cards of a game mean by a word: its own, or that of its element; else the one that all have."""
    return f"{game}/{word}" if word in own(game) or symbols.look(word, game) else word


def spec(hue: str) -> Spec | None:
    game, _, word = hue.rpartition("/")
    return own(game).get(word) if game else shared().get(word)


def tint(hue: str) -> Tint | None:
    """The colours of the element that a hue is named after, where its game gives no hue of that word."""
    game, _, word = hue.rpartition("/")
    found = symbols.look(word, game) if game else None
    return found.tint if found else None


def plain() -> Spec:
    return shared()[PLAIN]


def word_of(hue: str) -> str:
    """As a card says it."""
    return hue.rpartition("/")[2]


def rgb(web: str) -> tuple[int, int, int]:
    """A colour that is written "#rrggbb"."""
    return int(web[1:3], 16), int(web[3:5], 16), int(web[5:7], 16)
