"""What has changed zones is a new object: no reference taken before reaches it (audit, group 5)."""

import pytest

from game.language.library import FaultyCards
from tests.rules.contracts.board import P1, P2, creature, spell, token


def test_a_token_that_is_gone_stays_gone(table):  # C-079
    back = "{when: recycling, do: [{move: self, into: hand}]}"
    table.line(P1, token(1, 1), creature(1, 1, always=f"{{teach: [{back}], to: own_creatures}}"))
    table.play(spell("{destroy: creatures}"))
    assert table.zone(P1[0]) == "gone" and table.id(P1[0]) not in table.hand_of(P1)


def test_what_waits_for_a_death_finds_no_token_that_is_gone(table):  # C-079
    table.line(P1, token(1, 1), creature(1, 9, destroyed="{of: own_creatures, do: [{move: subject, into: hand}]}"))
    table.play(spell("{damage: 1, to: creatures}"))
    assert table.zone(P1[0]) == "gone" and table.hand_of(P1) == []


def test_what_waits_for_a_death_finds_the_contract_in_the_discard_pile(table):
    table.line(P1, creature(1, 1), creature(1, 9, destroyed="{of: own_creatures, do: [{move: subject, into: hand}]}"))
    table.play(spell("{damage: 1, to: creatures}"))
    assert table.zone(P1[0]) == "hand"


def test_nobody_takes_control_of_the_dead(table):
    table.line(P1, creature(2, 3, deals_damage="{control: object}"))
    table.line(P2, creature(0, 2))
    table.attack(P1[0], P2[0])
    assert table.zone(P2[0]) == "discard" and table.discard_of(P2) == [table.id(P2[0])]


def test_nobody_is_destroyed_twice(table):  # C-127
    table.line(P1, creature(2, 3, deals_damage="{destroy: object}"))
    table.line(P2, creature(0, 2, recycling="{lose: 1, who: opponent}"))
    table.attack(P1[0], P2[0])
    assert table.player(P1).health == 29 and len(table.events("destroyed")) == 1


def test_a_corpse_takes_no_damage(table):
    table.line(P1, creature(2, 3, deals_damage="{damage: 1, to: object}"))
    table.line(P2, creature(0, 2))
    table.attack(P1[0], P2[0])
    assert len(table.events("damage")) == 1 and table.result is None


def test_an_attacker_that_was_killed_by_the_first_does_not_fight_the_second(table):
    answer = "{of: own_creatures, do: [{fight: self, with: object}]}"
    table.line(P1, creature(2, 3))
    table.line(P2, creature(4, 9, attacked=answer), creature(4, 9, attacked=answer))
    table.attack(P1[0], P2[0])
    assert [table.creature(P2[n]).health for n in (0, 1)] == [7, 9]


@pytest.mark.parametrize("deed", ["{damage: 1, to: object}", "{modify: {attack: 1}, to: object}", "{destroy: object}"])
def test_cards_in_a_hand_are_neither_damaged_nor_changed(table, deed):
    with pytest.raises(FaultyCards, match=r"`object` lies in `discard` or `hand`, not on the field"):
        table.line(P1, creature(1, 1, contract_drawn=deed))
