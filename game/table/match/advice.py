"""A hint on request: what the computer would do in the viewer's place, and why.

A process of its own thinks, with what the viewer may know and nothing else; the one that plays for the computer learns
nothing of it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from pygame import Surface, draw

from game.table.drawing import symbols
from game.table.games.interface import Answer, Verb
from game.table.match.words import Words
from game.table.teaching import panel
from game.table.tree import Node

if TYPE_CHECKING:
    from game.table.match.scene import MatchScene
    from game.table.match.session import View

LEVEL = "expert"
ICON = "old-lantern"
MARK = 26
"""Radius of the mark on what a hint names, in design units."""
MOST = 2
"""So many reasons are said."""


class Advice:
    """The hint that is sought or shown; it is gone with the question that it answers."""

    def __init__(self, scene: MatchScene) -> None:
        self.scene = scene
        self.thinker: Any = None
        self.answer: Answer = ()
        self.reasons: tuple[str, ...] = ()
        self._about: View | None = None

    @property
    def possible(self) -> bool:
        """Is the viewer asked what a hint may be given about, and no lesson under way?"""
        legal = self.scene.legal
        return legal.mine and legal.kind not in self.scene.game.unadvised and not self.scene.hints.silent

    @property
    def sought(self) -> bool:
        return self._about is not None and not self.answer

    def toggle(self) -> None:
        """Ask for a hint, or put away the one that is shown."""
        scene = self.scene
        if self._about is not None:
            self.close()
        elif not self.possible:
            scene.stage.tell(scene.ui.say("advice-not-now"))
        else:
            match, seat = scene.play.match, scene.near
            if self.thinker is None:
                from game.ai.worker import Worker

                self.thinker = Worker(match.game.name, match.sources, match.constants)
            self.thinker.ask(match.raw_view(seat), LEVEL, match.ai_seed, apart=True)
            self._about = scene.play.last_view
        scene.stage.touch()

    def close(self) -> None:
        self._about, self.answer, self.reasons = None, (), ()
        self.scene.stage.touch()

    def update(self) -> None:
        """Take what was thought of; forget it once something was answered."""
        if self._about is None:
            return
        if self._about is not self.scene.play.last_view or not self.scene.legal.mine:
            self.close()
        elif not self.answer:
            found = self.thinker.poll()
            if found is not None:
                self.answer, self.reasons = tuple(found), self.thinker.reasons
                self.scene.stage.touch()

    def stop(self) -> None:
        if self.thinker is not None:
            self.thinker.stop()
            self.thinker = None
        self._about, self.answer = None, ()

    # on the screen

    def add(self, root: Node) -> bool:
        """Put it over the log; is there one?"""
        scene = self.scene
        if self._about is None or scene.over or scene.sheet is not None:
            return False
        if self.sought:
            panel.column(scene, root, "advice", scene.ui.say("advice-sought"), "")
            return True
        words = told(scene.words, scene.game.verbs, scene.view, self.answer)
        panel.column(
            scene,
            root,
            "advice",
            words,
            why(scene.words, self.reasons, str(self.answer[0])),
            ("advice-close", "advice-close", self.close),
        )
        return True

    def paint(self, surface: Surface) -> None:
        """A mark at the upper edge of the cards and plates that the hint names; their values stay seen."""
        scene = self.scene
        if not self.answer or scene.over:
            return
        ui = scene.ui
        for entity in entities(scene.game.verbs, self.answer):
            edge = scene.standing.upper_edge(entity)
            if edge is not None:
                spot = edge[0], max(edge[1], ui.u(MARK))
                draw.circle(surface, ui.look.panel, spot, ui.u(MARK))
                draw.circle(surface, ui.look.gold, spot, ui.u(MARK), max(2, ui.u(3)))
                mark = symbols.icon(ICON, ui.u(MARK * 1.3), ui.look.gold)
                surface.blit(mark, mark.get_rect(center=spot))


def entities(verbs: Iterable[Verb], answer: Answer) -> tuple[int, ...]:
    """The cards and players that an answer names."""
    if answer[0] == "pick":
        return tuple(answer[1:])
    verb = next((verb for verb in verbs if verb.word == answer[0]), None)
    return () if verb is None else tuple(answer[1 : 3 if verb.aimed else 2])


def told(words: Words, verbs: Iterable[Verb], view: View, answer: Answer) -> str:
    """What to do, as a sentence without its point."""
    word, *parts = answer
    if word == "pick" and not parts:
        return words.say("advice-pick-none")
    name = f"advice-{word}"
    if not words.say.has(name):
        return words.answer(answer)
    named = [words.entity(view, part) for part in entities(verbs, answer)]
    facts: dict[str, Any] = dict(zip(("first", "second"), named, strict=False)) | {"all": words.listed(named)}
    numbers = [part for part in parts if isinstance(part, int)]
    if numbers:
        facts |= {"count": numbers[0], "number": numbers[0] + 1}
    elements = [words.word(part) for part in parts if isinstance(part, str)]
    return words.say(name, **facts | dict(zip(("element", "other"), elements, strict=False)))


def why(words: Words, reasons: tuple[str, ...], word: str = "") -> str:
    """Why, in one sentence: what the features that change most mean for people, of that answer if they say more."""
    names = [name.replace("_", "-") for name in reasons]
    own = {name: f"why-{word}-{name}" for name in names}
    meant = dict.fromkeys([words.say(own[name] if words.say.has(own[name]) else f"why-{name}") for name in names])
    if not meant:
        return words.say("advice-no-why")
    said = words.say("advice-why", why=words.listed([*meant][:MOST]))
    return said[0].upper() + said[1:]
