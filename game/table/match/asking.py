"""Windows in which one may answer what others do: asked each time, or put off for the rest of a turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.table.match.sheets import Desk

if TYPE_CHECKING:
    from game.table.match.scene import MatchScene


class Asking:
    """Which seats want no more windows, and until which turn is over."""

    def __init__(self) -> None:
        self._off: dict[int, int] = {}  # seat: turn

    def is_off(self, scene: MatchScene) -> bool:
        """Does the viewer want no more windows this turn?"""
        return bool(self._off.get(scene.near) == scene.view["turn"])

    def is_window(self, scene: MatchScene) -> bool:
        """Is the pending question a window that can be closed?"""
        now = scene.legal
        return now.mine and now.kind in scene.game.windows and now.ending is not None

    def toggle(self, scene: MatchScene) -> None:
        """Ask in every window, or in none this turn."""
        if self.is_off(scene):
            self.always(scene)
        else:
            self.put_off(scene)

    def put_off(self, scene: MatchScene) -> None:
        """Ask the viewer no more windows this turn, and close this one."""
        self._off[scene.near] = scene.view["turn"]
        scene.stage.touch()
        self.close(scene)

    def always(self, scene: MatchScene) -> None:
        """Ask the viewer in every window again."""
        self._off.pop(scene.near, None)
        scene.stage.touch()

    def close(self, scene: MatchScene) -> bool:
        """Close the window that is open, if there is one."""
        if not self.is_window(scene):
            return False
        scene.hands.give(scene.legal.ending or ())
        return True

    def spares(self, scene: MatchScene) -> bool:
        """Answer what need not be asked, as nothing else would be of use; was there such a question?"""
        now = scene.legal
        found = scene.game.pointless.get(now.kind) if now.mine and scene.stage.settings.by_itself else None
        answer = found(Desk(scene)) if found is not None and not scene.hints.silent else ()
        return bool(answer) and scene.hands.give(answer) is not False

    def passes(self, scene: MatchScene) -> bool:
        """Close the window that is open where the viewer wants none; was there one?"""
        return self.is_off(scene) and self.close(scene)
