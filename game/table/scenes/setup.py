"""Set-up of a match: a deck for each side with what it means to win by, the opponent, and who begins."""

from __future__ import annotations

from collections.abc import Callable

import pygame
from pygame import Rect, Surface

from game.table import pieces, symbols, text, theme, widgets
from game.table.library import Deck
from game.table.match import opening
from game.table.stage import Scene, Stage
from game.table.tree import Node

LEVELS = ("casual", "random")
LEFT, RIGHT, COLUMN = 90, 990, 840


class SetUp(Scene):
    name = "set-up"

    def __init__(self, stage: Stage, mode: str | None = None) -> None:
        super().__init__(stage)
        self.plan = stage.settings.setup
        if mode:
            self.plan.mode = mode
        known = [deck.id for deck in stage.library.decks]
        for side in (0, 1):
            if self.plan.decks[side] not in known and known:
                self.plan.decks[side] = known[side % len(known)]
        if self.plan.level not in LEVELS:
            self.plan.level = LEVELS[0]

    def build(self) -> Node:
        ui = self.ui
        root = Node("scene", "set-up", ui.screen, name=ui.say("setup-title"), paint=self._paint)
        for side, x in ((0, LEFT), (1, RIGHT)):
            root.add(self._side(side, x))
        self._add_foot(root)
        return root

    def _heading(self, side: int) -> str:
        if self.plan.mode == "hotseat":
            return self.ui.say("setup-first-player" if side == 0 else "setup-second-player")
        return self.ui.say("setup-you" if side == 0 else "setup-opponent")

    def _side(self, side: int, x: float) -> Node:
        ui = self.ui
        heading = self._heading(side)
        group = Node("group", f"side-{side}", ui.rect(x, 130, COLUMN, 700), name=heading)
        group.add(widgets.label(ui, f"heading-{side}", heading, ui.rect(x, 128, COLUMN, 40), 30, ui.look.gold))
        decks = self.stage.library.decks
        gap = 16
        wide = (COLUMN - gap * (len(decks) - 1)) / max(1, len(decks)) if decks else COLUMN
        for number, deck in enumerate(decks):
            group.add(self._tile(side, deck, ui.rect(x + number * (wide + gap), 184, wide, 300)))
        if decks:
            group.add(self._detail(side, self.stage.library.deck(self.plan.decks[side]), x))
        return group

    def _tile(self, side: int, deck: Deck, rect: Rect) -> Node:
        ui = self.ui
        chosen = self.plan.decks[side] == deck.id
        name = deck.name[ui.say.language]

        def paint(surface: Surface, node: Node) -> None:
            lit = chosen or bool(node.flags & {"hover", "focused"})
            pieces.paint_deck_tile(surface, ui, self.stage.library, deck, node.rect, chosen, lit)

        hint = "" if chosen else ui.say("setup-deck-hint", name=name, plan=deck.plan[ui.say.language])
        flags = {"selected"} if chosen else set()
        return Node(
            "option", f"deck-{side}-{deck.id}", rect, name, hint=hint, flags=flags, paint=paint,
            actions={"choose": lambda: self._choose(side, deck.id)},
        )  # fmt: skip

    def _choose(self, side: int, deck: str) -> None:
        self.plan.decks[side] = deck
        self.stage.settings.save()

    def _detail(self, side: int, deck: Deck, x: float) -> Node:
        ui, language = self.ui, self.ui.say.language
        box = ui.rect(x, 504, COLUMN, 330)
        kinds = self.stage.library.kinds(deck)
        summary = ui.say(
            "setup-kinds", creatures=kinds["creature"], spells=kinds["spell"], runes=kinds["rune"], orbs=kinds["orb"]
        )
        plan = deck.plan[language]
        pad = ui.u(30)
        half = ui.u(490)

        def paint(surface: Surface, node: Node) -> None:
            theme.panel(surface, ui, node.rect, 235)
            top = node.rect.y + ui.u(22)
            name = text.fit(deck.name[language], ui.u(32), ui.look.gold, half, "title")
            surface.blit(name, (node.rect.x + pad, top))
            mark = node.rect.x + pad
            for element in self.stage.library.elements(deck):
                surface.blit(symbols.mana(element, ui.u(30)), (mark, top + ui.u(52)))
                mark += ui.u(36)
            words = ui.say(f"setup-element-{deck.element}")
            surface.blit(text.render(words, ui.u(22), ui.look.quiet), (mark + ui.u(6), top + ui.u(53)))
            body = text.rich(plan, ui.u(23), ui.look.ink, half, "serif", ui.u(150))
            surface.blit(body, (node.rect.x + pad, top + ui.u(98)))
            foot = text.fit(summary, ui.u(19), ui.look.quiet, node.rect.w - 2 * pad)
            surface.blit(foot, (node.rect.x + pad, node.rect.bottom - ui.u(42)))

        node = Node("text", f"plan-{side}", box, name=deck.name[language], value=f"{plan} {summary}", paint=paint)
        return node.add(self._curve(side, deck, Rect(box.x + half + 2 * pad, box.y + pad, box.w - half - 3 * pad, 0)))

    def _curve(self, side: int, deck: Deck, rect: Rect) -> Node:
        ui = self.ui
        counts = self.stage.library.curve(deck)
        rect = Rect(rect.x, rect.y, rect.w, ui.u(235))
        value = ", ".join(ui.say("setup-curve-bar", cost=cost, count=count) for cost, count in enumerate(counts))

        def paint(surface: Surface, node: Node) -> None:
            title = text.render(ui.say("setup-curve"), ui.u(20), ui.look.quiet)
            surface.blit(title, title.get_rect(midtop=(rect.centerx, rect.y - ui.u(4))))
            most = max(1, *counts)
            step = rect.w / len(counts)
            floor = rect.bottom - ui.u(30)
            for cost, count in enumerate(counts):
                high = round((floor - rect.y - ui.u(56)) * count / most)
                bar = Rect(round(rect.x + cost * step + step * 0.14), floor - high, round(step * 0.72), high)
                if high > 2:
                    look = ui.look
                    surface.blit(theme.plate(bar.w, bar.h, look.gold, look.gold_dark, look.gold_dark, ui.u(4), 1), bar)
                    number = text.render(str(count), ui.u(19), look.ink, "figure")
                    surface.blit(number, number.get_rect(midbottom=(bar.centerx, bar.top - ui.u(1))))
                words = f"{cost}+" if cost == len(counts) - 1 else str(cost)
                foot = text.render(words, ui.u(19), ui.look.quiet, "figure")
                surface.blit(foot, foot.get_rect(midtop=(bar.centerx, floor + ui.u(4))))
            pygame.draw.line(surface, ui.look.edge, (rect.x, floor), (rect.right, floor), max(1, ui.u(2)))

        return Node("chart", f"curve-{side}", rect, name=ui.say("setup-curve"), value=value, paint=paint)

    def _add_foot(self, root: Node) -> None:
        ui, say = self.ui, self.ui.say
        y, high = 920, 60
        x = float(LEFT)
        root.add(widgets.button(ui, "back", say("back"), ui.rect(x, y, 200, high), self.cancel, "plain"))
        x += 230
        if self.plan.mode == "computer":
            levels = [(level, say(f"setup-level-{level}")) for level in LEVELS]
            root.add(self._field("level", say("setup-level"), x, 330, levels, self.plan.level, say("setup-level-hint")))
            x += 360
            firsts = [(name, say(f"setup-first-{name}")) for name in ("chance", "me", "opponent")]
        else:
            firsts = [("chance", say("setup-first-chance"))]
            firsts += [
                ("me", say("setup-first-one", name=say("player-one"))),
                ("opponent", say("setup-first-one", name=say("player-two"))),
            ]
        root.add(self._field("first", say("setup-who-begins"), x, 390, firsts, self.plan.first))
        root.add(
            widgets.button(
                ui, "begin", say("setup-begin"), ui.rect(RIGHT + COLUMN - 380, y - 8, 380, high + 16), self._begin,
                "main", size=30,
            )
        )  # fmt: skip

    def _field(
        self, name: str, words: str, x: float, wide: float, options: list[tuple[str, str]], current: str, hint: str = ""
    ) -> Node:
        ui = self.ui
        group = Node("group", f"{name}-field", ui.rect(x, 880, wide, 100))
        group.add(widgets.label(ui, f"{name}-label", words, ui.rect(x + 4, 884, wide, 30), 20, ui.look.quiet))
        return group.add(
            widgets.choice(ui, name, words, ui.rect(x, 920, wide, 60), options, current, self._put(name), hint)
        )

    def _put(self, name: str) -> Callable[[object], None]:
        def put(value: object) -> None:
            setattr(self.plan, name, value)
            self.stage.settings.save()
            self.stage.touch()

        return put

    def _begin(self) -> None:
        self.stage.settings.save()
        opening.from_setup(self.stage, self.plan)

    def key(self, event: pygame.Event) -> bool:
        if event.key == pygame.K_RETURN:
            self._begin()
            return True
        return False

    def cancel(self) -> None:
        self.stage.pop()

    def _paint(self, surface: Surface, node: Node) -> None:
        ui = self.ui
        surface.blit(symbols.felt(*ui.size), (0, 0))
        title = text.render(ui.say("setup-title"), ui.u(52), ui.look.gold, "title")
        surface.blit(title, title.get_rect(midtop=(ui.size[0] // 2, ui.rect(0, 30, 0, 0).y)))
        theme.rule(surface, ui, ui.size[0] // 2 - ui.u(330), ui.rect(0, 108, 0, 0).y, ui.u(660))
