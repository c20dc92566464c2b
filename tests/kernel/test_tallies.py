"""How often something has happened: in this turn or in the match, to a player or to the others."""

from __future__ import annotations

import pytest

from game.kernel.saved import from_json
from tests.kernel.wide import P1, Table, creature, spell, when_played


def counting(period: str, of: str) -> Table:
    """A board on which P1's Creature gains attack whenever P1 is healed: as much as it counts Creatures destroyed."""
    times = f"{{happened: destroyed, this: {period}, of: {of}}}"
    table = Table()
    table.line(
        P1, creature(0, 9, clauses=f"[{{when: healed, of: you, do: [{{modify: {{attack: {times}}}, to: self}}]}}]")
    )
    return table


def destroy(table: Table, seat: int) -> None:
    """One more Creature comes to the end of that player's line, and falls."""
    [last] = table.line(seat, creature(1, 1))
    table.play(when_played("{destroy: target}", pick="creatures"), targets=[last])


def counted(table: Table) -> int:
    """What the Creature gains now."""
    before, _ = table.stats(P1[0])
    table.health(P1, 10)
    table.play(spell("{heal: 1, to: you}"))
    return table.stats(P1[0])[0] - before


@pytest.mark.parametrize(("period", "later"), [("turn", 0), ("match", 2)])
def test_a_turn_begins_with_none_and_a_match_goes_on(period, later):
    table = counting(period, "you")
    destroy(table, 0)
    destroy(table, 0)
    assert counted(table) == 2
    table.end_turn()
    table.end_turn()
    assert counted(table) == later


@pytest.mark.parametrize(("of", "times"), [("you", 1), ("opponent", 2), ("players", 3)])
def test_each_player_has_counts_of_their_own(of, times):
    table = counting("match", of)
    destroy(table, 0)
    destroy(table, 1)
    destroy(table, 1)
    assert counted(table) == times


def test_counts_are_saved_with_the_position():
    table = counting("match", "you")
    destroy(table, 0)
    again = from_json(table.state.to_json(), table.game, table.state.cards)
    assert table.state.tallies and again == table.state and again.tallies == table.state.tallies


def test_two_positions_with_other_counts_are_not_the_same():
    table = counting("match", "you")
    destroy(table, 0)
    other = from_json(table.state.to_json(), table.game, table.state.cards)
    other.tallies = ()
    assert other != table.state


def test_nothing_is_counted_that_no_card_asks_for():
    table = Table()
    table.line(P1, creature(1, 1))
    destroy(table, 0)
    assert table.state.tallies == ()
