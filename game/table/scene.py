"""A scene: a screen that knows the stage on which it is shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.table.screen import Screen
from game.table.stage import Stage
from game.table.theme import Ui

if TYPE_CHECKING:
    from game.table.library import Library


class Scene(Screen):
    def __init__(self, stage: Stage) -> None:
        self.stage = stage

    @property
    def ui(self) -> Ui:
        return self.stage.ui

    def saved(self, now: Library) -> None:
        """They are taken over, and it is told."""
        from game.table.notices import left_out

        self.stage.take_up(now.game)
        self.stage.tell(left_out(now, self.stage.say) if now.left_out else self.stage.say("notice-taken-over"))
