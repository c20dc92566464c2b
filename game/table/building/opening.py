"""The decks that there are, on a sheet: one's own to change, the others to copy, or a new one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect, Surface

from game.table import theme, widgets
from game.table.drawing import text
from game.table.library import Deck
from game.table.tree import Act, Node

if TYPE_CHECKING:
    from game.table.building.scene import Building

ROW = 66


def sheet(scene: Building) -> Node:
    ui, say = scene.ui, scene.ui.say
    ground, room = widgets.dialog(ui, "decks-sheet", say("build-decks"), 980, 860)
    box = ground.children[0]
    foot = Rect(0, 0, ui.s(240), ui.s(52))
    foot.midbottom = (room.centerx, room.bottom)
    decks = scene.library.decks
    step = ui.s(ROW)
    view = Rect(room.x, room.y, room.w, foot.top - ui.s(16) - room.y)

    def move(offset: int) -> None:
        scene.list_offset = offset

    area = widgets.scroll(ui, "decks-list", view, step * (len(decks) + 1), scene.list_offset, move)
    wide, high = view.w - ui.s(20), step - ui.s(10)

    def place(row: int) -> Rect:
        return Rect(view.x, view.y + row * step - scene.list_offset, wide, high)

    new: Act = lambda: scene.take(scene.begun(None))
    area.add(widgets.button(ui, "deck-new", say("build-new"), place(0), new, "main"))
    for row, deck in enumerate(decks, 1):
        area.add(*_row(scene, deck, place(row)))
    box.add(area, widgets.button(ui, "close", say("close"), foot, scene.cancel, "plain"))
    return ground


def _row(scene: Building, deck: Deck, rect: Rect) -> list[Node]:
    ui, language = scene.ui, scene.ui.say.language
    name, plan = deck.name[language], deck.plan[language]
    wide = ui.s(210)
    left = Rect(rect.x, rect.y, rect.w - wide - ui.s(14), rect.h)
    label = widgets.label(ui, f"name-{deck.id}", name, Rect(left.x, left.y, left.w, ui.s(28)), 23, ui.look.gold)
    about = plan or scene.ui.say("build-own" if deck.own else "build-cards", has=sum(deck.cards.values()))
    paint = label.paint
    label.value = about

    def both(surface: Surface, node: Node) -> None:
        if paint:
            paint(surface, node)
        drawn = text.fit(about, ui.s(theme.SMALL), ui.look.quiet, left.w, least=0.8)
        surface.blit(drawn, (left.x, left.y + ui.s(29)))

    label.paint = both
    words = ui.say("build-edit" if deck.own else "build-copy")
    act: Act = lambda: scene.take(scene.begun(deck))
    button = Rect(rect.right - wide, rect.y, wide, rect.h)
    hint = ui.say("build-edit-hint" if deck.own else "build-copy-hint", name=name)
    return [label, widgets.button(ui, f"open-{deck.id}", words, button, act, "plain", hint)]
