"""The operations that every game shares: one small class each (`operation.Operation`), its fields declared as the
language reads them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from game.kernel import damage as damages
from game.kernel import leaving, moves, removal
from game.kernel.data import Context, Exits, Packet, Ref
from game.kernel.deaths import destroy
from game.kernel.declared import Word
from game.kernel.numbers import amount_of
from game.kernel.operation import (
    Amount,
    CardName,
    Operation,
    Who,
    only_cards,
    only_players,
)
from game.kernel.places import DRAWN, HAND, YOUR_HAND
from game.kernel.reach import BODIES, CARDS, CARDS_IN_PLAY, DAMAGEABLE, IN_HAND, Takes, field_zones
from game.kernel.references import is_in_play, refs, still
from game.kernel.selectors import Selector
from game.kernel.state import tasks
from game.kernel.triggers import is_replaceable

if TYPE_CHECKING:
    from game.kernel.state import State
    from game.kernel.vocabulary import Vocabulary


class Damage(Operation):
    """Each of them takes so much damage, in one instance."""

    word = "damage"
    favours = -1
    takes = {"to": DAMAGEABLE}
    amount: Amount
    to: Selector

    def run(self, state: State, context: Context, ids: tuple[int, ...]) -> None:
        amount = state.game.damage.number(state, context, amount_of(self.amount, state, context))
        source = (context.source, context.zone_changes)
        tags = state.game.damage.tags(state, source)
        damages.deal(state, [Packet(source, target, amount, tags) for target in refs(state, ids)])


class Heal(Operation):
    """Each of them regains so much."""

    word = "heal"
    favours = 1
    takes = {"to": DAMAGEABLE}
    amount: Amount
    to: Selector

    def run(self, state: State, context: Context, ids: tuple[int, ...]) -> None:
        amount = amount_of(self.amount, state, context)
        for i in ids:
            damages.heal(state, i, amount)


class Lose(Operation):
    """A player loses so much; that is no damage."""

    word = "lose"
    favours = -1
    about = "who"
    amount: Amount
    who: Who

    def run(self, state: State, context: Context, ids: tuple[int, ...]) -> None:
        amount = amount_of(self.amount, state, context)
        for i in ids:
            damages.lose(state, i, amount)


class Destroy(Operation):
    """They are destroyed."""

    word = "destroy"
    favours = -1
    takes = {"to": CARDS_IN_PLAY}
    to: Selector

    def run(self, state: State, context: Context, ids: tuple[int, ...]) -> None:
        cards = only_cards(state, ids)
        if cards:
            destroy(state, cards)
            state.unsettled = True


class Move(Operation):
    """They go to another place.

    `hand` and the like are its owner's; `your_hand` is yours, though another owns it, and `deck` is shuffled
    afterwards. `removed` is out of the match, where everybody sees it; with `until: source_leaves` until this card
    leaves the field: then it comes back as its owner's, new and not played, or into their pile if there is no place
    for it. If this card has left before, it does not go at all. A token ceases to exist off the field.
    """

    word = "move"
    in_play = False
    takes = {"to": CARDS}
    to: Selector
    into: Word
    until: Word = ""
    words = {"into": (), "until": ("source_leaves",)}  # `into`: the vocabulary's destinations

    @classmethod
    def takes_of(cls, field: str, values: Mapping[str, Any], words: Vocabulary) -> Takes | None:
        """Off the field a token ceases to exist; on it some zones hold cards of one kind only."""
        zone = words.destinations.get(values.get("into", ""), ("", ""))[0]
        found = CARDS_IN_PLAY if field == "to" and values.get("until") else super().takes_of(field, values, words)
        if found is None or zone not in field_zones(words):
            return found and replace(found, tokens=False)
        return replace(found, kinds=next(kind.holds for kind in words.zones if kind.name == zone) or found.kinds)

    @property
    def takes_over(self) -> bool:
        return self.into == YOUR_HAND

    @property
    def holds(self) -> bool:
        return bool(self.until)

    def run(self, state: State, context: Context, ids: tuple[int, ...]) -> None:
        cards = only_cards(state, ids)
        if is_replaceable(state, "move") and state.words.destinations[self.into][0] not in field_zones(state.words):
            leaving.find_exits(state, cards, put_all, (refs(state, cards), self.into, context, self.until))
        else:
            for i in cards:
                _put(state, i, self.into, context, self.until)


def put_all(state: State, exits: Exits, cards: tuple[Ref, ...], into: str, context: Context, until: str = "") -> None:
    """It is known where those of `cards` go that leave the field."""
    for card in cards:
        for i in still(state, (card,)):
            if not leaving.is_put_elsewhere(state, i, exits):
                _put(state, i, into, context, until)


def _put(state: State, i: int, into: str, context: Context, until: str) -> None:
    if until:
        removal.take(state, i, into, context)
    else:
        state.game.put(state, i, into, context)


class Create(Operation):
    """So many tokens come into play.

    They are yours; with `side: enemy` they are the opponent's.
    """

    word = "create"
    favours = 1
    about = ""
    card: CardName
    count: Amount = 1
    side: Word = "own"
    words = {"side": ("own", "enemy")}

    def run(self, state: State, context: Context, ids: tuple[int, ...]) -> None:
        definition = state.cards[self.card]
        for _ in range(amount_of(self.count, state, context)):
            state.game.field.create(state, definition, context, self.side)


class Shift(Operation):
    """They change their place in the line."""

    word = "shift"
    takes = {"to": BODIES}
    to: Selector
    to_place: Word
    words = {"to_place": ("left_end", "right_end", "left", "right")}

    def run(self, state: State, context: Context, ids: tuple[int, ...]) -> None:
        for i in only_cards(state, ids):
            line = state.zones[state.entities[i].zone]
            at, end = line.index(i), len(line) - 1
            places = {"left_end": 0, "right_end": end, "left": max(0, at - 1), "right": min(end, at + 1)}
            if places[self.to_place] != at:
                moves.shift(state, i, places[self.to_place])


class Fight(Operation):
    """Both deal their attack to each other, in one instance.

    That is no attack.
    """

    word = "fight"
    single = ("to", "against")
    takes = {"to": DAMAGEABLE, "against": DAMAGEABLE}
    to: Selector
    against: Selector

    def run(self, state: State, context: Context, ids: tuple[int, ...]) -> None:
        others = [i for i in self.against.select(state, context) if is_in_play(state, i)]
        if ids and others and ids[0] != others[0]:
            state.game.damage.strike(state, ids[0], others[0])


class Mill(Operation):
    """The top of the deck to the discard pile, one card after another; that is no draw."""

    word = "mill"
    favours = -1
    about = "who"
    amount: Amount
    who: Who

    def run(self, state: State, context: Context, ids: tuple[int, ...]) -> None:
        amount = amount_of(self.amount, state, context)
        for seat in only_players(state, ids):
            deck = state.zones[state.places.of(seat, DRAWN)]
            for i in reversed(deck[-amount:] if amount > 0 else ()):
                state.game.piles.discard(state, i)


class Draw(Operation):
    """So many cards from the deck to the hand."""

    word = "draw"
    favours = 1
    about = "who"
    amount: Amount
    who: Who

    def run(self, state: State, context: Context, ids: tuple[int, ...]) -> None:
        for seat in only_players(state, ids):
            state.game.piles.draw(state, seat, amount_of(self.amount, state, context))


class Discard(Operation):
    """From a hand to the discard pile."""

    word = "discard"
    favours = -1
    in_play = False
    takes = {"to": IN_HAND}
    to: Selector

    def run(self, state: State, context: Context, ids: tuple[int, ...]) -> None:
        names, entities = state.places.name, state.entities
        for i in only_cards(state, ids):
            if names[entities[i].zone] == HAND:
                state.game.piles.discard(state, i)


class Look(Operation):
    """The controller of the effect sees hidden cards, and knows them as long as they stay where they are."""

    word = "look"
    in_play = False
    takes = {"to": IN_HAND}
    to: Selector

    def run(self, state: State, context: Context, ids: tuple[int, ...]) -> None:
        seat = context.controller
        cards = only_cards(state, ids)
        for i in cards:
            e = state.entities[i] = state.entities[i].copy()
            e.known |= 1 << seat
        if state.log is not None:
            told = sorted(cards)  # how somebody orders a hand tells nothing
            state.log.emit("looked", {"seat": seat, "cards": told}, 1 << seat, ("cards",))


tasks(__name__, put_all)

SHARED: dict[str, type[Operation]] = {
    operation.word: operation
    for operation in (
        Damage, Heal, Lose, Destroy, Move, Create, Shift, Fight, Mill, Draw, Discard,
    )
}  # fmt: skip
