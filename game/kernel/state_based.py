"""State-based actions: after each step cards whose damageable stat is used up are destroyed, and cards go to the side
of who controls them; then what was set off is put in the series."""

from __future__ import annotations

from game.kernel import control
from game.kernel.deaths import destroy
from game.kernel.series import after_deaths, place
from game.kernel.state import State


def settle(state: State) -> None:
    """Destroy what is dying until nothing is; then place what was set off, unless somebody may still be saved."""
    game = state.game
    if state.dependency > 1:
        state.affected = None  # it may depend on a hand or a tank, which tell nobody when they change
    fell = looked = False
    dying = game.dying(state)
    while dying or not looked:
        if not dying:
            looked = True  # once after each death: effects that deny each other's control do not go on for ever
            if control.is_due(state) and control.settle(state):
                fell = True
                dying = game.dying(state)
            continue
        if state.doomed:
            on_the_way = {i for i, _ in state.doomed}
            dying = [i for i in dying if i not in on_the_way]
            if not dying:
                break
        if not destroy(state, dying, worn=True):
            state.unsettled = False
            return
        fell, looked = True, False
        dying = game.dying(state)
    state.unsettled = False
    if fell:
        after_deaths(state)
    if state.queue and not state.doomed and not state.withheld:
        place(state)  # else it waits until deaths and damage under way have come to their end
