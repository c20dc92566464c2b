"""Hidden identity (M-156, M-157): creatures that come into play face down, and are turned up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.kernel.facedown import lay, turn_face_up
from game.kernel.operation import Operation, only_cards
from game.kernel.reach import CARDS_IN_PLAY, IN_HAND
from game.kernel.selectors import Selector
from game.rules.grimoire.constants import TERRITORY, zone
from game.rules.grimoire.entering import entered
from game.rules.grimoire.kinds import CREATURES

if TYPE_CHECKING:
    from game.kernel.data import Context
    from game.kernel.state import State


class LayDown(Operation):
    """They come into play face down: a creature without text, of which only who controls it knows what it is.

    It is 1/1. Everybody may aim at one whatever it may be, not what it can't be; what it is shows as the effect is
    carried out (M-156, M-157).
    """

    word = "lay_down"
    in_play = False
    favours = 1
    takes = {"to": IN_HAND}
    to: Selector

    def run(self, state: State, context: Context, ids: tuple[int, ...]) -> None:
        for i in only_cards(state, ids):
            if state.entities[i].card.kind in CREATURES:
                entered(state, lay(state, i, zone(context.controller, TERRITORY)))


class TurnUp(Operation):
    """Those of them that lie face down are turned face up, and are what they are from then on."""

    word = "turn_up"
    takes = {"to": CARDS_IN_PLAY}
    to: Selector

    def run(self, state: State, context: Context, ids: tuple[int, ...]) -> None:
        for i in ids:
            if state.entities[i].under is not None:
                turn_face_up(state, i)


IDENTITY: dict[str, type[Operation]] = {operation.word: operation for operation in (LayDown, TurnUp)}
