"""Continuous effects: what the clauses `when: always` of the cards on the field change, as long as they are there.

One effect comes after those that it depends on: those that write what it reads, in a filter, a condition or a number.
Else the earlier layer comes first, then the earlier timestamp, then the order of the field. In a circle of effects
that depend on each other the layer and the timestamp decide. Each effect takes effect once.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from game.kernel.cards import of_counters
from game.kernel.characteristics import (
    ANYTHING,
    COPY,
    PILES,
    PLACES,
    TEXT,
    TRAITS,
    Change,
    Characteristics,
    Modifier,
    Total,
    can_be_added_to,
    changed,
    sum_of,
    with_sum,
)
from game.kernel.data import Context

if TYPE_CHECKING:
    from game.kernel.cards import Entity
    from game.kernel.clauses import Clause
    from game.kernel.operation import Operation
    from game.kernel.state import State

# What effects read and write, as a mask: one bit for each of the first layers, for each stat and for each keyword.
STATS: Final = 8
KEYWORDS: Final = 64
EVERYTHING: Final = -1
WORDING: Final = 1 << COPY | 1 << TEXT
ORDERED: Final = 1 << 7
"""Written by what does more than add to stats and give keywords, so that its place in the order matters."""


def stat_bit(which: int) -> int:
    return 1 << STATS + which


def keyword_bits(mask: int) -> int:
    return mask << KEYWORDS


class Effect(NamedTuple):
    """One continuous operation of one card on the field."""

    rank: int
    """The place of its layer."""
    stamp: int
    source: int
    clause: "Clause"  # noqa: UP037  (a compiled NamedTuple looks for the class when it is made, unless it is quoted)
    operation: "Operation"  # noqa: UP037
    reads: int
    writes: int
    context: Context
    """Of its source as it lies on the field now."""
    total: Total | None
    """What its changes add, where that is the same at every moment; None where it is not, or they do more than add."""
    each: bool
    """Does it add that to each of whom it means, whoever else there is, and at every moment?"""


Told = list[tuple[int, int, tuple[Change, ...]]]
"""Who changes, who is changed, and what."""


def affected(state: State) -> dict[int, Characteristics]:
    """The characteristics of whom continuous effects change; worked out once for each change of the field."""
    table = state.affected
    if table is None:
        table = _work_out(state, None)
        if state.dependency == PILES:
            state.grounds = _grounds(state)
    return table


def is_outdated(state: State) -> bool:
    """May something have changed on which effects depend, of at least PILES, and that tells nobody?"""
    if state.dependency == ANYTHING:
        return True
    return state.affected is not None and state.grounds != _grounds(state)


def _grounds(state: State) -> tuple[Any, ...]:
    return state.turn, state.active, tuple(state.zones), tuple(map(tuple, state.seats))


def came_or_went(state: State, i: int) -> bool:
    """Card `i`, which has no continuous effect, came onto the field, left it, or changed sides: what is affected is so
    as before but for that card. False where that does not hold, and all is to be worked out anew."""
    table, found = state.affected, state.effects
    if table is None or found is None or state.dependency > TRAITS or state.written & (WORDING | ORDERED):
        return False
    for effect in found:
        if not effect.each:
            return False
    e = state.entities[i]
    if e.mods and not can_be_added_to(e.mods):
        return False
    if i in table:
        table = state.affected = {one: now for one, now in table.items() if one != i}
    if state.places.field[e.zone]:
        for effect in found:
            meant, total = effect.operation.selector, effect.total
            assert meant is not None and total is not None
            if meant.admits(state, effect.context, i):
                table = state.affected = {**table, i: with_sum(table.get(i, e.traits), total)}
    return True


def told(state: State) -> Told:
    """Each change by itself, for those who ask where a value comes from; nothing is kept of it."""
    before = affected(state)
    found: Told = []
    _work_out(state, found)
    state.affected = before
    return found


def effects(state: State) -> tuple[Effect, ...]:
    """The continuous effects of the cards on the field by their own text, in the order in which they take effect."""
    if state.effects is None:
        found = _collect(state)
        if not found:
            state.dependency, state.written = PLACES, 0
            state.effects = ()
            return ()
        state.effects = tuple(ordered(found))
        state.dependency = max([effect.clause.dependency for effect in found])
        writes = 0
        for effect in found:
            writes |= effect.writes
        state.written = writes
    return state.effects


def _collect(state: State) -> list[Effect]:
    entities = state.entities
    found: list[Effect] = []
    for i in state.game.field.cards(state):
        e = entities[i]
        if "always" in e.traits.clauses and state.game.field.is_active(state, i):
            _of(state, i, e, e.traits, found)
    return found


def _of(state: State, i: int, e: Entity, traits: Characteristics, found: list[Effect]) -> None:
    ranks, context = state.words.layers, Context(i, e.zone_changes, e.controller)
    for clause in traits.clauses.get("always", ()):
        for operation, reads, writes in clause.continuous:
            layer = operation.first_layer()
            if layer > TEXT:
                reads |= WORDING  # its text may be taken away before
            total = None
            if not writes & ORDERED and operation.is_constant():
                total = sum_of(operation.changes(state, context), len(e.traits.stats))
            rank = ranks[layer]
            meant = operation.selector
            each = total is not None and not clause.condition and meant is not None and meant.adjacent is None
            found.append(Effect(rank, e.extra.stamp, i, clause, operation, reads, writes, context, total, each))


def ordered(found: Sequence[Effect]) -> list[Effect]:
    """By dependency, then layer, then timestamp."""
    left = sorted(found, key=lambda effect: effect[:2])  # stable: then the order of the field
    if len(left) < 2:
        return left
    order: list[Effect] = []
    while left:
        order.append(_next(left))
        left.remove(order[-1])
    return order


def _next(left: Sequence[Effect]) -> Effect:
    """The first that depends on no other of `left`; in a circle, the first of the circle."""
    for one in left:
        for other in left:
            if one.reads & other.writes and one is not other:
                break
        else:
            return one
    return next(one for one in left if _is_in_circle(one, left))


def _is_in_circle(one: Effect, left: Sequence[Effect]) -> bool:
    reached: list[Effect] = [one]
    for effect in reached:
        for other in left:
            if effect.reads & other.writes and effect is not other:
                if other is one:
                    return True
                if other not in reached:
                    reached.append(other)
    return False


def _work_out(state: State, report: Told | None) -> dict[int, Characteristics]:
    """Apply every effect; leaves what each has made in `state.affected`, where the next ones see it."""
    table: dict[int, Characteristics] = {}
    state.affected = table
    found = effects(state)
    if not found:
        return table
    if not state.written & (WORDING | ORDERED) and report is None and _add_up(state, table, found):
        return table
    work = _Work(state, table, report)
    if not state.written & WORDING:
        for effect in found:
            work.apply(effect)
        work.finish()
        return table
    done: set[tuple[int, str, int]] = set()
    left = list(found)
    while left:
        effect = _next(left)
        left.remove(effect)
        done.add(_name(effect))
        work.apply(effect)
        if effect.writes & WORDING:
            work.finish()
            left = [effect for effect in _present(state, table) if _name(effect) not in done]
    work.finish()
    state.watch = -1
    return table


def _add_up(state: State, table: dict[int, Characteristics], found: Sequence[Effect]) -> bool:
    """Apply effects that only add, one after another.

    False, with `table` empty, if somebody whom they change has modifiers of its own that do more than add.
    """
    entities = state.entities
    for effect in found:
        operation, context = effect.operation, effect.context
        for condition in effect.clause.condition:
            if not condition.holds(state, context):
                break
        else:
            total = effect.total
            if total is None:
                stats = len(entities[effect.source].traits.stats)
                total = sum_of(operation.changes(state, context), stats)
            for i in operation.receivers(state, context):
                e = entities[i]
                if e.mods and not can_be_added_to(e.mods):
                    table.clear()
                    return False
                table[i] = with_sum(table[i] if i in table else entities[i].traits, total)
    return True


def _name(effect: Effect) -> tuple[int, str, int]:
    return effect.source, effect.clause.key, effect.clause.do.index(effect.operation)


def _present(state: State, table: dict[int, Characteristics]) -> list[Effect]:
    """The effects by the text that each card has as far as it is worked out, by layer and timestamp."""
    found: list[Effect] = []
    for i in state.game.field.cards(state):
        e, traits = state.entities[i], table.get(i, state.entities[i].traits)
        if "always" in traits.clauses and state.game.field.is_active(state, i):
            _of(state, i, e, traits, found)
    return sorted(found, key=lambda effect: effect[:2])


class _Work:
    """One working out of all continuous effects."""

    def __init__(self, state: State, table: dict[int, Characteristics], report: Told | None) -> None:
        self.state = state
        self.table = table
        self.report = report
        self.ordered = bool(state.written & ORDERED)
        """Does some effect do more than add, so that all have to be remembered?"""
        self.applied: dict[int, list[tuple[int, tuple[Change, ...]]]] = {}
        """The changes to each entity so far, with their timestamps."""
        self.mixed: set[int] = set()
        """Whose changes do more than add."""
        self.waiting: set[int] = set()
        """Those of them for whom the last changes are still to be worked out."""
        self.unseen = 0
        """What those changes write."""

    def apply(self, effect: Effect) -> None:
        if effect.reads & self.unseen:
            self.finish()
        state, source, context = self.state, effect.source, effect.context
        entities, table = state.entities, self.table
        for condition in effect.clause.condition:
            if not condition.holds(state, context):
                return
        operation = effect.operation
        changes = operation.changes(state, context)
        adds = not effect.writes & ORDERED
        total = sum_of(changes, len(entities[source].traits.stats)) if adds else (0, ())
        for i in operation.receivers(state, context):
            e = entities[i]
            if self.ordered:
                self.applied.setdefault(i, []).append((effect.stamp, changes))
            if adds and i not in self.mixed and (not e.mods or can_be_added_to(e.mods)):
                table[i] = with_sum(table.get(i, e.traits), total)
            else:
                if not self.ordered:
                    self.applied.setdefault(i, []).append((effect.stamp, changes))
                self.mixed.add(i)
                self.waiting.add(i)
                self.unseen |= EVERYTHING if effect.writes & WORDING else effect.writes
            if self.report is not None:
                self.report.append((source, i, changes))

    def finish(self) -> None:
        """Work out those that wait for it: once for all effects between which none reads what they write."""
        for i in self.waiting:
            self.table[i] = self._by_layers(i, self.state.entities[i])
        self.waiting.clear()
        self.unseen = 0

    def _by_layers(self, i: int, e: Entity) -> Characteristics:
        """All changes to `i` so far, its own modifiers among them, one layer after another."""
        timed: list[tuple[int, Change | Modifier]] = []
        for stamp, changes in self.applied[i]:
            timed += [(stamp, change) for change in changes]
        timed += [(modifier.stamp, modifier) for modifier in e.mods]  # at the same time, the effect had begun before
        timed.sort(key=lambda pair: pair[0])
        words = self.state.words
        return changed(e.definition, [*of_counters(e, words), *[c for _, c in timed]], self.state.cards, words)
