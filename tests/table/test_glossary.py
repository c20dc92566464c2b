"""The glossary: every keyword, kind and rule term is in it, and it is reached from title, cards and questions."""

from __future__ import annotations

import re
from itertools import product

import pygame
import pytest

from game.records.cards import GAMES
from game.system.languages import GRAMMARS
from game.table import app, theme, tree
from game.table.drawing import text
from game.table.glossary import terms
from game.table.glossary.scene import Glossary
from game.table.messages import Messages
from game.table.scenes.title import Title
from game.table.stage import Stage
from tests.rings import pairs
from tests.table import bot, live


def opened(stage: Stage) -> Glossary:
    assert isinstance(stage.scene, Glossary)
    return stage.scene


def type_in(stage: Stage, words: str) -> None:
    for letter in words:
        stage.handle(pygame.Event(pygame.KEYDOWN, key=ord(letter), mod=0, unicode=letter))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", GRAMMARS)
def test_every_word_has_its_text(game: str, lang: str) -> None:
    say, library = Messages(lang, game), live.library(game)
    found = terms.sections(say, library)
    assert {term.key for section in found for term in section.terms} >= set(library.keywords)
    for section in found:
        for term in section.terms:
            assert term.name and len(term.text) > 10, term
            assert not re.search(r"[‹{$]", f"{section.title}{term.name}{term.text}"), term


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_explain_the_same_words(game: str) -> None:
    library = live.library(game)
    keys = [{t.key for s in terms.sections(Messages(lang, game), library) for t in s.terms} for lang in GRAMMARS]
    assert keys[0] == keys[1]


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_card_of_games_with_kinds_of_rules_is_explained(game: str) -> None:
    say, library = Messages("en", game), live.library(game)
    known = {term.key for term in terms.rules(say, library)} | {term.name for term in terms.rules(say, library)}
    for kind in library.card_kinds:
        assert kind in known or game == "estro", kind
    assert "goal" in known
    assert game != "estro" or {"estro", "zone"} <= known


@pytest.mark.parametrize("game", GAMES)
def test_what_belongs_to_a_question_is_there(game: str) -> None:
    say, library = Messages("en", game), live.library(game)
    for kind, words in library.table.questions.items():
        found = terms.sections(say, library, question=kind)[0]
        assert found.title == say("glossary-question") and len(found.terms) == len(words), kind


def test_numbers_are_those_of_the_rules_file() -> None:
    library = live.library("contracts")
    text = next(t.text for t in terms.rules(Messages("en", "contracts"), library) if t.key == "creature")
    assert f"At most {library.constants['creature_limit']} " in text


def test_it_is_reached_from_the_title_and_by_f1() -> None:
    stage = live.stage()
    stage.go(Title(stage))
    bot.click(stage, tree.find(stage.fresh(), "glossary") or stage.root)
    opened(stage)
    bot.key(stage, pygame.K_ESCAPE)
    assert isinstance(stage.scene, Title)
    bot.key(stage, pygame.K_F1)
    opened(stage)
    bot.key(stage, pygame.K_F1)
    assert isinstance(stage.scene, Title)


def test_over_a_card_its_words_come_first() -> None:
    stage = live.stage()
    match = live.sought(live.until_kind("act"))
    scene = live.scene(stage, match)
    live.settle(stage, 2.0)
    card = next(c for c in scene.table.own_hand if stage.library.remind(scene.table.view["entities"][c]["card"], "en"))
    node = tree.find(stage.fresh(), f"card-{card}")
    assert node is not None
    stage.handle(
        pygame.Event(pygame.MOUSEMOTION, pos=(node.rect.x + 6, node.rect.centery), rel=(0, 0), buttons=(0, 0, 0))
    )
    assert stage.attention is not None and stage.attention.key == node.key
    bot.key(stage, pygame.K_F1)
    first, second, *_ = opened(stage).shown()
    name = scene.table.view["entities"][card]["card"]
    assert first.title == stage.library.cards[name].name["en"]
    reminded = [words for words, _ in stage.library.remind(name, "en")]
    assert [term.name for term in first.terms][-len(reminded) :] == reminded
    assert second.title == "For what is asked now" and second.terms[0].name == "Turn"


def test_a_question_brings_its_words() -> None:
    stage = live.stage()
    live.scene(stage, live.sought(live.until_kind("extractor")))
    live.settle(stage, 2.0)
    bot.key(stage, pygame.K_F1)
    assert [term.key for term in opened(stage).shown()[0].terms] == ["extractor", "mana", "tank"]


def test_typing_narrows_it_and_escape_widens_it() -> None:
    stage = live.stage()
    stage.go(Title(stage))
    bot.key(stage, pygame.K_F1)
    whole = sum(len(section.terms) for section in opened(stage).shown())
    type_in(stage, "magnet")
    names = [term.name for section in opened(stage).shown() for term in section.terms]
    assert names == ["Magnetic", "Magnetized", "Paramagnetic"]
    bot.key(stage, pygame.K_ESCAPE)
    assert sum(len(section.terms) for section in opened(stage).shown()) == whole
    type_in(stage, "xyz")
    assert tree.find(stage.fresh(), "terms-none")


def test_a_press_on_the_contents_leads_to_its_part() -> None:
    stage = live.stage((1920, 1080))
    stage.go(Glossary(stage))
    bot.click(stage, tree.find(stage.fresh(), "chapter-1") or stage.root)
    area, heading = (tree.find(stage.fresh(), key) for key in ("terms", "section-1"))
    assert area is not None and heading is not None
    assert heading.rect.top == area.rect.top and opened(stage).offset > 0


@pytest.mark.parametrize("game", GAMES)
def test_keywords_are_shown_on_a_card_that_has_them(game: str) -> None:
    say, library = Messages("en", game), live.library(game)
    shown = terms.examples(say, library)
    for term in terms.keywords(say, library):
        if term.key in shown and not shown[term.key].dual:
            assert term.name in [name for name, _ in library.remind(shown[term.key].id, "en")]
    assert len(shown) > 4


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", GRAMMARS)
def test_no_line_is_longer_than_75_letters(game: str, lang: str) -> None:
    stage = live.stage((2560, 1080), lang, game)
    scene = Glossary(stage)
    stage.go(scene)
    stage.fresh()
    _, wide = scene._columns(False)
    longest = 0
    for term in (term for section in scene.shown() for term in section.terms):
        line = ""
        for word in term.text.split():
            longer = f"{line} {word}".strip()
            line = longer if text.measure(longer, scene.ui.u(theme.BODY))[0] <= wide else word
            longest = max(longest, len(line))
    assert 50 < longest <= 75, longest


def test_the_keys_lie_behind_it_in_a_match() -> None:
    stage = live.stage()
    scene = live.scene(stage, live.new_match())
    live.settle(stage, 1.0)
    bot.key(stage, pygame.K_F1)
    bot.click(stage, tree.find(stage.fresh(), "keys") or stage.root)
    assert stage.scene is scene and scene.table.over == "help"


@pytest.mark.parametrize(
    ("game", "lang", "size", "scale"),
    pairs(product(GAMES, GRAMMARS, [(1280, 720), (1024, 600), (2560, 1080)], [0.75, 1.0, 2.0])),
)
def test_every_word_can_be_read(game: str, lang: str, size: tuple[int, int], scale: float) -> None:
    """By the keys that move the list each entry comes whole into the window."""
    stage = live.stage(size, lang, game, scale=scale)
    stage.take_up(game)
    scene = Glossary(stage)
    stage.go(scene)
    app.picture(stage)
    wanted = {f"{n}-{t.key}" for n, s in enumerate(scene.shown()) for t in s.terms}
    seen: set[str] = set()
    for _ in range(400):
        area = tree.find(stage.fresh(), "terms")
        assert area is not None
        whole = [n for n in area.children if n.key.startswith("term-") and area.rect.contains(n.rect)]
        seen |= {node.key.removeprefix("term-") for node in whole}
        before = scene.offset
        bot.key(stage, pygame.K_DOWN)
        stage.fresh()
        if scene.offset == before:
            break
    assert seen == wanted
