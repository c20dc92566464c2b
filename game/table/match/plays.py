"""The beats of a card that is played: it is paid for, held up, points at what it strikes, and goes to its place."""

from __future__ import annotations

import math
from dataclasses import replace
from typing import Any

from game.table.games.layout import Row
from game.table.layout import poses
from game.table.layout.poses import Pose
from game.table.match import flights, places, tokens, waiting
from game.table.match.motion import Beat
from game.table.match.record import MatchTable
from game.table.playing.session import Play, Step

Event = dict[str, Any]


def pay(table: MatchTable, play: Play, step: Step, event: Event, after: Event | None) -> list[Beat]:
    """The tokens turn over before what they pay for happens, and their light goes to it."""
    if table.game.tokens is None:
        return []

    def start() -> None:
        before, lay = tokens.faces_of(table), tokens.lay(table, event["seat"])[1]
        _turn_over(table, event)
        now = tokens.faces_of(table)
        spent = [token for token, full in before.items() if full and not now.get(token, full)]
        flights.light(
            table,
            [(lay[token], token[1]) for token in spent if token in lay],
            poses.aside(table.room) if event["seat"] == table.near else flights.HELD,
        )

    return [Beat(0.36, start)]


def turned_over(table: MatchTable, play: Play, step: Step, event: Event, after: Event | None) -> list[Beat]:
    """Tokens are filled or emptied: seen before what is set off by it, which waits for them."""
    if table.game.tokens is None:
        return []
    waits = after is not None and after["cause"] == event["index"]
    return [Beat(0.34 if waits else 0.0, lambda: _turn_over(table, event))]


def _turn_over(table: MatchTable, event: Event) -> None:
    """The tokens that are shown change by that, if they do."""
    held, numbers = table.game.tokens, table.view["seats"][event["seat"]]
    if held is not None:
        numbers.update(held.after(numbers, event))
    table.flips.settle(tokens.faces_of(table), table.motion.reduced)


def card_first(table: MatchTable, events: list[Event]) -> list[Event]:
    """In the order in which they are shown: a card that is played before what is given up for it.

    Else a card would leave the field, and nobody sees why. Elements alone are paid before.
    """

    def beat(event: Event) -> str:
        return kind.beat if (kind := table.events.get(event["kind"])) else ""

    shown: list[Event] = []
    for event in events:
        at = len(shown)
        if beat(event) == "hold_up":
            while at and shown[at - 1]["cause"] == event["cause"] and beat(shown[at - 1]) not in ("pay", "hold_up"):
                at -= 1
            if at and beat(shown[at - 1]) != "pay":
                at = len(shown)
        shown.insert(at, event)
    return shown


def play(table: MatchTable, play: Play, step: Step, event: Event, after: Event | None) -> list[Beat]:
    """What the other side plays is held up, so that it can be read, points at its targets, and goes to its place.

    An own card lies aside meanwhile.
    """
    watched = event["seat"] != table.near or play.seats[table.near] != "human"
    if not watched:
        return [Beat(0.2, lambda: places.settle(table, play)), *_points(table, step, event)]
    card = table.words.library.cards.get(event.get("card", ""))
    if card is None:
        return []
    aimed = [target for target in event.get("targets") or () if places.place(table, target) is not None]
    struck = aimed[:MOST_POINTED] or targets_of(table, step, event)
    length = 1.35 if struck else 1.15

    def start() -> None:
        came = places.hand_spot(table, event["seat"])
        flights.hold(table, {"card": card.id}, came, _destination(table, step, event), struck, length)

    if not _waits(step, event["entity"]):
        return [Beat(length - 0.15, start)]

    def lie() -> None:
        table.view["table"]["batch"] = step.view["table"]["batch"]
        table.view["entities"][event["entity"]] = step.view["entities"][event["entity"]]
        places.settle(table, play)

    return [Beat(length, start), Beat(0.0, lie)]


def _waits(step: Step, card: int) -> bool:
    """Does a card that was played wait to be carried out, once the step is over?"""
    return any(item["itself"] and item["entity"] == card for item in step.view["table"].get("batch") or ())


AIMS = 0.7
"""How long an own card that is carried out at once points at its targets, in seconds."""


def _points(table: MatchTable, step: Step, event: Event) -> list[Beat]:
    """Where cards wait to be carried out, and this one need not: nobody would see at what it was aimed."""
    later = (other for other in step.events if other["index"] > event["index"])
    at_once = any(other["kind"] == "effect" and other["entity"] == event["entity"] for other in later)
    aimed = (event.get("targets") or [])[:MOST_POINTED]
    if table.layout.batch is None or not at_once or not aimed:
        return []

    def start() -> None:
        for target in aimed:
            flights.point(table, event["entity"], target, AIMS)

    return [Beat(AIMS, start)]


MOST_POINTED = 4
DEEDS = frozenset({"hold_up", "turn", "attack"})
"""The beats with which something else begins."""


def targets_of(table: MatchTable, step: Step, event: Event) -> list[int]:
    """What lies on the table, or who sits there, that an event of this step struck for the sake of `event`."""
    causes = {other["index"]: other["cause"] for other in step.events}
    found: list[int] = []
    end = _next_deed(table, step, event)
    for other in step.events:
        if other["cause"] is None and (other["index"] >= end or other["kind"] in table.game.turning):
            continue  # it came of what was done next, or paid for it
        kind = table.events.get(other["kind"])
        struck = other.get("target", other.get("entity"))
        if kind is None or not kind.done or other["kind"] == "moved" or struck in (None, event.get("entity")):
            continue
        if other["index"] < event["index"]:
            continue
        cause = other["cause"]  # after a choice an event has none
        while cause is not None and cause > event["index"]:
            cause = causes.get(cause)
        if cause in (event["index"], None) and struck not in found and places.place(table, struck) is not None:
            found.append(struck)
    return found[:MOST_POINTED]


def _next_deed(table: MatchTable, step: Step, event: Event) -> float:
    """The index of the next event that somebody brought about, or with which a turn begins: while somebody else sat at
    the screen several answers are shown as one step."""
    later = (other for other in step.events if other["index"] > event["index"] and other["cause"] is None)
    kinds = ((other["index"], table.events.get(other["kind"])) for other in later)
    return next((index for index, kind in kinds if kind is not None and kind.beat in DEEDS), math.inf)


def _destination(table: MatchTable, step: Step, event: Event) -> Pose | None:
    """Where a card goes that was played; None where nobody sees it go."""
    moved = [e for e in step.events if e["kind"] == "moved" and e.get("entity") == event.get("entity")]
    to = moved[-1] if moved else {}
    seat = to.get("to_seat")
    if seat is None or not table.is_player(seat):
        return None
    for row in table.side(seat).field:
        if row.zone == to.get("to") and _lies_in(step, row, event["entity"]):
            ids = step.view["seats"][seat].get(row.zone) or []
            shown = poses.spread(row, ids).get(event["entity"])
            return Pose(row.x, row.y, row.height) if row.holds else shown
    if _waits(step, event["entity"]):
        return waiting.spots(replace(table, view=step.view)).get(event["entity"])
    pile = next((row for row in table.side(seat).piles if row.zone == to.get("to")), None)
    return Pose(pile.x, pile.y, pile.height) if pile else None


def _lies_in(step: Step, row: Row, card: int) -> bool:
    """Is it the row for cards of its kind?"""
    entity = step.view["entities"].get(card)
    return not row.holds or (entity is not None and entity["kind"] in row.holds)
