"""A played match as a picture: the cards of its decks side by side, the winner's in the light, and a ribbon."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from pygame import Rect, Surface

from game.table import pieces, theme
from game.table.drawing import cloth, printed, symbols, text
from game.table.library import Card, Library
from game.table.theme import Ui

CARD = 108
"""How high a card is, in design units."""
WREATH = "laurel-crown"
SHADE = (92, 92, 104)
"""What those who did not win are dimmed with."""


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
    room = round(box.w - box.h * 3.1)
    drawn = text.fit(words, ui.u(22), (255, 246, 224), room, bold=True, least=0.6)
    surface.blit(drawn, drawn.get_rect(center=(box.centerx, box.y + round(box.h * 0.43))))
