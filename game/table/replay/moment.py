"""A moment of the look back, opened on the table: what was done, what was better, and both played out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect, Surface

from game.records.branch import otherwise
from game.records.watching import Watched
from game.table import theme, widgets
from game.table.games.interface import Answer
from game.table.match import variation
from game.table.replay.watching import Watching
from game.table.theme import Ui
from game.table.tree import Act, Node

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.records.analysis import Look, Study

WIDE = (284, 2, 1352, 92)
TALL = (1358, 419, 276, 278)


class Shown:
    """One moment of `study` on the table: two courses of the match, which part there."""

    def __init__(self, watching: Watching, study: Study, look: Look) -> None:
        self.watching, self.study, self.look = watching, study, look
        watching.study = study
        self.moment = study.moments[look.step]
        self._view = study.view(look.step)
        self._made = watching.play.watched

    def show(self, better: bool) -> None:
        """From this moment on the better line is played out, or what was done; it runs to where that ends."""
        watching = self.watching
        if better and watching.better is None:
            self._made.go(self.look.step)
            watching.better = Watched(otherwise(self._made, self.look.better))
        course = watching.better if better and watching.better is not None else self._made
        watching.stop()
        watching.change_to(course, self.look.step)
        watching.play.running = True
        watching.stage.touch()

    def try_again(self) -> None:
        """A match of its own from this moment, on the side that was asked."""
        self.watching.stop()
        self.watching.change_to(self._made, self.look.step)
        self.watching.play.look_from(self.moment.seat)
        self.watching.play_on()

    # on the screen

    def made(self, most: int = variation.MOST) -> str:
        """What was done, so many moves of it."""
        moves = self._moves(self.moment.made, most)
        name = self.watching.table.words.player(self.moment.seat)
        return self.watching.ui.say("analysis-at", turn=self.moment.turn, name=name, moves=moves,
                                 chance=variation.percent(self.look.made))  # fmt: skip

    def better(self, most: int = variation.MOST) -> str:
        """What was better, so many moves of it."""
        moves = self._moves(self.look.better, most)
        return self.watching.ui.say("analysis-better", moves=moves, chance=variation.percent(self.look.best))

    def _moves(self, ways: Sequence[Answer], most: int) -> str:
        table = self.watching.table
        return variation.line(table.words, table.game.verbs, self._view, ways, most)

    def panel(self) -> Node:
        """Where hints are given, at the upper edge of the table; beside the own side where others sit there."""
        ui = self.watching.ui
        wide = len(self.watching.table.layout.sides) <= 2
        box = ui.rect(*(WIDE if wide else TALL))
        room, buttons = _split_wide(ui, box) if wide else _split_tall(ui, box)

        def paint(surface: Surface, node: Node) -> None:
            theme.panel(surface, ui, node.rect, 252, 14)
            head = ui.u(26) if wide else room.h * 2 // 5
            px = max(variation.LEAST, ui.u(20 if wide else 18))
            above = variation.drawn(self.made, px, ui.look.gold, room.w, head)
            surface.blit(above, room.topleft)
            below = variation.drawn(self.better, px, ui.look.legal, room.w, room.h - head - ui.u(2))
            surface.blit(below, (room.x, room.y + head + ui.u(2)))

        group = Node("group", "moment", box, name=self.made(), value=self.better(), paint=paint)
        return group.add(*self._buttons(buttons))

    def _buttons(self, places: list[Rect]) -> list[Node]:
        ui, say = self.watching.ui, self.watching.ui.say
        line = "analysis-show-made" if self.watching.better_shown else "analysis-show-better"
        entries: list[tuple[str, str, Act, widgets.Kind, str]] = [
            ("moment-line", line, lambda: self.show(not self.watching.better_shown), "main", ""),
            ("moment-again", "analysis-again", self.try_again, "plain", say("analysis-again-hint")),
            ("moment-back", "analysis-back", self.watching.analyse, "quiet", ""),
        ]
        return [
            widgets.button(ui, key, say(words), rect, act, kind, hint, size=19)
            for (key, words, act, kind, hint), rect in zip(entries, places, strict=True)
        ]


def _split_wide(ui: Ui, box: Rect) -> tuple[Rect, list[Rect]]:
    """Room for words at the left, and the buttons at the right: one above two."""
    wide, high, gap = ui.u(196), ui.u(40), ui.u(6)
    x, y = box.right - 2 * wide - 2 * gap, box.y + (box.h - 2 * high - gap) // 2
    places = [Rect(x, y, 2 * wide + gap, high), Rect(x, y + high + gap, wide, high),
              Rect(x + wide + gap, y + high + gap, wide, high)]  # fmt: skip
    return Rect(box.x + ui.u(20), box.y + ui.u(7), x - box.x - ui.u(36), box.h - ui.u(12)), places


def _split_tall(ui: Ui, box: Rect) -> tuple[Rect, list[Rect]]:
    """Room for words above, and the buttons below one another."""
    high, gap = ui.u(36), ui.u(5)
    top = box.bottom - 3 * (high + gap) - ui.u(3)
    inner = box.inflate(-ui.u(16), 0)
    places = [Rect(inner.x, top + n * (high + gap), inner.w, high) for n in range(3)]
    return Rect(inner.x + ui.u(4), box.y + ui.u(8), inner.w - ui.u(8), top - box.y - ui.u(14)), places
