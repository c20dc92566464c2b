"""A cheap key of what a seat may know of a position, for transposition tables and to drop what was met before."""

from __future__ import annotations

from game.kernel.cards import unmarked
from game.kernel.state import State
from game.kernel.views import asked, delayed, set_off, to_do, waiting


def knowledge_key(state: State, seat: int) -> int:
    """The same for positions that differ only in what `seat` can't tell; it holds within one process.

    Of cards outside play that the seat sees it counts which they are, not which copies, nor how a hand is ordered.
    Two positions that the seat can tell apart have other keys, as far as a hash of 64 bits can do that.
    """
    entities, places = state.entities, state.places
    sees, field, gone = places.sees, places.field, places.gone
    parts: list[object] = [state.turn, state.active, state.clock, state.result, *map(tuple, state.seats)]
    frames, series = state.frames, state.series
    if state.cards.traces:
        frames, series = to_do(state, seat), waiting(state, seat)
    parts += (tuple(frames), tuple(series), tuple(state.withheld), tuple(state.doomed))
    if state.queue:
        parts.append(tuple(set_off(state, seat)))
    if state.tallies:
        parts.append(state.tallies)
    if state.later:
        parts.append(tuple(delayed(state, seat)))
    if state.record:
        parts.append(state.record)
    decision = state.decision
    if decision is not None:
        parts += (decision.kind, decision.seat)
        if decision.seat == seat:
            parts.append(asked(state, seat))
    for i in range(places.seats):
        e = entities[i]
        parts += (e.damage, e.flags, e.mods, e.extra)
    for number, zone in enumerate(state.zones):
        if not zone:
            parts.append(0)
        elif field[number]:
            for i in zone:
                e = entities[i]
                if e.under is None or e.known >> seat & 1:
                    parts += (i, e.definition, e.controller, e.damage, e.flags, e.mods, e.extra, e.under)
                else:
                    parts += (i, e.definition, e.controller, e.damage, e.flags, e.mods, unmarked(e.extra), None)
            parts.append(len(zone))
        elif number == gone:
            continue
        elif sees[number] >> seat & 1:
            cards = [id(entities[i].definition) for i in zone]
            if places.hidden[number]:
                cards.sort()
            parts.append(tuple(cards))
        else:
            parts.append(len(zone))
            known = [(at, id(entities[i].definition)) for at, i in enumerate(zone) if entities[i].known >> seat & 1]
            if known:  # in a pile it also counts where they lie
                parts.append(tuple(sorted([card for _, card in known]) if sees[number] else known))
    if state.cards.takes:  # what a hand holds of others is known by whose it is
        hands = [zone for number, zone in enumerate(state.zones) if number != gone and sees[number]]
        parts += [tuple(sorted([entities[i].owner for i in zone])) for zone in hands]
    return hash(tuple(parts))
