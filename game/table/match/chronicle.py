"""A match told in figures once it is over: how it stood turn by turn, what each side did, and which card decided it.

All of it comes of what the viewer was told: the public numbers of the seats, and the events.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from game.table.match.record import MatchTable

Event = dict[str, Any]
STRIKES = frozenset(("damage", "lose"))
ACTORS = ("source", "attacker", "entity")
"""Facts of an event that name who acts, the first that is there."""


@dataclass
class Deeds:
    """What one seat did in a match."""

    dealt: int = 0
    """Damage to the other side."""
    biggest: int = 0
    """The most of it at once."""
    played: int = 0
    """Cards."""
    felled: int = 0
    """Cards of the other side that were destroyed."""

    def value(self, figure: str) -> int:
        return int(getattr(self, figure))


@dataclass(frozen=True)
class Decisive:
    """The card that brought the end, or the one that did most where none did."""

    card: str
    seat: int
    last: bool
    """Did it strike the last blow?"""
    amount: int = 0
    """The damage of the blow, or all that it dealt; 0 where there was none."""


class Chronicle:
    """Reads the events of a match once."""

    def __init__(self, events: list[Event], table: MatchTable) -> None:
        self._table = table
        lying = {i: shown for i, shown in table.view["entities"].items() if "card" in shown and "controller" in shown}
        self._cards: dict[int, str] = {i: shown["card"] for i, shown in lying.items()}
        self._sides: dict[int, int] = {i: shown["controller"] for i, shown in lying.items()}
        self._dealt: dict[tuple[str, int], int] = {}
        seats = len(table.view["seats"])
        self.deeds = [Deeds() for _ in range(seats)]
        self.events = events
        for event in self.events:
            self._learn(event)
            self._count(event)

    # the course

    def curve(self, course: list[dict[str, Any]]) -> list[tuple[int, list[int | None]]]:
        """(turn, the number of each seat by which the match stands) for each moment of its `course`.

        None for a seat that was out already at the turn before.
        """
        name = self._table.game.curve
        found, gone = [], [False] * len(self.deeds)
        for moment in course:
            found.append(
                (moment["turn"], [None if gone[n] else seat.get(name) for n, seat in enumerate(moment["seats"])])
            )
            gone = [bool(seat.get("out")) for seat in moment["seats"]]
        return found

    # what was done

    def _learn(self, event: Event) -> None:
        """Which card an entity is, and whose; the seat of other events may be another's, as who does not block it."""
        entity = event.get("entity")
        if not isinstance(entity, int) or not (event["kind"] == "control" or event.keys() & {"card", "to_seat"}):
            return
        if "card" in event:
            self._cards[entity] = event["card"]
        seat = event.get("to_seat", event.get("seat"))
        if isinstance(seat, int) and self._table.is_player(seat) and event["kind"] != "destroyed":
            self._sides[entity] = seat

    def side(self, entity: Any) -> int | None:
        """The seat for which an entity acts, as far as it was told."""
        if not isinstance(entity, int) or entity < 0:
            return None
        return entity if self._table.is_player(entity) else self._sides.get(entity)

    def _against(self, seat: int | None, other: int | None) -> bool:
        return seat is not None and other is not None and other != seat and other not in self._table.partners(seat)

    def _count(self, event: Event) -> None:
        kind = self._table.events.get(event["kind"])
        if kind and kind.beat == "hold_up" and self._table.is_player(event.get("seat")):
            self.deeds[event["seat"]].played += 1
        if event["kind"] == "damage":
            self._strike(event)
        elif event["kind"] == "destroyed":
            self._fell(event)

    def _strike(self, event: Event) -> None:
        seat = self.side(event.get("source"))
        if seat is None or not self._against(seat, self.side(event["target"])):
            return
        deeds, amount = self.deeds[seat], event["amount"]
        deeds.dealt += amount
        deeds.biggest = max(deeds.biggest, amount)
        card = self._cards.get(event["source"])
        if card:
            self._dealt[card, seat] = self._dealt.get((card, seat), 0) + amount

    def _fell(self, event: Event) -> None:
        """It counts for the other side; among several, for whoever brought it about."""
        lost = event.get("seat")
        seats = [seat for seat in range(len(self.deeds)) if self._against(seat, lost)]
        if len(seats) > 1:
            seats = [seat for seat in self._doers(event) if seat in seats]
        for seat in seats[:1]:
            self.deeds[seat].felled += 1

    def _doers(self, event: Event) -> Iterator[int]:
        """Who brought it about, the nearest first: of a fight the last blow may be that of the card that fell."""
        for cause in self._causes(event):
            seat = next((side for key in ACTORS if (side := self.side(cause.get(key))) is not None), None)
            if seat is not None and cause is not event:
                yield seat

    def _causes(self, event: Event) -> Iterable[Event]:
        """The event and what brought it about, the nearest first."""
        at: Any = event
        while at is not None:
            yield at
            at = self.events[at["cause"]] if at["cause"] is not None else None

    # what decided it

    def decisive(self, winners: list[int]) -> Decisive | None:
        """What struck last for the winners; where nothing did, the card of theirs that dealt most of all."""
        if not self.events:
            return None
        if not any(event["kind"] == "conceded" for event in self.events[-3:]):
            for event in self._closing():
                found = self._striker(event, winners)
                if found is not None:
                    return found
        ours = [(amount, card, seat) for (card, seat), amount in self._dealt.items() if not winners or seat in winners]
        if not ours:
            return None
        amount, card, seat = max(ours)
        return Decisive(card, seat, False, amount)

    def _closing(self) -> list[Event]:
        """The blows of the last step and what brought them about, the last first; of those at once, the hardest."""
        turn = max((n for n, event in enumerate(self.events) if event["kind"] == "turn"), default=0)
        blows = [event for event in self.events[turn:] if self._ends(event)]
        blows.reverse()
        at_once = [
            blow for n, blow in enumerate(blows) if blow["index"] == blows[0]["index"] - n and blow.get("amount")
        ]
        hardest = max(at_once, key=lambda blow: int(blow["amount"]), default=None)
        blows.sort(key=lambda blow: blow is not hardest)
        return [cause for blow in blows for cause in self._causes(blow)]

    def _ends(self, event: Event) -> bool:
        """Can the match have ended by it: a strike at a player, or the death of a card?"""
        return event["kind"] == "destroyed" or (event["kind"] in STRIKES and self._table.is_player(event["target"]))

    def _striker(self, event: Event, winners: list[int]) -> Decisive | None:
        if event["kind"] == "destroyed":
            return None
        for key in ACTORS:
            entity = event.get(key)
            card = self._cards.get(entity) if isinstance(entity, int) else None
            seat = self.side(entity)
            if card in self._table.words.library.cards and seat is not None and (seat in winners or not winners):
                return Decisive(card, seat, True, event["amount"] if event["kind"] in STRIKES else 0)  # type: ignore[arg-type]
        return None
