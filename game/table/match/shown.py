"""A match that is shown and not played for its own sake: looked at again, or a lesson."""

from __future__ import annotations

from typing import Any

from game.table.match.scene import MatchScene
from game.table.playing.session import Play
from game.table.stage import Stage


class ShownScene(MatchScene):
    """The table stays in sight at the end, which the scene tells in its own way; nobody concedes, no hint comes up."""

    def __init__(self, stage: Stage, play: Play, names: tuple[str, ...], decks: tuple[str, ...]) -> None:
        super().__init__(stage, play, names, decks)
        self.table.silent = True

    @property
    def result(self) -> dict[str, Any] | None:
        return None

    @property
    def ended(self) -> dict[str, Any] | None:
        """What the match came to, where the scene has the table hail it."""
        return None

    @property
    def can_concede(self) -> bool:
        return False
