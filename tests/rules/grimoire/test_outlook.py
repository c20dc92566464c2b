"""What everybody can see of an attack, what is suggested in it, and why something is refused."""

from __future__ import annotations

import pytest

from game.kernel.decisions import suggest
from game.kernel.description import described
from game.rules.grimoire.outlook import outlook
from game.rules.grimoire.plans import plans
from tests.rules.grimoire.board import P1, P2
from tests.rules.grimoire.combat import Battle


def numbers(board: Battle) -> tuple[int, int, int] | None:
    seen = outlook(board.state)
    return None if seen is None else (seen.attackers, seen.blocked, seen.through)


def test_how_many_attack_how_many_are_blocked_and_what_comes_through():
    board = Battle(["2/2", "3/3", "1/1", "4/4"], ["1/1", "1/1"])
    assert numbers(board) is None
    board.attack(*board.mine)
    assert numbers(board) == (4, 0, 10)
    board.declare(dict(zip(board.theirs, board.mine[1:3], strict=True)))
    assert numbers(board) == (4, 2, 6)
    board.finish()
    assert numbers(board) is None and board.life(P2) == 14


def test_it_counts_what_is_chosen_so_far():
    board = Battle(["2/2 bd", "3/3"], ["1/1", "1/1"])
    board.announce()
    board.give("put", board.mine[1], board.mine[1])
    assert numbers(board) == (1, 0, 3)
    board.give("put", board.mine[0], board.mine[0])
    board.give("done")
    board.decline("attacked")
    board.give("put", board.theirs[0], board.mine[1])
    assert numbers(board) == (2, 1, 2)


@pytest.mark.parametrize(("mine", "theirs", "through"), [
    (["5/5 tr"], ["2/2"], 3), (["5/5 tr"], ["2/2", "1/1"], 4), (["2/2 bd", "3/3 tr"], ["0/4"], 1),
])  # fmt: skip
def test_what_tramples_over_comes_through(mine, theirs, through):  # M-300 M-301
    board = Battle(mine, theirs)
    first = board.mine[0]
    board.attack(*([first] if len(mine) == 1 else []), bands=dict.fromkeys(board.mine, first))
    board.declare(dict.fromkeys(board.theirs, first))
    assert numbers(board) == (len(mine), len(mine), through)
    board.remove(board.theirs[0])
    for i in board.theirs[1:]:
        board.remove(i)
    assert numbers(board)[2] == sum(int(written[0]) for written in mine if "tr" in written)


def test_the_table_is_told_who_attacks_in_which_band_who_blocks_and_the_numbers():
    board = Battle(["2/2 bd", "3/3", "1/1"], ["1/4"])
    a, b, c = board.mine
    board.attack(c, bands={a: a, b: a})
    board.declare({board.theirs[0]: a})
    shown = described(board.state, P2)
    seen = {i: shown["entities"][i] for i in (a, b, c, *board.theirs)}
    assert [(seen[i].get("attacks"), seen[i].get("blocked")) for i in (a, b, c)] == [(a, True), (a, True), (c, False)]
    assert seen[board.theirs[0]]["blocks"] == a and all(seen[i]["tapped"] for i in (a, b, c))
    assert shown["seats"][P1]["attack"] == {"attackers": 3, "blocked": 2, "through": 1}
    assert "attack" not in shown["seats"][P2]


def test_a_creature_that_has_just_come_is_shown_as_weak():
    board = Battle(["2/2"], [])
    wisp = board.resolved("wisp")
    shown = described(board.state, P1)["entities"]
    assert shown[wisp]["weak"] and not shown[board.mine[0]]["weak"]


# --- suggestions ------------------------------------------------------------------------------------------------------


def suggested(board: Battle) -> list[set[int]]:
    return [set(way[1:]) for way in suggest(board.state, 10)]


def test_attacks_that_are_suggested():
    """All; those that survive every block; all but the best blocker; each alone."""
    board = Battle(["2/2", "3/5", "1/1", "2/2 fl"], ["2/3", "1/1"])
    a, b, c, flier = board.mine
    board.announce()
    assert suggested(board)[:3] == [{a, b, c, flier}, {b, flier}, {a, c, flier}]
    assert all({i} in suggested(board) for i in board.mine)


def test_a_band_is_suggested_with_the_strongest():
    board = Battle(["1/1 bd", "2/2", "4/4"], ["2/3"])
    a, b, c = board.mine
    board.announce()
    assert ("assign", a, a, b, b, c, a) in suggest(board.state, 10)
    assert ("assign", a, a, b, b, c, c) in suggest(board.state, 10)


def blocks(board: Battle) -> list[dict[int, int]]:
    return [dict(zip(way[1::2], way[2::2], strict=True)) for way in suggest(board.state, 12)]


def test_blocks_that_are_suggested():
    """None first, then the best ones: one that kills and lives, and the gang that kills."""
    board = Battle(["2/2", "5/5"], ["3/3", "2/2", "1/1", "1/1", "0/1", "0/1", "0/1"])
    (small, large), (bear, wolf, *_) = board.mine, board.theirs
    board.attack(small, large)
    found = blocks(board)
    assert found[0] == {} and {bear: small} in found
    assert {bear: large, wolf: large} in found, "together they kill it"


def test_chump_blocks_are_suggested_where_the_match_would_be_lost():
    board = Battle(["6/6", "2/2"], ["0/1", "1/1"], life_start=6, fast=False)
    (large, _), (wall, _) = board.mine, board.theirs
    board.attack(*board.mine)
    assert {wall: large} in blocks(board)
    board = Battle(["6/6", "2/2"], ["5/5"], fast=False)
    (_, small), (giant,) = board.mine, board.theirs
    board.attack(*board.mine)
    assert plans(board.state) == [("assign",), ("assign", giant, small)], "with 20 life nobody is thrown away"


def test_blocks_that_an_answer_may_save_are_suggested_to_whoever_holds_one():
    board = Battle(["6/6", "2/2"], ["0/1", "1/1"])
    (large, small), (wall, wolf) = board.mine, board.theirs
    board.attack(*board.mine)
    assert {(wall, small), (wall, large), (wolf, small), (wolf, large)} == {way[1:] for way in plans(board.state)[1:]}


def test_a_division_that_kills_most_is_suggested_first():
    board = Battle(["5/5"], ["1/4", "1/2", "1/3"])
    (mine,), (_, b, c) = board.mine, board.theirs
    board.fight(dict.fromkeys(board.theirs, mine))
    assert suggest(board.state, 1) == [("divide", b, 2, c, 3)]


def test_it_leaves_aside_who_takes_none():  # M-323
    board = Battle(["3/3 red"], ["1/1 protection_from_red", "1/2"])
    (mine,), (_, b) = board.mine, board.theirs
    board.fight(dict.fromkeys(board.theirs, mine))
    assert suggest(board.state, 1) == [("divide", b, 3)]


# --- refusals ---------------------------------------------------------------------------------------------------------


def test_what_no_attacker_or_blocker_is_is_told_by_its_clause():
    board = Battle(["2/2", "1/1 bd"], ["1/3"])
    board.announce()
    assert board.refused("assign", board.theirs[0], board.theirs[0]).clause == "M-246"
    assert board.refused("put", board.theirs[0], board.mine[0]).clause == "M-246"
    assert board.refused("put", board.mine[0], board.theirs[0]).clause == "M-246"
    assert board.refused("put", 999, board.mine[0]).code == "not_a_choice"


def test_the_log_tells_how_an_attack_of_several_stands_once_blocks_are_declared():
    board = Battle(["2/2", "3/3"], ["1/1"])
    board.attack(*board.mine)
    board.declare({board.theirs[0]: board.mine[0]})
    (told,) = [e.facts for e in board.state.log.events if e.kind == "attack_stands"]
    assert told == {"attackers": 2, "blocked": 1, "through": 3, "seat": P1}
    board = Battle(["2/2"], ["1/1"])
    board.attack(*board.mine)
    board.declare()
    assert not [e for e in board.state.log.events if e.kind == "attack_stands"], "of one it goes without saying"


def test_a_search_tries_plans_and_not_every_subset():
    board = Battle(["2/2"] * 7, ["1/1"] * 3)
    board.announce()
    tried = board.state.decision.worth_trying(board.state, 24)
    assert len(tried) < 12 and ("pick", *board.mine) in tried
    assert all(board.state.decision.why_not(board.state, way) is None for way in tried)
    board.attack(*board.mine)
    tried = board.state.decision.worth_trying(board.state, 24)
    assert ("assign",) in tried and len(tried) <= 24
    assert all(board.state.decision.why_not(board.state, way) is None for way in tried)
