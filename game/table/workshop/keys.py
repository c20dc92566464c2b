"""The keys of the workshop: letters search or name, digits go into the number that is looked at, Delete removes."""

from __future__ import annotations

import pygame

from game.table.blocks.search import writes
from game.table.browsing import typing
from game.table.browsing.seeking import Seeking
from game.table.workshop.arranging import Arranging
from game.table.workshop.listing import Listing

FIELDS = ("search", "name")


def takes(arranging: Arranging, seeking: Seeking, listing: Listing, event: pygame.Event) -> bool:
    """Do what the key does here; False leaves it to the focused control."""
    key = event.key
    if event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META):
        return _with_control(arranging, listing, key, bool(event.mod & pygame.KMOD_SHIFT))
    if key == pygame.K_DELETE:
        return _remove(arranging)
    if _types_number(arranging, event):
        return True
    naming = arranging.stage.focus == "name"
    if key in typing.ENTER:
        return _enter(arranging, seeking, key, naming)
    if arranging.chosen is not None and not naming:
        return False
    if not naming and (typing.scrolls(seeking, key) or typing.goes_to_cards(seeking, key, FIELDS)):
        return True
    if naming:
        return writes(event, arranging.bench.setting.name, arranging.rename)
    return writes(event, seeking.sought.words, lambda words: seeking.seek(words=words.lstrip()))


def _with_control(arranging: Arranging, listing: Listing, key: int, shift: bool) -> bool:
    acts = {pygame.K_z: arranging.redo if shift else arranging.undo, pygame.K_y: arranging.redo,
            pygame.K_s: arranging.save, pygame.K_o: listing.show}  # fmt: skip
    if key in acts:
        acts[key]()
    return key in acts


def _remove(arranging: Arranging) -> bool:
    """The card that is looked at, or else the one that is chosen."""
    node = arranging.stage.attention
    if node is not None and node.role == "board-card":
        arranging.remove(node.data)
    elif isinstance(arranging.chosen, tuple):
        arranging.remove(arranging.chosen)
    else:
        return False
    return True


def _types_number(arranging: Arranging, event: pygame.Event) -> bool:
    """A digit for the number that has the focus; the first one begins it anew."""
    row = arranging.numbers.get(arranging.stage.focus or "") if arranging.chosen is not None else None
    letter = getattr(event, "unicode", "")
    if row is None or not (letter.isdigit() or event.key == pygame.K_BACKSPACE):
        return False
    key, before = arranging.typed
    before = before if key == row.key and before == str(row.now) else ""
    written = before[:-1] if event.key == pygame.K_BACKSPACE else before + letter
    value = max(row.low, min(row.high, int(written or "0")))
    arranging.typed = row.key, str(value)
    row.act(value)
    return True


def _enter(arranging: Arranging, seeking: Seeking, key: int, naming: bool) -> bool:
    """The name is written, or the first card that was found is added."""
    if naming:
        arranging.stage.focus = None
        return True
    first = typing.first_found(seeking, key) if arranging.chosen is None else None
    if first is not None:
        arranging.add(first)
    return first is not None
