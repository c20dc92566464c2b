"""Whether the world of a game can be drawn as it is described, for whoever writes the description."""

from __future__ import annotations

from pygame import Surface

from game.table.worlds import layers
from game.table.worlds.reading import WorldFault
from game.table.worlds.world import described
from game.table.worlds.world import file_of as file_of

SMALL = (64, 36)
"""Pixels of the picture on which each layer is tried."""


def faults(game: str) -> list[WorldFault]:
    """What is wrong with the description; each layer of its scene that can't be painted, where all can be read."""
    try:
        scene = described(game).scene
    except WorldFault as wrong:
        return [wrong]
    found, surface = [], Surface(SMALL, 0, 32)
    for number, layer in enumerate(scene):
        try:
            layers.paint(scene, number, surface)
        except layers.CAN_NOT as wrong:
            found.append(WorldFault(f"layer {number + 1} of `scene`, `{layer.paint}`, can't be painted so ({wrong})"))
    return found
