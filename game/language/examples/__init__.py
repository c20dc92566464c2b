"""Cards for the reference alone: words that no bundled card has.

What a game's own triggers and sets mean is shown by the cards of a file for each game; a declaration says its example
itself (`declarations.example`), and a card is made around it.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

from game.kernel.vocabulary import Vocabulary
from game.language import plainyaml
from game.language.declarations import example, grammar
from game.language.library import Library, with_cards
from game.language.source import Node, Source, nodes

EXAMPLES = Path(__file__).resolve().parent
MADE = "example_"
"""So the ids of the cards begin that are in no deck."""


def with_examples(bundled: Library) -> Library:
    """`bundled` and after them the cards of its game that lie here or are made; the faults are those of these."""
    path = EXAMPLES / f"{bundled.game}.yaml"
    source = Source(path.name, [])
    root = source.parse(path.read_text("utf-8")) if path.exists() else nodes({"cards": []})
    library = with_cards(bundled, source, root, bundled.vocabulary) if root is not None else bundled
    return with_cards(library, source, nodes({"cards": [*_made(bundled)]}), bundled.vocabulary)


def _made(library: Library) -> Iterator[dict[str, Any]]:
    """A card around the clause of each declaration that has one, where the game's words can say it."""
    words, known = library.vocabulary, grammar(library.vocabulary)
    for part in (known.filters, known.numbers, known.conditions, known.operations):
        for word, kind in part.items():
            if clause := example(kind):
                kinds = dict.fromkeys((*words.bodies, *words.kinds))
                cards = (_card(words, kind, word, plainyaml.read(clause)) for kind in kinds)
                yield from islice((card for card in cards if not _faults(library, card)), 1)


def _card(words: Vocabulary, kind: str, word: str, clause: dict[str, Any]) -> dict[str, Any]:
    cost: dict[str, Any] = {"cost": {}} if words.elements else {}
    stats = {stat: words.least.get(stat, 1) or 1 for stat in words.kinds[kind]}
    return {
        "id": MADE + word,
        "name": {"it": "Esempio", "en": "Example"},
        "kind": kind,
        **cost,
        **stats,
        "clauses": [clause],
    }


def _faults(library: Library, card: dict[str, Any]) -> list[Any]:
    source = Source("", [])
    root: Node = nodes({"cards": [card]})
    return with_cards(library, source, root, library.vocabulary).faults
