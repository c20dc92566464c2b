"""Faulty cards and decks of ESTRO: each is told at its line in one sentence."""

from __future__ import annotations

import shutil

import pytest

from game.language.folders import CARDS
from game.language.library import load
from game.rules import game_named

WORDS = game_named("estro").vocabulary
CARD = """\
cards:
- id: fox
  name: {it: Volpe, en: Fox}
  kind: ardo
  atk: 20
  def: 12
  hel: 12
  dex: 12
"""
GIFT = CARD + "  map: 12\n  clauses:\n"
DECK = """\
id: mine
name: {it: Mio, en: Mine}
plan: {it: "Vinci.", en: "Win."}
cards:
"""


@pytest.fixture
def said(tmp_path):
    """What the checker says of one file more among those of the game: line and sentence."""

    def check(name, text):
        folder = tmp_path / "estro"
        shutil.copytree(CARDS / "estro", folder)
        (folder / name).write_text(text, "utf-8")
        return [f"{f.line}: {f.message}; {f.suggestion}" for f in load(folder, "estro", WORDS).faults]

    return check


def deck_of(*cards):
    return DECK + "".join(f"  {card}: 1\n" for card in cards)


def some(number):
    deck = (CARDS / "estro" / "cards" / "ardo.yaml").read_text("utf-8")
    return [line.removeprefix("- id: ") for line in deck.splitlines() if line.startswith("- id: ")][:number]


def test_a_deck_of_24_cards(said):  # E-015
    assert said("decks/mine.yaml", deck_of(*some(24))) == [
        "5: the deck `mine` has 24 cards instead of 20; remove 4"
    ]  # fmt: skip


def test_a_card_twice_in_a_deck(said):  # E-016
    text = deck_of(*some(19)).replace("ash_runner: 1", "ash_runner: 2")
    assert said("decks/mine.yaml", text) == ["5: the deck `mine` has 2 copies of `ash_runner`; 1 at most"]


def test_a_card_written_down_twice_in_a_deck(said):  # E-016
    cards = some(20)
    assert said("decks/mine.yaml", deck_of(*cards, cards[1])) == [
        "25: `ash_runner` stands here twice; remove one of them"
    ]  # fmt: skip


def test_a_card_without_one_of_its_values(said):  # E-006
    assert said("cards/mine.yaml", CARD) == ["2: the ardo `fox` has no `map`; add `map: 1`"]


def test_a_gift_without_a_trigger(said):  # E-048
    assert said("cards/mine.yaml", GIFT + "  - do: [{draw: 1}]\n") == ["11: a clause has no `when`; add `when:`"]


def test_a_counter_that_counters_nothing(said):  # E-051
    assert said("cards/mine.yaml", GIFT + "  - when: counter\n    do: [{draw: 1}]\n") == [
        "12: `when: counter` does nothing without `counter`; add `counter`"
    ]


@pytest.mark.parametrize("whose", ["own_cards", "enemy_hidden"])
def test_a_counter_to_gifts_that_are_never_announced_against_it(said, whose):  # E-051, E-056
    text = GIFT + f"  - when: counter\n    of: {whose}\n    do: [{{counter: gift}}]\n"
    assert said("cards/mine.yaml", text) == [
        f"12: `when: counter` never happens to `{whose}`; write `enemy_cards` or `zones`"
    ]


@pytest.mark.parametrize(("when", "do"), [("counter", "{counter: gift}"), ("gift", "{draw: 1}")])
@pytest.mark.parametrize("blank", ["true", "false"])
def test_a_card_without_a_gift_activates_none(said, when, do, blank):  # E-010, E-051
    text = GIFT + f"  - when: {when}\n    of:\n      from: enemy_cards\n      filter:\n        blank: {blank}\n"
    fault = f"15: `when: {when}` never happens to what is `blank: true`; leave it out"
    assert said("cards/mine.yaml", f"{text}    do: [{do}]\n") == ([fault] if blank == "true" else [])


def test_countering_without_a_counter(said):  # E-051
    assert said("cards/mine.yaml", GIFT + "  - when: play\n    do: [{counter: gift}]\n") == [
        "12: `counter` can't stand under `when: play`; `counter` belongs under `when: counter`"
    ]


def test_a_gift_that_is_paid_for_when_its_card_is_played(said):  # E-048
    """Cards of ESTRO cost nothing, so that a price can only be that of the gift."""
    text = GIFT + "  - when: play\n    may: true\n    pay: {discard: {from: own_hand, pick: 1}}\n    do: [{draw: 2}]\n"
    assert said("cards/mine.yaml", text) == []


def test_the_gift_of_a_zone_is_used_by_a_player(said):  # E-135
    assert said("cards/mine.yaml", GIFT + "  - when: zone_used\n    of: players\n    do: [{draw: 1}]\n") == []


@pytest.mark.parametrize(("operation", "word"), [
    ("set: {tot: 9}, to: self", "tot"), ("multiply: {primary: 2}, to: self", "primary"),
    ("exchange: atk, with: tot, to: self", "tot"),
])  # fmt: skip
def test_a_sum_is_only_added_to(said, operation, word):  # E-007, E-109
    (fault,) = said("cards/mine.yaml", GIFT + f"  - when: play\n    do: [{{{operation}}}]\n")
    assert fault.startswith(f"12: `{word}` is a sum, which is only added to")
