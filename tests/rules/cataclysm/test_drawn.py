"""The card that somebody drew, as the other side of the event."""

from __future__ import annotations

from tests.rules.cataclysm.board import P1, P2, character, event


def test_what_the_opponent_draws_is_discarded(table):
    table.play(P1, character(5, 1, card_drawn="{of: opponent, do: [{discard: object}]}"))
    table.play(P2, character(5, 1))
    (top,) = table.top(P2, event("{draw: 1}"))
    (played,) = table.begin(P1, event("{draw: 1, who: opponent}"))
    table.event(played)
    assert table.zone(top) == "discard"
