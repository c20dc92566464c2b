"""How a match went, at its end: the curve over the turns, and below it what each side did."""

from __future__ import annotations

from pygame import Rect, Surface

from game.table import charts, theme
from game.table.drawing import text
from game.table.match import coming, outcome, persons
from game.table.match.chronicle import Chronicle
from game.table.match.record import MatchTable
from game.table.playing.session import Play
from game.table.theme import Ui
from game.table.tree import Node

COMES, CURVE_COMES = 0.75, 0.9
"""When the panel and the curve on it begin to come, in seconds."""
MARGIN = 20
ROW, HEADS = 76, 0.7
"""The highest row in design units, and how high the line above the figures is, in rows."""
LOW_ROW = 66
"""Of a row where the rows have a panel of their own."""
ROWS = 0.5
"""How much of the height of the panel the rows take at the most."""
NAME, HOW, GAP = 25, 20, 16
"""Sizes of a name and of how its seat fared, and the room between them."""
FIGURE = 150
"""The widest column of a figure, in design units."""


def panel(table: MatchTable, play: Play, chronicle: Chronicle, ui: Ui, box: Rect) -> list[Node]:
    """The curve and a row for each seat, in `box`."""
    seats = len(table.view["seats"])
    inner = _inside(ui, box)
    row = min(ui.u(ROW), round(ROWS * inner.h / (seats + HEADS)))
    low = inner.bottom - round(row * (seats + HEADS)) - ui.u(8)
    course = Rect(inner.x, inner.y, inner.w, min(ui.u(324), low - ui.u(4) - inner.y))
    return [
        _course(table, play, chronicle, ui, box, course),
        *_table(table, play, chronicle, ui, Rect(inner.x, low, inner.w, row)),
    ]


def course(table: MatchTable, play: Play, chronicle: Chronicle, ui: Ui, box: Rect) -> list[Node]:
    """The curve alone."""
    return [_course(table, play, chronicle, ui, box, _inside(ui, box))]


def table(table: MatchTable, play: Play, chronicle: Chronicle, ui: Ui, box: Rect) -> list[Node]:
    """The rows alone."""
    inner = _inside(ui, box)
    ground = Node("group", "result-table", box)
    ground.paint = coming.coming(table, ui, lambda surface, node: theme.panel(surface, ui, node.rect, 236), COMES)
    row = round(inner.h / (len(table.view["seats"]) + HEADS))
    return [ground, *_table(table, play, chronicle, ui, Rect(inner.x, inner.y, inner.w, row))]


def _inside(ui: Ui, box: Rect) -> Rect:
    return box.inflate(-2 * ui.u(MARGIN), -2 * ui.u(12))


def table_high(seats: int) -> float:
    """Of the rows alone, in design units."""
    return LOW_ROW * (seats + HEADS) + 2 * 12


def _course(table: MatchTable, play: Play, chronicle: Chronicle, ui: Ui, ground: Rect, rect: Rect) -> Node:
    names = [table.called(seat) for seat in range(len(table.view["seats"]))]
    made = charts.course(
        ui, "result-course", ui.say("ending-curve"), rect, chronicle.curve(play.match.course()), names, 0
    )
    drawn = made.paint

    def paint(surface: Surface, node: Node) -> None:
        theme.panel(surface, ui, ground, 236)
        if drawn:
            whole = surface.get_clip()
            part = coming.part(table, CURVE_COMES)
            surface.set_clip(whole.clip(Rect(rect.x, rect.y, round(rect.w * part), rect.h)))
            drawn(surface, node)
            surface.set_clip(whole)

    made.paint = coming.coming(table, ui, paint, COMES)
    return made


def _table(table: MatchTable, play: Play, chronicle: Chronicle, ui: Ui, first: Rect) -> list[Node]:
    """A row for each seat: who it is, how they fared, and their figures; `first` says what the figures are."""
    figures = table.game.figures
    heads = [ui.say.of("figure", figure) for figure in figures]
    longest = max((text.measure(words, ui.u(18))[0] for words in heads), default=0)
    wide = min(ui.u(FIGURE), longest + ui.u(24))

    def cells(row: Rect) -> list[Rect]:
        left = row.right - wide * len(figures)
        return [Rect(left + number * wide, row.y, wide, row.h) for number in range(len(figures))]

    top = Rect(first.x, first.y, first.w, round(first.h * HEADS))

    def paint_heads(surface: Surface, node: Node) -> None:
        px = min(text.fitting(words, ui.u(18), wide - ui.u(10)) for words in heads)
        for words, box in zip(heads, cells(top), strict=True):
            drawn = text.render(words, px, ui.look.quiet)
            surface.blit(drawn, drawn.get_rect(midbottom=(box.centerx, box.bottom - ui.u(2))))

    x = first.x + _name_left(ui, first.h)
    beside = _beside(table, chronicle, ui, cells(first)[0].x - ui.u(10) - x, first.h)
    rows = [Node("group", "result-figures", top, paint=coming.coming(table, ui, paint_heads, COMES))]
    for seat, deeds in enumerate(chronicle.deeds):
        row = Rect(first.x, top.bottom + seat * first.h, first.w, first.h)
        numbers = [deeds.value(figure) for figure in figures]
        rows.append(_row(table, play, chronicle, ui, seat, row, cells(row), numbers, heads, beside))
    return rows


def _name_left(ui: Ui, high: int) -> int:
    """How far from the left edge of a row of this height its name begins, after the face."""
    return ui.u(20) + _face(ui, high)


def _face(ui: Ui, high: int) -> int:
    return min(ui.u(62), high - ui.u(8))


def _beside(table: MatchTable, chronicle: Chronicle, ui: Ui, room: int, high: int) -> bool:
    """Does how they fared stand beside the names? Where a row is too low for both, and all have the room."""
    big, small = ui.u(NAME), ui.u(HOW)
    told = [(table.called(seat), outcome.fate(table, ui, chronicle, seat)) for seat in range(len(table.view["seats"]))]
    low = any(text.measure(name, big, bold=True)[1] + text.measure(how, small)[1] > high for name, how in told)
    wides = [text.measure(name, big, bold=True)[0] + ui.u(GAP) + text.measure(how, small)[0] for name, how in told]
    return low and max(wides) <= room


def _row(
    table: MatchTable,
    play: Play,
    chronicle: Chronicle,
    ui: Ui,
    seat: int,
    rect: Rect,
    cells: list[Rect],
    numbers: list[int],
    heads: list[str],
    beside: bool,
) -> Node:
    name, how = table.called(seat), outcome.fate(table, ui, chronicle, seat)
    told = [f"{head} {number}" for head, number in zip(heads, numbers, strict=True)]
    node = Node("text", f"result-{seat}", rect, name=name, value=", ".join([how, *told]))

    def paint(surface: Surface, node: Node) -> None:
        if seat in persons.winners(table):
            lit = theme.plate(
                rect.w, rect.h - ui.u(4), ui.look.green, ui.look.panel, ui.look.gold_dark, ui.u(10), 1, 150
            )
            surface.blit(lit, rect)
        middle = rect.centery - ui.u(2)
        face = persons.face(table, play, seat, _face(ui, rect.h))
        surface.blit(face, face.get_rect(midleft=(rect.x + ui.u(8), middle)))
        x = rect.x + _name_left(ui, rect.h)
        _paint_name(ui, surface, seat, Rect(x, rect.y, cells[0].x - x - ui.u(10), rect.h), name, how, beside)
        for box, amount in zip(cells, numbers, strict=True):
            drawn = text.render(str(amount), min(ui.u(40), round(rect.h * 0.7)), ui.look.gold, "figure", bold=True)
            surface.blit(drawn, drawn.get_rect(center=(box.centerx, middle)))

    node.paint = coming.coming(table, ui, paint, COMES)
    return node


def _paint_name(ui: Ui, surface: Surface, seat: int, room: Rect, name: str, how: str, beside: bool) -> None:
    """Who it is and how they fared, side by side or below each other."""
    colour = charts.SEATS[seat % len(charts.SEATS)]
    big, small, middle = ui.u(NAME), ui.u(HOW), room.centery - ui.u(2)
    if beside:
        above, below = text.render(name, big, colour, bold=True), text.render(how, small, ui.look.ink)
        surface.blit(above, above.get_rect(midleft=(room.x, middle)))
        surface.blit(below, below.get_rect(midleft=(room.x + above.get_width() + ui.u(GAP), middle)))
        return
    together = text.measure(name, big, bold=True)[1] + text.measure(how, small)[1]
    part = min(1.0, room.h / max(1, together))
    above = text.fit(name, round(big * part), colour, room.w, bold=True)
    below = text.fit(how, round(small * part), ui.look.ink, room.w)
    y = middle - (above.get_height() + below.get_height()) // 2
    surface.blit(above, (room.x, y))
    surface.blit(below, (room.x, y + above.get_height()))
