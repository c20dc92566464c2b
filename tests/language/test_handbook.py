"""The reference of the card language: every word with an example that the checker takes, and the text made from it."""

from __future__ import annotations

from dataclasses import replace

import pytest
import yaml

from game.language.declarations import grammar, sentence
from game.language.examples import EXAMPLES, with_examples
from game.language.folders import CARDS
from game.language.handbook import FILTER, MADE, MESSAGES, examples, markdown, told_in
from game.language.library import load
from game.language.text import clause_text
from game.rules import EXAMPLES as TAUGHT
from game.rules import NAMES, game_named

WITHOUT = {"cataclysm": {"token"}, "estro": {"token", "damaged"}}
"""Words that say nothing about the cards of a game: there are no tokens, and nothing takes damage."""


@pytest.fixture(params=NAMES)
def library(request):
    game = game_named(request.param)
    return with_examples(load(CARDS / game.name, game.name, game.vocabulary))


def test_the_checker_takes_every_example(library):
    assert library.faults == [] and any(card.startswith(MADE) for card in library.definitions)


def test_every_word_has_an_example(library):
    words, shown = library.vocabulary, examples(library)
    known = grammar(words)
    uses = {word for _, word in shown}
    for part in (words.triggers, words.sets, known.numbers, known.conditions, known.operations):
        assert set(part) <= uses, set(part) - uses
    filters = {word for part, word in shown if part == FILTER}
    assert set(known.filters) - filters == WITHOUT.get(library.game, set())


def test_an_example_is_of_a_bundled_card_where_one_has_the_word(library):
    bundled = replace(library, definitions={i: c for i, c in library.definitions.items() if not i.startswith(MADE)})
    before = examples(bundled)
    assert {use: example for use, example in examples(library).items() if use in before} == before
    lengths = [len(repr(example.plain)) for example in before.values()]
    assert sum(lengths) / len(lengths) < 200, "the shortest one of each"


def test_every_example_card_is_needed(library):
    """One whose words bundled cards have by now can go."""
    shown = {example.card for example in examples(library).values()}
    assert {card for card in library.definitions if card.startswith(MADE)} <= shown


@pytest.mark.parametrize("lang", ["it", "en"])
def test_every_example_has_a_text_in_both_languages(library, lang):
    for example in examples(library).values():
        text = clause_text(example.clause.key, lang, library)
        assert text and "{$" not in text and "None" not in text, (example.card, text)


@pytest.mark.parametrize("game", NAMES)
def test_the_file_beside_the_cards_is_as_it_would_be_made_now(game):
    """`contracts schema --game GAME --reference > cards/GAME/REFERENCE.md` makes it."""
    assert (CARDS / game / "REFERENCE.md").read_text("utf-8") == markdown(game_named(game))


def test_a_narrowed_orb_is_told_where_its_player_is_disarmed():
    """It said "the opponent", whatever the filter asked for."""
    game = game_named("contracts")
    library = with_examples(load(CARDS / "contracts", "contracts", game.vocabulary))
    told = {lang: clause_text("example_orb_breaker#0", lang, library) for lang in ("en", "it")}
    assert told == {
        "en": "**Disarm** the player of an opposing Orb with 2 durability or less.",
        "it": "**Disarma** il giocatore di un Globo avversario con 2 o meno di durabilità.",
    }


def test_there_are_examples_for_listed_games_alone():
    assert {path.stem for path in EXAMPLES.glob("*.yaml")} == set(NAMES)


def test_what_is_said_of_each_word_is_said_in_italian_too():
    said = {sentence(kind) for game in (*NAMES, *TAUGHT) for kind in declared(game_named(game).vocabulary)}
    assert not [told for told in said if told_in(told, "it") == told], "translate it in messages/it/sentences.yaml"
    assert all(told_in(told, "en") == told for told in said)
    old = {*yaml.safe_load((MESSAGES / "it/sentences.yaml").read_text("utf-8"))} - said
    assert not old, "no word says this any more; take it out"


def declared(words):
    known = grammar(words)
    parts = (known.filters, known.numbers, known.conditions, known.operations)
    return [kind for kinds in parts for kind in kinds.values()]
