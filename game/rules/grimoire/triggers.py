"""What clauses of Grimoire may wait for."""

from __future__ import annotations

from typing import Final

from game.kernel.reach import CARDS_IN_PLAY, DAMAGEABLE, PLAYER, Side
from game.kernel.vocabulary import TriggerKind
from game.rules.grimoire.kinds import PERMANENTS

SOURCE = Side(("territory", "casting", "graveyard", PLAYER))
"""What deals damage: also spells while they are carried out."""
TRIGGERS: Final = {
    "play": TriggerKind(own=True, kinds=("sorcery", "instant", "interrupt", "aura"), played=True, at=("casting",)),
    "enters": TriggerKind(own=True, kinds=PERMANENTS, played=True),
    "use": TriggerKind(own=True, kinds=PERMANENTS),
    "always": TriggerKind(own=True, kinds=PERMANENTS),
    "permanent_enters": TriggerKind(to=CARDS_IN_PLAY, kinds=PERMANENTS),
    "upkeep": TriggerKind("you", kinds=PERMANENTS, in_turn=True),
    "demand": TriggerKind("you", kinds=PERMANENTS, in_turn=True),
    "turn_end": TriggerKind("you", kinds=PERMANENTS, in_turn=True),
    "dies": TriggerKind(own=True, kinds=PERMANENTS, at=("graveyard",)),
    "destroyed": TriggerKind(
        "creatures", kinds=PERMANENTS, at=("territory", "graveyard"), subject=Side(("graveyard",)), to=CARDS_IN_PLAY
    ),
    "damaged": TriggerKind(kinds=PERMANENTS, amount=True, to=DAMAGEABLE, object=SOURCE, by=("damage",)),
    "deals_damage": TriggerKind(kinds=PERMANENTS, amount=True, object=Side(("territory", PLAYER))),
    "instead_damage": TriggerKind(kinds=PERMANENTS, amount=True, replaces="damage", to=DAMAGEABLE, object=SOURCE),
}
