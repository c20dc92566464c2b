"""Turns the events of one answer into beats: what is shown, for how long, and what changes on the way."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from game.table.games.layout import SHARED
from game.table.match import blows, effects, flights, plays, throws
from game.table.match.motion import Beat
from game.table.match.poses import Pose
from game.table.match.session import Step, View

if TYPE_CHECKING:
    from game.table.match.scene import MatchScene

Event = dict[str, Any]


def beats(scene: MatchScene, step: Step) -> list[Beat]:
    """The script of a step. The last beat puts the true position on the table."""
    script: list[Beat] = []
    events = plays.card_first(scene, step.events)
    for number, event in enumerate(events):
        after = events[number + 1] if number + 1 < len(events) else None
        script += _beats(scene, step, event, after)
    if any(beat.length or beat.begin for beat in script):
        script.append(Beat(0.12))
    return script


def begin(view: View) -> View:
    """A copy of the shown position that beats may change."""
    seats = [_copy(seat) for seat in view["seats"]]
    return {**view, "entities": dict(view["entities"]), "seats": seats, "table": _copy(view["table"]), "decision": None}


def _copy(held: dict[str, Any]) -> dict[str, Any]:
    return {key: list(v) if isinstance(v, list) else v for key, v in held.items()}


def _beats(scene: MatchScene, step: Step, event: Event, after: Event | None) -> list[Beat]:
    kind = scene.events.get(event["kind"])
    made = MAKERS[kind.beat](scene, step, event, after) if kind and kind.beat else []
    return scene.score.set_to(event, made)


def _dice(scene: MatchScene, step: Step, event: Event, after: Event | None) -> list[Beat]:
    """Dice that are rolled one after the other are thrown together, with the last of them."""
    if after is not None and after["kind"] == event["kind"]:
        return []
    first = last = step.events.index(event)
    while first and step.events[first - 1]["kind"] == event["kind"]:
        first -= 1
    thrown = [(rolled["entity"], throws.die_of(scene, rolled)) for rolled in step.events[first : last + 1]]
    whole = throws.ROLLS + throws.RESTS
    return [Beat(whole, lambda: scene.throws.throw(scene, thrown)), Beat(0.0, lambda: scene.throws.lie(thrown))]


def _coin(scene: MatchScene, step: Step, event: Event, after: Event | None) -> list[Beat]:
    """A coin is tossed in the middle."""
    return [Beat(1.1, lambda: effects.coin(scene, event["fell"], event["won"]))]


def _outcome(scene: MatchScene, step: Step, event: Event, after: Event | None) -> list[Beat]:
    """What came of it, in the words of the log, across the table."""

    def start() -> None:
        words = scene.log.words(event)
        scene.throws.attack = None
        if words:
            effects.banner(scene, words, 1.5)

    return [Beat(1.15, start)]


def _turn(scene: MatchScene, step: Step, event: Event, after: Event | None) -> list[Beat]:
    seat = event["seat"]

    def start() -> None:
        scene.throws.clear()
        scene.view["active"] = seat
        scene.stage.touch()
        say = scene.ui.say
        own = scene.play.seats[seat] == "human" and not scene.play.hotseat
        against = scene.words.names[seat] == "player-opponent"
        far = say("banner-far-turn") if against else say("banner-turn", name=scene.words.player(seat))
        words = say("banner-own-turn") if own else far
        effects.banner(scene, words, 1.0)

    return [Beat(0.75, start)]


def _attack(scene: MatchScene, step: Step, event: Event, after: Event | None) -> list[Beat]:
    attacker, target = event["attacker"], event["target"]
    last = any(e["kind"] == "damage" and blows.is_last(scene, step, e) for e in step.events)

    def start() -> None:
        scene.throws.clear((attacker, target))
        a, b = scene.standing.place(attacker), scene.standing.place(target)
        if scene.motion.reduced:
            flights.point(scene, attacker, target, 0.9)
        elif a and b:
            scene.motion.pace = blows.SLOW if last else 1.0
            scene.motion.nudge(attacker, (b[0] - a[0]) * 0.72, (b[1] - a[1]) * 0.72, 0.46)

    strike = Beat(0.6 if scene.motion.reduced else 0.19, start)
    if step.answer[:1] in ((), ("attack",), ("pick",)):
        return [strike]
    return [Beat(1.1, lambda: _announce_forced(scene, attacker, target)), strike]


def _announce_forced(scene: MatchScene, attacker: int, target: int) -> None:
    """Nobody chose this attack: it was the only one, and attacking is mandatory."""
    names = {"attacker": scene.words.entity(scene.view, attacker), "target": scene.words.entity(scene.view, target)}
    effects.banner(scene, scene.ui.say("banner-forced", **names), 1.3)
    scene.motion.show(1.3, lambda surface, t: scene.painter.paint_forced(surface, attacker, target))


def _phase(scene: MatchScene, step: Step, event: Event, after: Event | None) -> list[Beat]:
    def start() -> None:
        scene.view["seats"][event["seat"]]["phase"] = event["phase"]
        scene.stage.touch()

    return [Beat(0.16, start)]


def _out(scene: MatchScene, step: Step, event: Event, after: Event | None) -> list[Beat]:
    def start() -> None:
        facts = {"why": event.get("why", ""), **scene.words.whose(event["seat"])}
        effects.banner(scene, scene.ui.say(f"log-{event['kind']}", **facts), 1.6)

    return [Beat(1.3, start)]


def _looked(scene: MatchScene, step: Step, event: Event, after: Event | None) -> list[Beat]:
    """The viewer is shown what was hidden, card by card."""
    entities = [step.view["entities"].get(card) for card in event.get("cards") or ()]
    seen = [entity["card"] for entity in entities if entity]
    return [Beat(1.0, lambda card=card: effects.reveal(scene, {"card": card}, 1.15)) for card in seen]  # type: ignore[misc]


def _swapped(scene: MatchScene, step: Step, event: Event, after: Event | None) -> list[Beat]:
    def start() -> None:
        for card in (event["entity"], event["other"]):
            effects.ring(scene, card, scene.ui.look.gold)
            final = step.view["entities"].get(card)
            if final:
                scene.view["entities"][card] = final
        scene.stage.touch()

    return [Beat(0.5, start)]


def _moved(scene: MatchScene, step: Step, event: Event, after: Event | None) -> list[Beat]:
    card: Any = event.get("entity")
    if card is None:
        return []
    shown = {*scene.in_play, scene.table.heap, scene.table.hand}
    seen = _is_place(scene, event.get("to_seat")) and event.get("to") in shown
    from_field = event.get("from") in scene.in_play
    sinks = from_field and event.get("to") not in (*scene.in_play, scene.table.hand)

    def start() -> None:
        if from_field and event.get("to") not in scene.in_play and not sinks and event.get("to_seat") != scene.near:
            effects.ghost(scene, card)
        elif card == scene.course.leading:
            _leave(scene, card, event)
        _put(scene, step, card, event)
        scene.standing.settle()
        scene.stage.touch()

    def die() -> None:
        effects.ghost(scene, card)
        was: Any = event.get("was", card)
        _take_away(scene, was)
        scene.stage.touch()

    if not seen and not from_field:
        return []
    last = after is None or after["kind"] != "moved"
    put = Beat(0.26 if last else 0.08, start)
    if not sinks:
        return [put]
    # Its neighbours keep the gap until all that fall have fallen.
    return [Beat(effects.VANISHES, die), Beat(0.0, scene.standing.settle), put] if last else [Beat(0.12, die), put]


def _take_away(scene: MatchScene, card: int) -> None:
    """Out of every zone of the shown position."""
    for held in (*scene.view["seats"], scene.view["table"]):
        for ids in held.values():
            if isinstance(ids, list) and card in ids:
                ids.remove(card)


def _leave(scene: MatchScene, card: int, event: Event) -> None:
    """A card that was played, and whose effect is over, glides to its pile."""
    seat: Any = event.get("to_seat")
    rows = scene.side(seat).piles if scene.is_player(seat) else ()
    pile = next((row for row in rows if row.zone == event.get("to")), None)
    start, entity = scene.motion.pose(card), scene.view["entities"].get(card)
    if pile is not None and start is not None and entity is not None and not scene.motion.reduced:
        effects.fly(scene, entity, start, Pose(pile.x, pile.y, pile.height))


def _is_place(scene: MatchScene, seat: int | None) -> bool:
    """Has that seat zones, or the table in its place?"""
    return seat == SHARED or scene.is_player(seat)


def _put(scene: MatchScene, step: Step, card: int, event: Event) -> None:
    """Move a card in the shown position as the event says."""
    final = step.view["entities"].get(card)
    was: Any = event.get("was", card)  # laid face down it has another number
    _take_away(scene, was)
    if was in scene.motion.glides:
        scene.motion.glides[card] = scene.motion.glides.pop(was)
    to: Any = event.get("to")
    to_seat: Any = event.get("to_seat")
    if to_seat is None or not _is_place(scene, to_seat) or final is None:
        return
    there = scene.held(to_seat)
    if not isinstance(there.get(to), list):
        return
    if final["zone"] != to and card not in scene.view["entities"]:
        return
    entity = final if final["zone"] == to else {**scene.view["entities"][card], "zone": to}
    scene.view["entities"][card] = entity
    ids = there[to]
    order = (step.view["table"] if to_seat == SHARED else step.view["seats"][to_seat]).get(to) or []
    ids.append(card)
    if to in scene.in_play:
        ids.sort(key=lambda c: order.index(c) if c in order else len(order))


def _created(scene: MatchScene, step: Step, event: Event, after: Event | None) -> list[Beat]:
    final = step.view["entities"].get(event["entity"])
    facts = {**event, "to": final["zone"] if final else "", "to_seat": event.get("seat")}

    def start() -> None:
        _put(scene, step, event["entity"], facts)
        scene.standing.settle()
        scene.stage.touch()

    return [Beat(0.28, start)]


def _flipped(scene: MatchScene, step: Step, event: Event, after: Event | None) -> list[Beat]:
    """A card is turned face up or face down where it lies."""
    card = event["entity"]

    def start() -> None:
        before, final = scene.view["entities"].get(card), step.view["entities"].get(card)
        if before is not None and final is not None and scene.standing.place(card) is not None:
            scene.view["entities"][card] = {**final, "zone": before["zone"]}
            scene.painter.flip(before)
        scene.stage.touch()

    return [Beat(0.46, start)]


def _destroyed(scene: MatchScene, step: Step, event: Event, after: Event | None) -> list[Beat]:
    def start() -> None:
        scene.painter.shakes[event["entity"]] = 0.3

    return [Beat(0.16, start)]


def _pulse(scene: MatchScene, step: Step, event: Event, after: Event | None) -> list[Beat]:
    card = event.get("entity")

    def start() -> None:
        if card is not None:
            effects.ring(scene, card, scene.ui.look.gold)

    return [Beat(0.24, start)] if card is not None else []


def _effect(scene: MatchScene, step: Step, event: Event, after: Event | None) -> list[Beat]:
    """The card that does it lights up where it lies; one that lies nowhere to be seen is held up."""
    card = event.get("entity")
    known = card is not None and step.view["entities"].get(card) is not None
    if known and event.get("card") in scene.stage.library.cards and _is_gone(scene, step, event):
        shown = {"card": event["card"]}
        return [Beat(0.7, lambda: effects.reveal(scene, shown, 0.85))]
    return _pulse(scene, step, event, after)


def _is_gone(scene: MatchScene, step: Step, event: Event) -> bool:
    """Does the card of an effect lie on no field, and in no hand that is seen, by the time of it?"""
    card = event["entity"]
    came = [e for e in step.events if e["index"] < event["index"] and e.get("entity") == card
            and e["kind"] in ("moved", "created")]  # fmt: skip
    if not came or (came[-1].get("from") not in scene.in_play and came[-1].get("to") not in scene.in_play):
        return scene.standing.place(card) is None
    return came[-1]["kind"] == "moved" and came[-1].get("to") not in scene.in_play


def _modified(scene: MatchScene, step: Step, event: Event, after: Event | None) -> list[Beat]:
    changes = event.get("changes") or {}
    entity = scene.view["entities"].get(event["entity"])
    shown = [badge.stat for badge in scene.stage.library.badges_of(entity["card"])] if entity else []
    stats = [stat for stat in shown or scene.game.shown if stat in changes or len(changes) > 1]
    words = "/".join(f"{changes.get(stat, 0):+d}" for stat in stats)

    def start() -> None:
        effects.ring(scene, event["entity"], scene.ui.look.legal)
        if words:
            effects.number(scene, event["entity"], words.replace("-", "−"), (255, 222, 130))

    return [Beat(0.32, start)]


def _shot(scene: MatchScene, step: Step, event: Event, after: Event | None) -> list[Beat]:
    def start() -> None:
        effects.bolt(scene, event["entity"], event["target"])

    return [Beat(0.34, start)]


def _announce(scene: MatchScene, step: Step, event: Event, after: Event | None) -> list[Beat]:
    """The message "banner-" of that event across the table."""

    def start() -> None:
        effects.banner(scene, scene.ui.say.of("banner", event["kind"], amount=event.get("amount", 0)), 0.9)

    return [Beat(0.6, start)]


MAKERS: dict[str, Callable[[MatchScene, Step, Event, Event | None], list[Beat]]] = {
    "attack": _attack,
    "banner": _announce,
    "bolt": _shot,
    "coin": _coin,
    "change": _modified,
    "create": _created,
    "damage": blows.damage,
    "dice": _dice,
    "effect": _effect,
    "flip": _flipped,
    "heal": blows.heal,
    "hold_up": plays.play,
    "look": _looked,
    "lose": blows.lose,
    "move": _moved,
    "out": _out,
    "outcome": _outcome,
    "pay": plays.pay,
    "phase": _phase,
    "ring": _pulse,
    "shake": _destroyed,
    "swap": _swapped,
    "tokens": plays.turned_over,
    "turn": _turn,
}
"""By the beat that an event names (`games.interface.Event`)."""
