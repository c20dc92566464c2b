"""How likely it is that what the person is about to do succeeds, on its target: counted, never guessed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pygame import Rect, Surface

from game.table import theme, tree
from game.table.drawing import text
from game.table.layout import poses
from game.table.match import places
from game.table.match.record import MatchTable
from game.table.theme import Ui
from game.table.tree import Node

Odds = Mapping[str, Any]
"""What a preview tells of it (`kernel.odds`)."""
SURE, EVEN, POOR = (150, 240, 130), (255, 222, 130), (255, 140, 110)
BAR = 10
"""Height of the bar that shows the part of the ways, in design units."""


def headline(ui: Ui, odds: Odds) -> str:
    say = ui.say
    alone = f"odds-{next(iter(odds['by'])).replace('_', '-')}" if len(odds["by"]) == 1 else ""
    return say(alone) if say.has(alone) else say("odds", wins=odds["wins"], ways=odds["ways"])


def details(table: MatchTable, ui: Ui, odds: Odds) -> list[str]:
    """What is compared and by which test it succeeds; then who could still change it."""
    say, parts = ui.say, []
    if odds["told"]:
        parts.append(say("odds-totals", **{word: _range(*ends) for word, ends in odds["told"].items()}))
    if len(odds["by"]) > 1:
        parts += [say(f"odds-{word}", ways=odds["ways"], **{word: count}) for word, count in odds["by"].items()]
    found = [" · ".join(parts)] if parts else []
    if odds["open"]:
        others = [table.words.player(seat) for seat in odds["open"] if seat != table.near]
        who = "other" if len(others) == len(odds["open"]) else "both" if others else "you"
        found.append(say("odds-open", who=who, names=table.words.listed(others), count=len(others)))
    return found


def _range(least: int, most: int) -> str:
    return str(least) if least == most else f"{least}–{most}"


def paint(table: MatchTable, ui: Ui, root: Node, surface: Surface, odds: Odds, target: int) -> None:
    """In how many ways on the target; what it comes of in the middle, in place of the prompt."""
    spot = places.spot(table, ui, target)
    if spot is None:
        return
    part = odds["wins"] / odds["ways"]
    tone = SURE if part >= 0.75 else EVEN if part >= 0.4 else POOR
    _paint_headline(ui, surface, headline(ui, odds), part, tone, spot)
    words = details(table, ui, odds)
    if not words:
        return
    room = ui.u(table.room.right - table.room.left - 60)
    drawn = [text.fit(line, ui.s(theme.BODY), ui.look.ink, room, least=0.6) for line in words]
    box = Rect(0, 0, max(line.get_width() for line in drawn) + ui.s(48), sum(line.get_height() for line in drawn))
    box.h += ui.s(14)
    bar = tree.find(root, "prompt")
    if bar is not None and bar.rect.w:
        box.w, box.h = max(box.w, bar.rect.w), max(box.h, bar.rect.h)
    box.center = ui.point(poses.MIDDLE, table.room.prompt_y)
    theme.panel(surface, ui, box, 255, 18)
    y = box.centery - sum(line.get_height() for line in drawn) // 2
    for line in drawn:
        surface.blit(line, line.get_rect(midtop=(box.centerx, y)))
        y += line.get_height()


def _paint_headline(
    ui: Ui, surface: Surface, words: str, part: float, tone: theme.Colour, spot: tuple[int, int]
) -> None:
    """A plate with a bar below the words."""
    head = text.fit(words, ui.s(30), tone, ui.u(420), "figure", bold=True)
    pad = ui.s(12)
    box = Rect(0, 0, head.get_width() + 2 * pad, head.get_height() + ui.s(BAR) + pad)
    box.center = spot
    box.clamp_ip(ui.screen.inflate(-ui.u(16), -ui.u(16)))
    surface.blit(theme.plate(box.w, box.h, (16, 18, 20), (8, 9, 10), ui.look.edge, ui.u(14), max(1, ui.u(2)), 245), box)
    surface.blit(head, head.get_rect(midtop=(box.centerx, box.y + pad // 4)))
    bar = Rect(box.x + pad, box.bottom - ui.s(BAR) - pad // 2, box.w - 2 * pad, ui.s(BAR))
    surface.blit(theme.plate(bar.w, bar.h, (30, 32, 36), (30, 32, 36), ui.look.edge, bar.h // 2, 1, 255), bar)
    if part > 0:
        full = Rect(bar.x, bar.y, max(bar.h, round(bar.w * part)), bar.h)
        surface.blit(theme.plate(full.w, full.h, tone, tone, tone, bar.h // 2, 0, 255), full)
