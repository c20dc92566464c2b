"""Counters that lie on cards and players: a bead on the card, a name in words, a line in the log, a chip beforehand."""

from __future__ import annotations

from game.kernel.values import put_counters
from game.table import app, tree
from game.table.match import zoom
from tests.table import live


def test_counters_are_seen_and_told() -> None:
    match = live.sought(lambda found: len(list(found.state.game.field.cards(found.state))) > 1)
    card = next(i for i in match.state.game.field.cards(match.state))
    bare = live.stage()
    live.scene(bare, match)
    live.settle(bare)
    before = bytes(app.picture(bare).get_buffer().raw)
    put_counters(match.state, card, "charge", 3)
    put_counters(match.state, 0, "charge", 1)
    stage = live.stage()
    scene = live.scene(stage, match)
    live.settle(stage)
    assert bytes(app.picture(stage).get_buffer().raw) != before
    told = {node.key: node.value for node in tree.walk(stage.fresh())}
    assert "3 charge counters" in told[f"card-{card}"] and "1 charge counter" in told["player-0"]
    remarks = zoom.remarks(scene.table, scene.ui, scene.table.view["entities"][card])
    assert "3 charge counters" in dict(remarks)[stage.ui.say("zoom-values")]
