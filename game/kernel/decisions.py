"""Decisions: what a player must answer, which answers are legal, and why others are not.

Each is of a shape, a class of its own that says what its answers are:

| shape | its answers |
|---|---|
| `listed.Listed` | all listed |
| `listed.Free` | listed as well; its seat is free to act, or to do nothing (more): what a window asks |
| `listed.Unlisted` | the same, listed by the game from the position when they are asked for |
| `choices.Subset` | some of the candidates, `least` to `most` of them |
| `payments.Payment` | any way to pay so much of each element |
| `assignments.Assignment` | each of some things to one of its options, or to none |
| `divisions.Division` | an amount among several |

Whoever asks goes by what they have in common, or by the class; `shapes` reads them from JSON.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar

from game.kernel.data import listed
from game.kernel.errors import Reason
from game.kernel.state import NAMES, Task

if TYPE_CHECKING:
    from game.kernel.state import State

Answer = tuple[Any, ...]
Chance = Callable[[], float]
"""Gives a number from 0 to less than 1."""

CANCEL: Answer = ("cancel",)
CONCEDE: Answer = ("concede",)
"""No answer to a question: a seat may give up at any time, also when it is not asked."""
UNEXPLAINED = ("not_a_choice", "not_an_option")
"""What shapes say of an entity that they don't name: the game may know why (`Legality.explained`)."""
SUGGESTED = 24
"""So many answers are suggested where nothing else is asked for."""


class Decision:
    """What a player must answer. Never changed once made, so that states can share it.

    `kind` is the question's name, `seat` who answers, `source` the card that asks (-1 for none). `cancel` says that it
    belongs to a proposal, which ("cancel",) takes back. `proposed` is the answer that the rules of the game put
    forward, or (). `task` is called with the answer and `args`.

    No abstract class in Python's sense, with which asking whether something is a decision would take its time.
    """

    __slots__ = ("args", "cancel", "kind", "proposed", "seat", "source", "task")

    shape: ClassVar[str]
    """The name of the shape, for those who see only a description."""
    free: ClassVar[bool] = False
    """Is its seat free to act, so that this is no part of what it answered before?"""
    in_parts: ClassVar[bool] = False
    """Can its answer be built up in steps, each of them an answer that changes nothing but the decision?"""

    def __init__(
        self,
        kind: str,
        seat: int,
        task: Task,
        args: tuple[Any, ...] = (),
        source: int = -1,
        cancel: bool = False,
        proposed: Answer = (),
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.task = task
        self.args = args
        self.source = source
        self.cancel = cancel
        self.proposed = proposed

    # What can be answered

    def answers(self, state: State) -> list[Answer]:
        """Every legal answer, ("cancel",) left out. Where they are very many and built up in steps: the next steps,
        by which each answer is reached in exactly one way."""
        raise NotImplementedError

    def why_not(self, state: State, answer: Answer) -> Reason | None:
        """Why `answer`, a tuple of words and whole numbers and not ("cancel",), is refused; None if it is legal."""
        raise NotImplementedError

    def lists_all(self) -> bool:
        """Does `answers` list every answer? Else steps to them."""
        return True

    def suggest(self, state: State, number: int) -> list[Answer]:
        """Up to `number` legal answers worth trying, no steps; what the game puts forward first."""
        first = self.proposed
        if first and number == 1:
            return [first]
        found = self.answers(state)
        if first and first != found[0]:
            found = [first, *[way for way in found if way != first]]
        return found[:number]

    def worth_trying(self, state: State, most: int) -> list[Answer]:
        """What a search tries: all answers, or up to `most` where they are built up of parts."""
        return self.answers(state)

    def by_chance(self, state: State, chance: Chance) -> Answer:
        """Any legal answer, no step."""
        ways = self.answers(state)
        return ways[int(chance() * len(ways))]

    def plans(self, state: State) -> list[Answer]:
        """The whole answers that the game puts forward, those of them that are legal."""
        return [way for way in state.game.searching.plans(state) if self.why_not(state, way) is None]

    # Built up in steps

    def after(self, state: State, step: Answer) -> Decision | Answer:
        """The decision once the legal `step` is made, or the whole answer if that completes it."""
        raise TypeError(f"{self.shape} has no steps")

    def steps(self, state: State) -> list[Answer]:
        """Every legal step from here, also those that change what was chosen before."""
        return []

    def is_step(self, answer: Answer) -> bool:
        """Is `answer` a step of it and no whole answer?"""
        return False

    def so_far(self, answer: Answer) -> Decision:
        """The same decision once all of the whole `answer` is given in steps and only not confirmed."""
        raise TypeError(f"{self.shape} has no steps")

    def among(self) -> tuple[int, ...]:
        """The cards and players among which something is chosen; () where its answers are listed."""
        return ()

    # As a value

    def content(self) -> tuple[Any, ...]:
        """All that two equal decisions of a shape have equal: as JSON has it, in which `shapes` finds it again."""
        raise NotImplementedError

    def row(
        self,
        ways: tuple[Answer, ...] | None = None,
        candidates: tuple[int, ...] | None = None,
        least: int = 1,
        most: int = 1,
        chosen: tuple[int, ...] = (),
        amounts: tuple[int, ...] | None = None,
    ) -> tuple[Any, ...]:
        """The content of the first shapes: match files of before have fingerprints of it."""
        return (self.kind, self.seat, NAMES[self.task], self.args, ways, candidates, least, most, self.source,
                self.cancel, self.proposed, chosen, amounts)  # fmt: skip

    def described(self) -> dict[str, Any]:
        """What belongs to the shape alone, as plain data, for those who answer it by hand."""
        return {}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Decision) and self.shape == other.shape and self.content() == other.content()

    def __hash__(self) -> int:
        return hash(self.content())

    def to_json(self) -> list[Any]:
        return [listed(part) for part in self.content()]


# --- the pending decision ---------------------------------------------------------------------------------------------


def answers(state: State) -> list[Answer]:
    """Every legal answer to the pending decision, ("cancel",) left out.

    Of a choice in steps these are the next steps; a whole choice in one answer is legal as well, and not listed.
    """
    return [] if state.decision is None else state.decision.answers(state)


def suggest(state: State, number: int = SUGGESTED) -> list[Answer]:
    """Up to `number` legal answers worth trying, what the game puts forward first (`Decision.proposed`, then
    `Searching.plans`).

    Of a choice in steps they are whole choices: as many as possible, as few as possible, each one alone and so on.
    """
    return [] if state.decision is None else state.decision.suggest(state, number)


def random_answer(state: State, chance: Chance) -> Answer:
    """Any legal answer. Whole choices, where they are made in steps."""
    assert state.decision is not None
    return state.decision.by_chance(state, chance)


def why_not(state: State, answer: object) -> Reason | None:
    """Why `answer` is refused at the pending decision, or None if it is legal."""
    decision = state.decision
    if decision is None:
        return Reason("match_over" if state.result is not None else "nothing_asked")
    if not isinstance(answer, tuple) or not answer or any(type(part) not in (int, str) for part in answer):
        return Reason("malformed", {"answer": listed(answer)})  # also 1.0 and True, which equal 1 and are none
    if answer == CANCEL:
        return None if decision.cancel else Reason("nothing_to_cancel")
    reason = decision.why_not(state, answer)
    if reason is not None and reason.code in UNEXPLAINED:
        return state.game.legality.explained(state, reason)
    return reason


def is_legal(state: State, answer: object) -> bool:
    return why_not(state, answer) is None


def why_not_concede(state: State, seat: int) -> Reason | None:
    """Why `seat` can't give up, or None."""
    if state.result is not None:
        return Reason("match_over")
    if not 0 <= seat < len(state.seats):
        return Reason("malformed", {"answer": list(CONCEDE)})
    return Reason("is_out") if seat in state.game.players.losing(state) else None
