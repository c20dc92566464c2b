"""Sizes, and the drawn parts of panels and buttons.

Lengths are in design units of a window 1080 high; `Ui` turns them into pixels.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property, lru_cache

import pygame
from pygame import Rect, Surface

from game.table.drawing import cloth, ribbons, strips, text
from game.table.drawing.brushes import mix as mix
from game.table.drawing.brushes import rgb
from game.table.drawing.keeping import kept
from game.table.drawing.plates import outline as outline
from game.table.drawing.plates import plate as plate
from game.table.messages import Messages
from game.table.worlds import palettes, scenery, stuffs
from game.table.worlds.palettes import Colour as Colour
from game.table.worlds.palettes import Palette as Palette
from game.table.worlds.stuffs import Slab
from game.table.worlds.world import PLAIN, World

WIDTH, HEIGHT = 1920, 1080
SMALL, BODY, LARGE, HEADING, TITLE = 19, 23, 28, 38, 120
THEMES = (palettes.USUAL, palettes.PLAINLY, *palettes.FOR_EYES)


@dataclass(frozen=True)
class Ui:
    """The window's measure, words and colours, handed to everything that draws."""

    size: tuple[int, int]
    scale: float
    say: Messages
    theme: str = palettes.USUAL
    world: World = PLAIN
    part: float = 1.0
    corner: tuple[int, int] | None = None
    """Where the board begins, in pixels; None where it lies centred."""

    @cached_property
    def k(self) -> float:
        """Pixels per design unit of the board; the board always fits into the window."""
        return min(self.size[0] / WIDTH, self.size[1] / HEIGHT) * self.part

    def times(self, part: float) -> Ui:
        """The measure inside something that is drawn so much larger; `rect` and `origin` mean nothing there."""
        return self if part == 1 else replace(self, part=part)

    @property
    def whole(self) -> Ui:
        """The measure of a scene that grows as a whole, from the upper left corner of the window on.

        All its lengths follow the scale; at a larger one less fits side by side, and `wide` and `high` say how much.
        """
        return replace(self, scale=1.0, part=self.part * self.scale, corner=(0, 0))

    def at(self, x: float, y: float, place: tuple[int, int]) -> Ui:
        """The measure in which the point (x, y) of the board lies at `place`, in pixels."""
        return replace(self, corner=(place[0] - self.u(x), place[1] - self.u(y)))

    @property
    def wide(self) -> float:
        """Of the window, in design units."""
        return self.size[0] / self.k

    @property
    def high(self) -> float:
        """Of the window, in design units."""
        return self.size[1] / self.k

    @property
    def look(self) -> Palette:
        return palettes.seen(self.world.palette, self.theme)

    @property
    def is_plain(self) -> bool:
        """Is all to be as plain and as legible as can be?"""
        return self.theme == palettes.PLAINLY

    @property
    def letters(self) -> str:
        """What headings are written in."""
        return text.USUAL if self.is_plain else self.world.letters

    @property
    def stuff(self) -> str:
        """What panels and buttons are made of."""
        return stuffs.PLAIN if self.is_plain else self.world.stuff

    @property
    def banner(self) -> str:
        """What words are written on that are held up for a moment."""
        return strips.BARE if self.is_plain else self.world.banner

    def u(self, units: float) -> int:
        return round(units * self.k)

    def s(self, units: float) -> int:
        """As `u`, times the interface scale: for text, panels and controls."""
        return round(units * self.k * self.scale)

    def rect(self, x: float, y: float, w: float, h: float) -> Rect:
        """A rectangle of the 1920x1080 board, which lies centred in the window unless it has a `corner`."""
        left, top = self.origin
        return Rect(left + self.u(x), top + self.u(y), self.u(w), self.u(h))

    def point(self, x: float, y: float) -> tuple[int, int]:
        """A point of the board."""
        left, top = self.origin
        return left + self.u(x), top + self.u(y)

    @cached_property
    def origin(self) -> tuple[int, int]:
        if self.corner is not None:
            return self.corner
        return (self.size[0] - self.u(WIDTH)) // 2, (self.size[1] - self.u(HEIGHT)) // 2

    @property
    def screen(self) -> Rect:
        return Rect(0, 0, *self.size)

    def line(
        self, words: str, size: float, colour: Colour | None = None, style: str = "body", bold: bool = False
    ) -> Surface:
        return text.render(words, self.s(size), colour or self.look.ink, style, bold=bold)

    def block(
        self,
        words: str,
        size: float,
        width: int,
        colour: Colour | None = None,
        align: str = "left",
        style: str = "body",
        bold: bool = False,
    ) -> Surface:
        return text.render(words, self.s(size), colour or self.look.ink, style, max(1, width), align, bold)


PLAIN_GROUND: Colour = (8, 12, 12)
_BARE = strips.Tones(("#000000", "#000000"), ("#000000", "#000000"), ("#ffffff", "#ffffff", "#ffffff"))


def ribbon(ui: Ui, w: int, h: int, hue: str) -> Surface:
    """What a result is written on: in the colours of a deck, or black and white where all is plain."""
    if ui.is_plain:
        return strips.strip(w, h, ui.banner, _BARE)
    return ribbons.ribbon(w, h, hue, ui.world.metal, ui.banner)


def banner(ui: Ui, w: int, h: int) -> Surface:
    """What an announcement is written on, in the colours of the world."""
    if ui.is_plain:
        return strips.strip(w, h, ui.banner, _BARE)
    look = ui.look
    cloth = tuple(rgb(tone) for tone in (look.panel_high, look.panel, look.panel))
    return strips.strip(w, h, ui.banner, strips.Tones(cloth, cloth[:2], ui.world.metal))


def ground(ui: Ui) -> Surface:
    """What lies under a scene that is read: the scenery of the world out of focus, or nothing where all is plain."""
    return _empty(*ui.size) if ui.is_plain else scenery.behind(ui.world, *ui.size)


def backdrop(ui: Ui) -> Surface:
    """The scenery of the world, sharp, or nothing where all is plain."""
    return _empty(*ui.size) if ui.is_plain else scenery.sharp(ui.world, *ui.size)


@kept(1)
def _empty(w: int, h: int) -> Surface:
    empty = Surface((w, h))
    empty.fill(PLAIN_GROUND)
    return empty


@kept(1)
def veil(size: tuple[int, int], colour: Colour, alpha: int) -> Surface:
    surface = Surface(size, pygame.SRCALPHA)
    surface.fill((*colour, alpha))
    return surface


def panel(surface: Surface, ui: Ui, rect: Rect, alpha: int = 246, radius: int = 14) -> None:
    """The ground of dialogs, prompts and tooltips, with its shadow."""
    r = ui.u(radius)
    blur = ui.u(26)
    shade = cloth.shadow(rect.w, rect.h, blur)
    offset = (shade.get_width() - rect.w) // 2
    surface.blit(shade, (rect.x - offset, rect.y - offset + ui.u(8)))
    look = ui.look
    made = Slab(rect.w, rect.h, ui.k, look.panel_high, look.panel, look.edge, r, True, alpha)
    surface.blit(stuffs.slab(ui.stuff, made), rect.topleft)


def rule(surface: Surface, ui: Ui, x: int, y: int, width: int) -> None:
    """A golden line that fades towards its ends, with a small lozenge in the middle."""
    surface.blit(_rule(max(8, width), max(1, ui.u(2)), ui.look.gold), (x, y))
    d = max(3, ui.u(6))
    centre = (x + width // 2, y + max(1, ui.u(1)))
    points = [
        (centre[0] - d, centre[1]),
        (centre[0], centre[1] - d),
        (centre[0] + d, centre[1]),
        (centre[0], centre[1] + d),
    ]
    pygame.draw.polygon(surface, ui.look.panel, points)
    pygame.draw.aalines(surface, ui.look.gold, True, points)


@lru_cache(maxsize=64)
def _rule(width: int, height: int, colour: Colour) -> Surface:
    surface = Surface((width, height), pygame.SRCALPHA)
    for x in range(width):
        edge = min(x, width - 1 - x) / (width / 2)
        pygame.draw.line(surface, (*colour, round(190 * min(1.0, edge * 1.6))), (x, 0), (x, height))
    return surface


def forget() -> None:
    """Drop what is cached for a window size that is gone."""
    for cached in (plate, outline, veil, _rule, _empty, stuffs.slab):
        cached.cache_clear()
    scenery.forget()
