"""What is chosen among several wears a seal with its word; once enough are, the others are darker."""

from __future__ import annotations

from pygame import Rect, Surface

from game.table import theme
from game.table.drawing import seals, text
from game.table.match.record import MatchTable
from game.table.messages import Messages
from game.table.theme import Ui

SEAL, WORDS, DOWN = 64, 26, 0.36
"""The size of the seal and of its word, in design units, and where their middle is, of the height of a card."""
PASSED_OVER = (132, 128, 124)
"""What a card is multiplied with that stays out once enough are chosen."""


def among_several(table: MatchTable) -> bool:
    """Are more than one to be chosen, one press after the other?"""
    now = table.legal
    return now.mine and now.most > 1 and bool(now.picks) and not now.parts and not now.packets


def is_passed_over(table: MatchTable, card: int) -> bool:
    """Are as many chosen as can be, and `card` is not among them?"""
    chosen = table.choice.picked
    return among_several(table) and len(chosen) >= table.legal.most and card in table.legal.picks and card not in chosen


def word(say: Messages, kind: str) -> str:
    """What will happen to what is chosen, as the question of that kind says it; else that it is chosen."""
    own = f"mark-{kind.replace('_', '-')}"
    return say(own if say.has(own) else "mark-chosen")


def paint(ui: Ui, surface: Surface, box: Rect, words: str) -> None:
    """The seal on a card that fills `box`, with the word beside it."""
    px = min(ui.u(SEAL), box.w * 2 // 5)
    drawn = text.fit(words, ui.s(WORDS), ui.look.ink, box.w - px - ui.u(16), bold=True)
    plate = Rect(0, 0, drawn.get_width() + px + ui.u(10), max(drawn.get_height() + ui.s(12), px * 5 // 8))
    plate.center = box.centerx, box.y + round(box.h * DOWN)
    theme.panel(surface, ui, plate, 245, 8)
    stamp = seals.seal(px, seals.CHOSEN)
    surface.blit(stamp, stamp.get_rect(center=(plate.x + px // 4, plate.centery)))
    surface.blit(drawn, drawn.get_rect(midleft=(plate.x + px * 3 // 4 + ui.u(4), plate.centery)))


def paint_small(ui: Ui, surface: Surface, box: Rect) -> None:
    """The seal alone, where a card in play is too small for words."""
    stamp = seals.seal(max(16, round(min(ui.u(SEAL), box.w * 0.4))), seals.CHOSEN)
    surface.blit(stamp, stamp.get_rect(center=(box.centerx, box.y + round(box.h * DOWN))))
