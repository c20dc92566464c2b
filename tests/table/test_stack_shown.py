"""What is shown at Grimoire's table, moment by moment: what is announced, countered, prevented, saved, what falls."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from game.records.match import Match
from game.table import app
from game.table.layout import heaps
from game.table.match import surfaces
from game.table.match.scene import MatchScene
from game.table.stage import Stage
from tests.table import arranged, live
from tests.table.test_stack_table import card_of, cards_of

FRAME = 1 / 60


def shown(content: str, until: str, lang: str = "en") -> tuple[Stage, MatchScene, Match]:
    """The table when that is asked first after the steps of `content`; till then everybody passes."""
    match = arranged.match("grimoire", content + "- expect: {P1: {life: 20}}\n")
    while match.state.decision.kind != until:
        match.answer(("pass",))
    stage = live.stage((1280, 720), lang, "grimoire", speed=1, confirm_payment=False)
    return stage, live.scene(stage, match, ("human", "random")), match


def frames(stage: Stage, seconds: float = 5.0) -> Iterator[float]:
    for frame in range(round(seconds / FRAME)):
        stage.update(FRAME)
        stage.fresh()
        yield frame * FRAME


def recorded(monkeypatch: pytest.MonkeyPatch, module: Any, name: str) -> list[tuple[Any, ...]]:
    """The arguments of each call of a function that goes on doing what it does."""
    calls: list[tuple[Any, ...]] = []
    real = getattr(module, name)

    def called(*given: Any, **named: Any) -> Any:
        calls.append(given)
        return real(*given, **named)

    monkeypatch.setattr(module, name, called)
    return calls


ATTACK = """
board:
  turn: 9
  P1:
    territory: [{card: plains, times: 2}, CREATURES]
  P2:
    territory: [{card: forest, times: 2}, trail_wolf, {card: trail_wolf, as: other_wolf}]
steps:
- P1: announce an attack
- until: {P1: attackers}
- P1: attack with STEP
- until: {P2: blocks}
"""


def attack(creatures: str, attackers: str) -> str:
    return ATTACK.replace("CREATURES", creatures).replace("STEP", attackers)


def test_what_falls_sinks_as_it_lay_and_is_not_drawn_a_second_time(monkeypatch: pytest.MonkeyPatch) -> None:
    stage, scene, match = shown(attack("chapel_recruit", "chapel_recruit"), "blocks")
    recruit, wolf = card_of(match, "chapel_recruit"), card_of(match, "trail_wolf", 1)
    live.settle(stage, 1)
    assert scene.play.answer(("assign", wolf, recruit), 1) is None
    turned = recorded(monkeypatch, surfaces, "turned")
    seen = []
    for _ in frames(stage):
        if recruit in scene.table.presence.left and not seen:
            turned.clear()
            app.picture(stage)
            seen = [angle for _, angle in turned]
            assert scene.table.motion.pose(recruit) is None
    assert seen == [heaps.TURNED]


def test_neighbours_keep_the_gap_until_all_that_fall_have_fallen() -> None:
    two = "{card: chapel_recruit, as: one}, {card: chapel_recruit, as: two}, {card: ridge_ox, weak: true}"
    stage, scene, match = shown(attack(two, "one and two"), "blocks")
    first, second = cards_of(match, "chapel_recruit")
    ox, wolves = card_of(match, "ridge_ox"), cards_of(match, "trail_wolf", 1)
    live.settle(stage, 1)
    assert scene.play.answer(("assign", wolves[0], first, wolves[1], second), 1) is None
    stood, places_of_ox = scene.table.motion.pose(ox), []
    for _ in frames(stage):
        left = scene.table.presence.left
        if first in left and not all(card in left for card in (first, second)):
            places_of_ox.append(scene.table.motion.pose(ox))
    assert places_of_ox and all(pose == stood for pose in places_of_ox)
    assert scene.table.motion.pose(ox) != stood


def test_the_log_tells_once_that_a_card_goes_to_the_graveyard() -> None:
    stage, scene, match = shown(attack("chapel_recruit", "chapel_recruit"), "blocks")
    wolf = card_of(match, "trail_wolf", 1)
    scene.play.answer(("assign", wolf, card_of(match, "chapel_recruit")), 1)
    live.settle(stage)
    told = [line.words for line in scene.table.lines()]
    assert told.count("Chapel Recruit goes to the graveyard") == 1
