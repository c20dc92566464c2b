"""The screen of the look back: who led when, at large, and below it the moments that cost each side most."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import pygame
from pygame import Rect, Surface

from game.records import analysis
from game.table import charts, loading, opponents, pieces, theme, widgets
from game.table.analysing.background import Background
from game.table.analysing.curve import Curve, Hung, Side
from game.table.analysing.leading import Mark, along_of, marks
from game.table.blocks.bar import Aside, Bar
from game.table.drawing import portraits, text
from game.table.drawing.portraits import Likeness
from game.table.drawing.printed import Face
from game.table.games import table_of
from game.table.match import persons, variation
from game.table.match.opening import names
from game.table.playing.session import HUMAN
from game.table.scene import Scene
from game.table.stage import Stage
from game.table.telling.words import Words
from game.table.theme import Ui
from game.table.tree import Act, Node

if TYPE_CHECKING:
    from game.records.analysis import Look
    from game.records.match import Match
    from game.records.moments import Moment
    from game.table.games.verbs import Answer

GAP, PAD = 14, 14
SCROLLED = 18
"""What is left at the right for the bar that says how far the page is scrolled."""
LEAST_CURVE = 380
"""How high the curve is at least."""
NAMES = 330
"""How wide the head of a side is, beside its moments."""
TILE = (400, 112)
"""How wide a moment is at least, and how high."""
PROGRESS = 640
SHADE = (120, 116, 124)
"""What the card of a move that was not the best is dimmed with."""


def open_for(stage: Stage, match: Match) -> None:
    """Put the look back at `match` on the stage; of one that is not over it would tell too much."""
    if match.result is None:
        stage.tell(stage.say("analysis-not-yet"))
        return
    stage.take_up(match.game.name, loading.of_match(match) if match.cards_changed else None)
    stage.push(Analysis(stage, Background(match)))


class Analysis(Scene):
    name = "analysis"

    def __init__(self, stage: Stage, background: Background) -> None:
        super().__init__(stage)
        self.background = background
        self._shown = -1
        """The percent that were on the screen last."""
        self.offset = 0
        self._views: dict[int, dict[str, Any]] = {}
        self.looked = 0
        """The mark of the curve that is looked at by keys."""

    @property
    def match(self) -> Match:
        return self.background.study.match

    @property
    def words(self) -> Words:
        return Words(self.ui.say, self.stage.library, persons.named(self.match, names(self.match.seats)))

    def leave(self) -> None:
        self.background.stop()

    def update(self, dt: float) -> bool:
        if not self.background.update():
            return False
        percent = variation.percent(self.background.study.progress)
        if percent != self._shown or not self.background.running:
            self._shown = percent
            self.stage.touch()
            return True
        return False

    def stop(self) -> None:
        self.background.stop()
        self.stage.touch()

    def go_on(self) -> None:
        self.background.go_on()
        self.stage.touch()

    def cancel(self) -> None:
        self.stage.pop()

    def open(self, look: Look) -> None:
        """The moment on the table."""
        self.background.stop()
        self.stage.doors.moment(self.stage, self.background.study, look)

    # the tree

    @property
    def ui(self) -> Ui:
        """It grows as a whole."""
        return self.stage.ui.whole

    def build(self) -> Node:
        ui, say, study = self.ui, self.ui.say, self.background.study
        root = Node("scene", "analysis", ui.screen, name=say("analysis-title"), paint=self._paint)
        aside: list[Aside] = [(PROGRESS, self._progress)]
        if not study.done:
            aside.append((190, self._switch))
        room = Bar(say("analysis-title"), self.cancel, aside=aside).lay(ui, root)
        shape = _Shape(ui, room.w)
        below = sum(shape.row + ui.u(GAP) for _ in study.seats)
        high = max(ui.u(LEAST_CURVE), room.h - below)
        self.offset = max(0, min(self.offset, high + below - room.h))
        area = widgets.scroll(ui, "analysis-page", room, high + below, self.offset, self._scroll, say("analysis-title"))
        y = room.y - self.offset
        area.add(self._curve().node(ui, Rect(room.x, y, shape.wide, high)))
        y += high + ui.u(GAP)
        for seat in study.seats:
            area.add(self._side(seat, Rect(room.x, y, shape.wide, shape.row), shape))
            y += shape.row + ui.u(GAP)
        return root.add(area)

    def _scroll(self, offset: int) -> None:
        self.offset = offset

    def _progress(self, box: Rect) -> Node:
        """How far it has come."""
        ui, say, study = self.ui, self.ui.say, self.background.study
        percent = variation.percent(study.progress)
        if study.done:
            words = say("analysis-done", count=len(study.looks))
        else:
            words = say("analysis-running" if self.background.running else "analysis-stopped", percent=percent)

        def paint(surface: Surface, node: Node) -> None:
            drawn = text.fit(words, max(12, ui.u(21)), ui.look.quiet, node.rect.w, least=0.5)
            if study.done:
                surface.blit(drawn, drawn.get_rect(midright=node.rect.midright))
                return
            surface.blit(drawn, drawn.get_rect(topright=node.rect.topright))
            bar = Rect(node.rect.x, node.rect.bottom - ui.u(16), node.rect.w, ui.u(12))
            surface.blit(theme.plate(bar.w, bar.h, ui.look.panel, ui.look.panel_high, ui.look.edge, bar.h // 2, 1), bar)
            bar.w = max(bar.h, round(bar.w * study.progress))
            pygame.draw.rect(surface, ui.look.gold_dark, bar, border_radius=bar.h // 2)

        return Node("status", "progress", box, name=words, value=f"{percent} %", paint=paint)

    def _switch(self, box: Rect) -> Node:
        key, act = ("stop", self.stop) if self.background.running else ("go-on", self.go_on)
        return widgets.button(self.ui, key, self.ui.say(f"analysis-{key}"), box, act, "quiet")

    # the curve

    def _curve(self) -> Curve:
        study, say = self.background.study, self.ui.say
        told = marks(study)
        self.looked = min(self.looked, max(0, len(told) - 1))
        likes = self._likenesses()
        sides = [Side(self.words.player(seat), seat, likes[seat]) for seat in study.seats]
        hung = [
            self._hung(seat, number, look)
            for seat in study.seats
            for number, look in enumerate([] if self.background.running else study.worst(seat, not study.done))
            if number < (analysis.MOST if len(sides) <= 2 else 1)
        ]
        label = say("analysis-leads" if len(sides) == 2 else "analysis-curve")
        ahead = "" if study.done else say("analysis-ahead")

        def step(by: int) -> None:
            self.looked = max(0, min(len(told) - 1, self.looked + by))

        return Curve(sides, told, hung, label, ahead, self._said, self._opens, self.looked, step)

    def _said(self, mark: Mark) -> str:
        """The turn, and the chance of each side."""
        say, seats = self.ui.say, self.background.study.seats
        chances = ", ".join(
            say("analysis-chance", name=self.words.player(seat), chance=variation.percent(chance))
            for seat, chance in zip(seats, mark.chances, strict=True)
            if chance is not None
        )
        is_end = mark.step == len(self.match.steps)
        return say("analysis-end" if is_end else "analysis-turn" if mark.turn else "analysis-begin",
                   turn=mark.turn, chances=chances)  # fmt: skip

    def _opens(self, mark: Mark) -> Act | None:
        look = self.background.study.looks.get(mark.step)
        return None if look is None else lambda: self.open(look)

    def _hung(self, seat: int, number: int, look: Look) -> Hung:
        study, say = self.background.study, self.ui.say
        moment, view = study.moments[look.step], self._view(look.step)
        made = variation.line(self.words, table_of(self.match.game.name).verbs, view, moment.made)
        hint = say("analysis-made", moves=made, chance=variation.percent(look.made))
        face = self._face(view, moment.made) or self._face(view, look.better)
        return Hung(f"turning-{seat}-{number}", study.seats.index(seat), along_of(study, moment.turn),
                    self._title(moment, look), hint, f"\u2212{variation.percent(look.loss)}",
                    face, lambda: self.open(look))  # fmt: skip

    def _likenesses(self) -> tuple[Likeness, ...]:
        match = self.match
        dealt = table_of(match.game.name).deals(len(match.seats), match.constants)
        return persons.likenesses(self.stage.library, match.decks, not dealt, persons.sitting(match))

    # the moments

    def _title(self, moment: Moment, look: Look) -> str:
        name = "analysis-moment" if moment.turn else "analysis-opening"
        return self.ui.say(name, turn=moment.turn, loss=variation.percent(look.loss))

    def _side(self, seat: int, box: Rect, shape: _Shape) -> Node:
        """Whose it is, what their decisions cost, and beside it the moments that mattered most."""
        ui, say, study = self.ui, self.ui.say, self.background.study
        worst = [] if self.background.running else study.worst(seat, early=not study.done)
        name = self._called(seat)
        losses = [look.loss for step, look in study.looks.items() if study.moments[step].seat == seat]
        loss = round(100 * sum(losses) / max(1, len(losses)), 1)
        note = say("analysis-side-loss", loss=loss) if losses else ""
        like = self._likenesses()[seat]
        group = Node("group", f"side-{seat}", box, name=name, value=note)
        head = shape.head(box)

        def paint(surface: Surface, node: Node) -> None:
            theme.panel(surface, ui, node.rect, 236)
            px = min(ui.u(84), head.h - ui.u(6))
            face = portraits.portrait(like, px)
            surface.blit(face, face.get_rect(midleft=(head.x, head.centery)))
            left, room = head.x + px + ui.u(14), head.w - px - ui.u(20)
            colour = charts.SEATS[seat % len(charts.SEATS)]
            above = text.fit(name, ui.u(25), colour, room, bold=True, least=0.5)
            below = text.render(note, max(12, ui.u(18)), ui.look.quiet, "body", room)
            top = head.centery - (above.get_height() + below.get_height()) // 2
            surface.blit(above, (left, top))
            surface.blit(below, (left, top + above.get_height()))

        group.paint = paint
        for number, look in enumerate(worst):
            group.add(self._moment(seat, number, look, shape.tile(box, number)))
        if not worst:
            running = self.background.running
            words = say(f"analysis-side-{'none' if study.done else 'wait' if running else 'so-far'}")
            rect = shape.tile(box, 0)
            rect.w = box.right - rect.x - ui.u(PAD)
            rect = rect.inflate(0, widgets.label_height(ui, words, 22, rect.w) - rect.h)
            group.add(widgets.label(ui, f"none-{seat}", words, rect, 22, ui.look.quiet, "center", within=True))
        return group

    def _view(self, step: int) -> dict[str, Any]:
        """What the seat of that moment knew then, read once."""
        if step not in self._views:
            self._views[step] = self.background.study.view(step)
        return self._views[step]

    def _called(self, seat: int) -> str:
        """The player, and at which level the computer played."""
        who = self.match.seats[seat]
        name = self.words.player(seat)
        return name if who == HUMAN else f"{name} · {opponents.called(self.ui.say, who)}"

    def _moment(self, seat: int, number: int, look: Look, rect: Rect) -> Node:
        ui, say, study = self.ui, self.ui.say, self.background.study
        moment = study.moments[look.step]
        title = self._title(moment, look)
        view = self._view(look.step)
        verbs = table_of(self.match.game.name).verbs
        made = variation.line(self.words, verbs, view, moment.made)
        done = say("analysis-made", moves=made, chance=variation.percent(look.made))

        def better(most: int) -> str:
            moves = variation.line(self.words, verbs, view, look.better, most)
            return say("analysis-better", moves=moves, chance=variation.percent(look.best))

        act: Act = lambda: self.open(look)
        node = Node("button", f"moment-{seat}-{number}", rect, name=title, value=f"{done}; {better(variation.MOST)}")
        node.actions = {"open": act}
        node.hint = say("analysis-moment-hint")

        faces = {face.card: face for way in (moment.made, look.better) if (face := self._face(view, way)) is not None}
        shown = list(faces.values())

        def paint(surface: Surface, node: Node) -> None:
            ink = widgets.paint_plate(surface, ui, node, "plain", 12)
            x, y = node.rect.x + ui.u(24), node.rect.y + ui.u(8)
            for number, face in enumerate(shown):  # what was done in the shade, what was better before it
                drawn = pieces.turned(face, node.rect.h - ui.u(20), 0)
                place = drawn.get_rect(midleft=(x, node.rect.centery))
                pieces.paint_shadow(surface, ui, place, 3, 8)
                surface.blit(drawn if number == len(shown) - 1 else pieces.faint(drawn, SHADE), place)
                x = place.right + ui.u(12)
            room = node.rect.right - ui.u(22) - x
            px = max(variation.LEAST, ui.u(19))
            head = text.fit(title, ui.u(21), ui.look.gold, room, bold=True)
            surface.blit(head, (x, y))
            surface.blit(text.fit(done, px, ink, room, least=variation.LEAST / px), (x, y + ui.u(28)))
            surface.blit(variation.drawn(better, px, ui.look.legal, room, ui.u(50)), (x, y + ui.u(53)))

        node.paint = paint
        return node

    def _face(self, view: dict[str, Any], answers: Sequence[Answer]) -> Face | None:
        """The card that the first of them is about, if the side knew it."""
        library, parts = self.stage.library, answers[0][1:2] if answers else ()
        entity = view["entities"].get(parts[0]) if parts and isinstance(parts[0], int) else None
        if entity is None or entity["card"] not in library.cards:
            return None
        return pieces.face_of(library, library.cards[entity["card"]], self.ui)

    def _paint(self, surface: Surface, node: Node) -> None:
        surface.blit(theme.ground(self.ui), (0, 0))


@dataclass(frozen=True)
class _Shape:
    """How the row of a side is laid out: its head, and beside or below it three moments."""

    ui: Ui
    room: int
    """The width of the page, in pixels."""

    @property
    def wide(self) -> int:
        return self.room - self.ui.u(SCROLLED)

    @property
    def is_beside(self) -> bool:
        return self.wide >= self.ui.u(NAMES + 3 * TILE[0])

    @property
    def _columns(self) -> int:
        return analysis.MOST if self.is_beside else max(1, min(analysis.MOST, self.wide // self.ui.u(TILE[0])))

    @property
    def row(self) -> int:
        ui = self.ui
        lines = -(-analysis.MOST // self._columns)
        return ui.u(2 * PAD) + lines * ui.u(TILE[1]) + (lines - 1) * ui.u(8) + (0 if self.is_beside else ui.u(84))

    def head(self, box: Rect) -> Rect:
        ui = self.ui
        pad = ui.u(PAD)
        wide = ui.u(NAMES) if self.is_beside else box.w - 2 * pad
        return Rect(box.x + pad + ui.u(8), box.y + pad, wide - ui.u(8), ui.u(TILE[1]) if self.is_beside else ui.u(76))

    def tile(self, box: Rect, number: int) -> Rect:
        ui = self.ui
        pad, gap, columns = ui.u(PAD), ui.u(8), self._columns
        left = box.x + pad + (ui.u(NAMES) if self.is_beside else 0)
        top = box.y + pad + (0 if self.is_beside else ui.u(84))
        wide = (box.right - pad - left - gap * (columns - 1)) // columns
        line, column = divmod(number, columns)
        return Rect(left + column * (wide + gap), top + line * (ui.u(TILE[1]) + gap), wide, ui.u(TILE[1]))
