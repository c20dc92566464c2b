"""The sheet of Estro against Estro: the five signs in a ring, and what each adds to its TOT against the others."""

from __future__ import annotations

import math

import pygame
from pygame import Rect, Surface

from game.table import theme, widgets
from game.table.drawing import dice, emblems, text
from game.table.games.desk import Desk
from game.table.games.estro.looks import ESTRI
from game.table.games.estro.signs import SIGNS
from game.table.tree import Node

WIDTH, HEIGHT = 1180, 900
GOOD, BAD, EVEN = (150, 240, 130), (255, 140, 110), (190, 190, 190)


def modifier(desk: Desk, attacker: str, defender: str) -> int:
    """What the attacker adds to its TOT, by the constants of the game."""
    return 0 if attacker == defender else int(desk.library.constants["estro_table"][attacker][defender])


def lucky(desk: Desk, estro: str) -> list[int]:
    """The rolls that bring that Estro its bonus (E-091)."""
    return [int(roll) for roll, lucky in desk.library.constants["dice"].items() if estro in lucky]


def build(desk: Desk) -> Node:
    ui = desk.ui
    ground, room = widgets.dialog(ui, "chart", ui.say("wheel"), WIDTH, HEIGHT)
    box = ground.children[0]
    box.value = ui.say("wheel-note")
    high = widgets.label_height(ui, box.value, theme.SMALL, room.w)
    note = Rect(room.x, room.y - ui.s(6), room.w, high)
    box.add(widgets.label(ui, "wheel-note", box.value, note, theme.SMALL))
    foot = Rect(0, 0, ui.s(240), ui.s(50))
    foot.midbottom = (room.centerx, room.bottom)
    top = note.bottom + ui.s(8)
    whole = Rect(room.x, top, room.w, foot.top - ui.s(10) - top)
    side = min(whole.h, whole.w * 54 // 100)
    box.add(_ring(desk, Rect(whole.x, whole.y + (whole.h - side) // 2, side, side)))
    box.add(_table(desk, Rect(whole.x + side + ui.s(16), whole.y, whole.w - side - ui.s(16), whole.h)))
    box.add(widgets.button(ui, "close", ui.say("close"), foot, desk.close(), "main"))
    return ground


def _spots(rect: Rect, far: float) -> list[tuple[float, float]]:
    return [
        (
            rect.centerx + rect.w * far * math.sin(math.tau * n / len(ESTRI)),
            rect.centery - rect.h * far * math.cos(math.tau * n / len(ESTRI)),
        )
        for n in range(len(ESTRI))
    ]


def _ring(desk: Desk, rect: Rect) -> Node:
    """Each arrow goes from the attacker to the defender, and bears near its beginning what the attacker adds."""
    ui = desk.ui
    node = Node("picture", "wheel-ring", rect, name=ui.say("wheel"))
    px = rect.w * 15 // 100
    spots = _spots(rect, 0.415)

    def paint(surface: Surface, node: Node) -> None:
        pairs = [(a, b) for a in range(len(ESTRI)) for b in range(len(ESTRI)) if a != b]
        for a, b in pairs:
            _arrow(surface, _ends(spots[a], spots[b], px), px, ESTRI[a])
        for a, b in pairs:
            _amount(desk, surface, _ends(spots[a], spots[b], px), px, modifier(desk, ESTRI[a], ESTRI[b]))
        for spot, estro in zip(spots, ESTRI, strict=True):
            drawn = emblems.seal(estro, px)
            surface.blit(drawn, drawn.get_rect(center=spot))

    node.paint = paint
    return node


Point = tuple[float, float]


def _ends(start: Point, end: Point, px: int) -> tuple[Point, Point]:
    """A line between two signs of `px` pixels, beside the straight one, so that there and back lie apart."""
    far = math.dist(start, end)
    dx, dy = (end[0] - start[0]) / far, (end[1] - start[1]) / far
    ox, oy = -dy * px * 0.13, dx * px * 0.13
    head = px * 0.6
    return (
        (start[0] + dx * head + ox, start[1] + dy * head + oy),
        (end[0] - dx * head + ox, end[1] - dy * head + oy),
    )


def _arrow(surface: Surface, ends: tuple[Point, Point], px: int, estro: str) -> None:
    a, b = ends
    far = math.dist(a, b)
    dx, dy = (b[0] - a[0]) / far, (b[1] - a[1]) / far
    colour = pygame.Color(SIGNS[estro].mid)
    pygame.draw.line(surface, (8, 8, 10), a, b, max(3, px // 12))
    pygame.draw.line(surface, colour, a, b, max(2, px // 20))
    tip = px * 0.13
    back = b[0] - dx * tip * 1.6, b[1] - dy * tip * 1.6
    pygame.draw.polygon(
        surface, colour, [b, (back[0] - dy * tip, back[1] + dx * tip), (back[0] + dy * tip, back[1] - dx * tip)]
    )


def _amount(desk: Desk, surface: Surface, ends: tuple[Point, Point], px: int, amount: int) -> None:
    """What the attacker adds, on the arrow near it."""
    ui, (a, b) = desk.ui, ends
    part = min(0.3, px * 0.42 / math.dist(a, b))
    at = (a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part)
    words = text.render(signed(amount), px * 0.24, tone(amount), "figure", bold=True)
    box = words.get_rect(center=at).inflate(ui.s(10), 0)
    surface.blit(theme.plate(box.w, box.h, (14, 13, 17), (14, 13, 17), ui.look.edge, box.h // 2, 1, 245), box)
    surface.blit(words, words.get_rect(center=box.center))


def signed(amount: int) -> str:
    return f"{amount:+d}".replace("-", "−") if amount else "0"


def tone(amount: int) -> theme.Colour:
    return GOOD if amount > 0 else BAD if amount < 0 else EVEN


def _table(desk: Desk, rect: Rect) -> Node:
    """The same as rows and columns, and below the rolls that each Estro hopes for."""
    ui = desk.ui
    group = Node("group", "wheel-table", rect, name=ui.say("wheel-table"))
    cell = min(rect.w // 6, rect.h // 11)
    left = rect.x + (rect.w - cell * 6) // 2
    head = text.measure(ui.say("wheel-attacker"), ui.s(theme.SMALL))[1] + ui.s(8)
    top = rect.y + head
    for row, one in enumerate(ESTRI):
        for column, other in enumerate(ESTRI):
            amount = modifier(desk, one, other)
            spot = Rect(left + (column + 1) * cell, top + (row + 1) * cell, cell, cell)
            facts = {"attacker": ui.say.of("kind", one), "defender": ui.say.of("kind", other)}
            entry = Node("text", f"cell-{one}-{other}", spot, name=ui.say("wheel-cell", amount=signed(amount), **facts))
            entry.hint = entry.name
            group.add(entry)

    def paint(surface: Surface, node: Node) -> None:
        _paint_cells(desk, surface, left, top, cell)
        words = text.fit(ui.say("wheel-attacker"), ui.s(theme.SMALL), ui.look.quiet, rect.w)
        surface.blit(words, words.get_rect(midtop=(rect.centerx, rect.y)))
        _paint_rolls(desk, surface, Rect(left, top + cell * 6 + ui.s(18), cell * 6, rect.bottom - top - cell * 6))

    group.paint = paint
    return group


def _paint_cells(desk: Desk, surface: Surface, left: int, top: int, cell: int) -> None:
    ui = desk.ui
    for n, estro in enumerate(ESTRI):
        drawn = emblems.seal(estro, cell * 8 // 10)
        surface.blit(drawn, drawn.get_rect(center=(left + cell // 2, top + (n + 1) * cell + cell // 2)))
        surface.blit(drawn, drawn.get_rect(center=(left + (n + 1) * cell + cell // 2, top + cell // 2)))
    for row, one in enumerate(ESTRI):
        for column, other in enumerate(ESTRI):
            amount = modifier(desk, one, other)
            box = Rect(left + (column + 1) * cell, top + (row + 1) * cell, cell, cell).inflate(-4, -4)
            surface.blit(theme.plate(box.w, box.h, (26, 30, 34), (16, 19, 22), ui.look.edge, ui.s(6), 1, 235), box)
            words = text.render(signed(amount), cell * 0.42, tone(amount), "figure", bold=True)
            surface.blit(words, words.get_rect(center=box.center))


def _paint_rolls(desk: Desk, surface: Surface, rect: Rect) -> None:
    ui = desk.ui
    words = text.fit(ui.say("wheel-rolls", bonus=desk.library.constants["die_bonus"]), ui.s(theme.SMALL),
                     ui.look.quiet, rect.w)  # fmt: skip
    surface.blit(words, words.get_rect(midtop=(rect.centerx, rect.y)))
    y = rect.y + words.get_height() + ui.s(6)
    step = rect.w // len(ESTRI)
    px = min(step * 7 // 10, (rect.bottom - y) // 4 - ui.s(4))
    if px < 8:
        return
    for n, estro in enumerate(ESTRI):
        x = rect.x + n * step + step // 2
        drawn = emblems.seal(estro, px)
        surface.blit(drawn, drawn.get_rect(midtop=(x, y)))
        for row, roll in enumerate(lucky(desk, estro)):
            side = dice.face(roll, px * 9 // 10)
            surface.blit(side, side.get_rect(midtop=(x, y + (row + 1) * (px + ui.s(4)))))
