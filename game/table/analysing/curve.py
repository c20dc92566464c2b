"""The curve of the look back at large: who led when, lit below, with the moments that mattered most as medallions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from game.table import charts, pieces, theme
from game.table.analysing.leading import Mark
from game.table.drawing import lit, portraits, symbols, text
from game.table.drawing.keeping import kept
from game.table.drawing.portraits import Likeness
from game.table.drawing.printed import Face
from game.table.match.persons import NOBODY
from game.table.match.variation import percent
from game.table.theme import Ui
from game.table.tree import Act, Node

HEAD, FOOT, SIDE = 52, 38, 116
"""What is left above, below and at the sides of the field in which the curve runs, in design units."""
ENDS = 214
"""Where curves end with faces and names beside them: what is left there."""
MEDALLION, OFF = 84, 70
"""How large one is, and how far from the curve its middle hangs."""
PAD = 26
BLACK: theme.Colour = (0, 0, 0)
WREATH = "laurel-crown"


@kept(1)
def _night(ui: Ui, size: tuple[int, int]) -> Surface:
    """The scenery of the world out of focus, by night."""
    ground = theme.ground(ui)
    whole = pygame.transform.smoothscale(ground, (size[0], size[0] * ground.get_height() // ground.get_width()))
    drawn = Surface(size)
    drawn.blit(whole, (0, (size[1] - whole.get_height()) * 2 // 3))
    drawn.fill((150, 150, 158), special_flags=pygame.BLEND_RGB_MULT)
    return drawn


def small(ui: Ui, size: tuple[int, int], marks: Sequence[Mark], seats: Sequence[int]) -> Surface:
    """The curve alone, for a row of a list."""
    sides = [Side("", seat, NOBODY) for seat in seats]
    made = Curve(sides, marks, (), "", "", str, lambda _: None)
    lines, colours = made.lines(size), tuple(side.colour for side in sides)
    if made.is_balance:
        return lit.balance(size, ui.k * 0.55, lines[0], (colours[0], colours[1]), ui.world.metal)
    return lit.several(size, ui.k * 0.55, lines, colours)


@dataclass(frozen=True)
class Side:
    name: str
    seat: int
    like: Likeness

    @property
    def colour(self) -> theme.Colour:
        return charts.SEATS[self.seat % len(charts.SEATS)]


@dataclass(frozen=True)
class Hung:
    """A moment that hangs on the curve."""

    key: str
    side: int
    along: float
    title: str
    hint: str
    loss: str
    face: Face | None
    act: Act


@dataclass(frozen=True)
class Curve:
    sides: Sequence[Side]
    marks: Sequence[Mark]
    hung: Sequence[Hung]
    label: str
    """What the curve is, and how that is known."""
    ahead: str
    """What is said of the turns that were not looked at yet; "" where there are none."""
    told: Callable[[Mark], str]
    open: Callable[[Mark], Act | None]
    """What a click on a mark does."""
    looked: int | None = None
    """The mark that is looked at by keys."""
    step: Callable[[int], None] | None = None

    @property
    def is_balance(self) -> bool:
        return len(self.sides) == 2

    # where all lies

    def field(self, ui: Ui, box: Rect) -> Rect:
        left = ui.u(SIDE if self.is_balance else 74)
        right = ui.u(PAD + 10 if self.is_balance else ENDS)
        return Rect(box.x + left, box.y + ui.u(HEAD), box.w - left - right, box.h - ui.u(HEAD + FOOT))

    def _spot(self, size: tuple[int, int], mark: Mark, side: int) -> lit.Point:
        """On the field, of which a little is left free above and below."""
        chance = mark.lead if self.is_balance else mark.chances[side] or 0.0
        free = size[1] * 0.05
        return mark.along * (size[0] - 1), free + (1 - chance) * (size[1] - 2 * free)

    def lines(self, size: tuple[int, int]) -> tuple[lit.Line, ...]:
        """Of two sides one, of others one each, through the turns in which they were asked."""
        if self.is_balance:
            return (tuple(lit.smooth([self._spot(size, mark, 0) for mark in self.marks])),)
        return tuple(
            tuple(lit.smooth([self._spot(size, mark, side) for mark in self.marks if side in mark.asked]))
            for side in range(len(self.sides))
        )

    # the tree

    def node(self, ui: Ui, box: Rect) -> Node:
        field = self.field(ui, box)
        lines = self.lines(field.size)
        value = "; ".join(self.told(mark) for mark in self.marks)
        chart = Node("chart", "analysis-curve", box, name=self.label, value=value, data="chart")
        if self.step is not None and self.marks:
            chart.adjust = self.step
            opened = self.open(self.marks[self.looked]) if self.looked is not None else None
            chart.actions = {"open": opened or (lambda: None)}
        chart.paint = lambda surface, node: self._paint(surface, ui, node, field, lines)
        chart.add(*self._marks(ui, field))
        chart.add(*self._medallions(ui, field, lines))
        return chart

    def _marks(self, ui: Ui, field: Rect) -> list[Node]:
        """A strip of the field for each turn, which tells of it where it is pointed at."""
        xs = [field.x + round(mark.along * (field.w - 1)) for mark in self.marks]
        found = []
        for number, (mark, x) in enumerate(zip(self.marks, xs, strict=True)):
            left = (xs[number - 1] + x) // 2 if number else field.x
            right = (x + xs[number + 1]) // 2 if number + 1 < len(xs) else min(field.right, x + ui.u(40))
            node = Node("part", f"mark-{number}", Rect(left, field.y, max(1, right - left), field.h), self.told(mark))
            act = self.open(mark)
            node.actions = {"open": act} if act is not None else {}
            node.data = "mark"
            found.append(node)
        return found

    def _medallions(self, ui: Ui, field: Rect, lines: Sequence[lit.Line]) -> list[Node]:
        found, placed = list[Node](), list[Rect]()
        for hung in sorted(self.hung, key=lambda hung: hung.along):
            line = lines[0 if self.is_balance else hung.side]
            x = hung.along * (field.w - 1)
            y = lit.height(line, x)
            if y is None:
                y = line[-1][1] if line else field.h / 2
            point = field.x + round(x), field.y + round(y)
            up = hung.side % 2 == 0
            place = self._free(ui, field, point, up, placed)
            placed.append(place)
            found.append(self._medallion(ui, hung, place, point))
        return found

    @staticmethod
    def _free(ui: Ui, field: Rect, point: tuple[int, int], up: bool, placed: Sequence[Rect]) -> Rect:
        """The nearest place that no other medallion has, above the curve or below it."""
        px, off, room = ui.u(MEDALLION), ui.u(OFF), field.inflate(ui.u(20), ui.u(12))
        place = Rect(0, 0, px, px)
        for number in range(200):
            aside = (number + 1) // 2 * (1 if number % 2 else -1) * max(1, px // 4)
            for sign in (-1, 1) if up else (1, -1):
                place.center = point[0] + aside, point[1] + sign * off
                if room.contains(place) and place.collidelist(placed) < 0:
                    return place
        place.center = point
        return place.clamp(room)

    def _medallion(self, ui: Ui, hung: Hung, place: Rect, point: tuple[int, int]) -> Node:
        side = self.sides[hung.side]
        metal = ui.world.metal

        def paint(surface: Surface, node: Node) -> None:
            lit_ = bool(node.flags & {"hover", "focused", "held"})
            colour = ui.look.gold if lit_ else side.colour
            wide = max(1, ui.u(3))
            pygame.draw.line(surface, BLACK, node.rect.center, point, wide + 2)
            pygame.draw.line(surface, colour, node.rect.center, point, wide)
            pygame.draw.circle(surface, BLACK, point, ui.u(9) + 1)
            pygame.draw.aacircle(surface, colour, point, ui.u(8))
            if lit_:
                pieces.paint_glow(surface, node.rect, ui.look.gold)
            if hung.face is not None:
                drawn = pieces.medallion(hung.face, node.rect.w, metal, colour)
            else:
                drawn = portraits.portrait(side.like, node.rect.w).copy()
                drawn.blit(lit.rim(node.rect.w, metal, colour), (0, 0))
            surface.blit(drawn, node.rect)
            self._tag(surface, ui, hung.loss, node.rect)

        node = Node("button", hung.key, place, hung.title, hung.hint, hung.hint, {"open": hung.act}, paint=paint)
        return node

    @staticmethod
    def _tag(surface: Surface, ui: Ui, words: str, place: Rect) -> None:
        """How much it cost, on a small plate at the foot of the medallion."""
        drawn = text.render(words, max(12, ui.u(18)), (255, 240, 226), "figure", bold=True)
        plate = drawn.get_rect(midbottom=(place.centerx, place.bottom + ui.u(3))).inflate(ui.u(14), ui.u(2))
        surface.blit(theme.plate(plate.w, plate.h, (92, 24, 20), (58, 12, 12), (16, 4, 4), plate.h // 2, 1), plate)
        surface.blit(drawn, drawn.get_rect(center=plate.center))

    # what is drawn

    def _paint(self, surface: Surface, ui: Ui, node: Node, field: Rect, lines: tuple[lit.Line, ...]) -> None:
        theme.panel(surface, ui, node.rect, 244)
        look = ui.look
        pointed = next((n for n, child in enumerate(node.children) if "hover" in child.flags), None)
        shown = pointed if pointed is not None and pointed < len(self.marks) else None
        if shown is None and "focused" in node.flags:
            shown = self.looked
        well = field.inflate(ui.u(12), ui.u(8))
        surface.blit(theme.plate(well.w, well.h, theme.mix(look.panel, BLACK, 0.62), theme.mix(look.panel, BLACK, 0.3),
                                 theme.mix(look.edge, BLACK, 0.35), ui.u(8), max(1, ui.u(2))), well)  # fmt: skip
        self._scenery(surface, ui, field)
        self._grid(surface, ui, field)
        if any(len(line) > 1 for line in lines):
            colours = tuple(side.colour for side in self.sides)
            if self.is_balance:
                drawn = lit.balance(field.size, ui.k, lines[0], (colours[0], colours[1]), ui.world.metal)
            else:
                drawn = lit.several(field.size, ui.k, lines, colours)
            surface.blit(drawn, field)
        self._ahead(surface, ui, field)
        self._wreath(surface, ui, field)
        if shown is not None:
            self._beam(surface, ui, field, self.marks[shown])
        words, tone = (self.told(self.marks[shown]), look.ink) if shown is not None else (self.label, look.quiet)
        room = node.rect.w - 2 * ui.u(PAD + 16)
        heading = text.fit(words, ui.u(24), tone, room, bold=shown is not None, least=0.5)
        surface.blit(heading, heading.get_rect(center=(node.rect.centerx, node.rect.y + ui.u(HEAD / 2 + 4))))
        if self.is_balance:
            self._opposite(surface, ui, field)
        else:
            self._ends(surface, ui, field, lines)

    def _scenery(self, surface: Surface, ui: Ui, field: Rect) -> None:
        """The world behind the curve; of two sides each half in the light of its own."""
        surface.blit(_night(ui, field.size), field)
        if self.is_balance:
            half = field.h // 2
            for side, place in zip(self.sides, ((0, half), (half, field.h)), strict=True):
                low, high = place
                surface.blit(theme.veil((field.w, high - low), side.colour, 16), (field.x, field.y + low))

    def _grid(self, surface: Surface, ui: Ui, field: Rect) -> None:
        look = ui.look
        for part in (0.25, 0.5, 0.75):
            y = field.y + round((0.05 + 0.9 * part) * field.h)
            strong = part == 0.5 and self.is_balance
            tone = theme.mix(look.edge, BLACK, 0.1 if strong else 0.62)
            pygame.draw.line(surface, tone, (field.x, y), (field.right, y), max(1, ui.u(2 if strong else 1)))
            if not self.is_balance:
                drawn = text.render(f"{percent(1 - part)}%", max(12, ui.u(17)), look.quiet, "figure")
                surface.blit(drawn, drawn.get_rect(midright=(field.x - ui.u(14), y)))
        turns = [mark for mark in self.marks if mark.along < 1]
        if turns:
            for number in charts.turns_named([(mark.turn, ()) for mark in turns]):
                mark = turns[number]
                x = field.x + round(mark.along * (field.w - 1))
                drawn = text.render(str(mark.turn), max(12, ui.u(18)), look.quiet, "figure")
                surface.blit(drawn, drawn.get_rect(midtop=(x, field.bottom + ui.u(8))))

    def _ahead(self, surface: Surface, ui: Ui, field: Rect) -> None:
        """The turns that were not looked at yet, in the dark."""
        reached = self.marks[-1].along if self.marks else 0.0
        x = field.x + round(reached * (field.w - 1))
        if not self.ahead or x >= field.right - ui.u(8):
            return
        dark = Rect(x, field.y, field.right - x, field.h)
        surface.blit(theme.veil(dark.size, BLACK, 90), dark)
        if dark.w > ui.u(150):
            words = text.render(self.ahead, max(12, ui.u(21)), ui.look.quiet, "italic", dark.w - ui.u(20), "center")
            between_lines = field.y + round(0.39 * field.h)  # of the grid, whose lines would strike them through
            surface.blit(words, words.get_rect(center=(dark.centerx, between_lines)))

    def _wreath(self, surface: Surface, ui: Ui, field: Rect) -> None:
        """At the end, for whom it ended well."""
        last = self.marks[-1] if self.marks else None
        if last is None or last.along < 1:
            return
        best = max(last.chances, key=lambda chance: chance or 0.0) or 0.0
        if best <= 0.5:
            return
        side = last.chances.index(best)
        x, y = self._spot(field.size, last, side)
        sign = symbols.icon(WREATH, ui.u(40), self.sides[side].colour)
        dark = symbols.icon(WREATH, ui.u(40), BLACK)
        spot = sign.get_rect(center=(field.x + round(x), field.y + round(y))).clamp(field)
        surface.blit(dark, spot.move(ui.u(2), ui.u(2)))
        surface.blit(sign, spot)

    def _beam(self, surface: Surface, ui: Ui, field: Rect, mark: Mark) -> None:
        x = field.x + round(mark.along * (field.w - 1))
        pygame.draw.line(surface, ui.look.ink, (x, field.y), (x, field.bottom), max(1, ui.u(2)))
        for side in range(1 if self.is_balance else len(self.sides)):
            if mark.chances[side] is not None:
                y = field.y + round(self._spot(field.size, mark, side)[1])
                pygame.draw.circle(surface, BLACK, (x, y), ui.u(11) + 1)
                pygame.draw.aacircle(surface, ui.look.ink, (x, y), ui.u(9))

    def _opposite(self, surface: Surface, ui: Ui, field: Rect) -> None:
        """The two faces at the left, each beside the half that is lit while it leads."""
        px = min(ui.u(86), field.h // 2 - ui.u(34))
        for side, up in zip(self.sides, (True, False), strict=True):
            face = portraits.portrait(side.like, px, "grin" if up == (self._last >= 0.5) else "worried")
            x = field.x - ui.u(SIDE) // 2 - ui.u(2)
            place = face.get_rect(midtop=(x, field.y)) if up else face.get_rect(midbottom=(x, field.bottom - ui.u(26)))
            surface.blit(face, place)
            name = text.fit(side.name, max(12, ui.u(19)), side.colour, ui.u(SIDE - 22), bold=True, least=0.6)
            surface.blit(name, name.get_rect(midtop=(x, place.bottom + ui.u(2))))

    @property
    def _last(self) -> float:
        return self.marks[-1].lead if self.marks else 0.5

    def _ends(self, surface: Surface, ui: Ui, field: Rect, lines: tuple[lit.Line, ...]) -> None:
        """The face and the name of each side at the right, as high as its curve ends, none over another."""
        px = min(ui.u(58), field.h // max(1, len(self.sides)) - ui.u(4))
        wanted = sorted((line[-1][1] if line else field.h, number) for number, line in enumerate(lines))
        low = field.y - ui.u(4)
        tops = []
        for y, number in wanted:
            low = max(low, field.y + round(y) - px // 2)
            tops.append((low, number))
            low += px + ui.u(4)
        over = max(0, low - ui.u(4) - field.bottom - ui.u(4))
        for place, (top, number) in enumerate(tops):
            side = self.sides[number]
            at = max(field.y + place * (px + ui.u(4)), top - over)
            face = portraits.portrait(side.like, px)
            surface.blit(face, (field.right + ui.u(14), at))
            name = text.fit(side.name, max(12, ui.u(19)), side.colour, ui.u(ENDS - 44) - px, bold=True, least=0.6)
            surface.blit(name, name.get_rect(midleft=(field.right + ui.u(20) + px, at + px // 2)))
