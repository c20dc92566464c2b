"""What must hold of every position of Contracts beside what holds for every game."""

from __future__ import annotations

from collections.abc import Iterator

from game.kernel.state import State

LIMITS: dict[str, str | int] = {"hand": "hand_limit", "line": "creature_limit", "rune": 1, "orb": 1}
"""Zones with a limit: a number, or the constant of the rules that holds it."""


def broken(state: State) -> Iterator[str]:
    yield from _limits(state)
    yield from _numbers(state)


def _limits(state: State) -> Iterator[str]:
    places = state.places
    for number, zone in enumerate(state.zones):
        if not zone:
            continue
        limit = LIMITS.get(places.name[number])
        most: int | None = getattr(state.options, limit) if isinstance(limit, str) else limit
        if most is not None and len(zone) > most:
            yield f"the {places.name[number]} of seat {places.seat[number]} holds {len(zone)} of at most {most}"


def _numbers(state: State) -> Iterator[str]:
    for seat, numbers in enumerate(state.seats):
        if min(numbers) < 0:
            yield f"seat {seat} has a number below 0: {numbers}"
        shown = state.game.view_seat(state, seat)
        extractors, tanks = shown["extractors"], shown["tanks"]
        for name, n in (*extractors.items(), ("tanks", tanks)):
            if n["full"] > n["total"]:
                yield f"seat {seat} has {n['full']} full of {n['total']} {name}"
        counts_grey = getattr(state.options, "grey_counts_to_limit", True)
        total = sum(n["total"] for name, n in extractors.items() if counts_grey or name != "pure")
        if total > getattr(state.options, "extractor_limit", total):
            yield f"seat {seat} has {total} extractors"
