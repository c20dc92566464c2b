"""A card that does something else is noticed by its scenarios: each number and each field of its effects counts."""

from __future__ import annotations

import copy
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

from game.kernel.cards import CardSet, Definition
from game.language import plainyaml
from game.language.folders import CARDS
from game.language.library import FaultyCards, Library, from_plain
from game.language.source import Fault
from game.language.text import mentioned_cards
from game.records.cards import GAMES, rules_of
from game.records.scenarios.parts import Scenario, ScenarioFile
from game.records.scenarios.reading import Libraries, read, scenario_files
from game.records.scenarios.running import run
from tests.libraries import library as bundled

Place = tuple[str | int, ...]
LEFT_OUT = ("until", "filter", "other", "if")
"""Fields without which an effect says more or lasts longer."""
ENOUGH = 0.95
"""The share that is noticed, in every game, of the changes that change anything."""
EQUIVALENT: dict[str, dict[str, dict[str, str]]] = plainyaml.read(
    (Path(__file__).parent / "equivalent_changes.yaml").read_text("utf-8")
)
"""By game, card and place in it: the changes that change nothing, each with the reason why."""


def changes(value: Any, path: Place = ()) -> Iterator[tuple[Place, int | None]]:
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


def parts(source: Mapping[str, Any]) -> dict[str, Any]:
    """What a card does."""
    return {name: source[name] for name in ("keywords", "clauses") if name in source}


def named(path: Place) -> str:
    return ".".join(map(str, path))


def changed(card: Mapping[str, Any], path: Place, value: int | None) -> dict[str, Any]:
    found = copy.deepcopy(dict(card))
    inner: Any = found
    for step in path[:-1]:
        inner = inner[step]
    if value is None:
        del inner[path[-1]]
    else:
        inner[path[-1]] = value
    return found


def variants(library: Library, card: str) -> Iterator[tuple[Place, Definition]]:
    """What the card would be otherwise, as far as the checker takes it."""
    words = rules_of(library.game).vocabulary
    others = [d.source for d in mentioned_cards(card, library) if d.id != card]
    source = library.definitions[card].source
    for path, value in changes(parts(source)):
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


@pytest.mark.parametrize("game", EQUIVALENT)
def test_what_changes_nothing_can_be_changed(game):
    cards = bundled(game).definitions
    for card, reasons in EQUIVALENT[game].items():
        assert card in cards, f"{game} has no card {card}"
        gone = {*reasons} - {named(path) for path, _ in changes(parts(cards[card].source))}
        assert not gone, f"{card}: nothing to change at {gone}"


@pytest.mark.nightly
@pytest.mark.parametrize("game", GAMES)
def test_a_card_that_does_something_else_is_noticed(game):
    libraries = Libraries()
    library = libraries.of(rules_of(game))
    faults: list[Fault] = []
    files = [read(path, path.name, libraries, faults) for path in scenario_files(CARDS / game)]
    texts = {file.file: file.path.read_text("utf-8") for file in files}
    equivalent = EQUIVALENT.get(game, {})
    number, unnoticed, differs = 0, [], []
    for card in library.definitions:
        about = [
            (file, scenario)
            for file in files
            for scenario in file.scenarios
            if card in texts[file.file][scenario.node.start_mark.index : scenario.node.end_mark.index]
            and not scenario.pending
        ]
        for path, other in variants(library, card):
            noticed = any(is_noticed(file, scenario, other, library) for file, scenario in about)
            if named(path) in equivalent.get(card, ()):
                differs += [f"{card}: {named(path)}"] * noticed
                continue
            number += 1
            unnoticed += [f"{card}: {named(path)}"] * (not noticed)
    assert not differs, f"equivalent_changes.yaml says that these change nothing, and scenarios notice them: {differs}"
    assert number > 100 and len(unnoticed) <= (1 - ENOUGH) * number, f"{len(unnoticed)} of {number}: {unnoticed}"
