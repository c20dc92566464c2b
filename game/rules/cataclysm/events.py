"""What is told of a match of Cataclysm, beside what every game tells (`kernel/eventkinds.py`)."""

from __future__ import annotations

from game.kernel.eventkinds import EventKind, Fact

_SEAT = {"seat": Fact.SEAT}
_CARD = {"entity": Fact.ENTITY, "card": Fact.CARD, **_SEAT}
_PHASE = {**_SEAT, "phase": Fact.WORD}

EVENTS: dict[str, EventKind] = {
    "attack": EventKind("A Character attacks.", {"attacker": Fact.ENTITY, "target": Fact.ENTITY, **_SEAT}),
    "begins": EventKind("It is settled who begins.", {"first": Fact.SEAT}),
    "deploy": EventKind("A Character comes into play.", _CARD),
    "eliminated": EventKind("A player is out, and why.", {**_SEAT, "why": Fact.WORD}),
    "no_attack": EventKind("A player has nobody to attack with, or nobody to attack.", _SEAT),
    "phase": EventKind("A phase of a turn begins.", _PHASE),
    "play": EventKind("A card was played.", {**_CARD, "targets": Fact.ENTITIES}),
    "skipped": EventKind("A phase was skipped, and why.", {**_PHASE, "why": Fact.WORD}),
    "swapped": EventKind(
        "Two cards exchanged what life they have left; the numbers are those after it.",
        {"entity": Fact.ENTITY, "other": Fact.ENTITY, "life": Fact.NUMBER, "other_life": Fact.NUMBER},
    ),
    "turn": EventKind("A turn begins.", {**_SEAT, "turn": Fact.NUMBER}),
    "will_skip": EventKind("A player will skip a phase.", _PHASE),
}
