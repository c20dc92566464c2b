"""Decisions and the one loop that runs a match from decision to decision."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, islice
from math import comb
from typing import TYPE_CHECKING, Any

from game.kernel.data import listed, tupled
from game.kernel.errors import IllegalAnswer, Reason
from game.kernel.state import NAMES, TASKS, State, Task

if TYPE_CHECKING:
    from game.kernel.events import Log

Answer = tuple[Any, ...]

CANCEL: Answer = ("cancel",)
CONCEDE: Answer = ("concede",)
"""No answer to a question: a seat may give up at any time, also when it is not asked."""
ENDLESS = 20_000
"""So many steps without a decision are taken for a circle of effects without an end."""
MANY = 256
"""A choice with more answers than this is given as constraints and suggestions, not as a list."""


class Decision:
    """What a player must answer. Never changed once made, so that states can share it.

    The answers are one of: `answers` (all of them), `candidates` with `minimum` and `maximum` (any such choice of
    them), or neither (the game lists them from the position). `cancel` says that it belongs to a proposal, which
    ("cancel",) takes back. `task` is called with the answer and `args`.
    """

    __slots__ = ("answers", "args", "cancel", "candidates", "kind", "maximum", "minimum", "seat", "source", "task")

    def __init__(
        self,
        kind: str,
        seat: int,
        task: Task,
        args: tuple[Any, ...] = (),
        *,
        answers: tuple[Answer, ...] | None = None,
        candidates: tuple[int, ...] | None = None,
        minimum: int = 1,
        maximum: int = 1,
        source: int = -1,
        cancel: bool = False,
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.task = task
        self.args = args
        self.answers = answers
        self.candidates = candidates
        self.minimum = minimum
        self.maximum = maximum
        self.source = source
        self.cancel = cancel

    def content(self) -> tuple[Any, ...]:
        return (self.kind, self.seat, NAMES[self.task], self.args, self.answers,
                self.candidates, self.minimum, self.maximum, self.source, self.cancel)  # fmt: skip

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Decision) and self.content() == other.content()

    def __hash__(self) -> int:
        return hash(self.content())

    def to_json(self) -> list[Any]:
        return [listed(part) for part in self.content()]


def decision_from_json(data: list[Any]) -> Decision:
    kind, seat, name, args, answers, candidates, minimum, maximum, source, cancel = tupled(data)
    return Decision(kind, seat, TASKS[name], args, answers=answers, candidates=candidates,
                    minimum=minimum, maximum=maximum, source=source, cancel=cancel)  # fmt: skip


# --- answers -------------------------------------------------------------------------------------------------------


def answers(state: State) -> list[Answer]:
    """Every legal answer to the pending decision, ("cancel",) left out; of a very large choice only suggestions."""
    decision = state.decision
    if decision is None:
        return []
    if decision.answers is not None:
        return list(decision.answers)
    if decision.candidates is not None:
        if decision.minimum == decision.maximum == 1:
            return [("pick", choice) for choice in decision.candidates[:MANY]]
        return list(islice(_choices(decision), MANY))
    return state.game.answers(state)


def _choices(decision: Decision) -> Iterator[Answer]:
    candidates = decision.candidates or ()
    for size in range(decision.minimum, min(decision.maximum, len(candidates)) + 1):
        for choice in combinations(candidates, size):
            yield ("pick", *choice)


def are_all_listed(decision: Decision) -> bool:
    """Does `answers` list every legal answer, and not only suggestions?"""
    if decision.answers is not None or decision.candidates is None:
        return True
    n = len(decision.candidates)
    return sum(comb(n, k) for k in range(decision.minimum, min(decision.maximum, n) + 1)) <= MANY


def why_not(state: State, answer: Answer) -> Reason | None:
    """Why `answer` is refused at the pending decision, or None if it is legal."""
    decision = state.decision
    if decision is None:
        return Reason("match_over" if state.result is not None else "nothing_asked")
    if not isinstance(answer, tuple) or not answer or any(type(part) not in (int, str) for part in answer):
        return Reason("malformed", {"answer": listed(answer)})  # also 1.0 and True, which equal 1 and are none
    if answer == CANCEL:
        return None if decision.cancel else Reason("nothing_to_cancel")
    if decision.answers is not None:
        return None if answer in decision.answers else state.game.why_not_listed(state, answer)
    if decision.candidates is not None:
        return _why_not_choice(decision, answer)
    return state.game.why_not(state, answer)


def _why_not_choice(decision: Decision, answer: Answer) -> Reason | None:
    candidates = decision.candidates or ()
    chosen = answer[1:]
    if answer[0] != "pick" or len(set(chosen)) != len(chosen):
        return Reason("malformed", {"answer": listed(answer)})
    for entity in chosen:
        if entity not in candidates:
            return Reason("not_a_choice", {"entity": entity})
    if not decision.minimum <= len(chosen) <= decision.maximum:
        return Reason("wrong_number", {"least": decision.minimum, "most": decision.maximum, "chosen": len(chosen)})
    if [c for c in candidates if c in chosen] != list(chosen):
        return Reason("wrong_order", {"right": [c for c in candidates if c in chosen]})
    return None


def is_legal(state: State, answer: Answer) -> bool:
    return why_not(state, answer) is None


def why_not_concede(state: State, seat: int) -> Reason | None:
    """Why `seat` can't give up, or None."""
    if state.result is not None:
        return Reason("match_over")
    if not 0 <= seat < len(state.seats):
        return Reason("malformed", {"answer": list(CONCEDE)})
    return Reason("is_out") if seat in state.game.losing(state) else None


# --- running -------------------------------------------------------------------------------------------------------


def answer(state: State, given: Answer) -> None:
    """Answer the pending decision and run on to the next one, or to the end.

    Raises IllegalAnswer, with nothing changed, if the answer is refused.
    """
    reason = why_not(state, given)
    if reason is not None:
        raise IllegalAnswer(given, reason)
    advance(state, given)


def advance(state: State, given: Answer) -> None:
    """As `answer`, for an answer that is known to be legal."""
    decision = state.decision
    assert decision is not None
    state.decision = None
    if state.log is not None:
        state.log.answered(state, decision, given)
    if given != CANCEL:
        decision.task(state, given, *decision.args)
    run(state)


def concede(state: State, seat: int) -> None:
    """`seat` gives up; the match runs on to the next decision, or to the end.

    Raises IllegalAnswer, with nothing changed, if it is out already or the match is over.
    """
    reason = why_not_concede(state, seat)
    if reason is not None:
        raise IllegalAnswer(CONCEDE, reason)
    assert state.decision is not None
    if state.log is not None:
        state.log.answered(state, state.decision, CONCEDE)
        state.log.emit("conceded", {"seat": seat})
    state.game.concede(state, seat)
    run(state)


def run(state: State) -> None:
    """Run frames until a decision is pending or the match has its result."""
    log = state.log
    if log is not None:
        _run_logged(state, log)
        return
    frames = state.frames
    settle = state.game.settle
    for _ in range(ENDLESS):
        if state.decision is not None or state.result is not None:
            return
        if state.unsettled or state.volatility > 1:
            settle(state)
        function, args = frames.pop()
        function(state, *args)
    _end_without_end(state)


def _run_logged(state: State, log: Log) -> None:
    """As `run`, with each event tied to the event that brought it about."""
    frames = state.frames
    settle = state.game.settle
    log.pushed(len(frames))
    for _ in range(ENDLESS):
        if state.decision is not None or state.result is not None:
            return
        if state.unsettled or state.volatility > 1:
            settle(state)
            log.pushed(len(frames))
        function, args = frames.pop()
        log.popped(len(frames))
        function(state, *args)
        log.pushed(len(frames))
    _end_without_end(state)


def _end_without_end(state: State) -> None:
    """Effects set each other off for ever and nobody can stop them: a draw, and no hanging table."""
    if state.decision is None and state.result is None:
        state.frames.clear()
        state.queue.clear()
        state.unsettled = False
        state.result = ()
        if state.log is not None:
            state.log.emit("result", {"winners": [], "endless": True})
