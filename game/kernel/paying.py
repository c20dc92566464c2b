"""How a cost is paid. It is a transaction: what is paid with is chosen first and lies in the pending decision; then it
is paid all at once, so that nothing has changed where it is taken back.
"""

from __future__ import annotations

from collections.abc import Callable

from game.kernel.choices import Subset
from game.kernel.costs import Cost, Part
from game.kernel.data import Context, Exits, Paying, made
from game.kernel.decisions import Answer, Decision
from game.kernel.leaving import find_exits, leave
from game.kernel.listed import Listed
from game.kernel.payments import Payment
from game.kernel.references import is_in_play, refs, still
from game.kernel.state import NAMES, TASKS, State, Task, tasks
from game.kernel.triggers import is_replaceable


def payable(state: State, context: Context, cost: Cost) -> bool:
    """Can the controller of `context` pay, an X being 0?"""
    if cost.amounts and not state.game.costs.affordable(state, context.controller, cost.amounts):
        return False
    return not cost.parts or missing(state, context, cost) is None


def missing(state: State, context: Context, cost: Cost) -> Part | None:
    """The first part, elements left aside, that can't be paid; a card can be given for one part only, unless a part
    shares it (`CostKind.shares`)."""
    paying = Paying()
    for part in cost.parts:
        if part.selector is None:
            if not state.words.costs[part.word].can(state, context.controller, part.amount):
                return part
            continue
        found = givable(state, context, cost, part, paying)
        wanted = part.selector.pick or 1
        if len(found) < wanted:
            return part
        paying = paying._replace(given=(*paying.given, refs(state, found[:wanted])))
    return None


def givable(state: State, context: Context, cost: Cost, part: Part, paying: Paying) -> tuple[int, ...]:
    """The cards that can be given for `part`: not those given already, nor the card that is being played itself."""
    assert part.selector is not None
    kinds, seat = state.words.costs, context.controller
    can, taken = kinds[part.word].can, list[int]()
    if not kinds[part.word].shares:
        others = [other for other in cost.parts if other.selector is not None]
        for other, given in zip(others, paying.given, strict=False):
            taken += [i for i, _ in given if not kinds[other.word].shares]
    if not is_in_play(state, context.source):
        taken.append(context.source)
    return tuple([i for i in part.selector.candidates(state, context) if i not in taken and can(state, seat, i)])


def pay(state: State, seat: int, cost: Cost, paying: Paying) -> None:
    """Pay all at once what was chosen: elements first, then the parts in the order in which they are written."""
    if paying.payment:
        state.game.costs.pay(state, seat, paying.payment)
    if not cost.parts:
        return
    kinds, given = state.words.costs, iter(paying.given)
    for part in cost.parts:
        kind = kinds[part.word]
        if part.selector is None:
            kind.pay(state, seat, part.amount)
        else:
            for i in still(state, next(given)):
                kind.pay(state, seat, i)
                if kind.leaves:
                    leave(state, i, state.game.deaths.grave(state, i), paying.exits or ())


# --- asking -----------------------------------------------------------------------------------------------------------

Args = Callable[[Paying], tuple[object, ...]]
"""From what has been chosen so far to the arguments of the question's task, after the answer and the step."""


def ask_x(
    state: State, context: Context, cost: Cost, paying: Paying, task: Task, args: Args, cancel: bool
) -> Paying | Decision:
    """`paying` with its X, or the question how much it is."""
    if cost.x < 0 or paying.x >= 0:
        return paying
    seat, most, game = context.controller, 0, state.game
    while game.costs.affordable(state, seat, cost.with_x(most + 1)):
        most += 1
    if most == 0:
        return paying._replace(x=0)
    ways = tuple([("x", n) for n in range(most + 1)])
    return Listed("x", seat, task, ("x", *args(paying)), ways=ways, source=context.source, cancel=cancel,
                  proposed=ways[-1])  # fmt: skip


def ask_cards(
    state: State, context: Context, cost: Cost, paying: Paying, task: Task, args: Args, cancel: bool
) -> Paying | Decision:
    """`paying` with all the cards that are given, or the next question which ones."""
    seat = context.controller
    asking = [part for part in cost.parts if part.selector is not None]
    while len(paying.given) < len(asking):
        part = asking[len(paying.given)]
        assert part.selector is not None
        found, wanted = givable(state, context, cost, part, paying), part.selector.pick
        if wanted and len(found) > wanted:
            return Subset(part.word, seat, task, ("given", *args(paying)), candidates=found, least=wanted,
                          most=wanted, source=context.source, cancel=cancel)  # fmt: skip
        paying = paying._replace(given=(*paying.given, refs(state, found)))
    return paying


def ask_elements(
    state: State, seat: int, cost: Cost, paying: Paying, task: Task, args: Args, source: int, cancel: bool
) -> Paying | Decision:
    """`paying` with what the elements are paid with, or the question for it; the cost has elements."""
    amounts = cost.with_x(paying.x) if cost.x >= 0 else cost.amounts
    game = state.game
    proposed = game.costs.payment(state, seat, amounts)
    if game.costs.is_only_payment(state, seat, amounts):
        return made(Paying, (paying.x, paying.given, proposed, None))
    return Payment("pay", seat, task, ("payment", *args(paying)), amounts=amounts, source=source, cancel=cancel,
                   proposed=proposed)  # fmt: skip


def with_answer(state: State, paying: Paying, step: str, answer: Answer) -> Paying:
    """`paying` with the answer to the question that was asked for `step`."""
    if step == "exits":
        return paying
    if step == "x":
        return Paying(answer[1], paying.given, paying.payment)
    if step == "given":
        return Paying(paying.x, (*paying.given, refs(state, answer[1:])), paying.payment)
    return made(Paying, (paying.x, paying.given, answer, None))


def ask_or_pay(
    state: State, context: Context, cost: Cost, paying: Paying, task: Task, args: tuple[object, ...]
) -> Paying | None:
    """Pay a cost while an effect is carried out: how it was paid; None if the next question was asked for it.

    `task` is called with the answer, the step, `args` and what was chosen before; `with_answer` adds the answer.
    """

    def args_of(so_far: Paying) -> tuple[object, ...]:
        return (*args, so_far)

    following = ask_x(state, context, cost, paying, task, args_of, False)
    if isinstance(following, Paying):
        following = ask_cards(state, context, cost, following, task, args_of, False)
    if isinstance(following, Paying) and cost.amounts and not following.payment:
        seat, source = context.controller, context.source
        following = ask_elements(state, seat, cost, following, task, args_of, source, False)
    if isinstance(following, Decision):
        state.decision = following
        return None
    if following.exits is None and cost.parts and is_replaceable(state, "move"):
        find_exits(state, leaving(state, cost, following), asked_exits, (NAMES[task], args, following))
        return None
    pay(state, context.controller, cost, following)
    return following


def leaving(state: State, cost: Cost, paying: Paying) -> list[int]:
    """The cards given for it that leave the field."""
    asking = [part for part in cost.parts if part.selector is not None]
    return [i for part, given in zip(asking, paying.given, strict=True) if state.words.costs[part.word].leaves
            for i in still(state, given)]  # fmt: skip


def asked_exits(state: State, exits: Exits, task: str, args: tuple[object, ...], so_far: Paying) -> None:
    """It is known where the cards given go."""
    TASKS[task](state, (), "exits", *args, so_far._replace(exits=exits))


tasks(__name__, asked_exits)
