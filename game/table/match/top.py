"""What the top of the table is drawn from, and what of a match is seen in it: read from layout and view alone."""

from __future__ import annotations

from pygame import Rect

from game.table.drawing import faces, printed
from game.table.drawing.tops.plan import Bed, Ground, Kind, Plan
from game.table.games.layout import Row
from game.table.layout import poses
from game.table.match.record import MatchTable
from game.table.theme import Ui

AIR = (12, 10)
"""Around the cards of a row, in design units."""
RIM = 6
"""So far below the beginning of the hand lies the edge of the table."""


def plan(table: MatchTable, ui: Ui) -> Plan:
    """The top of this table at this size of the window."""
    room, layout = table.room, table.layout
    left, right = (ui.point(x, 0)[0] for x in (room.left, room.right))
    beds: list[Bed] = []
    for number, side in enumerate(layout.sides):
        seat = (table.near + number) % len(layout.sides)
        for row in side.field:
            beds += _beds(table, ui, row, faces.TILE, seat)
        for row in side.piles:
            beds += _beds(table, ui, row, printed.RATIO)
    for row in layout.shared_field:
        beds += _beds(table, ui, row, faces.TILE)
    for row in layout.shared_piles:
        beds += _beds(table, ui, row, printed.RATIO)
    rails = tuple(
        ui.rect(room.left, side.tokens[0] - side.tokens[1] / 2, room.right - room.left, side.tokens[1])
        for side in layout.sides
        if side.tokens
    )
    middle = ui.point(0, room.prompt_y)[1]
    rim = ui.point(0, room.hand_top + RIM)[1]
    return Plan(ui.size, ui.k, left, right, middle, rim, _once(beds), rails, _grounds(table, ui, middle, rim))


def _once(beds: list[Bed]) -> tuple[Bed, ...]:
    """Rows that share a place lie in one bed."""
    return tuple(bed for number, bed in enumerate(beds) if bed not in beds[:number])


def _beds(table: MatchTable, ui: Ui, row: Row, ratio: float, seat: int | None = None) -> list[Bed]:
    """The places that are seen though nothing lies there."""
    if row.places and seat is not None:
        held = table.view["seats"][seat]
        count = 0 if held.get("out") else held[row.places]
        return [Bed(_around(ui, pose.x, pose.y, pose.height * ratio, pose.height), Kind.WELL)
                for pose in poses.spread(row, range(count)).values()]  # fmt: skip
    if row.width:
        wide, high = row.width + 2 * AIR[0], row.height + 2 * AIR[1]
        return [Bed(_around(ui, row.x, row.y, wide, high), Kind.ROW)]
    if not row.empty:
        return []
    frame = table.game.frames.get(row.zone)
    kind = Kind.PILE if frame is None else Kind.WELL
    box = _around(ui, row.x, row.y, row.height * ratio, row.height)
    return [Bed(box, kind, frame.window if frame else "", frame.glyph if frame else "")]


def _around(ui: Ui, x: float, y: float, wide: float, high: float) -> Rect:
    return ui.rect(x - wide / 2, y - high / 2, wide, high)


def _grounds(table: MatchTable, ui: Ui, middle: int, rim: int) -> tuple[Ground, ...]:
    """The part of the table before each player, from the viewer on; none where nothing breaks off."""
    made, layout, room = table.game.tabletop, table.layout, table.room
    if not made.pieces:
        return ()
    found = []
    for number, side in enumerate(layout.sides):
        seat = (table.near + number) % len(layout.sides)
        row = side.field[0]
        alone = not number or len(layout.sides) == 2
        wide = room.right - room.left if alone else row.width + 2 * AIR[0]
        box = ui.rect(row.x - wide / 2, 0, wide, 0)
        box.y, box.h = (0, middle) if number else (middle, rim - middle)
        count = table.view["seats"][seat].get(made.pieces, 0)
        lies = poses.spread(row, range(2)).values()
        half = poses.card_width(row) / 2 + 2 * AIR[0]
        clear = ui.point(min(pose.x for pose in lies) - half, 0)[0], ui.point(max(pose.x for pose in lies) + half, 0)[0]
        found.append(Ground(box, clear, count, not number))
    return tuple(found)


def gone(table: MatchTable) -> tuple[int, ...]:
    """How many pieces of the ground before each player have broken off, from the viewer on."""
    made, count = table.game.tabletop, len(table.layout.sides)
    if not made.broken:
        return ()
    seats = [table.view["seats"][(table.near + number) % count] for number in range(count)]
    return tuple(min(seat.get(made.broken, 0), seat.get(made.pieces, 0)) for seat in seats)


def lit(table: MatchTable) -> frozenset[str]:
    """The figures that shine: of every kind of card that lies open in play, whoever looks."""
    figures = table.game.tabletop.figures
    return frozenset(
        entity["kind"]
        for entity in table.view["entities"].values()
        if entity["zone"] in table.in_play and not entity["face_down"] and entity["kind"] in figures
    )
