"""A person who plays at random, by mouse alone or by keyboard alone, and sees only the semantic tree."""

from __future__ import annotations

import random

import pygame

from game.table import tree
from game.table.match.scene import MatchScene
from game.table.stage import Stage
from game.table.tree import Node

SHEET = ("confirm", "yes", "no", "none", "decline", "end-turn", "magnetize", "cancel", "lay", "turn")
WAYS = ("play", "use", "counter", "close-window")
PASSED_BY = ("log-open", "undo", "log-button", "glossary-button", "menu-button", "aside", "show")


def wanted(stage: Stage, stream: random.Random) -> Node | None:
    """The node that the person presses next; None while there is nothing to do."""
    scene = stage.scene
    assert isinstance(scene, MatchScene)
    top = tree.reachable(stage.fresh())
    if tree.find(top, "show-hand"):
        return tree.find(top, "show-hand")
    if scene.table.motion.held:
        return tree.find(top, "end-turn")
    if scene.result or not scene.table.legal.mine or scene.table.motion.busy:
        return None
    nodes = [n for n in tree.walk(top) if n.actions and n.enabled and n.key not in PASSED_BY]
    live = [n for n in nodes if "legal" in n.flags or n.role in ("place", "choice-card")]
    live += [n for n in nodes if n.key.startswith(("gain-", "give-", "take-", "draw-", "special-", "answer-"))]
    live += [n for n in nodes if n.role == "token" and stream.random() < 0.1]
    live += [n for n in nodes if n.key in WAYS]
    live += [n for n in nodes if n.role == "share"]
    plain = [n for n in nodes if n.key in SHEET and not (n.key == "cancel" and stream.random() < 0.9)]
    chosen = live if live and stream.random() < 0.8 else plain or live
    return stream.choice(chosen) if chosen else None


def click(stage: Stage, node: Node) -> None:
    pos = node.rect.center
    stage.handle(pygame.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0)))
    stage.handle(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=1))
    stage.handle(pygame.Event(pygame.MOUSEBUTTONUP, pos=pos, button=1))


def key(stage: Stage, code: int, mod: int = 0) -> None:
    stage.handle(pygame.Event(pygame.KEYDOWN, key=code, mod=mod, unicode=""))


def tab_to(stage: Stage, node: Node) -> None:
    """Reach `node` by Tab and press Enter."""
    for _ in range(200):
        if stage.focus == node.key and stage.keyboard:
            break
        key(stage, pygame.K_TAB)
    assert stage.focus == node.key, f"Tab never reaches {node.key}"
    key(stage, pygame.K_RETURN)


def drag(stage: Stage, start: tuple[int, int], end: tuple[int, int]) -> None:
    stage.handle(pygame.Event(pygame.MOUSEMOTION, pos=start, rel=(0, 0), buttons=(0, 0, 0)))
    stage.handle(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=start, button=1))
    for step in range(1, 9):
        pos = (start[0] + (end[0] - start[0]) * step // 8, start[1] + (end[1] - start[1]) * step // 8)
        stage.handle(pygame.Event(pygame.MOUSEMOTION, pos=pos, rel=(1, 1), buttons=(1, 0, 0)))
        stage.fresh()
    stage.handle(pygame.Event(pygame.MOUSEBUTTONUP, pos=end, button=1))
