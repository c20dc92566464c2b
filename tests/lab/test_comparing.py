"""Two versions of cards against each other: what differs, who plays which version, and how sure the figures are."""

from __future__ import annotations

import re
import shutil
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from game.kernel.errors import GameError
from game.lab import comparing as lab
from game.lab import verdicts
from game.lab.executors import HERE
from game.lab.pairs import Pair, Side
from game.lab.ratings import LOOKS, repeated
from game.lab.simulate import NoSuch
from game.lab.workers import Pool
from game.language.doubled import MARK, doubled
from game.language.folders import CARDS
from game.language.library import FaultyCards
from game.records import versions
from game.records.cards import library
from game.rules import NAMES


@pytest.fixture
def folders(tmp_path):
    """Copies of a game's cards, edited by regular expressions; each is given by its folder."""

    def make(name: str, *edits: tuple[str, Any], game: str = "sparks"):
        folder = tmp_path / name / game
        shutil.copytree(CARDS / game, folder)
        for written, instead in edits:
            done = 0
            for path in (folder / "cards").glob("*.yaml"):
                text, found = re.subn(written, instead, path.read_text("utf-8"), flags=re.MULTILINE)
                path.write_text(text, "utf-8")
                done += found
            assert done, f"no card has {written}"
        return folder

    return make


def compared(old, new, game="sparks", **options):
    return lab.planned(game, str(old), str(new), **{"agent": "casual", "pairs": 60, "seed": 1, **options})


STRONG = ("damage: 2, to: opponent", "damage: 5, to: opponent")


# --- two versions in one match ----------------------------------------------------------------------------------------


def test_both_versions_of_a_card_stand_beside_each_other(folders):
    after = versions.at(str(folders("new", STRONG)), "sparks")
    two = doubled(library("sparks"), after, ["flicker"])
    assert two.names == {"flicker": f"flicker{MARK}"} and two.later(["flicker", "bonfire"]) == [
        f"flicker{MARK}",
        "bonfire",
    ]
    clauses = [two.library.definitions[card].source["clauses"][0]["do"] for card in ("flicker", f"flicker{MARK}")]
    assert clauses == [[{"damage": 2, "to": "opponent"}], [{"damage": 5, "to": "opponent"}]]


def test_a_card_that_makes_a_changed_token_makes_the_one_of_its_own_side():
    cards = library("contracts")
    two = doubled(cards, cards, ["firefly"])
    makers = {card for card, held in cards.definitions.items() if "'create': 'firefly'" in repr(held.source)}
    assert makers and two.names.keys() >= {"firefly", *makers} and "copper_fox" not in two.names
    for card in makers:
        assert f"'firefly{MARK}'" in repr(two.library.definitions[f"{card}{MARK}"].source)
        assert MARK not in repr(two.library.definitions[card].source)


def test_every_card_of_every_game_can_be_there_twice():
    for game in (*NAMES, "sparks"):
        cards = library(game)
        two = doubled(cards, cards, list(cards.definitions))
        assert len(two.library.definitions) == 2 * len(cards.definitions)


# --- what differs -----------------------------------------------------------------------------------------------------


def test_what_differs_is_listed_and_what_only_reads_otherwise_is_told_apart(folders):
    new = versions.at(str(folders("new", ("en: Flicker", "en: Flash"))), "sparks")
    assert lab.changes(library("sparks"), new) == [("flicker", "words")]
    new = versions.at(str(folders("newer", STRONG)), "sparks")
    assert lab.changes(library("sparks"), new) == [("flicker", "changed")]
    assert lab.changes(new, new) == []


def test_a_card_of_no_deck_has_nothing_to_be_compared_by(folders):
    extra = (
        "cards:\\n- id: ember\\n  name: {it: Tizzone, en: Ember}\\n  kind: spark\\n"
        "  clauses: [{when: play, do: [{draw: 1}]}]\\n"
    )
    new = folders("new", (r"^cards:", extra))
    with pytest.raises(NoSuch, match=r"no deck plays what differs \(ember\); put it into a deck"):
        compared(folders("old"), new)


def test_one_change_is_told_once_and_several_also_each_by_itself(folders):
    one = folders("one", STRONG)
    assert compared(folders("old"), one).swaps == ("all",)
    for path in (one / "cards").glob("*.yaml"):
        path.write_text(path.read_text("utf-8").replace("heal: 2", "heal: 3"), "utf-8")
    plan = compared("now", one)
    assert plan.swaps == ("all", "flicker", "afterglow")
    pair = lab.play_pair((plan, ("flicker",), 0))
    assert pair.duel == ("flicker",) and pair.score in (0, 0.25, 0.5, 0.75, 1)
    cards = lab.swap_of(plan, "flicker").cards.by_id
    assert f"afterglow{MARK}" not in cards and cards["afterglow"].source["clauses"][0]["do"][0] == {
        "heal": 2,
        "to": "you",
    }


@pytest.mark.parametrize(
    ("old", "said"),
    [("nowhere", "there is no version `nowhere`; name a folder"), ("marked", "no version of sparks was marked")],
)
def test_a_version_that_there_is_not(old, said, tmp_path, monkeypatch):
    monkeypatch.setenv("CONTRACTS_HOME", str(tmp_path))
    with pytest.raises(GameError, match=said):
        compared(old, "now")


def test_the_version_that_was_marked_is_one(tmp_path, monkeypatch):
    monkeypatch.setenv("CONTRACTS_HOME", str(tmp_path))
    versions.mark(library("sparks"))
    plan = compared("marked", "now")
    assert lab.changes(*lab.versions_of(plan)) == [] and plan.decks == ("warm", "wild")


def test_faulty_cards_are_not_compared(folders):
    with pytest.raises(FaultyCards, match="damage"):
        compared("now", folders("new", ("damage: 2", "damage: lots")))


# --- playing ----------------------------------------------------------------------------------------------------------


def test_a_set_against_itself_is_alike_pair_by_pair_though_every_card_is_there_twice(folders):
    plan = compared("now", folders("same"))
    found = lab.played(plan)
    assert {pair.score for pair in found} == {0.5} and lab.changes(*lab.versions_of(plan)) == []
    told = verdicts.as_json(plan, found)
    assert told["change"] == 0 and told["low"] < 0 < told["high"] and told["verdict"] != "better"
    assert "no difference found; a deck with the later cards wins +0.0 points more often" in verdicts.as_text(
        plan, found
    )


def test_a_stronger_card_is_found_and_the_run_ends_with_it(folders):
    plan = compared("now", folders("new", STRONG), pairs=400)
    found = lab.played(plan)
    told = verdicts.as_json(plan, found)
    assert told["verdict"] == "better" and told["low"] > 0 and told["pairs"] < 400
    assert [card["card"] for card in told["changed"]] == ["flicker"]
    assert "2" in told["changed"][0]["old"]["en"] and "5" in told["changed"][0]["new"]["it"]
    assert {tuple(met["decks"]) for met in told["match_ups"]} == {("warm", "warm"), ("warm", "wild"), ("wild", "wild")}
    assert sum(met["pairs"] for met in told["match_ups"]) == told["pairs"] == len(found)
    text = verdicts.as_text(plan, found)
    assert "Flicker (flicker)" in text and "all that differs: stronger" in text


def test_exchanged_old_and_new_the_score_is_the_other_side_s(folders):
    new = folders("new", STRONG)
    one, other = (lab.play_pair((compared(*both), ("all",), 3)) for both in (("now", new), (new, "now")))
    assert one.score > 0.5 and one.score + other.score == 1


def test_a_run_goes_on_from_its_file_and_no_other_cards_go_into_it(folders, tmp_path):
    kept, new = tmp_path / "pairs.jsonl", folders("new", STRONG)
    plan = compared("now", new, pairs=24)
    whole = [(pair.number, pair.score) for pair in lab.played(plan)]
    lab.played(plan, HERE, kept, lambda pairs: len(pairs) == 3)
    begun = []
    found = lab.played(plan, HERE, kept, lambda pairs: bool(begun.append(len(pairs))))
    assert (
        [(pair.number, pair.score) for pair in found] == whole
        and [*dict.fromkeys(begun)][:2] == [3, 4]
        and len(whole) >= 20
    )
    with pytest.raises(NoSuch, match="holds other matches"):
        lab.played(compared("now", folders("same")), HERE, kept)
    lab.both.cache_clear()
    for path in (new / "cards").glob("*.yaml"):
        path.write_text(path.read_text("utf-8").replace("damage: 5", "damage: 4"), "utf-8")
    with pytest.raises(NoSuch, match="changed while they were compared"):
        lab.versions_of(plan)


def test_seats_of_more_than_two_are_compared_too(folders):
    new = folders("new", ("power: 3", "power: 5"), game="cataclysm")
    plan = lab.planned("cataclysm", "now", str(new), agent="random", players=3, pairs=24, seed=1)
    pair = lab.play_pair((replace(plan, swaps=("all",)), ("all",), 1))
    assert 0 <= pair.score <= 1 and len(lab.line_up(plan, "all", 1)[0]) == 3


# --- rules ------------------------------------------------------------------------------------------------------------


def ruled(**rules):
    return compared("now", "now", rules=tuple(rules.items()))


def test_where_only_rules_differ_they_alone_are_played_and_told_pair_by_pair():
    plan = ruled(opening_hand=5)
    assert plan.swaps == (lab.RULES,)
    found = lab.played(plan)
    for pair in found:
        old, new = pair.matches
        assert old["first"] == new["first"] == lab.line_up(plan, lab.RULES, pair.number)[1]
    told = verdicts.as_json(plan, found)["rules"]
    rows = [pair.matches for pair in found]
    assert told["changed"] == {"opening_hand": [3, 5]} and told["pairs"] == len(found)
    for figure, value in (("turns", lambda row: row["turns"]), ("first_seat", lambda row: row["scores"][row["first"]])):
        old, new = (sum([value(both[side]) for both in rows]) / len(rows) for side in (0, 1))
        assert told[figure]["old"] == pytest.approx(old, abs=1e-4)
        assert told[figure]["change"] == pytest.approx(new - old, abs=2e-4)
        assert told[figure]["low"] < told[figure]["change"] < told[figure]["high"]
    assert [row["deck"] for row in told["decks"]] == ["warm", "wild"]
    assert sum(row["change"] for row in told["decks"]) == pytest.approx(0, abs=2e-4)
    assert told["turns"]["verdict"] == "less"


def test_both_rules_are_played_with_the_same_chance_and_thought_about_with_the_same_luck():
    """A rule that these matches never come to: nothing differs in any of them."""
    plan = lab.planned("contracts", "now", "now", ("dawn_line", "cinder_march"), agent="casual", pairs=20, seed=4,
                       rules=(("creature_limit", 40),))  # fmt: skip
    for number in range(3):
        pair = lab.play_pair((plan, (lab.RULES,), number))
        assert pair.matches[0] == pair.matches[1] and pair.score == 0.5
        names, first = lab.line_up(plan, lab.RULES, number)
        assert {*names} == {"dawn_line", "cinder_march"} and pair.matches[0]["first"] == first


def test_what_makes_no_difference_is_found_to_be_none():
    rows = [{"scores": [1.0, 0.0], "first": 0, "turns": 9, "ending": "light"}] * 2
    pairs = [Pair((lab.RULES,), number, 0.5, 1.0, (Side(), Side()), rows) for number in range(600)]
    plan = replace(ruled(light=9), pairs=2_000)
    assert lab.decided(plan, lab.RULES, pairs) == "alike"
    text = verdicts.as_text(plan, pairs)
    assert "whoever begins: 100.0 % → 100.0 %, +0.0 points (-0.5 to +0.5), no difference found" in text
    assert "length: 9.0 → 9.0 turns, +0.00" in text


def test_where_cards_and_rules_changed_both_parts_are_told(folders):
    new = folders("new", STRONG)
    rules = new / "rules.yaml"
    rules.write_text(rules.read_text("utf-8").replace("opening_hand: 3", "opening_hand: 4"), "utf-8")
    plan = compared("now", new, pairs=20)
    assert plan.swaps == ("all", lab.RULES)
    text = verdicts.as_text(plan, lab.played(plan))
    assert "all cards that differ, by the later rules: " in text and "rules: opening_hand 3 → 4; 20 pairs" in text
    told = verdicts.as_json(plan, [])
    assert told["pairs"] == told["rules"]["pairs"] == 0 and told["rules_changed"] == ["opening_hand"]


def test_rules_are_compared_alike_by_any_number_of_processes_and_from_a_file(tmp_path):
    plan, kept = replace(ruled(opening_hand=5), pairs=24), tmp_path / "pairs.jsonl"
    whole = verdicts.as_json(plan, lab.played(plan))
    with Pool(2) as pool:
        assert verdicts.as_json(plan, lab.played(plan, pool)) == whole
    lab.played(plan, HERE, kept, lambda pairs: len(pairs) == 5)
    with kept.open("a", encoding="utf-8") as file:
        file.write('{"duel":["rules"],"num')  # ended in the midst of a line
    assert verdicts.as_json(plan, lab.played(plan, HERE, kept)) == whole
    with pytest.raises(NoSuch, match="holds other matches"):
        lab.played(ruled(opening_hand=4), HERE, kept)


def test_rules_of_several_seats_are_compared_too():
    plan = lab.planned(
        "cataclysm", "now", "now", agent="random", players=3, pairs=20, seed=1, rules=(("short_game", True),)
    )
    found = [lab.play_pair((plan, (lab.RULES,), number)) for number in range(2)]
    told = verdicts.as_json(plan, found)["rules"]
    assert len(found[0].matches[0]["scores"]) == 3 and told["changed"] == {"short_game": [False, True]}
    assert all(0 <= row["old"] <= 1 for row in told["decks"])


# --- figures ----------------------------------------------------------------------------------------------------------


def test_a_deck_against_itself_shows_all_of_a_change_and_one_against_another_half_of_it(folders):
    new = folders("new", (r"id: spark_courier(.*\n)+?  attack: 1", lambda found: found[0][:-1] + "2"), game="contracts")
    plan = compared("now", new, "contracts")
    lines = lab.line_ups(plan, "all")
    assert all("cinder_march" in line for line in lines) and len(lines) == len(library("contracts").decks)
    mirrored = lines.index(("cinder_march", "cinder_march"))
    scores = {number: 0.7 if number == mirrored else 0.6 for number in range(len(lines))}
    pairs = [Pair(("all",), number, score, 0.5, (Side(), Side())) for number, score in scores.items()]
    assert lab.effect(plan, "all", pairs).score == pytest.approx(0.2)


def test_a_repeated_interval_is_wrong_at_any_look_in_no_more_than_one_run_of_twenty():
    """Coins that are fair: at how many runs does an interval at some look leave out their half?"""
    chance, wrong, runs, each = Random(5), 0, 1_500, 30
    for _ in range(runs):
        scores = [float(chance.random() < 0.5) for _ in range(LOOKS * each)]
        looks = (repeated(scores[: look * each], len(scores)) for look in range(1, LOOKS + 1))
        wrong += any(not low <= 0.5 <= high for _, low, high in looks)
    assert 0.03 < wrong / runs < 0.07
