"""What must hold of every position, whatever was played: of any game, and what the game itself names."""

from __future__ import annotations

from collections.abc import Iterator

from game.kernel.decisions import answers, why_not
from game.kernel.state import State


def broken(state: State) -> list[str]:
    """Every invariant that does not hold, as a sentence."""
    return [*_cards(state), *state.game.broken(state), *_decision(state)]


def _cards(state: State) -> Iterator[str]:
    """Every card lies in exactly one zone, and knows which."""
    seats = len(state.seats)
    places: dict[int, list[int]] = {}
    for zone, held in enumerate(state.zones):
        for i in held:
            places.setdefault(i, []).append(zone)
    for i in range(seats, len(state.entities)):
        here = places.get(i, [])
        if here != [state.entities[i].zone]:
            yield f"card {i} ({state.entities[i].definition.id}) is of zone {state.entities[i].zone} and lies in {here}"
    if sum(map(len, places.values())) != len(state.entities) - seats:
        yield "a zone holds what is no card"
    kinds = state.game.vocabulary.zones
    for zone, held in enumerate(state.zones[:-1]):
        seat, kind = divmod(zone, len(kinds))
        for i in held:
            e = state.entities[i]
            if kinds[kind].field and e.controller != seat:
                yield f"card {i} lies on the side of seat {seat} and is controlled by {e.controller}"
            if not kinds[kind].field and e.owner != seat and kinds[kind].name != "playing":
                yield f"card {i} of seat {e.owner} lies in the {kinds[kind].name} of seat {seat}"


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
