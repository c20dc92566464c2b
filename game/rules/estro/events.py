"""What is told of a match of ESTRO, beside what every game tells (`kernel/eventkinds.py`)."""

from __future__ import annotations

from game.kernel.eventkinds import EventKind, Fact

_SEAT = {"seat": Fact.SEAT}
_ONE = {"entity": Fact.ENTITY}
_CARD = {**_ONE, "card": Fact.CARD}
_FIGHT = {"attacker": Fact.ENTITY, "target": Fact.ENTITY}

EVENTS: dict[str, EventKind] = {
    "announced": EventKind(
        "A player says how a fight went, rightly or not: both sums and whether it was won.",
        {**_SEAT, **_FIGHT, "tots": Fact.NUMBERS, "won": Fact.FLAG},
    ),
    "attack": EventKind("A card attacks.", {**_FIGHT, **_SEAT}),
    "begins": EventKind("It is settled who begins.", {"first": Fact.SEAT}),
    "compared": EventKind(
        "Both sides of a fight were compared: by their sums (with the parts of each), then by their primary values.",
        {**_FIGHT, "face_down": Fact.FLAG, "won": Fact.FLAG, "tots": Fact.NUMBERS, "primaries": Fact.NUMBERS,
         "by_tot": Fact.FLAG, "by_primary": Fact.FLAG, "parts": Fact.SUMS},
    ),
    "counted": EventKind(
        "After the last round: the cards and sums of each team.",
        {"cards": Fact.NUMBERS, "tots": Fact.NUMBERS},
    ),
    "dice": EventKind("A die is in force, with its bonus.", {**_ONE, **_SEAT, "roll": Fact.NUMBER,
                                                            "bonus": Fact.NUMBER}),
    "exhausted": EventKind("A player had to draw and has neither hand nor deck.", _SEAT),
    "gift": EventKind("A player uses a gift of a card.", {**_CARD, "clause": Fact.CLAUSE, **_SEAT}),
    "laid": EventKind("A card was laid face down.", {**_ONE, **_SEAT}),
    "mistake": EventKind("What a player announced was contested, and wrong.", _SEAT),
    "play": EventKind("A card was played.", {**_CARD, **_SEAT}),
    "protected": EventKind("A card was to be destroyed, and is not.", _ONE),
    "redirected": EventKind("An attack goes to another target.", _FIGHT),
    "rescued": EventKind("A card on its way out of play stays.", _ONE),
    "stopped": EventKind("An attack is over before it was fought out.", _FIGHT),
    "tokens": EventKind("A player gained necrotokens, or spent them (below 0).", {**_SEAT, "amount": Fact.NUMBER}),
    "turn": EventKind("A turn begins.", {**_SEAT, "turn": Fact.NUMBER, "round": Fact.NUMBER}),
}  # fmt: skip
