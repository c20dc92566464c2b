"""What the log tells: what is left, what wears off, which of several, and nothing of what came to nothing."""

import re
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from typing import Any

import pytest

from game.rules import NAMES
from tests.table import live

Told = tuple[list[dict[str, Any]], dict[int, str]]
"""The events of a whole match, and the line of each that has one."""


def matches(game: str, lang: str = "en") -> Iterator[Told]:
    """What is told of matches, one after the other, for as long as a test has not met enough of what it is about."""
    return (told(game, lang, seed) for seed in live.seeds(3, 12))


@cache
def told(game: str, lang: str, seed: int) -> Told:
    match = live.played_out(seed, decks=live.decks_of(game, 2), game=game)
    scene = live.scene(live.stage(lang=lang, game=game), match)
    return scene.log.events, {line.index: line.words for line in scene.log.lines() if not line.heading}


@pytest.mark.parametrize("game", NAMES)
def test_it_says_what_is_left_of_who_was_hurt(game):
    met = 0
    for events, lines in matches(game):
        for event in (e for e in events if e["kind"] == "damage" and "left" in e):
            assert re.search(rf"\({event['left']}( life points?)? left\)$", lines[event["index"]])
            met += 1
        if met > 10:
            break


@pytest.mark.parametrize("game", NAMES)
def test_cards_of_one_name_are_told_apart(game):
    met = 0
    for events, lines in matches(game):
        names: dict[str, int] = {}
        for event in events:
            if event["kind"] == "destroyed":
                name = re.sub(r" (is destroyed|falls)$", "", lines[event["index"]])
                assert names.setdefault(name, event["entity"]) == event["entity"]
        met += len(names)
        if met > 2:
            break


@pytest.mark.parametrize("game", NAMES)
def test_what_wears_off_is_told(game):
    for events, lines in matches(game):
        gone = [e for e in events if e["kind"] == "expired"]
        assert all((e["index"] in lines) == bool(e.get("gone") or e.get("now")) for e in gone)
        if any(lines.get(e["index"], "").startswith("Wears off ") for e in gone):
            break


@pytest.mark.parametrize("game", NAMES)
def test_an_effect_is_told_only_where_something_came_of_it(game):
    for _, lines in matches(game):
        words = [lines[index] for index in sorted(lines)]
        assert not any(one.startswith("Effect of ") and two.startswith("Effect of ") for one, two in pairwise(words))
        if any(line.startswith("Effect of ") for line in words):
            break


def test_a_character_played_as_an_event_is_marked_so():  # P-032
    library, marked = live.library("cataclysm"), 0
    for events, lines in matches("cataclysm"):
        for event in events:
            if event["kind"] == "play":
                character = library.cards[event["card"]].kind == "character"
                assert lines[event["index"]].endswith(" as an Event") == character
                marked += character
        if marked:
            break


def test_a_phase_for_which_there_is_no_room_is_skipped_in_silence():  # P-029, P-038
    for events, lines in matches("cataclysm"):
        skipped = [e for e in events if e["kind"] == "skipped"]
        assert all((e["index"] in lines) == (e["why"] != "no_room") for e in skipped)
        if any(e["why"] == "no_room" for e in skipped):
            break


def test_italian_uses_the_words_of_the_book():
    for _, lines in matches("cataclysm", "it"):
        text = "\n".join(lines.values())
        assert "punti vita" not in text
        if "Punti-vita" in text and "Potere d'attacco" in text:
            break
