"""The picture of who plays against whom before a match."""

from __future__ import annotations

import pygame
import pytest

from game.table import tree
from game.table.match import opening, versus
from game.table.match.scene import MatchScene
from game.table.stage import Stage
from tests.table import live
from tests.table.test_curtain import hidden_names


def begun(game: str = "contracts", seats: tuple[str, ...] = ("human", "human"), **more: object) -> Stage:
    stage = live.stage(game=game, **more)
    opening.begin(stage, game, live.decks_of(game, len(seats)), seats, seed=3, first=0, keep=False)
    return stage


def scene_of(stage: Stage) -> MatchScene:
    assert isinstance(stage.scene, MatchScene)
    return stage.scene


@pytest.mark.parametrize("lang", ["en", "it"])
@pytest.mark.parametrize(("game", "count"), live.GAMES)
def test_it_names_everybody_and_their_decks_and_nothing_that_is_hidden(game: str, count: int, lang: str) -> None:
    stage = begun(game, ("human",) * count, lang=lang)
    scene = scene_of(stage)
    shown = tree.find(stage.fresh(), "versus")
    assert shown is not None
    for seat in range(count):
        side = tree.find(shown, f"versus-{seat}")
        assert (
            side is not None
            and side.name == scene.table.words.player(seat)
            and side.value == scene.table.deck_name(seat)
        )
    text = tree.as_text(shown)
    assert "‹" not in text
    for seat in range(count):
        assert not any(name in text for name in hidden_names(scene, seat, (seat + 1) % count))


def test_it_tells_the_level_of_the_computer() -> None:
    scene = live.scene(live.stage(), live.new_match(seats=("human", "casual")), ("human", "casual"))
    scene.begin_versus()
    side = tree.find(scene.stage.fresh(), "versus-1")
    assert side is not None and side.value == "Patient Tide, Casual"


def test_it_is_gone_after_about_a_second() -> None:
    stage = begun()
    for _ in range(round(versus.WHOLE / 0.02) - 2):
        stage.update(0.02)
    assert tree.find(stage.fresh(), "versus")
    live.settle(stage, 0.1)
    assert tree.find(stage.fresh(), "versus") is None
    assert versus.WHOLE < 1.6


def test_the_table_is_not_seen_before_it() -> None:
    """From the set-up one comes to who plays, and from there to the table."""
    stage = begun()
    stage.fresh()
    surface = pygame.Surface(stage.size)
    stage.draw(surface)
    assert {tuple(surface.get_at((x, 20))) for x in range(0, 1280, 40)} == {(0, 0, 0, 255)}


@pytest.mark.parametrize(("game", "count"), live.GAMES)
def test_the_stuff_of_the_world_frames_it_and_parts_the_sides(game: str, count: int) -> None:
    stage = begun(game, ("human",) * count)
    for _ in range(8):
        stage.update(0.06)
    stage.fresh()
    surface = pygame.Surface(stage.size)
    stage.draw(surface)
    (w, h), ui = stage.size, stage.ui
    thick, post = ui.u(versus.BEAM), ui.u(versus.POST)
    made = pygame.Surface(stage.size)
    made.blit(versus.beam(ui, w, thick), (0, 0))
    for x in range(w // 4, w, 90):
        assert surface.get_at((x, thick // 2)) == made.get_at((x, thick // 2))
    for number in range(1, count):
        parted = pygame.Surface((post, h))
        parted.blit(versus.beam(ui, post, h), (0, 0))
        left = round(w * number / count) - post // 2
        assert surface.get_at((left + post // 2, h * 3 // 4)) == parted.get_at((post // 2, h * 3 // 4))


@pytest.mark.parametrize("by", ["key", "click", "escape", "right"])
def test_any_key_or_press_skips_it_and_does_nothing_else(by: str) -> None:
    stage = begun()
    scene = scene_of(stage)
    stage.update(0.05)
    if by == "click":
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            stage.handle(pygame.Event(kind, button=1, pos=(640, 500)))
    elif by == "right":
        stage.handle(pygame.Event(pygame.MOUSEBUTTONDOWN, button=3, pos=(640, 500)))
    else:
        key = pygame.K_ESCAPE if by == "escape" else pygame.K_e
        stage.handle(pygame.Event(pygame.KEYDOWN, key=key, mod=0, unicode=""))
    assert tree.find(stage.fresh(), "versus") is None
    assert scene.table.over == "" and scene.play.match.steps == []


@pytest.mark.parametrize("more", [{"reduced_motion": True}, {"speed": 0}])
def test_without_motion_and_at_once_it_is_left_out(more: dict[str, object]) -> None:
    assert tree.find(begun(**more).fresh(), "versus") is None


def test_a_match_that_is_gone_on_with_begins_without_it() -> None:
    stage = live.stage()
    opening.show(stage, live.new_match(), True)
    assert tree.find(stage.fresh(), "versus") is None
