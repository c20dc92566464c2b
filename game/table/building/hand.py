"""A sample hand, on a sheet: the cards with which the deck would begin, dealt again as often as one likes."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from game.records.openinghand import opening_hand
from game.table import pieces, theme, widgets
from game.table.building.making import Making
from game.table.drawing import faces
from game.table.drawing.printed import RATIO
from game.table.tree import Node

if TYPE_CHECKING:
    from game.table.library import Card

HIGH = 420
"""Of a card, design units."""
AGAIN = (pygame.K_SPACE, pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_h)
"""Keys that deal another hand while the sheet is open and the mouse in use."""


class Hand:
    def __init__(self, making: Making) -> None:
        self.making = making
        self.cards: list[Card] = []
        """Those of the hand; none while the sheet is closed."""

    def deal(self) -> None:
        """A hand of the deck as it is now, another one each time."""
        draft = self.making.draft
        seed = random.SystemRandom().randrange(1 << 31)
        known = draft.library.cards
        found = opening_hand(draft.library.printed, draft.counts, seed) if draft.counts else []
        self.cards = [known[card] for card in found if card in known]
        if not self.cards:
            self.making.stage.tell(self.making.ui.say("build-hand-empty"))
        self.making.stage.touch()

    def close(self) -> None:
        self.cards = []
        self.making.stage.touch()

    def sheet(self) -> Node:
        ui, say = self.making.ui, self.making.ui.say
        ground, room = widgets.dialog(ui, "hand-sheet", say("build-hand-title"), 1720, 760)
        box, gap, number = ground.children[0], ui.u(16), len(self.cards)
        foot = Rect(0, 0, ui.s(260), ui.s(56))
        foot.bottomright = (room.centerx - gap // 2, room.bottom)
        words = Rect(room.x, foot.top - ui.s(44), room.w, ui.s(32))
        high = min(ui.u(HIGH), words.top - ui.s(12) - room.y, round(((room.w + gap) / number - gap) / RATIO))
        wide = round(high * RATIO)
        x = room.centerx - (number * (wide + gap) - gap) // 2
        y = room.y + (words.top - ui.s(12) - room.y - high) // 2
        for place, card in enumerate(self.cards):
            box.add(self._card(place, card, Rect(x + place * (wide + gap), y, wide, high)))
        told = say("build-hand-told", count=number)
        box.add(widgets.label(ui, "hand-told", told, words, theme.BODY, ui.look.quiet, "center"))
        box.add(widgets.button(ui, "hand-again", say("build-hand-again"), foot, self.deal, "main",
                               say("build-hand-again-hint")))  # fmt: skip
        foot = foot.move(foot.w + gap, 0)
        box.add(widgets.button(ui, "close", say("close"), foot, self.close, "plain"))
        return ground

    def _card(self, place: int, card: Card, rect: Rect) -> Node:
        making = self.making
        face = pieces.face_of(making.draft.library, card, making.ui)

        def paint(surface: Surface, node: Node) -> None:
            pieces.paint_shadow(surface, making.ui, node.rect, 8, 22)
            surface.blit(faces.face(face, node.rect.h), node.rect)

        return Node(
            "card", f"hand-{place}", rect, card.name[making.ui.say.language], paint=paint, zoom=card.id, data=card
        )

    def takes(self, event: pygame.Event) -> bool:
        if event.key in AGAIN and (not self.making.stage.keyboard or self.making.stage.focus is None):
            self.deal()
            return True
        return False
