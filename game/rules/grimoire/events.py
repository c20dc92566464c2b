"""What is told of a match of Grimoire, beside what every game tells (`kernel/eventkinds.py`)."""

from __future__ import annotations

from game.kernel.eventkinds import EventKind, Fact

_SEAT = {"seat": Fact.SEAT}
_ONE = {"entity": Fact.ENTITY}
_CARD = {**_ONE, "card": Fact.CARD}

EVENTS: dict[str, EventKind] = {
    "ante_agreed": EventKind("The players agreed to play for cards."),
    "ante_declined": EventKind("The players do not play for cards."),
    "attack": EventKind("A creature attacks.", {"attacker": Fact.ENTITY, "target": Fact.SEAT, **_SEAT}),
    "attack_announced": EventKind("A player announced an attack.", _SEAT),
    "attack_ends": EventKind("An attack is over.", _SEAT),
    "attack_stands": EventKind(
        "Several creatures attack and the blocks are chosen: how many attack, are blocked, and how much comes through.",
        {**_SEAT, "attackers": Fact.NUMBER, "blocked": Fact.NUMBER, "through": Fact.NUMBER},
    ),
    "attack_withdrawn": EventKind("A player attacks with nobody after all.", _SEAT),
    "banded": EventKind("Creatures attack as a band.", {"cards": Fact.ENTITIES, **_SEAT}),
    "block": EventKind("A creature blocks an attacker.", {**_ONE, "target": Fact.ENTITY, **_SEAT}),
    "land": EventKind("A land was played.", {**_CARD, **_SEAT}),
    "mana": EventKind(
        "Mana came into a pool, of the kind of that number (`constants.KINDS`); `source` was tapped for it.",
        {**_SEAT, "mana": Fact.NUMBER, "amount": Fact.NUMBER},
        {"source": Fact.ENTITY},
    ),
    "mulligan": EventKind("A player shows a hand and draws another one.", {**_SEAT, "cards": Fact.CARDS}),
    "owned": EventKind("A card that was played for belongs to the winner.", {**_CARD, **_SEAT}),
    "phase": EventKind("A phase of a turn begins.", {"phase": Fact.WORD}),
    "regenerated": EventKind("A creature on its way to the graveyard stays.", _CARD),
    "retargeted": EventKind(
        "What waits to be carried out is aimed at another target.", {**_ONE, "target": Fact.ENTITY}
    ),
    "tapped": EventKind("A card was tapped.", _ONE),
    "toll_paid": EventKind(
        "A player paid so that a spell is not countered.", {**_CARD, **_SEAT, "amount": Fact.NUMBER}
    ),
    "turn": EventKind("A turn begins.", {**_SEAT, "turn": Fact.NUMBER}),
    "unblocked": EventKind("A creature attacks and nobody blocks it.", {**_ONE, **_SEAT}),
    "untapped": EventKind("A card was untapped.", _ONE),
}
