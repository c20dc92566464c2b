"""Keys can be changed: the new one does it, the old one no more, everything names the new one, conflicts are said."""

from __future__ import annotations

import re
from pathlib import Path

import pygame
import pytest

from game.records.cards import GAMES
from game.system.languages import GRAMMARS
from game.table import bindings, settings, tree
from game.table.games import table_of
from game.table.glossary.scene import Glossary
from game.table.match import keys as match_keys
from game.table.match.intents import Deed
from game.table.messages import Messages
from game.table.replay import timeline
from game.table.scenes.options import GROUPS, Options
from game.table.scenes.title import Title
from game.table.stage import ALOUD, MUSIC, Stage
from tests.table import bot, live


def settings_open(group: str = "keys") -> tuple[Stage, Options]:
    stage = live.stage()
    stage.settings.save = lambda path=None: True  # type: ignore[method-assign]
    stage.go(Title(stage))
    scene = Options(stage, group)  # type: ignore[arg-type]
    stage.push(scene)
    return stage, scene


def put(stage: Stage, action: str, code: int) -> None:
    node = tree.find(stage.fresh(), f"key-{action}")
    assert node is not None, action
    bot.click(stage, node)
    bot.key(stage, code)


def test_every_action_has_a_key_of_its_own_that_something_listens_to() -> None:
    codes = list(bindings.actions().values())
    assert len(set(codes)) == len(codes) and not set(codes) & bindings.FIXED
    own = {code for game in GAMES for code in bindings.of_game(game).values()}
    heard = {*match_keys.KEYS, *timeline.KEYS, *own, *ALOUD, MUSIC, pygame.K_F11}
    assert set(codes) == heard - bindings.FIXED


@pytest.mark.parametrize("game", GAMES)
def test_the_keys_of_a_game_are_those_of_its_verbs_and_its_chart(game: str) -> None:
    table, own = table_of(game), bindings.of_game(game)
    assert set(own) <= {bindings.CHART, *(verb.word for verb in table.verbs), *table.deeds}
    assert (bindings.CHART in own) == (table.chart is not None)


@pytest.mark.parametrize("lang", GRAMMARS)
@pytest.mark.parametrize("game", GAMES)
def test_messages_name_no_key_that_there_is_not(lang: str, game: str) -> None:
    say = Messages(lang, game)
    for name in say.names(lang, game):
        assert "⟨" not in say(name), name


def test_a_changed_key_does_it_and_the_former_one_no_more() -> None:
    stage, _ = settings_open()
    put(stage, "help", pygame.K_g)
    stage.pop()
    bot.key(stage, pygame.K_F1)
    assert isinstance(stage.scene, Title)
    bot.key(stage, pygame.K_g)
    assert isinstance(stage.scene, Glossary)


def test_everything_names_the_key_as_it_is_now() -> None:
    stage, _ = settings_open()
    put(stage, "end", pygame.K_x)
    put(stage, "log", pygame.K_g)
    scene = live.scene(stage, live.sought(live.until_kind("act")))
    live.settle(stage, 2.0)
    end, log = tree.find(stage.fresh(), "end-turn"), tree.find(stage.root, "log-button")
    assert end is not None and end.hint.endswith("(X)") and log is not None and log.hint.endswith("(G)")
    scene.do(Deed.HELP)
    assert {"key-X", "key-G"} <= {node.key for node in tree.walk(stage.fresh())}


def test_in_a_match_the_changed_key_ends_the_turn() -> None:
    stage, _ = settings_open()
    put(stage, "end", pygame.K_x)
    scene = live.scene(stage, live.sought(live.until_kind("act")))
    live.settle(stage, 2.0)
    before = len(scene.play.match.steps)
    bot.key(stage, pygame.K_e)
    assert len(scene.play.match.steps) == before
    bot.key(stage, pygame.K_x)
    assert len(scene.play.match.steps) > before


def test_a_key_that_is_taken_is_refused_with_what_it_does() -> None:
    stage, _ = settings_open()
    put(stage, "end", pygame.K_l)
    assert stage.settings.keys == {} and "Log" in stage.notice and stage.notice.startswith("L ")


def test_a_key_that_always_does_the_same_is_refused() -> None:
    stage, _ = settings_open()
    put(stage, "end", pygame.K_SPACE)
    assert stage.settings.keys == {} and "always does the same" in stage.notice


def test_escape_leaves_the_key_as_it_was() -> None:
    stage, scene = settings_open()
    put(stage, "end", pygame.K_ESCAPE)
    assert stage.settings.keys == {} and scene.awaited == "" and stage.scene is not scene


def test_keys_are_exchanged_by_way_of_a_third_and_reset() -> None:
    stage, _ = settings_open()
    put(stage, "end", pygame.K_x)
    put(stage, "log", pygame.K_e)
    put(stage, "end", pygame.K_l)
    assert stage.settings.keys == {"log": pygame.K_e, "end": pygame.K_l}
    assert bindings.translated(pygame.K_l, stage.settings.keys) == pygame.K_e
    assert bindings.translated(pygame.K_e, stage.settings.keys) == pygame.K_l
    bot.click(stage, tree.find(stage.fresh(), "keys-reset") or stage.root)
    assert stage.settings.keys == {}


def test_the_former_key_is_free_again_for_itself() -> None:
    stage, _ = settings_open()
    put(stage, "end", pygame.K_x)
    put(stage, "end", pygame.K_e)
    assert stage.settings.keys == {}


def test_letters_that_are_typed_stay_letters() -> None:
    stage, _ = settings_open()
    put(stage, "end", pygame.K_x)
    stage.pop()
    stage.push(Glossary(stage))
    for letter in "exe":
        stage.handle(pygame.Event(pygame.KEYDOWN, key=ord(letter), mod=0, unicode=letter))
    assert isinstance(stage.scene, Glossary) and stage.scene.sought == "exe"


def test_changed_keys_are_kept(tmp_path: Path) -> None:
    kept = settings.Settings(keys={"end": pygame.K_x})
    kept.save(tmp_path / "settings.json")
    assert settings.load(tmp_path / "settings.json") == (kept, False)


@pytest.mark.parametrize(
    "changed",
    [{"end": pygame.K_l}, {"end": pygame.K_SPACE}, {"dance": pygame.K_x}, {"end": "x"}, {"end": -3},
     {"end": pygame.K_x, "log": pygame.K_x}],
)  # fmt: skip
def test_keys_of_a_file_that_can_t_be_are_dropped(changed: dict[str, object], tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    kept = settings.Settings()
    kept.keys = changed  # type: ignore[assignment]
    kept.save(path)
    found, damaged = settings.load(path)
    assert damaged and found.keys == {}


@pytest.mark.parametrize("group", GROUPS)
@pytest.mark.parametrize("lang", GRAMMARS)
def test_each_setting_of_a_group_is_seen_at_once(group: str, lang: str) -> None:
    stage = live.stage(lang=lang)
    stage.push(Options(stage, group))  # type: ignore[arg-type]
    root = stage.fresh()
    area = tree.find(root, "options-scroll")
    assert area is not None and area.children
    assert all(area.rect.contains(node.rect) for node in area.children)
    for node in tree.walk(root):
        assert not re.search("[‹⟨]", f"{node.name}{node.value}{node.hint}"), node.key


def test_the_palettes_that_can_be_chosen_are_there() -> None:
    from game.table import theme

    assert tuple(theme.THEMES) == settings.THEMES
