"""A cloth in the colours of both sides, with fields for cards printed on it."""

from __future__ import annotations

from collections.abc import Mapping

from pygame import Surface

from game.table.drawing import relief
from game.table.drawing.brushes import mix
from game.table.drawing.cloth import inlay, light, ramp, weave
from game.table.drawing.symbols import Colour
from game.table.drawing.tops import stuffs
from game.table.drawing.tops.plan import Figure, Kind, Plan

DARK: Colour = (8, 10, 14)
HEM: Colour = (58, 44, 32)
MARK: Colour = (74, 96, 88)


def draw(plan: Plan, above: Colour, below: Colour, figures: Mapping[str, Figure]) -> Surface:
    middle = mix(mix(above, below, 0.5), (255, 255, 255), 0.05)
    surface = ramp(plan.size, mix(above, DARK, 0.12), above, middle, below, mix(below, DARK, 0.12))
    weave(surface)
    inlay(surface)
    light(surface, 118)
    cut = stuffs.cut_of(plan, "".join(
        stuffs.box(bed.box, plan.u(20 if bed.kind is Kind.ROW else 12)) for bed in plan.beds
    ))  # fmt: skip
    relief.stain(surface, cut, (188, 188, 190))
    relief.carve(surface, cut, max(2, plan.u(5)), 0.34, (34, 36, 34))
    stuffs.glyphs(surface, plan, MARK)
    stuffs.lap(surface, plan, HEM, plan.u(22))
    return surface
