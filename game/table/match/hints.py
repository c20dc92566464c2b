"""One-time hints: where a question first comes up, the word of the glossary that explains it stands above the table.

Where the cards of the other side take that room, in some games or where the interface is large, it stands over the log.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any

from pygame import Rect

from game.table import widgets
from game.table.glossary.terms import Term, keywords, rules
from game.table.layout.room import LARGE
from game.table.match import persons, topline

if TYPE_CHECKING:
    from game.table.games.interface import GameTable
    from game.table.match.record import MatchTable
    from game.table.playing.session import Play
    from game.table.stage import Stage
    from game.table.tree import Node


@dataclass(frozen=True)
class Hint:
    """That `term` is explained at a question of this kind, as soon as what the seat has is such as `holds`."""

    term: str
    kind: str
    holds: Callable[[dict[str, Any]], bool]


class Hints:
    """What is explained now. A hint has been seen when its question is answered."""

    def __init__(self, stage: Stage, play: Play) -> None:
        self.stage, self.play = stage, play
        self.shown: Hint | None = None

    def is_on(self, table: MatchTable) -> bool:
        """Two play, the person sees the table, nobody else explains, and the settings want hints."""
        if table.silent or self.play.covered or table.versus:
            return False
        return self.stage.settings.hints and len(self.play.seats) == 2

    def add(self, table: MatchTable, root: Node, hidden: bool) -> None:
        """Put the hint of the present question on the screen, above what lies over the table, unless it is hidden."""
        if not self.is_on(table) or not table.legal.mine:
            self._done("")
            return
        self._done(table.legal.kind)
        if self.shown is None:
            self.shown = next(self._fitting(table), None)
        term = self._term()
        if term is None or hidden:
            return
        modal = any("modal" in child.flags for child in root.children)
        whole, ui = self.stage.ui, topline.measure(self.stage.ui)
        if ui.scale >= LARGE or table.layout.bands or any(map(partial(persons.sits_opposite, table), table.others)):
            if table.log.open:  # it would lie over what is read there
                return
            close = None if modal else ("hint-seen", "hint-seen", self.close)
            topline.rest_log(root)
            root.add(topline.column(table.room, whole, "first-hint", term.name, term.text, close))
            return
        node = topline.panel(table.room, whole, "first-hint", term.name, term.text)
        wide, high = (ui.u(part) for part in topline.BUTTON)
        rect = Rect(node.rect.right - wide - ui.u(12), node.rect.centery - high // 2, wide, high)
        if not modal:
            node.add(widgets.button(whole, "hint-seen", whole.say("hint-seen"), rect, self.close, "quiet", size=18))
        root.add(node)

    def close(self) -> None:
        self._remember()
        self.stage.touch()

    def _done(self, kind: str) -> None:
        if self.shown is not None and self.shown.kind != kind:
            self._remember()

    def _remember(self) -> None:
        if self.shown is not None:
            settings = self.stage.settings
            settings.hints_seen = [*settings.hints_seen, self._name(self.shown)]
            settings.save()
            self.shown = None

    def _name(self, hint: Hint) -> str:
        return f"{self.play.match.game.name}:{hint.term}"

    def _fitting(self, table: MatchTable) -> Iterator[Hint]:
        seen, mine = set(self.stage.settings.hints_seen), table.view["seats"][table.near]
        for hint in hints_of(table.game):
            if hint.kind == table.legal.kind and self._name(hint) not in seen and hint.holds(mine):
                yield hint

    def _term(self) -> Term | None:
        if self.shown is None:
            return None
        say, library, wanted = self.stage.say, self.stage.library, self.shown.term
        return next((term for term in (*rules(say, library), *keywords(say, library)) if term.key == wanted), None)


def hints_of(game: GameTable) -> list[Hint]:
    """Those that the game has for things that come up later, then the first word of each kind of question."""
    own = [Hint(term, kind, holds) for term, kind, holds in game.hints]
    return own + [Hint(words[0], kind, lambda mine: True) for kind, words in game.questions.items()]
