"""A sheet on which a moment of a match is flagged with a word and a note; and the bundle for the designer."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pygame
from pygame import Rect

from game.kernel.errors import GameError
from game.records import bundle, flags
from game.records.flags import FLAGS, LONGEST
from game.system.visible import visible
from game.table import theme, widgets
from game.table.tree import Act, Node

if TYPE_CHECKING:
    from game.records.match import Match
    from game.records.record import Record
    from game.table.stage import Stage

HIGH = 60


class Flagging:
    """Open while a flag is being chosen; `planted` is told which with what words, `closed` when the sheet goes."""

    def __init__(self, stage: Stage, planted: Callable[[str, str], None], closed: Act) -> None:
        self.stage = stage
        self.planted = planted
        self.closed = closed
        self.words = ""

    def sheet(self) -> Node:
        ui = self.stage.ui
        say = ui.say
        ground, room = widgets.dialog(ui, "flagging", say("flag-title"), 760, 270 + (HIGH + 12) * 3)
        box = ground.children[0]
        note = say("flag-note")
        high = widgets.label_height(ui, note, theme.BODY, room.w)
        box.add(widgets.label(ui, "flag-note", note, Rect(room.x, room.y, room.w, high), theme.BODY, ui.look.quiet))
        y = room.y + high + ui.s(12)
        line = Rect(room.x, y, room.w, ui.s(54))
        box.add(widgets.entry(ui, "flag-text", say("flag-text"), line, self.words, say("flag-text-empty"),
                              lambda: None, True))  # fmt: skip
        y += ui.s(54) + ui.s(14)
        half = (room.w - ui.s(12)) // 2
        for number, kind in enumerate(FLAGS):
            name = kind.replace("_", "-")
            rect = Rect(room.x + (number % 2) * (half + ui.s(12)), y + number // 2 * ui.s(HIGH + 12), half, ui.s(HIGH))
            box.add(widgets.button(ui, f"flag-{name}", say(f"flag-{name}"), rect, self._plants(kind)))
        last = Rect(room.x + half + ui.s(12), y + 2 * ui.s(HIGH + 12), half, ui.s(HIGH))
        box.add(widgets.button(ui, "cancel", say("cancel"), last, self.closed, "quiet"))
        return ground

    def _plants(self, kind: str) -> Act:
        def act() -> None:
            self.closed()
            self.planted(kind, self.words.strip())

        return act

    def takes(self, event: pygame.Event) -> bool:
        """Letters write the note; what moves the focus goes on to the stage."""
        if event.key == pygame.K_BACKSPACE:
            self.words = self.words[:-1]
            return True
        letter = getattr(event, "unicode", "")
        writing = not event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META | pygame.KMOD_ALT)
        if not letter or not letter.isprintable() or not writing or (letter == " " and not self.words):
            return event.key not in PASSED
        self.words = (self.words + letter)[:LONGEST]
        return True


PASSED = frozenset((pygame.K_ESCAPE, pygame.K_TAB, pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_UP, pygame.K_DOWN,
                    pygame.K_LEFT, pygame.K_RIGHT, pygame.K_F11))  # fmt: skip


def plant(stage: Stage, match: Match, kind: str, words: str, seat: int | None, at: int | None = None) -> None:
    """Flag a moment of a match and say so, or why not."""
    try:
        flags.plant(match, kind, words, seat, at)
    except GameError:
        stage.tell(stage.say("flag-full"))
        return
    stage.tell(stage.say("match-not-saved" if match.trouble else "flag-planted"))


def save_bundle(stage: Stage, record: Record, match: Path | None) -> None:
    """Write the bundle of a match and say where it lies, or that it can't be written."""
    path = bundle.path_for(match)
    try:
        bundle.save(record, path)
    except OSError as error:
        stage.tell(stage.say("bundle-unwritten", reason=error.strerror or ""))
        return
    stage.tell(stage.say("bundle-written", path=visible(str(path))))
