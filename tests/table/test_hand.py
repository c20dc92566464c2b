"""The own hand: cards along a circle, of which the one that is pointed at rises."""

from __future__ import annotations

import itertools
import math
from typing import Any

import pygame
import pytest

from game.rules import NAMES
from game.table import tree
from game.table.layout import poses
from game.table.layout.room import room
from game.table.match import lifting, places
from game.table.match.lifting import RISES, Lifting
from game.table.match.scene import MatchScene
from game.table.stage import HINT_AFTER, Stage
from game.table.tree import Node
from tests.table import live

SCALES = (0.75, 1.0, 1.25, 1.5, 2.0)


def laid(game: str, scale: float = 1.0) -> poses.Room:
    return room(live.library(game).table.layout(2), scale)


def holding(count: int) -> Any:
    def until(match: Any) -> bool:
        decision = match.state.decision
        return decision is not None and decision.seat == 0 and len(match.view(0)["seats"][0].get("hand") or ()) == count

    return until


def shown(count: int, **settings: Any) -> tuple[Stage, MatchScene]:
    stage = live.stage(**settings)
    scene = live.scene(stage, live.sought(holding(count), steps=900))
    live.settle(stage, 2)
    return stage, scene


def cards(stage: Stage) -> list[Node]:
    return [node for node in tree.walk(stage.fresh()) if node.role == "hand-card"]


def point(stage: Stage, at: tuple[int, int]) -> None:
    stage.handle(pygame.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0)))


def inside(stage: Stage, pose: poses.Pose, across: float, down: float) -> tuple[int, int]:
    """A pixel of a turned card, so much of its width and height away from its middle."""
    by = (pose.height * poses.RATIO * across, pose.height * down)
    corner = poses.outline(pose, by[0], by[0], by[1])[2]
    return stage.ui.point(*corner)


@pytest.mark.parametrize("game", NAMES)
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_up_to_seven_cards_stand_side_by_side_and_get_smaller_before_they_overlap(game: str, scale: float) -> None:
    there = laid(game, scale)
    sizes = [poses.hand_card(there, count)[0] for count in range(1, 13)]
    assert sizes == sorted(sizes, reverse=True) and sizes[0] == there.hand_card[0]
    side_by_side = [count for count, wide in enumerate(sizes, 1) if poses.hand_step(there, count) >= wide]
    assert side_by_side == list(range(1, len(side_by_side) + 1)) and len(side_by_side) >= (7 if scale == 1.0 else 6)


@pytest.mark.parametrize("game", NAMES)
def test_cards_of_a_hand_stand_on_a_circle_turned_as_it_is(game: str) -> None:
    for count in (2, 5, 7, 10):
        spread = list(poses.hand(laid(game), range(count)).values())
        middle = spread[0].y + poses.RADIUS * math.cos(math.radians(spread[0].angle))
        far = [math.hypot(pose.x - poses.MIDDLE, pose.y - middle) for pose in spread]
        assert far == pytest.approx([poses.RADIUS] * count)
        for one, other in itertools.pairwise(spread):
            assert one.angle > other.angle and one.x < other.x
        assert spread[0].angle == pytest.approx(-spread[-1].angle) and 0.5 < spread[0].angle < 5


@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("game", NAMES)
def test_a_hand_stays_between_the_columns(game: str, scale: float) -> None:
    there = laid(game, scale)
    for count in (1, 6, 9, 14):
        for pose in poses.hand(there, range(count)).values():
            half = pose.height * poses.RATIO / 2
            xs = [x for x, _ in poses.outline(pose, -half, half, pose.height / 2)]
            assert there.left - 16 <= min(xs) and max(xs) <= there.right + 16


@pytest.mark.parametrize("count", [3, 6, 9])
def test_a_press_meets_the_turned_card_that_is_seen_there(count: int) -> None:
    stage, scene = shown(count)
    hand = places.hand(scene.table)
    step, wide = (of(scene.table.room, count) for of in (poses.hand_step, lambda *of: poses.hand_card(*of)[0]))
    seen = min(1.0, step / wide)
    for card, pose in hand.items():
        for across in (-0.47, -0.47 + 0.9 * seen):
            for down in (-0.46, 0.0, 0.3):
                under = tree.hit(stage.fresh(), inside(stage, pose, across, down))
                assert under is not None and under.data == ("card", card), (across, down)


def test_nothing_is_lost_between_two_cards() -> None:
    stage, _ = shown(4)
    for one, other in itertools.pairwise(cards(stage)):
        y = one.rect.centery
        for x in range(one.rect.centerx, other.rect.centerx):
            under = tree.hit(stage.root, (x, y))
            assert under is not None and under.key in (one.key, other.key)


def test_a_card_rises_within_a_tenth_of_a_second_and_its_neighbours_go_aside() -> None:
    stage, scene = shown(6)
    order = cards(stage)
    before = places.hand(scene.table)
    left, card, right = (node.data[1] for node in order[1:4])
    point(stage, order[2].rect.center)
    stage.update(lifting.TAKES / 3)
    between = places.hand(scene.table)[card].y
    for _ in range(2):
        stage.update(lifting.TAKES / 3 + 0.001)
    after = places.hand(scene.table)
    assert before[card].y > between > after[card].y == pytest.approx(before[card].y - RISES)
    assert after[card].angle == 0 and after[card].height == before[card].height
    assert after[left].x < before[left].x and after[right].x > before[right].x


def test_who_rests_on_a_card_reads_it_and_the_next_one_at_once() -> None:
    stage, scene = shown(5)
    order = cards(stage)
    point(stage, order[1].rect.center)
    live.settle(stage, HINT_AFTER - 0.05)
    assert not scene.table.lifting.read
    live.settle(stage, 0.05 + lifting.TAKES + 0.05)
    high = lambda node: places.hand(scene.table)[node.data[1]].height
    assert high(order[1]) == scene.table.room.raised
    point(stage, order[2].rect.center)
    live.settle(stage, lifting.TAKES + 0.05)
    assert high(order[2]) == scene.table.room.raised > high(order[1])


def test_by_keys_a_card_is_read_at_once_and_its_frame_stands_round_it() -> None:
    stage, scene = shown(5)
    node = cards(stage)[2]
    stage.focus, stage.keyboard = node.key, True
    live.settle(stage, lifting.TAKES + 0.05)
    pose = places.hand(scene.table)[node.data[1]]
    assert pose.height == scene.table.room.raised
    assert scene.focus_rect(node).center == pytest.approx(stage.ui.point(pose.x, pose.y), abs=2)


def test_a_risen_card_lies_still_without_a_frame_and_where_a_press_meets_it_nothing_moves() -> None:
    stage, scene = shown(5)
    nodes = cards(stage)
    corners = [node.corners for node in nodes]
    point(stage, nodes[2].rect.center)
    live.settle(stage, 1)
    assert [node.corners for node in cards(stage)] == corners
    assert not scene.table.lifting.update(nodes[2].data[1], True, 0.1)


def test_under_less_motion_a_card_is_up_at_once() -> None:
    risen = Lifting()
    assert risen.update(3, False, 0.001, reduced=True) and risen.up == {3: 1.0}
    assert risen.update(None, False, 0.001, reduced=True) and risen.up == {}


def test_a_card_that_leaves_the_hand_goes_from_where_it_was_drawn() -> None:
    stage, scene = shown(5)
    node = cards(stage)[2]
    card = node.data[1]
    point(stage, node.rect.center)
    live.settle(stage, 1)
    drawn = places.hand(scene.table)[card]
    scene.table.view["seats"][0]["hand"].remove(card)
    row = scene.table.side(0).field[0]
    scene.table.view["seats"][0][row.zone].append(card)
    places.settle(scene.table, scene.play)
    assert scene.table.motion.glides[card].start == drawn and card not in scene.table.lifting.up
