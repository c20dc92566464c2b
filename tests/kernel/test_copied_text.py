"""One card has the text of another, and does once more what others do when they are played."""

from __future__ import annotations

import pytest

from game.kernel.saved import from_json
from tests.kernel.wide import P1, P2, Table, creature, spell, when_played

GROW = "{when: healed, of: you, do: [{modify: {attack: 1}, to: self}]}"


@pytest.fixture
def table() -> Table:
    return Table()


def heal(table: Table) -> None:
    table.play(spell("{heal: 1, to: you}"))


def test_it_is_the_bearer_that_the_text_speaks_of(table):
    table.line(P1, creature(1, 1), creature(1, 1, clauses=f"[{GROW}]"))
    table.play(when_played("{copy_text: target, like: {from: own_creatures, filter: {place: rightmost}}}",
                           pick="creatures"), targets=[P1[0]])  # fmt: skip
    heal(table)
    assert [table.stats(P1[n])[0] for n in (0, 1)] == [2, 2]
    assert from_json(table.state.to_json(), table.game, table.state.cards) == table.state


def test_what_is_copied_of_a_card_is_what_it_has_then(table):
    """Taught clauses too; and of one that lost its text nothing."""
    table.line(P1, creature(1, 1), creature(1, 1))
    ends = [f"{{from: own_creatures, filter: {{place: {end}}}}}" for end in ("leftmost", "rightmost")]
    copy = f"{{copy_text: {ends[0]}, like: {ends[1]}}}"
    table.play(when_played(f"{{teach: [{GROW}], to: target}}", copy, pick="creatures"), targets=[P1[1]])
    table.play(when_played("{lose_text: target}", pick="creatures"), targets=[P1[1]])
    heal(table)
    assert [table.stats(P1[n])[0] for n in (0, 1)] == [2, 1]
    table.play(spell(copy))
    heal(table)
    assert [table.stats(P1[n])[0] for n in (0, 1)] == [3, 1]


def test_what_is_done_once_is_done_once_by_each(table):
    """A clause of its own at the same place among its clauses is another one."""
    once = "{when: healed, of: you, once: true, do: [{modify: {attack: 1}, to: self}]}"
    own = "{when: healed, of: you, once: true, do: [{modify: {health: 1}, to: self}]}"
    table.line(P1, creature(1, 1, clauses=f"[{own}]"), creature(1, 1, clauses=f"[{once}]"))
    heal(table)
    table.play(when_played("{copy_text: target, like: {from: own_creatures, filter: {place: rightmost}}}",
                           pick="creatures"), targets=[P1[0]])  # fmt: skip
    heal(table)
    heal(table)
    assert [table.stats(P1[n]) for n in (0, 1)] == [(2, 2), (2, 1)]


def test_what_repeats_is_not_repeated(table):
    """Two that repeat each other would never end."""
    echo = "{when: summon, do: [{lose: 1, who: opponent}, {repeat: own_creatures}]}"
    table.play(creature(1, 1, clauses=f"[{echo}]"))
    table.play(creature(1, 1, clauses=f"[{echo}]"))
    assert table.player(P2).health == 28


def test_an_x_is_nothing_where_nothing_is_paid(table):
    bolt = spell("{damage: x, to: opponent}", cost="{x: pure}")
    table._put(bolt, P2, "discard")
    table.play(when_played("{repeat: target}", pick="enemy_discard"))
    assert table.player(P2).health == 30 == table.player(P1).health
