"""A card that is taken back goes back to the hand at once, whatever is done next."""

from __future__ import annotations

from typing import Any

import pytest

from game.table.layout import poses
from game.table.match import aim
from game.table.match.scene import MatchScene
from tests.table import live


def paying(match: Any) -> bool:
    decision = match.state.decision
    return bool(live.until_kind("pay")(match) and decision.cancel and decision.source >= 0)


def place(scene: MatchScene, card: int) -> tuple[float, float]:
    pose = scene.table.motion.pose(card)
    assert pose is not None
    return round(pose.x), round(pose.y)


@pytest.mark.parametrize("speed", [0, 1])
@pytest.mark.parametrize("by", ["cancel", "undo"])
def test_a_card_that_is_taken_back_lies_in_the_hand_again(by: str, speed: int) -> None:
    stage = live.stage(speed=speed)
    scene = live.scene(stage, live.sought(paying, steps=900))
    live.settle(stage, 3)
    card = scene.table.legal.source
    assert card is not None and card in scene.table.own_hand
    assert place(scene, card) == (round(poses.aside(scene.table.room).x), round(poses.aside(scene.table.room).y))
    if by == "cancel":
        scene.give(("cancel",))
    else:
        scene.undo()
    live.settle(stage, 3)
    home = poses.hand(scene.table.room, scene.table.own_hand)[card]
    assert aim.parked(scene.table) is None and place(scene, card) == (round(home.x), round(home.y))
