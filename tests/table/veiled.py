"""Veil, the test game with face-down cards, teams and zones of the table, at the plain table."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from game.kernel.cards import FACE_DOWN
from game.language.library import Deck
from game.language.library import Library as Source
from game.records import cards as records_cards
from game.records.match import Match
from game.rules import game_named
from game.table import games, loading
from game.table.match.scene import MatchScene
from game.table.stage import Stage
from tests.kernel import veil
from tests.table import live

NAMES = ("Ash", "Birch", "Cloud", "Dew", "Ember", "Fern", "Gale", "Hail", "Iris", "Jade", "Kite", "Lark")
HUES = ("fire", "water", "light", "pure")
ICONS = {"spirit": "wolf-head", "omen": "falling-star"}


def source() -> Source:
    """The cards and decks of Veil as if they had been read from files."""
    found = {card.id: card for card in veil.cards().by_id.values() if card.id not in ("player", FACE_DOWN)}
    for card in found.values():
        kind, number = card.id.split("_")
        name = NAMES[int(number)] if kind == "spirit" else f"Omen {int(number) + 1}"
        art = {"icon": ICONS[kind], "scene": "forest", "hue": HUES[int(number) % len(HUES)]}
        plain = {"id": card.id, "kind": kind}
        found[card.id] = replace(card, name={"it": name, "en": name}, art=art, source=plain)
    decks = {}
    for number, cards in enumerate(veil.DECKS_OF_VEIL):
        name = {"it": f"Mazzo {number + 1}", "en": f"Deck {number + 1}"}
        decks[f"deck_{number}"] = Deck(f"deck_{number}", name, "", {}, {card: cards.count(card) for card in cards})
    return Source("veil", veil.VEIL.vocabulary, definitions=found, decks=decks, constants=veil.Rules()._asdict())


@pytest.fixture
def known(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if Veil were among the games that there are; it has no folder at the table."""
    monkeypatch.setattr(records_cards, "game_named", lambda name: veil.VEIL if name == "veil" else game_named(name))
    games.table_of.cache_clear()


def begun(seats: tuple[str, ...], lang: str = "en", seed: int = 1, **more: Any) -> tuple[Stage, MatchScene]:
    """A match of Veil on the stage, seen by the first of `seats`, who begins. Needs `known`."""
    held = source()
    decks = [f"deck_{number % len(held.decks)}" for number in range(len(seats))]
    match = Match.new("veil", decks, seed, 0, seats, library=held)
    stage = live.stage(lang=lang, **more)
    stage.take_up("veil", loading._made(held, ()))
    return stage, live.scene(stage, match, seats)
