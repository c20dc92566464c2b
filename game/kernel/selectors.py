"""The one selector language: a named set of entities, and what narrows it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, Any

from game.kernel.characteristics import COPY, ELEMENT, KIND
from game.kernel.continuous import keyword_bits, stat_bit
from game.kernel.data import Context
from game.kernel.references import still
from game.kernel.rng import EFFECTS, below
from game.kernel.values import (
    attached_to,
    counters,
    definition_of,
    elements_of,
    host_of,
    keywords,
    kind_of,
    remaining,
    stat,
)

if TYPE_CHECKING:
    from game.kernel.state import State

SetFunction = Callable[["State", Context], tuple[int, ...]]
Side = str  # "left", "right" or "" for both


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
    counters: tuple[tuple[int, Between], ...] = ()
    """Which counter lies on it, and how many."""
    mark: int = 0
    """Marks that it must bear, as a mask."""
    attached: bool | None = None
    """Is anything attached to it?"""
    most: int = -1
    least: int = -1
    words: tuple[tuple[str, Any], ...] = ()
    """As the designer wrote it, for the generated text."""

    tests: tuple[Callable[[State, int], bool], ...] = field(init=False)
    """One for each thing asked of a single entity."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "tests", tuple(self._tests()))

    @property
    def may_tie(self) -> bool:
        """Does it keep one that has the most or the least, of which there may be several?"""
        return self.most >= 0 or self.least >= 0

    def apply(self, state: State, ids: tuple[int, ...], ties: bool = False) -> tuple[int, ...]:
        """Those of `ids` that pass; of several with the most or the least the first one, or all with `ties`."""
        for test in self.tests:
            ids = tuple([i for i in ids if test(state, i)])
        if self.place and ids:
            ids = tuple(i for i in ids if _at_end(state, i, self.place))
        if self.most >= 0 and ids:
            ids = _equal(state, ids, self.most, max([_current(state, i, self.most) for i in ids]))
        if self.least >= 0 and ids:
            ids = _equal(state, ids, self.least, min([_current(state, i, self.least) for i in ids]))
        return ids if ties or not self.may_tie else ids[:1]

    def reads(self) -> int:
        """The characteristics that it looks at, as a mask."""
        found = keyword_bits(self.has | self.lacks)
        for which, _ in self.stats:
            found |= stat_bit(which)
        for which in (self.most, self.least):
            if which >= 0:
                found |= stat_bit(which)
        for asked, layer in ((self.kind, KIND), (self.element >= 0, ELEMENT), (self.card, COPY)):
            if asked:
                found |= 1 << layer
        return found

    def fits(self, state: State, i: int) -> bool:
        return all(test(state, i) for test in self.tests)

    def _tests(self) -> Iterator[Callable[[State, int], bool]]:
        kind, card, token, damaged, cost = self.kind, self.card, self.token, self.damaged, self.cost
        has, lacks, element = self.has, self.lacks, self.element
        if kind:
            yield lambda state, i: kind_of(state, i) == kind
        if card:
            yield lambda state, i: definition_of(state, i).id == card
        if token is not None:
            yield lambda state, i: state.entities[i].definition.token == token
        if damaged is not None:
            yield lambda state, i: (state.entities[i].damage > 0) == damaged
        if cost is not None:
            yield lambda state, i: state.entities[i].definition.total_cost in cost
        if element >= 0:
            yield lambda state, i: bool(elements_of(state, i) >> element & 1)
        if has:
            yield lambda state, i: keywords(state, i) & has == has
        if lacks:
            yield lambda state, i: not keywords(state, i) & lacks
        for which, bounds in self.counters:
            yield partial(_holds, which=which, bounds=bounds)
        if mark := self.mark:
            yield lambda state, i: state.entities[i].extra.marks & mark == mark
        if (attached := self.attached) is not None:
            yield lambda state, i: bool(attached_to(state, i)) == attached
        for which, bounds in self.stats:
            yield partial(_within, which=which, bounds=bounds)


def _holds(state: State, i: int, which: int, bounds: Between) -> bool:
    return counters(state, i, which) in bounds


def _equal(state: State, ids: tuple[int, ...], which: int, value: int) -> tuple[int, ...]:
    return tuple([i for i in ids if _current(state, i, which) == value])


def _within(state: State, i: int, which: int, bounds: Between) -> bool:
    return _current(state, i, which) in bounds


def _current(state: State, i: int, which: int) -> int:
    """A stat as the table shows it: for the one that damage eats, what is left."""
    if which == state.game.damageable_stat(state.entities[i]):
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

    def reads(self) -> int:
        """The characteristics that it looks at, as a mask."""
        return 0 if self.filter is None else self.filter.reads()

    def dependency(self) -> int:
        """See `Clause.dependency`: piles tell nobody when they change."""
        if not self.on_field:
            return 2
        return 0 if self.filter is None else 1

    @property
    def may_tie(self) -> bool:
        """May several be meant where one is, so that its controller chooses?"""
        return self.filter is not None and self.filter.may_tie and not self.random

    def candidates(self, state: State, context: Context, ties: bool = False) -> tuple[int, ...]:
        """All that it may mean, before any choice or chance; `ties`: see `Filter.apply`."""
        ids = self.members(state, context)
        if self.other and context.source in ids:
            ids = tuple(i for i in ids if i != context.source)
        if self.adjacent is not None:
            near = neighbours(state, self.adjacent(state, context), self.side)
            ids = tuple(i for i in ids if i in near)
        if self.filter is not None:
            ids = self.filter.apply(state, ids, ties)
        return ids

    def select(self, state: State, context: Context) -> tuple[int, ...]:
        """All candidates, or `random` of them."""
        ids = self.candidates(state, context)
        if self.random and len(ids) > self.random:
            pool = list(ids)
            chosen = [pool.pop(below(state.rng, EFFECTS, len(pool))) for _ in range(self.random)]
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
    return (i,) if state.entities[i].zone_changes == context.zone_changes else ()


def _you(state: State, context: Context) -> tuple[int, ...]:
    return (context.controller,)


def _opponents(state: State, context: Context) -> tuple[int, ...]:
    return state.places.opponents[context.controller]


def _players(state: State, context: Context) -> tuple[int, ...]:
    """The turn player first."""
    seats = len(state.seats)
    return tuple((state.active + i) % seats for i in range(seats))


def _host(state: State, context: Context) -> tuple[int, ...]:
    """What the source is attached to."""
    if state.entities[context.source].zone_changes != context.zone_changes:
        return ()
    host = host_of(state, context.source)
    return () if host < 0 else (host,)


def _attached(state: State, context: Context) -> tuple[int, ...]:
    """What is attached to the source."""
    if state.entities[context.source].zone_changes != context.zone_changes:
        return ()
    return attached_to(state, context.source)


def _target(number: int) -> SetFunction:
    def locked(state: State, context: Context) -> tuple[int, ...]:
        if number >= len(context.targets):
            return ()
        return still(state, context.targets[number])

    return locked


def _subject(state: State, context: Context) -> tuple[int, ...]:
    return still(state, (context.subject,))


def _object(state: State, context: Context) -> tuple[int, ...]:
    return still(state, (context.object,))


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

ATTACHED_SETS: dict[str, SetFunction] = {"host": _host, "attached": _attached}
"""For games in which a card can be attached to another."""
