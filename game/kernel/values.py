"""Characteristics are computed: the printed value, modifiers, and what others give continuously."""

from __future__ import annotations

from game.kernel.cards import BLANK, FOR_GOOD, GRANTS, Modifier
from game.kernel.data import Context
from game.kernel.state import State

Given = tuple[tuple[int, ...], int]  # change of each stat, mask of keywords
Gift = tuple[int, int, tuple[int, ...], int]  # who gives, who is given, and what


def stat(state: State, entity: int, which: int) -> int:
    """The value of stat `which` of `entity` now; damage taken is not in it."""
    value = state.entities[entity].stats[which]
    given = state.given
    if given is None:
        given = given_to(state)
    return value + given[entity][0][which] if entity in given else value


def keywords(state: State, entity: int) -> int:
    """The mask of the keywords that `entity` bears now."""
    mask = state.entities[entity].keywords
    given = state.given
    if given is None:
        given = given_to(state)
    return mask | given[entity][1] if entity in given else mask


def remaining(state: State, entity: int) -> int:
    """What is left of the stat that damage eats: health, or the durability of such a card."""
    e = state.entities[entity]
    return stat(state, entity, state.game.vital(e)) - e.damage


def modify(state: State, entity: int, changes: tuple[Modifier, ...]) -> None:
    """Add modifiers to `entity`."""
    e = state.entities[entity]
    state.entities[entity] = e.with_mods(e.mods + changes)
    state.modified = True
    touched(state)


def blank(state: State, entity: int) -> None:
    """Take away all that was applied to `entity`, and a card's own text; damage taken stays."""
    e = state.entities[entity]
    is_player = entity < len(state.seats)
    state.entities[entity] = e.with_mods((), e.flags if is_player else e.flags | BLANK)
    field_changed(state, entity)
    touched(state)


def expire(state: State, *ends: int) -> None:
    """Modifiers that last until one of `ends` are over (TURN_END, NEXT_TURN + seat, or one of the game's own)."""
    assert FOR_GOOD not in ends
    if not state.modified:
        return
    state.modified = False
    entities = state.entities
    for entity in state.game.bearers(state):
        e = entities[entity]
        if not e.mods:
            continue
        state.modified = True
        if any(m[2] in ends for m in e.mods):
            entities[entity] = e.with_mods(tuple([m for m in e.mods if m[2] not in ends]))
            if state.log is not None:
                state.log.emit("expired", {"entity": entity})
            touched(state)


# --- what others give ------------------------------------------------------------------------------------------------


def touched(state: State) -> None:
    """Something changed that characteristics may depend on: work out anew what is given, look for deaths."""
    if state.volatility:
        state.given = None
    state.unsettled = True


def field_changed(state: State, entity: int) -> None:
    """Card `entity` came onto the field, left it, moved on it, changed sides or lost its text.

    Most cards give nothing and wait for nothing: who does so is then known as before.
    """
    definition = state.entities[entity].definition
    if definition.watches:
        state.watch = -1
    if state.givers is None or definition.gives:
        state.givers = state.given = None
        state.unsettled = True
    elif state.givers:
        state.given = None
        state.unsettled = True


def forget(state: State) -> None:
    """Work out everything anew: somebody arranged the board by hand."""
    state.givers = state.given = None
    state.watch = -1
    state.modified = state.unsettled = True


def watching(state: State) -> int:
    """The mask of triggers that some card on the field waits for."""
    if state.watch < 0:
        mask = 0
        entities = state.entities
        for entity in state.game.on_field(state):
            e = entities[entity]
            if e.definition.watches and not e.flags & BLANK:
                mask |= e.definition.watches
        state.watch = mask
    return state.watch


def given_to(state: State) -> dict[int, Given]:
    """What each entity is given by continuous clauses, worked out once per change of the field."""
    if state.given is None:
        table: dict[int, Given] = {}
        for _, entity, changes, mask in _work_out(state):
            before = table.get(entity)
            if before is not None:
                changes = tuple(map(int.__add__, changes, before[0]))
                mask |= before[1]
            table[entity] = (changes, mask)
        state.given = table
    return state.given


def gifts(state: State) -> list[Gift]:
    """The same, each gift by itself. For those who ask where a value comes from; nothing is kept of it."""
    given = given_to(state)
    found = _work_out(state)
    state.given = given
    return found


def _work_out(state: State) -> list[Gift]:
    """Every gift; leaves `state.given` empty."""
    entities = state.entities
    if state.givers is None:
        state.givers = tuple([i for i in state.game.on_field(state)
                              if entities[i].definition.gives and not entities[i].flags & BLANK])  # fmt: skip
        state.volatility = max([0, *(entities[i].definition.volatility for i in state.givers)])
    found: list[Gift] = []
    state.given = {}  # while they are being worked out, nothing is given: no clause depends on another's gift
    for giver in state.givers:
        e = entities[giver]
        context = Context(giver, e.moves, e.controller)
        for clause in e.definition.by_trigger["always"]:
            if clause.condition and not all(c.holds(state, context) for c in clause.condition):
                continue
            for operation in clause.do:
                for entity in operation.receivers(state, context):
                    found.append((giver, entity, *operation.gift(state, context)))
    return found


def has_modifier(mods: tuple[Modifier, ...], keyword: int) -> bool:
    return any(m[0] == GRANTS and m[1] & keyword for m in mods)
