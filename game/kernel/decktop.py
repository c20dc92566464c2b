"""The top of a deck as a set: somebody looks at so many cards of it, keeps some, and says where the others go.

The cards stay in the deck meanwhile. Only who looks at them knows which they are; frames and decisions count them, and
name none (`views`). What others knew of them is forgotten, as their order may change (`renumbering.looked_through`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from game.kernel import renumbering
from game.kernel.choices import Subset
from game.kernel.data import Context
from game.kernel.decisions import Answer
from game.kernel.numbers import amount_of
from game.kernel.operation import Amount, Operation, Who, only_players
from game.kernel.places import DRAWN, YOUR_HAND
from game.kernel.selectors import Selector
from game.kernel.state import tasks

if TYPE_CHECKING:
    from game.kernel.state import State

LOOKED_AT = "looked_at"
"""The name of the set of cards looked at, for their words."""
Keep = Selector | None  # some of what is looked at: how many are chosen, and what narrows them
Destination = str  # one of the vocabulary's
Place = tuple[str, int, int]


class LookTop(Operation):
    """The controller of the effect looks at the top cards of a deck, keeps some, and puts the others elsewhere.

    Nobody else sees them. `keep: 1` of them, or as many as a selector says (`keep: {pick: 2, up_to: true}`, with a
    `filter` too), go `into` the hand or to another destination, the `rest` back on top of the deck or elsewhere.
    What goes on top or to the bottom of the deck does so in any order: the first one chosen is uppermost. It is no
    draw, and an empty deck costs nothing.

    Example: {when: play, do: [{look_top: 3, keep: 1, rest: deck_bottom}]}
    """

    word = "look_top"
    about = "who"
    on_the_deck: ClassVar[tuple[str, ...]] = ("deck_top", "deck_bottom")
    amount: Amount
    who: Who
    keep: Keep = None
    into: Destination = "hand"
    rest: Destination = "deck_top"

    @property
    def takes_over(self) -> bool:
        return self.rest == YOUR_HAND or (self.keep is not None and self.into == YOUR_HAND)

    def run(self, state: State, context: Context, ids: tuple[int, ...]) -> None:
        amount = amount_of(self.amount, state, context)
        if amount > 0 and context.controller >= 0:
            seats = only_players(state, ids)
            state.frames += [(look, (self.place, context, seat, amount)) for seat in reversed(seats)]

    def able(self, state: State, cards: tuple[int, ...]) -> tuple[int, ...]:
        """Those of `cards` that can be kept."""
        if self.keep is None:
            return ()
        return cards if self.keep.filter is None else self.keep.filter.apply(state, cards)


def _operation(state: State, place: Place) -> LookTop:
    key, branch, number = place
    clause = state.cards.clauses[key]
    found = (clause.orelse if branch else clause.do)[number]
    assert isinstance(found, LookTop)
    return found


def _deck(state: State, owner: int) -> int:
    return state.places.of(owner, DRAWN)


def _top(state: State, owner: int, number: int) -> tuple[int, ...]:
    """The top cards of the deck, the uppermost first."""
    return state.zones[_deck(state, owner)][::-1][:number]


def look(state: State, place: Place, context: Context, owner: int, amount: int) -> None:
    """Look at the cards, as many as there are, and ask which are kept."""
    operation, seat = _operation(state, place), context.controller
    cards = renumbering.looked_through(state, _deck(state, owner), _top(state, owner, amount), seat)
    if state.log is not None:
        facts = {"seat": seat, "of": owner, "own": owner == seat, "amount": len(cards), "cards": list(cards)}
        state.log.emit("looked_top", facts, 1 << seat, ("cards",))
    able = operation.able(state, cards)
    wanted = 0 if operation.keep is None else min(operation.keep.pick, len(able))
    if wanted and (operation.keep.up_to or wanted < len(able)):  # type: ignore[union-attr]
        least = 0 if operation.keep.up_to else wanted  # type: ignore[union-attr]
        state.decision = Subset("keep_top", seat, kept, (place, context, owner, len(cards)), candidates=able,
                                least=least, most=wanted, source=context.source)  # fmt: skip
    else:
        kept(state, ("pick", *able[:wanted]), place, context, owner, len(cards))


def kept(state: State, answer: Answer, place: Place, context: Context, owner: int, amount: int) -> None:
    """What was chosen goes to its place; of the others the order is asked, where it counts."""
    operation, deck = _operation(state, place), _deck(state, owner)
    chosen: tuple[int, ...] = answer[1:]
    if operation.into == "deck_top" and chosen:
        below = state.zones[deck][: len(state.zones[deck]) - amount]
        others = [i for i in reversed(_top(state, owner, amount)) if i not in chosen]
        state.zones[deck] = (*below, *reversed(chosen), *others)
        _tell(state, context, owner, len(chosen), False)
        left = len(others)
    else:
        before = [(i, state.entities[i].zone_changes) for i in chosen]
        for i in chosen:
            state.game.put(state, i, operation.into, context)
        left = amount - sum([state.entities[i].zone_changes != changes for i, changes in before])
    arrange(state, place, context, owner, left, 0)


def arrange(state: State, place: Place, context: Context, owner: int, left: int, done: int) -> None:
    """Ask which of the top `left` cards comes next, after `done` that lie in their order already, uppermost."""
    if _operation(state, place).rest in LookTop.on_the_deck and left - done > 1:
        candidates = _top(state, owner, left)[done:]
        state.decision = Subset("order_top", context.controller, arranged, (place, context, owner, left, done),
                                candidates=candidates, source=context.source)  # fmt: skip
    elif left:
        _put_rest(state, _operation(state, place).rest, context, owner, left)


def arranged(state: State, answer: Answer, place: Place, context: Context, owner: int, left: int, done: int) -> None:
    deck, card = _deck(state, owner), answer[1]
    cards = [i for i in state.zones[deck] if i != card]
    cards.insert(len(cards) - done, card)
    state.zones[deck] = tuple(cards)
    arrange(state, place, context, owner, left, done + 1)


def _put_rest(state: State, rest: str, context: Context, owner: int, number: int) -> None:
    """The top `number` of the deck go to their place; on the deck they keep their order."""
    deck = _deck(state, owner)
    held = state.zones[deck]
    if rest not in LookTop.on_the_deck:
        for i in _top(state, owner, number):
            state.game.put(state, i, rest, context)
        return
    if rest == "deck_bottom":
        below = len(held) - number
        state.zones[deck] = (*held[below:], *held[:below])
    _tell(state, context, owner, number, rest == "deck_bottom")


def _tell(state: State, context: Context, owner: int, amount: int, bottom: bool) -> None:
    if state.log is not None:
        seat = context.controller
        facts = {"seat": seat, "of": owner, "own": owner == seat, "amount": amount, "bottom": bottom}
        state.log.emit("put_back", facts)


DECK_TOP: dict[str, type[Operation]] = {LookTop.word: LookTop}
"""For games with decks."""

tasks(__name__, look, kept, arranged)
