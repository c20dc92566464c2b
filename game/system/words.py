"""Message files in Project Fluent, parsed in advance in the package, where each start would pay for it."""

from __future__ import annotations

import os
import pickle
from functools import lru_cache
from pathlib import Path
from typing import Any

from game.system.places import is_frozen

# Babel, which comes along, asks at its import for the local time zone, and for that looks for the files of all 600 that
# there are. Told that it is UTC it doesn't. No message speaks of a time.
_zone = os.environ.get("TZ")
os.environ["TZ"] = "UTC"
from fluent.runtime import FluentBundle as FluentBundle  # noqa: E402
from fluent.runtime import FluentResource  # noqa: E402

if _zone is None:
    del os.environ["TZ"]
else:
    os.environ["TZ"] = _zone

PARSED = ".ftlc"


@lru_cache(maxsize=64)
def resource(path: Path) -> Any:
    """The resource in the .ftl file at `path`; several games and languages share some of them."""
    parsed = path.with_suffix(PARSED)
    if is_frozen() and parsed.is_file():
        return pickle.loads(parsed.read_bytes())  # our own file, from the build
    return FluentResource(path.read_text(encoding="utf-8"))


def parse(path: Path, into: Path) -> None:
    """Write at `into` what `resource` reads."""
    into.parent.mkdir(parents=True, exist_ok=True)
    into.write_bytes(pickle.dumps(FluentResource(path.read_text(encoding="utf-8")), protocol=5))
