"""The operations that change characteristics: for a time or for good in most clauses, as long as the source is there
in clauses `when: always`. Each says what it changes (`changes`), on which layer, and what it reads and writes."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, ClassVar

from game.kernel.cards import FACE_DOWN
from game.kernel.characteristics import (
    ADD,
    CONTROL,
    COPY,
    ELEMENT,
    FOR_GOOD,
    KEYWORD,
    KIND,
    MULTIPLY,
    NEXT_TURN,
    SET,
    SWAP,
    TEXT,
    Change,
    Modifier,
)
from game.kernel.clauses import Clause
from game.kernel.continuous import EVERYTHING, WORDING, keyword_bits, stat_bit
from game.kernel.control import take_control
from game.kernel.data import Context, made
from game.kernel.declared import PrintedKind, StatName, Truth, TypeNames
from game.kernel.numbers import evaluate
from game.kernel.operation import Changes, Clauses, Elements, Keywords, Operation, Until
from game.kernel.reach import BODIES, CARDS, CARDS_IN_PLAY, IN_PLAY
from game.kernel.references import is_in_play
from game.kernel.selectors import Selector
from game.kernel.values import definition_of, end_of, kind_of, modify

if TYPE_CHECKING:
    from game.kernel.state import State


class Changing(Operation):
    """What they have in common: `run` applies the changes as modifiers until an end."""

    layer: ClassVar[int]
    touches: ClassVar[int] = 0
    """The characteristics that it changes, as a mask (see `continuous.py`)."""
    lasting = True

    def writes(self) -> int:
        """As `touches` says; otherwise where it depends on what was written."""
        return self.touches

    def run(self, state: State, context: Context, ids: tuple[int, ...]) -> None:
        until = end_of(getattr(self, "until", FOR_GOOD), context.controller)
        changes = self.changes(state, context)
        if not changes:
            return
        for i in ids:
            apply(state, i, changes, until, context.source, context.zone_changes)


def apply(state: State, i: int, changes: Iterable[Change], end: int, source: int, zone_changes: int = 0) -> None:
    """Change characteristics of `i` until `end`, and tell of it."""
    mods = tuple([made(Modifier, (*change, end, source, zone_changes, 0)) for change in changes])
    modify(state, i, mods)
    if state.log is not None:
        _tell(state, i, mods)


def _tell(state: State, i: int, mods: Iterable[Modifier]) -> None:
    """`modified` for sums, `granted` for keywords, `changed` with the layer for all else."""
    assert state.log is not None
    words = state.words
    sums = {words.stats[int(m.what)]: m.amount for m in mods if m.layer == ADD}
    if sums:
        state.log.emit("modified", {"entity": i, "changes": sums})
    for m in mods:
        if m.layer == KEYWORD:
            names = [k for n, k in enumerate(words.keywords) if int(m.what) >> n & 1]
            state.log.emit("granted" if m.amount else "revoked", {"entity": i, "keywords": names})
        elif m.layer in (SET, MULTIPLY):
            facts = {"entity": i, "layer": "set" if m.layer == SET else "multiply", "stat": words.stats[int(m.what)]}
            state.log.emit("changed", facts | {"amount": m.amount})
        elif m.layer == SWAP:
            both = {"stat": words.stats[int(m.what)], "second_stat": words.stats[m.amount]}
            state.log.emit("changed", {"entity": i, "layer": "swap", **both})
        elif m.layer == ELEMENT:
            names = [e for n, e in enumerate(words.elements) if int(m.what) >> n & 1]
            state.log.emit("changed", {"entity": i, "layer": "element", "elements": names})
        elif m.layer != ADD:
            layer = {COPY: "copy", TEXT: "text", KIND: "kind"}[m.layer]
            if m.layer == KIND and isinstance(m.what, int):
                types = [t for n, t in enumerate(words.types) if m.what >> n & 1]
                state.log.emit("changed", {"entity": i, "layer": "type", "types": types})
            else:
                state.log.emit("changed", {"entity": i, "layer": layer, "what": m.what})


def grant(state: State, i: int, mask: int, end: int, source: int) -> None:
    """Give keywords to an entity; a status that ends at its bearer's start of turn does so whatever `end` says."""
    statuses = mask & state.game.field.own_turn_statuses
    if statuses:
        own = NEXT_TURN + state.entities[i].controller
        modify(state, i, (Modifier(KEYWORD, statuses, 1, own, source, state.entities[source].zone_changes),))
    if mask & ~statuses:
        modify(state, i, (Modifier(KEYWORD, mask & ~statuses, 1, end, source, state.entities[source].zone_changes),))
    if state.log is not None:
        names = [k for n, k in enumerate(state.words.keywords) if mask >> n & 1]
        state.log.emit("granted", {"entity": i, "keywords": names})


def _sums(layer: int, amounts: Changes, state: State, context: Context) -> tuple[Change, ...]:
    return tuple([Change(layer, stat, evaluate(n, state, context)) for stat, n in amounts])


class _OfStats(Changing):
    """Changes of stats by numbers."""

    amounts: Changes

    def changes(self, state: State, context: Context) -> tuple[Change, ...]:
        return _sums(self.layer, self.amounts, state, context)

    def is_constant(self) -> bool:
        return all(isinstance(n, int) for _, n in self.amounts)

    def dependency(self) -> int:
        return max([super().dependency(), *(n.dependency() for _, n in self.amounts if not isinstance(n, int))])

    def reads(self) -> int:
        found = super().reads()
        for _, n in self.amounts:
            if not isinstance(n, int):
                found |= n.reads()
        return found

    def writes(self) -> int:
        found = 0
        for stat, _ in self.amounts:
            found |= stat_bit(stat)
        return found


class Modify(_OfStats):
    """So much is added to their stats."""

    word = "modify"
    takes = {"to": IN_PLAY}
    only_adds = True
    layer = ADD
    lasting = False
    amounts: Changes
    to: Selector
    until: Until = FOR_GOOD


class Set(_OfStats):
    """A stat has another value; what adds to it or multiplies it does so from there."""

    word = "set"
    takes = {"to": IN_PLAY}
    layer = SET
    amounts: Changes
    to: Selector
    until: Until = FOR_GOOD


class Multiply(_OfStats):
    """Their stats are multiplied, after all that adds to them."""

    word = "multiply"
    takes = {"to": IN_PLAY}
    layer = MULTIPLY
    amounts: Changes
    to: Selector
    until: Until = FOR_GOOD


class Exchange(Changing):
    """Two stats of a card exchange their values."""

    word = "exchange"
    takes = {"to": IN_PLAY}
    layer = SWAP
    one: StatName
    against: StatName
    to: Selector
    until: Until = FOR_GOOD

    def changes(self, state: State, context: Context) -> tuple[Change, ...]:
        return (Change(SWAP, self.one, self.against),)

    def reads(self) -> int:
        return super().reads() | self.writes()

    def writes(self) -> int:
        return stat_bit(self.one) | stat_bit(self.against)


class Give(_OfStats):
    """As long as the source is there, they have so much more and these keywords."""

    word = "give"
    takes = {"to": IN_PLAY}
    only_adds = True
    only_when = ("always",)
    layer = KEYWORD
    amounts: Changes
    keywords: Keywords = 0
    to: Selector

    def changes(self, state: State, context: Context) -> tuple[Change, ...]:
        sums = _sums(ADD, self.amounts, state, context)
        return (*sums, Change(KEYWORD, self.keywords, 1)) if self.keywords else sums

    def first_layer(self) -> int:
        return KEYWORD if self.keywords else ADD

    def writes(self) -> int:
        return super().writes() | keyword_bits(self.keywords)


class Grant(Changing):
    """They get keywords."""

    word = "grant"
    favours = 1
    takes = {"to": IN_PLAY}
    only_adds = True
    layer = KEYWORD
    lasting = False
    keywords: Keywords
    to: Selector
    until: Until = FOR_GOOD

    def run(self, state: State, context: Context, ids: tuple[int, ...]) -> None:
        for i in ids:
            grant(state, i, self.keywords, end_of(self.until, context.controller), context.source)


class Revoke(Changing):
    """It has keywords no more, printed or granted."""

    word = "revoke"
    favours = -1
    takes = {"to": IN_PLAY}
    layer = KEYWORD
    keywords: Keywords
    to: Selector
    until: Until = FOR_GOOD

    def changes(self, state: State, context: Context) -> tuple[Change, ...]:
        return (Change(KEYWORD, self.keywords, 0),)

    def writes(self) -> int:
        return keyword_bits(self.keywords)


class LoseText(Changing):
    """It has neither clauses nor printed keywords; what was applied to it stays."""

    word = "lose_text"
    favours = -1
    takes = {"to": CARDS_IN_PLAY}
    layer = TEXT
    touches = EVERYTHING & ~(1 << CONTROL | 1 << KIND | 1 << ELEMENT)
    to: Selector
    until: Until = FOR_GOOD

    def changes(self, state: State, context: Context) -> tuple[Change, ...]:
        return (Change(TEXT, ""),)


class Teach(Changing):
    """It has further clauses beside its own, as if they stood on it."""

    word = "teach"
    takes = {"to": CARDS_IN_PLAY}
    layer = TEXT
    touches = WORDING
    clauses: Clauses
    to: Selector
    until: Until = FOR_GOOD

    def changes(self, state: State, context: Context) -> tuple[Change, ...]:
        return tuple([Change(TEXT, clause.key) for clause in self.clauses])

    def given(self) -> tuple[Clause, ...]:
        return self.clauses


class Become(Changing):
    """It is a copy of another card: all that is printed on that one instead of what is printed on itself.

    Nothing becomes a copy of a card of a kind that can't lie where it lies.
    """

    word = "become"
    single = alike = ("like",)
    takes = {"to": CARDS_IN_PLAY, "like": CARDS}
    about = "to"
    layer = COPY
    touches = EVERYTHING & ~(1 << CONTROL)
    to: Selector
    like: Selector
    until: Until = FOR_GOOD

    def run(self, state: State, context: Context, ids: tuple[int, ...]) -> None:
        """Nothing becomes a copy of a card of a kind that can't lie where it lies itself."""
        changes = self.changes(state, context)
        if changes:
            kind = state.cards[str(changes[0].what)].kind
            super().run(state, context, tuple([i for i in ids if can_lie(state, kind, i)]))

    def changes(self, state: State, context: Context) -> tuple[Change, ...]:
        models = self.like.select(state, context)
        if not models or models[0] < len(state.seats):
            return ()
        model = definition_of(state, models[0]).id
        return () if model == FACE_DOWN else (Change(COPY, model),)

    def reads(self) -> int:
        return super().reads() | self.like.reads() | 1 << COPY


def can_lie(state: State, kind: str, i: int) -> bool:
    """Can cards of a kind lie where `i` lies?"""
    holds = state.words.zones[state.places.kind[state.entities[i].zone]].holds
    return not holds or kind in holds


class Control(Changing):
    """Its controller takes control of a card in play, if there is room for it.

    With `until` it goes back then.
    """

    word = "control"
    takes = {"to": BODIES}
    layer = CONTROL
    touches = 1 << CONTROL
    lasting_about = ("host", "attached")  # a side of the field would change with it
    to: Selector
    until: Until = FOR_GOOD

    def run(self, state: State, context: Context, ids: tuple[int, ...]) -> None:
        seat = context.controller
        for i in ids:
            if i >= len(state.seats) and is_in_play(state, i) and kind_of(state, i) in state.words.bodies:
                end = end_of(self.until, seat)
                take_control(state, i, seat, Modifier(CONTROL, seat, 0, end, context.source, context.zone_changes))

    def changes(self, state: State, context: Context) -> tuple[Change, ...]:
        return (Change(CONTROL, context.controller),)


class BecomeKind(Changing):
    """They are of another kind."""

    word = "become_kind"
    takes = {"to": CARDS_IN_PLAY}
    layer = KIND
    touches = 1 << KIND
    kind: PrintedKind
    to: Selector
    until: Until = FOR_GOOD

    def changes(self, state: State, context: Context) -> tuple[Change, ...]:
        return (Change(KIND, self.kind),)


class BecomeType(Changing):
    """They have these types instead of their own, or `also` these."""

    word = "become_type"
    takes = {"to": CARDS_IN_PLAY}
    layer = KIND
    touches = 1 << KIND
    types: TypeNames
    to: Selector
    also: Truth = False
    until: Until = FOR_GOOD

    def changes(self, state: State, context: Context) -> tuple[Change, ...]:
        return (Change(KIND, self.types, int(self.also)),)


class BecomeElement(Changing):
    """They have these elements instead of their own."""

    word = "become_element"
    takes = {"to": CARDS_IN_PLAY}
    layer = ELEMENT
    touches = 1 << ELEMENT
    elements: Elements
    to: Selector
    until: Until = FOR_GOOD

    def changes(self, state: State, context: Context) -> tuple[Change, ...]:
        return (Change(ELEMENT, self.elements),)


CHANGES: dict[str, type[Operation]] = {
    operation.word: operation
    for operation in (Modify, Set, Multiply, Grant, Revoke, Give, LoseText, Teach, Become, Control)
}
"""What every game can have."""

EXCHANGES: dict[str, type[Operation]] = {Exchange.word: Exchange}
"""For games in which stats are alike."""

IDENTITIES: dict[str, type[Operation]] = {operation.word: operation for operation in (BecomeKind, BecomeElement)}
"""For games in which a card's kind or element can change while it is in play."""

TYPES: dict[str, type[Operation]] = {BecomeType.word: BecomeType}
"""For games in which cards have types beside their kind."""
