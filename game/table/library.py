"""What the table knows of a game's cards, decks and keywords: their printed side."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Any, NamedTuple

from game.language import own_pictures
from game.records.agreeing import agreed
from game.table.games import table_of
from game.table.games.interface import GameTable
from game.table.games.layout import Badge

if TYPE_CHECKING:
    from game.records.agreeing import FairStart
    from game.records.decks import DeckRules

FACE_DOWN = "face_down"
"""As which card a view tells of one that lies face down."""
MOST_BANDS = 8
Stamp = tuple[tuple[str, int, int], ...]
"""Name, size in bytes and time of change in nanoseconds of each file that was read."""


@dataclass(frozen=True, eq=False)
class Card:
    id: str
    name: Mapping[str, str]
    kind: str
    cost: Mapping[str, int] = field(default_factory=dict)
    x: str = ""
    """The element of which its player pays as much as they like, beside the cost."""
    stats: Mapping[str, int] = field(default_factory=dict)
    """The printed ones by name."""
    flavour: Mapping[str, str] = field(default_factory=dict)
    art: Mapping[str, Any] = field(default_factory=dict)
    token: bool = False
    basic: bool = False
    """Is it a basic card, of which a deck may hold any number?"""
    dual: bool = False
    """Has it a body, and yet can be played for what its text does?"""
    typed: bool = False
    """Has it types, which are told with its kind?"""

    @property
    def total(self) -> int:
        return sum(self.cost.values())


@dataclass(frozen=True, eq=False)
class Deck:
    id: str
    name: Mapping[str, str]
    element: str
    plan: Mapping[str, str]
    cards: Mapping[str, int]
    own: bool = False
    """Is it the person's own, so that it can be changed?"""


class Band(NamedTuple):
    """Some of the values by which cards are told apart: from `low` to `high`, both counted in."""

    low: int
    high: int
    label: str


def no_keywords(card: str) -> frozenset[str]:
    """Of a library that does not know them."""
    return frozenset()


def no_clause(key: str, language: str) -> str:
    """Of a library without texts of single clauses."""
    return ""


@dataclass
class Library:
    game: str
    cards: Mapping[str, Card]
    decks: list[Deck]
    keywords: Mapping[str, Mapping[str, Mapping[str, str]]]  # id: "name" and "reminder" in each language
    write: Callable[[str, str], str]  # rules text of a card in a language, as markup
    remind: Callable[[str, str], list[tuple[str, str]]]  # name and reminder of each keyword of a card
    mentions: Callable[[str], list[str]]  # the tokens that a card speaks of
    left_out: list[Any] = field(default_factory=list)  # the faults that were found
    card_kinds: tuple[str, ...] = ()
    """Every kind of card that the game has."""
    elements: tuple[str, ...] = ()
    """Those that its cards belong to and cost, in the order of the cost; none where cards cost nothing."""
    colourless: str = ""
    """The element in costs that any other pays, if there is one."""
    seats: range = range(2, 3)
    """With how many seats it can be played."""
    constants: Mapping[str, Any] = field(default_factory=dict)
    agreed: Mapping[str, bool] = field(default_factory=dict)
    """The switches that players may set before a match, and whether the rules file has them."""
    begins: int = 0
    """Whoever begins wins so many per cent of the computer's matches against itself as printed; 0: not known."""
    fair_start: FairStart | None = None
    """The start on which players can agree instead."""
    stamp: Stamp = ()
    """Of the files that it was made from."""
    sound: bool = True
    """Are the bundled files without a fault now? Without it no match can begin."""
    write_clause: Callable[[str, str], str] = no_clause
    """The text of one clause in a language, by its key, as markup."""
    write_kind: Callable[[str, str], str] = no_clause
    """The kind of a card in a language, with its types."""
    bears: Callable[[str], frozenset[str]] = no_keywords
    """The keywords that a card bears or speaks of, by their ids."""
    counters: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    """The names of the counters that cards name, in each language."""
    unpaid: tuple[str, ...] = ()
    """The kinds of card that have no cost."""
    printed: Any = None
    """The library of the card language that it was made from, for what compares cards."""
    mark: int = field(default_factory=itertools.count(1).__next__, init=False)
    """Tells one reading of the cards from another, for what is kept of their pictures."""

    def clauses(self, keys: str) -> list[Any]:
        """Those of the card language with these keys, which "+" parts; of a mode the mode itself."""
        found: list[Any] = []
        for key in keys.split("+"):
            definition = self.printed.definitions.get(key.partition("#")[0]) if self.printed is not None else None
            known = definition.clauses if definition is not None else ()
            found += [one for clause in known for one in (clause, *clause.modes) if one.key == key]
        return found

    @property
    def table(self) -> GameTable:
        """What the game says of its table."""
        return table_of(self.game)

    @property
    def elemental(self) -> bool:
        return bool(self.elements)

    @property
    def back(self) -> str:
        """What the backs of its cards look like (`cloth.BACKS`)."""
        table_of(self.game)  # puts its own there
        return self.game

    @property
    def badges(self) -> Mapping[str, tuple[Badge, ...]]:
        """What stands in the corners of each kind of card."""
        return self.table.badges

    def badges_of(self, card: str) -> tuple[Badge, ...]:
        """What stands in the corners of that card; nothing for what is no card, such as a player."""
        return self.badges.get(self.cards[card].kind, ()) if card in self.cards else ()

    def damageable_stat(self, card: str) -> str | None:
        """The stat that damage to that card eats: the one in its right corner."""
        if not self.table.wears:
            return None
        return next((badge.stat for badge in self.badges_of(card) if badge.corner == "right"), None)

    def deck(self, deck_id: str) -> Deck:
        return next((deck for deck in self.decks if deck.id == deck_id), self.decks[0])

    @cached_property
    def deck_rules(self) -> DeckRules:
        """What a deck of this game must hold."""
        from game.records.decks import DeckRules

        return DeckRules(self.game, self.constants)

    @cached_property
    def pool(self) -> list[Card]:
        """The cards that a deck may hold, kind by kind, the highest values first."""
        kinds = self.deck_rules.kinds
        found = [card for card in self.cards.values() if card.kind in kinds and not card.token]
        return sorted(found, key=lambda card: (kinds.index(card.kind), -self.value(card), card.id))

    @cached_property
    def valued(self) -> str:
        """The stat that tells cards apart where they cost nothing: the one in the right corner of most; or ""."""
        corners = [badge.stat for kind in self.deck_rules.kinds for badge in self.badges.get(kind, ())
                   if badge.corner == "right"]  # fmt: skip
        return max(corners, key=corners.count, default="")

    def value(self, card: Card) -> int:
        """What the card costs, or where cards cost nothing its number in the right corner."""
        return card.total if self.elemental else card.stats.get(self.valued, 0)

    @cached_property
    def bands(self) -> list[Band]:
        """The values of the cards that a deck may hold, in eight parts at the most."""
        if self.elemental:
            return [*(Band(n, n, str(n)) for n in range(7)), Band(7, 1 << 30, "7+")]
        values = [self.value(card) for card in self.pool] or [0]
        least, most = min(values), max(values)
        step = (most - least) // MOST_BANDS + 1
        starts = range(least, most + 1, step)
        return [Band(n, n + step - 1, str(n) if step == 1 else f"{n}–{min(n + step - 1, most)}") for n in starts]

    def spread(self, counts: Mapping[str, int]) -> list[int]:
        """How many of so many copies of each card lie in each of the `bands`."""
        values = [(self.value(self.cards[card]), n) for card, n in counts.items() if card in self.cards]
        return [sum([n for value, n in values if band.low <= value <= band.high]) for band in self.bands]

    def curve(self, deck: Deck) -> list[int]:
        """How many cards of the deck cost 0, 1, … and 7 or more; nothing where cards cost nothing."""
        return self.spread(deck.cards) if self.elemental else []

    def elements_on(self, card: Card) -> tuple[str, ...]:
        """The elements whose symbols a card bears: those that its hue names, else those of its cost."""
        hue = str(card.art.get("hue", ""))
        named = self.table.deck_elements if hue == "all" else [e for e in hue.split("_") if e in self.elements]
        return tuple(named or [e for e in self.elements if card.cost.get(e)])

    def kinds(self, deck: Deck) -> dict[str, int]:
        """How many cards of each kind the deck has, in the order of the game."""
        return self.of_kinds(deck.cards)

    def of_kinds(self, copies: Mapping[str, int]) -> dict[str, int]:
        """The same of so many copies of each card."""
        counts = dict.fromkeys(self.card_kinds, 0)
        for card, count in copies.items():
            if card in self.cards:
                counts[self.cards[card].kind] += count
        return counts

    def paid_in(self, copies: Mapping[str, int]) -> dict[str, int]:
        """How many of so many copies of each card cost each element; of those that nobody pays in, nothing."""
        held = [(self.cards[card].cost, n) for card, n in copies.items() if card in self.cards]
        counts = {element: sum([n for cost, n in held if cost.get(element)]) for element in self.elements}
        return {element: n for element, n in counts.items() if n}

    def elements_of(self, deck: Deck) -> list[str]:
        """The elements that the deck's costs ask for, the most asked first."""
        asked = dict.fromkeys(self.table.deck_elements, 0)
        for card, count in deck.cards.items():
            if card in self.cards:
                for element, amount in self.cards[card].cost.items():
                    if element in asked:
                        asked[element] += amount * count
        return sorted((e for e in asked if asked[e]), key=lambda e: -asked[e])


def unread(game: str) -> Library:
    """Of a game whose cards are yet to be read, which a start leaves until the title is shown."""
    return Library(game, {}, [], {}, no_clause, lambda card, language: [], lambda card: [])


def from_language(
    rules: Any,
    source: Any,
    write: Callable[[str, str], str],
    remind: Callable[[str, str], list[tuple[str, str]]],
    mentions: Callable[[str], list[str]],
    stamp: Stamp = (),
    write_clause: Callable[[str, str], str] = no_clause,
    bears: Callable[[str], frozenset[str]] = no_keywords,
    write_kind: Callable[[str, str], str] = no_clause,
) -> Library:
    """The printed side of a folder of cards that the card language has read by a game's rules."""
    from game.language.names import Names
    from game.records.decks import is_own

    game = rules.name
    keywords = {
        word: {what: Names(entry.get(what) or {}, game, "keywords", word, what) for what in ("name", "reminder")}
        for word, entry in source.keywords.items()
    }
    cards = {card_id: _card(definition, rules) for card_id, definition in source.definitions.items()}
    decks = [
        Deck(d.id, Names(d.name, game, "decks", d.id), d.element, Names(d.plan, game, "decks", d.id, "plan"), d.counts,
             is_own(game, d.file))
        for d in source.decks.values()
    ]  # fmt: skip
    counters = {
        name: Names(names, game, "counters", name)
        for card in source.definitions.values()
        for name, names in card.counters.items()
    }
    elements = rules.vocabulary.elements
    order = {element: number for number, element in enumerate(elements)}
    decks.sort(key=lambda deck: (not deck.own, order.get(deck.element, len(elements)), deck.id))
    return Library(
        game, cards, decks, keywords, write, remind, mentions, [*source.left_out, *source.faults],
        tuple(rules.vocabulary.kinds), elements, rules.vocabulary.colourless, rules.seats, source.constants,
        agreed(rules, source.constants), rules.judging.begins, rules.judging.fair, stamp, not source.faults,
        write_clause, write_kind, bears, counters, rules.vocabulary.unpaid, source,
    )  # fmt: skip


def _card(definition: Any, rules: Any) -> Card:
    from game.language.names import Names

    words = rules.vocabulary
    always = words.kinds[definition.kind]
    return Card(
        id=definition.id,
        name=Names(definition.name, rules.name, "cards", definition.id),
        kind=definition.kind,
        cost={e: n for e, n in zip(words.elements, definition.cost, strict=False) if n},
        x=words.elements[definition.price.x] if definition.price.x >= 0 else "",
        stats={s: n for s, n in rules.showing.printed(rules.vocabulary, definition).items() if n or s in always},
        flavour=Names(definition.flavour, rules.name, "cards", definition.id, "flavour"),
        art=own_pictures.located(definition.art, rules.name),
        token=definition.token,
        basic=definition.basic,
        typed=bool(definition.types),
        dual=definition.kind in words.bodies and "play" in words.proposed and "play" in definition.by_trigger,
    )
