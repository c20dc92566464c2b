"""The cards of a deck as strips of their pictures: kind, name, what they cost, and how many copies as a coin."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from game.table import pieces, theme
from game.table.blocks.listing import WHOLE, Item, Listing
from game.table.building.making import Making
from game.table.drawing import banners, pictures, symbols, text
from game.table.drawing.keeping import kept
from game.table.drawing.pictures import Art
from game.table.tree import Node

if TYPE_CHECKING:
    from game.table.library import Card

ROW, GAP = 42, 4
"""How high a row is, and the room below it, in design units."""
PART = 0.62
"""Of the width of a row, from the right, that its picture takes."""
SHADE = 168
"""How much darker a picture is at its right end, behind the numbers; 255: black."""


@kept(2)
def strip(card: str, art: Art, w: int, h: int) -> Surface:
    """The middle of a picture, which comes out of the dark at the left and is dimmed at the right."""
    drawn = Surface((w, h), pygame.SRCALPHA)
    drawn.blit(pictures.picture(card, art, (w, h)), (0, 0))
    for x in range(w):
        along = x / max(1, w - 1)
        shown = min(1.0, along * 2.2) * (1 - SHADE / 255 * max(0.0, along - 0.45) / 0.55)
        drawn.fill((255, 255, 255, round(255 * shown)), (x, 0, 1, h), special_flags=pygame.BLEND_RGBA_MULT)
    return drawn


class Rows:
    def __init__(self, making: Making) -> None:
        self.making = making
        self.listing = Listing("rows", WHOLE, ROW, GAP)
        self._cards: list[Card] = []

    def show(self, view: Rect, cards: list[Card], name: str) -> Node:
        """The window onto the rows."""
        ui = self.making.ui
        self._cards = cards
        items = [Item(partial(self._row, card)) for card in cards]
        return self.listing.show(ui, view, items, name, ui.say("build-empty"))

    def _row(self, card: Card, rect: Rect) -> Node:
        making, say = self.making, self.making.ui.say
        count = making.draft.counts[card.id]
        return Node(
            "deck-card", f"row-{card.id}", rect, card.name[say.language], str(count), say("build-out"),
            {"remove": lambda: making.remove(card.id)}, paint=self._paint, zoom=card.id, data=card,
        )  # fmt: skip

    # its picture, which takes its time where it is new

    def prepare(self) -> bool:
        for number in self.listing.seen:
            key = self._key(self._cards[number], self.listing.places[number])
            if key is not None and strip.shelf.get(key) is None:
                strip(*key)
                return True
        return False

    def _key(self, card: Card, rect: Rect) -> tuple[str, Art, int, int] | None:
        library = self.making.draft.library
        face = pieces.face_of(library, card, self.making.ui)
        if face.art is None:
            return None
        inner = rect.h - 2 * self._inset
        return f"{library.game}/{card.id}", face.art, max(8, round(rect.w * PART)), max(8, inner)

    @property
    def _inset(self) -> int:
        return max(1, self.making.ui.u(2))

    def _paint(self, surface: Surface, node: Node) -> None:
        ui, library, card = self.making.ui, self.making.draft.library, node.data
        lit = bool(node.flags & {"hover", "focused", "held"})
        look, rect = ui.look, node.rect
        top, edge = (theme.mix(look.panel_high, look.ink, 0.14), look.gold) if lit else (look.panel_high, look.edge)
        surface.blit(theme.plate(rect.w, rect.h, top, look.panel, edge, ui.u(8), 1), rect)
        key = self._key(card, rect)
        if key is not None and strip.shelf.get(key) is not None:
            drawn = strip(*key)
            surface.blit(drawn, (rect.right - self._inset - drawn.get_width(), rect.y + self._inset))
        pad, px = ui.u(8), rect.h - ui.u(10)
        x = rect.x + pad
        mark = pieces.kind_mark(library, card.kind, px, look.gold)
        if mark is not None:
            surface.blit(mark, mark.get_rect(midleft=(x, rect.centery)))
            x += px + pad
        right = self._paint_numbers(surface, node, px)
        size = text.fitting(node.name, ui.u(22), max(10, right - x - pad), bold=True)
        for colour, by in (((0, 0, 0), max(1, ui.u(2))), (look.ink, 0)):
            name = text.fit(node.name, size, colour, max(10, right - x - pad), bold=True)
            surface.blit(name, name.get_rect(midleft=(x + by, rect.centery + by)))

    def _paint_numbers(self, surface: Surface, node: Node, px: int) -> int:
        """From the right: how many copies, the numbers of the card, what it is paid with; gives where they begin."""
        ui, library, card = self.making.ui, self.making.draft.library, node.data
        middle, right = node.rect.centery, node.rect.right - ui.u(10)
        count = self.making.draft.counts.get(card.id, 0)
        if not self.making.draft.single:
            coin = banners.boss(px, ui.world.metal)
            at = coin.get_rect(midright=(right, middle))
            surface.blit(coin, at)
            drawn = text.render(str(count), px * 0.56, ui.look.gold, "figure", bold=True)
            surface.blit(drawn, drawn.get_rect(center=at.center))
            right = at.left - ui.u(10)
        for words, colour in self._figures(card):
            drawn = text.render(words, ui.u(22), colour, "figure", bold=True)
            surface.blit(drawn, drawn.get_rect(midright=(right, middle)))
            right -= max(drawn.get_width(), ui.u(28)) + ui.u(10)
        for element in [e for e in reversed(library.elements) for _ in range(min(1, card.cost.get(e, 0)))]:
            drawn = symbols.element(element, round(px * 0.78), letter=False)
            surface.blit(drawn, drawn.get_rect(midright=(right, middle)))
            right -= drawn.get_width() + ui.u(4)
        return right

    def _figures(self, card: Card) -> list[tuple[str, theme.Colour]]:
        """From the right: the value, and other numbers that stand in its corners."""
        library, look = self.making.draft.library, self.making.ui.look
        found = [(str(library.value(card)), look.gold)]
        if not library.elemental:
            stats = [badge.stat for badge in library.badges_of(card.id) if badge.stat != library.valued]
            found += [(str(card.stats[stat]), look.ink) for stat in stats if stat in card.stats]
        return found
