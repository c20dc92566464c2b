"""What brought an event about, as a person would say it.

The cause that an event names is the last event before its step of the rules began. That is exact for what sets an
effect off, but of what happened together it is merely the last, and of several operations of one card each names the
one before. So what is done to a card is traced to the act or the effect that does it, and what a card meets with to
that which befell this very card.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from game.table.games.interface import Event as EventKind

Event = dict[str, Any]

BEGINNINGS = ("begins", "turn")
"""Events that bring everything about, and so explain nothing."""


class Causes:
    """The chains of causes in a list of events, whose indices are their places in it. The list may grow.

    `kinds` says of the kinds of events what they are.
    """

    def __init__(self, events: list[Event], kinds: Mapping[str, EventKind]) -> None:
        self._events = events
        self._done = frozenset(name for name, kind in kinds.items() if kind.done)
        self._deadly = frozenset(name for name, kind in kinds.items() if kind.deadly)
        self._parents: dict[int, Event | None] = {}

    def chain(self, event: Event) -> Iterator[Event]:
        """What brought `event` about, what brought that about, and so on."""
        cause = self._parent(event)
        while cause is not None and cause["kind"] not in BEGINNINGS:
            yield cause
            cause = self._parent(cause)

    def _parent(self, event: Event) -> Event | None:
        index = event["index"]
        if index not in self._parents:
            self._parents[index] = self._find(event)
        return self._parents[index]

    def _find(self, event: Event) -> Event | None:
        named = event.get("cause")
        if named is None or not 0 <= named < event["index"]:
            return None
        cause = self._events[named]
        if event["kind"] not in self._done:
            return self._befallen(event, cause) or cause
        if event["kind"] == "moved":
            death = self._first(self._before(event), ("destroyed",), {event.get("entity", -1)})
            if death is not None:
                return death
        if event["kind"] == "destroyed":
            deadly = self._first(self._together(cause), self._deadly, {event["entity"]})
            if deadly is not None:
                return deadly
        return self._effect_of(event, cause) or self._act(cause)

    def _befallen(self, event: Event, cause: Event) -> Event | None:
        """Of all that happened together with `cause`, what befell the card that `event` is about: first its death."""
        about = {event[key] for key in ("entity", "subject") if event.get(key, -1) >= 0}
        together = self._together(cause)
        return self._first(together, ("destroyed",), about) or self._first(together, self._done, about)

    def _effect_of(self, event: Event, cause: Event) -> Event | None:
        """The effect that does it: it was told just before in the same step, and names the same cause."""
        if cause["kind"] == "attack" and {event.get("source"), event.get("target")} == {
            cause["attacker"],
            cause["target"],
        }:
            return None
        for before in self._before(event):
            if before["kind"] == "effect":
                return before if event.get("source", before["entity"]) == before["entity"] else None
        return None

    def _act(self, cause: Event) -> Event | None:
        """The nearest in the chain that is not done, but does."""
        found: Event | None = cause
        while found is not None and found["kind"] in self._done:
            found = self._parent(found)
        return found

    @staticmethod
    def _first(events: list[Event], kinds: frozenset[str] | tuple[str, ...], about: set[int]) -> Event | None:
        return next(
            (e for e in events if e["kind"] in kinds and (e.get("target") in about or e.get("entity") in about)), None
        )

    def _before(self, event: Event) -> list[Event]:
        """What was told before `event` in the same step, the latest first."""
        return self._together(event)[1:]

    def _together(self, last: Event) -> list[Event]:
        """`last` and what was told before it in the same step, the latest first."""
        found, cause = [last], last.get("cause")
        for index in range(last["index"] - 1, -1, -1):
            if self._events[index].get("cause") != cause:
                break
            found.append(self._events[index])
        return found
