"""A turn that ends by itself, as nothing is left to do: the table stands still until its person has looked."""

from __future__ import annotations

import pygame
import pytest

from game.records.match import Match
from game.table import tree
from game.table.match.scene import MatchScene
from game.table.stage import Stage
from tests.table import arranged, live

LAST = """
board:
  P1: {territory: [mountain, mountain], hand: [flint_spark], library: [forest, forest]}
  P2: {territory: [trail_wolf], library: [forest, forest]}
steps:
- expect: {asked: {P1: main}}
"""


def begun(seats: tuple[str, str] = ("human", "human"), **more: float) -> tuple[Stage, MatchScene, Match]:
    match = arranged.match("grimoire", LAST)
    stage = live.stage(game="grimoire", **{"speed": 1, **more})  # type: ignore[arg-type]
    scene = live.scene(stage, match, seats)
    scene.uncover()
    live.settle(stage, 1)
    return stage, scene, match


def cast(stage: Stage, scene: MatchScene, match: Match) -> None:
    """The last card of the hand, for all lands, at the creature."""
    names = [entity.definition.id for entity in match.state.entities]
    spark, wolf = names.index("flint_spark"), names.index("trail_wolf")
    assert scene.give(("play", spark)) and scene.give(("pick", wolf))
    live.settle(stage, 8)
    assert match.to_answer == 1


def press(stage: Stage, code: int) -> None:
    stage.handle(pygame.Event(pygame.KEYDOWN, key=code, mod=0, unicode=""))
    live.settle(stage, 8)


@pytest.mark.parametrize("code", [pygame.K_e, pygame.K_RETURN, pygame.K_SPACE])
def test_the_table_waits_with_the_turn_that_ended_by_itself(code: int) -> None:
    stage, scene, match = begun()
    cast(stage, scene, match)
    bar = tree.find(stage.fresh(), "prompt")
    assert scene.table.motion.held and not scene.play.covered
    assert bar is not None and bar.name == "Nothing is left to do in your turn."
    assert scene.table.view["active"] == 0 and scene.table.view["seats"][0]["phase"] == "main"
    press(stage, code)
    assert scene.play.covered and scene.play.viewer == 1 and not scene.table.motion.held


def test_the_button_of_the_turn_lets_it_go_on() -> None:
    stage, scene, match = begun()
    cast(stage, scene, match)
    button = tree.find(stage.fresh(), "end-turn")
    assert button is not None and button.enabled and (button.name, button.value) == ("End turn", "nothing left to do")
    button.act()
    live.settle(stage, 8)
    assert scene.play.covered


def test_it_does_not_wait_for_who_ended_it() -> None:
    stage, scene, match = begun()
    assert scene.give(("pass",))
    live.settle(stage, 8)
    assert scene.play.covered and match.state.active == 1


def test_an_attack_has_a_key() -> None:
    match = arranged.match("grimoire", LAST.replace("mountain, mountain]", "mountain, trail_wolf]"))
    stage = live.stage(game="grimoire", speed=0)
    scene = live.scene(stage, match, ("human", "random"))
    live.settle(stage, 1)
    button = tree.find(stage.fresh(), "answer-attack")
    assert button is not None and button.hint == "J"
    press(stage, pygame.K_j)
    assert scene.table.legal.kind == "attackers"


def test_at_once_nothing_is_held_up() -> None:
    stage, scene, match = begun(speed=0)
    cast(stage, scene, match)
    assert scene.play.covered
