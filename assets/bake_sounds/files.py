"""Writing sounds as OGG Vorbis files that are alike each time, and reading them back."""

from __future__ import annotations

import hashlib
import io
import struct
import zlib
from pathlib import Path

import numpy as np
import soundfile

from .loudness import Channels
from .tools import RATE

HERE = Path(__file__).resolve().parent
MUSIC = HERE / "music"
BAKED = HERE.parent / "sounds"
INDEX = BAKED / "index.json"
SHOWING = ("order.py", "sheet.py", "measures.py")
"""Modules that make no sound."""


def encoded(channels: Channels, name: str, quality: float) -> bytes:
    """An OGG file; `quality` from 0, best, to 1. Its stream bears a number made of its name, not one by chance."""
    held = io.BytesIO()
    rows = np.ascontiguousarray(channels.T)
    with soundfile.SoundFile(
        held, "w", RATE, channels.shape[0], "VORBIS", format="OGG", compression_level=quality
    ) as file:
        for first in range(0, len(rows), 4096):  # the encoder overflows its stack with a long sound at once
            file.write(rows[first : first + 4096])
    return numbered(held.getvalue(), zlib.crc32(name.encode()))


def decoded(content: bytes) -> Channels:
    rows, rate = soundfile.read(io.BytesIO(content), always_2d=True)
    assert rate == RATE
    return np.ascontiguousarray(rows.T)


def numbered(ogg: bytes, serial: int) -> bytes:
    """The same pages with another number of the stream, and their checksums made anew (RFC 3533, 6)."""
    pages, at = [], 0
    while at < len(ogg):
        assert ogg[at : at + 4] == b"OggS"
        segments = ogg[at + 26]
        end = at + 27 + segments + sum(ogg[at + 27 : at + 27 + segments])
        page = bytearray(ogg[at:end])
        page[14:18] = struct.pack("<I", serial)
        page[22:26] = bytes(4)
        page[22:26] = struct.pack("<I", _checksum(page))
        pages.append(bytes(page))
        at = end
    return b"".join(pages)


def _table() -> list[int]:
    found = []
    for value in range(256):
        register = value << 24
        for _ in range(8):
            register = (register << 1) ^ (0x04C11DB7 if register & 0x80000000 else 0)
        found.append(register & 0xFFFFFFFF)
    return found


TABLE = _table()


def _checksum(page: bytes | bytearray) -> int:
    register = 0
    for byte in page:
        register = ((register << 8) & 0xFFFFFFFF) ^ TABLE[(register >> 24) ^ byte]
    return register


def place(name: str) -> Path:
    """The file of a sound; music is Opus, which is good at rates at which Vorbis is not."""
    return BAKED / f"{name}.{'opus' if name.startswith(('music-', 'sting-')) else 'ogg'}"


def script(folder: Path = HERE) -> str:
    """A hash of the modules that make the sounds, or (of `MUSIC`) the music and its scores: others make other ones."""
    found = hashlib.sha256()
    sources = [*folder.glob("*.py"), *folder.glob("scores/*.score")]
    for path in sorted(path for path in sources if path.name not in SHOWING):
        found.update(path.name.encode() + b"\0" + path.read_bytes().replace(b"\r\n", b"\n"))
    return found.hexdigest()
