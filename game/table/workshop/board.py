"""The board of the workshop: for each seat and for the table its zones with their cards, small, on one sheet."""

from __future__ import annotations

from collections.abc import Callable
from itertools import groupby

import pygame
from pygame import Rect, Surface

from game.records.scenarios.facts import FACE_DOWN
from game.records.scenarios.handling import Spot
from game.table import pieces, theme, widgets
from game.table.browsing.shelf import ring
from game.table.drawing import cloth, faces, text
from game.table.drawing.printed import RATIO
from game.table.games.layout import SHARED
from game.table.tree import Node
from game.table.workshop import names
from game.table.workshop.arranging import LEAST_CARD, MOST_CARD, Arranging, Place

TITLE, HEAD, PAD, GAP = 32, 48, 8, 10
"""Heights of the line above a zone and of a seat's line; room within and between zones."""
WIDE_ZONE = 4
"""So much wider than a pile is a zone in which cards lie side by side."""
LEAST_STEP = 5


def show(arranging: Arranging, rect: Rect) -> Node:
    """The window onto the board, which is as high as it is."""
    ui = arranging.ui
    rows = _rows(arranging, rect)
    content = sum(ui.u(high + GAP) for high, _, _ in rows)
    most = max(0, content - rect.h)
    arranging.board_offset = max(0, min(arranging.board_offset, most))

    def move(offset: int) -> None:
        arranging.board_offset = offset

    area = widgets.scroll(ui, "board", rect, content, arranging.board_offset, move, ui.say("bench-board"))
    arranging.places.clear()
    y = rect.y - arranging.board_offset
    for high, seat, zones in rows:
        box = Rect(rect.x, y, rect.w - ui.u(16), ui.u(high))
        if zones:
            area.add(*_zones(arranging, seat, zones, box))
        else:
            area.add(_seat(arranging, seat, box))
        y += ui.u(high + GAP)
    return area


def _rows(arranging: Arranging, rect: Rect) -> list[tuple[int, int, list[str]]]:
    """The height of each row, whose it is, and its zones; without zones it is the line of a seat."""
    bench, library = arranging.bench, arranging.library
    rows = list[tuple[int, list[str]]]()
    seats = range(len(bench.board.sides))
    for seat in seats:
        field, others = names.shown_zones(bench, library, seat)
        rows += [(seat, []), (seat, field), (seat, others)]
    field, others = names.shown_zones(bench, library, SHARED)
    if field or others:
        rows.append((SHARED, [*field, *others]))
    zones = sum(bool(zones) for _, zones in rows)
    room = rect.h / arranging.ui.k - len(seats) * (HEAD + GAP)
    arranging.card_high = max(LEAST_CARD, min(MOST_CARD, int(room / zones) - GAP - TITLE - 2 * PAD))
    high = TITLE + arranging.card_high + 2 * PAD
    return [(high if zones else HEAD, seat, zones) for seat, zones in rows]


def _seat(arranging: Arranging, seat: int, rect: Rect) -> Node:
    """Its name and numbers; a press shows them to be changed."""
    ui, say, bench = arranging.ui, arranging.ui.say, arranging.bench
    shown = bench.shown(seat)
    parts = [f"{say.of('stat', stat)} {shown.stats[stat]}" for stat in bench.stats_of(seat)]
    numbers = [(names.called(say, "number", word), bench.number(seat, word)) for word in bench.game.board.numbers]
    for word, group in bench.game.board.groups.items():
        numbers += [(names.in_group(say, word, name), bench.number(seat, word, name)) for name in group]
    parts += [f"{name} {number}" for name, number in numbers if number]
    active = bench.board.active == seat
    turn = say("bench-active") if active else ""
    words = " · ".join(parts)
    on = arranging.chosen == seat
    node = widgets.button(ui, f"seat-{seat}", names.player(seat), rect, lambda: arranging.choose(seat), "plain",
                          say("bench-seat-hint"), selected=on, value=f"{turn} {words}".strip())  # fmt: skip

    def paint(surface: Surface, node: Node) -> None:
        ink = widgets.paint_plate(surface, ui, node, "main" if active else "plain")
        x, px = node.rect.x + ui.u(16), max(12, ui.u(22))
        name = text.render(names.player(seat), max(12, ui.u(26)), ui.look.gold, "title", bold=True)
        surface.blit(name, name.get_rect(midleft=(x, node.rect.centery)))
        x += name.get_width() + ui.u(14)
        if turn:
            drawn = text.render(turn, px, ui.look.legal, bold=True)
            surface.blit(drawn, drawn.get_rect(midleft=(x, node.rect.centery)))
            x += drawn.get_width() + ui.u(14)
        told = text.fit(words, px, ink, max(20, node.rect.right - x - ui.u(16)), least=0.6)
        surface.blit(told, told.get_rect(midleft=(x, node.rect.centery)))

    node.paint = paint
    return node


def _zones(arranging: Arranging, seat: int, zones: list[str], rect: Rect) -> list[Node]:
    ui = arranging.ui
    weights = [_weight(arranging, seat, zone) for zone in zones]
    room = rect.w - ui.u(GAP) * (len(zones) - 1)
    nodes, x = list[Node](), rect.x
    for zone, weight in zip(zones, weights, strict=True):
        wide = room * weight // sum(weights)
        nodes.append(_zone(arranging, seat, zone, Rect(x, rect.y, wide, rect.h)))
        x += wide + ui.u(GAP)
    return nodes


def _weight(arranging: Arranging, seat: int, zone: str) -> int:
    layout = arranging.library.table.layout(len(arranging.bench.board.sides))
    rows = (*layout.sides[0].field, *layout.shared_field)
    return WIDE_ZONE if zone == layout.hand or any(row.zone == zone and row.width for row in rows) else 1


def _zone(arranging: Arranging, seat: int, zone: str, rect: Rect) -> Node:
    """A zone: a press makes it the one to which cards of the shelf go."""
    say, bench = arranging.ui.say, arranging.bench
    cards = bench.cards_at(seat, zone)
    key = f"{zone}-{seat}"
    on = arranging.target == (seat, zone)
    name = names.called(say, "zone", zone)
    node = Node("zone", f"zone-{key}", rect, name if seat == SHARED else f"{names.player(seat)}: {name}",
                say("cards-count", count=len(cards)), say("bench-zone-hint"),
                {"choose": lambda: arranging.aim(seat, zone)}, {"selected"} if on else set(), clip=True)  # fmt: skip
    node.paint = _paint_zone(arranging, name, len(cards), on)
    runs = _runs(arranging, seat, zone)
    spots = _spots(arranging, rect, len(runs))
    arranging.places.append(Place(rect, seat, zone, tuple(
        spot.x + spot.w // 2 for spot, (_, number) in zip(spots, runs, strict=True) for _ in range(number)
    )))  # fmt: skip
    for spot, (at, number) in zip(spots, runs, strict=True):
        node.add(_card(arranging, (seat, zone, at), number, spot))
    return node


def _runs(arranging: Arranging, seat: int, zone: str) -> list[tuple[int, int]]:
    """From which card on so many equal ones lie beside each other, out of play one for all."""
    cards = arranging.bench.cards_at(seat, zone)
    field = next(kind.field for kind in arranging.bench.game.vocabulary.zones if kind.name == zone)
    if field:
        return [(number, 1) for number in range(len(cards))]
    runs, at = list[tuple[int, int]](), 0
    for card, same in groupby(cards):
        number = len(list(same))
        alone = arranging.library.cards.get(card.card) is not None
        runs += [(at + n, 1) for n in range(number)] if alone and number < 4 else [(at, number)]
        at += number
    return runs


def _spots(arranging: Arranging, rect: Rect, count: int) -> list[Rect]:
    """Where so many cards lie: side by side, or overlapping where there is no room for that."""
    ui = arranging.ui
    high = ui.u(arranging.card_high)
    wide = round(high * RATIO)
    left, room = rect.x + ui.u(PAD), rect.w - 2 * ui.u(PAD)
    step: float = wide + ui.u(PAD)
    if count > 1:
        step = max(min(step, (room - wide) / (count - 1)), ui.u(LEAST_STEP))
    y = rect.y + ui.u(TITLE + PAD)
    return [Rect(round(left + number * step), y, wide, high) for number in range(count)]


def _paint_zone(arranging: Arranging, name: str, count: int, on: bool) -> Callable[[Surface, Node], None]:
    ui = arranging.ui

    def paint(surface: Surface, node: Node) -> None:
        look, box = ui.look, node.rect
        landing = arranging.dragged is not None and box.collidepoint(arranging.spot)
        edge = look.legal if landing else look.gold if on or "hover" in node.flags else look.edge
        ground = theme.plate(box.w, box.h, look.panel, look.panel, edge, ui.u(10), max(1, ui.u(3 if on else 2)), 190)
        surface.blit(ground, box)
        figure = text.render(str(count), max(12, ui.u(21)), look.gold if count else look.quiet, "figure")
        room = box.w - 3 * ui.u(PAD) - figure.get_width()
        drawn = text.fit(name, max(12, ui.u(21)), look.ink if on else look.quiet, max(10, room), bold=on, least=0.6)
        middle = box.y + ui.u(TITLE) // 2 + ui.u(2)
        surface.blit(drawn, drawn.get_rect(midleft=(box.x + ui.u(PAD + 2), middle)))
        surface.blit(figure, figure.get_rect(midright=(box.right - ui.u(PAD + 2), middle)))
        if on and not count:
            words = text.render(ui.say("bench-here"), max(12, ui.u(19)), look.quiet, "italic", box.w - ui.u(24))
            surface.blit(words, words.get_rect(center=(box.centerx, box.centery + ui.u(TITLE) // 2)))

    return paint


def _card(arranging: Arranging, spot: Spot, number: int, rect: Rect) -> Node:
    ui, bench = arranging.ui, arranging.bench
    card = bench.cards_at(spot[0], spot[1])[spot[2]]
    name = names.card(arranging.library, ui.say, card.card)
    on = arranging.chosen == spot
    node = Node(
        "board-card", f"on-{spot[1]}-{spot[0]}-{spot[2]}", rect, name, f"×{number}" if number > 1 else "",
        ui.say("bench-card-hint"), {"choose": lambda: arranging.choose(None if on else spot),
                                    "remove": lambda: arranging.remove(spot)},
        {"selected"} if on else set(), zoom=card.card if card.card in arranging.library.cards else None, data=spot,
    )  # fmt: skip
    node.paint = _paint_card(arranging, number, on)
    return node


def _paint_card(arranging: Arranging, number: int, on: bool) -> Callable[[Surface, Node], None]:
    def paint(surface: Surface, node: Node) -> None:
        ui, look = arranging.ui, arranging.ui.look
        surface.blit(picture(arranging, node.data, node.rect.h), node.rect)
        if on or node.flags & {"hover", "held"}:
            ring(ui, surface, node.rect, look.legal if on else look.gold, 4 if on else 3)
        if number > 1:
            drawn = text.render(f"×{number}", max(12, ui.u(24)), look.ink, "figure", bold=True)
            box = drawn.get_rect(center=node.rect.center).inflate(ui.u(18), ui.u(8))
            pygame.draw.rect(surface, look.panel, box, border_radius=ui.u(8))
            surface.blit(drawn, drawn.get_rect(center=box.center))

    return paint


def picture(arranging: Arranging, spot: Spot, high: int) -> Surface:
    """The card as it stands there; a back for one that does nothing, or that lies face down."""
    library, bench = arranging.library, arranging.bench
    card = bench.cards_at(spot[0], spot[1])[spot[2]]
    printed = library.cards.get(card.card)
    if printed is None or card.said.get(FACE_DOWN):
        return cloth.back(round(high * RATIO), high, library.back)
    entity = bench.entity(spot)
    face = pieces.live_face(library, entity, arranging.ui) if entity else pieces.face_of(library, printed, arranging.ui)
    return faces.face(face, high)
