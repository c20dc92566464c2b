"""Which beat or event makes which sound, for all games; a game adds its own in its world (`worlds/hearing.py`).

A cue never depends on what somebody may not know: all who sit at one screen hear it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from game.table.sound.music import Tension

Event = Mapping[str, Any]


@dataclass(frozen=True)
class Hearer:
    """From where a match is heard."""

    near: int
    """The seat at the screen."""
    in_play: frozenset[str]
    """The zones of cards in play."""
    hand: str
    """The zone of hands."""
    material: Callable[[str], str]
    """What a card is made of: the element that it costs most of, else its kind."""
    weight: Callable[[int], int]
    """How heavy a blow of so much is in this game: 0, 1 or 2 (`worlds.tables.Weights.of`)."""
    sounds: Sounds


Choice = Callable[[Hearer, Event], str]


@dataclass(frozen=True)
class Cue:
    sound: str | Choice
    """The name of a sound without its number, or what chooses it; "" is silence."""
    after: float = 0.0
    """Seconds from the beginning of the beat."""

    def name(self, hearer: Hearer, event: Event) -> str:
        return self.sound if isinstance(self.sound, str) else self.sound(hearer, event)


@dataclass(frozen=True)
class Low:
    """When the seat at the screen is warned: as a number of it falls to `at`, or rises to it."""

    number: str
    at: int
    rising: bool = False

    def holds(self, numbers: Mapping[str, Any]) -> bool:
        value = numbers.get(self.number)
        return isinstance(value, int) and (value >= self.at if self.rising else value <= self.at)


@dataclass(frozen=True)
class Sounds:
    """What is one game's own."""

    ambience: str = ""
    """The loop that is heard at its table."""
    played: Mapping[str, str] = field(default_factory=dict)
    """The sound of a card that is played, by what it is made of (`Hearer.material`)."""
    events: Mapping[str, tuple[Cue, ...]] = field(default_factory=dict)
    """By the kind of the event, in place of what the shared tables below say."""
    low: Low | None = None
    music: str = ""
    """The piece that is heard from the title on."""
    tension: Tension | None = None
    """By what its layer of tension comes in."""


HITS = ("hit-light", "hit-middle", "hit-heavy")
"""By how heavy the blow is in its game."""
PLAYED = "play-plain"
"""A card of which the game says nothing."""


def hit(hearer: Hearer, event: Event) -> str:
    return HITS[hearer.weight(event.get("amount", 0))]


def played(hearer: Hearer, event: Event) -> str:
    return hearer.sounds.played.get(hearer.material(event.get("card", "")), PLAYED)


def moved(hearer: Hearer, event: Event) -> str:
    """Cards that come into a hand or, other than from it, into play. Those that leave it were destroyed or played."""
    if event.get("to") == hearer.hand:
        return "draw"
    if event.get("to") in hearer.in_play and event.get("from") not in (hearer.hand, *hearer.in_play):
        return "drop"
    return ""


def turn(hearer: Hearer, event: Event) -> str:
    return "turn-own" if event["seat"] == hearer.near else "turn-far"


BEATS: dict[str, tuple[Cue, ...]] = {
    "attack": (Cue("swing"),),
    "bolt": (Cue("bolt"),),
    "change": (Cue("ring"),),
    "coin": (Cue("coin-toss"), Cue("coin-land", 0.75)),
    "create": (Cue("drop"),),
    "damage": (Cue(hit),),
    "dice": (Cue("dice-roll"), Cue("dice-land", 0.7)),
    "effect": (Cue("ring"),),
    "flip": (Cue("turned"),),
    "heal": (Cue("heal"),),
    "hold_up": (Cue(played),),
    "join": (Cue("swing"),),
    "look": (Cue("turned"),),
    "lose": (Cue(hit),),
    "move": (Cue(moved),),
    "out": (Cue("out"),),
    "ring": (Cue("ring"),),
    "shake": (Cue("death"),),
    "swap": (Cue("turned"),),
    "turn": (Cue(turn),),
}
"""By the beat that an event names (`games.interface.Event`)."""

EVENTS: dict[str, tuple[Cue, ...]] = {"shuffled": (Cue("shuffle"),)}
"""By the kind of the event, where it has no beat or one that sounds otherwise."""

WEIGHT = (
    "out", "death", "hit-heavy", "turn-own", "hit-middle", "heal", "bolt", "hit-light", "coin-land", "dice-land",
    "play", "shuffle", "turned", "turn-far", "drop", "draw", "swing", "ring",
)  # fmt: skip
"""Where a whole step is shown at once, only the first of these is heard; "play" is every card that is played."""


def weight(name: str) -> int:
    """The place in WEIGHT; what does not stand there comes last."""
    whole = name.partition("-")[0]
    return next((place for place, known in enumerate(WEIGHT) if known in (name, whole)), len(WEIGHT))
