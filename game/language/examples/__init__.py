"""Cards for the reference alone, a file for each game: words that no bundled card has."""

from __future__ import annotations

from pathlib import Path

from game.language.library import Library, with_cards
from game.language.source import Source, nodes

EXAMPLES = Path(__file__).resolve().parent


def with_examples(bundled: Library) -> Library:
    """`bundled` and after them the cards of its game that lie here; the faults are those of these."""
    path = EXAMPLES / f"{bundled.game}.yaml"
    source = Source(path.name, [])
    root = source.parse(path.read_text("utf-8")) if path.exists() else nodes({"cards": []})
    return with_cards(bundled, source, root, bundled.vocabulary) if root is not None else bundled
