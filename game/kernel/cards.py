"""Definitions (what is printed) and entities (a card or player in a match)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from game.kernel.clauses import Clause

# Flags of an entity. The kernel owns the first byte; games use bits from GAME_FLAG on.
BLANK = 1  # its own text is gone
GAME_FLAG = 1 << 8

# Ends of a modifier. From NEXT_TURN on: NEXT_TURN + seat, the start of that seat's next turn.
# Below FOR_GOOD: ends that only one game has.
FOR_GOOD = 0
TURN_END = 1
NEXT_TURN = 2

GRANTS = -1  # a modifier on keywords instead of a stat: its amount is a keyword mask

Modifier = tuple[int, int, int, int]  # stat (or GRANTS), amount, end, source entity


@dataclass(frozen=True, eq=False)
class Definition:
    """A card as printed. Stats are in the order of the game's vocabulary; keywords are a bit mask of it."""

    id: str
    kind: str
    stats: tuple[int, ...]
    blank_stats: tuple[int, ...]
    keywords: int = 0
    cost: tuple[int, ...] = ()
    token: bool = False
    clauses: tuple[Clause, ...] = ()
    name: Mapping[str, str] = field(default_factory=dict)
    flavour: Mapping[str, str] = field(default_factory=dict)
    art: Mapping[str, Any] = field(default_factory=dict)
    source: Mapping[str, Any] = field(default_factory=dict)
    """The plain data that it was made of: what a match file pins."""

    by_trigger: Mapping[str, tuple[Clause, ...]] = field(init=False)
    total_cost: int = field(init=False)
    gives: bool = field(init=False)
    watches: int = field(init=False)
    activation: tuple[int, ...] = field(init=False)
    """What using it costs, where that is another cost than the one to play it."""
    aims: bool = field(init=False)
    """Has it a clause whose targets are part of playing or using it?"""
    volatility: int = field(init=False)
    """What its gifts hang on: 0 only on what stands where, 1 on stats and keywords too, 2 on anything."""

    def __post_init__(self) -> None:
        table: dict[str, tuple[Clause, ...]] = {}
        watches = 0
        for clause in self.clauses:
            table[clause.when] = (*table.get(clause.when, ()), clause)
            watches |= clause.bit
        object.__setattr__(self, "by_trigger", table)
        object.__setattr__(self, "watches", watches)
        object.__setattr__(self, "total_cost", sum(self.cost))
        object.__setattr__(self, "gives", "always" in table)
        pays = [c.pay for c in self.clauses if c.proposed and c.pay is not None]
        object.__setattr__(self, "activation", pays[0] if pays else ())
        object.__setattr__(self, "aims", any(c.targets and c.proposed for c in self.clauses))
        object.__setattr__(self, "volatility", max([0, *(c.volatility() for c in table.get("always", ()))]))


class CardSet:
    """All definitions that a match can meet, and their clauses by key (frames name clauses by it)."""

    def __init__(self, definitions: Iterable[Definition]) -> None:
        self.by_id: dict[str, Definition] = {d.id: d for d in definitions}
        self.clauses: dict[str, Clause] = {c.key: c for d in self.by_id.values() for c in d.clauses}

    def __getitem__(self, card: str) -> Definition:
        return self.by_id[card]


class Entity:
    """A player or card in a match: a record that is never changed in place, so that states can share it.

    `moves` counts its changes of zone: a reference to the card names it, and finds nothing after a move.
    `damage` is what its health (or durability) has lost; healing above the full value makes it negative.
    `known` is a mask of the seats that know which card this is while it lies hidden.
    """

    __slots__ = (
        "controller", "damage", "definition", "flags", "keywords", "known", "mods", "moves", "owner", "stats", "zone",
    )  # fmt: skip

    definition: Definition
    owner: int
    controller: int
    zone: int
    moves: int
    damage: int
    flags: int
    known: int
    mods: tuple[Modifier, ...]
    stats: tuple[int, ...]
    keywords: int

    def copy(self) -> Entity:
        new = _new(Entity)
        new.definition = self.definition
        new.owner = self.owner
        new.controller = self.controller
        new.zone = self.zone
        new.moves = self.moves
        new.damage = self.damage
        new.flags = self.flags
        new.known = self.known
        new.mods = self.mods
        new.stats = self.stats
        new.keywords = self.keywords
        return new

    def with_damage(self, damage: int) -> Entity:
        new = self.copy()
        new.damage = damage
        return new

    def with_flags(self, flags: int) -> Entity:
        new = self.copy()
        new.flags = flags
        return new

    def with_mods(self, mods: tuple[Modifier, ...], flags: int | None = None) -> Entity:
        """The same entity under other modifiers (and flags); its stats and keywords are worked out anew."""
        new = self.copy()
        new.mods = mods
        if flags is not None:
            new.flags = flags
        definition = self.definition
        blank = new.flags & BLANK
        new.stats = definition.blank_stats if blank else definition.stats
        new.keywords = 0 if blank else definition.keywords
        if mods:
            stats = list(new.stats)
            for stat, amount, _, _ in mods:
                if stat == GRANTS:
                    new.keywords |= amount
                else:
                    stats[stat] += amount
            new.stats = tuple(stats)
        return new

    def content(self) -> tuple[Any, ...]:
        return (self.definition.id, self.owner, self.controller, self.zone, self.moves,
                self.damage, self.flags, self.known, self.mods)  # fmt: skip

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Entity) and self.content() == other.content())

    def __hash__(self) -> int:
        return hash(self.content())

    def __repr__(self) -> str:
        return f"Entity{self.content()}"


_new = Entity.__new__


def entity(definition: Definition, owner: int, zone: int, moves: int = 0, known: int = 0) -> Entity:
    """`definition` as it comes into a zone: undamaged, unmodified, controlled by its owner."""
    new = _new(Entity)
    new.definition = definition
    new.owner = new.controller = owner
    new.zone = zone
    new.moves = moves
    new.damage = 0
    new.flags = 0
    new.known = known
    new.mods = ()
    new.stats = definition.stats
    new.keywords = definition.keywords
    return new
