"""Characters in play: who may come, how they come, how they go (P-036 to P-045, P-076 to P-079)."""

from __future__ import annotations

from game.kernel import control
from game.kernel.cards import Entity
from game.kernel.characteristics import CONTROL, FOR_GOOD, Modifier
from game.kernel.data import Context
from game.kernel.leaving import send
from game.kernel.moves import carry, move, take_control
from game.kernel.references import lies_in
from game.kernel.series import wait
from game.kernel.state import State
from game.kernel.traits.field import Field
from game.kernel.triggers import is_replaceable, set_off_own
from game.kernel.values import keywords, worked_out
from game.rules.cataclysm.constants import (
    BANNER,
    DISCARD,
    HAND,
    PLAY,
    REMOVED,
    TWIN,
    ZONES,
    is_in,
    rules,
    zone,
)


def limit(state: State, seat: int) -> int:
    """How many Characters `seat` may have in play (P-037): one more for each that bears a banner."""
    return rules(state).max_in_play + sum(bool(keywords(state, i) & BANNER) for i in state.zones[seat * ZONES + PLAY])


def has_room(state: State, seat: int) -> bool:
    number = len(state.zones[seat * ZONES + PLAY])
    return number < rules(state).max_in_play or number < limit(state, seat)


def has_copy(state: State, i: int, seat: int) -> bool:
    """Has `seat` the same Character in play, so that `i` can't join it (P-039, P-042)? A twin can."""
    definition = state.entities[i].definition
    if definition.keywords & TWIN:
        return False
    entities = state.entities
    for c in state.zones[seat * ZONES + PLAY]:
        if entities[c].definition is definition:
            return True
    return False


def can_enter(state: State, i: int, seat: int) -> bool:
    e = state.entities[i]
    return e.definition.kind == "character" and has_room(state, seat) and not has_copy(state, i, seat)


def enter(state: State, i: int, seat: int) -> None:
    """`i` comes into play with full life points (P-043); its enter-play ability is set off (P-044).

    Not in the set-up (P-019), nor, if the rules file says so, in the whole first turn (A-02).
    """
    move(state, i, seat * ZONES + PLAY)
    if state.turn > rules(state).annul_first_turn:
        set_off_own(state, "enter", i, seat)


def put(state: State, i: int, into: str, context: Context) -> None:
    """An effect carries a card somewhere. What was removed from the game stays there (P-077).

    So does a card of somebody who is out, whoever had borrowed it (P-071), and a Character for which there is no room
    or of which a copy is in play (A-13).
    """
    e = state.entities[i]
    kind = state.places.kind[e.zone]
    if e.zone == state.places.gone or kind == REMOVED or not is_in(state, e.owner):
        return
    if into == "play":
        if kind != PLAY and can_enter(state, i, context.controller):
            enter(state, i, context.controller)
    elif into == "discard":
        discard(state, i)
    else:
        carry(state, i, into, context.controller)


def come_back(state: State, i: int) -> None:
    """What was removed until something left play comes back on the side of its owner; with one who is out it stays."""
    owner = state.entities[i].owner
    if not is_in(state, owner):
        return
    if can_enter(state, i, owner):
        enter(state, i, owner)
    else:
        discard(state, i)


def discard(state: State, i: int) -> None:
    """A card goes to its owner's discard pile (P-079), which may set off its own text (A-17)."""
    owner = state.entities[i].owner
    on_field = lies_in(state, i, PLAY)
    move(state, i, owner * ZONES + DISCARD)
    if not on_field:  # from play `left_play` sees to it
        set_off_own(state, "discarded", i, owner)


def left_play(state: State, i: int, before: Entity, wanted: int) -> None:
    """From play to the discard pile a Character falls, and is discarded.

    With a player who is out, cards leave the table, and nothing is set off (P-071).
    """
    if state.places.kind[wanted] == DISCARD:
        set_off_own(state, "falls", i, before.controller, before.traits)
        set_off_own(state, "discarded", i, before.controller, before.traits)
    if wanted != state.places.gone and is_in(state, before.controller):
        set_off_own(state, "leaves", i, before.controller, before.traits)


def is_borrowed(e: Entity) -> bool:
    """Does somebody control it for a time?"""
    return any(m.layer == CONTROL and m.end != FOR_GOOD for m in e.mods)


def can_borrow(state: State, i: int, seat: int) -> bool:
    """May `seat` take `i` for a turn? Never the last Character of another player, nor one without room (P-037)."""
    e = state.entities[i]
    if not lies_in(state, i, PLAY) or e.controller == seat:
        return False
    return len(state.zones[zone(e.controller, PLAY)]) > 1 and can_join(state, i, seat)


def borrow(state: State, i: int, seat: int, modifier: Modifier) -> None:
    """`seat` controls `i` as `modifier` says, if it can be borrowed."""
    if can_borrow(state, i, seat):
        control.take_control(state, i, seat, modifier)


def can_join(state: State, i: int, seat: int) -> bool:
    """Can `i`, which is in play, come to the side of `seat`? Its banner makes room for it there too (P-037)."""
    banner = bool(keywords(state, i) & BANNER)
    return len(state.zones[zone(seat, PLAY)]) < limit(state, seat) + banner and not has_copy(state, i, seat)


def change_side(state: State, i: int, seat: int) -> bool:
    """`i` comes to the side of `seat`; to its owner's hand where it would go back and can't."""
    if is_in(state, seat) and can_join(state, i, seat):
        take_control(state, i, seat)
        return True
    if seat != state.entities[i].owner:
        return False
    return send(state, (i,), (zone(seat, HAND),))


def send_back(state: State, seat: int) -> bool:
    """What came last goes to its owner's hand where a lent banner is gone (P-037); True if something did."""
    crowd = state.zones[zone(seat, PLAY)][limit(state, seat) :][::-1]
    if crowd and is_replaceable(state, "move"):
        wait(state)  # what waits goes on when they have left
    return send(state, crowd, [zone(state.entities[i].owner, HAND) for i in crowd])


def give_back(state: State, i: int) -> None:
    """A Character that its owner does not control goes back, at once: who held it is out (P-071)."""
    e = state.entities[i]
    state.entities[i] = worked_out(state, e, tuple([m for m in e.mods if m.layer != CONTROL]))
    if is_in(state, e.owner) and can_join(state, i, e.owner):
        take_control(state, i, e.owner)
    else:
        move(state, i, zone(e.owner, HAND))


class CataclysmField(Field):
    def cards(self, state: State) -> list[int]:
        """The active player's side first, then the others in turn order (P-080)."""
        zones, n, active = state.zones, len(state.seats), state.active
        if n == 2:
            first = active * ZONES
            return [*zones[first + PLAY], *zones[ZONES - first + PLAY]]
        found: list[int] = []
        for k in range(n):
            found += zones[(active + k) % n * ZONES + PLAY]
        return found

    def left(self, state: State, i: int, before: Entity, wanted: int) -> None:
        left_play(state, i, before, wanted)

    def change_control(self, state: State, i: int, seat: int) -> bool:
        return change_side(state, i, seat)

    def come_back(self, state: State, i: int) -> None:
        come_back(state, i)
