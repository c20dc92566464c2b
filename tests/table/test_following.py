"""The gallery and the workshop follow the card files as a match does: what was saved is there within half a second."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.table import tree
from game.table.gallery.scene import Gallery
from game.table.messages import LANGUAGES
from game.table.stage import Stage
from game.table.workshop.scene import Workshop
from game.table.workshop.trying import Trying
from tests.table import live
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
    return int(scene.bench.entity((*scene.target, 0))["stats"]["attack"])


def played(scene: Trying) -> int:
    """The attack of the only card that was begun with."""
    [card] = scene.play.match.state.game.on_field(scene.play.match.state)
    return int(scene.view["entities"][card]["stats"]["attack"])


def test_the_gallery_shows_what_was_saved(owl: File) -> None:
    stage, made = gallery(card="brass_owl")
    owl.save("5")
    wait(stage)
    assert attack(stage) == made.library.cards["brass_owl"].stats["attack"] == 5
    assert made.open == "brass_owl", "the page stays open"
    assert "taken over" in node(stage, "notice").name


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_fault_is_told_and_the_own_file_is_left_out_until_it_is_mended(owl: File, lang: str) -> None:
    stage, _ = gallery(lang=lang)
    owl.save("much")
    wait(stage)
    said = node(stage, "notice").name
    assert "cards/mine.yaml" in said and "6" in said and "attack" in said
    assert "brass_owl" not in stage.library.cards
    owl.save("3")
    wait(stage)
    assert attack(stage) == 3


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
    scene.add("brass_owl")
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
    scene.add("brass_owl")
    owl.path.write_text(owl.path.read_text().replace("brass_owl", "tin_owl"))
    wait(stage)
    assert "brass_owl" in node(stage, "notice").name and shown(scene) == 1
    owl.save("6")
    wait(stage)
    assert shown(scene) == 6
