"""All warnings about a library without faults: made when somebody asks, not whenever cards are read."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path

from game.language.advice import clauses, conditions, decks, together, words
from game.language.advice.cases import Advice, Room, Written, node_at
from game.language.advice.examples import Examples
from game.language.folders import is_card_file
from game.language.library import Library, read_text
from game.language.source import Fault, Node, Source
from game.system.visible import visible


def warnings(library: Library, files: Mapping[str, Path], shown: Examples) -> list[Fault]:
    """What is hardly meant so, in the order of the files; `files` are those from which the library was read."""
    room = Room(library)
    found: list[tuple[Source, Node, Advice]] = []
    cards, roots = _written(library, files)
    for card in cards:
        for adviser in (conditions, clauses, words):
            found += [(card.source, card.node, advice) for advice in adviser.advise(card, room)]
    found += [(card.source, card.node, advice) for card, advice in together.advise(cards, room)]
    for deck, advice in decks.advise([deck for deck in library.decks.values() if deck.file in roots], room):
        found.append((*roots[deck.file], advice))
    return sorted(_fault(*one, shown) for one in found)


def _fault(source: Source, node: Node, advice: Advice, shown: Examples) -> Fault:
    line, column = source.place(node_at(node, advice.path).start_mark)
    example = shown.of(advice.word, "when")
    return Fault(source.file, line, column, visible(advice.message), visible(advice.suggestion), example)


def _written(library: Library, files: Mapping[str, Path]) -> tuple[list[Written], dict[str, tuple[Source, Node]]]:
    """The cards of these files with their places, and the roots of the deck files."""
    cards: list[Written] = []
    decks: dict[str, tuple[Source, Node]] = {}
    for name, path in files.items():
        if not is_card_file(path) and path.parent.name != "decks":
            continue
        source = Source(name, [])
        text = read_text(path, source)
        root = source.parse(text) if text is not None else None
        if root is None:
            continue
        if path.parent.name == "decks":
            decks[name] = (source, root)
        else:
            cards += _cards(library, source, root)
    return cards, decks


def _cards(library: Library, source: Source, root: Node) -> Iterator[Written]:
    listed = next((value for key, value in root.value if key.value == "cards"), None)
    for node in listed.value if listed is not None else ():
        card = next((str(value.value) for key, value in node.value if key.value == "id"), "")
        if card in library.definitions:
            yield Written(source, node, library.definitions[card])
