"""Weights fitted to how matches end: known ones are found again, signs stay, and a fit repeats."""

from __future__ import annotations

import json
from dataclasses import replace
from math import exp
from random import Random

import pytest

from game.ai.evaluation import Evaluation, evaluation, from_file
from game.cli import main
from game.lab import arena, fitting
from game.lab.executors import HERE
from game.lab.fitting import Plan, Row
from game.lab.simulate import NoSuch
from game.lab.workers import Pool
from game.records.cards import rules_of

TRUE = {"health": 1.2, "hand": -0.6, "tanks": 0.0}
"""In logits."""


def rows(matches: int, seed: int = 5) -> list[Row]:
    """Positions of matches that end as the true weights say."""
    chance, found = Random(seed), []
    for match in range(matches):
        for _ in range(4):
            features = (chance.gauss(3, 2), chance.gauss(0, 1), chance.gauss(0, 5))
            said = sum(w * x for w, x in zip(TRUE.values(), features, strict=True)) - 2
            found.append(Row(match, float(chance.random() < 1 / (1 + exp(-said))), features))
    return found


def test_the_weights_by_which_matches_end_are_found_again():
    found = fitting.fit(rows(1500), tuple(TRUE), Evaluation({"health": 5.0, "hand": -0.1, "tanks": 1.0}))
    assert found.weights["health"] / fitting.SCALE == pytest.approx(1.2, rel=0.12)
    assert found.weights["hand"] / fitting.SCALE == pytest.approx(-0.6, rel=0.2)
    assert abs(found.weights["tanks"]) / fitting.SCALE < 0.05
    assert found.after < found.before and found.rows == 6000


def test_a_weight_keeps_its_sign_or_becomes_nothing():
    found = fitting.fit(rows(300), tuple(TRUE), Evaluation({"health": -1.0, "hand": -1.0}))
    assert found.weights["health"] == 0 and found.weights["hand"] < 0
    assert "tanks" not in found.weights


def test_what_is_always_the_same_weighs_nothing():
    same = [row._replace(features=(7.0, *row.features[1:])) for row in rows(100)]
    assert fitting.fit(same, tuple(TRUE), Evaluation({"health": 1.0, "hand": -1.0})).weights["health"] == 0


def test_a_loss_has_no_overflow():
    assert fitting.loss([(1.0, 2000.0), (0.0, -2000.0)]) == 0
    assert fitting.loss([(0.0, 2000.0)]) == 2000


def test_positions_come_from_both_sides_with_the_end_of_their_match():
    plan = fitting.planned("cataclysm", "casual", 20, seed=3)
    found = fitting.positions((plan, fitting.play((plan, 1))))
    assert {row.match for row in found} == {1} and {row.worth for row in found} == {0.0, 1.0}
    assert {len(row.features) for row in found} == {len(evaluation("cataclysm").weights)}


@pytest.mark.nightly
def test_a_fit_hangs_on_the_seed_and_not_on_the_processes():
    plan = Plan("cataclysm", pairs=20, seed=8)
    heard: list[tuple[int, int]] = []
    one, two = fitting.fitted(plan, HERE, None, lambda *of: heard.append(of)), fitting.fitted(plan, Pool(2))
    assert one == two and heard == [(n, n) for n in range(1, 21)]


@pytest.mark.nightly
def test_a_fit_goes_on_from_its_file(tmp_path):
    kept, plan = tmp_path / "weights.json.matches", Plan("cataclysm", pairs=21, seed=8, nodes=20, stray=0.2)
    whole = fitting.fitted(plan)
    fitting.fitted(replace(plan, pairs=20), HERE, kept)
    heard: list[tuple[int, int]] = []
    assert fitting.fitted(plan, HERE, kept, lambda *of: heard.append(of)) == whole and heard == [(21, 1)]
    assert fitting.fitted(replace(plan, ahead=True), HERE, kept, lambda *of: heard.append(of)).rows and len(heard) == 1
    with pytest.raises(NoSuch, match="holds other matches"):
        fitting.fitted(replace(plan, stray=0.0), HERE, kept)
    kept.write_text(kept.read_text() + "7\n")
    with pytest.raises(NoSuch, match="is damaged"):
        fitting.fitted(plan, HERE, kept)


def test_what_is_answered_at_random_is_the_same_each_time_and_kept_as_all_is():
    sure, stray = (fitting.planned("estro", "casual", 20, seed=3, nodes=10, stray=share) for share in (0.0, 0.3))
    one = fitting.play((stray, 1))
    assert one == fitting.play((stray, 1)) != fitting.play((sure, 1))
    assert fitting.positions((stray, one)) == fitting.positions((stray, fitting.Played(*json.loads(json.dumps(one)))))


def test_those_for_what_lines_are_played_on_to_are_free_and_have_a_constant():
    start = Evaluation({"health": 10.0, "hand": 0.1, "tanks": 0.0})
    found = fitting.fit(rows(1500), tuple(TRUE), start, free=True)
    assert 0.75 < found.weights["health"] / fitting.SCALE < 1.2
    assert -0.6 < found.weights["hand"] / fitting.SCALE < -0.3
    assert -2 < found.constant / fitting.SCALE < -1.3


def test_they_stay_near_what_was_known_where_little_says_otherwise():
    start = Evaluation({"health": 14.0, "hand": -7.0, "tanks": 1.5})
    few, many = (fitting.fit(rows(number), tuple(TRUE), start, free=True).weights["tanks"] for number in (20, 1500))
    assert 0 < 2 * many < few


def test_a_weight_that_is_not_to_be_moved_stays_and_the_others_make_up_for_it():
    start = Evaluation({"health": 14.0, "hand": -7.0, "tanks": 0.0})
    found = fitting.fit(rows(600), tuple(TRUE), start, free=True, unmoved=("health",))
    scale = found.weights["health"] / fitting.SCALE / 14
    assert any(scale == pytest.approx(one) for one in fitting.SCALES)
    assert found.weights["hand"] < -0.3 * fitting.SCALE and found.constant < -0.5 * fitting.SCALE
    with pytest.raises(NoSuch, match="`luck`"):
        fitting.planned("cataclysm", "casual", 20, unmoved=("own_life", "luck"))


def test_they_are_fitted_to_both_seats_at_the_beginning_of_each_turn():
    plan = fitting.planned("grimoire", "casual", 20, ahead=True, nodes=20)
    turns = fitting.positions((plan, fitting.play((plan, 1))))
    assert len(turns) % 2 == 0 and 10 < len(turns) < 200
    to_move = rules_of("grimoire").judging.names.index("to_move")
    on_turn = [row.features[to_move] for row in turns]
    assert all(one + other == 1 for one, other in zip(on_turn[::2], on_turn[1::2], strict=True))
    assert [row.waits for row in turns] == [not mine for mine in on_turn]
    assert on_turn[::2] == [turn % 2 for turn in range(int(on_turn[0]), int(on_turn[0]) + len(on_turn) // 2)]


def test_they_are_written_beside_the_others(monkeypatch, tmp_path):
    made_up(monkeypatch, range(40))
    out = tmp_path / "weights.json"
    line = ["tune", "--game", "cataclysm", "--fit", "40", "--ahead", "--seed", "3", "--out", str(out)]
    assert main(line) == 0
    held, own = from_file(out), evaluation("cataclysm")
    assert held.weights == own.weights and set(held.ahead) == set(held.waiting) == {"", *own.weights}
    arena.check(arena.Plan("cataclysm", (f"casual@{out}", "casual")))
    assert main([*line[:3], *line[5:]]) == 2


@pytest.mark.nightly
def test_the_command_writes_weights_that_the_arena_takes(tmp_path, capsys):
    out = tmp_path / "weights.json"
    assert main(["tune", "--game", "cataclysm", "--fit", "20", "--seed", "3", "--out", str(out), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (
        told["matches"] == 20 and told["positions"] > 200 and told["weights"] == json.loads(out.read_text())["weights"]
    )
    held = json.loads(out.read_text())
    assert held["found"]["matches"] == 20 and held["cards"]
    weights = from_file(out).weights
    assert list(weights) == list(evaluation("cataclysm").weights)
    arena.check(arena.Plan("cataclysm", (f"casual@{out}", "casual")))


def made_up(monkeypatch, order):
    """Instead of matches, positions of the numbers of `order`; then a person presses Ctrl-C."""
    names = rules_of("cataclysm").judging.names

    def each(pool, do, shares):
        if do is fitting.positions:
            yield from map(do, shares)
            return
        given = {number for _, number in shares}
        yield from (fitting.Played(number, []) for number in order if number in given)
        if len(order) < len(shares):
            raise KeyboardInterrupt

    def rows(share):
        chance = Random(share[1].number)
        return [Row(share[1].number, float(chance.random() > 0.5), tuple(chance.random() for _ in names), n % 2 == 0)
                for n in range(6)]  # fmt: skip

    monkeypatch.setattr(fitting, "positions", rows)
    monkeypatch.setattr(Pool, "spread", each)


def test_a_fit_that_is_broken_off_is_that_of_the_matches_before_the_first_gap(monkeypatch, tmp_path, capsys):
    out, whole = tmp_path / "weights.json", tmp_path / "whole.json"
    line = ["tune", "--game", "cataclysm", "--seed", "3", "--json"]
    made_up(monkeypatch, [*range(10), *reversed(range(10, 23)), 24, 25])
    assert main([*line, "--fit", "40", "--out", str(out)]) == 130
    told = capsys.readouterr()
    assert "the first 23 of 40 matches say" in told.err and f"goes on from {out}.matches" in told.err
    assert json.loads(told.out)["matches"] == 23 and json.loads(told.out)["positions"] == 23 * 6
    made_up(monkeypatch, range(23))
    assert main([*line, "--fit", "23", "--out", str(whole)]) == 0
    assert json.loads(whole.read_text())["weights"] == json.loads(out.read_text())["weights"]


def test_a_fit_that_is_broken_off_too_early_says_so_and_writes_nothing(monkeypatch, tmp_path, capsys):
    made_up(monkeypatch, [*range(19), 20, 21])
    out = tmp_path / "weights.json"
    assert main(["tune", "--game", "cataclysm", "--fit", "40", "--seed", "3", "--out", str(out)]) == 130
    told = capsys.readouterr()
    assert told.out == "" and "20 matches are needed for a fit" in told.err and not out.exists()


@pytest.mark.parametrize("agent", ["random", "casual@file.json", "nobody"])
def test_only_levels_that_judge_by_the_weights_of_the_game_are_fitted(agent):
    with pytest.raises(NoSuch):
        fitting.planned("cataclysm", agent, 20)
