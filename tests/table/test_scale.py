"""The interface at every scale: what is written stays where it belongs, and grows where there is room (fault 10)."""

from __future__ import annotations

import pygame
import pytest

from game.records.cards import GAMES
from game.table import theme, tree
from game.table.match import poses
from game.table.scenes.options import GROUPS, Options
from game.table.scenes.setup import SetUp
from game.table.scenes.title import Title
from game.table.settings import SCALES
from game.table.stage import Scene, Stage
from game.table.tree import Node
from tests.table import bot, live

SPARE = 6  # pixels that a letter's tail or a shadow may lie outside


def drawn_by(node: Node, size: tuple[int, int]) -> pygame.Rect:
    """What the node paints, on an empty ground."""
    surface = pygame.Surface(size, pygame.SRCALPHA)
    surface.fill((0, 0, 0, 0))
    assert node.paint is not None
    node.paint(surface, node)
    return surface.get_bounding_rect(min_alpha=40)


def written(stage: Stage, scene: Scene) -> list[Node]:
    stage.go(scene)
    roles = ("text", "button", "choice", "entry")
    return [n for n in tree.walk(stage.fresh()) if n.role in roles and n.paint and n.rect.w and not n.children]


@pytest.mark.parametrize("scale", [SCALES[0], 1.0, 1.5, SCALES[-1]])
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", ["it", "en"])
def test_words_stay_on_what_they_belong_to(scale: float, game: str, lang: str) -> None:
    size = (1280, 720)
    stage = live.stage(size, lang, game, scale=scale)
    stage.settings.save = lambda path=None: True  # type: ignore[method-assign]
    scenes = [Title(stage), SetUp(stage, "computer"), *(Options(stage, group) for group in GROUPS)]
    for scene in scenes:
        for node in written(stage, scene):
            if node.key.startswith(("plan-", "deck-", "notice-")) or node.rect.bottom > size[1]:
                continue  # panels with a shadow of their own, and what is to be scrolled to
            assert node.rect.inflate(2 * SPARE, 2 * SPARE).contains(drawn_by(node, size)), f"{scene.name}: {node.key}"


def test_the_log_beside_the_hand_grows_with_the_interface() -> None:
    heights = {}
    for scale in (1.0, 1.3, 2.0):
        stage = live.stage(scale=scale)
        live.scene(stage, live.sought(live.until_kind("act")))
        live.settle(stage, 1.0)
        log = tree.find(stage.fresh(), "log")
        assert log is not None
        lines = [n for n in tree.walk(log) if n.role == "log-line"]
        heights[scale] = min(n.rect.h for n in lines)
        assert all(log.rect.w >= n.rect.w for n in lines)
    assert heights[1.0] < heights[1.3] < heights[2.0]


def test_the_scale_is_chosen_without_moving_under_the_pointer() -> None:
    """One press goes on to the next size; nothing is dragged on a panel that grows."""
    stage = live.stage()
    stage.settings.save = lambda path=None: True  # type: ignore[method-assign]
    stage.go(Title(stage))
    stage.push(Options(stage, "picture"))
    node = tree.find(stage.fresh(), "scale")
    assert node is not None and node.role == "choice" and node.slide is None
    bot.click(stage, node)
    assert stage.settings.scale == SCALES[SCALES.index(1.0) + 1]


@pytest.mark.parametrize("scale", SCALES)
def test_the_board_fits_at_every_scale(scale: float) -> None:
    stage = live.stage(scale=scale)
    live.scene(stage, live.sought(live.until_kind("act")))
    live.settle(stage, 1.0)
    screen = pygame.Rect(0, 0, 1280, 720)
    for node in tree.walk(stage.fresh()):
        if node.actions:
            assert screen.contains(node.rect), node.key
    assert theme.WIDTH >= poses.RIGHT
