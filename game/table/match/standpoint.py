"""Where the keyboard stands: on what answers the question, or on the first card that can be used."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.table import tree
from game.table.tree import Node

if TYPE_CHECKING:
    from game.table.match.scene import MatchScene


def place(scene: MatchScene, root: Node) -> None:
    """When a question has just come up, take the keyboard's focus to what answers it."""
    if not scene.refocus:
        return
    scene.refocus = False
    if not scene.stage.keyboard or not scene.legal.mine:
        return
    wanted = _answering(scene, tree.reachable(root))
    if wanted is not None:
        scene.stage.focus = wanted


def first_stop(scene: MatchScene) -> str | None:
    """What answers the question; in one's own turn the first card of the hand or the line that can be used."""
    root, now = scene.stage.root, scene.legal
    if not now.mine or tree.reachable(root) is not root:
        return None
    able = [card for card in (*scene.own_hand, *sorted(now.sources())) if card in now.sources()]
    keys = [_answering(scene, root), *(f"card-{card}" for card in able), "end-turn"]
    return next((key for key in keys if key is not None and tree.find(root, key)), None)


def _answering(scene: MatchScene, top: Node) -> str | None:
    """The key of the node that answers what is asked, if that is not the acts of a turn."""
    wanted = scene.prompts.first()
    sheet = tree.find(top, "sheet")
    if wanted is None and sheet is not None:
        wanted = next((node.key for node in tree.stops(sheet) if node.key != "aside"), None)
    return wanted if wanted is not None and tree.find(top, wanted) else None
