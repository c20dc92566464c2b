"""The curtain between two people at one screen: who hands it over, who takes it, and nothing of the table."""

from __future__ import annotations

from functools import partial

import pygame
from pygame import Rect, Surface

from game.table import theme, widgets
from game.table.drawing import glints, portraits, ribbons, text
from game.table.games import legal
from game.table.match import effects, surfaces
from game.table.match.intents import Deed, Do
from game.table.match.record import MatchTable
from game.table.playing.session import Play
from game.table.theme import Ui
from game.table.tree import Node

LEVEL, BESIDE = 330, 330
"""How low the faces stand, and how far each from the middle, in design units."""
TOLD, TITLE = 610, 50
"""How low it is written who takes it, and how large."""
GIVER, TAKER = 120, 230
"""How far beside the middle of a face nothing else may stand."""
FAR = 60
"""The part of light, of 255, that is taken from whoever hands it over."""


def _why(table: MatchTable, play: Play) -> str:
    """Why the laptop goes to that person, as far as it is no secret: whose turn it is, or in which window they may do
    something about what was announced."""
    say, view, seat = table.words.say, play.last_view, play.viewer
    if play.asked_seat != seat or play.match.result is not None:
        return ""
    now = legal.read(view, seat, table.game)
    about = [table.words.entity(view, card) for card in now.about]
    active = view["active"]
    turn = "own" if active == seat else "others"
    for name in (f"curtain-{now.kind}-{turn}", f"curtain-{now.kind}", f"curtain-{turn}"):
        if say.has(name):
            first = about[0] if about else ""
            return say(name, name=table.words.player(seat), first=first, count=len(about))
    return ""


def update(table: MatchTable, covered: bool, dt: float) -> bool:
    """Let time go by; True while the glint passes over it."""
    passed = over(table)
    table.covered = min(glints.PASSES, table.covered + dt) if covered else 0.0
    return covered and not passed and not table.motion.reduced


def over(table: MatchTable) -> bool:
    """Has the glint passed?"""
    return table.covered >= glints.PASSES


def curtain(table: MatchTable, play: Play, ui: Ui, do: Do) -> Node:
    """Nothing of the table shows until the person whose turn it is says that they sit at the screen."""
    say = ui.say
    name = table.called(play.viewer)
    words = say("curtain-pass", name=name)
    note = "\n".join(filter(None, (_why(table, play), say("curtain-note"))))
    if seen := play.have_seen_all:
        names = table.words.listed([table.words.player(seat) for seat in seen])
        note = f"{say('curtain-workshop', names=names, count=len(seen))} {note}"
    node = Node("curtain", "curtain", ui.screen, name=words, value=note, flags={"modal"}, data="ground")

    gives = play.handed_by
    band = effects.band(ui, words, round(TITLE * ui.scale))
    under = max(ui.point(0, 690)[1], ui.point(0, TOLD)[1] + band.get_height() // 2 + ui.u(10))

    def paint(surface: Surface, node: Node) -> None:
        surface.blit(theme.ground(ui), (0, 0))
        surface.blit(theme.veil(ui.size, ui.look.felt_veil, 120), (0, 0))
        middle = ui.size[0] // 2
        at = ui.point(0, LEVEL)[1]
        takes = middle + (ui.u(BESIDE) if gives is not None else 0)
        if gives is not None:
            _giver(surface, table, ui, gives, (middle - ui.u(BESIDE), at))
            _passes(surface, ui, middle - ui.u(BESIDE) + ui.u(GIVER), takes - ui.u(TAKER + 40), at)
        for angle, dx in ((10, -150), (0, 0), (-10, 150)):
            drawn = surfaces.back(ui.u(330), angle, table.words.library.back)
            surface.blit(drawn, drawn.get_rect(center=(takes + ui.u(dx), at + abs(ui.u(dx)) // 9)))
        shines = not (table.motion.reduced or ui.is_plain)
        if shines:
            glints.pool(surface, (takes, at), (ui.u(1500), ui.u(900)), 1.0)
        rays = ribbons.rays(ui.u(560), ui.look.gold)
        surface.blit(rays, rays.get_rect(center=(takes, at)))
        face = portraits.portrait(table.likenesses[play.viewer], ui.u(270))
        surface.blit(face, face.get_rect(center=(takes, at)))
        surface.blit(band, band.get_rect(center=(middle, ui.point(0, TOLD)[1])))
        drawn = ui.block(note, 26, min(ui.s(900), ui.size[0] - ui.u(80)), ui.look.ink, "center")
        surface.blit(drawn, drawn.get_rect(midtop=(middle, under)))
        if shines and not over(table):
            box = band.get_rect(center=(middle, ui.point(0, TOLD)[1]))
            glints.sweep(surface, box, table.covered / glints.PASSES)

    node.paint = paint
    middle, low = ui.size[0] // 2, ui.size[1] - ui.u(8)
    noted = widgets.label_height(ui, note, 26, min(ui.s(900), ui.size[0] - ui.u(80)))
    button, leave = Rect(0, 0, ui.s(480), ui.s(76)), Rect(0, 0, ui.s(260), ui.s(52))
    button.midtop = (middle, max(ui.point(0, 800)[1], under + noted + ui.u(10)))
    leave.midtop = (middle, button.bottom + ui.s(22))
    if leave.bottom > low:  # then they stand side by side
        button.bottom = min(button.bottom, low)
        button.x -= (leave.w + ui.u(20)) // 2
        leave.midleft = (button.right + ui.u(20), button.centery)
    show = widgets.button(
        ui, "show-hand", say("curtain-show", name=name), button, partial(do, Deed.UNCOVER), "main", size=28
    )
    return node.add(show, widgets.button(ui, "curtain-menu", say("menu"), leave, partial(do, Deed.MENU), "quiet"))


def _giver(surface: Surface, table: MatchTable, ui: Ui, seat: int, at: tuple[int, int]) -> None:
    """Smaller and in the shade, with the name below."""
    face = portraits.portrait(table.likenesses[seat], ui.u(190)).copy()
    face.fill((255 - FAR,) * 3 + (255,), special_flags=pygame.BLEND_RGBA_MULT)
    surface.blit(face, face.get_rect(center=at))
    name = text.fit(table.called(seat), ui.s(26), ui.look.quiet, ui.u(2 * GIVER + 60))
    surface.blit(name, name.get_rect(midtop=(at[0], at[1] + ui.u(112))))


def _passes(surface: Surface, ui: Ui, left: int, right: int, y: int) -> None:
    """An arrow from one face to the other, that grows on its way."""
    look, tip = ui.look, ui.u(24)
    for number in range(3):
        x = left + (right - left) * (2 * number + 1) // 6
        high = tip * (number + 3) // 5
        points = [(x - high // 2, y - high), (x + high // 2, y), (x - high // 2, y + high)]
        pygame.draw.lines(surface, theme.mix(look.gold_dark, look.gold, number / 2), False, points, max(3, ui.u(7)))
