"""What a card costs at this moment: what is printed, and what clauses make cheaper or dearer.

Such clauses stand on cards in play (`when: always`), or on the card itself, where they hold as long as it lies in a
hand (`when: held`). All of it is added up, and no amount is less than 0. Nothing of it is kept, so it is never out of
date; where no card of a match says such a thing (`CardSet.reprices`), or none on the field (`watching`), nobody asks.

The element that `cheaper` and `dearer` mean unless they name one is the last of the vocabulary: that which any other
pays.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import TYPE_CHECKING, ClassVar, Final, NamedTuple

from game.kernel.clauses import CHANGES_COSTS, STANDING
from game.kernel.costs import FREE, Cost
from game.kernel.data import Context
from game.kernel.declared import ElementName
from game.kernel.numbers import amount_of
from game.kernel.operation import Amount, Operation
from game.kernel.reach import IN_HAND
from game.kernel.selectors import Selector
from game.kernel.values import clauses_of, watching

if TYPE_CHECKING:
    from game.kernel.clauses import Clause
    from game.kernel.state import State

LAST: Final = -1
"""The place of the last element."""


class Repricing(Operation):
    """So much more or less is paid for them."""

    only_when = STANDING
    in_play = False
    reprices = True
    takes = {"to": IN_HAND}
    sign: ClassVar[int]
    amount: Amount
    to: Selector
    element: ElementName = LAST

    def change(self, state: State, context: Context) -> int:
        return self.sign * amount_of(self.amount, state, context)


class Cheaper(Repricing):
    """They cost so much less, of the element that any other pays unless another is named.

    Never less than nothing of it; all that makes a card cheaper or dearer is added up first. The number may count
    what is hidden as a whole (`{count: enemy_hand}`), and look no closer at it.
    """

    word = "cheaper"
    favours = 1
    sign = -1


class Dearer(Repricing):
    """They cost so much more, of the element that any other pays unless another is named.

    The number may count what is hidden as a whole (`{count: enemy_hand}`), and look no closer at it.
    """

    word = "dearer"
    favours = -1
    sign = 1


REPRICING: dict[str, type[Operation]] = {operation.word: operation for operation in (Cheaper, Dearer)}
"""For games in which cards are paid for with elements."""


def price_of(state: State, card: int) -> Cost:
    """What it costs to play `card`, which lies in a hand; anywhere else, what is printed."""
    return repriced(state, (card,)).get(card) or state.entities[card].definition.price or FREE


def is_repriced(state: State, cards: Iterable[int]) -> bool:
    """Does something say that one of `cards`, which lie in hands, costs less or more, whether it does so now or not?"""
    if not state.cards.reprices:
        return False
    if watching(state) & CHANGES_COSTS:
        return True
    if not state.cards.reprices_held:
        return False
    entities = state.entities
    for card in cards:
        if "held" in entities[card].traits.clauses:
            return True
    return False


def repriced(state: State, cards: Sequence[int]) -> dict[int, Cost]:
    """What those of `cards` cost that don't cost what is printed."""
    found: dict[int, Cost] = {}
    if not is_repriced(state, cards):
        return found
    more: dict[int, list[int]] = {}
    for card, change in changes(state, cards):
        own = more.setdefault(card, [0] * len(state.words.elements))
        own[change.element] += change.amount
    for card, own in more.items():
        found[card] = _changed(state.entities[card].definition.price or FREE, tuple(own))
    return found


@lru_cache(maxsize=1 << 12)
def _changed(printed: Cost, more: tuple[int, ...]) -> Cost:
    """`printed` with so much more, or less, of each element."""
    signed = tuple([n + by for n, by in zip(printed.amounts, more, strict=True)])
    return replace(printed, amounts=tuple([max(0, n) for n in signed]), signed=signed)


class Change(NamedTuple):
    """So much more, or if it is below 0 less, of an element, because of `source`."""

    source: int
    element: int
    amount: int


def changes(state: State, cards: Sequence[int]) -> Iterator[tuple[int, Change]]:
    """Each change by itself of the costs of those of `cards` that lie in a hand and are paid for with elements."""
    entities = state.entities
    if watching(state) & CHANGES_COSTS:
        for source in state.game.field.cards(state):
            e = entities[source]
            for clause in clauses_of(state, source, "always"):
                if clause.repricing:
                    held = [i for i in cards if _is_held(state, i)]
                    yield from _of(state, clause, Context(source, e.zone_changes, e.controller), held)
    for i in cards:
        e = entities[i]
        for clause in e.traits.clauses.get("held", ()):
            if clause.repricing and _is_held(state, i):
                yield from _of(state, clause, Context(i, e.zone_changes, state.places.seat[e.zone]), (i,))


def _is_held(state: State, card: int) -> bool:
    """Is it paid for with elements, and does it lie in a hand: where those who hold it see it, and not all others?"""
    e, places = state.entities[card], state.places
    return bool(e.definition.cost) and e.zone >= 0 and places.hidden[e.zone] and places.sees[e.zone] != 0


def _of(state: State, clause: Clause, context: Context, cards: Sequence[int]) -> Iterator[tuple[int, Change]]:
    """What `clause` changes of the costs of `cards`, if its conditions hold."""
    if not cards or not all(condition.holds(state, context) for condition in clause.condition):
        return
    for operation in clause.repricing:
        assert isinstance(operation, Repricing)
        found = operation.to.candidates(state, context)
        about = [i for i in cards if i in found]
        change = Change(context.source, operation.element, operation.change(state, context) if about else 0)
        if change.amount:
            yield from ((i, change) for i in about)
