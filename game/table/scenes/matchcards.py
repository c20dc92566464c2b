"""A played match as a picture: the cards of its decks side by side, the winner's in the light, who played, a ribbon."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from pygame import Rect, Surface

from game.table import pieces, theme
from game.table.analysing import curve
from game.table.analysing.leading import Mark
from game.table.drawing import cloth, portraits, printed, symbols, text
from game.table.drawing.portraits import Likeness
from game.table.library import Card, Library
from game.table.theme import Ui

CARD = 108
"""How high a card is, in design units."""
WREATH = "laurel-crown"
SHADE = (92, 92, 104)
"""What those who did not win are dimmed with."""
FACE = 52
SPARK = (210, 84)
"""How wide and high the curve of a match is in its row."""
RIBBON = (236, 50)
ENDS = 3.1
"""How much of a ribbon its ends take, by its height."""
LEAST = 700
"""A narrower row has no room for cards."""


@dataclass(frozen=True)
class Told:
    """What a row says of a match."""

    names: str
    decks: str
    note: str
    outcome: str
    tone: theme.Colour
    date: str
    likes: Sequence[Likeness | None] = ()
    """Who played, None while their faces are not drawn yet."""
    marks: Sequence[Mark] = ()
    """How it went, where that is known."""
    seats: Sequence[int] = ()


def row(surface: Surface, ui: Ui, told: Told, box: Rect, left: int) -> None:
    """From `left` on who played with which decks and when; the curve where there is one; how it came out."""
    right = box.right - ui.u(24)
    if box.w <= ui.u(LEAST):
        _narrow(surface, ui, told, Rect(left, box.y, right - left, box.h))
        return
    if told.outcome:
        long = text.measure(told.outcome, ui.u(19), "body", bold=True)[0] + round(ui.u(RIBBON[1]) * ENDS)
        band = Rect(0, 0, max(ui.u(RIBBON[0]), min(long, ui.u(330))), ui.u(RIBBON[1]))
        band.midright = right, box.centery
        ribbon(surface, ui, told.outcome, told.tone, band)
        right = band.left - ui.u(14)
    if len(told.marks) > 1 and right - left > ui.u(SPARK[0] + 300):
        field = Rect(0, 0, ui.u(SPARK[0]), ui.u(SPARK[1]))
        field.midright = right, box.centery
        spark(surface, ui, told, field)
        right = field.left - ui.u(16)
    x, room = left, right - left
    top = faces(surface, ui, told.likes, x, box.y + ui.u(12)) if told.likes else x
    wide = max(8, right - top)
    names = text.fit(told.names, ui.u(26), ui.look.ink, wide, bold=True, least=0.7)
    if text.measure(told.names, ui.u(26) * 0.7, "body", bold=True)[0] > wide:
        names = text.render(told.names, max(12, ui.u(19)), ui.look.ink, "body", wide, bold=True)
    surface.blit(names, names.get_rect(midleft=(top, box.y + ui.u(12 + FACE / 2))))
    decks = text.fit(told.decks, max(12, ui.u(21)), ui.look.ink, max(8, room), least=0.7)
    surface.blit(decks, (x, box.y + ui.u(68)))
    note = text.fit(told.note, max(12, ui.u(18)), ui.look.quiet, max(8, room), least=0.7)
    surface.blit(note, (x, box.y + ui.u(97)))


def _narrow(surface: Surface, ui: Ui, told: Told, room: Rect) -> None:
    low = room.bottom - ui.u(44)
    names = text.fit(told.names, ui.u(25), ui.look.ink, room.w, bold=True, least=0.6)
    surface.blit(names, (room.x, room.y + ui.u(14)))
    decks = text.fit(told.decks, max(12, ui.u(20)), ui.look.ink, room.w, least=0.6)
    surface.blit(decks, (room.x, room.y + ui.u(50)))
    mark = text.fit(told.outcome, ui.u(21), told.tone, room.w // 2, bold=True, least=0.7)
    surface.blit(mark, mark.get_rect(topright=(room.right, low)))
    below = text.fit(told.date if told.outcome else told.note, max(12, ui.u(20)), ui.look.quiet,
                     max(8, room.w - mark.get_width() - ui.u(12)), least=0.7)  # fmt: skip
    surface.blit(below, (room.x, low))


def faces(surface: Surface, ui: Ui, likes: Sequence[Likeness | None], x: int, y: int) -> int:
    """Side by side, more than two of them one over another; gives where words may begin."""
    px = ui.u(FACE)
    step = px + ui.u(6) if len(likes) <= 2 else px * 7 // 10
    for like in likes:
        if like is not None:
            surface.blit(portraits.portrait(like, px), (x, y))
        x += step
    return x - step + px + ui.u(14)


def spark(surface: Surface, ui: Ui, told: Told, field: Rect) -> None:
    """The curve of the look back, in a well."""
    well, look = field.inflate(ui.u(8), ui.u(8)), ui.look
    dark = theme.mix(look.panel, (0, 0, 0), 0.6) if sum(look.panel) < 384 else theme.mix(look.panel, look.ink, 0.82)
    surface.blit(theme.plate(well.w, well.h, dark, dark, look.edge, ui.u(6), 1), well)
    surface.blit(curve.small(ui, field.size, told.marks, told.seats), field)


def hand(
    surface: Surface, ui: Ui, library: Library, cards: Sequence[Card | None], won: Collection[int], box: Rect
) -> int:
    """The cards of the seats at the left of `box`, backs where one is None; gives where they end, in pixels."""
    high = ui.u(CARD)
    wide = round(high * printed.RATIO)
    step = wide + ui.u(10) if len(cards) <= 2 else round(wide * 0.72)
    x, y = box.x + ui.u(24), box.centery - high // 2
    for seat, card in enumerate(cards):
        drawn = (
            cloth.back(wide, high, library.back)
            if card is None
            else pieces.turned(pieces.face_of(library, card, ui), high, 0)
        )
        place = Rect(x, y, wide, high)
        pieces.paint_shadow(surface, ui, place, 3, 8)
        surface.blit(drawn if seat in won else pieces.faint(drawn, SHADE), place)
        if seat in won and len(won) < len(cards):
            sign = symbols.icon(WREATH, ui.u(38), ui.look.gold)
            spot = sign.get_rect(center=(place.right - ui.u(12), place.bottom - ui.u(10)))
            surface.blit(symbols.icon(WREATH, ui.u(38), (20, 12, 4)), spot.move(ui.u(2), ui.u(2)))
            surface.blit(sign, spot)
        x += step
    return x - step + wide


def ribbon(surface: Surface, ui: Ui, words: str, tone: theme.Colour, box: Rect) -> None:
    """How it came out, in the colour that says it."""
    hue = {ui.look.legal: "leaf", ui.look.target: "scarlet", ui.look.warn: "brass"}.get(tone, "plain")
    surface.blit(theme.ribbon(ui, box.w, box.h, hue), box)
    room = round(box.w - box.h * ENDS)
    drawn = text.fit(words, ui.u(22), (255, 246, 224), room, bold=True, least=0.6)
    surface.blit(drawn, drawn.get_rect(center=(box.centerx, box.y + round(box.h * 0.43))))
