"""What Cataclysm sounds like."""

from __future__ import annotations

from game.table.sound.cues import Low, Sounds
from game.table.sound.music import Tension

SOUNDS = Sounds(
    ambience="ambience-battlefield",
    played={"character": "play-hero", "event": "play-omen"},
    low=Low("discarded_characters", 3, rising=True),
    music="music-cataclysm",
    tension=Tension("discarded_characters", calm=0, tense=3),
)
