"""The signs, dice, backs and rows of numbers that games draw their cards with."""

from __future__ import annotations

import pygame
import pytest

from game.rules import NAMES
from game.table.drawing import badges, cloth, dice, emblems, faces
from game.table.drawing.cells import Cell
from game.table.drawing.emblems import Emblem
from game.table.drawing.printed import PLAIN, Face, Frame, Value
from game.table.games import table_of
from game.table.games.estro import signs

emblems.add(signs.SIGNS)


def raw(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGBA")


def silhouette(surface: pygame.Surface) -> bytes:
    return bytes(255 if alpha > 127 else 0 for alpha in raw(surface)[3::4])


def test_each_estro_is_told_by_its_shape_alone():  # E-014
    shapes = [silhouette(badges.badge("", 60, name)) for name in signs.SIGNS]
    for number, one in enumerate(shapes):
        for other in shapes[:number]:
            apart = sum(a != b for a, b in zip(one, other, strict=True))
            assert apart > 0.04 * 60 * 60


def test_each_estro_is_told_by_its_letters_alone():
    letters = [sign.letters for sign in signs.SIGNS.values()]
    assert len(set(letters)) == len(letters) == 5


def test_a_seal_bears_its_letters_where_they_can_be_read():
    bare = Emblem(signs.FLAME, "#ffb27a", "#dc3d1e", "#8f1410", "#360706")
    emblems.add({"bare": bare, "marked": Emblem(*[*vars(bare).values()][:5], letters="X")})
    assert raw(emblems.seal("bare", 20)) == raw(emblems.seal("marked", 20))
    assert raw(emblems.seal("bare", 40)) != raw(emblems.seal("marked", 40))
    del emblems.EMBLEMS["bare"], emblems.EMBLEMS["marked"]


def test_a_badge_bears_its_caption_where_it_can_be_read():
    assert raw(badges.badge("28", 30, "plaque", caption="TOT")) == raw(badges.badge("28", 30, "plaque"))
    assert raw(badges.badge("28", 60, "plaque", caption="TOT")) != raw(badges.badge("28", 60, "plaque"))


@pytest.mark.parametrize("number", range(1, 7))
def test_a_side_of_a_die_has_as_many_pips(number):
    drawn = dice.face(number, 100)
    dark = pygame.mask.from_threshold(drawn, (28, 23, 18), (40, 40, 40))
    spots = [spot for spot in dark.connected_components(40) if spot.count() < 600]
    assert len(spots) == number


def test_a_face_shows_its_further_numbers_only_when_whole():
    plain = Face("x", "X", values=(Value("hexagon", "left", 3),))
    told = Face("x", "X", values=plain.values, cells=(Cell("ATK", 16), Cell("DEF", 14, "raised", True)))
    assert raw(faces.face(plain, 200)) == raw(faces.face(told, 200))
    assert raw(faces.face(plain, 400)) != raw(faces.face(told, 400))


@pytest.mark.parametrize("height", [120, 400])
def test_a_frame_can_bear_a_sign_in_place_of_an_icon(height):
    draw = faces.mini if height < 200 else faces.face
    signed = Face("x", "X", frame=Frame(PLAIN.window, PLAIN.plate, seal="granito"))
    assert raw(draw(signed, height)) != raw(draw(Face("x", "X"), height))


def test_each_kind_of_back_is_its_own():
    for game in NAMES:
        table_of(game)
    styles = [cloth.DIE, *NAMES]
    assert len({raw(cloth.back(63, 88, style)) for style in styles}) == len(styles)
