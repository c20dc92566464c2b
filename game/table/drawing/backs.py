"""A card that lies face down: its back in a sleeve, and marks of who knows which card it is."""

from __future__ import annotations

from typing import NamedTuple

import pygame

from game.table.drawing import badges, cloth, text
from game.table.drawing.badges import Marker
from game.table.drawing.symbols import Colour, centre

SLEEVES: tuple[Colour, ...] = (
    (222, 178, 88), (92, 176, 208), (186, 128, 214), (222, 118, 96),
    (132, 190, 104), (226, 146, 190), (150, 160, 178), (196, 196, 120),
)  # fmt: skip
"""The colour of each seat's."""
SEEN = Marker("all-seeing-eye", (255, 226, 150), (58, 40, 8))
"""The viewer knows which card it is."""
SPIED = Marker("all-seeing-eye", (255, 150, 130), (84, 14, 14), broken=True)
"""Somebody else does who does not hold it."""
CREAM = (255, 246, 224)


class Hidden(NamedTuple):
    """What is seen of a card that lies face down."""

    owner: int
    """The seat whose sleeve it is in."""
    name: str = ""
    """Which card it is, where the viewer knows it."""
    spied: bool = False
    """Does somebody know it beside its controller and the viewer?"""


def sleeved(hidden: Hidden, w: int, h: int, back: str) -> pygame.Surface:
    """The back of a card in its sleeve, `w` x `h` pixels."""
    surface = pygame.Surface((w, h), pygame.SRCALPHA)
    surface.fill((11, 9, 12, 0))
    colour = SLEEVES[hidden.owner % len(SLEEVES)]
    rim, corner = max(2, round(h * 0.028)), max(3, round(h * 0.06))
    surface.blit(cloth.rounded(w, h, corner, (colour[0] // 3, colour[1] // 3, colour[2] // 3, 255)), (0, 0))
    surface.blit(cloth.rounded(w - 2, h - 2, corner, (*colour, 255)), (1, 1))
    surface.blit(cloth.back(w - 2 * rim, h - 2 * rim, back), (rim, rim))
    _gloss(surface)
    marks = [SEEN] * bool(hidden.name) + [SPIED] * hidden.spied
    px = max(14, round(h * 0.2))
    for number, mark in enumerate(marks):
        surface.blit(badges.marker(mark, px), (w - px - rim, rim + round(number * px * 1.06)))
    if hidden.name:
        _ribbon(surface, hidden.name, colour, rim)
    return surface


def _gloss(surface: pygame.Surface) -> None:
    """The light on the foil, a slanted band."""
    w, h = surface.get_size()
    light = pygame.Surface((w, h), pygame.SRCALPHA)
    pygame.draw.polygon(light, (255, 255, 255, 26), [(w * 0.1, 0), (w * 0.42, 0), (w * 0.12, h), (-w * 0.2, h)])
    surface.blit(light, (0, 0))


def _ribbon(surface: pygame.Surface, name: str, colour: Colour, rim: int) -> None:
    """The name across the lower part, for whoever knows it."""
    w, h = surface.get_size()
    high = round(h * 0.17)
    box = pygame.Rect(rim, h - high - round(h * 0.1), w - 2 * rim, high)
    pygame.draw.rect(surface, (12, 10, 16, 225), box)
    for y in (box.top, box.bottom - 1):
        pygame.draw.line(surface, colour, (box.left, y), (box.right - 1, y), max(1, round(h * 0.008)))
    drawn = text.fit(name, max(9.0, h * 0.1), CREAM, round(box.w * 0.92), "figure", least=0.7)
    centre(surface, drawn, box.centerx, box.centery)
