"""What opponents say at the table after a good blow of theirs: a line beside their plate, now and then."""

from __future__ import annotations

from pygame import Surface

from game.table import theme
from game.table.match import persons, presence
from game.table.match.record import MatchTable
from game.table.playing.session import Play
from game.table.theme import Ui

LASTS = 2.6  # seconds
GOOD = 0.2
"""A blow that costs such a part of the whole vessel is a good one."""
QUIET = 3
"""Turns from one line to the next."""
WIDE = 330
"""The widest that a line is, in design units."""


def blow(table: MatchTable, play: Play, target: int, amount: int, last: bool) -> None:
    """A player was struck: they wince, and the others grin if it was a good blow."""
    if not table.is_player(target) or amount <= 0:
        return
    table.faces.wince(target)
    counter = presence.vessel(table.layout)
    whole = int(table.constants.get(counter.full) or 0) if counter is not None and counter.full else 0
    if not last and (not whole or amount < whole * GOOD):
        return
    for seat in range(len(table.view["seats"])):
        if seat != target and seat not in table.partners(target) and not table.view["seats"][seat].get("out"):
            table.faces.grin(seat)
            if len(table.others) == 1 and seat != table.near:
                _say(table, play, seat)


def felled(table: MatchTable, play: Play, entity: int) -> None:
    """A card is destroyed: whoever had it winces. Where players themselves are never struck this is the good blow, of
    the other one of two, and among several of whose turn it is."""
    found = table.view["entities"].get(entity)
    if found is None or found.get("zone") not in table.in_play:
        return
    loser = found["controller"]
    table.faces.wince(loser)
    if presence.vessel(table.layout) is not None:
        return
    seats = [seat for seat in range(len(table.view["seats"])) if seat != loser and seat not in table.partners(loser)]
    for seat in seats if len(seats) == 1 else [seat for seat in seats if seat == table.view.get("active")]:
        table.faces.grin(seat)
        if seat != table.near:
            _say(table, play, seat)


def _say(table: MatchTable, play: Play, seat: int) -> None:
    turn = int(table.view["turn"])
    words = persons.says(table, play, seat, "blow", turn)
    if not words or (table.faces.spoke and turn - table.faces.spoke < QUIET):
        return
    table.faces.spoke = turn
    table.motion.show(LASTS, lambda surface, ui, t: _paint(table, surface, ui, seat, words, t))


def _paint(table: MatchTable, surface: Surface, ui: Ui, seat: int, words: str, t: float) -> None:
    """At the right of the plate, or at its left where the window ends there."""
    plate = ui.rect(*table.side(seat).plate)
    drawn = ui.block(words, 22, ui.u(WIDE), ui.look.ink, "center")
    box = drawn.get_rect().inflate(ui.u(30), ui.u(18))
    box.midleft = (plate.right + ui.u(8), plate.bottom - ui.u(30))
    if box.right > ui.size[0]:
        box.midright = (plate.left - ui.u(8), plate.bottom - ui.u(30))
    shown = theme.plate(
        box.w, box.h, ui.look.panel_high, ui.look.panel, ui.look.gold_dark, ui.u(16), ui.u(2), 245
    ).copy()
    shown.blit(drawn, drawn.get_rect(center=(box.w // 2, box.h // 2)))
    shown.set_alpha(round(255 * min(1.0, t * 12, (1 - t) * 8)))
    surface.blit(shown, box)
