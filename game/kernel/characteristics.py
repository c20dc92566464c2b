"""Characteristics by layers: what is printed on a card, then the changes to it, one layer after another.

A change has a layer, an end, a source and a timestamp. Within a layer changes take effect in the order of their
timestamps; a game may let layers share a place (`Vocabulary.layers`), so that they follow one order of timestamps.
Whose changes come first where one continuous effect depends on another: `game/kernel/continuous.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from operator import add, sub
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from game.kernel.cards import CardSet, Definition
    from game.kernel.clauses import Clause
    from game.kernel.vocabulary import Vocabulary

# Layers, in the order in which they are applied unless a game orders them otherwise.
COPY: Final = 0
"""`what` is the id of the card that it is a copy of."""
CONTROL: Final = 1
"""`what` is the seat that controls it."""
TEXT: Final = 2
"""`what` is the key of a clause that it gains; "" and its text with its printed keywords is lost."""
KIND: Final = 3
"""`what` is its kind; or a mask of types, which it has instead (`amount` 0) or as well (1)."""
ELEMENT: Final = 4
"""`what` is a mask of elements, which it has instead (`amount` 0) or as well (1)."""
KEYWORD: Final = 5
"""`what` is a mask of keywords, which it has (`amount` 1) or loses (0)."""
SET: Final = 6
"""`what` is a stat, `amount` its value from there on."""
ADD: Final = 7
"""`what` is a stat, `amount` is added to it."""
MULTIPLY: Final = 8
"""`what` is a stat, `amount` the factor."""
SWAP: Final = 9
"""`what` and `amount` are two stats, which exchange their values."""
LAYERS: Final = ("copy", "control", "text", "kind", "element", "keyword", "set", "add", "multiply", "swap")

WORDED: Final = (COPY, TEXT)
"""The layers that change which clauses a card has."""

# On what the effects of a clause may depend, and so when they are worked out anew.
PLACES: Final = 0
"""On where cards lie, and nothing else."""
TRAITS: Final = 1
"""On characteristics, too: on what modifiers, counters and other effects change."""
BOARD: Final = 2
"""On damage, marks, attachments and whatever else of the field is told (`values.touched`)."""
PILES: Final = 3
"""On piles, on numbers of the seats and on whose turn it is, too: nobody tells when these change, but they can be
compared with what they were (`continuous.is_outdated`)."""
ANYTHING: Final = 4
"""On what neither tells nor can be compared, as how often something has happened."""

# What there may be among the entities in play: flags of `State.modified`.
TIED: Final = 2
"""What ends or moves by itself: control by an effect, a host, a modifier as long as its source stays."""
REWORDED: Final = 4
"""Modifiers that change which clauses a card has."""
POSTPONED: Final = 8
"""Modifiers that end with a turn that has not begun."""
ENDS: Final = 16
"""From which bit on there is a flag for each end of modifiers; a game's own ends are -8 at the least."""
ALL_MODIFIED: Final = -1

# Ends of a modifier. Negative ones are a game's own. From NEXT_TURN on they are a seat's: the constant plus the seat.
FOR_GOOD: Final = 0
TURN_END: Final = 1
SOURCE_LEAVES: Final = 2
"""When its source is no longer the object on the field that it was."""
NEXT_TURN: Final = 16
"""The start of the seat's next turn."""
NEXT_TURN_END: Final = 32
"""The end of the seat's next turn; this turn is not that."""
NEXT_FOREIGN_TURN_END: Final = 48
"""The end of the next turn that is another seat's."""
LATEST: Final = 1 << 40
"""The timestamp of what comes after everything else."""
PRINTED_ENDS: Final = {"turn_end": TURN_END, "next_turn": NEXT_TURN, "own_turn_end": NEXT_TURN_END,
                       "opponent_turn_end": NEXT_FOREIGN_TURN_END, "source_leaves": SOURCE_LEAVES}  # fmt: skip
"""The words for the ends that every game has."""


class Change(NamedTuple):
    """One change of characteristics, whoever brings it about."""

    layer: int
    what: int | str
    amount: int = 0


class Modifier(NamedTuple):
    """A change that an effect has applied to an entity."""

    layer: int
    what: int | str
    amount: int = 0
    end: int = FOR_GOOD
    source: int = -1
    """The entity whose effect it was; (source, zone_changes) is its reference."""
    zone_changes: int = 0
    stamp: int = 0
    """When it came: so many continuous effects had begun before (`State.clock`)."""


Total = tuple[int, tuple[int, ...]]
"""What changes that only add come to: a mask of keywords, and a number for each stat."""
MOST_TOTALS = 64
"""So many different sums are kept of one characteristics."""


class Characteristics:
    """What an entity is at a moment; a record that is never changed in place."""

    __slots__ = ("clauses", "controller", "definition", "elements", "keywords", "kind", "stats", "totals", "types",
                 "watches")  # fmt: skip

    definition: Definition
    """The card that it is, or is a copy of."""
    kind: str
    elements: int
    """A mask in the order of the vocabulary."""
    keywords: int
    stats: tuple[int, ...]
    clauses: Mapping[str, tuple[Clause, ...]]
    """Its text, by trigger."""
    watches: int
    """The mask of the triggers that its text waits for on the field."""
    controller: int
    """The seat that an effect gives control of it; -1 without such an effect."""
    types: int
    """A mask in the order of the vocabulary."""
    totals: dict[Total, Characteristics] | None
    """What it has been with something added to it, as `with_sum` found it."""

    def __init__(self, definition: Definition, kind: str, elements: int, keywords: int, stats: tuple[int, ...],
                 clauses: Mapping[str, tuple[Clause, ...]], watches: int, controller: int = -1,
                 types: int = 0) -> None:  # fmt: skip
        self.definition = definition
        self.kind = kind
        self.elements = elements
        self.keywords = keywords
        self.stats = stats
        self.clauses = clauses
        self.watches = watches
        self.controller = controller
        self.types = types
        self.totals = None

    def copy(self) -> Characteristics:
        return Characteristics(self.definition, self.kind, self.elements, self.keywords, self.stats, self.clauses,
                               self.watches, self.controller, self.types)  # fmt: skip


def by_trigger(clauses: Sequence[Clause]) -> dict[str, tuple[Clause, ...]]:
    table: dict[str, tuple[Clause, ...]] = {}
    for clause in clauses:
        table[clause.when] = (*table.get(clause.when, ()), clause)
    return table


def printed(definition: Definition) -> Characteristics:
    """What is printed on a card."""
    elements = 0
    for n, amount in enumerate(definition.cost):
        if amount:
            elements |= 1 << n
    watches = 0
    for clause in definition.clauses:
        watches |= clause.bit
    return Characteristics(definition, definition.kind, elements, definition.keywords, definition.stats,
                           by_trigger(definition.clauses), watches, types=definition.types)  # fmt: skip


def changed(
    definition: Definition, changes: Sequence[Change | Modifier], cards: CardSet, words: Vocabulary
) -> Characteristics:
    """`definition` under `changes`, which stand in the order of their timestamps."""
    if not changes:
        return definition.printed
    if only_adds(changes):
        return with_sum(definition.printed, sum_of(changes, len(definition.stats)))
    new = definition.printed.copy()
    ranks = words.layers
    if len(changes) > 1:
        changes = sorted(changes, key=lambda change: ranks[change.layer])
    for change in changes:
        APPLY[change.layer](new, change.what, change.amount, cards)
    return new


def sum_of(changes: Sequence[Change | Modifier], stats: int) -> Total:
    """What changes that only add come to; a card has so many `stats`."""
    keywords, sums = 0, [0] * stats
    for change in changes:
        what = change.what
        assert isinstance(what, int)
        if change.layer == ADD:
            sums[what] += change.amount
        else:
            keywords |= what
    return keywords, tuple(sums)


def with_sum(before: Characteristics, total: Total) -> Characteristics:
    """`before` with `total` added to it: the same object each time, as long as `before` is kept."""
    known = before.totals
    if known is None:
        known = before.totals = {}
    found = known.get(total)
    if found is None:
        keywords, sums = total
        found = Characteristics(before.definition, before.kind, before.elements, before.keywords | keywords,
                                tuple(map(add, before.stats, sums)), before.clauses, before.watches,
                                before.controller, before.types)  # fmt: skip
        if len(known) < MOST_TOTALS:
            known[total] = found
    return found


def gained(before: Characteristics, after: Characteristics) -> Total:
    """What was added to `before`, so that it is `after`."""
    return after.keywords & ~before.keywords, tuple(map(sub, after.stats, before.stats))


def only_adds(changes: Sequence[Change | Modifier]) -> bool:
    """Do `changes` only add to stats or give keywords, so that their order does not matter?"""
    for change in changes:
        if change.layer != ADD and not (change.layer == KEYWORD and change.amount):
            return False
    return True


def can_be_added_to(mods: Sequence[Modifier]) -> bool:
    """Does what only adds come after all of `mods`, whatever the timestamps?"""
    for m in mods:
        if (m.layer >= KEYWORD and m.layer != ADD) and not (m.layer == KEYWORD and m.amount):
            return False
    return True


def ending(end: int) -> int:
    """The flag of `State.modified` that some modifier lasts until `end`."""
    return 1 << ENDS + end


def flags_of(mods: Sequence[Modifier]) -> int:
    """The flags of `State.modified` for `mods`."""
    flags = 0
    for m in mods:
        flags |= 1 << ENDS + m.end
        if m.layer == CONTROL or m.end == SOURCE_LEAVES:
            flags |= TIED
        if m.layer in WORDED:
            flags |= REWORDED
        if m.end >= NEXT_TURN_END:
            flags |= POSTPONED
    return flags


# --- one function for each layer -------------------------------------------------------------------------------------


def _copy(new: Characteristics, what: int | str, amount: int, cards: CardSet) -> None:
    if not new.definition.kind:
        return  # the back of what lies face down: it is nothing else, whatever it is a copy of
    other = cards.by_id[str(what)]
    base = other.printed
    new.definition, new.kind, new.elements = other, base.kind, base.elements
    new.keywords, new.stats, new.clauses, new.watches = base.keywords, base.stats, base.clauses, base.watches
    new.types = base.types


def _control(new: Characteristics, what: int | str, amount: int, cards: CardSet) -> None:
    assert isinstance(what, int)
    new.controller = what


def _text(new: Characteristics, what: int | str, amount: int, cards: CardSet) -> None:
    if what == "":
        new.keywords, new.stats, new.clauses, new.watches = 0, new.definition.blank_stats, {}, 0
        return
    clause = cards.clauses[str(what)]
    if clause not in new.clauses.get(clause.when, ()):
        new.clauses = {**new.clauses, clause.when: (*new.clauses.get(clause.when, ()), clause)}
        new.watches |= clause.bit


def _kind(new: Characteristics, what: int | str, amount: int, cards: CardSet) -> None:
    if isinstance(what, str):
        new.kind = what
    else:
        new.types = new.types | what if amount else what


def _element(new: Characteristics, what: int | str, amount: int, cards: CardSet) -> None:
    assert isinstance(what, int)
    new.elements = new.elements | what if amount else what


def _keyword(new: Characteristics, what: int | str, amount: int, cards: CardSet) -> None:
    assert isinstance(what, int)
    new.keywords = new.keywords | what if amount else new.keywords & ~what


def _stat(new: Characteristics, which: int | str, value: Callable[[int], int]) -> None:
    assert isinstance(which, int)
    new.stats = (*new.stats[:which], value(new.stats[which]), *new.stats[which + 1 :])


def _set(new: Characteristics, what: int | str, amount: int, cards: CardSet) -> None:
    _stat(new, what, lambda before: amount)


def _add(new: Characteristics, what: int | str, amount: int, cards: CardSet) -> None:
    _stat(new, what, lambda before: before + amount)


def _multiply(new: Characteristics, what: int | str, amount: int, cards: CardSet) -> None:
    _stat(new, what, lambda before: before * amount)


def _swap(new: Characteristics, what: int | str, amount: int, cards: CardSet) -> None:
    assert isinstance(what, int)
    stats = list(new.stats)
    stats[what], stats[amount] = stats[amount], stats[what]
    new.stats = tuple(stats)


APPLY: Final = (_copy, _control, _text, _kind, _element, _keyword, _set, _add, _multiply, _swap)
