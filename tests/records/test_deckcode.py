"""Decks as one line of text: short, whole or refused, and read again when the set is another one."""

from __future__ import annotations

import random
import string

import pytest

from game.records.cards import GAMES, library
from game.records.deckcode import LONGEST, REASONS, BadCode, decoded, encoded
from game.records.decks import holdable
from tests.rings import first

ALPHABET = string.ascii_letters + string.digits + "-_"


def lines(game: str = "contracts") -> list[tuple[str, str, dict[str, int]]]:
    known = library(game)
    return [
        (encoded(game, deck.name["it"], deck.counts, holdable(known)), deck.name["it"], dict(deck.counts))
        for deck in known.decks.values()
    ]


def read(line: str, game: str = "contracts") -> tuple[str, dict[str, int]]:
    return decoded(line, game, GAMES, holdable(library(game)))


@pytest.mark.parametrize("game", GAMES)
def test_a_deck_comes_back_as_it_was_from_less_than_two_hundred_letters(game):
    for line, name, counts in lines(game):
        assert read(line, game) == (name, counts) and len(line) < 200 and line.isascii() and "\n" not in line
        broken = "\n> ".replace(">", " ").join(line[at : at + 60] for at in range(0, len(line), 60))
        assert read(f"  {broken}\r\n", game) == (name, counts), "as a mail program sends it"


def test_it_doesn_t_change_when_cards_are_added_and_is_read_by_the_ids_that_are_left():
    (line, name, counts), *_ = lines()
    known = holdable(library("contracts"))
    more = [*known, *(f"a_new_card_{n}" for n in range(500))]
    assert decoded(line, "contracts", GAMES, more) == (name, counts)
    without = [card for card in known if card not in list(counts)[:2]]
    with pytest.raises(BadCode, match="2 of the cards in the deck code are not in this version") as caught:
        decoded(line, "contracts", GAMES, without)
    assert caught.value.facts == {"count": 2}


def test_marks_grow_where_two_cards_would_have_the_same():
    many = [f"card_{n}" for n in range(30_000)]  # of so many some have the first three bytes in common
    counts = {card: 1 + number % 3 for number, card in enumerate(many[:40])}
    line = encoded("contracts", "Viel", counts, many)
    assert decoded(line, "contracts", GAMES, many) == ("Viel", counts)


def test_an_empty_deck_a_long_name_and_many_copies():
    known = holdable(library("contracts"))
    assert read(encoded("contracts", "", {}, known)) == ("", {})
    assert read(encoded("contracts", "è" * 90, {known[0]: 400}, known)) == ("è" * 40, {known[0]: 99})
    everything = dict.fromkeys(known, 1)
    assert read(encoded("contracts", "Tutto", everything, known)) == ("Tutto", everything)


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("", "none"), ("hello", "none"), ("poker-AQMA", "none"), ("contracts", "none"), ("contracts-", "damaged"),
        ("contracts-A", "damaged"), ("contracts-é", "damaged"), ("contracts-" + "A" * LONGEST, "damaged"),
        ("cataclysm-AQMA", "game"),
    ],
)  # fmt: skip
def test_what_is_no_code_is_refused_with_its_reason(line, reason):
    with pytest.raises(BadCode) as caught:
        read(line)
    assert caught.value.reason == reason and str(caught.value) and reason in REASONS


@pytest.mark.parametrize("tries", first(1, [150, 3_000]))
def test_no_damaged_line_is_read_as_another_deck(tries):
    chance, made = random.Random(4), lines()
    for _ in range(tries):
        line, name, counts = chance.choice(made)
        letters = list(line)
        for _ in range(chance.randint(1, 3)):
            at = chance.randrange(len(letters))
            letters[at : at + chance.randint(0, 2)] = chance.choice(ALPHABET)
        try:
            assert read("".join(letters)) == (name, counts)
        except BadCode as error:
            assert error.reason in ("none", "damaged", "game")
