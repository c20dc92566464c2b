"""What is wrong with files that were saved, over a scene whose cards stay as they were until that is mended."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from game.table.editing import sheet
from game.table.scene import Scene
from game.table.screen import Screen
from game.table.tree import Node

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.table.library import Library
    from game.table.stage import Stage


def show(stage: Stage, faults: Sequence[Any]) -> None:
    """Over the topmost scene, which is told of what is saved meanwhile."""
    stage.push(Faults(stage, stage.scene, faults))
    stage.focus = "edit-close"


class Faults(Scene):
    name = "faults"

    def __init__(self, stage: Stage, below: Screen, faults: Sequence[Any]) -> None:
        super().__init__(stage)
        self.below = below
        self.faults = faults
        self.offset = 0

    def saved(self, now: Library) -> None:
        self.stage.pop()
        self.below.saved(now)

    def build(self) -> Node:
        root, ui = self.below.build(), self.ui
        note = ui.say("edit-faults-kept")
        return root.add(sheet.faults_told(ui, self.faults, note, self.offset, self.scroll, self.cancel))

    def scroll(self, offset: int) -> None:
        self.offset = offset
        self.stage.touch()

    def cancel(self) -> None:
        self.stage.pop()
