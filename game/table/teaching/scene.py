"""The scene of a lesson: a match with a line at the top that says what to do and why, and rings round what is meant."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pygame
from pygame import Rect, Surface

from game.table import theme, tree, widgets
from game.table.drawing.keeping import kept
from game.table.match import feast, topline
from game.table.match.leading import keys_of, keys_to
from game.table.match.shown import ShownScene
from game.table.teaching.progress import DONE
from game.table.teaching.session import Taught
from game.table.theme import Colour, Ui
from game.table.tree import Node

if TYPE_CHECKING:
    from game.table.stage import Stage


class LessonScene(ShownScene):
    name = "lesson"
    upper_edge = True
    play: Taught

    def __init__(self, stage: Stage, play: Taught, names: tuple[str, ...]) -> None:
        super().__init__(stage, play, names, ("",) * len(play.seats))
        self._lit: list[Node] = []
        self._said = ("", "")
        """The line and its reason: they stay while what the learner did is shown."""
        self._kept = -2

    @property
    def over_now(self) -> bool:
        return self.play.over and self.waits

    @property
    def ended(self) -> dict[str, Any] | None:
        return self.play.match.result if self.over_now else None

    @property
    def waits(self) -> bool:
        """Is the learner to do or to look at something now?"""
        ready = self.play.caught_up and not self.table.motion.busy
        return ready and (self.play.looking or self.table.legal.mine)

    def words_of(self, suffix: str = "") -> str:
        """What is to be done now, or with "-why" why; "" where nothing is said."""
        name = f"lesson-{self.play.moment.number}"
        if not self.ui.say.has(name + suffix):
            return ""
        language, cards = self.ui.say.language, self.stage.library.cards
        names = {card: cards[card].name[language] for card in self.play.lesson.cards if card in cards}
        return self.ui.say(name + suffix, **names)

    # the course of it

    def update(self, dt: float) -> bool:
        moved = super().update(dt)
        if self.play.at != self._kept:
            self._keep()
            self.refresh()
        return moved

    def _keep(self) -> None:
        """Remember how far the learner has come."""
        self._kept = self.play.at
        self.stage.settings.lessons[self.play.match.game.name] = DONE if self.play.over else self.play.at
        self.stage.settings.save()

    def go_on(self) -> None:
        if self.over_now:
            self._play_a_match()
        elif self.play.looking and self.waits:
            self.play.go_on()
            self.refresh()

    def _play_a_match(self) -> None:
        self.leave_match()
        self.stage.doors.set_up(self.stage, "computer")

    def skip_lesson(self) -> None:
        """To the title, where it can be begun anew."""
        self.stage.settings.lessons[self.play.match.game.name] = DONE
        self.stage.settings.save()
        self.leave_match()

    # the tree

    def build(self) -> Node:
        root = super().build()
        self._lit = self._meant(root) if self.waits else []
        modal = next((n for n, child in enumerate(root.children) if "modal" in child.flags), len(root.children))
        at = modal if self.table.over else len(root.children)
        root.children[at:at] = self._feast() if self.ended else [self._panel()]
        return root

    def _feast(self) -> list[Node]:
        say = self.ui.say
        choices: list[feast.Choice] = [
            ("continue", say("lesson-play"), self.go_on, "main"),
            ("to-title", say("menu-leave"), self.leave_match, "quiet"),
        ]
        said = self.words_of(), self.words_of("-why")
        return feast.nodes(self.table, self.play, self.ui, "lesson", say("lesson-learnt"), said, choices)

    def _panel(self) -> Node:
        ui, say = topline.measure(self.ui), self.ui.say
        if self.waits and self.words_of():
            self._said = self.words_of(), self.words_of("-why")
        elif self.table.view["active"] != self.table.near:
            self._said = say("lesson-wait"), ""
        words, why = self._said
        looking = self.waits and self.play.looking
        panel = topline.panel(self.table.room, self.ui, "lesson", words, why)
        box = panel.rect
        wide, high = (ui.u(part) for part in topline.BUTTON)
        x = box.right - wide - ui.u(12)
        if looking:
            rect = Rect(x, box.y + ui.u(5), wide, high)
            panel.add(widgets.button(self.ui, "continue", say("lesson-continue"), rect, self.go_on, "main", size=20))
        skip = Rect(x, box.bottom - ui.u(5) - high, wide, high)
        panel.add(widgets.button(self.ui, "skip-lesson", say("lesson-skip"), skip, self.skip_lesson, "quiet",
                                 say("lesson-skip-hint"), size=18))  # fmt: skip
        return panel

    # what is meant

    def _meant(self, root: Node) -> list[Node]:
        """The nodes that lead to the expected answer, or that are looked at."""
        expected = self.play.expected
        if expected is None:
            return [
                node for entity in self.play.moment.about if (node := self._first(root, *keys_of(entity))) is not None
            ]
        found = self._first(tree.reachable(root), *keys_to(self.table, expected))
        return [found] if found is not None else []

    @staticmethod
    def _first(root: Node, *keys: str) -> Node | None:
        nodes = {node.key: node for node in tree.walk(root)}
        return next((nodes[key] for key in keys if key in nodes), None)

    def paint_over(self, surface: Surface) -> None:
        super().paint_over(surface)
        if self.table.over or self.stage.dragging:
            return
        for node in self._lit:
            _ring(surface, self.ui, self.focus_rect(node))

    # input

    def takes(self, event: pygame.Event) -> bool:
        if self.play.looking and not self.table.over and event.key in CONTINUE and not self._focused():
            self.go_on()
            return True
        return super().takes(event)

    def _focused(self) -> bool:
        return bool(self.stage.keyboard and self.stage.focus)


def _ring(surface: Surface, ui: Ui, rect: Rect) -> None:
    """A golden ring round `rect` that fades outwards, so that what is within stays as it is."""
    width = max(3, ui.u(5))
    for number, alpha in enumerate((255, 130, 70, 30)):
        box = rect.inflate(2 * width * (number + 1), 2 * width * (number + 1))
        drawn = _fading(box.w, box.h, ui.look.gold, ui.u(12) + width * number, width, alpha)
        surface.blit(drawn, box.topleft)


@kept(1)
def _fading(w: int, h: int, colour: Colour, radius: int, width: int, alpha: int) -> Surface:
    drawn = theme.outline(w, h, colour, radius, width).copy()
    drawn.set_alpha(alpha)
    return drawn


CONTINUE = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE)
