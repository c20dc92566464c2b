"""What interrupts do to the spell or effect at which they are aimed, beside countering it (M-212, M-401 to M-416)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.kernel import paying
from game.kernel.batches import aimed_at, counter
from game.kernel.choices import Subset
from game.kernel.costs import Cost
from game.kernel.data import Context, Paying, Ref
from game.kernel.decisions import Answer
from game.kernel.effects import aimable
from game.kernel.listed import Listed
from game.kernel.numbers import amount_of
from game.kernel.operation import Amount, Operation
from game.kernel.reach import Takes
from game.kernel.references import refs
from game.kernel.selectors import Selector
from game.kernel.state import tasks
from game.rules.grimoire.constants import COLOURS

if TYPE_CHECKING:
    from game.kernel.state import State


class Counter(Operation):
    """The spell is not carried out, and its card is lost (M-415)."""

    word = "counter"
    in_play = False
    takes = {"to": Takes(where="open")}
    to: Selector

    def run(self, state: State, context: Context, ids: tuple[int, ...]) -> None:
        for i in ids:
            counter(state, i)


class CounterUnless(Operation):
    """The spell is countered unless its player pays so much mana of any kind at once."""

    word = "counter_unless"
    about = "to"
    in_play = False
    takes = {"to": Takes(where="open")}
    amount: Amount
    to: Selector

    def run(self, state: State, context: Context, ids: tuple[int, ...]) -> None:
        for i in ids:
            place = aimed_at(state, i)
            if place is None:
                continue
            payer = state.series[place].context.controller
            cost = toll(amount_of(self.amount, state, context))
            if state.game.costs.affordable(state, payer, cost.amounts):
                state.decision = Listed("toll", payer, tolled, (payer, i, sum(cost.amounts)), source=context.source,
                                        ways=(("yes",), ("no",)))  # fmt: skip
            else:
                counter(state, i)


def toll(amount: int) -> Cost:
    return Cost((*[0] * len(COLOURS), max(0, amount)))


def tolled(state: State, answer: Answer, payer: int, spell: int, amount: int) -> None:
    """Its player has said whether the price is paid."""
    if answer == ("no",):
        counter(state, spell)
    else:
        if state.log is not None:
            card = state.entities[spell].definition.id
            state.log.emit("toll_paid", {"seat": payer, "entity": spell, "card": card, "amount": amount})
        pay_toll(state, payer, spell, amount, Paying())


def pay_toll(state: State, payer: int, spell: int, amount: int, so_far: Paying) -> None:
    context = Context(spell, state.entities[spell].zone_changes, payer)
    paying.ask_or_pay(state, context, toll(amount), so_far, toll_paid, (payer, spell, amount))


def toll_paid(state: State, answer: Answer, step: str, payer: int, spell: int, amount: int, so_far: Paying) -> None:
    pay_toll(state, payer, spell, amount, paying.with_answer(state, so_far, step, answer))


class Retarget(Operation):
    """A spell that has one target gets another one, which you choose among those that it may have."""

    word = "retarget"
    in_play = False
    takes = {"to": Takes(where="open")}
    to: Selector

    def run(self, state: State, context: Context, ids: tuple[int, ...]) -> None:
        for i in ids:
            place = aimed_at(state, i)
            found = () if place is None else others(state, place)
            if place is None or not found:
                continue
            if len(found) == 1:
                turned(state, ("pick", found[0]), place)
            else:
                state.decision = Subset("target", context.controller, turned, (place,), candidates=found,
                                        source=context.source)  # fmt: skip


def others(state: State, place: int) -> tuple[int, ...]:
    """What else the single target of an item may be; nobody where it has none or several."""
    key, context = state.series[place]
    clause = state.cards.clauses.get(key)
    if clause is None or len(clause.targets) != 1 or len(context.targets) != 1 or len(context.targets[0]) != 1:
        return ()
    before, can_target = context.targets[0][0][0], state.game.effects.can_target
    source = context.source
    return tuple([i for i in aimable(state, clause.targets[0], context) if i not in (before, source)
                  and can_target(state, source, i)])  # fmt: skip


def turned(state: State, answer: Answer, place: int) -> None:
    """The new target was chosen."""
    item = state.series[place]
    targets: tuple[tuple[Ref, ...], ...] = (refs(state, answer[1:]),)
    state.series[place] = item._replace(context=item.context._replace(targets=targets))
    if state.log is not None:
        state.log.emit("retargeted", {"entity": item.context.source, "target": answer[1]})


INTERRUPTING: dict[str, type[Operation]] = {o.word: o for o in (Counter, CounterUnless, Retarget)}

tasks(__name__, tolled, toll_paid, turned)
