"""What people wear before their eyes and in their ears."""

from __future__ import annotations

import pygame

from game.table.drawing.people.ink import (
    curve,
    ellipse,
    fill,
    layer,
    line,
    tapered,
)
from game.table.drawing.people.looks import Face
from game.table.drawing.people.skull import EYES, MIDDLE, Skull
from game.table.drawing.symbols import Colour

# fmt: off

def worn(px: int, face: Face, skull: Skull, ink: Colour) -> pygame.Surface | None:
    """Glasses and what else lies before the eyes; rings in ears."""
    name, at, body = face.glasses, skull.at, ""
    if "earring" in face.marks or "rings" in face.marks:
        side = -skull.far
        x = MIDDLE + side * (skull.shape.skull + 3) - skull.turn * 2.6
        for n in range(2 if "rings" in face.marks else 1):
            body += (f'<circle cx="{x:.1f}" cy="{117 + n * 7}" r="4" fill="none" stroke="#3a2208"'
                f' stroke-width="3.4"/><circle cx="{x:.1f}" cy="{117 + n * 7}" r="4" fill="none"'
                f' stroke="#ecc46c" stroke-width="1.9"/>')
    metal, glint = "#d8b060", (255, 255, 255)
    edge = "#{:02x}{:02x}{:02x}".format(*ink)

    def glass(u: float, rx: float, ry: float, dy: float = 0.0) -> str:
        x, y = at(u, EYES + dy, 3)
        rx *= 1 - 0.1 * max(0.0, skull.turn * (1 if u > 0 else -1))
        return (
            ellipse(x, y, rx, ry, (210, 232, 236), 0.08)
            + f'<ellipse cx="{x:.1f}" cy="{y:.1f}" rx="{rx:.1f}" ry="{ry:.1f}" fill="none" stroke="{edge}"'
                f' stroke-width="3.6"/>'
            + f'<ellipse cx="{x:.1f}" cy="{y:.1f}" rx="{rx:.1f}" ry="{ry:.1f}" fill="none" stroke="{metal}"'
                f' stroke-width="1.9"/>'
            + fill(tapered([(x - rx * 0.62, y + ry * 0.1), (x - rx * 0.45, y - ry * 0.5),
                (x - rx * 0.05, y - ry * 0.74)], 2.2), glint, 0.7)
        )

    if name in ("round", "half", "square"):
        rx, ry, dy = {"round": (13.4, 13.0, 1.0), "half": (12.6, 7.6, 6.6), "square": (13.6, 10.6, 1.2)}[name]
        body += line(curve([at(-5.2, EYES + dy - 1.4, 5), at(0, EYES + dy - 3.4, 7), at(5.2, EYES + dy - 1.4, 5)]),
            ink, 3.6)
        body += line(curve([at(-5.2, EYES + dy - 1.4, 5), at(0, EYES + dy - 3.4, 7), at(5.2, EYES + dy - 1.4, 5)]),
            (216, 176, 96), 1.9)
        near = -skull.far
        body += line(curve([at(near * 30.5, EYES + dy - 1, 2), (MIDDLE
            + near * (skull.shape.skull + 1) - skull.turn * 2, EYES - 1)]), ink, 2.6)
        body += glass(-17.6, rx, ry, dy) + glass(17.6, rx, ry, dy)
    elif name in ("monocle", "loupe"):
        side = -skull.far
        r = 13.2 if name == "monocle" else 12.0
        body += glass(side * 17.4, r, r, 0.6)
        x, y = at(side * 17.4, EYES, 3)
        if name == "monocle":
            body += line(curve([(x + side * 10, y + 9), (x + side * 17, y + 34), (x + side * 10, y + 66)]),
                (216, 176, 96), 1.6)
        else:
            for k, size in ((9.2, 3.0), (6.0, 2.4)):
                body += (f'<circle cx="{x:.1f}" cy="{y + 0.6:.1f}" r="{k}" fill="none" stroke="{metal}"'
                    f' stroke-width="{size * 0.5}"/>')
            body += line(curve([(x + side * 11, y - 4), (MIDDLE + side * 40, 74), (MIDDLE - side * 34, 62)]), ink,
                4.4) + line(curve([(x + side * 11, y - 4), (MIDDLE + side * 40, 74), (MIDDLE - side * 34, 62)]),
                (112, 72, 46), 2.8)
    elif name == "patch":
        strap = [(MIDDLE - skull.shape.skull - skull.turn, 66), at(-4, 78), at(17, 88, 2),
            (MIDDLE + skull.shape.skull - skull.turn, 98)]
        body += line(curve(strap), ink, 3.6)
        body += fill(curve([at(6, EYES - 9, 2), at(17, EYES - 12, 2), at(28, EYES - 8, 2), at(27, EYES + 5, 2),
            at(17, EYES + 11, 2), at(8, EYES + 5, 2)], True), (40, 34, 38), edge=ink, thick=2.2)
        body += fill(tapered([at(10, EYES - 6, 2), at(17, EYES - 9, 2), at(24, EYES - 6, 2)], 2.4), (120, 110, 112),
            0.7)
    return layer(px, body) if body else None
