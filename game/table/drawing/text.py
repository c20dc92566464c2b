"""Fonts and text: plain lines and wrapped blocks; rules text with symbols in it is `markup.py`.

A size in pixels is the em size. A line is 1.28 em high with its capitals in the middle, whatever the font, so a line
centred in a box looks centred. Surfaces come from a cache: blit them, never draw on them.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

import pygame

from game.system.places import data_root
from game.table.drawing.keeping import kept

ASSETS = data_root() / "assets"

Colour = tuple[int, int, int]

LINE = 1.28
NATIVE_FROM = 24  # px from which text is drawn directly; smaller text is drawn larger and scaled down


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


def _alone(file: str, capital: float) -> Style:
    """Of a font that has neither bold nor italic."""
    return Style(file, file, file, file, capital)


CINZEL = Style("Cinzel-SemiBold", "Cinzel-Bold", "Cinzel-SemiBold", "Cinzel-Bold", 0.7)
STYLES = {
    "body": SANS,
    "serif": SERIF,
    "italic": Style("Alegreya-MediumItalic", "Alegreya-BoldItalic", "Alegreya-Medium", "Alegreya-Bold", 0.636),
    "title": CINZEL,
    "name": CINZEL,
    "code": Style("FiraCode-Medium", "FiraCode-Medium", "FiraCode-Medium", "FiraCode-Medium", 0.69),
    "figure": Style("AlegreyaSans-Bold", "AlegreyaSans-ExtraBold", "AlegreyaSans-Bold", "AlegreyaSans-ExtraBold", 0.62),
}
USUAL = "cinzel"
LETTERS = {
    USUAL: CINZEL,
    "fell": _alone("IMFellEnglishSC-Regular", 0.69),
    "germania": _alone("GermaniaOne-Regular", 0.71),
    "uncial": _alone("UncialAntiqua-Regular", 0.68),
}
"""What headings, of the style "title", can be written in; a card's name is always of the style "name"."""

HELD = frozenset(map(chr, range(0x20, 0x7F))) | frozenset("ÀÈÉÌÍÎÒÓÙÚÇàèéìíîòóùúç’‘“”«»…·–—×°\n")
"""The signs that there are of all of them."""


def head(letters: str) -> None:
    """From now on headings are written in these letters; one that has others in it, in the usual ones."""
    if STYLES["title"] != LETTERS[letters]:
        STYLES["title"] = LETTERS[letters]
        for cached in (render, measure):
            cached.cache_clear()


def _style(style: str, text: str) -> Style:
    look = STYLES[style]
    return CINZEL if style == "title" and not HELD.issuperset(text) else look


@lru_cache(maxsize=256)
def font(file: str, size: int) -> pygame.font.Font:
    if not pygame.font.get_init():
        pygame.font.init()
    return pygame.font.Font(ASSETS / "fonts" / f"{file}.ttf", size)


def forget() -> None:
    """Drop every cached font and surface, as after `pygame.quit()`."""
    for cached in (font, render, measure):
        cached.cache_clear()


def scale_of(px: float) -> int:
    """So many times larger it is drawn than it is shown."""
    return 1 if px >= NATIVE_FROM else 2 if px >= 11 else 3


def sized(file: str, px: float) -> tuple[pygame.font.Font, int]:
    """The font for `px` and how many times larger it draws."""
    scale = scale_of(px)
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
    face, scale = sized(_style(style, text).file(bold, False), px)
    lines = _wrap(text, face, None if width is None else width * scale)
    return -(-max(face.size(line)[0] for line in lines) // scale), max(1, round(px * LINE * len(lines)))


@kept(2)
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
    look = _style(style, text)
    face, scale = sized(look.file(bold, False), px)
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
