"""One card has the text of another, becomes a card that is named, or brings new cards into the match."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.kernel import moves
from game.kernel.changes import Changing, can_lie
from game.kernel.characteristics import CONTROL, COPY, FOR_GOOD, TEXT, Change
from game.kernel.clauses import Clause
from game.kernel.continuous import EVERYTHING
from game.kernel.data import Context
from game.kernel.declared import CardId, CardOfDecks, HandOrPile
from game.kernel.numbers import amount_of
from game.kernel.operation import Amount, Operation, Until, Who, only_cards, only_players
from game.kernel.reach import CARDS_IN_PLAY, OPEN
from game.kernel.rng import DECKS
from game.kernel.selectors import Selector
from game.kernel.values import traits

if TYPE_CHECKING:
    from game.kernel.state import State


class CopyText(Changing):
    """It has the clauses of another card too, those that this has now, as if they stood on it.

    Its clauses, not its keywords and numbers; the other one lies where everybody sees it. To have that text instead
    of its own, `lose_text` comes before. What is carried out once in a match is so for each of the two.
    """

    word = "copy_text"
    single = ("like",)
    takes = {"to": CARDS_IN_PLAY, "like": OPEN}
    about = "to"
    layer = TEXT
    lasting = False
    to: Selector
    like: Selector
    until: Until = FOR_GOOD

    def changes(self, state: State, context: Context) -> tuple[Change, ...]:
        models = only_cards(state, self.like.select(state, context))
        return tuple([Change(TEXT, clause.key) for clause in texts_of(state, models[0])]) if models else ()


class BecomeCard(Changing):
    """It is a copy of the card that is named here: all that is printed on that one instead of its own.

    A token too, if cards of its kind can lie where it lies.
    """

    word = "become_card"
    touches = EVERYTHING & ~(1 << CONTROL)
    takes = {"to": CARDS_IN_PLAY}
    layer = COPY
    card: CardId
    to: Selector
    until: Until = FOR_GOOD

    def run(self, state: State, context: Context, ids: tuple[int, ...]) -> None:
        """Nothing becomes a card of a kind that can't lie where it lies itself."""
        kind = state.cards[self.card].kind
        super().run(state, context, tuple([i for i in ids if can_lie(state, kind, i)]))

    def changes(self, state: State, context: Context) -> tuple[Change, ...]:
        return (Change(COPY, self.card),)


class CreateCard(Operation):
    """So many new cards come into a hand, a deck or a pile; they are no tokens, and stay in the match.

    Everybody sees which they are; into a full hand goes none, as with a draw, and who is out of the match gets
    none.
    """

    word = "create_card"
    about = "who"
    card: CardOfDecks
    count: Amount = 1
    who: Who
    into: HandOrPile = "hand"

    def run(self, state: State, context: Context, ids: tuple[int, ...]) -> None:
        definition, game = state.cards[self.card], state.game
        amount = amount_of(self.count, state, context)
        for seat in [seat for seat in only_players(state, ids) if seat in game.players.playing(state)]:
            for _ in range(amount):
                moves.add(state, definition, seat, game.piles.lands(state, seat, self.into))
            name, where = state.words.destinations[self.into]
            if where == "shuffled" and amount > 0:
                moves.shuffle(state, state.places.named(seat, name), DECKS + seat)


def texts_of(state: State, card: int) -> list[Clause]:
    """The clauses that `card` has now, as they stand on it."""
    found = [clause for clauses in traits(state, card).clauses.values() for clause in clauses]
    return sorted(found, key=lambda clause: clause.key)


COPYING: dict[str, type[Operation]] = {operation.word: operation for operation in (CopyText, BecomeCard, CreateCard)}
"""For games in which one card may have the text of another, become it, or bring it into the match."""
