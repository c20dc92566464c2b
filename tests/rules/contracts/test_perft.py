"""Counts of the tree of answers from fixed positions: the cheapest strong test of what is legal and what follows.

Only the first number of each was worked out by hand. When one changes, find the answer that came or went
(`divided(state, depth)` counts by the first answer) before writing down the new number.
"""

import pytest

from game.kernel.decisions import Answer, answers
from game.kernel.running import advance
from game.kernel.state import State
from game.lab.perft import perft
from tests.rules.contracts import board
from tests.rules.contracts.board import P1, P2, creature, orb, rune, spell, token


def divided(state: State, depth: int) -> dict[Answer, int]:
    """The count for each first answer."""
    counts = {}
    for given in answers(state):
        ahead = state.copy()
        advance(ahead, given)
        counts[given] = perft(ahead, depth - 1).by_depth[-1]
    return counts


def opening() -> board.Table:
    """Set-up with two Runes in one deck and an Ambush in the other."""
    one = [rune(), rune(), *[creature(1, 2, cost="{light: 1}")] * 38]
    two = [spell("{damage: 1, to: opponent}", ambush="{draw: 1}", cost="{pure: 1}") for _ in range(8)]
    return board.match(one, [*two, *[creature(1, 1, cost="{pure: 1}")] * 32], seed=4)


def battle() -> board.Table:
    """Lines of two and three, one of them magnetized; three cards in hand and mana of three kinds."""
    table = board.Table()
    table.line(P1, creature(2, 3), creature(1, 4, "fog"))
    table.line(P1, creature(3, 1, "impetus"), fresh=True)
    table.line(P2, creature(2, 2, recycling={"create": token(1, 1)}), creature(0, 6, "magnetic"))
    table.give(P2[0], "magnetized")
    table.mana(P1, fire=2, water=1, tanks=1)
    bolt = "{targets: [{from: anyone, pick: 1}], do: [{damage: 2, to: target}]}"
    table.hand(P1, spell(bolt, cost="{pure: 1}"), creature(1, 1, "adrenaline", cost="{fire: 1}"),
               creature(2, 2, summon="{draw: 1}", cost="{fire: 1, pure: 1}"))  # fmt: skip
    return table


def arsenal() -> board.Table:
    """Orbs and Runes on both sides, players with an attack value, and a full hand near the end of the deck."""
    table = board.Table()
    table.give(P1, orb(attack=2, durability=2), attack=2)
    table.give(P1, rune("{pay: {pure: 1}, do: [{fetch: 1}]}"))
    table.give(P2, orb(attack=3, durability=1), attack=1, active=True)
    table.line(P1, creature(1, 1), creature(4, 4))
    table.line(P2, creature(1, 1, attacked="{damage: 1, to: object}"))
    table.mana(P1, light=1, pure=1)
    table.deck(P1, creature(1, 1), creature(1, 1))
    table.hand(P1, *[creature(1, 1, cost="{pure: 1}")] * 2, orb(cost="{light: 1}"), rune(cost="{}"))
    table.health(P2, 4)
    return table


@pytest.mark.parametrize(("position", "counts"), [
    (opening, [3, 8, 75, 2682, 14969]), (battle, [12, 88, 468, 2350, 12083]), (arsenal, [16, 138, 911, 5083]),
])  # fmt: skip
def test_the_tree_of_answers_has_its_size(position, counts):
    state = position().state
    state.log = None
    assert perft(state, len(counts)).by_depth == tuple(counts)
    assert sum(divided(state, len(counts)).values()) == counts[-1]
