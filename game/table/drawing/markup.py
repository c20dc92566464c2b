"""Rules text: words in several faces with symbols among them, set in lines.

Sizes and lines are those of plain text (`text.py`). Surfaces come from a cache: blit them, never draw on them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

import pygame

from game.table.drawing import badges, symbols, text
from game.table.drawing.keeping import kept
from game.table.drawing.symbols import Colour

PARAGRAPH = 0.42  # em between paragraphs, on top of the line


@symbols.with_elements
def forget() -> None:
    for cached in (rich, _layout, _fitted):
        cached.cache_clear()


@dataclass(frozen=True)
class Run:
    """A piece of marked-up text: words in one face, or one inline symbol, or the end of a paragraph."""

    text: str
    bold: bool = False
    italic: bool = False
    symbol: bool = False


BREAK = Run("\n")
_MARK = re.compile(r"(\*\*|(?<![^\W_])_|_(?![^\W_])|\{[a-z_]+\}|\{[+\-−]?[0-9Xx]+\}|\n)")


def parse(markup: str) -> tuple[Run, ...]:
    """Split `markup`; what is no known mark stays as it is written.

    >>> parse("**Evoca**: {2}")
    (Run(text='Evoca', bold=True, ...), Run(text=': ', ...), Run(text='2', ..., symbol=True))
    """
    runs: list[Run] = []
    bold = italic = False
    for piece in _MARK.split(markup):
        if not piece:
            continue
        if piece == "**":
            bold = not bold
        elif piece == "_":
            italic = not italic
        elif piece == "\n":
            runs.append(BREAK)
        elif piece[0] == "{" and piece[-1] == "}" and badges.knows(piece[1:-1]):
            runs.append(Run(piece[1:-1], symbol=True))
        else:
            runs.append(Run(piece, bold, italic))
    return tuple(runs)


@dataclass(frozen=True)
class Placed:
    run: Run
    x: float
    y: float  # top of the line


def _words(runs: tuple[Run, ...]) -> Iterator[list[Run] | None]:
    """What may not be parted by a line break; None ends a paragraph."""
    word: list[Run] = []
    for run in runs:
        if run == BREAK:
            if word:
                yield word
            yield None
            word = []
        elif run.symbol:
            word.append(run)
        else:
            for number, part in enumerate(run.text.split(" ")):
                if number and word:
                    yield word
                    word = []
                if part:
                    word.append(Run(part, run.bold, run.italic))
    if word:
        yield word


def _symbol_size(px: float) -> int:
    return max(6, round(px * 1.02))


@lru_cache(maxsize=2048)
def _layout(markup: str, px: float, width: int, style: str, align: str) -> tuple[tuple[Placed, ...], int]:
    look = text.STYLES[style]
    space = px * 0.235
    advance = px * text.LINE * 0.94
    lines: list[tuple[list[tuple[Run, float]], float, float]] = []  # runs with x, width, top
    line: list[tuple[Run, float]] = []
    x, top = 0.0, 0.0

    def wide(run: Run) -> float:
        if run.symbol:
            return _symbol_size(px) + px * 0.06
        face, scale = text.sized(look.file(run.bold, run.italic), px)
        return face.size(run.text)[0] / scale

    for word in _words(parse(markup)):
        if word is None:
            if line:
                lines.append((line, x, top))
                top += advance
            line, x = [], 0.0
            top += px * PARAGRAPH
            continue
        widths = [wide(run) for run in word]
        if line and x + space + sum(widths) > width:
            lines.append((line, x, top))
            line, x = [], 0.0
            top += advance
        if line:
            x += space
        for run, run_width in zip(word, widths, strict=True):
            line.append((run, x))
            x += run_width
    if line:
        lines.append((line, x, top))
        top += advance
    placed = []
    for runs, used, y in lines:
        shift = {"left": 0.0, "center": (width - used) / 2, "right": width - used}[align]
        placed += [Placed(run, start + shift, y) for run, start in runs]
    height = (lines[-1][2] if lines else 0.0) + px * text.LINE
    return tuple(placed), max(1, round(height))


@lru_cache(maxsize=1024)
def _fitted(markup: str, px: float, width: int, style: str, max_height: int) -> float:
    def fits(size: float) -> bool:
        placed, height = _layout(markup, size, width, style, "left")
        return height <= max_height and not _overflows(placed, size, width, style)

    if fits(px):
        return px
    small, large = min(6.0, px), px
    while large - small > 0.25:
        middle = (small + large) / 2
        if fits(middle):
            small = middle
        else:
            large = middle
    return round(small * 4 - 0.499) / 4


def _overflows(placed: tuple[Placed, ...], px: float, width: int, style: str) -> bool:
    for place in placed:
        if not place.run.symbol:
            face, scale = text.sized(text.STYLES[style].file(place.run.bold, place.run.italic), px)
            if place.x + face.size(place.run.text)[0] / scale > width + 1:
                return True
    return False


def rich_px(markup: str, px: float, width: int, style: str = "serif", max_height: int | None = None) -> float:
    """The size at which `rich` would set this."""
    return px if max_height is None else _fitted(markup, px, width, style, max_height)


def rich_height(markup: str, px: float, width: int, style: str = "serif") -> int:
    return _layout(markup, px, width, style, "left")[1]


@kept(1)
def rich(
    markup: str,
    px: float,
    colour: Colour,
    width: int,
    style: str = "serif",
    max_height: int | None = None,
    align: str = "left",
) -> pygame.Surface:
    """Rules text in `width`, made smaller where it would be higher than `max_height`.

    Marks: `**bold**`, `_italic_`, a word between braces for the symbol of an element or of `badges.INLINE`, `{3}` for a
    number in a grey disc, and a newline between paragraphs.
    """
    px = rich_px(markup, px, width, style, max_height)
    look = text.STYLES[style]
    placed, height = _layout(markup, px, width, style, align)
    if max_height is not None:
        height = min(height, max_height)
    scale = text.scale_of(px)
    sheet = pygame.Surface((width * scale, height * scale), pygame.SRCALPHA)
    sheet.fill((*colour, 0))
    baseline = px * (text.LINE + look.capital) / 2
    for place in placed:
        if not place.run.symbol:
            face, _ = text.sized(look.file(place.run.bold, place.run.italic), px)
            y = round((place.y + baseline) * scale) - face.get_ascent()
            sheet.blit(face.render(place.run.text, True, colour), (round(place.x * scale), y))
    if scale != 1:
        sheet = pygame.transform.smoothscale(sheet, (width, height))
    size = _symbol_size(px)
    for place in placed:
        if place.run.symbol:
            y = round(place.y + px * text.LINE / 2 - size / 2)
            sheet.blit(badges.inline(place.run.text, size), (round(place.x + px * 0.03), y))
    return sheet
