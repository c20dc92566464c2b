"""What is out of the match lies open on the table, in a pile that covers nothing."""

from __future__ import annotations

from dataclasses import replace
from itertools import product

import pytest

from game.kernel.data import NOTHING
from game.language.library import Library
from game.records.match import Match
from game.rules import game_named
from game.table import app, loading, tree
from game.table.match import zoom
from tests.kernel.test_removal import COPIES, cards
from tests.rings import each
from tests.table import live
from tests.table.test_scenes import SIZES, stage_of


def with_takers(game: str) -> Library:
    """The cards of a game, with some in every deck that take others out of the match."""
    known, _, takers = cards(game_named(game))
    for name, deck in known.decks.items():
        plain = deck.cards()[: len(deck.cards()) - COPIES]
        taken = [takers[number % len(takers)] for number in range(COPIES)]
        counts = {card: [*plain, *taken].count(card) for card in [*plain, *takers]}
        known.decks[name] = replace(deck, counts=counts)
    return known


def out(match: Match) -> list[int]:
    """What is out of the match."""
    return [i for zone in match.state.places.removed for i in match.state.zones[zone]]


OF_THE_TABLE = [one for one in live.GAMES if one[0] not in ("cataclysm", "grimoire")]
"""With one pile for all; in the others each player has one."""


@pytest.mark.parametrize(("table", "size"), each(product(OF_THE_TABLE, SIZES)))
def test_it_lies_beside_everything(table, size):
    game, seats = table
    stage = stage_of(game, seats, size)
    who = ("human", *["random"] * (seats - 1))
    match = live.sought(
        lambda match: len(out(match)) > 1,
        game=game, decks=live.decks_of(game, seats), seats=who, cards=with_takers(game),
    )  # fmt: skip
    stage.library = loading.of_match(match)
    live.scene(stage, match, who)
    live.settle(stage, 3)
    app.picture(stage)
    pile = tree.find(stage.fresh(), "removed-shared") or tree.find(stage.fresh(), "removed--1")
    assert pile is not None and pile.name == "Removed from the game" and pile.actions
    others = [n for n in tree.walk(stage.fresh()) if n.actions and n.key != pile.key and n.role != "part"]
    assert not [n.key for n in others if n.rect.colliderect(pile.rect)]


@pytest.mark.parametrize(
    ("lang", "told"), [("en", "Comes back when {} leaves the field."), ("it", "Torna quando {} lascia il campo.")]
)
def test_its_note_says_until_when(lang, told):
    stage = stage_of("contracts", 2, (1280, 720), lang)
    match = live.sought(
        lambda match: any(match.state.entities[i].extra.host != NOTHING for i in out(match)),
        game="contracts", decks=live.DECKS, seats=("human", "random"), cards=with_takers("contracts"),
    )  # fmt: skip
    stage.library = loading.of_match(match)
    scene = live.scene(stage, match, ("human", "random"))
    card = next(i for i in out(match) if match.state.entities[i].extra.host != NOTHING)
    host = match.state.entities[card].extra.host[0]
    notes = zoom.remarks(scene.table, scene.ui, scene.table.view["entities"][card])
    assert told.format(scene.table.words.entity(scene.table.view, host)) in [words for _, words in notes]
