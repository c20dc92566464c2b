"""Cards that lie hidden until what they wait for happens: then they are turned face up, and do it.

A card of the kinds `Vocabulary.hidden` may be so by its field `hidden`. It is played face down, and waits as if its
text worked. It is turned up only where its clause has something to do: the condition holds, and each target is there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.kernel.characteristics import TEXT
from game.kernel.data import Context, Item, Ref
from game.kernel.facedown import turn_face_up

if TYPE_CHECKING:
    from game.kernel.cards import Entity
    from game.kernel.clauses import Clause
    from game.kernel.state import State


def is_waiting(e: Entity) -> bool:
    """Does it lie hidden, with a text that still works?"""
    return e.under is not None and e.under.hidden and not any(m.layer == TEXT and not m.what for m in e.mods)


def waiting(state: State, trigger: str, subject: Ref, object: Ref, amount: int) -> list[Item]:
    """The clauses of hidden cards that wait for `trigger` to happen to `subject`, and have something to do."""
    found: list[Item] = []
    if state.words.triggers[trigger].replaces:
        return found
    for i in state.game.field.cards(state):
        e = state.entities[i]
        if is_waiting(e):
            assert e.under is not None
            context = Context(i, e.zone_changes, e.controller, (), subject, object, amount)
            found += [
                Item(clause.key, context)
                for clause in e.under.by_trigger.get(trigger, ())
                if _is_met(state, clause, context)
            ]
    return found


def _is_met(state: State, clause: Clause, context: Context) -> bool:
    of = clause.of
    assert of is not None
    if of.name == "self" or context.subject[0] not in of.candidates(state, context):
        return False  # face down it is nothing but its back
    if not all(condition.holds(state, context) for condition in clause.condition):
        return False
    source, can_target = context.source, state.game.effects.can_target
    return all(
        selector.up_to or any(can_target(state, source, i) for i in selector.candidates(state, context, True))
        for selector in clause.targets
    )


def turn_due_face_up(state: State) -> None:
    """What was set off of hidden cards is about to be carried out: they are turned face up."""
    for item in state.queue:
        source, zone_changes = item.context[:2]
        e = state.entities[source]
        if e.under is not None and e.under.hidden and e.zone_changes == zone_changes:
            turn_face_up(state, source)
