"""Questions that are answered on the table itself: tokens of the own row, the deck, cards above the hand."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Rect, Surface

from game.table import pieces, theme
from game.table.drawing import printed, text
from game.table.games.interface import Choice, Question
from game.table.layout import poses
from game.table.match import surfaces
from game.table.match.sheets import Desk
from game.table.theme import Ui
from game.table.tree import Node

EDGE = 8


def asked(desk: Desk) -> Question | None:
    """What is asked in a way of the game's own, on the table itself."""
    build = desk.table.game.asked.get(desk.legal.kind) if desk.legal.mine else None
    return build(desk) if build else None


def shelf(desk: Desk, question: Question) -> Node:
    """The cards that one looks at, turned over side by side between the bar and the hand."""
    ui, ids, room = desk.ui, question.cards, desk.table.room
    top, bottom = room.shelf
    high = bottom - top - 2 * EDGE
    step = min(high * printed.RATIO + 24, (room.right - room.left - 2 * EDGE) / len(ids))
    high = min(high, (step - 6) / printed.RATIO)
    wide = step * len(ids) + 2 * EDGE
    box = ui.rect(poses.MIDDLE - wide / 2, top, wide, bottom - top)

    def paint(surface: Surface, node: Node) -> None:
        theme.panel(surface, ui, node.rect, 236, 18)

    made = Node("shelf", "sheet", box, name=question.words, paint=paint, data="ground")
    for number, card in enumerate(ids):
        x = poses.MIDDLE + (number - (len(ids) - 1) / 2) * step
        rect = ui.rect(x - high * printed.RATIO / 2, (top + bottom - high) / 2, high * printed.RATIO, high)
        made.add(desk.choice_card(card, rect, question.mark))
    return made


def stack(ui: Ui, choice: Choice, style: str) -> Callable[[Surface, Node], None]:
    """So many cards of the deck: a back with the number on it."""

    def paint(surface: Surface, node: Node) -> None:
        lit = bool(node.flags & {"hover", "focused"})
        tone = ui.look.gold if choice.kind == "main" else ui.look.warn if choice.kind == "danger" else ui.look.ink
        high = node.rect.h
        back = surfaces.back(high, 0.0, style)
        place = back.get_rect(center=node.rect.center)
        if lit:
            pieces.paint_glow(surface, place, ui.look.gold)
        surface.blit(back, place)
        number = text.render(str(choice.number), round(high * 0.62), tone, "figure", bold=True)
        plate = Rect(0, 0, round(place.w * 0.86), round(high * 0.66))
        plate.center = place.center
        surface.blit(
            theme.plate(plate.w, plate.h, (10, 12, 14), (6, 7, 8), tone, ui.u(10), max(1, ui.u(2)), 225), plate
        )
        surface.blit(number, number.get_rect(center=place.center))

    return paint


def paint_mark(ui: Ui, surface: Surface, box: Rect, mark: str) -> None:
    """On a card of the hand that is picked: what will happen to it, by its message."""
    words = text.fit(ui.say(mark), ui.s(26), ui.look.ink, box.w - ui.u(20), bold=True)
    plate = words.get_rect(center=(box.centerx, box.y + box.h // 4)).inflate(ui.s(26), ui.s(12))
    theme.panel(surface, ui, plate, 240, 8)
    surface.blit(words, words.get_rect(center=plate.center))
