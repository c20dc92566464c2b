"""The JSON Schema of scenario files, for editors: made of the same words by which they are read.

What players say is text there; `contracts check` reads it.
"""

from __future__ import annotations

from game.kernel.cards import CardSet
from game.kernel.game import Game
from game.language.reading import constants
from game.language.reading.fieldtypes import Schema, map_of
from game.language.reading.state import LARGEST
from game.language.schema import card_file
from game.records.scenarios.boards import MOST_TIMES
from game.records.scenarios.facts import in_steps, on_boards
from game.records.scenarios.kinds import CARD, MATCH, SEAT
from game.records.scenarios.nodes import BOUNDS
from game.records.scenarios.parts import GOALS, GRADES
from game.records.scenarios.reading import GAMES, MOST_SCENARIOS, MOST_SEED
from game.records.scenarios.words import Words
from game.records.scenarios.zones import Cards

WHOLE: Schema = {"type": "integer"}
COUNT: Schema = {"type": "integer", "minimum": 0, "maximum": LARGEST}
TRUTH: Schema = {"type": "boolean"}
TEXT: Schema = {"type": "string"}


def scenario_file(game: Game, cards: CardSet) -> Schema:
    """The schema of a file with `scenarios:`; `cards` are those that it may name beside its own."""
    words = Words(game, cards, game.seats[-1])
    own = card_file(game.vocabulary)
    seats = [f"P{number + 1}" for number in range(game.seats[-1])]
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Scenarios",
        **map_of({
            "game": {"enum": list(GAMES)},
            "cards": own["properties"]["cards"],
            "scenarios": {"type": "array", "minItems": 1, "maxItems": MOST_SCENARIOS, "items": _ref("scenario")},
        }, ["scenarios"]),
        "$defs": own["$defs"] | {
            "scenario": _scenario(game, seats),
            "board": _board(words, seats),
            "side": _side(words),
            "placed": _placed(words),
            "step": _step(seats),
            "answer": {"anyOf": [TEXT, TRUTH, map_of({"answer": {"type": "array"}}, ["answer"])]},
            "answers": {"anyOf": [_ref("answer"), _list(_ref("answer"))]},
            "expect": _expect(words, seats),
            "bounded": {"anyOf": [WHOLE, map_of(dict.fromkeys(BOUNDS, WHOLE))]},
        },
    }  # fmt: skip


def _ref(name: str) -> Schema:
    return {"$ref": f"#/$defs/{name}"}


def _list(of: Schema) -> Schema:
    return {"type": "array", "items": of}


def _scenario(game: Game, seats: list[str]) -> Schema:
    """`name`, `board` or `match`, `steps`, and what is otherwise than usual."""
    words = game.vocabulary
    deck = {"anyOf": [TEXT, _list(TEXT)]}
    match = {"file": TEXT, "after": COUNT, "first": {"enum": seats}, **dict.fromkeys(seats, deck)}
    grading = {"grade": {"type": "integer", "minimum": 1, "maximum": GRADES}, "losing": COUNT}
    more = {"goal": {"enum": list(GOALS)}, "answered": TRUTH}
    begins = [{"required": ["board"]}, {"required": ["match"]}]
    return map_of({
        "name": TEXT,
        "seed": {"type": "integer", "minimum": 0, "maximum": MOST_SEED},
        "rules": map_of({name: constants.shape(words, name) for name in words.constants}),
        "board": _ref("board"),
        "match": map_of(match),
        "steps": _list(_ref("step")),
        "pending": TEXT,
        "puzzle": map_of(grading | more, list(grading)),
    }, ["name", "steps"]) | {"oneOf": begins}  # fmt: skip


def _board(words: Words, seats: list[str]) -> Schema:
    shared = {zone: Cards().shape(words, zone) for zone in words.shared_zones}
    return map_of(_facts(words, MATCH) | shared | dict.fromkeys(seats, _ref("side")))


def _facts(words: Words, of: str) -> dict[str, Schema]:
    return {name: fact.kind.shape(words, name) for name, fact in on_boards(words, of).items()}


def _side(words: Words) -> Schema:
    return map_of(_facts(words, SEAT) | {zone: Cards().shape(words, zone) for zone in words.own_zones})


def _placed(words: Words) -> Schema:
    """A card by its id, or a map with more of it."""
    times = {"type": "integer", "minimum": 1, "maximum": MOST_TIMES}
    return {"anyOf": [TEXT, map_of({"card": TEXT, "as": TEXT, "times": times} | _facts(words, CARD), ["card"])]}


def _step(seats: list[str]) -> Schema:
    until = map_of(dict.fromkeys(seats, TEXT)) | {"minProperties": 1, "maxProperties": 1}
    fields = {**dict.fromkeys(seats, _ref("answers")), "until": until, "expect": _ref("expect")}
    return map_of(fields) | {"minProperties": 1, "maxProperties": 1}


def _expect(words: Words, seats: list[str]) -> Schema:
    """Facts of the match, of seats, and of cards by their ids and labels."""
    of_match, of_seat, of_card = (
        {name: fact.kind.expected(words, name) for name, fact in in_steps(words, of).items()}
        for of in (MATCH, SEAT, CARD)
    )
    known = of_match | dict.fromkeys(seats, map_of(of_seat))
    return {"type": "object", "properties": known, "additionalProperties": map_of(of_card)}
