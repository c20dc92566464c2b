"""The tests' game with a stack at the plain table."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from game.language.library import Deck
from game.language.library import Library as Source
from game.records import cards as records_cards
from game.records.match import Match
from game.rules import game_named
from game.table import games, loading
from game.table.match.scene import MatchScene
from game.table.stage import Stage
from tests.kernel import stack_cards
from tests.kernel.stack_game import STACK
from tests.table import live

RULES = {"life": 20, "hand": 4, "battles": True}


def source() -> Source:
    """Its cards and decks as if they had been read from files."""
    found = {}
    for card in stack_cards.cards().by_id.values():
        if card.id != "player":
            art = {"icon": "wolf-head", "scene": "forest", "hue": "fire"}
            found[card.id] = replace(card, art=art, source={"id": card.id, "kind": card.kind})
    decks = {}
    for number, cards in enumerate(stack_cards.DECKS):
        name = {"it": f"Mazzo {number + 1}", "en": f"Deck {number + 1}"}
        decks[f"deck_{number}"] = Deck(f"deck_{number}", name, "", {}, {card: cards.count(card) for card in cards})
    return Source("stack", STACK.vocabulary, definitions=found, decks=decks, constants=RULES)


@pytest.fixture
def known(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if it were among the games that there are; it has no folder at the table."""
    monkeypatch.setattr(records_cards, "game_named", lambda name: STACK if name == "stack" else game_named(name))
    games.table_of.cache_clear()


def begun(seats: tuple[str, ...], lang: str = "en", seed: int = 1, **more: Any) -> tuple[Stage, MatchScene, Match]:
    """A match on the stage, seen by the first of `seats`. Needs `known`."""
    held = source()
    match = Match.new("stack", ["deck_0", "deck_1"], seed, 0, seats, library=held)
    stage = live.stage(lang=lang, **more)
    stage.take_up("stack", loading._made(held, ()))
    return stage, live.scene(stage, match, seats), match
