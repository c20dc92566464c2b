"""A card under way in the hand of a person: taken up, moved, let go, or put back."""

from __future__ import annotations

from dataclasses import replace

from game.table.layout import poses
from game.table.layout.poses import Pose
from game.table.layout.room import Room
from game.table.match import aim, places
from game.table.match.intents import Give, Intent
from game.table.match.record import Drag, MatchTable, Over, entity_of
from game.table.playing.session import Play
from game.table.theme import Ui

Point = tuple[int, int]  # pixels

REACH = 190  # design units from a row within which a card that is let go lands in it
HELD, SMALL = 300, 190  # height of a dragged card, over the hand and over the table
TILT = 14  # degrees that it hangs over at most while it is swung


def can_drag(table: MatchTable, over: Over) -> bool:
    card, now = entity_of(over), table.legal
    if card is None or not now.mine:
        return False
    if aim.is_put_forward(table):
        return card in now.options or (card in now.picks and card not in table.own_hand and not table.is_player(card))
    if not (now.free or now.leads):
        return False
    return card in table.own_hand or card in now.sources()


def start(table: MatchTable, play: Play, ui: Ui, over: Over, at: Point) -> None:
    """The card that `over` names leaves its place; one in play stays, and an arrow goes from it."""
    card = entity_of(over)
    if card is None:
        return
    table.drag = Drag(card, at, arrow=card not in table.own_hand)
    table.selected = card if table.drag.arrow else None
    move(table, play, ui, at, ())


def move(table: MatchTable, play: Play, ui: Ui, at: Point, over: Over) -> bool:
    """Follow the pointer; does what lies on the table make room for it, or is the card put aside?"""
    drag = table.drag
    if drag is None:
        return False
    swung, before = at[0] - drag.pointer[0], (table.gap, drag.parked)
    drag = replace(drag, pointer=at, over=over, out=is_out(table.room, places.units(ui, at)))
    if drag.arrow:
        table.drag = drag
        return False
    table.drag, table.gap = drag, gap_at(table, drag.card, places.units(ui, at))
    parked = drag.out and aim.targets(table, play) is not None
    if not parked and not table.motion.reduced:
        drag = replace(drag, tilt=max(-TILT, min(TILT, drag.tilt - swung / max(0.1, ui.k) * 0.25)))
    table.drag = replace(drag, parked=parked)
    if not parked:
        table.motion.put(drag.card, held_at(table, ui))
    if before == (table.gap, parked):
        return False
    places.settle(table, play)
    return True


def end(table: MatchTable, play: Play, over: Over) -> Intent | str | None:
    """What letting go over `over` asks of the match, or in words why it can't; the drag is over in any case."""
    drag = table.drag
    if drag is None:
        return None
    target = entity_of(over)
    asked, why = aim.drop(table, play, drag.card, target), aim.why_not(table, play, target)
    table.drag = table.gap = None
    if drag.arrow:
        table.selected = None
    places.settle(table, play)
    if not (drag.out or drag.arrow) or target == drag.card:
        return None
    if asked is not None or why:
        return asked or why
    return _begins(table, drag.card) if target is None or not drag.arrow else None


def _begins(table: MatchTable, card: int) -> Give | None:
    """The answer that begins to play a card of the own hand; what it asks can still be answered by clicks."""
    now = table.legal
    verb = now.simple(card)
    return Give(now.ways(verb, card)[0]) if verb is not None and card in table.own_hand else None


def cancel(table: MatchTable, play: Play) -> None:
    """Nothing is chosen nor dragged any more: the card goes back."""
    table.selected = table.gap = table.drag = None
    places.settle(table, play)


def swing(table: MatchTable, ui: Ui, dt: float) -> bool:
    """The card that is held comes to hang straight; does it still move?"""
    drag = table.drag
    if drag is None or not drag.tilt:
        return False
    table.drag = replace(drag, tilt=0.0 if abs(drag.tilt) < 0.5 else drag.tilt * max(0.0, 1 - 9 * dt))
    if not drag.parked and not drag.arrow:
        table.motion.put(drag.card, held_at(table, ui))
    return True


def gap_at(table: MatchTable, card: int, at: tuple[float, float]) -> int | None:
    """The place in the own row at which `card` would stand, if it is held near it."""
    row, entity = table.ordered_row, table.view["entities"].get(card)
    if row is None or entity is None or table.kind(entity["card"]) not in row.kinds or abs(at[1] - row.y) >= REACH:
        return None
    return poses.place_at(row, at[0], len(table.view["seats"][table.near][row.zone]))


def held_at(table: MatchTable, ui: Ui) -> Pose:
    """A card in the hand of the person: small over the table, so that it hides nothing there."""
    drag = table.drag
    assert drag is not None
    x, y = places.units(ui, drag.pointer)
    if not drag.out:
        return Pose(x, y, HELD, drag.tilt, order=2000)
    if table.gap is not None:
        return Pose(x, y, SMALL, drag.tilt, order=2000)
    return Pose(x + SMALL * 0.5, y + SMALL * 0.55, SMALL, drag.tilt, order=2000)


def is_out(room: Room, at: tuple[float, float]) -> bool:
    """Is that point, in design units, so far outside of the hand that letting go there uses a card?"""
    return at[1] < min(room.hand_y - REACH, room.hand_top - poses.EDGE) or not room.left <= at[0] <= room.right
