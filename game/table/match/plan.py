"""What the computer had in mind: after its turn the best lines of the plan with which it began it.

In a match that is on it is told as the viewer may know it: a card that the computer held and still holds is a card, and
what it would have done with it is left out. How likely it thought it would win is told once the match is over, as
that hangs on what it holds; so is what its cards were.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from pygame import Rect, Surface

from game.table import widgets
from game.table.drawing import markup, symbols, text
from game.table.games.interface import Answer, Verb
from game.table.match import persons, tellable, variation
from game.table.match.intents import Deed, Do, Open
from game.table.match.record import MatchTable
from game.table.match.tellable import known as known
from game.table.messages import Messages
from game.table.playing.plans import Planned
from game.table.playing.session import Play, View
from game.table.theme import Ui
from game.table.tree import Node

ICON = "brain"
OVER = "plan"
ROW = 132
MOST = 3
"""So many lines are told."""
HAND = "hand"
"""The zone from which a card can come that nobody else has seen."""


def lines(table: MatchTable, play: Play, planned: Planned) -> list[str]:
    """Its three best lines in words, those that come to the same words once."""
    match, verbs = play.match, table.game.verbs
    over = match.result is not None
    view = match.view_then(planned.step, planned.seat) if over else planned.view
    found: dict[str, float | None] = {}
    for line in planned.lines:
        ways = line.ways if over else seen(verbs, view, line.ways)
        found.setdefault(variation.line(table.words, verbs, view, ways), line.chance)
    first = list(found.items())[:MOST]
    if not over:
        return [moves for moves, _ in first]
    return [_expected(table.words.say, moves, chance) for moves, chance in first]


def _expected(say: Messages, moves: str, chance: float | None) -> str:
    if chance is None:
        return say("plan-behind", moves=moves)
    return say("plan-expected", moves=moves, chance=variation.percent(chance))


def seen(verbs: Sequence[Verb], view: View, ways: Sequence[Answer]) -> list[Answer]:
    """The answers as far as they may be told: what is done with a card that the viewer can't tell is left out.

    That such a card was to come from the hand is told, and nothing of what was to follow from it.
    """
    found: list[Answer] = []
    hidden = False
    for way in ways:
        verb = next((verb for verb in verbs if verb.word == way[0]), None)
        if verb is not None or way[0] in variation.CALM:
            hidden = verb is not None and len(way) > 1 and view["entities"].get(way[1]) is None
        if not hidden:
            found.append(way)
        elif verb is not None and HAND in verb.zones:
            found.append(way[:2])
    return found


# on the screen


def mark(table: MatchTable, play: Play, ui: Ui, do: Do, seat: int, plate: Rect) -> Node | None:
    """The sign on the plate of whoever had a plan that can be told."""
    if not tellable.is_told(table, play, seat):
        return None
    size = ui.u(tellable.SIGN)
    rect = Rect(plate.right - size - ui.u(tellable.EDGE), plate.y + ui.u(4), size, size)
    if persons.sits_opposite(table, seat):
        rect.centery = plate.centery  # the end of that plate is round
    name = ui.say("plan-button", name=table.words.player(seat))
    node = Node("part", f"plan-{seat}", rect, name=name, hint=ui.say("plan-hint"))
    node.actions = {"open": partial(do, Open(f"{OVER}-{seat}"))}

    def paint(surface: Surface, node: Node) -> None:
        lit = "hover" in node.flags
        drawn = symbols.icon(ICON, node.rect.h, ui.look.gold if lit else ui.look.quiet)
        surface.blit(drawn, drawn.get_rect(center=node.rect.center))

    node.paint = paint
    return node


def next_of(table: MatchTable, play: Play) -> str | None:
    """What the key for plans opens: the last plan first, then those of the others, then nothing; None if there are
    none."""
    shown = [f"{OVER}-{planned.seat}" for planned in known(table, play)]
    at = shown.index(table.over) + 1 if table.over in shown else 0
    return (shown[at] if at < len(shown) else "") if shown else None


def sheet(table: MatchTable, play: Play, ui: Ui, do: Do, seat: int) -> Node:
    """The best lines of the plan of `seat`, one below the other."""
    say = ui.say
    planned = next((plan for plan in known(table, play) if plan.seat == seat), None)
    shown = lines(table, play, planned) if planned else []
    turn = planned.turn if planned else 0
    title = say("plan-title", turn=turn, name=table.words.player(seat))
    ground, room = widgets.dialog(ui, "plan", title, 1180, 250 + ROW * max(1, len(shown)))
    box = ground.children[0]
    note = say("plan-note-over" if play.match.result is not None else "plan-note")
    box.value = note
    y = room.y
    for number, words in enumerate(shown):
        box.add(_row(ui, number, words, Rect(room.x, y, room.w, ui.s(ROW - 12))))
        y += ui.s(ROW)
    foot = Rect(0, 0, ui.s(240), ui.s(54))
    foot.midbottom = (room.centerx, room.bottom)
    below = Rect(room.x, y, room.w, foot.top - y)
    box.add(widgets.label(ui, "plan-note", note, below, 20, ui.look.quiet, "center", within=True))
    box.add(widgets.button(ui, "close", say("close"), foot, partial(do, Deed.CLOSE), "main"))
    return ground


def _row(ui: Ui, number: int, words: str, rect: Rect) -> Node:
    name = str(number + 1)

    def paint(surface: Surface, node: Node) -> None:
        widgets.paint_plate(surface, ui, node, "plain" if number == 0 else "quiet", 12)
        figure = text.render(name, ui.s(40), ui.look.gold, "figure", bold=True)
        surface.blit(figure, figure.get_rect(center=(rect.x + ui.s(36), rect.centery)))
        room = rect.w - ui.s(100)
        drawn = markup.rich(words, ui.s(25), ui.look.ink, room, "body", rect.h - ui.s(16))
        surface.blit(drawn, drawn.get_rect(midleft=(rect.x + ui.s(76), rect.centery)))

    return Node("text", f"plan-line-{number}", rect, name=words, value=name, paint=paint, focus=True)
