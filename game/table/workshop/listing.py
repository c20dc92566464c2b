"""The scenarios of the game on a sheet, one's own first: a press opens one on the board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect, Surface

from game.records.scenarios.files import Listed
from game.table import theme, widgets
from game.table.browsing.sought import folded
from game.table.drawing import text
from game.table.tree import Node

if TYPE_CHECKING:
    from game.table.workshop.scene import Workshop

ROW = 56


def sheet(scene: Workshop) -> Node:
    ui, say = scene.ui, scene.ui.say
    ground, room = widgets.dialog(ui, "scenarios-sheet", say("bench-scenarios"), 1300, 900)
    box = ground.children[0]
    foot = Rect(0, 0, ui.s(240), ui.s(52))
    foot.midbottom = (room.centerx, room.bottom)
    found = _sought(scene)
    step = ui.s(ROW)
    view = Rect(room.x, room.y, room.w, foot.top - ui.s(16) - room.y)
    scene.list_offset = max(0, min(scene.list_offset, step * len(found) - view.h))

    def move(offset: int) -> None:
        scene.list_offset = offset

    area = widgets.scroll(ui, "scenarios", view, step * len(found), scene.list_offset, move, say("bench-scenarios"))
    first = scene.list_offset // step
    for number in range(first, min(len(found), first + view.h // step + 2)):
        rect = Rect(view.x, view.y + number * step - scene.list_offset, view.w - ui.s(20), step - ui.s(8))
        area.add(_row(scene, found[number], number, rect))
    if not found:
        area.add(widgets.label(ui, "none", say("bench-none"), view, 24, ui.look.quiet, "center"))
    box.add(area, widgets.button(ui, "close", say("close"), foot, scene.cancel, "plain"))
    return ground


def _sought(scene: Workshop) -> list[Listed]:
    words = folded(scene.sought.words).split()
    found = [one for one in scene.listed if all(word in folded(one.name) for word in words)]
    return found or scene.listed


def _row(scene: Workshop, one: Listed, number: int, rect: Rect) -> Node:
    ui, say = scene.ui, scene.ui.say
    where = say("bench-own") if one.own else one.path.name
    node = widgets.button(ui, f"scenario-{number}", one.name, rect, lambda: scene.open_scenario(one.path, one.name),
                          "plain", say("bench-open-one-hint"), value=where)  # fmt: skip

    def paint(surface: Surface, node: Node) -> None:
        ink = widgets.paint_plate(surface, ui, node)
        pad = ui.s(16)
        told = text.render(where, ui.s(theme.SMALL), ui.look.gold if one.own else ui.look.quiet)
        surface.blit(told, told.get_rect(midright=(node.rect.right - pad, node.rect.centery)))
        drawn = text.fit(one.name, ui.s(theme.BODY - 1), ink, node.rect.w - told.get_width() - 3 * pad, least=0.7)
        surface.blit(drawn, drawn.get_rect(midleft=(node.rect.x + pad, node.rect.centery)))

    node.paint = paint
    return node
