"""What is good and bad about a position of Cataclysm, as named numbers for the AI.

Everything here comes from stats, keywords, kinds and triggers, never from which card it is. `own_` is the seat's side,
`foe_` the mean of its opponents' sides. Of hidden hands only the number is looked at.
"""

from __future__ import annotations

from functools import lru_cache
from math import sqrt

from game.kernel.cards import Definition
from game.kernel.state import State
from game.kernel.values import keywords, remaining, stat
from game.rules.cataclysm.constants import (
    ARMOR,
    BORROWED,
    BOUND,
    DECK,
    DEPLOYMENT,
    FLEETING,
    HAND,
    PLAY,
    POWER,
    SKIPS,
    SWIFT,
    VANGUARD,
    VEILED,
    foes,
    zone,
)
from game.rules.cataclysm.elimination import discard_limit, discarded_characters

SPENT = frozenset({"enter", "play"})
"""Triggers that a Character in play can't meet any more."""


def features(state: State, seat: int) -> dict[str, float]:
    """The features of the position for `seat`, as though the turn ended now."""
    own = _Side(state, seat)
    others = [_Side(state, foe) for foe in foes(state, seat)]
    found = {f"own_{name}": value for name, value in own.numbers().items()}
    share = 1 / max(1, len(others))
    for side in others:
        for name, value in side.numbers().items():
            found[f"foe_{name}"] = found.get(f"foe_{name}", 0.0) + share * value
    found["own_characters_in_hand"], found["own_events_in_hand"] = _hand(state, seat)
    found["foe_hand"] = share * sum(len(state.zones[zone(side.seat, HAND)]) for side in others)
    danger = [own.under_attack_of(side) for side in others]
    found["own_threatened"] = max((d[0] for d in danger), default=0.0)
    found["own_doomed"] = max((d[1] for d in danger), default=0.0)
    chances = [side.under_attack_of(own) for side in others]
    found["foe_threatened"] = share * sum(c[0] for c in chances)
    found["foe_doomed"] = share * sum(c[1] for c in chances)
    return found


class _Side:
    """One side of the table, read once. Of each Character: life left, power, keywords, armor."""

    def __init__(self, state: State, seat: int) -> None:
        self.state, self.seat = state, seat
        self.characters: list[tuple[int, int, int, int]] = []
        self.life = self.body = 0.0
        self.power = self.clauses = self.marks = 0
        for i in state.zones[zone(seat, PLAY)]:
            e = state.entities[i]
            if e.flags & BORROWED:
                continue
            life, power, mask = max(0, remaining(state, i)), max(0, stat(state, i, POWER)), keywords(state, i)
            armor = stat(state, i, ARMOR)
            self.characters.append((life, power, mask, armor))
            self.life += life
            self.power += power
            self.body += sqrt(life * power)
            self.clauses += _lasting(e.definition)
            self.marks += bin(mask & ~BOUND).count("1") + armor
        for i in _lent(state, seat):
            life, power, armor = max(0, remaining(state, i)), stat(state, i, POWER), stat(state, i, ARMOR)
            self.characters.append((life, power, state.entities[i].keywords, armor))
        self.left = discard_limit(state) - discarded_characters(state, seat)

    def numbers(self) -> dict[str, float]:
        number = len(self.characters)
        return {
            "life": self.life,
            "power": float(self.power),
            "body": self.body,
            "lone": float(number == 1),
            "more": float(max(0, number - 1)),
            "clauses": float(self.clauses),
            "keywords": float(self.marks),
            "fallen": 1 / max(1, self.left) ** 2,
            "last": float(self.left <= 1),
            "deck": float(len(self.state.zones[zone(self.seat, DECK)]) == 0),
            "stuck": float(number == 1 and self.state.counters[self.seat][SKIPS + DEPLOYMENT] > 0),
        }

    def under_attack_of(self, foe: _Side) -> tuple[float, float]:
        """What the next attack of `foe` can take: the best body that can fall, and whether that loses the game."""
        strongest = max((power for _, power, mask, _ in foe.characters if not mask & BOUND), default=0)
        open_ones = [c for c in self.characters if not c[2] & VEILED]
        guards = [c for c in open_ones if c[2] & VANGUARD]
        falling = [c for c in guards or open_ones if c[0] <= strongest - c[3]]
        if not falling:
            return 0.0, 0.0
        worst = max(sqrt(life * power) * (0.6 if mask & SWIFT else 1.0) for life, power, mask, _ in falling)
        counted = [c for c in falling if not c[2] & FLEETING]
        return worst, float(len(self.characters) == 1 or (self.left <= 1 and bool(counted)))


def _lent(state: State, seat: int) -> list[int]:
    """Characters of `seat` that another player has borrowed: they come back."""
    entities = state.entities
    others = (zone(foe, PLAY) for foe in range(len(state.counters)) if foe != seat)
    lent = (i for place in others for i in state.zones[place] if entities[i].flags & BORROWED)
    return [i for i in lent if entities[i].owner == seat]


@lru_cache(maxsize=4096)
def _lasting(definition: Definition) -> int:
    """How many of its clauses can still do something once it is in play."""
    return sum(clause.when not in SPENT for clause in definition.clauses)


def _hand(state: State, seat: int) -> tuple[float, float]:
    """What the hand is worth: Characters by their body, each further one less; Events by their number."""
    entities = state.entities
    bodies: list[float] = []
    events = 0.0
    for i in state.zones[zone(seat, HAND)]:
        definition = entities[i].definition
        if definition.kind == "character":
            bodies.append(sqrt(definition.stats[0] * definition.stats[POWER]))
        if "play" in definition.by_trigger:
            events += 1 if definition.kind == "event" else 0.4
    bodies.sort(reverse=True)
    return sum(body * 0.6**n for n, body in enumerate(bodies)), sqrt(events)
