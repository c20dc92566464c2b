"""The words that no bundled card uses, each on a small card: how it reads in both languages, as one would print it.

The cards lie in `opt_in_words.yaml`, but for words whose declaration has an example: that is read in the game's
`REFERENCE.md`. They are of the game with every word of the kernel (`tests/kernel/wide.py`).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import yaml

from game.language.declarations import example, grammar
from game.language.proofreading import faults
from game.language.reading.clauses import FIELDS
from game.rules import EXAMPLES, NAMES
from tests.language import games
from tests.language.wording import texts

CARDS = yaml.load((Path(__file__).with_name("opt_in_words.yaml")).read_text("utf-8"), yaml.CSafeLoader)
WORDS = games.vocabulary("wide")


@pytest.fixture(scope="module")
def told(tmp_path_factory) -> list[tuple[str, str]]:
    return texts(tmp_path_factory.mktemp("words") / "cards", [entry["card"] for entry in CARDS], "wide")


@pytest.mark.parametrize("number", range(len(CARDS)), ids=[str(entry["card"])[:60] for entry in CARDS])
def test_a_card_reads_as_it_was_read_aloud(number, told):
    italian, english = told[number]
    assert (english, italian) == (CARDS[number]["en"], CARDS[number]["it"])
    assert (faults(english, "en", "wide"), faults(italian, "it", "wide")) == ([], [])


# --- nothing is left out ----------------------------------------------------------------------------------------------


def words_of(written: Any) -> Iterator[str]:
    """Every key and every word of plain data."""
    if isinstance(written, Mapping):
        for key, value in written.items():
            yield str(key)
            yield from words_of(value)
    elif isinstance(written, list):
        for part in written:
            yield from words_of(part)
    elif isinstance(written, str):
        yield written


@cache
def used() -> frozenset[str]:
    """The words of the clauses and costs of all bundled cards."""
    sources = [card.source for game in (*NAMES, *EXAMPLES) for card in games.library(game).definitions.values()]
    return frozenset(word for source in sources for part in ("clauses", "cost") for word in words_of(source.get(part)))


def declared() -> set[str]:
    """All that the language knows, in the game with every word."""
    known = grammar(WORDS)
    replaced = {trigger.replaces for trigger in WORDS.triggers.values() if trigger.replaces}
    return {*known.operations, *known.filters, *known.numbers, *known.conditions, *FIELDS, *WORDS.ends, *WORDS.counters,
            *WORDS.marks, *WORDS.costs, *replaced, "attached", "host"}  # fmt: skip


def in_a_reference() -> set[str]:
    known = [grammar(games.vocabulary(game)) for game in NAMES]
    parts = [part for one in known for part in (one.operations, one.filters, one.numbers, one.conditions)]
    return {word for part in parts for word, kind in part.items() if example(kind)}


def test_every_word_that_no_bundled_card_uses_is_read_here():
    here = {word for entry in CARDS for word in words_of(entry["card"])}
    assert sorted(declared() - used() - in_a_reference() - here) == []
