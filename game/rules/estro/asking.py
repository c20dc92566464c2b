"""The filter words and conditions that only ESTRO has."""

from __future__ import annotations

from game.kernel.conditions import Condition
from game.kernel.data import Context
from game.kernel.declared import KindName, Truth, Word
from game.kernel.filters import Narrowing
from game.kernel.state import State
from game.kernel.values import kind_of
from game.kernel.vocabulary import Moment
from game.rules.estro.constants import rules
from game.rules.estro.fight import fighters


class OfZone(Narrowing):
    """It is of the Zone's Estro, unless the rules let Zone gifts touch any (A-21)."""

    word = "of_zone"
    of_cards = True
    estro: KindName

    def passes(self, state: State, i: int) -> bool:
        return not rules(state).zone_gift_estro_lock or kind_of(state, i) == self.estro


class Blank(Narrowing):
    """It has no gift, or has one."""

    word = "blank"
    of_cards = True
    blank: Truth

    def passes(self, state: State, i: int) -> bool:
        return (not state.entities[i].card.clauses) == self.blank


_IN_ATTACK = "`when: moment` with `if: {moment: attack}`"
MOMENTS = {
    "attack": Moment("nobody attacks then", f"write it under a `when` about attacks, or {_IN_ATTACK}"),
    "fight": Moment(
        "no two cards fight then", f"write `when: attacks`, `attacked`, `survives` or `fails`, or {_IN_ATTACK}"
    ),
    "undecided": Moment("no attack can be changed then", f"write `when: attacks` or `attacked`, or {_IN_ATTACK}"),
    "dice": Moment("no dice lie then", f"write `when: rolled`, or {_IN_ATTACK}"),
    "destruction": Moment(
        "no card is about to be destroyed then", "write `when: moment` with `if: {moment: destruction}`"
    ),
}
"""An attack is under way, the target perhaps gone; both are there; they have not been compared; their dice lie; cards
would be destroyed."""


class InMoment(Condition):
    """It is that moment: an attack is under way, or one of your cards would be destroyed."""

    word = "moment"
    words = {"which": ("attack", "destruction")}
    which: Word

    def holds(self, state: State, context: Context) -> bool:
        if self.which == "attack":
            return bool(fighters(state))
        return bool(state.doomed)

    def moments(self) -> frozenset[str]:
        """Cards are destroyed in attacks too, but then it is too late to change these."""
        return frozenset(MOMENTS) if self.which == "attack" else frozenset({"attack", "fight", "destruction"})


FILTERS = (OfZone, Blank)
CONDITIONS = (InMoment,)
