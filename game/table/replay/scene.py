"""A match looked at again: the table as it was, with a time line, and a way to play on from any moment."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.records.flags import Flag, flags_of
from game.table import flagging
from game.table.match.shown import ShownScene
from game.table.replay import timeline
from game.table.replay.session import Replay
from game.table.tree import Node, find

if TYPE_CHECKING:
    from game.records.watching import Watched
    from game.table.analysing.moment import Shown


class ReplayScene(ShownScene):
    """The end is told on the time line."""

    play: Replay
    moment: Shown | None = None
    """The moment of a look back that was opened here."""

    @property
    def flags(self) -> list[Flag]:
        return flags_of(self.play.watched.record)

    # the course of it

    def go(self, step: int) -> None:
        """Stand at that step, without movement."""
        self.table.motion.finish()
        self.play.go(step)
        self.restart()

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
                self.answered()
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
        self.restart()

    # what one can do from here

    def play_on(self) -> None:
        """A match of its own from this moment on, on the side that is looked from, against whoever played then."""
        from game.kernel.errors import GameError
        from game.records.branch import branch, same_opponents
        from game.records.matchfile import matches_folder
        from game.table.match import opening

        watched = self.play.watched
        seats = same_opponents(watched.record, self.table.near, watched.step, self.stage.settings.setup.opponent)
        try:
            made = branch(watched, seats, matches_folder())
        except GameError:
            self.stage.tell(self.ui.say("replay-no-branch"))
            return
        opening.show(self.stage, made, True)

    def analyse(self) -> None:
        """How likely each side was to win, and the moments that mattered most."""
        from game.table.analysing import scene as analysing

        self.stop()
        analysing.open_for(self.stage, self.moment.study.match if self.moment else self.play.watched.whole)

    def to_workshop(self) -> None:
        """This moment on the board of a designer. What is hidden in a match that is not over stays so."""
        from game.table.workshop import opening

        self.stop()
        self.table.over = ""
        if self.play.watched.whole.result is None:
            self.stage.tell(self.ui.say("replay-no-branch"))
        else:
            opening.with_match(self.stage, self.play.match)

    def flag(self) -> None:
        self.stop()
        super().flag()

    def plant(self, kind: str, words: str) -> None:
        watched = self.play.watched
        flagging.plant(self.stage, watched.whole, kind, words, None, watched.step)

    def bundle(self) -> None:
        """Write match and flags into one file for the designer, and say where it lies."""
        flagging.save_bundle(self.stage, self.play.watched.record, self.play.watched.path)

    def leave_match(self) -> None:
        from game.table.scenes.matches import Matches
        from game.table.scenes.title import Title

        self.stage.go(Title(self.stage))
        self.stage.push(Matches(self.stage, self.play.watched.path))

    # the tree

    def build(self) -> Node:
        root = super().build()
        end = find(root, "end-turn")
        if end is not None:
            timeline.make_play_on(self, end)
        asking = find(root, "windows")
        if asking is not None:
            root.children.remove(asking)
        ground = next((n for n, child in enumerate(root.children) if "modal" in child.flags), len(root.children))
        root.children.insert(ground, timeline.bar(self))
        if self.moment is not None and not self.table.over and self.sheet is None:
            root.children.insert(ground, self.moment.panel())
        return root

    def takes(self, event: pygame.Event) -> bool:
        if self.sheet is not None:
            return self.sheet.takes(event)
        return self.table.over == "" and timeline.press(self, event.key)
