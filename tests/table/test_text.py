"""Fonts cover what is written, and text fits where it is put."""

from __future__ import annotations

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame
import pytest

from game.table import games
from game.table.drawing import badges, markup, symbols, text
from game.table.drawing.markup import BREAK, Run
from game.table.games import table_of
from game.table.games.contracts import tokens

INK = (20, 20, 20)
ITALIAN = (
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789àèéìíîòóùúÀÈÉÌÍÎÒÓÙÚ«»“”‘’–—…×·•°−+/%&'\"()[]!?:;,."
)
ARROWS = "←→↑↓"
FILES = sorted((text.ASSETS / "fonts").glob("*.ttf"))
HEADINGS = ("GermaniaOne-Regular", "IMFellEnglishSC-Regular", "UncialAntiqua-Regular")
"""Letters that only headings are written in."""


@pytest.fixture(autouse=True, scope="module")
def _fonts():
    pygame.font.init()
    table_of("contracts")  # with the symbols that its texts name


def inked(surface: pygame.Surface) -> bool:
    return surface.get_bounding_rect(min_alpha=40).width > 0


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_every_font_covers_italian(path):
    ttlib = pytest.importorskip("fontTools.ttLib")
    covered = ttlib.TTFont(path).getBestCmap()
    if path.stem in HEADINGS:
        wanted = ITALIAN.replace("•", "").replace(
            "−", ""
        )  # a heading with another sign is written in the usual letters
    else:
        wanted = ITALIAN if path.stem.startswith("Cinzel") else ITALIAN + ARROWS
    assert [sign for sign in wanted if ord(sign) not in covered] == []


@pytest.mark.parametrize("path", [path for path in FILES if path.stem not in HEADINGS], ids=lambda path: path.stem)
def test_digits_are_lining_figures(path):
    ttlib = pytest.importorskip("fontTools.ttLib")
    font = ttlib.TTFont(path)
    cmap, glyphs = font.getBestCmap(), font["glyf"]
    tops = [glyphs[cmap[code]].yMax for code in range(0x30, 0x3A)]
    feet = [glyphs[cmap[code]].yMin for code in range(0x30, 0x3A)]
    assert max(tops) - min(tops) < 60
    assert min(feet) > -80


def test_every_style_has_its_files():
    for style in text.STYLES.values():
        for file in (style.regular, style.bold, style.italic, style.bold_italic):
            assert (text.ASSETS / "fonts" / f"{file}.ttf").is_file()


@pytest.mark.parametrize("style", text.STYLES)
@pytest.mark.parametrize("px", [9, 13, 17.5, 24, 40])
def test_a_line_is_as_large_as_it_was_measured(style, px):
    drawn = text.render("Città perduta", px, INK, style)
    assert drawn.get_size() == text.measure("Città perduta", px, style)
    assert inked(drawn)


def test_wrapped_text_keeps_to_its_width():
    words = "Infliggi due danni a ogni creatura avversaria che non sia Magnetica"
    drawn = text.render(words, 15, INK, width=120, align="center")
    assert drawn.get_width() == 120
    assert text.measure(words, 15, width=120)[0] <= 120
    assert drawn.get_height() > text.render(words, 15, INK).get_height() * 3


def test_nothing_to_write_is_a_surface_all_the_same():
    assert text.render("", 14, INK).get_height() > 0
    assert markup.rich("", 14, INK, 100).get_height() > 0


@pytest.mark.parametrize("blank", ["\u00ad", "\u200c", "\u200d\u00ad", "\u0301", "a\n\u00ad\nb"])
def test_signs_without_width_are_a_surface_too(blank):
    for style in text.STYLES:
        assert text.render(blank, 20, (0, 0, 0), style).get_height() > 0
        assert text.render(blank, 20, (0, 0, 0), style, width=50).get_width() == 50
    assert text.fit(blank, 20, (0, 0, 0), 60).get_width() >= 1


def test_fit_makes_smaller_then_cuts():
    long = "Sacerdotessa dell'Alba Perenne"
    assert text.fit(long, 30, INK, 220, "title").get_width() <= 220
    assert text.fit(long, 30, INK, 60, "title").get_width() <= 60
    assert text.fitting("Lupo", 30, 220, "title") == 30


def test_markup_is_parsed():
    assert markup.parse("**Evoca**: paga {fire}{2}\n_mai_ snake_case {boh}") == (
        Run("Evoca", bold=True),
        Run(": paga "),
        Run("fire", symbol=True),
        Run("2", symbol=True),
        BREAK,
        Run("mai", italic=True),
        Run(" snake_case "),
        Run("{boh}"),
    )


@pytest.mark.parametrize("name", [*table_of("contracts").elements, *table_of("contracts").inline, "0", "12", "+1", "X"])
def test_every_inline_symbol_is_known_and_drawn(name):
    assert badges.knows(name)
    assert inked(badges.inline(name, 16))


def test_words_with_different_faces_stay_together():
    placed, _ = markup._layout("**Riciclo**: cura {2}.", 14, 52, "serif", "left")
    tops = {place.run.text: place.y for place in placed}
    assert tops["Riciclo"] == tops[":"]
    assert tops["2"] == tops["."]


@pytest.mark.parametrize("height", [200, 90, 60, 40])
def test_rules_text_shrinks_to_fit(height):
    words = "**Evoca:** infliggi {2} danni a una creatura avversaria.\n**Adrenalina** _(può attaccare subito)_ " * 2
    px = markup.rich_px(words, 22, 240, max_height=height)
    drawn = markup.rich(words, 22, INK, 240, max_height=height)
    assert drawn.get_height() <= height
    assert px <= 22
    assert markup.rich_height(words, px, 240) <= height or px <= 6


def test_text_that_fits_is_not_shrunk():
    assert markup.rich_px("Pesca.", 22, 240, max_height=100) == 22


def test_letters_follow_the_language():
    try:
        games.show("contracts", "en")
        english = pygame.image.tobytes(symbols.element("water", 40), "RGBA")
        games.show("contracts", "it")
        assert pygame.image.tobytes(symbols.element("water", 40), "RGBA") != english
    finally:
        games.show("contracts", "it")


@pytest.mark.parametrize("full", [True, False])
def test_elements_differ_without_colour(full):
    """A grey picture of each symbol still differs from every other (shape and letter)."""
    seen = set()
    for kind in table_of("contracts").elements:
        grey = pygame.transform.grayscale(symbols.element(kind, 32, full))
        dark = bytes(level > 127 for level in pygame.image.tobytes(grey, "RGBA")[::4])
        seen.add(dark)
    assert len(seen) == (4 if full else len(seen))
    shapes = {pygame.image.tobytes(tokens.extractor(kind, 40, full), "RGBA") for kind in table_of("contracts").elements}
    assert len(shapes) == 4
