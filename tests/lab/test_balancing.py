"""A balance: pairs that hang on the seed alone, a file that survives whatever ends a run, and files put together."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from dataclasses import replace
from itertools import permutations
from pathlib import Path

import pytest

from game.lab import balancing, fairness, ledger, replaying
from game.lab.balancing import Item, Plan, needed, planned, played, rows
from game.lab.executors import HERE
from game.lab.ratings import FEWEST, LOOKS, Interval, told_apart
from game.lab.simulate import NoSuch
from game.lab.workers import Pool
from game.records.cards import library
from game.records.match import Match
from game.records.replay import verify
from game.rules import NAMES

SMALL = {"agent": "random", "pairs": 3, "seed": 5}


@pytest.fixture(scope="module")
def plan() -> Plan:
    return planned("sparks", **SMALL, blanks=("bonfire",))


@pytest.fixture(scope="module")
def whole(plan):
    return played(plan)


# --- what is played ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", NAMES)
def test_a_pair_of_every_game_tells_both_decks(game):
    plan = planned(game, **SMALL)
    duel = plan.duels[0]
    (row,) = rows((plan, Item(duel, 0)))
    one, other = row["matches"]
    assert (one["first"], other["first"]) == (0, 1)  # each deck begins once
    held = library(game).decks
    for match in (one, other):
        assert match["score"] in (0, 0.5, 1) and match["turns"] > 0 and match["decisions"] > match["turns"] / 2
        assert all(0 <= chance <= 100 for chance in match["curve"])
        for deck, cards in zip(duel, match["cards"], strict=True):
            copies = list(held[deck].counts.values())
            assert cards and all(copies[n] >= drawn >= opening for n, drawn, opening, _ in cards)
        assert any(turns for cards in match["cards"] for *_, turns in cards)
        for turns, with_cards, cards, playable, stuck, idle in match["hands"]:
            assert turns >= with_cards >= stuck + idle and cards >= playable > 0 and cards >= with_cards > 0
    assert rows((plan, Item(duel, 0))) == [row]


def test_a_pair_is_played_in_the_same_way_by_its_own_seed_wherever_it_stands(plan):
    duel = plan.duels[0]
    assert rows((plan, Item(duel, 2))) == rows((replace(plan, pairs=50, blanks=()), Item(duel, 2)))
    assert rows((plan, Item(duel, 2))) != rows((replace(plan, seed=6), Item(duel, 2)))


def test_a_start_and_a_blank_are_played_with_the_chance_of_the_plain_pair():
    plan = planned("contracts", ("dawn_line", "patient_tide"), **SMALL)
    duel = plan.duels[0]
    (plain,), (other,) = rows((plan, Item(duel, 1))), rows((plan, Item(duel, 1, start="second_player_tanks=0")))
    assert (plain["seed"], plain["run"]) == (other["seed"], other["run"])
    for one, same in zip(plain["matches"], other["matches"], strict=True):
        assert {name: one[name] for name in same} == same  # that start is the printed one
    (full,) = rows((plan, Item(duel, 1, start="second_player_tanks=5")))
    assert full["seed"] == plain["seed"] and full["matches"] != other["matches"]


@pytest.mark.parametrize("game", NAMES)
def test_a_blank_says_nothing_and_costs_what_the_card_costs(game):
    cards = library(game)
    for card in {card for deck in cards.decks.values() for card in deck.counts}:
        blank, own = balancing.blank_of(cards, card), cards.definitions[card]
        assert (blank.kind, blank.cost, blank.price) == (own.kind, own.cost, own.price)
        assert (blank.clauses, blank.keywords) == ((), 0)
        assert all(least <= stat for least, stat in zip(blank.stats, own.blank_stats, strict=True))


@pytest.mark.parametrize("game", NAMES)
def test_a_match_with_blanks_is_played_by_one_side_alone(game):
    plan = planned(game, **SMALL)
    held = library(game).decks[plan.duels[0][1]].counts
    card = next(iter(held))
    course, seat, _ = balancing.played_out(plan, Item(plan.duels[0], 0, blank=card, side=1), False)
    blanks = [e for e in course.position(0).entities if e.definition.id == card + balancing.MARK]
    assert len(blanks) == held[card] and {e.owner for e in blanks} == {1 - seat}


def test_every_start_that_a_game_names_is_played():
    for game in NAMES:
        plan = planned(game, **SMALL, starts=("all",))
        assert plan.starts
        for start in plan.starts:
            (row,) = rows((plan, Item(plan.duels[0], 0, start=start)))
            assert row["start"] == start and len(row["matches"]) == 2


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"decks": ("warm",)}, "two decks or more"),
        ({"decks": ("warm", "wuld")}, "no deck `wuld`"),
        ({"agent": "clever"}, "no agent `clever`"),
        ({"blanks": ("ember",)}, "no deck here holds a card `ember`"),
        ({"starts": ("all",)}, "names no other starts"),
        ({"starts": ("opening_hnad=2",)}, "no rule `opening_hnad`"),
    ],
)
def test_what_can_not_be_played_is_told_in_a_sentence(options, said):
    with pytest.raises(NoSuch, match=said):
        planned("sparks", **options)


def test_a_process_with_other_cards_or_another_program_plays_nothing(plan):
    for n, said in ((0, "the cards here are others"), (1, "the program here is another")):
        other = tuple("0" * 16 if n == place else print for place, print in enumerate(plan.prints))
        with pytest.raises(NoSuch, match=said):
            rows((replace(plan, prints=other), Item(plan.duels[0], 0)))


# --- how long ---------------------------------------------------------------------------------------------------------


def test_the_same_rows_come_of_one_process_or_two(plan, whole):
    assert played(plan, Pool(2)).written() == whole.written()


def test_a_row_ends_at_the_look_at_which_it_is_answered():
    """Of 100 pairs of a match-up that are all split, 20 answer that it is fair: fewer give no interval."""
    plan = replace(planned("sparks", agent="random", pairs=100), seed=1)
    (duel,) = plan.duels
    held = {}
    for look in range(1, LOOKS + 1):
        found = needed(plan, held)
        if not found:
            break
        assert [item.number for item in found] == [*range(10 * (look - 1), 10 * look)]
        held |= {item.key(1): (0.5, 0.5) for item in found}
    assert len(held) == FEWEST
    open_row = {Item(duel, n).key(1): (float(n % 2 and 0.7), 0.5) for n in range(100)}
    assert needed(plan, open_row) == []
    last = dict([*open_row.items()][:99])
    assert [item.number for item in needed(plan, last)] == [99]


def test_what_was_played_beyond_a_look_has_no_say_in_it():
    """So a run that was ended in the middle of a look goes on as if it had not been."""
    plan = replace(planned("sparks", agent="random", pairs=100), seed=1)
    (duel,) = plan.duels
    held = {Item(duel, n).key(1): (0.5, 0.5) if n < 20 else (1.0, 0.5) for n in range(60)}
    assert needed(plan, held) == []
    del held[Item(duel, 3).key(1)]
    assert needed(plan, held) == [Item(duel, 3)]


def test_a_blank_needs_the_plain_pairs_too():
    plan = replace(planned("sparks", agent="random", pairs=20, blanks=("bonfire",)), seed=1)
    items = balancing.blank_items(plan, "bonfire")
    (duel,) = plan.duels
    assert [(item.number, item.side) for item in items[:4]] == [(0, 0), (0, 1), (1, 0), (1, 1)]  # both decks hold it
    held = {item.key(1): (0.0, 0.5) for item in items}
    assert {item for item in needed(plan, held) if not item.blank} >= {Item(duel, 0)}


def test_verdicts():
    assert balancing.verdict(Interval(0.5, 0.41, 0.59), balancing.FAIR) == "fair"
    assert balancing.verdict(Interval(0.5, 0.39, 0.59), balancing.FAIR) == ""
    assert balancing.verdict(Interval(0.7, 0.61, 0.8), balancing.FAIR) == "high"
    assert balancing.verdict(Interval(0.3, 0.2, 0.39), balancing.FAIR) == "low"
    assert [told_apart(Interval(0, low, high)) for low, high in ((0.1, 0.2), (-0.3, -0.1))] == [
        "better",
        "worse",
    ]
    assert told_apart(Interval(0, -0.005, 0.005)) == "alike"
    assert told_apart(Interval(0, -0.1, 0.1)) == ""


# --- the file ---------------------------------------------------------------------------------------------------------


def test_a_run_goes_on_from_what_its_file_has(plan, whole, tmp_path, monkeypatch):
    kept = tmp_path / "balance.jsonl"
    played(plan, HERE, kept, lambda book: len(book.lines) == 2)
    with kept.open("ab") as file:
        file.write(b'{"duel":["warm","wi')  # the power went out
    begun = []
    original = balancing.rows
    monkeypatch.setattr(balancing, "rows", lambda share: begun.append(share[1]) or original(share))
    assert played(plan, HERE, kept).written() == whole.written() == ledger.merged([kept]).written()
    assert len(begun) == len(whole.lines) - 2
    assert all(json.loads(line) for line in kept.read_text().splitlines())


def test_a_file_whose_head_was_never_written_whole_is_begun_anew(plan, whole, tmp_path):
    kept = tmp_path / "balance.jsonl"
    kept.write_bytes(b"")
    assert played(plan, HERE, kept).written() == whole.written()


KILLED = """
import sys
from pathlib import Path
from game.lab import balancing
from game.lab.workers import Pool
if __name__ == "__main__":
    plan = balancing.planned("contracts", ("dawn_line", "patient_tide"), agent="random", pairs=20, seed=8)
    balancing.played(plan, Pool(2), Path(sys.argv[1]))
"""


@pytest.mark.nightly
@pytest.mark.skipif(sys.platform == "win32", reason="no such signal there")
def test_a_run_that_is_killed_loses_nothing_and_counts_nothing_twice(tmp_path):
    script, kept = tmp_path / "run.py", tmp_path / "killed.jsonl"
    script.write_text(KILLED)
    where = {**os.environ, "PYTHONPATH": str(Path(balancing.__file__).parents[2])}
    for n in (2, 5):
        run = subprocess.Popen([sys.executable, str(script), str(kept)], env=where)
        end = time.monotonic() + 120
        while run.poll() is None and time.monotonic() < end:
            if kept.is_file() and kept.read_bytes().count(b"\n") > n:
                break
            time.sleep(0.02)
        os.kill(run.pid, signal.SIGKILL)
        run.wait()
        assert kept.read_bytes().count(b"\n") > n
    plan = planned("contracts", ("dawn_line", "patient_tide"), agent="random", pairs=20, seed=8)
    assert played(plan, HERE, kept).written() == played(plan).written() == ledger.merged([kept]).written()


def test_files_come_together_in_any_order_and_a_pair_that_two_have_counts_once(plan, whole, tmp_path):
    paths = [tmp_path / name for name in "abc"]
    played(plan, HERE, paths[0], lambda book: len(book.lines) == 3)
    played(plan, HERE, paths[1])
    played(replace(plan, seed=6), HERE, paths[2])
    books = [ledger.merged(order) for order in permutations(paths)]
    assert len({book.written() for book in books}) == 1
    assert books[0].head["runs"] == [[5, 3], [6, 3]]
    other = ledger.read(paths[2])
    assert books[0].lines.keys() == whole.lines.keys() | other.lines.keys()
    out = tmp_path / "all"
    ledger.write(out, books[0])
    assert ledger.merged([out, *paths]).written() == out.read_bytes()
    assert played(plan, HERE, out).written() == out.read_bytes()  # and a run of it can go on there


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"cards": "0" * 16}, "it is of other cards"),
        ({"program": "0" * 16}, "it is of another program"),
        ({"agent": "expert"}, "it is of another agent \\(expert, not random\\)"),
        ({"rules": {"light": 12}}, "it is of other rules"),
        ({"nodes": 40}, "it is of another limit on positions \\(40, not none\\)"),
        ({"game": "contracts"}, "it is of another game"),
        ({"decks": {"warm": {"flicker": 9}}}, "it is of another deck `warm`"),
        ({"version": 99}, "written by another version of the program"),
        ({"format": "x"}, "is no file of `contracts balance`"),
    ],
)
def test_what_does_not_fit_is_refused_with_the_reason(whole, tmp_path, change, said):
    fits, other = tmp_path / "fits", tmp_path / "other"
    fits.write_bytes(whole.written())
    other.write_bytes(replace(whole, head=whole.head | change).written())
    with pytest.raises(NoSuch, match=said) as caught:
        ledger.merged([fits, other])
    assert str(caught.value).count("\n") == 0 and str(other) in str(caught.value)


def test_the_same_pair_with_another_outcome_is_refused(whole, tmp_path):
    fits, other = tmp_path / "fits", tmp_path / "other"
    fits.write_bytes(whole.written())
    other.write_bytes(whole.written().replace(b'"turns":', b'"turns":1', 1))
    with pytest.raises(NoSuch, match="came out otherwise"):
        ledger.merged([fits, other])


def test_a_file_of_another_run_is_not_gone_on_with(plan, tmp_path):
    kept = tmp_path / "balance.jsonl"
    played(plan, HERE, kept, lambda book: True)
    for other, said in (
        (replace(plan, seed=9), "was played with seed 5, not 9"),
        (replace(plan, pairs=9), "was begun with `--pairs 3`"),
        (replace(plan, nodes=9), "another limit on positions"),
    ):
        with pytest.raises(NoSuch, match=said):
            played(other, HERE, kept)
    assert ledger.run_of(kept) == (5, 3)
    assert ledger.run_of(tmp_path / "none")[1] is None


def test_whatever_lies_in_the_place_of_the_file_is_told_in_a_sentence(whole, tmp_path):
    head, row, *_ = whole.written().splitlines(keepends=True)
    (tmp_path / "nonsense").write_bytes(head + b"nonsense\n" + row)
    (tmp_path / "nested").write_bytes(head + b"[" * 100_000 + b"\n")
    (tmp_path / "no-key").write_bytes(head + row.replace(b'"number":', b'"number":"x","n":'))
    (tmp_path / "text").write_bytes(b"once upon a time\n")
    for path in tmp_path.iterdir():
        with pytest.raises(NoSuch, match="damaged") as caught:
            ledger.read(path)
        assert len(str(caught.value)) < 400
    if hasattr(os, "mkfifo"):
        with pytest.raises(NoSuch, match="can't be read"):
            ledger.read(tmp_path)


# --- one match again --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", NAMES)
def test_a_match_is_opened_by_the_seed_of_its_pair(game, tmp_path):
    plan, kept = planned(game, **SMALL), tmp_path / "b.jsonl"
    book = played(plan, HERE, kept, lambda book: len(book.lines) == 1)
    (row,) = book.rows()
    for half, name in enumerate((f"{row['seed']}", f"{row['seed']}.2")):
        path = replaying.match_file(kept, name)
        match, told = Match.load(path), row["matches"][half]
        assert match.decks == tuple(row["duel"][::-1] if half else row["duel"]) and match.answered == told["decisions"]
        winner = {1: half, 0: 1 - half}.get(told["score"])
        assert match.result["winner"] == winner and match.seats == ("random", "random")
        assert verify(path).faults == ()


def test_a_match_that_the_file_does_not_have_is_told(whole, tmp_path):
    kept = tmp_path / "b.jsonl"
    kept.write_bytes(whole.written())
    for name, said in (("7", "no pair there has the seed 7"), ("x", "is no seed"), ("7.3", "is no seed")):
        with pytest.raises(NoSuch, match=said):
            replaying.match_file(kept, name)
    other = replace(whole, head=whole.head | {"cards": "0" * 16})
    with pytest.raises(NoSuch, match="the cards here are others"):
        replaying.again(other, str(next(iter(whole.rows()))["seed"]))


# --- figures ----------------------------------------------------------------------------------------------------------


def test_the_figures_are_those_of_the_rows(whole):
    told = fairness.as_json(whole, library("sparks"))
    plain = [row for row in whole.rows() if "blank" not in row]
    (matchup,) = told["matchups"]
    scores = [sum(match["score"] for match in row["matches"]) / 2 for row in plain]
    assert matchup["pairs"] == len(plain) == told["pairs"] and matchup["score"] == round(sum(scores) / len(scores), 4)
    assert {row["deck"]: row["score"] for row in told["decks"]} == {
        "warm": matchup["score"],
        "wild": pytest.approx(1 - matchup["score"], abs=1e-4),
    }
    assert sum(row["matches"] for row in told["endings"]) == 2 * len(plain)
    assert {row["id"] for row in told["cards"]} == {"flicker", "afterglow", "bonfire"}
    (blank,) = told["blanks"]
    assert blank["card"] == "bonfire" and blank["pairs"] == sum("blank" in row for row in whole.rows())
