"""What is written on cards can be read by all eyes, and elements are told apart without their colours."""

from __future__ import annotations

import itertools
from dataclasses import replace

import pygame
import pytest

from game.records.cards import GAMES
from game.table import pieces
from game.table.drawing import faces, hues, symbols
from game.table.drawing.looks import LEAST, contrast, legible, look_of
from game.table.drawing.printed import Face
from game.table.games import table_of
from tests.table import live

APART = 25
"""Of 255, by how much a grey differs at least from another to be seen beside it."""
WORDS = sorted({*hues.shared(), *(f"{game}/{word}" for game in GAMES for word in hues.own(game))})


@pytest.mark.parametrize("hue", WORDS)
def test_words_stand_out_on_the_paper_of_every_frame(hue: str) -> None:
    look = look_of(hue)
    soft = legible(faces._blend(look.ink, (255, 255, 255), 0.28), look.paper)
    for paper in look.paper:
        assert min(contrast(ink, hues.rgb(paper)) for ink in (look.ink, look.accent, soft)) >= LEAST
    assert min(contrast(faces.CREAM, hues.rgb(plate)) for plate in look.plate) >= LEAST, "the name"


def test_an_ink_that_is_too_pale_is_darkened_and_another_kept() -> None:
    assert legible((90, 60, 10), ("#ffffff",)) == (90, 60, 10)
    found = legible((200, 180, 90), ("#ffffff", "#e0d8c0"))
    assert contrast(found, hues.rgb("#e0d8c0")) >= LEAST and found[0] > found[2]


def elements(game: str) -> list[str]:
    live.stage(game=game)
    return [name for name in table_of(game).elements if symbols.look(name, game)]


@pytest.mark.parametrize("game", GAMES)
def test_the_letter_of_an_element_stands_out_on_what_lies_below_it(game: str) -> None:
    for name in elements(game):
        plain, found = (symbols.element(name, 88, letter=letter, game=game) for letter in (False, True))
        look = symbols.look(name, game)
        assert look is not None
        below = [
            contrast(look.tint.ink, tuple(plain.get_at(spot))[:3])
            for spot in itertools.product(range(88), repeat=2)
            if tuple(found.get_at(spot))[:3] == look.tint.ink
        ]
        assert len(below) > 60 and sum(below) / len(below) >= LEAST, name


@pytest.mark.parametrize("game", GAMES)
def test_elements_are_told_apart_in_grey_where_they_are_too_small_for_letters(game: str) -> None:
    px = symbols.LETTERED - 1
    greys = [pygame.transform.grayscale(symbols.element(name, px, game=game)) for name in elements(game)]
    for one, other in itertools.combinations(greys, 2):
        spots = itertools.product(range(px), repeat=2)
        apart = sum(abs(one.get_at(spot)[0] - other.get_at(spot)[0]) > APART for spot in spots)
        assert apart >= 2 * px, "they differ in too little"


@pytest.mark.parametrize("height", [150, 200, 260, 311])
@pytest.mark.parametrize("game", ["contracts", "grimoire"])
def test_however_long_its_text_every_part_of_a_cost_is_seen(game: str, height: int) -> None:
    """The first disc lies lowest: another element there is another picture."""
    stage, library = live.stage(game=game), live.library(game)
    told = [pieces.face_of(library, card, stage.ui) for card in library.pool]
    swaps = [(face, swap) for face in told if (swap := _swapped(game, face))]
    for face, swap in sorted(swaps, key=lambda found: -len(found[0].text))[:8]:
        one, another = (faces.face(replace(face, cost=cost), height) for cost in (face.cost, swap))
        spots = itertools.product(range(one.get_width() // 2), range(height // 2))
        assert sum(one.get_at(spot) != another.get_at(spot) for spot in spots) > height // 2, face.card


def _swapped(game: str, face: Face) -> tuple[tuple[str, int], ...] | None:
    """A cost of several discs with another element in place of the first; None where there is none such."""
    paid = {name: amount for name, amount in face.cost or () if amount}
    first = next((name for name in paid if name != face.colourless), None)
    other = next((name for name in elements(game) if name != face.colourless and name not in paid), None)
    if first is None or other is None or len(faces.discs(face.cost or (), face.colourless)) < 2:
        return None
    return tuple((other if name == first else name, amount) for name, amount in paid.items())
