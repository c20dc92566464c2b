"""The title: what can be done from here, in one column, and a few contracts fanned out beside it."""

from __future__ import annotations

import math

import pygame
from pygame import Surface

from game.table import pieces, symbols, text, theme, widgets
from game.table.match import opening
from game.table.messages import LANGUAGES
from game.table.notices import notices
from game.table.scenes.options import Options
from game.table.scenes.setup import SetUp
from game.table.stage import Scene
from game.table.tree import Act, Node

SHOWN = 5  # contracts in the fan


class Title(Scene):
    name = "title"

    def enter(self) -> None:
        self.dealt = 0 if self.stage.hurry else SHOWN  # of the fan, one a frame at the start
        self.unfinished = opening.unfinished()
        pygame.display.set_caption(self.stage.say("game-name")) if pygame.display.get_surface() else None

    def build(self) -> Node:
        ui = self.ui
        root = Node("scene", "title", ui.screen, name=ui.say("game-name"), paint=self._paint)
        entries: list[tuple[str, Act, widgets.Kind]] = [
            ("play", lambda: self._set_up("computer"), "plain" if self.unfinished else "main"),
            ("hotseat", lambda: self._set_up("hotseat"), "plain"),
            ("demo", self._demo, "plain"),
            ("language", self._language, "plain"),
            ("settings", lambda: self.stage.push(Options(self.stage)), "plain"),
            ("quit", self.stage.quit, "quiet"),
        ]
        if self.unfinished:
            entries.insert(0, ("resume", self._resume, "main"))
        height, gap = (60, 14)
        y = 500 - (30 if self.unfinished else 0)
        for name, act, kind in entries:
            words = ui.say(f"title-{name}")
            if name == "language":
                words = f"{words}: {LANGUAGES[ui.say.language]}"
            hint = ui.say(f"title-{name}-hint") if ui.say.has(f"title-{name}-hint") else ""
            root.add(
                widgets.button(
                    ui,
                    name,
                    words,
                    ui.rect(190, y, 430, height),
                    act,
                    kind,
                    hint,
                    size=26,
                )
            )
            y += height + gap
        y = 40
        for number, words in enumerate(notices(self.stage.library, ui.say)):
            rect = ui.rect(190, y, 1540, 60)
            root.add(widgets.label(ui, f"notice-{number}", words, rect, theme.BODY, ui.look.warn))
            y += 60
        return root

    def update(self, dt: float) -> bool:
        if self.dealt == SHOWN:
            return False
        self.dealt += not self.stage.hurry
        self.stage.hurry = False
        return True

    def _set_up(self, mode: str) -> None:
        if not self.stage.library.decks:
            self.stage.tell(self.ui.say("title-no-decks"))
            return
        self.stage.push(SetUp(self.stage, mode))

    def _resume(self) -> None:
        if self.unfinished:
            opening.resume(self.stage, self.unfinished)

    def _demo(self) -> None:
        if self.stage.library.decks:
            opening.demo(self.stage)

    def _language(self) -> None:
        codes = list(LANGUAGES)
        settings = self.stage.settings
        settings.language = codes[(codes.index(settings.language) + 1) % len(codes)]
        settings.save()
        self.stage.refresh_ui()

    def cancel(self) -> None:
        pass

    def _paint(self, surface: Surface, node: Node) -> None:
        ui = self.ui
        surface.blit(symbols.felt(*ui.size), (0, 0))
        self._paint_fan(surface)
        x, _ = ui.rect(190, 0, 0, 0).topleft
        px = text.fitting(ui.say("game-name").upper(), ui.u(theme.TITLE), ui.u(860), "title")
        words = ui.say("game-name").upper()
        for offset, colour in ((ui.u(5), (0, 0, 0)), (0, ui.look.gold)):
            surface.blit(text.render(words, px, colour, "title", bold=True), (x - ui.u(4), ui.u(196) + offset))
        theme.rule(surface, ui, x, ui.u(372), ui.u(620))
        surface.blit(text.render(ui.say("tagline"), ui.u(32), ui.look.ink, "italic"), (x, ui.u(398)))

    def _paint_fan(self, surface: Surface) -> None:
        ui = self.ui
        cards = pieces.show_pieces(self.stage.library, SHOWN)
        centre = ui.rect(1275, 1500, 0, 0).topleft
        radius = ui.u(900)
        for number, card in enumerate(cards[: self.dealt]):
            angle = (number - (len(cards) - 1) / 2) * 12
            drawn = pieces.turned(pieces.face_of(self.stage.library, card, ui), ui.u(500), -angle)
            a = math.radians(angle)
            spot = (centre[0] + radius * math.sin(a), centre[1] - radius * math.cos(a))
            shade = symbols.shadow(ui.u(300), ui.u(460), ui.u(60))
            shade = pieces.turned_surface(shade, -angle)
            surface.blit(shade, shade.get_rect(center=(spot[0] + ui.u(6), spot[1] + ui.u(20))))
            surface.blit(drawn, drawn.get_rect(center=spot))
