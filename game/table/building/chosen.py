"""The deck as far as it is chosen: its name, how many cards, what it lacks, their values as a curve, and its cards."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from game.table import charts, theme, widgets
from game.table.building.code import Code
from game.table.building.hand import Hand
from game.table.building.making import Making
from game.table.building.rows import Rows
from game.table.drawing import symbols, text
from game.table.tree import Act, Node

if TYPE_CHECKING:
    from game.table.library import Card

CURVE, MAKEUP = 160, 30
HEAD, FOOT = 54, 50
"""Heights in design units."""
WIDE = 1.3
"""From this many times its height on, the panel has the list beside the curve."""
BUTTON = 112
"""How wide the buttons beside the heading are."""
SIZES = (22, 20, 18, 16, 14)
"""Of the letters in which is said what the deck lacks, as large as there is room for."""


class Chosen:
    def __init__(self, making: Making, code: Code, hand: Hand, lit: Callable[[], bool]) -> None:
        """`lit`: is a card held over the panel that would go into the deck?"""
        self.making, self.code, self.hand = making, code, hand
        self._lit = lit
        self.rect = Rect(0, 0, 0, 0)
        self.rows = Rows(making)
        self._top = 0
        """From where on the heading stands: below the name, where that stands here."""
        self._beside = False
        """Do the buttons stand at the foot, and not beside the heading?"""

    def prepare(self) -> bool:
        """Draw the picture of a row that is seen; True if the picture changes by it."""
        return self.rows.prepare()

    def show(
        self, rect: Rect, name_in: Callable[[Rect], Node] | None = None,
        feet: Callable[[Rect], Sequence[Node]] | None = None,
    ) -> Node:  # fmt: skip
        """The panel, with the list in the room that is left.

        `name_in` makes the line of its name and `feet` the buttons at its foot, where they stand here.
        """
        ui = self.making.ui
        self.rect = rect
        name = ui.say("build-deck")
        node = Node("group", "chosen", rect, name=name, value=self._heading(), paint=self._paint, data="chosen")
        pad = ui.u(22)
        self._top = rect.y + (ui.u(HEAD + 24) if name_in else 0)
        if name_in:
            node.add(name_in(Rect(rect.x + pad, rect.y + ui.u(20), rect.w - 2 * pad, ui.u(HEAD))))
        low = rect.bottom - ui.u(12)
        if feet:
            low -= ui.u(FOOT + 20)
            node.add(*feet(Rect(rect.x + pad, rect.bottom - ui.u(FOOT + 20), rect.w - 2 * pad, ui.u(FOOT))))
        top = self._top + ui.u(128)
        beside = rect.w > WIDE * rect.h  # the list, which stands below otherwise
        curve = Rect(rect.x + pad, top, (rect.w // 2 if beside else rect.w) - 2 * pad, ui.u(CURVE))
        node.add(self._curve(curve))
        makeup = Rect(curve.x, curve.bottom + ui.u(6), curve.w, ui.u(MAKEUP))
        node.add(*([] if feet else self._buttons(rect)), self._makeup(makeup))
        y = top if beside else makeup.bottom + ui.u(6)
        view = Rect(rect.x + ui.u(10), y, rect.w - ui.u(20), low - y)
        if beside:
            view.x, view.w = rect.centerx, rect.w // 2 - ui.u(10)
        self._beside = bool(feet)
        return node.add(self.rows.show(view, self._rows(), name))

    def _heading(self) -> str:
        draft, say = self.making.draft, self.making.ui.say
        size = draft.library.deck_rules.size
        return say("build-size", has=draft.size, number=size) if size else say("build-cards", has=draft.size)

    def _rows(self) -> list[Card]:
        """Kind by kind, the highest values first."""
        draft = self.making.draft
        return [card for card in draft.library.pool if draft.counts.get(card.id)]

    def _buttons(self, rect: Rect) -> list[Node]:
        """A sample hand and the code of the deck, beside the heading."""
        ui, say = self.making.ui, self.making.ui.say
        there, wide = bool(self.making.draft.counts), ui.u(BUTTON)
        entries = (("hand", self.hand.deal, there), ("code", self.code.toggle, True))
        found, x = list[Node](), rect.right - ui.u(14) - len(entries) * (wide + ui.u(8)) + ui.u(8)
        for key, act, enabled in entries:
            box = Rect(x, rect.y + ui.u(14), wide, ui.u(44))
            found.append(widgets.button(ui, f"deck-{key}", say(f"build-{key}"), box, act, "plain",
                                        say(f"build-{key}-hint"), enabled, size=20))  # fmt: skip
            x += wide + ui.u(8)
        return found

    # the kinds and colours

    def _makeup(self, rect: Rect) -> Node:
        """How many cards there are of each kind, and how many cost each element."""
        ui, library = self.making.ui, self.making.draft.library
        counts = self.making.draft.counts
        kinds = [(ui.say.of("kind", kind), n) for kind, n in library.of_kinds(counts).items() if n]
        paid = library.paid_in(counts)
        words = " · ".join(f"{name} {n}" for name, n in kinds)
        value = ", ".join(f"{ui.say.of('element', element)}: {n}" for element, n in paid.items())

        def paint(surface: Surface, node: Node) -> None:
            right, px = node.rect.right, ui.u(24)
            for element, n in reversed(paid.items()):
                figure = text.render(str(n), max(12, ui.u(19)), ui.look.ink, "figure")
                right -= figure.get_width()
                surface.blit(figure, figure.get_rect(midleft=(right, node.rect.centery)))
                mark = symbols.element(element, px, letter=False)
                right -= px + ui.u(4)
                surface.blit(mark, mark.get_rect(midleft=(right, node.rect.centery)))
                right -= ui.u(12)
            room = max(10, right - node.rect.x)
            drawn = text.fit(words, max(12, ui.u(19)), ui.look.quiet, room, least=0.8)
            surface.blit(drawn, drawn.get_rect(midleft=(node.rect.x, node.rect.centery)))

        return Node("text", "makeup", rect, name=words, value=value, paint=paint)

    # the curve

    def _curve(self, rect: Rect) -> Node:
        making, seeking, library = self.making, self.making.seeking, self.making.draft.library
        counts = library.spread(making.draft.counts)
        labels = [band.label for band in library.bands]
        value = ", ".join(f"{label}: {count}" for label, count in zip(labels, counts, strict=True))
        name, band = seeking.value_name, seeking.sought.band
        return charts.bars(making.ui, "curve", name, rect, labels, counts, value, self._only, band)

    def _only(self, band: int) -> Act:
        seeking = self.making.seeking
        return lambda: seeking.seek(band=None if seeking.sought.band == band else band)

    # the panel

    def _paint(self, surface: Surface, node: Node) -> None:
        making, ui = self.making, self.making.ui
        theme.panel(surface, ui, node.rect, 244)
        if self._lit():
            ring = theme.outline(node.rect.w, node.rect.h, ui.look.legal, ui.u(14), max(2, ui.u(4)))
            surface.blit(ring, node.rect)
        pad, fine = ui.u(22), not making.draft.breaches()
        room = node.rect.w - 2 * pad
        beside = 0 if self._beside else 2 * ui.u(BUTTON + 8) + ui.u(6)
        heading = text.fit(self._heading(), ui.u(30), ui.look.gold, room - beside, "title")
        surface.blit(heading, (node.rect.x + pad, self._top + ui.u(16)))
        words = making.verdict()
        colour = ui.look.legal if fine else ui.look.warn
        fits = [size for size in SIZES if text.measure(words, ui.u(size), "body", room)[1] <= ui.u(58)]
        size = (fits or SIZES[-1:])[0]
        surface.blit(text.render(words, ui.u(size), colour, "body", room), (node.rect.x + pad, self._top + ui.u(60)))
        y = self._top + ui.u(122)
        pygame.draw.line(surface, ui.look.edge, (node.rect.x + pad, y), (node.rect.right - pad, y))
