"""The 250 cards, the five Zones and the ready decks of ESTRO: E-002 to E-010, E-015 to E-017, section 8."""

from __future__ import annotations

import json
from collections import Counter
from functools import cache
from typing import Any

import pytest
import yaml

from game.language.folders import CARDS
from game.records.cards import library
from game.rules.estro.constants import CHARACTERISTICS, ESTRI, OWN

Card = dict[str, Any]


@cache
def printed() -> list[Card]:
    """All cards as they are written, without the Zones."""
    found: list[Card] = []
    for estro in ESTRI:
        found += yaml.load((CARDS / "estro" / "cards" / f"{estro}.yaml").read_text("utf-8"), yaml.CSafeLoader)["cards"]
    return found


def gifts(card: Card) -> list[Card]:
    clauses: list[Card] = card.get("clauses", [])
    return clauses


def values(card: Card) -> tuple[int, ...]:
    return tuple(card[name] for name in CHARACTERISTICS)


def primary(card: Card) -> int:
    number: int = card[CHARACTERISTICS[OWN[card["kind"]]]]
    return number


def without_numbers(plain: Any) -> Any:
    """`plain` with every number the same."""
    if isinstance(plain, dict):
        return {key: without_numbers(value) for key, value in plain.items()}
    if isinstance(plain, list):
        return [without_numbers(value) for value in plain]
    return plain if isinstance(plain, bool | str) else 0


def twice(found: list[Any]) -> list[Any]:
    return [one for one, times in Counter(found).items() if times > 1]


def test_there_are_250_different_cards():  # E-002
    """As they are written, and as a deck by chance can hold them."""
    written = [card["id"] for card in printed()]
    assert (len(written), twice(written)) == (250, [])
    can_be_dealt = [card.id for card in library("estro").definitions.values() if card.kind in ESTRI]
    assert sorted(can_be_dealt) == sorted(written)


@pytest.mark.parametrize("estro", ESTRI)
def test_fifty_cards_of_each_estro_fifteen_of_them_blank(estro):  # E-004, E-010
    cards = [card for card in printed() if card["kind"] == estro]
    assert (len(cards), len([card for card in cards if not gifts(card)])) == (50, 15)


def test_five_zones_that_belong_to_no_deck():  # E-003
    zones = {
        card["id"]
        for card in yaml.load((CARDS / "estro" / "cards" / "zones.yaml").read_text("utf-8"), yaml.CSafeLoader)["cards"]
    }
    assert len(zones) == 5
    assert not [deck.id for deck in library("estro").decks.values() if zones & set(deck.cards())]


def test_names_and_pictures_are_each_of_one_card():
    for language in ("it", "en"):
        assert twice([card["name"][language] for card in printed()]) == []
    assert twice([tuple(card["art"].values()) for card in printed()]) == []


def test_values_keep_to_their_budget():  # E-006 to E-008
    """The TOT is 74 to 80 without a gift and 60 to 74 with one; the primary value 14 to 30, the others 8 to 18."""
    for card in printed():
        tot, own = sum(values(card)), primary(card)
        least, most = (60, 74) if gifts(card) else (74, 80)
        assert least <= tot <= most, card["id"]
        assert 14 <= own <= 30, card["id"]
        others = list(values(card))
        others.remove(own)
        assert min(others) >= 8 and max(others) <= 18, card["id"]
        assert len(set(values(card))) >= 3, f"{card['id']}: its values are too much alike"


def test_no_two_blank_cards_are_the_same():
    assert twice([(card["kind"], values(card)) for card in printed() if not gifts(card)]) == []


def test_no_two_gifts_are_the_same_up_to_their_numbers():
    found = [json.dumps(without_numbers([card.get("keywords", []), gifts(card)])) for card in printed() if gifts(card)]
    assert len(found) == 175
    assert twice(found) == []


def test_symbols_and_kinds_of_gifts_come_as_often_as_they_should():  # E-061, E-066, E-048, E-051
    """About 60 % of the gifts without a symbol, 25 % 1V, 15 % passive; counters, optional gifts and traps enough."""
    found = [gift for card in printed() for gift in gifts(card)]
    once = len([gift for gift in found if gift.get("once")])
    passive = len([gift for gift in found if gift.get("when") == "always"])
    share = [round(100 * number / len(found)) for number in (once, passive)]
    assert 15 <= share[0] <= 30 and 8 <= share[1] <= 20, share
    assert len([gift for gift in found if gift.get("when") == "counter"]) >= 12
    assert len([gift for gift in found if gift.get("may")]) >= 20
    hidden = ("dies", "turned")
    traps = [card for card in printed() if any(gift.get("when") in hidden for gift in gifts(card))
             or "hidden" in json.dumps(gifts(card)) or "_down" in json.dumps(gifts(card))]  # fmt: skip
    assert len(traps) >= 15
    zones = [
        card for card in printed() if any(word in json.dumps(gifts(card)) for word in ("zone_used", "zones", "_zone"))
    ]
    assert len(zones) >= 6


def test_every_estro_has_cards_that_ask_for_a_decision():
    asks = ("targets", "may", "pay", "modes")
    for estro in ESTRI:
        asking = [card for card in printed() if card["kind"] == estro
                  and any(word in gift for gift in gifts(card) for word in asks)]  # fmt: skip
        assert len(asking) >= 10, estro


def test_ten_ready_decks_each_with_a_plan():  # E-015 to E-017
    found = library("estro")
    assert len(found.decks) == 10
    for deck in found.decks.values():
        assert len(set(deck.cards())) == len(deck.cards()) == found.constants["chosen_cards"]
        assert deck.plan["it"] and deck.plan["en"] and deck.plan["it"] != deck.plan["en"]


def test_the_ready_decks_show_much_of_the_cards():
    used = Counter(card for deck in library("estro").decks.values() for card in deck.cards())
    assert max(used.values()) <= 5
    assert len(used) >= 110
