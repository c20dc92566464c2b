"""The moments of a match at which a seat could have done otherwise, each with what it knew and what it did."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from game.kernel.clocks import TIME_UP
from game.kernel.decisions import CONCEDE, Answer, is_legal
from game.kernel.drawing import DRAW
from game.kernel.listed import Listed
from game.kernel.phrases import say
from game.kernel.running import advance
from game.kernel.views import View, view
from game.kernel.waiting import WAIT
from game.records.match import Match
from game.records.switching import merged

UNASKED = (CONCEDE, TIME_UP, WAIT, DRAW)
"""What is no answer to a question."""


class Moment(NamedTuple):
    step: int
    """After so many answers."""
    turn: int
    seat: int
    own: bool
    """Is it the seat's own turn, or the time before the first?"""
    made: tuple[Answer, ...]
    """What the seat answered from there to the end of the proposal that it began."""


def moments(match: Match) -> Iterator[Moment]:
    """In order; not those at which there was only one answer, or nobody gave one."""
    for number, step in enumerate(match.steps):
        decision = step.state.decision
        if decision is None or decision.cancel or step.answer in UNASKED:
            continue
        if isinstance(decision, Listed) and len(decision.ways) == 1:
            continue
        made = [step.answer]
        for after in match.steps[number + 1 :]:
            asked = after.state.decision
            if after.seat != step.seat or asked is None or not asked.cancel or after.answer in UNASKED:
                break
            made.append(after.answer)
        own = step.state.active == step.seat or not step.state.turn
        yield Moment(number, step.state.turn, step.seat, own, tuple(made))


def seen_at(match: Match, moment: Moment) -> View:
    """What the seat of the moment knew then."""
    return view(match.steps[moment.step].state, moment.seat)


def cards_at(match: Match, step: int) -> list[Mapping[str, Any]]:
    """The plain definitions of every card that the match could meet then: before some of them were edited, the old."""
    found: list[Mapping[str, Any]] = match.record.cards
    for edit in match.record.edits:
        if edit["at"] <= step:
            found = merged(found, edit["cards"])
    return found


def said(match: Match, step: int, line: Sequence[Answer]) -> list[str]:
    """Answers in words, as they would follow one another from there."""
    state, words = match.steps[step].state.copy(), []
    for way in line:
        words.append(say(state, way))
        if is_legal(state, way):
            advance(state, way)
    return words
