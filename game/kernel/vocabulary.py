"""The words of a game: what its vocabulary declares, and what is worked out of that."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple

from game.kernel.characteristics import ADD, LAYERS, PRINTED_ENDS, Change
from game.kernel.places import Places, ZoneKind
from game.kernel.reach import IN_PLAY, NOBODY, Side, Takes
from game.kernel.selectors import TARGETS, is_opposing
from game.kernel.tallies import PERIODS

if TYPE_CHECKING:
    from game.kernel.conditions import Condition
    from game.kernel.costs import CostKind
    from game.kernel.deckrules import DeckRule
    from game.kernel.eventkinds import EventKind
    from game.kernel.filters import Narrowing
    from game.kernel.numbers import Measure
    from game.kernel.operation import Operation
    from game.kernel.selectors import SetFunction
    from game.kernel.state import State
    from game.kernel.tables import Table


class Moment(NamedTuple):
    """A moment of a game outside which some operations and sets mean nothing."""

    outside: str
    """What is not there outside it, for a fault."""
    instead: str
    """Under which triggers and conditions it is."""


@dataclass(frozen=True)
class TriggerKind:
    """What a clause may wait for. `own`: only the card itself can set it off, so nobody needs to watch for it.

    `of` is the set that it is about when the clause names none; `kinds` the kinds of card that may have it.
    """

    of: str = "self"
    own: bool = False
    kinds: tuple[str, ...] = ()
    played: bool = False
    """Is it set off by playing the card itself, so that its clauses know the X that was paid for it?"""
    at: tuple[str, ...] = ()
    """The zones in which the card itself can lie by then; the field if none is named."""
    object: Side = NOBODY
    """What the other side of the event is by then."""
    amount: bool = False
    """Is the event about so and so much, which numbers of its clauses can name?"""
    subject: Side | None = None
    """Where what `of` means lies by then; None for where `of` finds it."""
    replaces: str = ""
    """The event that clauses of this kind replace before it happens (`kernel.replacement`); "" for none."""
    to: Takes = IN_PLAY
    """To whom it can happen: what `of` may mean, where it means no player by itself."""
    among: tuple[str, ...] = ()
    """The sets of which `of` may be one; any if none is named."""
    never: tuple[tuple[str, Any], ...] = ()
    """Filter words with the values that hold of nothing that it can happen to."""
    moments: tuple[str, ...] = ()
    """The moments (`Vocabulary.moments`) in which its clauses may be carried out."""
    needs: str = ""
    """The operation without which clauses of this kind would do nothing; "" for none."""
    by: tuple[str, ...] = ()
    """Operations that bring it about for those whom they are about."""
    in_turn: bool = False
    """Does it happen in the turn of the player whom it is about?"""
    to_all: bool = False
    """Does it happen to everybody at once, so that it has no subject and `of` would narrow nothing?"""
    counted: bool = False
    """Can numbers count how often it has happened (`kernel.tallies`)?"""


@dataclass(frozen=True)
class AtMost:
    """Of two constants `lesser` can't be the larger one. With `unlimited`, `greater: 0` is no limit."""

    lesser: str
    greater: str
    unlimited: bool = False


@dataclass(frozen=True)
class Vocabulary:
    """The words of a game, by which its cards are read, checked, worded and searched."""

    kinds: Mapping[str, tuple[str, ...]]
    """Each kind of card, with the stats that it must have."""
    elements: tuple[str, ...]
    """What is paid with. Where what a card costs can change, the last is what any element pays."""
    stats: tuple[str, ...]
    keywords: tuple[str, ...]
    keyword_stats: tuple[str, ...]
    """Stats that are written among the keywords, with a number."""
    statuses: tuple[str, ...]
    """Keywords that are never printed, only granted."""
    triggers: Mapping[str, TriggerKind]
    sets: Mapping[str, SetFunction]
    resources: Mapping[str, Callable[[State, int], int]]
    operations: Mapping[str, type[Operation]]
    zones: tuple[ZoneKind, ...]
    destinations: Mapping[str, tuple[str, str]]
    """Where `move` can put a card: word -> (zone, "top", "bottom" or "shuffled")."""
    player: Mapping[str, int | str] = field(default_factory=dict)
    """Stats of a player as an entity, from which the definition "player" is made; a word is a constant's name."""
    constants: Mapping[str, Any] = field(default_factory=dict)
    """The constants of the rules file, as printed."""
    tables: Mapping[str, Table] = field(default_factory=dict)
    """Those of them that are tables or lists."""
    ranges: Mapping[str, tuple[int, int]] = field(default_factory=dict)
    """From what to what each constant that is a number can be: within it every match comes to its end."""
    relations: tuple[AtMost, ...] = ()
    """What must hold between constants."""
    least: Mapping[str, int] = field(default_factory=dict)
    """The least that a printed stat can be, where that is not 0."""
    calls_for: Mapping[str, str] = field(default_factory=dict)
    """Kinds of card that are nothing without a certain operation as they are played, by its word."""
    most: Mapping[str, int] = field(default_factory=dict)
    """The most that a printed stat can be, where the game sets a bound."""
    ends: Mapping[str, int] = field(default_factory=lambda: PRINTED_ENDS)
    """Until when a change can last: the word and the end of the modifier."""
    layers: tuple[int, ...] = tuple(range(len(LAYERS)))
    """The place of each layer of `characteristics.LAYERS` in the order in which they are applied. Layers that share a
    place follow one order of timestamps."""
    counters: Mapping[str, Mapping[str, int]] = field(default_factory=dict)
    """The counters that change stats, each with what one of it changes of which; cards may name others (`bearing`)."""
    terms: tuple[str, ...] = ()
    """What has a name and a reminder as a keyword has, and is no word of the card language."""
    burdens: tuple[str, ...] = ()
    """The keywords by which whoever bears them is worse off."""
    marks: tuple[str, ...] = ()
    """The marks that a card can bear, wherever it lies."""
    deck_rules: tuple[DeckRule, ...] = ()
    """What a deck must hold."""
    unseen: tuple[str, ...] = ()
    """Sets that the controller of an effect can't see, so that nothing of them can be a target."""
    counts_as: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Kinds of card that are of others too (`is_a`): kinds of this vocabulary, or names for several of them together,
    which no card is printed with."""
    types: tuple[str, ...] = ()
    """The types that a card may have beside its kind, any number of them."""
    unpaid: tuple[str, ...] = ()
    """The kinds of card that cost nothing, where other cards cost elements."""
    basics: tuple[str, ...] = ()
    """The kinds of which a card may be basic."""
    bodies: tuple[str, ...] = ()
    """The kinds of card that bear keywords, and that a token can be."""
    colourless: str = ""
    """The element of a cost that any other pays, if there is one."""
    damageable: tuple[str, ...] = ()
    """The kinds of card that can take damage, if not only `bodies`."""
    single: tuple[str, ...] = ()
    """Sets that hold one member at the most, beside those of every game."""
    lies: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Where the members of a set lie: names of zones, `reach.PLAYER` for players; anywhere if it is not named here."""
    of_kinds: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """The kinds of card of which alone the members of a set are, beside players, where others can lie there too."""
    sides: Mapping[str, int] = field(default_factory=dict)
    """The sets of one side whose names don't say so by `own_` or `enemy_`: 1 for one's own, -1 for the opponents'."""
    moments: Mapping[str, Moment] = field(default_factory=dict)
    """The moments outside which operations (`Operation.moment`) and sets (`only_in`) mean nothing."""
    of_target: tuple[str, ...] = ()
    """The sets that are worked out from the first target."""
    dealing: str = ""
    """The trigger that a card sets off which deals damage, if there is one; what takes it sets off `damaged`."""
    damaged_if: Mapping[str, str] = field(default_factory=dict)
    """The kinds of `damageable` that take damage only where this constant is true."""
    brief: tuple[str, ...] = ()
    """Sets that hold somebody for a moment alone, as what is just announced: later they hold nobody."""
    only_in: Mapping[str, str] = field(default_factory=dict)
    """The sets that hold somebody in a moment only."""
    agreed: tuple[str, ...] = ()
    """The switches among the constants that players may set as they like before a match."""

    actions: tuple[str, ...] = ()
    """The first words of the answers by which a player does something with a card: ("play", card)."""
    repeated: tuple[str, ...] = ()
    """The triggers that say what a card does when it is played (`kernel.repeating`)."""
    proposed: frozenset[str] = frozenset()
    """Triggers whose targets and cost are chosen before anything happens."""
    costs: Mapping[str, CostKind] = field(default_factory=dict)
    """What a cost can ask for beside elements."""
    deck_kinds: tuple[str, ...] = ()
    """The kinds of card that a deck may hold; () for all."""
    derived: Mapping[str, Callable[[State, int], int]] = field(default_factory=dict)
    """Stats of which more is worked out than what is printed and added: a sum of others, a least value."""
    sums: frozenset[str] = frozenset()
    """Stats that are only added to: never set, multiplied or exchanged."""
    late: frozenset[int] = frozenset()
    """Ends of changes that come after all others, whatever the timestamps, in the order in which they are applied."""
    once_end: int = 0
    """Until when the changes of a clause with `once` last, where it says nothing else; 0 for good."""
    face_down: Mapping[str, int] | None = None
    """The stats of a card that lies face down; None where no card ever does."""
    face_down_kind: str = ""
    """Of which kind such a card is to all rules; "" for of none."""
    veiled: tuple[str, ...] = ()
    """The kinds of card that can lie face down, where effects may be aimed at a card by what it may be (`veils`)."""
    hidden: tuple[str, ...] = ()
    """The kinds of card of which one can lie hidden until what it waits for happens, and none else face down; () where
    any card can lie face down, if one does at all."""
    filters: tuple[type[Narrowing], ...] = ()
    """The game's own filter words, beside those of `kernel.filters`."""
    numbers: tuple[type[Measure], ...] = ()
    """The game's own numbers over the board, beside those of `kernel.numbers`."""
    conditions: tuple[type[Condition], ...] = ()
    """The game's own conditions, beside those of `kernel.conditions`."""
    parameters: Mapping[str, str] = field(default_factory=dict)
    """For one of `keyword_stats` the type of its parameter (of `language.reading.fieldtypes`); a number from 1 if none
    is named."""
    by_element: Mapping[str, Callable[[State, int, int], int]] = field(default_factory=dict)
    """What a player has of an element, by the place of the element: what `kernel.elements` compares."""
    capacity: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """How much there can be of something, as a sum of constants: of a set, a resource, a cost that is no element,
    `own_bodies` for what a player's side has room for, `cost` for all that a player can pay with at once."""
    events: Mapping[str, EventKind] = field(default_factory=dict)
    """What is told of a match, beside what every game tells (`kernel.eventkinds`)."""
    periods: Mapping[str, Callable[[State], int]] = field(default_factory=lambda: PERIODS)
    """The periods in which events are counted: the number of the one that goes on now."""
    momentary: frozenset[str] = field(init=False)
    """`brief`, and the sets whose members lie where cards lie while they are played."""
    bits: Mapping[str, int] = field(init=False)
    """For each trigger its bit in masks."""
    instead: Mapping[str, str] = field(init=False)
    """For each event that can be replaced, the trigger of the clauses that do so."""
    replacing: int = field(init=False)
    """The mask of those triggers."""
    of_damage: int = field(init=False)
    """The mask of the triggers that damage sets off."""
    worked_out: Mapping[int, Callable[[State, int], int]] = field(init=False)
    """`derived` by the places of the stats."""
    counter_changes: Mapping[str, tuple[Change, ...]] = field(init=False)
    """What one of each counter changes."""
    is_a: Mapping[str, frozenset[str]] = field(init=False)
    """For each kind all the kinds that it is of, itself among them."""
    of_kind: Mapping[str, frozenset[str]] = field(init=False)
    """For each word by which kinds are named the kinds that are of it."""
    kind_names: tuple[str, ...] = field(init=False)
    """Every word by which kinds of card are named: those with which cards are printed, then the others."""
    asked_places: dict[tuple[bool, tuple[int, ...]], Places] = field(init=False, default_factory=dict)
    """The places that have been asked for, by whether there are optional zones and the team of each seat."""

    def __post_init__(self) -> None:
        bits = {name: 0 if kind.own else 1 << n for n, (name, kind) in enumerate(self.triggers.items())}
        object.__setattr__(self, "bits", bits)
        passing = {kind.name for kind in self.zones if kind.passing}
        played = [name for name, places in self.lies.items() if passing & {*places}]
        momentary = frozenset([*played, *self.brief])
        object.__setattr__(self, "momentary", momentary)
        instead = {kind.replaces: name for name, kind in self.triggers.items() if kind.replaces}
        object.__setattr__(self, "instead", instead)
        object.__setattr__(self, "replacing", sum([bits[name] for name in instead.values()]))
        object.__setattr__(self, "of_damage", bits.get("damaged", 0) | bits.get(self.dealing, 0))
        places = {self.stats.index(name): value for name, value in self.derived.items()}
        object.__setattr__(self, "worked_out", places)
        changes = {
            name: tuple(Change(ADD, self.stats.index(stat), n) for stat, n in table.items())
            for name, table in self.counters.items()
        }
        object.__setattr__(self, "counter_changes", changes)
        is_a = {kind: frozenset({kind, *self.counts_as.get(kind, ())}) for kind in self.kinds}
        object.__setattr__(self, "is_a", is_a)
        others = [name for names in self.counts_as.values() for name in names]
        object.__setattr__(self, "kind_names", tuple(dict.fromkeys([*self.kinds, *others])))
        of_kind = {name: frozenset({name, *self.are_of((name,))}) for name in self.kind_names}
        object.__setattr__(self, "of_kind", of_kind)

    def are_of(self, names: Iterable[str]) -> tuple[str, ...]:
        """The kinds with which cards are printed that are of one of `names`."""
        wanted = {*names}
        return tuple([kind for kind, of in self.is_a.items() if not wanted.isdisjoint(of)])

    def side_of(self, name: str) -> int:
        """1 where set `name` holds only what is on one's own side, -1 where only what is not, 0 where that is open."""
        if name in ("self", "you") or name.startswith("own_"):
            return 1
        return -1 if is_opposing(name) else self.sides.get(name, 0)

    @property
    def counted(self) -> tuple[str, ...]:
        """The triggers that numbers can count."""
        return tuple(name for name, kind in self.triggers.items() if kind.counted)

    @property
    def has_counters(self) -> bool:
        """Can counters lie on cards?"""
        return bool(self.counters) or "put_counters" in self.operations

    def on_field(self, name: str) -> bool:
        """Are the members of a set only players and cards in play? Where `lies` names no zone they are taken for it,
        but for what depends on the moment."""
        field_zones = {kind.name for kind in self.zones if kind.field}
        if name in self.only_in:
            return False  # they change without any card that moves
        return field_zones.issuperset({*self.lies.get(name, ())} & {kind.name for kind in self.zones})

    def is_brief(self, name: str) -> bool:
        """Does a set hold somebody in a moment alone, and tells nobody when that is over?"""
        return name in self.only_in or name in self.momentary

    def is_of_targets(self, name: str) -> bool:
        """Is a set worked out from targets?"""
        return name in TARGETS or name in self.of_target

    def places(self, teams: tuple[int, ...], optional: bool = False) -> Places:
        """The places of a match in which the seats have these teams, with those that are `optional` or without."""
        found = self.asked_places.get((optional, teams))
        if found is None:
            found = self.asked_places[optional, teams] = Places(self.zones_of(optional), teams)
        return found

    def zones_of(self, optional: bool) -> list[ZoneKind]:
        """The kinds of zone of a match with those that are `optional`, or without."""
        return [kind for kind in self.zones if optional or not kind.optional]

    @property
    def shares(self) -> bool:
        """Has the table zones of its own in every match?"""
        return any(kind.shared for kind in self.zones_of(False))
