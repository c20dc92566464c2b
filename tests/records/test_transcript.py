"""What a transcript tells, so that the match can be followed without a table."""

import re
from functools import cache
from itertools import pairwise

import pytest

from game.kernel.description import described
from game.records.match import Match
from game.records.transcript import transcript
from game.rules import NAMES
from tests.records.test_replay import any_match

SEEDS = range(6)


def lines(match: Match) -> list[str]:
    return [line.strip() for line in transcript(match).splitlines()]


@cache
def everything() -> list[tuple[Match, list[str]]]:
    matches = [any_match(game, 2, seed) for game in NAMES for seed in SEEDS]
    return [(match, lines(match)) for match in matches]


def test_what_is_left_of_who_was_hurt():
    """Of two hits in a row on the same, the second leaves so much less."""
    hit = re.compile(r".* deals (\d+) to (.+?) \((-?\d+)(?: life points?)? left\)")
    seen = 0
    for _, told in everything():
        for one, two in pairwise(told):
            first, second = hit.fullmatch(one), hit.fullmatch(two)
            if first and second and first[2] == second[2]:
                assert int(second[3]) == int(first[3]) - int(second[1])
            seen += bool(first)
    assert seen > 200


@pytest.mark.parametrize("game", NAMES)
def test_what_is_left_is_what_the_table_shows_then(game):
    match = any_match(game, 2, 3)
    told, seen, dealt = lines(match), 0, 0
    for before, now in pairwise(match.steps):
        events = match.events.events[before.mark[0] : now.mark[0]]
        hurt = [e.facts["target"] for e in events if e.kind in ("damage", "heal", "lose")]
        gone = [e.facts["entity"] for e in events if e.kind in ("destroyed", "moved")]
        for damage in (e.facts for e in events if e.kind == "damage"):
            dealt += 1
            if hurt.count(damage["target"]) == 1 and damage["target"] not in gone:
                shown = described(now.state, 0)["entities"][damage["target"]]
                left = shown["full"] - shown["damage"]
                assert any(f" {damage['amount']} " in line and f"({left} " in line for line in told)
                seen += 1
    assert seen > 3 or not dealt, "in a game without damage there is nothing to tell"


def test_cards_of_one_name_are_told_apart():
    for match, told in everything():
        names: dict[str, set[int]] = {}
        plays = [e.facts["entity"] for e in match.events.events if e.kind in ("play", "land")]
        said = [re.sub(r" (as an Event|on|, paying).*| plays ", lambda m: "|" if m[1] is None else "", line)
                for line in told if re.match(r"Player \d plays (?!a card face down)", line)]  # fmt: skip
        assert len(said) == len(plays)
        for entity, line in zip(plays, said, strict=True):
            names.setdefault(line.split("|")[1].split(",")[0], set()).add(entity)
        assert all(len(entities) == 1 for entities in names.values()), names


NOTHING = re.compile(r"Effect of (?!.* in place of )|Turn |Player \d (plays|attacks|ends|deploys|uses) ")
"""What comes of no effect: but a step of it may be replaced by another effect."""


def test_an_effect_is_told_only_where_something_came_of_it():
    effects = 0
    for _, told in everything():
        for one, two in pairwise(told):
            if one.startswith("Effect of "):
                effects += 1
                assert two and not NOTHING.match(two)
    assert effects > 20


def test_a_character_played_as_an_event_is_marked():
    found = 0
    for match, told in everything():
        kinds = [match.cards[e.facts["card"]].kind for e in match.events.events if e.kind == "play"]
        marked = sum(" as an Event" in line for line in told)
        assert marked == kinds.count("character")
        found += marked
    assert found


def test_what_wears_off_is_told():
    """Of whom comes first, then what: "Reef Guard: Magnetized ends, attack power is 3 again"."""
    found = [line for _, told in everything() for line in told]
    assert any(re.search(r"\w: Magnetized ends", line) for line in found)
    assert any(re.search(r"(\w: |ends, )attack power is \d+ again", line) for line in found)


def test_a_phase_is_said_to_be_skipped_where_it_matters():
    """Not each time that somebody has no room for another Character; of an empty deck once."""
    for match, told in everything():
        skipped = [e.facts for e in match.events.events if e.kind == "skipped"]
        by_effect = sum(facts["why"] == "effect" for facts in skipped)
        assert sum(" skips a phase: " in line for line in told) == by_effect
        empty = {facts["seat"] for facts in skipped if facts["why"] == "empty_deck"}
        assert sum("no card left to draw" in line for line in told) == len(empty)


def test_what_an_effect_makes_one_pay_is_told():
    """A payment that belongs to no card that is played stands by itself."""
    for match, told in everything():
        paid = [
            e for e in match.events.events if e.kind == "paid" and any(v for k, v in e.facts.items() if k != "seat")
        ]
        assert sum(", paying " in line or " pays " in line for line in told) == len(paid)
