"""The glossary: a book of all words, those of the card or question first, narrowed by typing, with its contents."""

from __future__ import annotations

from functools import partial

import pygame
from pygame import Rect, Surface

from game.table import pieces, theme, widgets
from game.table.blocks import across, book
from game.table.blocks.bar import Aside
from game.table.blocks.listed import Listed
from game.table.blocks.listing import WHOLE, Item, Listing
from game.table.blocks.search import Search
from game.table.drawing import printed, text
from game.table.glossary.terms import Section, Term, examples, sections
from game.table.library import Card, Library
from game.table.messages import Messages
from game.table.stage import Stage
from game.table.tree import Act, Node

CONTENTS = 350
"""How wide the leaf with the contents is, in design units."""
HEADING, LINE = 62, 52
FACE = 112
"""How high the card is that shows a word."""
NAMES = 26
"""The part of a leaf that the names have, in a hundred."""
STEPS = {pygame.K_DOWN: 0.12, pygame.K_UP: -0.12}
"""Keys that move the list beside those of every list, by parts of what is seen of it."""


class Glossary(Listed):
    name = "glossary"
    empty = "glossary-none"

    def __init__(self, stage: Stage, card: str = "", question: str = "", keys: Act | None = None) -> None:
        """`keys` opens the list of keys of the scene below."""
        super().__init__(stage, Listing("terms", WHOLE, LINE, 0), Search("glossary-search-empty"))
        self.card, self.question, self.keys = card, question, keys
        self._pages: list[Rect] = []
        self._view = Rect(0, 0, 0, 0)
        self._cards: dict[str, Card] = {}
        self._drawn: set[str] = set()
        """The cards whose faces are drawn; one more at each frame."""
        self._shown: tuple[tuple[Messages, Library, str], list[Section]] | None = None
        self._known: tuple[Library, str] | None = None

    @property
    def offset(self) -> int:
        return self.listing.offset

    def shown(self) -> list[Section]:
        """What holds the words that were typed, in its name or else in its text."""
        asked = self.ui.say, self.stage.library, self.sought
        if self._shown is None or self._shown[0] != asked:
            self._shown = asked, self._found()
        return self._shown[1]

    def _found(self) -> list[Section]:
        found = sections(self.ui.say, self.stage.library, self.card, self.question)
        search = self.search
        if search is None or not search.words.strip():
            return found
        for is_named in (True, False):
            kept = [
                Section(part.title, tuple(t for t in part.terms if search.finds(t.name if is_named else t.text)))
                for part in found
            ]
            if any(part.terms for part in kept):
                return [part for part in kept if part.terms]
        return []

    def update(self, dt: float) -> bool:
        for number in self.listing.seen:
            card = self._of(number)
            if card is not None and card.id not in self._drawn:
                pieces.turned(pieces.face_of(self.stage.library, card, self.ui), self.ui.u(FACE), 0)
                self._drawn.add(card.id)
                self.stage.touch()
                return True
        return False

    def _of(self, number: int) -> Card | None:
        """The card of an entry of the list."""
        entries = [term for section in self.shown() for term in (None, *section.terms)]
        term = entries[number] if number < len(entries) else None
        return self._cards.get(term.key) if term is not None else None

    # the book

    @property
    def title(self) -> str:
        return self.ui.say("glossary-of")

    def aside(self) -> list[Aside]:
        ui, say = self.ui, self.ui.say
        if self.keys is not None:
            return [(190, lambda rect: widgets.button(ui, "keys", say("glossary-keys"), rect, self._keys, "quiet"))]
        hint = say("handbook-hint")
        return [
            (230, lambda rect: widgets.button(ui, "handbook", say("handbook"), rect, self._handbook, "quiet", hint))
        ]

    def split(self, room: Rect) -> tuple[Rect, list[Node]]:
        """The leaf with the words, and before it the one with the contents where there is room."""
        ui = self.ui
        self._learn()
        open_ = room.inflate(-2 * book.cover(ui), -2 * book.cover(ui))
        if across.is_folded(ui):
            self._pages = [open_]
            self._view = book.inside(ui, open_)
            return self._view, []
        left, right = open_.copy(), open_.copy()
        left.w = ui.u(CONTENTS)
        right.x, right.w = left.right, open_.w - left.w
        self._pages = [left, right]
        self._view = book.inside(ui, right)
        return self._view, [self._contents(book.inside(ui, left))]

    def _learn(self) -> None:
        """Which card shows which word."""
        known = self.stage.library, self.ui.say.language
        if self._known != known:
            self._known = known
            self._cards = examples(self.ui.say, self.stage.library)

    def _contents(self, room: Rect) -> Node:
        ui = book.on_leaf(self.ui)
        group = Node("group", "contents", room, name=ui.say("glossary-contents"))
        high = text.measure(group.name, ui.u(32), "title")[1]

        def paint(surface: Surface, node: Node) -> None:
            surface.blit(text.fit(node.name, ui.u(32), ui.look.gold, node.rect.w, "title"), node.rect)

        group.paint = paint
        y, entry = room.y + high + ui.u(18), 0
        for number, section in enumerate(self.shown()):
            rect = Rect(room.x, y, room.w, ui.u(LINE))
            if rect.bottom > room.bottom:
                break
            group.add(self._chapter(number, section, entry, rect))
            y, entry = rect.bottom, entry + 1 + len(section.terms)
        return group

    def _chapter(self, number: int, section: Section, entry: int, rect: Rect) -> Node:
        ui = book.on_leaf(self.ui)
        count = str(len(section.terms))

        def paint(surface: Surface, node: Node) -> None:
            lit = bool(node.flags & {"hover", "focused", "held"})
            tone = ui.look.gold if lit else ui.look.ink
            told = text.render(count, max(12, ui.u(20)), ui.look.quiet, "figure")
            words = text.fit(node.name, max(12, ui.u(23)), tone, node.rect.w - told.get_width() - ui.u(16))
            place = words.get_rect(midleft=(node.rect.x, node.rect.centery))
            surface.blit(words, place)
            surface.blit(told, told.get_rect(midright=node.rect.midright))
            y, wide = place.bottom - ui.u(7), max(1, ui.u(2))
            for x in range(place.right + ui.u(8), node.rect.right - told.get_width() - ui.u(8), ui.u(9)):
                pygame.draw.rect(surface, ui.look.edge, Rect(x, y, wide, wide))
            if lit:
                surface.fill(ui.look.gold, Rect(node.rect.x, node.rect.bottom - ui.u(6), node.rect.w, wide))

        node = Node("button", f"chapter-{number}", rect, section.title, count, paint=paint)
        node.actions = {"go": partial(self.listing.begin_at, entry)}
        return node

    # the words

    def items(self) -> list[Item]:
        found, ui = list[Item](), book.on_leaf(self.ui)
        for number, section in enumerate(self.shown()):
            found.append(Item(partial(self._heading, number, section), HEADING))
            for term in section.terms:
                found.append(Item(partial(self._term, number, term), self._high(term) / ui.k))
        return found

    def _heading(self, number: int, section: Section, rect: Rect) -> Node:
        ui = book.on_leaf(self.ui)

        def paint(surface: Surface, node: Node) -> None:
            title = text.fit(section.title, ui.u(38), ui.look.gold, node.rect.w, "title")
            surface.blit(title, title.get_rect(midleft=(node.rect.x, node.rect.centery - ui.u(2))))
            theme.rule(surface, ui, node.rect.x, node.rect.bottom - ui.u(6), node.rect.w)

        return Node("heading", f"section-{number}", rect, section.title, paint=paint)

    def _columns(self, has_card: bool) -> tuple[int, int]:
        """How wide the names and the words are, in pixels."""
        ui = self.ui
        room = self._view.w - ui.u(24)
        names = room * NAMES // 100
        face = round(ui.u(FACE) * printed.RATIO) + ui.u(20) if has_card else 0
        return names, book.column(ui.u(theme.BODY), room - names - ui.u(16) - face)

    def _card(self, term: Term) -> Card | None:
        return None if across.is_folded(self.ui) else self._cards.get(term.key)

    def _high(self, term: Term) -> int:
        ui, card = self.ui, self._card(term)
        names, wide = self._columns(card is not None)
        tall = max(
            widgets.label_height(ui, term.text, theme.BODY, wide),
            text.measure(term.name, ui.u(theme.BODY), "body", names - ui.u(12))[1],
            ui.u(FACE) if card is not None else 0,
        )
        return tall + ui.u(20)

    def _term(self, number: int, term: Term, rect: Rect) -> Node:
        """Its name at the left, what it means beside it, and a card on which it stands."""
        ui, card = book.on_leaf(self.ui), self._card(term)
        names, wide = self._columns(card is not None)

        def paint(surface: Surface, node: Node) -> None:
            top = node.rect.y + ui.u(10)
            name = ui.block(term.name, theme.BODY, names - ui.u(12), ui.look.gold, bold=True)
            surface.blit(name, (node.rect.x, top))
            surface.blit(ui.block(term.text, theme.BODY, wide), (node.rect.x + names, top))
            line = Rect(node.rect.x, node.rect.bottom - 1, node.rect.w, max(1, ui.u(1)))
            surface.fill(theme.mix(ui.look.edge, ui.look.panel, 0.45), line)

        node = Node("text", f"term-{number}-{term.key}", rect, name=term.name, value=term.text, paint=paint)
        return node if card is None else node.add(self._face(card, rect))

    def _face(self, card: Card, rect: Rect) -> Node:
        ui = self.ui
        high = ui.u(FACE)
        wide = round(high * printed.RATIO)
        place = Rect(rect.right - ui.u(6) - wide, rect.y + ui.u(8), wide, high)

        def paint(surface: Surface, node: Node) -> None:
            if card.id in self._drawn:
                pieces.paint_shadow(surface, ui, node.rect, 3, 8)
                surface.blit(pieces.turned(pieces.face_of(self.stage.library, card, ui), high, 0), node.rect)

        return Node("picture", f"card-{card.id}", place, card.name[ui.say.language], zoom=card.id, paint=paint)

    def _paint(self, surface: Surface, node: Node) -> None:
        super()._paint(surface, node)
        book.paint(surface, self.ui, *self._pages)

    # ways on

    def _keys(self) -> None:
        keys = self.keys
        self.stage.pop()
        if keys is not None:
            keys()

    def _handbook(self) -> None:
        self.stage.pop()
        self.stage.doors.handbook(self.stage, self.card)

    def takes(self, event: pygame.Event) -> bool:
        if event.key in STEPS:
            self.listing.offset = max(0, self.listing.offset + round(STEPS[event.key] * self._view.h))
            return True
        return super().takes(event)

    def key(self, event: pygame.Event) -> bool:
        if event.key == pygame.K_F1:
            self.cancel()
            return True
        return False


def open_at(stage: Stage, question: str = "", keys: Act | None = None) -> None:
    """Open it for the card that is looked at, if one is, and the question that is asked."""
    node = stage.attention
    entity = node.zoom if node is not None and isinstance(node.zoom, dict) else {}
    card = str(entity.get("under") or entity.get("card") or getattr(node.data if node else None, "id", ""))
    stage.push(Glossary(stage, card if card in stage.library.cards else "", question, keys))
