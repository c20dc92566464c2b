"""What a game may ask of the table, and do there, where it puts a question in a way of its own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Protocol

from pygame import Rect

from game.table.theme import Ui
from game.table.tree import Act, Node

if TYPE_CHECKING:  # so that the title need not read them
    from game.table.games.choice import Choice
    from game.table.games.legal import Legal

Button = tuple[str, str, Act, str, bool]
"""Key, words, what it does, its kind, and whether it can be pressed."""


class Printed(Protocol):
    """The printed side of a game's cards (`library.Library`)."""

    @property
    def cards(self) -> Mapping[str, Any]: ...

    @property
    def constants(self) -> Mapping[str, Any]: ...

    def write(self, card: str, language: str) -> str: ...


class Desk(Protocol):
    """Fulfilled by `match.sheets.Desk`."""

    @property
    def ui(self) -> Ui: ...

    @property
    def legal(self) -> Legal: ...

    @property
    def choice(self) -> Choice:
        """What is chosen so far."""

    @property
    def enough(self) -> bool:
        """Are as many cards picked as are wanted?"""

    @property
    def numbers(self) -> dict[str, Any]:
        """What the view tells of the seat that is asked: its numbers, and its zones by name."""

    @property
    def constants(self) -> Mapping[str, Any]:
        """Those that the match is played by."""

    @property
    def library(self) -> Printed: ...

    @property
    def own_cards(self) -> frozenset[str]:
        """The ids of all cards that the seat which is asked began with; none where it got them by chance."""

    def entity(self, card: int | None) -> dict[str, Any] | None: ...

    def name(self, card: int | None) -> str: ...

    def last_line(self, kind: str) -> str:
        """What the log says of the last event of that kind; "" if there was none."""

    def give(self, *answer: object) -> Act:
        """Give that answer when pressed."""

    def confirm(self) -> Act:
        """Answer with the cards that are picked when pressed."""

    def half(self, word: str | None) -> Act:
        """Choose the first word of an answer of two when pressed; None takes it back."""

    def amount(self, number: int) -> Act:
        """Choose a number when pressed, before it is confirmed."""

    def close(self) -> Act:
        """Put away what is open when pressed."""

    def sheet(self, title: str, note: str, width: float, height: float) -> tuple[Node, Rect]:
        """A panel in the middle with a title, a line of explanation, and the button that puts it aside."""

    def buttons(self, box: Node, room: Rect, entries: list[Button]) -> None:
        """A row of buttons along the lower edge."""
