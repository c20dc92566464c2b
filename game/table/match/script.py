"""Turns the events of one answer into beats: what is shown, for how long, and what changes on the way."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.table.games.layout import SHARED
from game.table.layout.poses import Pose
from game.table.match import (
    acts,
    arrows,
    blows,
    clash,
    effects,
    flights,
    melee,
    places,
    plays,
    remarks,
    ruins,
    seals,
    throws,
    unveiling,
    waiting,
)
from game.table.match.motion import CONTACT, Beat
from game.table.match.painter import FLIP
from game.table.match.record import MatchTable
from game.table.match.score import Score
from game.table.playing.session import Play, Step, View

Event = dict[str, Any]
MANY_PHASES = 7
"""From so many on they go by more quickly, as in most of them nothing happens."""


def beats(table: MatchTable, play: Play, score: Score, step: Step) -> list[Beat]:
    """The script of a step. The last beat puts the true position on the table."""
    script: list[Beat] = []
    events = plays.card_first(table, step.events)
    over = _end_of_turn(table, events) if _ends_by_itself(table, play, step) else None
    for number, event in enumerate(events):
        after = events[number + 1] if number + 1 < len(events) else None
        if event is over:
            script.append(Beat(0.0, holds=True))
        script += _beats(table, play, score, step, event, after)
    if any(beat.length or beat.begin for beat in script):
        script.append(Beat(0.12))
    return script


def _ends_by_itself(table: MatchTable, play: Play, step: Step) -> bool:
    """Is the turn of the viewer over with their answer, as there was nothing left to do, and they haven't said so?"""
    turns = any(event["kind"] == "turn" and event["seat"] != table.near for event in step.events)
    own = turns and step.seat == table.near == table.view["active"] and play.seats[step.seat] == "human"
    return own and play.rests and bool(table.game.turns) and table.course.ended != table.view["turn"] and not step.again


def _end_of_turn(table: MatchTable, events: list[Event]) -> Event | None:
    """The first event of those that only end the turn: the phase after all in which it is played."""
    phases, played = table.layout.phases, {*table.game.turns, *table.game.steps}
    last = max((number for number, phase in enumerate(phases) if phase in played), default=-1)
    return next((e for e in events if e["kind"] in ("phase", "turn") and _phase_number(phases, e) > last), None)


def _phase_number(phases: tuple[str, ...], event: Event) -> int:
    return phases.index(event["phase"]) if event.get("phase") in phases else len(phases)


def begin(view: View) -> View:
    """A copy of the shown position that beats may change."""
    seats = [_copy(seat) for seat in view["seats"]]
    return {**view, "entities": dict(view["entities"]), "seats": seats, "table": _copy(view["table"]), "decision": None}


def _copy(held: dict[str, Any]) -> dict[str, Any]:
    return {key: list(v) if isinstance(v, list) else v for key, v in held.items()}


def _beats(table: MatchTable, play: Play, score: Score, step: Step, event: Event, after: Event | None) -> list[Beat]:
    kind = table.events.get(event["kind"])
    made = MAKERS[kind.beat](table, play, step, event, after) if kind and kind.beat else []
    if event["kind"] in table.game.tabletop.storms:
        made.insert(0, Beat(0.0, lambda: _lighten(table)))
    return score.set_to(table, event, made)


def _lighten(table: MatchTable) -> None:
    table.struck += 1


def _dice(table: MatchTable, play: Play, step: Step, event: Event, after: Event | None) -> list[Beat]:
    """Dice that are rolled one after the other are thrown together, with the last of them."""
    if after is not None and after["kind"] == event["kind"]:
        return []
    first = last = step.events.index(event)
    while first and step.events[first - 1]["kind"] == event["kind"]:
        first -= 1
    thrown = [(rolled["entity"], throws.die_of(rolled)) for rolled in step.events[first : last + 1]]
    whole = throws.ROLLS + (throws.RESTS if not table.game.clash else throws.COUNTED)
    return [
        *clash.back(table, play, step, step.events[first]),
        Beat(whole, lambda: throws.throw(table, thrown)),
        Beat(0.0, lambda: table.dice.lying.update(thrown)),
    ]


def _coin(table: MatchTable, play: Play, step: Step, event: Event, after: Event | None) -> list[Beat]:
    """A coin is tossed in the middle."""
    return [Beat(1.1, lambda: effects.coin(table, event["fell"], event["won"]))]


def _outcome(table: MatchTable, play: Play, step: Step, event: Event, after: Event | None) -> list[Beat]:
    """What came of it, in the words of the log, across the table."""

    def start() -> None:
        words = table.told(event)
        table.dice.attack = None
        if words:
            effects.banner(table, words, 1.5)

    return [Beat(1.15, start)]


def _turn(table: MatchTable, play: Play, step: Step, event: Event, after: Event | None) -> list[Beat]:
    seat = event["seat"]

    def start() -> None:
        table.dice.clear()
        if table.clash is not None:
            clash.end(table)
            places.settle(table, play)
        table.view["active"] = seat
        say = table.words.say
        own = play.seats[seat] == "human" and not play.hotseat
        against = table.words.names[seat] == "player-opponent"
        far = say("banner-far-turn") if against else say("banner-turn", name=table.words.player(seat))
        words = say("banner-own-turn") if own else far
        effects.banner(table, words, 1.0)

    return [Beat(0.75, start)]


def _attack(table: MatchTable, play: Play, step: Step, event: Event, after: Event | None) -> list[Beat]:
    attacker, target = event["attacker"], event["target"]
    last = any(e["kind"] == "damage" and blows.is_last(table, play, step, e) for e in step.events)

    def face() -> None:
        table.dice.clear((attacker, target))
        clash.come(table, play, attacker, target)

    if clash.can_come(table, attacker, target):
        return [Beat(clash.COMES, face)]

    def start() -> None:
        table.dice.clear((attacker, target))
        way = melee.contact(table, attacker, target)
        if table.motion.reduced:
            flights.point(table, attacker, target, 0.9)
        elif way is not None:
            table.motion.pace = blows.SLOW if last else 1.0
            table.motion.lunge(attacker, *way)

    strike = Beat(0.6 if table.motion.reduced else CONTACT, start)
    if step.answer[:1] in ((), ("attack",), ("pick",)):
        return [strike]
    return [Beat(1.1, lambda: _announce_forced(table, attacker, target)), strike]


def _announce_forced(table: MatchTable, attacker: int, target: int) -> None:
    """Nobody chose this attack: it was the only one, and attacking is mandatory."""
    names = {"attacker": table.words.entity(table.view, attacker), "target": table.words.entity(table.view, target)}
    table.motion.show(1.3, lambda surface, ui, t: arrows.between(table, ui, surface, attacker, target))
    effects.banner(table, table.words.say("banner-forced", **names), 1.3)  # over the arrow


def _phase(table: MatchTable, play: Play, step: Step, event: Event, after: Event | None) -> list[Beat]:
    def start() -> None:
        seat = event.get("seat", table.view["active"])
        table.view["seats"][seat]["phase"] = event["phase"]

    return [Beat(0.16 if len(table.layout.phases) < MANY_PHASES else 0.07, start)]


def _join(table: MatchTable, play: Play, step: Step, event: Event, after: Event | None) -> list[Beat]:
    """A card steps forward: an attacker for itself, another one towards whom it goes (`GameTable.joined`)."""
    attacks, blocks = table.game.joined[0], table.game.joined[-1]
    card = event.get("attacker", event.get("entity"))
    found = (attacks, card) if "attacker" in event else (blocks, event["target"])

    def start() -> None:
        entity = table.view["entities"].get(card)
        if entity is not None:
            table.view["entities"][card] = {**entity, found[0]: found[1]}
            places.settle(table, play)

    return [Beat(0.12, start)]


def _lie(table: MatchTable, play: Play, step: Step, event: Event, after: Event | None) -> list[Beat]:
    """A card turns on its side, or stands up again; several one after another, without waiting for each."""
    card, lies = event["entity"], table.game.turning[event["kind"]]

    def start() -> None:
        entity = table.view["entities"].get(card)
        if entity is not None:
            table.view["entities"][card] = {**entity, table.layout.turned_by: lies}
            places.settle(table, play)

    later = step.events[step.events.index(event) + 1 :]
    following = next((other for other in later if (kind := table.events.get(other["kind"])) and kind.beat), None)
    return [Beat(0.05 if following is not None and following["kind"] == event["kind"] else 0.24, start)]


def _out(table: MatchTable, play: Play, step: Step, event: Event, after: Event | None) -> list[Beat]:
    def start() -> None:
        facts = {"why": event.get("why", ""), **table.words.whose(event["seat"])}
        effects.banner(table, table.words.say(f"log-{event['kind']}", **facts), 1.6)

    return [Beat(1.3, start)]


def _looked(table: MatchTable, play: Play, step: Step, event: Event, after: Event | None) -> list[Beat]:
    """The viewer is shown what was hidden, card by card."""
    entities = [step.view["entities"].get(card) for card in event.get("cards") or ()]
    seen = [entity["card"] for entity in entities if entity]
    return [Beat(1.0, lambda card=card: effects.reveal(table, {"card": card}, 1.15)) for card in seen]  # type: ignore[misc]


def _swapped(table: MatchTable, play: Play, step: Step, event: Event, after: Event | None) -> list[Beat]:
    def start() -> None:
        for card in (event["entity"], event["other"]):
            effects.ring(table, card)
            final = step.view["entities"].get(card)
            if final:
                table.view["entities"][card] = final

    return [Beat(0.5, start)]


def _moved(table: MatchTable, play: Play, step: Step, event: Event, after: Event | None) -> list[Beat]:
    card: Any = event.get("entity")
    if card is None:
        return []
    shown = {*table.in_play, table.layout.heap, table.layout.hand}
    seen = _is_place(table, event.get("to_seat")) and event.get("to") in shown
    from_field = event.get("from") in table.in_play
    put_away = card in table.own_hand and not seen and step.view["entities"].get(card) is None
    sinks = from_field and event.get("to") not in (*table.in_play, table.layout.hand)

    def start() -> None:
        if from_field and event.get("to") not in table.in_play and not sinks and event.get("to_seat") != table.near:
            ruins.fade(table, card)
        elif table.act is not None and table.act.card == card:
            acts.goes(table, event, _pile(table, event))
        elif card == table.course.leading or card in waiting.spots(table):
            _leave(table, card, event)
        elif card in table.unveiling.left and (end := _pile(table, event)) is not None:
            unveiling.flutter(table, card, step.view["entities"][card], table.unveiling.left.pop(card), end)
        elif put_away:
            effects.put_away(table, card)
        _put(table, step, card, event)
        if last or not sinks:
            places.settle(table, play)

    def die() -> None:
        if clash.is_beaten(table, card):
            clash.cut(table, card)
        else:
            ruins.ruin(table, card, _pile(table, event))
        was: Any = event.get("was", card)
        _take_away(table, was)
        table.motion.glides.pop(was, None)  # nothing is seen of it but what sinks

    if not (seen or from_field or put_away):
        return []
    last = after is None or after["kind"] != "moved"
    put = Beat(0.26 if last else 0.08, start)
    if not sinks:
        return [put]
    # Its neighbours keep the gap until all that fall have fallen.
    return (
        [Beat(ruins.SEEN, die), Beat(0.0, lambda: places.settle(table, play)), put] if last else [Beat(0.12, die), put]
    )


def _take_away(table: MatchTable, card: int) -> None:
    """Out of every zone of the shown position."""
    for held in (*table.view["seats"], table.view["table"]):
        for ids in held.values():
            if isinstance(ids, list) and card in ids:
                ids.remove(card)


def _leave(table: MatchTable, card: int, event: Event) -> None:
    """A card that was played, and whose effect is over, glides to its pile. What it still does comes from where it
    waited."""
    if card in waiting.spots(table) and (at := places.place(table, card)) is not None:
        table.presence.left[card] = at
    end, start, entity = _pile(table, event), table.motion.pose(card), table.view["entities"].get(card)
    if end is not None and start is not None and entity is not None and not table.motion.reduced:
        effects.fly(table, card, entity, start, end)


def _pile(table: MatchTable, event: Event) -> Pose | None:
    """Where the pile lies to which a card goes."""
    seat: Any = event.get("to_seat")
    rows = table.side(seat).piles if table.is_player(seat) else ()
    pile = next((row for row in rows if row.zone == event.get("to")), None)
    return Pose(pile.x, pile.y, pile.height) if pile is not None else None


def _is_place(table: MatchTable, seat: int | None) -> bool:
    """Has that seat zones, or the table in its place?"""
    return seat == SHARED or table.is_player(seat)


def _put(table: MatchTable, step: Step, card: int, event: Event) -> None:
    """Move a card in the shown position as the event says."""
    final = step.view["entities"].get(card)
    was: Any = event.get("was", card)  # laid face down it has another number
    _take_away(table, was)
    if was in table.motion.glides:
        table.motion.glides[card] = table.motion.glides.pop(was)
    to: Any = event.get("to")
    to_seat: Any = event.get("to_seat")
    if to_seat is None or not _is_place(table, to_seat) or final is None:
        return
    there = table.held(to_seat)
    if not isinstance(there.get(to), list):
        return
    if final["zone"] != to and card not in table.view["entities"]:
        return
    entity = final if final["zone"] == to else {**table.view["entities"][card], "zone": to}
    table.view["entities"][card] = entity
    ids = there[to]
    order = (step.view["table"] if to_seat == SHARED else step.view["seats"][to_seat]).get(to) or []
    ids.append(card)
    if to in table.in_play:
        ids.sort(key=lambda c: order.index(c) if c in order else len(order))


def _created(table: MatchTable, play: Play, step: Step, event: Event, after: Event | None) -> list[Beat]:
    final = step.view["entities"].get(event["entity"])
    facts = {**event, "to": final["zone"] if final else "", "to_seat": event.get("seat")}

    def start() -> None:
        _put(table, step, event["entity"], facts)
        places.settle(table, play)

    return [Beat(0.28, start)]


def _flipped(table: MatchTable, play: Play, step: Step, event: Event, after: Event | None) -> list[Beat]:
    """A card is turned face up or face down where it lies."""
    card = event["entity"]

    def start() -> None:
        before, final = table.view["entities"].get(card), step.view["entities"].get(card)
        if before is not None and final is not None and places.place(table, card) is not None:
            table.view["entities"][card] = {**final, "zone": before["zone"]}
            table.turning[card] = before, FLIP

    return [Beat(0.46, start)]


def _destroyed(table: MatchTable, play: Play, step: Step, event: Event, after: Event | None) -> list[Beat]:
    def start() -> None:
        table.shakes[event["entity"]] = 0.3
        remarks.felled(table, play, event["entity"])

    return [Beat(0.16, start)]


def _pulse(table: MatchTable, play: Play, step: Step, event: Event, after: Event | None) -> list[Beat]:
    card = event.get("entity")

    def start() -> None:
        if card is not None:
            effects.ring(table, card)

    return [Beat(0.24, start)] if card is not None else []


def _effect(table: MatchTable, play: Play, step: Step, event: Event, after: Event | None) -> list[Beat]:
    """The card that does it lights up where it lies; one that lies nowhere to be seen is held up."""
    card = event.get("entity")
    known = card is not None and step.view["entities"].get(card) is not None
    if known and event.get("card") in table.words.library.cards and _is_gone(table, step, event):
        shown = {"card": event["card"]}
        return [Beat(0.7, lambda: effects.reveal(table, shown, 0.85))]
    return _pulse(table, play, step, event, after)


def _is_gone(table: MatchTable, step: Step, event: Event) -> bool:
    """Does the card of an effect lie on no field, and in no hand that is seen, by the time of it?"""
    card = event["entity"]
    came = [e for e in step.events if e["index"] < event["index"] and e.get("entity") == card
            and e["kind"] in ("moved", "created")]  # fmt: skip
    if not came or (came[-1].get("from") not in table.in_play and came[-1].get("to") not in table.in_play):
        return places.place(table, card) is None
    return came[-1]["kind"] == "moved" and came[-1].get("to") not in table.in_play


def _modified(table: MatchTable, play: Play, step: Step, event: Event, after: Event | None) -> list[Beat]:
    changes = event.get("changes") or {}
    entity = table.view["entities"].get(event["entity"])
    shown = [badge.stat for badge in table.words.library.badges_of(entity["card"])] if entity else []
    stats = [stat for stat in shown or table.game.shown if stat in changes or len(changes) > 1]
    words = "/".join(f"{changes.get(stat, 0):+d}" for stat in stats)

    def start() -> None:
        effects.ring(table, event["entity"], "legal")
        if words:
            effects.number(table, event["entity"], words.replace("-", "−"), (255, 222, 130))

    return [Beat(0.32, start)]


def _shot(table: MatchTable, play: Play, step: Step, event: Event, after: Event | None) -> list[Beat]:
    def start() -> None:
        a, b = places.place(table, event["entity"]), places.place(table, event["target"])
        entity = table.view["entities"].get(event["entity"])
        if a is not None and b is not None and entity is not None:
            flights.volley(table, a, [b], acts.hue_of(table, entity["card"]))

    return [Beat(flights.FLIES, start)]


def _saved(table: MatchTable, play: Play, step: Step, event: Event, after: Event | None) -> list[Beat]:
    """A card that was about to die stays, as it is from then on: out of the attack, and nobody blocks it any more."""
    card = event["entity"]

    def start() -> None:
        held = table.view["table"]
        held["doomed"] = [other for other in held.get("doomed") or () if other != card]
        for other in (card, *_joined_to(table, card)):
            now = step.view["entities"].get(other)
            if now is not None and now["zone"] in table.in_play:
                table.view["entities"][other] = now
        effects.ring(table, card, "legal")
        effects.number(table, card, table.words.say("number-saved"), blows.SPARED, blows.WORDS)
        places.settle(table, play)

    return [Beat(0.8, start)]


def _joined_to(table: MatchTable, card: int) -> list[int]:
    """Who goes with a card, or towards it."""
    facts = table.game.joined
    return [other for other, entity in table.view["entities"].items() if card in map(entity.get, facts)]


def _announce(table: MatchTable, play: Play, step: Step, event: Event, after: Event | None) -> list[Beat]:
    """The message "banner-" of that event across the table."""

    def start() -> None:
        effects.banner(table, table.words.say.of("banner", event["kind"], amount=event.get("amount", 0)), 0.9)

    return [Beat(0.6, start)]


MAKERS: dict[str, Callable[[MatchTable, Play, Step, Event, Event | None], list[Beat]]] = {
    "attack": _attack,
    "banner": _announce,
    "bolt": _shot,
    "coin": _coin,
    "compare": clash.compare,
    "change": _modified,
    "create": _created,
    "damage": blows.damage,
    "dice": _dice,
    "effect": _effect,
    "flip": _flipped,
    "heal": blows.heal,
    "hold_up": plays.play,
    "join": _join,
    "lie": _lie,
    "look": _looked,
    "lose": blows.lose,
    "move": _moved,
    "out": _out,
    "outcome": _outcome,
    "pay": plays.pay,
    "phase": _phase,
    "prevent": blows.prevented,
    "ring": _pulse,
    "save": _saved,
    "seal": seals.breaks,
    "shake": _destroyed,
    "swap": _swapped,
    "tokens": plays.turned_over,
    "turn": _turn,
}
"""By the beat that an event names (`games.interface.Event`)."""
