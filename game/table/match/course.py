"""The course of a match at the table: steps are shown one after another, then who is asked next answers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from game.table.match import script, tokens
from game.table.match.legal import Legal
from game.table.match.motion import Beat

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.table.match.scene import MatchScene
    from game.table.match.session import Step

RESULT_SHOWN = 7.0  # seconds, in a demonstration
PAUSE = 0.45  # seconds between two answers of the computer at calm pace
LINGERS = 2.0  # seconds of thinking from which on the table says so, and doesn't blink between two acts


class Course:
    def __init__(self, scene: MatchScene) -> None:
        self.scene = scene
        self.leading: int | None = None  # the own card that is being played, until what it does has been shown
        self.parked: int | None = None  # the own card that lay aside when the question was read last
        self.after: Callable[[], None] | None = None  # what follows the end without being asked, in a demonstration
        self.shown_result = 0.0
        self.trouble: str | None = None  # what was last said about saving
        self.thinking_trouble = ""  # and about the computer's thinking
        self.hurry = False
        self.pause = 0.0
        self.waited = False  # for the computer, when the table was last described
        self.thought = 0.0  # seconds since the computer began to think with nothing more to be seen

    def restart(self) -> None:
        """Put the position on the table as it stands, without movement."""
        scene = self.scene
        scene.view = scene.play.view
        events = scene.play.match.events_for(scene.near)[: scene.play.shown]
        scene.log.restart(events, scene.view)
        scene.recall.forget()
        scene.throws.restart(scene, events)
        scene.motion.finish()
        scene.presence.settle()
        scene.standing.settle(quick=True)
        scene.flips.settle(tokens.faces_of(scene), quick=True)
        self.refresh()

    def refresh(self) -> None:
        scene = self.scene
        scene.legal = Legal() if scene.motion.busy else scene.play.legal()
        if not scene.motion.busy and not scene.play.steps:
            self.leading = None
        scene.prompts.renew(scene.legal)
        chosen = scene.hands.selected
        if chosen is not None and chosen not in scene.legal.sources() and scene.hands.dragged is None:
            scene.hands.selected = None
        if scene.hands.selected is None and scene.hands.dragged is None and not scene.legal.ending:
            scene.hands.selected = scene.legal.only_attacker
        if scene.aim.parked != self.parked:
            self.parked = scene.aim.parked
            scene.standing.settle()
        scene.score.refreshed()
        scene.stage.touch()

    def answered(self) -> None:
        """An answer was given: begin to show what came of it."""
        scene = self.scene
        self.hurry = False
        self.next_step()
        self.refresh()
        trouble = scene.play.match.trouble
        if trouble and trouble != self.trouble:
            scene.stage.tell(scene.ui.say("match-not-saved"))
        self.trouble = trouble

    def lead(self, card: int | None) -> None:
        """`card` has been played: it does not go back to the hand, but lies aside until it goes to its place."""
        self.leading = card

    def refuse(self, reason: Any) -> None:
        scene = self.scene
        scene.stage.sound.ask("refused")
        scene.stage.tell(scene.words.reason(scene.view, reason), scene.stage.pointer)
        scene.standing.settle()
        self.refresh()

    def next_step(self) -> None:
        scene = self.scene
        while scene.play.steps and not scene.motion.busy:
            step = scene.play.steps.popleft()
            scene.log.learn(step.view)
            beats = script.beats(scene, step)
            if not beats or scene.stage.settings.speed == 0 or self.hurry:
                scene.score.at_once(step)
                self._install(step)
                continue
            scene.view = script.begin(scene.view)
            scene.legal = Legal()
            scene.motion.beats = [*beats, Beat(0.0, lambda step=step: self._install(step))]  # type: ignore[misc]
            scene.motion.update(0.0)

    def _install(self, step: Step) -> None:
        """The shown position becomes the true one after this step."""
        scene = self.scene
        before, scene.play.view = scene.play.view, step.view
        scene.view = step.view
        if not step.again:
            scene.log.add(step.events, step.view)
        scene.recall.keep(before, step)
        scene.motion.pace = 1.0
        scene.standing.settle()
        flipped = scene.flips.settle(tokens.faces_of(scene), scene.stage.settings.reduced_motion)
        scene.score.installed(before, step.view, flipped)
        scene.stage.touch()

    def update(self, dt: float) -> bool:
        scene = self.scene
        if scene.versus.update(dt):
            scene.play.ask_ahead()
            return True
        speed = scene.stage.settings.speed or 8
        busy = scene.motion.busy
        scene.play.ask_ahead()
        moved = scene.motion.update(dt * speed)
        moved = scene.flips.update(dt * speed) or moved
        moved = scene.painter.update(dt) or moved
        moved = scene.presence.update(dt * speed) or moved
        moved = scene.painter.ground.update(dt * speed) or moved
        moved = scene.ending.update(dt) or moved
        moved = scene.hands.swing(dt) or moved
        scene.hands.part()
        if busy and not scene.motion.busy:
            self.refresh()
        if not scene.motion.busy and scene.over != "menu" and not scene.play.covered:
            scene.clock.run(scene, dt)
            self._go_on(dt * speed)
        self.thought += dt
        self._say_trouble()
        if self.after is not None and scene.result:
            self.shown_result += dt
            if self.shown_result > RESULT_SHOWN:
                self.after()
        if not moved and not scene.stage.dirty:
            scene.painter.prepare()
        return moved

    @property
    def waits(self) -> bool:
        """Is the computer waited for, for a while already and with nothing more to be seen meanwhile?"""
        return self._thinks and self.thought >= LINGERS

    @property
    def _thinks(self) -> bool:
        return self.scene.play.thinking and not self.scene.motion.effects

    def _say_trouble(self) -> None:
        """Say what is wrong with the computer's thinking, and show whether it is waited for."""
        scene = self.scene
        if scene.play.trouble != self.thinking_trouble:
            self.thinking_trouble = scene.play.trouble
            if self.thinking_trouble:
                scene.stage.tell(scene.ui.say(f"match-thinking-{self.thinking_trouble}"))
        if not self._thinks:
            self.thought = 0.0
        if self.waits != self.waited:
            self.waited = self.waits
            scene.stage.touch()

    def _go_on(self, dt: float) -> None:
        scene = self.scene
        if scene.play.steps:
            self.next_step()
            if not scene.motion.busy:
                self.refresh()
        elif scene.play.needs_curtain():
            self._close_curtain()
        elif not scene.asking.passes(scene) and not scene.asking.spares(scene):
            self.pause = max(0.0, self.pause - dt)
            if scene.play.people_asked:
                self.hurry = False
                scene.play.think_ahead()
            if self.pause <= 0 and scene.play.think():
                self.pause = 0.0 if self.hurry or not scene.stage.settings.speed else PAUSE
                self.next_step()
                self.refresh()

    def hide(self) -> None:
        """Several share the screen, and nobody looks at it just now."""
        play = self.scene.play
        if play.hotseat and not play.covered and play.match.result is None:
            self.scene.hands.cancel()
            play.hide()
            self._curtain_closed()

    def _close_curtain(self) -> None:
        self.scene.play.cover()
        self._curtain_closed()

    def _curtain_closed(self) -> None:
        scene = self.scene
        scene.over = scene.stage.notice = ""
        scene.hands.selected = None
        self.restart()

    def uncover(self) -> None:
        self.scene.play.uncover()
        self.restart()

    def skip(self) -> None:
        """Show at once what is being shown, up to the next own answer."""
        self.hurry = True
        self.scene.motion.finish()
        self.refresh()
