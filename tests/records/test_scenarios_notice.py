"""A card that does something else is noticed by its scenarios: each number and each field of its effects counts."""

from __future__ import annotations

import copy
from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from game.kernel.cards import CardSet, Definition
from game.language.folders import CARDS
from game.language.library import FaultyCards, Library, from_plain
from game.language.source import Fault
from game.language.text import mentioned_cards
from game.records.cards import GAMES, rules_of
from game.records.scenarios.parts import Scenario, ScenarioFile
from game.records.scenarios.reading import Libraries, read, scenario_files
from game.records.scenarios.running import run

Path = tuple[str | int, ...]
LEFT_OUT = ("until", "filter", "other", "if")
"""Fields without which an effect says more or lasts longer."""
ENOUGH = {"contracts": 0.95, "cataclysm": 0.95, "estro": 0.72, "grimoire": 0.6}
"""The share that is noticed. Some changes change nothing: `other` where the card itself is never concerned, say. Many
cards of ESTRO and Grimoire have one scenario only, which tells what the card does and not how long, for whom, how often
and for how much."""


def changes(value: Any, path: Path = ()) -> Iterator[tuple[Path, int | None]]:
    """Every way to make a number greater by one, or (None) to leave a field, keyword or operation out."""
    if isinstance(value, dict):
        for name, inner in value.items():
            yield from changes(inner, (*path, name))
            if name in LEFT_OUT:
                yield (*path, name), None
    elif isinstance(value, list):
        for n, inner in enumerate(value):
            yield from changes(inner, (*path, n))
            if path[-1] == "keywords" or (path[-1] == "do" and len(value) > 1):
                yield (*path, n), None
    elif type(value) is int:
        yield path, value + 1


def changed(card: Mapping[str, Any], path: Path, value: int | None) -> dict[str, Any]:
    found = copy.deepcopy(dict(card))
    inner: Any = found
    for step in path[:-1]:
        inner = inner[step]
    if value is None:
        del inner[path[-1]]
    else:
        inner[path[-1]] = value
    return found


def variants(library: Library, card: str) -> Iterator[tuple[Path, Definition]]:
    """What the card would be otherwise, as far as the checker takes it."""
    words = rules_of(library.game).vocabulary
    others = [d.source for d in mentioned_cards(card, library) if d.id != card]
    source = library.definitions[card].source
    parts = {name: source[name] for name in ("keywords", "clauses") if name in source}
    for path, value in changes(parts):
        try:
            cards = from_plain([*others, changed(source, path, value)], library.constants, library.game, words)
        except FaultyCards:
            continue
        yield path, cards[card]


def is_noticed(file: ScenarioFile, scenario: Scenario, other: Definition, library: Library) -> bool:
    cards = file.cards
    file.cards = CardSet([other if d.id == other.id else d for d in cards.by_id.values()])
    try:
        return bool(run(file, scenario).faults)
    finally:
        file.cards = cards


@pytest.mark.nightly
@pytest.mark.parametrize("game", GAMES)
def test_a_card_that_does_something_else_is_noticed(game):
    libraries = Libraries()
    library = libraries.of(rules_of(game))
    faults: list[Fault] = []
    files = [read(path, path.name, libraries, faults) for path in scenario_files(CARDS / game)]
    texts = {file.file: file.path.read_text("utf-8") for file in files}
    number, unnoticed = 0, []
    for card in library.definitions:
        about = [
            (file, scenario)
            for file in files
            for scenario in file.scenarios
            if card in texts[file.file][scenario.node.start_mark.index : scenario.node.end_mark.index]
            and not scenario.pending
        ]
        for path, other in variants(library, card):
            number += 1
            if not any(is_noticed(file, scenario, other, library) for file, scenario in about):
                unnoticed.append(f"{card}: {'.'.join(map(str, path))}")
    assert number > 100 and len(unnoticed) <= (1 - ENOUGH[game]) * number, f"{len(unnoticed)} of {number}: {unnoticed}"
