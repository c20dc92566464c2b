"""A match that is looked at again: where it stands, and what can be done with it from there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.kernel.errors import GameError
from game.records.branch import branch, same_opponents
from game.records.flags import Flag, flags_of
from game.records.matchfile import matches_folder
from game.table import flagging
from game.table.match.record import MatchTable
from game.table.replay.session import Replay
from game.table.stage import Stage
from game.table.theme import Ui
from game.table.tree import Act

if TYPE_CHECKING:
    from game.records.analysis import Study
    from game.records.watching import Watched


class Watching:
    def __init__(self, stage: Stage, table: MatchTable, play: Replay, restart: Act, answered: Act, flag: Act) -> None:
        """`restart` puts the position on the table anew, `answered` begins to show what came of an answer; `flag` asks
        what there is to say of the moment.
        """
        self.stage, self.table, self.play = stage, table, play
        self._restart, self._answered = restart, answered
        self.flag = flag
        self.study: Study | None = None
        """The look back of which a moment was opened here."""
        self.better: Watched | None = None
        """What would have been better there, once it was asked for."""

    @property
    def ui(self) -> Ui:
        return self.stage.ui

    @property
    def better_shown(self) -> bool:
        return self.better is not None and self.play.watched is self.better

    @property
    def flags(self) -> list[Flag]:
        return flags_of(self.play.watched.record)

    # the course of it

    def go(self, step: int) -> None:
        """Stand at that step, without movement."""
        self.table.motion.finish()
        self.play.go(step)
        self._restart()

    def start_or_stop(self) -> None:
        play = self.play
        if not play.running and play.watched.next_answer() is None:
            self.go(0)
        play.running = not play.running
        self.stage.touch()

    def stop(self) -> None:
        self.play.running = False

    def by_step(self, by: int) -> None:
        """One answer on, with what comes of it, or one back."""
        self.stop()
        if by > 0 and not self.table.motion.busy:
            if self.play.forward():
                self._answered()
        else:
            self.go(self.play.watched.step + by)

    def by_turn(self, by: int) -> None:
        """To where a turn begins: the next one, or this one, or the one before if it has just begun."""
        self.stop()
        watched = self.play.watched
        begins = [turn.step for turn in watched.turns] + [watched.length]
        if by > 0:
            self.go(next(step for step in (*begins, watched.length) if step > watched.step or step == watched.length))
        else:
            self.go(max((step for step in begins if step < watched.step), default=0))

    def to_flag(self) -> None:
        """To the next flag, or from the last one to the first."""
        moments = [flag.at for flag in self.flags]
        if moments:
            self.stop()
            self.go(next((at for at in moments if at > self.play.watched.step), moments[0]))

    def change_to(self, watched: Watched, step: int) -> None:
        """Another course of the same match: stand there after `step` answers."""
        self.table.motion.finish()
        self.play.match = watched
        self.go(step)

    def turn_table(self) -> None:
        """Look from the next side."""
        sides = self.play.sides
        self.table.motion.finish()
        self.play.look_from(sides[(sides.index(self.table.near) + 1) % len(sides)])
        self._restart()

    # what one can do from here

    def play_on(self) -> None:
        """A match of its own from this moment on, on the side that is looked from, against whoever played then."""
        watched = self.play.watched
        seats = same_opponents(watched.record, self.table.near, watched.step, self.stage.settings.setup.opponent)
        try:
            made = branch(watched, seats, matches_folder())
        except GameError:
            self.stage.tell(self.stage.say("replay-no-branch"))
            return
        self.stage.doors.match(self.stage, made, True)

    def analyse(self) -> None:
        """How likely each side was to win, and the moments that mattered most."""
        self.stop()
        self.stage.doors.analyse(self.stage, self.study.match if self.study else self.play.watched.whole)

    def bundle(self) -> None:
        """Write match and flags into one file for the designer, and say where it lies."""
        flagging.save_bundle(self.stage, self.play.watched.record, self.play.watched.path)
