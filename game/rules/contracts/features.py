"""What is good and bad about a position of Contracts, as numbers for the AI, each with its name.

Everything here comes from stats, keywords, kinds, costs and triggers, never from which card it is. `own_` and `foe_`
are the two sides. Only what `seat` may know is looked at: of the opponent's hand the number, of the own deck what is
left in it and not its order.
"""

from __future__ import annotations

from functools import lru_cache
from math import fsum, sqrt

from game.kernel.cards import Definition
from game.kernel.continuous import affected
from game.kernel.prices import repriced
from game.kernel.state import State
from game.kernel.values import has_lost_text, keywords, remaining, stat
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
    ZONES,
    rules,
)

GUARDING = MAGNETIC | MAGNETIZED
WORDS = GUARDING | FOG
SPENT = frozenset({"summon", "play", "ambush", "held"})
"""Triggers that a contract on the field can't meet any more."""
DECK_LASTS = 10
"""More contracts in a deck are worth nothing: matches are over before they are drawn."""

SIDE = (
    "health", "attack", "toughness", "body", "creatures", "guard", "fog", "magic", "clauses", "player_attack", "orb",
    "orb_active", "rune", "tanks", "extractors", "deck", "deck_short", "burnout", "special_left",
)  # fmt: skip
"""Of each side; `health`, `guard`, `orb` and `tanks` are square roots, as each further point counts for less."""
NAMES = (
    *[f"own_{name}" for name in SIDE], *[f"foe_{name}" for name in SIDE], "own_hand", "foe_hand", "fit", "danger",
    "doomed", "pressure", "lethal",
)  # fmt: skip


def features(state: State, seat: int) -> tuple[float, ...]:
    """The features of the position for `seat`, as though the turn ended now, in the order of `NAMES`."""
    foe = 1 - seat
    own, theirs = _Side(state, seat), _Side(state, foe)
    numbers = state.seats[seat]
    extractors, tanks = tuple(numbers[:4]), numbers[TANKS_FULL]
    danger = _reach(theirs, own) / (own.health if own.health > 1 else 1)
    pressure = _reach(own, theirs) / (theirs.health if theirs.health > 1 else 1)
    lethal = state.active == seat and _ready_damage(state, own, theirs) >= theirs.health
    return (
        *own.numbers, *theirs.numbers, _hand(state, seat, extractors, tanks), len(state.zones[foe * ZONES + HAND]),
        _fit(state, seat, extractors), danger * danger if danger < 1 else 1.0, float(danger >= 1),
        pressure * pressure if pressure < 1 else 1.0, float(lethal),
    )  # fmt: skip


class _Side:
    """One side of the table, read once."""

    __slots__ = ("attack", "guard", "guards", "health", "line", "numbers", "orb_attack", "player_attack", "seat")

    def __init__(self, state: State, seat: int) -> None:
        entities, zones, base = state.entities, state.zones, seat * ZONES
        table = state.affected if state.affected is not None else affected(state)
        player = entities[seat]
        now = table.get(seat, player.traits)
        health = now.stats[HEALTH] - player.damage
        player_attack = now.stats[ATTACK] if now.stats[ATTACK] > 0 else 0
        strength = toughness = guard = fog = magic = clauses = 0
        guards = 1 if now.keywords & GUARDING else 0
        body = 0.0
        line = zones[base + LINE]
        for i in line:
            e = entities[i]
            now = table.get(i, e.traits)
            stats, mask = now.stats, now.keywords
            attack, left = stats[ATTACK], stats[HEALTH] - e.damage
            if attack > 0 and left > 0:
                body += sqrt(attack * left)
            if attack > 0:
                strength += attack
            if left < 0:
                left = 0
            toughness += left if left < 8 else 8
            magic += stats[MAGIC]
            if mask & WORDS:
                if mask & FOG:
                    fog += 1
                if mask & GUARDING:
                    guards += 1
                    guard += left
            if not has_lost_text(e):
                clauses += _lasting(e.definition)
        orb_attack = orb_power = 0
        orb_active = False
        for i in zones[base + ORB]:
            orb_attack = max(0, stat(state, i, ATTACK))
            orb_power = orb_attack * max(0, remaining(state, i))
            orb_active = bool(entities[i].flags & ACTIVE) and health > 2 * orb_attack
        own = state.seats[seat]
        extractors = own[0] + own[1] + own[2] + own[3]
        rune = 0.0
        for i in zones[base + RUNE]:
            if not has_lost_text(entities[i]):
                rune = _use(entities[i].card, tuple(own[:4]))
        deck, full = len(zones[base + DECK]), own[TANKS_FULL] + sum(own[FULL : FULL + 4])
        self.seat, self.line, self.health, self.guards, self.guard = seat, line, health, guards, guard
        self.attack, self.player_attack, self.orb_attack = strength, player_attack, orb_attack
        self.numbers = (
            sqrt(health) if health > 0 else 0.0, strength, toughness, body, len(line), sqrt(guard), fog, magic, clauses,
            player_attack, sqrt(orb_power), float(orb_active), rune, sqrt(full if full < own[TANKS] else own[TANKS]),
            extractors, deck if deck < DECK_LASTS else DECK_LASTS, 8 - deck if deck < 8 else 0, own[BURNOUTS],
            float(own[SPECIAL_USED] < rules(state).specials_per_game),
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
    for i in state.zones[own.seat * ZONES + ORB]:
        if not entities[i].flags & ACTED and own.health > own.orb_attack:
            total += own.orb_attack
    return total


# --- contracts not yet played ----------------------------------------------------------------------------------------


def _hand(state: State, seat: int, extractors: tuple[int, ...], tanks: int) -> float:
    """What the hand is worth: dearer contracts more, those that must wait long less, a second Rune or Orb half."""
    entities, zones, base = state.entities, state.zones, seat * ZONES
    hand = zones[base + HAND]
    changed = repriced(state, hand)
    held = tuple([entities[i].definition for i in hand])
    costs = (
        tuple([changed[i].amounts if i in changed else entities[i].definition.cost for i in hand]) if changed else ()
    )
    return _held(held, costs, extractors, tanks, len(zones[base + RUNE]), len(zones[base + ORB]))


@lru_cache(maxsize=1 << 14)
def _held(
    hand: tuple[Definition, ...], costs: tuple[tuple[int, ...], ...], extractors: tuple[int, ...], tanks: int,
    runes: int, orbs: int,
) -> float:  # fmt: skip
    """The same of a hand with these `costs`, where some are changed, and with so many Runes and Orbs in play."""
    total, spots = 0.0, {"rune": runes, "orb": orbs}
    for n, definition in enumerate(hand):
        worth = _worth(definition, costs[n] if costs else definition.cost, extractors, tanks)
        if definition.kind in spots:
            worth *= 0.5 ** spots[definition.kind]
            spots[definition.kind] += 1
        total += worth
    return total * (1 - 0.02 * len(hand))


@lru_cache(maxsize=1 << 16)
def _worth(definition: Definition, cost: tuple[int, ...], extractors: tuple[int, ...], tanks: int) -> float:
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
    return _fitting(tuple([entities[i].definition for i in state.zones[seat * ZONES + DECK]]), extractors)


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
