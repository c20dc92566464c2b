"""What the stage asks of the screen that it shows."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from game.table.tree import Node

if TYPE_CHECKING:
    from game.table.library import Library


class Screen:
    """One screen of the program. It describes itself as a tree and reacts; the stage does the rest."""

    name = "scene"
    says_notice = False  # does the scene itself show what the stage tells?
    right_cancels = False  # does the right button take back a choice, as Escape does?
    follows_cards = True  # are card files taken over as they are saved?

    def build(self) -> Node:
        raise NotImplementedError

    def enter(self) -> None:
        """Called when the scene comes to the top."""

    def leave(self) -> None:
        """Called when the scene is gone for good."""

    def update(self, dt: float) -> bool:
        """Advance by `dt` seconds; True when the picture changed."""
        return False

    def saved(self, now: Library) -> None:
        """Card files were saved while this screen, which follows them, is the topmost: `now` is what was read."""

    def key(self, event: pygame.Event) -> bool:
        """A key that is not for focus or the focused control; True when it was used."""
        return False

    def raw_key(self, event: pygame.Event) -> bool:
        """A key as it was pressed, before it is known what it does; True when it was used."""
        return False

    def takes(self, event: pygame.Event) -> bool:
        """A key that goes before the focused control; True when it was used."""
        return False

    def cancel(self) -> None:
        """Escape or the right button."""

    def paint_over(self, surface: Surface) -> None:
        """Drawn last, above the tree and below hints."""

    def says_hint(self, node: Node) -> bool:
        """Does the scene itself show the hint of `node`?"""
        return False

    @property
    def clear(self) -> tuple[Rect, ...]:
        """What no hint lies over."""
        return ()

    def focus_rect(self, node: Node) -> Rect:
        """What the ring of the focus goes around."""
        return node.rect

    def can_drag(self, node: Node) -> bool:
        return False

    def drag_begin(self, node: Node, pos: tuple[int, int]) -> None: ...

    def drag_move(self, pos: tuple[int, int], over: Node | None) -> None: ...

    def drag_end(self, pos: tuple[int, int], over: Node | None) -> None: ...

    def drag_cancel(self) -> None: ...

    def first_stop(self) -> str | None:
        """The key of the node at which the keyboard begins after the mouse; by default where the focus was."""
        return None

    def pressed_right(self, node: Node | None) -> bool:
        """The right button was pressed over `node`; True when that did something."""
        return False

    def pressed_in_vain(self, node: Node) -> None:
        """`node` was pressed, and does nothing just now."""

    def takes_press(self, node: Node) -> bool:
        """Does a press on `node` count just now?"""
        return True

    def takes_down(self, node: Node | None) -> bool:
        """Is the press over `node`, wherever it falls, taken for what is shown just now, so that it presses nothing?"""
        return False

    def left_alone(self) -> None:
        """Another window has come to the front."""

    def key_up(self, event: pygame.Event) -> None:
        """A key was let go."""

    @property
    def follows_pointer(self) -> bool:
        """Does something in the picture follow the pointer now, such as an arrow?"""
        return False

    def rested(self, node: Node | None) -> None:
        """The pointer or the focus came to rest on `node`."""
