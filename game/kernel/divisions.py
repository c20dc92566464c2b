"""Divisions: an amount among several, as damage among those who block."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from typing import Any, ClassVar

from game.kernel.building import Built, Check, Pairs
from game.kernel.decisions import Answer, Chance
from game.kernel.errors import Reason
from game.kernel.state import Task

Share = tuple[int, int, int]
"""Who gets a part, the least and the most that it can be."""


class Division(Built):
    """The whole of `amount` among `shares`, which can hold so much.

    The answer is ("divide", to whom, how much, …) with those that get any; a step is ("give", to whom, how much).
    Whoever was given nothing has its least.
    """

    __slots__ = ("amount", "shares")

    shape: ClassVar[str] = "division"
    word: ClassVar[str] = "divide"
    gives: ClassVar[str] = "give"

    def __init__(
        self,
        kind: str,
        seat: int,
        task: Task,
        args: tuple[Any, ...],
        amount: int,
        shares: tuple[Share, ...],
        check: Check | None = None,
        source: int = -1,
        cancel: bool = False,
        proposed: Answer = (),
        given: Pairs = (),
    ) -> None:
        """Raises ValueError where `shares` can't hold exactly `amount`."""
        super().__init__(kind, seat, task, args, check, source, cancel, proposed, given)
        least, most = sum([share[1] for share in shares]), sum([share[2] for share in shares])
        if not least <= amount <= most:
            raise ValueError(f"{amount} can't be divided among those who hold {least} to {most}")
        self.amount = amount
        self.shares = shares

    def things(self) -> tuple[int, ...]:
        return tuple([to for to, _, _ in self.shares])

    def values(self, thing: int) -> tuple[int, ...]:
        least, most = next((least, most) for to, least, most in self.shares if to == thing)
        return tuple(range(max(1, least), min(most, self.amount) + 1))

    def why_not_value(self, thing: int, value: int) -> Reason | None:
        least, most = next((least, most) for to, least, most in self.shares if to == thing)
        return Reason("wrong_share", {"entity": thing, "least": least, "most": most, "given": value})

    def why_not_together(self, given: Pairs, complete: bool) -> Reason | None:
        """A whole answer names all that get any; of what is given so far only too much is refused."""
        got = dict(given)
        total = sum(got.values()) if complete else sum([got.get(to, least) for to, least, _ in self.shares])
        if total > self.amount or (complete and total < self.amount):
            return Reason("wrong_total", {"amount": self.amount, "given": total})
        for to, least, most in self.shares if complete else ():
            if got.get(to, 0) < least:
                return Reason("wrong_share", {"entity": to, "least": least, "most": most, "given": got.get(to, 0)})
        return None

    def filled(self, given: Pairs) -> Pairs:
        got = dict(given)
        return tuple([(to, n) for to, least, _ in self.shares if (n := got.get(to, least))])

    def leads_on(self, given: Pairs) -> bool:
        """The last one was given more than its least, which it has without; and those after it can hold the rest."""
        last, value = given[-1]
        at = self.things().index(last)
        rest = self.amount - sum([n for _, n in self.filled(given)])
        return value > self.shares[at][1] and rest <= sum([most - least for _, least, most in self.shares[at + 1 :]])

    def number(self) -> int:
        """By how much is left: in how many ways those before can have been given the rest."""
        ways = {self.amount: 1}
        for _, least, most in self.shares:
            following: dict[int, int] = {}
            for left, n in ways.items():
                for value in range(least, min(most, left) + 1):
                    following[left - value] = following.get(left - value, 0) + n
            ways = following
        return ways.get(0, 0)

    def every(self) -> Iterator[Pairs]:
        """First that whoever stands first gets the most."""
        return self._every(0, self.amount, ())

    def _every(self, at: int, left: int, given: Pairs) -> Iterator[Pairs]:
        if at == len(self.shares):
            if left == 0:
                yield given
            return
        to, least, most = self.shares[at]
        behind = self.shares[at + 1 :]
        lowest = max(least, left - sum([most for _, _, most in behind]))
        highest = min(most, left - sum([least for _, least, _ in behind]))
        for value in range(highest, lowest - 1, -1):
            yield from self._every(at + 1, left - value, (*given, (to, value)) if value else given)

    def sensible(self) -> Iterator[Pairs]:
        """As much as possible to each in turn, the rest to the others in order; then evenly."""
        for first in self.things():
            order = [first, *[to for to in self.things() if to != first]]
            yield self._spread(chain.from_iterable([[to] * self.amount for to in order]))
        yield self._spread(chain.from_iterable([self.things()] * self.amount))

    def _spread(self, takers: Iterator[int]) -> Pairs:
        """One more to each of `takers` that can hold more, until all is divided."""
        got = {to: least for to, least, _ in self.shares}
        most = {to: highest for to, _, highest in self.shares}
        left = self.amount - sum(got.values())
        while left:
            to = next(takers)
            if got[to] < most[to]:
                got[to] += 1
                left -= 1
        return self.filled(tuple(got.items()))

    def drawn(self, chance: Chance) -> Pairs:
        """Each one of the amount to anybody who can hold more, with equal chances."""
        return self._spread(self._takers(chance))

    def _takers(self, chance: Chance) -> Iterator[int]:
        things = self.things()
        while True:
            yield things[int(chance() * len(things))]

    def with_given(self, given: Pairs) -> Division:
        return Division(self.kind, self.seat, self.task, self.args, self.amount, self.shares, self.check, self.source,
                        self.cancel, self.proposed, given)  # fmt: skip

    def among(self) -> tuple[int, ...]:
        return self.things()

    def own(self) -> tuple[Any, ...]:
        return (self.amount, self.shares)

    def described(self) -> dict[str, Any]:
        return {
            "amount": self.amount,
            "shares": [list(share) for share in self.shares],
            "given": [list(pair) for pair in self.given],
            "proposed": list(self.proposed),
        }
