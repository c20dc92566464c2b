"""The search for decks: every deck on the way is legal, a run repeats and goes on, what is told is of fresh matches."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import replace
from itertools import islice
from random import Random

import pytest

from game.kernel.rng import seeded
from game.lab import arena, balancing, deckfound, decksearch, deckspace
from game.lab.decksearch import BAR, FRESH, Search, searched, seed_of
from game.lab.deckspace import Space, Tried, change, gains
from game.lab.simulate import NoSuch
from game.lab.workers import Pool
from game.language.library import deck_faults, pinned
from game.records import decks
from game.records.cards import EVERY, library

REAL = {"agent": "random", "rounds": 1, "pairs": 20, "seed": 5}
FIRST = "cinder_march"


def real(**options):
    return decksearch.planned("sparks", **REAL | options)


def toy(**options):
    """Six decks of Contracts, of which nothing is played (`dice`)."""
    return decksearch.planned("contracts", [FIRST], **{"rounds": 12, "pairs": 60, "seed": 2} | options)


class Dice:
    """A play that isn't one: a deck wins each match by the chance that `worth` gives it."""

    def __init__(self, worth, apart=False):
        """`apart`: every deck has luck of its own; else the same luck decides for all."""
        self.worth, self.apart = worth, apart

    def __call__(self, share):
        plan, (deck, stage, number) = share
        key = decksearch.print_of(deck)
        chance = Random(seeded(seed_of(plan, stage, number), key if self.apart else "dice"))
        wins = [float(chance.random() < self.worth(deck)) for _ in range(2)]
        return {"stage": stage, "deck": key, "number": number, "scores": wins}


@pytest.fixture(scope="module")
def run(tmp_path_factory):
    """A search with Sparks, played to its end: its plan, its record and its file."""
    plan, kept = real(), tmp_path_factory.mktemp("search") / "run"
    return plan, searched(plan, held=kept), kept


def rows_of(kept):
    return [json.loads(line) for line in kept.read_text().splitlines()[1:]]


def file_of(tmp_path, name="run"):
    return tmp_path / name


# --- legal decks ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", EVERY)
def test_every_deck_that_exchanges_lead_to_is_one_that_the_checker_accepts(game):
    cards = library(game)
    space, chance = Space(cards), Random(game)
    known = {card: chance.gauss(0, 0.02) for card in space.cards}
    for start in islice(cards.decks.values(), 2):
        deck = tuple(start.cards())
        for _ in range(25):
            former, deck = deck, space.neighbour(deck, chance, known)
            assert len(deck) == len(former) and sum(map(abs, change(former, deck).values())) <= 24
            text = decks.written("walked", "Walked", Counter(deck), cards)
            assert not deck_faults(cards, "walked.yaml", text)
    far = space.strange(deck, chance)
    assert space.is_legal(far) and len(far) == len(deck)


def test_what_the_rules_of_decks_forbid_is_never_come_to():
    """A fifth copy of a card of Grimoire but a basic land, a Character too few in Cataclysm."""
    for game, number in (("grimoire", {"copies_max": 4}), ("cataclysm", {"min_characters": 16})):
        cards = library(game)
        strict = replace(cards, constants={**cards.constants, **number})
        space, chance = Space(strict), Random(4)
        legal = [deck for deck in (tuple(d.cards()) for d in cards.decks.values()) if space.is_legal(deck)]
        assert legal
        for deck in legal[:3]:
            for _ in range(20):
                deck = space.neighbour(deck, chance)
                assert space.is_legal(deck)


def test_an_exchange_leaves_the_other_copies_where_they_lie():
    space, chance = Space(library("contracts")), Random(1)
    deck = tuple(library("contracts").decks[FIRST].cards())
    for _ in range(50):
        other = space._exchanged(deck, chance, {})
        places = [n for n in range(40) if deck[n] != other[n]]
        assert 1 <= len(places) <= deckspace.MOST_AT_ONCE
        assert len({deck[n] for n in places}) == len({other[n] for n in places}) == 1


def test_what_gained_comes_in_more_often_and_what_lost_leaves():
    space = Space(library("contracts"))
    deck = tuple(library("contracts").decks[FIRST].cards())
    good = next(card for card in space.cards if card not in deck)
    bad = deck[0]

    def counted(known):
        chance, found = Random(3), Counter()
        for _ in range(300):
            found.update(change(deck, space._exchanged(deck, chance, known)))
        return found

    before, after = counted({}), counted({good: 0.03, bad: -0.03})
    assert after[good] > max(5, 4 * before[good]) and after[bad] < 2 * before[bad] < 0


def test_the_gain_of_each_card_is_told_from_exchanges_of_several():
    truth, chance, tried = {"a": 0.03, "b": 0.0, "c": -0.03, "d": 0.0}, Random(2), []
    for _ in range(200):
        into, out = chance.sample(sorted(truth), 2)
        copies = chance.randint(1, 3)
        gain = copies * (truth[into] - truth[out]) + chance.gauss(0, 0.05)
        tried.append(Tried({into: copies, out: -copies}, gain, 60))
    found = gains(tried)
    assert found == pytest.approx(truth, abs=0.01)
    assert abs(gains(tried[:1])[next(iter(tried[0].change))]) < 0.5 * abs(tried[0].gain)  # little says little


def test_what_a_balance_says_is_believed_until_it_is_tried():
    def card(name, score, error, by="drawn"):
        gain = {"score": score, "low": score - 1.96 * error, "high": score + 1.96 * error, "by": by}
        return {"id": name, "gain": gain, "drawn": 0.75, "copies": 4, "decks": ["x", "y"]}

    known = deckspace.told_by_balance(
        [card("sure", 0.1, 0.0), card("open", 0.1, 0.05), card("bad", -0.1, 0.05), card("rune", 0.3, 0.01, "played")]
    )
    assert known == {"sure": 0.05, "open": 0.025, "bad": -0.025}  # a copy is drawn in half of the matches
    assert gains([], known) == known
    found = gains([Tried({"open": 2, "other": -2}, -0.04, 20_000)], known)
    assert found["open"] < 0.01 < found["other"] and found["sure"] == 0.05


# --- what is found ----------------------------------------------------------------------------------------------------


def test_a_deck_that_is_better_is_found_and_measured():
    """Each copy of one card in eight is worth 4 points."""
    cards = [card for n, card in enumerate(Space(library("contracts")).cards) if n % 8 == 0]

    def worth(deck):
        return min(0.95, 0.5 + 0.04 * sum(card in cards for card in deck) - 0.04 * begun)

    begun = sum(card in cards for card in library("contracts").decks[FIRST].cards())
    plan = toy()
    dice = Dice(worth)
    search = searched(plan, play=dice)
    told = deckfound.as_json(search, library("contracts"))
    assert worth(search.best) > BAR + 0.05 and search.steps
    assert told["verdict"] == "more" and told["better"]["low"] > 0
    assert told["field"]["low"] < worth(search.best) < told["field"]["high"]
    assert sum(told["out"].values()) == sum(told["in"].values()) > 0
    text = deckfound.as_text(told, library("contracts"), "en")
    assert (
        text.endswith("beats the field by more than 60 %")
        and " points (+" in text
        and f"surely better than {FIRST}\n" in text
    )


def test_luck_in_the_races_is_not_told_as_strength():
    """Where all decks are equally good, fresh matches say so, whatever the races said."""
    gained = []
    for seed in range(8):
        plan = toy(seed=seed, rounds=6)
        search = searched(plan, play=Dice(lambda deck: 0.5, apart=True))
        told = deckfound.as_json(search, library("contracts"))
        gained += [step.gain for step in search.steps]
        assert told["verdict"] == "less" and told["field"]["low"] < 0.5 < told["field"]["high"]
        assert told["better"]["low"] < 0.01 and told["better"]["high"] > -0.01
        assert "surely better" not in deckfound.as_text(told, library("contracts"), "en")
    assert len(gained) > 4 and sum(gained) / len(gained) > 0.05  # so much those that won them seemed better


def test_near_the_bar_it_says_that_it_is_not_sure():
    plan = toy(rounds=0, pairs=20)
    told = deckfound.as_json(searched(plan, play=Dice(lambda deck: BAR)), library("contracts"))
    assert told["verdict"] == "" and told["better"]["score"] == 0
    assert deckfound.as_text(told, library("contracts"), "it").endswith("not sure whether it beats the field by more "
                                                                         "than 60 %")  # fmt: skip


def test_what_is_broken_off_before_the_best_is_known_has_the_first_one():
    plan = decksearch.planned("contracts", rounds=2, seed=1)
    search = searched(plan, play=Dice(lambda deck: 0.5), told=lambda search: len(search) == 7)
    told = deckfound.as_json(search, library("contracts"))
    assert (told["from"], told["pairs"]) == (plan.starts[0], {"search": 7, "fresh": 0}) and not told["out"]
    assert sum(told["deck"].values()) == 40 and (told["field"], told["better"], told["matchups"]) == (None, None, [])


def test_the_best_of_several_is_begun_with():
    plan = decksearch.planned("contracts", rounds=0, pairs=20, seed=1)
    best = tuple(library("contracts").decks["dawn_line"].cards())
    search = searched(plan, play=Dice(lambda deck: 0.7 if deck == best else 0.45))
    assert (search.start, search.best) == ("dawn_line", best)


@pytest.mark.nightly
def test_a_planted_card_is_found_by_playing(monkeypatch):
    cards = library("sparks")
    stronger = {"when": "play", "do": [{"damage": 6, "to": "opponent"}]}
    sources = [
        dict(card.source) | ({"clauses": [stronger]} if card.id == "afterglow" else {})
        for card in cards.definitions.values()
    ]
    changed = pinned(sources, cards.constants, "sparks", cards.vocabulary)
    planted = replace(cards, definitions=changed.definitions)
    balancing.table_of.cache_clear()
    for room in (arena, balancing):
        monkeypatch.setattr(room, "current", lambda game: planted)
    search = searched(real(rounds=4))
    balancing.table_of.cache_clear()
    told = deckfound.as_json(search, planted)
    assert told["in"].get("afterglow", 0) >= 2 and told["deck"]["afterglow"] >= 5
    assert told["better"]["low"] > 0 and told["field"]["score"] > 0.6


# --- repeating and going on -------------------------------------------------------------------------------------------


class Killed(Exception):
    pass


def killed_after(n):
    def told(search):
        if len(search) == n:
            raise Killed
        return False

    return told


def test_a_run_that_was_killed_goes_on_to_the_same_file(tmp_path):
    plan, dice = toy(rounds=3, pairs=20), Dice(lambda deck: 0.3 + 0.01 * len(set(deck)), apart=True)
    whole, kept = file_of(tmp_path, "whole"), file_of(tmp_path, "kept")
    search = searched(plan, held=whole, play=dice)
    for n in (3, 200, 701, len(search) - 5):
        with pytest.raises(Killed):
            searched(plan, held=kept, told=killed_after(n), play=dice)
        with kept.open("a") as file:
            file.write('{"stage": "fre')  # the power went out
    found = searched(plan, held=kept, play=dice)
    assert (found.best, found.steps, found.tried, found.fresh) == (
        search.best,
        search.steps,
        search.tried,
        search.fresh,
    )
    assert kept.read_bytes() == whole.read_bytes()
    searched(plan, held=kept, play=lambda share: pytest.fail("nothing is left to play"))
    assert kept.read_bytes() == whole.read_bytes()


@pytest.mark.nightly
def test_one_process_and_two_write_the_same_file_and_go_on_with_it(run, tmp_path):
    plan, _, whole = run
    two = file_of(tmp_path)
    with pytest.raises(Killed):
        searched(plan, held=two, told=killed_after(50))
    with Pool(2) as by:
        searched(plan, by, two)
    assert two.read_bytes() == whole.read_bytes()


def test_a_run_goes_on_with_more_rounds(tmp_path):
    """What was played of the first rounds is there; another deck is measured on other chance."""
    kept = file_of(tmp_path)
    plan = toy(rounds=3)
    worth = Dice(lambda deck: 0.3 + 0.01 * len(set(deck)))
    before = searched(plan, held=kept, play=worth)
    held = kept.read_bytes()
    after = searched(replace(plan, rounds=8), held=kept, play=worth)
    assert kept.read_bytes().startswith(held) and after.rounds > before.rounds
    assert after.steps[: len(before.steps)] == before.steps
    assert after.best != before.best and after.measured != before.measured


def test_fresh_matches_are_none_that_a_race_has_seen(run):
    plan, _, kept = run
    rows = rows_of(kept)
    raced, fresh = ({row["seed"] for row in rows if row["stage"].startswith(FRESH) == is_fresh} for is_fresh in (0, 1))
    assert len(fresh) >= 20 and len(raced) > 20 and not raced & fresh
    assert all(seed_of(plan, f"{FRESH} x", n) % 2 == 1 and seed_of(plan, "round 1", n) % 2 == 0 for n in range(2000))
    assert len({seed_of(plan, f"round {n}", m) for n in range(40) for m in range(50)}) == 2000


def test_parent_and_neighbours_play_the_same_chance(run):
    of_round = [row for row in rows_of(run[2]) if row["stage"] == "round 1"]
    seeds = {(row["number"], row["against"], row["seed"]) for row in of_round}
    assert len(seeds) == len({row["number"] for row in of_round}) < len(of_round)
    opening = Counter(row["number"] for row in of_round)
    assert opening[0] == opening[decksearch.OPENING - 1] > opening[decksearch.OPENING] > 1


def test_files_of_other_runs_are_refused_with_the_reason(tmp_path):
    kept, plan = file_of(tmp_path), toy(rounds=0, pairs=20)
    dice = Dice(lambda deck: 0.5)
    searched(plan, held=kept, play=dice)
    first, *rest = kept.read_text().splitlines(keepends=True)
    head = json.loads(first)
    reasons = {
        "cards": "is of other cards",
        "program": "is of another program",
        "agent": "is of another agent",
        "format": "is no file of `contracts deck-search`",
    }
    for name, reason in reasons.items():
        other = file_of(tmp_path, name)
        other.write_text(json.dumps(head | {name: "x"}) + "\n" + "".join(rest))
        before = other.read_bytes()
        with pytest.raises(NoSuch, match=reason):
            searched(plan, held=other, play=dice)
        assert other.read_bytes() == before
    other = file_of(tmp_path, "decks")
    other.write_text(json.dumps(head | {"decks": head["decks"] | {FIRST: {"sun_ensign": 40}}}) + "\n")
    with pytest.raises(NoSuch, match=f"is of another deck `{FIRST}`"):
        searched(plan, held=other, play=dice)
    with pytest.raises(NoSuch, match="was begun with `--seed 2`, not 3"):
        searched(replace(plan, seed=3), held=kept, play=dice)
    with pytest.raises(NoSuch, match="was begun with `--field "):
        searched(replace(plan, field=plan.field[:2]), held=kept, play=dice)
    kept.write_text(first + '{"scores": 3}\n')
    with pytest.raises(NoSuch, match="is damaged"):
        searched(plan, held=kept, play=dice)
    with pytest.raises(NoSuch, match="was begun with another `--balance`"):
        searched(replace(plan, known=(("sun_ensign", 0.02),)), held=kept, play=dice)
    assert decksearch.options_of(kept) == {"seed": 2, "pairs": 20, "known": ()}
    knowing, known = file_of(tmp_path, "knowing"), (("dawn_acolyte", -0.01), ("sun_ensign", 0.02))
    searched(replace(plan, known=known), held=knowing, play=dice)
    assert decksearch.options_of(knowing)["known"] == known
    assert decksearch.options_of(file_of(tmp_path, "format")) == decksearch.options_of(tmp_path / "none") == {}


def test_other_cards_in_a_process_that_plays_are_refused():
    with pytest.raises(NoSuch, match="the cards here are others"):
        searched(replace(real(), prints=("x", "y")))


# --- telling ----------------------------------------------------------------------------------------------------------


def test_how_much_is_left_only_falls_and_ends_at_nothing(tmp_path):
    plan = toy(rounds=3)
    ends = []

    def told(search):
        ends.append(len(search) + decksearch.left(search))
        return False

    search = searched(plan, play=Dice(lambda deck: 0.5), told=told)
    assert ends == sorted(ends, reverse=True) and len(search) <= ends[-1]


def test_one_by_chance_is_legal_and_far_from_all_others():
    plan = toy(rounds=0)
    deck = decksearch.deck_named(replace(plan, starts=(decksearch.RANDOM,)), decksearch.RANDOM)
    bundled = [deck.cards() for deck in library("contracts").decks.values()]
    assert Space(library("contracts")).is_legal(deck)
    assert all(sum((Counter(deck) & Counter(other)).values()) < 30 for other in bundled)


def test_the_found_deck_is_written_as_the_checker_wants_it(tmp_path):
    plan = toy(rounds=2, pairs=20)
    search = searched(plan, play=Dice(lambda deck: 0.3 + 0.01 * len(set(deck))))
    path = tmp_path / "found.yaml"
    cards = library("contracts")
    deckfound.save(path, search, cards)
    text = path.read_text("utf-8")
    assert not deck_faults(cards, str(path), text) and text.startswith("# Found by `contracts deck-search`")
    with pytest.raises(NoSuch, match="has a fault"):
        deckfound.save(path, Search(plan, best=search.best[:-1], start=FIRST), cards)
    assert path.read_text("utf-8") == text


def test_decks_that_there_are_not_are_refused():
    for options in ({"starts": ["nobody"]}, {"against": ["nobody"]}, {"against": [decksearch.RANDOM]}):
        with pytest.raises(NoSuch, match="there is no deck"):
            decksearch.planned("contracts", **options)
    with pytest.raises(NoSuch, match=f"`{FIRST}` is no deck to begin with: it has 40 cards instead of 41; add 1"):
        toy(rules=(("deck_size", 41),))
