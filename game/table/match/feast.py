"""A puzzle or a lesson that is won, over a table that stays in sight: the banner, and below it what follows."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pygame import Rect, Surface

from game.table import theme, widgets
from game.table.drawing import markup, text
from game.table.match import banner, coming, topline
from game.table.match.record import MatchTable
from game.table.playing.session import Play
from game.table.theme import Ui
from game.table.tree import Act, Node

WIDE, TOP, STRIP = 900, 566, 56
"""Of what stands below the banner: its width, its upper edge, and the height of its strip of pictures."""
BUTTON = (300, 62)
PAD, GAP = 24, 16
WORDS = 25
COMES = 0.7
"""When it begins to come, in seconds."""
Choice = tuple[str, str, Act, widgets.Kind]
"""Key, words, act and kind of a button."""
Strip = Callable[[Surface, Ui, Rect], None]


def nodes(
    table: MatchTable, play: Play, ui: Ui, key: str, title: str, said: tuple[str, str], choices: Sequence[Choice],
    strip: Strip | None = None,
) -> list[Node]:  # fmt: skip
    """`title` on the banner; `said`: what came of it and a line below; `strip` draws pictures between the two."""
    heading = said[0] if said[0] != title else ""
    return [*hailed(table, play, ui, title), _panel(table, ui, key, heading, said, choices, strip)]


def hailed(table: MatchTable, play: Play, ui: Ui, title: str) -> list[Node]:
    """The banner alone, before a darker table."""
    veil = Node("part", "feast-veil", ui.screen, paint=lambda surface, _: _dim(surface, table, ui))
    return [veil, banner.hail(table, play, ui, title)]


def _dim(surface: Surface, table: MatchTable, ui: Ui) -> None:
    surface.blit(theme.veil(ui.size, ui.look.felt_veil, round(165 * coming.part(table, 0.0))), (0, 0))


def _panel(
    table: MatchTable, whole: Ui, key: str, heading: str, said: tuple[str, str], choices: Sequence[Choice],
    strip: Strip | None,
) -> Node:  # fmt: skip
    ui = topline.measure(whole)
    pad, gap = ui.u(PAD), ui.u(GAP)
    wide = min(ui.u(WIDE), whole.size[0] - 2 * pad)
    room = wide - 2 * pad
    words = markup.rich(said[1], ui.u(WORDS), ui.look.ink, room, "body", ui.u(110), "center") if said[1] else None
    head = text.render(heading, ui.u(30), ui.look.gold, "title", room, "center") if heading else None
    parts = [(head.get_height() if head else 0), (ui.u(STRIP) if strip else 0), (words.get_height() if words else 0)]
    high = sum(part + gap for part in parts if part) + ui.u(BUTTON[1]) + 2 * pad
    box = Rect(0, 0, wide, high)
    box.midtop = whole.point(theme.WIDTH / 2, TOP)
    box.bottom = min(box.bottom, whole.size[1] - ui.u(8))

    def paint(surface: Surface, node: Node) -> None:
        theme.panel(surface, ui, node.rect, 250, 16)
        y = node.rect.y + pad
        if head:
            surface.blit(head, head.get_rect(midtop=(node.rect.centerx, y)))
            y += parts[0] + gap
        if strip:
            strip(surface, ui, Rect(node.rect.x + pad, y, room, parts[1]))
            y += parts[1] + gap
        if words:
            surface.blit(words, words.get_rect(midtop=(node.rect.centerx, y)))

    node = Node("dialog", key, box, name=said[0], value=said[1], paint=coming.coming(table, ui, paint, COMES))
    across = min(ui.u(BUTTON[0]), (room - gap * (len(choices) - 1)) // len(choices))
    x = box.centerx - (across * len(choices) + gap * (len(choices) - 1)) // 2
    for name, label, act, kind in choices:
        rect = Rect(x, box.bottom - pad - ui.u(BUTTON[1]), across, ui.u(BUTTON[1]))
        button = widgets.button(ui, name, label, rect, act, kind, size=26)
        assert button.paint is not None
        button.paint = coming.coming(table, ui, button.paint, COMES)
        node.add(button)
        x += across + gap
    return node
