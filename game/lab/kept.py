"""Files of long runs: a head that says of what run it is, and a line for each share, so that a run goes on where it was
ended."""

from __future__ import annotations

import json
from contextlib import suppress
from pathlib import Path
from typing import Any

from game.lab.simulate import NoSuch, new_seed
from game.system.reading import read_regular

MOST_BYTES = 200_000_000
"""A file is no larger: some 100 000 pairs."""
SHOWN = 300
"""So many signs of what a file begins with are said."""


def taken_up(kept: Path, head: dict[str, Any]) -> list[Any]:
    """What the file has of the run with this head; where there is none it is begun. A line that is not whole is
    dropped. Raises NoSuch for a file of another run."""
    try:
        return _read(kept, json.dumps(head))
    except OSError as error:
        raise NoSuch(f"{kept} can't be written ({error.strerror}); choose another file") from None


def add(kept: Path, data: Any) -> None:
    with kept.open("a", encoding="utf-8", newline="\n") as file:
        file.write(json.dumps(data, separators=(",", ":")) + "\n")


def damaged(kept: Path) -> NoSuch:
    return NoSuch(f"{kept} is damaged; choose another file")


def seed_of(kept: str | Path | None) -> int:
    """The seed to go on with: that of the run that the file `kept` has; a new one where there is none to be read."""
    with suppress(OSError, NoSuch, ValueError, TypeError, KeyError, IndexError, RecursionError):
        seed = json.loads(_held(Path(kept or "")).splitlines()[0])["seed"]
        if type(seed) is int:
            return seed
    return new_seed()


def _read(kept: Path, head: str) -> list[Any]:
    held = _held(kept)
    if not held.strip():
        kept.write_text(head + "\n", encoding="utf-8", newline="\n")
        return []
    first, *lines = held.splitlines(keepends=True)
    if first.strip() != head:
        raise NoSuch(f"{kept} holds other matches ({first.strip()[:SHOWN]}); choose another file")
    whole = [line for line in lines if line.endswith("\n")]
    if len(whole) < len(lines):
        kept.write_text(first + "".join(whole), encoding="utf-8", newline="\n")
    try:
        return [json.loads(line) for line in whole]
    except (ValueError, RecursionError):
        raise damaged(kept) from None


def _held(kept: Path) -> str:
    """What the file holds; nothing where there is none. Raises OSError and NoSuch."""
    try:
        return read_regular(kept, MOST_BYTES).decode("utf-8")
    except FileNotFoundError:
        return ""
    except UnicodeDecodeError:
        raise damaged(kept) from None
