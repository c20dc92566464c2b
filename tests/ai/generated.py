"""Cards that nobody designed, for tests that no card is special to the AI."""

from __future__ import annotations

from random import Random
from typing import Any

KEYWORDS = ("magnetic", "paramagnetic", "adrenaline", "impetus", "fog")


def card(number: int, chance: Random) -> dict[str, Any]:
    """The plain data of a card of a random kind with random numbers, keywords and clauses."""
    kind = chance.choice(("creature", "creature", "creature", "spell", "rune", "orb"))
    name = f"generated_{number}"
    plain: dict[str, Any] = {"id": name, "name": {"it": name, "en": name}, "kind": kind, "cost": _cost(chance)}
    clauses: list[dict[str, Any]] = []
    if kind == "creature":
        plain |= {"attack": chance.randint(0, 7), "health": chance.randint(1, 8)}
        plain["keywords"] = chance.sample(KEYWORDS, chance.randint(0, 2))
        whens = ("summon", "recycling", "turn_start", "turn_end", "attacks", "damaged", "ambush")
        clauses = [_clause(when, chance) for when in chance.sample(whens, chance.randint(0, 2))]
        if chance.random() < 0.2:
            clauses.append({"when": "always", "do": [{"give": {"attack": 1}, "to": {"from": "own_creatures"}}]})
    elif kind == "spell":
        clauses = [_clause("play", chance)]
    elif kind == "rune":
        clauses = [_clause("use", chance, {"pay": _cost(chance)})]
    else:
        plain |= {"attack": chance.randint(1, 4), "durability": chance.randint(1, 4)}
    return plain | {"clauses": clauses}


def _cost(chance: Random) -> dict[str, int]:
    cost = {element: chance.randint(0, 2) for element in ("fire", "water", "light", "pure")}
    return {element: n for element, n in cost.items() if n}


def _clause(when: str, chance: Random, price: dict[str, Any] | None = None) -> dict[str, Any]:
    n = chance.randint(1, 4)
    side = chance.choice(("enemy_creatures", "own_creatures", "creatures", "enemies", "anyone"))
    aimed = [
        {"damage": n, "to": "target"},
        {"heal": n, "to": "target"},
        {"modify": {"attack": n, "health": -1}, "to": "target"},
        {"fade": "target"},
    ]
    aimless = [
        {"damage": n, "to": "opponent"},
        {"damage": 1, "to": {"from": "enemies", "random": 1}, "times": n},
        {"fetch": 1},
        {"draw": 1},
        {"mill": n, "who": "opponent"},
        {"fill_tanks": n},
        {"lose": n, "who": "you"},
        {"modify": {"attack": n}, "to": "you", "until": "turn_end"},
    ]
    plain: dict[str, Any] = {"when": when}
    if chance.random() < 0.5:
        return plain | {"targets": [{"from": side, "pick": 1}]} | (price or {}) | {"do": [chance.choice(aimed)]}
    plain["may"] = chance.random() < 0.2
    return plain | (price or {}) | {"do": chance.sample(aimless, chance.randint(1, 2))}
