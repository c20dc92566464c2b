"""What is to be played: the decks, the level, how many pairs, with which other starts; and the buttons."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from importlib.util import find_spec

import pygame
from pygame import Rect, Surface

from game.records import agreeing
from game.records.cards import rules_of
from game.table import opponents, theme, widgets
from game.table.drawing import text
from game.table.lab.choice import LEVELS_HERE, MOST_DECKS, PAIRS, Choice
from game.table.lab.course import Course
from game.table.library import Library
from game.table.theme import Ui
from game.table.tree import Act, Node

BOX = (90, 160, 430, 880)
PAD = 20
ROW, LEAST_ROW = 46, 38
START = 42


class Panel:
    """Its nodes; what is pressed goes to the scene by `chosen`, once the choice has changed."""

    def __init__(self, choice: Choice, chosen: Act, tell: Callable[[str], None]) -> None:
        self.choice = choice
        self._chosen, self._tell = chosen, tell
        self.offset = 0
        self.can_draw = find_spec("matplotlib") is not None

    def nodes(self, ui: Ui, library: Library, course: Course, acts: Mapping[str, Act], pages: bool) -> list[Node]:
        say, (x, y, w, h) = ui.say, BOX

        def paint(surface: Surface, node: Node) -> None:
            theme.panel(surface, ui, node.rect, 236)

        group = Node("group", "choice", ui.rect(*BOX), name=say("lab-choice"), paint=paint)
        starts = agreeing.starts(rules_of(self.choice.game))
        left, wide = x + PAD, w - 2 * PAD
        buttons = y + h - PAD - 126
        switches = buttons - 18 - START * len(starts)
        fields = switches - (40 if starts else 0) - 84
        group.add(self._label(ui, "decks", say("lab-decks"), (left, y + 20, wide)))
        group.add(self._decks(ui, library, ui.rect(left, y + 46, wide + 10, fields - y - 46 - 12)))
        half = (wide - 14) / 2
        group.add(*self._fields(ui, (left, fields, half), (left + half + 14, fields, half)))
        if starts:
            group.add(self._label(ui, "starts", say("lab-starts"), (left, switches - 30, wide)))
        for number, start in enumerate(starts):
            group.add(self._start(ui, start, ui.rect(left, switches + number * START, wide, START - 6)))
        return [group.add(*self._buttons(ui, course, acts, (left, buttons, wide), pages))]

    def _label(self, ui: Ui, key: str, words: str, place: tuple[float, float, float]) -> Node:
        rect = ui.rect(place[0], place[1], place[2], 28)
        return widgets.label(ui, f"{key}-label", words, rect, 20, ui.look.quiet, within=True)

    def _decks(self, ui: Ui, library: Library, view: Rect) -> Node:
        known = self.choice.known
        step = max(ui.u(LEAST_ROW), min(ui.u(ROW), view.h // max(1, len(known))))
        self.offset = max(0, min(self.offset, step * len(known) - view.h))
        area = widgets.scroll(ui, "lab-decks", view, step * len(known), self.offset, self._scroll, ui.say("lab-decks"))
        for number, deck in enumerate(known):
            rect = Rect(view.x, view.y + number * step - self.offset, view.w - ui.u(18), step - ui.u(5))
            name, on = library.deck(deck).name[ui.say.language], deck not in self.choice.off
            area.add(_tick(ui, f"deck-{deck}", name, rect, on, self._switch_deck(ui, deck)))
        return area

    def _scroll(self, offset: int) -> None:
        self.offset = offset

    def _switch_deck(self, ui: Ui, deck: str) -> Act:
        def act() -> None:
            choice = self.choice
            if deck in choice.off and len(choice.decks) >= MOST_DECKS:
                self._tell(ui.say("lab-most-decks", most=MOST_DECKS))
            else:
                choice.off ^= {deck}
                self._chosen()

        return act

    def _start(self, ui: Ui, start: str, rect: Rect) -> Node:
        words = start_words(ui, start)

        def act() -> None:
            self.choice.starts ^= {start}
            self._chosen()

        made = _tick(ui, f"start-{slug(start)}", words, rect, start in self.choice.starts, act)
        made.hint = ui.say("lab-start-hint", start=words)
        return made

    def _fields(self, ui: Ui, left: tuple[float, float, float], right: tuple[float, float, float]) -> list[Node]:
        say, choice = ui.say, self.choice

        def put(name: str) -> Callable[[object], None]:
            def done(value: object) -> None:
                setattr(choice, name, value)
                self._chosen()

            return done

        levels = [(level, opponents.called(say, level)) for level in LEVELS_HERE]
        numbers = [(number, str(number)) for number in PAIRS]
        made = []
        for key, words, options, (x, y, w), hint in (
            ("level", say("lab-level"), levels, left, opponents.like(say, choice.level)),
            ("pairs", say("lab-pairs"), numbers, right, say("lab-pairs-hint")),
        ):
            made.append(self._label(ui, key, words, (x, y, w)))
            rect = ui.rect(x, y + 30, w, 50)
            made.append(widgets.choice(ui, key, words, rect, options, getattr(choice, key), put(key), hint))
        return made

    def _buttons(
        self, ui: Ui, course: Course, acts: Mapping[str, Act], place: tuple[float, float, float], pages: bool
    ) -> list[Node]:
        """What is meant, and below it what can be done besides."""
        say, (x, y, w) = ui.say, place
        half = (w - 14) / 2
        main = "stop" if course.running else "anew" if course.trouble in MENDED else "go-on" if course.held else "begin"
        hint, able = say(f"lab-{main}-hint"), not course.reads
        if len(self.choice.decks) < 2:
            hint, able = say("lab-few-decks"), False
        elif main == "go-on" and course.done:
            hint, able = say("lab-done-hint"), False
        made = [widgets.button(ui, main, say(f"lab-{main}"), ui.rect(x, y, w, 62), acts[main], "main", hint, able)]
        if main != "anew":
            able = course.held and not course.running
            made.append(widgets.button(ui, "anew", say("lab-anew"), ui.rect(x, y + 74, half, 52), acts["anew"],
                                       "quiet", say("lab-anew-hint"), able, size=21))  # fmt: skip
        able = self.can_draw and bool(course.standing.get("pairs")) and not pages
        hint = say("lab-page-hint") if self.can_draw else say("lab-page-none")
        rect = ui.rect(x, y + 74, w, 52) if main == "anew" else ui.rect(x + half + 14, y + 74, half, 52)
        made.append(widgets.button(ui, "page", say("lab-page"), rect, acts["page"], "quiet", hint, able, size=21))
        return made


MENDED = ("cards", "program", "other", "damaged")
"""The troubles that are over once it is begun anew."""


def slug(start: str) -> str:
    """A start in the name of a message."""
    return re.sub(r"[^a-z0-9]+", "-", start)


def start_words(ui: Ui, start: str) -> str:
    """Where no message has it, as the command has it."""
    name = f"lab-start-{slug(start)}"
    return ui.say(name) if ui.say.has(name) else start.replace("_", " ")


def _tick(ui: Ui, key: str, words: str, rect: Rect, on: bool, act: Act) -> Node:
    """What is in or out, with a mark before it."""

    def paint(surface: Surface, node: Node) -> None:
        look, lit = ui.look, bool(node.flags & {"hover", "focused"})
        side = min(ui.u(28), rect.h - ui.u(6))
        box = Rect(rect.x + ui.u(4), rect.centery - side // 2, side, side)
        ground = look.green_high if on else look.panel
        edge = look.gold if lit else look.edge
        surface.blit(theme.plate(side, side, ground, ground, edge, ui.u(6), max(1, ui.u(2))), box)
        if on:
            points = [(0.22, 0.52), (0.43, 0.74), (0.8, 0.28)]
            line = [(box.x + a * side, box.y + b * side) for a, b in points]
            pygame.draw.lines(surface, look.ink, False, line, max(2, ui.u(4)))
        drawn = text.fit(
            words, max(12, ui.u(22)), look.ink if on or lit else look.quiet, rect.right - box.right - ui.u(16)
        )
        surface.blit(drawn, drawn.get_rect(midleft=(box.right + ui.u(12), rect.centery)))

    value = ui.say("on" if on else "off")
    return Node("toggle", key, rect, words, value, actions={"switch": act}, paint=paint)
