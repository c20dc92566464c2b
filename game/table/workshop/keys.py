"""The keys of the workshop: letters search or name, digits go into the number that is looked at, Delete removes."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.table.browsing import typing

if TYPE_CHECKING:
    from game.table.workshop.scene import Workshop

FIELDS = ("search", "name")


def takes(scene: Workshop, event: pygame.Event) -> bool:
    """Do what the key does here; False leaves it to the focused control."""
    key = event.key
    if event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META):
        return _with_control(scene, key, bool(event.mod & pygame.KMOD_SHIFT))
    if key == pygame.K_DELETE:
        return _remove(scene)
    if _types_number(scene, event):
        return True
    naming = scene.stage.focus == "name"
    if key in typing.ENTER:
        return _enter(scene, key, naming)
    if scene.chosen is not None and not naming:
        return False
    if not naming and (typing.scrolls(scene, key) or typing.goes_to_cards(scene, key, FIELDS)):
        return True
    if naming:
        return typing.writes(event, scene.bench.setting.name, scene.rename)
    return typing.writes(event, scene.sought.words, lambda words: scene.seek(words=words.lstrip()))


def _with_control(scene: Workshop, key: int, shift: bool) -> bool:
    acts = {pygame.K_z: scene.redo if shift else scene.undo, pygame.K_y: scene.redo, pygame.K_s: scene.save,
            pygame.K_o: scene.open_list}  # fmt: skip
    if key in acts:
        acts[key]()
    return key in acts


def _remove(scene: Workshop) -> bool:
    """The card that is looked at, or else the one that is chosen."""
    node = scene.stage.attention
    if node is not None and node.role == "board-card":
        scene.remove(node.data)
    elif isinstance(scene.chosen, tuple):
        scene.remove(scene.chosen)
    else:
        return False
    return True


def _types_number(scene: Workshop, event: pygame.Event) -> bool:
    """A digit for the number that has the focus; the first one begins it anew."""
    row = scene.numbers.get(scene.stage.focus or "") if scene.chosen is not None else None
    letter = getattr(event, "unicode", "")
    if row is None or not (letter.isdigit() or event.key == pygame.K_BACKSPACE):
        return False
    key, before = scene.typed
    before = before if key == row.key and before == str(row.now) else ""
    written = before[:-1] if event.key == pygame.K_BACKSPACE else before + letter
    value = max(row.low, min(row.high, int(written or "0")))
    scene.typed = row.key, str(value)
    row.act(value)
    return True


def _enter(scene: Workshop, key: int, naming: bool) -> bool:
    """The name is written, or the first card that was found is added."""
    if naming:
        scene.stage.focus = None
        return True
    first = typing.first_found(scene, key) if scene.chosen is None else None
    if first is not None:
        scene.add(first)
    return first is not None
