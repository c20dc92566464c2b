"""Whose effect comes first is asked only where it may matter."""

from __future__ import annotations

import pytest

from tests.table import arranged, live

ABBOTS = """
board:
  at: upkeep
  P1: {life: 10, territory: [pale_abbot, SECOND], library: [forest]}
  P2: {territory: [forest], library: [forest]}
steps:
- expect: {asked: {P1: order}}
"""


@pytest.mark.parametrize(
    ("second", "life"),
    [("pale_abbot", 12), ("{card: pale_abbot, damage: 1}", 10), ("{card: pale_abbot, tapped: true}", 10)],
)
def test_equal_effects_of_equal_cards_come_by_themselves(second: str, life: int) -> None:
    match = arranged.match("grimoire", ABBOTS.replace("SECOND", second))
    stage = live.stage(game="grimoire", speed=0)
    scene = live.scene(stage, match, ("human", "random"))
    live.settle(stage, 3)
    assert scene.table.view["seats"][0]["life"] == life
    assert (scene.table.legal.kind == "order") is (life == 10)
