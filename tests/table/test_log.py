"""What the log tells: what is left, what wears off, which of several, and nothing of what came to nothing."""

import re
from functools import cache
from itertools import pairwise
from typing import Any

import pytest

from game.rules import NAMES
from tests.table import live


@cache
def told(game: str, lang: str = "en", seed: int = 3) -> tuple[list[dict[str, Any]], dict[int, str]]:
    """The events of a whole match, and the line of each that has one."""
    match = live.new_match(live.decks_of(game, 2), seed, game=game)
    live.random_play(match, seed, lambda m: False)
    scene = live.scene(live.stage(lang=lang, game=game), match)
    return scene.log.events, {line.index: line.words for line in scene.log.lines() if not line.heading}


@pytest.mark.parametrize("game", NAMES)
def test_it_says_what_is_left_of_who_was_hurt(game):
    events, lines = told(game)
    hurt = [e for e in events if e["kind"] == "damage" and "left" in e]
    assert len(hurt) > 10
    for event in hurt:
        assert re.search(rf"\({event['left']}( life points?)? left\)$", lines[event["index"]])


@pytest.mark.parametrize("game", NAMES)
def test_cards_of_one_name_are_told_apart(game):
    events, lines = told(game)
    names: dict[str, int] = {}
    for event in events:
        if event["kind"] == "destroyed":
            name = re.sub(r" (is destroyed|falls)$", "", lines[event["index"]])
            assert names.setdefault(name, event["entity"]) == event["entity"]
    assert len(names) > 2


@pytest.mark.parametrize("game", NAMES)
def test_what_wears_off_is_told(game):
    events, lines = told(game)
    gone = [e for e in events if e["kind"] == "expired"]
    assert gone and all((e["index"] in lines) == bool(e.get("gone") or e.get("now")) for e in gone)
    assert any(lines.get(e["index"], "").startswith("Wears off ") for e in gone)


@pytest.mark.parametrize("game", NAMES)
def test_an_effect_is_told_only_where_something_came_of_it(game):
    _, lines = told(game)
    words = [lines[index] for index in sorted(lines)]
    assert any(line.startswith("Effect of ") for line in words)
    assert not any(one.startswith("Effect of ") and two.startswith("Effect of ") for one, two in pairwise(words))


def test_a_character_played_as_an_event_is_marked_so():  # P-032
    events, lines = told("cataclysm")
    library = live.library("cataclysm")
    for event in events:
        if event["kind"] == "play":
            character = library.cards[event["card"]].kind == "character"
            assert lines[event["index"]].endswith(" as an Event") == character


def test_a_phase_for_which_there_is_no_room_is_skipped_in_silence():  # P-029, P-038
    events, lines = told("cataclysm")
    skipped = [e for e in events if e["kind"] == "skipped"]
    assert {e["why"] for e in skipped} >= {"no_room"}
    assert all((e["index"] in lines) == (e["why"] != "no_room") for e in skipped)


def test_italian_uses_the_words_of_the_book():
    _, lines = told("cataclysm", "it")
    text = "\n".join(lines.values())
    assert "Punti-vita" in text and "punti vita" not in text and "Potere d'attacco" in text
