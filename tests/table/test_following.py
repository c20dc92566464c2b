"""The gallery and the workshop follow the card files as a match does: what was saved is there within half a second."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.system.languages import GRAMMARS
from game.table import tree
from game.table.gallery.scene import Gallery
from game.table.stage import Stage
from game.table.workshop.scene import Workshop
from game.table.workshop.trying import Trying
from tests.language.test_own_pictures import SVG
from tests.table import bot, live
from tests.table.test_editing import DECK
from tests.table.test_gallery import gallery
from tests.table.test_scenes import node, press
from tests.table.test_workshop import opened

OWL = """cards:
- id: brass_owl
  name: {{it: Gufo, en: Brass Owl}}
  kind: creature
  cost: {{}}
  attack: {attack}
  health: 2
"""


class File:
    def __init__(self, home: Path) -> None:
        self.path = home / "cards" / "contracts" / "cards" / "mine.yaml"
        self.path.parent.mkdir(parents=True)
        self.save("1")

    def save(self, attack: str) -> None:
        self.path.write_text(OWL.format(attack=attack))


@pytest.fixture
def owl(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[File]:
    monkeypatch.setenv("CONTRACTS_HOME", str(tmp_path))
    live.library.cache_clear()
    yield File(tmp_path)
    live.library.cache_clear()


def wait(stage: Stage, seconds: float = 0.5) -> None:
    for _ in range(round(seconds * 60)):
        stage.update(1 / 60)
    stage.fresh()


def attack(stage: Stage) -> int:
    return stage.library.cards["brass_owl"].stats["attack"]


def shown(scene: Workshop) -> int:
    """The attack of the only card on the board."""
    return int(scene.arranging.bench.entity((*scene.arranging.target, 0))["stats"]["attack"])


def played(scene: Trying) -> int:
    """The attack of the only card that was begun with."""
    [card] = scene.play.match.state.game.field.cards(scene.play.match.state)
    return int(scene.table.view["entities"][card]["stats"]["attack"])


def test_the_gallery_shows_what_was_saved(owl: File) -> None:
    stage, made = gallery(card="brass_owl")
    owl.save("5")
    wait(stage)
    assert attack(stage) == made.library.cards["brass_owl"].stats["attack"] == 5
    assert made.opened.card == "brass_owl", "the page stays open"
    assert "taken over" in node(stage, "notice").name


@pytest.mark.parametrize("lang", GRAMMARS)
@pytest.mark.parametrize("where", ["gallery", "workshop"])
def test_a_fault_lies_over_the_scene_and_the_cards_of_before_stay_until_it_is_mended(
    owl: File, lang: str, where: str
) -> None:
    stage = (gallery if where == "gallery" else opened)(lang=lang)[0]
    scene = stage.scene
    owl.save("much")
    wait(stage)
    assert node(stage, "edit-place-0").name.startswith("cards/mine.yaml") and "6" in node(stage, "edit-place-0").name
    assert "attack" in node(stage, "edit-fault-0").name
    assert attack(stage) == 1 and scene.library.cards["brass_owl"].stats["attack"] == 1
    owl.save("[")
    wait(stage)
    assert attack(stage) == 1 and "attack" not in node(stage, "edit-fault-0").name, "the sheet follows as well"
    owl.save("3")
    wait(stage)
    assert stage.scene is scene and tree.find(stage.fresh(), "edit") is None
    assert attack(stage) == 3


@pytest.mark.parametrize("by", ["mouse", "keys"])
def test_the_sheet_is_closed_and_the_cards_of_before_stay(owl: File, by: str) -> None:
    stage, made = gallery(card="brass_owl")
    owl.save("much")
    wait(stage)
    press(stage, "edit-close") if by == "mouse" else bot.key(stage, pygame.K_ESCAPE)
    wait(stage)
    assert stage.scene is made and tree.find(stage.fresh(), "edit") is None, "it is told once"
    assert made.opened.card == "brass_owl" and attack(stage) == 1
    stage.handle(pygame.Event(pygame.WINDOWFOCUSGAINED))
    assert attack(stage) == 1, "looking at the window again changes nothing"
    (owl.path.parent / "more.yaml").write_text(OWL.format(attack=4).replace("brass_owl", "tin_owl"))
    wait(stage)
    assert "attack" in node(stage, "edit-fault-0").name and "tin_owl" not in stage.library.cards
    owl.save("2")
    wait(stage)
    assert attack(stage) == 2 and stage.library.cards["tin_owl"].stats["attack"] == 4


def test_the_title_says_what_is_left_out_after_the_gallery_kept_it(owl: File) -> None:
    stage, _ = gallery()
    owl.save("much")
    wait(stage)
    bot.key(stage, pygame.K_ESCAPE)
    stage.pop()
    assert stage.scene.name == "title" and "brass_owl" not in stage.library.cards
    assert "mine.yaml" in tree.as_text(stage.fresh())


def test_added_and_removed_cards_decks_and_rules_are_followed(owl: File) -> None:
    stage, made = gallery()
    home = owl.path.parent.parent
    (owl.path.parent / "more.yaml").write_text(OWL.format(attack=4).replace("brass_owl", "tin_owl"))
    wait(stage)
    assert {"brass_owl", "tin_owl"} <= {card.id for card in made.shelf.cards}
    owl.path.unlink()
    wait(stage)
    there = {card.id for card in made.shelf.cards}
    assert "tin_owl" in there and "brass_owl" not in there
    (home / "decks").mkdir()
    deck = home / "decks" / "owls.yaml"
    deck.write_text(DECK.replace("brass_owl", "tin_owl"))
    wait(stage)
    assert any(deck.id == "owls" for deck in made.library.decks)
    deck.unlink()
    wait(stage)
    assert all(deck.id != "owls" for deck in made.library.decks)
    (home / "rules.yaml").write_text("tanks: 3\n")
    wait(stage)
    assert made.library.constants["tanks"] == 3


def test_a_fault_in_the_rules_and_one_in_a_deck_are_shown_at_their_lines(owl: File) -> None:
    stage, made = gallery()
    home, before = owl.path.parent.parent, made.library.constants["tanks"]
    (home / "rules.yaml").write_text("hand_limit: 8\ntanks: many\n")
    (home / "decks").mkdir()
    (home / "decks" / "owls.yaml").write_text(DECK.replace("brass_owl", "brass_ow"))
    wait(stage)
    said = tree.as_text(stage.fresh())
    assert "rules.yaml, line 2" in said and "owls.yaml, line 6" in said and "brass_owl" in said
    assert made.library.constants["tanks"] == before


def test_the_board_of_the_workshop_follows_the_rules(owl: File) -> None:
    stage, scene = opened()
    (owl.path.parent.parent / "rules.yaml").write_text("tanks: 3\n")
    wait(stage)
    assert scene.arranging.bench.constants["tanks"] == 3


def test_nothing_is_said_while_nothing_is_saved(owl: File) -> None:
    stage, _ = gallery()
    wait(stage, 1.0)
    assert tree.find(stage.fresh(), "notice") is None


def test_what_is_compared_with_outlasts_a_save_and_the_scene(owl: File) -> None:
    stage, made = gallery()
    made.since.mark()
    made.since.choose("marked")
    owl.save("5")
    wait(stage)
    assert made.since.compared is not None and made.since.compared.marks == {"brass_owl": "changed"}
    stage.pop()
    stage.push(again := Gallery(stage))
    stage.fresh()
    assert again.since.compared is not None and again.since.compared.marks == {"brass_owl": "changed"}


def test_the_board_of_the_workshop_and_what_is_played_from_it_follow(owl: File) -> None:
    stage, scene = opened()
    scene.arranging.add("brass_owl")
    owl.save("4")
    wait(stage)
    assert isinstance(stage.scene, Workshop) and attack(stage) == 4
    assert shown(scene) == 4
    press(stage, "play")
    assert isinstance(stage.scene, Trying)
    owl.save("7")
    wait(stage)
    assert "go back" in node(stage, "notice").name and played(stage.scene) == 4
    stage.scene.leave_match()
    wait(stage)
    assert attack(stage) == shown(scene) == 7
    press(stage, "play")
    assert isinstance(stage.scene, Trying) and played(stage.scene) == 7


def test_a_board_keeps_a_card_that_is_in_the_files_no_more_and_says_so(owl: File) -> None:
    stage, scene = opened()
    scene.arranging.add("brass_owl")
    owl.path.write_text(owl.path.read_text().replace("brass_owl", "tin_owl"))
    wait(stage)
    assert "brass_owl" in node(stage, "notice").name and shown(scene) == 1
    owl.save("6")
    wait(stage)
    assert shown(scene) == 6


KEYWORD = """keywords:
  flock:
    name: {{it: Stormo, en: Flock}}
    reminder: {{it: Tanti., en: "{told}"}}
    clauses: [{{when: summon, do: [{{fetch: {number}}}]}}]
"""


def test_a_keyword_of_ones_own_is_followed_with_the_cards_that_list_it(owl: File) -> None:
    keywords = owl.path.parent.parent / "keywords.yaml"
    keywords.write_text(KEYWORD.format(told="One.", number=1))
    owl.path.write_text(OWL.format(attack=1) + "  keywords: [flock]\n")
    stage, made = gallery(card="brass_owl")
    assert ("Flock", "One.") in made.library.remind("brass_owl", "en")
    keywords.write_text(KEYWORD.format(told="Two.", number=2))
    wait(stage)
    assert ("Flock", "Two.") in made.library.remind("brass_owl", "en")
    assert made.library.printed.definitions["brass_owl"].source["clauses"][0]["do"] == [{"fetch": 2}]


def test_a_picture_of_ones_own_is_followed(owl: File) -> None:
    picture = owl.path.parent / "owl.svg"
    picture.write_bytes(SVG)
    owl.path.write_text(OWL.format(attack=1) + "  art: {file: owl.svg}\n")
    stage, made = gallery(card="brass_owl")
    before = made.library.cards["brass_owl"].art
    picture.write_bytes(SVG + b"\n")
    wait(stage)
    assert made.library.cards["brass_owl"].art != before
