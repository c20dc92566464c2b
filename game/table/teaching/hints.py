"""One-time hints: where a question first comes up, the word of the glossary that explains it stands above the table.

Where the interface is so large that the cards of the other side take that room, it stands over the log.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from pygame import Rect

from game.table import widgets
from game.table.glossary.terms import Term, keywords, rules
from game.table.match.room import LARGE
from game.table.teaching import panel

if TYPE_CHECKING:
    from game.table.match.scene import MatchScene
    from game.table.tree import Node


@dataclass(frozen=True)
class Hint:
    """That `term` is explained at a question of this kind, as soon as what the seat has is such as `holds`."""

    term: str
    kind: str
    holds: Callable[[dict[str, Any]], bool]


class Hints:
    """What is explained now. A hint has been seen when its question is answered."""

    def __init__(self, scene: MatchScene) -> None:
        self.scene = scene
        self.shown: Hint | None = None
        self.silent = False
        """Is there somebody else who explains?"""

    @property
    def on(self) -> bool:
        """Two play, the person sees the table, and the settings want hints."""
        scene = self.scene
        if self.silent or scene.play.covered or scene.versus.left:
            return False
        return scene.stage.settings.hints and len(scene.play.seats) == 2

    def add(self, root: Node) -> None:
        """Put the hint of the present question on the screen, above what lies over the table."""
        scene = self.scene
        if not self.on or not scene.legal.mine:
            self._done("")
            return
        self._done(scene.legal.kind)
        if self.shown is None:
            self.shown = next(self._fitting(), None)
        term = self._term()
        if term is None or scene.over or scene.sheet is not None:
            return
        modal = any("modal" in child.flags for child in root.children)
        ui = panel.measure(scene)
        if ui.scale >= LARGE:
            panel.column(
                scene,
                root,
                "first-hint",
                term.name,
                term.text,
                None if modal else ("hint-seen", "hint-seen", self.close),
            )
            return
        node = panel.panel(scene, "first-hint", term.name, term.text)
        wide, high = (ui.u(part) for part in panel.BUTTON)
        rect = Rect(node.rect.right - wide - ui.u(12), node.rect.centery - high // 2, wide, high)
        if not modal:
            node.add(
                widgets.button(scene.ui, "hint-seen", scene.ui.say("hint-seen"), rect, self.close, "quiet", size=18)
            )
        root.add(node)

    def close(self) -> None:
        self._remember()
        self.scene.stage.touch()

    def _done(self, kind: str) -> None:
        if self.shown is not None and self.shown.kind != kind:
            self._remember()

    def _remember(self) -> None:
        if self.shown is not None:
            settings = self.scene.stage.settings
            settings.hints_seen = [*settings.hints_seen, self._name(self.shown)]
            settings.save()
            self.shown = None

    def _name(self, hint: Hint) -> str:
        return f"{self.scene.play.match.game.name}:{hint.term}"

    def _fitting(self) -> Iterator[Hint]:
        scene = self.scene
        seen, mine = set(scene.stage.settings.hints_seen), scene.view["seats"][scene.near]
        for hint in hints_of(scene):
            if hint.kind == scene.legal.kind and self._name(hint) not in seen and hint.holds(mine):
                yield hint

    def _term(self) -> Term | None:
        if self.shown is None:
            return None
        say, library = self.scene.ui.say, self.scene.stage.library
        wanted = self.shown.term
        return next((term for term in (*rules(say, library), *keywords(say, library)) if term.key == wanted), None)


def hints_of(scene: MatchScene) -> list[Hint]:
    """Those that the game has for things that come up later, then the first word of each kind of question."""
    own = [Hint(term, kind, holds) for term, kind, holds in scene.game.hints]
    return own + [Hint(words[0], kind, lambda mine: True) for kind, words in scene.game.questions.items()]
