"""What Cataclysm sounds like."""

from __future__ import annotations

from game.table.sound.cues import Low, Sounds

SOUNDS = Sounds(
    ambience="ambience-battlefield",
    played={"character": "play-hero", "event": "play-omen"},
    low=Low("discarded_characters", 3, rising=True),
)
