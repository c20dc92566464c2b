"""A clause that the checker takes without a warning does something in some position that can be reached.

Of each try one card has one plain clause, made up over the whole language of a game: a trigger, what is done, to whom;
filters, costs and modes are few, as by chance they hardly ever come together, and there is no `if`. It is played with
the bundled cards of the game and with others made up, until its clause has done something: an operation changed the
position or told an event, what it always gives came to somebody, what it replaces was replaced, a card cost another
price. A clause that never did is told as it is written.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from functools import lru_cache
from pathlib import Path
from random import Random
from typing import Any
from unittest import mock

from game.kernel import continuous, effects, prices, running
from game.kernel.cards import CardSet
from game.kernel.clauses import Clause
from game.kernel.events import Log
from game.kernel.game import Game
from game.kernel.state import State
from game.language import plainyaml
from game.language.advice import clauses, conditions
from game.language.advice import effects as without_effect
from game.language.advice.cases import Room, Written
from game.language.library import Library, with_cards
from game.language.source import Source, nodes
from game.records.cards import library
from game.rules import NAMES, game_named
from tests.campaigns.language import answer_of, longer
from tests.campaigns.runner import NEVER, Outcome, Try
from tests.language.made_up import TOKEN, TRIES, Writer, words_in

DENSITY = 0.03
"""How much is written that may be left out."""
OWN, OTHERS, HELPERS = 14, 16, 10
"""So many of the cards of a deck are the one that is tried, bundled ones, and others that are made up."""
DIFFERENT = 40
"""So many others there are."""
STRENGTHS = (1, 2, 5, 20)
"""What is printed on it: the weak fall, the strong survive."""
MATCHES = 25
"""After so many a clause that has done nothing is told."""
MOST_ANSWERS = 400
"""After so many answers a match is left."""


def plain(folder: Path, games: Sequence[str] = ()) -> Try:
    """One clause of one game."""
    known = [game_named(name) for name in games or NAMES]
    return lambda chance: _one(chance.choice(known), chance)


def _one(game: Game, chance: Random) -> Outcome:
    words = game.vocabulary
    writer, known = Writer(words, chance, game.name), _known(game)
    writer.known, writer.token = known, known.definitions[TOKEN].source if words.bodies else None
    card, made = _made(writer, known)
    found = made.card_set(words)
    clause = found.by_id[card["id"]].clauses[0]
    others = [name for name, one in known.definitions.items() if not one.token and one.kind in words.kinds]
    helpers = [name for name in others if name.startswith("made_")]
    for number in range(MATCHES):
        some = chance.choices(others, k=OTHERS) + chance.choices(helpers, k=HELPERS)
        deals = [[card["id"]] * OWN + some for _ in range(min(game.seats))]
        if _does(game, found, deals, clause, chance):
            return ("in the first match" if not number else "in a later match", None)
    written = plainyaml.written(card["clauses"][0], 1000, True).strip()
    print(f"{game.name}: of a {card['kind']} this never did anything: {written}", file=sys.stderr)
    return (NEVER, None)


@lru_cache
def _known(game: Game) -> Library:
    """The bundled cards, and made up ones by which things happen that no bundled one brings about."""
    words = game.vocabulary
    writer = Writer(words, Random(1), game.name)
    source = Source("made up", [])
    return with_cards(library(game.name), source, nodes({"cards": writer.cards(DIFFERENT)}), words)


def _made(writer: Writer, known: Library) -> tuple[dict[str, Any], Library]:
    """A card with one clause of which nothing is told, and the library with it."""
    words = writer.words
    for _ in range(TRIES):
        kind = writer.seldom([*words.bodies, *words.kinds])
        able = [when for when, trigger in words.triggers.items() if not trigger.kinds or kind in trigger.kinds]
        if not able:
            continue
        writer.density = DENSITY
        card: dict[str, Any] = {"id": "mine", "name": {"it": "Mio", "en": "Mine"}, "kind": kind}
        strength = writer.chance.choice(STRENGTHS)
        card |= {stat: max(strength, words.least.get(stat, 0)) for stat in words.kinds[kind]}
        card |= {"cost": {}} if words.elements else {}
        when = writer.chance.choice(able)
        clause = writer.clause(when, {})
        if "if" in words_in(clause):
            continue
        used = [one for one in able if one in words.proposed and one != when] if kind not in words.bodies else []
        card["clauses"] = [clause, *(writer.clause(one, {}) for one in used)]
        source = Source("made up", [])
        made = with_cards(known, source, nodes({"cards": [card]}), words)
        if not source.faults and not _warned(made, made.definitions["mine"]):
            return card, made
    raise AssertionError(f"{writer.game}: the checker takes no such card")


def _warned(made: Library, definition: Any) -> bool:
    written = Written(Source("made up", []), nodes({}), definition)
    return any(True for adviser in (clauses, conditions, without_effect) for _ in adviser.advise(written, Room(made)))


# --- did it do something? ---------------------------------------------------------------------------------------------


def _does(game: Game, cards: CardSet, decks: list[list[str]], clause: Clause, chance: Random) -> bool:
    """Play a match until the clause has done something, or to its end."""
    log, done = Log(), set[str]()
    switches = {name: chance.random() < 0.5 for name in game.vocabulary.agreed
                if isinstance(game.vocabulary.constants[name], bool)}  # fmt: skip
    state = game.setup(cards, decks, chance.randrange(1 << 30), longer(game) | switches, log=log)
    with _watched(clause, done):
        for _ in range(MOST_ANSWERS):
            if state.result is not None:
                break
            running.answer(state, answer_of(state, chance))
            if done or _lasts(state, clause) or _replaced(log, clause):
                return True
            log.events.clear()
    return bool(done)


@contextmanager
def _watched(clause: Clause, done: set[str]) -> Iterator[None]:
    """Note in `done` what an operation of the clause does to the position, and what it makes of a price."""
    own = {id(operation) for part in (clause, *clause.modes) for operation in (*part.do, *part.orelse)}
    run, of, present = effects._run, prices._of, continuous._of

    def noted(state: State, operation: Any, context: Any, ids: tuple[int, ...]) -> None:
        if id(operation) not in own:
            return run(state, operation, context, ids)
        before, told = state.copy(), len(state.log.events) if state.log else 0
        run(state, operation, context, ids)
        if state != before or (state.log and len(state.log.events) > told):
            done.add(operation.word)

    def priced(state: State, one: Clause, context: Any, cards: Sequence[int]) -> Iterator[Any]:
        for change in of(state, one, context, cards):
            if one is clause:
                done.add("price")
            yield change

    def lasting(state: State, i: int, e: Any, traits: Any, found: list[Any]) -> None:
        """What a card gives itself may be its end, before anybody is asked again."""
        present(state, i, e, traits, found)
        if any(one.clause is clause and one.operation.selector.name == "self" for one in found):
            done.add("always")

    changed = {effects: ("_run", noted), prices: ("_of", priced), continuous: ("_of", lasting)}
    with ExitStack() as stack:
        for module, (name, instead) in changed.items():
            stack.enter_context(mock.patch.object(module, name, instead))
        yield


def _lasts(state: State, clause: Clause) -> bool:
    """Does something that the clause always gives come to somebody?"""
    for effect in continuous.effects(state) if clause.when == "always" else ():
        selector = effect.operation.selector
        if effect.clause is clause and (selector is None or selector.select(state, effect.context)):
            return True
    return False


def _replaced(log: Log, clause: Clause) -> bool:
    return any(event.kind == "replaced" and event.facts["clause"] == clause.key for event in log.events)
