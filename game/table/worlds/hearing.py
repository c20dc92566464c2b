"""What a game sounds like: `sounds` of a world. Each sound and piece is the name of a file that is bundled.

Where an event is not named it sounds as in every game (`sound.cues`), and so does a card that is of nothing named.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import Any

from game.table.sound.cues import Cue, Low, Sounds
from game.table.sound.device import FILES, LOOP, MUSIC
from game.table.sound.music import CALM, Tension
from game.table.worlds.reading import Reader, WorldFault, each, number, parts, quoted, switch, whole, word


@cache
def _names(kind: str) -> frozenset[str]:
    """Of the files: those of loops, of pieces of music, or of all else, of which there may be several each."""
    if kind == MUSIC:
        return frozenset(file.stem.removesuffix(CALM) for file in FILES.glob(f"{MUSIC}*{CALM}.*"))
    stems = {re.sub(r"-\d+$", "", file.stem) for file in FILES.glob("*.ogg")}
    return frozenset(stem for stem in stems if stem.startswith(LOOP) == (kind == LOOP))


def _named(what: str, kind: str = "") -> Reader:
    def chosen(where: str, told: Any) -> str:
        if told not in _names(kind):
            raise WorldFault(f"{where} is {what} of assets/sounds, and there is none {quoted(told)}")
        return str(told)

    return chosen


_sound = _named("a sound")


def _cues(where: str, told: Any) -> tuple[Cue, ...]:
    """A sound, or a sound and after how many seconds it is heard; "" is silence."""
    if isinstance(told, list):
        if len(told) != 2 or number(where, told[1]) < 0:
            raise WorldFault(f"{where} is a sound and after how many seconds, not {quoted(told)}")
        return (Cue(_sound(where, told[0]), told[1]),)
    return (Cue(_sound(where, told) if told != "" else ""),)


def _low(where: str, told: Any) -> Low:
    return Low(**parts(told, where, {"number": word, "at": whole, "rising": switch}, ("number", "at")))


def _tension(where: str, told: Any) -> Tension:
    readers: Mapping[str, Reader] = {"number": word, "calm": whole, "tense": whole}
    made = Tension(**parts(told, where, readers, readers))
    if made.calm == made.tense:
        raise WorldFault(f"{where} has another number at `calm` than at `tense`, not {made.calm} at both")
    return made


_READERS: Mapping[str, Reader] = {
    "ambience": _named("a loop", LOOP),
    "played": each(_sound),
    "events": each(_cues),
    "low": _low,
    "music": _named("a piece of music", MUSIC),
    "tension": _tension,
}


def read(where: str, told: Any) -> Sounds:
    """The sounds that an object of JSON describes. Raises WorldFault."""
    return Sounds(**parts(told, where, _READERS))
