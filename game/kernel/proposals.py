"""Proposals: the targets of a card are chosen before anything happens, one question after another.

A proposal lies only in the pending decision. Until its last question is answered nothing has changed, and
("cancel",) leaves the state as it was.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.kernel.clauses import Clause
from game.kernel.data import Context
from game.kernel.decisions import Answer, Decision
from game.kernel.effects import locked, targets
from game.kernel.references import refs
from game.kernel.state import State, Task

Chosen = tuple[tuple[tuple[tuple[int, int], ...], ...], ...]  # for each clause: for each of its targets: references


def context_of(state: State, card: int, seat: int, chosen: Any = ()) -> Context:
    return Context(card, state.entities[card].moves, seat, tuple(chosen))


def has_targets(state: State, card: int, seat: int, clauses: Sequence[Clause]) -> bool:
    """Can every target that `clauses` need be chosen, each a different one?"""
    context = context_of(state, card, seat)
    for clause in clauses:
        if clause.targets and not _choosable(state, clause, context):
            return False
    return True


def _choosable(state: State, clause: Clause, context: Context) -> bool:
    wanted, number = clause.targets, len(context.targets)
    if number == len(wanted):
        return True
    if len(wanted) == 1:
        selector, source, can_target = wanted[0], context.source, state.game.can_target
        if selector.up_to:
            return True
        for i in selector.candidates(state, context):
            if can_target(state, source, i):
                return True
        return False
    found = targets(state, clause, number, context)
    if not found:
        return clause.targets[number].up_to and _choosable(state, clause, locked(state, context, ()))
    if number + 1 == len(clause.targets):
        return True
    size = clause.targets[number].pick
    return any(_choosable(state, clause, locked(state, context, found[n : n + size])) for n in range(len(found)))


def ask_targets(
    state: State, seat: int, card: int, clauses: Sequence[Clause], chosen: Chosen, task: Task
) -> Chosen | None:
    """The targets when they are complete. None when the next one was asked for: `task(state, answer, seat, card,
    chosen)` goes on with `with_answer(state, chosen, answer)`.
    """
    done: list[Any] = []
    for number, clause in enumerate(clauses):
        context = context_of(state, card, seat, chosen[number] if number < len(chosen) else ())
        while len(context.targets) < len(clause.targets):
            selector = clause.targets[len(context.targets)]
            found = targets(state, clause, len(context.targets), context)
            if len(found) > selector.pick or (found and selector.up_to):
                state.decision = Decision("target", seat, task, (seat, card, (*done, context.targets)),
                                          candidates=found, minimum=0 if selector.up_to else selector.pick,
                                          maximum=selector.pick, source=card, cancel=True)  # fmt: skip
                return None
            context = locked(state, context, found)
        done.append(context.targets)
    return tuple(done)


def with_answer(state: State, chosen: Chosen, answer: Answer) -> Chosen:
    """`chosen` with the targets of `answer` to the question that `ask_targets` put last."""
    return (*chosen[:-1], (*chosen[-1], refs(state, answer[1:])))


def all_targets(chosen: Chosen) -> list[int]:
    return [i for clause in chosen for target in clause for i, _ in target]
