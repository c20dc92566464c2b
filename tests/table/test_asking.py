"""How questions are put: calmly, beside a table that stays alive, and answered by the main button with Enter."""

from __future__ import annotations

import random
from typing import Any

import pygame
import pytest

from game.table import tree
from game.table.match import keys
from game.table.match.prompts import SETTLES
from game.table.match.scene import MatchScene
from game.table.stage import HINT_AFTER, Stage
from tests.table import bot, live


class Hours:
    """A clock that goes when it is told to."""

    def __init__(self) -> None:
        self.seconds = 100.0

    def __call__(self) -> float:
        return self.seconds


def asked(kind: str, speed: int = 0, **more: Any) -> tuple[Stage, MatchScene, Hours]:
    match = live.sought(live.until_kind(kind), steps=900)
    stage = live.stage(speed=speed, **more)
    hours = Hours()
    stage.now = hours
    return stage, live.scene(stage, match), hours


def node_of(stage: Stage, key: str) -> tree.Node:
    found = tree.find(stage.fresh(), key)
    assert found is not None, key
    return found


def point(stage: Stage, pos: tuple[int, int]) -> None:
    stage.handle(pygame.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0)))
    live.settle(stage, HINT_AFTER + 0.1)


KINDS = ["extractor", "draw", "keep", "act", "pay", "store", "orb_active"]


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("by", ["mouse", "keys"])
def test_a_question_takes_no_answer_in_its_first_moment(kind: str, by: str) -> None:
    """The second click of a double click was not meant for it."""
    stage, scene, hours = asked(kind)
    wanted = next(node for node in (bot.wanted(stage, random.Random(n)) for n in range(9)) if node)
    answers = len(scene.play.match.steps)
    picked = list(scene.prompts.picked)

    def press() -> None:
        if by == "mouse":
            bot.click(stage, wanted)
        else:
            bot.tab_to(stage, wanted)

    hours.seconds += SETTLES * 0.9
    press()
    assert len(scene.play.match.steps) == answers and scene.prompts.picked == picked
    assert scene.hands.selected is None or scene.legal.only_attacker == scene.hands.selected
    hours.seconds += SETTLES * 0.2
    before = repr(stage.fresh()), answers
    press()
    assert before != (repr(stage.fresh()), len(scene.play.match.steps)), "then it counts"


@pytest.mark.parametrize("kind", ["extractor", "draw", "keep", "store", "orb_active"])
def test_log_help_and_menu_are_alive_while_something_is_asked(kind: str) -> None:
    for key, opens in (("log-button", "log"), ("help-button", "help"), ("menu-button", "menu")):
        stage, scene, _ = asked(kind)
        bot.click(stage, node_of(stage, key))
        assert scene.log.open if opens == "log" else scene.over == opens
        stage.handle(pygame.Event(pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0, unicode=""))
        assert not scene.log.open and not scene.over and scene.legal.kind == kind


@pytest.mark.parametrize("kind", ["extractor", "draw", "keep", "orb_active"])
def test_cards_can_be_looked_at_while_something_is_asked(kind: str) -> None:
    stage, scene, _ = asked(kind)
    seen = [node for node in tree.walk(stage.fresh()) if node.role in ("card", "hand-card") and node.zoom]
    free = [node for node in seen if tree.hit(stage.root, node.rect.center) is node]
    assert free, "at least the hand lies open"
    point(stage, free[-1].rect.center)
    node = stage.attention
    assert node is not None and node.key == free[-1].key and scene.says_hint(node)


@pytest.mark.parametrize(("kind", "answer"), [("pay", "pay"), ("orb_active", "yes"), ("store", "store")])
def test_enter_presses_the_main_button(kind: str, answer: str) -> None:
    stage, scene, hours = asked(kind)
    hours.seconds += 1
    answers = len(scene.play.match.steps)
    bot.key(stage, pygame.K_RETURN)
    assert len(scene.play.match.steps) > answers
    assert answer == scene.play.match.steps[answers][1][0]


def test_a_click_anywhere_in_the_line_takes_the_nearest_place() -> None:
    def several(match: Any) -> bool:
        return live.until_kind("place")(match) and len(match.view(0)["seats"][0]["line"]) in (2, 3, 4)

    match = live.sought(several, steps=900)
    stage = live.stage(speed=0)
    scene = live.scene(stage, match)
    line = node_of(stage, "line-0").rect
    cards = [node_of(stage, f"card-{card}").rect for card in scene.view["seats"][0]["line"]]
    for x, place in (
        (line.left + 3, 0),
        (line.right - 3, len(cards)),
        (cards[0].centerx - 5, 0),
        (cards[0].centerx + 5, 1),
    ):
        found = tree.hit(stage.fresh(), (x, line.centery))
        assert found is not None and found.key == f"place-{place}"
    point(stage, (cards[1].centerx - 5, line.centery))
    assert scene.hands.gap == 1, "the row has opened there"
    bot.click(stage, node_of(stage, "place-1"))
    live.settle(stage, 1)
    assert scene.legal.kind != "place" and scene.hands.gap is None


def test_what_is_enlarged_stands_in_fixed_places_and_not_over_what_it_belongs_to() -> None:
    def crowded(match: Any) -> bool:
        return live.until_kind("act")(match) and all(len(match.view(0)["seats"][seat]["line"]) > 2 for seat in (0, 1))

    match = live.sought(crowded, steps=900)
    for size in ((1280, 720), (1920, 1080)):
        stage = live.stage(size)
        scene = live.scene(stage, match)
        for node in [n for n in tree.walk(stage.fresh()) if n.role == "card" and n.zoom]:
            point(stage, node.rect.center)
            attention = stage.attention
            assert attention is not None and scene.says_hint(attention)
            plain, shown = pygame.Surface(size), pygame.Surface(size)
            stage.draw(shown)
            scene.looking, stage.rest = False, 0.0
            stage.draw(plain)
            cut = [picture.subsurface(node.rect).copy().get_buffer().raw for picture in (shown, plain)]
            assert cut[0] == cut[1]


def test_nothing_is_enlarged_while_one_aims_unless_the_key_is_held() -> None:
    def can_attack(match: Any) -> bool:
        if not live.until_kind("act")(match):
            return False
        return any(a[0] == "attack" and a[1] > 1 and a[2] > 1 for a in match.view(0)["decision"]["answers"])

    match = live.sought(can_attack, steps=900)
    stage = live.stage()
    scene = live.scene(stage, match)
    attack = next(a for a in scene.legal.answers if a[0] == "attack" and a[1] > 1 and a[2] > 1)
    scene.hands.select(attack[1])
    point(stage, node_of(stage, f"card-{attack[2]}").rect.center)
    node = stage.attention
    assert node is not None and not scene.says_hint(node)
    stage.handle(pygame.Event(pygame.KEYDOWN, key=keys.LOOK, mod=0, unicode=""))
    assert scene.says_hint(node)
    stage.handle(pygame.Event(pygame.KEYUP, key=keys.LOOK, mod=0))
    assert not scene.says_hint(node)
