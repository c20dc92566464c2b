"""Replacement effects: clauses with `instead:` that change what is about to happen, or put something else in its place.

Whoever brings something about that can be replaced describes it as a `Pending`. Where no clause on the field waits for
such an event, it happens at once and costs nothing (`is_replaceable`). Otherwise each replacement effect that applies
is offered once: the player concerned says which comes first, its controller whether to use it if that is free. What is
left of the event in the end is carried out by the task that the `Pending` names.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from game.kernel import once, paying
from game.kernel.choices import Subset
from game.kernel.clauses import Clause
from game.kernel.data import Exits, Item, Paying, Pending, Ref
from game.kernel.decisions import Answer
from game.kernel.effects import do
from game.kernel.listed import Listed
from game.kernel.numbers import amount_of
from game.kernel.references import found, is_in_play, ref
from game.kernel.state import TASKS, State, tasks
from game.kernel.triggers import is_replaceable, watchers


def about_to(state: State, pending: Pending) -> None:
    """Let replacement effects change `pending`, then carry out what is left of it."""
    items = applicable(state, pending)
    if not items:
        TASKS[pending.then](state, pending, True)
        return
    sources = tuple(dict.fromkeys(item.context.source for item in items))
    if len(sources) == 1:
        _offer(state, pending, items[0])
    else:
        seat = state.entities[pending.subject[0]].controller
        state.decision = Subset("replace", seat, chosen, (pending,), candidates=sources)


def applicable(state: State, pending: Pending) -> list[Item]:
    """The replacement effects that apply to `pending` and were not offered it yet."""
    if not is_replaceable(state, pending.event) or not found(state, pending.subject):
        return []
    items = watchers(state, state.words.instead[pending.event], pending.subject, pending.object, pending.amount)
    if not items:
        return []
    used = {*pending.used, *_under_way(state)}
    return [item for item in items
            if (item.clause, item.context.source) not in used
            and not once.is_spent(state, state.cards.clauses[item.clause], item.context)
            and all(c.holds(state, item.context) for c in state.cards.clauses[item.clause].condition)]  # fmt: skip


def _under_way(state: State) -> Iterator[tuple[str, int]]:
    """The effects that are just replacing something: none replaces what it does itself."""
    for task, args in state.frames:
        if task is go_on:
            yield from args[0].used


def chosen(state: State, answer: Answer, pending: Pending) -> None:
    """The player concerned has said which replacement effect applies first."""
    for item in applicable(state, pending):
        if item.context.source == answer[1]:
            _offer(state, pending, item)
            return
    raise AssertionError("a replacement effect was chosen that does not apply")


def _offer(state: State, pending: Pending, item: Item) -> None:
    clause, context = state.cards.clauses[item.clause], item.context
    pending = pending._replace(used=(*pending.used, (item.clause, context.source)))
    if clause.pay is not None and not paying.payable(state, context, clause.pay):
        about_to(state, pending)
    elif clause.may or clause.pay is not None:
        state.decision = Listed("may", context.controller, decided, (item, pending), ways=(("yes",), ("no",)),
                                source=context.source)  # fmt: skip
    else:
        replace(state, item, pending)


def decided(state: State, answer: Answer, item: Item, pending: Pending) -> None:
    clause = state.cards.clauses[item.clause]
    if answer == ("no",):
        about_to(state, pending)
    elif clause.pay is None:
        replace(state, item, pending)
    else:
        _pay(state, item, pending, Paying())


def _pay(state: State, item: Item, pending: Pending, so_far: Paying) -> None:
    cost = state.cards.clauses[item.clause].pay
    assert cost is not None
    how = paying.ask_or_pay(state, item.context, cost, so_far, paid, (item, pending))
    if how is not None:
        context = item.context._replace(x=max(0, how.x))
        replace(state, Item(item.clause, context), pending)


def paid(state: State, answer: Answer, step: str, item: Item, pending: Pending, so_far: Paying) -> None:
    _pay(state, item, pending, paying.with_answer(state, so_far, step, answer))


def replace(state: State, item: Item, pending: Pending) -> None:
    """Change the event as the clause says, do what it does besides, then go on with what is left."""
    clause, context = state.cards.clauses[item.clause], item.context
    if state.log is not None:
        facts = {"entity": context.source, "card": state.entities[context.source].definition.id, "clause": item.clause,
                 "seat": context.controller, "event": pending.event, "subject": pending.subject[0]}  # fmt: skip
        state.log.emit("replaced", facts)
    if clause.once:
        once.spend(state, clause, context)
    if clause.into:
        pending = pending._replace(args=(*pending.args, item))
    left = _left(state, clause, item, pending)
    state.frames.append((go_on, (pending if left is None else left, left is not None)))
    if clause.do:
        do(state, item.clause, 0, 0, context)


def _left(state: State, clause: Clause, item: Item, pending: Pending) -> Pending | None:
    """What is left of the event; None if nothing is."""
    if clause.less is not None:
        amount = pending.amount - amount_of(clause.less, state, item.context)
        return pending._replace(amount=amount) if amount > 0 else None
    if clause.redirect is not None:
        there = [i for i in clause.redirect.select(state, item.context) if is_in_play(state, i)]
        return pending._replace(subject=ref(state, there[0])) if there else pending
    return None


def go_on(state: State, pending: Pending, happens: bool) -> None:
    """What a replacement effect did besides is done: other effects may apply to what is left of the event."""
    if happens:
        about_to(state, pending)
    else:
        TASKS[pending.then](state, pending, False)


def find_exits(
    state: State, cards: tuple[Ref, ...], exits: Exits, number: int, then: str, args: tuple[Any, ...]
) -> None:
    """`cards` are about to leave the field together: where to, from `number` on? Then `then(state, exits, *args)`.

    Nothing has left by then, so that all of them can still say where the others go.
    """
    for n in range(number, len(cards)):
        pending = Pending("move", cards[n], cards[n], 0, "kernel.replacement.told", (cards, exits, n, then, args))
        if is_in_play(state, cards[n][0]) and applicable(state, pending):
            about_to(state, pending)
            return
    TASKS[then](state, exits, *args)


def told(state: State, pending: Pending, happens: bool) -> None:
    """An effect has said where one of the cards goes: what is left is nothing that another one could change."""
    cards, exits, number, then, args, *items = pending.args
    for item in items:
        exits = (*exits, (cards[number], item))
    find_exits(state, cards, exits, number + 1, then, args)


tasks(__name__, chosen, decided, paid, go_on, find_exits, told)
