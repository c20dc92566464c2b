"""What every game tells of: each kind of event with its facts, what they are, and who may see them.

A game adds its own in `Vocabulary.events`. Nothing here is looked at while a match is played: the tests hold what is
told to it (`tests/kernel/test_events.py`), and `game/EVENTS.md` is made of it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum


class Fact(Enum):
    """What stands in a fact of an event."""

    ENTITY = "entity"
    """A card or player by its number; -1 for nothing."""
    ENTITIES = "entities"
    SEAT = "seat"
    """-1 for the table's."""
    SEATS = "seats"
    CARD = "card"
    """The id of a definition."""
    CARDS = "cards"
    CLAUSE = "clause"
    """Its key in the cards of the match; "" for a card as a whole."""
    ZONE = "zone"
    """Its name, without whose it is."""
    NUMBER = "number"
    NUMBERS = "numbers"
    AMOUNTS = "amounts"
    """A number by each of some words."""
    SUMS = "parts of numbers"
    """Of several numbers the parts each is the sum of: (word, amount, entity or -1) each."""
    FLAG = "yes or no"
    WORD = "word"
    WORDS = "words"


NEVER_FACTS = frozenset({"index", "kind", "cause"})
"""What an event says of itself (`Event.seen_by`), so that no fact can be called so."""


@dataclass(frozen=True)
class EventKind:
    """One kind of event. Everybody sees that it happened, and all its facts but those of `hidden`."""

    means: str
    facts: Mapping[str, Fact] = field(default_factory=dict)
    """What it always tells."""
    maybe: Mapping[str, Fact] = field(default_factory=dict)
    """What it tells at times; else it isn't there, or None."""
    hidden: Mapping[str, str] = field(default_factory=dict)
    """The facts that not everybody may see, each with who does."""

    @property
    def all_facts(self) -> dict[str, Fact]:
        return {**self.facts, **self.maybe}


_ONE = {"entity": Fact.ENTITY}
_CARD = {"entity": Fact.ENTITY, "card": Fact.CARD}
_BY = {**_CARD, "clause": Fact.CLAUSE, "seat": Fact.SEAT}
_AMOUNT = {"target": Fact.ENTITY, "amount": Fact.NUMBER}
_STRUCK = {"entity": Fact.ENTITY, "source": Fact.ENTITY, "target": Fact.ENTITY, "amount": Fact.NUMBER}
_TOP = {"seat": Fact.SEAT, "of": Fact.SEAT, "own": Fact.FLAG, "amount": Fact.NUMBER}
_LEFT = {"left": Fact.NUMBER}
"""What only the position afterwards says is added to the events of a match that is kept (`records/aftermath.py`)."""
_OWN_EYES = "the seat that looks"

KINDS: dict[str, EventKind] = {
    "added": EventKind(
        "A new card came somewhere off the field, shown to all.",
        {**_CARD, "seat": Fact.SEAT, "to": Fact.ZONE},
    ),
    "attached": EventKind("A card lies on another one, its host.", {**_ONE, "host": Fact.ENTITY}),
    "changed": EventKind(
        "A change of a card that is no sum, by its layer.",
        {**_ONE, "layer": Fact.WORD},
        {
            "stat": Fact.WORD,
            "second_stat": Fact.WORD,
            "amount": Fact.NUMBER,
            "elements": Fact.WORDS,
            "types": Fact.WORDS,
            "what": Fact.WORD,
        },
    ),
    "coin": EventKind(
        "A coin was tossed that the player had called.",
        {"seat": Fact.SEAT, "called": Fact.WORD, "fell": Fact.WORD, "won": Fact.FLAG},
    ),
    "conceded": EventKind("A player gave up.", {"seat": Fact.SEAT}),
    "control": EventKind("A card changed its controller.", {**_ONE, "seat": Fact.SEAT}),
    "countered": EventKind("What waited to be carried out is not.", _CARD),
    "counters": EventKind(
        "Counters were put onto a card, or taken away (below 0).",
        {**_ONE, "counter": Fact.WORD, "amount": Fact.NUMBER},
    ),
    "created": EventKind(
        "A card came into being where it lies.",
        {**_CARD, "seat": Fact.SEAT},
        hidden=dict.fromkeys(("entity", "card"), "who sees the place where it lies"),
    ),
    "damage": EventKind("Damage was dealt.", {"source": Fact.ENTITY, **_AMOUNT}, _LEFT),
    "destroyed": EventKind("A card was destroyed; it moves next.", {**_CARD, "seat": Fact.SEAT}),
    "diverted": EventKind("Damage that was coming goes to another one.", {**_STRUCK, "other": Fact.ENTITY}),
    "effect": EventKind(
        "What a clause of a card does begins.",
        {**_BY, "subject": Fact.ENTITY},
    ),
    "expired": EventKind("A change of a card has ended.", _ONE, {"gone": Fact.WORDS, "now": Fact.AMOUNTS}),
    "failed": EventKind("A clause has no legal target any more and does nothing.", _CARD),
    "granted": EventKind("A card was given keywords.", {**_ONE, "keywords": Fact.WORDS}),
    "heal": EventKind("Damage was healed.", _AMOUNT, _LEFT),
    "later": EventKind("A clause waits for what it says in `when`.", {**_BY, "when": Fact.WORD}),
    "looked": EventKind(
        "A player looked at cards.",
        {"seat": Fact.SEAT, "cards": Fact.ENTITIES},
        hidden={"cards": _OWN_EYES},
    ),
    "looked_top": EventKind(
        "A player looked at the top cards of a deck.",
        {**_TOP, "cards": Fact.ENTITIES},
        hidden={"cards": _OWN_EYES},
    ),
    "lose": EventKind("Somebody lost so much, and it is no damage.", _AMOUNT, _LEFT),
    "marked": EventKind(
        "A card was given marks, or they were taken away.", {**_ONE, "marks": Fact.WORDS, "on": Fact.FLAG}
    ),
    "modified": EventKind("Stats of a card were raised or lowered.", {**_ONE, "changes": Fact.AMOUNTS}),
    "moved": EventKind(
        "A card went from one place to another; `was` is its number before, if it is another one.",
        {**_CARD, "from": Fact.ZONE, "from_seat": Fact.SEAT, "to": Fact.ZONE, "to_seat": Fact.SEAT},
        {"was": Fact.ENTITY, "face_down": Fact.FLAG},
        hidden={
            "entity": "who sees one of both places",
            "card": "who knows the card, or sees one of both places",
            "was": "who knows the card",
        },
    ),
    "on_stack": EventKind("Something was announced, and waits for answers.", {**_BY, "targets": Fact.ENTITIES}),
    "prevented": EventKind("Damage that was coming is not dealt.", _STRUCK),
    "put_back": EventKind("The cards looked at lie on the deck again, or below it.", {**_TOP, "bottom": Fact.FLAG}),
    "replaced": EventKind(
        "A clause put something else in the place of an event.",
        {**_BY, "event": Fact.WORD, "subject": Fact.ENTITY},
    ),
    "result": EventKind(
        "The match is over; where several teams have won, or nobody, it is a draw. `circle` names the cards whose"
        " effects set each other off for ever.",
        {"winners": Fact.SEATS},
        {"why": Fact.WORD, "endless": Fact.FLAG, "circle": Fact.CARDS},
    ),
    "revoked": EventKind("Keywords were taken from a card.", {**_ONE, "keywords": Fact.WORDS}),
    "sacrificed": EventKind("A player gave up a card; it moves next.", {**_CARD, "seat": Fact.SEAT}),
    "shifted": EventKind("A card changed its place in the line.", {**_ONE, "place": Fact.NUMBER}),
    "shuffled": EventKind(
        "A deck was shuffled: that of a seat, or one of the table's.",
        maybe={"seat": Fact.SEAT, "zone": Fact.ZONE},
    ),
    "time_up": EventKind("A player's time to answer was over.", {"seat": Fact.SEAT}),
    "turned": EventKind("A card was turned face up or face down.", {**_CARD, "face_down": Fact.FLAG}),
    "waited": EventKind("A player asked for time to answer first.", {"seat": Fact.SEAT}),
}
"""What the kernel itself tells of."""
