"""A gamepad moves the focus, presses, cancels, ends the turn and takes back, as keys do."""

from __future__ import annotations

import random

import pygame
import pytest

from game.table import bindings, gamepad, tree
from game.table.glossary.scene import Glossary
from game.table.match.intents import Deed
from game.table.scenes.options import Options
from game.table.scenes.title import Title
from game.table.stage import Stage
from tests.table import bot, live

A, B, X, Y, LEFT, RIGHT, START = 0, 1, 2, 3, 4, 5, 7


def button(stage: Stage, number: int) -> None:
    stage.handle(pygame.Event(pygame.JOYBUTTONDOWN, button=number, instance_id=0))
    stage.handle(pygame.Event(pygame.JOYBUTTONUP, button=number, instance_id=0))


def hat(stage: Stage, x: int, y: int) -> None:
    stage.handle(pygame.Event(pygame.JOYHATMOTION, value=(x, y), hat=0, instance_id=0))
    stage.handle(pygame.Event(pygame.JOYHATMOTION, value=(0, 0), hat=0, instance_id=0))


def stick(stage: Stage, axis: int, *values: float) -> None:
    for value in values:
        stage.handle(pygame.Event(pygame.JOYAXISMOTION, axis=axis, value=value, instance_id=0))


def at_title() -> Stage:
    stage = live.stage()
    stage.settings.save = lambda path=None: True  # type: ignore[method-assign]
    stage.go(Title(stage))
    return stage


def go_to(stage: Stage, key: str) -> None:
    for _ in range(60):
        if stage.focus == key:
            return
        button(stage, RIGHT)
    raise AssertionError(f"{key} is never reached")


def test_shoulders_move_the_focus_and_a_and_b_press_and_cancel() -> None:
    stage = at_title()
    go_to(stage, "settings")
    button(stage, A)
    assert isinstance(stage.scene, Options)
    button(stage, B)
    assert isinstance(stage.scene, Title)
    button(stage, START)
    assert isinstance(stage.scene, Glossary)


def test_the_cross_and_the_stick_move_alike() -> None:
    stage = at_title()
    go_to(stage, "play")
    hat(stage, 0, -1)
    below = stage.focus
    assert below not in ("play", None)
    hat(stage, 0, 1)
    assert stage.focus == "play"
    stick(stage, 1, 0.3, 0.9)
    assert stage.focus == below
    stick(stage, 1, 1.0, 0.8, 0.5)
    assert stage.focus == below, "one step for one tilt"
    stick(stage, 1, 0.1, -0.9, 0.0)
    assert stage.focus == "play"


def test_the_right_stick_does_nothing() -> None:
    stage = at_title()
    go_to(stage, "play")
    stick(stage, 3, 1.0, -1.0)
    assert stage.focus == "play"


def test_y_ends_the_turn_and_x_takes_back() -> None:
    stage = live.stage()
    scene = live.scene(stage, live.sought(live.until_kind("act")), seats=("human", "random"))
    live.settle(stage, 2.0)
    before = len(scene.play.match.steps)
    button(stage, Y)
    assert len(scene.play.match.steps) > before


def test_changed_keys_change_nothing_for_the_pad() -> None:
    stage = at_title()
    stage.settings.keys = {"help": pygame.K_g}
    button(stage, START)
    assert isinstance(stage.scene, Glossary)


@pytest.mark.parametrize("lang", ["en", "it"])
def test_the_help_of_a_match_tells_its_buttons(lang: str) -> None:
    stage = live.stage(lang=lang, game="grimoire")
    scene = live.scene(stage, live.new_match(live.decks_of("grimoire", 2), game="grimoire"), ("human", "random"))
    scene.do(Deed.HELP)
    told = {node.name: node.value for node in tree.walk(stage.fresh()) if node.key.startswith("key-")}
    assert told["A B X Y"].startswith("Gamepad") and told["LB RB Back Start"].startswith("Gamepad")
    live.fits(stage)


def test_its_buttons_stand_for_keys_that_there_are() -> None:
    known = {*bindings.actions().values(), *bindings.FIXED}
    assert {code for code, _ in gamepad.BUTTONS.values()} <= known


@pytest.mark.parametrize("game", ["contracts", "cataclysm"])
def test_a_match_is_played_by_the_pad_alone(game: str) -> None:
    stage = live.stage(game=game)
    stage.settings.speed = 0
    match = live.new_match(live.decks_of(game, 2), 5, 0, ("human", "human"), game)
    scene = live.scene(stage, match, ("human", "random"))
    stream = random.Random(4)
    given = 0
    for _ in range(4000):
        stage.update(0.3)
        if given > 25 or match.result is not None:
            break
        if scene.play.asked_seat == 1:
            scene.play.answer(tuple(random.Random(given).choice(_answers(match))), 1)
            scene.answered()
            continue
        node = bot.wanted(stage, stream)
        if node is None:
            continue
        for _ in range(150):
            if stage.focus == node.key and stage.keyboard:
                break
            button(stage, RIGHT)
        before = len(match.steps)
        if stage.focus == node.key and tree.find(tree.reachable(stage.fresh()), node.key):
            button(stage, A)
        given += len(match.steps) > before
    assert given > 25 or match.result is not None


def _answers(match: object) -> list[tuple[object, ...]]:
    from game.kernel import decisions

    return list(decisions.answers(match.state))  # type: ignore[attr-defined]
