"""The gallery: every card of every game, by mouse and by keys; search and filters; a page for each card."""

from __future__ import annotations

import itertools
import re

import pygame
import pytest

from game.records.cards import GAMES
from game.table import app, tree
from game.table.browsing.filters import options
from game.table.browsing.sought import TOKENS
from game.table.gallery.scene import Gallery
from game.table.scenes.title import Title
from game.table.stage import Stage
from tests.table import bot
from tests.table.test_scenes import node, press, stage_of

SIZES = ((1280, 720), (1920, 1080), (1024, 600))


def gallery(
    game: str = "contracts", card: str = "", size: tuple[int, int] = (1280, 720), lang: str = "en"
) -> tuple[Stage, Gallery]:
    stage = stage_of(game, size=size, lang=lang)
    made = Gallery(stage, card)
    stage.go(Title(stage))
    stage.push(made)
    stage.fresh()
    return stage, made


def shown(stage: Stage) -> list[str]:
    """The cards on the shelf, also those that have to be scrolled to."""
    stage.fresh()
    assert isinstance(stage.scene, Gallery)
    return [card.id for card in stage.scene.shelf.cards]


def write(stage: Stage, words: str) -> None:
    for letter in words:
        stage.handle(pygame.Event(pygame.KEYDOWN, key=ord(letter), mod=0, unicode=letter))


@pytest.mark.parametrize("game", GAMES)
def test_every_card_is_there_tokens_too_from_the_title(game: str) -> None:
    stage = stage_of(game)
    stage.go(Title(stage))
    press(stage, "cards")
    assert stage.scene.name == "gallery"
    every = {card for card, held in stage.library.cards.items() if held.kind}
    assert set(shown(stage)) == every and len(shown(stage)) == len(every) >= 40
    bot.key(stage, pygame.K_ESCAPE)
    assert stage.scene.name == "title"


@pytest.mark.parametrize("game", GAMES)
def test_each_filter_shows_the_cards_that_are_so_and_no_others(game: str) -> None:
    stage, made = gallery(game)
    library, cards = stage.library, stage.library.cards
    every = shown(stage)

    def is_so(field: str, value: object, card: str) -> bool:
        held = cards[card]
        if field == "band":
            low, high, _ = library.bands[int(str(value))]
            return low <= library.value(held) <= high
        if field == "element":
            return held.cost.get(str(value), 0) > 0
        return value in library.bears(card) if field == "keyword" else card in library.deck(str(value)).cards

    for field in ("element", "band", "keyword", "deck"):
        for value, _ in options(made, field)[1:]:
            made.seek(**{field: value})
            assert set(shown(stage)) == {card for card in every if is_so(field, value, card)}, (field, value)
        made.seek(**{field: options(made, field)[0][0]})
    for kind in made.index.kinds:
        press(stage, f"kind-{kind}")
        wanted = {c for c in every if (cards[c].token if kind == TOKENS else cards[c].kind == kind)}
        assert set(shown(stage)) == wanted and node(stage, f"kind-{kind}").value == str(len(wanted))
        press(stage, f"kind-{kind}")
    assert set(shown(stage)) == set(every)


def test_words_are_found_in_names_and_texts() -> None:
    stage, _ = gallery()
    write(stage, "firefly")
    assert {"firefly", "golden_hive_queen", "lantern_rune"} <= set(shown(stage)) and len(shown(stage)) < 10
    bot.key(stage, pygame.K_ESCAPE)
    assert len(shown(stage)) > 100 and stage.scene.name == "gallery"


def test_by_keys_alone_a_card_is_opened_turned_and_closed() -> None:
    stage, made = gallery()
    first, second, *_ = shown(stage)
    bot.key(stage, pygame.K_DOWN)
    assert stage.focus == f"card-{first}"
    bot.key(stage, pygame.K_RETURN)
    assert made.open == first
    bot.key(stage, pygame.K_RIGHT)
    assert made.open == second
    bot.key(stage, pygame.K_LEFT)
    bot.key(stage, pygame.K_LEFT)
    assert made.open == shown(stage)[-1]
    bot.key(stage, pygame.K_ESCAPE)
    assert made.open == "" and stage.focus == f"card-{shown(stage)[-1]}"


def test_enter_opens_the_first_card_that_was_found() -> None:
    stage, made = gallery()
    write(stage, "hive queen")
    bot.key(stage, pygame.K_RETURN)
    assert made.open == "golden_hive_queen"


def test_a_page_says_all_in_both_languages_and_leads_to_related_cards() -> None:
    stage, made = gallery(card="golden_hive_queen")
    said = tree.as_text(node(stage, "page"))
    library = stage.library
    for lang in ("en", "it"):
        for name, reminder in library.remind("golden_hive_queen", lang):
            assert name in said and reminder in said
        assert library.write("golden_hive_queen", lang) in said.replace(" / ", "\n")
    assert [n.data.id for n in tree.walk(stage.fresh()) if n.role == "related-card"] == ["firefly"]
    press(stage, "related-firefly")
    assert made.open == "firefly"
    makers = {n.data.id for n in tree.walk(stage.fresh()) if n.role == "related-card"}
    assert "golden_hive_queen" in makers, "a token leads back to what makes it"
    press(stage, "next")
    assert made.open != "firefly"
    press(stage, "close")
    assert made.open == ""


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("lang", ["it", "en"])
@pytest.mark.parametrize("game", GAMES)
def test_all_fits_into_the_window_and_nothing_overlaps(size: tuple[int, int], lang: str, game: str) -> None:
    stage, made = gallery(game, "", size, lang)
    longest = max(shown(stage), key=lambda card: len(stage.library.write(card, lang)))
    screen = pygame.Rect(0, 0, *size)
    for card in ("", longest):
        made.show(card)
        app.picture(stage)
        top = tree.reachable(stage.fresh())
        clipped = {n.key for area in tree.walk(top) if area.clip for n in tree.walk(area) if n is not area}
        nodes = [n for n in tree.walk(top) if n.actions and n.role != "part" and n.key not in clipped]
        for one in nodes:
            assert screen.contains(one.rect), f"{one.key} {one.rect}"
        for one, other in itertools.combinations(nodes, 2):
            assert not one.rect.colliderect(other.rect), f"{one.key} {other.key}"
        for one in tree.walk(top):
            assert not re.search("‹[a-z]", f"{one.name} {one.value} {one.hint}"), one.key


def test_an_edited_card_is_there_when_the_files_were_read_again() -> None:
    stage, made = gallery()
    stage.settings.language = "it"
    stage.refresh_ui()
    assert node(stage, f"card-{shown(stage)[0]}").name == stage.library.cards[shown(stage)[0]].name["it"]
    assert made.index.language == "it"


def test_five_hundred_cards_scroll_as_few_do() -> None:
    """What is far away has no node, and is there as soon as it is scrolled to."""
    stage, made = gallery("estro")
    few = sum(n.role == "shelf-card" for n in tree.walk(stage.fresh()))
    assert few < 120 < 255 == len(shown(stage))
    bot.key(stage, pygame.K_END)
    last = shown(stage)[-1]
    assert node(stage, "shelf").rect.contains(node(stage, f"card-{last}").rect)
    made.show(shown(stage)[0])
    press(stage, "close")
    assert node(stage, "shelf").rect.contains(node(stage, f"card-{shown(stage)[0]}").rect)
