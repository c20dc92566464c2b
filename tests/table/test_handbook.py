"""The card language on the screen: every word, found by name or text, by mouse and by keys, in any window."""

from __future__ import annotations

import pygame
import pytest

from game.language import handbook
from game.records.cards import GAMES
from game.rules import game_named
from game.system.languages import GRAMMARS
from game.table import tree
from game.table.gallery.scene import Gallery
from game.table.glossary.scene import Glossary
from game.table.handbook.detail import folded_line
from game.table.handbook.scene import Handbook
from game.table.handbook.words import Words
from game.table.stage import Stage
from tests.table import bot, live


def opened(game: str = "contracts", lang: str = "en", size: tuple[int, int] = (1280, 720), card: str = "") -> Stage:
    stage = live.stage(size, lang, game)
    stage.push(Gallery(stage))
    stage.push(Handbook(stage, card))
    stage.fresh()
    return stage


def scene_of(stage: Stage) -> Handbook:
    assert isinstance(stage.scene, Handbook)
    return stage.scene


def press(stage: Stage, key: int, letter: str = "") -> None:
    stage.handle(pygame.Event(pygame.KEYDOWN, key=key, mod=0, unicode=letter))
    stage.fresh()


def press_on(stage: Stage, key: str) -> None:
    node = stage.node(key)
    assert node is not None, key
    bot.click(stage, node)
    stage.fresh()


def type_in(stage: Stage, words: str) -> None:
    for letter in words:
        press(stage, ord(letter), letter)


def said(stage: Stage) -> list[str]:
    page = stage.node("page")
    assert page is not None
    return [node.name for node in tree.walk(page) if node.role == "text"]


@pytest.mark.parametrize("game", GAMES)
def test_every_word_of_the_reference_is_there_with_its_example_in_both_languages(game: str) -> None:
    words = Words(live.library(game))
    text, _, keywords = handbook.markdown(game_named(game)).partition("\n## Keywords")
    assert keywords, "the table has them in its glossary"
    assert [f"### `{entry.word}`" for entry in words.all] == [line for line in text.splitlines() if line[:4] == "### "]
    for entry in words.all:
        if entry.example:
            for language in GRAMMARS:
                assert f"- {language}: {words.text(entry, language)}" in text


def test_a_word_is_shown_with_how_it_is_written_an_example_and_both_texts() -> None:
    stage = opened()
    type_in(stage, "disarm")
    found = said(stage)
    assert found[0] == "disarm" and "What is done" in found and any("do:" in words for words in found)
    assert any(words.startswith("Example") for words in found)
    assert {"English", "Italiano"} <= {*found} and found.index("English") < found.index("Italiano")
    assert any(words.startswith("Used by") or words == "No card uses it yet." for words in found)


def test_words_are_found_by_their_names_first_and_by_what_stands_anywhere() -> None:
    stage = opened()
    type_in(stage, "draw")
    shown = [entry.word for entry in scene_of(stage).shown()]
    assert shown[0] != "" and all("draw" in word for word in shown[:2])
    press(stage, pygame.K_ESCAPE)
    assert scene_of(stage).sought == "" and len(scene_of(stage).shown()) == len(scene_of(stage).words.all)
    type_in(stage, "pesca")
    assert "draw" in [entry.word for entry in scene_of(stage).shown()], "by the Italian text of the example"
    type_in(stage, "qqqq")
    assert stage.node("words-none") is not None and stage.node("page") is None


def test_keys_choose_a_word_and_bring_it_into_view() -> None:
    stage = opened()
    press(stage, pygame.K_DOWN)
    scene = scene_of(stage)
    assert scene.current(scene.shown()) is scene.words.all[1]
    press(stage, pygame.K_END)
    last = scene.words.all[-1]
    row = stage.node(f"word-{last.part}-{last.word}")
    area = stage.node("words")
    assert row is not None and area is not None and area.rect.contains(row.rect) and "selected" in row.flags
    press(stage, pygame.K_HOME)
    assert scene.offset == 0 and scene.current(scene.shown()) is scene.words.all[0]
    press(stage, pygame.K_F1)
    assert isinstance(stage.scene, Gallery)


def test_a_press_chooses_a_word_and_a_part_narrows_the_list() -> None:
    stage = opened()
    press_on(stage, "part-operation")
    scene = scene_of(stage)
    assert {entry.part for entry in scene.shown()} == {"operation"}
    row = [node for node in tree.walk(stage.root) if node.role == "word"][2]
    bot.click(stage, row)
    stage.fresh()
    assert said(stage)[0] == row.name
    press_on(stage, "part-operation")
    assert len(scene.shown()) == len(scene.words.all)


def test_f1_in_the_gallery_opens_it_with_the_words_of_the_card_that_is_open() -> None:
    stage = live.stage((1280, 720), "it")
    stage.push(Gallery(stage, "spark_courier"))
    stage.fresh()
    press(stage, pygame.K_F1)
    scene = scene_of(stage)
    assert scene.card == "spark_courier"
    assert {entry.word for entry in scene.shown()} >= {"damage"} and len(scene.shown()) < len(scene.words.all)
    press_on(stage, "card")
    assert len(scene.shown()) == len(scene.words.all)
    press_on(stage, "glossary")
    assert isinstance(stage.scene, Glossary)
    press_on(stage, "handbook")
    assert isinstance(stage.scene, Handbook)


def test_a_long_line_of_code_goes_on_below_set_in() -> None:
    assert folded_line("  do: [{damage: 1}, {heal: 2}]", 40) == [(2, "do: [{damage: 1}, {heal: 2}]")]
    assert folded_line("  do: [{damage: 1}, {heal: 2}]", 22) == [(2, "do: [{damage: 1},"), (6, "{heal: 2}]")]
    assert folded_line("", 22) == [(0, "")]


@pytest.mark.parametrize("size", [(1024, 600), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("lang", GRAMMARS)
def test_every_page_stays_within_its_panel(size: tuple[int, int], lang: str) -> None:
    stage = opened("contracts", lang, size)
    scene = scene_of(stage)
    for entry in scene.words.all[::7]:
        scene.show(entry)
        stage.fresh()
        page = stage.node("page-scroll")
        assert page is not None
        for node in tree.walk(page):
            assert page.rect.left <= node.rect.left and node.rect.right <= page.rect.right
    live.fits(stage)
