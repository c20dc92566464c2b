"""What the computer had in mind: after its turn the best lines of the plan with which it began it.

In a match that is on it is told as the viewer may know it: a card that the computer held and still holds is a card, and
what it would have done with it is left out. How likely it thought it would win is told once the match is over, as
that hangs on what it holds; so is what its cards were.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from pygame import Rect, Surface

from game.table import widgets
from game.table.analysing import told
from game.table.drawing import symbols, text
from game.table.games.interface import Answer, Verb
from game.table.tree import Node

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.table.match.scene import MatchScene
    from game.table.match.session import View

ICON = "brain"
OVER = "plan"
ROW = 132
MOST = 3
"""So many lines are told."""
HAND = "hand"
"""The zone from which a card can come that nobody else has seen."""


@dataclass
class Planned:
    """The plan of a seat for a turn."""

    seat: int
    turn: int
    step: int
    """After so many answers it was made."""
    viewer: int
    """Who sat at the screen then."""
    lines: Sequence[Any]
    """The best first: each with its `chance` and its answers, `ways`."""
    view: View
    """What the viewer knew then, with the cards that came into sight as it was carried out."""
    given: set[int] = field(default_factory=set)
    """The cards of the answers that were given since."""


class Plans:
    """The last plan of each seat."""

    def __init__(self) -> None:
        self.of: dict[int, Planned] = {}

    def note(self, planned: Planned) -> None:
        """Keep it, unless one of the same turn went as far: a turn may begin with a question of its own."""
        kept = self.of.get(planned.seat)
        if kept is None or kept.turn != planned.turn or _reach(planned) > _reach(kept):
            self.of[planned.seat] = planned

    def answered(self, seat: int, cards: Sequence[int], view: View) -> None:
        """`seat` has given an answer that names `cards`: what the viewer sees of them by now has a name."""
        planned = self.of.get(seat)
        if planned is None:
            return
        known = planned.view["entities"]
        planned.given.update(cards)
        for card in planned.given:
            if known.get(card) is None and view["entities"].get(card) is not None:
                known[card] = view["entities"][card]

    def told(self, scene: MatchScene) -> list[Planned]:
        """Those that can be told now, the last one first: of turns that are over, to who sat at the screen then."""
        done = scene.play.match.answered
        turn, over = scene.view["turn"], scene.play.match.result is not None
        found = [
            planned
            for planned in self.of.values()
            if planned.step < done and (over or (planned.turn < turn and planned.viewer == scene.near))
        ]
        return sorted(found, key=lambda planned: -planned.step)


def _reach(planned: Planned) -> tuple[bool, int]:
    """Whether there was a choice, and how many answers the best line has."""
    return len(planned.lines) > 1, len(planned.lines[0].ways)


def lines(scene: MatchScene, planned: Planned) -> list[str]:
    """Its three best lines in words, those that come to the same words once."""
    match, verbs = scene.play.match, scene.game.verbs
    over = match.result is not None
    view = match.view_then(planned.step, planned.seat) if over else planned.view
    found: dict[str, float | None] = {}
    for line in planned.lines:
        ways = line.ways if over else seen(verbs, view, line.ways)
        found.setdefault(told.line(scene.words, verbs, view, ways), line.chance)
    first = list(found.items())[:MOST]
    if not over:
        return [moves for moves, _ in first]
    return [_expected(scene, moves, chance) for moves, chance in first]


def _expected(scene: MatchScene, moves: str, chance: float | None) -> str:
    if chance is None:
        return scene.ui.say("plan-behind", moves=moves)
    return scene.ui.say("plan-expected", moves=moves, chance=told.percent(chance))


def seen(verbs: Sequence[Verb], view: View, ways: Sequence[Answer]) -> list[Answer]:
    """The answers as far as they may be told: what is done with a card that the viewer can't tell is left out.

    That such a card was to come from the hand is told, and nothing of what was to follow from it.
    """
    found: list[Answer] = []
    hidden = False
    for way in ways:
        verb = next((verb for verb in verbs if verb.word == way[0]), None)
        if verb is not None or way[0] in told.CALM:
            hidden = verb is not None and len(way) > 1 and view["entities"].get(way[1]) is None
        if not hidden:
            found.append(way)
        elif verb is not None and HAND in verb.zones:
            found.append(way[:2])
    return found


# on the screen


def mark(scene: MatchScene, seat: int, plate: Rect) -> Node | None:
    """The sign on the plate of whoever had a plan that can be told."""
    if scene.play.covered or seat not in [planned.seat for planned in scene.play.plans.told(scene)]:
        return None
    ui = scene.ui
    size = ui.u(34)
    rect = Rect(plate.right - size - ui.u(6), plate.y + ui.u(4), size, size)
    name = ui.say("plan-button", name=scene.words.player(seat))
    node = Node("part", f"plan-{seat}", rect, name=name, hint=ui.say("plan-hint"))
    node.actions = {"open": lambda: open_of(scene, seat)}

    def paint(surface: Surface, node: Node) -> None:
        lit = "hover" in node.flags
        drawn = symbols.icon(ICON, node.rect.h, scene.ui.look.gold if lit else scene.ui.look.quiet)
        surface.blit(drawn, drawn.get_rect(center=node.rect.center))

    node.paint = paint
    return node


def open_of(scene: MatchScene, seat: int) -> None:
    scene.over = f"{OVER}-{seat}"
    scene.stage.touch()


def key(scene: MatchScene) -> None:
    """The last plan first, then those of the others, then none."""
    seats = [planned.seat for planned in scene.play.plans.told(scene)]
    shown = [f"{OVER}-{seat}" for seat in seats]
    at = shown.index(scene.over) + 1 if scene.over in shown else 0
    if not seats:
        scene.stage.tell(scene.ui.say("plan-none"))
    scene.over = shown[at] if at < len(shown) else ""
    scene.stage.touch()


def sheet(scene: MatchScene, seat: int) -> Node:
    """The best lines of the plan of `seat`, one below the other."""
    ui, say = scene.ui, scene.ui.say
    planned = next((plan for plan in scene.play.plans.told(scene) if plan.seat == seat), None)
    shown = lines(scene, planned) if planned else []
    turn = planned.turn if planned else 0
    title = say("plan-title", turn=turn, name=scene.words.player(seat))
    ground, room = widgets.dialog(ui, "plan", title, 1180, 250 + ROW * max(1, len(shown)))
    box = ground.children[0]
    note = say("plan-note-over" if scene.play.match.result is not None else "plan-note")
    box.value = note
    y = room.y
    for number, words in enumerate(shown):
        box.add(_row(scene, number, words, Rect(room.x, y, room.w, ui.s(ROW - 12))))
        y += ui.s(ROW)
    foot = Rect(0, 0, ui.s(240), ui.s(54))
    foot.midbottom = (room.centerx, room.bottom)
    below = Rect(room.x, y, room.w, foot.top - y)
    box.add(widgets.label(ui, "plan-note", note, below, 20, ui.look.quiet, "center", within=True))
    box.add(widgets.button(ui, "close", say("close"), foot, scene.cancel, "main"))
    return ground


def _row(scene: MatchScene, number: int, words: str, rect: Rect) -> Node:
    ui = scene.ui
    name = str(number + 1)

    def paint(surface: Surface, node: Node) -> None:
        widgets.paint_plate(surface, ui, node, "plain" if number == 0 else "quiet", 12)
        figure = text.render(name, ui.s(40), ui.look.gold, "figure", bold=True)
        surface.blit(figure, figure.get_rect(center=(rect.x + ui.s(36), rect.centery)))
        room = rect.w - ui.s(100)
        drawn = text.rich(words, ui.s(25), ui.look.ink, room, "body", rect.h - ui.s(16))
        surface.blit(drawn, drawn.get_rect(midleft=(rect.x + ui.s(76), rect.centery)))

    return Node("text", f"plan-line-{number}", rect, name=words, value=name, paint=paint, focus=True)
