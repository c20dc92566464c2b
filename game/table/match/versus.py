"""Who plays against whom: a picture of about a second before a match, left at once by any key or press.

Reduced motion, and playing at once, leave it out: the plates tell the same.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect, Surface

from game.table import theme
from game.table.drawing import banners, portraits, symbols, text
from game.table.match import persons
from game.table.match.motion import ease
from game.table.tree import Node

if TYPE_CHECKING:
    from game.table.match.scene import MatchScene

COMES, STAYS, GOES = 0.32, 0.95, 0.22
WHOLE = COMES + STAYS + GOES


class Versus:
    """What is left of it, in seconds; 0 where it is not shown."""

    def __init__(self, scene: MatchScene) -> None:
        self.scene = scene
        self.left = 0.0

    def begin(self) -> None:
        settings = self.scene.stage.settings
        if not settings.reduced_motion and settings.speed:
            self.left = WHOLE
            self.scene.stage.touch()

    def skip(self) -> None:
        self.left = 0.0
        self.scene.course.refresh()

    def update(self, dt: float) -> bool:
        """Let time go by; True while it is on."""
        if not self.left:
            return False
        self.left = max(0.0, self.left - dt)
        if not self.left:
            self.skip()
        return True

    @property
    def veil(self) -> float:
        """How much of the table it hides, 0 to 1: all of it until it goes, as nobody has seen the table before."""
        return 1.0 if self.left > GOES else min(1.0, self.part * 1.2)

    @property
    def part(self) -> float:
        """How far it has come, 0 to 1; at its end it goes again."""
        return ease((WHOLE - self.left) / COMES) if self.left > GOES else self.left / GOES


def node(scene: MatchScene) -> Node:
    """All who play, before the table."""
    ui = scene.ui
    ground = Node("group", "versus", ui.screen, name=ui.say("versus"), flags={"modal"})
    ground.actions = {"skip": scene.versus.skip}

    def veiled(surface: Surface, node: Node) -> None:
        surface.blit(theme.veil(ui.size, (0, 0, 0), round(255 * scene.versus.veil)), (0, 0))

    ground.paint = veiled
    order = [scene.near, *scene.others]
    for number, seat in enumerate(order):
        ground.add(_side(scene, seat, number, len(order)))
    ground.add(Node("group", "versus-mark", ui.screen, paint=lambda surface, node: _paint_mark(scene, surface)))
    return ground


def _side(scene: MatchScene, seat: int, number: int, count: int) -> Node:
    """One of those who play: face, name, deck, and who plays for them."""
    ui = scene.ui
    left, right = round(ui.size[0] * number / count), round(ui.size[0] * (number + 1) / count)
    rect = Rect(left, 0, right - left, ui.size[1])
    name, deck, who = scene.words.player(seat), scene.deck_name(seat), persons.played_by(scene, seat)
    told = ", ".join(part for part in (deck, who) if part)
    made = Node("text", f"versus-{seat}", rect, name=name, value=told)

    def paint(surface: Surface, node: Node) -> None:
        part = scene.versus.part
        away = round((1 - part) * rect.w * (1 if number * 2 >= count else -1))
        box = rect.move(away, 0) if count == 2 else rect.move(0, round((1 - part) * rect.h * (-1) ** number))
        like = persons.likeness(scene, seat)
        before = surface.get_clip()
        surface.set_clip(before.clip(box))
        surface.blit(banners.ground(box.w, box.h, like.hue, like.icon), box)
        px = min(ui.u(380), box.w - ui.u(60))
        face = portraits.portrait(like, px)
        surface.blit(face, face.get_rect(center=(box.centerx, ui.rect(0, 400, 0, 0).y)))
        y = ui.rect(0, 400, 0, 0).y + px // 2 + ui.u(22)
        for words, size, style, colour in (
            (name, 58, "title", ui.look.gold), (deck, 36, "italic", ui.look.ink), (who, 28, "body", ui.look.quiet),
        ):  # fmt: skip
            if words:
                drawn = text.fit(words, ui.u(size), colour, box.w - ui.u(40), style)
                surface.blit(drawn, drawn.get_rect(midtop=(box.centerx, y)))
                y += drawn.get_height() + ui.u(6)
        surface.set_clip(before)

    made.paint = paint
    return made


def _paint_mark(scene: MatchScene, surface: Surface) -> None:
    """Crossed swords where two sides meet."""
    ui, part = scene.ui, scene.versus.part
    count = len(scene.play.seats)
    px = ui.u(150 if count == 2 else 84)
    for number in range(1, count):
        middle = (round(ui.size[0] * number / count), ui.rect(0, 400, 0, 0).y)
        disc = banners.boss(px)
        disc.set_alpha(round(255 * part))
        surface.blit(disc, disc.get_rect(center=middle))
        mark = symbols.icon("crossed-swords", round(px * 0.56), ui.look.gold)
        if part > 0.5:
            surface.blit(mark, mark.get_rect(center=middle))
