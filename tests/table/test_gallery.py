"""The gallery: every card of every game, by mouse and by keys; search and filters; a page for each card."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pygame
import pytest

from game.records import versions
from game.records.cards import GAMES
from game.records.match import Match
from game.records.matchfile import matches_folder
from game.table import app, tree
from game.table.browsing.filters import options
from game.table.browsing.sought import TOKENS
from game.table.gallery.scene import Gallery
from game.table.scenes.title import Title
from game.table.stage import Stage
from tests.rings import each, pairs
from tests.table import bot, live
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
        for value, _ in options(made.seeking, field)[1:]:
            made.seeking.seek(**{field: value})
            assert set(shown(stage)) == {card for card in every if is_so(field, value, card)}, (field, value)
        made.seeking.seek(**{field: options(made.seeking, field)[0][0]})
    for kind in made.seeking.index.kinds:
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
    assert made.opened.card == first
    bot.key(stage, pygame.K_RIGHT)
    assert made.opened.card == second
    bot.key(stage, pygame.K_LEFT)
    bot.key(stage, pygame.K_LEFT)
    assert made.opened.card == shown(stage)[-1]
    bot.key(stage, pygame.K_ESCAPE)
    assert made.opened.card == "" and stage.focus == f"card-{shown(stage)[-1]}"


def test_enter_opens_the_first_card_that_was_found() -> None:
    stage, made = gallery()
    write(stage, "hive queen")
    bot.key(stage, pygame.K_RETURN)
    assert made.opened.card == "golden_hive_queen"


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
    assert made.opened.card == "firefly"
    makers = {n.data.id for n in tree.walk(stage.fresh()) if n.role == "related-card"}
    assert "golden_hive_queen" in makers, "a token leads back to what makes it"
    press(stage, "next")
    assert made.opened.card != "firefly"
    press(stage, "close")
    assert made.opened.card == ""


@pytest.mark.parametrize(("size", "lang", "game"), pairs(product(SIZES, ["it", "en"], GAMES)))
def test_all_fits_into_the_window_and_nothing_overlaps(size: tuple[int, int], lang: str, game: str) -> None:
    stage, made = gallery(game, "", size, lang)
    longest = max(shown(stage), key=lambda card: len(stage.library.write(card, lang)))
    for card in ("", longest):
        made.opened.show(card)
        app.picture(stage)
        live.fits(stage)


def test_an_edited_card_is_there_when_the_files_were_read_again() -> None:
    stage, made = gallery()
    stage.settings.language = "it"
    stage.refresh_ui()
    assert node(stage, f"card-{shown(stage)[0]}").name == stage.library.cards[shown(stage)[0]].name["it"]
    assert made.seeking.index.language == "it"


def test_six_large_cards_lie_in_a_row_and_none_touches_another() -> None:
    stage, made = gallery(size=(1920, 1080))
    first, second = (node(stage, f"card-{card}").rect for card in shown(stage)[:2])
    assert made.shelf.columns == 6 and first.w >= 255 and second.x - first.right >= 24


def test_the_card_that_is_chosen_is_lit() -> None:
    stage, _ = gallery(size=(1920, 1080))
    rects = [node(stage, f"card-{card}").rect for card in shown(stage)[:2]]

    def brightness() -> list[int]:
        picture = app.picture(stage)
        return [sum(picture.get_at((rect.x - 3, rect.centery))[:3]) for rect in rects]

    first, second = brightness()
    stage.handle(pygame.Event(pygame.MOUSEMOTION, pos=rects[1].center, rel=(1, 1), buttons=(0, 0, 0)))
    now = brightness()
    assert now[0] == first and now[1] > second + 150


def test_five_hundred_cards_scroll_as_few_do() -> None:
    """What is far away has no node, and is there as soon as it is scrolled to."""
    stage, made = gallery("estro")
    few = sum(n.role == "shelf-card" for n in tree.walk(stage.fresh()))
    assert few < 120 < 255 == len(shown(stage))
    bot.key(stage, pygame.K_END)
    last = shown(stage)[-1]
    assert node(stage, "shelf").rect.contains(node(stage, f"card-{last}").rect)
    made.opened.show(shown(stage)[0])
    press(stage, "close")
    assert node(stage, "shelf").rect.contains(node(stage, f"card-{shown(stage)[0]}").rect)


# What changed since an earlier version


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.setenv("CONTRACTS_HOME", str(tmp_path))
    live.library.cache_clear()
    yield tmp_path
    live.library.cache_clear()


def own(home: Path, **cards: int) -> None:
    """Own cards, each with its health."""
    file = home / "cards" / "contracts" / "cards" / "mine.yaml"
    file.parent.mkdir(parents=True, exist_ok=True)
    entry = "- id: {0}\n  name: {{it: {0}, en: {0}}}\n  kind: creature\n  cost: {{}}\n  attack: 1\n  health: {1}\n"
    text = entry + "  clauses: [{{when: summon, do: [{{draw: {1}}}]}}]\n"
    file.write_text("cards:\n" + "".join(text.format(card, health) for card, health in cards.items()))


def looked_at_again(stage: Stage) -> None:
    stage.handle(pygame.Event(pygame.WINDOWFOCUSGAINED))


def test_a_marked_version_says_which_cards_are_changed_new_and_gone(home: Path) -> None:
    own(home, tin_owl=2, wax_owl=2)
    stage, made = gallery()
    assert not node(stage, "changed").enabled
    press(stage, "mark")
    press(stage, "since")
    assert made.since.compared is not None and made.since.compared.marks == {}
    assert node(stage, "changed").name == "Nothing changed" and not node(stage, "changed").enabled
    own(home, tin_owl=3, zinc_owl=1)
    looked_at_again(stage)
    assert shown(stage)[:2] == ["tin_owl", "zinc_owl"], "those that are not as they were come first"
    assert node(stage, "card-tin_owl").value == "changed" and node(stage, "card-zinc_owl").value == "new"
    assert node(stage, "changed").hint == "No longer there: wax_owl"
    press(stage, "changed")
    assert shown(stage) == ["tin_owl", "zinc_owl"]
    made.opened.show("tin_owl")
    former, now = node(stage, "page-former"), node(stage, "page-card")
    assert former.rect.right < now.rect.left
    said = tree.as_text(node(stage, "page"))
    assert "Before: **Summon:** Draw twice." in said and "**Summon:** Draw three times." in said
    assert "Prima: **Evocazione:** Pesca due volte." in said, "in both languages"
    made.opened.show("zinc_owl")
    assert tree.find(stage.fresh(), "page-former") is None
    press(stage, "close", "changed", "since")
    assert made.since.compared is None and len(shown(stage)) > 100


def test_the_last_match_is_a_version_too(home: Path) -> None:
    own(home, tin_owl=2, wax_owl=2)
    deck = home / "cards" / "contracts" / "decks" / "owls.yaml"
    deck.parent.mkdir()
    deck.write_text(
        "id: owls\nname: {it: Gufi, en: Owls}\nplan: {it: a, en: b}\nelement: many\ncards:\n  tin_owl: 40\n"
    )
    Match.new("contracts", ("owls", "owls"), 1, 0, folder=matches_folder())
    own(home, tin_owl=4, wax_owl=4)
    stage, made = gallery()
    bot.tab_to(stage, node(stage, "since"))
    assert made.since.compared is not None and made.since.compared.which == "match"
    assert made.since.compared.marks == {"tin_owl": "changed"}, "it tells nothing of cards that it did not meet"


def test_marks_outlast_the_program_and_a_damaged_one_is_told(home: Path) -> None:
    stage, _ = gallery()
    press(stage, "mark")
    _, again = gallery()
    assert [which for which, _ in again.since.options()] == ["", "marked"]
    versions.path_of("contracts").write_text("{}")
    stage, damaged = gallery()
    assert [which for which, _ in damaged.since.options()] == [""]
    assert "mark a version again" in node(stage, "notice").name


@pytest.mark.parametrize(("size", "lang"), each(product(SIZES, ["it", "en"])))
def test_a_changed_card_fits_into_the_window(home: Path, size: tuple[int, int], lang: str) -> None:
    own(home, tin_owl=2)
    stage, made = gallery("contracts", "", size, lang)
    press(stage, "mark", "since")
    own(home, tin_owl=3)
    looked_at_again(stage)
    app.picture(stage)
    made.opened.show("tin_owl")
    app.picture(stage)
    screen = pygame.Rect(0, 0, *size)
    for one in tree.walk(tree.reachable(stage.fresh())):
        if one.actions or one.role == "card":
            assert screen.contains(one.rect), f"{one.key} {one.rect}"
        assert not re.search("‹[a-z]", f"{one.name} {one.value} {one.hint}"), one.key


# Its scenarios


def test_the_scenarios_of_a_card_are_run_on_its_page() -> None:
    stage, made = gallery(card="golden_hive_queen")
    press(stage, "prove")
    assert made.opened.told is not None and not any(one.faults for one in made.opened.told)
    assert node(stage, "proven-0").name == f"All {len(made.opened.told)} scenarios with this card hold."
    assert node(stage, "proven-1").value == "holds" and "scenarios/light.yaml" in node(stage, "proven-1").name
    press(stage, "unprove")
    assert tree.find(stage.fresh(), "column-en")
    bot.tab_to(stage, node(stage, "prove"))
    assert made.opened.told is not None
    bot.key(stage, pygame.K_RIGHT)
    assert made.opened.told is None, "another card, another page"


def test_a_scenario_that_does_not_hold_says_what_differs(home: Path) -> None:
    own(home, tin_owl=2)
    file = home / "cards" / "contracts" / "scenarios" / "mine.yaml"
    file.parent.mkdir()
    file.write_text(
        "scenarios:\n- name: the owl has three health\n  board:\n    P1: {line: [tin_owl]}\n"
        "  steps:\n  - expect:\n      tin_owl: {health: 3}\n"
    )
    stage, _ = gallery(card="tin_owl")
    press(stage, "prove")
    said = tree.as_text(node(stage, "page"))
    assert node(stage, "proven-1").value == "fails", said
    fault = node(stage, "proven-2").name
    assert fault.startswith("scenarios/mine.yaml, line 7: ") and "health" in fault and "2" in fault and "3" in fault


def test_a_card_without_a_scenario_says_so(home: Path) -> None:
    own(home, tin_owl=2)
    stage, made = gallery(card="tin_owl", lang="it")
    press(stage, "prove")
    assert made.opened.told == [] and node(stage, "proven-0").name == "Nessuno scenario parla di questa carta."


def headings(stage: Stage) -> list[str]:
    return [n.name for n in tree.walk(stage.fresh()) if n.key.startswith("heading-")]


@pytest.mark.parametrize("game", GAMES)
def test_each_kind_stands_below_its_name(game: str) -> None:
    """Where the cards lie by their kinds, and as long as more than one is looked for."""
    stage, made = gallery(game)
    met: list[str] = []
    for _ in range(80):
        met += [words for words in headings(stage) if words not in met]
        made.shelf.page(1)
        stage.touch()
    kinds = [stage.say("browse-tokens") if kind == "token" else stage.say.of("kind", kind)
             for kind in made.seeking.index.kinds]  # fmt: skip
    assert met == kinds
    made.seeking.seek(order="name")
    assert not headings(stage)
    made.seeking.seek(order="kind", kind=made.seeking.index.kinds[0])
    assert not headings(stage)
