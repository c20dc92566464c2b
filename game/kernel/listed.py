"""Decisions whose answers are listed: what is asked most often, and the windows in which somebody is free to act."""

from __future__ import annotations

from typing import Any, ClassVar

from game.kernel.decisions import Answer, Chance, Decision
from game.kernel.errors import Reason
from game.kernel.state import State, Task


class Listed(Decision):
    """One of `ways`."""

    __slots__ = ("ways",)

    shape: ClassVar[str] = "listed"

    def __init__(
        self,
        kind: str,
        seat: int,
        task: Task,
        args: tuple[Any, ...],
        ways: tuple[Answer, ...],
        source: int = -1,
        cancel: bool = False,
        proposed: Answer = (),
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.task = task
        self.args = args
        self.ways = ways
        self.source = source
        self.cancel = cancel
        self.proposed = proposed

    def answers(self, state: State) -> list[Answer]:
        return list(self.ways)

    def by_chance(self, state: State, chance: Chance) -> Answer:
        ways = self.ways
        return ways[int(chance() * len(ways))]

    def why_not(self, state: State, answer: Answer) -> Reason | None:
        return None if answer in self.ways else state.game.legality.why_not_listed(state, answer)

    def content(self) -> tuple[Any, ...]:
        return self.row(ways=self.ways)


class Free(Listed):
    """One of `ways`, and its seat is free to act: what it did before is done, and one of them does nothing (more).

    What a window asks. A game that asks it otherwise says of the task that it is `acting`.
    """

    __slots__ = ()

    shape: ClassVar[str] = "free"
    free: ClassVar[bool] = True

    def worth_trying(self, state: State, most: int) -> list[Answer]:
        return state.game.searching.sensible(state, self.ways)


class Unlisted(Decision):
    """The same where the game lists the answers from the position, each time that somebody asks for them."""

    __slots__ = ()

    shape: ClassVar[str] = "free"
    free: ClassVar[bool] = True

    def answers(self, state: State) -> list[Answer]:
        return state.game.legality.answers(state)

    def by_chance(self, state: State, chance: Chance) -> Answer:
        ways = state.game.legality.answers(state)
        return ways[int(chance() * len(ways))]

    def why_not(self, state: State, answer: Answer) -> Reason | None:
        return state.game.legality.why_not(state, answer)

    def content(self) -> tuple[Any, ...]:
        return self.row()


_acting: set[Task] = set()


def acting(*tasks: Task) -> None:
    """What these carry out is what somebody does who is `Free`: so a saved question of theirs is read as one."""
    _acting.update(tasks)


def is_acting(task: Task) -> bool:
    return task in _acting
