"""The world of a game, read from `games/<game>/look/world.json`; the plain one where there is no such file.

`palette` gives colours by the names of `Palette`, each "#rrggbb"; `stuff` is what panels and buttons are made of
(`stuffs.STUFFS`), `leaf` what is written on (`leaves.Leaf`), `letters` what headings are written in
(`drawing.text.LETTERS`); `scene` is what lies behind all scenes but the match, layer upon layer (`layers.PAINTERS`);
`back` is what the backs of cards are bound in (`drawing.covers.Cover`), `frame` what their frames are edged with
(`drawing.edgings.EDGINGS`), `banner` what results and announcements are written on (`drawing.strips.STRIPS`); `table`
is what a match is seen on (`tables.Table`), `sounds` what it sounds like (`hearing`). What is left out is plain.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import lru_cache
from pathlib import Path
from typing import Any

from game.table.drawing.covers import ORNAMENTS, Cover
from game.table.drawing.covers import PLAIN as PLAIN_COVER
from game.table.drawing.edgings import EDGINGS, Edging
from game.table.drawing.edgings import PLAIN as PLAIN_FRAME
from game.table.drawing.hues import GAMES
from game.table.drawing.strips import BARE, RIBBON, STRIPS
from game.table.drawing.text import LETTERS, USUAL
from game.table.sound.cues import Sounds
from game.table.worlds import hearing, tables
from game.table.worlds.layers import PAINTERS, Layer
from game.table.worlds.leaves import DRAWN, Leaf
from game.table.worlds.leaves import PLAIN as PLAIN_LEAF
from game.table.worlds.palettes import FELT, Palette
from game.table.worlds.reading import Reader, WorldFault, colour, names_of, one_of, parts, quoted, row, table
from game.table.worlds.stuffs import PLAIN as PLAIN_STUFF
from game.table.worlds.stuffs import STUFFS
from game.table.worlds.tables import Table

USUAL_SOUNDS = Sounds()
"""As every game sounds that says nothing of its own."""


@dataclass(frozen=True)
class World:
    palette: Palette = FELT
    stuff: str = PLAIN_STUFF
    leaf: Leaf = PLAIN_LEAF
    """What is written on."""
    letters: str = USUAL
    scene: tuple[Layer, ...] = (Layer("cloth"),)
    back: Cover = PLAIN_COVER
    """What the backs of its cards are bound in."""
    frame: str = PLAIN_FRAME
    """What the frames of its cards are edged with, in its metal."""
    banner: str = RIBBON
    """What words are written on that are held up for a moment."""
    table: Table = field(default=tables.PLAIN, hash=False)
    """What a match looks like."""
    sounds: Sounds = field(default=USUAL_SOUNDS, hash=False)
    """What it sounds like."""

    @property
    def metal(self) -> tuple[str, str, str]:
        """Of rims: those of backs, ribbons and bosses."""
        return self.back.metal

    @property
    def edging(self) -> Edging:
        return Edging(self.frame, self.back.metal, self.back.light)


PLAIN = World()


def file_of(game: str) -> Path:
    return GAMES / game / "look" / "world.json"


@lru_cache(maxsize=16)
def of_game(game: str) -> World:
    """The world of a game; the plain one where it has no file of one, or a faulty one (`fault`)."""
    try:
        return described(game)
    except WorldFault:
        return PLAIN


@lru_cache(maxsize=16)
def fault(game: str) -> WorldFault | None:
    """What is wrong with the file of a game's world, None if nothing is or there is no file."""
    try:
        described(game)
    except WorldFault as wrong:
        return wrong
    return None


def described(game: str) -> World:
    """The world of a game by its file, the plain one where there is none. Raises WorldFault."""
    path = file_of(game)
    if not path.is_file():
        return PLAIN
    try:
        return read(json.loads(path.read_text(encoding="utf-8")))
    except WorldFault:
        raise
    except json.JSONDecodeError as wrong:
        raise WorldFault(f"this is no JSON: {wrong.msg}", wrong.lineno, wrong.colno) from wrong
    except (OSError, ValueError, RecursionError) as wrong:
        raise WorldFault(f"this can't be read ({wrong})") from wrong


def read(told: Any) -> World:
    """The world that an object of JSON describes. Raises WorldFault, which names the part that is wrong."""
    found = table(told, "a world", READERS)
    return World(**{name: READERS[name](f"`{name}`", part) for name, part in found.items()})


def _palette(where: str, told: Any) -> Palette:
    return replace(FELT, **parts(told, where, dict.fromkeys(names_of(Palette), colour)))


def _back(where: str, told: Any) -> Cover:
    found = parts(told, where, {"ground": _three, "metal": _three, "light": _web, "ornament": _ORNAMENT})
    return Cover(**found)


_ORNAMENT = one_of("ornament", ORNAMENTS)


def _web(where: str, told: Any) -> str:
    """A colour as it is written."""
    colour(where, told)
    return str(told)


def _three(where: str, told: Any) -> tuple[str, ...]:
    if not isinstance(told, list) or len(told) != 3:
        raise WorldFault(f"{where} is three colours, not {quoted(told)}")
    return tuple(_web(where, part) for part in told)


_LEAF = {"ground": row(_web, least=2, most=2), "drawn": one_of("drawing on a leaf", DRAWN),
         **dict.fromkeys(("ink", "quiet", "rubric", "rule"), _web)}  # fmt: skip


def _leaf(where: str, told: Any) -> Leaf:
    return Leaf(**parts(told, where, _LEAF))


def _scene(where: str, told: Any) -> tuple[Layer, ...]:
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
    table(given, f"`{word}`, {where},", wanted)
    return Layer(
        word, tuple((name, _value(f"`{name}` of {where}", part, wanted[name])) for name, part in given.items())
    )


def _value(where: str, told: Any, like: Any) -> Any:
    """A value of the kind of `like`: a colour, a number, a word, so many of them, or rows of such."""
    if isinstance(like, tuple) and isinstance(told, list):
        several = isinstance(like[0], tuple | str)
        if (len(told) < min(2, len(like))) if several else (len(told) != len(like)):
            raise WorldFault(f"{where} is like {json.dumps(like)}, not {quoted(told)}")
        inner = [like[min(n, len(like) - 1)] for n in range(len(told))]
        return tuple(_value(where, part, kind) for part, kind in zip(told, inner, strict=True))
    if isinstance(like, str) and like.startswith("#"):
        return _web(where, told)
    fits = isinstance(told, str) if isinstance(like, str) else isinstance(told, int | float)
    if not fits:
        raise WorldFault(f"{where} is like {json.dumps(like)}, not {json.dumps(told)}")
    return told


READERS: Mapping[str, Reader] = {
    "palette": _palette,
    "stuff": one_of("stuff", STUFFS),
    "leaf": _leaf,
    "letters": one_of("kind of letters", LETTERS),
    "scene": _scene,
    "back": _back,
    "frame": one_of("frame", EDGINGS),
    "banner": one_of("banner", [word for word in STRIPS if word != BARE]),
    "table": tables.read,
    "sounds": hearing.read,
}
