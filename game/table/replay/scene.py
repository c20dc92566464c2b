"""A match looked at again: the table as it was, with a time line, and a way to play on from any moment."""

from __future__ import annotations

import pygame

from game.table import flagging
from game.table.match.shown import ShownScene
from game.table.replay import timeline
from game.table.replay.moment import Shown
from game.table.replay.session import Replay
from game.table.replay.watching import Watching
from game.table.stage import Stage
from game.table.tree import Act, Node, find
from game.table.workshop import opening


class ReplayScene(ShownScene):
    """The end is told on the time line."""

    play: Replay
    moment: Shown | None = None
    """The moment of a look back that was opened here."""
    back: Act | None = None
    """Where one goes from here; None: to the matches that are kept."""

    def comes_from(self, lab: Act | None) -> None:
        """One goes back there; None: to the matches that are kept."""
        self.back, self.table.leads = lab, "matches" if lab is None else "lab"

    def __init__(self, stage: Stage, play: Replay, names: tuple[str, ...], decks: tuple[str, ...]) -> None:
        super().__init__(stage, play, names, decks)
        self.table.leads = "matches"
        self.watching = Watching(stage, self.table, play, self.restart, self.answered, self.flag)

    # what one can do from here

    def to_workshop(self) -> None:
        """This moment on the board of a designer. What is hidden in a match that is not over stays so."""
        self.watching.stop()
        self.table.over = ""
        if self.play.watched.whole.result is None:
            self.stage.tell(self.ui.say("replay-no-branch"))
        else:
            opening.with_match(self.stage, self.play.match)

    def flag(self) -> None:
        self.watching.stop()
        super().flag()

    def plant(self, kind: str, words: str) -> None:
        watched = self.play.watched
        flagging.plant(self.stage, watched.whole, kind, words, None, watched.step)

    def leave_match(self) -> None:
        if self.back is not None:
            self.back()
        else:
            self.stage.doors.matches(self.stage, self.play.watched.path)

    # the tree

    def build(self) -> Node:
        root = super().build()
        end = find(root, "end-turn")
        if end is not None:
            timeline.make_play_on(self.watching, end)
        asking = find(root, "windows")
        if asking is not None:
            root.children.remove(asking)
        ground = next((n for n, child in enumerate(root.children) if "modal" in child.flags), len(root.children))
        cards = next((n for n, child in enumerate(root.children) if child.key == "cards"), ground)
        root.children.insert(min(cards, ground), timeline.bar(self.watching))  # acts and fights go over it
        ground += 1
        if self.moment is not None and not self.table.over and self.sheet is None:
            root.children.insert(ground, self.moment.panel())
        return root

    def takes(self, event: pygame.Event) -> bool:
        if self.sheet is not None:
            return self.sheet.takes(event)
        return self.table.over == "" and timeline.press(self.watching, event.key)
