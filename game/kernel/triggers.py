"""What waits for an event on the field, and how it is set off."""

from __future__ import annotations

from game.kernel import traps
from game.kernel.characteristics import Characteristics
from game.kernel.continuous import affected
from game.kernel.data import NOTHING, Context, Item, Ref, made
from game.kernel.state import State
from game.kernel.tallies import tally
from game.kernel.values import traits, watching


def is_replaceable(state: State, event: str) -> bool:
    """Does any clause on the field replace such events (`kernel.replacement`)?"""
    watch = state.watch
    if watch < 0:
        watch = watching(state)
    words = state.words
    if not watch & words.replacing:
        return False
    return bool(watch & words.bits.get(words.instead.get(event, ""), 0))


def set_off(state: State, trigger: str, subject: int, object: int = -1, amount: int = 0) -> None:
    """Queue every clause on the field that waits for `trigger` to happen to `subject`.

    `object` is the other side of the event, -1 if it has none; `amount` how much it was about.
    """
    watch = state.watch
    if watch < 0:
        watch = watching(state)
    if watch and watch & state.words.bits.get(trigger, 0):  # a game need not have all of the kernel's
        entities = state.entities
        if state.cards.tallied:
            tally(state, trigger, subject)
        found = watchers(state, trigger, (subject, entities[subject].zone_changes),
                         (object, entities[object].zone_changes) if object >= 0 else NOTHING, amount)  # fmt: skip
        if state.later:
            found += due(state, trigger, subject)
        if found:
            state.queue += found
            state.unsettled = True


def watchers(state: State, trigger: str, subject: Ref, object: Ref, amount: int = 0) -> list[Item]:
    """The clauses on the field that wait for `trigger` to happen to `subject`."""
    bit = state.words.bits[trigger]
    found: list[Item] = []
    entity = subject[0]
    table = affected(state)
    entities = state.entities
    for i in state.game.field.cards(state):
        e = entities[i]
        own = table.get(i, e.traits)
        if not own.watches & bit:
            continue
        context = None
        for clause in own.clauses[trigger]:
            of = clause.of
            assert of is not None
            if entity != i and of.name == "self":
                continue
            if context is None:
                context = made(Context, (i, e.zone_changes, e.controller, (), subject, object, amount, 0, None))
            if of.admits(state, context, entity):
                found.append(made(Item, (clause.key, context)))
    if state.cards.hides:
        found += traps.waiting(state, trigger, subject, object, amount)
    return found


def due(state: State, moment: str, seat: int) -> list[Item]:
    """What was left behind for `moment` of `seat` (`delaying`): it waits no longer."""
    found = [delayed.item for delayed in state.later if delayed.when == moment and seat in delayed.seats]
    if found:
        state.later = tuple([d for d in state.later if d.when != moment or seat not in d.seats])
        state.watch = -1
    return found


def set_off_own(
    state: State,
    trigger: str,
    i: int,
    controller: int,
    before: Characteristics | None = None,
    x: int = 0,
    object: Ref = NOTHING,
) -> None:
    """Queue the clauses of card `i` itself for `trigger`, as when it is played, drawn or recycled.

    Of what has left the field, `before` are the characteristics that it had there; `x` is the X that was paid for it,
    `object` the other side of the event.
    """
    clauses = (traits(state, i) if before is None else before).clauses.get(trigger)
    if clauses:
        context = Context(i, state.entities[i].zone_changes, controller, object=object, x=x)
        state.queue += [Item(clause.key, context) for clause in clauses]
        state.unsettled = True
