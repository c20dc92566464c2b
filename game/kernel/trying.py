"""What would come of answers, tried in a copy."""

from __future__ import annotations

from collections.abc import Iterator

from game.kernel.decisions import Answer, is_legal
from game.kernel.running import advance
from game.kernel.state import State


def standing(state: State, way: Answer) -> tuple[bool, ...]:
    """Which of the entities that `way` names are where they were once it was answered, at the next question.

    All of them where chance has a part in it: nobody knew what would come of it.
    """
    named = [i for i in way[1:] if isinstance(i, int)]
    after = state.copy()
    advance(after, way)
    if after.rng != state.rng:
        return (True,) * len(named)
    before, now = state.entities, after.entities
    return tuple([now[i].zone_changes == before[i].zone_changes for i in named])


def replayed(state: State, ways: Iterator[Answer]) -> State:
    """The position after `ways` in another position than that in which they were answered, as far as they are legal."""
    after = state.copy()
    for way in ways:
        if after.decision is None:
            break
        if is_legal(after, way):
            advance(after, way)
    return after
