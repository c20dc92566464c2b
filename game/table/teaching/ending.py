"""The end of a lesson: the banner, and below it the teacher, who says what was learnt and what can follow."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect

from game.table import theme, widgets
from game.table.match import coming, feast
from game.table.match.record import MatchTable
from game.table.playing.session import Play
from game.table.teaching import speech
from game.table.teaching.teacher import Teacher
from game.table.theme import Ui
from game.table.tree import Node

FOOT = 84
BUTTON = 60
"""The height of its buttons and of the room for them, in design units."""


def nodes(
    table: MatchTable, play: Play, ui: Ui, teacher: Teacher, said: tuple[str, str], choices: Sequence[feast.Choice]
) -> list[Node]:
    """`said`: the teacher's sentence, and what was learnt."""
    return [*feast.hailed(table, play, ui, ui.say("lesson-learnt")), _panel(table, ui, teacher, said, choices)]


def _panel(
    table: MatchTable, whole: Ui, teacher: Teacher, words: tuple[str, str], choices: Sequence[feast.Choice]
) -> Node:
    ui, said = speech.measure(whole), speech.Said(*words, foot=FOOT)
    top = whole.point(0, feast.TOP)[1]
    size = _size(whole, said, top)
    rect = Rect(0, 0, size.wide, size.high)
    rect.midtop = whole.point(theme.WIDTH / 2, feast.TOP)
    rect.bottom = min(rect.bottom, whole.size[1] - ui.u(8))
    node = speech.node(whole, "lesson", rect, size, said, teacher)
    node.role = "dialog"
    assert node.paint is not None
    node.paint = coming.coming(table, ui, node.paint, feast.COMES)
    pad, gap = ui.u(speech.PAD), ui.u(feast.GAP)
    wide = (rect.w - 2 * pad - gap * (len(choices) - 1)) // len(choices)
    parts = [(label, wide - ui.u(2 * widgets.FRAME)) for _, label, _, _ in choices]
    letters = widgets.alike(ui, parts, 25)
    for number, (key, label, act, kind) in enumerate(choices):
        box = Rect(rect.x + pad + number * (wide + gap), rect.bottom - pad - ui.u(BUTTON), wide, ui.u(BUTTON))
        button = widgets.button(ui, key, label, box, act, kind, size=letters)
        assert button.paint is not None
        button.paint = coming.coming(table, ui, button.paint, feast.COMES)
        node.add(button)
    return node


def _size(ui: Ui, said: speech.Said, top: int) -> speech.Size:
    """The narrowest from the usual width on that fits below the banner; else the lowest that fits into the window."""
    wide = [size for part in speech.SMALLER for size in list(speech.sizes(ui, said, part))[2:]
            if not size.stacked and size.wide <= ui.size[0] * 0.96]  # fmt: skip
    low = [size for size in wide if top + size.high <= ui.size[1]]
    return next(iter(low), min(wide, key=lambda size: size.high))
