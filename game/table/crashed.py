"""The last thing that the table shows after a crash: one sentence, and the folder of the report."""

from __future__ import annotations

from pygame import Rect, Surface

from game.system.crash import Report
from game.system.desktop import open_folder
from game.table import loop, theme, widgets
from game.table.doors import DOORS
from game.table.library import Library
from game.table.scene import Scene
from game.table.settings import Settings
from game.table.stage import Stage
from game.table.tree import Node
from game.table.window import Window


class Crashed(Scene):
    name = "crash"
    follows_cards = False

    def __init__(self, stage: Stage, report: Report) -> None:
        super().__init__(stage)
        self.report = report

    def build(self) -> Node:
        ui = self.ui
        root = Node("scene", "crash", ui.screen, name=ui.say("crash-title"), paint=self._paint)
        ground, room = widgets.dialog(ui, "crash-box", ui.say("crash-title"), 900, 460)
        box = ground.children[0]
        path = self.report.path
        told = ui.say("crash-report", file=str(path)) if path else ui.say("crash-no-report")
        y = room.y
        for key, words in (("crash-kept", ui.say("crash-kept")), ("crash-report", told)):
            box.add(widgets.label(ui, key, words, Rect(room.x, y, room.w, 1), theme.BODY + 2))
            y += widgets.label_height(ui, words, theme.BODY + 2, room.w) + ui.s(20)
        half = Rect(room.x, room.bottom - ui.s(58), (room.w - ui.s(20)) // 2, ui.s(58))
        if path:
            box.add(widgets.button(ui, "crash-folder", ui.say("crash-folder"), half, self._open, "plain"))
        half = half.move(half.w + ui.s(20), 0)
        box.add(widgets.button(ui, "crash-close", ui.say("crash-close"), half, self.stage.quit, "main"))
        root.add(ground)
        return root

    def cancel(self) -> None:
        self.stage.quit()

    def _open(self) -> None:
        if self.report.path:
            open_folder(self.report.path.parent)

    def _paint(self, surface: Surface, node: Node) -> None:
        surface.fill((12, 22, 20))


def show(window: Window, settings: Settings, report: Report) -> None:
    """Say it in the window, until it is closed. Says nothing where even that fails; the console does in any case."""
    try:
        stage = Stage(
            window.size,
            settings,
            Library("", {}, [], {}, write=lambda *_: "", remind=lambda *_: [], mentions=lambda _: []),
            DOORS,
        )
        stage.go(Crashed(stage, report))
        loop.run(window, stage)
    except Exception:  # what brought the table down may bring this down as well
        return
