"""The workshop at the table: a position is set up by mouse alone, played from on every side, saved and opened."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.records.scenarios import files
from game.records.scenarios.reading import Libraries, read
from game.records.scenarios.running import run_file
from game.rules import NAMES
from game.system.languages import GRAMMARS
from game.table import app, tree
from game.table.gallery.scene import Gallery
from game.table.games.layout import SHARED
from game.table.match import prompts
from game.table.match.scene import MatchScene
from game.table.messages import Messages
from game.table.replay import opening as replay
from game.table.scenes.title import Title
from game.table.stage import Stage
from game.table.workshop import names
from game.table.workshop import opening as workshop
from game.table.workshop.scene import Workshop
from game.table.workshop.trying import Trying
from tests.table import bot, live
from tests.table.test_scenes import node, press, stage_of


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.setenv("CONTRACTS_HOME", str(tmp_path))
    live.library.cache_clear()
    yield tmp_path
    live.library.cache_clear()


def opened(game: str = "contracts", size: tuple[int, int] = (1280, 720), lang: str = "en") -> tuple[Stage, Workshop]:
    stage = stage_of(game, size=size, lang=lang)
    stage.push(Title(stage))
    scene = workshop.begin(stage)
    assert scene is not None
    stage.fresh()
    return stage, scene


def sought(stage: Stage, words: str) -> None:
    for letter in words:
        stage.handle(pygame.Event(pygame.KEYDOWN, key=ord(letter), mod=0, unicode=letter))
    stage.fresh()


def right_click(stage: Stage, key: str) -> None:
    stage.handle(pygame.Event(pygame.MOUSEBUTTONDOWN, button=3, pos=node(stage, key).rect.center))


def settle(stage: Stage) -> None:
    for _ in range(20):
        stage.update(0.1)
        stage.fresh()


def lying(scene: Workshop, seat: int, zone: str) -> list[str]:
    return [card.card for card in scene.arranging.bench.cards_at(seat, zone)]


# --- setting up -------------------------------------------------------------------------------------------------------


def test_a_press_adds_a_card_to_the_zone_that_was_chosen() -> None:
    stage, scene = opened()
    sought(stage, "copper fox")
    press(stage, "card-copper_fox", "zone-hand-1", "card-copper_fox", "card-copper_fox")
    assert lying(scene, 0, "line") == ["copper_fox"] and lying(scene, 1, "hand") == ["copper_fox"] * 2


def test_a_card_is_dragged_from_the_shelf_between_zones_and_off_the_board() -> None:
    stage, scene = opened()
    sought(stage, "copper fox")
    bot.drag(stage, node(stage, "card-copper_fox").rect.center, node(stage, "zone-line-1").rect.center)
    assert lying(scene, 1, "line") == ["copper_fox"]
    bot.drag(stage, node(stage, "on-line-1-0").rect.center, node(stage, "zone-hand-0").rect.center)
    assert (lying(scene, 1, "line"), lying(scene, 0, "hand")) == ([], ["copper_fox"])
    bot.drag(stage, node(stage, "on-hand-0-0").rect.center, node(stage, "shelf").rect.center)
    assert lying(scene, 0, "hand") == []
    press(stage, "undo")
    assert lying(scene, 0, "hand") == ["copper_fox"]


def test_within_a_row_a_card_lands_where_it_is_let_go() -> None:
    stage, scene = opened()
    for card in ("copper_fox", "reef_warden", "tide_pupil"):
        scene.arranging.add(card)
    left = node(stage, "on-line-0-0").rect
    bot.drag(stage, node(stage, "on-line-0-2").rect.center, (left.x + 2, left.centery))
    assert lying(scene, 0, "line") == ["tide_pupil", "copper_fox", "reef_warden"]


def test_the_right_button_and_delete_take_a_card_off() -> None:
    stage, scene = opened()
    scene.arranging.add("copper_fox")
    scene.arranging.add("reef_warden")
    right_click(stage, "on-line-0-0")
    assert lying(scene, 0, "line") == ["reef_warden"]
    press(stage, "on-line-0-0")
    bot.key(stage, pygame.K_DELETE)
    assert lying(scene, 0, "line") == [] and scene.arranging.chosen is None


def test_numbers_are_changed_with_a_press_and_by_typing() -> None:
    stage, scene = opened()
    scene.arranging.add("copper_fox")
    press(stage, "on-line-0-0", "stat-attack")
    printed = stage.library.cards["copper_fox"].stats["attack"]
    assert scene.arranging.bench.shown((0, "line", 0)).stats["attack"] == printed + 1
    for digit in "17":
        stage.handle(pygame.Event(pygame.KEYDOWN, key=ord(digit), mod=0, unicode=digit))
        stage.fresh()
    assert scene.arranging.bench.shown((0, "line", 0)).stats["attack"] == 17
    press(stage, "flag-acted", "done", "seat-1", "stat-health")
    assert "acted" in scene.arranging.bench.shown((0, "line", 0)).flags
    assert scene.arranging.bench.shown(1).stats["health"] == 31


def test_what_can_not_lie_there_is_said_in_one_sentence() -> None:
    stage, scene = opened()
    press(stage, "zone-rune-0")
    sought(stage, "copper fox")
    press(stage, "card-copper_fox")
    assert lying(scene, 0, "rune") == []
    assert node(stage, "notice").name == "A Creature can't lie in Rune; put it in Line"


def test_turn_seed_and_rules_have_a_page_of_their_own() -> None:
    stage, scene = opened()
    press(stage, "match", "turn", "active", "at", "seed")
    bench = scene.arranging.bench
    assert (bench.turn, bench.board.active, bench.moment, bench.setting.seed) == (4, 1, "start", 2)


@pytest.mark.parametrize("game", NAMES)
def test_every_zone_number_flag_and_moment_has_a_name_in_both_languages(game: str) -> None:
    _, scene = opened(game)
    for language in GRAMMARS:
        say = Messages(language, game)
        for kind, words in names.words_of(scene.arranging.bench).items():
            for word in words:
                assert say.has(f"bench-{kind}-{word.replace('_', '-')}"), (language, kind, word)
        constants = scene.arranging.bench.game.vocabulary.constants.items()
        for word in [name for name, printed in constants if isinstance(printed, bool | int)]:
            dashed = word.replace("_", "-")
            assert say.has(f"bench-rule-{dashed}") != say.has(f"setup-rule-{dashed}"), (language, word)
        for word in scene.arranging.bench.game.vocabulary.stats:
            assert say.has(f"stat-{word.replace('_', '-')}"), (language, word)
        for word in scene.arranging.bench.game.vocabulary.ends:
            assert say.has(f"bench-until-{word.replace('_', '-')}"), (language, word)


@pytest.mark.parametrize("game", NAMES)
@pytest.mark.parametrize("size", [(1024, 600), (1280, 720), (1920, 1080)])
def test_all_of_it_can_be_reached_in_every_window(game: str, size: tuple[int, int]) -> None:
    stage, scene = opened(game, size, "it")
    scene.arranging.add(
        next(card.id for card in scene.seeking.index.all if card.kind in scene.library.deck_rules.kinds)
    )
    app.picture(stage)
    window = pygame.Rect((0, 0), size)
    for found in tree.walk(stage.fresh()):
        if found.role in ("button", "choice", "entry"):
            assert window.contains(found.rect), found.key
    for seat in range(len(scene.arranging.bench.board.sides)):
        scene.arranging.choose(seat)
        app.picture(stage)
    scene.arranging.choose("match")
    app.picture(stage)


def test_a_game_with_zones_of_the_table_shows_them() -> None:
    stage, scene = opened("estro")
    assert tree.find(stage.fresh(), f"zone-zone-{SHARED}") is not None
    workshop.with_card(stage, "control_zone")
    assert isinstance(stage.scene, Workshop)
    assert lying(stage.scene, SHARED, "zone") == ["control_zone"] and scene is not stage.scene


# --- playing ----------------------------------------------------------------------------------------------------------


def tried(stage: Stage, scene: Workshop) -> Trying:
    press(stage, "play")
    made = stage.scene
    assert isinstance(made, Trying)
    stage.settings.speed = 0
    return made


def test_every_side_is_played_with_all_hands_open_and_everything_is_taken_back(home: Path) -> None:
    stage, scene = opened()
    scene.arranging.add("copper_fox")
    press(stage, "zone-hand-1")
    scene.arranging.add("reef_warden")
    made = tried(stage, scene)
    (held,) = made.table.view["seats"][1]["hand"]
    assert made.table.view["entities"][held]["card"] == "reef_warden"
    bot.key(stage, pygame.K_e)
    settle(stage)
    assert made.table.near == 1, "the table turns to whoever is asked"
    press(stage, "back")
    settle(stage)
    assert made.table.near == 0 and not made.play.match.steps
    press(stage, "forth")
    settle(stage)
    assert made.table.near == 1
    press(stage, "board")
    assert stage.scene is scene and lying(scene, 0, "line") == ["copper_fox"]


@pytest.mark.parametrize("game", NAMES)
def test_a_board_with_blank_decks_is_played_in_every_game(home: Path, game: str) -> None:
    stage, scene = opened(game)
    scene.arranging.add(
        next(card.id for card in scene.seeking.index.all if card.kind in scene.library.deck_rules.kinds)
    )
    scene.arranging.bench.set_fact(None, "at", "start")
    made = tried(stage, scene)
    for _ in range(12):
        if made.play.match.to_answer is not None:
            made.play.answer(made.play.view["decision"]["answers"][0])
            made.answered()
            settle(stage)
            app.picture(stage)
    press(stage, "save", "board")
    assert scene.arranging.bench.path is not None and holds(scene.arranging.bench.path)
    stage.pop()
    assert stage.library is scene.arranging.before, "the blank card is known in the workshop alone"


def test_the_panel_answers_also_in_the_first_moment_of_a_question(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    stage, scene = opened()
    scene.arranging.add("copper_fox")
    made = tried(stage, scene)
    bot.key(stage, pygame.K_e)
    settle(stage)
    assert made.play.match.steps
    monkeypatch.setattr(prompts, "is_new", lambda table, now: True)
    press(stage, "end-turn")
    press(stage, "back")
    settle(stage)
    assert not made.play.match.steps, "and the table still takes nothing"
    press(stage, "board")
    assert stage.scene is scene


def test_the_hand_of_another_seat_is_looked_at(home: Path) -> None:
    stage, scene = opened()
    press(stage, "zone-hand-1")
    scene.arranging.add("reef_warden")
    tried(stage, scene)
    press(stage, "hand-of-1")
    assert any(n.name == "Reef Warden" for n in tree.walk(node(stage, "pile")))


def test_the_position_that_was_come_to_is_set_up(home: Path) -> None:
    stage, scene = opened()
    scene.arranging.add("copper_fox")
    tried(stage, scene)
    bot.key(stage, pygame.K_e)
    settle(stage)
    press(stage, "take")
    assert stage.scene is scene and (scene.arranging.bench.board.active, scene.arranging.bench.turn) == (1, 4)
    assert lying(scene, 0, "line") == ["copper_fox"]


# --- files ------------------------------------------------------------------------------------------------------------


def holds(path: Path) -> bool:
    faults = []
    libraries = Libraries()
    file = read(path, path.name, libraries, faults)
    return file is not None and not any(outcome.faults for outcome in run_file(file))


def test_what_was_set_up_by_mouse_is_saved_and_holds_as_a_scenario(home: Path) -> None:
    stage, scene = opened()
    press(stage, "seek-deck", "save")
    sought(stage, "copper fox")
    press(stage, "card-copper_fox", "on-line-0-0", "stat-attack", "save")
    path = scene.arranging.bench.path
    assert path is not None and path.parent == files.own_folder("contracts") and holds(path)
    assert "copper_fox, attack: 3" in path.read_text("utf-8")
    assert node(stage, "notice").name.endswith("the scenario holds.")


def test_what_was_played_is_saved_with_it_and_opened_again(home: Path) -> None:
    stage, scene = opened()
    scene.arranging.add("copper_fox")
    made = tried(stage, scene)
    bot.key(stage, pygame.K_e)
    settle(stage)
    press(stage, "save")
    path = scene.arranging.bench.path
    assert path is not None and holds(path) and "- P1: end turn" in path.read_text("utf-8")
    press(stage, "board", "clear", "open", "scenario-0")
    assert lying(scene, 0, "line") == ["copper_fox"] and scene.arranging.bench.path == path
    made = tried(stage, scene)
    press(stage, "forth")
    settle(stage)
    assert [answer for _, answer in made.play.match.given] == [("end",)]


def test_a_scenario_of_a_card_is_opened_from_its_page(home: Path) -> None:
    stage = stage_of("contracts")
    stage.push(Gallery(stage, "copper_fox"))
    press(stage, "prove", "proven-1")
    scene = stage.scene
    assert isinstance(scene, Workshop) and scene.arranging.bench.setting.steps
    assert any("copper_fox" in lying(scene, seat, zone) for seat in (0, 1) for zone in ("line", "hand", "discard"))


def test_a_card_is_taken_to_the_workshop_from_its_page(home: Path) -> None:
    stage = stage_of("contracts")
    stage.push(Gallery(stage, "copper_fox"))
    press(stage, "workshop")
    assert isinstance(stage.scene, Workshop) and lying(stage.scene, 0, "line") == ["copper_fox"]


def test_the_position_of_an_open_match_is_taken_after_a_second_press_and_marked(home: Path) -> None:
    stage = stage_of("contracts")
    app.open_scene(stage, app.Start("sample", game="contracts"))
    scene = stage.scene
    assert isinstance(scene, MatchScene)
    scene.open_menu()
    press(stage, "menu-workshop")
    assert stage.scene is scene, "it says first that all hands will be seen"
    press(stage, "menu-workshop")
    made = stage.scene
    assert isinstance(made, Workshop)
    hands = [len(made.arranging.bench.cards_at(seat, "hand")) for seat in (0, 1)]
    assert hands == [scene.table.view["seats"][seat]["hand_count"] for seat in (0, 1)]
    assert scene.play.match.record.notes[-1]["flag"] == "workshop"
    made.cancel()
    assert stage.scene is scene


def test_a_moment_of_a_replay_is_taken_and_of_a_match_that_is_not_over_none(home: Path) -> None:
    for over in (True, False):
        match, chance = live.new_match(), random.Random(2)
        for _ in range(40):
            match.answer(chance.choice(match.view(match.to_answer)["decision"]["answers"]))
        if over:
            match.concede(0)
        else:
            match.record.seats = ("human", "casual")
        stage = stage_of("contracts")
        replay.watch(stage, match, 30)
        scene = stage.scene
        scene.open_menu()
        press(stage, "menu-workshop")
        assert isinstance(stage.scene, Workshop) is over
        if over:
            bench = stage.scene.arranging.bench
            assert (
                bench.turn == scene.table.view["turn"]
                and bench.shown(1).stats["health"] == scene.table.view["seats"][1]["health"]
            )


# --- a file from anywhere ---------------------------------------------------------------------------------------------


def dropped(path: Path) -> Stage:
    stage = stage_of("contracts")
    stage.go(Title(stage))
    stage.handle(pygame.Event(pygame.DROPFILE, file=str(path)))
    stage.fresh()
    return stage


ONE = """game: cataclysm
scenarios:
- name: A storm
  seed: 7
  board: {P1: {life: 12}}
  steps: [{expect: {P1: {life: 12}}}]
"""


def test_a_scenario_file_from_anywhere_is_set_up_by_its_game(home: Path, tmp_path: Path) -> None:
    path = tmp_path / "uno scenario.YAML"
    path.write_text(ONE)
    stage = dropped(path)
    assert isinstance(stage.scene, Workshop) and stage.library.game == "cataclysm"
    assert (stage.scene.arranging.bench.setting.name, stage.scene.arranging.bench.setting.seed) == ("A storm", 7)
    assert not stage.scene.listing.open


def test_of_a_file_with_several_scenarios_one_is_chosen(home: Path, tmp_path: Path) -> None:
    path = tmp_path / "two.yml"
    path.write_text(ONE + ONE.partition("scenarios:\n")[2].replace("A storm", "Another"))
    stage = dropped(path)
    scene = stage.scene
    assert isinstance(scene, Workshop) and [one.name for one in scene.listing.listed] == ["A storm", "Another"]
    press(stage, "scenario-1")
    assert scene.arranging.bench.setting.name == "Another" and not scene.listing.open


@pytest.mark.parametrize(("content", "said"), [
    (ONE.replace("cataclysm", "chess"), "line 1"), (ONE.replace("  seed: 7", "  sede: 7"), "line 4"),
    ("cards: []\n", "no scenario in bad.yaml"), ("scenarios: [", "line"), ("scenarios: []\n", "no scenario"),
])  # fmt: skip
def test_a_written_file_that_can_not_be_set_up_gives_one_sentence(
    content: str, said: str, home: Path, tmp_path: Path
) -> None:
    path = tmp_path / "bad.yaml"
    path.write_text(content)
    stage = dropped(path)
    assert isinstance(stage.scene, Title) and said in stage.notice
