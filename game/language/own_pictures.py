"""A person's own pictures of cards: PNG, WebP or SVG files beside the card files, or in a folder `pictures` there.

What is read of them here are their first bytes: of what kind and how large they are. Only the table decodes them, and
none that is larger than it may be.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any
from xml.parsers import expat

from game.language.folders import card_folders
from game.language.pictures import root_of
from game.system.reading import read_regular

FOLDER = "pictures"
NAME = re.compile(r"[A-Za-z0-9_-]{1,60}\.(png|webp|svg)")
"""What such a file is called: never a way to another folder."""
MOST_BYTES = 4_000_000
MOST_SIDE = 4_096
"""Pixels that a picture is wide or high at the most."""
FILE, PLACE, MARK = "file", "place", "mark"
"""The fields of `art`: as written, and what `located` adds: where the file lies, and what changes when it is saved."""


def places(folder: Path) -> Iterator[Path]:
    """The folders in which pictures of a game's folder may lie."""
    inner = []
    try:
        with os.scandir(folder) as entries:
            inner = sorted(folder / entry.name for entry in entries if entry.is_dir())
    except OSError:
        pass
    for place in (folder, *inner):
        yield place
        yield place / FOLDER


def files(folder: Path) -> Iterator[Path]:
    """The pictures in a game's folder."""
    for place in dict.fromkeys(places(folder)):
        try:
            with os.scandir(place) as entries:
                names = sorted(entry.name for entry in entries if NAME.fullmatch(entry.name))
        except OSError:
            continue
        yield from (place / name for name in names)


def find(game: str, name: str) -> Path | None:
    """Where the picture of that name lies in a game's folders: a person's own before the bundled ones."""
    if not NAME.fullmatch(name):
        return None
    for folder in reversed(card_folders(game)):
        for place in places(folder):
            path = place / name
            inside = os.path.realpath(path).startswith(os.path.realpath(folder) + os.sep)
            if inside and path.is_file():
                return path
    return None


def located(art: Mapping[str, Any], game: str) -> Mapping[str, Any]:
    """`art` with the place and the mark of its own picture, if it names one that there is."""
    path = find(game, str(art.get(FILE, ""))) if FILE in art else None
    if path is None:
        return art
    try:
        about = path.stat()
    except OSError:
        return art
    return {**art, PLACE: str(path), MARK: f"{about.st_mtime_ns}/{about.st_size}"}


def read(path: Path) -> bytes:
    """The content of a picture that may be decoded. Raises OSError or ValueError, which say what is wrong."""
    content = read_regular(path, MOST_BYTES)
    wide, high = size(content, path.suffix)
    if not (0 < wide <= MOST_SIDE and 0 < high <= MOST_SIDE):
        raise ValueError(f"it is {wide} x {high} pixels, and no side may have more than {MOST_SIDE}")
    return content


def why_not(game: str, name: str, beside: Path) -> str | None:
    """What is wrong with a person's own picture, which may lie in the folder `beside`; None if nothing is."""
    near = (place / name for place in (beside, beside / FOLDER))
    path = next((path for path in near if path.is_file()), None) or find(game, name)
    if path is None:
        return f"there is no picture file `{name}` beside the cards"
    try:
        read(path)
    except OSError as error:
        return f"the picture `{name}` can't be read: {error.strerror}"
    except ValueError as error:
        return f"the picture `{name}` can't be shown: {error}"
    return None


def size(content: bytes, ending: str) -> tuple[int, int]:
    """Width and height in pixels, by the first bytes; of a drawing, which is of any size, 1 x 1.

    Raises ValueError for what is no picture of that kind.
    """
    found = {".png": _png, ".webp": _webp, ".svg": _svg}[ending](content)
    if found is None:
        raise ValueError(f"it is no {ending[1:].upper()} picture, or a part of it is missing")
    return found


def _png(content: bytes) -> tuple[int, int] | None:
    if content[:8] != b"\x89PNG\r\n\x1a\n" or content[12:16] != b"IHDR" or len(content) < 24:
        return None
    return int.from_bytes(content[16:20], "big"), int.from_bytes(content[20:24], "big")


def _webp(content: bytes) -> tuple[int, int] | None:
    if content[:4] != b"RIFF" or content[8:12] != b"WEBP" or len(content) < 30:
        return None
    kind, body = content[12:16], content[20:]
    if kind == b"VP8X":
        return int.from_bytes(body[4:7], "little") + 1, int.from_bytes(body[7:10], "little") + 1
    if kind == b"VP8L":
        bits = int.from_bytes(body[1:5], "little")
        return (bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1
    if kind == b"VP8 " and body[3:6] == b"\x9d\x01\x2a":
        return int.from_bytes(body[6:8], "little") & 0x3FFF, int.from_bytes(body[8:10], "little") & 0x3FFF
    return None


def _svg(content: bytes) -> tuple[int, int] | None:
    try:
        return (1, 1) if root_of(content) == "svg" else None
    except expat.ExpatError:
        return None
