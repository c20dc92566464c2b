"""Weights found in self-play: the optimum of a known slope is found, a run repeats, and goes on where it was ended."""

from __future__ import annotations

import json
import os
from dataclasses import replace
from math import exp, log
from pathlib import Path
from random import Random

import pytest

from game.ai import evaluation as judging
from game.ai.evaluation import WIN, evaluation, from_file
from game.kernel.errors import GameError
from game.kernel.rng import seeded
from game.lab import arena, tuning
from game.lab.pairs import Pair, Side
from game.lab.simulate import NoSuch
from game.lab.workers import Pool
from game.records.cards import fingerprint, library

BEST = {"reach": 2.0, "health": 0.5, "hand": -3.0, "tanks": 1.0}
"""In the geometric mean as large as those that are begun with, as only ratios are looked for."""
TOY = tuning.Plan(start=(("reach", 1.0), ("health", 1.0), ("hand", -1.5), ("tanks", 2.0)), seed=3)


def worth(weights):
    """0 for the best ones, and the less the farther off; the scale of all counts for nothing."""
    apart = [log(weights[name] / best) for name, best in BEST.items()]
    middle = sum(apart) / len(apart)
    return -0.1 * sum([(part - middle) ** 2 for part in apart])


def toy(share):
    plan, duel, number = share
    forth, back = tuning.sides(plan, number)
    return Pair(duel, number, 0.5 + worth(forth) - worth(back), 0.5, (Side(), Side()))


def dice(share):
    """The same as matches tell it: two games won or lost."""
    pair = toy(share)
    chance = Random(seeded(99, f"toy {pair.number}"))
    return replace(pair, score=sum([chance.random() < pair.score for _ in range(2)]) / 2)


# --- the optimum ------------------------------------------------------------------------------------------------------


def test_the_optimum_is_found_where_every_pair_tells_the_slope():
    found = tuning.tuned(TOY, play=toy).weights
    assert found == pytest.approx(BEST, rel=0.05)


def test_most_of_the_way_is_gone_where_pairs_are_matches():
    found = tuning.tuned(replace(TOY, steps=150), play=dice).weights
    assert worth(found) > 0.15 * worth(dict(TOY.start))


def test_slopes_tell_which_weights_matter():
    """Far off in one weight only: its slope is several errors large, and those of the others are not."""
    start = tuple([(name, weight * (4 if name == "reach" else 1)) for name, weight in BEST.items()])
    plan = replace(TOY, start=start, point=(0.0,) * 4)
    slopes = tuning.slopes(plan, [dice((plan, tuning.DUEL, number)) for number in range(1000)])
    assert slopes["reach"].mean < -4 * slopes["reach"].error
    assert all(abs(slopes[name].mean) < -slopes["reach"].mean for name in ("health", "hand", "tanks"))


def test_signs_and_the_geometric_mean_stay():
    found = tuning.tuned(replace(TOY, steps=3), play=dice).weights
    start = dict(TOY.start)
    assert all(found[name] * start[name] > 0 for name in start)
    assert sum([log(found[name] / start[name]) for name in start]) == pytest.approx(0, abs=1e-9)


def test_both_sides_are_equally_far_from_where_the_step_begins():
    plan = replace(TOY, point=(0.1, -0.2, 0.3, -0.2))
    forth, back = tuning.sides(plan, 5)
    for (name, start), part in zip(plan.start, plan.point, strict=True):
        assert forth[name] * back[name] == pytest.approx((start * exp(part)) ** 2)
        assert abs(log(forth[name] / back[name])) == pytest.approx(2 * plan.reach(0))


# --- repeating and going on -------------------------------------------------------------------------------------------

REAL = {"pairs": 0, "steps": 2, "batch": 2, "seed": 6, "nodes": 20}


def test_the_same_seed_gives_the_same_weights_in_one_process_or_in_two():
    plan = tuning.planned("cataclysm", "casual", **REAL)
    found = tuning.tuned(plan)
    assert found == tuning.tuned(plan, Pool(2)) and found.weights != dict(plan.start)
    assert tuning.coins(plan, 7) == tuning.coins(plan, 7) != tuning.coins(replace(plan, seed=5), 7)
    assert found.weights.keys() == found.slopes.keys() == dict(plan.start).keys()


class Killed(Exception):
    pass


def test_a_run_that_was_killed_goes_on_to_the_same_end(tmp_path):
    kept, plan = tmp_path / "run.pairs", replace(TOY, steps=4, batch=5)
    whole = tuning.tuned(plan, play=dice)

    def killed(pairs):
        if len(pairs) == 13:
            raise Killed
        return False

    with pytest.raises(Killed):
        tuning.tuned(plan, kept=kept, told=killed, play=dice)
    with kept.open("a") as file:
        file.write('{"duel": ["forth", "ba')  # the power went out
    begun = []
    assert tuning.tuned(plan, kept=kept, play=lambda share: begun.append(share[2]) or dice(share)) == whole
    assert begun == [13, 14, 15, 16, 17, 18, 19]
    assert tuning.tuned(plan, kept=kept, play=None) == whole  # nothing is left to play


def test_a_file_of_another_run_is_refused(tmp_path):
    kept = tmp_path / "run.pairs"
    tuning.tuned(replace(TOY, steps=1), kept=kept, play=toy)
    for other in (replace(TOY, steps=2), replace(TOY, steps=1, seed=9), replace(TOY, steps=1, cards="others")):
        with pytest.raises(NoSuch, match="holds other matches"):
            tuning.tuned(other, kept=kept, play=toy)


@pytest.mark.parametrize(
    ("agent", "options", "said"),
    [
        ("genius", {}, "there is no agent `genius`"),
        ("random", {}, "`random` judges by no weights"),
        ("casual@new.json", {}, "can't be read"),
        ("casual", {"players": 9}, "not played by 9"),
        ("casual", {"decks": ("nope",)}, "there is no deck `nope`"),
    ],
)
def test_what_can_not_be_tuned(agent, options, said):
    with pytest.raises(NoSuch, match=said):
        tuning.planned("contracts", agent, **options)


# --- the command and its file -----------------------------------------------------------------------------------------


def test_the_command_writes_weights_that_the_arena_plays_by(tmp_path, capsys):
    from game.cli import main

    out = tmp_path / "new.json"
    asked = ["tune", "--game", "cataclysm", "--pairs", "20", "--seed", "4", "--node-limit", "4", "-o", str(out)]
    assert main([*asked, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    found = from_file(out)
    assert told["pairs"] == 20 and told["cards"] == found.cards == fingerprint(library("cataclysm"))
    assert found.weights.keys() == evaluation("cataclysm").weights.keys()
    moved = {name: weight for name, weight in found.weights.items() if weight}
    assert moved == pytest.approx(told["weights"], abs=1e-4) and told["weights"] != told["began"]
    assert main(asked) == 0  # all is in the file of pairs
    assert f"--agents casual@{out},casual --sprt 0.5,0.55" in capsys.readouterr().out
    duel = (f"casual@{out}", "casual")
    plan = arena.Plan("cataclysm", duel, pairs=2, seed=5, nodes=8)
    arena.check(plan)
    assert plan.head()["weights"] == {duel[0]: found.weights}
    assert arena.contender(duel[0], 1).judge.weights == found.weights
    assert arena.contender("casual", 1).judge is None
    assert arena.play_pair((plan, duel, 0)).sides[0].nodes > 0


def test_a_folder_is_no_file_for_weights(tmp_path, capsys):
    from game.cli import main

    assert main(["tune", "--game", "cataclysm", "--out", str(tmp_path)]) == 2
    assert "is a folder; name a file in it" in capsys.readouterr().err


def test_weights_of_another_game_are_refused(tmp_path):
    file = tmp_path / "new.json"
    file.write_text(json.dumps({"cards": "", "weights": evaluation("contracts").weights}))
    with pytest.raises(NoSuch, match=r"weighs `.+`, which is nothing that cataclysm looks at"):
        arena.check(arena.Plan("cataclysm", (f"casual@{file}", "casual")))


def test_a_line_says_how_far_a_run_is():
    found = [Pair(tuning.DUEL, number, 0.5, 0.5, (Side(), Side())) for number in range(50)]
    assert tuning.so_far(TOY, found, 25, 60.0) == "step 3 of 100, 50 of 2000 pairs, 25.0 a minute, 78 min left"


def test_a_file_of_weights_says_how_many_points_a_match_is_won_by(tmp_path):
    file = tmp_path / "new.json"
    file.write_text('{"cards": "", "scale": 23.2, "weights": {"own_life": 1}}')
    found, usual = from_file(file), evaluation("contracts")
    assert found.chance(0.0) == 0.5 < found.chance(23.2) == usual.chance(11.6) < usual.chance(23.2) < 1.0
    assert (found.chance(WIN), found.chance(-WIN)) == (1.0, 0.0)
    assert usual.scale == 11.6


SCALED = '{"cards": "", "scale": 0, "weights": {"own_life": 1}}'


@pytest.mark.parametrize(
    "held", ["[]", '{"weights": {"own_life": 1}}', '{"cards": "", "weights": {"a": "b"}}', SCALED, "{",
             "[" * 100_000, '{"weights":' * 3000,
             '{"cards": "", "weights": {"own_life": NaN}}', '{"cards": "", "weights": {"own_life": Infinity}}',
             '{"cards": "", "weights": {"own_life": 1' + "0" * 400 + "}}"]
)  # fmt: skip
def test_what_is_no_file_of_weights(tmp_path, held):
    file = tmp_path / "new.json"
    file.write_text(held)
    with pytest.raises(GameError, match="is no file of weights"):
        from_file(file)
    with pytest.raises(NoSuch, match="is no file of weights"):
        arena.check(arena.Plan(agents=(f"casual@{file}", "casual")))


def test_weights_are_read_from_a_regular_file_of_some_size_alone(tmp_path):
    if hasattr(os, "mkfifo"):
        os.mkfifo(tmp_path / "pipe")
    (tmp_path / "large").write_text(" " * 200_000)
    for file in (tmp_path / "pipe", Path("/dev/zero"), tmp_path / "large", tmp_path / "none"):
        with pytest.raises(GameError, match="can't be read: "):
            from_file(file)


# --- other cards ------------------------------------------------------------------------------------------------------


@pytest.fixture
def weights_of(monkeypatch, tmp_path):
    """Give Cataclysm a file of weights that was found with the cards of a fingerprint."""

    def put(cards):
        held = {"cards": cards, "weights": evaluation("cataclysm").weights}
        (tmp_path / "cataclysm.json").write_text(json.dumps(held))
        monkeypatch.setattr(judging, "WEIGHTS", tmp_path)
        evaluation.cache_clear()

    yield put
    monkeypatch.undo()
    evaluation.cache_clear()


@pytest.mark.parametrize("command", ["arena", "simulate"])
def test_weights_of_other_cards_say_so_and_play_on(weights_of, capsys, command):
    from game.cli import main

    number = {"arena": ["--pairs", "1", "--node-limit", "4"], "simulate": ["--games", "1"]}[command]
    asked = [command, "--game", "cataclysm", "--agents", "casual,random", "--seed", "5", *number]
    told = []
    for cards in (fingerprint(library("cataclysm")), "0123456789abcdef", ""):
        weights_of(cards)
        assert main([*asked, "--json"]) == 0
        told.append(capsys.readouterr())
    fresh, stale, by_hand = told
    assert "casual: the weights were found with other cards" in stale.err and "`contracts tune --game" in stale.err
    assert fresh.err == by_hand.err == ""
    scored = {"arena": "score", "simulate": "wins"}[command]
    assert json.loads(stale.out)[scored] == json.loads(fresh.out)[scored]


def test_a_fingerprint_is_of_what_the_rules_look_at():
    cards = library("cataclysm")
    before = fingerprint(cards)
    card = next(iter(cards.definitions))
    definition = cards.definitions[card]
    cards.definitions[card] = replace(definition, source={**definition.source, "flavour": {"en": "x", "it": "y"}})
    assert fingerprint(cards) == before
    cards.definitions[card] = replace(definition, source={**definition.source, "clauses": []})
    assert fingerprint(cards) != before
