"""The world of a game, read from `games/<game>/look/world.json`; the plain one where there is no such file.

`palette` gives colours by the names of `Palette`, each "#rrggbb"; `stuff` is what panels and buttons are made of
(`stuffs.STUFFS`), `letters` what headings are written in (`drawing.text.LETTERS`); `scene` is what lies behind all
scenes but the match, layer upon layer (`layers.PAINTERS`); `back` is what the backs of cards are bound in
(`drawing.covers.Cover`). What is left out is plain.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, fields, replace
from functools import lru_cache
from pathlib import Path
from typing import Any

from game.table.drawing.covers import ORNAMENTS, Cover
from game.table.drawing.covers import PLAIN as PLAIN_COVER
from game.table.drawing.hues import GAMES, rgb
from game.table.drawing.text import LETTERS, USUAL
from game.table.worlds.layers import PAINTERS, Layer
from game.table.worlds.palettes import FELT, Palette
from game.table.worlds.stuffs import PLAIN as PLAIN_STUFF
from game.table.worlds.stuffs import STUFFS


class WorldFault(ValueError):
    """What is wrong with the description of a world, and where."""


@dataclass(frozen=True)
class World:
    palette: Palette = FELT
    stuff: str = PLAIN_STUFF
    letters: str = USUAL
    scene: tuple[Layer, ...] = (Layer("cloth"),)
    back: Cover = PLAIN_COVER
    """What the backs of its cards are bound in."""

    @property
    def metal(self) -> tuple[str, str, str]:
        """Of rims: those of backs, ribbons and bosses."""
        return self.back.metal


PLAIN = World()


def file_of(game: str) -> Path:
    return GAMES / game / "look" / "world.json"


@lru_cache(maxsize=16)
def of_game(game: str) -> World:
    """The world of a game, plain where it has no file of one. Raises WorldFault where that can't be understood."""
    path = file_of(game)
    if not path.is_file():
        return PLAIN
    try:
        return read(json.loads(path.read_text(encoding="utf-8")))
    except ValueError as wrong:
        raise WorldFault(f"{path}: {wrong}") from wrong


def read(told: Any) -> World:
    """The world that an object of JSON describes. Raises WorldFault, which names the part that is wrong."""
    found = _table(told, "a world", READERS)
    return World(**{name: READERS[name](part) for name, part in found.items()})


def _table(told: Any, what: str, known: Mapping[str, object]) -> Mapping[str, Any]:
    if not isinstance(told, dict):
        raise WorldFault(f"{what} is a table of names and values, not {json.dumps(told)[:40]}")
    for name in told:
        if name not in known:
            raise WorldFault(f"{what} has no `{name}`; it may have {', '.join(sorted(known))}")
    return told


def _palette(told: Any) -> Palette:
    known = {field.name: None for field in fields(Palette)}
    return replace(FELT, **{name: _colour(name, part) for name, part in _table(told, "`palette`", known).items()})


def _colour(name: str, told: Any) -> tuple[int, int, int]:
    try:
        if isinstance(told, str) and told.startswith("#") and len(told) == 7:
            return rgb(told)
    except ValueError:
        pass
    raise WorldFault(f'`{name}` is a colour "#rrggbb", not {json.dumps(told)}')


def _one_of(what: str, known: Iterable[str]) -> Callable[[Any], str]:
    def chosen(told: Any) -> str:
        if told not in known:
            raise WorldFault(f"there is no {what} {json.dumps(told)}; there are {', '.join(sorted(known))}")
        return str(told)

    return chosen


def _back(told: Any) -> Cover:
    wanted = {field.name: field.default for field in fields(Cover)}
    found = {name: _value(f"`back`, `{name}`,", part, wanted[name])
             for name, part in _table(told, "`back`", wanted).items()}  # fmt: skip
    for name in found.keys() & {"ground", "metal"}:
        if len(found[name]) != 3:
            raise WorldFault(f"`back`, `{name}`, is three colours, not {len(found[name])}")
    if "ornament" in found:
        _one_of("ornament", ORNAMENTS)(found["ornament"])
    return Cover(**found)


def _scene(told: Any) -> tuple[Layer, ...]:
    if not isinstance(told, list) or not told:
        raise WorldFault("`scene` is a list of layers, the farthest first")
    return tuple(_layer(number, part) for number, part in enumerate(told, 1))


def _layer(number: int, told: Any) -> Layer:
    where = f"layer {number} of `scene`"
    if not isinstance(told, dict) or told.get("paint") not in PAINTERS:
        raise WorldFault(f"{where} needs `paint`, one of {', '.join(sorted(PAINTERS))}")
    word = told["paint"]
    given = {name: part for name, part in told.items() if name != "paint"}
    wanted = PAINTERS[word].given
    _table(given, f"{where}, `{word}`,", wanted)
    return Layer(word, tuple((name, _value(f"{where}, `{name}`,", part, wanted[name])) for name, part in given.items()))


def _value(where: str, told: Any, like: Any) -> Any:
    """A value of the kind of `like`: a colour, a number, a word, or a row of such."""
    if isinstance(like, tuple) and like and isinstance(told, list):
        inner = [like[min(n, len(like) - 1)] for n in range(len(told))]
        return tuple(_value(where, part, kind) for part, kind in zip(told, inner, strict=True))
    if isinstance(like, str) and like.startswith("#"):
        _colour(where, told)
        return told
    fits = isinstance(told, str) if isinstance(like, str) else isinstance(told, int | float)
    if not fits:
        raise WorldFault(f"{where} is like {json.dumps(like)}, not {json.dumps(told)}")
    return told


READERS: Mapping[str, Callable[[Any], Any]] = {
    "palette": _palette,
    "stuff": _one_of("stuff", STUFFS),
    "letters": _one_of("kind of letters", LETTERS),
    "scene": _scene,
    "back": _back,
}
