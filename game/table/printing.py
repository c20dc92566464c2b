"""A deck on paper for playtests: nine cards to a page at 63 by 88 mm, edge to edge, with marks to cut along."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from io import BytesIO
from pathlib import Path

import pygame
from fpdf import FPDF
from PIL import Image
from pygame import Surface

from game.table import pieces
from game.table.drawing import faces
from game.table.library import Card, Deck, Library
from game.table.theme import Ui

CARD = (63.0, 88.0)
"""Width and height of a card in mm, as sleeves are made for."""
PAPERS = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}
"""Width and height of a sheet in mm."""
ROWS = COLUMNS = 3
DOTS = 300
"""Dots to an inch, of 25.4 mm."""
HEIGHT = round(CARD[1] / 25.4 * DOTS)
"""Of the picture of a card in pixels."""
MARK, GAP, LINE = 5.0, 1.0, 0.15
"""Of a cut mark in mm: its length, how far from the cards it ends, how thick it is."""
QUALITY = 92
"""Of the pictures as JPEG, 1 to 95."""


def to_print(library: Library, deck: Deck, single: bool = False) -> list[Card]:
    """The cards of `deck` in its order, each as often as it holds it or once; then once each token they speak of."""
    counts = {library.cards[card]: 1 if single else number for card, number in deck.cards.items()}
    tokens = {library.cards[token]: 1 for card in counts for token in library.mentions(card.id)}
    return [card for card, number in (counts | tokens).items() for _ in range(number)]


def pages(library: Library, cards: Sequence[Card], ui: Ui, title: str, paper: str = "a4") -> FPDF:
    """A document of `title` with `cards` on sheets of that size, one of PAPERS."""
    size = PAPERS[paper]
    document = FPDF(unit="mm", format=size)
    document.set_title(title)
    document.set_margin(0)
    document.set_auto_page_break(False)
    left, top = (size[0] - COLUMNS * CARD[0]) / 2, (size[1] - ROWS * CARD[1]) / 2
    drawn: dict[str, bytes] = {}
    for number, card in enumerate(cards):
        place = number % (ROWS * COLUMNS)
        if not place:
            document.add_page()
            _cut_marks(document, left, top)
        if card.id not in drawn:
            drawn[card.id] = on_white(faces.face(pieces.face_of(library, card, ui), HEIGHT))
        row, column = divmod(place, COLUMNS)
        x, y = left + column * CARD[0], top + row * CARD[1]
        document.image(BytesIO(drawn[card.id]), x, y, *CARD, alt_text=card.name[ui.say.language])
    return document


def write(document: FPDF, path: Path) -> None:
    """Raises OSError where it can't be written."""
    path.write_bytes(bytes(document.output()))


def on_white(drawn: Surface) -> bytes:
    """The picture as a JPEG file, white where it is transparent."""
    sheet = Surface(drawn.get_size())
    sheet.fill((255, 255, 255))
    sheet.blit(drawn, (0, 0))
    picture = Image.frombytes("RGB", sheet.get_size(), pygame.image.tobytes(sheet, "RGB"))
    kept = BytesIO()
    picture.save(kept, "JPEG", quality=QUALITY, subsampling=0, dpi=(DOTS, DOTS))
    return kept.getvalue()


def _cut_marks(document: FPDF, left: float, top: float) -> None:
    """At each edge of each card, in the margin, so that no line is left on a card that is cut a little wide."""
    document.set_line_width(LINE)
    for one, other in _marks(left, top):
        document.line(*one, *other)


def _marks(left: float, top: float) -> Iterator[tuple[tuple[float, float], tuple[float, float]]]:
    """From where to where each one goes, in mm."""
    right, bottom = left + COLUMNS * CARD[0], top + ROWS * CARD[1]
    for column in range(COLUMNS + 1):
        x = left + column * CARD[0]
        yield (x, top - GAP - MARK), (x, top - GAP)
        yield (x, bottom + GAP), (x, bottom + GAP + MARK)
    for row in range(ROWS + 1):
        y = top + row * CARD[1]
        yield (left - GAP - MARK, y), (left - GAP, y)
        yield (right + GAP, y), (right + GAP + MARK, y)
