"""The screen of the look back: the curve of each side, and below it the moments that cost each side most."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import pygame
from pygame import Rect, Surface

from game.table import charts, loading, opponents, pieces, theme, widgets
from game.table.analysing.background import Background
from game.table.drawing import text
from game.table.drawing.printed import Face
from game.table.games import table_of
from game.table.match import persons, variation
from game.table.match.opening import names
from game.table.playing.session import HUMAN
from game.table.scene import Scene
from game.table.stage import Stage
from game.table.telling.words import Words
from game.table.tree import Act, Node

if TYPE_CHECKING:
    from game.records.analysis import Look
    from game.records.match import Match
    from game.table.games.verbs import Answer

CURVE = (90, 160, 1740, 400)
COLUMNS = (90, 580, 1740, 470)
GAP = 24
HEAD = 74
CARD = 122
SHADE = (120, 116, 124)
"""What the card of a move that was not the best is dimmed with."""
LESS = 100
"""So much of the screen's width a line of progress takes, in design units, beside its words."""


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

    def build(self) -> Node:
        ui, say = self.ui, self.ui.say
        root = Node("scene", "analysis", ui.screen, name=say("analysis-title"), paint=self._paint)
        root.add(widgets.button(ui, "back", say("back"), ui.rect(90, 60, 190, 56), self.cancel, "quiet"))
        root.add(*self._progress())
        root.add(self._curve())
        seats = self.background.study.seats
        x, y, w, h = COLUMNS
        wide = (w - GAP * (len(seats) - 1)) / len(seats)
        for place, seat in enumerate(seats):
            root.add(self._side(seat, (x + place * (wide + GAP), y, wide, h)))
        return root

    def _progress(self) -> list[Node]:
        """How far it has come, and the button that stops it."""
        ui, say, study = self.ui, self.ui.say, self.background.study
        percent = variation.percent(study.progress)
        if study.done:
            words = say("analysis-done", count=len(study.looks))
        else:
            words = say("analysis-running" if self.background.running else "analysis-stopped", percent=percent)
        box = ui.rect(840, 60, 780 if not study.done else 990, 56)

        def paint(surface: Surface, node: Node) -> None:
            drawn = text.fit(words, max(12, ui.u(21)), ui.look.quiet, node.rect.w)
            if study.done:
                surface.blit(drawn, drawn.get_rect(midright=node.rect.midright))
                return
            surface.blit(drawn, drawn.get_rect(topright=node.rect.topright))
            bar = Rect(node.rect.x + ui.u(LESS), node.rect.bottom - ui.u(16), node.rect.w - ui.u(LESS), ui.u(12))
            surface.blit(theme.plate(bar.w, bar.h, ui.look.panel, ui.look.panel_high, ui.look.edge, bar.h // 2, 1), bar)
            bar.w = max(bar.h, round(bar.w * study.progress))
            pygame.draw.rect(surface, ui.look.gold_dark, bar, border_radius=bar.h // 2)

        made = [Node("status", "progress", box, name=words, value=f"{percent} %", paint=paint)]
        if not study.done:
            key, act = ("stop", self.stop) if self.background.running else ("go-on", self.go_on)
            rect = ui.rect(1640, 60, 190, 56)
            made.append(widgets.button(ui, key, say(f"analysis-{key}"), rect, act, "quiet"))
        return made

    def _curve(self) -> Node:
        """A line for each side over the turns; where one could not be asked, its line goes straight on."""
        ui, study = self.ui, self.background.study
        seats = range(len(self.match.seats))
        rows: dict[tuple[int, bool], dict[int, int]] = {}
        for seat in study.seats:
            curve = study.curve(seat)
            for point in curve:
                at_end = point.step == len(self.match.steps)
                rows.setdefault((point.turn, at_end), {})[seat] = variation.percent(point.chance)
        points = [(turn, [rows[turn, end].get(seat) for seat in seats]) for turn, end in sorted(rows)]
        players = [self.words.player(seat) for seat in seats]
        rect = ui.rect(*CURVE)
        inner = rect.inflate(-ui.u(40), -ui.u(28))
        chart = charts.course(ui, "analysis-curve", ui.say("analysis-curve"), inner, points, players, 0)
        drawn = chart.paint

        def paint(surface: Surface, node: Node) -> None:
            theme.panel(surface, ui, rect, 236)
            if drawn and len(points) > 1:
                drawn(surface, node)

        chart.paint = paint
        return chart

    def _side(self, seat: int, place: tuple[float, float, float, float]) -> Node:
        """Whose it is, what their decisions cost, and the moments that mattered most."""
        ui, say, study = self.ui, self.ui.say, self.background.study
        x, y, w, h = place
        worst = [] if self.background.running else study.worst(seat, early=not study.done)
        name = self._called(seat)
        losses = [look.loss for step, look in study.looks.items() if study.moments[step].seat == seat]
        loss = round(100 * sum(losses) / max(1, len(losses)), 1)
        note = say("analysis-side-loss", loss=loss) if losses else ""
        group = Node("group", f"side-{seat}", ui.rect(x, y, w, h), name=name, value=note)

        def paint(surface: Surface, node: Node) -> None:
            theme.panel(surface, ui, node.rect, 236)
            room = node.rect.w - ui.u(68)
            colour = charts.SEATS[seat % len(charts.SEATS)]
            above = text.fit(name, ui.u(26), colour, room, bold=True)
            surface.blit(above, (node.rect.x + ui.u(34), node.rect.y + ui.u(14)))
            below = text.fit(note, max(12, ui.u(19)), ui.look.quiet, room)
            surface.blit(below, (node.rect.x + ui.u(34), node.rect.y + ui.u(48)))

        group.paint = paint
        for number, look in enumerate(worst):
            rect = ui.rect(x + 22, y + HEAD + 10 + number * (CARD + 6), w - 44, CARD)
            group.add(self._moment(seat, number, look, rect))
        if not worst:
            running = self.background.running
            words = say(f"analysis-side-{'none' if study.done else 'wait' if running else 'so-far'}")
            rect = ui.rect(x + 20, y + HEAD + 60, w - 40, 80)
            group.add(widgets.label(ui, f"none-{seat}", words, rect, 22, ui.look.quiet, "center"))
        return group

    def _called(self, seat: int) -> str:
        """The player, and at which level the computer played."""
        who = self.match.seats[seat]
        name = self.words.player(seat)
        return name if who == HUMAN else f"{name} · {opponents.called(self.ui.say, who)}"

    def _moment(self, seat: int, number: int, look: Look, rect: Rect) -> Node:
        ui, say, study = self.ui, self.ui.say, self.background.study
        moment = study.moments[look.step]
        title = say("analysis-moment" if moment.turn else "analysis-opening", turn=moment.turn,
                    loss=variation.percent(look.loss))  # fmt: skip
        view = study.view(look.step)
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
            x, y = node.rect.x + ui.u(30), node.rect.y + ui.u(8)
            for number, face in enumerate(shown):  # what was done in the shade, what was better before it
                drawn = pieces.turned(face, node.rect.h - ui.u(20), 0)
                place = drawn.get_rect(midleft=(x, node.rect.centery))
                pieces.paint_shadow(surface, ui, place, 3, 8)
                surface.blit(drawn if number == len(shown) - 1 else pieces.faint(drawn, SHADE), place)
                x = place.right + ui.u(14)
            room = node.rect.right - ui.u(30) - x
            head = text.fit(title, ui.u(21), ui.look.gold, room, bold=True)
            surface.blit(head, (x, y))
            px = max(variation.LEAST, ui.u(19))
            surface.blit(text.fit(done, px, ink, room, least=variation.LEAST / px), (x, y + ui.u(30)))
            surface.blit(variation.drawn(better, px, ui.look.legal, room, ui.u(56)), (x, y + ui.u(56)))

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
        ui = self.ui
        surface.blit(theme.ground(ui), (0, 0))
        title = text.fit(ui.say("analysis-title"), ui.u(50), ui.look.gold, ui.u(520), "title")
        surface.blit(title, title.get_rect(midleft=ui.rect(310, 88, 0, 0).topleft))
        theme.rule(surface, ui, ui.rect(90, 0, 0, 0).x, ui.rect(0, 138, 0, 0).y, ui.u(1740))
