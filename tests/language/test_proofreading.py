"""The rules of the proofreader: each finds what it is for, and nothing in the texts of the bundled cards."""

from __future__ import annotations

import re

import pytest

from game.language.proofreading import BOTH, Rule, faults, patterns, rules
from game.language.text import rules_text
from game.records.cards import library
from game.rules import NAMES
from game.system.languages import GRAMMARS
from tests.language.wording import texts

RULES = [(language, rule) for language, found in rules().items() for rule in found]


@pytest.mark.parametrize(("language", "rule"), RULES, ids=lambda part: getattr(part, "name", part))
def test_a_rule_finds_what_is_wrong_and_not_what_is_right(language: str, rule: Rule):
    spoken = "en" if language == BOTH else language
    [pattern] = [p for name, p in patterns(spoken, "contracts") if name == rule.name]
    assert pattern.search(rule.wrong) and not pattern.search(rule.right)


@pytest.mark.parametrize("language", GRAMMARS)
@pytest.mark.parametrize("game", NAMES)
def test_the_bundled_texts_are_fit_to_print(game, language):
    cards = library(game)
    told = {card: rules_text(card, language, cards) for card in cards.definitions}
    assert {card: text for card, text in told.items() if text and faults(text, language, game)} == {}


def test_what_can_only_be_seen_of_a_whole_line():
    assert faults("**Summon:** Draw once", "en", "contracts") == ["no full stop"]
    assert faults("**Summon: Draw once.", "en", "contracts") == ["bold that is not closed"]
    assert faults("Draw once. then heal.", "en", "contracts") == ["no capital letter"]


MENDED = [
    (
        {"when": "play", "do": [{"fetch": 1, "who": "opponent", "times": 2}, {"fetch": 1, "who": "opponent"}]},
        "L'avversario estrae 1 contratto, due volte. L'avversario estrae 1 contratto.",
        "The opponent fetches 1 contract, twice. They fetch 1 contract.",
    ),
    (
        {"instead": "draw", "do": [{"draw": 2}]},
        "Se dovessi pescare, invece pesca due volte.",
        "If you would draw, instead draw twice.",
    ),
    (
        {"instead": "draw", "do": [{"damage": 1, "to": "you", "times": 2}]},
        "Se dovessi pescare, invece subisci 1 danno, due volte.",
        "If you would draw, instead take 1 damage, twice.",
    ),
    (
        {"when": "play", "targets": [{"from": "creatures", "pick": 2}],
         "do": [{"destroy": "target"}, {"draw": {"count": "target"}}]},
        "Distruggi 2 Creature, poi pesca una volta per ognuna di esse.",
        "Destroy 2 Creatures, then draw once for each of them.",
    ),
    (
        {"when": "summon", "may": True, "pay": {"pure": 1}, "do": [{"draw": 1, "times": {"count": "orbs"}}]},
        "**Evocazione:** Puoi pagare {1} per pescare una volta, una volta per ogni Globo in campo.",
        "**Summon:** You can pay {1} to draw once, once for each Orb on the field.",
    ),
    (
        {"when": "summon", "do": [{"damage": 1, "to": "opponent", "times": {"stat": "attack", "of": "self"}}]},
        "**Evocazione:** Infliggi 1 danno all'avversario, per un numero di volte pari all'attacco di questa Creatura.",
        "**Summon:** Deal 1 damage to the opponent, a number of times equal to the attack of this Creature.",
    ),
]  # fmt: skip
"""What once read "Fetches 1 contract.", "draw twice instead", "for each them", "to for each Orb", "for each,"."""


@pytest.mark.parametrize(("clause", "it", "en"), MENDED)
def test_what_was_put_together_wrongly_once(clause, it, en, tmp_path):
    assert texts(tmp_path / "cards", [clause]) == [(it, en)]


def test_a_pattern_for_nouns_knows_those_of_each_game():
    by_game = {game: dict(patterns("en", game))["one with a plural"] for game in NAMES}
    assert by_game["contracts"].search("each Creatures") and not by_game["cataclysm"].search("each Creatures")
    assert by_game["cataclysm"].search("each Characters")
    assert all(isinstance(pattern, re.Pattern) for pattern in by_game.values())
