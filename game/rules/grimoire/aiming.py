"""At what can be aimed (M-148 to M-158, M-325, M-331, M-409, M-418)."""

from __future__ import annotations

from game.kernel.batches import INTERRUPT
from game.kernel.data import Context, Ref
from game.kernel.selectors import Selector
from game.kernel.state import State
from game.kernel.traits.effects import Effects
from game.kernel.values import elements_of
from game.kernel.windows import base_of
from game.rules.grimoire.colours import Recolour
from game.rules.grimoire.keywords import protected_from
from game.rules.grimoire.record import last_of
from game.rules.grimoire.sets import ANNOUNCED
from game.rules.grimoire.timing import parts


class Aiming(Effects):
    rechecks = True  # M-331, M-418

    def last_known(self, state: State, reference: Ref, stat: int) -> int:
        """The last value, of what has left play while the batch was open (M-398)."""
        last = last_of(state, reference)
        return last.stats[stat] if last is not None and stat < len(last.stats) else 0

    def can_target(self, state: State, source: int, entity: int) -> bool:
        """A creature in play that is protected from a colour of the source is no target (M-325)."""
        if entity < len(state.seats) or not state.places.field[state.entities[entity].zone]:
            return True
        colours = protected_from(state, entity)
        return not (colours and colours & elements_of(state, source))

    def to_come(self, state: State, selector: Selector, context: Context) -> tuple[int, ...]:
        """A spell that has another colour once the interrupts are carried out that wait before one of this player
        (M-409)."""
        base = base_of(state, INTERRUPT) if selector.filter is not None and selector.name in ANNOUNCED else None
        if base is None or len(state.series) <= base + 1:
            return ()
        return selector.candidates(_recoloured(state, base, context.controller), context, True)


def _recoloured(state: State, base: int, seat: int) -> State:
    """`state` with the spell at `base` as recoloured by the interrupts gathered for it, those of `seat` and, before
    them, those of its own player."""
    coming = state.copy()
    coming.log = None
    player = state.series[base].context.controller
    gathered = state.series[base + 1 :]
    for first in dict.fromkeys((player, seat)):
        for item in [item for item in gathered if item.context.controller == first]:
            for key, own in parts(state, item):
                for operation in state.cards.clauses[key].do:
                    if isinstance(operation, Recolour):
                        operation.run(coming, own, operation.to.select(coming, own))
    return coming
