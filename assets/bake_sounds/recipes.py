"""Every sound there is: who makes it, in how many variants, how loud it is and what it is to say."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from . import deeds, signs, touches
from .tools import Chance, Sound


@dataclass(frozen=True)
class Recipe:
    make: Callable[[Chance, int], Sound]
    variants: int
    level: float
    """Loudness of its loudest 0.4 seconds in LUFS; a peak of CEILING may keep it below."""
    says: str
    """For the listening order."""


CEILING = -3.0
"""No sample is above this, in dBFS."""
LOOP_LEVEL = -36.0
"""Integrated loudness of the loops, in LUFS."""

SOUNDS: dict[str, Recipe] = {
    "button": Recipe(touches.button, 2, -34, "a small tick of wood"),
    "lift": Recipe(touches.lift, 3, -33, "a card is slid off the cloth, its edge springs back"),
    "drop": Recipe(touches.drop, 3, -29, "and is laid down: soft, with weight"),
    "refused": Recipe(touches.refused, 2, -27, "two dull knocks downwards: no"),
    "draw": Recipe(touches.draw, 3, -31, "a card off the deck, quicker and brighter than lift"),
    "shuffle": Recipe(touches.shuffle, 2, -30, "a riffle that grows denser, then the deck is squared"),
    "turned": Recipe(touches.turned, 2, -29, "a card is turned over: air, then cloth"),
    "token": Recipe(touches.token, 4, -31, "a stone disc tips over, two ticks"),
    "swing": Recipe(touches.swing, 3, -30, "air before a blow"),
    "hit-light": Recipe(deeds.hit_light, 3, -26, "up to 2: a dry knock"),
    "hit-middle": Recipe(deeds.hit_middle, 3, -23.5, "3 to 5: a body gives way"),
    "hit-heavy": Recipe(deeds.hit_heavy, 3, -20.5, "6 and more: low, long, with debris"),
    "death": Recipe(deeds.death, 3, -23.5, "it breaks, a breath falls, the rest crumbles"),
    "heal": Recipe(deeds.heal, 3, -27, "three glasses upwards over a warm breath"),
    "bolt": Recipe(deeds.bolt, 2, -25, "force that leaps across"),
    "ring": Recipe(deeds.ring, 3, -31, "something takes effect: one soft chime"),
    "out": Recipe(deeds.out, 1, -24, "a gong for who is out"),
    "play-fire": Recipe(deeds.play_fire, 2, -25, "a flare with crackling tongues"),
    "play-water": Recipe(deeds.play_water, 2, -25, "a splash and bubbles"),
    "play-light": Recipe(deeds.play_light, 2, -26, "glass in an open fifth"),
    "play-plain": Recipe(deeds.play_plain, 2, -26, "no colour: a fifth that opens like a lens"),
    "play-leaf": Recipe(deeds.play_leaf, 2, -26, "leaves and a reed"),
    "play-stone": Recipe(deeds.play_stone, 2, -24, "a block is dragged and set"),
    "play-dream": Recipe(deeds.play_dream, 2, -27, "a music box behind a curtain"),
    "play-mind": Recipe(deeds.play_mind, 2, -25, "low voices close on one note, and a stamp"),
    "play-hero": Recipe(deeds.play_hero, 2, -25, "steel is drawn, and a step"),
    "play-omen": Recipe(deeds.play_omen, 2, -25, "a page of fate, far thunder"),
    "play-bell": Recipe(deeds.play_bell, 2, -26, "a chapel bell, a breath of voices"),
    "play-ink": Recipe(deeds.play_ink, 2, -25, "ink drops into a bowl, a whisper under it"),
    "play-iron": Recipe(deeds.play_iron, 2, -26, "a hammer on iron, wheels that catch"),
    "play-page": Recipe(deeds.play_page, 2, -27, "a leaf is turned, the nib begins"),
    "seal": Recipe(deeds.seal, 2, -25, "a seal in wax over what was written: it does not hold"),
    "horn": Recipe(deeds.horn, 2, -26, "a horn far off calls to the attack"),
    "dice-roll": Recipe(touches.dice_roll, 3, -27, "resin on wood, ever closer"),
    "dice-land": Recipe(touches.dice_land, 3, -25, "the last knock and two small ones"),
    "coin-toss": Recipe(touches.coin_toss, 2, -29, "off the thumb, ringing as it spins"),
    "coin-land": Recipe(touches.coin_land, 2, -28, "it strikes, its rim runs out"),
    "turn-own": Recipe(signs.turn_own, 1, -26, "two bells upwards: you"),
    "turn-far": Recipe(signs.turn_far, 1, -31, "one lower wooden note: somebody else"),
    "question": Recipe(signs.question, 2, -29, "two short notes that stay open"),
    "warning": Recipe(signs.warning, 1, -24, "a heart under a narrow second"),
    "victory": Recipe(signs.victory, 1, -20, "home in four steps, bells on top"),
    "defeat": Recipe(signs.defeat, 1, -21, "down to a dark fifth, a far drum"),
}

LOOPS_SAY = {
    "ambience-workshop": "Contracts: extractors hum, water runs, the furnace breathes",
    "ambience-battlefield": "Cataclysm: wind, embers, far thunder, a drum",
    "ambience-hourglass": "ESTRO: sand in a quiet hall, far strings, a low choir",
    "ambience-scriptorium": "Grimoire: nibs on vellum, candles, a far chant, a bell for the hours",
}
