"""Whole random matches of every format: no fault, every invariant, told in both languages."""

from functools import cache
from random import Random

import pytest

from game.kernel import decisions, running
from game.lab.invariants import broken
from game.language.library import CARDS, Library, load
from game.records.match import Match
from game.records.transcript import transcript
from game.rules import game_named
from game.rules.estro.vocabulary import VOCABULARY
from tests.records.playing import play

ESTRO = game_named("estro")
FORMATS = {
    "constructed": {},
    "by chance": {"random_decks": True},
    "stratega": {"stratega_wins": True, "stratega_draws": True, "stratega_attacks": True},
    "necrotoken": {"necrotoken": True},
    "mnemonica": {"mnemonica": True},
    "other rulings": {"elimination_at_once": False, "mirror_dice": False, "redirect_rolls_again": False,
                      "zone_gift_per_player": True, "zone_gift_estro_lock": False, "necrotoken": True,
                      "necro2_from_declaration": False, "open_lists": True},
}  # fmt: skip


@cache
def library() -> Library:
    return load(CARDS / "estro", "estro", VOCABULARY)


def decks(seed, seats):
    found = list(library().decks)
    return [found[(seed * 3 + seat) % len(found)] for seat in range(seats)]


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("name", FORMATS)
def test_random_matches_of_every_format_come_to_their_end(name, seats):
    for seed in range(2):
        chance = Random(seed)
        lists = [library().decks[deck].cards() for deck in decks(seed, seats)]
        cards = library().card_set(VOCABULARY)
        state = ESTRO.setup(cards, lists, seed, {**library().constants, **FORMATS[name]})
        for number in range(3000):
            if state.result is not None:
                break
            if number % 5 == 0:
                assert broken(state) == []
            running.advance(state, decisions.random_answer(state, chance.random))
        assert state.result is not None


def test_a_match_file_holds_all_cards_that_can_come(tmp_path):
    """Also with open lists a match meets cards of no deck list: Zones, and the five that come by chance."""
    match = Match.new(game="estro", decks=decks(1, 2), seed=5, library=library(), seats=("human", "human"),
                      rules={"open_lists": True}, folder=tmp_path)  # fmt: skip
    play(match, 40)
    assert match.path is not None
    assert Match.load(match.path).state == match.state


@pytest.mark.parametrize("lang", ["it", "en"])
def test_every_event_is_told(lang):
    for seed in range(3):
        seats = 2 + 2 * (seed == 2)
        match = Match.new(game="estro", decks=decks(seed, seats), seed=seed, library=library(),
                          seats=("human",) * seats, rules={"necrotoken": True, "mnemonica": seed == 1})  # fmt: skip
        told = transcript(play(match, seed=seed), lang)
        assert "‹" not in told and "face_down" not in told
