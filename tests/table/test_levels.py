"""The level of the computer, changed from the menu of a match."""

from __future__ import annotations

import pytest

from game.table import tree
from game.table.match import opening
from game.table.match.scene import MatchScene
from game.table.playing.session import Play
from tests.table import bot, live


class Thinker:
    """Never answers, and keeps what it was asked."""

    trouble = ""

    def __init__(self):
        self.asked = []

    def ask(self, view, level, seed, apart=False):
        self.asked.append(level)

    def think_ahead(self, view, level, seed): ...

    def poll(self):
        return None

    def stop(self):
        pass


def begin(seats, game="contracts", **more):
    match = live.new_match(live.decks_of(game, len(seats)), 5, seats=seats, game=game)
    stage = live.stage(game=game, **more)
    scene = MatchScene(stage, Play(match, seats, Thinker()), opening.names(seats), match.decks)
    stage.go(scene)
    scene.open_menu()
    return stage, scene


def node(stage, key):
    return tree.find(stage.fresh(), key)


def test_the_menu_says_the_level_and_changes_it():
    stage, scene = begin(("human", "casual"))
    assert node(stage, "menu-level-1").value == "Opponent: Casual"
    bot.click(stage, node(stage, "menu-level-1"))
    assert node(stage, "menu-level-1").value == "Opponent: Regular"
    assert scene.play.seats == scene.play.match.seats == ("human", "regular")


def test_whoever_thinks_just_then_is_asked_anew_at_the_other_level():
    _, scene = begin(("human", "casual"))
    thinker = scene.play.thinker
    while scene.play.asked_seat == 0:
        scene.play.match.answer(next(iter(live.decisions.answers(scene.play.match.state))))
    scene.play.ask_ahead()
    scene.change_level(1, "expert")
    scene.play.ask_ahead()
    scene.play.ask_ahead()
    assert thinker.asked == ["casual", "expert"]


@pytest.mark.parametrize("lang", ["en", "it"])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_with_four_computers_the_whole_menu_fits(lang, size):
    stage, _ = begin(("human", *["casual"] * 4), "cataclysm", lang=lang, size=size)
    assert node(stage, "menu-level-4")
    live.fits(stage)


def test_where_nobody_thinks_and_at_the_end_there_is_nothing_to_change():
    stage, scene = begin(("human", "casual"))
    scene.play.match.concede(0)
    assert node(stage, "menu") and not node(stage, "menu-level-1")
    scene.play.thinker = None
    assert not node(stage, "menu-level-1")
