"""Cards made up for tests of their text."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from game.language.library import Library, load, with_cards
from game.language.source import Source, nodes
from game.language.text import rules_text
from tests.language import games
from tests.language.made_up import COUNTERS

KINDS = {"cataclysm": {"play": "event"}}
"""The kind of the card that a clause is put on, by its trigger, where that is not the first that may have it."""


def card(name: str, clause: dict[str, Any], game: str) -> dict[str, Any]:
    """A card with one clause, of a kind that may have it."""
    words, when = games.vocabulary(game), clause.get("when", "")
    kind = KINDS.get(game, {}).get(when) or games.kind_for(game, when)
    price = {"cost": {}} if words.elements else {}
    stats = {stat: words.least.get(stat, 1) or 1 for stat in words.kinds[kind]}
    counters = {"counters": {name: {"it": name, "en": name} for name in COUNTERS}} if words.has_counters else {}
    return {"id": name, "name": {"it": "A", "en": "A"}, "kind": kind, **price, **stats, **counters, "clauses": [clause]}


def workshop(folder: Path, game: str, cards: list[dict[str, Any]]) -> Library:
    """A library of cards made up here, with the tokens and keywords of a game."""
    (folder / "cards").mkdir(parents=True)
    place = games.folder(game)
    for name in ("keywords.yaml", "cards/tokens.yaml"):
        if place is not None and (place / name).exists():
            (folder / name).write_text((place / name).read_text("utf-8"), "utf-8")
    (folder / "cards" / "made_up.yaml").write_text(json.dumps({"cards": cards}), "utf-8")
    library = load(folder, game, games.vocabulary(game))
    assert not library.faults, library.faults[0]
    return library


def texts(folder: Path, clauses: list[dict[str, Any]], game: str = "contracts") -> list[tuple[str, str]]:
    """Italian and English of one-clause cards."""
    made = [card(f"card_{number}", clause, game) for number, clause in enumerate(clauses)]
    named = {"id": "ember", "name": {"it": "Brace", "en": "Ember"}, "kind": next(iter(games.vocabulary(game).kinds))}
    library = workshop(folder, game, [*made, {**card("ember", {}, game), **named, "clauses": []}])
    return [(rules_text(c["id"], "it", library), rules_text(c["id"], "en", library)) for c in made]


def sound(clauses: list[dict[str, Any]], game: str) -> list[dict[str, Any]]:
    """Those of which each operation can work on what it is about, and that is there; the checker must find no other
    fault."""
    found, words = [], games.vocabulary(game)
    for clause in clauses:
        source = Source("one", [])
        with_cards(Library(game, words), source, nodes({"cards": [card("one", clause, game)]}), words)
        for fault in source.faults:
            assert re.search(
                " needs |leaves nothing| nowhere |nobody is on the other side|to whom nothing is done", fault.message
            ), fault
        if not source.faults:
            found.append(clause)
    return found
