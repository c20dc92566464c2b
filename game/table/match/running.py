"""A match that runs on the stage: its record, its session, what goes on by itself, and what is done to the match."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.kernel.errors import GameError
from game.records.agreeing import changed
from game.records.cards import rules_of
from game.table.layout.room import room
from game.table.match import (
    aim,
    clash,
    clock,
    course,
    curtain,
    dragging,
    ending,
    foresight,
    intents,
    painter,
    persons,
    places,
    recall,
    sheets,
    unveiling,
    versus,
    windows,
)
from game.table.match.ground import Ground
from game.table.match.intents import Give, Intent
from game.table.match.record import entity_of, meant
from game.table.match.score import Score
from game.table.playing.session import HUMAN, Play
from game.table.scene import Scene
from game.table.stage import Stage
from game.table.telling.words import Words
from game.table.tree import Node
from game.table.widgets import HINT_AFTER

LOOKED_AT = frozenset(("card", "hand-card", "player", "pile", "token"))
"""The roles of what eyes follow."""
RESULT_SHOWN = 7.0  # seconds, in a demonstration


def looked_at(node: Node) -> bool:
    """Is it something on the table that faces look at?"""
    return node.role in LOOKED_AT


class Running(Scene):
    upper_edge = False
    """Is something said at the upper edge all the time, so that no card may move there at a larger scale?"""

    def __init__(self, stage: Stage, play: Play, names: tuple[str, ...], decks: tuple[str, ...]) -> None:
        super().__init__(stage)
        self.play = play
        match = play.match
        agreed = changed(rules_of(match.game.name), match.constants)
        words = Words(stage.say, stage.library, persons.named(match, names), agreed)
        self.table = course.laid(play, words, decks, self._room())
        self.ground, self.ahead, self.score = Ground(self.table.lamp), painter.Ahead(), Score(stage.sound)
        self.after: Callable[[], None] | None = None
        """What follows the end without being asked, in a demonstration."""
        self._shown_result = 0.0
        self._refocus = False
        """Has another question come up, to which the keyboard's focus goes?"""
        self._trouble: tuple[str | None, str] = (None, "")
        """What was last said about saving, and about the computer's thinking."""

    def do(self, intent: Intent) -> None:
        """Do what a node of the tree or a key asks for."""
        raise NotImplementedError

    def _room(self) -> Any:
        return room(self.play.table.layout(len(self.play.seats)), self.ui.scale, self.upper_edge)

    @property
    def result(self) -> dict[str, Any] | None:
        """How the match ended, once all of it has been shown."""
        return self.play.match.result if self.play.caught_up and not self.table.motion.busy else None

    @property
    def ended(self) -> dict[str, Any] | None:
        """The same, for faces and banner."""
        return self.result

    def leave(self) -> None:
        self.stage.sound.ambience, self.stage.sound.music.tension = "", 0.0
        self.play.stop()

    def restart(self) -> None:
        """Put the position on the table as it stands, without movement."""
        self._read()
        course.restart(self.table, self.play)
        self.refresh()

    def refresh(self) -> None:
        """Read anew what may be answered."""
        self._read()
        if course.refresh(self.table, self.play, self.stage.now()):
            self._refocus = self.table.legal.mine
        if not self.table.motion.busy:
            self.table.unveiling.left.clear()
        self.score.refreshed(self.table, self.play)
        self.stage.touch()

    def _read(self) -> None:
        """Take over into the record what the settings say and whether the match is over."""
        settings = self.stage.settings
        self.table.motion.reduced = settings.reduced_motion
        self.table.asks_always = settings.asks_always or not self.table.game.asks
        self.table.asked = settings.asked.get(self.table.view["game"], {})
        self.table.stops = frozenset(settings.stops.get(self.table.view["game"], ()))
        self.table.result, self.table.ended = self.result, self.ended

    def answered(self) -> None:
        """An answer was given: begin to show what came of it."""
        self.table.course.hurry = False
        self.next_step()
        self.refresh()
        trouble = self.play.match.trouble
        if trouble and trouble != self._trouble[0]:
            self.stage.tell(self.ui.say("match-not-saved"))
        self._trouble = trouble, self._trouble[1]

    def next_step(self) -> None:
        course.next_step(self.table, self.play, self.score, at_once=self.stage.settings.speed == 0)
        self.stage.touch()

    def give(self, answer: Any, plan: Any = intents.PAID) -> bool:
        """Answer, then everything that the plan already answers; a refusal is said."""
        asked = Give(answer, plan._replace(pays=not self.stage.settings.confirm_payment))
        unveiling.chosen(self.table, self.ui, self.stage.root)
        if foresight.warns(self.table, self.play, asked):
            self.stage.tell(self.ui.say("warn-fatal"))
            return False
        burning = foresight.burns(self.table, self.play, asked)
        if burning:
            self.stage.tell(self.ui.say("warn-burn", amount=burning))
            return False
        reason = course.give(self.table, self.play, asked, self.stage.settings.by_itself)
        if reason is not None:
            self.refuse(reason)
            return False
        self.answered()
        return True

    def refuse(self, reason: Any) -> None:
        self.stage.sound.ask("refused")
        self.stage.tell(self.table.words.reason(self.table.view, reason), self.stage.pointer)
        places.settle(self.table, self.play)
        self.refresh()

    def begin_versus(self) -> None:
        """Show who plays against whom; reduced motion, and playing at once, leave it out."""
        settings = self.stage.settings
        if not settings.reduced_motion and settings.speed:
            self.table.versus = versus.WHOLE
            self.stage.touch()

    def skip_versus(self) -> None:
        self.table.versus = 0.0
        self.refresh()

    def uncover(self) -> None:
        self.play.uncover()
        self.restart()

    def undo(self) -> None:
        if not self.play.caught_up or self.table.motion.busy:
            return
        reason = self.play.undo()
        if reason is not None:
            self.stage.tell(self.table.words.reason(self.table.view, reason))
        else:
            dragging.cancel(self.table, self.play)
            self.restart()

    def end_turn(self) -> None:
        """Do nothing more in this turn, or in this phase of it."""
        if self.table.motion.held:
            self.table.motion.go_on()
            self.stage.touch()
            return
        if self.table.legal.mine and self.table.legal.ending is not None:
            self.give(self.table.legal.ending)

    def skip(self) -> None:
        """Show at once what is being shown, up to the next own answer."""
        self.table.course.hurry = True
        self.table.motion.finish()
        self.refresh()

    @property
    def can_concede(self) -> bool:
        """Only a person who sees the table, and is not out already, can give the match up."""
        seen = not self.play.covered and self.play.seats[self.table.near] == HUMAN
        return seen and self.play.match.why_not_concede(self.table.near) is None

    def concede(self) -> None:
        """Asks once more on the same button: this can't be taken back.

        Among several the others play on: people as before, computers alone without delay up to the result.
        """
        if self.table.sure != "concede":
            self.table.sure = "concede"
            return
        self.table.over = ""
        dragging.cancel(self.table, self.play)
        self.table.motion.finish()
        self.play.concede()
        self.restart()
        self.table.course.hurry = not self.play.people_left

    def change_level(self, seat: int, level: str) -> None:
        """The computer plays `seat` at that level from now on."""
        try:
            self.play.change_level(seat, level)
        except GameError:
            self.stage.tell(self.ui.say("flag-full"))

    def recall(self) -> None:
        """Show the last turn of the others once more."""
        reason = recall.why_not(self.table, self.play)
        if reason:
            self.stage.tell(self.ui.say(reason))
            return
        dragging.cancel(self.table, self.play)
        course.show_again(self.table, self.play)
        self.refresh()

    def left_alone(self) -> None:
        """Several share the screen, and nobody looks at it just now."""
        self.table.looking = self.table.holds = False
        play = self.play
        if play.hotseat and not play.covered and play.match.result is None:
            dragging.cancel(self.table, play)
            play.hide()
            self._curtain_closed()

    def _curtain_closed(self) -> None:
        self.table.over = self.stage.notice = ""
        self.table.selected = None
        self.restart()

    def _advance(self, dt: float) -> bool:
        table, play = self.table, self.play
        self._read()
        play.ask_ahead()
        if table.versus:
            table.versus = max(0.0, table.versus - dt)
            if versus.rests(table.versus):  # nobody sees that such a frame takes longer
                self.ground.prepare(table, self.ui)
            if not table.versus:
                self.skip_versus()
            return True
        busy = table.motion.busy
        moved = self._move(dt, dt * (self.stage.settings.speed or 8))
        if course.part(table, play, meant(self.pointed())):
            self.stage.dirty = True
        if busy and not table.motion.busy:
            self.refresh()
        if not table.motion.busy and table.over != "menu" and not play.covered:
            self._tick(dt)
            self._go_on(dt * (self.stage.settings.speed or 8))
        table.course.thought += dt
        self._say_trouble()
        if self.after is not None and self.result:
            self._shown_result += dt
            if self._shown_result > RESULT_SHOWN:
                self.after()
        if not moved and not self.stage.dirty and not play.covered and self.stage.rest >= painter.IDLE:
            self.ahead.prepare(table, self.ui)
        return moved

    def _move(self, dt: float, quick: float) -> bool:
        """Let everything that moves go on, by `dt` seconds and by `quick` what goes at the speed that is set."""
        table = self.table
        moves = [
            table.motion.update(quick),
            table.flips.update(quick),
            painter.update(table, dt),
            clash.update(table, quick),
            table.presence.update(course.vessels(table), table.motion.reduced, quick),
            self.ground.update(quick, dt),
            ending.update(table, self.play.covered, dt),
            curtain.update(table, self.play.covered, dt),
            dragging.swing(table, self.ui, dt),
            self._lift(dt),
            table.unveiling.update(quick),
            self._faces(dt),
        ]
        if table.motion.begun:
            self.stage.touch()
        return any(moves)

    def _lift(self, dt: float) -> bool:
        """Let the card of the hand rise that is pointed at; whoever rests on it, or goes there by keys, reads it."""
        table, node = self.table, self.pointed()
        card = entity_of(meant(node)) if node is not None and node.role == "hand-card" else None
        if table.drag is not None or self.play.hand_shut or card == aim.parked(table):
            card = None
        reads = self.stage.keyboard or table.looking or self.stage.rest >= HINT_AFTER or table.lifting.reads()
        return table.lifting.update(card, reads, dt, table.motion.reduced)

    def _faces(self, dt: float) -> bool:
        """Let faces blink and look; under less motion, and while nobody may see the table, they rest."""
        table, pointed = self.table, self.pointed()
        if table.motion.reduced or self.play.covered or table.ended:
            return table.faces.rest()
        at = places.units(self.ui, pointed.rect.center) if pointed is not None and looked_at(pointed) else None
        faces = {seat: found for seat in table.faces.seats if (found := places.place(table, seat)) is not None}
        return table.faces.update(faces, at, table.motion.moving or self.play.thinking, dt)

    def _tick(self, dt: float) -> None:
        limit = self.play.match.time_limit if self.table.legal.mine else 0
        if clock.run(self.table, limit, dt):
            dragging.cancel(self.table, self.play)
            self.play.time_up()
            self.answered()
        elif clock.ticked(self.table, limit):
            self.stage.touch()

    def _go_on(self, dt: float) -> None:
        table, play = self.table, self.play
        if play.steps:
            self.next_step()
            if not table.motion.busy:
                self.refresh()
            return
        if play.needs_curtain():
            unseen = course.passed_unseen(table, play)
            seat, answered = play.asked_seat, play.match.answered
            if unseen and seat is not None and play.answer(unseen, seat) is None:
                table.passed[seat] = answered
                self.answered()
                return
            play.cover()
            self._curtain_closed()
            return
        given = course.by_itself(self.desk, self.stage.settings.by_itself)
        missed, answered = windows.can_be_missed(table), play.match.answered
        if given is not None and self.give(given.answer):
            if missed:
                table.passed[play.viewer] = answered
            return
        now = table.course
        now.pause = max(0.0, now.pause - dt)
        if play.people_asked:
            now.hurry = False
            play.think_ahead()
        if now.pause <= 0 and play.think():
            now.pause = 0.0 if now.hurry or not self.stage.settings.speed else course.PAUSE
            self.next_step()
            self.refresh()

    @property
    def waits(self) -> bool:
        """Is the computer waited for, for a while already and with nothing more to be seen meanwhile?"""
        return course.thinks(self.table, self.play) and self.table.course.thought >= course.LINGERS

    def _say_trouble(self) -> None:
        """Say what is wrong with the computer's thinking, and show whether it is waited for.

        What a person need not mind is said beside the face alone."""
        saving, thinking = self._trouble
        if self.play.trouble != thinking:
            self._trouble = saving, self.play.trouble
            if self.play.trouble in persons.QUIET:
                self.stage.touch()
            elif self.play.trouble:
                self.stage.tell(self.ui.say(f"match-thinking-{self.play.trouble}"))
        if not course.thinks(self.table, self.play):
            self.table.course.thought = 0.0
        if self.waits != self.table.course.waited:
            self.table.course.waited = self.waits
            self.stage.touch()

    def pointed(self) -> Node | None:
        """What the pointer or the focus is on."""
        return self.stage.attention

    @property
    def desk(self) -> sheets.Desk:
        return sheets.Desk(self.table, self.ui, self.do)
