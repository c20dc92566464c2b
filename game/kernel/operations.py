"""The operations that every game shares: one small class each, its fields declared as the language reads them.

The first field is what stands under the operation's word in YAML (`damage: 2`), the others beside it (`to: target`).
Each has at most one selector that says whom it is about (`selector`); `effects.do` resolves it before `run`.
The wording lies in the message files of `game/language` under the operation's word.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, ClassVar, Final

from game.kernel import damage as damages
from game.kernel import leaving, moves, removal
from game.kernel.characteristics import PLACES, Change
from game.kernel.clauses import Clause
from game.kernel.data import Context, Exits, Packet, Ref
from game.kernel.deaths import destroy
from game.kernel.declared import Declared, Word
from game.kernel.numbers import Number, amount_of
from game.kernel.places import DRAWN, HAND, YOUR_HAND
from game.kernel.reach import BODIES, CARDS, CARDS_IN_PLAY, DAMAGEABLE, IN_HAND, Takes, field_zones
from game.kernel.references import is_in_play, refs, still
from game.kernel.selectors import Selector
from game.kernel.state import tasks
from game.kernel.triggers import is_replaceable

if TYPE_CHECKING:
    from game.kernel.state import State
    from game.kernel.vocabulary import Vocabulary

# What the fields may hold beside the types of `declared.py`
Amount = Number
HowMany = Number  # or the word `all`, for ALL
Who = Selector  # players; you, if it is left out
Until = int  # an end of the vocabulary
Changes = tuple[tuple[int, Number], ...]  # stat and number
Keywords = int  # a mask
Elements = int  # a mask
Clauses = tuple[Clause, ...]
CardName = str  # a card's id

ALL: Final = 1 << 30
"""More than there ever are of anything."""


@dataclass(frozen=True, eq=False, kw_only=True)
class Operation(Declared):
    about: ClassVar[str] = "to"
    """The field with the selector that `run` is given the entities of; "" if there is none."""
    only_when: ClassVar[tuple[str, ...]] = ()
    """The only triggers in whose clauses it may stand; () for any."""
    alike: ClassVar[tuple[str, ...]] = ()
    """The fields in which a card of another kind than those whom it is about means nothing."""
    moment: ClassVar[str] = ""
    """The moment (`Vocabulary.moments`) outside which it does nothing; "" for none."""
    senseless: ClassVar[tuple[str, ...]] = ()
    """The sets about which it never does anything."""
    idle_about: ClassVar[tuple[tuple[str, str], ...]] = ()
    """By triggers the side on which it never does anything: that of what set it off ("same"), or the "other"."""
    undone_by_itself: ClassVar[bool] = False
    """Is all as before where it is carried out twice?"""
    too_late: ClassVar[tuple[str, ...]] = ()
    """The triggers under which it does nothing any more."""
    in_play: ClassVar[bool] = True
    """Is it about players and cards on the field alone? What has left the field is then not reached."""
    favours: ClassVar[int] = 0
    """1 if it is good for whom it is about, -1 if it is bad; 0 where that depends."""

    takes: ClassVar[Mapping[str, Takes]] = {}
    """What each field with a selector may mean; one of type Who means players."""

    @classmethod
    def takes_of(cls, field: str, values: Mapping[str, Any], words: Vocabulary) -> Takes | None:
        """The same, where it depends on what else was written."""
        return cls.takes.get(field)

    single: ClassVar[tuple[str, ...]] = ()
    """The fields with a selector that must mean one thing, as only one is worked on."""

    times: Amount = 1
    mixed: bool = False
    """May the selector also mean what it can't work on? That is left out then."""
    selector: Selector | None = field(init=False, default=None)
    place: tuple[str, int, int] = field(init=False, default=("", 0, 0))
    """Where it stands, for what is asked while it is carried out: the clause's key, 1 in `else`, its number there."""

    def __post_init__(self) -> None:
        if self.about:
            object.__setattr__(self, "selector", getattr(self, self.about))

    waits: ClassVar[bool] = False
    """Does it leave something behind for a moment to come (`delaying`)?"""
    repeats: ClassVar[bool] = False
    """Does it carry out clauses of other cards (`repeating`)?"""
    divides: ClassVar[bool] = False
    """Does it divide an amount among its targets (`sharing`)?"""
    of_packet: ClassVar[bool] = False
    """Does it change one packet of withheld damage (`prevention`)?"""

    @property
    def slot(self) -> int:
        """Of one that divides: among which of the clause's targets; -1 for none of them."""
        return -1

    def number(self, state: State, context: Context) -> int:
        """Of one that divides: how much."""
        return 0

    def packets(self, state: State, context: Context) -> tuple[int, ...]:
        """At which packets of `state.withheld` it can be aimed, by their places."""
        return ()

    @property
    def holds(self) -> bool:
        """Does it take cards out of the match until something leaves the field?"""
        return False

    def run(self, state: State, context: Context, ids: tuple[int, ...]) -> None:
        raise TypeError(f"{self.word} is not run")

    # For `when: always`, and where an operation changes characteristics

    lasting: ClassVar[bool] = False
    """May it stand under `when: always`, where it has no end?"""
    lasting_about: ClassVar[tuple[str, ...]] = ()
    """The sets that it may be about there, if not any."""
    only_adds: ClassVar[bool] = False
    """Does it do nothing but add to stats and give keywords, so that its place in the order does not matter?"""
    layer: ClassVar[int] = -1
    """The first layer that it changes."""
    reprices: ClassVar[bool] = False
    """Does it change what cards cost, and nothing of what they are?"""

    def first_layer(self) -> int:
        return self.layer

    @property
    def takes_over(self) -> bool:
        """Does it put what another owns into a hand?"""
        return False

    def receivers(self, state: State, context: Context) -> tuple[int, ...]:
        """Whom a continuous operation changes."""
        return () if self.selector is None else self.selector.candidates(state, context)

    def changes(self, state: State, context: Context) -> tuple[Change, ...]:
        """What it changes of each."""
        return ()

    def is_constant(self) -> bool:
        """Are `changes` the same at every moment?"""
        return False

    def given(self) -> tuple[Clause, ...]:
        """The clauses that it gives to others."""
        return ()

    def dependency(self) -> int:
        """On what receivers and changes depend: see `Clause.dependency`."""
        return PLACES if self.selector is None else self.selector.dependency()

    def reads(self) -> int:
        """The characteristics that they depend on, as a mask (see `continuous.py`)."""
        return 0 if self.selector is None else self.selector.reads()

    def writes(self) -> int:
        """The characteristics that it changes."""
        return 0


def only_cards(state: State, ids: Iterable[int]) -> list[int]:
    """Those that can change their zone: no players, and no token that ceased to exist."""
    seats, last = len(state.seats), state.places.gone
    return [i for i in ids if i >= seats and state.entities[i].zone != last]


def only_players(state: State, ids: Iterable[int]) -> list[int]:
    seats = len(state.seats)
    return [i for i in ids if i < seats]


@dataclass(frozen=True, eq=False, kw_only=True)
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


@dataclass(frozen=True, eq=False, kw_only=True)
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


@dataclass(frozen=True, eq=False, kw_only=True)
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


@dataclass(frozen=True, eq=False, kw_only=True)
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


@dataclass(frozen=True, eq=False, kw_only=True)
class Move(Operation):
    """They go to another place."""

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


@dataclass(frozen=True, eq=False, kw_only=True)
class Create(Operation):
    """So many tokens come into play."""

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


@dataclass(frozen=True, eq=False, kw_only=True)
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


@dataclass(frozen=True, eq=False, kw_only=True)
class Fight(Operation):
    """Both deal their attack to each other, in one instance."""

    word = "fight"
    single = ("to", "against")
    takes = {"to": DAMAGEABLE, "against": DAMAGEABLE}
    to: Selector
    against: Selector

    def run(self, state: State, context: Context, ids: tuple[int, ...]) -> None:
        others = [i for i in self.against.select(state, context) if is_in_play(state, i)]
        if ids and others and ids[0] != others[0]:
            state.game.damage.strike(state, ids[0], others[0])


@dataclass(frozen=True, eq=False, kw_only=True)
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


@dataclass(frozen=True, eq=False, kw_only=True)
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


@dataclass(frozen=True, eq=False, kw_only=True)
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


@dataclass(frozen=True, eq=False, kw_only=True)
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
