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
from game.records.scenarios.boards import BEING, FACE_DOWN, LONGEST, MOST_TIMES
from game.records.scenarios.parts import GOALS, GRADES
from game.records.scenarios.reading import GAMES, MOST_SCENARIOS, MOST_SEED
from game.records.scenarios.steps import BOUNDS, CARD_FACTS, SEAT_FACTS
from game.records.scenarios.words import Words

INTEGER: Schema = {"type": "integer", "minimum": -LARGEST, "maximum": LARGEST}
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
            "bounded": _bounded(),
        },
    }  # fmt: skip


def _ref(name: str) -> Schema:
    return {"$ref": f"#/$defs/{name}"}


def _list(of: Schema) -> Schema:
    return {"type": "array", "items": of}


def _one_or_more(of: Schema) -> Schema:
    return {"anyOf": [of, _list(of)]}


def _bounded(**besides: Schema) -> Schema:
    """A number, or what it is at least and at most."""
    return {"anyOf": [{"type": "integer"}, map_of({bound: {"type": "integer"} for bound in BOUNDS} | besides)]}


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
    shared = dict.fromkeys(words.shared_zones, _one_or_more(_ref("placed")))
    moments = {"enum": list(words.game.board.moments)}
    return map_of({
        "turn": COUNT | {"maximum": LONGEST}, "active": {"enum": seats}, "at": moments,
        **shared, **dict.fromkeys(seats, _ref("side")),
    })  # fmt: skip


def _being(words: Words) -> dict[str, Schema]:
    """What can be said of a player as of a card."""
    vocabulary = words.game.vocabulary
    stats: dict[str, Schema] = dict.fromkeys(vocabulary.stats, INTEGER)
    being: dict[str, Schema] = {
        "damage": INTEGER,
        "keywords": _list({"enum": list(vocabulary.keywords)}),
        "change": map_of(dict.fromkeys(vocabulary.stats, INTEGER)),
        "until": TEXT,
        "counters": {"type": "object", "additionalProperties": COUNT},
    }
    assert {*being} == {*BEING}
    return stats | being | dict.fromkeys(words.game.board.flags, TRUTH)


def _side(words: Words) -> Schema:
    board = words.game.board
    zones = dict.fromkeys(words.own_zones, _one_or_more(_ref("placed")))
    groups = {name: map_of(dict.fromkeys(inner, COUNT)) for name, inner in board.groups.items()}
    return map_of(_being(words) | dict.fromkeys(board.numbers, COUNT) | groups | zones)


def _placed(words: Words) -> Schema:
    """A card by its id, or a map with more of it."""
    back: dict[str, Schema] = {} if words.game.vocabulary.face_down is None else {FACE_DOWN: TRUTH}
    times = {"type": "integer", "minimum": 1, "maximum": MOST_TIMES}
    fields = {"card": TEXT, "as": TEXT, "owner": TEXT, "times": times, **back, **_being(words)}
    return {"anyOf": [TEXT, map_of(fields, ["card"])]}


def _step(seats: list[str]) -> Schema:
    until = map_of(dict.fromkeys(seats, TEXT)) | {"minProperties": 1, "maxProperties": 1}
    fields = {**dict.fromkeys(seats, _ref("answers")), "until": until, "expect": _ref("expect")}
    return map_of(fields) | {"minProperties": 1, "maxProperties": 1}


def _expect(words: Words, seats: list[str]) -> Schema:
    """Facts of the match, of seats, and of cards by their ids and labels."""
    vocabulary, board = words.game.vocabulary, words.game.board
    zone = {"anyOf": [TEXT, _list(TEXT), _bounded(has=_one_or_more(TEXT), lacks=_one_or_more(TEXT))]}
    keywords = _one_or_more({"enum": list(vocabulary.keywords)})
    facts: dict[str, Schema] = {
        "damage": _ref("bounded"), "keywords": keywords, "has": keywords, "lacks": keywords,
        "zone": {"enum": [*words.zones, "gone"]}, "controller": {"enum": seats}, "owner": {"enum": seats},
        "place": _ref("bounded"), "known_to": _one_or_more({"enum": seats}), FACE_DOWN: TRUTH,
        "counters": {"type": "object", "additionalProperties": _ref("bounded")},
    }  # fmt: skip
    usual = dict.fromkeys(vocabulary.stats, _ref("bounded")) | dict.fromkeys(board.flags, TRUTH)
    of_card = usual | {name: facts[name] for name in CARD_FACTS}
    if vocabulary.face_down is not None:
        of_card[FACE_DOWN] = TRUTH
    groups = {name: map_of(dict.fromkeys(inner, _ref("bounded"))) for name, inner in board.groups.items()}
    of_seat = {
        **usual, **{name: facts[name] for name in SEAT_FACTS}, **dict.fromkeys(board.numbers, _ref("bounded")),
        **groups, **dict.fromkeys(words.own_zones, zone),
    }  # fmt: skip
    known = {
        "asked": {"anyOf": [{"const": "nobody"}, map_of(dict.fromkeys(seats, TEXT))]},
        "can": _ref("answers"),
        "cannot": {"anyOf": [_ref("answers"), {"type": "object", "additionalProperties": _one_or_more(TEXT)}]},
        "result": _one_or_more({"enum": [*seats, "draw", "open"]}),
        "turn": _ref("bounded"),
        "active": {"enum": seats},
        **dict.fromkeys(words.shared_zones, zone),
        **dict.fromkeys(seats, map_of(of_seat)),
    }
    return {"type": "object", "properties": known, "additionalProperties": map_of(of_card)}
