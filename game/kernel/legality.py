"""Legality is one list of named checks, used to generate answers, to refuse them and to say why.

An action is a word, whose subjects may do it, and on which objects. Its answers are (word, subject) or
(word, subject, object).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import product
from typing import Any

from game.kernel.decisions import Answer
from game.kernel.errors import Reason
from game.kernel.state import State

Facts = Mapping[str, Any]


def _no_facts(state: State, seat: int, subject: int) -> Facts:
    return {}


def _no_pair_facts(state: State, seat: int, subject: int, object: int) -> Facts:
    return {}


@dataclass(frozen=True)
class Check:
    """`holds(state, seat, subject)`; if it doesn't, the refusal has this code and clause, and `facts`."""

    code: str
    clause: str
    holds: Callable[[State, int, int], bool]
    facts: Callable[[State, int, int], Facts] = _no_facts
    implied: bool = False
    """Whatever the action's `subjects` lists passes it, so that listing need not ask again."""


@dataclass(frozen=True)
class PairCheck:
    """The same for a subject and its object."""

    code: str
    clause: str
    holds: Callable[[State, int, int, int], bool]
    facts: Callable[[State, int, int, int], Facts] = _no_pair_facts
    implied: bool = False
    """The same of the action's `objects`."""
    concerns: Callable[[State, Sequence[int]], Sequence[int]] | None = None
    """Of which of several subjects it is asked; None: of all. Others pass it."""


@dataclass(frozen=True)
class Action:
    """What a player may do. `subjects` and `objects` list whom the checks are worth asking about."""

    word: str
    subjects: Callable[[State, int], Sequence[int]]
    checks: Sequence[Check]
    objects: Callable[[State, int], Sequence[int]] | None = None
    pair_checks: Sequence[PairCheck] = ()
    able: Callable[[State, int], Sequence[int]] | None = None
    """Which subjects pass all checks, asked of all of them at once where one after another would be slow."""
    tests: tuple[Callable[[State, int, int], bool], ...] = field(init=False)
    pair_tests: tuple[PairCheck, ...] = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "tests", tuple(c.holds for c in self.checks if not c.implied))
        object.__setattr__(self, "pair_tests", tuple(c for c in self.pair_checks if not c.implied))


def legal_actions(state: State, seat: int, actions: Iterable[Action]) -> list[Answer]:
    """Every answer that passes all checks of its action."""
    found: list[Answer] = []
    for action in actions:
        able = action.able(state, seat) if action.able is not None else passing(state, seat, action)
        if not able:
            continue
        if action.objects is None:
            word = action.word
            for subject in able:
                found.append((word, subject))
            continue
        targets = action.objects(state, seat)
        for check in action.pair_tests:
            if check.concerns is None or check.concerns(state, able):
                found += _fitting(state, seat, action, able, targets)
                break
        else:
            found += product((action.word,), able, targets)
    return found


def _fitting(state: State, seat: int, action: Action, able: Sequence[int], targets: Sequence[int]) -> Iterable[Answer]:
    """The answers of `able` subjects and those `targets` of each that pass the checks of pairs."""
    asked = [(check, able if check.concerns is None else check.concerns(state, able)) for check in action.pair_tests]
    for subject in able:
        checks = [check for check, concerned in asked if subject in concerned]
        for target in targets:
            for check in checks:
                if not check.holds(state, seat, subject, target):
                    break
            else:
                yield (action.word, subject, target)


def passing(state: State, seat: int, action: Action) -> list[int]:
    """The subjects that pass all checks of `action`, asked one after another."""
    subjects = action.subjects(state, seat)
    able: list[int] = []
    if not subjects:
        return able
    tests = action.tests
    for subject in subjects:
        for holds in tests:
            if not holds(state, seat, subject):
                break
        else:
            able.append(subject)
    return able


def why_not_action(state: State, seat: int, actions: Mapping[str, Action], answer: Answer) -> Reason | None:
    """The first check that `answer` fails."""
    action = actions.get(answer[0]) if isinstance(answer[0], str) else None
    size = 2 if action is None or action.objects is None else 3
    if action is None or len(answer) != size or not all(_is_entity(state, e) for e in answer[1:]):
        return Reason("malformed", {"answer": list(answer)})
    subject = answer[1]
    for check in action.checks:
        if not check.holds(state, seat, subject):
            return Reason(check.code, {"entity": subject, **check.facts(state, seat, subject)}, check.clause)
    for pair in action.pair_checks if size == 3 else ():
        if not pair.holds(state, seat, subject, answer[2]):
            facts = pair.facts(state, seat, subject, answer[2])
            return Reason(pair.code, {"entity": subject, "target": answer[2], **facts}, pair.clause)
    return None


def _is_entity(state: State, value: object) -> bool:
    return type(value) is int and 0 <= value < len(state.entities)
