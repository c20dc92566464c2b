"""Where the keyboard stands: on what answers the question, or on the first card that can be used."""

from __future__ import annotations

from game.table import tree
from game.table.games.interface import Question
from game.table.match import prompts
from game.table.match.record import MatchTable
from game.table.tree import Node


def first_stop(table: MatchTable, root: Node, question: Question | None) -> str | None:
    """What answers the question; in one's own turn the first card of the hand or the line that can be used."""
    now = table.legal
    if not now.mine or tree.reachable(root) is not root:
        return None
    able = [card for card in (*table.own_hand, *sorted(now.sources())) if card in now.sources()]
    keys = [answering(table, root, question), *(f"card-{card}" for card in able), "end-turn"]
    return next((key for key in keys if key is not None and tree.find(root, key)), None)


def holds(top: Node, key: str | None) -> bool:
    """Does the keyboard stay where it stands as a new question comes up? What is gone, and a stop of the bar of the
    phases, is no place to answer from."""
    node = tree.find(top, key) if key is not None else None
    return node is not None and not node.key.startswith("phase-")


def answering(table: MatchTable, top: Node, question: Question | None) -> str | None:
    """The key of the node that answers what is asked, if that is not the acts of a turn."""
    wanted = prompts.first(table, question)
    sheet = tree.find(top, "sheet")
    if wanted is None and sheet is not None:
        wanted = next((node.key for node in tree.stops(sheet) if node.key != "aside"), None)
    return wanted if wanted is not None and tree.find(top, wanted) else None
