"""The beats of damage, healing and loss: the cause lights up, something flies over, the target is struck."""

from __future__ import annotations

from typing import Any

from game.table.match import effects, flights, places, remarks
from game.table.match.motion import Beat
from game.table.match.presence import FLASH
from game.table.match.record import MatchTable
from game.table.playing.session import Play, Step

Event = dict[str, Any]
FLIES = 0.26
"""How long it takes from cause to target, in seconds."""
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
        remarks.blow(table, play, target, amount, last)
        if last:
            table.motion.pace = 1.0 if table.motion.reduced else SLOW
            table.presence.broken.add(target)

    group = _together(step, event)
    approach = [Beat(FLIES, lambda: _approach(table, step, group))] if _flies(table, step, group) else []
    more = after is not None and after["kind"] == "damage" and after["cause"] == event["cause"]
    return [*approach, Beat(LAST * SLOW if last else 0.0 if more else 0.42, start)]


def strike(table: MatchTable, target: int) -> None:
    """A white light over who was hit."""
    if not table.motion.reduced:
        table.presence.flashes[target] = FLASH


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


def _flies(table: MatchTable, step: Step, group: list[Event]) -> bool:
    """Whoever attacks goes there itself; what has no place on the table strikes from nowhere."""
    kinds = {event["index"]: event["kind"] for event in step.events}
    if not group or table.motion.reduced:
        return False
    beat = table.events.get(kinds.get(group[0]["cause"], ""))
    if beat is not None and beat.beat in ("attack", "bolt"):
        return False
    return any(event["source"] != event["target"] and event["source"] >= 0 for event in group)


def _approach(table: MatchTable, step: Step, group: list[Event]) -> None:
    """Light the cause, and let a spark fly from it to each target."""
    lit = set()
    for event in group:
        source = event["source"]
        start, end = _from(table, source), places.place(table, event["target"])
        if start is None or end is None or source == event["target"]:
            continue
        if source not in lit:
            lit.add(source)
            effects.ring(table, source)
        flights.spark(table, (*start, 0, 0), end, flights.SPARK, FLIES)


def _from(table: MatchTable, source: int) -> tuple[float, float] | None:
    """Where the cause is: on the table, or where it stood there last, or held up over it."""
    found = places.place(table, source) or table.presence.left.get(source)
    return (flights.HELD.x, flights.HELD.y) if found is None and source >= 0 else found


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
