"""Pictures are kept up to so much memory, and drawing them takes little more than they hold themselves."""

from __future__ import annotations

import sys
from random import Random
from weakref import WeakSet

import pygame
import pytest
from pygame import Surface

from game.table import theme
from game.table.drawing import keeping, plates, sizes
from game.table.drawing.keeping import LEAST, Shelf, kept
from game.table.match.lifting import Lifting

MEGABYTE = (512, 512)
"""The size of a picture that takes so much."""


@pytest.fixture(autouse=True)
def _the_window_as_before(monkeypatch):
    monkeypatch.setattr(keeping, "_window", 1920 * 1080 * 4)


def picture(size: tuple[int, int] = MEGABYTE) -> Surface:
    return Surface(size, pygame.SRCALPHA)


def test_a_shelf_holds_so_many_windows_and_those_used_last():
    shelf = Shelf(2)
    keeping.drawn_for((1024, 1024))  # of 4 MB
    for number in range(20):
        shelf.put(number, picture())
        assert shelf.get(0) is not None, "it is used again and again"
    assert shelf.held == 8 * 512 * 512 * 4
    assert [number for number in range(20) if shelf.get(number)] == [0, *range(13, 20)]


def test_a_small_window_has_a_shelf_as_well():
    shelf = Shelf(1)
    keeping.drawn_for((10, 10))
    for number in range(20):
        shelf.put(number, picture((256, 256)))
    assert LEAST - 256 * 256 * 4 < shelf.held <= LEAST


def test_all_shelves_together_hold_so_much_and_those_used_longest_ago_go_first(monkeypatch):
    monkeypatch.setattr(keeping, "_shelves", WeakSet())
    monkeypatch.setattr(keeping, "LEAST_TOGETHER", 6 * 512 * 512 * 4)
    keeping.drawn_for((10, 10))
    one, other = Shelf(1), Shelf(1)
    for number in range(3):
        one.put(number, picture())
        other.put(number, picture())
    one.get(0)
    one.put(3, picture())
    other.put(3, picture())
    assert keeping.held() == keeping.most() == 6 * 512 * 512 * 4
    assert [number for number in range(4) if one.get(number)] == [0, 2, 3], "the first was used again"
    assert [number for number in range(4) if other.get(number)] == [1, 2, 3]


def test_the_newest_stays_however_large(monkeypatch):
    monkeypatch.setattr(keeping, "_shelves", WeakSet())
    keeping.drawn_for((10, 10))
    one, other = Shelf(1), Shelf(1)
    one.put("small", picture())
    large = picture((5000, 4000))
    other.put("large", large)
    assert other.get("large") is large and one.get("small") is None and keeping.held() > keeping.most()


def test_another_scene_keeps_what_was_used_last(monkeypatch):
    monkeypatch.setattr(keeping, "_shelves", WeakSet())
    shelf = Shelf(10)
    keeping.drawn_for((1024, 1024))
    for number in range(40):
        shelf.put(number, picture())
    assert len([number for number in range(40) if shelf.get(number)]) == 40
    keeping.clear_for_another()
    left = [number for number in range(40) if shelf.get(number)]
    assert left == [*range(40 - len(left), 40)] and keeping.held() <= keeping.STAYS * keeping.most()


def test_what_is_larger_than_the_shelf_is_kept_alone():
    shelf = Shelf(0.1)
    keeping.drawn_for((10, 10))
    large = picture((2600, 1500))
    shelf.put("small", picture((10, 10)))
    shelf.put("large", large)
    assert shelf.get("large") is large and shelf.get("small") is None
    shelf.put("large", picture((10, 10)))
    assert shelf.held == 400


def test_a_function_draws_once_for_what_it_is_given():
    drawn: list[tuple[int, int]] = []

    @kept(1)
    def draw(w: int, h: int = 3) -> Surface:
        drawn.append((w, h))
        return picture((w, h))

    assert draw(3) is draw(3) and draw(3, h=4) is draw(3, h=4) is not draw(3)
    assert drawn == [(3, 3), (3, 4)]
    draw.cache_clear()
    draw(3)
    assert drawn[2:] == [(3, 3)]


def test_after_some_sizes_of_the_window_all_is_dropped():
    from game.table.match import surfaces

    sizes._sizes.clear()
    surfaces._shelf.put("x", picture())
    held = theme.plate(200, 100, (1, 2, 3), (4, 5, 6), (7, 8, 9), 14)
    for width in range(1000, 1000 + sizes.KEPT + 1):
        sizes.drawn_for((width, 700))
    assert surfaces._shelf.held == 0
    assert theme.plate(200, 100, (1, 2, 3), (4, 5, 6), (7, 8, 9), 14) is not held


def test_a_wide_plate_looks_as_if_it_was_drawn_whole():
    chance = Random(1)
    for _ in range(60):
        w, h = chance.randint(1, 500), chance.randint(1, 200)
        radius, border = chance.choice((0, 6, 22)), chance.choice((0, 2, 4))
        look = (40, 50, 60), (20, 25, 30), (200, 160, 80), radius, border, chance.choice((255, 246))
        assert same(plates.plate(w, h, *look), plates._plate(w, h, *look))
        rim = w, h, look[0], radius, border or 1
        assert same(plates.outline(*rim), plates._outline(*rim))


def same(one: Surface, other: Surface) -> bool:
    return pygame.image.tobytes(one, "RGBA") == pygame.image.tobytes(other, "RGBA")


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="reads what Linux tells of processes")
def test_a_plate_over_a_whole_window_takes_little_memory():
    theme.forget()
    before = highest()
    theme.plate(2600, 1500, (40, 50, 60), (20, 25, 30), (200, 160, 80), 14)
    assert highest() - before < 60, "MB; three times as large it would have 140, four times over"


def highest() -> int:
    with open("/proc/self/status") as told:
        return next(int(line.split()[1]) for line in told if line.startswith("VmHWM")) >> 10


def test_of_hands_that_change_their_size_one_card_a_frame_has_its_face_drawn_anew():
    lifting, drawn = Lifting(), {1: 200, 2: 200, 3: 200}
    heights = [lifting.height(card, 200, lambda: False, True) for card in drawn]
    assert heights == [200, 200, 200], "at first there is no other face to be scaled"
    for frame in range(3):
        lifting.drew = False
        heights = [lifting.height(card, 180, lambda: False, True) for card in drawn]
        assert heights == [180] * (frame + 1) + [200] * (2 - frame)


def test_a_face_that_is_there_or_that_rests_is_drawn_as_large_as_it_is_shown():
    lifting = Lifting()
    for card in (1, 2, 3):
        lifting.height(card, 200, lambda: False, True)
    assert [lifting.height(card, 180, lambda: True, True) for card in (1, 2, 3)] == [180] * 3
    assert [lifting.height(card, 160, lambda: False, False) for card in (1, 2, 3)] == [160] * 3


def test_what_is_kept_can_be_asked_for_without_being_drawn():
    drawn: list[int] = []

    @kept(1)
    def square(px: int) -> Surface:
        drawn.append(px)
        return Surface((px, px))

    assert not square.has(8) and not drawn
    square(8)
    assert square.has(8) and not square.has(9)
