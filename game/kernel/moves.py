"""Cards change zones. Whoever leaves a zone is a new object in the next one: undamaged, unmodified, its owner's."""

from __future__ import annotations

from game.kernel import renumbering
from game.kernel.cards import BARE, Definition, Entity, Extra, entity
from game.kernel.characteristics import TIED, Characteristics
from game.kernel.continuous import WORDING
from game.kernel.places import EVERYBODY, HAND, SHARED, YOUR_HAND
from game.kernel.rng import DECKS, shuffled
from game.kernel.state import State
from game.kernel.values import field_changed, source_left, traits

TOP = -1  # the end of the tuple is the top of a pile and the right end of a line


def move(state: State, i: int, zone: int, at: int = TOP, last_known: Characteristics | None = None) -> None:
    """Put card `i` into `zone`, at index `at` of it (TOP: at its end).

    A token that leaves the field ceases to exist instead. A card that lay face down lies face up in the next zone, or
    hidden, as the zone is; in a hidden one it bears another number then, if not everybody knows which card it is.
    `last_known`: the characteristics with which it leaves the field, where what gave them is gone already.
    """
    old = state.entities[i]
    zones, places, wanted = state.zones, state.places, zone
    here, definition, known = old.zone, old.definition, old.known
    if state.idle and places.idle[zone]:
        state.idle &= ~(places.idle[zone] & state.game.timing.ends_idleness(old.card, places.field[zone]))
    if old.under is None:
        known |= places.sees[here]
    else:
        definition = old.under
    leaves_field, enters_field = places.field[here], places.field[zone]
    if leaves_field:
        if definition.token and not enters_field:
            zone = places.gone
        if last_known is None and (state.written & WORDING or state.game.field.remembers):
            last_known = traits(state, i)
    if not places.hidden[zone]:
        known = 0
        state.quiet = False
    before = zones[here]
    if before[-1] == i:
        zones[here] = before[:-1]
    else:
        place = before.index(i)
        zones[here] = before[:place] + before[place + 1 :]
    there = zones[zone]
    zones[zone] = (*there, i) if at == TOP or at >= len(there) else (*there[:at], i, *there[at:])
    new = state.entities[i] = entity(definition, old.owner, zone, old.zone_changes + 1, known)
    if old.extra is not BARE and old.extra.marks:
        new.extra = Extra(marks=old.extra.marks, kept=old.extra.kept)
    if leaves_field or enters_field:
        if enters_field:
            arrive(state, new, places.seat[zone])
        field_changed(state, i)
    if state.log is not None:
        _tell(state, i, here, zone, old)
    if old.under is not None and places.hidden[zone] and zone != places.gone and known != EVERYBODY:
        renumbering.came_back(state, zone, i)
    if leaves_field:
        if state.modified & TIED:
            source_left(state, i)
        if state.cards.holds:
            state.unsettled = True  # what it took out of the match comes back
        if not enters_field:
            if last_known is not None and last_known is not old.traits:
                old = old.copy()
                old.traits = last_known
            state.game.field.left(state, i, old, wanted)


def arrive(state: State, new: Entity, seat: int) -> None:
    """`new` has come onto the field on the side of `seat`, or onto that of the table; its continuous effects begin."""
    if seat != SHARED:
        new.controller = seat
        if seat != new.owner:
            new.extra = new.extra._replace(side=seat)
    begins(state, new)


def begins(state: State, new: Entity) -> None:
    """The continuous effects of `new`, if it has any, begin now."""
    if "always" in new.traits.clauses:
        state.clock += 1
        new.extra = new.extra._replace(stamp=state.clock)


def _tell(state: State, i: int, here: int, there: int, old: Entity) -> None:
    assert state.log is not None
    places, sees = state.places, state.places.sees
    facts = {"entity": i, "card": old.card.id, "from": places.name[here], "from_seat": places.seat[here],
             "to": places.name[there], "to_seat": places.seat[there]}  # fmt: skip
    known = old.known | sees[there]
    if old.under is not None:  # everybody sees which of them moves, but not what it is
        state.log.emit("moved", facts, known, ("card",))
    elif EVERYBODY in (sees[here], known):
        state.log.emit("moved", facts)
    else:
        state.log.emit("moved", facts, known | sees[here], ("entity", "card"))


def carry(state: State, i: int, into: str, controller: int = SHARED) -> None:
    """Put card `i` where its owner has the vocabulary's destination `into`.

    With YOUR_HAND, into the hand of `controller`, for whose effect it is; there it stays its owner's. If it lies there
    already, nothing happens. A card that is nobody's leaves the match instead, if the place is not the table's.
    """
    owner, places = state.entities[i].owner, state.places
    name = HAND if into == YOUR_HAND else state.words.destinations[into][0]
    if owner == SHARED and places.seat[places.named(0, name)] != SHARED:
        move(state, i, places.gone)
        return
    if into == YOUR_HAND:
        spot = state.places.named(controller, HAND)
        if state.entities[i].zone != spot:
            move(state, i, spot)
        return
    name, where = state.words.destinations[into]
    spot = state.places.named(owner, name)
    move(state, i, spot, 0 if where == "bottom" else TOP)
    if where == "shuffled":
        shuffle(state, spot, DECKS + (state.places.seats if owner == SHARED else owner))


def shift(state: State, i: int, at: int) -> None:
    """Move card `i` within its line so that it stands at index `at`; it stays the same object."""
    zone = state.entities[i].zone
    line = tuple(c for c in state.zones[zone] if c != i)
    state.zones[zone] = (*line[:at], i, *line[at:])
    field_changed(state, i)
    if state.log is not None:
        state.log.emit("shifted", {"entity": i, "place": at})


def take_control(state: State, i: int, seat: int) -> None:
    """Card `i` goes to the right end of the line of `seat`; the same object, with all that was applied to it.

    If it lies face down, its new controller may look at it.
    """
    e = state.entities[i]
    zone = state.places.of(seat, state.places.kind[e.zone])
    state.idle = 0
    state.zones[e.zone] = tuple(c for c in state.zones[e.zone] if c != i)
    state.zones[zone] = (*state.zones[zone], i)
    new = state.entities[i] = e.copy()
    new.controller = seat
    new.zone = zone
    if e.under is not None:
        new.known |= 1 << seat
    field_changed(state, i)
    if state.log is not None:
        state.log.emit("control", {"entity": i, "seat": seat})


def create(state: State, definition: Definition, owner: int, zone: int, at: int = TOP) -> int:
    """A new card of `definition` in `zone`; its entity number."""
    i = _new(state, definition, owner, zone, at)
    if state.log is not None:
        facts = {"entity": i, "card": definition.id, "seat": state.entities[i].controller}
        state.log.emit("created", facts, state.places.sees[zone], ("entity", "card"))
    return i


def add(state: State, definition: Definition, seat: int, into: str) -> int:
    """A new card of `seat` at the vocabulary's destination `into`, off the field; its entity number.

    Everybody sees which it is. Where the deck is to be shuffled, that is left to the caller.
    """
    name, where = state.words.destinations[into]
    zone = state.places.named(seat, name)
    i = _new(state, definition, seat, zone, 0 if where == "bottom" else TOP)
    show(state, i)
    if state.log is not None:
        state.log.emit("added", {"entity": i, "card": definition.id, "seat": seat, "to": name})
    return i


def _new(state: State, definition: Definition, owner: int, zone: int, at: int) -> int:
    i = len(state.entities)
    new = entity(definition, owner, zone)
    places = state.places
    if places.field[zone]:
        arrive(state, new, places.seat[zone])
    elif places.seat[zone] != SHARED:
        new.controller = places.seat[zone]
    state.entities.append(new)
    there = state.zones[zone]
    state.zones[zone] = (*there, i) if at == TOP or at >= len(there) else (*there[:at], i, *there[at:])
    state.quiet = False
    state.idle = 0
    if places.field[zone]:
        field_changed(state, i)
    return i


def show(state: State, i: int) -> None:
    """Let every seat know which card `i` is, where it lies in a hidden zone."""
    e, places = state.entities[i], state.places
    if e.zone >= 0 and e.zone != places.gone and places.hidden[e.zone] and e.known != EVERYBODY:
        new = state.entities[i] = e.copy()
        new.known = EVERYBODY


def shuffle(state: State, zone: int, stream: int) -> None:
    """Shuffle a hidden zone; nobody knows any more what lies where."""
    state.zones[zone] = shuffled(state.rng, stream, state.zones[zone])
    renumbering.forget(state, zone)
    if state.log is not None:
        seat = state.places.seat[zone]
        state.log.emit("shuffled", {"seat": seat} if seat != SHARED else {"zone": state.places.name[zone]})
