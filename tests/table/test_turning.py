"""What decided a match, at its end."""

from __future__ import annotations

import pytest

from game.records.cards import GAMES
from game.system.languages import GRAMMARS
from game.table import tree
from game.table.match import turning
from game.table.match.turning import Moment
from tests.rings import first
from tests.table import live


def moments(*rows: tuple[int, int, int, int]) -> list[Moment]:
    """Of turn, both sums and the cost."""
    return [Moment(turn, (n, n + 1), won, lost, cost) for n, (turn, won, lost, cost) in enumerate(rows)]


def test_it_is_the_costliest_answer_since_the_winners_led_for_good() -> None:
    found = moments((1, 10, 10, 0), (1, 10, 10, 9), (3, 4, 8, 3), (4, 4, 5, 1), (5, 6, 4, 2), (6, 6, 2, 1))
    assert turning.decisive(found, 2) == found[2]


def test_of_answers_that_cost_as_much_it_is_the_first() -> None:
    found = moments((1, 10, 10, 2), (2, 10, 8, 2), (3, 10, 6, 2))
    assert turning.decisive(found, 2) == found[0]


def test_where_nothing_was_lost_nothing_is_told() -> None:
    assert turning.decisive(moments((1, 0, 0, 0), (2, 0, 0, -3)), 2) is None
    assert turning.decisive([], 2) is None


@pytest.mark.parametrize("seed", first(2, range(1, 9)))
@pytest.mark.parametrize("lang", GRAMMARS)
def test_the_end_of_a_match_of_estro_names_it(seed: int, lang: str) -> None:
    match = live.played_out(seed, decks=live.decks_of("estro", 2), game="estro", seats=("human", "random"))
    stage = live.stage(game="estro", lang=lang, speed=0)
    scene = live.scene(stage, match)
    live.settle(stage, 3.0)
    node = tree.find(stage.fresh(), "result-decided")
    if not match.state.result:
        assert node is None
        return
    assert node is not None and "‹" not in node.name and "Round" in node.name
    found = turning.decisive(turning.moments(scene.play, "tot", list(match.state.result)), 2)
    assert found is not None and found.cost > 0
    events = match.events_for(0)[slice(*found.events)]
    assert any(event["kind"] == "destroyed" and event["seat"] not in match.state.result for event in events)


@pytest.mark.parametrize("game", GAMES)
def test_every_game_can_say_it(game: str) -> None:
    told = set()
    for seed in (1, 2, 3):
        seats = ("human", "random")
        match = live.played_out(seed, decks=live.decks_of(game, 2), game=game, seats=seats)
        stage = live.stage(game=game, speed=0)
        scene = live.scene(stage, match)
        words = turning.words(scene.table, scene.play) if scene.table.result else ""
        assert "‹" not in words
        told.add(bool(words))
    assert True in told
