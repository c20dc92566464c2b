"""What the people at this table are called, and their faces: a part of the settings."""

from __future__ import annotations

from collections.abc import Callable

import pygame
from pygame import Rect, Surface

from game.table import theme, widgets
from game.table.drawing.people import draw
from game.table.people import reading, sitting
from game.table.scenes import seating
from game.table.settings import LONGEST_PLAYER, is_name
from game.table.stage import Stage
from game.table.tree import Act, Node

COLUMNS = 8
Make = Callable[[str, str, Rect], Node]


class Naming:
    """Whose name is being written, and for whom a face is being chosen."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.naming: int | None = None
        self.facing: int | None = None

    def close(self) -> bool:
        """Put the faces away; False where they are not shown. What was written is kept without blanks at its ends."""
        names = self.stage.settings.player_names
        if names != [name.strip() for name in names]:
            self.stage.settings.player_names = [name.strip() for name in names]
            self.stage.settings.save()
        shown, self.facing, self.naming = self.facing is not None, None, None
        self.stage.touch()
        return shown


def rows(now: Naming) -> list[tuple[str, Make]]:
    """A row for each who can play at this table."""
    return [(f"player-{number}", _row(now, number)) for number in range(now.stage.library.seats[-1])]


def label(now: Naming, name: str) -> str:
    return now.stage.ui.say("people-player", number=int(name.removeprefix("player-")) + 1)


def _row(now: Naming, number: int) -> Make:
    def make(name: str, words: str, rect: Rect) -> Node:
        ui, settings = now.stage.ui, now.stage.settings
        face = sitting.face_of(now.stage.library.game, settings.player_faces[number])
        group = Node("group", f"{name}-row", rect, name=words)
        line = Rect(rect.x, rect.y, rect.w - rect.h - ui.s(12), rect.h)
        called = ui.say("people-name", player=words)
        empty = ui.say("people-name-empty")
        entry = widgets.entry(ui, f"{name}-name", called, line, settings.player_names[number], empty,
                              _write(now, number), now.naming == number)  # fmt: skip
        box = Rect(rect.right - rect.h, rect.y, rect.h, rect.h)

        def paint(surface: Surface, node: Node) -> None:
            if node.flags & {"hover", "focused"}:
                surface.blit(theme.outline(box.w, box.h, ui.look.gold, box.h // 2, ui.s(3)), box)
            seating.paint_face(surface, ui, face, box.inflate(-ui.s(4), -ui.s(4)))

        chooses = Node("button", f"{name}-face", box, name=ui.say("people-face", player=words), paint=paint)
        chooses.hint, chooses.focus = ui.say("people-face-hint"), True
        chooses.actions = {"press": _open(now, number)}
        return group.add(entry, chooses)

    return make


def _write(now: Naming, number: int) -> Act:
    def act() -> None:
        now.naming = None if now.naming == number else number

    return act


def _open(now: Naming, number: int | None) -> Act:
    def act() -> None:
        now.facing, now.naming = number, None
        now.stage.touch()

    return act


def sheet(now: Naming, number: int) -> Node:
    """All faces that a player can have."""
    ui, settings = now.stage.ui, now.stage.settings
    faces = reading.players()
    lines = -(-len(faces) // COLUMNS)
    ground, room = widgets.dialog(ui, "faces-sheet", ui.say("people-faces"), 1400, 200 + 170 * lines)
    box = ground.children[0]
    step = min(room.w // COLUMNS, (room.h - ui.s(66)) // lines)
    left = room.centerx - step * COLUMNS // 2
    for place, word in enumerate(faces):
        row, column = divmod(place, COLUMNS)
        rect = Rect(left + column * step, room.y + row * step, step, step).inflate(-ui.s(10), -ui.s(10))
        box.add(_face(now, number, word, rect, word == settings.player_faces[number]))
    foot = Rect(0, 0, ui.s(240), ui.s(52))
    foot.midbottom = (room.centerx, room.bottom)
    box.add(widgets.button(ui, "faces-close", ui.say("close"), foot, _open(now, None), "main"))
    return ground


def _face(now: Naming, number: int, word: str, rect: Rect, chosen: bool) -> Node:
    ui = now.stage.ui
    face = sitting.face_of(now.stage.library.game, word)

    def paint(surface: Surface, node: Node) -> None:
        if face is not None:
            surface.blit(draw.square(face, rect.h), rect)
        if chosen or node.flags & {"hover", "focused"}:
            surface.blit(theme.outline(rect.w, rect.h, ui.look.gold, ui.s(8), ui.s(5 if chosen else 3)), rect)

    def choose() -> None:
        now.stage.settings.player_faces[number] = word
        now.stage.settings.save()
        _open(now, None)()

    node = Node("option", f"face-{word}", rect, name=ui.say(f"people-face-{word}"), paint=paint)
    node.flags = {"selected"} if chosen else set()
    node.actions, node.focus = {"choose": choose}, True
    return node


def takes(now: Naming, event: pygame.Event) -> bool:
    """While a name is being written, letters go into it; False leaves the key to the stage."""
    number, settings = now.naming, now.stage.settings
    if number is None or event.key in (pygame.K_TAB, pygame.K_UP, pygame.K_DOWN):
        now.naming = None
        return False
    if event.key in (pygame.K_ESCAPE, pygame.K_RETURN, pygame.K_KP_ENTER):
        settings.player_names[number] = settings.player_names[number].strip()
        now.naming = None
    elif event.key == pygame.K_BACKSPACE:
        settings.player_names[number] = settings.player_names[number][:-1]
    elif not event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META | pygame.KMOD_ALT):
        letter = getattr(event, "unicode", "")
        written = (settings.player_names[number] + letter).lstrip()
        if letter.isprintable() and len(written) <= LONGEST_PLAYER and is_name(written.strip()):
            settings.player_names[number] = written
    settings.save()
    return True
