"""What is on the table of a match, as a tree: the board or the curtain, and what lies over it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.table.match import board, controls, ending, logpanel, overlays, phases, plan, sheets, standpoint, versus
from game.table.tree import Node

if TYPE_CHECKING:
    from game.table.match.scene import MatchScene


def tree(scene: MatchScene) -> Node:
    ui = scene.ui
    root = Node("scene", "match", ui.screen, name=ui.say("game-name"))
    if scene.play.covered:
        root.add(overlays.curtain(scene))
    else:
        root.paint = scene.painter.paint_ground
        board.add(scene, root)
        phases.add(scene, root)
        controls.add(scene, root)
        scene.prompts.add(root)
        if scene.log.open:
            root.add(logpanel.large(scene))
        if scene.over.startswith("pile-"):
            zone, _, seat = scene.over.removeprefix("pile-").rpartition("-")
            root.add(overlays.pile(scene, int(seat), zone))
        if scene.ending.on:
            ending.add(scene, root)
    if scene.over == "menu":
        root.add(overlays.menu(scene))
    elif scene.over == "help":
        root.add(overlays.help_sheet(scene))
    elif scene.over.startswith(f"{plan.OVER}-"):
        root.add(plan.sheet(scene, int(scene.over.removeprefix(f"{plan.OVER}-"))))
    elif scene.over == "chart" and scene.game.chart is not None:
        root.add(scene.game.chart.build(sheets.Desk(scene)))
    if scene.sheet is not None:
        root.add(scene.sheet.sheet())
    if scene.edits.open:
        root.add(scene.edits.sheet())
    if scene.versus.left:
        root.add(versus.node(scene))
    if not scene.edits.open and not scene.advice.add(root):
        scene.hints.add(root)
    standpoint.place(scene, root)
    return root
