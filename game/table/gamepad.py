"""A gamepad does what keys do: its buttons and its directions are taken for the keys that the program means.

The numbers are those of pads that speak XInput, as most do; others may have their buttons elsewhere.
"""

from __future__ import annotations

import contextlib

import pygame

from game.table import bindings

BUTTONS: dict[int, tuple[int, int]] = {
    0: (pygame.K_RETURN, 0),
    1: (pygame.K_ESCAPE, 0),
    2: (bindings.SHARED["undo"], 0),
    3: (bindings.SHARED["end"], 0),
    4: (pygame.K_TAB, pygame.KMOD_SHIFT),
    5: (pygame.K_TAB, 0),
    6: (bindings.SHARED["log"], 0),
    7: (bindings.SHARED["help"], 0),
    8: (pygame.K_SPACE, 0),
    9: (bindings.SHARED["aside"], 0),
}
"""The key and its modifiers that each button stands for: A, B, X, Y, shoulders, Back, Start, the two sticks."""
DIRECTIONS = {(-1, 0): pygame.K_LEFT, (1, 0): pygame.K_RIGHT, (0, -1): pygame.K_DOWN, (0, 1): pygame.K_UP}
TILTED, UPRIGHT = 0.6, 0.35
"""From where on a stick is tilted, and up to where it stands upright again."""
KINDS = frozenset((pygame.JOYBUTTONDOWN, pygame.JOYHATMOTION, pygame.JOYAXISMOTION))


class Pads:
    """The pads that are there, and which of their sticks are tilted."""

    def __init__(self) -> None:
        self._open: dict[int, object] = {}
        self._tilted: dict[tuple[int, int], int] = {}

    def begin(self) -> None:
        """From now on pads are heard, also such as come later; where the system knows none, nothing is."""
        with contextlib.suppress(pygame.error):
            pygame.joystick.init()

    def come(self, index: int) -> None:
        with contextlib.suppress(pygame.error):
            pad = pygame.joystick.Joystick(index)
            self._open[pad.get_instance_id()] = pad

    def gone(self, pad: int) -> None:
        self._open.pop(pad, None)

    def key(self, event: pygame.Event) -> tuple[int, int] | None:
        """The key and its modifiers that are meant, if any."""
        if event.type == pygame.JOYBUTTONDOWN:
            return BUTTONS.get(event.button)
        if event.type == pygame.JOYHATMOTION:
            code = DIRECTIONS.get(tuple(event.value))
            return (code, 0) if code is not None else None
        return self._stick(event)

    def _stick(self, event: pygame.Event) -> tuple[int, int] | None:
        """A step each time that the left stick is tilted; it must come back before the next."""
        if event.axis > 1:
            return None
        place = getattr(event, "instance_id", 0), event.axis
        way = (event.value > 0) - (event.value < 0)
        if abs(event.value) < UPRIGHT:
            self._tilted.pop(place, None)
            return None
        if abs(event.value) < TILTED or self._tilted.get(place) == way:
            return None
        self._tilted[place] = way
        return DIRECTIONS[(way, 0) if event.axis == 0 else (0, -way)], 0
