"""What is listed is held against brute force: every answer that could be thought of is tried, and those that `why_not`
allows are counted, answer after answer.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations, product

import pytest

from game.kernel import choices, decisions
from game.kernel.building import Built
from game.kernel.decisions import Answer
from game.kernel.effects import COIN
from game.kernel.phrases import Phrase
from game.kernel.places import DRAWN
from game.kernel.running import advance
from game.kernel.state import State
from game.lab.perft import perft
from tests.kernel.games import NAMES, kit, positions
from tests.rings import first

MOST_CANDIDATES = 9
"""Of so many candidates every subset is tried."""


@cache
def words() -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Every first word of an answer that a game has a phrase for, or that is listed in random matches of all games, and
    every other word of those."""
    said = {phrase.answer[0] for name in NAMES for phrase in phrases(name) if phrase.answer}
    found: set[Answer] = {choices.DONE, choices.BACK, decisions.CANCEL, *COIN}
    for name in NAMES:
        for seed in range(5):
            for state in positions(kit(name), seed):
                found |= set(decisions.answers(state))
    others = {part for way in found for part in way[1:] if isinstance(part, str)}
    return tuple(sorted(said | {way[0] for way in found})), tuple(sorted(others))


def phrases(name: str) -> tuple[Phrase, ...]:
    """All that can be said in a game, also of questions that hardly any match asks."""
    known = kit(name).game.board.phrases
    return (*known.heads, *known.all_tails)


def thinkable(state: State) -> Iterator[Answer]:
    """Answers of every word with up to two parts of any sort; every choice of candidates; every split of a payment."""
    decision = state.decision
    assert decision is not None
    first, others = words()
    shown = [i for i, e in enumerate(state.entities) if e.zone < 0 or state.places.kind[e.zone] != DRAWN]
    parts = (*sorted({*range(12), *shown, len(state.entities) - 1}), *others)
    for word in first:
        if word != "pick":
            yield (word,)
            yield from product((word,), parts)
            yield from product((word,), parts, parts)
    candidates = decision.among()
    strange = next(i for i in range(len(state.entities)) if i not in candidates)
    for size in range(len(candidates) + 2):
        for choice in combinations((*candidates, strange), size):
            yield ("pick", *choice)
    if decision.kind in ("pay", "refill"):
        for number in (4, 5):
            yield from product((decision.kind,), *[range(7)] * number)
        if len(decisions.answers(state)[0]) > 6:
            yield from _splits(decision.kind, decisions.answers(state)[0])
    if isinstance(decision, Built):
        yield from _several(decision)


def _splits(word: str, like: Answer) -> Iterator[Answer]:
    """Every split of as much as in `like`, of one more and of one less."""
    for paid in product(*[range(7)] * (len(like) - 1)):
        if abs(sum(paid) - sum(map(int, like[1:]))) <= 1:
            yield (word, *paid)


def _several(decision: Built) -> Iterator[Answer]:
    """Every assignment, or division, to two things and more, of values that one of them can have and of one besides."""
    things = decision.things()
    values = (*dict.fromkeys(value for thing in things for value in decision.values(thing)), 0)
    for size in range(2, len(things) + 1):
        for some in combinations(things, size):
            for given in product(values, repeat=size):
                yield (decision.word, *(part for pair in zip(some, given, strict=True) for part in pair))


def by_brute_force(state: State) -> list[Answer]:
    """Every legal answer but ("cancel",), which is in no list, and the steps to one that can be given whole."""
    found = [way for way in thinkable(state) if decisions.is_legal(state, way) and way != decisions.CANCEL]
    if isinstance(state.decision, Built):
        found = [way for way in found if way[0] == state.decision.word]
    assert len(found) == len(set(found))
    return found


def count(state: State, depth: int) -> tuple[int, ...]:
    counts = [0] * depth

    def follow(state: State, level: int) -> None:
        if state.decision is None:
            return
        ways = by_brute_force(state)
        counts[level] += len(ways)
        for way in ways if level + 1 < depth else ():
            after = state.copy()
            advance(after, way)
            follow(after, level + 1)

    follow(state, 0)
    return tuple(counts)


def small(state: State) -> bool:
    """Can every subset of the candidates be tried, now and after the next answer?"""
    nearest = [state]
    for way in decisions.answers(state):
        after = state.copy()
        advance(after, way)
        nearest.append(after)
    return len(nearest) < 40 and all(
        s.decision is None or (len(s.decision.among()) <= MOST_CANDIDATES and s.decision.lists_all()) for s in nearest
    )


def some(name: str, number: int, seed: int) -> list[State]:
    """So many positions of a game, from early and late in matches."""
    found: list[State] = []
    while len(found) < number:
        found += [s.copy() for s in positions(kit(name), seed, every=37) if small(s)][: 1 + number // 4]
        seed += 1
    return found[:number]


@pytest.mark.parametrize("name", NAMES)
def test_no_word_of_a_listed_answer_is_left_untried(name):
    """In other matches than those that the words are from."""
    known = set(words()[0])
    for seed in range(70, 73):
        for state in positions(kit(name), seed):
            assert {way[0] for way in decisions.answers(state)} <= known, (seed, state.decision.kind)


SLOW = ("grimoire",)
"""With so many words and cards on the table that a position takes seconds."""


def can_be_tried(state: State) -> bool:
    decision = state.decision
    assert decision is not None
    few = len(decision.among()) <= MOST_CANDIDATES
    return few and (decision.lists_all() or not isinstance(decision, Built))


@pytest.mark.parametrize("matches", first(1, [1, 3]))
@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=[pytest.mark.nightly] if name in SLOW else []) for name in NAMES]
)
def test_every_legal_answer_is_listed(name, matches):
    seen: dict[str, int] = {}
    for seed in range(70, 70 + matches):
        for state in positions(kit(name), seed):
            kind = state.decision.kind
            if seen.get(kind, 0) < 2 and can_be_tried(state):
                seen[kind] = seen.get(kind, 0) + 1
                assert sorted(by_brute_force(state), key=repr) == sorted(decisions.answers(state), key=repr), kind


@pytest.mark.nightly
@pytest.mark.parametrize("name", [name for name in NAMES if name not in SLOW])
def test_the_tree_of_answers_is_that_of_brute_force(name):
    """40 positions of all games together, two answers deep; of Grimoire there is a second reading of its attack
    (`tests/rules/grimoire/test_attack_perft`)."""
    for state in some(name, -(-40 // len(NAMES)), 80):
        assert perft(state, 2).by_depth == count(state, 2), state.decision.kind
