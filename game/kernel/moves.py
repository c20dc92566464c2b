"""Cards change zones. Whoever leaves a zone is a new object in the next one: undamaged, unmodified, its owner's."""

from __future__ import annotations

from game.kernel.cards import Definition, Entity, Extra, entity
from game.kernel.characteristics import TIED, Characteristics
from game.kernel.continuous import WORDING
from game.kernel.state import State
from game.kernel.streams import DECKS, shuffled
from game.kernel.values import field_changed, source_left, traits

EVERYBODY = (1 << 16) - 1
TOP = -1  # the end of the tuple is the top of a pile and the right end of a line


def zone_of(state: State, seat: int, kind: int) -> int:
    return seat * len(state.game.vocabulary.zones) + kind


def gone(state: State) -> int:
    """The zone of tokens that ceased to exist."""
    return len(state.zones) - 1


def move(state: State, i: int, zone: int, at: int = TOP, last_known: Characteristics | None = None) -> None:
    """Put card `i` into `zone`, at index `at` of it (TOP: at its end).

    A token that leaves the field ceases to exist instead. `last_known`: the characteristics with which it leaves the
    field, where what gave them is gone already.
    """
    old = state.entities[i]
    zones, words, wanted = state.zones, state.game.vocabulary, zone
    on_field = words.on_field
    count, last, here = len(on_field), len(zones) - 1, old.zone
    leaves_field = here != last and on_field[here % count]
    enters_field = zone != last and on_field[zone % count]
    if leaves_field and not enters_field and old.definition.token:
        zone = last
    if leaves_field and last_known is None and state.written & WORDING:
        last_known = traits(state, i)
    before = zones[here]
    place = before.index(i)
    zones[here] = before[:place] + before[place + 1 :]
    there = zones[zone]
    zones[zone] = (*there, i) if at == TOP or at >= len(there) else (*there[:at], i, *there[at:])
    known = 0
    if zone != last and words.hidden[zone % count]:
        known = _knowing(state, here, old)
    new = state.entities[i] = entity(old.definition, old.owner, zone, old.moves + 1, known)
    if old.extra.marks:
        new.extra = Extra(marks=old.extra.marks)
    if leaves_field or enters_field:
        if enters_field:
            _arrive(state, new, zone // count)
        field_changed(state, i)
    if state.log is not None:
        _tell(state, i, here, zone, old)
    if leaves_field:
        if state.modified & TIED:
            source_left(state, i)
        if not enters_field:
            if last_known is not None and last_known is not old.traits:
                old = old.copy()
                old.traits = last_known
            state.game.left_field(state, i, old, wanted)


def _arrive(state: State, new: Entity, seat: int) -> None:
    """`new` has come onto the field on the side of `seat`; its continuous effects begin."""
    new.controller = seat
    if seat != new.owner:
        new.extra = new.extra._replace(side=seat)
    if "always" in new.traits.clauses:
        state.clock += 1
        new.extra = new.extra._replace(stamp=state.clock)


def _knowing(state: State, here: int, old: Entity) -> int:
    """The mask of the seats that know which card leaves zone `here`."""
    kinds = state.game.vocabulary.zones
    if here == len(state.zones) - 1:
        return old.known
    seen = kinds[here % len(kinds)].seen_by
    return EVERYBODY if seen == "all" else old.known | (1 << here // len(kinds) if seen == "owner" else 0)


def _tell(state: State, i: int, here: int, there: int, old: Entity) -> None:
    assert state.log is not None
    kinds = state.game.vocabulary.zones
    last = len(state.zones) - 1
    places = [("gone", -1, "all")] * 2
    for n, z in enumerate((here, there)):
        if z != last:
            places[n] = (kinds[z % len(kinds)].name, z // len(kinds), kinds[z % len(kinds)].seen_by)
    facts = {"entity": i, "card": old.definition.id, "from": places[0][0], "from_seat": places[0][1],
             "to": places[1][0], "to_seat": places[1][1]}  # fmt: skip
    if any(seen == "all" for _, _, seen in places) or old.known == EVERYBODY:
        state.log.emit("moved", facts)
        return
    visible = old.known
    for _, seat, seen in places:
        if seen == "owner":
            visible |= 1 << seat
    state.log.emit("moved", facts, visible, ("entity", "card"))


def carry(state: State, i: int, into: str) -> None:
    """Put card `i` where its owner has the vocabulary's destination `into`."""
    words, owner = state.game.vocabulary, state.entities[i].owner
    name, where = words.destinations[into]
    spot = zone_of(state, owner, [kind.name for kind in words.zones].index(name))
    move(state, i, spot, 0 if where == "bottom" else TOP)
    if where == "shuffled":
        shuffle(state, spot, DECKS + owner)


def shift(state: State, i: int, at: int) -> None:
    """Move card `i` within its line so that it stands at index `at`; it stays the same object."""
    zone = state.entities[i].zone
    line = tuple(c for c in state.zones[zone] if c != i)
    state.zones[zone] = (*line[:at], i, *line[at:])
    field_changed(state, i)
    if state.log is not None:
        state.log.emit("shifted", {"entity": i, "place": at})


def take_control(state: State, i: int, seat: int) -> None:
    """Card `i` goes to the right end of the line of `seat`; the same object, with all that was applied to it."""
    e = state.entities[i]
    zone = state.game.field_zone(e.definition, seat)
    state.zones[e.zone] = tuple(c for c in state.zones[e.zone] if c != i)
    state.zones[zone] = (*state.zones[zone], i)
    new = state.entities[i] = e.copy()
    new.controller = seat
    new.zone = zone
    field_changed(state, i)
    if state.log is not None:
        state.log.emit("control", {"entity": i, "seat": seat})


def create(state: State, definition: Definition, owner: int, zone: int, at: int = TOP) -> int:
    """A new card of `definition` in `zone`; its entity number."""
    i = len(state.entities)
    new = entity(definition, owner, zone)
    kinds = state.game.vocabulary.zones
    new.controller = zone // len(kinds)
    if kinds[zone % len(kinds)].field:
        _arrive(state, new, new.controller)
    state.entities.append(new)
    there = state.zones[zone]
    state.zones[zone] = (*there, i) if at == TOP or at >= len(there) else (*there[:at], i, *there[at:])
    if kinds[zone % len(kinds)].field:
        field_changed(state, i)
    if state.log is not None:
        state.log.emit("created", {"entity": i, "card": definition.id, "seat": new.controller})
    return i


def show(state: State, i: int) -> None:
    """Let every seat know which card `i` is, where it lies hidden."""
    e = state.entities[i]
    kinds = state.game.vocabulary.zones
    if 0 <= e.zone < len(state.zones) - 1 and kinds[e.zone % len(kinds)].seen_by != "all" and e.known != EVERYBODY:
        new = state.entities[i] = e.copy()
        new.known = EVERYBODY


def shuffle(state: State, zone: int, stream: int) -> None:
    """Shuffle a hidden zone; nobody knows any more what lies where."""
    entities = state.entities
    order = state.zones[zone] = shuffled(state.streams, stream, state.zones[zone])
    for i in order:
        e = entities[i]
        if e.known:
            new = entities[i] = e.copy()
            new.known = 0
    if state.log is not None:
        state.log.emit("shuffled", {"seat": zone // len(state.game.vocabulary.zones)})
