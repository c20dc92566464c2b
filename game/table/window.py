"""The display: opened so that it is sharp, resizable and quick, or not at all with one sentence that says why."""

from __future__ import annotations

import contextlib
import os
import sys
import time
from collections.abc import Sequence

import pygame

from game.system.visible import visible

LEAST = (1280, 720)
SIZES = ((1920, 1080), (1600, 900), LEAST)
"""Of a window as it is opened: the largest that leaves something of the screen beside it."""
SLOW_OPEN = 0.08  # seconds; with a graphics card OpenGL is ready sooner
SLOW_FLIP = 0.008  # seconds; without a graphics card a flip through OpenGL takes 16 to 24 ms
LONGEST_STEP = 0.05  # on Windows the loop stands still while the window is dragged


class NoDisplay(Exception):
    """There is no screen to draw on."""


def prepare() -> None:
    """Set what SDL reads before it starts."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    os.environ.setdefault("SDL_VIDEO_X11_WMCLASS", "contracts")
    os.environ.setdefault("SDL_VIDEO_WAYLAND_WMCLASS", "contracts")
    if sys.platform == "win32":
        os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")


def _refuse_unseen() -> None:
    asked = os.environ.get("SDL_VIDEODRIVER", "")
    driver = pygame.display.get_driver()
    if driver in ("offscreen", "dummy", "evdev") and driver != asked:
        pygame.display.quit()
        raise NoDisplay("no display was found: start this on a desktop, or set DISPLAY")


ICON = 64
"""Pixels of the window's icon."""


def dress(title: str, hue: str, icon: str) -> None:
    """Give the window a title and an icon; nothing where there is none."""
    from game.table.drawing import banners

    if pygame.display.get_init():
        pygame.display.set_icon(banners.sign(ICON, hue, icon))
        pygame.display.set_caption(visible(title))


def fitting(screens: Sequence[tuple[int, int]], scale: float = 1.0) -> tuple[int, int]:
    """The size of a window that fits on each of these screens; it may come up on any of them.

    `scale`: how many dots of the screen a person's system draws where it would draw one at 96 dots an inch.
    """
    width, height = (min(side) for side in zip(*screens, strict=True)) if screens else SIZES[0]
    for wide, high in (*((round(w * scale), round(h * scale)) for w, h in SIZES), *SIZES):
        if width > wide and height > high:
            return wide, high
    return min(width, LEAST[0]), min(height, LEAST[1])


def system_scale() -> float:
    """By how much the system draws larger; 1.0 where it does so by itself, or does not say."""
    if sys.platform == "win32":
        import ctypes

        with contextlib.suppress(AttributeError, OSError):  # before Windows 10
            return max(1.0, ctypes.windll.user32.GetDpiForSystem() / 96)
    return 1.0


class Window:
    def __init__(
        self,
        size: tuple[int, int] | None = None,
        fullscreen: bool = False,
        title: str = "Contracts",
        plain: bool = False,
    ) -> None:
        prepare()
        self.plain = plain
        """Without the detour through OpenGL; found out if it is not yet known."""
        self.title = title
        self.fullscreen = fullscreen
        try:
            pygame.display.init()
        except pygame.error as fault:
            raise NoDisplay(f"no display could be opened ({fault})") from fault
        _refuse_unseen()
        pygame.font.init()
        if plain:
            os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
        self._windowed: tuple[int, int] | None = None
        """As large as it was before it filled the screen."""
        self.closed = False
        """Did a person close it before there was a picture in it?"""
        begin = time.perf_counter()
        self._open(size or fitting(pygame.display.get_desktop_sizes(), system_scale()))
        self._choose_quick_flip(time.perf_counter() - begin)

    def _open(self, size: tuple[int, int]) -> None:
        if self.fullscreen:
            self.surface = pygame.display.set_mode((0, 0), pygame.FULLSCREEN)
        else:
            self.surface = pygame.display.set_mode(size, pygame.RESIZABLE)
            # Where the size can't be limited, the layout bears a smaller window, only with smaller text.
            with contextlib.suppress(AttributeError, pygame.error):
                wide, high = fitting(pygame.display.get_desktop_sizes())
                pygame.Window.from_display_module().minimum_size = min(wide, LEAST[0]), min(high, LEAST[1])
        pygame.display.set_caption(visible(self.title))

    def _choose_quick_flip(self, opened: float) -> None:
        """Time the first flips; where they or the opening are slow, open again without the detour through OpenGL."""
        if "SDL_FRAMEBUFFER_ACCELERATION" in os.environ or pygame.display.get_driver() == "wayland":
            return  # Wayland has no window without OpenGL
        times = []
        for _ in range(4):
            begin = time.perf_counter()
            pygame.display.flip()
            times.append(time.perf_counter() - begin)
        if sorted(times)[1] < SLOW_FLIP and (opened < SLOW_OPEN or pygame.display.get_driver() != "x11"):
            return
        self.closed = bool(pygame.event.get(pygame.QUIT))  # opening again would forget it
        if self.closed:
            return
        self.plain = True
        os.environ["SDL_FRAMEBUFFER_ACCELERATION"] = "0"
        size, driver = self.surface.get_size(), pygame.display.get_driver()
        for pause in (0, 0.1, 0.2, 0.4, 0.8):  # an X server may reset itself when its last window is gone
            pygame.display.quit()
            time.sleep(pause)
            pygame.display.init()
            if pygame.display.get_driver() == driver:
                break
        _refuse_unseen()
        self._open(size)

    @property
    def size(self) -> tuple[int, int]:
        return self.surface.get_size()

    def resized(self) -> None:
        self.surface = pygame.display.get_surface() or self.surface

    def set_fullscreen(self, on: bool) -> None:
        if on != self.fullscreen:
            if on:
                self._windowed = self.size
            self.fullscreen = on
            self._open(self._windowed or fitting(pygame.display.get_desktop_sizes(), system_scale()))

    def flip(self) -> None:
        pygame.display.flip()

    def close(self) -> None:
        pygame.display.quit()
