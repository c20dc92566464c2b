"""What scenes are put together from: a scene with a scrolled list and a search is written in a few lines, and holds."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest
from pygame import Rect, Surface

from game.table import tree
from game.table.blocks.form import Form, Row
from game.table.blocks.listing import Item, Listing
from game.table.stage import Stage
from game.table.tree import Node
from tests.table import bot, live, small_scene
from tests.table.small_scene import Names

SCALES = [0.75, 1.0, 1.5, 2.0]
SIZES = [(1024, 600), (1280, 720), (1920, 1080)]


def shown(scale: float = 1.0, size: tuple[int, int] = (1280, 720)) -> tuple[Stage, Names]:
    stage = live.stage(scale=scale, size=size)
    scene = Names(stage)
    stage.go(scene)
    stage.draw(Surface(size))
    return stage, scene


def rows(stage: Stage) -> list[Node]:
    return [node for node in tree.walk(stage.fresh()) if node.key.startswith("name-")]


def typed(stage: Stage, words: str) -> None:
    for letter in words:
        stage.handle(pygame.Event(pygame.KEYDOWN, key=ord(letter), mod=0, unicode=letter))


def test_a_scene_with_a_scrolled_list_and_a_search_is_written_in_less_than_sixty_lines() -> None:
    assert len(Path(small_scene.__file__).read_text("utf-8").splitlines()) < 60


@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("size", SIZES)
def test_it_holds_at_every_scale_and_in_every_window(scale: float, size: tuple[int, int]) -> None:
    stage, _ = shown(scale, size)
    live.fits(stage)
    assert rows(stage)[0].rect.h == stage.ui.whole.u(60)


def test_it_scrolls_and_only_what_is_near_has_nodes() -> None:
    stage, scene = shown()
    first, every = rows(stage), len(scene.items())
    assert len(first) < every / 2
    area = tree.find(stage.root, "names-list")
    assert area is not None and area.adjust is not None
    area.adjust(-3)
    stage.touch()
    assert tree.named(stage.fresh(), first[0].name).rect.y == first[0].rect.y - 3 * stage.ui.whole.s(72)  # type: ignore[union-attr]
    bot.key(stage, pygame.K_END)
    assert rows(stage)[-1].rect.bottom <= area.rect.bottom
    bot.key(stage, pygame.K_HOME)
    assert [node.key for node in rows(stage)] == [node.key for node in first]


def test_typing_narrows_it_whatever_capitals_and_escape_shows_all_again() -> None:
    stage, _ = shown()
    every = len(rows(stage))
    typed(stage, "COPPER f")
    assert [node.name for node in rows(stage)] == ["Copper Fox"]
    typed(stage, "zz")
    assert not rows(stage) and tree.find(stage.root, "names-list-none")
    bot.key(stage, pygame.K_ESCAPE)
    assert len(rows(stage)) == every and isinstance(stage.scene, Names)


def test_it_is_reached_by_keyboard_to_its_last_row() -> None:
    stage, scene = shown()
    typed(stage, "mist")
    wanted = rows(stage)[-1]
    bot.tab_to(stage, wanted)
    assert scene.opened == wanted.key.removeprefix("name-")


def test_tab_goes_on_below_the_window_and_what_it_reaches_is_seen() -> None:
    stage, _ = shown()
    met = set()
    for _ in range(60):
        bot.key(stage, pygame.K_TAB)
        stage.fresh()
        node = stage.node(stage.focus)
        assert node is not None and stage.root.rect.colliderect(node.rect)
        met.add(node.key)
    assert len([key for key in met if key.startswith("name-")]) > 50


def test_items_stand_side_by_side_and_a_heading_takes_a_line() -> None:
    stage, _ = shown(size=(1920, 1080))
    ui, made = stage.ui.whole, []

    def item(high: float = 0) -> Item:
        number = len(made)
        made.append(number)
        return Item(lambda rect: Node("text", str(number), rect), high)

    listing = Listing("list", 200, 100, 10)
    area = listing.show(ui, ui.rect(0, 0, 638, 900), [item(40), item(), item(), item(), item(), item(40), item()], "")
    assert listing.columns == 3
    assert [(node.rect.x, node.rect.y) for node in area.children] == [
        (0, 0), (0, 50), (210, 50), (420, 50), (0, 160), (0, 270), (0, 320),
    ]  # fmt: skip


def test_rows_of_a_form_stand_below_each_other_column_by_column_within_their_view() -> None:
    stage, _ = shown(size=(1920, 1080))
    ui = stage.ui
    rows = [Row(name, name, lambda key, words, rect: Node("toggle", key, rect, words)) for name in "abc"]
    view = ui.rect(0, 0, 1000, 400)
    for icons in (None, {"a": "gears"}):
        form = Form(100, 20, columns=2, icons=icons)
        made = {node.key: node.rect for node in form.nodes(ui, view, rows, 10)}
        assert form.high(rows) == 200 and all(rect.right <= view.right for rect in made.values())
        assert made["a"].y == made["c"].y and made["b"].y == made["a"].y + 100 and made["c"].x > made["a"].right
        assert ("strip-a" in made) is (icons is not None) and made["label-a"].right <= made["a"].x
        if icons:
            assert made["label-a"].x > made["label-b"].x and made["strip-a"].contains(made["a"])


def test_items_by_a_ratio_are_as_high_as_their_width_bids_and_keep_to_the_edge() -> None:
    ui = live.stage(size=(1920, 1080)).ui
    made = Listing("cards", 200, 0, 20, edge=10, ratio=0.5)
    view = Rect(100, 50, 900, 600)
    made.show(ui, view, [Item(lambda rect: Node("card", str(rect), rect)) for _ in range(9)], "cards")
    first, last = made.places[0], made.places[-1]
    assert first.topleft == (110, 60) and first.h == 2 * first.w and made.columns == 4
    assert max(place.right for place in made.places) <= view.right - 10
    made.scroll(10_000)
    area = made.show(ui, view, [Item(lambda rect: Node("card", str(rect), rect)) for _ in range(9)], "cards")
    assert area.children[-1].rect.bottom == view.bottom - 10 and last.h == first.h


def test_a_list_begins_at_an_item() -> None:
    stage, scene = shown()
    scene.listing.begin_at(12)
    stage.touch()
    stage.fresh()
    assert scene.listing.seen[0] == 12
