"""Dice: thrown in the middle where everybody sees them, then lying on the cards for which they were rolled."""

from __future__ import annotations

import math
import random
from typing import Any

from pygame import Rect, Surface

from game.table import theme
from game.table.drawing import backs, dice, symbols, text
from game.table.layout import poses
from game.table.match import arrows, places, windows
from game.table.match.motion import ease
from game.table.match.record import Die, MatchTable
from game.table.theme import Ui
from game.table.tree import Node

ROLLS, RESTS, COUNTED = 0.7, 0.9, 0.3
"""Seconds in which a die tumbles, and then lies still in the middle; less where it is counted next."""
SIZE, LYING = 96, 50
"""Of a die in the middle, and on its card, in design units."""
Y, APART = 381, 330
"""Where the dice of a throw come to lie: height, and how far from each other."""
MIDDLE = 960
BETWEEN, HALF, LIFT = 84, 70, 62
"""Of dice between two cards that are compared: their size, how far from the middle and how far above it they lie."""


CLEARED_BY = ("attack", "turn")
"""Beats with which the dice of the fight before are taken up."""
OVER = ("outcome", "compare")
"""Beats with which a fight is over."""


def restart(table: MatchTable, events: list[dict[str, Any]]) -> None:
    """The dice as they lie after `events`."""
    dice = table.dice
    dice.clear()
    for event in events:
        kind = table.events.get(event["kind"])
        beat = kind.beat if kind else ""
        if beat == "dice":
            dice.lying[event["entity"]] = die_of(event)
        elif beat in CLEARED_BY:
            dice.clear((event["attacker"], event["target"]) if beat == "attack" else None)
        elif beat in OVER:
            dice.attack = None


def die_of(event: dict[str, Any]) -> Die:
    return Die(event["seat"], event["roll"], f"{event['bonus']:+d}" if event.get("bonus") else "")


def paint(table: MatchTable, ui: Ui, surface: Surface, root: Node) -> None:
    """Each on the upper right corner of its card; while a window is open, also who attacks whom.

    `root` is the tree, of which the question covers the arrow.
    """
    if table.dice.attack is not None and windows.is_open(table):
        arrows.between(table, ui, surface, *table.dice.attack, root)
    if table.clash is not None:
        for side, entity in enumerate((table.clash.attacker, table.clash.target)):
            if entity in table.dice.lying:
                _put(surface, table.dice.lying[entity], ui.u(BETWEEN), ui.point(*_between(table, side)), 0)
        return
    for entity, die in table.dice.lying.items():
        pose = table.motion.pose(entity)
        spot = places.spot(table, ui, entity)
        if pose is None or spot is None:
            continue
        px = ui.u(LYING)
        x = spot[0] + ui.u(pose.height * 0.34)
        y = spot[1] - ui.u(pose.height * 0.44)
        _put(surface, die, px, (x, y), 8)
        if die.note:
            words = text.render(die.note, ui.u(24), ui.look.gold, "figure", bold=True)
            box = words.get_rect(center=(x, y + px * 3 // 4)).inflate(ui.u(10), 0)
            surface.blit(theme.plate(box.w, box.h, (10, 9, 12), (10, 9, 12), ui.look.edge, box.h // 2, 1, 235), box)
            surface.blit(words, words.get_rect(center=box.center))


def throw(table: MatchTable, thrown: list[tuple[int, Die]]) -> None:
    """Dice tumble into the middle from the sides of those who roll."""
    starts = [places.place(table, die.seat) or (MIDDLE, Y) for _, die in thrown]
    spots = [_middle(table, entity, n, len(thrown)) for n, (entity, _) in enumerate(thrown)]
    rng = random.Random(str(thrown))
    turns = [rng.randrange(2, 4) * 360 + rng.randrange(-30, 30) for _ in thrown]
    sides = [[rng.randrange(1, 7) for _ in range(9)] for _ in thrown]
    whole = ROLLS + (RESTS if table.clash is None else COUNTED)

    def draw(surface: Surface, ui: Ui, t: float) -> None:
        part = 1.0 if table.motion.reduced else min(1.0, t * whole / ROLLS)
        for (_, die), start, spot, turn, side in zip(thrown, starts, spots, turns, sides, strict=True):
            _tumble(table, ui, surface, die, start, spot, turn, side, part)

    table.motion.show(whole, draw)


def _middle(table: MatchTable, entity: int, number: int, count: int) -> tuple[float, float]:
    """Where a die of a throw comes to lie: between two cards that are compared on the side of its own."""
    if table.clash is not None:
        return _between(table, int(entity == table.clash.target))
    return MIDDLE + (number - (count - 1) / 2) * APART, float(Y)


def _between(table: MatchTable, side: int) -> tuple[float, float]:
    return MIDDLE + (-HALF, HALF)[side], poses.face_off(table.room)[side].y - LIFT


def _put(surface: Surface, die: Die, px: int, at: tuple[float, float], angle: int, roll: int = 0) -> None:
    soft = symbols.disc(round(px * 0.72), (0, 0, 0), 150, 0.5)
    surface.blit(soft, soft.get_rect(center=(at[0] + px * 0.06, at[1] + px * 0.1)))
    colour = backs.SLEEVES[die.seat % len(backs.SLEEVES)]
    drawn = dice.turned(roll or die.roll, px, angle, colour)
    surface.blit(drawn, drawn.get_rect(center=at))


def _tumble(
    table: MatchTable, ui: Ui, surface: Surface, die: Die, start: tuple[float, float], spot: tuple[float, float],
    turn: int, sides: list[int], part: float,
) -> None:  # fmt: skip
    """A die on its way: `part` of it is behind it."""
    gone = ease(part)
    hop = abs(math.sin(gone * math.pi * 2.5)) * (1 - gone) * 70
    x = start[0] + (spot[0] - start[0]) * gone
    y = start[1] + (spot[1] - start[1]) * gone - hop
    left, top = ui.origin
    at = (left + ui.u(x), top + ui.u(y))
    still = part >= 1
    angle = 0 if still else round(turn * gone / 12) * 12
    size = SIZE if table.clash is None else BETWEEN
    _put(surface, die, ui.u(size), at, angle, die.roll if gone > 0.86 else sides[int(gone * 9) % 9])
    if still and table.clash is None:  # there it is counted
        _say(table, ui, surface, die, at)


def _say(table: MatchTable, ui: Ui, surface: Surface, die: Die, at: tuple[int, int]) -> None:
    """Who rolled it to its left, and what it brings to its right."""
    px = ui.u(SIZE)
    name = text.fit(table.words.player(die.seat), ui.u(24), ui.look.ink, ui.u(130), bold=True, least=0.5)
    box = Rect(name.get_rect(midright=(at[0] - px * 6 // 10 - ui.u(8), at[1]))).inflate(ui.u(18), ui.u(8))
    surface.blit(theme.plate(box.w, box.h, ui.look.panel_high, ui.look.panel, ui.look.edge, box.h // 2, 1, 240), box)
    surface.blit(name, name.get_rect(center=box.center))
    if die.note:
        for offset, tone in ((max(2, ui.u(3)), (0, 0, 0)), (0, ui.look.gold)):
            words = text.render(die.note, ui.u(48), tone, "figure", bold=True)
            surface.blit(words, words.get_rect(midleft=(at[0] + px * 6 // 10 + offset, at[1] + offset)))
