"""The first match that teaches: played by pressing what is lit, refused kindly otherwise, left and taken up again."""

from __future__ import annotations

import re
from pathlib import Path

import pygame
import pytest

from game.records.cards import GAMES, lesson_file
from game.records.lessons import Lesson, NoLesson
from game.rules.contracts.constants import rules
from game.system.languages import GRAMMARS
from game.table import app, tree
from game.table.messages import Messages
from game.table.scenes.title import Title
from game.table.stage import Stage
from game.table.teaching import opening
from game.table.teaching.scene import DONE, LessonScene
from tests.rings import first
from tests.table import bot, live

TAUGHT = [game for game in GAMES if lesson_file(game)]
WORDS_A_MINUTE, PRESS = 150, 3.0
"""How fast a newcomer reads, and in how many seconds they find what is lit and press it."""


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CONTRACTS_HOME", str(tmp_path))


def begun(game: str, at: int | None = None, **more: object) -> tuple[Stage, LessonScene]:
    stage = live.stage(game=game, **more)  # type: ignore[arg-type]
    stage.settings.speed = 0
    opening.begin(stage, game, at)
    assert isinstance(stage.scene, LessonScene)
    return stage, stage.scene


def rest(stage: Stage, scene: LessonScene) -> None:
    """Until the learner is to do or to look at something."""
    for _ in range(400):
        stage.update(0.05)
        stage.fresh()
        if scene.waits:
            return
    raise AssertionError(f"nothing is to be done at moment {scene.play.at}")


def press_lit(stage: Stage, scene: LessonScene) -> None:
    """Press what the lesson means: what is lit, or the button that goes on."""
    if scene.play.looking:
        found = tree.find(tree.reachable(stage.fresh()), "continue")
        assert found is not None
        bot.click(stage, found)
        return
    stage.fresh()
    assert len(scene._lit) == 1, f"moment {scene.play.at}: {scene.play.expected} is not lit"
    bot.click(stage, scene._lit[0])


def test_every_game_has_a_lesson() -> None:
    assert list(GAMES) == TAUGHT


@pytest.mark.parametrize("game", TAUGHT)
@pytest.mark.parametrize(("size", "lang"), [((1280, 720), "it"), ((1920, 1080), "en")])
def test_pressing_what_is_lit_plays_the_lesson_to_its_end(game: str, size: tuple[int, int], lang: str) -> None:
    stage, scene = begun(game, size=size, lang=lang)
    for _ in range(300):
        rest(stage, scene)
        if scene.over_now:
            break
        said = f"{scene.words_of()} {scene.words_of('-why')}"
        assert scene.words_of() and scene.words_of("-why") and "‹" not in said and not set("{_") & set(said), (
            scene.play.at
        )
        press_lit(stage, scene)
    assert scene.over_now and scene.play.match.result is not None
    assert scene.play.match.result["winner"] == 0
    assert stage.settings.lessons[game] == DONE
    assert {"continue", "to-title"} <= {node.key for node in tree.walk(stage.fresh())}


@pytest.mark.parametrize("game", TAUGHT)
@pytest.mark.parametrize("lang", GRAMMARS)
def test_a_newcomer_who_reads_every_word_needs_at_most_twelve_minutes(game: str, lang: str) -> None:
    stage, scene = begun(game, lang=lang)
    stage.settings.speed = 1
    seconds, read = 0.0, 0
    for _ in range(300):
        while not scene.waits:
            stage.update(0.05)
            stage.fresh()
            seconds += 0.05
        if scene.play.at != read:
            read = scene.play.at
            seconds += len(f"{scene.words_of()} {scene.words_of('-why')}".split()) / WORDS_A_MINUTE * 60
        if scene.over_now:
            break
        press_lit(stage, scene)
        seconds += PRESS
    assert scene.over_now and seconds <= 12 * 60


@pytest.mark.parametrize("game", TAUGHT)
def test_only_while_the_other_plays_the_learner_is_told_so(game: str) -> None:
    stage, scene = begun(game)
    stage.settings.speed = 1
    told: dict[bool, set[str]] = {True: set(), False: set()}
    while not told[False]:
        rest(stage, scene)
        said = scene.words_of()
        press_lit(stage, scene)
        while scene.table.motion.busy:
            panel = tree.find(stage.fresh(), "lesson")
            assert panel is not None
            told[scene.table.view["active"] == scene.table.near].add(panel.name)
            if scene.table.view["active"] == scene.table.near:
                assert panel.name == said
            stage.update(0.05)
    assert told[True] and told[False] == {stage.say("lesson-wait")}


@pytest.mark.parametrize("game", TAUGHT)
@pytest.mark.parametrize("lang", GRAMMARS)
def test_each_step_has_its_words_and_no_words_are_without_a_step(game: str, lang: str) -> None:
    numbers = {str(moment.number) for moment in Lesson(game).moments if moment.number}
    names = Messages.names(lang, game)
    said = {found[1] for name in names if (found := re.fullmatch(r"lesson-(\d+)", name))}
    why = {found[1] for name in names if (found := re.fullmatch(r"lesson-(\d+)-why", name))}
    assert said == why == numbers


@pytest.mark.parametrize("every", first(1, [2, 1]))
@pytest.mark.parametrize("game", TAUGHT)
def test_whatever_else_is_pressed_says_kindly_what_to_do(game: str, every: int) -> None:
    stage, scene = begun(game)
    tried = 0
    for number in range(300):
        rest(stage, scene)
        if scene.over_now:
            break
        if number % every:
            press_lit(stage, scene)
            continue
        at, given, answers = scene.play.at, scene.play.given, list(scene.table.legal.answers)
        for other in answers[:3]:
            expected = scene.play.expected
            if other == expected or (other[0] == "pick" and set(other) == set(expected or ())):
                continue
            stage.notice = ""
            scene.give(other)
            assert "bright corners" in stage.notice or stage.notice == stage.say("warn-fatal")
            assert (scene.play.at, scene.play.given) == (at, given)
            tried += 1
        press_lit(stage, scene)
    assert tried > 10


def test_a_lesson_that_was_left_goes_on_where_it_was(tmp_path: Path) -> None:
    stage, scene = begun("contracts")
    for _ in range(14):
        rest(stage, scene)
        press_lit(stage, scene)
    rest(stage, scene)
    at, state, words = scene.play.at, scene.play.match.state, scene.words_of()
    scene.leave_match()
    assert isinstance(stage.scene, Title) and stage.settings.lessons["contracts"] == at
    opening.begin(stage, "contracts")
    assert isinstance(stage.scene, LessonScene)
    rest(stage, stage.scene)
    assert stage.scene.play.match.state == state and stage.scene.words_of() == words


def test_a_lesson_that_is_over_begins_anew() -> None:
    stage, _ = begun("contracts")
    stage.settings.lessons["contracts"] = DONE
    opening.begin(stage, "contracts")
    assert isinstance(stage.scene, LessonScene) and stage.scene.play.at == 0


def test_at_the_first_start_the_title_offers_it_first() -> None:
    stage = live.stage()
    stage.go(Title(stage))
    keys = [node.key for node in tree.walk(stage.fresh()) if node.role == "button"]
    assert keys.index("learn") < keys.index("play")
    bot.click(stage, tree.find(stage.fresh(), "learn") or stage.root)
    assert isinstance(stage.scene, LessonScene)
    stage.scene.skip_lesson()
    keys = [node.key for node in tree.walk(stage.fresh()) if node.role == "button"]
    assert keys.index("learn") > keys.index("play")


def test_the_lesson_can_be_left_at_every_moment() -> None:
    stage, scene = begun("contracts")
    rest(stage, scene)
    press_lit(stage, scene)
    rest(stage, scene)
    bot.key(stage, pygame.K_ESCAPE)
    found = tree.find(tree.reachable(stage.fresh()), "menu-leave")
    assert found is not None
    bot.click(stage, found)
    assert isinstance(stage.scene, Title)


def test_nothing_is_taken_back_in_a_lesson() -> None:
    stage, scene = begun("contracts")
    for _ in range(3):
        rest(stage, scene)
        press_lit(stage, scene)
    rest(stage, scene)
    at = scene.play.at
    scene.undo()
    assert scene.play.at == at and "bright corners" in stage.notice


def test_a_game_without_a_lesson_says_so() -> None:
    with pytest.raises(NoLesson):
        Lesson("sparks")
    stage = live.stage()
    opening.begin(stage, "sparks")
    assert stage.notice == stage.say("lesson-none")


@pytest.mark.parametrize("game", TAUGHT)
@pytest.mark.parametrize("size", [(1280, 720), (1024, 600), (2560, 1080)])
def test_every_part_lies_in_the_window(game: str, size: tuple[int, int]) -> None:
    stage, scene = begun(game, size=size)
    rest(stage, scene)
    app.picture(stage)
    for node in tree.walk(stage.fresh()):
        if node.actions:
            assert pygame.Rect(0, 0, *size).contains(node.rect), node.key


def test_nobody_else_gives_hints_in_a_lesson() -> None:
    stage, scene = begun("contracts")
    for _ in range(4):
        rest(stage, scene)
        keys = {node.key for node in tree.walk(stage.fresh())}
        assert not keys & {"advice-button", "first-hint"}
        press_lit(stage, scene)


def test_the_lesson_keeps_the_numbers_of_which_it_speaks(tmp_path):
    """With `tanks: 3` in the rules it said five all the same."""
    own = tmp_path / "cards" / "contracts" / "rules.yaml"
    own.parent.mkdir(parents=True)
    own.write_text("tanks: 3\n", "utf-8")
    match = Lesson("contracts").begin()
    assert rules(match.state).tanks == 5
    assert "five grey" in Messages("en", "contracts")("lesson-22-why")
