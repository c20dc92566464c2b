"""The turn (C-040 to C-049) and the end of the match (C-112 to C-115)."""

from __future__ import annotations

from functools import cache

from game.kernel.characteristics import TURN_END
from game.kernel.continuous import affected
from game.kernel.decisions import Answer, Decision
from game.kernel.listed import Listed
from game.kernel.state import State, tasks
from game.kernel.triggers import set_off
from game.kernel.values import expire, remaining, turn_begins
from game.kernel.windows import Seats, Window, offer
from game.rules.contracts.constants import (
    ACTED,
    ACTIVE,
    ELEMENTS,
    FRESH,
    FULL,
    HEALTH,
    LINE,
    ORB,
    PURE,
    RUNE,
    SPELLS,
    TANKS,
    TANKS_FULL,
    ZONES,
    other,
    rules,
)
from game.rules.contracts.draw import ask_draw
from game.rules.contracts.mana import extractors, fill_extractors, fill_tanks


def over(state: State) -> bool:
    """Is the match over, now that a player could take an action? Only then is health looked at (C-112, C-113)."""
    entities, table = state.entities, state.affected
    if table is None:
        table = affected(state)
    for seat in (0, 1):
        own = table[seat] if seat in table else entities[seat].traits
        if own.stats[HEALTH] <= entities[seat].damage:
            break
    else:
        return False
    state.result = tuple(seat for seat in range(len(state.seats)) if remaining(state, seat) > 0)
    if state.log is not None:
        state.log.emit("result", {"winners": list(state.result), "why": "health"})
    return True


def ask(state: State, decision: Decision) -> None:
    """Ask a player for a step of their turn, unless the match is over by now."""
    if not over(state):
        state.decision = decision


THIS_TURN = ACTED | FRESH | ACTIVE


def begin_turn(state: State, seat: int) -> None:
    """The steps of a turn in order (C-040)."""
    state.turn += 1
    state.active = seat
    for own in state.seats:
        own[SPELLS] = 0
    entities, zones, first = state.entities, state.zones, seat * ZONES
    for i in (seat, *zones[first + LINE], *zones[first + RUNE], *zones[first + ORB]):
        e = entities[i]
        if e.flags & THIS_TURN:
            entities[i] = e.with_flags(e.flags & ~THIS_TURN)
    if state.log is not None:
        state.log.emit("turn", {"seat": seat, "turn": state.turn})
    turn_begins(state, seat)
    state.frames += [
        (offer, (ACT.name, seat, 0, 0)),
        (draw_at_start, (seat,)),
        (ask_extractor, (seat,)),
        (start_effects, (seat,)),
    ]


def start_effects(state: State, seat: int) -> None:
    """Before the extractor (C-041)."""
    set_off(state, "turn_start", seat, -1)


GAINS: tuple[Answer, ...] = tuple([("gain", element) for element in ELEMENTS[:PURE]])


def ask_extractor(state: State, seat: int) -> None:
    """Gain an extractor, or with the full number exchange one (C-042, C-043)."""
    own = state.seats[seat]
    if extractors(state, seat) < rules(state).extractor_limit:
        ask(state, _which_extractor(seat))
        return
    old = [e for e in ELEMENTS if own[ELEMENTS.index(e)] and (e != "pure" or _may_exchange_grey(state))]
    ways = (("decline",), *[("exchange", e, new) for e in old for new in ELEMENTS[:PURE] if new != e])
    ask(state, Listed("extractor", seat, extractor_chosen, (seat,), ways))


@cache
def _which_extractor(seat: int) -> Decision:
    return Listed("extractor", seat, extractor_chosen, (seat,), GAINS)


def _may_exchange_grey(state: State) -> bool:
    """Not if the grey one does not count to the limit: what came for it would go beyond."""
    return rules(state).exchange_grey and rules(state).grey_counts_to_limit


def extractor_chosen(state: State, answer: Answer, seat: int) -> None:
    own = state.seats[seat]
    if answer[0] == "exchange":
        own[ELEMENTS.index(answer[1])] -= 1
    if answer[0] != "decline":
        own[ELEMENTS.index(answer[-1])] += 1
    if state.log is not None and answer[0] != "decline":
        given = answer[1] if answer[0] == "exchange" else None
        state.log.emit("extractor", {"seat": seat, "element": answer[-1], "exchanged": given})
    fill_extractors(state, seat)


def draw_at_start(state: State, seat: int) -> None:
    """Draw once (C-045)."""
    if not over(state):
        ask_draw(state, seat, True)


def end_turn(state: State, seat: int) -> None:
    """The steps of the end (C-048)."""
    if state.log is not None:
        state.log.emit("turn_end", {"seat": seat})
    steps = (pass_turn, ask_store, ask_orb_active, end_effects)
    state.frames += [(step, (seat,)) for step in steps]


ACT = Window("act", Seats.ACTIVE, closes=("end",), unlisted=True)
"""Free actions, one after another, until the player says that it is enough (C-046, C-047)."""


def end_effects(state: State, seat: int) -> None:
    set_off(state, "turn_end", seat, -1)


def ask_orb_active(state: State, seat: int) -> None:
    """Whether the Orb stays active during the opponent's turn (C-105)."""
    orbs = state.zones[seat * ZONES + ORB]
    if orbs:
        ask(state, Listed("orb_active", seat, orb_active, (orbs[0],), ways=(("yes",), ("no",)), source=orbs[0]))


def orb_active(state: State, answer: Answer, orb: int) -> None:
    if answer == ("yes",):
        e = state.entities[orb]
        state.entities[orb] = e.with_flags(e.flags | ACTIVE)
        if state.log is not None:
            state.log.emit("orb_active", {"entity": orb})


def ask_store(state: State, seat: int) -> None:
    """For each full extractor emptied, one empty tank may be filled; as many as fit are proposed (C-048)."""
    own = state.seats[seat]
    full, empty = sum(own[FULL : FULL + 4]), own[TANKS] - own[TANKS_FULL]
    most = full if full < empty else empty
    if most > 0:
        # Book-keeping and no action: health isn't looked at here, so that a match never hangs on mana left over.
        state.decision = _how_much(seat, most)
    else:
        store(state, ("store", 0), seat)


@cache
def _how_much(seat: int, most: int) -> Decision:
    return Listed("store", seat, store, (seat,), tuple([("store", n) for n in range(most, -1, -1)]))


def store(state: State, answer: Answer, seat: int) -> None:
    """Extractors never keep their mana (C-049); what is stored in tanks sets off what waits for it."""
    state.seats[seat][FULL : FULL + 4] = [0, 0, 0, 0]
    if state.log is not None:
        state.log.emit("emptied", {"seat": seat})
    stored = fill_tanks(state, seat, answer[1])
    if stored:
        set_off(state, "mana_stored", seat, -1, stored)


def pass_turn(state: State, seat: int) -> None:
    state.frames.append((begin_turn, (other(seat),)))
    expire(state, TURN_END)


tasks(
    __name__,
    begin_turn,
    start_effects,
    ask_extractor,
    extractor_chosen,
    draw_at_start,
    end_effects,
    ask_orb_active,
    orb_active,
    ask_store,
    store,
    pass_turn,
)
