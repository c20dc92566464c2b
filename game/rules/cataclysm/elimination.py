"""Who loses, and what then (P-060 to P-073)."""

from __future__ import annotations

from collections.abc import Sequence

from game.kernel.cards import Entity
from game.kernel.data import Item
from game.kernel.delaying import drop
from game.kernel.effects import activate, begin, do
from game.kernel.moves import move
from game.kernel.series import next_in_series
from game.kernel.state import State, Task
from game.kernel.values import reworded, worked_out
from game.rules.cataclysm.constants import DISCARD, OUT, PLAY, REMOVED, ZONES, in_turn_order, is_in, rules, zone
from game.rules.cataclysm.field import give_back, send_back


def discard_limit(state: State) -> int:
    """With so many Characters in the discard pile a player loses (P-061, P-067)."""
    r = rules(state)
    return r.short_discard_limit if r.short_game else r.discard_limit


def discarded_characters(state: State, seat: int) -> int:
    """However they came there (P-062), and only while they lie there (P-063, P-064)."""
    entities = state.entities
    return [entities[i].definition.kind for i in state.zones[seat * ZONES + DISCARD]].count("character")


def losing(state: State, end_of_turn: bool = False) -> list[int]:
    """The seats that meet a losing condition now (P-060, P-061, P-068)."""
    r = rules(state)
    most = r.short_discard_limit if r.short_game else r.discard_limit
    zones = state.zones
    for base in range(0, len(zones) - 1, ZONES):
        if not zones[base + PLAY] or len(zones[base + DISCARD]) >= most:
            break
    else:
        return []  # what holds most of the time
    in_play = end_of_turn or r.no_character_check_at_once
    found, base = [], 0
    for seat, numbers in enumerate(state.seats):
        if not numbers[OUT] and (
            (in_play and not zones[base + PLAY])
            or (len(zones[base + DISCARD]) >= most and discarded_characters(state, seat) >= most)
        ):
            found.append(seat)
        base += ZONES
    return found


def look(state: State) -> bool:
    """Has anybody lost (P-065), or too many Characters in play (P-037)? True if something was done about it.

    In the set-up nobody has lost: not all have a Character.
    """
    if not state.turn:
        return False
    losers = losing(state)
    if losers:
        lose(state, losers)
        return True
    state.quiet = not is_crowded(state)  # a banner can end without a card that moves
    return not state.quiet and any(send_back(state, seat) for seat in range(len(state.seats)))


def is_crowded(state: State) -> bool:
    """Has somebody more Characters in play than go without a banner (P-037)?"""
    most, zones = rules(state).max_in_play, state.zones
    for base in range(0, len(zones) - 1, ZONES):
        if len(zones[base + PLAY]) > most:
            return True
    return False


def lose(state: State, losers: list[int]) -> None:
    """`losers` are out."""
    eliminate(state, losers)
    if state.result is None:
        drop_frames(state)


def eliminate(state: State, losers: list[int]) -> None:
    """`losers` have lost together (P-066)."""
    if state.log is not None:
        for seat in losers:
            why = "discard_pile" if state.zones[zone(seat, PLAY)] else "no_character"
            state.log.emit("eliminated", {"seat": seat, "why": why})
    leave(state, losers)


def leave(state: State, losers: list[int]) -> None:
    """`losers` are out together. The last player wins; if nobody is left, those just out have drawn (P-066, P-073)."""
    before = in_turn_order(state, 0)
    left = [seat for seat in before if seat not in losers]
    if len(left) <= 1:
        finish(state, left or before)
        return
    for seat in losers:
        state.seats[seat][OUT] = 1
    for seat in losers:
        drop(state, seat)
        _leave(state, seat)


def finish(state: State, seats: Sequence[int], why: str = "") -> None:
    """The match is over: `seats` alone has won, or several have drawn; () if nobody had lost before.

    `why`, where it is not for an elimination: "turn_limit" or "repetition" (A-21).
    """
    drawn = len(seats) == len(state.seats)
    state.result, state.ending = () if drawn else tuple(seats), why
    if state.log is not None:
        state.log.emit("result", {"winners": list(state.result)} | ({"why": why} if why else {}))


def _leave(state: State, seat: int) -> None:
    """The cards of `seat` leave the table, lasting effects of them end (P-071, P-072); what it held goes back.

    What lies open in its piles stays there, for all to look through (P-074); no card reaches it any more.
    """
    log, state.log = state.log, None
    for i in state.zones[zone(seat, PLAY)]:
        if state.entities[i].owner != seat:
            state.log = log
            give_back(state, i)
            state.log = None
    last = state.places.gone
    stay = (last, zone(seat, DISCARD), zone(seat, REMOVED))
    for i in range(len(state.seats), len(state.entities)):
        e = state.entities[i]
        if e.owner == seat:
            if e.zone not in stay:
                move(state, i, last)
        elif e.mods:
            _drop(state, i, e, seat)
    reworded(state)
    state.log = log


def _drop(state: State, i: int, e: Entity, seat: int) -> None:
    """Take away what cards of `seat` gave to `e`."""
    kept = tuple([m for m in e.mods if state.entities[m.source].owner != seat])
    if len(kept) < len(e.mods):
        state.entities[i] = worked_out(state, e, kept)


CONTROLLED: dict[Task, int] = {activate: 1, begin: 1, do: 3}
"""The steps of an ability, and which of their arguments is its context."""


def drop_frames(state: State) -> None:
    """Of those who are out no ability waits or goes on, and their turn ends at once (A-05).

    An ability of somebody else that is under way is carried out to its end.
    """
    state.series = [item for item in state.series if is_in(state, item.context.controller)]
    kept = [(task, args) for task, args in state.frames
            if task not in CONTROLLED or is_in(state, args[CONTROLLED[task]].controller)]  # fmt: skip
    if not is_in(state, state.active):
        begun = [Item(*args) for task, args in kept if task is activate]
        under_way = [(task, args) for task, args in kept if task in CONTROLLED and task is not activate]
        state.series = [*state.series, *begun]
        kept = [kept[0], (next_in_series, ()), *under_way]  # the first one passes the turn on
    state.frames[:] = kept
