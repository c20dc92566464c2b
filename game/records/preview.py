"""What an answer would do, worked out on a copy that holds only what the answering seat knows."""

from __future__ import annotations

from typing import Any

from game.kernel import decisions, values, views
from game.kernel.decisions import CANCEL, Answer
from game.kernel.state import State
from game.records.undo import Tape

SAMPLE = 0
COUNTED = ("damage", "heal", "lose")


def preview(state: State, answer: Answer) -> dict[str, Any] | None:
    """The outcome of `answer` up to the next decision; None where it hangs on chance or hidden cards.

    `damage`, `heal`, `lose`: entity -> amount. `destroyed`: who leaves the field. `health` and `health_change`: of each
    seat. `mana`: of each seat what stays full. `lethal`: a foe of the answering seat has no health left.
    `asks`: the kind of decision that comes next of the same seat, None if none does.
    """
    decision = state.decision
    if decision is None or answer == CANCEL or decisions.why_not(state, answer) is not None:
        return None
    seat = decision.seat
    before = views.resample(views.view(state, seat), SAMPLE, state.game, state.cards)
    after = before.copy()
    tape = after.log = Tape()
    decisions.advance(after, answer)
    if _is_uncertain(before, after, seat):
        return None
    return _difference(before, after, seat, tape)


def _is_uncertain(before: State, after: State, seat: int) -> bool:
    """Was anything random drawn, or did a card move or show itself that `seat` did not know?"""
    if before.streams != after.streams:
        return True
    return any(
        not views.knows(before, seat, i) and (after.entities[i].moves != e.moves or views.knows(after, seat, i))
        for i, e in enumerate(before.entities)
    )


def _difference(before: State, after: State, seat: int, tape: Tape) -> dict[str, Any]:
    amounts: dict[str, dict[int, int]] = {kind: {} for kind in COUNTED}
    for event in tape.events:
        if event.kind in COUNTED:
            entity = event.facts["target"]
            amounts[event.kind][entity] = amounts[event.kind].get(entity, 0) + event.facts["amount"]
    seats = range(len(before.counters))
    was, now = ([values.remaining(state, s) for s in seats] for state in (before, after))
    still = set(after.game.on_field(after))
    asked = after.decision
    return {
        **amounts,
        "destroyed": [event.facts["entity"] for event in tape.events if event.kind == "destroyed"],
        "left": [i for i in before.game.on_field(before) if i not in still],
        "health": now,
        "health_change": [n - w for n, w in zip(now, was, strict=True)],
        "mana": [_mana(after.game.view_seat(after, s)) for s in seats],
        "lethal": any(now[s] <= 0 for s in seats if s != seat),
        "asks": asked.kind if asked is not None and asked.seat == seat and asked.kind != "act" else None,
    }


def _mana(shown: dict[str, Any]) -> dict[str, int]:
    """What a seat has full after it, by the names under which the game shows it."""
    extractors = {name: held["full"] for name, held in shown.get("extractors", {}).items()}
    return {**extractors, "tanks": shown.get("tanks", {}).get("full", 0)}
