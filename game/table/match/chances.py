"""How likely it is that what the person is about to do succeeds, beside its target: counted, never guessed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from pygame import Rect, Surface

from game.table import theme
from game.table.drawing import text

if TYPE_CHECKING:
    from game.table.match.scene import MatchScene

Odds = Mapping[str, Any]
"""What a preview tells of it (`kernel.odds`)."""
SURE, EVEN, POOR = (150, 240, 130), (255, 222, 130), (255, 140, 110)
BAR = 10
"""Height of the bar that shows the part of the ways, in design units."""


def lines(scene: MatchScene, odds: Odds) -> list[str]:
    """The forecast in words: first in how many ways it succeeds, then by what, then what is compared."""
    say = scene.ui.say
    alone = next((f"odds-{word.replace('_', '-')}" for word in odds["by"] if len(odds["by"]) == 1), "")
    found = [say(alone) if say.has(alone) else say("odds", wins=odds["wins"], ways=odds["ways"])]
    if len(odds["by"]) > 1:
        parts = {word.replace("_", "-"): count for word, count in odds["by"].items()}
        found.append(" · ".join(say(f"odds-{word}", ways=odds["ways"], **{word: n}) for word, n in parts.items()))
    if odds["told"]:
        found.append(say("odds-totals", **{word: _range(*ends) for word, ends in odds["told"].items()}))
    if odds["open"]:
        names = scene.words.listed([scene.words.player(seat) for seat in odds["open"]])
        found.append(say("odds-open", names=names, count=len(odds["open"])))
    return found


def _range(least: int, most: int) -> str:
    return str(least) if least == most else f"{least}–{most}"


def paint(scene: MatchScene, surface: Surface, odds: Odds, target: int) -> None:
    """A panel below its target, or above it where there is no room."""
    ui = scene.ui
    spot, pose = scene.spot(target), scene.motion.pose(target)
    if spot is None:
        return
    part = odds["wins"] / odds["ways"]
    tone = SURE if part >= 0.75 else EVEN if part >= 0.4 else POOR
    words = lines(scene, odds)
    head = text.render(words[0], ui.s(32), tone, "figure", bold=True)
    rest = [text.render(line, ui.s(theme.SMALL), ui.look.ink) for line in words[1:]]
    pad = ui.s(14)
    wide = max(drawn.get_width() for drawn in (head, *rest)) + 2 * pad
    high = head.get_height() + sum(drawn.get_height() for drawn in rest) + ui.s(BAR) + 2 * pad
    box = Rect(0, 0, wide, high)
    half = ui.u(pose.height / 2 if pose else 60) + ui.u(6)
    box.midtop = (spot[0], spot[1] + half)
    if box.bottom > ui.size[1] - ui.u(10):
        box.midbottom = (spot[0], spot[1] - half)
    box.clamp_ip(ui.screen.inflate(-ui.u(16), -ui.u(16)))
    theme.panel(surface, ui, box, 250, 12)
    surface.blit(head, head.get_rect(midtop=(box.centerx, box.y + pad // 2)))
    y = box.y + pad // 2 + head.get_height()
    bar = Rect(box.x + pad, y, box.w - 2 * pad, ui.s(BAR))
    surface.blit(theme.plate(bar.w, bar.h, (10, 10, 12), (10, 10, 12), ui.look.edge, bar.h // 2, 1, 255), bar)
    full = Rect(bar.x, bar.y, max(bar.h, round(bar.w * part)), bar.h)
    if odds["wins"]:
        surface.blit(theme.plate(full.w, full.h, tone, tone, tone, bar.h // 2, 0, 255), full)
    y = bar.bottom + ui.s(4)
    for drawn in rest:
        surface.blit(drawn, drawn.get_rect(midtop=(box.centerx, y)))
        y += drawn.get_height()
