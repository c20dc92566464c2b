"""The one selector language: a named set of entities, and what narrows it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from game.kernel.clauses import Context
from game.kernel.streams import below
from game.kernel.values import keywords, remaining, stat

if TYPE_CHECKING:
    from game.kernel.state import State

SetFunction = Callable[["State", Context], tuple[int, ...]]
Side = str  # "left", "right" or "" for both

EFFECTS = 1  # the random stream of effects


@dataclass(frozen=True, eq=False)
class Between:
    """Bounds on a number, both ends included; None is no bound."""

    least: int | None = None
    most: int | None = None

    def __contains__(self, value: int) -> bool:
        return (self.least is None or value >= self.least) and (self.most is None or value <= self.most)


@dataclass(frozen=True, eq=False)
class Filter:
    """What narrows a set. `stats` bounds current values, `cost` the printed one; `most` and `least` keep one entity."""

    stats: tuple[tuple[int, Between], ...] = ()
    cost: Between | None = None
    damaged: bool | None = None
    has: int = 0
    lacks: int = 0
    kind: str = ""
    element: int = -1
    token: bool | None = None
    card: str = ""
    place: str = ""
    most: int = -1
    least: int = -1
    words: tuple[tuple[str, Any], ...] = ()
    """As the designer wrote it, for the generated text."""

    def apply(self, state: State, ids: tuple[int, ...]) -> tuple[int, ...]:
        ids = tuple([i for i in ids if self.fits(state, i)])
        if self.place and ids:
            ids = tuple(i for i in ids if _at_end(state, i, self.place))
        if self.most >= 0 and ids:
            ids = (max(ids, key=lambda i: _current(state, i, self.most)),)
        if self.least >= 0 and ids:
            ids = (min(ids, key=lambda i: _current(state, i, self.least)),)
        return ids

    def fits(self, state: State, i: int) -> bool:
        e = state.entities[i]
        definition = e.definition
        if self.kind and definition.kind != self.kind:
            return False
        if self.card and definition.id != self.card:
            return False
        if self.token is not None and definition.token != self.token:
            return False
        if self.damaged is not None and (e.damage > 0) != self.damaged:
            return False
        if self.cost is not None and definition.total_cost not in self.cost:
            return False
        if self.element >= 0 and (self.element >= len(definition.cost) or not definition.cost[self.element]):
            return False
        if (self.has or self.lacks) and (keywords(state, i) & self.has != self.has or keywords(state, i) & self.lacks):
            return False
        return all(_current(state, i, which) in bounds for which, bounds in self.stats)


def _current(state: State, i: int, which: int) -> int:
    """A stat as the table shows it: for the one that damage eats, what is left."""
    if which == state.game.vital(state.entities[i]):
        return remaining(state, i)
    return stat(state, i, which)


def _at_end(state: State, i: int, place: str) -> bool:
    zone = state.entities[i].zone
    return zone >= 0 and state.zones[zone][0 if place == "leftmost" else -1] == i  # a player stands in no line


@dataclass(frozen=True, eq=False)
class Selector:
    """`name` of the vocabulary's sets, narrowed. With `pick` or `random` so many of them, else all."""

    name: str
    members: SetFunction
    pick: int = 0
    random: int = 0
    up_to: bool = False
    other: bool = False
    adjacent: SetFunction | None = None
    adjacent_name: str = ""
    side: Side = ""
    filter: Filter | None = None

    @property
    def on_field(self) -> bool:
        """Does it look only at players and at cards in play?"""
        return getattr(self.members, "on_field", True)

    def candidates(self, state: State, context: Context) -> tuple[int, ...]:
        """All that it may mean, before any choice or chance."""
        ids = self.members(state, context)
        if self.other and context.source in ids:
            ids = tuple(i for i in ids if i != context.source)
        if self.adjacent is not None:
            near = neighbours(state, self.adjacent(state, context), self.side)
            ids = tuple(i for i in ids if i in near)
        if self.filter is not None:
            ids = self.filter.apply(state, ids)
        return ids

    def select(self, state: State, context: Context) -> tuple[int, ...]:
        """All candidates, or `random` of them."""
        ids = self.candidates(state, context)
        if self.random and len(ids) > self.random:
            pool = list(ids)
            chosen = [pool.pop(below(state.streams, EFFECTS, len(pool))) for _ in range(self.random)]
            ids = tuple(i for i in ids if i in chosen)
        return ids


def neighbours(state: State, ids: tuple[int, ...], side: Side = "") -> set[int]:
    """Those next to any of `ids` in its line."""
    near: set[int] = set()
    for i in ids:
        line = state.zones[state.entities[i].zone]
        if i not in line:
            continue
        at = line.index(i)
        if side != "right" and at > 0:
            near.add(line[at - 1])
        if side != "left" and at + 1 < len(line):
            near.add(line[at + 1])
    return near


# --- sets that every game has ----------------------------------------------------------------------------------------


def _self(state: State, context: Context) -> tuple[int, ...]:
    i = context.source
    return (i,) if state.entities[i].moves == context.moves else ()


def _you(state: State, context: Context) -> tuple[int, ...]:
    return (context.controller,)


def _opponents(state: State, context: Context) -> tuple[int, ...]:
    return tuple(s for s in range(len(state.counters)) if s != context.controller)


def _players(state: State, context: Context) -> tuple[int, ...]:
    """The turn player first."""
    seats = len(state.counters)
    return tuple((state.active + i) % seats for i in range(seats))


def _target(number: int) -> SetFunction:
    def locked(state: State, context: Context) -> tuple[int, ...]:
        if number >= len(context.targets):
            return ()
        entities = state.entities
        return tuple(i for i, moves in context.targets[number] if entities[i].moves == moves)

    return locked


def _subject(state: State, context: Context) -> tuple[int, ...]:
    return (context.subject,) if context.subject >= 0 else ()


def _object(state: State, context: Context) -> tuple[int, ...]:
    return (context.object,) if context.object >= 0 else ()


COMMON_SETS: dict[str, SetFunction] = {
    "self": _self,
    "you": _you,
    "opponent": _opponents,
    "players": _players,
    "target": _target(0),
    "target2": _target(1),
    "target3": _target(2),
    "subject": _subject,
    "object": _object,
}
