"""Palette, sizes and the drawn parts of panels and buttons.

Lengths are in design units of a window 1080 high; `Ui` turns them into pixels.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property, lru_cache

import pygame
from pygame import Rect, Surface

from game.table.drawing import cloth, tabletops, text
from game.table.drawing.keeping import kept
from game.table.messages import Messages

Colour = tuple[int, int, int]

WIDTH, HEIGHT = 1920, 1080
SMALL, BODY, LARGE, HEADING, TITLE = 19, 23, 28, 38, 120


@dataclass(frozen=True)
class Palette:
    felt_veil: Colour
    panel: Colour
    panel_high: Colour
    edge: Colour
    ink: Colour  # text on panels
    quiet: Colour  # secondary text, still 4.5:1 on panels
    gold: Colour
    gold_dark: Colour
    green: Colour  # the action that is meant
    green_high: Colour
    red: Colour
    legal: Colour
    target: Colour
    warn: Colour


FELT = Palette(
    felt_veil=(4, 10, 9),
    panel=(20, 31, 30),
    panel_high=(33, 48, 46),
    edge=(74, 96, 88),
    ink=(240, 233, 214),
    quiet=(176, 187, 174),
    gold=(240, 208, 128),
    gold_dark=(150, 116, 52),
    green=(36, 92, 76),
    green_high=(46, 112, 91),
    red=(196, 70, 54),
    legal=(126, 232, 160),
    target=(255, 128, 92),
    warn=(255, 190, 110),
)
CONTRAST = Palette(
    felt_veil=(0, 0, 0),
    panel=(0, 0, 0),
    panel_high=(26, 26, 26),
    edge=(235, 235, 235),
    ink=(255, 255, 255),
    quiet=(226, 226, 226),
    gold=(255, 226, 64),
    gold_dark=(200, 170, 30),
    green=(0, 70, 44),
    green_high=(0, 104, 66),
    red=(255, 96, 80),
    legal=(90, 255, 140),
    target=(255, 140, 60),
    warn=(255, 210, 90),
)
SKY = replace(
    FELT,
    green=(24, 78, 120),
    green_high=(34, 98, 146),
    red=(213, 94, 0),
    legal=(96, 196, 255),
    target=(255, 168, 40),
    warn=(250, 232, 110),
)
"""For eyes that confuse red and green: what may be done is blue, what is aimed at orange."""
ROSE = replace(
    FELT,
    gold=(255, 196, 190),
    gold_dark=(160, 92, 92),
    legal=(120, 240, 230),
    target=(255, 92, 104),
    warn=(255, 168, 168),
)
"""For eyes that confuse blue and yellow: turquoise and red, and rose in place of gold."""
THEMES = {"felt": FELT, "contrast": CONTRAST, "sky": SKY, "rose": ROSE}
VELLUM = Palette(
    felt_veil=(10, 6, 3),
    panel=(33, 23, 15),
    panel_high=(56, 41, 27),
    edge=(122, 94, 60),
    ink=(247, 237, 214),
    quiet=(200, 183, 153),
    gold=(246, 209, 126),
    gold_dark=(152, 112, 52),
    green=(38, 84, 62),
    green_high=(50, 104, 77),
    red=(184, 62, 44),
    legal=(152, 230, 148),
    target=(255, 128, 92),
    warn=(255, 190, 110),
)
"""Walnut, brass and candlelight."""
OWN = {"vellum": VELLUM}
"""What a game can have in place of the usual palette; who chose another one keeps it."""
LOOKS = THEMES | OWN
USUAL = "felt"


def shown(chosen: str, own: str) -> str:
    """The palette that is seen where a person chose one and the game has one of its `own`, if any."""
    return own if own and chosen == USUAL else chosen


@dataclass(frozen=True)
class Ui:
    """The window's measure, words and colours, handed to everything that draws."""

    size: tuple[int, int]
    scale: float
    say: Messages
    theme: str = "felt"
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
        return LOOKS[self.theme]

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


def ground(ui: Ui) -> Surface:
    """What lies under a scene that is no match: the cloth, or where a game has a palette of its own its desk."""
    return tabletops.desk(*ui.size) if ui.theme in OWN else cloth.felt(*ui.size)


def mix(a: Colour, b: Colour, part: float) -> Colour:
    return (
        round(a[0] + (b[0] - a[0]) * part),
        round(a[1] + (b[1] - a[1]) * part),
        round(a[2] + (b[2] - a[2]) * part),
    )


@kept(2)
def plate(
    w: int, h: int, top: Colour, bottom: Colour, edge: Colour, radius: int, border: int = 2, alpha: int = 255
) -> Surface:
    """A rounded plate with a gradient, a light upper rim and a smooth edge."""
    corner = radius + border + 1
    narrow = min(w, 2 * corner + 1)
    drawn = _plate(narrow, h, top, bottom, edge, radius, border, alpha)
    return drawn if narrow == w else _widened(drawn, w, corner)


def _plate(w: int, h: int, top: Colour, bottom: Colour, edge: Colour, radius: int, border: int, alpha: int) -> Surface:
    """Drawn three times as large, which takes nine times the memory."""
    z = 3
    big = Surface((w * z, h * z), pygame.SRCALPHA)
    gradient = Surface((1, max(2, h)), pygame.SRCALPHA)
    for y in range(gradient.get_height()):
        gradient.set_at((0, y), (*mix(top, bottom, y / max(1, h - 1)), alpha))
    fill = pygame.transform.scale(gradient, (w * z, h * z))
    mask = Surface((w * z, h * z), pygame.SRCALPHA)
    pygame.draw.rect(mask, (255, 255, 255, 255), mask.get_rect(), border_radius=radius * z)
    fill.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
    big.blit(fill, (0, 0))
    if border:
        pygame.draw.rect(big, (*edge, 255), big.get_rect(), border * z, border_radius=radius * z)
        inner = big.get_rect().inflate(-2 * border * z, -2 * border * z)
        shine = Surface(big.get_size(), pygame.SRCALPHA)
        pygame.draw.rect(shine, (255, 255, 255, 26), inner, z, border_radius=max(1, radius - border) * z)
        big.blit(shine, (0, 0))
    return pygame.transform.smoothscale(big, (w, h))


def _widened(drawn: Surface, w: int, corner: int) -> Surface:
    """`drawn`, whose columns between its corners are all the same, as wide as `w`."""
    h = drawn.get_height()
    wide = Surface((w, h), pygame.SRCALPHA)
    wide.fill((0, 0, 0, 0))
    copied = pygame.BLEND_RGBA_ADD  # onto nothing
    wide.blit(drawn, (0, 0), (0, 0, corner, h), special_flags=copied)
    wide.blit(drawn, (w - corner, 0), (drawn.get_width() - corner, 0, corner, h), special_flags=copied)
    between = pygame.transform.scale(drawn.subsurface((corner, 0, 1, h)), (w - 2 * corner, h))
    wide.blit(between, (corner, 0), special_flags=copied)
    return wide


@kept(1)
def outline(w: int, h: int, colour: Colour, radius: int, width: int) -> Surface:
    corner = max(radius, width) + 1
    narrow = min(w, 2 * corner + 1)
    drawn = _outline(narrow, h, colour, radius, width)
    return drawn if narrow == w else _widened(drawn, w, corner)


def _outline(w: int, h: int, colour: Colour, radius: int, width: int) -> Surface:
    z = 3
    big = Surface((w * z, h * z), pygame.SRCALPHA)
    big.fill((*colour, 0))
    pygame.draw.rect(big, (*colour, 255), big.get_rect(), width * z, border_radius=radius * z)
    return pygame.transform.smoothscale(big, (w, h))


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
    surface.blit(plate(rect.w, rect.h, look.panel_high, look.panel, look.edge, r, max(1, ui.u(2)), alpha), rect.topleft)


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
    for cached in (plate, outline, veil, _rule):
        cached.cache_clear()
