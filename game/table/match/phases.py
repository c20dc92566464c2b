"""The phases of a turn, with the one that is on, where the game has phases: a line each in the left column, or side by
side between both sides."""

from __future__ import annotations

from pygame import Rect, Surface

from game.table import theme
from game.table.drawing import symbols, text
from game.table.layout.room import lies_between
from game.table.match.record import MatchTable
from game.table.theme import Ui
from game.table.tree import Node

STEP = 0.4
"""How wide a step is, of a phase."""


def add(table: MatchTable, ui: Ui, root: Node) -> None:
    track, phases = table.layout.track, table.layout.phases
    if track is None:
        return
    own = ui.times(table.room.part)
    rect = ui.rect(*track)
    active = table.view["active"]
    name = table.words.player(active) if table.is_player(active) else ""
    now = table.view["seats"][active].get("phase", "") if table.is_player(active) else ""
    title = own.say("log-turn", **_numbers(table), turn=table.view["turn"], name=name)
    if lies_between(track):
        _add_strip(table, ui, root, rect, title, now)
        return
    head = own.u(46)

    def paint(surface: Surface, node: Node) -> None:
        theme.panel(surface, own, node.rect, 205)
        drawn = text.fit(title, own.u(22), own.look.gold, node.rect.w - own.u(44), "title")
        surface.blit(drawn, (node.rect.x + own.u(22), node.rect.y + own.u(13)))

    group = Node("phases", "phases", rect, name=own.say("phases"), value=title, paint=paint)
    step = (rect.h - head - own.u(8)) / len(phases)
    for number, phase in enumerate(phases):
        line = Rect(rect.x + own.u(8), round(rect.y + head + number * step), rect.w - own.u(16), round(step) - own.u(4))
        group.add(_line(own, phase, line, phase == now))
    root.add(group)


def _add_strip(table: MatchTable, ui: Ui, root: Node, rect: Rect, title: str, now: str) -> None:
    """Side by side, each as wide as the others, and narrower the steps that have stops of their own; in the colour of
    the side whose turn it is."""
    phases, steps = table.layout.phases, table.game.steps
    whole = len(phases) + STEP * sum(len(steps.get(phase, ())) for phase in phases)

    def paint(surface: Surface, node: Node) -> None:
        plate = theme.plate(rect.w, rect.h, ui.look.panel_high, ui.look.panel, ui.look.edge, rect.h // 2, 1, 215)
        surface.blit(plate, rect)

    group = Node("phases", "phases", rect, name=ui.say("phases"), value=title, paint=paint)
    at = 0.0

    def next_part(share: float) -> Rect:
        nonlocal at
        left, at = at, at + share
        x, right = (rect.x + round(rect.w * part / whole) for part in (left, at))
        return Rect(x, rect.y, right - x, rect.h)

    for phase in phases:
        group.add(_part(table, ui, phase, next_part(1), phase == now))
        for step, icon in steps.get(phase, {}).items():
            group.add(_step(table, ui, step, icon, next_part(STEP)))
    root.add(group)


def _step(table: MatchTable, ui: Ui, step: str, icon: str, rect: Rect) -> Node:
    node = _node(ui, step, rect, now=False)
    is_open = (table.view.get("decision") or {}).get("kind") == step

    def paint(surface: Surface, node: Node) -> None:
        drawn = symbols.icon(icon, max(10, ui.u(20)), ui.look.gold if is_open else ui.look.quiet)
        surface.blit(drawn, drawn.get_rect(center=rect.center))

    node.paint = paint
    return node


def _part(table: MatchTable, ui: Ui, phase: str, rect: Rect, now: bool) -> Node:
    node = _node(ui, phase, rect, now)
    own_turn = table.view["active"] == table.near

    def paint(surface: Surface, node: Node) -> None:
        look = ui.look
        if now:
            ground = look.green if own_turn else look.red
            lit = theme.plate(rect.w, rect.h, ground, look.panel, look.gold, rect.h // 2, max(1, ui.u(2)), 245)
            surface.blit(lit, rect)
        px = max(11, ui.u(20))
        drawn = text.fit(node.name, px, look.gold if now else look.quiet, rect.w - ui.u(16), least=0.7, bold=now)
        surface.blit(drawn, drawn.get_rect(center=rect.center))

    node.paint = paint
    return node


def _numbers(table: MatchTable) -> dict[str, int]:
    """The numbers of the seat whose turn it is, for titles that tell more than the turn."""
    active = table.view["active"]
    shown = table.view["seats"][active] if table.is_player(active) else {}
    return {name: n for name, n in shown.items() if isinstance(n, int)}


def _node(ui: Ui, phase: str, rect: Rect, now: bool) -> Node:
    word = phase.replace("_", "-")
    note = ui.say(f"phase-{word}-note") if ui.say.has(f"phase-{word}-note") else ""
    node = Node("phase", f"phase-{word}", rect, name=ui.say.of("phase", phase), hint=note)
    if now:
        node.flags.add("selected")
    return node


def _line(ui: Ui, phase: str, rect: Rect, now: bool) -> Node:
    node = _node(ui, phase, rect, now)

    def paint(surface: Surface, node: Node) -> None:
        look = ui.look
        if now:
            plate = theme.plate(rect.w, rect.h, look.green, look.panel, look.gold, ui.u(10), max(1, ui.u(2)), 245)
            surface.blit(plate, rect)
        drawn = text.fit(node.name, ui.u(22), look.gold if now else look.quiet, rect.w - ui.u(28), bold=now)
        surface.blit(drawn, drawn.get_rect(midleft=(rect.x + ui.u(14), rect.centery)))

    node.paint = paint
    return node
