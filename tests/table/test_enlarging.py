"""A card enlarged at an edge of the screen, and where its notes stand."""

from __future__ import annotations

import pygame
import pytest
from pygame import Rect, Surface

from game.rules import NAMES
from game.table import enlarging, pieces, theme
from game.table.enlarging import Notes
from tests.table import live

SHORT_NOTE = ("Values", "life points: 7 of 13 (printed 13)")
LONG_NOTE = ("Keyword", "When it falls it is removed from the match instead of going to the discard pile. " * 6)


def covered(size: tuple[int, int], near: tuple[float, float], notes: Notes, scale: float = 1.0) -> tuple[Rect, Rect]:
    """What the card at the edge covers when one looks at a small card at `near`, in parts of the screen; and that."""
    stage = live.stage(size, scale=scale)
    card = next(iter(stage.library.cards.values()))
    rect = Rect(round(size[0] * near[0]), round(size[1] * near[1]), size[0] // 12, size[1] // 5)
    face = pieces.face_of(stage.library, card, stage.ui)
    return enlarging.at_edge(Surface(size), stage.ui, rect, face, notes), rect


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (2560, 1440)])
@pytest.mark.parametrize("near", [(0.35, 0.4), (0.6, 0.1)])
def test_notes_that_have_room_below_the_card_do_not_widen_it(size: tuple[int, int], near: tuple[float, float]) -> None:
    alone, rect = covered(size, near, [])
    noted, _ = covered(size, near, [SHORT_NOTE])
    assert (noted.x, noted.w, noted.y) == (alone.x, alone.w, alone.y)
    assert alone.bottom < noted.bottom <= size[1] and not noted.colliderect(rect)


def test_notes_that_have_no_room_below_stand_on_the_inner_side() -> None:
    alone, rect = covered((1280, 720), (0.2, 0.4), [])
    noted, _ = covered((1280, 720), (0.2, 0.4), [LONG_NOTE] * 3)
    assert noted.x < alone.x and not noted.colliderect(rect)


def inked(size: tuple[int, int], lang: str, game: str) -> tuple[Rect, Rect]:
    """A panel of a note, and what of it its words cover."""
    stage = live.stage(size, lang, game)
    ui, room = stage.ui, Rect(40, 40, stage.ui.s(330), 400)
    panel = Rect(room.topleft, (room.w, enlarging.tall(ui, [SHORT_NOTE], room.w) - ui.u(8)))
    bare, noted = Surface(size), Surface(size)
    theme.panel(bare, ui, panel, 250, 10)
    enlarging.column(noted, ui, [SHORT_NOTE], room)
    same = pygame.mask.from_threshold(noted, (0, 0, 0), (1, 1, 1, 255), bare)
    same.invert()
    boxes = same.get_bounding_rects()
    return panel, boxes[0].unionall(boxes[1:])


@pytest.mark.parametrize("game", NAMES)
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_the_words_of_a_note_stand_clear_of_the_corners_of_its_frame(size: tuple[int, int], game: str) -> None:
    panel, words = inked(size, "it", game)
    corner = 18 * size[1] // 1080
    assert words.left - panel.left >= corner and panel.right - words.right >= corner
    assert words.top - panel.top >= corner * 2 // 3 and panel.bottom - words.bottom >= corner * 2 // 3
