"""What card pictures are painted of: all icons, scenes and hues, and the line for a card file that names three."""

from __future__ import annotations

from functools import partial
from time import perf_counter

import pygame
from pygame import Rect, Surface

from game.language import pictures as drawings
from game.table import clipboard, theme, widgets
from game.table.blocks import across
from game.table.blocks.listing import PAGES
from game.table.blocks.search import writes
from game.table.drawing import hues, pictures, symbols, text
from game.table.drawing.brushes import SIZE
from game.table.scene import Scene
from game.table.stage import Stage
from game.table.theme import Ui
from game.table.tree import Node

PARTS = ("icon", "scene", "hue")
"""The words of `art:`, in their order."""
EDGE, TOP, FOOT, GAP = 40, 110, 40, 12
SIDE = 470
"""Of the chosen picture, at the left."""
TILES = {"icon": (150, 176), "scene": (300, 250), "hue": (300, 250)}
NAME = 40
"""Under the drawing of a tile."""
AT_ONCE = 0.03
"""Seconds that are painted in one frame; what is left comes with the next."""


class ArtWords(Scene):
    name = "art"

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage)
        self.part = "icon"
        self.chosen = {"icon": "fox-head", "scene": "forest", "hue": "leaf"}
        self.sought = ""
        self.offset = 0
        self.page = 0
        self._painted: dict[tuple[pictures.Art, tuple[int, int]], Surface] = {}
        self._spent = 0.0

    @property
    def ui(self) -> Ui:
        return self.stage.ui.whole

    @property
    def hues(self) -> tuple[str, ...]:
        """The words of the game's own hues, then of those that all have."""
        return tuple(dict.fromkeys((*hues.own(self.stage.library.game), *hues.shared())))

    def words(self) -> list[str]:
        """Those of the part that is shown which hold what was typed."""
        every = {"icon": drawings.names(), "scene": drawings.SCENES, "hue": self.hues}[self.part]
        wanted = self.sought.casefold().strip()
        return [word for word in every if wanted in word]

    @property
    def line(self) -> str:
        """As it stands in a card file."""
        return "art: {" + ", ".join(f"{part}: {self.chosen[part]}" for part in PARTS) + "}"

    def choose(self, word: str) -> None:
        self.chosen[self.part] = word
        self.stage.touch()

    def show(self, part: str) -> None:
        self.part, self.sought, self.offset = part, "", 0
        self.stage.touch()

    def copy(self) -> None:
        say = self.ui.say
        self.stage.tell(say("art-copied", line=self.line) if clipboard.put(self.line) else say("art-not-copied"))

    # the tree

    def build(self) -> Node:
        ui, say = self.ui, self.ui.say
        self._spent = 0.0
        root = Node("scene", "art", ui.screen, name=say("art-title"), paint=self._paint)
        head = ui.rect(EDGE, 28, ui.wide - 2 * EDGE, 58)
        rooms = across.in_a_row(head, (160, 0, 170, 170, 170), ui)
        root.add(widgets.button(ui, "back", say("back"), rooms[0], self.cancel, "plain"))
        empty = say("glossary-search-empty")
        root.add(widgets.entry(ui, "search", say("glossary-search"), rooms[1], self.sought, empty, lambda: None, True))
        for part, rect in zip(PARTS, rooms[2:], strict=True):
            root.add(widgets.button(ui, f"part-{part}", say(f"art-{part}"), rect, partial(self.show, part), "plain",
                                    selected=part == self.part))  # fmt: skip
        side = SIDE * across.part(ui)
        root.add(*self._side(ui.rect(EDGE, TOP, side, ui.high - TOP - FOOT)))
        view = ui.rect(EDGE + side + 24, TOP, ui.wide - 2 * EDGE - side - 24, ui.high - TOP - FOOT)
        self.page = view.h
        root.add(self._grid(view))
        return root

    def _side(self, room: Rect) -> list[Node]:
        """The picture that is made of the chosen words, its line, and the button that copies it."""
        ui, say = self.ui, self.ui.say
        box = Rect(room.x, room.y, room.w, room.w * SIZE[1] // SIZE[0])
        line = Rect(room.x, box.bottom + ui.u(16), room.w, 0)
        line.h = widgets.label_height(ui, self.line, theme.BODY, room.w)
        copy = Rect(room.x, line.bottom + ui.u(16), room.w, ui.u(58))
        hint = Rect(room.x, copy.bottom + ui.u(16), room.w, max(1, room.bottom - copy.bottom - ui.u(16)))
        return [
            Node("picture", "chosen", box, name=self.line, paint=partial(self._drawn, self._art(self.chosen))),
            widgets.label(ui, "line", self.line, line, theme.BODY, ui.look.gold),
            widgets.button(ui, "copy", say("art-copy"), copy, self.copy, "main"),
            widgets.label(ui, "hint", say("art-hint"), hint, theme.SMALL, ui.look.quiet, within=True),
        ]

    def _grid(self, view: Rect) -> Node:
        ui = self.ui
        wide, high = (ui.u(side) for side in TILES[self.part])
        gap, found = ui.u(GAP), self.words()
        across = max(1, (view.w - ui.u(24) + gap) // (wide + gap))
        content = -(-len(found) // across) * (high + gap)
        self.offset = max(0, min(self.offset, content - view.h))
        area = widgets.scroll(ui, "words", view, content, self.offset, self._scroll, ui.say(f"art-{self.part}"))
        for number, word in enumerate(found):
            row, column = divmod(number, across)
            rect = Rect(view.x + column * (wide + gap), view.y + row * (high + gap) - self.offset, wide, high)
            if rect.colliderect(view):
                area.add(self._tile(word, rect))
        if not found:
            area.add(widgets.label(ui, "none", ui.say("glossary-none"), view, 26, ui.look.quiet, "center"))
        return area

    def _tile(self, word: str, rect: Rect) -> Node:
        ui = self.ui
        tile = widgets.button(ui, f"word-{word}", "", rect, partial(self.choose, word), "quiet",
                              selected=self.chosen[self.part] == word)  # fmt: skip
        plate = tile.paint

        def paint(surface: Surface, node: Node) -> None:
            if plate is not None:
                plate(surface, node)
            pad = ui.u(10)
            room = Rect(node.rect.x + pad, node.rect.y + pad, node.rect.w - 2 * pad, node.rect.h - ui.u(NAME) - pad)
            if self.part == "icon":
                drawn = symbols.icon(word, min(room.size), ui.look.ink)
                surface.blit(drawn, drawn.get_rect(center=room.center))
            else:
                self._drawn(self._art({**self.chosen, self.part: word}), surface, Node("picture", "", room))
            name = text.fit(word, ui.s(theme.SMALL), ui.look.ink, node.rect.w - pad)
            surface.blit(name, name.get_rect(midbottom=(node.rect.centerx, node.rect.bottom - ui.u(6))))

        tile.paint, tile.name = paint, word
        return tile

    def _art(self, words: dict[str, str]) -> pictures.Art:
        game = self.stage.library.game
        return pictures.art_of("", {**words, "hue": hues.of_game(game, words["hue"]), "seed": 1}, game)

    def _drawn(self, art: pictures.Art, surface: Surface, node: Node) -> None:
        """The picture, or a plain ground until there is time to paint it."""
        key = (art, node.rect.size)
        if key not in self._painted and self._spent < AT_ONCE:
            began = perf_counter()
            self._painted[key] = pictures.paint(art, node.rect.size)
            self._spent += perf_counter() - began
        if key in self._painted:
            surface.blit(self._painted[key], node.rect)
        else:
            theme.panel(surface, self.ui, node.rect, 225, 10)
            self.stage.touch()

    def _scroll(self, offset: int) -> None:
        self.offset = offset

    def _paint(self, surface: Surface, node: Node) -> None:
        surface.blit(theme.ground(self.ui), (0, 0))

    # keys

    def takes(self, event: pygame.Event) -> bool:
        if event.key in PAGES:
            self.offset = max(0, self.offset + round(PAGES[event.key] * self.page))
            return True
        if event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META):
            return False
        return writes(event, self.sought, self._seek)

    def _seek(self, words: str) -> None:
        self.sought, self.offset = words, 0

    def cancel(self) -> None:
        if self.sought:
            self.sought = ""
        else:
            self.stage.pop()
