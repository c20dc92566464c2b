"""State-based actions: after each step cards whose damageable stat is used up are destroyed, and cards go to the side
of who controls them; then what was set off is put in the series."""

from __future__ import annotations

from collections.abc import Sequence

from game.kernel import control, removal
from game.kernel.characteristics import PILES, TIED
from game.kernel.continuous import is_outdated
from game.kernel.control import GIVES_CONTROL
from game.kernel.deaths import destroy
from game.kernel.series import after_deaths, place
from game.kernel.state import State


def settle(state: State) -> None:
    """Destroy what is dying until nothing is; then place what was set off, unless somebody may still be saved."""
    if state.dependency >= PILES and is_outdated(state):
        state.affected = None
        state.sound = False
    dying: Sequence[int] = ()
    if not state.sound and not state.game.deaths.waits(state):
        dying = state.game.deaths.dying(state)
        state.sound = not dying
    due = dying or state.effects is None or state.modified & TIED or state.written & GIVES_CONTROL
    if due and not _act(state, dying):
        return
    state.unsettled = False
    if state.cards.holds and removal.give_back(state):
        settle(state)
        return
    if state.queue and not state.doomed and (not state.withheld or state.game.damage.withholds(state)):
        place(state)  # else it waits until deaths and damage under way have come to their end


def _act(state: State, dying: Sequence[int]) -> bool:
    """Destroy `dying` and put cards on their side until nothing more is to be done; False if somebody may be saved."""
    game = state.game
    fell = looked = False
    while dying or not looked:
        if not dying:
            looked = True  # once after each death: effects that deny each other's control do not go on for ever
            if control.is_due(state) and control.settle(state):
                fell = True
                dying = game.deaths.dying(state)
            continue
        if state.doomed:
            on_the_way = {i for i, _ in state.doomed}
            dying = [i for i in dying if i not in on_the_way]
            if not dying:
                break
        if not destroy(state, dying, worn=True):
            state.unsettled = False
            return False
        fell, looked = True, False
        dying = game.deaths.dying(state)
    if fell:
        after_deaths(state)
    return True
