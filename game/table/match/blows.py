"""The beats of damage, healing and loss: the cause lights up, something flies over, the target is struck."""

from __future__ import annotations

from typing import Any

from pygame import Surface

from game.table.drawing import motes
from game.table.layout import poses
from game.table.match import acts, effects, flights, melee, places, plays, remarks
from game.table.match.motion import Beat
from game.table.match.presence import FLASH
from game.table.match.record import MatchTable
from game.table.playing.session import Play, Step
from game.table.theme import Ui

Event = dict[str, Any]
SHOCKS = 0.0, 4.0, 10.0
"""How far the table shakes at a blow by its weight, in design units."""
SETTLES = 0.6
"""How long the dust lies in the air after the heaviest, in seconds."""
SPARED = (140, 236, 140)
WORDS = 40
"""How large a word is that rises from a card in place of figures."""
LAST = 0.9
"""How long the last blow of a match lasts."""
SLOW = 0.4
"""How fast time goes meanwhile."""


def damage(table: MatchTable, play: Play, step: Step, event: Event, after: Event | None) -> list[Beat]:
    target, amount = event["target"], event["amount"]
    last = is_last(table, play, step, event)

    def start() -> None:
        change_vital(table, target, -amount)
        _waits_no_more(table, target, amount)
        effects.number(table, target, f"−{amount}", (255, 96, 72))
        table.shakes[target] = 0.35
        strike(table, target)
        weigh(table, target, amount)
        remarks.blow(table, play, target, amount, last)
        if last:
            table.motion.pace = 1.0 if table.motion.reduced else SLOW
            table.presence.broken.add(target)

    group = _together(step, event)
    struck = [blow for blow in group if melee.fights(table, step, blow)]
    flown = [blow for blow in _flown(table, step, group) if blow not in struck]
    approach = [Beat(flights.FLIES, lambda: _approach(table, step, flown))] if flown else []
    approach += melee.meet(table, struck, SLOW if any(is_last(table, play, step, blow) for blow in struck) else 1.0)
    more = after is not None and after["kind"] == "damage" and after["cause"] == event["cause"]
    return [*approach, Beat(LAST * SLOW if last else 0.0 if more else 0.42, start)]


def strike(table: MatchTable, target: int) -> None:
    """A white light over who was hit."""
    if not table.motion.reduced:
        table.presence.flashes[target] = FLASH


def weigh(table: MatchTable, target: int, amount: int) -> None:
    """A heavy blow stops everything for a moment and shakes the table; dust rises along the line after the heaviest."""
    weight = table.game.weights.of(amount)
    if not weight or table.motion.reduced:
        return
    table.motion.shock(SHOCKS[weight])
    room = places.room_of(table, target)
    if weight < len(SHOCKS) - 1 or room is None:
        return
    y = room[1] + room[3]
    left, right = (max(table.room.left, room[0] - 260), y), (min(table.room.right, room[0] + room[2] + 260), y)
    if table.is_player(target):
        left, right = (room[0], y), (room[0] + room[2], y)

    def draw(surface: Surface, ui: Ui, t: float) -> None:
        motes.dust(surface, ui.k, ui.point(*left), ui.point(*right), t)

    table.motion.show(SETTLES, draw)


def is_last(table: MatchTable, play: Play, step: Step, event: Event) -> bool:
    """Does this blow fell a player, who has not won, at the end of the match?"""
    result, target = play.match.result, event["target"]
    if not result or step.view is not play.last_view or not table.is_player(target):
        return False
    return target not in (result["winners"] if result.get("team") else [result["winner"]])


def _together(step: Step, event: Event) -> list[Event]:
    """The blows that fall at once with this one, if it is the first of them."""
    at = step.events.index(event)
    before = step.events[at - 1] if at else None
    if before is not None and before["kind"] == "damage" and before["cause"] == event["cause"]:
        return []
    found = []
    for other in step.events[at:]:
        if other["kind"] != "damage" or other["cause"] != event["cause"]:
            break
        found.append(other)
    return found


def _flown(table: MatchTable, step: Step, group: list[Event]) -> list[Event]:
    """The blows before which something flies from their cause to whom they strike.

    Whoever attacks goes there itself, and what has no place on the table strikes from nowhere.
    """
    kinds = {event["index"]: event["kind"] for event in step.events}
    if not group or table.motion.reduced:
        return []
    beat = table.events.get(kinds.get(group[0]["cause"], ""))
    if beat is not None and beat.beat in ("attack", "bolt"):
        return []
    others = [event for event in group if event["source"] != event["target"] and event["source"] >= 0]
    return [event for event in others if not plays.is_thrown_before(table, step, event)]


def _approach(table: MatchTable, step: Step, group: list[Event]) -> None:
    """Light the cause, and let what its colours have fly from it to each target."""
    aimed: dict[int, list[tuple[float, float]]] = {}
    for event in group:
        end = places.place(table, event["target"])
        if end is not None:
            aimed.setdefault(event["source"], []).append(end)
    for source, targets in aimed.items():
        start = _from(table, source)
        if start is not None:
            effects.ring(table, source)
            flights.volley(table, start, targets[: plays.MOST_STRUCK], _hue(table, step, source))


def _hue(table: MatchTable, step: Step, source: int) -> str:
    entity = table.view["entities"].get(source) or step.view["entities"].get(source)
    return acts.hue_of(table, entity["card"] if entity else "")


def _from(table: MatchTable, source: int) -> tuple[float, float] | None:
    """Where the cause is: on the table, or where it stood there last, or in the middle, where cards act."""
    found = places.place(table, source) or table.presence.left.get(source)
    if found is None and source >= 0:
        middle = poses.act(table.room)
        return middle.x, middle.y
    return found


def heal(table: MatchTable, play: Play, step: Step, event: Event, after: Event | None) -> list[Beat]:
    def start() -> None:
        change_vital(table, event["target"], event["amount"])
        effects.number(table, event["target"], f"+{event['amount']}", (140, 236, 140))

    return [Beat(0.36, start)]


def prevented(table: MatchTable, play: Play, step: Step, event: Event, after: Event | None) -> list[Beat]:
    """Damage that waited is taken off whom it would have struck."""
    target, amount = event["target"], event["amount"]

    def start() -> None:
        _waits_no_more(table, target, amount)
        effects.ring(table, target, "legal")
        effects.number(table, target, table.words.say("number-prevented", amount=amount), SPARED, WORDS)

    return [Beat(0.8, start)]


def _waits_no_more(table: MatchTable, target: int, amount: int) -> None:
    """Damage that waited is dealt, or never will be."""
    held = table.view["table"]
    waits: dict[int, int] = held.get("withheld") or {}
    if target in waits:
        held["withheld"] = {**waits, target: max(0, waits[target] - amount)}


def lose(table: MatchTable, play: Play, step: Step, event: Event, after: Event | None) -> list[Beat]:
    last = is_last(table, play, step, event)

    def start() -> None:
        change_vital(table, event["target"], -event["amount"])
        effects.number(table, event["target"], f"−{event['amount']}", (206, 150, 255))
        if last:
            table.presence.broken.add(event["target"])

    return [Beat(0.36, start)]


def change_vital(table: MatchTable, target: int, by: int) -> None:
    """Count damage or healing into the shown position."""
    entity = table.view["entities"].get(target)
    if entity is None:
        return
    stats = dict(entity.get("stats") or {})
    damageable = table.words.library.damageable_stat(entity["card"]) or table.game.damageable_stat
    if stats.get(damageable) is not None:
        stats[damageable] += by
    table.view["entities"][target] = {**entity, "stats": stats, "damage": max(0, entity.get("damage", 0) - by)}
    if table.is_player(target) and table.game.damageable_stat in table.view["seats"][target]:
        table.view["seats"][target][table.game.damageable_stat] += by
