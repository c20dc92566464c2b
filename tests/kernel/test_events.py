"""Events are declared: what is told in any match is told with the facts that its kind says, and no others."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from game.kernel.eventkinds import KINDS, NEVER_FACTS, EventKind, Fact
from game.kernel.events import ALL as EVERYBODY
from game.kernel.events import Event, Log
from game.kernel.state import State
from game.rules import EXAMPLES, NAMES, game_named
from tests.kernel.games import kit, matches, positions

HOUSE = Path(__file__).parents[2] / "game"

NEVER_AT_RANDOM = {
    "contracts": {"laid"},
    "estro": {"exhausted"},
    "grimoire": {"mulligan", "retargeted"},
}
"""The kinds of events that random matches of the bundled decks don't bring about, beside those that no game does."""


def declared(game: Any) -> dict[str, EventKind]:
    return {**KINDS, **game.vocabulary.events}


def is_a(fact: Fact, value: Any, state: State) -> bool:
    """Is `value` what such a fact holds?"""
    seats, entities, cards = range(-1, len(state.seats)), range(-1, len(state.entities)), state.cards
    number = isinstance(value, int) and not isinstance(value, bool)
    match fact:
        case Fact.ENTITY:
            return number and value in entities
        case Fact.SEAT:
            return number and value in seats
        case Fact.NUMBER:
            return number
        case Fact.FLAG:
            return isinstance(value, bool)
        case Fact.WORD:
            return isinstance(value, str)
        case Fact.CARD:
            return isinstance(value, str) and value in cards.by_id
        case Fact.CLAUSE:
            return value == "" or value in cards.clauses
        case Fact.ZONE:
            return value in state.places.name
        case Fact.SUMS:
            parts = [part for parts in value for part in parts]
            kinds = (Fact.WORD, Fact.NUMBER, Fact.ENTITY)
            return all(is_a(kind, each, state) for part in parts for kind, each in zip(kinds, part, strict=True))
        case Fact.AMOUNTS:
            return isinstance(value, dict) and all(
                isinstance(word, str) and isinstance(amount, int) for word, amount in value.items()
            )
    one = {Fact.ENTITIES: Fact.ENTITY, Fact.SEATS: Fact.SEAT, Fact.NUMBERS: Fact.NUMBER, Fact.WORDS: Fact.WORD,
           Fact.CARDS: Fact.CARD}[fact]  # fmt: skip
    return isinstance(value, list) and all(is_a(one, each, state) for each in value)


def faults(event: Event, kind: EventKind | None, state: State) -> Iterator[str]:
    """What of an event is not as it is declared."""
    if kind is None:
        yield f"{event.kind} is not declared"
        return
    known = kind.all_facts
    for name in event.facts:
        if name not in known:
            yield f"{event.kind}: {name} is not declared"
        elif not is_a(known[name], event.facts[name], state) and not (event.facts[name] is None and name in kind.maybe):
            yield f"{event.kind}: {name} is no {known[name].value}: {event.facts[name]!r}"
    for name in kind.facts.keys() - event.facts:
        yield f"{event.kind}: without {name}"
    if event.visible != EVERYBODY:
        for name in {*event.hidden} - {*kind.hidden}:
            yield f"{event.kind}: {name} is hidden, and declared as open"


@matches(range(60, 70))
def test_what_is_told_is_as_it_is_declared(game, seed):
    log, kinds = Log(), declared(game.game)
    *_, state = positions(game, seed, log=log)
    assert log.events
    found = {fault for event in log.events for fault in faults(event, kinds.get(event.kind), state)}
    assert not found, "declare it in the `events` of the vocabulary, or in `kernel/eventkinds.py`:\n" + "\n".join(
        sorted(found)
    )


def test_no_fact_hides_what_an_event_says_of_itself():
    games = [game_named(name) for name in (*NAMES, *EXAMPLES)]
    wrong = {(word, *(NEVER_FACTS & {*kind.all_facts})) for game in games for word, kind in declared(game).items()}
    assert {pair for pair in wrong if len(pair) > 1} == set()


@pytest.mark.parametrize("game", [*NAMES, *EXAMPLES])
def test_facts_that_are_hidden_are_facts_and_each_is_declared_once(game):
    for word, kind in declared(game_named(game)).items():
        assert kind.hidden.keys() <= kind.all_facts.keys(), word
        assert not kind.facts.keys() & kind.maybe.keys(), word
        assert kind.means.endswith("."), word


# --- in the code -----------------------------------------------------------------------------------------------------


@cache
def emitted(room: str) -> dict[str, set[str]]:
    """By each kind of event that the code of a room tells of the facts that stand there by name."""
    found: dict[str, set[str]] = {}
    for path in sorted((HOUSE / room).rglob("*.py")):
        text = path.read_text("utf-8")
        for node in ast.walk(ast.parse(text)) if ".emit(" in text else ():
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "emit":
                kinds = [part.value for part in ast.walk(node.args[0]) if isinstance(part, ast.Constant)]
                facts = [key.value for part in ast.walk(node.args[1]) if isinstance(part, ast.Dict)
                         for key in part.keys if isinstance(key, ast.Constant)]  # fmt: skip
                for kind in kinds:
                    assert isinstance(kind, str), f"{path}:{node.lineno}: its kind must stand there"
                    found.setdefault(kind, set()).update(facts)
    return found


def test_what_the_kernel_tells_of_is_declared_there():
    assert emitted("kernel").keys() == KINDS.keys()
    for kind, facts in emitted("kernel").items():
        assert facts <= {*KINDS[kind].all_facts}, kind


@pytest.mark.parametrize("game", [*NAMES, *EXAMPLES])
def test_what_a_game_tells_of_is_declared_and_what_it_declares_is_told(game):
    own, kinds = emitted(f"rules/{game}"), declared(game_named(game))
    assert own.keys() <= kinds.keys()
    for kind, facts in own.items():
        assert facts <= {*kinds[kind].all_facts}, kind
    assert game_named(game).vocabulary.events.keys() <= own.keys(), "declared, and nothing tells of it"
    for kind in game_named(game).vocabulary.events.keys() & KINDS.keys():
        pytest.fail(f"{kind} is declared in the kernel")


@pytest.mark.nightly
@pytest.mark.parametrize("game", NAMES)
def test_what_is_declared_turns_up_but_for_what_is_listed(game):
    """Every second match is played with every switch turned round that players may agree on."""
    plain, seen = kit(game), set[str]()
    switched = {name: not plain.constants[name] for name in plain.game.vocabulary.agreed}
    other = replace(plain, constants={**plain.constants, **switched})
    for seed in range(60):
        log = Log()
        for _ in positions(other if seed % 2 else plain, seed, log=log):
            pass
        seen |= {event.kind for event in log.events}
    never = game_named(game).vocabulary.events.keys() - seen
    assert never == NEVER_AT_RANDOM.get(game, set())
