"""Definitions (what is printed) and entities (a card or player in a match)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from game.kernel.characteristics import Change, Characteristics, Modifier, changed, printed
from game.kernel.costs import FREE, Cost
from game.kernel.data import NOTHING, Ref
from game.kernel.places import REMOVED

if TYPE_CHECKING:
    from game.kernel.clauses import Clause
    from game.kernel.vocabulary import Vocabulary

# Flags of an entity. The kernel owns the first byte; games use bits from GAME_FLAG on.
GAME_FLAG = 1 << 8

# What few cards do, and what the rules must look out for only where a card of the match does it.
REPRICES: Final = 1
"""It changes what cards cost (`prices`)."""
TAKES: Final = 2
"""It puts what another owns into a hand (`places.YOUR_HAND`)."""
TRACES: Final = 4
"""It names the other side of an event where that is kept on demand (`reach.Side.traced`)."""
REMOVES: Final = 8
"""It takes cards out of the match (`places.REMOVED`)."""
HOLDS: Final = 16
"""It does so until something leaves the field (`removal`)."""
HIDES: Final = 32
VEILS: Final = 64
"""It is played face down (`traps`)."""


@dataclass(frozen=True, eq=False)
class Definition:
    """A card as printed. Stats are in the order of the game's vocabulary; keywords are a bit mask of it."""

    id: str
    kind: str
    stats: tuple[int, ...]
    blank_stats: tuple[int, ...]
    keywords: int = 0
    cost: tuple[int, ...] = ()
    """What it costs of each element; () where nothing is paid for it."""
    token: bool = False
    clauses: tuple[Clause, ...] = ()
    name: Mapping[str, str] = field(default_factory=dict)
    flavour: Mapping[str, str] = field(default_factory=dict)
    art: Mapping[str, Any] = field(default_factory=dict)
    source: Mapping[str, Any] = field(default_factory=dict)
    """The plain data that it was made of: what a match file pins."""
    counters: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    """The counters that it speaks of and that are not the vocabulary's, each with its name in every language."""
    types: int = 0
    """A mask in the order of the vocabulary."""
    price: Cost | None = None
    """All that playing it costs, where that is more than `cost`."""

    by_trigger: Mapping[str, tuple[Clause, ...]] = field(init=False)
    """Its printed clauses. What a card in a match has: `values.clauses_of`."""
    printed: Characteristics = field(init=False)
    total_cost: int = field(init=False)
    activation: tuple[int, ...] = field(init=False)
    """What the first of its activated abilities costs of each element."""
    aims: bool = field(init=False)
    """Has it a clause whose targets are part of playing or using it?"""
    asks: bool = field(init=False)
    """Does playing it need targets, or cards or numbers beside elements?"""
    every_clause: Mapping[str, Clause] = field(init=False)
    """Its clauses by their keys, with their modes and all that they give to others."""
    alters: int = field(init=False)
    """REPRICES, TAKES, TRACES, REMOVES, HOLDS, HIDES and VEILS, where one of them does so."""
    basic: bool = field(init=False)
    """Is it a basic card, of which a deck may hold any number?"""
    hidden: bool = field(init=False)
    """Is it played face down, and turned up when what it waits for happens (`traps`)?"""
    tallied: frozenset[str] = field(init=False)
    """The events that its text counts (`tallies`)."""
    positional: bool = field(init=False)
    """Does its text speak of where cards stand in their line?"""

    def __post_init__(self) -> None:
        object.__setattr__(self, "printed", printed(self))
        object.__setattr__(self, "by_trigger", self.printed.clauses)
        object.__setattr__(self, "total_cost", sum(self.cost))
        pays = [c.pay.amounts for c in self.clauses if c.proposed and c.pay is not None]
        object.__setattr__(self, "activation", pays[0] if pays else ())
        object.__setattr__(self, "aims", any(c.aims and c.proposed for c in self.clauses))
        object.__setattr__(self, "every_clause", {c.key: c for c in _with_inner(self.clauses)})
        alters = 0
        for clause in self.every_clause.values():
            alters |= (REPRICES if clause.repricing else 0) | (TAKES if clause.takes else 0)
            alters |= (TRACES if clause.traces else 0) | (HOLDS if clause.holds else 0)
        alters |= REMOVES if _says(self.source.get("clauses"), REMOVED) else 0
        alters |= VEILS if _speaks_of(self.source.get("clauses"), LAYING) else 0
        object.__setattr__(self, "basic", self.source.get("basic") is True)
        object.__setattr__(self, "hidden", self.source.get("hidden") is True)
        object.__setattr__(self, "alters", alters | (HIDES if self.hidden else 0))
        object.__setattr__(self, "tallied", frozenset(_under(self.source.get("clauses"), "happened")))
        object.__setattr__(self, "positional", _speaks_of(self.source.get("clauses"), POSITIONAL))
        if self.price is None:
            object.__setattr__(self, "price", Cost(self.cost) if self.cost else FREE)
        assert self.price is not None
        object.__setattr__(self, "asks", self.aims or bool(self.price.parts))


def _with_inner(clauses: Iterable[Clause]) -> Iterator[Clause]:
    """With their modes, and those that they give to others, which may do the same."""
    for clause in clauses:
        yield clause
        yield from _with_inner(clause.given)
        yield from _with_inner(clause.modes)


LAYING = frozenset({"lay_down"})
"""The operation that lays cards face down of which not everybody knows which they are."""
POSITIONAL = frozenset({"adjacent_to", "place", "most", "least", "shift"})
"""The words of clauses that ask where a card stands: neighbours, ends of a line, the leftmost of equal ones."""


def _speaks_of(written: Any, words: frozenset[str]) -> bool:
    """Does plain data use one of `words` as a field?"""
    if isinstance(written, Mapping):
        return not words.isdisjoint(written) or any(_speaks_of(part, words) for part in written.values())
    return isinstance(written, list | tuple) and any(_speaks_of(part, words) for part in written)


def _under(written: Any, word: str) -> Iterator[str]:
    """What stands under the field `word` of plain data, wherever it is."""
    if isinstance(written, Mapping):
        yield from (str(part) for name, part in written.items() if name == word)
        written = list(written.values())
    for part in written if isinstance(written, list | tuple) else ():
        yield from _under(part, word)


def _says(written: Any, word: str) -> bool:
    """Does plain data hold `word` as a value?"""
    if isinstance(written, Mapping):
        written = list(written.values())
    return any(_says(part, word) for part in written) if isinstance(written, list | tuple) else written == word


VACANT = Definition("", "", (), ())
"""What stands at the number of an entity that no card bears any more."""

FACE_DOWN = "face_down"
"""The id of the back of a card that lies face down, in the card sets of games that have such cards."""


def player(words: Vocabulary, constants: Mapping[str, Any]) -> Definition:
    """The definition that stands for a player in a match by these constants."""
    table = words.player
    stats = tuple(
        [int(constants[value]) if isinstance(value := table.get(name, 0), str) else value for name in words.stats]
    )
    return Definition("player", "player", stats, stats)


class CardSet:
    """All definitions that a match can meet, and their clauses by key (frames name clauses by it)."""

    def __init__(self, definitions: Iterable[Definition]) -> None:
        self.by_id: dict[str, Definition] = {}
        self.clauses: dict[str, Clause] = {}
        self.reprices = False
        self.reprices_held = False
        """Does one say what it costs itself as long as it lies in a hand?"""
        """Does some card of the set change what cards cost (`prices`)?"""
        self.takes = False
        """Does some card of the set put what another owns into a hand (`places.YOUR_HAND`)?"""
        self.traces = False
        """Does some card of the set name an other side that is kept on demand (`reach.Side.traced`)?"""
        self.removes = False
        """Does some card of the set take others out of the match (`places.REMOVED`)?"""
        self.holds = False
        """Does some card of the set do so until something leaves the field (`removal`)?"""
        self.veils = False
        """Does some card of the set lay others face down (`veils`)?"""
        self.hides = False
        """Is some card of the set played face down (`traps`)?"""
        self.tallied: frozenset[str] = frozenset()
        """The events that some card of the set counts (`tallies`)."""
        self.counters: dict[str, Mapping[str, str]] = {}
        """The names of the counters that the cards of the set name themselves."""
        self.lying: dict[tuple[Definition, int, int], Entity] = {}
        """Cards as they lie hidden, by owner and zone: states that are dealt anew share them."""
        self._by_player: dict[tuple[int, ...], CardSet] = {}
        for definition in definitions:
            self.add(definition)

    def add(self, definition: Definition) -> None:
        self.by_id[definition.id] = definition
        self.clauses |= definition.every_clause
        self.counters |= definition.counters
        self.tallied |= definition.tallied
        if definition.alters:
            self.reprices |= bool(definition.alters & REPRICES)
            self.reprices_held |= any(clause.repricing for clause in definition.by_trigger.get("held", ()))
            self.takes |= bool(definition.alters & TAKES)
            self.removes |= bool(definition.alters & REMOVES)
            self.holds |= bool(definition.alters & HOLDS)
            self.hides |= bool(definition.alters & HIDES)
            self.veils |= bool(definition.alters & VEILS)
            self.traces |= bool(definition.alters & TRACES)

    def played_by(self, words: Vocabulary, constants: Mapping[str, Any]) -> CardSet:
        """The same cards for matches by these constants, as players bear what the constants say; itself if they do."""
        if not words.player:
            return self
        wanted = player(words, constants)
        own = self.by_id.get(wanted.id)
        if own is not None and own.stats == wanted.stats:
            return self
        if wanted.stats not in self._by_player:
            others = [definition for card, definition in self.by_id.items() if card != wanted.id]
            self._by_player[wanted.stats] = CardSet([wanted, *others])
        return self._by_player[wanted.stats]

    def once_number(self, key: str) -> int:
        """The place of a clause among all that are carried out once in a match."""
        return sorted(k for k, clause in self.clauses.items() if clause.once).index(key)

    def __getitem__(self, card: str) -> Definition:
        return self.by_id[card]


class Extra(NamedTuple):
    """What only few entities bear."""

    stamp: int = 0
    """When its continuous effects began: see `State.clock`."""
    host: Ref = NOTHING
    """A reference to what it is attached to; of what is out of the match until something leaves the field, to that."""
    side: int = -1
    """The seat on whose side of the field it came, where that is not its owner's."""
    counters: tuple[tuple[str, int], ...] = ()
    """Which counters lie on it and how many, by their names; they are gone when it changes zones."""
    marks: int = 0
    """A mask of the vocabulary's marks; they stay with the card through all zones."""
    kept: tuple[tuple[Ref, tuple[Any, ...]], ...] = ()
    """Changes that its clauses with `once` made, each with whom it changed (NOTHING: the card itself) and the values of
    the `Modifier`. A game that puts them back when the card returns keeps them here meanwhile."""


BARE: Final = Extra()


def unmarked(extra: Extra) -> Extra:
    """`extra` without what stays with the card through all zones, which would tell which card it is."""
    if not extra.marks and not extra.kept:
        return extra
    left = extra._replace(marks=0, kept=())
    return BARE if left == BARE else left


class Entity:
    """A player or card in a match: a record that is never changed in place, so that states can share it.

    `zone_changes` counts its changes of zone: a reference to the card names it, and finds nothing after a move.
    `damage` is what the stat that damage eats has lost; healing above the full value makes it negative.
    `known` is a mask of the seats that know which card this is while it lies hidden. Of a card that lies face down
    `definition` is the back that everybody sees, and `under` the card that it is; else `under` is None.
    `traits` are its characteristics under its own modifiers and counters, worked out from them; what continuous
    effects add to that is known to `values`.
    """

    __slots__ = (
        "controller", "damage", "definition", "extra", "flags", "known", "mods", "owner", "traits", "under",
        "zone", "zone_changes",
    )  # fmt: skip

    definition: Definition
    owner: int
    controller: int
    zone: int
    zone_changes: int
    damage: int
    flags: int
    known: int
    mods: tuple[Modifier, ...]
    extra: Extra
    traits: Characteristics
    under: Definition | None

    def copy(self) -> Entity:
        new = Entity()
        new.definition = self.definition
        new.owner = self.owner
        new.controller = self.controller
        new.zone = self.zone
        new.zone_changes = self.zone_changes
        new.damage = self.damage
        new.flags = self.flags
        new.known = self.known
        new.mods = self.mods
        new.extra = self.extra
        new.traits = self.traits
        new.under = self.under
        return new

    def with_damage(self, damage: int) -> Entity:
        new = self.copy()
        new.damage = damage
        return new

    def with_flags(self, flags: int) -> Entity:
        new = self.copy()
        new.flags = flags
        return new

    def with_extra(self, extra: Extra) -> Entity:
        """Its counters are in `traits`: `values.put_counters` changes them."""
        new = self.copy()
        new.extra = extra
        return new

    @property
    def card(self) -> Definition:
        """The card that it is, whichever side is up."""
        return self.definition if self.under is None else self.under

    def content(self) -> tuple[Any, ...]:
        return (self.definition.id, self.owner, self.controller, self.zone, self.zone_changes, self.damage, self.flags,
                self.known, self.mods, self.extra, "" if self.under is None else self.under.id)  # fmt: skip

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Entity) and self.content() == other.content())

    def __hash__(self) -> int:
        return hash(self.content())

    def __repr__(self) -> str:
        return f"Entity{self.content()}"


def entity(definition: Definition, owner: int, zone: int, zone_changes: int = 0, known: int = 0) -> Entity:
    """`definition` as it comes into a zone: undamaged, unmodified, controlled by its owner."""
    new = Entity()
    new.definition = definition
    new.owner = new.controller = owner
    new.zone = zone
    new.zone_changes = zone_changes
    new.damage = 0
    new.flags = 0
    new.known = known
    new.mods = ()
    new.extra = BARE
    new.traits = definition.printed
    new.under = None
    return new


def of_counters(e: Entity, words: Vocabulary) -> list[Change | Modifier]:
    """What the counters that lie on `e` change."""
    if not e.extra.counters:
        return []
    return [
        change._replace(amount=change.amount * n)
        for name, n in e.extra.counters
        for change in words.counter_changes.get(name, ())
    ]


def with_modifiers(e: Entity, mods: tuple[Modifier, ...], cards: CardSet, words: Vocabulary) -> Entity:
    """`e` under the modifiers `mods` instead of those that it has."""
    new = e.copy()
    new.mods = mods
    new.traits = changed(e.definition, (*of_counters(e, words), *mods), cards, words)
    return new
