"""What must hold of every position, whatever was played: of any game, and what the game itself names."""

from __future__ import annotations

from collections.abc import Iterator

from game.kernel import removal
from game.kernel.cards import VACANT
from game.kernel.data import NOTHING
from game.kernel.decisions import answers, why_not
from game.kernel.places import HAND, REMOVED, SHARED
from game.kernel.state import State


def broken(state: State) -> list[str]:
    """Every invariant that does not hold, as a sentence."""
    held = _held(state) if state.cards.holds else ()
    return [*_cards(state), *held, *state.game.broken(state), *_decision(state)]


def _cards(state: State) -> Iterator[str]:
    """Every card lies in exactly one zone, and knows which; and nothing lies where it can't."""
    entities, places = state.entities, state.places
    found, elsewhere, takes, kinds = 0, False, state.cards.takes, places.kinds
    for zone, held in enumerate(state.zones):
        if not held:
            continue
        found += len(held)
        elsewhere = elsewhere or len(set(held)) < len(held)
        seat, name, field = places.seat[zone], places.name[zone], places.field[zone]
        for i in held:
            e = entities[i]
            if e.zone != zone:
                elsewhere = True
            if e.under is not None and not field:
                yield f"card {i} lies face down in the {name} of seat {seat}"
            if zone == places.gone:
                continue
            if e.definition is VACANT:
                yield f"the vacant number {i} lies in the {name} of seat {seat}"
            if seat == SHARED:
                if e.owner != SHARED and places.hidden[zone]:
                    yield f"card {i} of seat {e.owner} lies hidden in the {name} of the table"
            elif field:
                if e.controller != seat:
                    yield f"card {i} lies on the side of seat {seat} and is controlled by {e.controller}"
            elif e.damage or (e.mods and not places.passing[zone]) or e.controller != e.owner:
                yield f"card {i} ({e.definition.id}) lies in the {name} and bears what it had in play"
            elif e.extra.host != NOTHING and name != REMOVED:
                yield f"card {i} lies in the {name} and is held or attached as in play"
            elif e.owner != seat and not kinds[places.kind[zone]].passing and not (takes and name == HAND):
                yield f"card {i} of seat {e.owner} lies in the {name} of seat {seat}"
    if elsewhere or found != len(entities) - len(state.seats):
        yield from _misplaced(state)


def _held(state: State) -> Iterator[str]:
    """What is out of the match until something leaves the field is so only while that is there."""
    for zone in state.places.removed:
        for i in state.zones[zone]:
            host = state.entities[i].extra.host
            if host != NOTHING and state.result is None and not removal.is_there(state, host):
                yield f"card {i} is out of the match, though {host[0]}, which took it, has left the field"


def _misplaced(state: State) -> Iterator[str]:
    """The cards that lie in no zone, in several, or in another than they know."""
    seats = len(state.seats)
    lying: dict[int, list[int]] = {}
    for zone, held in enumerate(state.zones):
        for i in held:
            lying.setdefault(i, []).append(zone)
    for i in range(seats, len(state.entities)):
        here = lying.get(i, [])
        if here != [state.entities[i].zone]:
            yield f"card {i} ({state.entities[i].definition.id}) is of zone {state.entities[i].zone} and lies in {here}"
    if sum(map(len, lying.values())) != len(state.entities) - seats:
        yield "a zone holds what is no card"


def _decision(state: State) -> Iterator[str]:
    """Somebody is asked and can answer, or the match is over."""
    if state.result is not None:
        return
    if state.decision is None:
        yield "nothing is asked and the match is not over"
        return
    ways = answers(state)
    if not ways:
        yield f"the decision {state.decision.kind} has no answer"
    for way in ways[:20]:
        reason = why_not(state, way)
        if reason is not None:
            yield f"the answer {way} is listed and refused: {reason}"
