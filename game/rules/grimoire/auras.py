"""Auras (the enchant-X of the rule book): laid on a card, and lost with it (M-123, M-149, M-193 to M-195, M-422)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.kernel.control import attach
from game.kernel.data import Context
from game.kernel.moves import move
from game.kernel.operation import Operation, only_cards
from game.kernel.reach import CARDS_IN_PLAY
from game.kernel.references import is_in_play
from game.kernel.selectors import Selector
from game.kernel.veils import is_meant
from game.rules.grimoire.constants import CASTING, TERRITORY, zone
from game.rules.grimoire.entering import entered

if TYPE_CHECKING:
    from game.kernel.state import State


class Enchant(Operation):
    """This aura comes into play on its target; it stays there as long as the target is one that it may be laid on."""

    word = "enchant"
    only_when = ("play",)
    takes = {"to": CARDS_IN_PLAY}
    to: Selector

    def run(self, state: State, context: Context, ids: tuple[int, ...]) -> None:
        aura = context.source
        for host in only_cards(state, ids)[:1]:
            if state.places.kind[state.entities[aura].zone] == CASTING:
                move(state, aura, zone(context.controller, TERRITORY))
                attach(state, aura, host)
                entered(state, aura, context.x)


def may_lie_on(state: State, aura: int, host: int) -> bool:
    """Could `aura` still be laid on `host` (M-195)?"""
    e = state.entities[aura]
    for clause in e.definition.by_trigger.get("play", ()):
        if any(isinstance(operation, Enchant) for operation in clause.do):
            context = Context(aura, e.zone_changes, e.controller)
            if not clause.targets:
                return True
            if not is_in_play(state, host):
                return False
            if state.entities[host].under is not None:
                return is_meant(state, clause.targets[0], context, host)
            return clause.targets[0].admits(state, context, host)
    return True
