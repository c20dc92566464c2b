"""The operations that every game shares: one small class each, its fields declared as the language reads them.

The first field is what stands under the operation's word in YAML (`damage: 2`), the others beside it (`to: target`).
Each has at most one selector that says whom it is about (`selector`); `effects.do` resolves it before `run`.
The wording lies in the message files of `game/language` under the operation's word.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar

from game.kernel import damage as damages
from game.kernel import moves
from game.kernel.cards import FOR_GOOD, GRANTS, NEXT_TURN, Modifier
from game.kernel.data import Context, Packet
from game.kernel.deaths import destroy
from game.kernel.numbers import Number, evaluate
from game.kernel.references import refs
from game.kernel.selectors import Selector
from game.kernel.values import modify

if TYPE_CHECKING:
    from game.kernel.state import State

# What the fields of operations may hold; `game/language` parses each by its name.
Amount = Number
Who = Selector  # players; you, if it is left out
Until = int  # FOR_GOOD, TURN_END, NEXT_TURN
Changes = tuple[tuple[int, Number], ...]  # stat and by how much
Keywords = int  # a mask
CardName = str  # a card's id
Word = str  # one of the class's `words` for that field


@dataclass(frozen=True, eq=False, kw_only=True)
class Operation:
    word: ClassVar[str]
    about: ClassVar[str] = "to"
    """The field with the selector that `run` is given the entities of; "" if there is none."""
    words: ClassVar[dict[str, tuple[str, ...]]] = {}
    """The words that each field of type Word may hold."""
    only_when: ClassVar[str] = ""
    """The one trigger in whose clauses it may stand."""

    times: Amount = 1
    selector: Selector | None = field(init=False, default=None)

    def __post_init__(self) -> None:
        if self.about:
            object.__setattr__(self, "selector", getattr(self, self.about))

    def run(self, state: State, context: Context, ids: tuple[int, ...]) -> None:
        raise TypeError(f"{self.word} is not run")

    def receivers(self, state: State, context: Context) -> tuple[int, ...]:
        """Whom a continuous operation gives to; only `give` has any."""
        return ()

    def volatility(self) -> int:
        """On what receivers and gift hang: see `Definition.volatility`."""
        return 0

    def gift(self, state: State, context: Context) -> tuple[tuple[int, ...], int]:
        """What a continuous operation gives: a change of each stat, a mask of keywords."""
        return (), 0


def only_cards(state: State, ids: Iterable[int]) -> list[int]:
    """Those that can change their zone: no players."""
    seats = len(state.seats)
    return [i for i in ids if i >= seats]


def only_players(state: State, ids: Iterable[int]) -> list[int]:
    seats = len(state.seats)
    return [i for i in ids if i < seats]


def end_of(until: Until, context: Context) -> int:
    return NEXT_TURN + context.controller if until == NEXT_TURN else until


@dataclass(frozen=True, eq=False, kw_only=True)
class Damage(Operation):
    word = "damage"
    amount: Amount
    to: Selector

    def run(self, state: State, context: Context, ids: tuple[int, ...]) -> None:
        amount = state.game.damage_number(state, context, evaluate(self.amount, state, context))
        source = (context.source, context.moves)
        damages.deal(state, [Packet(source, target, amount) for target in refs(state, ids)])


@dataclass(frozen=True, eq=False, kw_only=True)
class Heal(Operation):
    word = "heal"
    amount: Amount
    to: Selector

    def run(self, state: State, context: Context, ids: tuple[int, ...]) -> None:
        amount = evaluate(self.amount, state, context)
        for i in ids:
            damages.heal(state, i, amount)


@dataclass(frozen=True, eq=False, kw_only=True)
class Lose(Operation):
    word = "lose"
    about = "who"
    amount: Amount
    who: Who

    def run(self, state: State, context: Context, ids: tuple[int, ...]) -> None:
        amount = evaluate(self.amount, state, context)
        for i in ids:
            damages.lose(state, i, amount)


@dataclass(frozen=True, eq=False, kw_only=True)
class Destroy(Operation):
    word = "destroy"
    to: Selector

    def run(self, state: State, context: Context, ids: tuple[int, ...]) -> None:
        cards = only_cards(state, ids)
        if cards:
            destroy(state, cards)
            state.unsettled = True


@dataclass(frozen=True, eq=False, kw_only=True)
class Modify(Operation):
    word = "modify"
    changes: Changes
    to: Selector
    until: Until = FOR_GOOD

    def run(self, state: State, context: Context, ids: tuple[int, ...]) -> None:
        end = end_of(self.until, context)
        mods: tuple[Modifier, ...] = tuple(
            (stat, evaluate(n, state, context), end, context.source) for stat, n in self.changes
        )
        for i in ids:
            modify(state, i, mods)
            if state.log is not None:
                names = state.game.vocabulary.stats
                state.log.emit("modified", {"entity": i, "changes": {names[m[0]]: m[1] for m in mods}})


@dataclass(frozen=True, eq=False, kw_only=True)
class Grant(Operation):
    word = "grant"
    keywords: Keywords
    to: Selector
    until: Until = FOR_GOOD

    def run(self, state: State, context: Context, ids: tuple[int, ...]) -> None:
        for i in ids:
            grant(state, i, self.keywords, end_of(self.until, context), context.source)


def grant(state: State, i: int, mask: int, until: int, source: int) -> None:
    """Give keywords to an entity; a status that ends at its bearer's start of turn does so whatever `until` says."""
    statuses = mask & state.game.own_turn_statuses
    if statuses:
        modify(state, i, ((GRANTS, statuses, NEXT_TURN + state.entities[i].controller, source),))
    if mask & ~statuses:
        modify(state, i, ((GRANTS, mask & ~statuses, until, source),))
    if state.log is not None:
        names = [k for n, k in enumerate(state.game.vocabulary.keywords) if mask >> n & 1]
        state.log.emit("granted", {"entity": i, "keywords": names})


@dataclass(frozen=True, eq=False, kw_only=True)
class Give(Operation):
    word = "give"
    only_when = "always"
    changes: Changes
    keywords: Keywords = 0
    to: Selector

    def receivers(self, state: State, context: Context) -> tuple[int, ...]:
        return self.to.candidates(state, context)

    def volatility(self) -> int:
        numbers = [n.volatility() for _, n in self.changes if not isinstance(n, int)]
        return max([int(self.to.filter is not None), *numbers])

    def gift(self, state: State, context: Context) -> tuple[tuple[int, ...], int]:
        changes = [0] * len(state.game.vocabulary.stats)
        for stat, n in self.changes:
            changes[stat] += evaluate(n, state, context)
        return tuple(changes), self.keywords


@dataclass(frozen=True, eq=False, kw_only=True)
class Move(Operation):
    word = "move"
    to: Selector
    into: Word
    words = {"into": ()}  # the vocabulary's destinations

    def run(self, state: State, context: Context, ids: tuple[int, ...]) -> None:
        for i in only_cards(state, ids):
            state.game.put(state, i, self.into, context)


@dataclass(frozen=True, eq=False, kw_only=True)
class Create(Operation):
    word = "create"
    about = ""
    card: CardName
    count: Amount = 1
    side: Word = "own"
    words = {"side": ("own", "enemy")}

    def run(self, state: State, context: Context, ids: tuple[int, ...]) -> None:
        definition = state.cards[self.card]
        for _ in range(evaluate(self.count, state, context)):
            state.game.create(state, definition, context, self.side)


@dataclass(frozen=True, eq=False, kw_only=True)
class Control(Operation):
    word = "control"
    to: Selector

    def run(self, state: State, context: Context, ids: tuple[int, ...]) -> None:
        seat = context.controller
        for i in only_cards(state, ids):
            e = state.entities[i]
            if e.definition.kind not in state.game.vocabulary.bodies:
                continue
            if e.controller != seat and state.game.room(state, seat) > 0:
                moves.take_control(state, i, seat)
                state.game.came(state, i)


@dataclass(frozen=True, eq=False, kw_only=True)
class Shift(Operation):
    word = "shift"
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


@dataclass(frozen=True, eq=False, kw_only=True)
class Fight(Operation):
    """Both deal their attack to each other, in one instance."""

    word = "fight"
    to: Selector
    against: Selector

    def run(self, state: State, context: Context, ids: tuple[int, ...]) -> None:
        others = self.against.select(state, context)
        if ids and others and ids[0] != others[0]:
            state.game.strike(state, ids[0], others[0])


@dataclass(frozen=True, eq=False, kw_only=True)
class Mill(Operation):
    """The top of the deck to the discard pile, one card after another; that is no draw."""

    word = "mill"
    about = "who"
    amount: Amount
    who: Who

    def run(self, state: State, context: Context, ids: tuple[int, ...]) -> None:
        amount = evaluate(self.amount, state, context)
        for seat in only_players(state, ids):
            deck = state.zones[moves.zone_of(state, seat, state.game.deck)]
            for i in reversed(deck[-amount:] if amount > 0 else ()):
                state.game.discard(state, i)


@dataclass(frozen=True, eq=False, kw_only=True)
class Discard(Operation):
    word = "discard"
    to: Selector

    def run(self, state: State, context: Context, ids: tuple[int, ...]) -> None:
        for i in only_cards(state, ids):
            state.game.discard(state, i)


SHARED: dict[str, type[Operation]] = {
    operation.word: operation
    for operation in (
        Damage, Heal, Lose, Destroy, Modify, Grant, Give, Move, Create, Control, Shift, Fight, Mill, Discard,
    )
}  # fmt: skip
