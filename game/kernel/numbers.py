"""Numbers over the board: what is measured, declared by a small class for each word, and what is reckoned with it.

The text is the message "number-<word>" of `game/language/messages`, in a condition "condition-<word>".
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.kernel.characteristics import ANYTHING, BOARD, KIND, PILES
from game.kernel.continuous import stat_bit
from game.kernel.data import Context, Ref
from game.kernel.declared import CounterName, Declared, MeasuredStat
from game.kernel.filters import current
from game.kernel.references import holder, still
from game.kernel.selectors import Selector
from game.kernel.tallies import happened
from game.kernel.values import counters, kind_of

if TYPE_CHECKING:
    from game.kernel.state import State
    from game.kernel.vocabulary import Vocabulary

_TARGETS = {"target": 0, "target2": 1, "target3": 2}


def _meant(context: Context, name: str) -> tuple[Ref, ...]:
    """The objects that a set means which may be gone by now."""
    if name in _TARGETS:
        return context.targets[_TARGETS[name]] if _TARGETS[name] < len(context.targets) else ()
    if name == "self":
        return ((context.source, context.zone_changes),)
    return {"subject": (context.subject,), "object": (context.object,)}.get(name, ())


# What the fields may hold beside the types of `declared.py`
Counted = Selector  # what is counted; nothing is chosen
Whose = Selector  # whose stat it is
Owner = Selector  # a player; you, if it is left out
Resource = tuple[str, Callable[["State", int], int]]  # a resource of the vocabulary, with its word
Paid = bool  # only true, and only where an X is paid
EventName = str  # a trigger whose event is counted
Period = str  # a period of the vocabulary
EventAmount = str  # only `event`, and only where the trigger has an amount


class Measure(Declared):
    """A word of numbers with what is written beside it."""

    def value(self, state: State, context: Context) -> int:
        raise NotImplementedError

    def of_each(self, state: State, context: Context) -> list[int]:
        """The same of each opponent alone, where it is measured of opponents; at least one number."""
        return [self.value(state, context)]

    def dependency(self) -> int:
        """See `Clause.dependency`."""
        return BOARD

    def reads(self) -> int:
        """The characteristics that it looks at, as a mask (see `continuous.py`)."""
        return 0


class Count(Measure):
    """How many they are."""

    word = "count"
    things: Counted

    def value(self, state: State, context: Context) -> int:
        return len(self.things.candidates(state, context))

    def of_each(self, state: State, context: Context) -> list[int]:
        if not self.things.opposing:
            return super().of_each(state, context)
        held = [holder(state, i) for i in self.things.candidates(state, context)]
        foes = state.places.opponents[context.controller]
        return [held.count(seat) for seat in state.game.players.playing(state) if seat in foes] or [0]

    def dependency(self) -> int:
        return max(BOARD, self.things.dependency())

    def reads(self) -> int:
        return self.things.reads()


class Kinds(Measure):
    """How many different kinds of card they are of."""

    word = "kinds"
    things: Counted

    def value(self, state: State, context: Context) -> int:
        seats = len(state.seats)
        return len({kind_of(state, i) for i in self.things.candidates(state, context) if i >= seats})

    def dependency(self) -> int:
        return max(BOARD, self.things.dependency())

    def reads(self) -> int:
        return self.things.reads() | 1 << KIND


class StatOf(Measure):
    """The stat of them, `damage` taken or printed `cost`, added up."""

    word = "stat"
    stat: MeasuredStat
    of: Whose

    def value(self, state: State, context: Context) -> int:
        found = sum([self._of(state, i) for i in self.of.candidates(state, context)])
        if state.game.field.remembers and self.stat[1] >= 0:
            for reference in _meant(context, self.of.name):
                if not still(state, (reference,)):
                    found += state.game.effects.last_known(state, reference, self.stat[1])
        return found

    def _of(self, state: State, i: int) -> int:
        word, which = self.stat
        if word == "damage":
            return max(0, state.entities[i].damage)
        if word == "cost":
            return state.entities[i].definition.total_cost
        value = current(state, i, which)
        return max(0, value) if which == state.game.damage.stat(state.entities[i]) else value

    def reads(self) -> int:
        which = self.stat[1]
        return self.of.reads() | (stat_bit(which) if which >= 0 else 0)


class ResourceOf(Measure):
    """A resource of a player (you, unless `of` says who)."""

    word = "resource"
    needs = "resources"
    resource: Resource
    of: Owner

    def value(self, state: State, context: Context) -> int:
        resource = self.resource[1]
        return sum([resource(state, i) for i in self.of.candidates(state, context)])

    def of_each(self, state: State, context: Context) -> list[int]:
        resource = self.resource[1]
        return [resource(state, i) for i in self.of.candidates(state, context)] or [0]

    def dependency(self) -> int:
        return PILES  # resources are numbers of seats, or of what lies in piles

    def reads(self) -> int:
        return self.of.reads()


class X(Measure):
    """The X that was paid; also written `x` alone."""

    word = "x"
    needs = "elements"
    paid: Paid

    def value(self, state: State, context: Context) -> int:
        return context.x


class CountersOn(Measure):
    """How many of those counters lie on them."""

    word = "counter"
    counter: CounterName
    of: Whose

    @classmethod
    def written(cls, vocabulary: Vocabulary) -> Iterable[str]:
        return (cls.word,) if vocabulary.has_counters else ()

    def value(self, state: State, context: Context) -> int:
        return sum([counters(state, i, self.counter) for i in self.of.candidates(state, context)])

    def reads(self) -> int:
        return self.of.reads()


class OfEvent(Measure):
    """How much the event was about: the damage dealt, how much was healed."""

    word = "amount"
    amount: EventAmount

    @classmethod
    def written(cls, vocabulary: Vocabulary) -> Iterable[str]:
        return (cls.word,) if any(kind.amount for kind in vocabulary.triggers.values()) else ()

    def value(self, state: State, context: Context) -> int:
        return context.amount


class Happened(Measure):
    """How often that has happened to a player or their cards, this turn or in another period."""

    word = "happened"
    event: EventName
    this: Period = "turn"
    of: Owner

    @classmethod
    def written(cls, vocabulary: Vocabulary) -> Iterable[str]:
        return (cls.word,) if vocabulary.counted else ()

    def value(self, state: State, context: Context) -> int:
        return sum(self.of_each(state, context))

    def of_each(self, state: State, context: Context) -> list[int]:
        seats = self.of.candidates(state, context)
        return [happened(state, self.event, self.this, seat) for seat in seats] or [0]

    def dependency(self) -> int:
        return ANYTHING  # counts tell nobody when they change

    def reads(self) -> int:
        return self.of.reads()


NUMBERS: tuple[type[Measure], ...] = (Count, Kinds, StatOf, ResourceOf, X, OfEvent, CountersOn, Happened)
"""What every game has; `Vocabulary.numbers` adds a game's own."""


@dataclass(frozen=True, eq=False)
class Expression:
    """(What is measured) x `times` + `plus`, at most `most`."""

    measure: Measure
    times: int = 1
    plus: int = 0
    most: int | None = None

    def value(self, state: State, context: Context) -> int:
        n = self.measure.value(state, context) * self.times + self.plus
        return n if self.most is None or n <= self.most else self.most

    def of_each(self, state: State, context: Context) -> list[int]:
        """See `Measure.of_each`; of a number with which nothing is reckoned."""
        return self.measure.of_each(state, context)

    def is_plain(self) -> bool:
        """Is it as it is measured, and nothing reckoned with it?"""
        return (self.times, self.plus, self.most) == (1, 0, None)

    def dependency(self) -> int:
        return self.measure.dependency()

    def reads(self) -> int:
        return self.measure.reads()


Number = int | Expression


def are_counterparts(one: Expression, other: Expression) -> bool:
    """Is the same measured of you and of the opponent, as it is and nothing reckoned with it?"""
    a, b = one.measure, other.measure
    if not (one.is_plain() and other.is_plain()):
        return False
    if isinstance(a, ResourceOf) and isinstance(b, ResourceOf):
        return a.resource == b.resource and {a.of.name, b.of.name} == {"you", "opponent"}
    if not (isinstance(a, Count) and isinstance(b, Count)):
        return False
    own, enemy = sorted([a.things.name, b.things.name], reverse=True)
    return (
        own.startswith("own_")
        and enemy == own.replace("own_", "enemy_", 1)
        and _narrowing(a.things) == _narrowing(b.things)
    )


def _narrowing(things: Selector) -> tuple[object, ...]:
    words = () if things.filter is None else things.filter.words
    return (things.other, things.adjacent_name, things.side, words)


def evaluate(number: Number, state: State, context: Context) -> int:
    return number if isinstance(number, int) else number.value(state, context)


def amount_of(number: Number, state: State, context: Context) -> int:
    """The same for how much or how many: never less than 0."""
    return max(0, number if isinstance(number, int) else number.value(state, context))
