"""The system's clipboard, where there is one."""

from __future__ import annotations

import pygame


def put(words: str) -> bool:
    """Copy `words`; False where there is no clipboard."""
    try:
        pygame.scrap.put_text(words)
        return pygame.scrap.get_text() == words
    except (pygame.error, NotImplementedError):
        return False


def get() -> str:
    """The text that lies there; "" where there is none."""
    try:
        return pygame.scrap.get_text()
    except (pygame.error, NotImplementedError, UnicodeDecodeError):
        return ""
