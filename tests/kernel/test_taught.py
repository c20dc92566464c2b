"""Clauses that are given to others: each is one of its own, however many a card gives and in whichever shape."""

from __future__ import annotations

import pytest

from tests.kernel.wide import P1, P2, Table, creature, spell, when_played

BURN = "{when: healed, of: you, do: [{damage: 1, to: opponent}]}"
GROW = "{when: healed, of: you, do: [{modify: {attack: 1}, to: self}]}"


@pytest.fixture
def table() -> Table:
    return Table()


def heal(table: Table) -> None:
    table.play(spell("{heal: 1, to: you}"))


def test_one_card_teaches_two_clauses_in_two_operations(table):
    table.line(P1, creature(1, 1))
    taught = [f"{{teach: [{clause}], to: target}}" for clause in (BURN, GROW)]
    table.play(when_played(*taught, pick="creatures"))
    heal(table)
    assert table.player(P2).health == 29 and table.stats(P1[0]) == (2, 1)


def test_what_one_mode_teaches_is_not_another_mode(table):
    table.line(P1, creature(1, 1))
    modes = f"{{modes: [{{do: [{{teach: [{BURN}, {GROW}], to: own_creatures}}]}}, {{do: [{{lose: 1, who: you}}]}}]}}"
    card = table.hand(P1, spell(modes))[0]
    table.answer("play", card)
    table.answer("mode", 0)
    heal(table)
    assert table.player(P2).health == 29 and table.stats(P1[0]) == (2, 1)
    card = table.hand(P1, spell(modes))[0]
    table.answer("play", card)
    before = table.player(P1).health
    table.answer("mode", 1)
    assert table.player(P1).health == before - 1


def test_a_taught_clause_has_modes(table):
    choice = ("{when: healed, of: you, modes: [{targets: [{from: enemy_creatures, pick: 1}],"
              " do: [{damage: 1, to: target}]}, {do: [{damage: 2, to: opponent}]}]}")  # fmt: skip
    table.line(P1, creature(1, 1))
    table.line(P2, creature(1, 3), creature(1, 3))
    table.play(when_played(f"{{teach: [{choice}], to: target}}"), targets=[P1[0]])
    heal(table)
    assert table.asked.kind == "mode"
    table.answer("mode", 0)
    table.pick(P2[1])
    assert table.stats(P2[1]) == (1, 2)


def test_a_taught_clause_teaches(table):
    inner = f"{{when: healed, of: you, do: [{{teach: [{BURN}], to: self}}]}}"
    table.line(P1, creature(1, 1))
    table.play(when_played(f"{{teach: [{inner}], to: target}}", pick="creatures"))
    heal(table)
    assert table.player(P2).health == 30
    heal(table)
    assert table.player(P2).health == 29


def test_what_is_taught_instead_and_else_are_two_clauses(table):
    text = (f"{{if: {{count: enemy_creatures, at_least: 1}}, do: [{{teach: [{BURN}], to: own_creatures}}],"
            f" else: [{{teach: [{GROW}], to: own_creatures}}]}}")  # fmt: skip
    table.line(P1, creature(1, 1))
    table.play(spell(text))
    heal(table)
    assert table.stats(P1[0]) == (2, 1) and table.player(P2).health == 30
