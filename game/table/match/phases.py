"""The phases of a turn, one line each, with the one that is on; only where the game has phases."""

from __future__ import annotations

from pygame import Rect, Surface

from game.table import theme
from game.table.drawing import text
from game.table.match.record import MatchTable
from game.table.theme import Ui
from game.table.tree import Node


def add(table: MatchTable, ui: Ui, root: Node) -> None:
    track, phases = table.layout.track, table.layout.phases
    if track is None:
        return
    own = ui.times(table.room.part)
    rect = ui.rect(*track)
    active = table.view["active"]
    name = table.words.player(active) if table.is_player(active) else ""
    now = table.view["seats"][active]["phase"] if table.is_player(active) else ""
    title = own.say("log-turn", **_numbers(table), turn=table.view["turn"], name=name)
    head = own.u(46)

    def paint(surface: Surface, node: Node) -> None:
        theme.panel(surface, own, node.rect, 205)
        drawn = text.fit(title, own.u(22), own.look.gold, node.rect.w - own.u(28), "title")
        surface.blit(drawn, (node.rect.x + own.u(14), node.rect.y + own.u(9)))

    group = Node("phases", "phases", rect, name=own.say("phases"), value=title, paint=paint)
    step = (rect.h - head - own.u(8)) / len(phases)
    for number, phase in enumerate(phases):
        line = Rect(rect.x + own.u(8), round(rect.y + head + number * step), rect.w - own.u(16), round(step) - own.u(4))
        group.add(_line(own, phase, line, phase == now))
    root.add(group)


def _numbers(table: MatchTable) -> dict[str, int]:
    """The numbers of the seat whose turn it is, for titles that tell more than the turn."""
    active = table.view["active"]
    shown = table.view["seats"][active] if table.is_player(active) else {}
    return {name: n for name, n in shown.items() if isinstance(n, int)}


def _line(ui: Ui, phase: str, rect: Rect, now: bool) -> Node:
    word = phase.replace("_", "-")
    note = ui.say(f"phase-{word}-note") if ui.say.has(f"phase-{word}-note") else ""
    node = Node("phase", f"phase-{word}", rect, name=ui.say.of("phase", phase), hint=note)
    if now:
        node.flags.add("selected")

    def paint(surface: Surface, node: Node) -> None:
        look = ui.look
        if now:
            plate = theme.plate(rect.w, rect.h, look.green, look.panel, look.gold, ui.u(10), max(1, ui.u(2)), 245)
            surface.blit(plate, rect)
        drawn = text.fit(node.name, ui.u(22), look.gold if now else look.quiet, rect.w - ui.u(28), bold=now)
        surface.blit(drawn, drawn.get_rect(midleft=(rect.x + ui.u(14), rect.centery)))

    node.paint = paint
    return node
