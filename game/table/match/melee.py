"""Cards that attack and those that block strike out of their places: where an attack is told by who joins it, and
its damage falls afterwards, on many at once (`GameTable.joined`).

Who attacks and is blocked, and who blocks it, meet half way.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.table.match import places
from game.table.match.motion import CONTACT, Beat
from game.table.match.record import MatchTable
from game.table.playing.session import Step

Event = dict[str, Any]
Way = tuple[float, float]
OVERLAP = 8
"""How far whoever strikes reaches into what it strikes, in design units."""


def contact(table: MatchTable, attacker: int, target: int, moved: Way = (0.0, 0.0)) -> Way | None:
    """By how much whoever strikes leaves its place until its edge meets that of its target, in design units; the
    target is by `moved` out of its place."""
    one, other = places.room_of(table, attacker), places.room_of(table, target)
    if one is None or other is None:
        return None
    dx = other[0] + moved[0] + other[2] / 2 - one[0] - one[2] / 2
    dy = other[1] + moved[1] + other[3] / 2 - one[1] - one[3] / 2
    ways = (dx, one[2], other[2]), (dy, one[3], other[3])
    apart = [((a + b) / 2 - OVERLAP) / abs(way) for way, a, b in ways if way]
    part = max(0.0, 1 - min(apart, default=0.0))
    return dx * part, dy * part


def fights(table: MatchTable, step: Step, blow: Event) -> bool:
    """Is it dealt in an attack, by who attacks or blocks, to whom it goes?"""
    if not table.game.joined:
        return False
    attacks, blocks = (_joined(table, step, blow, fact) for fact in (table.game.joined[0], table.game.joined[-1]))
    source, target = blow["source"], blow["target"]
    if source in attacks and table.is_player(target):
        return _is_of_attack(table, step, blow)
    opposed = (source in attacks and target in blocks) or (source in blocks and target in attacks)
    return opposed and _is_of_attack(table, step, blow)


def _is_of_attack(table: MatchTable, step: Step, blow: Event) -> bool:
    """Does it come of no card's doing?"""
    cause = next((event for event in step.events if event["index"] == blow["cause"]), None)
    kind = None if cause is None else table.events.get(cause["kind"])
    return kind is None or not kind.beat


def _joined(table: MatchTable, step: Step, blow: Event, fact: str) -> set[int]:
    """Who attacks, or blocks, by the time of `blow`: in the position that is shown, and by what is shown before."""
    found = {card for card, entity in table.view["entities"].items() if entity.get(fact) is not None}
    for event in step.events:
        kind = table.events.get(event["kind"])
        joins = kind is not None and kind.beat == "join" and event["index"] < blow["index"]
        if joins and (fact == table.game.joined[0]) == ("attacker" in event):
            found.add(event.get("attacker", event.get("entity")))
    return found


def meet(table: MatchTable, blows: Sequence[Event], pace: float) -> list[Beat]:
    """The beat in which all go at once who deal these blows or are struck by them; time goes by at that pace."""

    def start() -> None:
        table.motion.pace = pace
        for card, (dx, dy) in ways(table, blows).items():
            table.motion.lunge(card, dx, dy)

    return [Beat(CONTACT, start)] if blows and not table.motion.reduced else []


def ways(table: MatchTable, blows: Sequence[Event]) -> dict[int, Way]:
    """How far out of its place each goes who attacks, and who blocks it, in design units."""
    attacks, found = table.game.joined[0], dict[int, Way]()
    pairs = [(blow["source"], blow["target"]) for blow in blows]
    pairs = [pair if table.view["entities"][pair[0]].get(attacks) is not None else pair[::-1] for pair in pairs]
    for card in dict.fromkeys(one for one, _ in pairs):
        met = list(dict.fromkeys(other for one, other in pairs if one == card))
        apart = [way for other in met if (way := contact(table, card, other)) is not None]
        if not apart:
            continue
        part = (1.0 if any(map(table.is_player, met)) else 0.5) / len(apart)
        found[card] = part * sum(dx for dx, _ in apart), part * sum(dy for _, dy in apart)
        for other in met:
            back = None if table.is_player(other) or other in found else contact(table, other, card, found[card])
            if back is not None:
                found[other] = back
    return found
