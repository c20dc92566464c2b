"""What is good and bad about a position of Contracts, as named numbers for the AI.

Everything here comes from stats, keywords, kinds, costs and triggers, never from which card it is. `own_` and `foe_`
are the two sides. Only what `seat` may know is looked at: of the opponent's hand the number, of the own deck what is
left in it and not its order.
"""

from __future__ import annotations

from functools import lru_cache
from math import fsum, sqrt

from game.kernel.cards import Definition
from game.kernel.prices import prices_of
from game.kernel.state import State
from game.kernel.values import has_lost_text, keywords, remaining, stat, traits
from game.rules.contracts.constants import (
    ACTED,
    ACTIVE,
    ADRENALINE,
    ATTACK,
    BURNOUTS,
    DECK,
    FOG,
    FRESH,
    FULL,
    HAND,
    HEALTH,
    LINE,
    MAGIC,
    MAGNETIC,
    MAGNETIZED,
    ORB,
    PURE,
    RUNE,
    SPECIAL_USED,
    TANKS,
    TANKS_FULL,
    other,
    rules,
    zone,
)

SPENT = frozenset({"summon", "play", "ambush", "held"})
"""Triggers that a contract on the field can't meet any more."""

NAMES = (
    "health", "attack", "toughness", "body", "creatures", "guard", "fog", "magic", "clauses", "player_attack", "orb",
    "orb_active", "rune", "tanks", "extractors", "deck", "deck_short", "burnout", "special_left",
)  # fmt: skip
"""Of each side; `health`, `guard`, `orb` and `tanks` are square roots, as each further point counts for less."""
OWN = tuple(f"own_{name}" for name in NAMES)
FOE = tuple(f"foe_{name}" for name in NAMES)


def features(state: State, seat: int) -> dict[str, float]:
    """The features of the position for `seat`, as though the turn ended now."""
    foe = other(seat)
    own, theirs = _Side(state, seat), _Side(state, foe)
    found = dict(zip(OWN, own.numbers(), strict=True))
    found.update(zip(FOE, theirs.numbers(), strict=True))
    numbers = state.seats[seat]
    tanks = numbers[TANKS_FULL]
    found["own_hand"] = _hand(state, seat, tuple(numbers[:4]), tanks)
    found["foe_hand"] = float(len(state.zones[zone(foe, HAND)]))
    found["fit"] = _fit(state, seat, tuple(numbers[:4]))
    danger = _reach(theirs, own) / max(1, own.health)
    found["danger"] = min(1.0, danger) ** 2
    found["doomed"] = float(danger >= 1)
    pressure = _reach(own, theirs) / max(1, theirs.health)
    found["pressure"] = min(1.0, pressure) ** 2
    found["lethal"] = float(state.active == seat and _ready_damage(state, own, theirs) >= theirs.health)
    return found


class _Side:
    """One side of the table, read once."""

    def __init__(self, state: State, seat: int) -> None:
        self.state, self.seat = state, seat
        self.health = remaining(state, seat)
        self.player_attack = max(0, stat(state, seat, ATTACK))
        self.attack = self.toughness = self.guard = self.guards = self.fog = self.magic = self.clauses = 0
        self.body = 0.0
        self.line = state.zones[zone(seat, LINE)]
        entities = state.entities
        for i in self.line:
            e, now = entities[i], traits(state, i)
            stats, mask = now.stats, now.keywords
            attack, health = stats[ATTACK], stats[HEALTH] - e.damage
            if attack < 0:
                attack = 0
            if health < 0:
                health = 0
            self.attack += attack
            self.toughness += health if health < 8 else 8
            self.body += sqrt(attack * health)
            self.magic += stats[MAGIC]
            self.fog += bool(mask & FOG)
            if mask & (MAGNETIC | MAGNETIZED):
                self.guards += 1
                self.guard += health
            if not has_lost_text(e):
                self.clauses += _lasting(e.definition)
        if keywords(state, seat) & (MAGNETIC | MAGNETIZED):
            self.guards += 1
        self.orb_attack = self.orb_power = 0
        self.orb_active = False
        for i in state.zones[zone(seat, ORB)]:
            self.orb_attack = max(0, stat(state, i, ATTACK))
            self.orb_power = self.orb_attack * max(0, remaining(state, i))
            self.orb_active = bool(entities[i].flags & ACTIVE)
        self.rune = 0.0
        for i in state.zones[zone(seat, RUNE)]:
            if not has_lost_text(entities[i]):
                self.rune = _use(entities[i].definition, tuple(state.seats[seat][:4]))

    def numbers(self) -> tuple[float, ...]:
        """The features of this side, in the order of `NAMES`."""
        own = self.state.seats[self.seat]
        deck = len(self.state.zones[zone(self.seat, DECK)])
        stored = min(own[TANKS], own[TANKS_FULL] + sum(own[FULL : FULL + 4]))
        return (
            sqrt(max(0, self.health)), self.attack, self.toughness, self.body, len(self.line), sqrt(self.guard),
            self.fog, self.magic, self.clauses, self.player_attack, sqrt(self.orb_power),
            float(self.orb_active and self.health > 2 * self.orb_attack), self.rune, sqrt(stored), sum(own[:4]),
            min(deck, 20), max(0, 8 - deck), own[BURNOUTS],
            float(own[SPECIAL_USED] < rules(self.state).specials_per_game),
        )  # fmt: skip


@lru_cache(maxsize=4096)
def _lasting(definition: Definition) -> int:
    """How many of its clauses can still do something once it is on the field."""
    return sum(clause.when not in SPENT for clause in definition.clauses)


@lru_cache(maxsize=1 << 14)
def _use(definition: Definition, extractors: tuple[int, ...]) -> float:
    """How soon a Rune can be used: 1 if its cost is there, less with each extractor that is missing."""
    costs = [clause.pay.amounts for clause in definition.by_trigger.get("use", ()) if clause.pay and clause.pay.amounts]
    return 0.86 ** max((_missing(cost, extractors, 0) for cost in costs), default=0)


def _reach(attacker: _Side, target: _Side) -> float:
    """About how much damage `attacker` can do to the player behind `target`'s line next turn."""
    strength = attacker.attack + attacker.player_attack
    if target.guards:
        strength = max(0, strength - target.guard)
    return strength + min(attacker.orb_attack, max(0, attacker.health - 1))


def _ready_damage(state: State, own: _Side, foe: _Side) -> int:
    """What fighters and Orb that have not acted yet can still do to the opposing player this turn."""
    entities, total = state.entities, 0
    if not foe.guards:
        if own.player_attack and not entities[own.seat].flags & ACTED:
            total += own.player_attack
        for i in own.line:
            flags = entities[i].flags
            if not flags & ACTED and (not flags & FRESH or keywords(state, i) & ADRENALINE):
                total += max(0, stat(state, i, ATTACK))
    for i in state.zones[zone(own.seat, ORB)]:
        if not entities[i].flags & ACTED and own.health > own.orb_attack:
            total += own.orb_attack
    return total


# --- contracts not yet played ----------------------------------------------------------------------------------------


def _hand(state: State, seat: int, extractors: tuple[int, ...], tanks: int) -> float:
    """What the hand is worth: dearer contracts more, those that must wait long less, a second Rune or Orb half."""
    entities = state.entities
    total, spots = 0.0, {"rune": len(state.zones[zone(seat, RUNE)]), "orb": len(state.zones[zone(seat, ORB)])}
    hand = state.zones[zone(seat, HAND)]
    prices = prices_of(state, hand) if state.cards.reprices else None
    for i in hand:
        definition = entities[i].definition
        if prices is None:
            worth = _worth(definition, extractors, tanks)
        else:
            worth = _worth_at(definition, prices[i].amounts, extractors, tanks)
        if definition.kind in spots:
            worth *= 0.5 ** spots[definition.kind]
            spots[definition.kind] += 1
        total += worth
    return total * (1 - 0.02 * len(hand))


@lru_cache(maxsize=1 << 16)
def _worth(definition: Definition, extractors: tuple[int, ...], tanks: int) -> float:
    return _worth_at(definition, definition.cost, extractors, tanks)


def _worth_at(definition: Definition, cost: tuple[int, ...], extractors: tuple[int, ...], tanks: int) -> float:
    """By what is printed, less for every turn's extractor that is missing before `cost` can be paid."""
    wait = _missing(cost, extractors, tanks) if cost else 0
    return (1 + 0.3 * definition.total_cost + 0.2 * len(definition.clauses)) * 0.86**wait


def _missing(cost: tuple[int, ...], extractors: tuple[int, ...], tanks: int) -> int:
    """How many extractors are missing for `cost`."""
    coloured = sum(max(0, cost[e] - extractors[e]) for e in range(PURE))
    return max(coloured, sum(cost) - sum(extractors) - tanks, 0)


def _fit(state: State, seat: int, extractors: tuple[int, ...]) -> float:
    """How well the colours of the extractors suit what is left of the deck, from 0 to 1."""
    entities = state.entities
    return _fitting(tuple([entities[i].definition for i in state.zones[zone(seat, DECK)]]), extractors)


@lru_cache(maxsize=256)
def _fitting(deck: tuple[Definition, ...], extractors: tuple[int, ...]) -> float:
    """Two thirds for the contracts that the colours allow, one third for having the colours in the shares asked for."""
    if not deck:
        return 1.0
    allowed = fsum(_suits(definition, extractors) for definition in deck) / len(deck)
    asked = [sum(d.cost[e] for d in deck if d.cost) for e in range(PURE)]
    whole, count = max(1, sum(asked)), max(1, sum(extractors))
    shares = sum(min(asked[e] / whole, extractors[e] / count) for e in range(PURE))
    return (2 * allowed + shares) / 3


@lru_cache(maxsize=1 << 16)
def _suits(definition: Definition, extractors: tuple[int, ...]) -> float:
    cost = definition.cost
    return float(0.8 ** sum(max(0, cost[e] - extractors[e]) for e in range(PURE))) if cost else 1.0
