"""The lab: what is to be played at the left, beside it the matrix, below that what the matches say and the matches."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import pygame
from pygame import Rect, Surface

from game.table import theme, widgets
from game.table.blocks import book
from game.table.blocks.listing import WHOLE, Listing
from game.table.drawing import text
from game.table.lab import lists, matrix, watched
from game.table.lab.choice import as_before
from game.table.lab.course import Aside, Course, share
from game.table.lab.matrix import Duel, told
from game.table.lab.panel import BOX, Panel, start_words
from game.table.page import Block, Page
from game.table.replay import opening
from game.table.scene import Scene
from game.table.stage import Stage
from game.table.theme import Ui
from game.table.tree import Act, Node

HEAD = (90, 40, 700, 84)
PROGRESS = (820, 34, 1010, 106)
MATRIX = (550, 160, 1280, 470)
FIGURES = (550, 650, 400, 390)
LISTED = (970, 650, 860, 390)
PAD = 34
Tab = Literal["matches", "cards"]


class Lab(Scene):
    """Whatever is played here is stopped when the scene is left, so that no match at the table waits for it."""

    name = "lab"

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage)
        self.game = stage.library.game
        self.choice = as_before(self.game, [deck.id for deck in stage.library.decks])
        self.course, self.aside = Course(self.choice), Aside()
        self.panel = Panel(self.choice, self._look, stage.tell)
        self.layout = Page()
        self.duel: Duel | None = None
        """Whose matches are listed."""
        self.tab: Tab = "matches"
        self.order: lists.Order = "drawn"
        self.lists = {"matches": Listing("lab-matches", WHOLE, lists.ROW, lists.GAP),
                      "cards": Listing("lab-cards", WHOLE, lists.CARD, lists.GAP)}  # fmt: skip
        self.goes_on = False
        """Was it played when a match was opened? Then it is gone on with on the way back."""

    def enter(self) -> None:
        watched.clear()
        if self.goes_on:
            self.course.play()
        elif not self.course.running:
            self._look()
        self.goes_on = False

    def leave(self) -> None:
        self.course.stop()
        self.aside.stop()

    def update(self, dt: float) -> bool:
        found = self.aside.update()
        if found is not None:
            self._came(*found)
        if self.course.update() or found is not None:
            self.stage.touch()
            return True
        return False

    # what is done

    def _look(self) -> None:
        """What the file of the choice has; another choice ends what is played."""
        self.course.stop()
        self.course = Course(self.choice)
        self.course.look()
        if self.duel is not None and not {*self.duel} <= {*self.choice.decks}:
            self.duel = None
        self.stage.touch()

    def _play(self) -> None:
        self.course.play()
        self.stage.touch()

    def _anew(self) -> None:
        self.course.stop()
        self.course = Course(self.choice)
        self.course.play(anew=True)
        self.stage.touch()

    def _stop(self) -> None:
        self.course.stop()
        self.stage.touch()

    def _page(self) -> None:
        self.aside.page(self.choice, self.ui.say.language)
        self.stage.tell(self.ui.say("lab-page-begun"))

    def _watch(self, name: str) -> Act:
        def act() -> None:
            self.aside.again(self.choice, name)
            self.stage.tell(self.ui.say("lab-opening"))

        return act

    def _came(self, what: str, said: str) -> None:
        """What was done aside is done."""
        if what == "match":
            self.goes_on = self.course.running
            opening.watch_path(self.stage, Path(said), lab=self._back)
            if self.stage.scene is self:
                self.goes_on = False
        elif what == "page":
            self.stage.tell(self.ui.say("lab-page-written", file=said))
        else:
            self.stage.tell(self.ui.say(f"lab-trouble-{said}"))

    def _back(self) -> None:
        """From a match that was watched."""
        self.stage.doors.title(self.stage)
        self.stage.take_up(self.game)
        self.stage.push(self)

    def _choose(self, duel: Duel) -> Act:
        def act() -> None:
            self.duel, self.tab, self.lists["matches"].offset = duel, "matches", 0

        return act

    # the tree

    def build(self) -> Node:
        ui, say = self.ui, self.ui.say
        root = Node("scene", "lab", ui.screen, name=say("lab-title"), paint=self._paint)
        acts = {"begin": self._play, "go-on": self._play, "stop": self._stop, "anew": self._anew, "page": self._page}
        self.layout.lay(ui, root, [
            Block(HEAD, self._head),
            Block(PROGRESS, lambda ui: [self._progress(ui)]),
            Block(BOX, lambda ui: self.panel.nodes(ui, self.stage.library, self.course, acts, self.aside.busy)),
            Block(MATRIX, lambda ui: [self._matrix(ui)]),
            Block(FIGURES, lambda ui: [self._figures(ui)]),
            Block(LISTED, lambda ui: [self._listed(ui)]),
        ])  # fmt: skip
        return root

    def _head(self, ui: Ui) -> list[Node]:
        say, (x, y, w, h) = ui.say, HEAD
        words = say("lab-title-of", name=say("game-name"))
        heading = ui.rect(x + 214, y, w - 214, h)

        def paint(surface: Surface, node: Node) -> None:
            title = text.fit(words, ui.u(46), ui.look.gold, node.rect.w, "title")
            surface.blit(title, title.get_rect(midleft=node.rect.midleft))

        back = widgets.button(ui, "back", say("back"), ui.rect(x, y + 14, 190, 56), self.cancel, "quiet")
        return [back, Node("heading", "heading", heading, name=words, paint=paint)]

    def _status(self) -> str:
        """How far it is, or what keeps it from going on, in a sentence."""
        say, course = self.ui.say, self.course
        if len(self.choice.decks) < 2:
            return say("lab-few-decks")
        if course.trouble:
            return say(f"lab-trouble-{course.trouble}", file=self.choice.file.name)
        if course.running and not course.fresh:
            return say("lab-begins")
        if course.reads:
            return say("lab-reads")
        if not course.held:
            return say("lab-none")
        if course.done:
            return say("lab-done", pairs=course.pairs)
        if not course.running:
            return say("lab-stopped", pairs=course.pairs, all=course.pairs + course.left)
        minute = 60 * course.fresh / max(0.001, course.seconds)
        return say("lab-running", pairs=course.pairs, all=course.pairs + course.left, rate=round(minute, 1),
                   minutes=-(-course.left // max(0.001, minute)))  # fmt: skip

    def _progress(self, ui: Ui) -> Node:
        """The sentence, and below it a bar."""
        words, course = self._status(), self.course
        whole = course.pairs + course.left
        part = course.pairs / whole if whole else 0.0
        box = ui.rect(*PROGRESS)
        tone = ui.look.warn if course.trouble else ui.look.ink

        def paint(surface: Surface, node: Node) -> None:
            px = ui.u(23)
            while px > 12 and text.measure(words, px, "body", box.w)[1] > box.h - ui.u(26):
                px -= 1
            drawn = text.render(words, px, tone, "body", box.w, "right")
            surface.blit(drawn, drawn.get_rect(bottomright=(box.right, box.bottom - ui.u(26))))
            bar = Rect(box.x, box.bottom - ui.u(16), box.w, ui.u(12))
            look = ui.look
            surface.blit(theme.plate(bar.w, bar.h, look.panel, look.panel_high, look.edge, bar.h // 2, 1), bar)
            if part:
                bar.w = max(bar.h, round(bar.w * part))
                pygame.draw.rect(surface, look.gold_dark, bar, border_radius=bar.h // 2)

        return Node("status", "progress", box, name=words, value=f"{matrix.percent(part)} %", paint=paint)

    def _matrix(self, ui: Ui) -> Node:
        return matrix.matrix(ui, self.stage.library, self.course, ui.rect(*MATRIX), self.duel, self._choose)

    def _figures(self, ui: Ui) -> Node:
        """Who begins, as printed and with other starts; how long matches are, and how they end."""
        say, box, plain = ui.say, ui.rect(*FIGURES), ui
        lines = self._lines(ui)

        def paint(surface: Surface, node: Node) -> None:
            book.paint(surface, plain, book.bound(plain, node.rect))

        group = Node("group", "figures", box, name=say("lab-figures"), paint=paint)
        inner, ui = book.inside(ui, book.bound(ui, box)), book.on_leaf(ui)
        x, y, wide = inner.x, inner.y, inner.w
        size = 21.0
        while size > 12 and sum(self._high(ui, words, size, wide) for words in lines) > inner.h:
            size -= 1
        for number, words in enumerate(lines):
            high = self._high(ui, words, size, wide)
            group.add(widgets.label(ui, f"figure-{number}", words, Rect(x, y, wide, high), size))
            y += high
        return group

    @staticmethod
    def _high(ui: Ui, words: str, size: float, wide: int) -> int:
        return widgets.label_height(ui, words, size, wide) + ui.u(8)

    def _lines(self, ui: Ui) -> list[str]:
        say, standing, whole = ui.say, self.course.standing, self.course.whole
        if not standing.get("pairs"):
            return [say("lab-figures-none")]
        lines = []
        if self.duel is not None:
            lines.append(say("lab-cell", cell=self._title(self.duel), share=told(ui, self.course.of(*self.duel))))
        lines += [say("lab-first", share=told(ui, share(standing["first_seat"])))]
        lines += [say("lab-first-with", start=start_words(ui, row["start"]), share=told(ui, share(row)))
                  for row in standing["starts"]]  # fmt: skip
        if whole:
            turns = whole["turns"]
            lines.append(say("lab-length", median=turns["median"], short=turns["p10"], long=turns["p90"]))
            drawn = sum(row["percent"] for row in whole["endings"] if row["drawn"])
            lines.append(say("lab-ended-drawn", share=round(drawn)))
        if standing["errors"]:
            lines.append(say("lab-errors", count=standing["errors"]))
        return lines

    def _title(self, duel: Duel) -> str:
        """The names of two decks."""
        say = self.ui.say
        one, other = (self.stage.library.deck(deck).name[say.language] for deck in duel)
        return say("lab-against", deck=one, other=other)

    def _listed(self, ui: Ui) -> Node:
        """The matches of the chosen decks, or the cards."""
        say, (x, y, w, h), box, plain = ui.say, LISTED, ui.rect(*LISTED), ui

        def paint(surface: Surface, node: Node) -> None:
            book.paint(surface, plain, book.bound(plain, node.rect))

        group = Node("group", "listed", box, paint=paint)
        half = (w - 2 * PAD - 14) / 2
        for number, tab in enumerate(("matches", "cards")):
            rect = ui.rect(x + PAD + number * (half + 14), y + PAD, half, 46)
            on, words = tab == self.tab, say(f"lab-{tab}")
            if tab == "matches" and self.duel is not None:
                words = self._title(self.duel)
            group.add(widgets.button(ui, f"tab-{tab}", words, rect, self._show(tab),
                                     "plain" if on else "quiet", selected=on, size=21))  # fmt: skip
        view = ui.rect(x + PAD, y + PAD + 58, w - 2 * PAD, h - 2 * PAD - 58)
        library, ui = self.stage.library, book.on_leaf(ui)
        if self.tab == "cards":
            group.add(*lists.cards(ui, library, self.course, view, self.order, self._sort, self.lists["cards"]))
        elif self.duel is not None and self.course.matches(*self.duel):
            listing = self.lists["matches"]
            group.add(lists.matches(ui, library, self.course, self.duel, view, listing, self._watch))
        else:
            words = say("lab-matches-none")
            group.add(widgets.label(ui, "matches-none", words, view, 21, ui.look.quiet, "center"))
        return group

    def _show(self, tab: str) -> Act:
        def act() -> None:
            self.tab = "cards" if tab == "cards" else "matches"

        return act

    def _sort(self, order: lists.Order) -> Act:
        def act() -> None:
            self.order, self.lists["cards"].offset = order, 0

        return act

    def cancel(self) -> None:
        self.stage.pop()

    def _paint(self, surface: Surface, node: Node) -> None:
        surface.blit(theme.ground(self.ui), (0, 0))
