"""Fonts and text: plain lines, wrapped blocks and rules text with inline symbols.

A size in pixels is the em size. A line is 1.28 em high with its capitals in the middle, whatever the font, so a line
centred in a box looks centred. Surfaces come from a cache: blit them, never draw on them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

import pygame

from game.system.places import data_root
from game.table.drawing import badges

ASSETS = data_root() / "assets"

Colour = tuple[int, int, int]

LINE = 1.28
NATIVE_FROM = 24  # px from which text is drawn directly; smaller text is drawn larger and scaled down
PARAGRAPH = 0.42  # em between paragraphs, on top of the line


@dataclass(frozen=True)
class Style:
    regular: str
    bold: str
    italic: str
    bold_italic: str
    capital: float  # height of a capital, em

    def file(self, bold: bool, italic: bool) -> str:
        return (self.bold_italic if bold else self.italic) if italic else (self.bold if bold else self.regular)


SANS = Style("AlegreyaSans-Medium", "AlegreyaSans-Bold", "AlegreyaSans-MediumItalic", "AlegreyaSans-MediumItalic", 0.62)
SERIF = Style("Alegreya-Medium", "Alegreya-Bold", "Alegreya-MediumItalic", "Alegreya-BoldItalic", 0.636)
STYLES = {
    "body": SANS,
    "serif": SERIF,
    "italic": Style("Alegreya-MediumItalic", "Alegreya-BoldItalic", "Alegreya-Medium", "Alegreya-Bold", 0.636),
    "title": Style("Cinzel-SemiBold", "Cinzel-Bold", "Cinzel-SemiBold", "Cinzel-Bold", 0.7),
    "code": Style("FiraCode-Medium", "FiraCode-Medium", "FiraCode-Medium", "FiraCode-Medium", 0.69),
    "figure": Style("AlegreyaSans-Bold", "AlegreyaSans-ExtraBold", "AlegreyaSans-Bold", "AlegreyaSans-ExtraBold", 0.62),
}


@lru_cache(maxsize=256)
def font(file: str, size: int) -> pygame.font.Font:
    if not pygame.font.get_init():
        pygame.font.init()
    return pygame.font.Font(ASSETS / "fonts" / f"{file}.ttf", size)


def forget() -> None:
    """Drop every cached font and surface, as after `pygame.quit()`."""
    for cached in (font, render, measure, rich, _layout, _fitted):
        cached.cache_clear()


def _scale(px: float) -> int:
    return 1 if px >= NATIVE_FROM else 2 if px >= 11 else 3


def _sized(file: str, px: float) -> tuple[pygame.font.Font, int]:
    """The font for `px` and how many times larger it draws."""
    scale = _scale(px)
    return font(file, max(1, round(px * scale))), scale


def _wrap(text: str, face: pygame.font.Font, limit: float | None) -> list[str]:
    lines: list[str] = []
    for paragraph in text.split("\n"):
        line = ""
        for word in paragraph.split(" "):
            longer = f"{line} {word}" if line else word
            if limit is None or not line or face.size(longer)[0] <= limit:
                line = longer
            else:
                lines.append(line)
                line = word
        lines.append(line)
    return lines


@lru_cache(maxsize=4096)
def measure(text: str, px: float, style: str = "body", width: int | None = None, bold: bool = False) -> tuple[int, int]:
    """Width of the longest line and height of all, when wrapped to `width`."""
    face, scale = _sized(STYLES[style].file(bold, False), px)
    lines = _wrap(text, face, None if width is None else width * scale)
    return -(-max(face.size(line)[0] for line in lines) // scale), max(1, round(px * LINE * len(lines)))


@lru_cache(maxsize=3072)
def render(
    text: str,
    px: float,
    colour: Colour,
    style: str = "body",
    width: int | None = None,
    align: str = "left",
    bold: bool = False,
) -> pygame.Surface:
    """`text` on a transparent ground. With `width`, words wrap and the surface is exactly that wide.

    `align` ("left", "center", "right") places the lines within the width, or within the longest line.
    """
    look = STYLES[style]
    face, scale = _sized(look.file(bold, False), px)
    lines = _wrap(text, face, None if width is None else width * scale)
    natural, height = measure(text, px, style, width, bold)
    wide = max(1, natural if width is None else width)
    sheet = pygame.Surface((wide * scale, height * scale), pygame.SRCALPHA)
    sheet.fill((*colour, 0))
    baseline = px * (LINE + look.capital) / 2
    for number, line in enumerate(lines):
        if not face.size(line)[0]:  # nothing, or signs that have no width: pygame draws no such line
            continue
        drawn = face.render(line, True, colour)
        free = wide * scale - drawn.get_width()
        x = 0 if align == "left" else free if align == "right" else free // 2
        y = round((number * px * LINE + baseline) * scale) - face.get_ascent()
        sheet.blit(drawn, (x, y))
    return sheet if scale == 1 else pygame.transform.smoothscale(sheet, (wide, height))


def fitting(text: str, px: float, width: int, style: str = "body", bold: bool = False, least: float = 0.5) -> float:
    """The largest size up to `px` at which `text` is one line of at most `width`; never below `least * px`."""
    natural = measure(text, px, style, bold=bold)[0]
    size = px
    while natural > width and size > px * least:
        size = max(px * least, min(size * 0.98, size * width / natural))
        natural = measure(text, size, style, bold=bold)[0]
    return size


def fit(
    text: str, px: float, colour: Colour, width: int, style: str = "body", bold: bool = False, least: float = 0.6
) -> pygame.Surface:
    """One line, made smaller to go into `width`; beyond `least * px` it ends in an ellipsis."""
    size = fitting(text, px, width, style, bold, least)
    shown = text
    while len(shown) > 1 and measure(shown, size, style, bold=bold)[0] > width:
        shown = shown.rstrip("…")[:-1].rstrip() + "…"
    return render(shown, size, colour, style, bold=bold)


# Rules text


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
    look = STYLES[style]
    space = px * 0.235
    advance = px * LINE * 0.94
    lines: list[tuple[list[tuple[Run, float]], float, float]] = []  # runs with x, width, top
    line: list[tuple[Run, float]] = []
    x, top = 0.0, 0.0

    def wide(run: Run) -> float:
        if run.symbol:
            return _symbol_size(px) + px * 0.06
        face, scale = _sized(look.file(run.bold, run.italic), px)
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
    height = (lines[-1][2] if lines else 0.0) + px * LINE
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
            face, scale = _sized(STYLES[style].file(place.run.bold, place.run.italic), px)
            if place.x + face.size(place.run.text)[0] / scale > width + 1:
                return True
    return False


def rich_px(markup: str, px: float, width: int, style: str = "serif", max_height: int | None = None) -> float:
    """The size at which `rich` would set this."""
    return px if max_height is None else _fitted(markup, px, width, style, max_height)


def rich_height(markup: str, px: float, width: int, style: str = "serif") -> int:
    return _layout(markup, px, width, style, "left")[1]


@lru_cache(maxsize=512)
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
    look = STYLES[style]
    placed, height = _layout(markup, px, width, style, align)
    if max_height is not None:
        height = min(height, max_height)
    scale = _scale(px)
    sheet = pygame.Surface((width * scale, height * scale), pygame.SRCALPHA)
    sheet.fill((*colour, 0))
    baseline = px * (LINE + look.capital) / 2
    for place in placed:
        if not place.run.symbol:
            face, _ = _sized(look.file(place.run.bold, place.run.italic), px)
            y = round((place.y + baseline) * scale) - face.get_ascent()
            sheet.blit(face.render(place.run.text, True, colour), (round(place.x * scale), y))
    if scale != 1:
        sheet = pygame.transform.smoothscale(sheet, (width, height))
    size = _symbol_size(px)
    for place in placed:
        if place.run.symbol:
            y = round(place.y + px * LINE / 2 - size / 2)
            sheet.blit(badges.inline(place.run.text, size), (round(place.x + px * 0.03), y))
    return sheet
