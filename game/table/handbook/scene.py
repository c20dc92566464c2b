"""The card language as a book of the world: its words in a list, narrowed by part or typing, and one at large."""

from __future__ import annotations

from functools import partial

import pygame
from pygame import Rect, Surface

from game.language.handbook import Entry
from game.table import theme, widgets
from game.table.blocks import across, book
from game.table.blocks.bar import Aside
from game.table.blocks.listed import Listed
from game.table.blocks.listing import WHOLE, Item, Listing
from game.table.blocks.search import Search
from game.table.drawing import text
from game.table.glossary.scene import Glossary
from game.table.handbook.detail import Detail
from game.table.handbook.words import PARTS, Words
from game.table.stage import Stage
from game.table.tree import Act, Node

LIST = 0.36
"""The part of the book that the list has."""
PART, HIGH = 200, 50
"""The least width of the button of a part of the language, and how high it is."""
ROW = 48
STEPS = {pygame.K_DOWN: 1, pygame.K_UP: -1, pygame.K_PAGEDOWN: 12, pygame.K_PAGEUP: -12,
         pygame.K_END: 1 << 12, pygame.K_HOME: -(1 << 12)}  # fmt: skip
"""By how many words a key moves on."""


class Handbook(Listed):
    name = "handbook"
    empty = "handbook-none"

    def __init__(self, stage: Stage, card: str = "") -> None:
        """With `card` the words of that card alone are shown first."""
        super().__init__(stage, Listing("words", WHOLE, ROW, 0), Search("handbook-search"))
        self.words = Words(stage.library)
        self.card = card if self.words.of_card(card) else ""
        self.part = ""
        self.open: Entry | None = None
        """The word at large, if it is among those that are shown."""
        self.detail = Detail()
        self._from = stage.library
        self._pages: list[Rect] = []

    # what is shown

    @property
    def offset(self) -> int:
        return self.listing.offset

    def shown(self) -> list[Entry]:
        return self.words.shown(self.part, self.sought, self.card)

    def current(self, found: list[Entry]) -> Entry | None:
        return self.open if self.open in found else found[0] if found else None

    def show(self, entry: Entry) -> None:
        self.open, self.detail.offset = entry, 0
        self.stage.touch()

    def _begin(self) -> None:
        """At the first of the words that are shown now."""
        self.open, self.listing.offset, self.detail.offset = None, 0, 0
        self.stage.touch()

    def narrow(self, part: str) -> None:
        """To one part of the language, or back to all."""
        self.part = "" if part == self.part else part
        self._begin()

    def all_words(self) -> None:
        """No longer those of one card alone."""
        self.card = ""
        if self.search is not None:
            self.search.clear()
        self._begin()

    def step(self, by: int) -> None:
        """To a later or an earlier word, which comes into view."""
        found = self.shown()
        current = self.current(found)
        if current is None:
            return
        at = max(0, min(len(found) - 1, found.index(current) + by))
        self.show(found[at])
        self.listing.reveal(at)

    # the book

    @property
    def title(self) -> str:
        return self.ui.say("handbook")

    def aside(self) -> list[Aside]:
        ui, say = self.ui, self.ui.say
        words, hint = say("glossary"), say("title-glossary-hint")
        return [(210, lambda rect: widgets.button(ui, "glossary", words, rect, self._glossary, "quiet", hint))]

    def build(self) -> Node:
        if self._from is not self.stage.library:
            self._from, self.words, self.open = self.stage.library, Words(self.stage.library), None
        return super().build()

    def split(self, room: Rect) -> tuple[Rect, list[Node]]:
        """Above the book the parts of the language; in it the list, and the word at large."""
        ui = self.ui
        lines = self._lines(room)
        parts = Rect(room.x, room.y, room.w, lines * ui.u(HIGH) + (lines - 1) * ui.u(10))
        edge = book.cover(ui)
        whole = Rect(room.x, parts.bottom + ui.u(14), room.w, room.bottom - parts.bottom - ui.u(14))
        whole = whole.inflate(-2 * edge, -2 * edge)
        left, right = whole.copy(), whole.copy()
        left.w = round(whole.w * LIST)
        right.x, right.w = left.right, whole.w - left.w
        self._pages = [left, right]
        current = self.current(self.shown())
        beside = [self._parts(parts)]
        if current is not None:
            beside.append(self.detail.show(book.on_leaf(ui), self.stage.library, self.words, current,
                                           book.inside(ui, right)))  # fmt: skip
        return book.inside(ui, left), beside

    def _entries(self) -> list[tuple[str, str, Act, bool]]:
        say = self.ui.say
        counts = {part: len(self.words.shown(part, self.sought, self.card)) for part in PARTS}
        entries: list[tuple[str, str, Act, bool]] = [
            (f"part-{part}", f"{say(f'handbook-{part}s')}  {counts[part]}", partial(self.narrow, part),
             self.part == part)
            for part in PARTS
        ]  # fmt: skip
        if self.card:
            name = self.stage.library.cards[self.card].name[say.language]
            entries.insert(0, ("card", say("handbook-of-card", name=name), self.all_words, True))
        return entries

    def _lines(self, room: Rect) -> int:
        """How many lines the buttons of the parts need."""
        return -(-(len(PARTS) + bool(self.card)) * self.ui.u(PART) // room.w)

    def _parts(self, rect: Rect) -> Node:
        """A button for each part with how many of its words are shown; before them the card, where there is one."""
        ui, say = self.ui, self.ui.say
        group = Node("group", "parts", rect, name=say("handbook-parts"))
        entries, lines = self._entries(), self._lines(rect)
        columns = -(-len(entries) // lines)
        for number, (key, words, act, on) in enumerate(entries):
            row, column = divmod(number, columns)
            line = Rect(rect.x, rect.y + row * ui.u(HIGH + 10), rect.w, ui.u(HIGH))
            box = across.in_a_row(line, [0] * columns, ui, 10)[column]
            hint = say("handbook-of-card-hint") if key == "card" else ""
            group.add(widgets.button(ui, key, words, box, act, "plain" if on else "quiet", hint, selected=on, size=21))
        return group

    def items(self) -> list[Item]:
        found = self.shown()
        current = self.current(found)
        return [Item(partial(self._row, entry, entry is current)) for entry in found]

    def _row(self, entry: Entry, on: bool, rect: Rect) -> Node:
        """A line of the list: the word as it is typed, and what it says."""
        ui = book.on_leaf(self.ui)
        told = self.words.line(entry, ui.say.language, self._element) or self.words.told(entry, ui.say.language)

        def paint(surface: Surface, node: Node) -> None:
            lit = book.paint_line(surface, ui, node, on)
            pad, look = ui.u(12), ui.look
            word = text.fit(entry.word, max(12, ui.u(20)), look.gold, node.rect.w // 2, "code")
            surface.blit(word, word.get_rect(midleft=(node.rect.x + pad, node.rect.centery)))
            left = node.rect.x + 2 * pad + max(word.get_width(), min(ui.u(200), node.rect.w * 3 // 10))
            tone = look.ink if on or lit else look.quiet
            words = text.fit(told, max(12, ui.u(theme.SMALL)), tone, max(10, node.rect.right - pad - left), least=1)
            surface.blit(words, words.get_rect(midleft=(left, node.rect.centery)))

        flags = {"selected"} if on else set()
        key = f"word-{entry.part}-{entry.word}"
        return Node("word", key, rect, entry.word, told, actions={"show": lambda: self.show(entry)}, flags=flags,
                    paint=paint)  # fmt: skip

    def _element(self, mark: str) -> str:
        """A symbol of rules text in words."""
        return self.ui.say.of("element", mark) if mark in self.stage.library.elements else mark

    def _paint(self, surface: Surface, node: Node) -> None:
        super()._paint(surface, node)
        book.paint(surface, self.ui, *self._pages)

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
        if not super().takes(event):
            return False
        self._begin()
        return True

    def key(self, event: pygame.Event) -> bool:
        if event.key == pygame.K_F1:
            self.stage.pop()
            return True
        return False

    def cancel(self) -> None:
        if self.sought:
            self._begin()
        super().cancel()


def open_at(stage: Stage, card: str = "") -> None:
    """Open it for a card, or else for the one that is looked at."""
    node = stage.attention
    looked_at = node.zoom if node is not None and isinstance(node.zoom, str) else ""
    found = card or looked_at
    stage.push(Handbook(stage, found if found in stage.library.cards else ""))
