"""Filters: what narrows a set. Each word of them is declared by a small class; a game may add its own.

A filter word of a single entity says who passes (`passes`). One that compares (`Ranking`) keeps the best of those that
passed everything else. The text is the message "filter-<word>" of `game/language/messages`.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, ClassVar

from game.kernel.characteristics import BOARD, COPY, ELEMENT, KIND, TRAITS
from game.kernel.continuous import affected, keyword_bits, stat_bit
from game.kernel.declared import (
    Bounds,
    CardId,
    CounterBounds,
    Declared,
    ElementName,
    KeywordName,
    KindName,
    Marks,
    StatName,
    Truth,
    TypeName,
    Word,
)
from game.kernel.reach import PLAYER, Sort, field_zones
from game.kernel.values import (
    attached_to,
    counters,
    definition_of,
    elements_of,
    is_kind,
    keywords,
    remaining,
    stat,
    types_of,
)

if TYPE_CHECKING:
    from game.kernel.cards import Definition
    from game.kernel.state import State
    from game.kernel.vocabulary import Vocabulary


class Narrowing(Declared):
    """A filter word with what is written beside it."""

    noun: ClassVar[bool] = False
    """Is it told by the noun itself, so that it has no message of its own?"""
    depends_on: ClassVar[int] = BOARD
    """On what it depends who passes (`Clause.dependency`)."""
    compares: ClassVar[bool] = False
    """Does it keep the best of several?"""
    looks_at: ClassVar[int] = 0
    """The characteristics that it looks at, as a mask (see `continuous.py`)."""
    of_cards: ClassVar[bool] = False
    """Does no player ever pass?"""
    veiled: ClassVar[bool] = False
    """Does it ask for something that a card which lies face down hides (`veils`)?"""

    def passes(self, state: State, i: int) -> bool:
        raise TypeError(f"{self.word} asks nothing of a single entity")

    def passing(self, state: State, ids: tuple[int, ...]) -> tuple[int, ...]:
        """Those of `ids` that pass."""
        return tuple([i for i in ids if self.passes(state, i)])

    def reads(self) -> int:
        """As `looks_at` says; otherwise where it depends on what was written."""
        return self.looks_at

    def can_pass(self, words: Vocabulary, sort: Sort) -> bool:
        """Can one of that sort pass at all?"""
        return not self.of_cards or sort.kind != PLAYER

    def may_pass_unseen(self, state: State, i: int) -> bool:
        """May card `i`, which lies face down, pass, as far as everybody knows? Asked of what is `veiled`."""
        return True

    def fits_print(self, card: Definition) -> bool:
        """Would it pass by what is printed on it? True where print does not tell."""
        return True


class Ranking(Narrowing):
    """Keeps the best of several, which may be equal."""

    compares = True

    def best(self, state: State, ids: tuple[int, ...]) -> tuple[int, ...]:
        """All that are as good as the best of `ids`, of which there is one at least."""
        raise NotImplementedError


class Kind(Narrowing):
    """It is of that kind, or of one that counts as it."""

    word = "kind"
    looks_at = 1 << KIND
    depends_on = TRAITS
    noun = True
    veiled = True
    kind: KindName

    def passes(self, state: State, i: int) -> bool:
        return is_kind(state, i, self.kind)

    def passing(self, state: State, ids: tuple[int, ...]) -> tuple[int, ...]:
        """As `is_kind` says of each."""
        entities, table, kinds = state.entities, affected(state), state.words.of_kind[self.kind]
        return tuple([i for i in ids if (table[i] if i in table else entities[i].traits).kind in kinds])

    def may_pass_unseen(self, state: State, i: int) -> bool:
        """Of which kinds it may be is known."""
        return any(self.kind in state.words.is_a[kind] for kind in state.words.veiled)

    def can_pass(self, words: Vocabulary, sort: Sort) -> bool:
        return self.kind in words.is_a.get(sort.kind, ())


class OfType(Narrowing):
    """It has that type."""

    word = "type"
    of_cards = True
    looks_at = 1 << KIND
    depends_on = TRAITS
    veiled = True
    needs = "types"
    noun = True
    type: TypeName

    def passes(self, state: State, i: int) -> bool:
        return types_of(state, i) & self.type != 0

    def fits_print(self, card: Definition) -> bool:
        return card.types & self.type != 0


class LacksType(Narrowing):
    """It does not have that type."""

    word = "lacks_type"
    looks_at = 1 << KIND
    depends_on = TRAITS
    veiled = True
    needs = "types"
    type: TypeName

    def passes(self, state: State, i: int) -> bool:
        return not types_of(state, i) & self.type

    def fits_print(self, card: Definition) -> bool:
        return not card.types & self.type


class Basic(Narrowing):
    """It is a basic card, or none."""

    word = "basic"
    depends_on = TRAITS
    veiled = True
    needs = "basics"
    basic: Truth

    def passes(self, state: State, i: int) -> bool:
        return state.entities[i].definition.basic == self.basic

    def fits_print(self, card: Definition) -> bool:
        return card.basic == self.basic

    def can_pass(self, words: Vocabulary, sort: Sort) -> bool:
        return not self.basic or sort.kind in words.basics


class Card(Narrowing):
    """It is that card."""

    word = "card"
    of_cards = True
    looks_at = 1 << COPY
    depends_on = TRAITS
    veiled = True
    noun = True
    card: CardId

    def passes(self, state: State, i: int) -> bool:
        return definition_of(state, i).id == self.card

    def fits_print(self, card: Definition) -> bool:
        return card.id == self.card


class Token(Narrowing):
    """It is a token, or none."""

    word = "token"
    depends_on = TRAITS
    token: Truth

    def passes(self, state: State, i: int) -> bool:
        return state.entities[i].definition.token == self.token

    def can_pass(self, words: Vocabulary, sort: Sort) -> bool:
        return sort.token == self.token


class Damaged(Narrowing):
    """It has taken damage, or has none."""

    word = "damaged"
    damaged: Truth

    def passes(self, state: State, i: int) -> bool:
        return (state.entities[i].damage > 0) == self.damaged

    def can_pass(self, words: Vocabulary, sort: Sort) -> bool:
        return not self.damaged or sort.zone in {PLAYER, *field_zones(words)}


class CostWithin(Narrowing):
    """What it costs, as printed, added up; a player costs nothing and is not meant."""

    word = "cost"
    of_cards = True
    veiled = True
    needs = "elements"
    bounds: Bounds

    def passes(self, state: State, i: int) -> bool:
        return i >= len(state.seats) and state.game.costs.total(state, i) in self.bounds

    def fits_print(self, card: Definition) -> bool:
        return card.total_cost in self.bounds


class OfElement(Narrowing):
    """That element is in its cost."""

    word = "element"
    of_cards = True
    looks_at = 1 << ELEMENT
    depends_on = TRAITS
    veiled = True
    needs = "elements"
    element: ElementName

    def passes(self, state: State, i: int) -> bool:
        return bool(elements_of(state, i) >> self.element & 1)

    def fits_print(self, card: Definition) -> bool:
        return self.element < len(card.cost) and card.cost[self.element] > 0


class Has(Narrowing):
    """It has that keyword, printed or granted."""

    word = "has"
    depends_on = TRAITS
    veiled = True
    needs = "keywords"
    keyword: KeywordName

    def passes(self, state: State, i: int) -> bool:
        return keywords(state, i) & self.keyword != 0

    def fits_print(self, card: Definition) -> bool:
        return card.keywords & self.keyword != 0

    def can_pass(self, words: Vocabulary, sort: Sort) -> bool:
        """Off the field only what is printed counts."""
        if sort.zone in {PLAYER, *field_zones(words)}:
            return True
        printed = words.keywords[self.keyword.bit_length() - 1] not in words.statuses
        return printed and sort.kind in words.bodies

    def reads(self) -> int:
        return keyword_bits(self.keyword)


class Lacks(Narrowing):
    """It does not have that keyword."""

    word = "lacks"
    depends_on = TRAITS
    veiled = True
    needs = "keywords"
    keyword: KeywordName

    def passes(self, state: State, i: int) -> bool:
        return not keywords(state, i) & self.keyword

    def may_pass_unseen(self, state: State, i: int) -> bool:
        """What it was granted everybody sees."""
        return self.passes(state, i)

    def fits_print(self, card: Definition) -> bool:
        return not card.keywords & self.keyword

    def reads(self) -> int:
        return keyword_bits(self.keyword)


class Counters(Narrowing):
    """So many of each of these counters lie on it."""

    word = "counters"
    bounds: CounterBounds

    @classmethod
    def written(cls, vocabulary: Vocabulary) -> Iterable[str]:
        return (cls.word,) if vocabulary.has_counters else ()

    def can_pass(self, words: Vocabulary, sort: Sort) -> bool:
        """Off the field nothing bears any."""
        none = all(0 in bounds for _, bounds in self.bounds)
        return none or sort.zone in {PLAYER, *field_zones(words)}

    def passes(self, state: State, i: int) -> bool:
        return all(counters(state, i, which) in bounds for which, bounds in self.bounds)


class Marked(Narrowing):
    """It bears all these marks."""

    word = "mark"
    needs = "marks"
    marks: Marks

    def passes(self, state: State, i: int) -> bool:
        e = state.entities[i]
        return e.under is None and e.extra.marks & self.marks == self.marks


class Attached(Narrowing):
    """Something is attached to it, or nothing."""

    word = "attached"
    attached: Truth

    @classmethod
    def written(cls, vocabulary: Vocabulary) -> Iterable[str]:
        return (cls.word,) if "attached" in vocabulary.sets else ()

    def passes(self, state: State, i: int) -> bool:
        return bool(attached_to(state, i)) == self.attached


class StatWithin(Narrowing):
    """That stat of it, as the table shows it."""

    word = "stat"
    named = "stat"
    stat: StatName
    bounds: Bounds

    @classmethod
    def written(cls, vocabulary: Vocabulary) -> Iterable[str]:
        return vocabulary.stats

    def passes(self, state: State, i: int) -> bool:
        return current(state, i, self.stat) in self.bounds

    def fits_print(self, card: Definition) -> bool:
        return self.stat >= len(card.stats) or card.stats[self.stat] in self.bounds

    def can_pass(self, words: Vocabulary, sort: Sort) -> bool:
        """Off the field only what is printed counts."""
        there = sort.zone in {PLAYER, *field_zones(words)} or words.stats[self.stat] in words.kinds[sort.kind]
        return there or 0 in self.bounds

    def reads(self) -> int:
        return stat_bit(self.stat)


class FaceDown(Narrowing):
    """It lies face down, or face up."""

    word = "face_down"
    face_down: Truth

    @classmethod
    def written(cls, vocabulary: Vocabulary) -> Iterable[str]:
        return (cls.word,) if vocabulary.veiled else ()

    def passes(self, state: State, i: int) -> bool:
        return (state.entities[i].under is not None) == self.face_down

    def can_pass(self, words: Vocabulary, sort: Sort) -> bool:
        return not self.face_down or sort.zone in field_zones(words)


class Place(Narrowing):
    """It stands at that end of its line."""

    word = "place"
    place: Word
    words = {"place": ("leftmost", "rightmost")}

    def passes(self, state: State, i: int) -> bool:
        zone = state.entities[i].zone  # a player stands in no line
        return zone >= 0 and state.zones[zone][0 if self.place == "leftmost" else -1] == i

    def can_pass(self, words: Vocabulary, sort: Sort) -> bool:
        return sort.zone in field_zones(words)


class Extreme(Ranking):
    """Those of which a stat is the greatest, or the least."""

    stat: StatName
    sign: ClassVar[int]

    def best(self, state: State, ids: tuple[int, ...]) -> tuple[int, ...]:
        values = [self.sign * current(state, i, self.stat) for i in ids]
        wanted = max(values)
        return tuple([i for i, value in zip(ids, values, strict=True) if value == wanted])

    def reads(self) -> int:
        return stat_bit(self.stat)


class Most(Extreme):
    """The one with the most of that stat; of several the controller chooses."""

    word = "most"
    sign = 1


class Least(Extreme):
    """The one with the least of that stat; of several the controller chooses."""

    word = "least"
    sign = -1


FILTERS: tuple[type[Narrowing], ...] = (
    StatWithin, CostWithin, Damaged, Has, Lacks, Kind, OfType, LacksType, Basic, OfElement, Token, Card, Place,
    Most, Least, Counters, Marked, Attached, FaceDown,
)  # fmt: skip
"""What every game has; `Vocabulary.filters` adds a game's own."""


def current(state: State, i: int, which: int) -> int:
    """A stat as the table shows it: for the one that damage eats, what is left."""
    worked_out = state.words.worked_out
    if which in worked_out:
        return worked_out[which](state, i)
    if which == state.game.damage.stat(state.entities[i]):
        return remaining(state, i)
    return stat(state, i, which)


@dataclass(frozen=True, eq=False)
class Filter:
    """What narrows a set: all its words together."""

    parts: tuple[Narrowing, ...] = ()
    words: tuple[tuple[str, Any], ...] = ()
    """As the designer wrote it, for the generated text."""

    tests: tuple[Narrowing, ...] = field(init=False)
    """What is asked of each by itself."""
    rankings: tuple[Ranking, ...] = field(init=False)
    may_tie: bool = field(init=False)
    """Does it keep the best, of which there may be several?"""

    def __post_init__(self) -> None:
        rankings = tuple([part for part in self.parts if isinstance(part, Ranking)])
        object.__setattr__(self, "rankings", rankings)
        object.__setattr__(self, "tests", tuple([part for part in self.parts if not isinstance(part, Ranking)]))
        object.__setattr__(self, "may_tie", bool(rankings))

    def apply(self, state: State, ids: tuple[int, ...], ties: bool = False) -> tuple[int, ...]:
        """Those of `ids` that pass; of several equally good ones the first, or all with `ties`."""
        for test in self.tests:
            ids = test.passing(state, ids)
        for ranking in self.rankings:
            ids = ranking.best(state, ids) if ids else ids
        return ids if ties or not self.may_tie else ids[:1]

    def dependency(self) -> int:
        """See `Clause.dependency`."""
        return max([TRAITS, *(part.depends_on for part in self.parts)])

    def reads(self) -> int:
        """The characteristics that it looks at, as a mask."""
        found = 0
        for part in self.parts:
            found |= part.reads()
        return found
