"""Damaged settings files: what is sound of them is taken, and the rest is as at the first start."""

from __future__ import annotations

import json
import os
from dataclasses import asdict
from pathlib import Path
from random import Random
from typing import Any

from game.table import settings as room
from tests.campaigns.matches import _damaged, _spoil, odd
from tests.campaigns.runner import Outcome, Try


def settings(folder: Path) -> Try:
    os.fsync = lambda _: None
    return lambda chance: _one(folder / "settings.json", chance)


def _one(path: Path, chance: Random) -> Outcome:
    mine = room.Settings(language="it", speed=chance.choice(room.SPEEDS), scale=chance.choice(room.SCALES))
    for game in room.GAMES:
        sides = mine.setup.of(game)
        sides.seats = chance.randint(2, room.MOST_SEATS)
        sides.decks = [chance.choice(("a", "")) for _ in range(room.MOST_SEATS)]
        sides.rules = {"short_game": True}
    data: dict[str, Any] = asdict(mine)
    if chance.random() < 0.3:
        path.write_bytes(_damaged(json.dumps(data, indent=1).encode(), chance))
    elif chance.random() < 0.02:
        path.write_text(chance.choice(("[" * 200_000, '{"a":' * 200_000, "x" * 3_000_000, "9" * 10_000)))
    else:
        for _ in range(chance.randint(1, 4)):
            _spoil(data, chance, 2 * room.MOST_BYTES)
        if chance.random() < 0.2:
            data[chance.choice(list(data))] = odd(chance)
        path.write_text(json.dumps(data), "utf-8")
    found, was_damaged = room.load(path)
    assert found.scale in room.SCALES or room.SCALES[0] <= found.scale <= room.SCALES[-1], found
    assert found.speed in room.SPEEDS and found.setup.game in room.GAMES, found
    for game in room.GAMES:
        sides = found.setup.of(game)
        sides.complete(["one", "two"])
        assert len(sides.seated()) == sides.seats and all(deck in ("one", "two") for deck in sides.decks), sides
        assert all(type(on) is bool for on in sides.rules.values())
    assert found.save(path) and room.load(path) == (found, False), "what was taken is not what is kept"
    return "damaged and said" if was_damaged else "sound", None
