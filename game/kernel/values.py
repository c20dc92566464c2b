"""The characteristics that an entity has now: its own, under its modifiers, and what continuous effects add."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.kernel.cards import Definition, Entity, with_modifiers
from game.kernel.characteristics import (
    ADD,
    ALL_MODIFIED,
    BOARD,
    CONTROL,
    ENDS,
    LATEST,
    NEXT_FOREIGN_TURN_END,
    NEXT_TURN,
    NEXT_TURN_END,
    POSTPONED,
    REWORDED,
    SOURCE_LEAVES,
    TEXT,
    TIED,
    TRAITS,
    TURN_END,
    WORDED,
    Characteristics,
    Modifier,
    can_be_added_to,
    ending,
    flags_of,
    gained,
    with_sum,
)
from game.kernel.clauses import Clause
from game.kernel.continuous import ORDERED, WORDING, affected, came_or_went, effects
from game.kernel.data import made
from game.kernel.places import IDLE_LASTS
from game.kernel.references import is_in_play
from game.kernel.state import State


def traits(state: State, entity: int) -> Characteristics:
    """All characteristics of `entity` now."""
    table = state.affected
    if table is None:
        table = affected(state)
    return table[entity] if entity in table else state.entities[entity].traits


def stat(state: State, entity: int, which: int) -> int:
    """The value of stat `which` of `entity` now; damage taken is not in it."""
    table = state.affected
    if table is None:
        table = affected(state)
    return (table[entity] if entity in table else state.entities[entity].traits).stats[which]


def keywords(state: State, entity: int) -> int:
    """The mask of the keywords that `entity` bears now."""
    table = state.affected
    if table is None:
        table = affected(state)
    return (table[entity] if entity in table else state.entities[entity].traits).keywords


def kind_of(state: State, entity: int) -> str:
    return traits(state, entity).kind


def is_kind(state: State, entity: int, kind: str) -> bool:
    """Is `entity` a card of that kind now, or of one that counts as it?"""
    table = affected(state) if state.affected is None else state.affected
    found = (table[entity] if entity in table else state.entities[entity].traits).kind
    return found == kind or kind in state.words.is_a.get(found, ())


def types_of(state: State, entity: int) -> int:
    """A mask in the order of the vocabulary."""
    return traits(state, entity).types


def elements_of(state: State, entity: int) -> int:
    """A mask in the order of the vocabulary."""
    return traits(state, entity).elements


def definition_of(state: State, entity: int) -> Definition:
    """The card that `entity` is now: another one than its own where it is a copy."""
    return traits(state, entity).definition


def clauses_of(state: State, entity: int, trigger: str) -> tuple[Clause, ...]:
    """The clauses for `trigger` that `entity` has now, its own and those that it was given."""
    return traits(state, entity).clauses.get(trigger, ())


def remaining(state: State, entity: int) -> int:
    """What is left of the stat that damage eats."""
    e = state.entities[entity]
    return stat(state, entity, state.game.damage.stat(e)) - e.damage


# --- modifiers -------------------------------------------------------------------------------------------------------


def worked_out(state: State, e: Entity, mods: tuple[Modifier, ...]) -> Entity:
    """`e` under the modifiers `mods` instead of those that it has."""
    return with_modifiers(e, mods, state.cards, state.words)


def modify(state: State, entity: int, mods: tuple[Modifier, ...]) -> None:
    """Add modifiers to `entity`; each bears the time at which it comes."""
    e = state.entities[entity]
    clock, late = state.clock, state.words.late
    if late and mods and mods[0].end in late:
        clock = LATEST
    stamped = tuple([made(Modifier, (*m[:-1], clock)) for m in mods]) if clock else mods
    new = state.entities[entity] = worked_out(state, e, (*e.mods, *stamped))
    flags = flags_of(mods)
    state.modified |= flags
    if "always" in new.traits.clauses and "always" not in e.traits.clauses:
        state.clock += 1
        new.extra = new.extra._replace(stamp=state.clock)
    if flags & REWORDED:
        reworded(state)
    _own_mods_changed(state, entity, e, mods)


def strip(state: State, entity: int) -> None:
    """Take away all that was applied to `entity`, and a card's own text; damage and who controls it stay."""
    e = state.entities[entity]
    kept = tuple([m for m in e.mods if m.layer == CONTROL])
    if entity >= len(state.seats):
        kept = (*kept, Modifier(TEXT, "", stamp=state.clock))
    state.entities[entity] = worked_out(state, e, kept)
    state.modified |= flags_of(kept)
    reworded(state)


def has_lost_text(e: Entity) -> bool:
    """Has its own text been taken away by an effect?"""
    for m in e.mods:
        if m.layer == TEXT and m.what == "":
            return True
    return False


def end_of(until: int, seat: int) -> int:
    """The end of a modifier that an effect of `seat` applies: of a seat's ends, that seat's."""
    return until + seat if until >= NEXT_TURN else until


def expire(state: State, *ends: int) -> None:
    """Modifiers that last until one of `ends` are over (TURN_END, NEXT_TURN + seat, or one of the game's own)."""
    over = 0
    for end in ends:
        over |= 1 << ENDS + end
    if not state.modified & over:
        return
    entities = state.entities
    anew, flags = state.modified < 0 or state.modified & RARE, 0
    for entity in state.game.field.bearers(state):
        mods = entities[entity].mods
        if mods:
            gone = [m for m in mods if m.end in ends]
            if gone:
                _end(state, entity, gone)
                mods = entities[entity].mods
            if anew:
                flags |= flags_of(mods)
    state.modified = flags | state.modified & TIED if anew else state.modified & ~over


RARE: Final = REWORDED | POSTPONED
"""The flags of `State.modified` that cost much: they are taken away as soon as there is nothing of the kind any more.
Those for ends may stand there until there is such an end; `control.settle` takes TIED away."""


def _end(state: State, entity: int, gone: Sequence[Modifier]) -> None:
    """Those modifiers of `entity` are over."""
    e = state.entities[entity]
    state.entities[entity] = worked_out(state, e, tuple([m for m in e.mods if m not in gone]))
    if state.log is not None:
        state.log.emit("expired", {"entity": entity})
    if state.modified & REWORDED and any(m.layer in WORDED for m in e.mods):
        reworded(state)
    _own_mods_changed(state, entity, e, gone)


def turn_begins(state: State, seat: int) -> None:
    """What lasts until a turn of `seat` begins is over; what lasts until one has ended ends with this turn."""
    expire(state, NEXT_TURN + seat)
    if not state.modified & POSTPONED:
        return
    for i in state.game.field.bearers(state):
        e = state.entities[i]
        if any(_ends_with_turn_of(m.end, seat) for m in e.mods):
            state.modified |= ending(TURN_END)
            new = state.entities[i] = e.copy()
            new.mods = tuple([m._replace(end=TURN_END) if _ends_with_turn_of(m.end, seat) else m for m in e.mods])


def _ends_with_turn_of(end: int, seat: int) -> bool:
    if end >= NEXT_FOREIGN_TURN_END:
        return end != NEXT_FOREIGN_TURN_END + seat
    return end == NEXT_TURN_END + seat


def source_left(state: State, source: int) -> None:
    """`source` has left the field: what lasts as long as it stays is over."""
    for i in state.game.field.bearers(state):
        gone = [m for m in state.entities[i].mods if m.end == SOURCE_LEAVES and m.source == source]
        if gone:
            _end(state, i, gone)


# --- what has to be worked out anew ----------------------------------------------------------------------------------


def touched(state: State, weaker: bool = True) -> None:
    """Something changed that characteristics may depend on: work out anew what is affected, look for deaths.

    `weaker`: can somebody have less left of what damage eats, whatever depends on it?
    """
    if weaker:
        state.sound = False
    if state.dependency >= BOARD:
        state.affected = None
        state.sound = False
        state.idle &= IDLE_LASTS
        if state.written & WORDING:
            state.watch = -1
            state.idle = 0
    state.unsettled = True


def turned(state: State) -> None:
    """Something changed of which nobody dies or goes to another side by itself, as when damage is taken away, though
    effects may depend on it."""
    if state.effects is None:
        effects(state)  # which notes on what they depend
    if state.dependency >= BOARD:
        touched(state)


def own_changed(state: State) -> None:
    """The modifiers or counters of somebody changed: what is affected by others is so on top of them."""
    state.idle &= IDLE_LASTS
    if state.affected or state.dependency >= TRAITS:
        state.affected = None
        if state.written & WORDING:
            state.watch = -1
            state.idle = 0
    touched(state)


def _own_mods_changed(state: State, entity: int, before: Entity, mods: Sequence[Modifier]) -> None:
    """`mods` have come to `entity`, which was `before`, or have gone.

    Where they only add to stats, and continuous effects do no more and go by nothing of that, these do to all others
    what they did before, and add as much to this one.
    """
    table = state.affected
    if table and state.dependency <= TRAITS and not state.written & (WORDING | ORDERED):
        new = state.entities[entity]
        if {m.layer for m in mods} <= {ADD} and can_be_added_to(before.mods) and can_be_added_to(new.mods):
            if entity in table:
                total = gained(before.traits, table[entity])
                state.affected = {**table, entity: with_sum(new.traits, total)}
            state.idle &= IDLE_LASTS
            state.unsettled = True
            state.sound = False
            return
    own_changed(state)


def field_changed(state: State, entity: int) -> None:
    """Card `entity` came onto the field, left it, moved on it or changed sides.

    Most cards change nothing for others and wait for nothing: who does so is then known as before.
    """
    state.quiet = state.sound = False
    own = state.entities[entity].traits
    if own.watches or state.cards.hides:
        state.watch = -1
    if may_reword(state, own):
        reworded(state)
    elif state.effects is None or "always" in own.clauses:
        effects_changed(state)
    elif state.effects:
        if not came_or_went(state, entity):
            state.affected = None
        state.unsettled = True
        state.idle &= IDLE_LASTS


def may_reword(state: State, own: Characteristics) -> bool:
    """May others have another text as a card with these characteristics comes or goes?"""
    if state.modified & REWORDED or state.written & WORDING:
        return True
    for clause in own.clauses.get("always", ()):
        if clause.rewords:
            return True
    return False


def reworded(state: State) -> None:
    """Some card in play has another text than before, or may have."""
    effects_changed(state)
    state.idle = 0


def effects_changed(state: State) -> None:
    """Other cards than before have continuous effects; all have the text that they had."""
    state.idle &= IDLE_LASTS
    state.effects = state.affected = None
    state.sound = False
    state.watch = -1
    state.unsettled = True


def forget(state: State) -> None:
    """Work out everything anew: somebody arranged the board by hand."""
    state.quiet = False
    reworded(state)
    state.modified = ALL_MODIFIED


def watching(state: State) -> int:
    """The mask of triggers that some card on the field waits for, or that are counted (`tallies`)."""
    if state.watch < 0:
        table = affected(state)
        mask = 0
        entities = state.entities
        for entity in state.game.field.cards(state):
            mask |= (table[entity] if entity in table else entities[entity].traits).watches
        if state.cards.hides:
            hidden = [e.under for e in map(entities.__getitem__, state.game.field.cards(state)) if e.under is not None]
            for card in hidden:
                mask |= card.printed.watches if card.hidden else 0
        for event in state.cards.tallied:
            mask |= state.words.bits[event]
        for delayed in state.later:
            mask |= state.words.bits[delayed.when]
        state.watch = mask
    return state.watch


# --- counters and marks ----------------------------------------------------------------------------------------------


def put_counters(state: State, entity: int, name: str, amount: int) -> int:
    """Put `amount` counters onto `entity`, or take away so many of those that lie there; how many more it has."""
    e = state.entities[entity]
    held = dict(e.extra.counters)
    before = held.pop(name, 0)
    change = max(amount, -before)
    if not change:
        return 0
    if before + change:
        held[name] = before + change
    new = e.with_extra(e.extra._replace(counters=tuple(sorted(held.items()))))
    state.entities[entity] = worked_out(state, new, e.mods)
    own_changed(state)
    if state.log is not None:
        state.log.emit("counters", {"entity": entity, "counter": name, "amount": change})
    return change


def counters(state: State, entity: int, name: str) -> int:
    """How many counters of that name lie on `entity`."""
    for which, number in state.entities[entity].extra.counters:
        if which == name:
            return number
    return 0


def mark(state: State, entity: int, mask: int, on: bool = True) -> None:
    """Put marks onto a card, which stay with it through all zones, or take them away."""
    e = state.entities[entity]
    marks = e.extra.marks | mask if on else e.extra.marks & ~mask
    if marks != e.extra.marks:
        state.entities[entity] = e.with_extra(e.extra._replace(marks=marks))
        touched(state, False)
        names = [name for n, name in enumerate(state.words.marks) if mask >> n & 1]
        if state.log is not None and names:
            state.log.emit("marked", {"entity": entity, "marks": names, "on": on})


# --- hosts -----------------------------------------------------------------------------------------------------------


def host_of(state: State, entity: int) -> int:
    """What `entity` is attached to; -1 if to nothing, or that is no longer the same object in play."""
    host, zone_changes = state.entities[entity].extra.host
    if host < 0 or state.entities[host].zone_changes != zone_changes:
        return -1
    return host if is_in_play(state, host) else -1


def attached_to(state: State, entity: int) -> tuple[int, ...]:
    """The cards in play that are attached to `entity`."""
    if not state.modified & TIED:
        return ()
    reference = (entity, state.entities[entity].zone_changes)
    entities = state.entities
    return tuple([i for i in state.game.field.cards(state) if entities[i].extra.host == reference])
