"""The mistakes of a designer's evening: each told once, on its line, in plain words with what is right."""

from __future__ import annotations

from functools import cache

import pytest

from game.language.advice import warnings as advice
from game.language.advice.examples import examples
from game.language.library import load_files
from game.rules import game_named
from tests.language.cases import WHOLE_FOX, Case, cases

CASES = list(cases("mistakes.yaml"))
GAME = game_named("contracts")
PARSER = ("no YAML", "expected", "mapping values", "scanning", "parsing", "scalar", "violates")
"""Words that only those know who have written a parser."""


def said(folder, files: dict[str, str]) -> list[str]:
    """What is told of the files: the faults, or else the warnings."""
    paths = {name: folder / name for name in files}
    for name, path in paths.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(files[name], "utf-8")
    library = load_files(paths, "contracts", GAME.vocabulary)
    return [str(told) for told in library.faults or advice.warnings(library, paths, shown())]


@cache
def shown():
    return examples(GAME)


def words(told: str) -> str:
    return told.split(":", 3)[3].strip()


@pytest.fixture(scope="module")
def of_the_right_fox(tmp_path_factory) -> set[str]:
    """What is told of the card before anything is wrong with it."""
    return {words(told) for told in said(tmp_path_factory.mktemp("right"), {"cards/mine.yaml": WHOLE_FOX})}


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name[:60])
def test_a_mistake_is_told_once_at_its_cause(case: Case, tmp_path, of_the_right_fox):
    assert [told for told in said(tmp_path, case.files) if words(told) not in of_the_right_fox] == [case.said]


def test_there_are_as_many_as_a_designer_made():
    """47 in cards, 9 in decks and rules."""
    in_cards = [case for case in CASES if case.said.startswith("cards/")]
    assert len(in_cards) >= 47 and len(CASES) - len(in_cards) >= 9


def test_each_says_in_plain_words_what_is_right():
    assert [case.said for case in CASES if "; " not in case.said or any(word in case.said for word in PARSER)] == []
