"""The scene of a lesson: a match in which a teacher says beside each thing what to do with it and why."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pygame
from pygame import Rect, Surface

from game.records.cards import GAMES, lesson_file
from game.table import tree, widgets
from game.table.match import opening as matches
from game.table.match import places
from game.table.match.leading import keys_of, keys_to
from game.table.match.shown import ShownScene
from game.table.messages import Messages
from game.table.playing.session import HUMAN
from game.table.teaching import ending, speech
from game.table.teaching.placing import Around, between, place
from game.table.teaching.progress import DONE
from game.table.teaching.session import Taught
from game.table.teaching.speech import Said
from game.table.teaching.surroundings import around
from game.table.teaching.teacher import teacher_of
from game.table.tree import Node

if TYPE_CHECKING:
    from game.table.stage import Stage

RIVAL = "novice"
"""Whom a first match of one's own is played against."""
GAP = 26
"""Between the panel and what it speaks of, in design units."""
BUTTONS = {"continue": 190, "lesson-back": 110, "skip-lesson": 150}
"""How wide they are at the foot of the panel."""


class LessonScene(ShownScene):
    name = "lesson"
    says_notice = True
    play: Taught

    def __init__(
        self, stage: Stage, play: Taught, names: tuple[str, ...], begin: Callable[[str, int | None], None]
    ) -> None:
        """`begin` opens the lesson of a game at one of its moments, or where it was left."""
        self._begin = begin
        super().__init__(stage, play, names, ("",) * len(play.seats))
        self.teacher = teacher_of(play.match.game.name)
        self._lit: list[Node] = []
        self._said = ("", "")
        """The line and its reason: they stay while what the learner did is shown."""
        self._aside = True
        """Does the teacher stand aside, while something is shown?"""
        self._placed: tuple[Any, Rect, speech.Size] | None = None
        """For which surroundings the panel was placed last, where, and how it is set."""
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
        return self._live(dt) or moved

    def _live(self, dt: float) -> bool:
        """Let the teacher look, blink, smile and wince."""
        panel = self._placed[1] if self._placed else Rect(0, 0, 0, 0)
        looks = self._lit[0].rect.center if self._lit and not self._aside else None
        at, far = panel.topleft, places.units(self.ui, looks) if looks else None
        return self.teacher.update(places.units(self.ui, at), far, self.table.motion.reduced, dt)

    def _keep(self) -> None:
        """Remember how far the learner has come."""
        self._kept = self.play.at
        self.stage.settings.lessons[self.play.match.game.name] = DONE if self.play.over else self.play.at
        self.stage.settings.save()

    def answered(self) -> None:
        super().answered()
        self.teacher.glad()
        self._aside = True

    def refuse(self, reason: Any) -> None:
        super().refuse(reason)
        self.teacher.wince()

    def pressed_in_vain(self, node: Node) -> None:
        before = self.stage.notice
        super().pressed_in_vain(node)
        if self.stage.notice != before:
            self.teacher.wince()

    def go_on(self) -> None:
        if self.over_now:
            self._play_a_match()
        elif self.play.looking and self.waits:
            self.play.go_on()
            self.refresh()

    def _play_a_match(self) -> None:
        """A match of one's own, with the first decks, against whoever begins too."""
        game = self.play.match.game.name
        decks = [deck.id for deck in self.stage.library.decks]
        if decks:
            matches.begin(self.stage, game, (decks[0], decks[1 % len(decks)]), (HUMAN, RIVAL), people=None)

    @property
    def _next(self) -> str:
        """The game whose lesson comes next, of those that were not learnt; "" where all were."""
        here, learnt = list(GAMES).index(self.play.match.game.name), self.stage.settings.lessons
        following = [*list(GAMES)[here + 1 :], *list(GAMES)[:here]]
        return next((game for game in following if lesson_file(game) and learnt.get(game) != DONE), "")

    def _next_lesson(self) -> None:
        self._begin(self._next, None)

    @property
    def _before(self) -> int | None:
        """The moment of the learner's before this one, None at the first."""
        every = [number for number, moment in enumerate(self.play.lesson.moments) if moment.number]
        return max((number for number in every if number < self.play.at), default=None)

    def step_back(self) -> None:
        """Hear once more what was said before, on the table as it was then."""
        if self._before is not None:
            self._begin(self.play.match.game.name, self._before)

    def skip_lesson(self) -> None:
        """To the title, where it can be begun anew."""
        self.stage.settings.lessons[self.play.match.game.name] = DONE
        self.stage.settings.save()
        self.leave_match()

    # the tree

    def build(self) -> Node:
        root = super().build()
        waits = self.waits
        self._lit = self._meant(root) if waits else []
        if waits:
            self._aside = False
        elif self.play.expected is None and not self.play.looking:
            self._aside = True
        modal = next((n for n, child in enumerate(root.children) if "modal" in child.flags), len(root.children))
        at = modal if self.table.over else len(root.children)
        root.children[at:at] = self._ended() if self.ended else [self._panel(root)]
        return root

    def _ended(self) -> list[Node]:
        say, following = self.ui.say, self._next
        choices: list[tuple[str, str, tree.Act, widgets.Kind]] = [
            ("continue", say("lesson-play"), self.go_on, "main"),
            ("to-title", say("menu-leave"), self.leave_match, "quiet"),
        ]
        if following:
            name = Messages(say.language, following)("game-name")
            choices.insert(1, ("next-lesson", say("lesson-next", name=name), self._next_lesson, "plain"))
        praise = say("person-says", words=say("lesson-praise"))
        learnt = f"**{self.words_of()}.** {self.words_of('-why')}"
        return ending.nodes(self.table, self.play, self.ui, self.teacher, (praise, learnt), choices)

    def _panel(self, root: Node) -> Node:
        say = self.ui.say
        if self.waits and self.words_of():
            self._said = self.words_of(), self.words_of("-why")
        elif self.table.view["active"] != self.table.near:
            self._said = say("lesson-wait"), ""
        objection = self.stage.notice
        if self._aside:
            box = self.ui.rect(*self.table.room.log)
            return speech.aside(self.ui, "lesson", box, Said(*self._said), self.teacher, objection)
        number = self.play.moment.number
        most = max(moment.number for moment in self.play.lesson.moments)
        said = Said(*self._said, say("lesson-step", number=number, most=most), speech.FOOT)
        rect, size = self._place(root, said)
        return self._foot(speech.node(self.ui, "lesson", rect, size, said, self.teacher, objection), size)

    def _place(self, root: Node, said: Said) -> tuple[Rect, speech.Size]:
        """Beside what is meant; where the learner doesn't do anything yet it stays where it is."""
        if not self.waits and self._placed is not None:
            return self._placed[1:]
        here = around(self, root, self._lit)
        key = said, self.ui.size, self.ui.scale, *here.key
        if self._placed is None or self._placed[0] != key:
            self._placed = key, *placed(self, said, here.around)
        return self._placed[1:]

    def _foot(self, panel: Node, size: speech.Size) -> Node:
        """The buttons of the panel, from the right."""
        ui, say, room = speech.measure(self.ui), self.ui.say, speech.foot(self.ui, panel.rect, size)
        there = ["skip-lesson"] + ["lesson-back"] * (self._before is not None and self.waits)
        there += ["continue"] * (self.waits and self.play.looking)
        acts = {"continue": self.go_on, "lesson-back": self.step_back, "skip-lesson": self.skip_lesson}
        words = {"continue": "lesson-continue", "lesson-back": "lesson-back", "skip-lesson": "lesson-skip"}
        part = min(1.0, (room.w - ui.u(8) * (len(there) - 1)) / max(1, ui.u(sum(BUTTONS[key] for key in there))))
        right = room.right
        for key in reversed(there):
            wide = round(ui.u(BUTTONS[key]) * part)
            rect = Rect(right - wide, room.y, wide, room.h)
            hint = say(f"{words[key]}-hint") if key != "continue" else ""
            kind: widgets.Kind = "main" if key == "continue" else "quiet"
            panel.add(widgets.button(ui, key, say(words[key]), rect, acts[key], kind, hint,
                                     size=23 if key == "continue" else 19))  # fmt: skip
            right -= wide + ui.u(8)
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

    def _beside(self) -> list[Rect]:
        """The cards that are not spoken of; of a shelf that lies over the table, those on it alone."""
        found = [node for node in tree.walk(self.stage.root) if node.role in ("card", "hand-card", "choice-card")]
        above = [node for node in found if node.role == "choice-card"]
        return [node.rect for node in above or found if node not in self._lit]

    @property
    def clear(self) -> tuple[Rect, ...]:
        """No tooltip lies over the panel."""
        return (self._placed[1],) if self._placed and not self._aside else ()

    def paint_over(self, surface: Surface) -> None:
        if self._lit and not (self.table.over or self.stage.dragging):
            if self._placed is not None and not self._aside and not self.ended:
                panel = self._placed[1]
                nearest = min((self.focus_rect(node) for node in self._lit), key=lambda rect: between(panel, rect))
                speech.point(surface, speech.measure(self.ui), panel, nearest, self._beside())
            for node in self._lit:
                speech.corners(surface, self.ui, self.focus_rect(node))
        super().paint_over(surface)

    # input

    def takes(self, event: pygame.Event) -> bool:
        if self.play.looking and not self.table.over and event.key in CONTINUE and not self._focused():
            self.go_on()
            return True
        return super().takes(event)

    def _focused(self) -> bool:
        return bool(self.stage.keyboard and self.stage.focus)


def placed(scene: LessonScene, said: Said, here: Around) -> tuple[Rect, speech.Size]:
    """Where the panel stands and how it is set: with letters as large as there is a place for.

    Where there is none at all it stands at the upper edge.
    """
    ui, gap = scene.ui, scene.ui.u(GAP)
    for part in speech.SMALLER:
        ways = {(size.wide, size.high): size for size in speech.sizes(ui, said, part)}
        found = place(list(ways), here, gap) or place(list(ways), here, gap // 3)
        if found is not None:
            return found, ways[found.size]
    size = min(ways.values(), key=lambda way: way.high)
    return Rect((ui.size[0] - size.wide) // 2, 0, size.wide, size.high), size


CONTINUE = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE)
