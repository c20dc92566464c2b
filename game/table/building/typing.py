"""The keys of the deck builder: letters search, or name the deck; others take cards out, scroll, undo and save."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

if TYPE_CHECKING:
    from game.table.building.scene import Building

LONGEST = 40
PAGES = {pygame.K_PAGEDOWN: 1, pygame.K_PAGEUP: -1, pygame.K_END: 1 << 10, pygame.K_HOME: -(1 << 10)}
ARROWS = (pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN)
ENTER = (pygame.K_RETURN, pygame.K_KP_ENTER)


def takes(scene: Building, event: pygame.Event) -> bool:
    """Do what the key does here; False leaves it to the focused control."""
    key = event.key
    if event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META):
        return _with_control(scene, key)
    if key in PAGES:
        scene.shelf.page(PAGES[key])
        return True
    if key == pygame.K_BACKSPACE:
        _write(scene, _written(scene)[:-1])
        return True
    if key == pygame.K_DELETE:
        return _take_out(scene)
    if key in ARROWS or key in ENTER:
        return _from_the_search(scene, key)
    letter = getattr(event, "unicode", "")
    if not letter or not letter.isprintable() or (letter == " " and not _written(scene)):
        return False
    _write(scene, (_written(scene) + letter)[:LONGEST])
    return True


def _with_control(scene: Building, key: int) -> bool:
    acts = {pygame.K_z: scene.undo, pygame.K_s: scene.save}
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


def _from_the_search(scene: Building, key: int) -> bool:
    """Without a focus, or with it where words are written, arrows go to the first card, and Enter chooses it."""
    stage = scene.stage
    writing = stage.focus in ("search", "name") or stage.focus is None
    if not writing or not scene.shelf.cards or (key in (pygame.K_LEFT, pygame.K_RIGHT) and stage.focus):
        return False
    if key in ENTER and stage.focus == "name":
        stage.focus = None
        return True
    first = scene.shelf.cards[0].id
    if key in ENTER:
        if not scene.sought.narrows:
            return False
        scene.choose(first)
        return True
    if key == pygame.K_UP:
        return False
    stage.focus, stage.keyboard = f"card-{first}", True
    return True
