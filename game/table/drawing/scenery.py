"""The scenes that `art:` of a card file can name."""

from __future__ import annotations

import random
from collections.abc import Callable

from game.table.drawing.brushes import Canvas, Palette, Point
from game.table.drawing.buildings import city, library, ruins
from game.table.drawing.landscapes import cavern, desert, forest, glacier, reef, sea, volcano
from game.table.drawing.skies import aurora, dawn, sky, stars, storm

SCENES: dict[str, Callable[[Canvas, random.Random, Palette], Point]] = {
    scene.__name__: scene
    for scene in (
        volcano,
        sea,
        reef,
        storm,
        dawn,
        desert,
        forest,
        city,
        cavern,
        sky,
        ruins,
        library,
        aurora,
        stars,
        glacier,
    )
}
