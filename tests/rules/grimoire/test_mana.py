"""Lands, mana, payments and mana burn."""

from __future__ import annotations

import pytest

from game.kernel import running
from game.kernel.decisions import answers
from game.rules.grimoire.game import GRIMOIRE
from tests.rules.grimoire.board import P1, P2, Board, card, spell


def test_each_basic_land_gives_the_mana_of_its_colour():  # M-094 M-096 M-097 M-101 M-103
    board = Board(["wisp"], [], lands="plains island swamp mountain forest")
    for name in ("plains", "island", "swamp", "mountain", "forest"):
        board.give("tap", board.held(name))
    assert board.pool(P1) == (1, 1, 1, 1, 1, 0) and board.tapped(board.held("plains"))


def test_a_tapped_land_gives_none():  # M-096
    board = Board(["wisp"], [], lands="forest")
    board.give("tap", board.held("forest"))
    assert board.refused("tap", board.held("forest")).code == "not_an_answer"


def test_what_is_left_in_the_pool_burns_at_the_end_of_the_phase():  # M-104 M-107 M-109 V-01
    board = Board(["wolf", "wisp"], [], lands="forest forest swamp")
    for nth in range(2):
        board.give("tap", board.held("forest", nth))
    board.give("tap", board.held("swamp"))
    board.cast("wolf", pay=(0, 0, 0, 0, 2, 0))
    board.decline()
    board.end_turn()
    assert board.life(P1) == 19 and board.pool(P1) == (0,) * 6
    (packet,) = [e.facts for e in board.state.log.events if e.kind == "damage"]
    assert packet == {"source": -1, "target": P1, "amount": 1}


def test_several_burn_as_one_packet():  # M-104
    board = Board(["wisp"], [], lands="forest forest swamp")
    for land in ("forest", "swamp"):
        board.give("tap", board.held(land))
    board.end_turn()
    assert board.damage_events() == [2]


def test_coloured_symbols_take_their_colour_and_the_number_takes_any():  # M-136 M-137 M-138 V-09
    costs, cost = GRIMOIRE.costs, (2, 0, 0, 0, 0, 3)
    for lands, possible in (("plains " * 5, True), ("plains " * 2 + "mountain " * 3, True),
                            ("plains " + "mountain " * 4, False), ("plains " * 4, False)):  # fmt: skip
        board = Board(["knight"], [], lands=lands)
        assert costs.affordable(board.state, P1, cost) is possible, lands
        assert (("play", board.held("knight")) in answers(board.state)) is possible, lands


def test_the_payment_is_chosen_where_there_are_several():  # M-102 M-137
    board = Board(["wolf"], [], lands="forest swamp island")
    board.cast("wolf")
    assert board.state.decision.kind == "pay"
    assert {way[1:] for way in answers(board.state)} == {(0, 1, 0, 0, 1, 0), (0, 0, 1, 0, 1, 0)}
    assert board.refused("pay", 0, 1, 1, 0, 0, 0).clause == "M-136"
    board.give("pay", 0, 1, 0, 0, 1, 0)
    assert board.tapped(board.held("island")) and not board.tapped(board.held("swamp"))


def test_the_pool_pays_before_lands_are_tapped():  # M-102
    board = Board(["wolf"], [], lands="forest forest")
    board.give("tap", board.held("forest"))
    board.resolved("wolf")
    assert board.pool(P1) == (0,) * 6 and board.tapped(board.held("forest", 1))


def test_a_cancelled_payment_leaves_nothing_behind():  # M-134
    board = Board(["wolf"], [], lands="forest swamp island")
    before = board.state.copy()
    board.cast("wolf")
    board.give("cancel")
    assert board.state == before


def test_a_land_is_no_spell_and_only_one_is_played_a_turn():  # M-059 M-061 M-062 V-61
    board = Board(["forest", "forest", "wisp"], ["no", "flash"])
    first, second = board.held("forest"), board.held("forest", 1)
    board.give("land", first)
    assert board.where(first) == "territory" and board.asked == ("main", P2), "answered only afterwards"
    assert [way[1] for way in answers(board.state) if way[0] == "play"] == [board.held("flash")]
    board.give("pass")
    reason = board.refused("land", second)
    assert (reason.code, reason.clause) == ("land_played", "M-059")


def test_what_mana_does_not_pay_is_said_so():  # M-134 M-136
    board = Board(["wolf", "wisp"], [], lands="forest swamp swamp")
    board.give("tap", board.held("forest"))
    assert ("play", board.held("wolf")) in answers(board.state), "what lies in the pool pays too"
    board = Board(["wolf", "wisp"], [], lands="swamp swamp swamp")
    reason = board.refused("play", board.held("wolf"))
    assert (reason.code, reason.clause) == ("not_enough_mana", "M-134")


def test_what_has_no_target_is_said_so():  # M-148
    board = Board(["choke", "wisp"], [])
    choke = board.held("choke")
    reason = board.refused("play", choke)
    assert (reason.code, reason.facts, reason.clause) == ("no_target", {"entity": choke}, "M-148")
    board.put(P2, "bear")
    assert ("play", choke) in answers(board.state)


DELTA = card("delta", "land", types=["island", "forest"])
ISLANDS = {"from": "own_lands", "filter": {"type": "island"}}
RICH = card("rich", "enchantment", None, clauses=[{"when": "always", "do": [{"give": {"yield": 1}, "to": ISLANDS}]}])


@pytest.mark.parametrize(("cost", "lands", "possible"), [
    ({"green": 1, "blue": 1}, ["delta"], False), ({"green": 2}, ["delta"], True), ({"blue": 2}, ["delta"], True),
    ({"any": 2}, ["delta"], True), ({"any": 3}, ["delta"], False), ({"green": 1, "blue": 1}, ["delta", "forest"], True),
    ({"green": 2, "blue": 2}, ["delta", "delta"], True), ({"green": 3, "blue": 1}, ["delta", "delta"], False),
    ({"green": 2, "blue": 1, "any": 1}, ["delta", "delta"], True),
    ({"green": 1, "blue": 1, "red": 1}, ["delta", "delta", "mountain"], True),
    ({"green": 3, "any": 2}, ["delta", "delta", "forest"], True),
])  # fmt: skip
def test_a_land_of_two_types_gives_all_of_its_mana_of_one_kind(cost, lands, possible):  # M-097 M-289
    board = Board(["aim", "wisp"], [], extra=[DELTA, RICH, spell("aim", "sorcery", cost, {"gain": 1})])
    for name in ("rich", *lands):
        board.put(P1, name)
    aim = board.held("aim")
    assert (("play", aim) in answers(board.state)) is possible
    if not possible:
        return
    board.give("play", aim)
    ways = answers(board.state) if board.asked[0] == "pay" else [()]
    for way in ways:
        paid = board.state.copy()
        if way:
            running.answer(paid, way)
        assert all(n >= 0 for n in paid.seats[P1]), way
    if ways != [()]:
        board.give(*ways[0])
    board.decline()
    assert board.life(P1) == 21 and sum(board.pool(P1)) <= 1 + len(lands)
