"""What ESTRO sounds like."""

from __future__ import annotations

from game.table.sound.cues import Cue, Low, Sounds
from game.table.sound.music import Tension

STRIKES = 0.95
"""When the greater one strikes (`match/clash.py`), in seconds from the beginning of the comparison."""

SOUNDS = Sounds(
    ambience="ambience-hourglass",
    played={
        "ardo": "play-fire",
        "armonio": "play-leaf",
        "granito": "play-stone",
        "illusio": "play-dream",
        "manpo": "play-mind",
    },
    events={"laid": (Cue("drop"),), "compared": (Cue("hit-middle", STRIKES),), "stopped": (Cue("refused"),)},
    low=Low("field_count", 1),
    music="music-estro",
    tension=Tension("round", calm=2, tense=6),  # from the fifth on whose side is empty is out
)
