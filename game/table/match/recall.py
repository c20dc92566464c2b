"""The last turn of the others once more, at a key: what was shown is kept for a while and can be shown again.

It is the same events as the same viewer saw them, so nothing is told that was not told before.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from game.table.match import tokens
from game.table.match.session import HUMAN

if TYPE_CHECKING:
    from game.table.match.scene import MatchScene
    from game.table.match.session import Step, View

MOST = 400
"""So many answers are kept at the most."""


class Recall:
    def __init__(self, scene: MatchScene) -> None:
        self.scene = scene
        self._shown: list[tuple[View, Step]] = []
        """Each step with the position before it, from the turn before the present one on."""

    def forget(self) -> None:
        """Somebody else sits there now, or what was done was taken back."""
        self._shown.clear()

    def keep(self, before: View, step: Step) -> None:
        if not step.again:
            self._shown.append((before, step))
            del self._shown[:-MOST]

    def turn(self) -> list[tuple[View, Step]]:
        """The steps of the last turns of others that followed each other."""
        last = len(self._shown)
        while last and not self._is_theirs(*self._shown[last - 1]):
            last -= 1
        first = last
        while first and self._is_theirs(*self._shown[first - 1]):
            first -= 1
        return self._shown[first:last]

    def _is_theirs(self, before: View, step: Step) -> bool:
        """Was it the turn of another, or did it become so?"""
        near = self.scene.near
        begun = any(event["kind"] == "turn" and event["seat"] != near for event in step.events)
        return begun or before.get("active") not in (near, None)

    @property
    def why_not(self) -> str:
        """The message that says why nothing can be shown again now; "" if it can."""
        scene = self.scene
        if (
            scene.play.seats[scene.near] != HUMAN
            or scene.play.covered
            or scene.motion.busy
            or not scene.play.caught_up
            or scene.play.thinking
        ):
            return "recall-not-now"
        if scene.legal.mine and not scene.legal.free:
            return "recall-question"
        return "" if self.turn() else "recall-nothing"

    def show(self) -> None:
        """From the position before that turn, step by step, back to the present."""
        scene, reason = self.scene, self.why_not
        if reason:
            scene.stage.tell(scene.ui.say(reason))
            return
        shown = self.turn()
        now = scene.play.last_view
        scene.hands.cancel()
        scene.view = scene.play.view = shown[0][0]
        scene.play.steps.extend(replace(step, again=True) for _, step in shown)
        scene.play.steps.append(replace(shown[-1][1], answer=(), events=[], view=now, again=True))
        scene.standing.settle(quick=True)
        scene.flips.settle(tokens.faces_of(scene), quick=True)
        scene.presence.settle()
        scene.course.refresh()
