"""What hovers over cards in play: how many lie on a pile, which of them a payment would use, damage that waits, and who
is about to die."""

from __future__ import annotations

from collections.abc import Collection

from pygame import Rect, Surface

from game.table import pieces, theme
from game.table.drawing import badges, symbols, text
from game.table.layout import heaps
from game.table.match import lying, places
from game.table.match.record import MatchTable
from game.table.theme import Ui

COUNT, CHIP = 34, 46
"""The height of a number on a pile, and of one that hovers, in design units."""
WOUND = ((122, 22, 16), (46, 6, 6), (255, 176, 150))
"""The ground, lower edge and rim of damage that waits."""


def withheld(table: MatchTable, entity: int) -> int:
    """How much damage waits for a card or player."""
    found: dict[int, int] = table.view["table"].get("withheld") or {}
    return found.get(entity, 0)


def is_doomed(table: MatchTable, entity: int) -> bool:
    return entity in (table.view["table"].get("doomed") or ())


def paint(table: MatchTable, ui: Ui, surface: Surface, due: Collection[int]) -> None:
    """`due`: the cards that would be used to pay for what is looked at."""
    used = {*due, *table.used}
    piles = lying.piles(table)
    heaped = {card: cards[0] for cards in piles.values() for card in cards}
    for top in dict.fromkeys(heaped.get(card, card) for card in used):
        _paint_used(table, ui, surface, top, len(used & {*piles.get(top, (top,))}))
    for top, cards in piles.items():
        _paint_count(table, ui, surface, top, len(cards))
    for entity in (*range(len(table.layout.sides)), *table.view["entities"]):
        amount = withheld(table, entity)
        if amount:
            _paint_wound(table, ui, surface, entity, amount)
        if is_doomed(table, entity):
            _paint_doom(table, ui, surface, entity)


def _box(table: MatchTable, ui: Ui, card: int) -> Rect | None:
    pose = table.motion.pose(card)
    return ui.rect(*heaps.outline(pose)) if pose is not None else None


def _paint_count(table: MatchTable, ui: Ui, surface: Surface, top: int, count: int) -> None:
    """At the lower right corner of the pile."""
    box = _box(table, ui, top)
    if box is None:
        return
    px = max(17, ui.u(COUNT))
    drawn = text.render(str(count), px * 0.82, ui.look.ink, "figure", bold=True)
    plate = Rect(0, 0, max(px, drawn.get_width() + px // 2), px)
    plate.bottomright = box.right + px // 5, box.bottom + px // 6
    look = ui.look
    ground = theme.plate(plate.w, plate.h, look.panel_high, look.panel, look.gold, px // 2, max(1, ui.u(2)), 245)
    surface.blit(ground, plate)
    surface.blit(drawn, drawn.get_rect(center=plate.center))


def _paint_used(table: MatchTable, ui: Ui, surface: Surface, top: int, count: int) -> None:
    """A rim of gold, and how many of the pile are used."""
    box = _box(table, ui, top)
    if box is None:
        return
    wide = max(2, ui.u(5))
    for grown, alpha in ((wide * 3, 90), (wide, 255)):
        ring = theme.outline(box.w + grown, box.h + grown, ui.look.gold, ui.u(14), wide).copy()
        ring.set_alpha(alpha)
        surface.blit(ring, ring.get_rect(center=box.center))
    px = max(20, ui.u(CHIP))
    disc = symbols.disc(round(px * 0.62), ui.look.gold, 255, 0.9)
    surface.blit(disc, disc.get_rect(center=box.center))
    number = symbols.figure(f"−{count}", px * 0.6, (255, 255, 255), (60, 36, 6))
    surface.blit(number, number.get_rect(center=box.center))


def _paint_wound(table: MatchTable, ui: Ui, surface: Surface, entity: int, amount: int) -> None:
    """Damage that waits hovers over the upper edge, until it is dealt."""
    edge = places.upper_edge(table, ui, entity)
    if edge is None:
        return
    px = max(22, ui.u(CHIP))
    number = text.render(f"−{amount}", px * 0.72, (255, 236, 224), "figure", bold=True)
    drop = symbols.icon("droplets", round(px * 0.62), WOUND[2])
    box = Rect(0, 0, number.get_width() + drop.get_width() + px // 2, px)
    box.midtop = edge[0], edge[1] + px // 5
    if table.is_player(entity):  # beside the name
        plate = ui.rect(*table.side(entity).plate)
        box.topright = plate.right - ui.u(6), plate.top + ui.u(5)
    pieces.paint_shadow(surface, ui, box, 4, 10)
    surface.blit(theme.plate(box.w, box.h, WOUND[0], WOUND[1], WOUND[2], box.h // 2, max(1, ui.u(2)), 245), box)
    surface.blit(drop, drop.get_rect(midleft=(box.x + px // 6, box.centery)))
    surface.blit(number, number.get_rect(midright=(box.right - px // 5, box.centery)))


def _paint_doom(table: MatchTable, ui: Ui, surface: Surface, card: int) -> None:
    """It is about to die, and can still be saved."""
    box = _box(table, ui, card)
    if box is None:
        return
    px = max(24, ui.u(64))
    mark = badges.marker(badges.Marker("tombstone", (240, 232, 220), (60, 16, 14)), px)
    surface.blit(mark, mark.get_rect(center=box.center))
