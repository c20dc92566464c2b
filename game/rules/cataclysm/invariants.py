"""What must hold of every position of Cataclysm beside what holds for every game."""

from __future__ import annotations

from collections.abc import Iterator

from game.kernel.series import check, next_in_series
from game.kernel.state import State
from game.rules.cataclysm.constants import DECK, DISCARD, HAND, OUT, PLAY, PLAYING, REMOVED, TWIN, zone
from game.rules.cataclysm.elimination import losing
from game.rules.cataclysm.field import limit


def broken(state: State) -> Iterator[str]:
    entities = state.entities
    carried_out = not any(task in (check, next_in_series) for task, _ in state.frames)
    for seat, numbers in enumerate(state.seats):
        mine = state.zones[zone(seat, PLAY)]
        if carried_out and len(mine) > limit(state, seat):  # what replaces damage may take banners in mid-battle
            yield f"seat {seat} has {len(mine)} Characters in play (P-037)"
        single = [entities[i].definition.id for i in mine if not entities[i].definition.keywords & TWIN]
        if len(set(single)) < len(single):
            yield f"seat {seat} has a Character twice in play (P-039)"
        if numbers[OUT] and any(state.zones[zone(seat, kind)] for kind in (DECK, HAND, PLAY, PLAYING)):
            yield f"cards of seat {seat} are still on the table (P-071)"
        for kind in (DISCARD, REMOVED):
            if any(entities[i].owner != seat for i in state.zones[zone(seat, kind)]):
                yield f"a card of somebody else lies in a pile of seat {seat} (P-079)"
        if min(numbers) < 0:
            yield f"seat {seat} has a number below 0: {numbers}"
    if state.turn and state.result is None and carried_out and losing(state):  # in the set-up nobody has lost yet
        yield f"the seats {losing(state)} have lost and are still in (P-065)"
