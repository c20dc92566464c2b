"""The arena: mirrored pairs that repeat, a file to go on from, and figures that say how sure they are."""

from __future__ import annotations

import json
import os
from dataclasses import replace
from itertools import product
from pathlib import Path

import pytest

from game.ai.agents import agent
from game.ai.lines import moves_at
from game.kernel.plans import follow
from game.kernel.running import advance
from game.lab import arena as lab
from game.lab import kept as keeping
from game.lab import standings
from game.lab.arena import Plan, line_up, played
from game.lab.executors import HERE
from game.lab.pairs import Pair, Side, seating
from game.lab.ratings import bootstrap, bradley_terry, sprt
from game.lab.simulate import NoSuch
from game.lab.workers import Pool
from game.lab.yardsticks import YARDSTICKS
from game.records.cards import library
from game.rules import NAMES, game_named
from tests.ai.matches import new_match, steps

PLAN = Plan(agents=("casual", "random"), pairs=3, seed=5, nodes=20)
TABLES = [(name, seats) for name in NAMES for seats in game_named(name).seats]


def figures(pairs):
    """All but the times."""
    return [(pair.duel, pair.number, pair.score, pair.began, [side.nodes for side in pair.sides]) for pair in pairs]


# --- playing ----------------------------------------------------------------------------------------------------------


def test_the_same_seed_gives_the_same_pairs_in_one_process_or_in_two():
    found = figures(played(PLAN, HERE))
    assert [number for _, number, *_ in found] == [0, 1, 2]
    assert figures(played(PLAN, Pool(2))) == found != figures(played(replace(PLAN, seed=6), HERE))


def test_an_agent_against_itself_wins_as_often_as_it_loses():
    """Both matches of a pair are the same one, seen from both seats."""
    share = (replace(PLAN, agents=("casual",)), ("casual", "casual"), 4)
    pair = lab.play_pair(share)
    assert pair.score == 0.5 and pair.sides[0].nodes == pair.sides[1].nodes > 0


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_exchanged_each_seat_is_the_other_agents_and_teams_stay_together(name, seats):
    game, cards = game_named(name), library(name)
    names, first = line_up(list(cards.decks), seats, 3)
    lists = [cards.decks[deck].cards() for deck in names]
    state = game.setup(cards.card_set(game.vocabulary), lists, 1, cards.constants, first)
    for number in range(seats):
        seated, exchanged = seating(state.places.teams, number, False), seating(state.places.teams, number, True)
        assert [1 - side for side in seated] == exchanged and {*seated} == {0, 1}
        for one, other in product(range(seats), repeat=2):
            if state.places.teams[one] == state.places.teams[other]:
                assert seated[one] == seated[other]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_pair_of_every_game_is_played(name, seats):
    pair = lab.play_pair((Plan(name, ("regular", "random"), seats, nodes=12), ("regular", "random"), 0))
    assert pair.score in (0, 0.25, 0.5, 0.75, 1) and pair.sides[0].turns and pair.sides[1].nodes == 0


def test_two_seats_have_every_two_decks():
    names = ("a", "b", "c", "d")
    assert {tuple(line_up(names, 2, number)[0]) for number in range(16)} == {*product(names, repeat=2)}
    assert {line_up(names, 2, number)[1] for number in range(8)} == {0, 1}


# --- the file ---------------------------------------------------------------------------------------------------------


def test_a_run_goes_on_from_what_its_file_has(tmp_path, monkeypatch):
    kept, whole = tmp_path / "arena.jsonl", figures(played(PLAN, HERE))
    ended = played(PLAN, HERE, kept, lambda pairs: len(pairs) == 2)
    assert figures(ended) == whole[:2]
    again = played(PLAN, HERE, kept, lambda pairs: len(pairs) == 2)
    assert figures(again) == whole[:2]  # what has ended ends at the same pair, if it is asked for again
    with kept.open("a") as file:
        file.write('{"duel": ["casual", "ran')  # the power went out
    begun = []
    original = lab.play_pair
    monkeypatch.setattr(lab, "play_pair", lambda share: begun.append(share[2]) or original(share))
    assert figures(played(PLAN, HERE, kept)) == whole and begun == [2]
    assert figures(played(replace(PLAN, pairs=1), HERE, kept)) == whole[:1]


def test_a_file_of_another_plan_is_refused(tmp_path):
    kept = tmp_path / "arena.jsonl"
    played(replace(PLAN, pairs=1), HERE, kept)
    with pytest.raises(NoSuch, match="holds other matches"):
        played(replace(PLAN, seed=9), HERE, kept)
    kept.write_text(kept.read_text() + "nonsense\n")
    with pytest.raises(NoSuch, match="is damaged"):
        played(PLAN, HERE, kept)


def test_whatever_lies_in_the_place_of_the_pairs_is_told_in_a_sentence(tmp_path, monkeypatch):
    whole = tmp_path / "arena.jsonl"
    played(replace(PLAN, pairs=1), HERE, whole)
    head = whole.read_bytes().splitlines(keepends=True)[0]
    (tmp_path / "no-text").write_bytes(head + b"\xff\n")
    (tmp_path / "nested").write_bytes(head + b"[" * 100_000 + b"\n")
    (tmp_path / "other").write_bytes(b"x" * 100_000)
    said = {"no-text": "is damaged", "nested": "is damaged", "other": "holds other matches"}
    if hasattr(os, "mkfifo"):
        os.mkfifo(tmp_path / "pipe")
        said["pipe"] = "no regular file"
    for name, words in said.items():
        with pytest.raises(NoSuch, match=words) as caught:
            played(PLAN, HERE, tmp_path / name)
        assert len(str(caught.value)) < 1000
    if Path("/dev/full").exists():
        with pytest.raises(NoSuch, match="no regular file"):
            played(PLAN, HERE, Path("/dev/full"))
    monkeypatch.setattr(keeping, "MOST_BYTES", 10)
    with pytest.raises(NoSuch, match="larger than"):
        played(PLAN, HERE, whole)


def test_the_file_gives_the_seed_to_go_on_with(tmp_path):
    kept = tmp_path / "arena.jsonl"
    played(replace(PLAN, pairs=1), HERE, kept)
    assert keeping.seed_of(str(kept)) == PLAN.seed
    for held in ("", "[]", "nonsense", '{"seed": "x"}', "[" * 100_000):
        kept.write_text(held)
        assert keeping.seed_of(str(kept)) >= 0
    assert keeping.seed_of(None) != keeping.seed_of(str(tmp_path / "none"))


def test_a_file_that_can_not_be_written_is_told_before_anything_is_played(tmp_path):
    for kept in (tmp_path / "nowhere" / "arena.jsonl", tmp_path):
        with pytest.raises(NoSuch, match=r"can't be written \(.+\); choose another file"):
            played(PLAN, HERE, kept, lambda pairs: pytest.fail("it was played"))


@pytest.mark.parametrize(
    ("plan", "said"),
    [
        (replace(PLAN, agents=("casual",)), "needs two agents or more"),
        (replace(PLAN, agents=("casual", "casual")), "each named once"),
        (replace(PLAN, agents=("casual", "genius")), "there is no agent `genius`"),
        (replace(PLAN, players=3), "not played by 3"),
        (replace(PLAN, decks=("nope",)), "there is no deck `nope`"),
    ],
)
def test_what_there_is_not(plan, said):
    with pytest.raises(NoSuch, match=said):
        lab.check(plan)


# --- figures ----------------------------------------------------------------------------------------------------------


def test_an_interval_holds_the_mean_and_narrows_with_more_pairs():
    few, many = bootstrap([0, 1, 0.5, 1, 0.5]), bootstrap([0, 1, 0.5, 1, 0.5] * 40)
    assert few.score == many.score == 0.6 and few == bootstrap([0, 1, 0.5, 1, 0.5])
    assert few.low < many.low < 0.6 < many.high < few.high
    assert many.high - many.low == pytest.approx(2 * 1.96 * (0.14 / 200) ** 0.5, rel=0.15)
    assert bootstrap([]) == (0.5, 0, 1)


def test_a_sequential_test_ends_where_it_is_sure():
    assert sprt([0.5, 1.0] * 3, 0.5, 0.55).accepted == ""
    assert sprt([0.5, 1.0] * 60, 0.5, 0.55).accepted == "higher"
    assert sprt([0.5, 0.0, 1.0, 0.25] * 200, 0.5, 0.55).accepted == "lower"
    assert sprt([1.0], 0.5, 0.55).ratio == 0
    assert sprt([0.5] * 5, 0.5, 0.55).accepted == ""  # how much they vary is not known yet


def test_ratings_reproduce_what_was_scored():
    """A pair of which one is 10 to 1 is 400 points apart."""
    found = bradley_terry({("a", "b"): (999.5, 99.5), ("b", "c"): (549.5, 549.5)})
    assert found["a"] - found["b"] == pytest.approx(400, abs=0.5)
    assert found["b"] == pytest.approx(found["c"], abs=0.5) and sum(found.values()) == pytest.approx(0, abs=1e-6)
    assert bradley_terry({("a", "b"): (10, 0)})["a"] < 400


def pair(number, score):
    sides = (Side(100, 0.5, [10.0, 30.0]), Side(0, 0.1, [1.0]))
    return Pair(("casual", "random"), number, score, 0.5, sides)


def test_what_is_told():
    plan, pairs = replace(PLAN, pairs=40), [pair(n, (1.0, 0.5)[n % 2]) for n in range(40)]
    told = standings.as_json(plan, pairs, (0.5, 0.6))
    assert (told["pairs"], told["score"]) == (40, 0.75) and 0.6 < told["low"] < 0.75 < told["high"] < 0.9
    assert told["nodes_per_second"] == 200 and told["think_ms"] == {"p50": 30.0, "p99": 30.0, "max": 30.0}
    assert told["agents"]["casual"]["nodes_per_turn"] == 50 and told["duels"][0]["sprt"]["accepted"] == "higher"
    text = standings.as_text(plan, pairs, (0.5, 0.6))
    assert "casual against random: 75.0 %" in text and "of 40 pairs; the test accepts 60 %" in text
    assert standings.decided(plan, pairs, (0.5, 0.6)) and not standings.decided(plan, pairs[:2], (0.5, 0.6))
    line = standings.so_far(plan, pairs[:10], 5, 60.0)
    assert line.startswith("10 of 40 pairs, casual 75 %") and line.endswith("5.0 a minute, 6 min left")


def test_the_command_prints_one_object(capsys, tmp_path):
    from game.cli import main

    kept = tmp_path / "arena.jsonl"
    asked = ["arena", "--agents", "casual,random", "--pairs", "1", "--seed", "5", "--node-limit", "20", "--json"]
    assert main([*asked, "--out", str(kept)]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (
        told["pairs"] == 1 and told["agents"]["casual"]["nodes_per_turn"] > 0 and len(kept.read_text().split("\n")) == 3
    )
    assert main(["arena", "--agents", "casual,nobody"]) == 2
    assert "there is no agent `nobody`" in capsys.readouterr().err


# --- yard-sticks ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", YARDSTICKS)
def test_each_yardstick_plays_within_its_budget(name):
    for game, seats in (("contracts", 2), ("cataclysm", 3)):
        pair = lab.play_pair((Plan(game, (name, "random"), seats, nodes=10), (name, "random"), 1))
        assert pair.sides[0].nodes > 0 and pair.score in (0, 0.25, 0.5, 0.75, 1)


@pytest.mark.parametrize("name", ["lookahead", "depth3"])
def test_a_yardstick_that_looks_at_every_move_wins_where_one_blow_does(name):
    for seed in range(40):
        for state in steps(new_match(seed), (agent("casual", seed), agent("random", seed))):
            ways = moves_at(state)
            if any(_won(state, way) for way in ways) and len(ways) > 2:
                after, seat, thinker = state.copy(), state.decision.seat, YARDSTICKS[name](1)
                while after.result is None and after.turn == state.turn:
                    advance(after, thinker.answer(after))
                assert after.result == (seat,)
                return
    raise AssertionError("nobody could win")


def _won(state, way):
    after = state.copy()
    follow(after, way)
    return after.result == (state.decision.seat,)
