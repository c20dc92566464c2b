"""What an answer would do, worked out on a copy that holds only what the answering seat knows."""

from __future__ import annotations

from typing import Any

from game.kernel import decisions, running, values, views
from game.kernel.decisions import CANCEL, Answer
from game.kernel.events import ALL, Event
from game.kernel.moves import gone
from game.kernel.state import State
from game.records.undo import Tape

SAMPLE = 0
COUNTED = ("damage", "heal", "lose")
TOLD = (*COUNTED, "destroyed", "attack", "result")
"""The events without which there is nothing to say of what comes before chance has its say."""


def preview(state: State, answer: Answer) -> dict[str, Any] | None:
    """The outcome of `answer` up to the next decision or the next turn; None where chance or hidden cards hide it all.

    `damage`, `heal`, `lose`: entity -> amount. `destroyed`: who is destroyed; `left`: who leaves the field. `forced`:
    [attacker, target] of each attack that nobody chose. `health` and `health_change`: of each seat. `mana`: of each
    seat what stays full. `asks`: the kind of decision that comes next of the same seat, None if none does.
    `whole`: is that all? If not, it is what happens for certain before something random or hidden comes up.
    `losing`: the seats that would be out after it and would not be now; `fatal`: the answering seat is one of them,
    `lethal`: it is none, but a foe is; nobody and False unless `whole`. `result`: the winners, if the match ends in it.
    """
    decision = state.decision
    if decision is None or answer == CANCEL or decisions.why_not(state, answer) is not None:
        return None
    seat = decision.seat
    before = views.resample(views.view(state, seat), SAMPLE, state.game, state.cards)
    after = before.copy()
    certain = _Certain(before, after, seat)
    after.log = certain
    try:
        running.advance(after, answer)
        whole = certain.keep()
    except _TurnPasses:
        whole = certain.keep()
    except _Uncertain:
        whole = False
    events = certain.events[: certain.length]
    if not whole and not any(event.kind in TOLD for event in events):
        return None
    return _difference(before, certain.state, seat, events, answer, whole)


def payment(state: State, card: int) -> Answer | None:
    """What is proposed to be paid for playing `card`, or in play for using it; None if its controller can't pay it.

    Only for games in which cards have costs.
    """
    e, words = state.entities[card], state.game.vocabulary
    in_play = words.on_field[e.zone % len(words.zones)]
    ways = state.game.payments(state, e.controller, e.definition.activation if in_play else e.definition.cost)
    return ways[0] if ways else None


class _TurnPasses(Exception):
    """What comes now is the next player's."""


class _Uncertain(Exception):
    """What comes now hangs on something random or hidden."""


class _Certain(Tape):
    """Keeps the last moment up to which nothing was random or hidden; raises when the outcome ends."""

    def __init__(self, before: State, after: State, seat: int) -> None:
        super().__init__()
        self._before, self._after, self._seat = before, after, seat
        self.state = before
        self.length = 0

    def emit(self, kind: str, facts: dict[str, Any], visible: int = ALL, hidden: tuple[str, ...] = ()) -> None:
        if kind == "turn":
            raise _TurnPasses
        super().emit(kind, facts, visible, hidden)

    def popped(self, depth: int) -> None:
        """Between two steps: the dead are buried, what was set off lies among the frames."""
        if not self.keep():
            raise _Uncertain
        super().popped(depth)

    def keep(self) -> bool:
        """Keep this moment, if all up to it is certain."""
        if _is_uncertain(self._before, self._after, self._seat):
            return False
        self.state, self.length = self._after.copy(), len(self.events)
        return True


def _is_uncertain(before: State, after: State, seat: int) -> bool:
    """Was anything random drawn, or did a card move or show itself that `seat` did not know?

    What leaves the table with its player shows nothing.
    """
    if before.streams != after.streams:
        return True
    last = gone(after)
    return any(
        not views.knows(before, seat, i)
        and after.entities[i].zone != last
        and (after.entities[i].moves != e.moves or views.knows(after, seat, i))
        for i, e in enumerate(before.entities)
    )


def _difference(before: State, after: State, seat: int, events: list[Event], answer: Answer,
                whole: bool) -> dict[str, Any]:  # fmt: skip
    amounts: dict[str, dict[int, int]] = {kind: {} for kind in COUNTED}
    for event in events:
        if event.kind in COUNTED:
            entity = event.facts["target"]
            amounts[event.kind][entity] = amounts[event.kind].get(entity, 0) + event.facts["amount"]
    seats = range(len(before.seats))
    was, now = ([values.remaining(state, s) for s in seats] for state in (before, after))
    still = set(after.game.on_field(after))
    asked = after.decision
    out = sorted({*after.game.losing(after)} - {*before.game.losing(before)}) if whole else []
    attacks = [[event.facts["attacker"], event.facts["target"]] for event in events if event.kind == "attack"]
    return {
        **amounts,
        "destroyed": [event.facts["entity"] for event in events if event.kind == "destroyed"],
        "left": [i for i in before.game.on_field(before) if i not in still],
        "forced": attacks[1:] if answer[0] == "attack" else attacks,
        "health": now,
        "health_change": [n - w for n, w in zip(now, was, strict=True)],
        "mana": [_mana(after.game.view_seat(after, s)) for s in seats],
        "whole": whole,
        "losing": out,
        "lethal": bool(out) and seat not in out,
        "fatal": seat in out,
        "result": None if after.result is None else list(after.result),
        "asks": asked.kind if asked is not None and asked.seat == seat and asked.kind != "act" else None,
    }


def _mana(shown: dict[str, Any]) -> dict[str, int]:
    """What a seat has full after it, by the names under which the game shows it."""
    extractors = {name: held["full"] for name, held in shown.get("extractors", {}).items()}
    return {**extractors, "tanks": shown.get("tanks", {}).get("full", 0)}
