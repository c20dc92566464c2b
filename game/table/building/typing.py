"""The keys of the deck builder: letters search, or name the deck; others take cards out, scroll, undo and save."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.table.browsing import typing

if TYPE_CHECKING:
    from game.table.building.scene import Building

FIELDS = ("search", "name")
"""Where words are written."""


def takes(scene: Building, event: pygame.Event) -> bool:
    """Do what the key does here; False leaves it to the focused control."""
    key = event.key
    if event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META):
        return _with_control(scene, key)
    if scene.has_sheet:
        return False
    if key == pygame.K_DELETE:
        return _take_out(scene)
    if key in typing.ENTER:
        return _enter(scene, key)
    if typing.scrolls(scene, key) or typing.goes_to_cards(scene, key, FIELDS):
        return True
    return typing.writes(event, _written(scene), lambda words: _write(scene, words))


def _with_control(scene: Building, key: int) -> bool:
    acts = {
        pygame.K_z: scene.undo, pygame.K_s: scene.save, pygame.K_c: scene.code.copy, pygame.K_v: scene.code.paste,
        pygame.K_h: scene.hand.deal,
    }  # fmt: skip
    if key in acts:
        acts[key]()
    return key in acts


def _names(scene: Building) -> bool:
    return scene.stage.focus == "name"


def _written(scene: Building) -> str:
    return scene.draft.name if _names(scene) else scene.sought.words


def _write(scene: Building, words: str) -> None:
    if _names(scene):
        scene.rename(words)
    else:
        scene.seek(words=words.lstrip())


def _take_out(scene: Building) -> bool:
    """The card that is looked at."""
    node = scene.stage.attention
    if node is None or node.role not in ("shelf-card", "deck-card"):
        return False
    scene.remove(node.data.id)
    return True


def _enter(scene: Building, key: int) -> bool:
    """The name is written, or the first card that was found is chosen."""
    if _names(scene):
        scene.stage.focus = None
        return True
    first = typing.first_found(scene, key)
    if first is not None:
        scene.choose(first)
    return first is not None
