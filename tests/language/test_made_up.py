"""The cards that are made up by chance have every word that a game declares: what is declared is also tried."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random
from typing import Any

import pytest

from game.kernel.vocabulary import Vocabulary
from game.language.schema import card_file
from tests.language import games
from tests.language.made_up import Writer

BY_CHANCE = 100
"""So many cards are made before the words that are left are sought, each by itself."""
ADORNING = {"name", "flavour", "art"}
"""The fields of cards that have no part in what they do."""
SHARED = {"times"}
"""The fields of every operation and number: once is enough."""

Schema = dict[str, Any]
Word = tuple[str, str]
"""A word beside the others that may stand in its place, and the word itself."""


class Declared:
    """The words that may stand in the cards of a game, by the schema, which is made from the declarations."""

    def __init__(self, words: Vocabulary) -> None:
        self.parts: dict[str, Schema] = card_file(words)["$defs"]
        self.parts["card"]["properties"] = {
            name: part for name, part in self.parts["card"]["properties"].items() if name not in ADORNING
        }

    def words(self) -> dict[Word, frozenset[str]]:
        """Each with the words that lead to it, itself among them."""
        found: dict[Word, frozenset[str]] = {}
        for name, part in self.parts.items():
            for word, way in self._of(part, frozenset()) if name != "languages" else ():
                found.setdefault(word, way)
        return found

    def _of(self, schema: Schema | bool, way: frozenset[str]) -> Iterator[tuple[Word, frozenset[str]]]:
        if isinstance(schema, bool):
            return
        yield from (((_places(schema["enum"]), word), way | {word}) for word in schema.get("enum", ()))
        fields, needed = schema.get("properties", {}), way | {*schema.get("required", ())}
        yield from ((_field(fields, name), needed | {name}) for name in fields)
        for name, part in fields.items():
            yield from self._of(part, needed | {name})
        for part in (*schema.get("anyOf", ()), schema.get("items", False)):
            yield from self._of(part, way)

    def written(self, value: Any, schema: Schema) -> Iterator[Word]:
        """Those with which a value is written, where it is one of `schema`."""
        schema = self._meant(schema)
        if value in schema.get("enum", ()):
            yield _places(schema["enum"]), value
        for part in schema.get("anyOf", ()):
            if self._fits(value, part):
                yield from self.written(value, part)
        fields = schema.get("properties", {})
        for name in fields if isinstance(value, dict) else ():
            if name not in value:
                continue
            yield _field(fields, name)
            yield from self.written(value[name], fields[name])
        for part in value if "items" in schema else ():
            yield from self.written(part, schema["items"])

    def _meant(self, schema: Schema) -> Schema:
        return self._meant(self.parts[schema["$ref"].rpartition("/")[2]]) if "$ref" in schema else schema

    def _fits(self, value: Any, schema: Schema) -> bool:
        """As far as it takes to tell one of several from the others."""
        schema = self._meant(schema)
        if "anyOf" in schema:
            return any(self._fits(value, part) for part in schema["anyOf"])
        if isinstance(value, dict):
            fields = schema.get("properties", {}).keys()
            return bool(fields) and {*schema.get("required", ())} <= value.keys() <= fields
        if isinstance(value, list):
            return "items" in schema and all(self._fits(part, schema["items"]) for part in value)
        return value in schema["enum"] if "enum" in schema else not {"properties", "items"} & schema.keys()


def _places(words: Iterable[str]) -> str:
    return " ".join(words)


def _field(fields: Iterable[str], name: str) -> Word:
    """The stats that change are the same words with keywords among them and without."""
    return ("", name) if name in SHARED else (_places(field for field in fields if field != "keywords"), name)


GAMES = ("contracts", "cataclysm", "estro", "stack")


@pytest.mark.nightly
@pytest.mark.parametrize("game", GAMES)
def test_every_word_that_is_declared_is_made(game):
    words = games.vocabulary(game)
    declared, writer = Declared(words), Writer(words, Random(1), game)
    ways = declared.words()
    left = {*ways}
    for number in range(BY_CHANCE):
        cards = [writer.card(f"made_{number}")] if number else writer.cards(1)
        left -= {word for card in cards for word in declared.written(card, declared.parts["card"])}
    for word in sorted(left, key=str):
        for card in writer.seek(ways[word]) if word in left else ():
            left -= {*declared.written(card, declared.parts["card"])}
            if word not in left:
                break
    assert {f"{word} (beside {places.split()[:3]})" for places, word in left} == set()
