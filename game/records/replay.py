"""Plays a match file again and compares every fingerprint and receipt that it holds."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from game.kernel.cards import CardSet
from game.kernel.decisions import Answer
from game.kernel.game import Game
from game.kernel.views import View, view
from game.records import seating
from game.records.levels import OPPONENTS
from game.records.match import Match
from game.system.limit import TimeUp, within

UNTHINKING = "random"
"""So answers the table itself for a level whose process can't be had."""
SECONDS = 1.8
"""So long a verification takes where no other limit is asked for; what the computer thought takes as long as it did."""
Recompute = Callable[[Mapping[str, Any], View, Game, CardSet, "View | None"], Answer]
"""Works an agent's answer out again from its receipt and view, and from the view from which it was planned if that was
an earlier one. Raises ValueError for other views."""


@dataclass(frozen=True)
class Verified:
    """What a verification found. `faults` are sentences; empty when all is as it was recorded."""

    answers: int
    fingerprints: int
    receipts: int
    """So many were compared."""
    receipts_left: int
    """So many were not, for want of time."""
    cards_changed: tuple[str, ...]
    result: dict[str, Any] | None
    faults: tuple[str, ...]


def transcript(played: Match | Path | str, lang: str = "en") -> str:
    """The match told turn by turn, in words. Raises BadMatchFile."""
    from game.records.transcript import transcript as told  # the message files are read only here

    return told(played, lang)


def verify(
    path: Path | str,
    recompute: Recompute | None = None,
    seconds: float | None = None,
    progress: Callable[[int, int], None] = lambda compared, of: None,
) -> Verified:
    """Replay the file. Receipts are compared if `recompute` is given, as far as `seconds` allow (in the main thread).

    `progress` is told before each. Raises BadMatchFile.
    """
    end = None if seconds is None else time.monotonic() + seconds
    match = Match.load(path)
    recorded = dict(match.record.fingerprints)
    faults: list[str] = []
    if match.damage is not None:
        faults.append(str(match.damage))
    if match.diverged is not None:
        faults.append(
            f"the position after answer {match.diverged} is not the one recorded by version {match.record.app}"
        )
    beyond = [number for number in recorded if number > len(match.steps)]
    if beyond:
        faults.append(f"there is a fingerprint for answer {beyond[0]}, and only {len(match.steps)} answers")
    if match.recorded_result != match.result and match.damage is None:
        faults.append(f"the result is {match.result}, and recorded is {match.recorded_result}")
    # those that the clock cut short can't be worked out again
    receipts = [(n, r) for n, r in sorted(match.record.receipts.items()) if recompute is not None and not r.get("late")]
    compared = 0
    for number, receipt in receipts:
        assert recompute is not None
        progress(compared, len(receipts))
        try:
            left = None if end is None else max(0.0, end - time.monotonic())
            fault = within(left, partial(_receipt_fault, match, number, receipt, recompute))
        except TimeUp:
            break
        compared += 1
        if fault:
            faults.append(fault)
    changed, others = match.cards_changed, len(receipts) - compared
    return Verified(len(match.steps), len(recorded), compared, others, changed, match.result, tuple(faults))


def _receipt_fault(match: Match, number: int, receipt: Mapping[str, Any], recompute: Recompute) -> str | None:
    if not 1 <= number <= len(match.steps):
        return f"there is a receipt for answer {number}, and only {len(match.steps)} answers"
    step = match.steps[number - 1]
    level, who = receipt.get("level"), seating.playing(match.record, number - 1)[step.seat]
    if level not in (who, UNTHINKING) and who in OPPONENTS:
        return f"the receipt of answer {number} is of `{level}`, and `{who}` played then"
    try:
        planned = _planned_from(match, number, receipt)
        found = recompute(receipt, view(step.state, step.seat), match.game, step.state.cards, planned)
    except Exception as error:  # whatever its cards do in other worlds than the one that was played
        return f"the receipt of answer {number} does not fit: {error}"
    return None if found == step.answer else f"answer {number} was {step.answer}, and its receipt gives {found}"


def _planned_from(match: Match, number: int, receipt: Mapping[str, Any]) -> View | None:
    """What the seat saw when it planned answer `number`; None where it did not before, or that is not recorded."""
    wanted = receipt.get("planned")
    if not wanted:
        return None
    for earlier in range(number - 1, 0, -1):
        if match.record.receipts.get(earlier, {}).get("view") == wanted:
            step = match.steps[earlier - 1]
            return view(step.state, step.seat)
    return None
