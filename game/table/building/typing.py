"""The keys of the deck builder: letters search, or name the deck; others take cards out, scroll, undo and save."""

from __future__ import annotations

import pygame

from game.table.blocks.search import writes
from game.table.browsing import typing
from game.table.building.code import Code
from game.table.building.hand import Hand
from game.table.building.making import Making

FIELDS = ("search", "name")
"""Where words are written."""


def takes(making: Making, code: Code, hand: Hand, event: pygame.Event) -> bool:
    """Do what the key does here; False leaves it to the focused control."""
    key = event.key
    if event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META):
        return _with_control(making, code, hand, key)
    if code.open or hand.cards:
        return False
    if key == pygame.K_DELETE:
        return _take_out(making)
    if key in typing.ENTER:
        return _enter(making, key)
    if typing.scrolls(making.seeking, key) or typing.goes_to_cards(making.seeking, key, FIELDS):
        return True
    return writes(event, _written(making), lambda words: _write(making, words))


def _with_control(making: Making, code: Code, hand: Hand, key: int) -> bool:
    acts = {
        pygame.K_z: making.undo, pygame.K_s: making.save, pygame.K_c: code.copy, pygame.K_v: code.paste,
        pygame.K_h: hand.deal,
    }  # fmt: skip
    if key in acts:
        acts[key]()
    return key in acts


def _names(making: Making) -> bool:
    return making.stage.focus == "name"


def _written(making: Making) -> str:
    return making.draft.name if _names(making) else making.seeking.sought.words


def _write(making: Making, words: str) -> None:
    if _names(making):
        making.rename(words)
    else:
        making.seeking.seek(words=words.lstrip())


def _take_out(making: Making) -> bool:
    """The card that is looked at."""
    node = making.stage.attention
    if node is None or node.role not in ("shelf-card", "deck-card"):
        return False
    making.remove(node.data.id)
    return True


def _enter(making: Making, key: int) -> bool:
    """The name is written, or the first card that was found is chosen."""
    if _names(making):
        making.stage.focus = None
        return True
    first = typing.first_found(making.seeking, key)
    if first is not None:
        making.choose(first)
    return first is not None
