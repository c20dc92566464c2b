"""Choices of several: `least` to `most` of some candidates, in one answer or candidate by candidate.

A choice with many possible answers is made in steps: ("add", candidate) adds one that comes after the last added one,
("done",) ends it, ("back",) takes the last one back. Each choice is reached by exactly one way of steps.
("pick", candidate, …) with all that is chosen, in the order of the candidates, says the same in one answer.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import chain, combinations
from math import comb
from typing import Any

from game.kernel.errors import Reason

Answer = tuple[Any, ...]

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


def by_chance(candidates: Sequence[int], least: int, most: int, chance: Callable[[], float]) -> Answer:
    """Any choice: how many with equal chances, then which ones with equal chances. So "all" is not rare."""
    size = least + int(chance() * (min(most, len(candidates)) - least + 1))
    pool = list(candidates)
    picked = {pool.pop(int(chance() * len(pool))) for _ in range(size)}
    return ("pick", *[i for i in candidates if i in picked])
