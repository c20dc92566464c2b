"""What a seat knows of a position, and what it can't know beforehand of what comes of it: chance, and cards that it
doesn't see."""

from __future__ import annotations

from game.kernel.state import State


def knows(state: State, seat: int, i: int) -> bool:
    """May `seat` know which card entity `i` is?"""
    e = state.entities[i]
    if e.zone < 0:
        return True
    seen = e.known if e.under is not None else e.known | state.places.sees[e.zone]
    return bool(seen >> seat & 1)


class Unseen:
    """What a seat can't know of a world, and whether a position that came of it hung on that."""

    def __init__(self, world: State, seat: int) -> None:
        places = world.places
        self._rng = world.rng
        self._zones = [(z, world.zones[z]) for z in range(places.gone) if not places.sees[z] >> seat & 1]
        self._face_down = [
            (i, e) for i, e in enumerate(world.entities) if e.under is not None and not e.known >> seat & 1
        ]
        self.chance = False
        self.hidden = False

    def look(self, state: State) -> None:
        self.chance = self.chance or state.rng != self._rng
        if not self.hidden:
            zones, entities = state.zones, state.entities
            self.hidden = any(zones[z] != before for z, before in self._zones) or any(
                entities[i] is not before for i, before in self._face_down
            )
