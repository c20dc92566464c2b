"""Assignments: each of some things goes to one of its options, or to none, as who blocks whom."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any, ClassVar

from game.kernel.building import Built, Check, Pairs
from game.kernel.choices import MANY
from game.kernel.decisions import Answer, Chance
from game.kernel.errors import Reason
from game.kernel.state import Task

NONE = -1


class Assignment(Built):
    """Each thing of `options` to one of those that stand with it, or to none.

    The answer is ("assign", thing, option, …) with those that go somewhere; a step is ("put", thing, option).
    """

    __slots__ = ("needed", "options")

    shape: ClassVar[str] = "assignment"
    word: ClassVar[str] = "assign"
    gives: ClassVar[str] = "put"

    def __init__(
        self,
        kind: str,
        seat: int,
        task: Task,
        args: tuple[Any, ...],
        options: tuple[tuple[int, tuple[int, ...]], ...],
        check: Check | None = None,
        source: int = -1,
        cancel: bool = False,
        proposed: Answer = (),
        given: Pairs = (),
        needed: tuple[int, ...] = (),
    ) -> None:
        """`needed`: the things that must go somewhere, as the check says too."""
        super().__init__(kind, seat, task, args, check, source, cancel, proposed, given)
        self.options = options
        self.needed = needed

    def things(self) -> tuple[int, ...]:
        return tuple([thing for thing, _ in self.options])

    def values(self, thing: int) -> tuple[int, ...]:
        return dict(self.options)[thing]

    def why_not_value(self, thing: int, value: int) -> Reason | None:
        return Reason("not_an_option", {"entity": thing, "target": value})

    def why_not_together(self, given: Pairs, complete: bool) -> Reason | None:
        return None

    def filled(self, given: Pairs) -> Pairs:
        return given

    def leads_on(self, given: Pairs) -> bool:
        """Whoever goes to another of the things goes to one that went to itself before: what leads a group comes
        first, so that no step is a dead end. Nor is one that passes over a thing which must go somewhere."""
        thing, to = given[-1]
        if self.needed:
            things, got = self.things(), [one for one, _ in given]
            if any(one not in got for one in self.needed if things.index(one) < things.index(thing)):
                return False
        return to == thing or to not in self.things() or (to, to) in given

    def number(self) -> int:
        found = 1
        for thing, open_to in self.options:
            found *= len(open_to) + (thing not in self.needed)
            if found > MANY:
                break
        return found

    def every(self) -> Iterator[Pairs]:
        """First that none goes anywhere."""
        ways = [open_to if thing in self.needed else (NONE, *open_to) for thing, open_to in self.options]
        for chosen in product(*ways):
            yield tuple([(thing, to) for (thing, _), to in zip(self.options, chosen, strict=True) if to != NONE])

    def sensible(self) -> Iterator[Pairs]:
        """None anywhere; each alone, to each of its options; all that can to the same one; each to another one. What
        must go somewhere goes to the first of its options beside that."""
        if self.needed:
            yield from map(self._with_needed, self._freely())
        else:
            yield from self._freely()

    def _with_needed(self, given: Pairs) -> Pairs:
        got = dict(given)
        return tuple([(thing, got.get(thing, open_to[0])) for thing, open_to in self.options
                      if thing in got or thing in self.needed])  # fmt: skip

    def _freely(self) -> Iterator[Pairs]:
        yield ()
        for thing, open_to in self.options:
            for to in open_to:
                yield ((thing, to),)
        for to in dict.fromkeys([to for _, open_to in self.options for to in open_to]):
            yield tuple([(thing, to) for thing, open_to in self.options if to in open_to])
        taken: dict[int, int] = {}
        for thing, open_to in self.options:
            free = [to for to in open_to if to not in taken.values()]
            if free:
                taken[thing] = free[0]
        yield tuple(taken.items())

    def drawn(self, chance: Chance) -> Pairs:
        """Each to any of its options or to none, with equal chances."""
        found = []
        for thing, open_to in self.options:
            n = int(chance() * (len(open_to) + (thing not in self.needed)))
            if n < len(open_to):
                found.append((thing, open_to[n]))
        return tuple(found)

    def with_given(self, given: Pairs) -> Assignment:
        return Assignment(self.kind, self.seat, self.task, self.args, self.options, self.check, self.source,
                          self.cancel, self.proposed, given, self.needed)  # fmt: skip

    def among(self) -> tuple[int, ...]:
        return tuple(dict.fromkeys([*self.things(), *[to for _, open_to in self.options for to in open_to]]))

    def own(self) -> tuple[Any, ...]:
        return (self.options, self.needed) if self.needed else (self.options,)

    def described(self) -> dict[str, Any]:
        return {
            "options": [[thing, list(open_to)] for thing, open_to in self.options],
            "given": [list(pair) for pair in self.given],
            "proposed": list(self.proposed),
        }
