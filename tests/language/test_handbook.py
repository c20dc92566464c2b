"""The reference of the card language: every word with an example that the checker takes, and the text made from it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.language.declarations import declaration, example, grammar
from game.language.examples import EXAMPLES, MADE, with_examples
from game.language.folders import CARDS
from game.language.handbook import FILTER, entries, examples, markdown, told_in
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
    """One whose words bundled cards have by now can go; the example of a declaration stays, for games to come."""
    shown = {found.card for found in examples(library).values()}
    made = {f"{MADE}{kind.word}" for kind in declared(library.vocabulary) if example(kind)}
    assert {card for card in library.definitions if card.startswith(MADE)} - made <= shown


def test_every_example_of_a_declaration_can_be_written_in_a_game():
    taken: set[str] = set()
    for name in NAMES:
        game = game_named(name)
        taken |= with_examples(load(CARDS / name, name, game.vocabulary)).definitions.keys()
    with_one = {kind.word for name in NAMES for kind in declared(game_named(name).vocabulary) if example(kind)}
    assert with_one and {f"{MADE}{word}" for word in with_one} <= taken


@pytest.mark.parametrize("lang", ["it", "en"])
def test_every_example_has_a_text_in_both_languages(library, lang):
    for shown in examples(library).values():
        text = clause_text(shown.clause.key, lang, library)
        assert text and "{$" not in text and "None" not in text, (shown.card, text)


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


@pytest.mark.parametrize("game", (*NAMES, *TAUGHT))
def test_what_is_said_of_each_word_is_said_in_italian_too(game):
    rules = game_named(game)
    told = [entry for entry in entries(load(CARDS / game, game, rules.vocabulary)) if entry.told]
    missing = [entry.message for entry in told if told_in(entry, "it", game) == entry.told]
    assert not missing, f"give these messages of messages/it/ a `.meaning`: {missing}"
    assert all(told_in(entry, "en", game) == entry.told for entry in told)


def test_a_game_says_otherwise_what_a_shared_word_means_in_it():
    said = {}
    for game in ("contracts", "estro"):
        found = entries(load(CARDS / game, game, game_named(game).vocabulary))
        (modify,) = [entry for entry in found if entry.word == "modify"]
        said[game] = told_in(modify, "it", game)
    assert said == {
        "contracts": "Tanto si aggiunge ai loro valori.",
        "estro": "Tanto si aggiunge ai loro valori; `primary` è la caratteristica del loro Estro.",
    }


@pytest.mark.parametrize("game", NAMES)
def test_the_reference_tells_of_each_operation_its_fields_and_of_each_keyword_its_reminder(game):
    page, words = markdown(game_named(game)), game_named(game).vocabulary
    parts = {part.partition("`")[0]: part for part in page.split("\n### `")}
    for word, kind in words.operations.items():
        fields = {spec.written for spec in declaration(kind)[1:]}
        assert all(f"{field}: " in parts[word] for field in fields), (word, fields)
    keywords = page.split("\n## Keywords")[1]
    for word in (*words.keywords, *words.keyword_stats):
        assert f"### `{word}`" in keywords


def declared(words):
    known = grammar(words)
    parts = (known.filters, known.numbers, known.conditions, known.operations)
    return [kind for kinds in parts for kind in kinds.values()]
