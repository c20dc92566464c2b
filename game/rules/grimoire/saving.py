"""Operations that have to do with death: regeneration (M-332 to M-341), burial (M-343)."""

from __future__ import annotations

from game.kernel.data import Context
from game.kernel.deaths import die, save
from game.kernel.operation import Operation, only_cards
from game.kernel.reach import CARDS_IN_PLAY
from game.kernel.references import found, still
from game.kernel.selectors import Selector, SetFunction
from game.kernel.state import State
from game.kernel.values import is_kind


class Regenerate(Operation):
    """They are no longer on the way to the graveyard: they stay in play, tapped and without damage."""

    word = "regenerate"
    favours = 1
    only_when = ("play", "use")
    takes = {"to": CARDS_IN_PLAY}
    to: Selector

    def run(self, state: State, context: Context, ids: tuple[int, ...]) -> None:
        for number, doomed in enumerate(state.doomed):
            if doomed[0] in ids and found(state, doomed):
                if state.log is not None:
                    facts = {"entity": doomed[0], "card": state.entities[doomed[0]].definition.id}
                    state.log.emit("regenerated", facts)
                save(state, number)


class Bury(Operation):
    """They go to the graveyard at once, and nothing saves them."""

    word = "bury"
    favours = -1
    takes = {"to": CARDS_IN_PLAY}
    to: Selector

    def run(self, state: State, context: Context, ids: tuple[int, ...]) -> None:
        die(state, only_cards(state, ids))
        state.unsettled = True


def dying(kind: str) -> SetFunction:
    """The permanents of a kind that are on the way to the graveyard and were not saved."""

    def on_the_way(state: State, context: Context) -> tuple[int, ...]:
        return tuple([i for i in still(state, state.doomed) if is_kind(state, i, kind)])

    return on_the_way
