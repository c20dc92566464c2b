"""The operations about the attack under way: its dice, its target, its end."""

from __future__ import annotations

from game.kernel.data import Context
from game.kernel.declared import Word
from game.kernel.numbers import amount_of
from game.kernel.operation import Amount, Operation
from game.kernel.reach import BODIES
from game.kernel.rng import EFFECTS, below
from game.kernel.selectors import Selector
from game.kernel.state import State
from game.rules.estro import redirect
from game.rules.estro.fight import defenders, fighters, record, set_dice


def dice(state: State) -> tuple[int, int] | None:
    """What attacker and target have rolled; None before."""
    under_way = record(state)
    if under_way is None or not under_way[2] or not fighters(state):
        return None
    return under_way[2:]


def change_dice(state: State, ids: tuple[int, ...], roll: int) -> None:
    """The dice of the fighters among `ids` show `roll`; 0 for a new roll of each."""
    shown = dice(state)
    if shown is None:
        return
    found = [
        (roll or below(state.rng, EFFECTS, 6) + 1) if i in ids else before
        for i, before in zip(fighters(state), shown, strict=True)
    ]
    set_dice(state, *found)


class Reroll(Operation):
    """The die of a fighting card is rolled again.

    After the roll, so in `rolled` or `moment`.
    """

    word = "reroll"
    moment = "dice"
    takes = {"to": BODIES}
    to: Selector

    def run(self, state: State, context: Context, ids: tuple[int, ...]) -> None:
        change_dice(state, ids, 0)


class SetDie(Operation):
    """The die of a fighting card shows another number.

    After the roll, so in `rolled` or `moment`.
    """

    word = "set_die"
    moment = "dice"
    takes = {"to": BODIES}
    roll: Amount
    to: Selector

    def run(self, state: State, context: Context, ids: tuple[int, ...]) -> None:
        change_dice(state, ids, min(6, max(1, amount_of(self.roll, state, context))))


class SwapDice(Operation):
    """Attacker and target exchange their dice.

    After the roll, so in `rolled` or `moment`.
    """

    word = "swap_dice"
    undone_by_itself = True
    moment = "dice"
    about = ""
    words = {"what": ("attack",)}
    what: Word

    def run(self, state: State, context: Context, ids: tuple[int, ...]) -> None:
        shown = dice(state)
        if shown is not None:
            set_dice(state, shown[1], shown[0])


class Redirect(Operation):
    """The attack goes against that card instead, from its first window on, if it could be attacked."""

    word = "redirect"
    moment = "undecided"
    senseless = ("attacker", "defender", "own_fighter", "enemy_fighter")
    idle_about = (("attacks", "same"), ("attacked", "other"))  # nobody attacks a card on the own side
    takes = {"to": BODIES}
    to: Selector

    def run(self, state: State, context: Context, ids: tuple[int, ...]) -> None:
        both = fighters(state)
        if not both or not ids or ids[0] == both[1]:
            return
        if ids[0] in defenders(state, state.entities[both[0]].controller):
            redirect.begin_anew(state, ids[0])


class StopAttack(Operation):
    """The attack under way ends without a comparison."""

    word = "stop"
    moment = "undecided"
    about = ""
    words = {"what": ("attack",)}
    what: Word

    def run(self, state: State, context: Context, ids: tuple[int, ...]) -> None:
        if fighters(state):
            redirect.stop(state)


ATTACK_OPERATIONS: dict[str, type[Operation]] = {
    operation.word: operation for operation in (Reroll, SetDie, SwapDice, Redirect, StopAttack)
}
