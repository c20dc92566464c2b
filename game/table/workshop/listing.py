"""The scenarios of the game on a sheet, one's own first: a press opens one on the board."""

from __future__ import annotations

from pygame import Rect, Surface

from game.records.scenarios import files
from game.records.scenarios.files import Listed
from game.table import theme, widgets
from game.table.blocks.search import folded
from game.table.browsing.seeking import Seeking
from game.table.drawing import text
from game.table.theme import Ui
from game.table.tree import Act, Node
from game.table.workshop.arranging import Arranging

ROW = 56


class Listing:
    def __init__(self, arranging: Arranging, seeking: Seeking) -> None:
        self.arranging, self.seeking = arranging, seeking
        self.open = False
        self.offset = 0
        self.listed: list[Listed] = []

    def show(self, listed: list[Listed] | None = None) -> None:
        """These scenarios, or all of the game."""
        self.listed = files.listed(self.arranging.library.game) if listed is None else listed
        self.open, self.offset = True, 0
        self.arranging.stage.touch()

    def close(self) -> None:
        self.open = False

    def _take(self, one: Listed) -> Act:
        """Go on with that scenario."""

        def take() -> None:
            self.open = False
            self.arranging.open_scenario(one.path, one.name)

        return take

    def _scroll(self, offset: int) -> None:
        self.offset = offset

    def sheet(self) -> Node:
        ui, say = self.arranging.ui, self.arranging.ui.say
        ground, room = widgets.dialog(ui, "scenarios-sheet", say("bench-scenarios"), 1300, 900)
        box = ground.children[0]
        foot = Rect(0, 0, ui.s(240), ui.s(52))
        foot.midbottom = (room.centerx, room.bottom)
        found = self._sought()
        step = ui.s(ROW)
        view = Rect(room.x, room.y, room.w, foot.top - ui.s(16) - room.y)
        self.offset = max(0, min(self.offset, step * len(found) - view.h))
        area = widgets.scroll(ui, "scenarios", view, step * len(found), self.offset, self._scroll,
                              say("bench-scenarios"))  # fmt: skip
        first = self.offset // step
        for number in range(first, min(len(found), first + view.h // step + 2)):
            rect = Rect(view.x, view.y + number * step - self.offset, view.w - ui.s(20), step - ui.s(8))
            area.add(_row(ui, found[number], number, self._take(found[number]), rect))
        if not found:
            area.add(widgets.label(ui, "none", say("bench-none"), view, 24, ui.look.quiet, "center"))
        box.add(area, widgets.button(ui, "close", say("close"), foot, self.close, "plain"))
        return ground

    def _sought(self) -> list[Listed]:
        words = folded(self.seeking.sought.words).split()
        found = [one for one in self.listed if all(word in folded(one.name) for word in words)]
        return found or self.listed


def _row(ui: Ui, one: Listed, number: int, take: Act, rect: Rect) -> Node:
    say = ui.say
    where = say("bench-own") if one.own else one.path.name
    node = widgets.button(ui, f"scenario-{number}", one.name, rect, take, "plain", say("bench-open-one-hint"),
                          value=where)  # fmt: skip

    def paint(surface: Surface, node: Node) -> None:
        ink = widgets.paint_plate(surface, ui, node)
        pad = ui.s(16)
        told = text.render(where, ui.s(theme.SMALL), ui.look.gold if one.own else ui.look.quiet)
        surface.blit(told, told.get_rect(midright=(node.rect.right - pad, node.rect.centery)))
        drawn = text.fit(one.name, ui.s(theme.BODY - 1), ink, node.rect.w - told.get_width() - 3 * pad, least=0.7)
        surface.blit(drawn, drawn.get_rect(midleft=(node.rect.x + pad, node.rect.centery)))

    node.paint = paint
    return node
