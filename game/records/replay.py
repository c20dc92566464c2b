"""Plays a match file again and compares every fingerprint and receipt that it holds."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from game.kernel.cards import CardSet
from game.kernel.decisions import Answer
from game.kernel.game import Game
from game.kernel.views import View, view
from game.records.match import Match

Recompute = Callable[[Mapping[str, Any], View, Game, CardSet], Answer]
"""Works an agent's answer out again from its receipt and view. Raises ValueError for another view."""


@dataclass(frozen=True)
class Verified:
    """What a verification found. `faults` are sentences; empty when all is as it was recorded."""

    answers: int
    fingerprints: int
    receipts: int
    cards_changed: tuple[str, ...]
    result: dict[str, Any] | None
    faults: tuple[str, ...]


def transcript(played: Match | Path | str, lang: str = "en") -> str:
    """The match told turn by turn, in words. Raises BadMatchFile."""
    from game.records.transcript import transcript as told  # the message files are read only here

    return told(played, lang)


def verify(path: Path | str, recompute: Recompute | None = None) -> Verified:
    """Replay the file. Receipts are compared if `recompute` is given. Raises BadMatchFile."""
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
    checked = 0
    for number, receipt in sorted(match.record.receipts.items()) if recompute is not None else ():
        assert recompute is not None
        if not isinstance(receipt, Mapping) or receipt.get("late"):
            continue  # the clock cut it short, so it can't be worked out again
        checked += 1
        fault = _receipt_fault(match, number, receipt, recompute)
        if fault:
            faults.append(fault)
    return Verified(len(match.steps), len(recorded), checked, match.cards_changed, match.result, tuple(faults))


def _receipt_fault(match: Match, number: int, receipt: Mapping[str, Any], recompute: Recompute) -> str | None:
    if not 1 <= number <= len(match.steps):
        return f"there is a receipt for answer {number}, and only {len(match.steps)} answers"
    step = match.steps[number - 1]
    try:
        found = recompute(receipt, view(step.state, step.seat), match.game, match.state.cards)
    except (ValueError, KeyError, TypeError) as error:
        return f"the receipt of answer {number} does not fit: {error}"
    return None if found == step.answer else f"answer {number} was {step.answer}, and its receipt gives {found}"
