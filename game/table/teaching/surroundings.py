"""What lies about the panel of a lesson: what it speaks of, which stays free, and what it had better not cover."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from pygame import Rect

from game.table import tree
from game.table.drawing.printed import RATIO
from game.table.layout.poses import HEIGHT
from game.table.match.scene import MatchScene
from game.table.teaching.placing import Around
from game.table.tree import Node

PRICES = {"card": 14.0, "hand-card": 6.0, "player": 8.0, "pile": 0.8, "token": 0.8, "log-line": 0.0, "scroll": 0.0}
"""What it costs to cover something, by its role: of what shows a state, and below of what can be pressed."""
PRESSED, RAISED, ASKED = 5.0, 1.5, 18.0
KEEPS_FREE = ("prompt",)
"""What asks the question that is to be answered."""


class Here(NamedTuple):
    around: Around
    key: tuple[Any, ...]
    """Surroundings with the same key are the same."""


def around(scene: MatchScene, root: Node, lit: Sequence[Node]) -> Here:
    """The surroundings of a panel that speaks of `lit`."""
    about = tuple(scene.focus_rect(node).copy() for node in lit)
    others = tuple(_others(scene, root, {node.key for node in lit}))
    room = scene.ui.screen.inflate(-scene.ui.u(12), -scene.ui.u(12))
    key = tuple(map(tuple, about)), tuple((tuple(rect), price) for rect, price in others)
    return Here(Around(room, about, others, about), key)


def _others(scene: MatchScene, root: Node, lit: set[str]) -> Iterator[tuple[Rect, float]]:
    """What can be seen or pressed elsewhere; of a hand card that is meant also the room in which it rises."""
    screen = scene.ui.screen
    whole = screen.w * screen.h
    for node in tree.walk(tree.reachable(root)):
        rect = scene.focus_rect(node) if node.role == "hand-card" else node.rect
        if rect.w * rect.h * 2 > whole or not screen.colliderect(rect):
            continue
        if node.key in lit:
            if node.role == "hand-card":
                yield _raised(scene, rect), RAISED
            continue
        price = PRICES.get(node.role, PRESSED if node.actions else ASKED if node.key in KEEPS_FREE else 0.0)
        if price:
            yield rect.copy(), price


def _raised(scene: MatchScene, rect: Rect) -> Rect:
    """Where a card of the hand is read that is looked at."""
    ui, high = scene.ui, scene.table.room.raised
    found = ui.rect(0, HEIGHT - high, high * RATIO, high)
    found.centerx = rect.centerx
    return found
