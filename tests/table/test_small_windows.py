"""A window may be dragged to any size; the table bears it."""

from __future__ import annotations

import random
import sys
from itertools import product

import pytest
from pygame import Surface

from game.rules import NAMES
from game.table import SCENES, app
from game.table.drawing import sizes
from game.table.stage import Stage
from tests.rings import by_night
from tests.table import bot, live

SIZES = [(1, 1), (2, 500), (500, 2), (20, 20), (99, 60), (60, 99), (100, 2000), (3000, 40), (320, 180)]


SOME, ALL = product(SCENES, NAMES[:1], [2]), product(SCENES, NAMES, [1])
"""Scenes of a game at every second size, and of all games at all."""
PULLED = map(by_night, product(NAMES, [2.0, 0.75], [60]))


@pytest.mark.parametrize(("scene", "game", "every"), [*SOME, *map(by_night, ALL)])
def test_every_scene_is_drawn_at_any_size(game, scene, every):
    stage = live.stage(game=game)
    app.open_scene(stage, app._shown(scene, None, game, 2))
    for size in SIZES[::every]:
        stage.resize(size)
        stage.draw(Surface(size))
        assert tuple(stage.root.rect.size) == stage.size


@pytest.mark.parametrize(("game", "scale", "often"), [("contracts", 2.0, 36), *PULLED])
def test_a_match_goes_on_while_the_window_is_pulled_about(game, scale, often):
    stage, stream, steps = live.stage(game=game, speed=0, scale=scale), random.Random(5), 0
    for seed in live.seeds():
        match = live.new_match(live.decks_of(game, 2), seed, seats=("human", "human"), game=game)
        live.scene(stage, match, ("human", "human"))
        pull_about(stage, stream, often)
        steps += len(match.steps)
        if steps > 10:
            break


def pull_about(stage: Stage, stream: random.Random, often: int) -> None:
    """Play on by mouse, in a window of another size each time."""
    for number in range(often):
        size = SIZES[number % len(SIZES)]
        stage.resize(size)
        stage.update(0.05)
        stage.draw(Surface(size))
        node = bot.wanted(stage, stream)
        if node is not None:
            bot.click(stage, node)


def held() -> int:
    """How many things the rooms that draw keep."""
    rooms = [module for name, module in sys.modules.items() if name.startswith(sizes.ROOMS)]
    kept = {id(value): value for module in rooms for value in vars(module).values() if hasattr(value, "cache_info")}
    return sum(value.cache_info().currsize for value in kept.values())


def test_pictures_for_sizes_that_are_gone_are_not_kept():
    match = live.sought(lambda played: played.state.turn > 8)
    stage = live.stage()
    scene = live.scene(stage, match, ("human", "random"))
    scene.play.resync()
    sizes.forget()
    most: list[int] = []
    for number in range(12):
        size = (400 + 40 * number, 280 + 10 * number)
        stage.resize(size)
        stage.draw(Surface(size))
        most.append(held())
    assert max(most[6:]) <= max(most[:6]) * 1.2, most
    assert most[-1] > 50


def test_pictures_for_scales_that_are_gone_are_not_kept():
    stage = live.stage((640, 360))
    live.scene(stage, live.sought(lambda played: played.state.turn > 8), ("human", "random"))
    sizes.forget()
    most: list[int] = []
    for number in range(12):
        stage.settings.scale = (0.75, 1.0, 1.25, 1.5, 1.75, 2.0)[number % 6]
        stage.refresh_ui()
        stage.draw(Surface(stage.size))
        most.append(held())
    assert max(most[6:]) <= max(most[:6]) * 1.2, most
