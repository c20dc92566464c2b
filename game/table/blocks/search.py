"""What is sought by typing: a line that takes letters wherever the focus is, and says what it finds."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable

import pygame
from pygame import Rect

from game.table import widgets
from game.table.theme import Ui
from game.table.tree import Node

LONGEST = 40


class Search:
    def __init__(self, empty: str) -> None:
        """`empty`: the message that stands in the line while nothing is sought."""
        self.empty, self.words = empty, ""

    def entry(self, ui: Ui, rect: Rect) -> Node:
        return widgets.entry(ui, "search", ui.say("glossary-search"), rect, self.words, ui.say(self.empty),
                             lambda: None, True)  # fmt: skip

    def finds(self, *said: str) -> bool:
        """Does this say each of the words that are sought, whatever their capitals and accents?"""
        told = folded(" ".join(said))
        return all(word in told for word in folded(self.words).split())

    def takes(self, event: pygame.Event) -> bool:
        """A letter, or one less."""
        if event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META):
            return False
        return writes(event, self.words, self._write)

    def _write(self, words: str) -> None:
        self.words = words

    def clear(self) -> bool:
        """Seek nothing; False if nothing was sought."""
        sought, self.words = bool(self.words), ""
        return sought


def writes(event: pygame.Event, written: str, write: Callable[[str], None]) -> bool:
    """Letters and the backspace, where `written` stands already; a space doesn't begin a line."""
    if event.key == pygame.K_BACKSPACE:
        write(written[:-1])
        return True
    letter = getattr(event, "unicode", "")
    if not letter or not letter.isprintable() or (letter == " " and not written):
        return False
    write((written + letter)[:LONGEST])
    return True


def folded(words: str) -> str:
    """Without marks of rules text, accents and capitals."""
    plain = unicodedata.normalize("NFKD", re.sub(r"[*_{}]", "", words)).casefold()
    return "".join(letter for letter in plain if not unicodedata.combining(letter))
