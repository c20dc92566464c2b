"""What others did while somebody else sat at the screen is shown as one step: each deed with what came of it alone."""

from __future__ import annotations

from game.table.match import plays
from game.table.playing.session import Step
from tests.table import arranged, live

BOARD = """
board:
  P1: {territory: [island, {card: mountain, times: 2}], hand: [mountain, mist_heron, flint_spark], library: [forest]}
  P2: {territory: [trail_wolf], library: [forest]}
steps:
- P1: lay mountain#3
- P1: play mist_heron
- expect: {asked: {P2: main}}
"""


def test_a_land_points_at_nothing_that_paid_for_what_was_played_next() -> None:
    match = arranged.match("grimoire", BOARD)
    scene = live.scene(live.stage(game="grimoire"), match, ("human", "human"))
    events = match.events_for(1)
    step = Step(-1, (), events, match.view(1))
    scene.table.view = match.view(1)
    land = next(event for event in events if event["kind"] == "land")
    assert [e["kind"] for e in events[events.index(land) :]].count("tapped") == 3
    assert plays.targets_of(scene.table, step, land) == []
