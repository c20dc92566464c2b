"""The turn (C-040 to C-049) and the end of the match (C-112 to C-115)."""

from __future__ import annotations

from game.kernel.characteristics import TURN_END
from game.kernel.continuous import affected
from game.kernel.decisions import Answer, Decision
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
    other,
    rules,
    zone,
)
from game.rules.contracts.draw import ask_draw
from game.rules.contracts.mana import extractors, fill_extractors, fill_tanks


def over(state: State) -> bool:
    """Is the match over, now that a player could take an action? Only then is health looked at (C-112, C-113)."""
    entities, table = state.entities, affected(state)
    for seat in range(2):
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


def begin_turn(state: State, seat: int) -> None:
    """The steps of a turn in order (C-040)."""
    state.turn += 1
    state.active = seat
    for own in state.seats:
        own[SPELLS] = 0
    for i in (seat, *(c for kind in (LINE, RUNE, ORB) for c in state.zones[zone(seat, kind)])):
        e = state.entities[i]
        if e.flags & (ACTED | FRESH | ACTIVE):
            state.entities[i] = e.with_flags(e.flags & ~(ACTED | FRESH | ACTIVE))
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
    ways = GAINS
    if extractors(state, seat) >= rules(state).extractor_limit:
        old = [e for e in ELEMENTS if own[ELEMENTS.index(e)] and (e != "pure" or _may_exchange_grey(state))]
        ways = (("decline",), *[("exchange", e, new) for e in old for new in ELEMENTS[:PURE] if new != e])
    ask(state, Decision("extractor", seat, extractor_chosen, (seat,), answers=ways))


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
    orbs = state.zones[zone(seat, ORB)]
    if orbs:
        ask(state, Decision("orb_active", seat, orb_active, (orbs[0],), answers=(("yes",), ("no",)), source=orbs[0]))


def orb_active(state: State, answer: Answer, orb: int) -> None:
    if answer == ("yes",):
        e = state.entities[orb]
        state.entities[orb] = e.with_flags(e.flags | ACTIVE)
        if state.log is not None:
            state.log.emit("orb_active", {"entity": orb})


def ask_store(state: State, seat: int) -> None:
    """For each full extractor emptied, one empty tank may be filled; as many as fit are proposed (C-048)."""
    own = state.seats[seat]
    most = min(sum(own[FULL : FULL + 4]), own[TANKS] - own[TANKS_FULL])
    if most > 0:
        # Book-keeping and no action: health isn't looked at here, so that a match never hangs on mana left over.
        ways = tuple(("store", n) for n in range(most, -1, -1))
        state.decision = Decision("store", seat, store, (seat,), answers=ways)
    else:
        store(state, ("store", 0), seat)


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
