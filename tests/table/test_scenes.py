"""Scenes fit every window, every size of text and both themes; nothing overlaps what it must not."""

from __future__ import annotations

import itertools

import pygame
import pytest

from game.table import app, symbols, tree
from game.table.scenes.options import Options
from game.table.scenes.setup import SetUp
from game.table.scenes.title import Title
from game.table.theme import THEMES, Colour
from tests.table import bot, live

SIZES = ((1280, 720), (1920, 1080), (1600, 1200), (2560, 1080))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("lang", ["it", "en"])
def test_scenes_draw_inside_the_window(size: tuple[int, int], lang: str) -> None:
    stage = live.stage(size, lang)
    for scene in (Title(stage), SetUp(stage, "computer"), SetUp(stage, "hotseat"), Options(stage)):
        stage.go(scene)
        app.picture(stage)
        screen = pygame.Rect(0, 0, *size)
        for node in tree.walk(stage.fresh()):
            if node.actions:
                assert screen.contains(node.rect), f"{scene.name}: {node.key} {node.rect}"


@pytest.mark.parametrize("scale", [0.75, 1.0, 1.5, 2.0])
def test_settings_can_be_used_at_every_scale(scale: float) -> None:
    stage = live.stage(scale=scale)
    stage.go(Title(stage))
    stage.push(Options(stage))
    app.picture(stage)
    done = tree.find(stage.fresh(), "done")
    assert done is not None and pygame.Rect(0, 0, 1280, 720).contains(done.rect)


def test_buttons_do_not_overlap() -> None:
    stage = live.stage()
    for scene in (Title(stage), SetUp(stage, "computer"), Options(stage)):
        stage.go(scene)
        nodes = [n for n in tree.walk(stage.fresh()) if n.actions and n.role != "part"]
        for a, b in itertools.combinations(nodes, 2):
            assert not a.rect.colliderect(b.rect), f"{a.key} {b.key}"


def test_hit_areas_are_large_enough_at_1080p() -> None:
    match = live.new_match()
    live.random_play(match, 3, live.until_kind("act"))
    stage = live.stage((1920, 1080))
    live.scene(stage, match)
    for node in tree.walk(stage.fresh()):
        if node.actions:
            assert node.rect.w >= 32 and node.rect.h >= 32, f"{node.key} {node.rect}"


def luminance(colour: Colour) -> float:
    parts = [c / 255 / 12.92 if c <= 10 else ((c / 255 + 0.055) / 1.055) ** 2.4 for c in colour]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


def contrast(one: Colour, other: Colour) -> float:
    a, b = sorted((luminance(one), luminance(other)), reverse=True)
    return (a + 0.05) / (b + 0.05)


@pytest.mark.parametrize(("theme", "least"), [("felt", 4.5), ("contrast", 7.0)])
def test_text_stands_out(theme: str, least: float) -> None:
    look = THEMES[theme]
    for ink in (look.ink, look.quiet, look.gold, look.warn):
        for ground in (look.panel, look.panel_high):
            assert contrast(ink, ground) >= least, (ink, ground)
    assert contrast(look.ink, look.green_high) >= 4.5


def test_the_set_up_is_remembered() -> None:
    stage = live.stage()
    stage.settings.save = lambda path=None: None  # type: ignore[method-assign]
    stage.go(Title(stage))
    bot.click(stage, tree.find(stage.fresh(), "play") or stage.root)
    bot.click(stage, tree.find(stage.fresh(), "deck-0-dawn_line") or stage.root)
    bot.click(stage, tree.find(stage.fresh(), "first") or stage.root)
    assert stage.settings.setup.decks[0] == "dawn_line" and stage.settings.setup.first == "me"
    assert "selected" in (tree.find(stage.fresh(), "deck-0-dawn_line") or stage.root).flags


def test_the_title_is_two_clicks_from_a_match(monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[object] = []
    monkeypatch.setattr("game.table.match.opening.from_setup", lambda stage, plan: begun.append(plan))
    stage = live.stage()
    stage.settings.save = lambda path=None: None  # type: ignore[method-assign]
    stage.go(Title(stage))
    bot.click(stage, tree.find(stage.fresh(), "play") or stage.root)
    bot.click(stage, tree.find(stage.fresh(), "begin") or stage.root)
    assert len(begun) == 1


def test_nothing_is_drawn_while_nothing_changes() -> None:
    match = live.new_match()
    live.random_play(match, 3, live.until_kind("act"))
    stage = live.stage()
    live.scene(stage, match)
    app.picture(stage)
    for _ in range(20):
        stage.update(0.016)
    app.picture(stage)
    for _ in range(60):
        stage.update(0.016)
        assert not stage.dirty


def test_the_letters_of_mana_are_those_of_the_language() -> None:
    """Water is A in Italian and W in English, also after the language was changed at the table."""
    stage = live.stage(lang="en")
    english = pygame.image.tobytes(symbols.mana("water", 64), "RGBA")
    stage.settings.language = "it"
    stage.refresh_ui()
    italian = pygame.image.tobytes(symbols.mana("water", 64), "RGBA")
    assert italian != english
    stage.settings.language = "en"
    stage.refresh_ui()
    assert pygame.image.tobytes(symbols.mana("water", 64), "RGBA") == english
