"""The deck as one line of text, on a sheet: to copy it, and to take over one that was copied or is typed in."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from game.records import deckcode
from game.records.cards import GAMES
from game.records.deckcode import BadCode
from game.table import clipboard, theme, widgets
from game.table.building.draft import Draft
from game.table.building.making import Making
from game.table.drawing import text
from game.table.tree import Node

CODE = 20
"""Size of the letters of a code."""


class Code:
    def __init__(self, making: Making) -> None:
        self.making = making
        self.open = False
        self.written = ""
        self.trouble = ""
        """Why what was typed can't be taken over."""

    # what is done

    def line(self) -> str:
        draft = self.making.draft
        return deckcode.encoded(draft.library.game, draft.name, draft.counts, _ids(draft))

    def toggle(self) -> None:
        self.open, self.written, self.trouble = not self.open, "", ""
        self.making.stage.touch()

    def copy(self) -> None:
        say, tell = self.making.ui.say, self.making.stage.tell
        if not self.making.draft.counts:
            tell(say("build-code-empty"))
        elif clipboard.put(self.line()):
            tell(say("build-code-copied", name=self.making.draft.name))
        else:
            self.open = True
            tell(say("build-code-no-clipboard"))

    def paste(self) -> None:
        """What lies in the clipboard is taken over, or stands in the field with the reason why not."""
        self.write("".join(clipboard.get().split())[: deckcode.LONGEST])
        if not self.written:
            self.making.stage.tell(self.making.ui.say("build-code-nothing"))
        self.take()

    def write(self, words: str) -> None:
        self.written, self.trouble = words, ""
        self.making.stage.touch()

    def take(self) -> None:
        """Go on with the deck of the line; Undo brings back the cards that were there."""
        making, say = self.making, self.making.ui.say
        if not self.written:
            return
        library = making.draft.library
        try:
            name, counts = deckcode.decoded(self.written, library.game, GAMES, _ids(making.draft))
        except BadCode as error:
            self.open, self.trouble = True, say(f"build-code-bad-{error.reason}", **error.facts)
            making.stage.touch()
            return
        making.take(Draft.of_code(library, name or say("build-new-name"), counts, making.draft.counts))
        self.open, self.written = False, ""
        making.stage.tell(say("build-code-taken", name=making.draft.name, count=making.draft.size))

    # the sheet

    def sheet(self) -> Node:
        ui, say = self.making.ui, self.making.ui.say
        ground, room = widgets.dialog(ui, "code-sheet", say("build-code-title"), 1120, 640)
        box, gap = ground.children[0], ui.s(16)
        y = room.y
        label = Rect(room.x, y, room.w, ui.s(30))
        box.add(widgets.label(ui, "code-own", say("build-code-own"), label, theme.BODY, ui.look.quiet))
        plate = Rect(room.x, label.bottom + ui.s(6), room.w - ui.s(220), ui.s(124))
        box.add(self._line(plate))
        button = Rect(plate.right + gap, plate.y, room.right - plate.right - gap, ui.s(52))
        box.add(widgets.button(ui, "code-copy", say("build-code-copy"), button, self.copy, "main",
                               say("build-code-copy-hint"), bool(self.making.draft.counts)))  # fmt: skip
        label = Rect(room.x, plate.bottom + ui.s(26), room.w, ui.s(30))
        box.add(widgets.label(ui, "code-other", say("build-code-other"), label, theme.BODY, ui.look.quiet))
        field = Rect(room.x, label.bottom + ui.s(6), room.w - ui.s(220), ui.s(56))
        box.add(widgets.entry(ui, "code", say("build-code-field"), field, self.written, say("build-code-field"),
                              lambda: None, True))  # fmt: skip
        button = Rect(field.right + gap, field.y, room.right - field.right - gap, ui.s(56))
        box.add(widgets.button(ui, "code-paste", say("build-code-paste"), button, self.paste, "plain",
                               say("build-code-paste-hint")))  # fmt: skip
        trouble = Rect(room.x, field.bottom + ui.s(8), room.w, ui.s(64))
        if self.trouble:
            box.add(widgets.label(ui, "code-trouble", self.trouble, trouble, theme.BODY, ui.look.warn))
        foot = Rect(0, 0, ui.s(240), ui.s(52))
        foot.bottomright = (room.centerx - gap // 2, room.bottom)
        box.add(widgets.button(ui, "code-take", say("build-code-take"), foot, self.take, "main",
                               say("build-code-take-hint"), bool(self.written)))  # fmt: skip
        foot = foot.move(foot.w + gap, 0)
        box.add(widgets.button(ui, "close", say("close"), foot, self.toggle, "plain"))
        return ground

    def _line(self, rect: Rect) -> Node:
        """The code in as many lines as it needs."""
        ui, words = self.making.ui, self.line() if self.making.draft.counts else ""
        px, pad = max(12, ui.s(CODE)), ui.s(12)
        columns = max(10, (rect.w - 2 * pad) // text.measure("m", px, "code")[0])

        def paint(surface: Surface, node: Node) -> None:
            surface.blit(
                theme.plate(node.rect.w, node.rect.h, ui.look.felt_veil, ui.look.felt_veil, ui.look.edge, ui.u(8), 1),
                node.rect,
            )
            lines = [words[at : at + columns] for at in range(0, len(words), columns)]
            for number, line in enumerate(lines):
                spot = node.rect.x + pad, node.rect.y + pad // 2 + number * round(px * text.LINE)
                surface.blit(text.render(line, px, ui.look.ink, "code"), spot)

        return Node("text", "code-line", rect, words or self.making.ui.say("build-code-empty"), paint=paint)

    # keys

    def takes(self, event: pygame.Event) -> bool:
        """While the sheet is open letters go into its field."""
        if event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META):
            return False
        if (
            event.key in (pygame.K_RETURN, pygame.K_KP_ENTER)
            and self.written
            and self.making.stage.focus in (None, "code")
        ):
            self.take()
            return True
        if event.key == pygame.K_BACKSPACE:
            self.write(self.written[:-1])
            return True
        letter = getattr(event, "unicode", "")
        if not letter or not letter.isprintable() or letter == " ":
            return False
        self.write((self.written + letter)[: deckcode.LONGEST])
        return True


def _ids(draft: Draft) -> list[str]:
    return [card.id for card in draft.library.pool]
