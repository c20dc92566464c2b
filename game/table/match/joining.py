"""What is put together on the table, drawn over its cards: lines between those that are joined, and what each gets."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame
from pygame import Rect, Surface

from game.table import theme
from game.table.drawing import text
from game.table.match import parts, places
from game.table.match.intents import Do, Share
from game.table.match.record import MatchTable
from game.table.theme import Ui
from game.table.tree import Node

Line = tuple[int, int]
TIP = 16
"""Of the disc at each end of a line, half as wide, in design units."""
SIDE = 50
"""Of the buttons for more and less, in design units."""


def nodes(table: MatchTable, ui: Ui, do: Do) -> list[Node]:
    """What lies over the cards: the lines, and, where something is divided, how much each gets."""
    found = [Node("group", "joined", ui.screen, paint=lambda surface, node: _paint_lines(table, ui, surface))]
    if table.legal.shares and parts.is_on_board(table):
        found += [_share(table, ui, do, to) for to in table.legal.shares]
    return found


def lines(table: MatchTable) -> list[Line]:
    """Who is joined with whom: in the position as it is shown, and as it is chosen so far."""
    facts, entities = table.game.joined, table.view["entities"]
    found = [(i, entity[fact]) for i, entity in entities.items() for fact in facts if entity.get(fact) is not None]
    if table.legal.options and parts.is_on_board(table):
        found += parts.given(table).items()
    return list(dict.fromkeys((i, to) for i, to in found if i != to))


def _chained(table: MatchTable, drawn: list[Line]) -> list[Line]:
    """Those that stand side by side are joined one with the next, and not all with the first."""
    last: dict[int, int] = {}
    found = []
    for one, other in drawn:
        found.append((one, last.get(other, other) if is_beside(table, one, other) else other))
        last[other] = one
    return found


def is_beside(table: MatchTable, one: int, other: int) -> bool:
    """Are both of the same side?"""
    entities = table.view["entities"]
    return bool(entities[one]["controller"] == entities[other]["controller"])


def _paint_lines(table: MatchTable, ui: Ui, surface: Surface) -> None:
    """At both ends stands which group it is, for between both sides a line can lie behind what is asked."""
    drawn, ends = _chained(table, lines(table)), []
    leaders = list(dict.fromkeys(other for one, other in drawn if not is_beside(table, one, other)))
    for one, other in drawn:
        start, end = _edge(table, ui, one, other), _edge(table, ui, other, one)
        if start is not None and end is not None:
            for wide, tone in ((ui.u(13), (0, 0, 0)), (ui.u(7), ui.look.target)):
                pygame.draw.line(surface, tone, start, end, max(2, wide))
            number = leaders.index(other) + 1 if other in leaders else 0
            ends += [(start, number), (end, number)]
    for tip, number in ends:
        half = ui.u(TIP if number else TIP * 0.6)
        pygame.draw.circle(surface, (0, 0, 0), tip, half + 2)
        pygame.draw.circle(surface, ui.look.target, tip, half)
        if not number:
            continue
        words = text.render(str(number), ui.u(1.5 * TIP), (20, 14, 10), "figure", bold=True)
        surface.blit(words, words.get_rect(center=tip))


def _edge(table: MatchTable, ui: Ui, one: int, other: int) -> tuple[int, int] | None:
    """Where the line from one to the other leaves it."""
    start, end = places.spot(table, ui, one), places.spot(table, ui, other)
    if start is None or end is None:
        return None
    crossed = places.box(table, ui, one).clipline(start, end)
    return crossed[1] if crossed else start


# what is divided


def _share(table: MatchTable, ui: Ui, do: Do, to: int) -> Node:
    """How much one gets, between the buttons for less and for more."""
    say, least = ui.say, table.legal.shares[to][0]
    gets, name = parts.given(table).get(to, least), table.log.name(table.words, table.view, to)
    told = say("share", amount=gets)
    side, box = ui.u(SIDE), places.box(table, ui, to)
    row = Rect(0, 0, 3 * side, side)
    row.midbottom = box.centerx, max(box.centery - ui.u(30), box.top + side)  # what comes of it stands in the middle
    made = Node("share", f"share-{to}", row, name=name, value=told)
    for word, by, sign in (("less", -1, "−"), ("more", 1, "+")):
        rect = Rect(row.centerx - side // 2 + by * side, row.y, side, side)
        button = Node("share", f"{word}-{to}", rect, name=say(f"share-{word}", card=name), value=told,
                      actions={word: partial(do, Share(to, by))}, paint=_sign(ui, sign))  # fmt: skip
        if parts.share(table, to, by) is None:
            button.flags.add("disabled")
        made.add(button)

    def paint(surface: Surface, node: Node) -> None:
        theme.panel(surface, ui, node.rect, 235, node.rect.h // 2)
        drawn = text.render(str(gets), round(node.rect.h * 0.8), ui.look.target if gets else ui.look.quiet, "figure",
                            bold=True)  # fmt: skip
        surface.blit(drawn, drawn.get_rect(center=node.rect.center))

    made.paint = paint
    return made


def _sign(ui: Ui, sign: str) -> Callable[[Surface, Node], None]:
    def paint(surface: Surface, node: Node) -> None:
        lit = bool(node.flags & {"hover", "focused"}) and node.enabled
        edge = ui.look.gold if lit else ui.look.edge
        plate = theme.plate(node.rect.w, node.rect.h, (26, 30, 32), (10, 12, 14), edge, node.rect.h // 2,
                            max(1, ui.u(2)), 245)  # fmt: skip
        surface.blit(plate, node.rect)
        tone = (ui.look.gold if lit else ui.look.ink) if node.enabled else ui.look.edge
        drawn = text.render(sign, round(node.rect.h * 0.8), tone, "figure", bold=True)
        surface.blit(drawn, drawn.get_rect(center=node.rect.center))

    return paint
