"""The pieces of music that there are, made and levelled."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import numpy as np

from .. import loudness
from . import hall, notation, opus
from .instruments import Rows

GAMES = ("contracts", "cataclysm", "estro", "grimoire")
LAYERS, STINGS = "music-", "sting-"
AIMS = {"calm": -22.0, "tension": -24.0, "sting": -18.0}
"""Loudness in LUFS: of the layers as a whole, of the stings in their loudest 0.4 seconds."""
BITS = {"calm": 30_000, "tension": 26_000, "sting": 28_000}
"""A second, of both channels."""
CEILING = -3.0
"""No sample of a sting is above this, in dBFS, as it is handed to the encoder."""
SAYS = {"calm": "the calm layer", "tension": "the tension over it", "victory": "it is won", "defeat": "it is lost",
        "turn": "the match has become tense"}  # fmt: skip

score = cache(notation.score)


def names() -> Iterator[str]:
    for game in GAMES:
        yield from (f"{LAYERS}{game}-{layer}" for layer in score(game).layers)
        yield from (f"{STINGS}{game}-{sting}" for sting in score(game).stings)


def is_one(name: str) -> bool:
    return name.startswith((LAYERS, STINGS))


def says(name: str) -> str:
    _, game, part = name.split("-")
    return f"{score(game).title}: {SAYS[part]}"


def made(name: str) -> Rows:
    """Two rows, levelled."""
    kind, game, part = name.split("-")
    if kind == "sting":
        rows = hall.sting(score(game), game, part)
        headroom = CEILING - loudness.decibels(float(np.abs(rows).max()))
        return rows * 10 ** (min(AIMS["sting"] - loudness.momentary(rows), headroom) / 20)
    rows = hall.layer(score(game), game, part)
    return rows * 10 ** ((AIMS[part] - loudness.integrated(rows)) / 20)


def baked(name: str) -> bytes:
    part = "sting" if name.startswith(STINGS) else name.split("-")[2]
    return opus.encoded(made(name), name, BITS[part], loops=part != "sting")
