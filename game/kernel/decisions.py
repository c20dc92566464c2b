"""Decisions and the one loop that runs a match from decision to decision."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from game.kernel import choices
from game.kernel.choices import Answer as Answer
from game.kernel.data import listed, tupled
from game.kernel.errors import IllegalAnswer, Reason
from game.kernel.phrases import refusal
from game.kernel.state import NAMES, TASKS, State, Task

if TYPE_CHECKING:
    from game.kernel.events import Log

CANCEL: Answer = ("cancel",)
CONCEDE: Answer = ("concede",)
"""No answer to a question: a seat may give up at any time, also when it is not asked."""
ENDLESS = 20_000
"""So many steps without a decision are taken for a circle of effects without an end."""
SUGGESTED = 24
"""So many answers are suggested where nothing else is asked for."""


class Decision:
    """What a player must answer. Never changed once made, so that states can share it.

    The answers are one of: `answers` (all of them), `candidates` with `minimum` and `maximum` (any such choice of
    them, in steps where there are many: `choices`; `chosen` are those added so far), or neither (the game lists them
    from the position). `cancel` says that it belongs to a proposal, which ("cancel",) takes back. `proposed` is the
    answer that the rules of the game put forward, or (). `task` is called with the answer and `args`.
    """

    __slots__ = (
        "answers", "args", "cancel", "candidates", "chosen", "kind", "maximum", "minimum", "proposed", "seat", "source",
        "task",
    )  # fmt: skip

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
        proposed: Answer = (),
        chosen: tuple[int, ...] = (),
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
        self.proposed = proposed
        self.chosen = chosen

    def content(self) -> tuple[Any, ...]:
        return (self.kind, self.seat, NAMES[self.task], self.args, self.answers,
                self.candidates, self.minimum, self.maximum, self.source, self.cancel,
                self.proposed, self.chosen)  # fmt: skip

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Decision) and self.content() == other.content()

    def __hash__(self) -> int:
        return hash(self.content())

    def to_json(self) -> list[Any]:
        return [listed(part) for part in self.content()]


def decision_from_json(data: list[Any]) -> Decision:
    kind, seat, name, args, answers, candidates, minimum, maximum, source, cancel, proposed, chosen = tupled(data)
    return Decision(kind, seat, TASKS[name], args, answers=answers, candidates=candidates,
                    minimum=minimum, maximum=maximum, source=source, cancel=cancel,
                    proposed=proposed, chosen=chosen)  # fmt: skip


# --- answers -------------------------------------------------------------------------------------------------------


def answers(state: State) -> list[Answer]:
    """Every legal answer to the pending decision, ("cancel",) left out.

    Of a choice in steps these are the next steps; a whole choice in one answer is legal as well, and not listed.
    """
    decision = state.decision
    if decision is None:
        return []
    if decision.answers is not None:
        return list(decision.answers)
    candidates = decision.candidates
    if candidates is None:
        return state.game.answers(state)
    least, most = decision.minimum, decision.maximum
    if least == most == 1:
        return [("pick", choice) for choice in candidates]
    if choices.in_steps(len(candidates), least, most):
        return choices.steps(candidates, least, most, decision.chosen)
    return list(choices.whole(candidates, least, most))


def in_steps(decision: Decision) -> bool:
    """Is the choice made candidate by candidate, so that `answers` lists steps?"""
    candidates = decision.candidates
    return candidates is not None and choices.in_steps(len(candidates), decision.minimum, decision.maximum)


def are_all_listed(decision: Decision) -> bool:
    """Is there no legal answer beside those that `answers` lists? In steps there is: any whole choice."""
    return not in_steps(decision)


def suggest(state: State, number: int = SUGGESTED) -> list[Answer]:
    """Up to `number` legal answers worth trying, what the game puts forward first.

    Of a choice in steps they are whole choices: as many as possible, as few as possible, each one alone and so on.
    """
    decision = state.decision
    if decision is None:
        return []
    if decision.candidates is not None and in_steps(decision):
        found = choices.suggestions(decision.candidates, decision.minimum, decision.maximum, number)
        if not decision.chosen:
            return found
        begun = [way for way in found if way[1 : 1 + len(decision.chosen)] == decision.chosen]
        return [*begun, *answers(state)][:number]
    first = decision.proposed
    if first and number == 1:
        return [first]
    found = answers(state)
    if first and first != found[0]:
        found = [first, *[way for way in found if way != first]]
    return found[:number]


def random_answer(state: State, chance: Callable[[], float]) -> Answer:
    """Any legal answer; `chance()` is from 0 to less than 1. Whole choices, where they are made in steps."""
    decision = state.decision
    assert decision is not None
    candidates = decision.candidates
    if candidates is not None:
        least, most = decision.minimum, decision.maximum
        if least == most == 1:
            return ("pick", candidates[int(chance() * len(candidates))])
        if not decision.chosen and choices.in_steps(len(candidates), least, most):
            return choices.by_chance(candidates, least, most, chance)
    ways = answers(state)
    return ways[int(chance() * len(ways))]


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
    least, most = decision.minimum, decision.maximum
    if answer[0] != "pick" and in_steps(decision):
        return choices.why_not_step(candidates, least, most, decision.chosen, answer)
    return choices.why_not_whole(candidates, least, most, decision.chosen, answer)


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
        raise IllegalAnswer(given, reason, refusal(state, given, reason))
    advance(state, given)


def advance(state: State, given: Answer) -> None:
    """As `answer`, for an answer that is known to be legal."""
    decision = state.decision
    assert decision is not None
    if decision.candidates is not None and given[0] != "pick" and given != CANCEL:
        whole = _step(state, decision, given)
        if whole is None:
            return
        given = whole
    state.decision = None
    if state.log is not None:
        state.log.answered(state, decision, given)
    if given != CANCEL:
        decision.task(state, given, *decision.args)
    run(state)


def _step(state: State, decision: Decision, step: Answer) -> Answer | None:
    """The whole choice if `step` completes it; else None, and the rest of the choice is asked for."""
    candidates, chosen = decision.candidates or (), decision.chosen
    if step == choices.BACK:
        chosen = chosen[:-1]
    else:
        complete = choices.after(candidates, decision.minimum, decision.maximum, chosen, step)
        if complete is not None:
            return complete
        chosen = (*chosen, step[1])
    state.decision = Decision(decision.kind, decision.seat, decision.task, decision.args, candidates=candidates,
                              minimum=decision.minimum, maximum=decision.maximum, source=decision.source,
                              cancel=decision.cancel, proposed=decision.proposed, chosen=chosen)  # fmt: skip
    return None


def concede(state: State, seat: int) -> None:
    """`seat` gives up; the match runs on to the next decision, or to the end.

    Raises IllegalAnswer, with nothing changed, if it is out already or the match is over.
    """
    reason = why_not_concede(state, seat)
    if reason is not None:
        raise IllegalAnswer(CONCEDE, reason, refusal(state, CONCEDE, reason))
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
