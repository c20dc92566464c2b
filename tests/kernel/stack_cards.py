"""The cards of the game of `stack_game`."""

from __future__ import annotations

from functools import cache
from typing import Any

from game.kernel.cards import CardSet
from game.language.library import from_plain
from tests.kernel.stack_game import INTERRUPT, QUICK, RESCUE, SHIELD, SLOW, VOCABULARY

TO_CREATURE = [{"from": "creatures", "pick": 1}]
TO_SPELL = [{"from": "spell", "pick": 1}]
SPELLS = {
    "bolt": (SLOW, {"do": [{"damage": 3, "to": "opponent"}]}),
    "dart": (QUICK, {"do": [{"damage": 2, "to": "opponent"}]}),
    "spark": (QUICK, {"targets": TO_CREATURE, "do": [{"damage": 3, "to": "target"}]}),
    "grow": (QUICK, {"targets": TO_CREATURE, "do": [{"modify": {"life": 3}, "to": "target"}]}),
    "wither": (QUICK, {"targets": TO_CREATURE, "do": [{"modify": {"life": -3}, "to": "target"}]}),
    "balm": (QUICK, {"do": [{"heal": 2, "to": "you"}]}),
    "no": (INTERRUPT, {"targets": TO_SPELL, "do": [{"counter": "target"}]}),
    "rouse": (INTERRUPT, {"targets": TO_SPELL, "do": [{"heal": 1, "to": "you"}]}),
    "ward": (SHIELD, {"do": [{"prevent": "you"}]}),
    "mend": (RESCUE, {"targets": TO_CREATURE, "do": [{"regenerate": "target"}]}),
    "end": (QUICK, {"targets": TO_CREATURE, "do": [{"destroy": "target"}]}),
    "rust": (QUICK, {"targets": [{"from": "relics", "pick": 1}], "do": [{"destroy": "target"}]}),
}  # fmt: skip
DECKS = (
    ("bear",) * 6 + ("ox", "bolt", "spark", "no", "ward", "mend"),
    ("bear",) * 5 + ("ox", "ox", "dart", "grow", "rouse", "clock", "rust"),
    ("bear",) * 4 + ("ox", "ox", "wither", "balm", "end", "no", "mend", "bolt"),
)  # fmt: skip


def card(name: str, kind: str = "spell", **fields: Any) -> dict[str, Any]:
    return {"id": name, "name": {"it": name, "en": name}, "kind": kind, **fields}


@cache
def cards() -> CardSet:
    plain = [card(name, speed=speed, clauses=[{"when": "play", **clause}]) for name, (speed, clause) in SPELLS.items()]
    plain.append(card("bear", "creature", life=3, speed=SLOW))
    plain.append(card("ox", "creature", life=6, speed=SLOW))
    plain.append(card("clock", "relic", speed=SLOW))
    return from_plain(plain, {}, "stack", VOCABULARY)
