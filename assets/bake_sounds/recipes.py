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
    """Loudness of its loudest 0.4 seconds in LUFS: acts and blows about -16, what is heard all the time less."""
    says: str
    """For the listening order."""


CEILING = -2.5
"""No sample is above this, in dBFS, as it is handed to the encoder, which may add one decibel."""
LOOP_LEVEL = -36.0
"""Integrated loudness of the loops, in LUFS."""

SOUNDS: dict[str, Recipe] = {
    "button": Recipe(touches.button, 2, -24, "a small tick of wood"),
    "lift": Recipe(touches.lift, 3, -24, "a card is slid off the cloth, its edge springs back"),
    "drop": Recipe(touches.drop, 3, -20, "and is laid down: soft, with weight"),
    "refused": Recipe(touches.refused, 2, -18, "two dull knocks downwards: no"),
    "draw": Recipe(touches.draw, 3, -22, "a card off the deck, quicker and brighter than lift"),
    "shuffle": Recipe(touches.shuffle, 2, -21, "a riffle that grows denser, then the deck is squared"),
    "turned": Recipe(touches.turned, 2, -20, "a card is turned over: air, then cloth"),
    "token": Recipe(touches.token, 4, -22, "a stone disc tips over, two ticks"),
    "swing": Recipe(touches.swing, 3, -21, "air before a blow"),
    "hit-light": Recipe(deeds.hit_light, 3, -18.5, "up to 2: a dry knock"),
    "hit-middle": Recipe(deeds.hit_middle, 3, -16, "3 to 5: a body gives way"),
    "hit-heavy": Recipe(deeds.hit_heavy, 3, -13.5, "6 and more: low, long, with debris"),
    "death": Recipe(deeds.death, 3, -15.5, "it breaks, a breath falls, the rest crumbles"),
    "heal": Recipe(deeds.heal, 3, -17.5, "three glasses upwards over a warm breath"),
    "bolt": Recipe(deeds.bolt, 2, -16, "force that leaps across"),
    "ring": Recipe(deeds.ring, 3, -22, "something takes effect: one soft chime"),
    "out": Recipe(deeds.out, 1, -15.5, "a gong for who is out"),
    "play-fire": Recipe(deeds.play_fire, 2, -16, "a flare with crackling tongues"),
    "play-water": Recipe(deeds.play_water, 2, -16, "a splash and bubbles"),
    "play-light": Recipe(deeds.play_light, 2, -17, "glass in an open fifth"),
    "play-plain": Recipe(deeds.play_plain, 2, -17, "no colour: a fifth that opens like a lens"),
    "play-leaf": Recipe(deeds.play_leaf, 2, -17, "leaves and a reed"),
    "play-stone": Recipe(deeds.play_stone, 2, -16, "a block is dragged and set"),
    "play-dream": Recipe(deeds.play_dream, 2, -17.5, "a music box behind a curtain"),
    "play-mind": Recipe(deeds.play_mind, 2, -16, "low voices close on one note, and a stamp"),
    "play-hero": Recipe(deeds.play_hero, 2, -16, "steel is drawn, and a step"),
    "play-omen": Recipe(deeds.play_omen, 2, -16, "a page of fate, far thunder"),
    "play-bell": Recipe(deeds.play_bell, 2, -17, "a chapel bell, a breath of voices"),
    "play-ink": Recipe(deeds.play_ink, 2, -16, "ink drops into a bowl, a whisper under it"),
    "play-iron": Recipe(deeds.play_iron, 2, -17, "a hammer on iron, wheels that catch"),
    "play-page": Recipe(deeds.play_page, 2, -17.5, "a leaf is turned, the nib begins"),
    "seal": Recipe(deeds.seal, 2, -16, "a seal in wax over what was written: it does not hold"),
    "horn": Recipe(deeds.horn, 2, -17, "a horn far off calls to the attack"),
    "dice-roll": Recipe(touches.dice_roll, 3, -19, "resin on wood, ever closer"),
    "dice-land": Recipe(touches.dice_land, 3, -18, "the last knock and two small ones"),
    "coin-toss": Recipe(touches.coin_toss, 2, -20, "off the thumb, ringing as it spins"),
    "coin-land": Recipe(touches.coin_land, 2, -19, "it strikes, its rim runs out"),
    "turn-own": Recipe(signs.turn_own, 1, -17, "two bells upwards: you"),
    "turn-far": Recipe(signs.turn_far, 1, -21, "one lower wooden note: somebody else"),
    "question": Recipe(signs.question, 2, -20, "two short notes that stay open"),
    "warning": Recipe(signs.warning, 1, -16, "a heart under a narrow second"),
    "victory": Recipe(signs.victory, 1, -14, "home in four steps, bells on top"),
    "defeat": Recipe(signs.defeat, 1, -15, "down to a dark fifth, a far drum"),
}

LOOPS_SAY = {
    "ambience-workshop": "Contracts: extractors hum, water runs, the furnace breathes",
    "ambience-battlefield": "Cataclysm: wind, embers, far thunder, a drum",
    "ambience-hourglass": "ESTRO: sand in a quiet hall, far strings, a low choir",
    "ambience-scriptorium": "Grimoire: nibs on vellum, candles, a far chant, a bell for the hours",
}
