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
    BATTLE,
    BORROWED,
    BOUND,
    DECK,
    DEPLOYMENT,
    FLEETING,
    HAND,
    PHASE,
    PLAY,
    POWER,
    SKIPS,
    foes,
    zone,
)
from game.rules.cataclysm.elimination import discard_limit, discarded_characters
from game.rules.cataclysm.exchange import Fighter, Side, best_attack, is_lost, targets, worth

SPENT = frozenset({"enter", "play"})
"""Triggers that a Character in play can't meet any more."""
SAVED_BY_A_CARD = 0.45
"""How likely each hidden card of a hand is not to save a player who would lose otherwise."""
CHANCES = (1.0, 0.45, 0.4, 0.35, 0.25, 0.15, 0.08)
"""How likely an attack that falls short by so much is made up for by a card."""


def features(state: State, seat: int) -> dict[str, float]:
    """The features of the position for `seat`."""
    own = _side(state, seat)
    found = {f"own_{name}": value for name, value in _numbers(state, seat, own).items()}
    found["own_characters_in_hand"], found["own_events_in_hand"] = _hand(state, seat)
    others = foes(state, seat)
    share = 1 / max(1, len(others))
    first = state.active == seat and state.counters[seat][PHASE] < BATTLE
    worst = None
    for foe in others:
        theirs = _side(state, foe)
        for name, value in _numbers(state, foe, theirs).items():
            found[f"foe_{name}"] = found.get(f"foe_{name}", 0.0) + share * value
        hand = len(state.zones[zone(foe, HAND)])
        found["foe_hand"] = found.get("foe_hand", 0.0) + share * hand
        ahead = _ahead(own, theirs, hand, first)
        for name, value in ahead.items():
            if name.startswith("foe_"):
                found[name] = found.get(name, 0.0) + share * value
        if worst is None or ahead["own_after"] < worst["own_after"]:
            worst = ahead
    if worst is not None:
        found |= {name: value for name, value in worst.items() if name.startswith("own_")}
    return found


def _ahead(own: Side, theirs: Side, hand: int, first: bool) -> dict[str, float]:
    """What comes of the next attack of each, that of `own` coming `first` or second."""
    mine, other = own, theirs
    for own_attack in (first, not first):
        if is_lost(mine) or is_lost(other):
            break
        if own_attack:
            mine, other = best_attack(mine, other)
        else:
            other, mine = best_attack(other, mine)
    saved = SAVED_BY_A_CARD ** min(hand, 3)
    return {
        "own_after": max(0.0, worth(mine)),
        "own_lost": float(is_lost(mine)),
        "own_peril": _peril(own, theirs),
        "foe_after": max(0.0, worth(other)),
        "foe_lost": float(is_lost(other)) * saved,
        "foe_peril": _peril(theirs, own),
    }


def _peril(side: Side, foe: Side) -> float:
    """Where one more fall loses the game: about how likely the next turn of `foe` brings it about."""
    exposed = [side.fighters[n] for n in targets(side)]
    if len(side.fighters) > 1:
        exposed = [f for f in exposed if not f.keywords & FLEETING] if side.left <= 1 else []
    strongest = max((f.power for f in foe.fighters if not f.keywords & BOUND), default=0)
    margin = min((f.life - strongest + f.armor for f in exposed), default=len(CHANCES))
    return CHANCES[max(0, margin)] if margin < len(CHANCES) else 0.0


# --- one side ---------------------------------------------------------------------------------------------------------


def _side(state: State, seat: int) -> Side:
    """Its Characters, borrowed ones with their owner."""
    entities, counters = state.entities, state.counters
    own = [i for i in state.zones[zone(seat, PLAY)] if not entities[i].flags & BORROWED]
    elsewhere = (i for other in range(len(counters)) if other != seat for i in state.zones[zone(other, PLAY)])
    own += [i for i in elsewhere if entities[i].flags & BORROWED and entities[i].owner == seat]
    fighters = tuple(
        Fighter(max(0, remaining(state, i)), max(0, stat(state, i, POWER)), keywords(state, i), stat(state, i, ARMOR))
        for i in own
    )
    return Side(fighters, discard_limit(state) - discarded_characters(state, seat))


def _numbers(state: State, seat: int, side: Side) -> dict[str, float]:
    fighters = side.fighters
    entities = state.entities
    return {
        "life": float(sum(f.life for f in fighters)),
        "power": float(sum(f.power for f in fighters)),
        "body": sum(sqrt(f.life * f.power) for f in fighters),
        "lone": float(len(fighters) == 1),
        "more": float(max(0, len(fighters) - 1)),
        "clauses": float(sum(_lasting(entities[i].definition) for i in state.zones[zone(seat, PLAY)])),
        "keywords": float(sum(bin(f.keywords & ~BOUND).count("1") + f.armor for f in fighters)),
        "fallen": 1 / max(1, side.left) ** 2,
        "last": float(side.left <= 1),
        "deck": float(not state.zones[zone(seat, DECK)]),
        "stuck": float(len(fighters) == 1 and state.counters[seat][SKIPS + DEPLOYMENT] > 0),
    }


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
