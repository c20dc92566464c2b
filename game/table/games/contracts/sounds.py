"""What Contracts sounds like."""

from __future__ import annotations

from game.table.sound.cues import Cue, Low, Sounds
from game.table.sound.music import Tension

SOUNDS = Sounds(
    ambience="ambience-workshop",
    played={"fire": "play-fire", "water": "play-water", "light": "play-light", "pure": "play-plain"},
    events={
        "paid": (Cue("token"),),
        "burnout": (Cue("hit-heavy"),),
        "faded": (Cue("turned"),),
        "orb_active": (Cue("play-plain"),),
        "rune_used": (Cue("heal"),),
    },
    low=Low("health", 10),
    music="music-contracts",
    tension=Tension("health", calm=22, tense=8),
)
