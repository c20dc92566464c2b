"""The phases of a turn, one line each, with the one that is on; only where the game has phases."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect, Surface

from game.table import theme
from game.table.drawing import text
from game.table.theme import Ui
from game.table.tree import Node

if TYPE_CHECKING:
    from game.table.match.scene import MatchScene


def add(scene: MatchScene, root: Node) -> None:
    track, phases = scene.table.track, scene.table.phases
    if track is None:
        return
    ui = scene.ui.times(scene.room.part)
    rect = scene.ui.rect(*track)
    active = scene.view["active"]
    name = scene.words.player(active) if scene.is_player(active) else ""
    now = scene.view["seats"][active]["phase"] if scene.is_player(active) else ""
    title = ui.say("log-turn", **_numbers(scene), turn=scene.view["turn"], name=name)
    head = ui.u(46)

    def paint(surface: Surface, node: Node) -> None:
        theme.panel(surface, ui, node.rect, 205)
        drawn = text.fit(title, ui.u(22), ui.look.gold, node.rect.w - ui.u(28), "title")
        surface.blit(drawn, (node.rect.x + ui.u(14), node.rect.y + ui.u(9)))

    group = Node("phases", "phases", rect, name=ui.say("phases"), value=title, paint=paint)
    step = (rect.h - head - ui.u(8)) / len(phases)
    for number, phase in enumerate(phases):
        line = Rect(rect.x + ui.u(8), round(rect.y + head + number * step), rect.w - ui.u(16), round(step) - ui.u(4))
        group.add(_line(ui, phase, line, phase == now))
    root.add(group)


def _numbers(scene: MatchScene) -> dict[str, int]:
    """The numbers of the seat whose turn it is, for titles that tell more than the turn."""
    active = scene.view["active"]
    shown = scene.view["seats"][active] if scene.is_player(active) else {}
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
