"""What a beat of the script shows for a moment: numbers, banners, cards held up, rings, bolts and ghosts."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Any, Literal

import pygame
from pygame import Surface

from game.table import pieces, theme
from game.table.drawing import faces, glints, strips, symbols, text
from game.table.layout import poses
from game.table.layout.poses import Pose
from game.table.match import nameplates, places
from game.table.match.motion import between, ease
from game.table.match.record import MatchTable
from game.table.theme import Ui

NUMBER = 0.95
"""How long a number is seen, in seconds."""
STACKED = 1.15
"""How far from each other several numbers stand on the same card, of their size."""
BOUNCES, LARGE = 0.32, 1.6
"""In which a number bounces in, and how large it comes, of its size."""

BAND, BAND_LEAST, BAND_WIDE = 108, 620, 1500
"""Of what is announced across the table: how high, and how wide at least and at the most, in design units."""
BAND_LETTERS = 46
"""The size of its words, of that height."""
GLINTS = 0.1
"""When the glint sets out over a banner, in seconds after it came."""


def number(table: MatchTable, target: int, words: str, colour: theme.Colour, size: int = 64) -> None:
    """`size` in design units. On a player it stands over the face, and several at once stand above each other."""
    at, key = places.home(table, target), ("number", target)
    if at is None:
        return
    above = (1 if at[1] > poses.HEIGHT / 3 else -1) * table.motion.shows(key) * STACKED * size

    def draw(surface: Surface, ui: Ui, t: float) -> None:
        x, y = nameplates.face_box(table, ui, target).center if table.is_player(target) else ui.point(*at)
        _paint_number(ui, surface, words, colour, (x, y - ui.u(above)), size, t, table.motion.reduced)

    table.motion.show(NUMBER, draw, key)


def _paint_number(
    ui: Ui, surface: Surface, words: str, colour: theme.Colour, at: tuple[int, int], size: int, t: float, still: bool
) -> None:
    """Figures that bounce in and rise from a card."""
    px = ui.u(size if still else size * bounce(t * NUMBER)) // 2 * 2
    y = at[1] - round(ui.u(46) * min(1.0, t * 1.4))
    for offset, tone in ((max(2, ui.u(3)), (0, 0, 0)), (0, colour)):
        drawn = text.render(words, px, tone, "figure", bold=True)
        if t > 0.7:
            drawn = drawn.copy()
            drawn.set_alpha(round(255 * (1 - t) / 0.3))
        box = drawn.get_rect(center=(at[0], y)).clamp(surface.get_rect())
        surface.blit(drawn, box.move(offset, offset))


def bounce(passed: float) -> float:
    """How large a number is, of its size, so many seconds after it came: it comes large, springs back and rests."""
    if passed >= BOUNCES:
        return 1.0
    part = passed / BOUNCES
    return 1 + (LARGE - 1) * (1 - part) ** 2 * math.cos(2.5 * math.pi * part)


def banner(table: MatchTable, words: str, length: float) -> None:
    def draw(surface: Surface, ui: Ui, t: float) -> None:
        alpha = 255 if 0.12 < t < 0.8 else round(255 * (t / 0.12 if t <= 0.12 else (1 - t) / 0.2))
        drawn, shines = band(ui, words), not (table.motion.reduced or ui.is_plain)
        box = drawn.get_rect(center=ui.point(960, 381))
        if shines:
            glints.pool(surface, box.center, (box.w + 5 * ui.u(BAND), 4 * ui.u(BAND)), alpha / 255)
        if alpha < 255:
            drawn = drawn.copy()
            drawn.set_alpha(max(0, alpha))
        surface.blit(drawn, box)
        if shines:
            glints.sweep(surface, box, (t * length - GLINTS) / glints.PASSES)

    table.motion.show(length, draw)


@lru_cache(maxsize=6)
def band(ui: Ui, words: str, size: int = BAND_LETTERS) -> Surface:
    """Words of that size, in design units, on what their world writes them on; they stand about the middle of it.

    It is kept as it is: who lets it come or go sets the alpha of a copy.
    """
    high = ui.u(BAND * size / BAND_LETTERS)
    ends = 2 * round(high * strips.ENDS / strips.HIGH)
    drawn = text.fit(words, ui.u(size), ui.look.gold, ui.u(BAND_WIDE) - ends, "title")
    strip = theme.banner(ui, max(ui.u(BAND_LEAST), drawn.get_width() + ends), high)
    above = high - 2 * round(high * strips.MIDDLE / strips.HIGH)
    found = Surface((strip.get_width(), high + above), pygame.SRCALPHA)
    found.blit(strip, (0, above))
    found.blit(drawn, drawn.get_rect(center=found.get_rect().center))
    return found


def reveal(table: MatchTable, entity: dict[str, Any], length: float) -> None:
    """Hold up a card at the right of the middle."""
    pose = poses.held_up(table.room, table.clash is not None)

    def draw(surface: Surface, ui: Ui, t: float) -> None:
        drawn_for = ui.u(table.room.raised)  # in that height the faces of decks are drawn ahead of time
        face = pieces.sized(pieces.live_face(table.words.library, entity, ui), drawn_for, ui.u(pose.height))
        box = face.get_rect(center=ui.point(pose.x, pose.y))
        pieces.paint_shadow(surface, ui, box, 12, 30)
        if t > 0.85:
            face = face.copy()
            face.set_alpha(round(255 * (1 - t) / 0.15))
        surface.blit(face, box)

    table.motion.show(length, draw)


def fly(table: MatchTable, card: int, entity: dict[str, Any], start: Pose, end: Pose) -> None:
    """A card glides from one place to a pile, where it then lies."""

    def draw(surface: Surface, ui: Ui, t: float) -> None:
        face = faces.face(pieces.live_face(table.words.library, entity, ui), max(8, ui.u(start.height)))
        now = between(start, end, ease(t))
        drawn = pygame.transform.smoothscale_by(face, now.height / start.height)
        surface.blit(drawn, drawn.get_rect(center=ui.point(now.x, now.y)))

    table.motion.show(0.34, draw, places.landing(card))


def put_away(table: MatchTable, card: int) -> None:
    """A card of the own hand of which nothing is seen any more glides to the own deck, where it goes in the end."""
    start, entity = table.motion.pose(card), table.view["entities"].get(card)
    if start is not None and entity is not None and not table.motion.reduced:
        fly(table, card, entity, start, places.deck_spot(table, table.near))


def ring(table: MatchTable, card: int, tone: Literal["gold", "legal"] = "gold") -> None:
    """A ring of light about a card or player, in a colour of the theme."""
    at = places.place(table, card)
    if at is None:
        return

    def draw(surface: Surface, ui: Ui, t: float) -> None:
        radius = ui.u(60 + 70 * t)
        colour = ui.look.gold if tone == "gold" else ui.look.legal
        ring = symbols.disc(max(8, radius // 6 * 6), colour, 120).copy()
        ring.set_alpha(round(255 * (1 - t)))
        surface.blit(ring, ring.get_rect(center=ui.point(*at)))

    table.motion.show(0.4, draw)


HEADS, TAILS = "crown", "triquetra"
"""The icons on the sides of a coin."""


def coin(table: MatchTable, fell: str, won: bool) -> None:
    """A coin turns in the middle and falls on a side; below it that side, and whether it was called."""
    words = table.words.say.of("coin", fell, won="yes" if won else "no")

    def draw(surface: Surface, ui: Ui, t: float) -> None:
        at, px = ui.point(960, 340), ui.u(120)
        part = 1.0 if table.motion.reduced else min(1.0, t / 0.5)
        wide = 1.0 if part >= 1 else abs(math.cos(part * math.pi * 5))
        side = fell if part > 0.85 or int(part * 5) % 2 else ("tails" if fell == "heads" else "heads")
        drawn = _coin(side, px)
        drawn = pygame.transform.smoothscale(drawn, (max(2, round(px * wide)), px))
        y = at[1] - round(math.sin(part * math.pi) * ui.u(70))
        surface.blit(drawn, drawn.get_rect(center=(at[0], y)))
        if part >= 1:
            said = text.render(words, ui.u(34), ui.look.gold if won else ui.look.ink, "title")
            box = said.get_rect(midtop=(at[0], at[1] + px // 2 + ui.u(8))).inflate(ui.u(36), ui.u(10))
            theme.panel(surface, ui, box, 240, 12)
            surface.blit(said, said.get_rect(center=box.center))

    table.motion.show(1.5, draw)


@lru_cache(maxsize=8)
def _coin(side: str, px: int) -> Surface:
    body = (
        "<defs>"
        + symbols.radial("gold", "#fff4c0", "#e2b340", "#946410", cx=0.38, cy=0.3, r=0.85)
        + "</defs>"
        + '<circle cx="50" cy="50" r="49" fill="#2a1c04"/><circle cx="50" cy="50" r="46" fill="url(#gold)"/>'
        + '<circle cx="50" cy="50" r="37" fill="none" stroke="#7a5210" stroke-width="2.5" stroke-dasharray="2 3"/>'
    )
    surface = symbols.svg(body, (px, px))
    mark = symbols.icon(HEADS if side == "heads" else TAILS, round(px * 0.52), (84, 54, 6))
    surface.blit(mark, mark.get_rect(center=(px // 2, px // 2)))
    return surface
