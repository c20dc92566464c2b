"""What editors show of each word of the card language: its sentence, an example and the text that is made of it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from game.kernel.cards import Definition
from game.kernel.game import Game
from game.language.examples import with_examples
from game.language.folders import CARDS
from game.language.handbook import CONDITION, FILTER, NUMBER, OPERATION, SET, TRIGGER, Entry, as_yaml, entries, text_of
from game.language.library import Library, load, load_all
from game.language.reading.fieldtypes import Schema, in_languages, map_of
from game.language.schema import card_file
from game.language.source import ID
from game.language.text import card_name, kind_line, rules_text
from game.system.languages import GRAMMARS

KEYWORD = "keyword"
INSTEAD = "instead_"
"""So the triggers begin whose clauses replace an event; `instead:` names them without it."""
PLACES = {NUMBER: ("number", "condition"), CONDITION: ("condition",), FILTER: ("filter",), OPERATION: ("operation",)}
"""In which definitions of the schema the words of a part are fields."""


def card_file_with_examples(game: Game) -> Schema:
    """The schema of a game's card files; each word is shown as a bundled card, or one made for it, uses it."""
    shape = card_file(game.vocabulary)
    shape["title"] = f"Cards of {game.name.capitalize()}"
    own = load_all(game)
    _printed(shape)["enum"] += sorted(own.own)
    library = load(CARDS / game.name, game.name, game.vocabulary)
    library = library if library.faults else with_examples(library)
    told = {(entry.part, entry.word): _told(entry, library) for entry in entries(library)}
    told |= {(KEYWORD, word): entry["reminder"]["en"] for word, entry in (own.keywords | library.keywords).items()}
    for part, names in PLACES.items():
        words = {word: text for (where, word), text in told.items() if where == part}
        for name in names:
            _explain_fields(shape["$defs"][name], words)
    for name, inner in shape["$defs"].items():
        _entitle(inner, name)
    instead = {word.removeprefix(INSTEAD): text for (_, word), text in told.items() if word.startswith(INSTEAD)}
    _explain_values(shape["$defs"]["clause"]["properties"].get("instead"), instead)
    for part in (TRIGGER, SET, KEYWORD):
        _explain_values(shape, {word: text for (where, word), text in told.items() if where == part})
    return shape


def _printed(shape: Schema) -> Schema:
    """What a card may list of keywords that have no number."""
    found: Schema = shape["$defs"]["card"]["properties"]["keywords"]["items"]["anyOf"][0]
    return found


def deck_file(library: Library) -> Schema:
    """The schema of a deck file: the ids of all cards that may be in one, each with what the card does."""
    cards = {
        card.id: {"type": "integer", "minimum": 1, "description": _card(card, library)}
        for card in library.definitions.values()
        if not card.token and (not library.vocabulary.deck_kinds or card.kind in library.vocabulary.deck_kinds)
    }
    fields: dict[str, Schema] = {
        "id": {"type": "string", "pattern": f"^{ID.pattern}$", "description": "Lower case, unique in the game."},
        "name": {**in_languages(), "description": "In each language."},
        "element": {"type": "string", "description": "The element that it is mostly of, or `many`."},
        "plan": {**in_languages(), "description": "How it means to win, in one or two sentences."},
        "cards": {**map_of(cards), "description": "How many of each card, by its id."},
    }
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"A deck of {library.game.capitalize()}",
        **map_of(fields, ["id", "name", "cards"]),
    }


def _card(card: Definition, library: Library) -> str:
    told = [f"{card_name(card, lang, library)}: {rules_text(card, lang, library)}" for lang in reversed(GRAMMARS)]
    return "\n\n".join([kind_line(card, "en", library), *told])


def _told(entry: Entry, library: Library) -> str:
    """Markdown: the sentence and the example of a field; of a value, which is shown in a list, one line."""
    if entry.example is None:
        return "\n\n".join((entry.told, *entry.notes))
    texts = [text_of(entry.example, lang, library) for lang in reversed(GRAMMARS)]
    if entry.part in (TRIGGER, SET):
        return "as in: " + " / ".join(texts)
    parts = [entry.told, *entry.notes, f"```yaml\n{as_yaml(entry.example, 60)}\n```", *texts]
    return "\n\n".join(part for part in parts if part)


def _explain_fields(shape: Schema, words: Mapping[str, str]) -> None:
    for kind in shape.get("anyOf", [shape]):
        for word, field in kind.get("properties", {}).items() if isinstance(kind, dict) else ():
            if words.get(word):
                kind["properties"][word] = {**field, "markdownDescription": words[word]}


def _entitle(shape: Schema, name: str) -> None:
    """A title for each of several maps, by which completion lists it: the fields that it needs, or what it is."""
    for kind in shape.get("anyOf", ()):
        if isinstance(kind, dict) and "properties" in kind:
            kind["title"] = ", ".join(f"{field}: …" for field in kind["required"]) or name


def _explain_values(shape: object, words: Mapping[str, str]) -> None:
    for values in _enumerations(shape):
        if words.keys() >= set(values["enum"]):
            values["markdownEnumDescriptions"] = [words[word] for word in values["enum"]]


def _enumerations(shape: object) -> Iterator[Schema]:
    if isinstance(shape, list):
        for inner in shape:
            yield from _enumerations(inner)
    elif isinstance(shape, dict):
        if isinstance(shape.get("enum"), list):
            yield shape
        for inner in shape.values():
            yield from _enumerations(inner)
