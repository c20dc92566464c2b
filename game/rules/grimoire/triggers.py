"""What clauses of Grimoire may wait for."""

from __future__ import annotations

from typing import Final

from game.kernel.reach import CARDS_IN_PLAY
from game.kernel.vocabulary import TriggerKind
from game.rules.grimoire.kinds import PERMANENTS

TRIGGERS: Final = {
    "play": TriggerKind(own=True, kinds=("sorcery", "instant", "interrupt", "aura"), played=True, at=("casting",)),
    "enters": TriggerKind(own=True, kinds=PERMANENTS, played=True),
    "use": TriggerKind(own=True, kinds=PERMANENTS),
    "always": TriggerKind(own=True, kinds=PERMANENTS),
    "permanent_enters": TriggerKind(to=CARDS_IN_PLAY, kinds=PERMANENTS),
}
