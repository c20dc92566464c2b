"""The one selector language: a named set of entities, and what narrows it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from game.kernel.characteristics import ANYTHING, PILES, PLACES
from game.kernel.data import Context
from game.kernel.filters import Filter
from game.kernel.references import still
from game.kernel.rng import EFFECTS, below
from game.kernel.values import attached_to, host_of

if TYPE_CHECKING:
    from game.kernel.state import State

SetFunction = Callable[["State", Context], tuple[int, ...]]
Side = str  # "left", "right" or "" for both
TARGETS: Final = ("target", "target2", "target3")
"""The sets of what was chosen as a target, in their order."""


@dataclass(frozen=True, eq=False)
class Selector:
    """`name` of the vocabulary's sets, narrowed. With `pick` or `random` so many of them, else all."""

    name: str
    members: SetFunction
    on_field: bool = True
    """Does it look only at players and at cards in play (`Vocabulary.on_field`)?"""
    pick: int = 0
    random: int = 0
    up_to: bool = False
    other: bool = False
    adjacent: SetFunction | None = None
    adjacent_name: str = ""
    side: Side = ""
    filter: Filter | None = None
    brief: bool = False
    """Does its set hold somebody for a moment alone (`Vocabulary.is_brief`)?"""
    of_targets: bool = True
    """May it be worked out from targets (`Vocabulary.is_of_targets`)?"""
    by: str = ""
    """Who chooses, if not the controller: `opponent`, the next one in turn order."""
    opposing: bool = field(init=False)
    """Does it mean opponents, or what is theirs, and nothing else?"""
    unnarrowed: bool = field(init=False)
    """Does it mean all of its set?"""
    may_tie: bool = field(init=False)
    """May several be meant where one is, so that its controller chooses?"""

    def __post_init__(self) -> None:
        object.__setattr__(self, "opposing", is_opposing(self.name))
        object.__setattr__(self, "unnarrowed", not self.other and self.adjacent is None and self.filter is None)
        object.__setattr__(self, "may_tie", self.filter is not None and self.filter.may_tie and not self.random)

    def reads(self) -> int:
        """The characteristics that it looks at, as a mask."""
        return 0 if self.filter is None else self.filter.reads()

    def dependency(self) -> int:
        """See `Clause.dependency`."""
        if self.brief:
            return ANYTHING
        narrowed = PLACES if self.filter is None else self.filter.dependency()
        return narrowed if self.on_field else max(PILES, narrowed)

    def candidates(self, state: State, context: Context, ties: bool = False) -> tuple[int, ...]:
        """All that it may mean, before any choice or chance; `ties`: see `Filter.apply`."""
        ids = self.members(state, context)
        if self.unnarrowed:
            return ids
        if self.other:
            source = context.source
            if source in ids:
                ids = tuple([i for i in ids if i != source])
        if self.adjacent is not None:
            near = neighbours(state, self.adjacent(state, context), self.side)
            ids = tuple([i for i in ids if i in near])
        if self.filter is not None:
            ids = self.filter.apply(state, ids, ties)
        return ids

    def admits(self, state: State, context: Context, i: int) -> bool:
        """Is `i` one of the `candidates`? Where it is asked of one alone, only that one is looked at."""
        if self.adjacent is not None or self.may_tie:
            return i in self.candidates(state, context)
        if i not in self.members(state, context) or (self.other and i == context.source):
            return False
        return self.filter is None or bool(self.filter.apply(state, (i,)))

    def select(self, state: State, context: Context) -> tuple[int, ...]:
        """All candidates, or `random` of them."""
        ids = self.candidates(state, context)
        if self.random and len(ids) > self.random:
            pool = list(ids)
            chosen = [pool.pop(below(state.rng, EFFECTS, len(pool))) for _ in range(self.random)]
            ids = tuple(i for i in ids if i in chosen)
        return ids


def is_opposing(name: str) -> bool:
    """Is it the set of the opponents, or of what lies on their side or in their zones?"""
    return name == "opponent" or name.startswith("enemy_")


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
