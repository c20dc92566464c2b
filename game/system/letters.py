"""Which letters the fonts of the table have: what is written in others is told, and not drawn as empty boxes."""

from __future__ import annotations

import struct
from functools import lru_cache

from game.system.places import data_root

READ = ("AlegreyaSans-Medium", "Alegreya-Medium")
"""The fonts of sentences; what the others lack, such as that of titles, is written in one of these."""
UNSEEN = frozenset("\n\t\u00a0\u00ad\u200b\u200c\u200d\u202f\u2009")
"""Blanks, and signs that say where a line may break; no font needs them."""
PLAIN = frozenset(map(chr, range(0x20, 0x7F)))


def undrawn(text: str) -> str:
    """The first letter of `text` that a font of sentences has not; "" where there is none."""
    if text.isascii() or _read().issuperset(text):
        return ""
    return next(sign for sign in text if sign not in _read())


def has(font: str, text: str) -> bool:
    """Can all of `text` be written in a font of ours, by its name?"""
    return text.isascii() or of_font(font).issuperset(text)


@lru_cache(maxsize=1)
def _read() -> frozenset[str]:
    return frozenset.intersection(*map(of_font, READ))


@lru_cache(maxsize=16)
def of_font(name: str) -> frozenset[str]:
    """The letters of a font of ours, with those that need none."""
    return _mapped((data_root() / "assets" / "fonts" / f"{name}.ttf").read_bytes()) | PLAIN | UNSEEN


def _mapped(font: bytes) -> frozenset[str]:
    """What the table `cmap` of a TrueType font maps, in the form of segments that every font has (format 4)."""
    tables = struct.unpack_from(">H", font, 4)[0]
    at = next(place for tag, _, place, _ in struct.iter_unpack(">4sIII", font[12 : 12 + 16 * tables]) if tag == b"cmap")
    for number in range(struct.unpack_from(">H", font, at + 2)[0]):
        start = at + struct.unpack_from(">I", font, at + 8 + 8 * number)[0]
        if struct.unpack_from(">H", font, start)[0] == 4:
            parts = struct.unpack_from(">H", font, start + 6)[0] // 2
            ends = struct.unpack_from(f">{parts}H", font, start + 14)
            starts = struct.unpack_from(f">{parts}H", font, start + 16 + 2 * parts)
            return frozenset(chr(code) for low, high in zip(starts, ends, strict=True) for code in range(low, high + 1))
    raise ValueError("the font has no map of letters")
