"""The layers of card pictures: the motif in relief, what stands in front of it, and the style of each game."""

from __future__ import annotations

import dataclasses
import json
import random

import pygame
import pytest

from game.records.cards import library
from game.rules import NAMES
from game.table.drawing import compositions, fronts, motifs, pictures, scenery, styles
from game.table.drawing.brushes import SIZE, H, W, palette
from game.table.drawing.hues import GAMES
from game.table.drawing.pictures import Art

ART = Art("fox-head", "desert", "fire", 7)
TINTS = palette("fire")


def disc(radius: int, hole: int = 0) -> pygame.Surface:
    size = 2 * radius + 40
    mask = pygame.Surface((size, size), pygame.SRCALPHA)
    mask.fill((255, 255, 255, 0))
    pygame.draw.circle(mask, (255, 255, 255, 255), (size / 2, size / 2), radius)
    pygame.draw.circle(mask, (255, 255, 255, 0), (size / 2, size / 2), hole)
    return mask


def test_the_side_towards_the_upper_left_is_lit_and_the_other_one_lies_in_shadow() -> None:
    mask = disc(80)
    lit, dark = motifs.relief(mask)
    middle, aside = mask.get_width() // 2, 48
    upper, lower = (middle - aside, middle - aside), (middle + aside, middle + aside)
    assert lit.get_at(upper)[0] > 60 > lit.get_at(lower)[0] == 0
    assert dark.get_at(lower)[0] > 60 > dark.get_at(upper)[0] == 0


@pytest.mark.parametrize("hole, filled", [(4, True), (7, True), (40, False)])
def test_small_holes_have_a_ground_and_large_ones_show_what_is_behind(hole: int, filled: bool) -> None:
    mask = disc(80, hole)
    behind = motifs.body(mask)
    middle = mask.get_rect().center
    assert mask.get_at(middle)[3] == 0
    assert (behind.get_at(middle)[3] == 255) is filled
    assert behind.get_at((2, 2))[3] == 0


def test_a_motif_is_mirrored_and_turned_within_its_square() -> None:
    mask = motifs.silhouette("fox-head", 120)
    for degrees, mirrored in ((0, True), (7, False), (-7, True)):
        found = motifs.turned(mask, degrees, mirrored)
        assert found.get_size() == mask.get_size() and pygame.image.tobytes(found, "RGBA") != raw(mask)
    assert motifs.turned(mask, 0, False) is mask


def raw(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGBA")


def test_something_stands_or_drifts_in_front_of_every_scene() -> None:
    assert fronts.OF_SCENE.keys() == scenery.SCENES.keys()


@pytest.mark.parametrize("front", dict.fromkeys(front for each in fronts.OF_SCENE.values() for front in each))
def test_what_is_in_front_shows_and_leaves_the_middle_to_the_motif(front: fronts.Front) -> None:
    changed = pygame.mask.Mask(SIZE)
    for seed in range(3):
        canvas = pygame.Surface(SIZE, 0, 24)
        canvas.fill((70, 70, 90))
        before = canvas.copy()
        front(canvas, random.Random(seed), TINTS)
        changed.draw(differing(canvas, before), (0, 0))
    inner = pygame.mask.Mask((W // 3, H // 2), fill=True)
    covered = changed.overlap_area(inner, (W // 3, H // 4)) / inner.count()
    assert changed.count() > 60 and covered < 0.3


def differing(one: pygame.Surface, other: pygame.Surface) -> pygame.mask.Mask:
    more, less = one.copy(), other.copy()
    more.blit(other, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    less.blit(one, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    more.blit(less, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    alike = pygame.mask.from_threshold(more, (0, 0, 0), (8, 8, 8, 255))
    alike.invert()
    return alike


def test_games_have_styles_of_their_own() -> None:
    painted = {game: raw(pictures.paint(dataclasses.replace(ART, game=game))) for game in (*NAMES, "")}
    assert len(set(painted.values())) == len(painted)


@pytest.mark.parametrize("game", [game for game in NAMES if (GAMES / game / "look" / "pictures.json").is_file()])
def test_a_style_names_layers_poses_and_kinds_that_there_are(game: str) -> None:
    style, kinds = styles.of_game(game), {card.kind for card in library(game).definitions.values()}
    assert style.under in {"", *styles.UNDER} and style.over in {"", *styles.OVER}
    assert 0 <= style.engraved <= 1 and 0 <= style.chalk <= 1
    assert {kind for kind, _ in style.poses} <= kinds and {pose for _, pose in style.poses} <= compositions.POSES.keys()


def test_a_game_without_a_look_has_plain_pictures() -> None:
    assert styles.of_game("sparks") == styles.of_game("no_such_game") == styles.Style()


def test_kinds_of_cards_are_composed_otherwise_and_what_stands_has_its_foot_on_the_ground() -> None:
    standing = compositions.compose("fox-head", "standing", random.Random(1))
    foot = standing.middle[1] - standing.mask.get_height() / 2 + standing.mask.get_bounding_rect().bottom
    assert foot == pytest.approx(0.95 * H)
    arts = [dataclasses.replace(ART, game="contracts", kind=kind) for kind in ("creature", "spell", "orb")]
    assert len({raw(pictures.paint(art)) for art in arts}) == len({pictures.fingerprint(art) for art in arts}) == 3


@pytest.mark.parametrize("pose", compositions.POSES)
def test_a_motif_lies_within_its_picture(pose: str) -> None:
    for seed in range(12):
        motif = compositions.compose("owl", pose, random.Random(seed))
        box = motif.mask.get_bounding_rect()
        box.topleft = (
            round(motif.middle[0] - motif.mask.get_width() / 2 + box.x),
            round(motif.middle[1] - motif.mask.get_height() / 2 + box.y),
        )
        assert pygame.Rect(-6, -6, W + 12, H + 12).contains(box)


def test_no_two_cards_of_a_game_have_the_same_picture() -> None:
    index = json.loads(pictures.INDEX.read_text(encoding="utf-8"))
    assert len(set(index.values())) == len(index)
