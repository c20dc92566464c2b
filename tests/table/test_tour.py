"""The tour in `game/TOUR.md`: every file and function in it is there, and a press on a card goes through them all."""

from __future__ import annotations

import ast
import re
import sys
from pathlib import Path
from types import FrameType
from typing import Any

import pygame
import pytest

import game
from game.table import loop, tree
from tests.rings import plain
from tests.table import live

HOUSE = Path(game.__file__).parent
PAGE = (HOUSE / "TOUR.md").read_text("utf-8")
STOPS = re.findall(r"`([\w/]+\.py):([\w.]+)`", PAGE)
FILES = re.findall(r"`([\w/]+\.(?:py|md))`", PAGE)


class Screen:
    """What stands for a window, with nobody to look at it."""

    closed = False

    def __init__(self, size: tuple[int, int]) -> None:
        self.size, self.surface, self.pictures = size, pygame.Surface(size), 0

    def flip(self) -> None:
        self.pictures += 1


@pytest.mark.parametrize("file", sorted({*FILES, *(file for file, _ in STOPS)}))
def test_every_file_of_the_tour_is_there_with_its_functions(file):
    path = HOUSE.parent / file if file.startswith("tests/") else HOUSE / file
    text = path.read_text("utf-8")
    found = set()
    for node in ast.parse(text).body if file.endswith(".py") else ():
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            found |= {node.name, *(f"{node.name}.{part.name}" for part in ast.walk(node)
                                   if part is not node and isinstance(part, ast.FunctionDef))}  # fmt: skip
    assert {name for at, name in STOPS if at == file} <= found


@plain
def test_a_press_on_a_card_goes_through_every_stop():
    match = live.new_match(live.decks_of("sparks", 2), game="sparks")
    on = live.stage(game="sparks")
    live.scene(on, match, ("human", "random"))
    live.settle(on)
    card = next(node for node in tree.walk(on.fresh()) if node.role == "hand-card" and node.enabled)
    called: set[tuple[str, str]] = set()

    def each(frame: FrameType, event: str, _: Any) -> None:
        if event == "call":
            called.add((frame.f_code.co_filename, frame.f_code.co_qualname))

    pygame.event.clear()
    window = Screen(on.size)
    before = match.answered
    sys.setprofile(each)
    try:
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP) * 2:
            pygame.event.post(pygame.Event(kind, pos=card.rect.center, button=1))
            loop.run(window, on, frames=2)
        loop.run(window, on, frames=30)
    finally:
        sys.setprofile(None)
    assert match.answered > before and window.pictures
    missed = [(file, name) for file, name in STOPS if (str(HOUSE / file), name) not in called]
    assert not missed
