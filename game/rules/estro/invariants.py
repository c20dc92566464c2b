"""What must hold of every position of ESTRO beside what holds for every game."""

from __future__ import annotations

from collections.abc import Iterator

from game.kernel.data import Item
from game.kernel.places import SHARED
from game.kernel.state import State
from game.rules.estro.constants import ZONE, ZONE_PILE, is_last_turn_of_round, round_of, rules
from game.rules.estro.fight import end_fight


def broken(state: State) -> Iterator[str]:
    r, places = rules(state), state.places
    for seat, numbers in enumerate(state.seats):
        if min(numbers) < 0:
            yield f"seat {seat} has a number below 0: {numbers}"
        if numbers[4] > r.most_tokens:
            yield f"seat {seat} has {numbers[4]} Necrotokens (E-188)"
    if round_of(state) > r.last_round:
        yield f"round {round_of(state)} is played (E-122)"
    if sum(task is end_fight for task, _ in state.frames) > 1:
        yield "two fights are under way"
    if state.ending == "elimination" and _waits(state):
        yield "somebody was eliminated while a gift was waiting (E-072, E-112, E-120)"
    for i in (*state.zones[places.of(SHARED, ZONE)], *state.zones[places.of(SHARED, ZONE_PILE)]):
        if state.entities[i].definition.kind not in ("zone", ""):
            yield f"card {i} lies among the Zones"
    if is_last_turn_of_round(state) and state.decision is None and state.result is None:
        yield "nothing is asked"


def _waits(state: State) -> bool:
    """Is a gift announced, about to be carried out, or waiting for its turn?"""
    if state.queue or state.series or state.doomed:
        return True
    return any(isinstance(held, Item) for _, arguments in state.frames for held in arguments)
