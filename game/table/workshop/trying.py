"""The scene of a match that is played from the workshop: all hands open, back and forth at will, to be saved."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pygame
from pygame import Surface

from game.kernel.errors import GameError
from game.records.scenarios import files
from game.table import theme, widgets
from game.table.match.shown import ShownScene
from game.table.tree import Act, Node, find
from game.table.workshop import names
from game.table.workshop.session import TriedPlay

if TYPE_CHECKING:
    from game.table.workshop.scene import Workshop

HIGH, PAD, GAP = 48, 11, 8


class Trying(ShownScene):
    name = "trying"
    play: TriedPlay

    def __init__(self, workshop: Workshop, play: TriedPlay, called: tuple[str, ...]) -> None:
        super().__init__(workshop.stage, play, called, ("",) * len(play.seats))
        self.workshop = workshop

    # --- what is done -------------------------------------------------------------------------------------------------

    def update(self, dt: float) -> bool:
        moved = super().update(dt)
        if not self.motion.busy and self.play.turns():
            self.course.restart()
            moved = True
        return moved

    def undo(self) -> None:
        if self.motion.busy:
            self.motion.finish()
        if self.play.match.why_not_undo(self.near) is not None:
            self.stage.tell(self.ui.say("try-nothing"))
            return
        self.play.undo()
        self.hands.cancel()
        self.play.turns()
        self.course.restart()

    def redo(self) -> None:
        if not self.motion.busy and self.play.caught_up and self.play.redo():
            self.course.answered()

    def adopt(self) -> None:
        """Back to the board, with the position as it is now."""
        bench, say = self.workshop.bench, self.ui.say
        try:
            lost = files.adopt(bench, self.play.match)
        except GameError as error:
            self.stage.tell(str(error))
            return
        self.leave_match()
        self.workshop.choose(None)
        self.stage.tell(say("bench-taken") if not lost else say("bench-taken-less", places=", ".join(lost)))

    def save(self) -> None:
        """The board, what was played from it, and what has come of that."""
        self.workshop.save(self.play.match)

    def leave_match(self) -> None:
        """Back to the board as it was set up."""
        self.stage.pop()

    def open_menu(self) -> None:
        self.leave_match()

    @property
    def result(self) -> dict[str, Any] | None:
        return None

    # --- the tree -----------------------------------------------------------------------------------------------------

    def build(self) -> Node:
        root = super().build()
        for key in ("menu", "undo"):
            node = find(root, key)
            if node is not None:
                _take_out(root, node)
        ground = next((n for n, child in enumerate(root.children) if "modal" in child.flags), len(root.children))
        root.children.insert(ground, self._bar())
        return root

    def _bar(self) -> Node:
        """Below the prompts, where no card lies."""
        ui, say, play = self.ui, self.ui.say, self.play
        entries: list[tuple[str, str, int, Act, widgets.Kind, bool, str]] = [
            ("board", say("try-board"), 150, self.leave_match, "plain", True, say("try-board-hint")),
            ("take", say("try-take"), 190, self.adopt, "plain", True, say("try-take-hint")),
            ("back", say("bench-undo"), 120, self.undo, "plain", bool(play.match.steps), say("try-undo-hint")),
            ("forth", say("bench-redo"), 120, self.redo, "plain", play.can_redo, say("try-redo-hint")),
        ]
        for seat in range(len(play.seats)):
            if seat != self.near:
                count = self.view["seats"][seat][f"{self.table.hand}_count"]
                words = say("try-hand", name=names.player(seat), count=count)
                entries.append((f"hand-of-{seat}", words, 130, self._look(seat), "plain", True, say("try-hand-hint")))
        entries.append(("save", say("bench-save"), 140, self.save, "main", True, say("try-save-hint")))
        wide = sum(entry[2] for entry in entries) + GAP * (len(entries) - 1) + 2 * PAD
        x, y, w, _ = self.room.prompt
        left, top = x + w - wide, y + 6
        box = ui.rect(left, top, wide, HIGH + 2 * PAD)

        def paint(surface: Surface, node: Node) -> None:
            theme.panel(surface, ui, node.rect, 235, 14)

        group = Node("group", "workshop-bar", box, name=say("bench-title"), paint=paint)
        left += PAD
        for key, words, width, act, kind, enabled, hint in entries:
            rect = ui.rect(left, top + PAD, width, HIGH)
            group.add(widgets.button(ui, key, words, rect, act, kind, hint, enabled, size=21))
            left += width + GAP
        return group

    def _look(self, seat: int) -> Act:
        return lambda: self.open_pile(seat, self.table.hand)

    def takes(self, event: pygame.Event) -> bool:
        if self.sheet is None and not self.over and event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META):
            acts = {pygame.K_z: self.redo if event.mod & pygame.KMOD_SHIFT else self.undo, pygame.K_y: self.redo,
                    pygame.K_s: self.save}  # fmt: skip
            if event.key in acts:
                acts[event.key]()
                return True
        return super().takes(event)


def _take_out(root: Node, node: Node) -> None:
    for child in root.children:
        if child is node:
            root.children.remove(node)
            return
        _take_out(child, node)
