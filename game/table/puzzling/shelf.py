"""The shelf of puzzles: which there are of the game on the table, how hard each is, and which were solved."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface, draw

from game.records.scenarios.parts import GRADES, WIN
from game.table import pieces, theme, widgets
from game.table.browsing import folding
from game.table.drawing import symbols, text
from game.table.library import Card
from game.table.puzzling import opening
from game.table.puzzling.scene import is_solved
from game.table.scene import Scene
from game.table.stage import Stage
from game.table.theme import Ui
from game.table.tree import Act, Node

if TYPE_CHECKING:
    from game.records.puzzles import Puzzle

EDGE, TIGHT = 90, 40
WIDE, GAP, TALL = 205, 14, 156
"""About how wide a tile is; the room between two; how high one is."""
FACE = 128
SOLVED = "laurel-crown"
PIP = 5


class Puzzles(Scene):
    name = "puzzles"

    def __init__(self, stage: Stage, chosen: int = 0) -> None:
        super().__init__(stage)
        self.known: list[Puzzle] = opening.read(stage)
        self.chosen = chosen
        self.offset = 0
        self.drawn = 0
        """So many of the cards are drawn; one more at each frame."""

    def update(self, dt: float) -> bool:
        if self.drawn >= len(self.known):
            return False
        self.drawn += 1
        self.stage.touch()
        return True

    # the tree

    @property
    def ui(self) -> Ui:
        return self.stage.ui.whole

    @property
    def _edge(self) -> int:
        return TIGHT if folding.is_folded(self.ui) else EDGE

    @property
    def _line(self) -> int:
        """The middle of the heading."""
        return 54 if folding.is_folded(self.ui) else 88

    @property
    def _title(self) -> str:
        is_mixed = any(puzzle.grading.goal != WIN for puzzle in self.known)
        return self.ui.say("puzzles-title-mixed" if is_mixed else "puzzles-title")

    def build(self) -> Node:
        ui, say = self.ui, self.ui.say
        root = Node("scene", "puzzles", ui.screen, name=self._title, paint=self._paint)
        edge, y = self._edge, self._line
        root.add(widgets.button(ui, "back", say("back"), ui.rect(edge, y - 28, 190, 56), self.cancel, "quiet"))
        view = ui.rect(edge, y + 88, ui.wide - 2 * edge + 18, ui.high - y - 132)
        columns = max(1, round((view.w / ui.k - 18 + GAP) / (WIDE + GAP)))
        wide, tall, gap = (view.w - ui.u(18 + GAP * (columns - 1))) // columns, ui.u(TALL), ui.u(GAP)
        rows = -(-len(self.known) // columns)
        area = widgets.scroll(ui, "puzzles-list", view, rows * (tall + gap), self.offset, self._scroll,
                              self._title)  # fmt: skip
        for place, puzzle in enumerate(self.known):
            row, column = divmod(place, columns)
            rect = Rect(view.x + column * (wide + gap), view.y + row * (tall + gap) - self.offset, wide, tall)
            area.add(self._tile(place, puzzle, rect))
        root.add(area)
        if not self.known:
            words = Rect(view.x, view.centery - ui.u(40), view.w, ui.u(80))
            root.add(widgets.label(ui, "puzzles-none", say("puzzles-none"), words, 26, ui.look.quiet, "center"))
        return root

    def _tile(self, place: int, puzzle: Puzzle, rect: Rect) -> Node:
        ui, say = self.ui, self.ui.say
        solved, grade = is_solved(self.stage, puzzle), puzzle.grading.grade
        value = say("puzzle-tile", grade=grade, grades=GRADES, moves=puzzle.moves)
        value += f", {say('puzzle-is-solved' if solved else 'puzzle-is-open')}"
        card = self._card(puzzle) if place < self.drawn else None

        def paint(surface: Surface, node: Node) -> None:
            widgets.paint_plate(surface, ui, node, "plain" if solved else "quiet", 12)
            if card is not None:
                face = pieces.turned(pieces.face_of(self.stage.library, card, ui), ui.u(FACE), 0)
                surface.blit(face, face.get_rect(midright=(node.rect.right - ui.u(12), node.rect.centery)))
            left = node.rect.x + ui.u(18)
            tone = ui.look.gold if solved else ui.look.ink
            number = text.render(str(puzzle.number), ui.u(50), tone, "figure", bold=True)
            surface.blit(number, (left, node.rect.y + ui.u(12)))
            self._pips(surface, left, node.rect.bottom - ui.u(24), grade)
            if solved:
                sign = symbols.icon(SOLVED, ui.u(38), ui.look.gold)
                surface.blit(sign, (left, node.rect.centery - ui.u(6)))

        node = Node("button", f"puzzle-{puzzle.number}", rect, say("puzzle-name", number=puzzle.number), value,
                    value, {"press": self._open(place)}, paint=paint)  # fmt: skip
        if place == self.chosen:
            node.flags.add("selected")
        return node

    def _pips(self, surface: Surface, left: int, y: int, grade: int) -> None:
        """As many full pips as its grade."""
        ui = self.ui
        for number in range(GRADES):
            spot = (left + ui.u(PIP) + number * ui.u(3 * PIP), y)
            full = number < grade
            tone, width = (ui.look.gold, 0) if full else (ui.look.edge, max(1, ui.u(2)))
            draw.circle(surface, tone, spot, ui.u(PIP), width)

    def _card(self, puzzle: Puzzle) -> Card | None:
        """What stands most in the way: the grandest card against the solver, or else of the solver's own."""
        cards, library = self.stage.library.cards, self.stage.library
        field = {kind.name for kind in puzzle.game.vocabulary.zones if kind.field}
        for side in reversed(puzzle.board.sides):
            found = [cards[one.card] for zone, held in side.zones.items() if zone in field
                     for one in held if one.card in cards]  # fmt: skip
            if found:
                return max(found, key=lambda card: (sum(card.cost.values()), sum(card.stats.values()), card.id))
        return next(iter(library.cards.values()), None)

    # what can be done

    def _open(self, place: int) -> Act:
        def act() -> None:
            self.chosen = place
            opening.begin(self.stage, self.known, place)

        return act

    def _scroll(self, offset: int) -> None:
        self.offset = offset

    def key(self, event: pygame.Event) -> bool:
        if event.key in (pygame.K_RETURN, pygame.K_KP_ENTER) and self.known:
            self._open(self.chosen)()
            return True
        return False

    def cancel(self) -> None:
        self.stage.pop()

    def _paint(self, surface: Surface, node: Node) -> None:
        ui = self.ui
        surface.blit(theme.ground(ui), (0, 0))
        edge, y, left = self._edge, self._line, self._edge + 220
        right = ui.wide - edge
        title = text.fit(self._title, ui.u(54), ui.look.gold, ui.u((right - left) * 0.6), "title")
        surface.blit(title, title.get_rect(midleft=ui.rect(left, y, 0, 0).topleft))
        solved = sum(is_solved(self.stage, puzzle) for puzzle in self.known)
        words = ui.say("puzzles-count", solved=solved, all=len(self.known))
        count = text.fit(words, ui.u(28), ui.look.ink, ui.u((right - left) * 0.37))
        surface.blit(count, count.get_rect(midright=ui.rect(right, y, 0, 0).topleft))
        theme.rule(surface, ui, ui.u(edge), ui.u(y + 60), ui.u(right - edge))
