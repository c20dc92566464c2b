"""The turn and its phases (M-035 to M-080), and the moments at which victory is looked at (M-081 to M-088)."""

from __future__ import annotations

from collections.abc import Callable

from game.kernel.characteristics import TURN_END
from game.kernel.choices import Subset
from game.kernel.continuous import affected
from game.kernel.decisions import Answer
from game.kernel.moves import move
from game.kernel.places import idle_bits
from game.kernel.state import State, tasks
from game.kernel.triggers import set_off
from game.kernel.values import expire, remaining, stat, turn_begins, turned
from game.kernel.windows import offer_next, open_window
from game.rules.grimoire.ante import award
from game.rules.grimoire.constants import (
    ATTACKS,
    GRAVEYARD,
    HAND,
    HAND_SIZE,
    KINDS,
    LANDS_PLAYED,
    LIBRARY,
    LIFE,
    SETTLED,
    TERRITORY,
    is_tapped,
    other,
    rules,
    zone,
)
from game.rules.grimoire.keywords import STAYS_TAPPED, has
from game.rules.grimoire.mana import burn
from game.rules.grimoire.tapping import turn

PHASES = ("untap", "upkeep", "draw", "main", "discard", "declaration", "healing")


def begin_turn(state: State, seat: int) -> None:
    """Seven phases, in this order, whatever happens in them (M-036, M-037)."""
    state.turn += 1
    state.active = seat
    state.seats[seat][LANDS_PLAYED] = state.seats[seat][ATTACKS] = 0
    turn_begins(state, seat)
    settle_in(state)
    if state.log is not None:
        state.log.emit("turn", {"seat": seat, "turn": state.turn})
    state.frames.append((begin_turn, (other(seat),)))
    state.frames += [(phase, (number,)) for number in reversed(range(len(PHASES)))]


def settle_in(state: State) -> None:
    """What lies in a territory as a turn begins is not weak any more (M-237)."""
    for seat in range(len(state.seats)):
        if seat == state.active or not rules(state).weak_until_own_turn:
            for i in state.zones[zone(seat, TERRITORY)]:
                e = state.entities[i]
                if not e.flags & SETTLED:
                    state.entities[i] = e.with_flags(e.flags | SETTLED)
                    state.idle &= ~idle_bits(seat)


def phase(state: State, number: int) -> None:
    if state.log is not None:
        state.log.emit("phase", {"phase": PHASES[number]})
    state.frames.append((reckon, ()))
    STEPS[number](state)


def reckon(state: State) -> None:
    """At the end of a phase and at the start of an attack: what is left in the pools burns, then victory is looked at
    (M-040)."""
    if is_mana_left(state):
        state.frames.append((check, ()))
        burn_out(state)
    else:
        check(state)


def is_mana_left(state: State) -> bool:
    one, other = state.seats
    return any(one[:KINDS]) or any(other[:KINDS])


def burn_out(state: State) -> None:
    """Again until the pools are empty: mana that is drawn in the window of that damage burns too (M-040)."""
    if is_mana_left(state):
        state.frames.append((burn_out, ()))
        burn(state)


def check(state: State) -> None:
    """Whoever has 0 life or less has lost; both at once: a draw (M-081, M-087)."""
    entities, table = state.entities, affected(state)
    seats = range(len(state.seats))
    for seat in seats:
        e = entities[seat]
        if table.get(seat, e.traits).stats[LIFE] <= e.damage:
            finish(state, tuple([alive for alive in seats if remaining(state, alive) > 0]))
            return


def finish(state: State, winners: tuple[int, ...], why: str = "") -> None:
    state.result, state.ending = winners, why
    award(state, winners)
    if state.log is not None:
        state.log.emit("result", {"winners": list(winners)} | ({"why": why} if why else {}))


# --- the phases ------------------------------------------------------------------------------------------------------


def untap(state: State) -> None:
    """All at the same moment, and nobody can act (M-041 to M-044)."""
    lying = state.zones[zone(state.active, TERRITORY)]
    for i in [i for i in lying if is_tapped(state, i) and not has(state, i, STAYS_TAPPED)]:
        turn(state, i, False)


def upkeep(state: State) -> None:
    """What the active player's permanents demand is due when both have done what they wanted (M-047, M-049)."""
    state.frames.append((demand, ()))
    set_off(state, "upkeep", state.active)
    offer_next(state, "upkeep")


def demand(state: State) -> None:
    set_off(state, "demand", state.active)


def draw_phase(state: State) -> None:
    """One card, also in the first turn (M-023, M-052); then both may act (M-057)."""
    if state.turn > 1 or rules(state).first_player_draws:
        draw(state, state.active, 1)
    offer_next(state, "drawn")


def main(state: State) -> None:
    open_window(state, "main")


def discard(state: State) -> None:
    """Down to the limit, all at once; then both may act (M-068 to M-072)."""
    seat = state.active
    hand = state.zones[zone(seat, HAND)]
    surplus = len(hand) - max(0, stat(state, seat, HAND_SIZE))
    if surplus <= 0:
        offer_next(state, "discarded")
    else:
        open_window(state, "discarded")
        state.decision = Subset("discard", seat, discarded, (seat,), candidates=hand, least=surplus, most=surplus)


def discarded(state: State, answer: Answer, seat: int) -> None:
    for card in answer[1:]:
        move(state, card, zone(state.entities[card].owner, GRAVEYARD))


def declaration(state: State) -> None:
    """Only the opponent may open a batch (M-073, M-074). What waits for the end of the turn comes then (M-447)."""
    state.frames.append((turn_ends, ()))
    offer_next(state, "declaration")


def turn_ends(state: State) -> None:
    set_off(state, "turn_end", state.active)


def healing(state: State) -> None:
    """Damage on creatures is erased, and what lasts until the end of the turn ends, at one moment (M-076, M-077)."""
    for seat in range(len(state.seats)):
        for i in state.zones[zone(seat, TERRITORY)]:
            if state.entities[i].damage:
                state.entities[i] = state.entities[i].with_damage(0)
    expire(state, TURN_END)
    turned(state)


STEPS: tuple[Callable[[State], None], ...] = (untap, upkeep, draw_phase, main, discard, declaration, healing)


def draw(state: State, seat: int, amount: int) -> None:
    """Whoever must draw from an empty library loses at once (M-053, M-054); both in the same event: a draw (M-056)."""
    for _ in range(amount):
        library = state.zones[zone(seat, LIBRARY)]
        if not library:
            finish(state, () if state.result == (seat,) else (other(seat),), "empty_library")
            return
        move(state, library[-1], zone(seat, HAND))


tasks(__name__, begin_turn, phase, reckon, burn_out, check, demand, turn_ends, discarded)
