"""How a clause runs: targets first and locked, then the condition, the gate, the operations one after another."""

from __future__ import annotations

from collections.abc import Container, Sequence
from itertools import combinations
from typing import TYPE_CHECKING, Any

from game.kernel import once, paying, veils
from game.kernel.choices import Subset
from game.kernel.clauses import ONE, Clause
from game.kernel.data import Context, Item, Paying, Ref, made
from game.kernel.decisions import Answer
from game.kernel.listed import Listed
from game.kernel.moves import show
from game.kernel.numbers import evaluate
from game.kernel.places import SHARED
from game.kernel.references import holder, is_in_play, refs, still
from game.kernel.rng import EFFECTS, below
from game.kernel.state import State, Task, tasks

if TYPE_CHECKING:
    from game.kernel.events import Log
    from game.kernel.operation import Operation
    from game.kernel.selectors import Selector

COIN: tuple[Answer, ...] = (("heads",), ("tails",))
"""The sides of a coin, as they are called."""


def activate(state: State, key: str, context: Context) -> None:
    """A clause was set off."""
    clause = state.cards.clauses[key]
    if clause.once and once.is_spent(state, clause, context):
        return
    if context.targets and state.game.effects.rechecks:
        legal = with_legal_targets(state, clause, context)
        if legal is None:
            if state.log is not None:
                source = context.source
                state.log.emit("failed", {"entity": source, "card": state.entities[source].definition.id})
            return
        context = legal
    if state.log is not None:
        tell(state, state.log, key, context)
    begin(state, key, context)


def with_legal_targets(state: State, clause: Clause, context: Context) -> Context | None:
    """`context` without those of its locked targets that are legal no more; None if it has targets and none is legal.

    What is no longer the same object stays among them, for effects that need its last values: nothing else finds it.
    Of a set that is there for a moment alone (`Vocabulary.momentary`) it is looked whether they are the same objects
    and are what its filter asks for.
    """
    can_target, momentary, before = state.game.effects.can_target, state.words.momentary, context.targets
    kept: list[tuple[Ref, ...]] = []
    lost, some = False, False
    for chosen, selector in zip(before, clause.targets, strict=False):
        ids = still(state, chosen)
        if selector.name in momentary:
            legal = selector.filter.apply(state, ids, True) if selector.filter is not None else ids
        else:
            legal = selector.candidates(state, context, True)
        left: list[Ref] = []
        for one in chosen:
            if state.cards.veils and state.entities[one[0]].under is not None and one[0] in ids:
                if _is_truly_legal(state, selector, context, one[0]):
                    left.append(one)
                    some = True
                else:
                    lost = True
                continue
            if one[0] not in ids:
                left.append(one)
                lost = True
            elif one[0] in legal and can_target(state, context.source, one[0]):
                left.append(one)
                some = True
            else:
                lost = True
        kept.append(tuple(left))
    if not lost:
        return context
    return context._replace(targets=(*kept, *before[len(kept) :])) if some else None


def _is_truly_legal(state: State, selector: Selector, context: Context, i: int) -> bool:
    """Is card `i`, which lies face down, a legal target by what it is in truth?"""
    truth = veils.revealed(state, i)
    return veils.is_meant(state, selector, context, i) and state.game.effects.can_target(truth, context.source, i)


def tell(state: State, log: Log, key: str, context: Context) -> None:
    """That a clause is carried out."""
    source = context.source
    log.emit("effect", {"entity": source, "card": state.entities[source].definition.id, "clause": key,
                        "seat": context.controller, "subject": context.subject[0]})  # fmt: skip


def begin(state: State, key: str, context: Context) -> None:
    """Choose the modes and what targets are still open, then go on to the gate."""
    clause = state.cards.clauses[key]
    if clause.modes:
        open_to = ways(clause, fitting_modes(state, clause, context))
        if len(open_to) > 1:
            state.decision = Listed("mode", context.controller, moded, (key, context), source=context.source,
                                    ways=tuple([("mode", *way) for way in open_to]))  # fmt: skip
            return
        if clause.choose != ONE:
            aim(state, key, open_to[0], (), context)
            return
        clause = clause.modes[open_to[0][0]]
        key = clause.key
    if clause.targets:
        found = _with_targets(state, clause, context, targeted, (key,))
        if found is None:
            return
        context = found
        show_targets(state, context)
    _gate(state, key, clause, context)


def _with_targets(
    state: State, clause: Clause, context: Context, task: Task, args: tuple[object, ...]
) -> Context | None:
    """`context` with all targets of `clause`; None if `task` is asked for the next one, with `args` and the context."""
    while len(context.targets) < len(clause.targets):
        number = len(context.targets)
        candidates = targets(state, clause, number, context)
        wanted = clause.targets[number].pick
        if len(candidates) > wanted or (candidates and clause.targets[number].up_to):
            least = 0 if clause.targets[number].up_to else wanted
            state.decision = Subset("target", context.controller, task, (*args, context), candidates=candidates,
                                    least=least, most=wanted, source=context.source)  # fmt: skip
            return None
        context = locked(state, context, candidates)
    return context


def fitting_modes(state: State, clause: Clause, context: Context) -> list[int]:
    """The modes whose first target is there."""
    return [
        n for n, mode in enumerate(clause.modes)
        if not mode.targets or mode.targets[0].up_to or targets(state, mode, 0, context)
    ]  # fmt: skip


def ways(clause: Clause, fitting: Sequence[int]) -> list[tuple[int, ...]]:
    """Which modes can be chosen together, in their order: of the `fitting` ones, or of all if these are too few."""
    least, most = clause.choose
    open_to = fitting if len(fitting) >= least else range(len(clause.modes))
    if most == 1 == least:
        return [(n,) for n in open_to]
    return [way for number in range(least, most + 1) for way in combinations(open_to, number)]


def moded(state: State, answer: Answer, key: str, context: Context) -> None:
    clause = state.cards.clauses[key]
    if clause.choose == ONE:
        begin(state, clause.modes[answer[1]].key, context)
    else:
        aim(state, key, answer[1:], (), context)


def targeted(state: State, answer: Answer, key: str, context: Context) -> None:
    begin(state, key, locked(state, context, answer[1:]))


# --- several modes: the targets of all of them, then the gate once, then one after another ---------------------------


def aim(state: State, key: str, chosen: tuple[int, ...], done: tuple[Context, ...], context: Context) -> None:
    """Choose the targets of the `chosen` modes in their order; `done` are the contexts of those that have theirs."""
    clause = state.cards.clauses[key]
    for number in chosen[len(done) :]:
        found = _with_targets(state, clause.modes[number], context, aimed, (key, chosen, done))
        if found is None:
            return
        show_targets(state, found)
        done, context = (*done, found), found._replace(targets=())
    items = tuple([Item(clause.modes[n].key, of_mode) for n, of_mode in zip(chosen, done, strict=True)])
    if not items:
        return
    if clause.pay is None or clause.proposed:
        _in_order(state, items, context.x)
    elif paying.payable(state, context, clause.pay):
        state.decision = Listed("may", context.controller, decided_on, (key, context, items),
                                ways=(("yes",), ("no",)), source=context.source)  # fmt: skip


def aimed(state: State, answer: Answer, key: str, chosen: tuple[int, ...], done: tuple[Context, ...],
          context: Context) -> None:  # fmt: skip
    aim(state, key, chosen, done, locked(state, context, answer[1:]))


def decided_on(state: State, answer: Answer, key: str, context: Context, items: tuple[Item, ...]) -> None:
    if answer == ("yes",):
        _pay_for(state, key, context, items, Paying())


def _pay_for(state: State, key: str, context: Context, items: tuple[Item, ...], so_far: Paying) -> None:
    cost = state.cards.clauses[key].pay
    assert cost is not None
    how = paying.ask_or_pay(state, context, cost, so_far, paid_for, (key, context, items))
    if how is not None:
        _in_order(state, items, max(0, how.x))


def paid_for(state: State, answer: Answer, step: str, key: str, context: Context, items: tuple[Item, ...],
             so_far: Paying) -> None:  # fmt: skip
    _pay_for(state, key, context, items, paying.with_answer(state, so_far, step, answer))


def _in_order(state: State, items: tuple[Item, ...], x: int) -> None:
    state.frames += [(resolve, (key, context._replace(x=x))) for key, context in reversed(items)]


def targets(state: State, clause: Clause, number: int, context: Context) -> tuple[int, ...]:
    """What target `number` of `clause` may be; never one that an earlier target already is."""
    source, can_target, taken = context.source, state.game.effects.can_target, context.targets
    found: list[int] = []
    for i in aimable(state, clause.targets[number], context):
        if can_target(state, source, i) and not (taken and is_locked(context, i)):
            found.append(i)
    return tuple(found)


def aimable(state: State, selector: Selector, context: Context) -> tuple[int, ...]:
    """At what may be aimed by `selector`, of all that lies there."""
    return beyond(state, selector, context, selector.candidates(state, context, True))


def beyond(state: State, selector: Selector, context: Context, found: tuple[int, ...]) -> tuple[int, ...]:
    """The same, where `found` are the candidates that are known to be ones."""
    if state.cards.veils:
        found = veils.with_possible(state, selector, context, found)
    return found or state.game.effects.to_come(state, selector, context)


def is_locked(context: Context, i: int) -> bool:
    """Is `i` one of the targets that are locked already?"""
    for chosen in context.targets:
        for taken, _ in chosen:
            if taken == i:
                return True
    return False


def locked(state: State, context: Context, chosen: tuple[int, ...]) -> Context:
    """`context` with one more target locked."""
    source, zone_changes, controller, targets, subject, object, amount, x, packet = context
    targets = (*targets, refs(state, chosen))
    return made(Context, (source, zone_changes, controller, targets, subject, object, amount, x, packet))


def show_targets(state: State, context: Context) -> None:
    """A target is named to everybody, also one that lies in a hand."""
    for chosen in context.targets:
        for i, _ in chosen:
            show(state, i)


def _gate(state: State, key: str, clause: Clause, context: Context) -> None:
    if clause.condition and not all(c.holds(state, context) for c in clause.condition):
        if clause.orelse:
            do(state, key, 1, 0, context)
        return
    if clause.pay is not None and not clause.proposed:
        if not paying.payable(state, context, clause.pay):
            _not_paid(state, key, clause, context)
            return
    elif not clause.may:
        _carry_out(state, key, clause, context)
        return
    state.decision = Listed("may", context.controller, decided, (key, context), ways=(("yes",), ("no",)),
                            source=context.source)  # fmt: skip


def decided(state: State, answer: Answer, key: str, context: Context) -> None:
    clause = state.cards.clauses[key]
    if answer == ("no",):
        if clause.pay is not None and not clause.proposed:
            _not_paid(state, key, clause, context)
        return
    if clause.pay is None or clause.proposed:
        _carry_out(state, key, clause, context)
        return
    _pay(state, key, context, Paying())


def _not_paid(state: State, key: str, clause: Clause, context: Context) -> None:
    """What is done where the price is not paid: `else`, unless that hangs on a condition or a coin."""
    if clause.orelse and not clause.condition and not clause.coin:
        do(state, key, 1, 0, context)


def _carry_out(state: State, key: str, clause: Clause, context: Context) -> None:
    """Nothing stands in its way any more, unless it goes by a coin."""
    if clause.once:
        once.spend(state, clause, context)
    if clause.coin:
        state.decision = Listed("coin", context.controller, called, (key, context), ways=COIN,
                                source=context.source)  # fmt: skip
    elif clause.do:  # a price may have to be paid for nothing but that `else` is not done
        do(state, key, 0, 0, context)


def called(state: State, answer: Answer, key: str, context: Context) -> None:
    """The coin is tossed: rightly called or not."""
    fell = COIN[below(state.rng, EFFECTS, len(COIN))]
    won = answer == fell
    if state.log is not None:
        state.log.emit("coin", {"seat": context.controller, "called": answer[0], "fell": fell[0], "won": won})
    if won or state.cards.clauses[key].orelse:
        do(state, key, 0 if won else 1, 0, context)


def _pay(state: State, key: str, context: Context, so_far: Paying) -> None:
    cost = state.cards.clauses[key].pay
    assert cost is not None
    how = paying.ask_or_pay(state, context, cost, so_far, paid, (key, context))
    if how is not None:
        state.frames.append((paid_up, (key, context._replace(x=max(0, how.x)))))


def paid(state: State, answer: Answer, step: str, key: str, context: Context, so_far: Paying) -> None:
    _pay(state, key, context, paying.with_answer(state, so_far, step, answer))


def paid_up(state: State, key: str, context: Context) -> None:
    """The cost is paid."""
    _carry_out(state, key, state.cards.clauses[key], context)


def resolve(state: State, key: str, context: Context) -> None:
    """Run a clause whose targets and cost are settled, as for a card that was played."""
    _gate(state, key, state.cards.clauses[key], context)


def do(state: State, key: str, branch: int, number: int, context: Context, left: int = 0) -> None:
    """Run operation `number` of `do` (or of `else`), `left` more times if it is being repeated."""
    clause = state.cards.clauses[key]
    operations = clause.orelse if branch else clause.do
    operation = operations[number]
    if not left:
        left = 1 if operation.times == 1 else evaluate(operation.times, state, context)
        if number + 1 < len(operations):
            state.frames.append((do, (key, branch, number + 1, context)))
        if left <= 0:
            return
    if left > 1:
        state.frames.append((do, (key, branch, number, context, left - 1)))
    selector = operation.selector
    if selector is None:
        _run(state, operation, context, ())
    elif not selector.pick and not selector.may_tie:
        _run(state, operation, context, selector.select(state, context))
    else:
        _choose(state, operation, (key, branch, number, context), context)


def _run(state: State, operation: Operation, context: Context, ids: tuple[int, ...]) -> None:
    """Run `operation` on those of `ids` that it can reach."""
    if operation.in_play:
        field, entities, seats = state.places.field, state.entities, len(state.seats)
        for i in ids:
            if i >= seats and not field[entities[i].zone]:
                ids = tuple([i for i in ids if is_in_play(state, i)])
                break
    if operation.mixed:
        ids = reachable(state, operation, ids)
    operation.run(state, context, ids)


def reachable(state: State, operation: Operation, ids: tuple[int, ...]) -> tuple[int, ...]:
    """Those of `ids` that the operation can work on."""
    takes = operation.takes[operation.about]
    return tuple([i for i in ids if takes.fits(state, i)])


def _choose(state: State, operation: Operation, place: tuple[Any, ...], context: Context, opponent: int = -1) -> None:
    """Choose at resolution: what the controller picks, as it must be one that can be a target; or one of several equal
    ones.

    Where an opponent chooses of what opponents have, it is of their own alone: the next one in turn order, if the text
    says that the opponent chooses; of what others don't see `opponent`, whom the controller names.
    """
    selector = operation.selector
    assert selector is not None
    candidates, wanted = selector.candidates(state, context, ties=True), selector.pick or 1
    if selector.pick and not selector.by:
        source, can_target = context.source, state.game.effects.can_target
        candidates = tuple([i for i in candidates if can_target(state, source, i)])
    controller = context.controller
    holders = {holder(state, i) for i in candidates} if selector.opposing else set()
    if selector.by:
        controller = next_opponent(state, controller, holders)
    elif holders and chooser(state, candidates, controller) != controller:
        if len(holders) > 1 and opponent < 0:
            state.decision = Subset("choose", controller, named, place, candidates=tuple(sorted(holders)),
                                    source=context.source)  # fmt: skip
            return
        controller = opponent if opponent >= 0 else min(holders)
    if controller in holders:
        candidates = tuple([i for i in candidates if holder(state, i) == controller])
    if len(candidates) <= wanted and not (selector.up_to and candidates):
        _run(state, operation, context, candidates)
        return
    seat = chooser(state, candidates, controller)
    state.decision = Subset("choose", seat, chosen, place, candidates=candidates,
                            least=0 if selector.up_to else wanted, most=wanted,
                            source=context.source)  # fmt: skip


def chooser(state: State, candidates: tuple[int, ...], controller: int) -> int:
    """Who chooses among `candidates` for an effect of `controller`: who holds it what nobody else sees."""
    e, places = state.entities[candidates[0]], state.places
    if e.zone < 0 or not places.hidden[e.zone]:
        return controller
    seat = places.seat[e.zone]
    return seat if seat != SHARED and places.sees[e.zone] >> seat & 1 else controller


def named(state: State, answer: Answer, key: str, branch: int, number: int, context: Context) -> None:
    """The controller has said which opponent chooses."""
    clause = state.cards.clauses[key]
    operation = (clause.orelse if branch else clause.do)[number]
    _choose(state, operation, (key, branch, number, context), context, answer[1])


def next_opponent(state: State, seat: int, holders: Container[int] = ()) -> int:
    """The opponent of `seat`, among `holders` if any is, that comes next in turn order; `seat` itself where no opponent
    is left in the match."""
    foes, seats = state.places.opponents[seat], len(state.seats)
    left = [other for other in state.game.players.playing(state) if other in foes]
    if holders:
        left = [other for other in left if other in holders]
    return min(left, key=lambda other: (other - seat) % seats, default=seat)


def chosen(state: State, answer: Answer, key: str, branch: int, number: int, context: Context) -> None:
    clause = state.cards.clauses[key]
    operation = (clause.orelse if branch else clause.do)[number]
    _run(state, operation, context, answer[1:])


tasks(
    __name__, activate, begin, moded, targeted, aimed, decided_on, paid_for, decided, called, paid, paid_up, resolve,
    do, chosen, named,
)  # fmt: skip
