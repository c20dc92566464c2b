"""The beats of a card that is played: it comes to the middle, is paid for, strikes, and goes to its place."""

from __future__ import annotations

import math
from typing import Any

from game.table.drawing import motes, symbols
from game.table.match import acts, flights, places, tokens
from game.table.match.motion import Beat
from game.table.match.record import MatchTable
from game.table.playing.session import Play, Step

Event = dict[str, Any]


def pay(table: MatchTable, play: Play, step: Step, event: Event, after: Event | None) -> list[Beat]:
    """The tokens turn over before what they pay for happens; what pays for a card streams into it in the middle."""
    if table.game.tokens is None or _pays_for(table, step, event) is not None:
        return []
    return [Beat(0.36, lambda: _turn_over(table, event))]


def _pays_for(table: MatchTable, step: Step, paid: Event) -> Event | None:
    """The card that is played with it."""
    later = (other for other in step.events if other["index"] > paid["index"] and other.get("seat") == paid["seat"])
    following = next(later, None)
    return following if following is not None and _beat(table, following) == "hold_up" else None


def _payment(table: MatchTable, step: Step, event: Event) -> Event | None:
    """What was paid for a card that is played."""
    paid = (other for other in step.events if _beat(table, other) == "pay")
    return next((other for other in paid if _pays_for(table, step, other) is event), None)


def _beat(table: MatchTable, event: Event) -> str:
    return kind.beat if (kind := table.events.get(event["kind"])) else ""


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
    shown: list[Event] = []
    for event in events:
        at = len(shown)
        if _beat(table, event) == "hold_up":
            while at and shown[at - 1]["cause"] == event["cause"]:
                if _beat(table, shown[at - 1]) in ("pay", "hold_up"):
                    break
                at -= 1
            if at and _beat(table, shown[at - 1]) != "pay":
                at = len(shown)
        shown.insert(at, event)
    return shown


def play(table: MatchTable, play: Play, step: Step, event: Event, after: Event | None) -> list[Beat]:
    """It comes to the middle, what pays for it streams in, it strikes its targets there, and goes where it belongs."""
    seen, own = acts.seen_of(table, step, event), event["seat"] == table.near and play.seats[table.near] == "human"
    if seen is None:
        return []
    paid, lies = _payment(table, step, event), _waits(step, event["entity"])
    if own and (table.motion.reduced or _is_in_play(table, event["entity"])):
        return [Beat(0.2, lambda: _settle(table, play, paid)), *_points(table, step, event)]
    thrown = thrown_at(table, step, event)
    aimed = [target for target in event.get("targets") or () if places.place(table, target) is not None]
    struck = thrown or aimed[:MOST_POINTED] or targets_of(table, step, event)
    length = acts.HELD if own else acts.READ

    def held() -> None:
        _stream(table, step, event, paid, length)
        for target in struck if not thrown and not own else ():
            flights.point(table, event["entity"], target, length)

    beats = [Beat(acts.COMES, lambda: acts.come(table, play, step, event, seen, struck)), Beat(length, held)]
    if thrown:
        beats.append(Beat(flights.FLIES, lambda: acts.throw(table, thrown)))
    if lies:
        beats.append(Beat(0.0, lambda: _lie(table, play, step, event)))
    return [*beats, *(_points(table, step, event) if own and not thrown else ())]


def thrown_at(table: MatchTable, step: Step, event: Event) -> list[int]:
    """At whom a card that is played throws what it has at once, from the middle: at its targets, or at those whom it
    strikes first and together. A card that waits, or comes into play, does nothing from there."""
    if table.motion.reduced or _waits(step, event["entity"]) or _comes_into_play(table, step, event):
        return []
    found = [target for target in event.get("targets") or () if places.place(table, target) is not None]
    if found:
        return found[:MOST_STRUCK]
    struck, cause = targets_of(table, step, event, MOST_STRUCK), None
    for other in step.events:
        target = other.get("target", other.get("entity"))
        if other["index"] < event["index"] or target not in struck or not _is_done(table, other):
            continue
        if found and (target in found or other["cause"] != cause):
            break
        found, cause = [*found, target], other["cause"]
    return found


def _is_done(table: MatchTable, event: Event) -> bool:
    kind = table.events.get(event["kind"])
    return kind is not None and kind.done and event["kind"] != "moved"


def is_thrown_before(table: MatchTable, step: Step, blow: Event) -> bool:
    """Did the card that strikes throw something there as it was played, of which nothing came before this blow?"""
    played = next((event for event in step.events if event.get("entity") == blow["source"]
                   and _beat(table, event) == "hold_up" and event["index"] < blow["index"]), None)  # fmt: skip
    if played is None or blow["target"] not in thrown_at(table, step, played):
        return False
    between = (event for event in step.events if played["index"] < event["index"] < blow["index"])
    return all((event.get("source"), event.get("target")) != (blow["source"], blow["target"]) for event in between)


def _settle(table: MatchTable, play: Play, paid: Event | None) -> None:
    if paid is not None:
        _turn_over(table, paid)
    places.settle(table, play)


def _lie(table: MatchTable, play: Play, step: Step, event: Event) -> None:
    """It goes where it waits to be carried out."""
    table.view["table"]["batch"] = step.view["table"]["batch"]
    table.view["entities"][event["entity"]] = step.view["entities"][event["entity"]]
    acts.lies(table)
    places.settle(table, play)


def _stream(table: MatchTable, step: Step, event: Event, paid: Event | None, length: float) -> None:
    """What pays for it turns over, and its light flows to the card."""
    lights = [
        (places.place(table, card), table.view["entities"][card]["card"]) for card in _turned_for(table, step, event)
    ]
    found = [(at, motes.light_of(acts.hue_of(table, name))) for at, name in lights if at is not None]
    if paid is not None:
        before, lay = tokens.faces_of(table), tokens.lay(table, paid["seat"])[1]
        _turn_over(table, paid)
        now = tokens.faces_of(table)
        for token in (token for token, full in before.items() if full and not now.get(token, full)):
            if token in lay:
                x, y, w, h = lay[token]
                look = symbols.look(token[1])
                found.append(((x + w / 2, y + h / 2), look.tint.glow if look else flights.SPARK))
    acts.feed(table, found, length)


def _turned_for(table: MatchTable, step: Step, event: Event) -> list[int]:
    """The cards that were turned just before to pay for it, since something else was played."""
    found: list[int] = []
    for other in step.events:
        if other["index"] >= event["index"]:
            break
        if _beat(table, other) == "hold_up":
            found.clear()
        elif table.game.turning.get(other["kind"]) and other["cause"] is None:
            found.append(other["entity"])
    return found if table.game.tokens is None else []


def _is_in_play(table: MatchTable, card: int) -> bool:
    """Does it lie in play already, and only do something?"""
    entity = table.view["entities"].get(card)
    return entity is not None and entity["zone"] in table.in_play


def _comes_into_play(table: MatchTable, step: Step, event: Event) -> bool:
    moved = [e for e in step.events if e["kind"] == "moved" and e.get("entity") == event["entity"]]
    return _is_in_play(table, event["entity"]) or any(e.get("to") in table.in_play for e in moved)


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


MOST_POINTED, MOST_STRUCK = 4, 8
"""At so many an arrow points, and at so many something is thrown."""
DEEDS = frozenset({"hold_up", "turn", "attack"})
"""The beats with which something else begins."""


def targets_of(table: MatchTable, step: Step, event: Event, most: int = MOST_POINTED) -> list[int]:
    """What lies on the table, or who sits there, that an event of this step struck for the sake of `event`."""
    causes = {other["index"]: other["cause"] for other in step.events}
    found: list[int] = []
    end = _next_deed(table, step, event)
    for other in step.events:
        if other["cause"] is None and (other["index"] >= end or other["kind"] in table.game.turning):
            continue  # it came of what was done next, or paid for it
        struck = other.get("target", other.get("entity"))
        if not _is_done(table, other) or struck in (None, event.get("entity")):
            continue
        if other["index"] < event["index"]:
            continue
        cause = other["cause"]  # after a choice an event has none
        while cause is not None and cause > event["index"]:
            cause = causes.get(cause)
        if cause in (event["index"], None) and struck not in found and places.place(table, struck) is not None:
            found.append(struck)
    return found[:most]


def _next_deed(table: MatchTable, step: Step, event: Event) -> float:
    """The index of the next event that somebody brought about, or with which a turn begins: while somebody else sat at
    the screen several answers are shown as one step."""
    later = (other for other in step.events if other["index"] > event["index"] and other["cause"] is None)
    kinds = ((other["index"], table.events.get(other["kind"])) for other in later)
    return next((index for index, kind in kinds if kind is not None and kind.beat in DEEDS), math.inf)
