"""The hues that the `art` of a card may name: `assets/pictures/hues.json`, all of them colours and nothing else.

Of each there is what its pictures are painted with ("palette", "lights", "leanings") and what its frame looks like
("frame"); "plain" names the one that stands in for a hue that nobody knows.
"""

from __future__ import annotations

import json
from typing import Any

from game.system.places import data_root

_READ = json.loads((data_root() / "assets" / "pictures" / "hues.json").read_text(encoding="utf-8"))
PLAIN: str = _READ["plain"]
SPECS: dict[str, dict[str, Any]] = _READ["hues"]


def rgb(web: str) -> tuple[int, int, int]:
    """A colour that is written "#rrggbb"."""
    return int(web[1:3], 16), int(web[3:5], 16), int(web[5:7], 16)
