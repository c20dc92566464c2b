"""Every kind of event that the kernel or a game tells of has its line in a transcript, in every language."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

from game.kernel.decisions import random_answer
from game.language.library import from_plain
from game.records.cards import library
from game.records.match import Match
from game.records.record import Record
from game.records.telling import Words
from game.records.transcript import _Telling, transcript
from game.rules import EXAMPLES, NAMES, game_named
from game.system.languages import GRAMMARS
from tests.kernel.wide import WIDE
from tests.language.made_up import TOKEN, Writer
from tests.rings import first

GAME = Path(__file__).resolve().parents[2] / "game"
GAMES = (*NAMES, *EXAMPLES)


@cache
def kinds(folder: Path) -> frozenset[str]:
    """The kinds of events that the files of a folder emit."""
    found: set[str] = set()
    for path in folder.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "emit":
                constants = [n.value for n in ast.walk(node.args[0]) if isinstance(n, ast.Constant)]
                assert constants, f"{path.name}:{node.lineno} emits a kind that can't be read here"
                found |= {value for value in constants if isinstance(value, str)}
    return frozenset(found)


def played(plain: list[dict[str, Any]], seed: int, answers: int = 150) -> Match:
    """A random match with these cards in the game that has every word of the kernel."""
    constants = library("contracts").constants
    record = Record("contracts", seed, 0, ("human", "human"), [], constants, plain)
    chance = Random(seed)
    ids = [card["id"] for card in plain if card["id"] != TOKEN]
    record.decks = [{"id": "", "name": {}, "cards": [chance.choice(ids) for _ in range(30)]} for _ in range(2)]
    found = from_plain(plain, constants, "contracts", WIDE.vocabulary)
    match = Match(WIDE, found, record)
    match._library = library("contracts")
    for _ in range(answers):
        if match.state.result is not None:
            break
        match.answer(random_answer(match.state, chance.random))
    return match


@pytest.mark.parametrize("lang", GRAMMARS)
@pytest.mark.parametrize("game", GAMES)
def test_each_kind_has_its_line(game, lang):
    words = Words(Match(game_named(game), *_a_match(game)), lang)
    for kind in kinds(GAME / "kernel") | kinds(GAME / "rules" / game):
        name = kind.replace("_", "-")
        assert any(other == name or other.startswith(f"{name}-") for other in words.names), kind


def _a_match(game: str) -> tuple[Any, Record]:
    cards = library(game)
    decks = [{"id": d.id, "name": {}, "cards": d.cards()} for d in list(cards.decks.values())[:2]]
    rules = game_named(game)
    return cards.card_set(rules.vocabulary), Record(game, 3, 0, ("human", "human"), decks, cards.constants, [])


@pytest.mark.parametrize("lang", GRAMMARS)
def test_the_example_game_has_a_transcript(lang):
    match = Match(game_named("sparks"), *_a_match("sparks"))
    match._library = library("sparks")
    chance = Random(5)
    while match.state.result is None:
        match.answer(random_answer(match.state, chance.random))
    text = transcript(match, lang)
    assert "‹" not in text and len(text.splitlines()) > 30


@pytest.mark.parametrize(("seed", "number"), first(1, [(0, 5), *((seed, 12) for seed in range(6))]))
def test_nothing_that_random_cards_do_is_told_without_words(seed, number):
    cards = Writer(WIDE.vocabulary, Random(seed), "contracts").cards(number)
    match = played(cards, seed)
    for lang in GRAMMARS:
        text = transcript(match, lang)
        assert "‹" not in text, text[max(0, text.index("‹") - 60) :][:160]


# --- read aloud -------------------------------------------------------------------------------------------------------

FOX = {"id": "fox", "name": {"it": "Volpe", "en": "Fox"}, "kind": "creature", "cost": {}, "attack": 1, "health": 1}
OAK = {"id": "oak", "name": {"it": "Quercia", "en": "Oak"}, "kind": "creature", "cost": {}, "attack": 1, "health": 1}
TOLD = [
    ("changed", {"layer": "set", "stat": "attack", "amount": 3}, "Fox: attack set to 3", "Volpe: attacco portato a 3"),
    ("changed", {"layer": "multiply", "stat": "attack", "amount": 2},
     "Fox: attack multiplied by 2", "Volpe: attacco moltiplicato per 2"),
    ("changed", {"layer": "element", "elements": ["fire", "water"]},
     "Fox is now of fire and water", "Volpe ora è di fuoco e acqua"),
    ("changed", {"layer": "kind", "what": "orb"}, "Fox becomes: Orb", "Volpe diventa: Globo"),
    ("changed", {"layer": "copy", "what": "oak"}, "Fox becomes a copy of Oak", "Volpe diventa una copia di Quercia"),
    ("changed", {"layer": "text", "what": "oak#0.0"}, "Fox gains a further text", "Volpe guadagna un altro testo"),
    ("changed", {"layer": "text", "what": ""}, "Fox loses its text", "Volpe perde il suo testo"),
    ("revoked", {"keywords": ["fog", "impetus"]}, "Fox loses Fog and Impetus", "Volpe perde Nebbia e Impeto"),
    ("attached", {"host": OAK}, "Fox is attached to Oak", "Volpe si assegna a Quercia"),
    ("attached", {"host": 1}, "Fox is attached to Player 2", "Volpe si assegna a Giocatore 2"),
    ("turned", {"card": "fox", "face_down": False}, "Fox is turned face up", "Volpe si gira a faccia in su"),
    ("turned", {"card": "fox", "face_down": True}, "Fox is turned face down", "Volpe si gira a faccia in giù"),
    ("counters", {"counter": "growth", "amount": 1}, "Fox gets 1 growth counter", "Volpe riceve 1 segnalino growth"),
    ("counters", {"counter": "rust", "amount": -2}, "Fox loses 2 rust counters", "Volpe perde 2 segnalini rust"),
    ("marked", {"marks": ["seen"], "on": True}, "Fox is marked: seen", "Volpe porta ora un segno: seen"),
    ("marked", {"marks": ["spent", "seen"], "on": False},
     "Fox is no longer marked: spent and seen", "Volpe non porta più il segno: spent e seen"),
    ("replaced", {"card": "fox", "clause": "fox#0", "seat": 0, "event": "damage", "subject": 1},
     "Effect of Fox in place of damage: Player 2", "Effetto di Volpe al posto di danni: Giocatore 2"),
    ("replaced", {"card": "fox", "clause": "fox#0", "seat": 0, "event": "fetch", "subject": 0},
     "Effect of Fox in place of a fetch: Player 1", "Effetto di Volpe al posto di un'estrazione: Giocatore 1"),
    ("on_stack", {"card": "fox", "clause": "fox#0", "seat": 0},
     "Player 1 puts Fox on the stack", "Giocatore 1 mette Volpe sulla pila"),
    ("countered", {"card": "fox"}, "Fox is countered", "Annullamento di Volpe"),
    ("sacrificed", {"card": "fox", "seat": 0}, "Player 1 sacrifices Fox", "Giocatore 1 sacrifica Volpe"),
]  # fmt: skip


@pytest.mark.parametrize(("kind", "facts", "english", "italian"), TOLD)
def test_an_event_is_told_in_a_sentence(kind, facts, english, italian):
    match = played([FOX, OAK], 1, answers=0)
    numbers = {card: next(i for i, e in enumerate(match.state.entities) if e.definition.id == card) for card in
               ("fox", "oak")}  # fmt: skip
    facts = {key: numbers[value["id"]] if isinstance(value, dict) else value for key, value in facts.items()}
    match.events.emit(kind, {"entity": numbers["fox"]} | facts)
    for lang, line in (("en", english), ("it", italian)):
        words = Words(match, lang)
        telling = _Telling(match, words)
        event = match.events.events[-1]
        assert telling._text(event, telling._name(event)) == line
