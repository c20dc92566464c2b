"""What creatures are and have (1.14)."""

from __future__ import annotations

from game.kernel.characteristics import COPY, FOR_GOOD, Modifier
from game.kernel.decisions import answers
from game.kernel.values import elements_of, keywords, modify, types_of
from game.rules.grimoire.constants import COLOURS
from game.rules.grimoire.keywords import FLYING
from game.rules.grimoire.kinds import WALL
from tests.rules.grimoire.board import P2
from tests.rules.grimoire.combat import Battle


def test_the_characteristics_of_a_creature():  # M-227
    board = Battle(["2/3 fl wall red"], [])
    (mine,) = board.mine
    assert types_of(board.state, mine) == WALL and keywords(board.state, mine) == FLYING
    assert elements_of(board.state, mine) & 31 == 1 << COLOURS.index("red")
    assert board.size(mine) == (2, 3) and board.state.entities[mine].definition.total_cost == 1


def test_what_copies_a_characteristic_takes_it_as_printed():  # M-228
    board = Battle(["2/3 fl", "1/1"], [])
    model, copy = board.mine
    board.change(model, power=3, toughness=3)
    board.grant(model, "trample")
    modify(board.state, copy, (Modifier(COPY, board.state.entities[model].definition.id, 0, FOR_GOOD, copy),))
    assert board.size(model) == (5, 6) and board.size(copy) == (2, 3) and keywords(board.state, copy) == FLYING


def test_damage_adds_up_over_the_turn_and_kills_at_toughness():  # M-220 M-221 M-222
    board = Battle(["1/4"], [], (["flash"], []))
    (mine,) = board.mine
    board.resolved("flash", mine)
    assert board.alive(mine) and board.borne(mine) == 2
    board.resolved("flash", mine, nth=1)
    assert not board.alive(mine)


def test_toughness_below_one_kills():  # M-223
    board = Battle(["1/1"], [], (["wilt"], []))
    board.resolved("wilt", board.mine[0])
    assert not board.alive(board.mine[0])


def test_an_ability_without_cost_is_always_on():  # M-231
    """Nobody is asked whether it applies."""
    board = Battle(["2/2 fl", "3/1 fs tr"], ["1/1"], fast=False)
    asked = []
    board.give("attack")
    while not board.over:
        asked.append(board.asked[0])
        board.give(*board.state.decision.suggest(board.state, 1)[0])
    assert asked == ["attackers", "blocks"]


def test_abilities_come_on_top_of_what_every_creature_can_do():  # M-234 M-232
    board = Battle(["2/2 fl bd fs"], ["1/1 fl bd tr"])
    board.announce()
    assert ("assign", board.mine[0], board.mine[0]) in answers(board.state)
    board.attack(board.mine[0])
    assert ("assign", board.theirs[0], board.mine[0]) in answers(board.state)
    board = Battle(["2/2 fl bd fs"], [])
    board.end_turn()
    assert board.life(P2) == 20, "it did not have to attack"


def test_weakness_does_not_touch_abilities_without_cost():  # M-240 M-239
    board = Battle(["2/2 fl"], ["1/1", "1/3 fl"])
    weak = board.theirs[1]
    board.state.entities[weak] = board.state.entities[weak].with_flags(0)
    assert not board.settled(weak)
    board.attack(*board.mine)
    board.block({weak: board.mine[0]})
    assert board.borne(weak) == 2, "it flies, and may block"
