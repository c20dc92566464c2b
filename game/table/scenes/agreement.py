"""What is settled before a match: who plays, who begins, and the switches that are agreed on."""

from __future__ import annotations

from collections.abc import Callable

from game.table.match import opening
from game.table.stage import Stage
from game.table.theme import Ui


class Agreement:
    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.plan = stage.settings.setup
        self.sides = self.plan.of(stage.library.game)
        self.open = False  # the sheet of the switches
        self.offset = 0

    @property
    def ui(self) -> Ui:
        return self.stage.ui

    def agreed(self, rule: str) -> bool:
        """Is the switch set for this match?"""
        return self.sides.rules.get(rule, self.stage.library.agreed[rule])

    def seat(self) -> None:
        """Let those sit at the seats whom the plan says."""
        self.sides.seat(self.plan.mode, self.plan.opponent)

    def put(self, name: str) -> Callable[[object], None]:
        def put(value: object) -> None:
            setattr(self.plan, name, value)
            self.seat()
            self.stage.settings.save()
            self.stage.touch()

        return put

    def toggle(self) -> None:
        self.open = not self.open
        self.stage.touch()

    def scroll(self, offset: int) -> None:
        self.offset = offset

    def begin(self) -> None:
        self.stage.settings.save()
        opening.from_setup(self.stage, self.plan)
