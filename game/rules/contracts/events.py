"""What is told of a match of Contracts, beside what every game tells (`kernel/eventkinds.py`)."""

from __future__ import annotations

from game.kernel.eventkinds import EventKind, Fact
from game.rules.contracts.constants import ELEMENTS

_ONE = {"entity": Fact.ENTITY}
_CARD = {"entity": Fact.ENTITY, "card": Fact.CARD}
_SEAT = {"seat": Fact.SEAT}
_SEATS_AMOUNT = {**_SEAT, "amount": Fact.NUMBER}
_ELEMENTS = dict.fromkeys(ELEMENTS, Fact.NUMBER)

EVENTS: dict[str, EventKind] = {
    "attack": EventKind("A creature attacks.", {"attacker": Fact.ENTITY, "target": Fact.ENTITY}),
    "begins": EventKind("It is settled who begins.", {"first": Fact.SEAT}),
    "burnout": EventKind("A player had to draw so many cards more than there were.", _SEATS_AMOUNT),
    "draw": EventKind("A player looks at so many of the top cards, to draw.", _SEATS_AMOUNT),
    "emptied": EventKind("The extractors of a player were emptied.", _SEAT),
    "extractor": EventKind(
        "A player gained an extractor, or exchanged one for it.",
        {**_SEAT, "element": Fact.WORD},
        {"exchanged": Fact.WORD},
    ),
    "faded": EventKind("A card was faded.", _ONE),
    "filled": EventKind("The extractors of a player were filled.", _SEAT),
    "laid": EventKind("A card was played face down, to wait.", {**_ONE, **_SEAT}),
    "orb_active": EventKind("An orb became active.", _ONE),
    "orb_answers": EventKind("An orb answers an attack.", {**_ONE, "target": Fact.ENTITY}),
    "orb_used": EventKind("A player used an orb.", {**_ONE, "target": Fact.ENTITY}),
    "paid": EventKind("A player paid so much of each element and so many tanks.",
                      {**_SEAT, **_ELEMENTS, "tanks": Fact.NUMBER}),
    "play": EventKind("A card was played, at a place in the line if it is a creature.",
                      {**_CARD, **_SEAT, "place": Fact.NUMBER, "targets": Fact.ENTITIES}),
    "readied": EventKind("A creature can attack again.", _ONE),
    "refilled": EventKind("So many extractors of each element were filled.", {**_SEAT, **_ELEMENTS}),
    "rune_used": EventKind("A player used a rune.", {**_CARD, **_SEAT, "targets": Fact.ENTITIES}),
    "set_aside": EventKind("A player gave back so many cards of the opening hand.", _SEATS_AMOUNT),
    "special_draw": EventKind("A player looks at so many of the top cards, for a special draw.", _SEATS_AMOUNT),
    "tanks_emptied": EventKind("So many tanks were emptied.", _SEATS_AMOUNT),
    "tanks_filled": EventKind("So many tanks were filled.", _SEATS_AMOUNT, {"why": Fact.WORD}),
    "turn": EventKind("A turn begins.", {**_SEAT, "turn": Fact.NUMBER}),
    "turn_end": EventKind("A player ends the turn.", _SEAT),
}  # fmt: skip
