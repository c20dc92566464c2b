"""The decks that there are, on a sheet: one's own to change, the others to copy, or a new one."""

from __future__ import annotations

from pygame import Rect, Surface

from game.table import theme, widgets
from game.table.building.making import Making
from game.table.drawing import text
from game.table.library import Deck
from game.table.theme import Ui
from game.table.tree import Act, Node

ROW = 66


class Decks:
    """The sheet on which is chosen with which deck to go on."""

    def __init__(self, making: Making) -> None:
        self.making = making
        self.open = False
        self.offset = 0

    def show(self) -> None:
        self.open, self.offset = True, 0
        self.making.stage.touch()

    def close(self) -> None:
        self.open = False

    def _scroll(self, offset: int) -> None:
        self.offset = offset

    def _take(self, deck: Deck | None) -> Act:
        """Go on with it, or with a new one."""

        def take() -> None:
            self.making.take(self.making.begun(deck))
            self.open = False

        return take

    def sheet(self) -> Node:
        ui, say = self.making.ui, self.making.ui.say
        ground, room = widgets.dialog(ui, "decks-sheet", say("build-decks"), 980, 860)
        box = ground.children[0]
        foot = Rect(0, 0, ui.s(240), ui.s(52))
        foot.midbottom = (room.centerx, room.bottom)
        decks = self.making.library.decks
        step = ui.s(ROW)
        view = Rect(room.x, room.y, room.w, foot.top - ui.s(16) - room.y)
        area = widgets.scroll(ui, "decks-list", view, step * (len(decks) + 1), self.offset, self._scroll)
        wide, high = view.w - ui.s(20), step - ui.s(10)

        def place(row: int) -> Rect:
            return Rect(view.x, view.y + row * step - self.offset, wide, high)

        area.add(widgets.button(ui, "deck-new", say("build-new"), place(0), self._take(None), "main"))
        for row, deck in enumerate(decks, 1):
            area.add(*_row(ui, deck, self._take(deck), place(row)))
        box.add(area, widgets.button(ui, "close", say("close"), foot, self.close, "plain"))
        return ground


def _row(ui: Ui, deck: Deck, take: Act, rect: Rect) -> list[Node]:
    language = ui.say.language
    name, plan = deck.name[language], deck.plan[language]
    wide = ui.s(210)
    left = Rect(rect.x, rect.y, rect.w - wide - ui.s(14), rect.h)
    label = widgets.label(ui, f"name-{deck.id}", name, Rect(left.x, left.y, left.w, ui.s(28)), 23, ui.look.gold)
    about = plan or ui.say("build-own" if deck.own else "build-cards", has=sum(deck.cards.values()))
    paint = label.paint
    label.value = about

    def both(surface: Surface, node: Node) -> None:
        if paint:
            paint(surface, node)
        drawn = text.fit(about, ui.s(theme.SMALL), ui.look.quiet, left.w, least=0.8)
        surface.blit(drawn, (left.x, left.y + ui.s(29)))

    label.paint = both
    words = ui.say("build-edit" if deck.own else "build-copy")
    button = Rect(rect.right - wide, rect.y, wide, rect.h)
    hint = ui.say("build-edit-hint" if deck.own else "build-copy-hint", name=name)
    return [label, widgets.button(ui, f"open-{deck.id}", words, button, take, "plain", hint)]
