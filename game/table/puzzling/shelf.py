"""The puzzles of the game on the table: letters under seal, the easy ones first; one that was solved lies open."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface, draw

from game.records.scenarios.parts import GRADES, WIN
from game.table import pieces
from game.table.blocks.listed import Listed
from game.table.blocks.listing import Item, Listing
from game.table.drawing import letters, symbols, text
from game.table.library import Card
from game.table.puzzling import opening
from game.table.puzzling.scene import is_solved
from game.table.stage import Stage
from game.table.tree import Act, Node

if TYPE_CHECKING:
    from game.records.puzzles import Puzzle

WIDE, HIGH = 236, 244
HEADING = 54
FACE = 196
"""How high the card is that looks out of a letter."""
PAPER = 216
"""How wide an envelope is at most."""
SEAL = 76
WREATH = "laurel-crown"
INK, PALE = (96, 58, 26), (176, 148, 104)
"""What stands on the paper."""
PIP = 5
LIFT = 5
"""By how much a letter rises that is pointed at."""


class Puzzles(Listed):
    name = "puzzles"
    empty = "puzzles-none"

    def __init__(self, stage: Stage, chosen: int = 0) -> None:
        super().__init__(stage, Listing("puzzles-list", WIDE, HIGH))
        self.known: list[Puzzle] = opening.read(stage)
        self.chosen = chosen
        self.drawn = 0
        """So many of the cards are drawn; one more at each frame."""
        headings = {puzzle.grading.grade for puzzle in self.known[: chosen + 1]}
        self.listing.reveal(chosen + len(headings))

    def update(self, dt: float) -> bool:
        if self.drawn >= len(self.known):
            return False
        self.drawn += 1
        self.stage.touch()
        return True

    # what is shown

    @property
    def title(self) -> str:
        is_mixed = any(puzzle.grading.goal != WIN for puzzle in self.known)
        return self.ui.say("puzzles-title-mixed" if is_mixed else "puzzles-title")

    @property
    def said(self) -> str:
        return self._count(self.known)

    def _count(self, puzzles: list[Puzzle]) -> str:
        solved = sum(is_solved(self.stage, puzzle) for puzzle in puzzles)
        return self.ui.say("puzzles-count", solved=solved, all=len(puzzles))

    def items(self) -> list[Item]:
        """Those of each grade below its heading."""
        found, place = list[Item](), 0
        for grade, group in groupby(self.known, lambda puzzle: puzzle.grading.grade):
            puzzles = list(group)
            found.append(Item(lambda rect, grade=grade, puzzles=puzzles: self._heading(grade, puzzles, rect),  # type: ignore[misc]
                              HEADING))  # fmt: skip
            for puzzle in puzzles:
                found.append(Item(lambda rect, at=place, puzzle=puzzle: self._letter(at, puzzle, rect)))  # type: ignore[misc]
                place += 1
        return found

    def _heading(self, grade: int, puzzles: list[Puzzle], rect: Rect) -> Node:
        ui, words, count = self.ui, self.ui.say(f"puzzles-grade-{grade}"), self._count(puzzles)

        def paint(surface: Surface, node: Node) -> None:
            title = text.fit(words, ui.u(34), ui.look.gold, node.rect.w // 2, "title")
            place = title.get_rect(midleft=(node.rect.x, node.rect.centery))
            surface.blit(title, place)
            self._pips(surface, place.right + ui.u(26), node.rect.centery + ui.u(2), grade)
            told = text.fit(count, ui.u(21), ui.look.quiet, node.rect.w // 3)
            surface.blit(told, told.get_rect(midright=node.rect.midright))

        return Node("heading", f"grade-{grade}", rect, words, count, paint=paint)

    def _letter(self, place: int, puzzle: Puzzle, rect: Rect) -> Node:
        ui, say = self.ui, self.ui.say
        solved, grade = is_solved(self.stage, puzzle), puzzle.grading.grade
        value = say("puzzle-tile", grade=grade, grades=GRADES, moves=puzzle.moves)
        value += f", {say('puzzle-is-solved' if solved else 'puzzle-is-open')}"
        card = self._card(puzzle) if place < self.drawn else None

        def paint(surface: Surface, node: Node) -> None:
            lit = bool(node.flags & {"hover", "focused", "held"})
            wide = min(ui.u(PAPER), node.rect.w - ui.u(8))
            paper = letters.envelope(wide, solved)
            box = paper.get_rect(midbottom=(node.rect.centerx, node.rect.bottom - ui.u(4) - (ui.u(LIFT) if lit else 0)))
            if lit or "selected" in node.flags:
                pieces.paint_glow(surface, box, ui.look.gold if lit else ui.look.gold_dark)
            pieces.paint_shadow(surface, ui, box, 2, 8)
            if solved:
                surface.blit(flap := letters.flap(wide), flap.get_rect(midbottom=(box.centerx, box.top + ui.u(3))))
            if card is not None:
                face = pieces.turned(pieces.face_of(self.stage.library, card, ui), ui.u(FACE), 0)
                surface.blit(face, face.get_rect(midtop=(box.centerx, node.rect.y + ui.u(0 if solved else 12))))
            surface.blit(paper, box)
            hue = pieces.card_hue(self.stage.library, card) if card is not None else ""
            number = str(puzzle.number)
            seal = letters.broken(ui.u(SEAL), hue) if solved else letters.seal(ui.u(SEAL), hue, number)
            surface.blit(seal, seal.get_rect(center=(box.centerx, box.y + box.h * 58 // 100)))
            self._pips(surface, box.x + ui.u(14), box.bottom - ui.u(14), grade, True)
            if solved:
                self._stamp(surface, box, number)

        node = Node("button", f"puzzle-{puzzle.number}", rect, say("puzzle-name", number=puzzle.number), value,
                    value, {"press": self._open(place)}, paint=paint)  # fmt: skip
        if place == self.chosen:
            node.flags.add("selected")
        return node

    def _stamp(self, surface: Surface, paper: Rect, number: str) -> None:
        """The number on a letter whose seal is broken, and the wreath."""
        ui = self.ui
        sign = symbols.icon(WREATH, ui.u(34), INK)
        surface.blit(sign, sign.get_rect(bottomright=(paper.right - ui.u(10), paper.bottom - ui.u(8))))
        drawn = text.render(number, ui.u(32), INK, "figure", bold=True)
        surface.blit(drawn, drawn.get_rect(midleft=(paper.x + ui.u(14), paper.y + paper.h * 58 // 100)))

    def _pips(self, surface: Surface, left: int, y: int, grade: int, on_paper: bool = False) -> None:
        """As many full pips as its grade."""
        ui, look = self.ui, self.ui.look
        full, empty = (INK, PALE) if on_paper else (look.gold, look.edge)
        for number in range(GRADES):
            spot = (left + ui.u(PIP) + number * ui.u(3 * PIP), y)
            draw.aacircle(surface, full if number < grade else empty, spot, ui.u(PIP),
                          0 if number < grade else max(1, ui.u(2)))  # fmt: skip

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

    def key(self, event: pygame.Event) -> bool:
        if event.key in (pygame.K_RETURN, pygame.K_KP_ENTER) and self.known:
            self._open(self.chosen)()
            return True
        return False
