"""Writes and reads music as Ogg Opus (RFC 7845), so that a loop has no seam.

An encoder begins and ends in silence, which is heard as a small hole where a loop begins anew. So what is handed to it
is the end of the loop, the loop, and its beginning again. What it makes of the same sound twice is not alike at such
rates; so the packets before the loop are exchanged for those of its end, and the first one is put behind the last:
whoever decodes the loop from its start has just what going on from its end would have given. The file says that what is
too much is not to be played: before the loop by its pre-skip, after it by the position that its last page bears.
"""

from __future__ import annotations

import io
import itertools
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
"""Seconds of the loop that are handed over before and after it, of whole frames."""
FRAME = 960
"""Samples of a packet."""
PAGE = 50
"""Packets of a page."""
FIRST, LAST = 2, 4
"""Flags of the first and the last page of a stream."""
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
    content = held.getvalue()
    if loops:
        content = _joined(packets(content), before // FRAME, length // FRAME)
    return numbered(content, zlib.crc32(name.encode()))


def packets(ogg: bytes) -> list[bytes]:
    """Of all pages (RFC 3533, 6): the two heads, then one for each frame."""
    found, begun, at = [], b"", 0
    while at < len(ogg):
        sizes = ogg[at + 27 : at + 27 + ogg[at + 26]]
        at += 27 + len(sizes)
        for size in sizes:
            begun, at = begun + ogg[at : at + size], at + size
            if size < 255:
                found.append(begun)
                begun = b""
    return found


def _joined(coded: list[bytes], before: int, length: int) -> bytes:
    """The file of a loop of `length` frames that `before` others precede."""
    head, comment, *frames = coded
    loop = frames[before : before + length]
    skip = struct.unpack_from("<H", head, 10)[0] + before * FRAME
    head = head[:10] + struct.pack("<H", skip) + head[12:]
    kept = [*loop[-before:], *loop, loop[0]]
    pages = [_page([head], 0, 0, FIRST), _page([comment], 0, 1, 0)]
    for number, first in enumerate(range(0, len(kept), PAGE)):
        played = min(first + PAGE, len(kept))
        last = played == len(kept)
        position = skip + length * FRAME if last else played * FRAME
        pages.append(_page(kept[first:played], position, number + 2, LAST if last else 0))
    return b"".join(pages)


def _page(whole: list[bytes], position: int, number: int, flags: int) -> bytes:
    """A page of whole packets; its checksum is for `numbered` to make."""
    sizes = bytes(itertools.chain.from_iterable([*[255] * (len(one) // 255), len(one) % 255] for one in whole))
    return struct.pack("<4sBBqIIIB", b"OggS", 0, flags, position, 0, number, 0, len(sizes)) + sizes + b"".join(whole)


def decoded(content: bytes) -> Rows:
    """As it is heard, at the rate of all other sounds; taken as going round."""
    rows, rate = soundfile.read(io.BytesIO(content), always_2d=True)
    assert rate == OPUS
    return resampled(rows.T, round(len(rows) / OPUS * RATE))
