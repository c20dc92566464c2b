"""The glossary on the screen: all words in one list, those of the card or question first, narrowed by typing."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from game.table import theme, widgets
from game.table.blocks import across
from game.table.drawing import text
from game.table.glossary.terms import Section, Term, sections
from game.table.scene import Scene
from game.table.stage import Stage
from game.table.theme import Ui
from game.table.tree import Act, Node

WIDE, TOP, FOOT = 1540, 168, 40
TIGHT = 40
"""What is left at the sides where there is little room."""
GAP = 10
LONGEST = 40


class Glossary(Scene):
    name = "glossary"

    def __init__(self, stage: Stage, card: str = "", question: str = "", keys: Act | None = None) -> None:
        """`keys` opens the list of keys of the scene below."""
        super().__init__(stage)
        self.card, self.question, self.keys = card, question, keys
        self.sought = ""
        self.offset = 0
        self.page = 0  # how high the list is, in pixels

    @property
    def ui(self) -> Ui:
        return self.stage.ui.whole

    def shown(self) -> list[Section]:
        """What holds the words that were typed, in its name or else in its text."""
        found = sections(self.ui.say, self.stage.library, self.card, self.question)
        wanted = self.sought.casefold().strip()
        if not wanted:
            return found
        kept = {(s.title, t.key) for s in found for t in s.terms if wanted in t.name.casefold()}
        kept |= {(s.title, t.key) for s in found for t in s.terms if wanted in t.text.casefold()} if not kept else set()
        parts = [Section(s.title, tuple(t for t in s.terms if (s.title, t.key) in kept)) for s in found]
        return [section for section in parts if section.terms]

    def build(self) -> Node:
        ui, say = self.ui, self.ui.say
        root = Node("scene", "glossary", ui.screen, name=say("glossary"), paint=self._paint)
        tight = across.is_folded(ui)
        edge = TIGHT if tight else max(TIGHT, (ui.wide - WIDE) / 2)
        head = ui.rect(edge, 20 if tight else 60, ui.wide - 2 * edge, 60)
        back = Rect(head.x, head.y, ui.u(190), head.h)
        root.add(widgets.button(ui, "back", say("back"), back, self.cancel, "quiet"))
        right = head.right
        if self.keys is not None:
            right -= ui.u(190)
            rect = Rect(right, head.y, ui.u(190), head.h)
            root.add(widgets.button(ui, "keys", say("glossary-keys"), rect, self._keys, "quiet"))
            right -= ui.u(14)
        else:
            right -= ui.u(230)
            rect = Rect(right, head.y, ui.u(230), head.h)
            root.add(
                widgets.button(ui, "handbook", say("handbook"), rect, self._handbook, "quiet", say("handbook-hint"))
            )
            right -= ui.u(14)
        left = back.right + ui.u(14) if tight else right - ui.u(470)
        search = Rect(left, head.y, right - left, head.h)
        root.add(widgets.entry(ui, "search", say("glossary-search"), search, self.sought, say("glossary-search-empty"),
                               lambda: None, True))  # fmt: skip
        view = Rect(head.x, head.bottom + ui.u(16 if tight else TOP - 120), head.w, 0)
        view.h = ui.size[1] - ui.u(16 if tight else FOOT) - view.y
        self.page = view.h
        root.add(self._list(view))
        return root

    def _list(self, view: Rect) -> Node:
        ui = self.ui
        found = self.shown()
        placed: list[Node] = []
        y = 0
        for number, section in enumerate(found):
            title = Rect(view.x, view.y + y, view.w, ui.s(44))
            placed.append(widgets.label(ui, f"section-{number}", section.title, title, theme.LARGE, ui.look.gold,
                                        style="title"))  # fmt: skip
            y += ui.s(50)
            for term in section.terms:
                node = self._term(f"term-{number}-{term.key}", term, Rect(view.x, view.y + y, view.w - ui.u(24), 0))
                placed.append(node)
                y += node.rect.h + ui.u(GAP)
            y += ui.u(16)
        self.offset = max(0, min(self.offset, y - view.h))
        area = widgets.scroll(ui, "terms", view, y, self.offset, self._scroll, ui.say("glossary"))
        for node in placed:
            node.rect = node.rect.move(0, -self.offset)
        area.add(*(node for node in placed if node.rect.colliderect(view)))
        if not found:
            area.add(widgets.label(ui, "none", ui.say("glossary-none"), view, 26, ui.look.quiet, "center"))
        return area

    def _term(self, key: str, term: Term, room: Rect) -> Node:
        """Its name at the left, what it means at the right."""
        ui = self.ui
        pad, names = ui.s(16), room.w * 26 // 100
        wide = room.w - names - 3 * pad
        high = max(
            widgets.label_height(ui, term.text, theme.BODY, wide),
            text.measure(term.name, ui.s(theme.BODY), "body", names)[1],
        )
        box = Rect(room.x, room.y, room.w, high + pad)

        def paint(surface: Surface, node: Node) -> None:
            theme.panel(surface, ui, node.rect, 225, 10)
            name = ui.block(term.name, theme.BODY, names, ui.look.gold, bold=True)
            surface.blit(name, (node.rect.x + pad, node.rect.y + pad // 2))
            words = ui.block(term.text, theme.BODY, wide)
            surface.blit(words, (node.rect.x + names + 2 * pad, node.rect.y + pad // 2))

        return Node("text", key, box, name=term.name, value=term.text, paint=paint)

    def _scroll(self, offset: int) -> None:
        self.offset = offset

    def _keys(self) -> None:
        keys = self.keys
        self.stage.pop()
        if keys is not None:
            keys()

    def _handbook(self) -> None:
        self.stage.pop()
        self.stage.doors.handbook(self.stage, self.card)

    # input

    def takes(self, event: pygame.Event) -> bool:
        if event.key in SCROLLED:
            self.offset += round(SCROLLED[event.key] * self.page)
            self.offset = max(0, self.offset)
            return True
        if event.key == pygame.K_BACKSPACE:
            self.sought = self.sought[:-1]
            return True
        letter = getattr(event, "unicode", "")
        if not letter or not letter.isprintable() or event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META):
            return False
        if letter == " " and not self.sought:
            return False
        self.sought, self.offset = (self.sought + letter)[:LONGEST], 0
        return True

    def key(self, event: pygame.Event) -> bool:
        if event.key == pygame.K_F1:
            self.cancel()
            return True
        return False

    def cancel(self) -> None:
        if self.sought:
            self.sought = ""
        else:
            self.stage.pop()

    def _paint(self, surface: Surface, node: Node) -> None:
        ui = self.ui
        surface.blit(theme.ground(ui), (0, 0))
        if across.is_folded(ui):
            return
        edge = max(TIGHT, (ui.wide - WIDE) / 2)
        title = text.fit(ui.say("glossary-of"), ui.u(50), ui.look.gold, ui.u(600), "title")
        surface.blit(title, title.get_rect(midleft=ui.rect(edge + 220, 90, 0, 0).topleft))
        theme.rule(surface, ui, ui.rect(edge, 0, 0, 0).x, ui.rect(0, 142, 0, 0).y, ui.u(WIDE))


SCROLLED = {pygame.K_DOWN: 0.12, pygame.K_UP: -0.12, pygame.K_PAGEDOWN: 0.9, pygame.K_PAGEUP: -0.9,
            pygame.K_HOME: -100.0, pygame.K_END: 100.0}  # fmt: skip
"""Keys that move the list, by parts of what is seen of it."""


def open_at(stage: Stage, question: str = "", keys: Act | None = None) -> None:
    """Open it for the card that is looked at, if one is, and the question that is asked."""
    node = stage.attention
    entity = node.zoom if node is not None and isinstance(node.zoom, dict) else {}
    card = str(entity.get("under") or entity.get("card") or getattr(node.data if node else None, "id", ""))
    stage.push(Glossary(stage, card if card in stage.library.cards else "", question, keys))
