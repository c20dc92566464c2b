"""The cards of Grimoire: kinds that count as others, types, decks, and matches of real decks."""

from __future__ import annotations

import json
from functools import cache
from random import Random

import pytest

from game.kernel import running
from game.kernel.decisions import answers
from game.kernel.saved import from_json
from game.lab.invariants import broken
from game.language.folders import CARDS
from game.language.library import load
from game.language.text import kind_line, rules_text
from game.rules.grimoire.game import GRIMOIRE
from game.rules.grimoire.mana import is_simple
from tests.rules.grimoire.board import P1, Board, card, spell


@cache
def library():
    found = load(CARDS / "grimoire", "grimoire", GRIMOIRE.vocabulary)
    assert not found.faults, found.faults[0]
    return found


def test_every_card_has_a_text_in_both_languages():
    for lang in ("it", "en"):
        for found in library().definitions.values():
            text = kind_line(found, lang, library()) + rules_text(found, lang, library())
            assert "‹" not in text, text
            assert found.kind in GRIMOIRE.vocabulary.kinds


def test_every_deck_has_forty_cards_or_more():  # M-006 M-007
    assert len(library().decks) > 1
    assert all(sum(deck.counts.values()) >= 40 for deck in library().decks.values())
    least, most, _ = GRIMOIRE.vocabulary.deck_rules
    assert least.faults("", {"plains": 39}, {}, 40) == [("the deck has 39 cards, fewer than 40", "add 1")]
    assert not least.faults("", {"plains": 400}, {}, 40) and not most.faults("", {"plains": 400}, {}, 0)
    assert most.faults("", {"plains": 62}, {}, 60) == [("the deck has 62 cards, more than 60", "remove 2")]


@pytest.mark.parametrize("seed", range(8))
def test_random_matches_of_the_decks_end_and_break_nothing(seed):
    chance, decks = Random(seed), list(library().decks.values())
    cards = library().card_set(GRIMOIRE.vocabulary)
    lists = [chance.choice(decks).cards() for _ in range(2)]
    state = GRIMOIRE.setup(cards, lists, seed, library().constants)
    for number in range(3000):
        if state.result is not None:
            break
        assert not broken(state), number
        if number % 31 == 0:
            assert from_json(json.loads(json.dumps(state.to_json())), GRIMOIRE, cards) == state
        running.advance(state, chance.choice(answers(state)))
    assert state.result is not None


# --- kinds and types -------------------------------------------------------------------------------------------------

WALL = card("rampart", "summon", None, power=0, toughness=3, types=["wall"])
GOLEM = card("golem", "artifact_creature", None, power=2, toughness=2, types=["golem"])
SAP = spell("sap", "instant", None, {"destroy": "target"},
            targets=[{"from": "creatures", "pick": 1, "filter": {"type": "wall"}}])  # fmt: skip
BREAK = spell("break", "instant", None, {"destroy": "target"}, targets=[{"from": "artifacts", "pick": 1}])
DENY = spell("deny", "interrupt", None, {"counter": "target"},
             targets=[{"from": "spell", "pick": 1, "filter": {"kind": "summon"}}])  # fmt: skip
DROWN = spell("drown", "sorcery", None, {"become_type": "island", "to": "lands", "until": "turn_end"})


def test_an_effect_may_ask_for_the_type_of_a_creature():  # M-129
    board = Board(["rampart", "golem", "sap"], [], extra=[WALL, GOLEM, SAP])
    board.resolved("golem")
    assert board.refused("play", board.held("sap")).code == "no_target"
    wall = board.resolved("rampart")
    board.resolved("sap")
    assert board.where(wall) == "graveyard"


def test_an_artifact_creature_is_an_artifact_and_a_creature():  # M-184 M-187
    board = Board(["golem", "break", "choke"], [], extra=[GOLEM, BREAK])
    golem = board.resolved("golem")
    assert [way[1] for way in answers(board.state) if way[0] == "play"] == [board.held("break"), board.held("choke")]
    board.resolved("break")
    assert board.where(golem) == "graveyard"


def test_it_is_cast_as_an_artifact_so_nothing_that_asks_for_a_summon_is_about_it():  # M-189
    board = Board(["golem", "wisp"], ["deny"], extra=[GOLEM, DENY])
    board.cast("golem")
    assert board.asked == ("main", P1)
    board.cast("wisp")
    assert board.asked[0] == "interrupt"


def test_a_land_of_another_type_gives_the_mana_of_that_type_for_as_long():  # M-098 M-099 M-289
    board = Board(["drown", "wisp"], [], lands="forest", extra=[DROWN])
    forest = board.held("forest")
    board.resolved("drown")
    board.give("tap", forest)
    assert board.pool(P1) == (0, 1, 0, 0, 0, 0)
    board.end_turn()
    board.end_turn()
    board.give("tap", forest)
    assert board.pool(P1) == (0, 0, 0, 0, 1, 0)


def test_no_card_pays_with_its_own_mana_for_an_ability_that_taps_it():
    """What is tapped for an ability can't give mana for the same cost; no bundled card lets that come about."""
    for found in library().definitions.values():
        uses = found.by_trigger.get("use", ())
        tapping = [c for c in uses if c.pay is not None and any(part.word == "tap" for part in c.pay.parts)]
        assert not (any(map(is_simple, uses)) and any(sum(c.pay.amounts) for c in tapping)), found.id
