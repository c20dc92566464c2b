"""The page of the gallery with all words for pictures."""

from __future__ import annotations

import pygame
import pytest

from game.language import pictures as drawings
from game.table import clipboard, tree
from game.table.drawing import hues
from game.table.gallery.art import ArtWords
from game.table.scenes.title import Title
from tests.table import bot
from tests.table.test_gallery import gallery, write
from tests.table.test_scenes import press, stage_of


def opened(size=(1280, 720), lang="en"):
    stage = stage_of("contracts", size=size, lang=lang)
    stage.go(Title(stage))
    stage.push(ArtWords(stage))
    stage.fresh()
    return stage


def words(stage):
    return [node.name for node in tree.walk(stage.fresh()) if node.key.startswith("word-")]


def test_the_gallery_opens_it_and_escape_leads_back():
    stage, _ = gallery()
    press(stage, "art")
    assert stage.scene.name == "art"
    bot.key(stage, pygame.K_ESCAPE)
    assert stage.scene.name == "gallery"


@pytest.mark.parametrize("part", ["icon", "scene", "hue"])
def test_every_word_is_there(part):
    stage = opened()
    press(stage, f"part-{part}")
    every = {
        "icon": drawings.names(),
        "scene": drawings.SCENES,
        "hue": tuple(dict.fromkeys((*hues.own("contracts"), *hues.shared()))),
    }[part]
    assert stage.scene.words() == list(every)
    assert words(stage) == list(every)[: len(words(stage))]


def test_what_is_chosen_stands_in_the_line_that_is_copied(monkeypatch):
    stage, copied = opened(), []
    monkeypatch.setattr(clipboard, "put", lambda line: copied.append(line) or True)
    write(stage, "anchor")
    press(stage, "word-anchor")
    for part, word in (("scene", "sea"), ("hue", "water")):
        press(stage, f"part-{part}")
        press(stage, f"word-{word}")
    press(stage, "copy")
    assert copied == ["art: {icon: anchor, scene: sea, hue: water}"]


def test_typing_narrows_and_escape_widens():
    stage = opened()
    write(stage, "fox")
    assert words(stage) and all("fox" in word for word in words(stage))
    write(stage, "zzz")
    assert words(stage) == []
    bot.key(stage, pygame.K_ESCAPE)
    assert stage.scene.name == "art" and len(words(stage)) > 20


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1024, 600), (640, 480)])
@pytest.mark.parametrize("lang", ["en", "it"])
def test_all_lies_within_the_window(size, lang):
    stage = opened(size, lang)
    window = pygame.Rect((0, 0), size)
    for key in ("back", "search", "part-icon", "part-hue", "chosen", "copy"):
        node = tree.find(stage.fresh(), key)
        assert node is not None and window.contains(node.rect), key


def test_the_list_scrolls_to_its_end():
    stage = opened()
    bot.key(stage, pygame.K_END)
    assert words(stage)[-1] == drawings.names()[-1]
