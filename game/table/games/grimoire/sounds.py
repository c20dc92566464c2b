"""What Grimoire sounds like: a scriptorium, the five colours, iron for what has none, stone for lands."""

from __future__ import annotations

from game.table.sound.cues import Cue, Low, Sounds
from game.table.sound.music import Tension

SOUNDS = Sounds(
    ambience="ambience-scriptorium",
    played={
        "white": "play-bell",
        "blue": "play-water",
        "black": "play-ink",
        "red": "play-fire",
        "green": "play-leaf",
        "any": "play-iron",
        "land": "play-stone",
    },
    events={
        "attack_announced": (Cue("horn"),),
        "countered": (Cue("seal"),),
        "tapped": (Cue("token"),),
        "retargeted": (Cue("play-page"),),
    },
    low=Low("life", 5),
    music="music-grimoire",
    tension=Tension("life", calm=16, tense=5),
)
