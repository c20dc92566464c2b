"""Every word that a game declares has its message in every language, and no random card is left without words.

Over all games: those of the program, the example, and the tests' own, which have what these don't have.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random

import pytest

from game.kernel.clauses import STANDING
from game.language.declarations import declaration, grammar
from game.language.library import from_plain
from game.language.proofreading import faults
from game.language.reading.clauses import FIELDS
from game.language.text import kind_line, rules_text
from game.language.wording.figures import HAD
from game.language.wording.messages import messages
from game.system.languages import GRAMMARS
from tests.language import games
from tests.language.made_up import Writer
from tests.language.wording import card
from tests.rings import first

IN_EACH = [(game, lang) for game in games.ALL for lang in GRAMMARS]
CLAUSE_FIELDS = {
    "when": ["after-trigger", "keyword-trigger"], "instead": ["after-instead", "trigger-and"], "of": [],
    "targets": ["choose"], "if": ["if-then"], "may": ["may"], "pay": ["pay", "pay-to", "cost-pay"],
    "less": ["instead-less"], "redirect": ["instead-redirect"], "into": ["instead-into"],
    "coin": ["coin-called"], "choose": ["choose-modes"], "modes": ["choose-one", "choose-one.can"],
    "do": ["list-and", "list-then"], "else": ["otherwise"],
}  # fmt: skip
"""The messages of each field of a clause; `of` is told within the trigger."""
SCALING = ["scaled", "scaled-plus", "scaled-minus", "at-most"]


def named(game: str) -> Iterator[str]:
    """The messages that a game's vocabulary asks for."""
    words, known = games.vocabulary(game), grammar(games.vocabulary(game))
    for prefix, found in (
        ("op-", words.operations), ("trigger-", words.triggers), ("set-", words.sets), ("resource-", words.resources),
        ("into-", words.destinations), ("kind-", words.kinds), ("stat-", (*words.stats, "cost", "damage")),
        ("element-", words.elements), ("until-", words.ends), ("counter-", words.counters), ("mark-", words.marks),
        ("cost-", words.costs), ("condition-", known.conditions),
    ):  # fmt: skip
        yield from (f"{prefix}{word}" for word in found)
    yield from (f"filter-{kind.word}" for kind in known.filters.values() if not kind.noun)
    yield from ("number-of" if word in ("count", *HAD) else f"number-{word}" for word in known.numbers)
    yield from (f"condition-{word}" for word in known.numbers if word not in ("count", *HAD))
    yield from (f"happened-{word}.{part}" for word in words.counted for part in ("one", "other"))
    yield from (f"period-{word}" for word in words.periods) if words.counted else ()
    yield from ("condition-happened", "happened-to") if words.counted else ()
    yield from (f"kind-{kind}.{part}" for kind in words.kinds for part in ("one", "other", "gender", "this"))
    yield from (f"resource-{word}.{part}" for word in words.resources for part in ("one", "other"))
    yield from ("cost-x",) if words.elements else ()
    yield from ("a-mark",) if words.marks else ()
    yield from ("bound-counters",) if words.counters else ()


@pytest.mark.parametrize(("game", "lang"), IN_EACH)
def test_every_word_has_a_message(game, lang):
    said = messages(lang, game)
    missing = [name for name in (*named(game), *SCALING) if not said.has(name)]
    assert not missing, (
        f"write these into game/language/messages/{lang}/{games.LIKE.get(game, game)}/: {', '.join(missing)}"
    )


@pytest.mark.parametrize(("game", "lang"), IN_EACH)
def test_every_field_of_a_clause_has_its_messages(game, lang):
    said = messages(lang, game)
    assert [f for f in FIELDS if f not in CLAUSE_FIELDS and not said.has(f"clause-{f}")] == []
    assert [name for names in CLAUSE_FIELDS.values() for name in names if not said.has(name)] == []


@pytest.mark.parametrize(("game", "lang"), IN_EACH)
def test_every_counted_thing_has_two_nouns(game, lang):
    said = messages(lang, game)
    for word in games.vocabulary(game).resources:
        alike = said.get(f"resource-{word}.invariable", "no") == "yes"
        assert (said.say(f"resource-{word}.one") == said.say(f"resource-{word}.other")) == alike


@pytest.mark.parametrize(("game", "lang"), IN_EACH)
def test_every_keyword_has_a_name_and_a_reminder(game, lang):
    words = games.vocabulary(game)
    for word in (*words.keywords, *words.keyword_stats):
        entry = games.library(game).keywords[word]
        assert entry["name"][lang] and entry["reminder"][lang]


@pytest.mark.parametrize(("seed", "number"), first(1, [(0, 3), (0, 25), (1, 25), (2, 25)]))
@pytest.mark.parametrize("game", [game for game in games.ALL if games.vocabulary(game).triggers])
def test_no_random_card_is_left_without_words(game, seed, number):
    """Whatever the checker takes: nothing without a message, no wrong article, no sentence without an end."""
    library, words = games.library(game), games.vocabulary(game)
    cards = Writer(words, Random(seed), game).cards(number)
    found = from_plain(cards, library.constants, game, words)
    for made in cards:
        for lang in GRAMMARS:
            text = rules_text(found[made["id"]], lang, library)
            assert faults(text, lang, game) == [], (text, made)
            assert "‹" not in kind_line(found[made["id"]], lang, library)


@cache
def writer_of(game: str) -> Writer:
    """Of cards of a game that may name its first card and its token."""
    writer = Writer(games.vocabulary(game), Random(game), game)
    writer.cards(0)
    return writer


OPERATIONS = [(game, word) for game in games.ALL for word in sorted(games.vocabulary(game).operations)]


@pytest.mark.parametrize(("game", "word"), OPERATIONS)
def test_each_field_of_each_operation_can_be_written(game, word):
    """Whatever game declares it: the checker takes each field that its declaration names."""
    words, writer = games.vocabulary(game), writer_of(game)
    kind = words.operations[word]
    writer.chance, writer.density, writer.fixed = Random(word), 0.3, ("self",)
    able = [when for when, trigger in words.triggers.items() if not trigger.replaces and when not in STANDING]
    whens = list(kind.only_when or able)
    beside = {"keywords"} if declaration(kind)[0].type == "Changes" else set()  # they stand among the changes
    left = {spec.written for spec in declaration(kind)[1:]} - beside
    left -= {"times"} if kind.only_when else set()
    left |= {word}
    for number in range(2000):
        when = whens[number % len(whens)]
        table = writer.operation_of(kind, when)
        if left & {*table} and writer.is_sound(card("made_1", {"when": when, "do": [table]}, game)):
            left -= {*table}
        if not left:
            return
    raise AssertionError(f"never taken: {sorted(left)}")
