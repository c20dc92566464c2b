"""A word that is declared once is read, checked, in the schema for editors, and told in both languages."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass, replace

import pytest
from jsonschema import Draft202012Validator

from game.kernel.deckrules import DeckRule
from game.kernel.declared import Between, Bounds, Truth
from game.kernel.filters import Narrowing
from game.kernel.numbers import Measure
from game.kernel.operations import Damage
from game.language.declarations import declaration, grammar, sentence
from game.language.library import FaultyCards, pinned
from game.language.reading.clauses import FIELDS
from game.language.reading.fieldtypes import TYPES
from game.language.reference import lines
from game.language.schema import card_file
from game.language.text import rules_text
from game.language.wording.messages import ELSEWHERE, FOLDER, messages
from game.records.cards import library
from game.rules import EXAMPLES, NAMES, game_named
from tests.kernel.wide import WIDE

GAMES = {name: game_named(name) for name in (*NAMES, *EXAMPLES)} | {"wide": WIDE}
BOTH = ("it", "en")


def examples(words, spec):
    """What may be written in a field, by its type."""
    somebody = "you" if words.player else "self"
    first = {
        "Truth": [True, False], "Bounds": [2, {"at_least": 2}], "StatName": words.stats[:1],
        "KeywordName": words.keywords[:1], "KindName": list(words.kind_names),
        "TypeName": words.types[:2], "ElementName": words.elements[:1],
        "CardId": ["made"], "CounterBounds": [{"charge": {"at_least": 2}}],
        "Marks": [*words.marks, list(words.marks)], "MeasuredStat": [words.stats[0], "damage", "cost"],
        "Resource": list(words.resources)[:1], "EventName": words.counted[:1],
        "Period": list(words.periods)[:1], "Counted": ["players"], "Whose": [somebody], "Owner": ["opponent"],
        "Measured": [{"count": "players"}, {"stat": words.stats[0], "of": somebody, "plus": 1}],
        "CounterName": ["charge", *words.counters], "Conditions": [[{"count": "players", "at_least": 2}] * 2],
    }  # fmt: skip
    return list(spec.kind.words[spec.name]) if spec.type == "Word" else first[spec.type]


def made(game, clause):
    """A library with a card that bears `clause` under the first trigger for it, of those with the most moments."""
    words = game.vocabulary
    kind = next(iter(words.kinds))
    able = [w for w, k in words.triggers.items() if kind in (k.kinds or words.kinds) and not k.replaces]
    when = max(able, key=lambda w: len(words.triggers[w].moments))
    card = {"id": "made", "name": {"it": "A", "en": "A"}, "kind": kind, "clauses": [{"when": when, **clause}]}
    if words.has_counters:
        card["counters"] = {"charge": {"it": "carica", "en": "charge"}}
    card |= dict.fromkeys(words.kinds[kind], 1) | ({"cost": {words.elements[0]: 1}} if words.elements else {})
    faults = list(Draft202012Validator(card_file(words)).iter_errors({"cards": [card]}))
    assert not faults, faults[0].message
    return pinned([card], {}, game.name, words)


def written(words, kind, word):
    """Every example of a declaration: what is written under its word, and beside it."""
    first, *others = declaration(kind)
    for example in examples(words, first):
        yield {word: example} | {spec.written: examples(words, spec)[0] for spec in others}


def whole(game, text):
    """Has every word in it a message?"""
    return text and "‹" not in text


DO = [{"draw": 1}]
FILTERED = {"cards", "creatures", "characters", "orbs", "runes", "own_hand"}
"""Sets of cards that filters narrow."""
ACTING = [name for name, game in GAMES.items() if game.vocabulary.triggers and "draw" in game.vocabulary.operations]
"""The games with cards that can bear the clauses of these tests."""
FILTERS = [
    (game, word)
    for game in ACTING
    if FILTERED & {*GAMES[game].vocabulary.sets}
    for word in grammar(GAMES[game].vocabulary).filters
]
NUMBERS = [
    (game, word) for game in ACTING for word in grammar(GAMES[game].vocabulary).numbers if word not in ("x", "amount")
]
CONDITIONS = [(game, word) for game in ACTING for word in grammar(GAMES[game].vocabulary).conditions]


@pytest.mark.parametrize(("game", "word"), FILTERS)
def test_each_filter_word_is_read_and_told(game, word):
    game = GAMES[game]
    words = game.vocabulary
    kind = grammar(words).filters[word]
    for example in examples(words, declaration(kind)[0]):
        for name in sorted({*words.sets} & {*FILTERED, "players"}):
            with suppress(FaultyCards):
                found = made(
                    game, {"if": {"count": {"from": name, "filter": {word: example}}, "at_least": 1}, "do": DO}
                )
                break
        [part] = found.definitions["made"].clauses[0].condition[0].number.measure.things.filter.parts
        assert type(part) is kind
        assert all(kind.noun or messages(lang, game.name).has(f"filter-{kind.word}") for lang in BOTH)


@pytest.mark.parametrize(("game", "word"), NUMBERS)
def test_each_number_is_read_and_told_as_an_amount_and_as_a_condition(game, word):
    game = GAMES[game]
    kind = grammar(game.vocabulary).numbers[word]
    for example in written(game.vocabulary, kind, word):
        found = made(game, {"if": {**example, "at_least": 2}, "do": [{"draw": example}]})
        clause = found.definitions["made"].clauses[0]
        assert type(clause.do[0].amount.measure) is type(clause.condition[0].number.measure) is kind
        assert all(whole(game, rules_text("made", lang, found)) for lang in BOTH)


@pytest.mark.parametrize(("game", "word"), CONDITIONS)
def test_each_condition_is_read_and_told(game, word):
    game = GAMES[game]
    kind = grammar(game.vocabulary).conditions[word]
    for example in written(game.vocabulary, kind, word):
        found = made(game, {"if": example, "do": DO})
        assert type(found.definitions["made"].clauses[0].condition[0]) is kind
        assert all(whole(game, rules_text("made", lang, found)) for lang in BOTH)


@pytest.mark.parametrize("game", GAMES)
def test_every_declared_field_has_a_type_that_can_be_read(game):
    known = grammar(GAMES[game].vocabulary)
    for kinds in (known.filters, known.numbers, known.conditions, known.operations):
        for word, kind in kinds.items():
            assert {spec.type for spec in declaration(kind)} <= {*TYPES}, word
            assert sentence(kind), word


@pytest.mark.parametrize("game", GAMES)
def test_designers_are_told_of_every_word(game):
    """By `contracts schema --words`, and by the schema where editors show it."""
    words = GAMES[game].vocabulary
    told = [line.strip() for line in lines(words)]
    schema = card_file(words)["$defs"]
    for kinds in (grammar(words).filters, grammar(words).numbers, grammar(words).conditions, words.operations):
        for word, kind in kinds.items():
            assert [line for line in told if line.startswith(f"{word}: ") and line.endswith(sentence(kind))], word
    for word, kind in grammar(words).filters.items():
        assert schema["filter"]["properties"][word]["description"] == sentence(kind)


@pytest.mark.parametrize("game", GAMES)
def test_every_field_of_clauses_is_told(game):
    """By the sentence that they make together, or with a message of its own."""
    told_together = {
        "when",
        "instead",
        "of",
        "targets",
        "if",
        "may",
        "pay",
        "coin",
        "less",
        "redirect",
        "into",
        "choose",
        "modes",
        "do",
        "else",
    }
    for lang in BOTH:
        known = messages(lang, GAMES[game].name)
        assert [field for field in FIELDS if field not in told_together and not known.has(f"clause-{field}")] == []


# --- a word of a game's own ------------------------------------------------------------------------------------------


class Lonely(Narrowing):
    """Nobody stands beside it."""

    word = "lonely"
    alone: Truth

    def passes(self, state, i):
        return (len(state.zones[state.entities[i].zone]) == 1) == self.alone


class Between2(Narrowing):
    """Two fields stand in a map."""

    word = "shape"
    size: Bounds
    round: Truth = False


class TurnNumber(Measure):
    """The number of the turn."""

    word = "of_turn"
    counted: Truth

    def value(self, state, context):
        return state.turn


@dataclass(frozen=True)
class NoDoubles(DeckRule):
    """No card twice."""

    def faults(self, deck, counts, cards, number):
        return [(f"the deck `{deck}` has `{card}` twice", "one is enough") for card, n in counts.items() if n > 1]


OWN_MESSAGES = """\
filter-lonely = lonely
    .at = before
filter-shape = of size { $bound }
number-of_turn = the turn's number
condition-of_turn = it is turn { $least }
"""


@pytest.fixture
def own(tmp_path, monkeypatch):
    """Contracts with these words, and their messages."""
    path = tmp_path / "own.ftl"
    path.write_text(OWN_MESSAGES, "utf-8")
    messages.cache_clear()
    bundled = {lang: [*(FOLDER / lang / "contracts").glob("*.ftl"), path] for lang in BOTH}
    monkeypatch.setitem(ELSEWHERE, "contracts", bundled.__getitem__)
    contracts = game_named("contracts")
    game = type("Own", (type(contracts),), {})()
    game.vocabulary = replace(contracts.vocabulary, filters=(Lonely, Between2), numbers=(TurnNumber,))
    yield game
    messages.cache_clear()


def own_text(game, clause):
    return rules_text("made", "en", made(game, clause)).removeprefix("When you play this Creature, ")


def test_a_filter_of_a_game_s_own_needs_its_declaration_and_a_message(own):
    to = {"from": "enemy_creatures", "filter": {"lonely": True}}
    assert own_text(own, {"do": [{"destroy": to}]}) == "destroy all lonely opposing Creatures."
    with pytest.raises(FaultyCards, match="`lonely` must be `true` or `false`"):
        made_wrong(own, {"do": [{"destroy": {**to, "filter": {"lonely": 3}}}]})


def test_a_filter_may_have_several_fields(own):
    to = {"from": "enemy_creatures", "filter": {"shape": {"size": {"at_least": 2}, "round": True}}}
    found = made(own, {"do": [{"destroy": to}]}).definitions["made"].clauses[0].do[0].to.filter.parts[0]
    assert (found.size.least, found.round) == (2, True)
    with pytest.raises(FaultyCards, match="`shape` has no `size`; add `size:`"):
        made_wrong(own, {"do": [{"destroy": {**to, "filter": {"shape": {"round": True}}}}]})


def test_a_number_of_a_game_s_own_needs_its_declaration_and_a_message(own):
    number = {"of_turn": True}
    clause = {"if": {**number, "at_least": 3}, "do": [{"damage": {**number, "times": 2}, "to": "opponent"}]}
    text = "if it is turn 3, deal damage to the opponent equal to twice the turn's number."
    assert own_text(own, clause) == text
    damage = made(own, clause).definitions["made"].clauses[0].do[0]
    assert isinstance(damage, Damage) and damage.amount.times == 2


def test_a_keyword_may_have_words_for_a_parameter():
    contracts = game_named("contracts")
    game = type("Own", (type(contracts),), {})()
    words = game.vocabulary = replace(
        contracts.vocabulary, stats=(*contracts.vocabulary.stats, "ward"), keyword_stats=("magic_damage", "ward"),
        parameters={"ward": "Elements"},
    )  # fmt: skip
    card = {"id": "made", "name": {"it": "A", "en": "A"}, "kind": "creature", "cost": {}, "attack": 1, "health": 1}
    card |= {"keywords": [{"ward": ["fire", "light"]}, {"magic_damage": 2}]}
    assert not list(Draft202012Validator(card_file(words)).iter_errors({"cards": [card]}))
    found = pinned([card], {}, "contracts", words)
    found.keywords |= library("contracts").keywords | {"ward": {"name": {"it": "Guardia", "en": "Ward"}}}
    assert found.definitions["made"].stats == (1, 1, 0, 2, 0b101)
    assert rules_text("made", "en", found) == "**Ward** {fire}{light}, **Magic Damage +2**"
    with pytest.raises(FaultyCards, match="unknown element `tar`"):
        pinned([card | {"keywords": [{"ward": "tar"}]}], {}, "contracts", words)


def test_a_deck_rule_is_declared_in_the_vocabulary(tmp_path):
    from game.language.library import load

    contracts = game_named("contracts").vocabulary
    words = replace(contracts, deck_rules=(*contracts.deck_rules, NoDoubles("hand_limit")))
    (tmp_path / "decks").mkdir()
    fox = "{id: fox, name: {it: A, en: A}, kind: creature, cost: {}, attack: 1, health: 1}"
    (tmp_path / "a.yaml").write_text(f"cards: [{fox}]\n", "utf-8")
    (tmp_path / "decks" / "d.yaml").write_text("id: d\nname: {it: D, en: D}\ncards: {fox: 40}\n", "utf-8")
    assert [f.message for f in load(tmp_path, "contracts", words).faults] == ["the deck `d` has `fox` twice"]
    assert load(tmp_path, "contracts", contracts).faults == []


def made_wrong(game, clause):
    card = {"id": "made", "name": {"it": "A", "en": "A"}, "kind": "creature", "cost": {}, "attack": 1, "health": 1}
    pinned([card | {"clauses": [{"when": "summon", **clause}]}], {}, game.name, game.vocabulary)


def test_bounds_hold_their_ends():
    assert [n for n in range(5) if n in Between(1, 3)] == [1, 2, 3]
