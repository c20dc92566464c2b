"""Cards that lie face down in play: everybody sees that a card lies there, and only some know which.

Such a card has no text, no kind and the stats that the vocabulary names (`Vocabulary.face_down`): to filters, triggers
and damage it is nothing but its back. `Entity.under` is the card that it is.
"""

from __future__ import annotations

from game.kernel import renumbering
from game.kernel.cards import FACE_DOWN, Definition, Entity, Extra, entity
from game.kernel.moves import TOP, arrive, begins
from game.kernel.places import EVERYBODY, SHARED
from game.kernel.state import State
from game.kernel.values import effects_changed, field_changed, may_reword, reworded, worked_out


def lay(state: State, i: int, zone: int, at: int = TOP) -> int:
    """Put card `i` face down into `zone` of the field, at index `at` of it; its number from then on.

    Its controller and whoever saw the hand that it came from know it. Everybody else knew at most what lay in that
    hand, and not which card of it this is: so it bears a new number, and what they knew of the hand is forgotten.
    What lay in the open, face down or not, keeps its number.
    """
    old, places, zones = state.entities[i], state.places, state.zones
    here, held = old.zone, zones[old.zone]
    seat = old.owner if places.seat[zone] == SHARED else places.seat[zone]
    known = _witnesses(state, old) | (1 << seat if seat != SHARED else 0)
    number = len(state.entities) if places.hidden[here] and known != EVERYBODY else i
    zone_changes = old.zone_changes + 1 if number == i else 0
    new = _back(state, old.card, old.owner, zone, zone_changes, known, old.extra)
    arrive(state, new, places.seat[zone])
    zones[here] = tuple([card for card in held if card != i])
    there = zones[zone]
    zones[zone] = (*there, number) if at == TOP or at >= len(there) else (*there[:at], number, *there[at:])
    if number == i:
        state.entities[i] = new
    else:
        state.entities.append(new)
        renumbering.went(state, here, i)
    field_changed(state, number)
    if state.log is not None:
        facts = {"entity": number, "card": old.card.id, "was": i, "from": places.name[here],
                 "from_seat": places.seat[here], "to": places.name[zone], "to_seat": places.seat[zone],
                 "face_down": True}  # fmt: skip
        state.log.emit("moved", facts, known, ("card", "was"))
    return number


def turn_face_up(state: State, i: int) -> None:
    """Turn card `i` face up: the same object, with the damage and changes that it has. Its text begins to work."""
    old = state.entities[i]
    assert old.under is not None
    new = old.copy()
    new.definition, new.under, new.known = old.under, None, 0
    new = worked_out(state, new, new.mods)
    begins(state, new)
    _turned(state, i, new)


def turn_face_down(state: State, i: int) -> None:
    """Turn card `i` in play face down; everybody saw what it is."""
    new = state.entities[i].copy()
    new.definition, new.under, new.known = state.cards[FACE_DOWN], new.definition, EVERYBODY
    _turned(state, i, worked_out(state, new, new.mods))


def _turned(state: State, i: int, new: Entity) -> None:
    """Its own text alone is another one, unless some text depends on others."""
    before, state.entities[i] = state.entities[i].traits, new
    if may_reword(state, before):
        reworded(state)
    elif "always" in before.clauses:
        effects_changed(state)
    elif before.watches:
        state.watch = -1
    field_changed(state, i)
    state.idle &= ~(state.places.idle[new.zone] & state.game.timing.ends_idleness(new.definition, True))
    if state.log is not None:
        state.log.emit("turned", {"entity": i, "card": new.card.id, "face_down": new.under is not None})


def _back(state: State, card: Definition, owner: int, zone: int, zone_changes: int, known: int, extra: Extra) -> Entity:
    new = entity(state.cards[FACE_DOWN], owner, zone, zone_changes, known)
    new.under = card
    if extra.marks:
        new.extra = Extra(marks=extra.marks, kept=extra.kept)
    return new


def _witnesses(state: State, old: Entity) -> int:
    """The mask of the seats that see which card is put face down.

    In a pile its place tells, so that who knew it there knows it now; of a hand only who sees it knows which was taken.
    """
    places = state.places
    if not places.hidden[old.zone]:
        return EVERYBODY if old.under is None else old.known
    return places.sees[old.zone] or old.known
