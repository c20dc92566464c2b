"""Questions that are answered on the table itself: tokens of the own row, the deck, cards above the hand."""

from __future__ import annotations

from collections.abc import Callable

import pygame
from pygame import Rect, Surface

from game.table import pieces, theme
from game.table.drawing import printed, seals, text
from game.table.drawing.keeping import kept
from game.table.games.interface import Choice, Question
from game.table.layout import poses
from game.table.match import surfaces, topline
from game.table.match.sheets import Desk
from game.table.theme import Ui
from game.table.tree import Node

EDGE, VEIL = 8, 165
"""About the cards that one looks at; how dark the table is behind them, of 255."""
SOFT = 60
"""From how far on it gets lighter towards its edges, in design units."""
INK = (70, 38, 4)
"""Of a number on a seal."""
BAR = 84
"""The height of the bar above cards that one looks at, in design units."""


def asked(desk: Desk) -> Question | None:
    """What is asked in a way of the game's own, on the table itself."""
    build = desk.table.game.asked.get(desk.legal.kind) if desk.legal.mine else None
    return build(desk) if build else None


@kept(1)
def _dark(w: int, h: int, colour: theme.Colour, soft: int) -> Surface:
    """A dark ground that fades towards its sides and its foot."""
    found = Surface((w, h), pygame.SRCALPHA)
    for x in range(w):
        found.fill((*colour, round(VEIL * min(1.0, (min(x, w - 1 - x) + 1) / soft))), (x, 0, 1, h))
    fade = Surface((w, 1), pygame.SRCALPHA)
    for y in range(soft):
        fade.fill((255, 255, 255, round(255 * y / soft)))
        found.blit(fade, (0, h - 1 - y), special_flags=pygame.BLEND_RGBA_MULT)
    return found


def shelf(desk: Desk, question: Question) -> Node:
    """The cards that one looks at, side by side over the table, as large as there is room above the hand."""
    ui, ids, room = desk.ui, question.cards, desk.table.room
    top, bottom = bar_y(ui) + BAR / 2, room.shelf[1]
    high = bottom - top - 2 * EDGE
    step = min(high * printed.RATIO + 24, (room.right - room.left - 2 * EDGE) / len(ids))
    high = min(high, (step - 6) / printed.RATIO)
    wide = step * len(ids) + 2 * EDGE
    box = ui.rect(poses.MIDDLE - wide / 2, top, wide, bottom - top)

    def paint(surface: Surface, node: Node) -> None:
        veiled = ui.rect(room.left - poses.EDGE, 0, room.right - room.left + 2 * poses.EDGE, room.hand_top)
        surface.blit(_dark(veiled.w, veiled.h, ui.look.felt_veil, ui.u(SOFT)), veiled)

    made = Node("shelf", "sheet", box, name=question.words, paint=paint, data="ground")
    for number, card in enumerate(ids):
        x = poses.MIDDLE + (number - (len(ids) - 1) / 2) * step
        rect = ui.rect(x - high * printed.RATIO / 2, (top + bottom - high) / 2, high * printed.RATIO, high)
        made.add(desk.choice_card(card, rect, question.mark))
    return made


def bar_y(ui: Ui) -> float:
    """The middle of the bar above such cards, in design units: below what may be said at the upper edge."""
    return topline.HEIGHT * max(1.0, min(topline.LARGEST, ui.scale)) + BAR / 2 + topline.MARGIN


def stack(ui: Ui, choice: Choice, style: str) -> Callable[[Surface, Node], None]:
    """So many cards of the deck: a back with the number on it."""

    def paint(surface: Surface, node: Node) -> None:
        lit = bool(node.flags & {"hover", "focused"})
        tone = ui.look.gold if choice.kind == "main" else ui.look.warn if choice.kind == "danger" else ui.look.ink
        high = node.rect.h
        back = seals.seal(high) if choice.once else surfaces.back(high, 0.0, style)
        place = back.get_rect(center=node.rect.center)
        if lit:
            pieces.paint_glow(surface, place, ui.look.gold)
        surface.blit(back, place)
        number = text.render(str(choice.number), round(high * 0.62), INK if choice.once else tone, "figure", bold=True)
        if choice.once:
            surface.blit(number, number.get_rect(center=place.center))
            return
        plate = Rect(0, 0, round(place.w * 0.86), round(high * 0.66))
        plate.center = place.center
        surface.blit(
            theme.plate(plate.w, plate.h, (10, 12, 14), (6, 7, 8), tone, ui.u(10), max(1, ui.u(2)), 225), plate
        )
        surface.blit(number, number.get_rect(center=place.center))

    return paint
