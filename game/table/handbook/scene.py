"""The card language on the screen: all its words in a list, narrowed by part or by typing, and one of them at large."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from game.language.handbook import Entry
from game.table import theme, widgets
from game.table.blocks import across
from game.table.blocks.search import writes
from game.table.drawing import text
from game.table.glossary.scene import Glossary
from game.table.handbook.detail import Detail
from game.table.handbook.words import PARTS, Words
from game.table.scene import Scene
from game.table.stage import Stage
from game.table.theme import Ui
from game.table.tree import Act, Node

LEFT = 40
TOP, FOOT = 168, 54
"""Where the list begins, and how much is left below it."""
LIST = 0.3804
"""The part of the width that the list has."""
SEARCH = 480
PART = 200
"""The least width of the button of a part of the language."""
ROW = 50
STEPS = {pygame.K_DOWN: 1, pygame.K_UP: -1, pygame.K_PAGEDOWN: 12, pygame.K_PAGEUP: -12,
         pygame.K_END: 1 << 12, pygame.K_HOME: -(1 << 12)}  # fmt: skip
"""By how many words a key moves on."""


class Handbook(Scene):
    name = "handbook"

    def __init__(self, stage: Stage, card: str = "") -> None:
        """With `card` the words of that card alone are shown first."""
        super().__init__(stage)
        self.words = Words(stage.library)
        self.card = card if self.words.of_card(card) else ""
        self.part = ""
        self.sought = ""
        self.open: Entry | None = None
        """The word at large, if it is among those that are shown."""
        self.offset = 0
        self.detail = Detail()
        self._from = stage.library

    # what is shown

    def shown(self) -> list[Entry]:
        return self.words.shown(self.part, self.sought, self.card)

    def current(self, found: list[Entry]) -> Entry | None:
        return self.open if self.open in found else found[0] if found else None

    def show(self, entry: Entry) -> None:
        self.open, self.detail.offset = entry, 0
        self.stage.touch()

    def seek(self, words: str) -> None:
        self.sought, self.open, self.offset, self.detail.offset = words, None, 0, 0
        self.stage.touch()

    def narrow(self, part: str) -> None:
        """To one part of the language, or back to all."""
        self.part = "" if part == self.part else part
        self.seek(self.sought)

    def all_words(self) -> None:
        """No longer those of one card alone."""
        self.card = ""
        self.seek("")

    def step(self, by: int) -> None:
        """To a later or an earlier word, which comes into view."""
        found = self.shown()
        current = self.current(found)
        if current is None:
            return
        at = max(0, min(len(found) - 1, found.index(current) + by))
        self.show(found[at])
        row, high = self.ui.u(ROW), self._view().h
        self.offset = max((at + 1) * row - high, min(self.offset, at * row))

    # the tree

    def build(self) -> Node:
        if self._from is not self.stage.library:
            self._from, self.words, self.open = self.stage.library, Words(self.stage.library), None
        ui, say, found = self.ui, self.ui.say, self.shown()
        root = Node("scene", "handbook", ui.screen, name=say("handbook"), paint=self._paint)
        tight, wide = across.is_folded(ui), ui.wide - 2 * LEFT
        head = ui.rect(LEFT, 28, wide, 58)
        back, search, glossary = across.in_a_row(head, (160, 0, 250), ui)
        if not tight:
            search.x, search.w = search.right - ui.u(self._search), ui.u(self._search)
        root.add(widgets.button(ui, "back", say("back"), back, self.stage.pop, "plain"))
        root.add(widgets.entry(ui, "search", say("glossary-search"), search, self.sought, say("handbook-search"),
                               lambda: None, bool(self.sought)))  # fmt: skip
        root.add(widgets.button(ui, "glossary", say("glossary"), glossary, self._glossary, "plain",
                                say("title-glossary-hint")))  # fmt: skip
        root.add(self._parts(ui.rect(LEFT, 100, wide, self._lines() * 64 - 10)))
        root.add(self._list(found))
        current = self.current(found)
        view = self._view()
        page = Rect(view.right + ui.u(16), view.y, ui.size[0] - ui.u(LEFT + 16) - view.right, view.h)
        if current is not None:
            root.add(self.detail.show(ui, self.words, current, page))
        else:
            root.add(widgets.label(ui, "none", say("handbook-none"), page, 26, ui.look.quiet, "center"))
        foot = ui.rect(LEFT, ui.high - 46, wide, 36)
        root.add(widgets.label(ui, "keys", say("handbook-keys"), foot, theme.SMALL, ui.look.quiet, within=True))
        return root

    @property
    def ui(self) -> Ui:
        return self.stage.ui.whole

    @property
    def _search(self) -> float:
        return SEARCH * across.part(self.ui) ** 2

    def _lines(self) -> int:
        """How many lines the buttons of the parts need."""
        return -(-(len(PARTS) + bool(self.card)) * PART // int(self.ui.wide - 2 * LEFT))

    def _parts(self, rect: Rect) -> Node:
        """A button for each part with how many of its words are shown; before them the card, where there is one."""
        ui, say = self.ui, self.ui.say
        group = Node("group", "parts", rect, name=say("handbook-parts"))
        counts = {part: len(self.words.shown(part, self.sought, self.card)) for part in PARTS}
        entries: list[tuple[str, str, Act, bool]] = [
            (f"part-{part}", f"{say(f'handbook-{part}s')}  {counts[part]}", self._narrower(part), self.part == part)
            for part in PARTS
        ]
        if self.card:
            name = self.stage.library.cards[self.card].name[say.language]
            entries.insert(0, ("card", say("handbook-of-card", name=name), self.all_words, True))
        gap = ui.u(10)
        lines = self._lines()
        columns = -(-len(entries) // lines)
        wide, high = (rect.w - gap * (columns - 1)) // columns, (rect.h - gap * (lines - 1)) // lines
        for number, (key, words, act, on) in enumerate(entries):
            row, column = divmod(number, columns)
            box = Rect(rect.x + column * (wide + gap), rect.y + row * (high + gap), wide, high)
            hint = say("handbook-of-card-hint") if key == "card" else ""
            group.add(widgets.button(ui, key, words, box, act, "plain" if on else "quiet", hint, selected=on, size=21))
        return group

    def _narrower(self, part: str) -> Act:
        return lambda: self.narrow(part)

    def _view(self) -> Rect:
        ui, top = self.ui, TOP + 64 * (self._lines() - 1)
        return ui.rect(LEFT, top, (ui.wide - 2 * LEFT) * LIST, ui.high - FOOT - top)

    def _list(self, found: list[Entry]) -> Node:
        ui, view, step = self.ui, self._view(), self.ui.u(ROW)
        self.offset = max(0, min(self.offset, step * len(found) - view.h))

        def move(offset: int) -> None:
            self.offset = offset

        area = widgets.scroll(ui, "words", view, step * len(found), self.offset, move, ui.say("handbook"))
        current = self.current(found)
        first = self.offset // step
        for number, entry in list(enumerate(found))[first : first + view.h // step + 2]:
            box = Rect(view.x, view.y + number * step - self.offset, view.w - ui.u(18), step - ui.u(6))
            area.add(self._row(entry, box, entry is current))
        return area

    def _row(self, entry: Entry, rect: Rect, on: bool) -> Node:
        ui = self.ui
        told = self.words.line(entry, ui.say.language, self._element) or self.words.told(entry, ui.say.language)

        def paint(surface: Surface, node: Node) -> None:
            widgets.paint_plate(surface, ui, node, "plain" if on else "quiet", 8)
            pad, look = ui.u(14), ui.look
            word = text.fit(entry.word, max(12, ui.s(20)), look.gold, node.rect.w // 2, "code")
            surface.blit(word, word.get_rect(midleft=(node.rect.x + pad, node.rect.centery)))
            left = node.rect.x + 2 * pad + max(word.get_width(), min(ui.u(210), node.rect.w * 3 // 10))
            words = text.fit(
                told, max(12, ui.s(theme.SMALL)), look.quiet, max(10, node.rect.right - pad - left), least=1
            )
            surface.blit(words, words.get_rect(midleft=(left, node.rect.centery)))

        flags = {"selected"} if on else set()
        key = f"word-{entry.part}-{entry.word}"
        return Node("word", key, rect, entry.word, told, actions={"show": lambda: self.show(entry)}, flags=flags,
                    paint=paint)  # fmt: skip

    def _element(self, mark: str) -> str:
        """A symbol of rules text in words."""
        return self.ui.say.of("element", mark) if mark in self.stage.library.elements else mark

    def _paint(self, surface: Surface, node: Node) -> None:
        ui = self.ui
        surface.blit(theme.ground(ui), (0, 0))
        if across.is_folded(ui):
            return
        room = ui.u(ui.wide - 2 * LEFT - 250 - 12 - self._search - 200 - 24)
        title = text.fit(ui.say("handbook-of", game=ui.say("game-name")), ui.u(42), ui.look.gold, room, "title")
        surface.blit(title, title.get_rect(midleft=ui.rect(LEFT + 190, 57, 0, 0).topleft))

    # ways on

    def _glossary(self) -> None:
        self.stage.pop()
        self.stage.push(Glossary(self.stage))

    # keys

    def takes(self, event: pygame.Event) -> bool:
        if event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META | pygame.KMOD_ALT):
            return False
        if event.key in STEPS:
            self.step(STEPS[event.key])
            return True
        return writes(event, self.sought, self.seek)

    def key(self, event: pygame.Event) -> bool:
        if event.key == pygame.K_F1:
            self.stage.pop()
            return True
        return False

    def cancel(self) -> None:
        if self.sought:
            self.seek("")
        else:
            self.stage.pop()


def open_at(stage: Stage, card: str = "") -> None:
    """Open it for a card, or else for the one that is looked at."""
    node = stage.attention
    looked_at = node.zoom if node is not None and isinstance(node.zoom, str) else ""
    found = card or looked_at
    stage.push(Handbook(stage, found if found in stage.library.cards else ""))
