"""Matches and positions for the tests of the AI, from the bundled decks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import count, islice, product

from game.ai.agents import Agent, agent
from game.kernel.cards import CardSet
from game.kernel.decisions import answers
from game.kernel.running import advance
from game.kernel.state import State
from game.rules import game_named
from tests.libraries import library

CONTRACTS = game_named("contracts")
PATIENCE = 3000
"""A match of more answers than this has stalled."""


@cache
def cards() -> CardSet:
    return library().card_set(CONTRACTS.vocabulary)


@cache
def pairs() -> list[tuple[list[str], list[str]]]:
    """Every deck against every deck."""
    decks = [deck.cards() for deck in library().decks.values()]
    return list(product(decks, decks))


def new_match(seed: int, decks: Sequence[Sequence[str]] | None = None, pool: CardSet | None = None) -> State:
    chosen = decks or pairs()[seed % len(pairs())]
    return CONTRACTS.setup(pool or cards(), chosen, seed, library().constants)


def steps(state: State, agents: Sequence[Agent]) -> Iterator[State]:
    """The live state at each decision of a match; after each it is answered by the agent of its seat."""
    for _ in range(PATIENCE):
        if state.decision is None:
            return
        yield state
        advance(state, agents[state.decision.seat].answer(state))
    raise AssertionError(f"the match stalled at {state.decision}")


def play(state: State, agents: Sequence[Agent]) -> State:
    for _ in steps(state, agents):
        pass
    return state


THOUGHT = 40
"""Positions that `casual` tries for an answer on the way: enough for all kinds of decisions."""


def quick(level: str, seed: int) -> Agent:
    """An agent that thinks little: for matches of which only the positions count."""
    found = agent(level, seed)
    found.nodes = THOUGHT
    return found


def positions(number: int, seed: int = 0) -> Iterator[State]:
    """So many decisions with a choice, every fifth of matches of casual against random; nobody may change them."""
    return islice(_met(seed), number)


def _met(seed: int) -> Iterator[State]:
    """Those from a seed on. What one test has played to, others take from there."""
    known, more = _played(seed)
    for number in count():
        if number == len(known):
            known.append(next(more))
        yield known[number]


@cache
def _played(seed: int) -> tuple[list[State], Iterator[State]]:
    return [], _choices(seed)


def _choices(seed: int) -> Iterator[State]:
    met = 0
    for n in count():
        for state in steps(new_match(seed + n), (quick("casual", n), quick("random", n))):
            if len(answers(state)) > 1:
                met += 1
                if met % 5 == 0:
                    yield state.copy()
