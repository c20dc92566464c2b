"""Who plays against whom: a picture of about a second before a match, left at once by any key or press.

Reduced motion, and playing at once, leave it out: the plates tell the same.
"""

from __future__ import annotations

from functools import partial

from pygame import Rect, Surface

from game.table import theme
from game.table.drawing import banners, portraits, symbols, text
from game.table.match import persons
from game.table.match.intents import Deed, Do
from game.table.match.motion import ease
from game.table.match.record import MatchTable
from game.table.playing.session import Play
from game.table.theme import Ui
from game.table.tree import Node
from game.table.worlds import stuffs
from game.table.worlds.stuffs import Slab

COMES, STAYS, GOES = 0.32, 0.95, 0.22
BEAM, POST = 52, 34
"""How thick what frames the picture is, and what parts the sides, in design units."""
WHOLE = COMES + STAYS + GOES


def veil(left: float) -> float:
    """How much of the table it hides with so many seconds left, 0 to 1: all of it until it goes, as nobody has seen the
    table before."""
    return 1.0 if left > GOES else min(1.0, part(left) * 1.2)


def hides(left: float) -> bool:
    """Is nothing of the table seen?"""
    return left > 0 and veil(left) >= 1


def rests(left: float) -> bool:
    """Has it come, with nothing in it that moves?"""
    return GOES < left <= WHOLE - COMES


def part(left: float) -> float:
    """How far it has come with so many seconds left, 0 to 1; at its end it goes again."""
    return ease((WHOLE - left) / COMES) if left > GOES else left / GOES


def node(table: MatchTable, play: Play, ui: Ui, do: Do) -> Node:
    """All who play, before the table."""
    ground = Node("group", "versus", ui.screen, name=ui.say("versus"), flags={"modal"})
    ground.actions = {"skip": partial(do, Deed.SKIP_VERSUS)}

    def veiled(surface: Surface, node: Node) -> None:
        surface.blit(theme.veil(ui.size, (0, 0, 0), round(255 * veil(table.versus))), (0, 0))

    ground.paint = veiled
    order = [table.near, *table.others]
    for number, seat in enumerate(order):
        ground.add(_side(table, play, ui, seat, number, len(order)))
    if table.words.variants:
        ground.add(_agreed(table, ui))
    ground.add(
        Node("group", "versus-mark", ui.screen, paint=lambda surface, node: _paint_mark(table, play, ui, surface))
    )
    return ground


def _side(table: MatchTable, play: Play, ui: Ui, seat: int, number: int, count: int) -> Node:
    """One of those who play: face, name, deck, and who plays for them."""
    left, right = round(ui.size[0] * number / count), round(ui.size[0] * (number + 1) / count)
    rect = Rect(left, 0, right - left, ui.size[1])
    name, deck, who = table.called(seat), table.deck_name(seat), persons.played_by(play, ui, seat)
    title, said = persons.title(table, seat), persons.says(table, play, seat, "greeting")
    told = ", ".join(part for part in (title, deck, who, said) if part)
    made = Node("text", f"versus-{seat}", rect, name=name, value=told)

    def paint(surface: Surface, node: Node) -> None:
        come = part(table.versus)
        away = round((1 - come) * rect.w * (1 if number * 2 >= count else -1))
        box = rect.move(away, 0) if count == 2 else rect.move(0, round((1 - come) * rect.h * (-1) ** number))
        like = table.likenesses[seat]
        before = surface.get_clip()
        surface.set_clip(before.clip(box))
        surface.blit(banners.ground(box.w, box.h, like.hue, like.icon), box)
        px = min(ui.u(380), box.w - ui.u(60))
        face = portraits.portrait(like, px)
        surface.blit(face, face.get_rect(center=(box.centerx, ui.point(0, 400)[1])))
        y = ui.point(0, 400)[1] + px // 2 + ui.u(22)
        for words, size, style, colour in (
            (name, 58, "title", ui.look.gold), (title, 30, "italic", ui.look.ink), (deck, 32, "body", ui.look.ink),
            (who, 26, "body", ui.look.quiet), (said, 32, "italic", ui.look.gold),
        ):  # fmt: skip
            if words:
                drawn = text.fit(words, ui.u(size), colour, box.w - ui.u(40), style)
                surface.blit(drawn, drawn.get_rect(midtop=(box.centerx, y)))
                y += drawn.get_height() + ui.u(6)
        surface.set_clip(before)

    made.paint = paint
    return made


def _agreed(table: MatchTable, ui: Ui) -> Node:
    """The variants that are played, below those who play."""
    words = ui.say("match-agreed", variants=table.words.variants)
    made = Node("text", "versus-agreed", ui.rect(0, 940, 1920, 60), name=words)

    def paint(surface: Surface, node: Node) -> None:
        drawn = text.fit(words, ui.u(28), ui.look.ink, node.rect.w - ui.u(80))
        box = drawn.get_rect(center=node.rect.center)
        drawn.set_alpha(round(255 * part(table.versus)))
        surface.blit(drawn, box)

    made.paint = paint
    return made


def beam(ui: Ui, w: int, h: int) -> Surface:
    """A piece of the world's stuff, `w` x `h` pixels."""
    look = ui.look
    return stuffs.slab(ui.stuff, Slab(w, h, ui.k, look.panel_high, look.panel, look.edge, ui.u(8)))


def _paint_mark(table: MatchTable, play: Play, ui: Ui, surface: Surface) -> None:
    """Beams of the world's stuff above, below and between those who play, and crossed swords where two meet."""
    come = part(table.versus)
    count = len(play.seats)
    w, h = ui.size
    thick, post = ui.u(BEAM), ui.u(POST)
    for number in range(1, count):
        surface.blit(beam(ui, post, h), (round(w * number / count) - post // 2, -round((1 - come) * h)))
    across, away = beam(ui, w, thick), round((1 - come) * thick)
    surface.blit(across, (0, -away))
    surface.blit(across, (0, h - thick + away))
    px = ui.u(150 if count == 2 else 84)
    for number in range(1, count):
        middle = (round(ui.size[0] * number / count), ui.point(0, 400)[1])
        disc = banners.boss(px, ui.world.metal)
        disc.set_alpha(round(255 * come))
        surface.blit(disc, disc.get_rect(center=middle))
        mark = symbols.icon("crossed-swords", round(px * 0.56), ui.look.gold)
        if come > 0.5:
            surface.blit(mark, mark.get_rect(center=middle))
