"""Who sits at the seats of a match: the people of the game, drawn or chosen, and the players by their names."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from game.table.drawing.people.looks import Face
from game.table.people import reading
from game.table.people.reading import Person

HUMAN = "human"
Entry = dict[str, str]
"""How a match file says it: `name` and `face`, each where it is told."""


@dataclass(frozen=True)
class Sitting:
    """Somebody at a seat; without a name and a face nobody in particular."""

    name: str = ""
    short: str = ""
    """As they are called within a sentence."""
    face: Face | None = None
    person: Person | None = None


NOBODY = Sitting()


def sitting(game: str, people: Sequence[Mapping[str, str]], seats: int) -> tuple[Sitting, ...]:
    """Who sits there by a record, at each of so many seats."""
    return tuple(_one(game, people[seat]) if seat < len(people) else NOBODY for seat in range(seats))


def _one(game: str, entry: Mapping[str, str]) -> Sitting:
    cast, name = reading.cast(game), entry.get("name", "")
    person = cast.person(entry.get("face", ""))
    if person is not None:
        return Sitting(name or person.name, person.short if name in ("", person.name) else name, person.face, person)
    return Sitting(name, name, face_of(game, entry.get("face", "")))


def face_of(game: str, word: str) -> Face | None:
    """The face that a player has chosen, in the light of a game."""
    face = reading.players().get(word)
    return replace(face, light=reading.cast(game).light) if face is not None else None


def entry(person: Person) -> Entry:
    return {"name": person.name, "face": person.id}


def drawn(game: str, decks: Sequence[str], seats: Sequence[str], chosen: Sequence[str], told: bool) -> list[Entry]:
    """Who plays at the seats of the computer: those `chosen` by their ids, else somebody by chance.

    Where it is `told` who plays which deck it is somebody who likes the deck, if there is one who doesn't sit there
    already. {} for the seats of people.
    """
    people = reading.cast(game).people
    found: list[Entry] = [{} for _ in seats]
    free = {person.id: person for person in people}
    for seat, who in enumerate(seats):
        word = chosen[seat] if seat < len(chosen) else ""
        if who != HUMAN and word in free:
            found[seat] = entry(free.pop(word))
    for seat, who in enumerate(seats):
        if who == HUMAN or found[seat] or not free:
            continue
        fond = [person for person in free.values() if told and person.deck == decks[seat]]
        person = random.SystemRandom().choice(fond or list(free.values()))
        found[seat] = entry(free.pop(person.id))
    return found
