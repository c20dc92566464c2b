"""Events: what happened, why, and who may see it. Built only when somebody listens."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from game.kernel.native import mypyc_attr

if TYPE_CHECKING:
    from game.kernel.decisions import Answer, Decision
    from game.kernel.state import State

ALL = -1
"""Visible to every seat; otherwise a mask of seats."""


class Event:
    """One change. `cause` is the index of the event that brought it about, or None.

    `hidden` names the facts that only the seats of `visible` may see; the event itself is public,
    as when an opponent takes a card that only they see.
    """

    __slots__ = ("cause", "facts", "hidden", "index", "kind", "visible")

    def __init__(self, index: int, kind: str, cause: int | None, visible: int, hidden: tuple[str, ...],
                 facts: dict[str, Any]) -> None:  # fmt: skip
        self.index = index
        self.kind = kind
        self.cause = cause
        self.visible = visible
        self.hidden = hidden
        self.facts = facts

    def seen_by(self, seat: int) -> dict[str, Any]:
        """The event as plain data, without what `seat` may not know."""
        facts = self.facts
        if self.visible != ALL and not self.visible >> seat & 1:
            facts = {k: v for k, v in facts.items() if k not in self.hidden}
        return {"index": self.index, "kind": self.kind, "cause": self.cause, **facts}

    def __repr__(self) -> str:
        return f"{self.index}<-{self.cause} {self.kind} {self.facts}"


@mypyc_attr(allow_interpreted_subclasses=True)
class Log:
    """Listens to a state: give it as `state.log`, and read `events`.

    A frame's cause is the last event before it was pushed; `_causes[d]` is that of the frame at depth d.
    """

    def __init__(self) -> None:
        self.events: list[Event] = []
        self._causes: list[int | None] = []
        self._cause: int | None = None
        self._last: int | None = None

    def emit(self, kind: str, facts: dict[str, Any], visible: int = ALL, hidden: tuple[str, ...] = ()) -> None:
        self.events.append(Event(len(self.events), kind, self._cause, visible, hidden, facts))
        self._last = len(self.events) - 1

    def answered(self, state: State, decision: Decision, given: Answer) -> None:
        self._cause = None
        self._last = None
        del self._causes[len(state.frames) :]

    def popped(self, depth: int) -> None:
        """The frame at `depth` is about to run."""
        self._cause = self._last = self._causes.pop() if len(self._causes) > depth else None

    def pushed(self, depth: int) -> None:
        """Frames up to `depth` are there now; the new ones were brought about by the last event."""
        del self._causes[depth:]
        while len(self._causes) < depth:
            self._causes.append(self._last)
        self._cause = self._last
