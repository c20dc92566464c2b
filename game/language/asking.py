"""What a card asks of the cards beside it in a deck: those without which some of its text would be idle.

Read off its clauses: whose events of one's own it waits for, which of one's own cards it counts, chooses or gives up.
What any card of a deck would do is not asked for, and what the others play even less.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, fields, is_dataclass
from typing import Any

from game.kernel.cards import Definition
from game.kernel.clauses import Clause
from game.kernel.filters import Narrowing
from game.kernel.reach import PLAYER, Sort, Sorts, lying_in
from game.kernel.selectors import Selector
from game.kernel.vocabulary import Vocabulary
from game.language.library import Library
from game.language.text import created_cards


@dataclass(frozen=True, eq=False)
class Want:
    """Cards of one's own of which something is asked, where they lie by then."""

    sorts: Sorts
    narrowed: tuple[Narrowing, ...] = ()

    @property
    def kinds(self) -> frozenset[str]:
        return frozenset({sort.kind for sort in self.sorts})

    def is_met_by(self, card: Definition) -> bool:
        """Is that card such a one, by what is printed on it?"""
        of_sort = any(sort.kind == card.kind and sort.token == card.token for sort in self.sorts)
        return of_sort and all(part.fits_print(card) for part in self.narrowed)


def wants(card: Definition, library: Library) -> list[Want]:
    """What the card asks for, each want by itself; not what it creates itself."""
    words = library.vocabulary
    found = [want for part in _parts((card.clauses, card.price)) for want in _asked(part, words)]
    own = created_cards(card, library)
    return [want for want in found if not _is_anything(want, words) and not any(map(want.is_met_by, own))]


def feeds(card: Definition, want: Want, library: Library) -> bool:
    """Does that card of a deck meet the want, itself or by what it creates?"""
    return any(map(want.is_met_by, (card, *created_cards(card, library))))


def lying_once(words: Vocabulary) -> frozenset[str]:
    """The kinds of card of which only one can lie on a player's side."""
    lasting = [name for name in words.single if name not in words.brief]
    zones = {zone for name in lasting for zone in words.lies.get(name, ())}
    return frozenset({kind for zone in words.zones if zone.field and zone.name in zones for kind in zone.holds})


def _asked(part: Any, words: Vocabulary) -> Iterator[Want]:
    if isinstance(part, Selector) and part.name.startswith("own_"):
        narrowed = part.filter.parts if part.filter else ()
        lying = lying_in(words, words.lies.get(part.name, ()))
        yield Want(frozenset({sort for sort in _cards(lying) if _can_pass(sort, narrowed, words)}), narrowed)
    if isinstance(part, Clause) and part.when in words.triggers:
        trigger = words.triggers[part.when]
        if (part.of.name if part.of else trigger.of) == "you":
            yield Want(_cards(trigger.object.sorts(words)))


def _cards(sorts: Sorts) -> Sorts:
    return frozenset({sort for sort in sorts if sort.kind != PLAYER})


def _can_pass(sort: Sort, narrowed: Iterable[Narrowing], words: Vocabulary) -> bool:
    return all(part.can_pass(words, sort) for part in narrowed)


def _is_anything(want: Want, words: Vocabulary) -> bool:
    """Is it met by whatever a deck may hold, or by nothing that could ever be there?"""
    return not want.sorts or (not want.narrowed and want.kinds.issuperset(words.deck_kinds or words.kinds))


def _parts(written: Any) -> Iterator[Any]:
    """A part of a definition and all that it was made with."""
    yield written
    inner: Any = ()
    if isinstance(written, tuple):
        inner = written
    elif is_dataclass(written):
        inner = [getattr(written, field.name) for field in fields(written) if field.init]
    for part in inner:
        yield from _parts(part)
