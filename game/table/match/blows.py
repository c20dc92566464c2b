"""The beats of damage, healing and loss: the cause lights up, something flies over, the target is struck."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from game.table.match import effects, flights
from game.table.match.motion import Beat

if TYPE_CHECKING:
    from game.table.match.scene import MatchScene
    from game.table.match.session import Step

Event = dict[str, Any]
FLIES = 0.26
"""How long it takes from cause to target, in seconds."""
LAST = 0.9
"""How long the last blow of a match lasts."""
SLOW = 0.4
"""How fast time goes meanwhile."""


def damage(scene: MatchScene, step: Step, event: Event, after: Event | None) -> list[Beat]:
    target, amount = event["target"], event["amount"]
    last = is_last(scene, step, event)

    def start() -> None:
        change_vital(scene, target, -amount)
        effects.number(scene, target, f"−{amount}", (255, 96, 72))
        scene.painter.shakes[target] = 0.35
        scene.presence.hit(target)
        if last:
            scene.motion.pace = 1.0 if scene.motion.reduced else SLOW
            scene.presence.broken.add(target)

    group = _together(step, event)
    approach = [Beat(FLIES, lambda: _approach(scene, step, group))] if _flies(scene, step, group) else []
    more = after is not None and after["kind"] == "damage" and after["cause"] == event["cause"]
    return [*approach, Beat(LAST * SLOW if last else 0.0 if more else 0.42, start)]


def is_last(scene: MatchScene, step: Step, event: Event) -> bool:
    """Does this blow fell a player, who has not won, at the end of the match?"""
    result, target = scene.play.match.result, event["target"]
    if not result or step.view is not scene.play.last_view or not scene.is_player(target):
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


def _flies(scene: MatchScene, step: Step, group: list[Event]) -> bool:
    """Whoever attacks goes there itself; what has no place on the table strikes from nowhere."""
    kinds = {event["index"]: event["kind"] for event in step.events}
    if not group or scene.motion.reduced:
        return False
    beat = scene.events.get(kinds.get(group[0]["cause"], ""))
    if beat is not None and beat.beat in ("attack", "bolt"):
        return False
    return any(event["source"] != event["target"] and event["source"] >= 0 for event in group)


def _approach(scene: MatchScene, step: Step, group: list[Event]) -> None:
    """Light the cause, and let a spark fly from it to each target."""
    lit = set()
    for event in group:
        source = event["source"]
        start, end = _from(scene, source), scene.standing.spot(event["target"])
        if start is None or end is None or source == event["target"]:
            continue
        if source not in lit:
            lit.add(source)
            effects.ring(scene, source, scene.ui.look.gold)
        flights.spark(scene, start, end, flights.SPARK, FLIES)


def _from(scene: MatchScene, source: int) -> tuple[int, int] | None:
    """Where the cause is: on the table, or where it stood there last, or held up over it."""
    spot = scene.standing.spot(source) or scene.presence.left.get(source)
    if spot is None and source >= 0:
        return scene.ui.rect(flights.HELD.x, flights.HELD.y, 0, 0).topleft
    return spot


def heal(scene: MatchScene, step: Step, event: Event, after: Event | None) -> list[Beat]:
    def start() -> None:
        change_vital(scene, event["target"], event["amount"])
        effects.number(scene, event["target"], f"+{event['amount']}", (140, 236, 140))

    return [Beat(0.36, start)]


def lose(scene: MatchScene, step: Step, event: Event, after: Event | None) -> list[Beat]:
    last = is_last(scene, step, event)

    def start() -> None:
        change_vital(scene, event["target"], -event["amount"])
        effects.number(scene, event["target"], f"−{event['amount']}", (206, 150, 255))
        if last:
            scene.presence.broken.add(event["target"])

    return [Beat(0.36, start)]


def change_vital(scene: MatchScene, target: int, by: int) -> None:
    """Count damage or healing into the shown position."""
    entity = scene.view["entities"].get(target)
    if entity is None:
        return
    stats = dict(entity.get("stats") or {})
    damageable = scene.stage.library.damageable_stat(entity["card"]) or scene.game.damageable_stat
    if stats.get(damageable) is not None:
        stats[damageable] += by
    scene.view["entities"][target] = {**entity, "stats": stats, "damage": max(0, entity.get("damage", 0) - by)}
    if scene.is_player(target) and scene.game.damageable_stat in scene.view["seats"][target]:
        scene.view["seats"][target][scene.game.damageable_stat] += by
    scene.stage.touch()
