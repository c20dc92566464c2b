"""The scene of a puzzle: the table with a line that says what is to be done, gives hints, and how it came out."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from pygame import Rect, Surface

from game.records.scenarios.parts import WIN
from game.table import widgets
from game.table.drawing import letters
from game.table.drawing.pictures import PLAIN_HUE
from game.table.games.interface import Answer
from game.table.match import advice, feast, topline
from game.table.match.shown import ShownScene
from game.table.puzzling.session import Posing
from game.table.theme import Ui
from game.table.tree import Act, Node

if TYPE_CHECKING:
    from game.records.puzzles import Puzzle
    from game.table.stage import Stage

WON = "scarlet"
"""The hue of a seal that was broken."""
HINTS = 2
"""First what kind of move begins it, then which."""


class PuzzleScene(ShownScene):
    name = "puzzle"
    upper_edge = True
    play: Posing

    def __init__(
        self, stage: Stage, play: Posing, names: tuple[str, ...], known: list[Puzzle], pose: Callable[[int], None]
    ) -> None:
        """`pose` puts another one of the `known` puzzles on the table in its place."""
        super().__init__(stage, play, names, ("",) * len(play.seats))
        self.table.leads = "puzzles"
        self.puzzle = play.puzzle
        self.known, self._pose = known, pose
        self.hinted = 0
        self._first_view = play.view
        self._marked = False

    # the course of it

    def update(self, dt: float) -> bool:
        moved = super().update(dt)
        if self.play.solved and self.settled and not self._marked:
            self._marked = True
            mark(self.stage, self.puzzle)
        return moved

    @property
    def settled(self) -> bool:
        """Has all that was done been shown?"""
        return self.play.caught_up and not self.table.motion.busy

    @property
    def ended(self) -> dict[str, Any] | None:
        return self.play.match.result if self.settled and self.play.solved else None

    def give_hint(self) -> None:
        self.hinted = min(HINTS, self.hinted + 1)
        self.stage.touch()

    def try_again(self) -> None:
        """The same position from its beginning; the hints that were given stay."""
        hinted = self.hinted
        self._pose(self._place)
        if isinstance(self.stage.scene, PuzzleScene):
            self.stage.scene.hinted = hinted

    def go_on(self) -> None:
        """To the next one that is not solved yet, else to the next one."""
        self._pose(self._next)

    @property
    def _place(self) -> int:
        return self.known.index(self.puzzle)

    @property
    def _next(self) -> int:
        count, at = len(self.known), self._place
        following = [(at + step) % count for step in range(1, count + 1)]
        return next((n for n in following if not is_solved(self.stage, self.known[n])), following[0])

    def leave_match(self) -> None:
        self.stage.doors.puzzles(self.stage, self._place)

    def takes_press(self, node: Node) -> bool:
        """The buttons of the panel answer nothing, so they can be pressed also in the first moment of a question."""
        return node.key.startswith("puzzle-") or super().takes_press(node)

    # the tree

    def build(self) -> Node:
        root = super().build()
        modal = next((n for n, child in enumerate(root.children) if "modal" in child.flags), len(root.children))
        at = modal if self.table.over else len(root.children)
        root.children[at:at] = self._feast() if self.ended else [self._panel()]
        return root

    def _feast(self) -> list[Node]:
        """The banner, the seals of the puzzles as hard as this one, and the way to the next."""
        title, why = self._said()
        choices = [(key, self.ui.say(key), act, kind) for key, act, kind in self._choices()]
        return feast.nodes(self.table, self.play, self.ui, "puzzle", title, (title, why), choices, self._seals)

    def _seals(self, surface: Surface, ui: Ui, room: Rect) -> None:
        """Broken those of the puzzles that are solved, this one larger."""
        grade = self.puzzle.grading.grade
        shown = [puzzle for puzzle in self.known if puzzle.grading.grade == grade]
        step = min(ui.u(56), room.w // max(1, len(shown)))
        x = room.centerx - step * (len(shown) - 1) // 2
        for puzzle in shown:
            is_this = puzzle is self.puzzle
            solved = is_this or is_solved(self.stage, puzzle)
            px = min(room.h, round(step * (1.1 if is_this else 0.72)))
            drawn = letters.broken(px, WON) if solved else letters.seal(px, PLAIN_HUE)
            surface.blit(drawn, drawn.get_rect(center=(x, room.centery)))
            x += step

    def _panel(self) -> Node:
        panel, ui = topline.panel(self.table.room, self.ui, "puzzle", *self._said()), topline.measure(self.ui)
        box = panel.rect
        wide, high = (ui.u(part) for part in topline.BUTTON)
        above = Rect(box.right - wide - ui.u(12), box.y + ui.u(5), wide, high)
        below = above.move(0, box.h - ui.u(10) - high)
        for rect, (key, act, kind) in zip((above, below), self._choices(), strict=True):
            panel.add(widgets.button(ui, key, ui.say(key), rect, act, kind, self._hint_of(key), size=19,
                                     enabled=key != "puzzle-hint" or self.hinted < HINTS))  # fmt: skip
        return panel

    def _hint_of(self, key: str) -> str:
        return self.ui.say(f"{key}-hint") if self.ui.say.has(f"{key}-hint") else ""

    def _choices(self) -> list[tuple[str, Act, widgets.Kind]]:
        if self.settled and self.play.solved:
            return [("puzzle-next", self.go_on, "main"), ("puzzle-all", self.leave_match, "quiet")]
        if self.settled and self.play.missed:
            return [("puzzle-again", self.try_again, "main"), ("puzzle-all", self.leave_match, "quiet")]
        return [("puzzle-hint", self.give_hint, "plain"), ("puzzle-again", self.try_again, "quiet")]

    def _said(self) -> tuple[str, str]:
        """What is to be done or came out, and a line below."""
        say, puzzle = self.ui.say, self.puzzle
        if self.settled and self.play.solved:
            return say("puzzle-solved", number=puzzle.number), say("puzzle-solved-why", moves=puzzle.moves)
        if self.settled and self.play.missed:
            return self._by_goal("puzzle-missed"), self._by_goal("puzzle-missed-why")
        return self._by_goal("puzzle-task", number=puzzle.number), self._hint()

    def _by_goal(self, name: str, **facts: Any) -> str:
        """What is said of a win, or in words of its own of another goal."""
        goal = self.puzzle.grading.goal
        return self.ui.say(name if goal == WIN else f"{name}-{goal}", **facts)

    def _hint(self) -> str:
        say, first = self.ui.say, self.puzzle.first
        if not self.hinted:
            return say("puzzle-moves", moves=self.puzzle.moves)
        if self.hinted == 1:
            return self._kind(first)
        words = advice.told(self.table.words, self.table.game.verbs, self._first_view, first)
        return say("puzzle-hint-first", move=words)

    def _kind(self, first: Answer) -> str:
        """What kind of move begins it, and of what kind the card is with which it is made."""
        say, word, card = self.ui.say, first[0], first[1] if len(first) > 1 else None
        if not isinstance(card, int):
            return say(f"puzzle-begin-{word}-alone")
        name = f"puzzle-begin-{word}" if say.has(f"puzzle-begin-{word}") else "puzzle-begin-use"
        if self.table.is_player(card):
            return say("puzzle-begin-player")
        return say(name, kind=say.of("kind", self.table.kind(self._first_view["entities"][card]["card"])))


def is_solved(stage: Stage, puzzle: Puzzle) -> bool:
    return puzzle.key in stage.settings.puzzles


def mark(stage: Stage, puzzle: Puzzle) -> None:
    """Remember that it was solved."""
    if not is_solved(stage, puzzle):
        stage.settings.puzzles = [*stage.settings.puzzles, puzzle.key]
        stage.settings.save()
    stage.touch()
