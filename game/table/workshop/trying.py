"""The scene of a match that is played from the workshop: all hands open, back and forth at will, to be saved."""

from __future__ import annotations

from typing import Any

import pygame
from pygame import Surface

from game.kernel.errors import GameError
from game.records.scenarios import files
from game.table import sentences, theme, widgets
from game.table.drawing import text
from game.table.following import Watch
from game.table.match import dragging
from game.table.match.intents import Open
from game.table.match.opening import NUMBERS
from game.table.match.shown import ShownScene
from game.table.tree import Act, Node, find
from game.table.workshop import names
from game.table.workshop.arranging import Arranging
from game.table.workshop.session import TriedPlay

HIGH, PAD, GAP, HEAD = 58, 12, 8, 44


class Trying(ShownScene):
    name = "trying"
    play: TriedPlay

    def __init__(self, arranging: Arranging, play: TriedPlay, called: tuple[str, ...]) -> None:
        super().__init__(arranging.stage, play, called, ("",) * len(play.seats))
        self.table.open_hands = True
        self.arranging = arranging
        self._files = Watch()
        self._known = arranging.before.stamp

    # --- what is done -------------------------------------------------------------------------------------------------

    def update(self, dt: float) -> bool:
        moved = super().update(dt)
        if self._files.saved(dt, self.play.match.game.name, self._known):
            self._known = self._files.found
            self.stage.tell(self.ui.say("try-saved"))
        if not self.table.motion.busy and self.play.turns():
            self.restart()
            moved = True
        return moved

    def undo(self) -> None:
        if self.table.motion.busy:
            self.table.motion.finish()
        if self.play.match.why_not_undo(self.table.near) is not None:
            self.stage.tell(self.ui.say("try-nothing"))
            return
        self.play.undo()
        dragging.cancel(self.table, self.play)
        self.play.turns()
        self.restart()

    def redo(self) -> None:
        if not self.table.motion.busy and self.play.caught_up and self.play.redo():
            self.answered()

    def adopt(self) -> None:
        """Back to the board, with the position as it is now."""
        bench, say = self.arranging.bench, self.ui.say
        try:
            lost = files.adopt(bench, self.play.match)
        except GameError as error:
            self.stage.tell(sentences.said(self.ui.say, self.stage.library, error))
            return
        self.leave_match()
        self.arranging.choose(None)
        self.stage.tell(say("bench-taken") if not lost else say("bench-taken-less", places=names.lost(say, lost)))

    def save(self) -> None:
        """The board, what was played from it, and what has come of that."""
        self.arranging.save(self.play.match)

    def leave_match(self) -> None:
        """Back to the board as it was set up."""
        self.stage.pop()

    def open_menu(self) -> None:
        self.leave_match()

    @property
    def result(self) -> dict[str, Any] | None:
        return None

    def takes_press(self, node: Node) -> bool:
        """The panel answers no question: it is there from the first moment."""
        panel = find(self.stage.root, "workshop-panel")
        return (panel is not None and find(panel, node.key) is not None) or super().takes_press(node)

    # --- the tree -----------------------------------------------------------------------------------------------------

    def build(self) -> Node:
        root = super().build()
        for key in ("menu-button", "undo", "log"):
            node = find(root, key)
            if node is not None and not (key == "log" and self.table.log.open):
                _take_out(root, node)
        ground = next((n for n, child in enumerate(root.children) if "modal" in child.flags), len(root.children))
        if not self.table.log.open:
            root.children.insert(ground, self._panel())
        return root

    def _panel(self) -> Node:
        """In place of the last lines of the log, beside the hand."""
        ui, say, play = self.ui, self.ui.say, self.play
        rows: list[list[tuple[str, str, Act, widgets.Kind, bool, str]]] = [
            [("board", say("try-board"), self.leave_match, "plain", True, say("try-board-hint"))],
            [("take", say("try-take"), self.adopt, "plain", True, say("try-take-hint"))],
            [("back", say("bench-undo"), self.undo, "plain", bool(play.match.steps), say("try-undo-hint")),
             ("forth", say("bench-redo"), self.redo, "plain", play.can_redo, say("try-redo-hint"))],
        ]  # fmt: skip
        for seat in range(len(play.seats)):
            if seat != self.table.near:
                count = self.table.view["seats"][seat][f"{self.table.layout.hand}_count"]
                words = say("try-hand", name=names.player(seat), count=count)
                rows.append([(f"hand-of-{seat}", words, self._look(seat), "plain", True, say("try-hand-hint"))])
        rows.append([("save", say("bench-save"), self.save, "main", True, say("try-save-hint"))])
        x, y, w, h = self.table.room.log

        def paint(surface: Surface, node: Node) -> None:
            theme.panel(surface, ui, node.rect, 225, 14)
            title = text.render(say("bench-title"), max(12, ui.u(24)), ui.look.gold, "title")
            surface.blit(title, (node.rect.x + ui.u(PAD + 2), node.rect.y + ui.u(8)))

        group = Node("group", "workshop-panel", ui.rect(x, y, w, h), name=say("bench-title"), paint=paint)
        high = (h - HEAD - PAD + GAP) / len(rows) - GAP
        top = y + HEAD
        for row in rows:
            wide = (w - 2 * PAD + GAP) / len(row) - GAP
            for number, (key, words, act, kind, enabled, hint) in enumerate(row):
                rect = ui.rect(x + PAD + number * (wide + GAP), top, wide, min(high, HIGH))
                group.add(widgets.button(ui, key, words, rect, act, kind, hint, enabled, size=21))
            top += high + GAP
        return group

    def _look(self, seat: int) -> Act:
        return lambda: self.do(Open(f"pile-{self.table.layout.hand}-{seat}"))

    def takes(self, event: pygame.Event) -> bool:
        if self.sheet is None and not self.table.over and event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META):
            acts = {pygame.K_z: self.redo if event.mod & pygame.KMOD_SHIFT else self.undo, pygame.K_y: self.redo,
                    pygame.K_s: self.save}  # fmt: skip
            if event.key in acts:
                acts[event.key]()
                return True
        return super().takes(event)


def begin(arranging: Arranging) -> None:
    """The match on the board, played by one person."""
    stage = arranging.stage
    try:
        match = files.begin(arranging.bench)
    except GameError as error:
        stage.tell(sentences.said(stage.say, stage.library, error))
        return
    called = tuple(f"player-{number}" for number in NUMBERS[: len(match.seats)])
    stage.push(Trying(arranging, TriedPlay(match), called))


def _take_out(root: Node, node: Node) -> None:
    for child in root.children:
        if child is node:
            root.children.remove(node)
            return
        _take_out(child, node)
