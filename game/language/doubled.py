"""Two versions of a game's cards in one library, so that one side of a match plays the one, the other side the other.

Of a card that is not the same in both the earlier version keeps its id; the later one stands beside it under another.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass

from game.kernel.vocabulary import Vocabulary
from game.language.library import FaultyCards, Library, with_cards
from game.language.reading import cards as printed
from game.language.reading.state import Reading
from game.language.source import Node, Source, nodes, plain

MARK = "0new"
"""Put behind an id. It sorts before whatever else an id goes on with, so that what is sorted by ids stays in order."""


@dataclass(frozen=True)
class Doubled:
    """`library` holds both versions; `names` has by the id of a card that of its later version, where it has two."""

    library: Library
    names: Mapping[str, str]

    def later(self, cards: Collection[str]) -> list[str]:
        """A list of cards as the side with the later versions plays it."""
        return [self.names.get(card, card) for card in cards]


def doubled(before: Library, after: Library, cards: Collection[str]) -> Doubled:
    """`before`, and beside its cards those versions that `after` has of `cards`.

    What speaks of one of them by its id stands there twice as well: a card that makes a changed token makes the one of
    its own side. Raises FaultyCards where the two can't stand beside each other.
    """
    read = {card: _ids(held.source, after.vocabulary) for card, held in after.definitions.items()}
    found = {card for card in cards if card in read}
    while more := {card for card, (_, said) in read.items() if card not in found and not found.isdisjoint(said)}:
        found |= more
    names = {card: f"{card}{MARK}" for card in after.definitions if card in found}
    renamed = []
    for card in names:
        root, said = read[card]
        for spoken_of in found.intersection(said):
            for node in said[spoken_of]:
                node.value = names[spoken_of]
        renamed.append({**plain(root), "id": names[card]})
    source = Source("the later versions", [])
    library = with_cards(before, source, nodes({"cards": renamed}), before.vocabulary)
    if library.faults:
        raise FaultyCards(library.faults)
    return Doubled(library, names)


def _ids(card: Mapping[str, object], words: Vocabulary) -> tuple[Node, dict[str, list[Node]]]:
    """A card as nodes, and by the ids of the cards of which it speaks the nodes where it does."""
    root, source = nodes(card), Source("", [])
    table = source.fields(root, "a card", printed.card_fields(words)) or {}
    reading = Reading(words, source, kind=str(card["kind"]))
    printed.read(reading, root, table, str(card["id"]), {})
    found: dict[str, list[Node]] = {}
    for node, spoken_of in reading.mentioned:
        found.setdefault(spoken_of, []).append(node)
    return root, found
