"""What is looked for among the cards of a game: what the shelf, the filters and the scene with them have in common."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from game.table.browsing.shelf import Shelf
from game.table.browsing.sought import Index, Sought
from game.table.library import Library
from game.table.stage import Stage
from game.table.theme import Ui

Option = tuple[object, str]


class Seeking:
    def __init__(
        self, stage: Stage, shelf: Shelf, indexed: Callable[[Library], Index], kind_hint: Callable[[str, int], str]
    ) -> None:
        """`indexed`: of the cards among which one can seek; `kind_hint`: of the button that shows one kind only."""
        self.stage, self.shelf = stage, shelf
        self.kind_hint = kind_hint
        self._indexed = indexed
        self.sought = Sought()
        self.read()

    def read(self) -> None:
        """Take over the cards as they are now."""
        self.library: Library = self.stage.library
        self.index = self._indexed(self.library)
        self.options: dict[str, list[Option]] = {}
        """What can be chosen for each field of what is sought, as far as it was looked up (`filters.options`)."""
        self.shelf.forget()

    @property
    def ui(self) -> Ui:
        return self.stage.ui.whole

    @property
    def is_behind(self) -> bool:
        """Were the files read anew, or is another language set?"""
        return self.stage.library is not self.library or self.index.language != self.ui.say.language

    def seek(self, **changes: Any) -> None:
        """Narrow or widen what is shown."""
        self.sought = replace(self.sought, **changes)
        self.shelf.scroll(0)
        self.stage.touch()

    def seeker(self, field: str) -> Callable[[object], None]:
        return lambda value: self.seek(**{field: value})

    @property
    def value_name(self) -> str:
        """What the cards are told apart by: the cost, or a number of theirs."""
        say = self.ui.say
        return say("browse-cost") if self.library.elemental else say.of("stat", self.library.valued)
