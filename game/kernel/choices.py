"""Choices of several: `least` to `most` of some candidates, in one answer or candidate by candidate.

A choice with many possible answers is made in steps: ("add", candidate) adds one that comes after the last added one,
("done",) ends it, ("back",) takes the last one back. Each choice is reached by exactly one way of steps.
("pick", candidate, …) with all that is chosen, in the order of the candidates, says the same in one answer.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain, combinations
from math import comb
from typing import Any, ClassVar

from game.kernel.decisions import Answer, Chance, Decision
from game.kernel.errors import Reason
from game.kernel.state import State, Task

DONE: Answer = ("done",)
BACK: Answer = ("back",)
MANY = 256
"""A choice with more possible answers than this is made in steps."""


def count(candidates: int, least: int, most: int) -> int:
    """In how many ways `least` to `most` of so many candidates can be chosen."""
    return sum([comb(candidates, size) for size in range(least, min(most, candidates) + 1)])


def in_steps(candidates: int, least: int, most: int) -> bool:
    """Is such a choice made in steps?"""
    return most > 1 and candidates > 8 and count(candidates, least, most) > MANY


def whole(candidates: Sequence[int], least: int, most: int) -> Iterator[Answer]:
    """Every choice as one answer, the small ones first."""
    for size in range(least, min(most, len(candidates)) + 1):
        for choice in combinations(candidates, size):
            yield ("pick", *choice)


# --- steps ------------------------------------------------------------------------------------------------------------


def steps(candidates: Sequence[int], least: int, most: int, chosen: Sequence[int]) -> list[Answer]:
    """The next steps once `chosen` are chosen: every candidate that leaves enough behind it, and whether to stop."""
    found: list[Answer] = []
    if len(chosen) < most:
        first = candidates.index(chosen[-1]) + 1 if chosen else 0
        last = len(candidates) - max(0, least - len(chosen) - 1)
        found = [("add", i) for i in candidates[first:last]]
    if len(chosen) >= least:
        found.append(DONE)
    return found


def after(candidates: Sequence[int], least: int, most: int, chosen: tuple[int, ...], step: Answer) -> Answer | None:
    """The whole choice if `step` completes it, else None; steps with a single possibility are taken with it."""
    while step != DONE:
        chosen = (*chosen, step[1])
        following = steps(candidates, least, most, chosen)
        if len(following) > 1:
            return None
        step = following[0]
    return ("pick", *chosen)


def why_not_step(
    candidates: Sequence[int], least: int, most: int, chosen: Sequence[int], step: Answer
) -> Reason | None:
    """Why `step` is refused once `chosen` are chosen, or None."""
    if step == BACK:
        return None if chosen else Reason("nothing_to_take_back")
    if step == DONE:
        if len(chosen) < least:
            return Reason("wrong_number", {"least": least, "most": most, "chosen": len(chosen)})
        return None
    if step[0] != "add" or len(step) != 2:
        return Reason("malformed", {"answer": list(step)})
    entity = step[1]
    if entity not in candidates:
        return Reason("not_a_choice", {"entity": entity})
    at = candidates.index(entity)
    if chosen and at <= candidates.index(chosen[-1]):
        return Reason("wrong_order", {"right": [i for i in candidates if i in chosen or i == entity]})
    if len(chosen) >= most or len(candidates) - at < least - len(chosen):
        return Reason("wrong_number", {"least": least, "most": most, "chosen": len(chosen) + len(candidates) - at})
    return None


def why_not_whole(
    candidates: Sequence[int], least: int, most: int, chosen: Sequence[int], answer: Answer
) -> Reason | None:
    """Why the whole choice `answer` is refused once `chosen` are chosen, or None."""
    picked = answer[1:]
    if answer[0] != "pick" or len(set(picked)) != len(picked):
        return Reason("malformed", {"answer": list(answer)})
    for entity in picked:
        if entity not in candidates:
            return Reason("not_a_choice", {"entity": entity})
    if not least <= len(picked) <= most:
        return Reason("wrong_number", {"least": least, "most": most, "chosen": len(picked)})
    right = [i for i in candidates if i in picked]
    if right != list(picked):
        return Reason("wrong_order", {"right": right})
    if picked[: len(chosen)] != tuple(chosen):
        return Reason("chosen_already", {"chosen": list(chosen)})
    return None


# --- some of many -----------------------------------------------------------------------------------------------------


def suggestions(candidates: Sequence[int], least: int, most: int, number: int) -> list[Answer]:
    """Up to `number` choices of many: as many as possible, as few as possible, each one alone, all but one,
    then the first so many."""
    most = min(most, len(candidates))
    sizes = chain((most, least, 1, most - 1), range(least + 1, most))
    found: dict[Answer, None] = {}
    for size in sizes:
        if not least <= size <= most:
            continue
        several = size in (1, most - 1)
        for choice in combinations(candidates, size):
            if len(found) == number:
                return list(found)
            found[("pick", *choice)] = None
            if not several:
                break
    return list(found)


def by_chance(candidates: Sequence[int], least: int, most: int, chance: Chance) -> Answer:
    """Any choice: each candidate by the same chance, which is drawn first, so that "all" and "none" are not rare where
    they are open. Where it comes to too few or too many, any ones more or fewer."""
    most = min(most, len(candidates))
    share = (least + chance() * (most - least)) / len(candidates) if least < most else 0.0
    taken = [i for i in candidates if chance() < share] if share else []
    while len(taken) > most:
        del taken[int(chance() * len(taken))]
    if len(taken) < least:
        left = [i for i in candidates if i not in taken]
        while len(taken) < least:
            taken.append(left.pop(int(chance() * len(left))))
    return ("pick", *[i for i in candidates if i in taken])


class Subset(Decision):
    """`least` to `most` of `candidates`; `chosen` are those added so far, where it is made in steps."""

    __slots__ = ("candidates", "chosen", "least", "most")

    shape: ClassVar[str] = "subset"
    in_parts: ClassVar[bool] = True

    def __init__(
        self,
        kind: str,
        seat: int,
        task: Task,
        args: tuple[Any, ...],
        candidates: tuple[int, ...],
        least: int = 1,
        most: int = 1,
        source: int = -1,
        cancel: bool = False,
        chosen: tuple[int, ...] = (),
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.task = task
        self.args = args
        self.source = source
        self.cancel = cancel
        self.proposed = ()
        self.candidates = candidates
        self.least = least
        self.most = most
        self.chosen = chosen

    def lists_all(self) -> bool:
        return not in_steps(len(self.candidates), self.least, self.most)

    def answers(self, state: State) -> list[Answer]:
        candidates, least, most = self.candidates, self.least, self.most
        if least == most == 1:
            return [("pick", choice) for choice in candidates]
        if in_steps(len(candidates), least, most):
            return steps(candidates, least, most, self.chosen)
        return list(whole(candidates, least, most))

    def suggest(self, state: State, number: int) -> list[Answer]:
        first = self.plans(state)
        if self.lists_all():
            found = self.answers(state)
            return (list(dict.fromkeys([*first, *found])) if first else found)[:number]
        found = suggestions(self.candidates, self.least, self.most, number)
        if first:
            found = list(dict.fromkeys([*first, *found]))[:number]
        if not self.chosen:
            return found
        begun = [way for way in found if way[1 : 1 + len(self.chosen)] == self.chosen]
        return [*begun, *self.answers(state)][:number]

    def worth_trying(self, state: State, most: int) -> list[Answer]:
        """The whole answers that the game puts forward, where it puts any."""
        planned = list(dict.fromkeys(self.plans(state)))[:most]
        if planned:
            return planned
        found = self.answers(state) if self.lists_all() else self.suggest(state, most)
        return state.game.searching.aimed(state, self, found)

    def by_chance(self, state: State, chance: Chance) -> Answer:
        candidates, least, most = self.candidates, self.least, self.most
        if least == most == 1:
            return ("pick", candidates[int(chance() * len(candidates))])
        if self.chosen:
            return super().by_chance(state, chance)
        return by_chance(candidates, least, most, chance)

    def why_not(self, state: State, answer: Answer) -> Reason | None:
        if answer[0] != "pick" and not self.lists_all():
            return why_not_step(self.candidates, self.least, self.most, self.chosen, answer)
        return why_not_whole(self.candidates, self.least, self.most, self.chosen, answer)

    def is_step(self, answer: Answer) -> bool:
        return bool(answer[0] != "pick")

    def steps(self, state: State) -> list[Answer]:
        if self.lists_all():
            return []
        return [*self.answers(state), *([BACK] if self.chosen else [])]

    def after(self, state: State, step: Answer) -> Decision | Answer:
        chosen = self.chosen
        if step == BACK:
            chosen = chosen[:-1]
        else:
            complete = after(self.candidates, self.least, self.most, chosen, step)
            if complete is not None:
                return complete
            chosen = (*chosen, step[1])
        return Subset(self.kind, self.seat, self.task, self.args, self.candidates, self.least, self.most, self.source,
                      self.cancel, chosen)  # fmt: skip

    def so_far(self, answer: Answer) -> Decision:
        return Subset(self.kind, self.seat, self.task, self.args, self.candidates, self.least, self.most, self.source,
                      self.cancel, answer[1:])  # fmt: skip

    def among(self) -> tuple[int, ...]:
        return self.candidates

    def content(self) -> tuple[Any, ...]:
        return self.row(candidates=self.candidates, least=self.least, most=self.most, chosen=self.chosen)

    def described(self) -> dict[str, Any]:
        return {"candidates": list(self.candidates), "min": self.least, "max": self.most, "chosen": list(self.chosen)}
