"""Where the teacher of a lesson stands: beside what is spoken of, never over it, whatever the window and the scale."""

from __future__ import annotations

from itertools import product

import pygame
import pytest
from pygame import Rect, Surface

from game.records.lessons import Lesson
from game.table import app, tree
from game.table.people.reading import cast
from game.table.stage import Stage
from game.table.teaching import speech
from game.table.teaching.placing import Around, between, place
from game.table.teaching.scene import LessonScene
from game.table.teaching.teacher import rival_of, teacher_of
from game.table.tree import Node
from tests.rings import first
from tests.table import bot
from tests.table.test_lessons import TAUGHT, begun, press_lit, rest

WINDOWS = [(1280, 720), (1024, 600), (1920, 1080), (2560, 1080)]
SCALES = [1.0, 2.0, 0.75, 1.5]
EVERY = [*product(WINDOWS, SCALES, (False, True))]


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CONTRACTS_HOME", str(tmp_path))


def panel_of(stage: Stage) -> Node:
    found = tree.find(stage.fresh(), "lesson")
    assert found is not None
    return found


def shown_at(stage: Stage, size: tuple[int, int], scale: float) -> None:
    """The same moment in a window of another size, at another scale."""
    stage.settings.scale = scale
    stage.resize(size)
    stage.refresh_ui()
    stage.fresh()


def stands_well(stage: Stage, scene: LessonScene) -> None:
    """The panel is whole in the window, and covers neither what it speaks of nor what is to be pressed."""
    panel, where = panel_of(stage), f"moment {scene.play.at}, {stage.size} at {stage.settings.scale}"
    assert stage.ui.screen.contains(panel.rect), where
    for node in scene._lit:
        assert not panel.rect.colliderect(scene.focus_rect(node)), f"{where}: {node.key}"
    for button in panel.children:
        assert panel.rect.contains(button.rect), f"{where}: {button.key}"
    assert all(
        not one.rect.colliderect(other.rect) for one, other in zip(panel.children, panel.children[1:], strict=False)
    )


@pytest.mark.parametrize(("size", "scale", "long"), first(1, [((1280, 720), 2.0, True), *EVERY]))
@pytest.mark.parametrize("game", TAUGHT)
def test_it_never_covers_what_it_speaks_of(
    game: str, size: tuple[int, int], scale: float, long: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With texts twice as long too."""
    if long:
        words = LessonScene.words_of
        monkeypatch.setattr(LessonScene, "words_of", lambda self, suffix="": f"{words(self, suffix)} " * 2)
    stage, scene = begun(game, size=size, scale=scale)
    for _ in range(300):
        rest(stage, scene)
        if scene.over_now:
            break
        stands_well(stage, scene)
        press_lit(stage, scene)
    assert scene.over_now
    end = panel_of(stage)
    assert stage.ui.screen.contains(end.rect)
    assert all(end.rect.contains(button.rect) for button in end.children)


@pytest.mark.parametrize("game", TAUGHT)
def test_letters_have_eighteen_pixels_in_a_window_of_1280(game: str) -> None:
    stage, scene = begun(game)
    for _ in range(300):
        rest(stage, scene)
        if scene.over_now:
            break
        panel_of(stage)
        assert scene._placed is not None and scene._placed[2].letters >= 18
        press_lit(stage, scene)


def test_it_stays_where_it_is_as_long_as_the_same_is_asked() -> None:
    stage, scene = begun("contracts")
    rest(stage, scene)
    before = panel_of(stage).rect.copy()
    stage.touch()
    assert panel_of(stage).rect == before


def test_the_teacher_stands_aside_while_something_is_shown() -> None:
    stage, scene = begun("contracts", speed=1)
    stage.settings.speed = 1
    for _ in range(5):
        rest(stage, scene)
        press_lit(stage, scene)
    log = scene.ui.rect(*scene.table.room.log)
    stage.update(0.05)
    if not scene.waits:
        assert log.contains(panel_of(stage).rect)
    rest(stage, scene)
    assert not log.contains(panel_of(stage).rect)


def test_a_refusal_is_said_by_the_teacher_who_winces_and_by_nothing_else() -> None:
    stage, scene = begun("contracts")
    rest(stage, scene)
    press_lit(stage, scene)
    rest(stage, scene)
    scene.give(("end",))
    assert stage.notice and panel_of(stage).value == stage.notice
    assert tree.find(stage.fresh(), "notice") is None
    stage.update(0.05)
    assert scene.teacher.countenance.mood(0, "calm") == "hit"
    press_lit(stage, scene)
    assert scene.teacher.countenance.mood(0, "calm") == "grin"


def test_what_is_no_refusal_makes_nobody_wince() -> None:
    stage, scene = begun("contracts")
    rest(stage, scene)
    stage.tell("Sound is off.")
    stage.update(0.05)
    assert panel_of(stage).value == "Sound is off." and scene.teacher.countenance.mood(0, "calm") != "hit"


def test_under_less_motion_the_face_rests() -> None:
    stage, scene = begun("contracts", reduced_motion=True)
    rest(stage, scene)
    scene.give(("end",))
    stage.update(0.05)
    assert scene.teacher.countenance.mood(0, "calm") == "calm"


def test_back_says_the_step_before_once_more() -> None:
    stage, scene = begun("contracts")
    said = []
    for _ in range(3):
        rest(stage, scene)
        said.append(scene.words_of())
        press_lit(stage, scene)
    rest(stage, scene)
    back = tree.find(stage.fresh(), "lesson-back")
    assert back is not None
    bot.click(stage, back)
    now = stage.scene
    assert isinstance(now, LessonScene)
    rest(stage, now)
    assert now.words_of() == said[-1] != scene.words_of()


def test_no_hint_lies_over_the_panel() -> None:
    stage, scene = begun("contracts")
    rest(stage, scene)
    panel_of(stage)
    assert scene.clear == (panel_of(stage).rect,)


def test_the_end_offers_a_match_against_a_novice_and_the_next_lesson() -> None:
    stage, scene = begun("contracts", at=len(Lesson("contracts").moments) - 2)
    rest(stage, scene)
    while not scene.over_now:
        press_lit(stage, scene)
        rest(stage, scene)
    keys = {node.key for node in tree.walk(panel_of(stage))}
    assert {"continue", "next-lesson", "to-title"} <= keys
    app.picture(stage)
    found = tree.find(stage.fresh(), "next-lesson")
    assert found is not None
    bot.click(stage, found)
    assert isinstance(stage.scene, LessonScene) and stage.scene.play.match.game.name != "contracts"


@pytest.mark.parametrize("game", TAUGHT)
def test_teacher_and_opponent_are_two_of_the_people_of_the_game(game: str) -> None:
    teacher, rival = teacher_of(game).person, rival_of(game)
    assert teacher in cast(game).people and rival in cast(game).people and teacher != rival
    _, scene = begun(game)
    assert rival is not None and scene.table.called(1) == rival.name


# --- the place alone --------------------------------------------------------------------------------------------------

SCREEN = Rect(0, 0, 1000, 600)


def test_a_place_beside_what_is_spoken_of_is_better_than_one_far_away() -> None:
    about = Rect(100, 100, 80, 120)
    found = place([(300, 160)], Around(SCREEN, [about], (), [about]), 20)
    assert found is not None and between(found, about) == 20


def test_the_place_that_covers_less_is_taken() -> None:
    about, other = Rect(450, 250, 100, 100), Rect(570, 200, 400, 300)
    found = place([(300, 160)], Around(SCREEN, [about], [(other, 5.0)], [about]), 20)
    assert found is not None and not found.colliderect(other)


def test_where_there_is_no_place_there_is_none() -> None:
    assert place([(300, 160)], Around(SCREEN, [SCREEN]), 0) is None


def test_dots_lead_on_to_what_is_far_away() -> None:
    """The pointer is drawn from the panel to the thing and touches nothing beyond."""
    stage, scene = begun("contracts")
    rest(stage, scene)
    surface = pygame.Surface(stage.size, pygame.SRCALPHA)
    speech.point(surface, scene.ui, Rect(100, 100, 300, 150), Rect(900, 140, 80, 80))
    assert surface.get_at((430, 175)).a and surface.get_bounding_rect().right <= 900


def test_no_dot_lies_on_a_card_that_is_not_spoken_of() -> None:
    ui = begun("contracts")[1].ui
    panel, about, neighbour = Rect(20, 300, 200, 120), Rect(900, 300, 120, 160), Rect(600, 280, 120, 160)

    def drawn(*beside: Rect) -> tuple[bytes, ...]:
        surface = Surface((1280, 720))
        speech.point(surface, ui, panel, about, beside)
        rest = surface.copy()
        rest.fill((0, 0, 0), neighbour)
        return tuple(pygame.image.tobytes(shown, "RGB") for shown in (surface.subsurface(neighbour), rest))

    before, after = drawn(), drawn(neighbour)
    assert any(before[0]) and not any(after[0])
    assert any(after[1]), "the pointer itself stays"
