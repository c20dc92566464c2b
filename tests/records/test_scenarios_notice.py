"""A card that is otherwise is noticed by its scenarios: each number and field of its effects, each printed value, and
on whose side it works."""

from __future__ import annotations

import copy
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

from game.kernel.cards import CardSet, Definition
from game.kernel.vocabulary import Vocabulary
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
PEOPLE = ("you", "opponent", "players")
LEFT_OUT = ("until", "filter", "other", "if")
"""Fields without which an effect says more or lasts longer."""
ENOUGH = {
    "contracts": {"effects": 0.95, "printed": 0.94, "sides": 0.9},
    "cataclysm": {"effects": 0.95, "printed": 0.94, "sides": 0.95},
    "estro": {"effects": 0.95, "printed": 0.14, "sides": 0.94},
    "grimoire": {"effects": 0.95, "printed": 0.94, "sides": 0.95},
}
"""By game, the share that is noticed of the changes that change anything: to what cards do, to what is printed, and to
on whose side they work."""
EQUIVALENT: dict[str, dict[str, dict[str, str]]] = plainyaml.read(
    (Path(__file__).parent / "equivalent_changes.yaml").read_text("utf-8")
)
"""By game, card and place in it: the changes that change nothing, each with the reason why."""


def otherwise(value: Any, path: Place = ()) -> Iterator[tuple[Place, int | None]]:
    """Every way to make a number greater by one, or (None) to leave a field, keyword or operation out."""
    if isinstance(value, dict):
        for name, inner in value.items():
            yield from otherwise(inner, (*path, name))
            if name in LEFT_OUT:
                yield (*path, name), None
    elif isinstance(value, list):
        for n, inner in enumerate(value):
            yield from otherwise(inner, (*path, n))
            if path[-1] == "keywords" or (path[-1] == "do" and len(value) > 1):
                yield (*path, n), None
    elif type(value) is int:
        yield path, value + 1


def effects(card: Mapping[str, Any], words: Vocabulary) -> Iterator[tuple[Place, Any]]:
    """The changes to what a card does."""
    return otherwise({name: card[name] for name in ("keywords", "clauses") if name in card})


def printed(card: Mapping[str, Any], words: Vocabulary) -> Iterator[tuple[Place, Any]]:
    """The changes to its other values: any other kind, each number more and less by one, each element the next."""
    yield from ((("kind",), kind) for kind in words.kinds if kind != card["kind"])
    for stat in words.stats:
        if stat in card:
            yield from (((stat,), card[stat] + by) for by in (1, -1))
    cost = card.get("cost", {})
    for part, number in cost.items():
        if type(number) is int:
            yield ("cost", part), number + 1
            yield ("cost", part), number - 1 or None
        others = [e for e in words.elements if e == part or e not in (*cost, words.colourless)]
        if part in words.elements and others != [part]:
            other = others[(others.index(part) + 1) % len(others)]
            yield ("cost",), {other if e == part else e: n for e, n in cost.items()}


def sides(card: Mapping[str, Any], words: Vocabulary) -> Iterator[tuple[Place, Any]]:
    """The changes to whom it does it: what is for one side for the other, or for both."""
    return on_others(card.get("clauses", []), words, ("clauses",))


def on_others(value: Any, words: Vocabulary, path: Place) -> Iterator[tuple[Place, str]]:
    if isinstance(value, str):
        what = value.removeprefix("own_").removeprefix("enemy_")
        others = PEOPLE if value in PEOPLE else (what, f"own_{what}", f"enemy_{what}") if value in words.sets else ()
        yield from ((path, other) for other in others if other != value and other in words.sets)
    elif isinstance(value, dict | list):
        for name, inner in value.items() if isinstance(value, dict) else enumerate(value):
            yield from on_others(inner, words, (*path, name))


CHANGES = {"effects": effects, "printed": printed, "sides": sides}


def named(path: Place) -> str:
    return ".".join(map(str, path))


def changed(card: Mapping[str, Any], path: Place, value: Any) -> dict[str, Any]:
    found = copy.deepcopy(dict(card))
    inner: Any = found
    for step in path[:-1]:
        inner = inner[step]
    if value is None:
        del inner[path[-1]]
    else:
        inner[path[-1]] = value
    return found


def variants(library: Library, card: str, among: Iterable[tuple[Place, Any]]) -> Iterator[tuple[Place, Definition]]:
    """What the card would be by each of these changes, as far as the checker takes it."""
    words = rules_of(library.game).vocabulary
    others = [d.source for d in mentioned_cards(card, library) if d.id != card]
    source = library.definitions[card].source
    for path, value in among:
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
    cards, words = bundled(game).definitions, rules_of(game).vocabulary
    for card, reasons in EQUIVALENT[game].items():
        assert card in cards, f"{game} has no card {card}"
        places = {named(path) for of in CHANGES.values() for path, _ in of(cards[card].source, words)}
        assert places.issuperset(reasons), f"{card}: nothing to change at {reasons.keys() - places}"


@pytest.mark.nightly
@pytest.mark.parametrize("what", CHANGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_card_that_is_otherwise_is_noticed(game, what):
    libraries = Libraries()
    library = libraries.of(rules_of(game))
    faults: list[Fault] = []
    files = [read(path, path.name, libraries, faults) for path in scenario_files(CARDS / game)]
    texts = {file.file: file.path.read_text("utf-8") for file in files}
    equivalent = EQUIVALENT.get(game, {})
    number, unnoticed, differs = 0, [], []
    for card, definition in library.definitions.items():
        about = [
            (file, scenario)
            for file in files
            for scenario in file.scenarios
            if card in texts[file.file][scenario.node.start_mark.index : scenario.node.end_mark.index]
            and not scenario.pending
        ]
        for path, other in variants(library, card, CHANGES[what](definition.source, rules_of(game).vocabulary)):
            noticed = any(is_noticed(file, scenario, other, library) for file, scenario in about)
            if named(path) in equivalent.get(card, ()):
                differs += [f"{card}: {named(path)}"] * noticed
                continue
            number += 1
            unnoticed += [f"{card}: {named(path)}"] * (not noticed)
    assert not differs, f"equivalent_changes.yaml says that these change nothing, and scenarios notice them: {differs}"
    most = (1 - ENOUGH[game][what]) * number
    assert number > 100 and len(unnoticed) <= most, f"{len(unnoticed)} of {number}: {unnoticed}"
