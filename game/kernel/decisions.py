"""Decisions: what a player must answer, which answers are legal, and why others are not."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.kernel import choices
from game.kernel.choices import Answer as Answer
from game.kernel.data import listed, tupled
from game.kernel.errors import Reason
from game.kernel.state import NAMES, TASKS, State, Task

CANCEL: Answer = ("cancel",)
CONCEDE: Answer = ("concede",)
"""No answer to a question: a seat may give up at any time, also when it is not asked."""
SUGGESTED = 24
"""So many answers are suggested where nothing else is asked for."""


class Decision:
    """What a player must answer. Never changed once made, so that states can share it.

    The answers are one of: `answers` (all of them), `candidates` with `minimum` and `maximum` (any such choice of
    them, in steps where there are many: `choices`; `chosen` are those added so far), `price` (any way to pay so much
    of each element), or none of these (the game lists them from the position). `cancel` says that it belongs to a
    proposal, which ("cancel",) takes back. `proposed` is the answer that the rules of the game put forward, or ().
    `task` is called with the answer and `args`.
    """

    __slots__ = (
        "answers", "args", "cancel", "candidates", "chosen", "kind", "maximum", "minimum", "price", "proposed", "seat",
        "source", "task",
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
        price: tuple[int, ...] | None = None,
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
        self.price = price

    def content(self) -> tuple[Any, ...]:
        return (self.kind, self.seat, NAMES[self.task], self.args, self.answers,
                self.candidates, self.minimum, self.maximum, self.source, self.cancel,
                self.proposed, self.chosen, self.price)  # fmt: skip

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Decision) and self.content() == other.content()

    def __hash__(self) -> int:
        return hash(self.content())

    def to_json(self) -> list[Any]:
        return [listed(part) for part in self.content()]


_new = Decision.__new__


def listing(kind: str, seat: int, task: Task, args: tuple[Any, ...], answers: tuple[Answer, ...]) -> Decision:
    """`Decision` with `answers` and nothing else of its own: what is asked most often, made without named arguments."""
    new = _new(Decision)
    new.kind = kind
    new.seat = seat
    new.task = task
    new.args = args
    new.answers = answers
    new.candidates = new.price = None
    new.minimum = new.maximum = 1
    new.source = -1
    new.cancel = False
    new.proposed = new.chosen = ()
    return new


def decision_from_json(data: list[Any]) -> Decision:
    (kind, seat, name, args, answers, candidates, minimum, maximum, source, cancel, proposed, chosen,
     price) = tupled(data)  # fmt: skip
    return Decision(kind, seat, TASKS[name], args, answers=answers, candidates=candidates,
                    minimum=minimum, maximum=maximum, source=source, cancel=cancel,
                    proposed=proposed, chosen=chosen, price=price)  # fmt: skip


# --- answers -------------------------------------------------------------------------------------------------------


def answers(state: State) -> list[Answer]:
    """Every legal answer to the pending decision, ("cancel",) left out.

    Of a choice in steps these are the next steps; a whole choice in one answer is legal as well, and not listed.
    """
    return [] if state.decision is None else answers_to(state, state.decision)


def answers_to(state: State, decision: Decision) -> list[Answer]:
    """The same of a decision that is or could be pending."""
    if decision.answers is not None:
        return list(decision.answers)
    candidates = decision.candidates
    if candidates is None:
        if decision.price is not None:
            return state.game.costs.payments(state, decision.seat, decision.price)
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
    return [] if state.decision is None else suggestions_to(state, state.decision, number)


def suggestions_to(state: State, decision: Decision, number: int) -> list[Answer]:
    """The same of a decision that is or could be pending."""
    if decision.candidates is not None and in_steps(decision):
        found = choices.suggestions(decision.candidates, decision.minimum, decision.maximum, number)
        if not decision.chosen:
            return found
        begun = [way for way in found if way[1 : 1 + len(decision.chosen)] == decision.chosen]
        return [*begun, *answers_to(state, decision)][:number]
    first = decision.proposed
    if first and number == 1:
        return [first]
    found = answers_to(state, decision)
    if first and first != found[0]:
        found = [first, *[way for way in found if way != first]]
    return found[:number]


def random_answer(state: State, chance: Callable[[], float]) -> Answer:
    """Any legal answer; `chance()` is from 0 to less than 1. Whole choices, where they are made in steps."""
    decision = state.decision
    assert decision is not None
    listed = decision.answers
    if listed is not None:
        return listed[int(chance() * len(listed))]
    candidates = decision.candidates
    if candidates is not None:
        least, most = decision.minimum, decision.maximum
        if least == most == 1:
            return ("pick", candidates[int(chance() * len(candidates))])
        if not decision.chosen and choices.in_steps(len(candidates), least, most):
            return choices.by_chance(candidates, least, most, chance)
    ways = answers_to(state, decision)
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
    if decision.price is not None:
        return state.game.costs.why_not_payment(state, decision.seat, decision.price, answer)
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
