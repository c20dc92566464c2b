"""Light on what stands on the table: the edges of cards catch the lamp."""

from __future__ import annotations

from typing import Any

import pygame
import pytest
from pygame import Surface

from game.rules import NAMES
from game.table.drawing import rims as edges
from game.table.layout.poses import Pose
from game.table.match import rims
from game.table.match.ground import Ground
from game.table.match.lamp import GOES_OVER, Lamp
from game.table.match.record import MatchTable
from game.table.match.scene import MatchScene
from tests.table import live

SIZE = (120, 168)


def lit(seat: int, game: str = "contracts", **more: Any) -> MatchScene:
    """A table at which it is the turn of `seat`, seen from seat 0, with the lamp hung."""
    match = live.new_match(live.decks_of(game, 2), game=game)
    scene = live.scene(live.stage((640, 360), game=game, **more), match)
    scene.table.versus, scene.table.lamp = 0.0, Lamp()
    scene.table.view = {**scene.table.view, "active": seat}
    scene.ground = Ground(scene.table.lamp)
    scene.ground.paint(scene.table, scene.ui, Surface(scene.stage.size))
    return scene


def level(scene: MatchScene, x: float, y: float) -> int:
    return rims.catches(scene.table, scene.ui, Pose(x, y, 100))[0]


def before(table: MatchTable, seat: int) -> tuple[float, float]:
    """Where the first card of a side would stand."""
    row = table.side(seat).field[0]
    return row.x, row.y


def light(drawn: Surface, box: pygame.Rect) -> float:
    return sum(pygame.transform.average_color(drawn, box)[:3])


def test_the_light_falls_with_the_distance_from_the_lamp() -> None:
    lamp = Lamp()
    lamp.hang((960, 400), still=True)
    for dx, dy in ((1, 0), (0, 1), (-1, 1), (1, -1)):
        falls = [lamp.reaches((960 + dx * far, 400 + dy * far))[0] for far in range(0, 1300, 100)]
        assert falls[0] == 1 and falls == sorted(falls, reverse=True) and falls[-1] < 0.5


def test_it_comes_from_above_and_from_the_side_of_the_lamp() -> None:
    lamp = Lamp()
    lamp.hang((960, 400), still=True)
    left, under, right = (lamp.reaches((x, 400))[1] for x in (300, 960, 1620))
    assert 0 < left < under == 90 < right < 180


@pytest.mark.parametrize("game", NAMES)
@pytest.mark.parametrize("seat", [0, 1])
def test_cards_of_the_side_whose_turn_it_is_have_the_brighter_rims(game: str, seat: int) -> None:
    scene = lit(seat, game)
    bright, dim = (level(scene, *before(scene.table, side)) for side in (seat, 1 - seat))
    assert bright > dim


def test_a_rim_falls_with_the_distance() -> None:
    scene = lit(0)
    x, y = before(scene.table, 0)
    levels = [level(scene, x + far, y) for far in range(0, 1200, 100)]
    assert levels[0] == edges.LEVELS and levels == sorted(levels, reverse=True) and levels[-1] < levels[0] / 2


def test_rims_follow_the_lamp_on_its_way() -> None:
    scene = lit(0)
    table, spot = scene.table, before(scene.table, 0)
    table.lamp.hang(before(table, 1), still=False)
    levels = [level(scene, *spot)]
    while table.lamp.update(GOES_OVER / 10):
        levels.append(level(scene, *spot))
    assert levels == sorted(levels, reverse=True) and len(set(levels)) > 2


@pytest.mark.parametrize("still", [{"reduced_motion": True}, {"theme": "contrast"}])
def test_neither_less_motion_nor_high_contrast_has_rims(still: dict[str, Any]) -> None:
    scene = lit(0, **still)
    assert level(scene, *before(scene.table, 0)) == 0
    assert level(lit(0), *before(scene.table, 0)) > 0


def test_what_can_not_be_used_catches_less() -> None:
    scene = lit(0)
    pose = Pose(*before(scene.table, 0), 100)
    assert 0 < rims.catches(scene.table, scene.ui, pose, faint=True)[0] < edges.LEVELS / 2 + 1


def test_rims_cost_nothing_while_nothing_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = lit(0)
    stage, drawn = scene.stage, list[tuple[int, int]]()
    stage.settings.hints = False
    live.settle(stage, 1.0)
    stage.draw(Surface(stage.size))
    real = edges._edge._draw

    def draw(size: tuple[int, int], corner: int, turn: int) -> Surface:
        drawn.append(size)
        return real(size, corner, turn)

    monkeypatch.setattr(edges._edge, "_draw", draw)
    for _ in range(60):
        stage.update(1 / 60)
        assert not stage.dirty
    stage.draw(Surface(stage.size))
    assert not drawn, "the rims of a frame are those of the one before"


@pytest.mark.parametrize("angle", [0.0, 90.0])
def test_a_rim_is_bright_where_its_edge_faces_the_light_and_black_within(angle: float) -> None:
    up = edges.TURNS // 4 - round(angle * edges.TURNS / 360)
    drawn = edges.rim(SIZE, 8, edges.LEVELS, up, angle)
    w, h = drawn.get_size()
    top, low = (light(drawn, pygame.Rect(w // 4, y, w // 2, 6)) for y in (0, h - 6))
    assert top > 300 and low == 0
    assert light(drawn, pygame.Rect(w // 3, h // 3, w // 3, h // 3)) == 0
    dimmer = edges.rim(SIZE, 8, edges.LEVELS // 2, up, angle)
    assert 0 < light(dimmer, pygame.Rect(w // 4, 0, w // 2, 6)) < top
