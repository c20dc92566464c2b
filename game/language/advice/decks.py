"""Decks that are allowed, but hardly meant so."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.language.advice.cases import Advice, Room
from game.language.advice.words import texts
from game.language.library import Deck

LONGEST_PLAN = 400


def advise(decks: Sequence[Deck], room: Room) -> Iterator[tuple[Deck, Advice]]:
    words, known = room.library.vocabulary, room.library.definitions
    seen: dict[str, str] = {}
    for deck in decks:
        if not deck.plan:
            yield deck, Advice((), f"nothing says how the deck `{deck.id}` is played", "add a `plan`", "plan")
        else:
            yield from ((deck, advice) for advice in texts(("plan",), deck.plan, LONGEST_PLAN))
        if deck.element in words.elements and room.whole:
            place = words.elements.index(deck.element)
            if not any(card in known and known[card].cost[place] for card in deck.counts):
                yield deck, Advice(("element",), f"no card of the deck costs `{deck.element}`",
                                   "name the element of its cards, or `many`", "element")  # fmt: skip
        cards = repr(sorted(deck.counts.items()))
        if seen.setdefault(cards, deck.id) != deck.id:
            yield deck, Advice(("cards",), f"the deck `{seen[cards]}` holds the very same cards",
                               "change one of them, or leave it out",
                               "cards")  # fmt: skip
