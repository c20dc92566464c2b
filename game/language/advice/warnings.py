"""All warnings about a library: made when somebody asks, not whenever cards are read. Nothing is said of a card with
faults."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from yaml import MappingNode, SequenceNode

from game.language.advice import clauses, conditions, decks, effects, together, words
from game.language.advice.cases import Advice, Room, Written, node_at
from game.language.advice.examples import Examples
from game.language.folders import is_card_file
from game.language.library import Library, read_text
from game.language.source import Fault, Node, Source
from game.system.visible import visible


def warnings(library: Library, files: Mapping[str, Path], shown: Examples) -> list[Fault]:
    """What is hardly meant so, in the order of the files; `files` are those from which the library was read."""
    room = Room(library)
    faults: dict[str, list[Fault]] = {}
    for fault in library.faults:
        faults.setdefault(fault.file, []).append(fault)
    if any(name in faults and not _is_read(path) for name, path in files.items()):
        return []  # by the rules of another file it may be meant
    found: list[tuple[Source, Node, Advice]] = []
    cards, roots = _written(library, files, faults)
    for card in cards:
        for adviser in (conditions, clauses, effects, words):
            found += [(card.source, card.node, advice) for advice in adviser.advise(card, room)]
    found += [(card.source, card.node, advice) for card, advice in together.advise(cards, room)]
    for deck, advice in decks.advise([deck for deck in library.decks.values() if deck.file in roots], room):
        found.append((*roots[deck.file], advice))
    return sorted(_fault(*one, shown) for one in found)


def _fault(source: Source, node: Node, advice: Advice, shown: Examples) -> Fault:
    line, column = source.place(node_at(node, advice.path).start_mark)
    example = shown.of(advice.word, "when")
    return Fault(source.file, line, column, visible(advice.message), visible(advice.suggestion), example)


def _is_read(path: Path) -> bool:
    return is_card_file(path) or path.parent.name == "decks"


def _written(
    library: Library, files: Mapping[str, Path], faults: Mapping[str, list[Fault]]
) -> tuple[list[Written], dict[str, tuple[Source, Node]]]:
    """The sound cards of these files with their places, and the roots of the sound deck files."""
    cards: list[Written] = []
    decks: dict[str, tuple[Source, Node]] = {}
    for name, path in files.items():
        if not _is_read(path) or (path.parent.name == "decks" and name in faults):
            continue
        source = Source(name, [])
        text = read_text(path, source)
        root = source.parse(text) if text is not None else None
        if root is None:
            continue
        if path.parent.name == "decks":
            decks[name] = (source, root)
        else:
            cards += _cards(library, source, root, faults.get(name, []))
    return cards, decks


def _cards(library: Library, source: Source, root: Node, faults: Sequence[Fault]) -> Iterator[Written]:
    written = root.value if isinstance(root, MappingNode) else ()
    listed = next((value for key, value in written if key.value == "cards"), None)
    for node in listed.value if isinstance(listed, SequenceNode) else ():
        begin, end = source.place(node.start_mark), source.place(node.end_mark)
        if not isinstance(node, MappingNode) or any(begin <= (fault.line, fault.column) < end for fault in faults):
            continue
        card = next((str(value.value) for key, value in node.value if key.value == "id"), "")
        if card in library.definitions:
            yield Written(source, node, library.definitions[card])
