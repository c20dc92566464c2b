"""What the table is shown of Grimoire beside what every card and player has."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from game.kernel.batches import carried_out
from game.kernel.data import Context
from game.kernel.references import found, still
from game.kernel.state import State
from game.kernel.traits.showing import Showing
from game.kernel.windows import offer
from game.rules.grimoire.constants import CASTING
from game.rules.grimoire.mana import kinds_of, source_of
from game.rules.grimoire.outlook import of_creature


class GrimoireShowing(Showing):
    standing = "life"

    def entity(self, state: State, i: int) -> dict[str, Any]:
        """What a permanent does (`outlook.of_creature`), and of which kinds it would give mana: its `gives`."""
        if i < len(state.seats) or not state.places.field[state.entities[i].zone]:
            return {}
        source = source_of(state, i)
        gives = {} if source is None else {"gives": kinds_of(source.kinds)}
        return of_creature(state, i) | gives

    def table(self, state: State) -> dict[str, Any]:
        """The batch, how much damage waits for whom, and who is on the way to the graveyard; {} where there is none."""
        told: dict[str, Any] = {}
        batch = [*under_way(state), *[item_of(state, n) for n in order(state)]]
        if batch:
            told["batch"] = batch
        withheld: dict[int, int] = {}
        for _, target, amount, _ in state.withheld:
            if amount > 0 and found(state, target):
                withheld[target[0]] = withheld.get(target[0], 0) + amount
        if withheld:
            told["withheld"] = withheld
        doomed = still(state, state.doomed)
        if doomed:
            told["doomed"] = [*doomed]
        return told


def order(state: State) -> list[int]:
    """The places of the series in the order in which its items would be carried out now: the interrupts on an item
    before it, those of its player first (M-409), else the last one first (M-386)."""
    series, left = state.series, [*range(len(state.series))]
    order: list[int] = []
    bases: list[int] = [args[3] for task, args in state.frames if task is offer and args[0] == "interrupt"]
    for base in reversed(bases):
        if base < len(series):
            player = series[base].context.controller
            interrupts = [n for n in left if n > base]
            order += sorted(interrupts, key=lambda n: series[n].context.controller != player)
            left = [n for n in left if n <= base]
    return order + left[::-1]


def item_of(state: State, number: int) -> dict[str, Any]:
    """An item of the series: whose it is, its targets, and whether the card itself waits or what its ability does."""
    clause, context = state.series[number]
    return _told(state, context, clause, False)


def under_way(state: State) -> Iterable[dict[str, Any]]:
    """What is being carried out just now, if anything."""
    for task, args in reversed(state.frames):
        if task is carried_out:
            yield _told(state, args[0], "", True)
            return


def _told(state: State, context: Context, clause: str, now: bool) -> dict[str, Any]:
    targets = [one[0] for chosen in context.targets for one in chosen if found(state, one)]
    if context.packet is not None and context.packet < len(state.withheld):
        targets.append(state.withheld[context.packet].target[0])
    source = context.source
    return {
        "entity": source,
        "card": state.entities[source].definition.id,
        "clause": clause,
        "seat": context.controller,
        "targets": [*dict.fromkeys(targets)],
        "zone": state.places.name[state.entities[source].zone],
        "itself": state.places.kind[state.entities[source].zone] == CASTING,
        "x": context.x,
        "now": now,
    }
