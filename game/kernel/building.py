"""Answers that are built up of parts: each of some things gets a value, which can be changed until all is confirmed.

The steps are (word, thing, value) to give a thing its value or another one, ("drop", thing) to take it away again,
("back",) to take away the last one, in the order of the things, and ("done",) to confirm. The whole answer at once is
as legal at any time, whatever was given before.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any, ClassVar

from game.kernel.choices import BACK, DONE, MANY
from game.kernel.decisions import SUGGESTED, Answer, Chance, Decision
from game.kernel.errors import Reason
from game.kernel.state import State, Task

DROP = "drop"
TRIES = 8
"""So many answers by chance that the game refuses, before it is one of those that are suggested."""

Pairs = tuple[tuple[int, int], ...]
"""Things with what was given to each, in the order of the things."""
Check = Callable[..., Reason | None]

CHECKS: dict[str, Check] = {}
CHECK_NAMES: dict[Check, str] = {}


def checks(module: str, *functions: Check) -> None:
    """Let decisions of saved states name these functions of `module`: `f(state, pairs, *args of the decision)` says
    why the whole answer is refused.

    Raises ValueError for a name that is taken.
    """
    for function in functions:
        name = f"{module.removeprefix('game.')}.{function.__name__}"
        if name in CHECKS:
            raise ValueError(f"two checks named {name}")
        CHECKS[name] = function
        CHECK_NAMES[function] = name


class Built(Decision):
    """A decision whose answer is (word, thing, value, thing, value, …), in the order of the things.

    `check` says what else must hold of the whole answer, for the game; `given` is what has been given so far.
    """

    __slots__ = ("check", "given")

    in_parts: ClassVar[bool] = True
    word: ClassVar[str]
    """The first word of a whole answer."""
    gives: ClassVar[str]
    """The first word of the step that gives a thing its value."""

    def __init__(
        self,
        kind: str,
        seat: int,
        task: Task,
        args: tuple[Any, ...],
        check: Check | None,
        source: int,
        cancel: bool,
        proposed: Answer,
        given: Pairs,
    ) -> None:
        super().__init__(kind, seat, task, args, source, cancel, proposed)
        self.check = check
        self.given = given

    # What a shape of it says

    def things(self) -> tuple[int, ...]:
        """What gets values, in order."""
        raise NotImplementedError

    def values(self, thing: int) -> tuple[int, ...]:
        """What `thing` could be given, if nothing were given to others; not what it has without being given any."""
        raise NotImplementedError

    def why_not_value(self, thing: int, value: int) -> Reason | None:
        """Why `thing` can't have `value`, which is none of its `values`."""
        raise NotImplementedError

    def why_not_together(self, given: Pairs, complete: bool) -> Reason | None:
        """Why these can't be given together; `complete`: as the whole answer, in which all others are as they are."""
        raise NotImplementedError

    def filled(self, given: Pairs) -> Pairs:
        """`given` with what things have that are given nothing, as a whole answer says it."""
        raise NotImplementedError

    def number(self) -> int:
        """How many whole answers there are, the check left aside; no more than that is wanted to be known."""
        raise NotImplementedError

    def every(self) -> Iterator[Pairs]:
        """Those, one after another."""
        raise NotImplementedError

    def sensible(self) -> Iterator[Pairs]:
        """The few that are worth trying first, the check left aside."""
        raise NotImplementedError

    def drawn(self, chance: Chance) -> Pairs:
        """One by chance, the check left aside."""
        raise NotImplementedError

    def leads_on(self, given: Pairs) -> bool:
        """Can `given` become a whole answer if only things after its last one are given more?"""
        raise NotImplementedError

    def with_given(self, given: Pairs) -> Decision:
        """The same decision, with that given so far."""
        raise NotImplementedError

    # Answers

    def lists_all(self) -> bool:
        return self.number() <= MANY

    def answers(self, state: State) -> list[Answer]:
        if self.lists_all():
            return list(self._legal(state, self.every()))
        return self._onward(state)

    def suggest(self, state: State, number: int) -> list[Answer]:
        found: dict[Answer, None] = {self.proposed: None} if self.proposed else {}
        found |= dict.fromkeys(self.plans(state))
        for way in self._legal(state, self.sensible()):
            if len(found) == number:
                break
            found[way] = None
        if self.lists_all() or not found:
            for way in self._legal(state, self.every()):
                if len(found) >= number:
                    break
                found[way] = None
        return list(found)[:number]

    def worth_trying(self, state: State, most: int) -> list[Answer]:
        """The whole answers that the game puts forward, where it puts any."""
        return list(dict.fromkeys(self.plans(state)))[:most] or self.suggest(state, most)

    def by_chance(self, state: State, chance: Chance) -> Answer:
        for way in islice(self._legal(state, self._drawn(chance)), 1):
            return way
        found = self.suggest(state, SUGGESTED)
        return found[int(chance() * len(found))]

    def _drawn(self, chance: Chance) -> Iterator[Pairs]:
        for _ in range(TRIES):
            yield self.drawn(chance)

    def _legal(self, state: State, found: Iterator[Pairs]) -> Iterator[Answer]:
        for pairs in found:
            if self.check is None or self.check(state, pairs, *self.args) is None:
                yield self._said(pairs)

    def _said(self, pairs: Pairs) -> Answer:
        return (self.word, *[part for pair in pairs for part in pair])

    def why_not(self, state: State, answer: Answer) -> Reason | None:
        if answer[0] != self.word:
            return self._why_not_step(state, answer)
        parts = answer[1:]
        if len(parts) % 2 or not _are_numbers(parts) or len({*parts[::2]}) != len(parts[::2]):
            return Reason("malformed", {"answer": list(answer)})
        pairs = tuple(zip(parts[::2], parts[1::2], strict=True))
        for thing, value in pairs:
            reason = self._why_not_pair(thing, value)
            if reason is not None:
                return reason
        if pairs != self._ordered(pairs):
            return Reason("wrong_order", {"right": [thing for thing, _ in self._ordered(pairs)]})
        return self._why_not_whole(state, pairs)

    def _why_not_pair(self, thing: int, value: int) -> Reason | None:
        if thing not in self.things():
            return Reason("not_a_choice", {"entity": thing})
        return None if value in self.values(thing) else self.why_not_value(thing, value)

    def _why_not_whole(self, state: State, pairs: Pairs) -> Reason | None:
        reason = self.why_not_together(pairs, True)
        if reason is not None or self.check is None:
            return reason
        return self.check(state, pairs, *self.args)

    # Steps

    def is_step(self, answer: Answer) -> bool:
        return bool(answer[0] != self.word)

    def _why_not_step(self, state: State, step: Answer) -> Reason | None:
        if step == DONE:
            return self._why_not_whole(state, self.filled(self.given))
        if step == BACK:
            return None if self.given else Reason("nothing_to_take_back")
        if not _are_numbers(step[1:]) or (step[0], len(step)) not in ((DROP, 2), (self.gives, 3)):
            return Reason("malformed", {"answer": list(step)})
        if step[0] == DROP:
            return None if step[1] in dict(self.given) else Reason("nothing_to_take_back")
        reason = self._why_not_pair(step[1], step[2])
        if reason is not None:
            return reason
        if step[1:] in self.given:
            return Reason("chosen_already", {"chosen": [step[1]]})
        return self.why_not_together(self._with(step[1], step[2]), False)

    def steps(self, state: State) -> list[Answer]:
        found: list[Answer] = [(self.gives, thing, n) for thing in self.things() for n in self.values(thing)]
        found += [(DROP, thing) for thing, _ in self.given]
        return [step for step in (*found, BACK, DONE) if self._why_not_step(state, step) is None]

    def _onward(self, state: State) -> list[Answer]:
        """The steps that give a thing after the last one its value, and ("done",): each answer is reached once. From
        what can't be an answer as it stands a step leads back."""
        things = self.things()
        first = things.index(self.given[-1][0]) + 1 if self.given else 0
        found: list[Answer] = []
        for thing in things[first:]:
            for value in self.values(thing):
                given = (*self.given, (thing, value))
                if self.why_not_together(given, False) is None and self.leads_on(given):
                    found.append((self.gives, thing, value))
        if self._why_not_step(state, DONE) is None:
            found.append(DONE)
        elif self._is_wrong(state):
            found.append(BACK)
        return found or [BACK]

    def _is_wrong(self, state: State) -> bool:
        """Is something of what is given so far refused, so that giving more may never make a whole answer of it?"""
        reason = self.check(state, self.given, *self.args) if self.given and self.check is not None else None
        return reason is not None and reason.facts.get("entity") in dict(self.given)

    def after(self, state: State, step: Answer) -> Decision | Answer:
        if step == DONE:
            return self._said(self.filled(self.given))
        if step == BACK:
            return self.with_given(self.given[:-1])
        if step[0] == DROP:
            return self.with_given(tuple([pair for pair in self.given if pair[0] != step[1]]))
        return self.with_given(self._with(step[1], step[2]))

    def so_far(self, answer: Answer) -> Decision:
        return self.with_given(tuple(zip(answer[1::2], answer[2::2], strict=True)))

    def _with(self, thing: int, value: int) -> Pairs:
        return self._ordered((*[pair for pair in self.given if pair[0] != thing], (thing, value)))

    def _ordered(self, pairs: Pairs) -> Pairs:
        values = dict(pairs)
        return tuple([(thing, values[thing]) for thing in self.things() if thing in values])

    # As a value

    def content(self) -> tuple[Any, ...]:
        check = CHECK_NAMES[self.check] if self.check is not None else ""
        kind, seat, task, args, *_ = self.row()
        return (kind, seat, task, args, self.shape, self.own(), check, self.source, self.cancel, self.proposed,
                self.given)  # fmt: skip

    def own(self) -> tuple[Any, ...]:
        """What belongs to the shape alone, as its constructor takes it behind `args`."""
        raise NotImplementedError


def _are_numbers(parts: tuple[Any, ...]) -> bool:
    return all(type(part) is int for part in parts)
