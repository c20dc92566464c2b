"""Writes and reads music as Ogg Opus (RFC 7845), so that a loop has no seam.

An encoder begins and ends in silence, which is heard as a small hole where a loop begins anew. So what is handed to it
is the end of the loop, the loop, and its beginning again; and the file says that what is too much is not to be played:
before the loop by its pre-skip, after it by the position that its last page bears.
"""

from __future__ import annotations

import io
import struct
import zlib

import numpy as np
import soundfile

from ..files import numbered
from ..tools import RATE
from .instruments import Rows

OPUS = 48_000
"""Samples a second of every Opus stream."""
BEFORE, AFTER = 0.4, 0.06
"""Seconds of the loop that are handed over before and after it."""
LEAST, SPAN = 6_000, 250_000
"""Bits a second of a channel at the worst, and how many more at the best, as the writer reckons."""


def resampled(rows: Rows, length: int) -> Rows:
    """With so many samples instead, taken as going round."""
    return np.array([np.fft.irfft(np.fft.rfft(row), length) * (length / len(row)) for row in rows])


def encoded(rows: Rows, name: str, bits: float, loops: bool) -> bytes:
    """A file of about so many bits a second; its stream bears a number made of its name."""
    length = round(rows.shape[1] / RATE * OPUS)
    played = resampled(rows, length)
    before, after = (round(BEFORE * OPUS), round(AFTER * OPUS)) if loops else (0, 0)
    if loops:
        played = np.concatenate((played[:, -before:], played, played[:, :after]), axis=1)
    level = 1 - (bits / len(rows) - LEAST) / SPAN
    held = io.BytesIO()
    frames = np.ascontiguousarray(played.T)
    with soundfile.SoundFile(held, "w", OPUS, len(rows), "OPUS", format="OGG", compression_level=level) as file:
        for first in range(0, len(frames), 4096):
            file.write(frames[first : first + 4096])
    content = bytearray(held.getvalue())
    if loops:
        _skip(content, before, after)
    return numbered(bytes(content), zlib.crc32(name.encode()))


def _skip(content: bytearray, before: int, after: int) -> None:
    """Not to be played: so many samples more at the start, and so many at the end."""
    head = content.index(b"OpusHead")
    struct.pack_into("<H", content, head + 10, struct.unpack_from("<H", content, head + 10)[0] + before)
    last = content.rindex(b"OggS")
    struct.pack_into("<q", content, last + 6, struct.unpack_from("<q", content, last + 6)[0] - after)


def decoded(content: bytes) -> Rows:
    """As it is heard, at the rate of all other sounds; taken as going round."""
    rows, rate = soundfile.read(io.BytesIO(content), always_2d=True)
    assert rate == OPUS
    return resampled(rows.T, round(len(rows) / OPUS * RATE))
