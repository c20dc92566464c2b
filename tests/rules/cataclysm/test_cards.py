"""The bundled cards of Cataclysm at the table: what their texts promise."""

import pytest

from game.language.folders import CARDS
from game.language.library import load
from game.rules.cataclysm.game import CATACLYSM
from tests.rules.cataclysm.board import HERO, P1, P2, Card, character

LIBRARY = load(CARDS / "cataclysm", "cataclysm", CATACLYSM.vocabulary)


def bundled(card: str) -> Card:
    source = LIBRARY.definitions[card].source
    stats = {stat: source[stat] for stat in ("life", "power") if stat in source}
    return Card(source["kind"], stats, source.get("keywords", ()), {}, source.get("clauses", ()))


@pytest.fixture
def duel(table):
    table.play(P1, HERO)
    table.play(P2, HERO, character(9, 5))
    return table


def test_silver_tongue_borrows_where_there_is_room(duel):  # P-037, P-083
    (tongue,) = duel.begin(P1, bundled("silver_tongue"))
    duel.event(tongue, P2[1])
    assert duel.controller(P2[1]) == P1 and duel.stats(P2[1]) == (9, 5)


def test_silver_tongue_weakens_where_there_is_none(duel):  # P-037
    """It is never played for nothing."""
    duel.play(P1, character(9, 5))
    (tongue,) = duel.begin(P1, bundled("silver_tongue"))
    duel.event(tongue, P2[1])
    assert duel.controller(P2[1]) == P2 and duel.stats(P2[1]) == (9, 3)


def test_silver_tongue_weakens_the_last_character_of_a_player(round_table):  # P-057, P-060
    """Of the target's own player: that another opponent has two is no matter."""
    table = round_table
    table.play(P1, HERO)
    table.play(P2, character(9, 5))
    table.play(2, HERO, character(9, 5))
    (tongue,) = table.begin(P1, bundled("silver_tongue"))
    table.event(tongue, P2[0])
    assert table.controller(P2[0]) == P2 and table.stats(P2[0]) == (9, 3)


def test_silver_tongue_weakens_whom_a_copy_bars(duel):  # P-039
    (tongue,) = duel.begin(P1, bundled("silver_tongue"))
    duel.event(tongue, P2[0])
    assert duel.controller(P2[0]) == P2 and duel.stats(P2[0])[1] == -1


@pytest.mark.parametrize(("life", "strength"), [(18, 3), (17, 5)])
def test_smoke_walker_looks_at_the_life_that_is_missing(table, life, strength):  # P-083
    table.play(P1, bundled("smoke_walker"))
    table.play(P2, HERO)
    table.life(P2[0], life)
    table.begin(P1)
    table.attack(P1[0], P2[0])
    assert table.stats(P2[0])[0] == life - strength


def test_wild_herald_draws_before_the_battle_that_it_allows(duel):  # P-047
    (herald,) = duel.begin(P1, bundled("wild_herald"))
    before = len(duel.cards(P1, "hand"))
    duel.event(herald)
    assert len(duel.cards(P1, "hand")) == before  # one played, one drawn
    duel.attack(P1[0], P2[0])
    duel.attack(P1[0], P2[0])
    assert len(duel.events("attack")) == 2


def test_strategic_retreat_never_takes_back_the_last_one(table):  # P-060
    table.play(P1, HERO)
    table.play(P2, HERO)
    table.life(P1[0], 10)
    (retreat,) = table.begin(P1, bundled("strategic_retreat"))
    table.event(retreat)
    assert table.zone(P1[0]) == "play" and table.events("heal")[0]["amount"] == 3
