"""The operations about what lies on the table: faces of cards, Zones, Necrotokens, changes for the worse."""

from __future__ import annotations

from game.kernel.characteristics import ADD, KEYWORD, Modifier
from game.kernel.data import Context
from game.kernel.declared import Word
from game.kernel.facedown import turn_face_down
from game.kernel.leaving import send
from game.kernel.numbers import amount_of
from game.kernel.operation import Amount, Operation, Who, only_players
from game.kernel.places import SHARED
from game.kernel.reach import BODIES
from game.kernel.selectors import Selector
from game.kernel.state import State
from game.kernel.values import own_changed, worked_out
from game.rules.estro import tokens
from game.rules.estro.constants import BOUND, NO_FACE_DOWN, ZONE, ZONE_PILE, is_face_down
from game.rules.estro.play import reveal
from game.rules.estro.setup import activate_zone


class TurnUp(Operation):
    """They are turned face up, and their gifts activate as if they were played."""

    word = "turn_up"
    senseless = ("self", "attacker", "own_cards", "enemy_cards", "cards")  # they lie face up, as what has a gift does
    takes = {"to": BODIES}
    to: Selector

    def run(self, state: State, context: Context, ids: tuple[int, ...]) -> None:
        for i in ids:
            if is_face_down(state, i):
                reveal(state, i)


class TurnDown(Operation):
    """They are turned face down."""

    word = "turn_down"
    senseless = ("own_hidden", "enemy_hidden")
    takes = {"to": BODIES}
    to: Selector

    def run(self, state: State, context: Context, ids: tuple[int, ...]) -> None:
        for i in ids:
            if not is_face_down(state, i):
                turn_face_down(state, i)


class DrawZone(Operation):
    """Another Zone is drawn: in place of the active ones, or beside them."""

    word = "draw_zone"
    about = ""
    words = {"how": ("replace", "add")}
    how: Word

    def run(self, state: State, context: Context, ids: tuple[int, ...]) -> None:
        places = state.places
        pile = places.of(SHARED, ZONE_PILE)
        if not state.zones[pile]:
            return
        active = state.zones[places.of(SHARED, ZONE)]
        activate_zone(state, state.zones[pile][-1])
        if self.how == "replace":
            send(state, active, [places.gone] * len(active))


class GainTokens(Operation):
    """They gain so many Necrotokens, where these are played with."""

    word = "gain_tokens"
    about = "who"
    amount: Amount
    who: Who

    def run(self, state: State, context: Context, ids: tuple[int, ...]) -> None:
        for seat in only_players(state, ids):
            tokens.gain(state, seat, amount_of(self.amount, state, context))


class ForbidFaceDown(Operation):
    """They can't play cards face down until the end of their next turn."""

    word = "forbid_face_down"
    about = "who"
    who: Who

    def run(self, state: State, context: Context, ids: tuple[int, ...]) -> None:
        for seat in only_players(state, ids):
            state.seats[seat][NO_FACE_DOWN] = 1


class Mend(Operation):
    """Whatever lessens their values, and what keeps them from attacking, is taken away."""

    word = "mend"
    takes = {"to": BODIES}
    to: Selector

    def run(self, state: State, context: Context, ids: tuple[int, ...]) -> None:
        for i in ids:
            e = state.entities[i]
            kept = tuple([m for m in e.mods if not _is_malus(m)])
            if len(kept) < len(e.mods):
                state.entities[i] = worked_out(state, e, kept)
                own_changed(state)
                if state.log is not None:
                    state.log.emit("expired", {"entity": i})


def _is_malus(m: Modifier) -> bool:
    return (m.layer == ADD and m.amount < 0) or (m.layer == KEYWORD and m.what == BOUND)


TABLE_OPERATIONS: dict[str, type[Operation]] = {
    operation.word: operation for operation in (TurnUp, TurnDown, DrawZone, GainTokens, ForbidFaceDown, Mend)
}
