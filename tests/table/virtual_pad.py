"""A gamepad that SDL itself takes for plugged in: its buttons come to the program as those of a device do."""

from __future__ import annotations

import ctypes
import re
from pathlib import Path

import pygame

GAMEPAD, AXES, BUTTONS, HATS = 1, 4, 12, 1
"""Its type as SDL counts them, and what it has."""


class NoPad(Exception):
    """This SDL has no virtual devices."""


def sdl() -> ctypes.CDLL:
    """The library that pygame has loaded. Raises NoPad where it can't be found."""
    maps = Path("/proc/self/maps")
    found = re.search(r"/\S*libSDL2[^\s/]*", maps.read_text()) if maps.exists() else None
    if found is None:
        raise NoPad("the library of SDL is not found")
    library = ctypes.CDLL(found[0])
    if not hasattr(library, "SDL_JoystickAttachVirtual"):
        raise NoPad("SDL is older than 2.0.14")
    library.SDL_JoystickOpen.restype = ctypes.c_void_p
    for name in ("SDL_JoystickSetVirtualButton", "SDL_JoystickSetVirtualHat", "SDL_JoystickSetVirtualAxis"):
        getattr(library, name).argtypes = [ctypes.c_void_p, ctypes.c_int, ctypes.c_int]
    return library


class VirtualPad:
    """Plugged in from the beginning. Raises NoPad."""

    def __init__(self) -> None:
        self._sdl = sdl()
        pygame.joystick.init()
        self.index = self._sdl.SDL_JoystickAttachVirtual(GAMEPAD, AXES, BUTTONS, HATS)
        if self.index < 0:
            raise NoPad("SDL takes no virtual device")
        self._open = self._sdl.SDL_JoystickOpen(self.index)

    def button(self, number: int, down: bool) -> None:
        self._sdl.SDL_JoystickSetVirtualButton(self._open, number, int(down))

    def tilt(self, axis: int, value: float) -> None:
        """A stick, from -1 to 1."""
        self._sdl.SDL_JoystickSetVirtualAxis(self._open, axis, round(value * 32767))

    def unplug(self) -> None:
        self._sdl.SDL_JoystickDetachVirtual(self.index)
