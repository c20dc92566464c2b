"""A style of the computer at the table: chosen beside the level, named on its plate, changed in mid-match."""

from __future__ import annotations

import pytest

from game.records.levels import LEVELS, OPPONENTS, STYLED, STYLES
from game.records.matchfile import HUMAN
from game.rules import NAMES
from game.table import opponents, tree
from game.table.match import opening
from game.table.messages import Messages
from game.table.scenes.setup import SetUp
from tests.table import bot, live
from tests.table.test_levels import begin
from tests.table.test_scenes import node, press, stage_of


@pytest.mark.parametrize("level", LEVELS)
def test_a_style_is_chosen_where_the_level_plans(level):
    stage = stage_of("contracts")
    stage.settings.setup.level = level
    stage.push(SetUp(stage, "computer"))
    assert bool(tree.find(stage.fresh(), "style")) == (level in STYLED)


def test_the_opponent_that_was_chosen_sits_down(monkeypatch):
    begun = []
    monkeypatch.setattr(opening, "from_setup", lambda stage, plan: begun.append(plan.of("contracts").seated()))
    stage = stage_of("contracts")
    stage.push(SetUp(stage, "computer"))
    press(stage, "level", "style")
    assert (node(stage, "level").value, node(stage, "style").value) == ("Regular", "Aggressive")
    told = "Likes to strike at you, and to do harm"
    assert node(stage, "level-like").name == f"Regular · Aggressive: {told}"
    press(stage, "begin", "style", "style", "style", "begin")
    assert begun == [(HUMAN, "regular-aggressive"), (HUMAN, "regular")]


def test_a_level_without_styles_sits_down_without_one():
    stage = stage_of("contracts")
    stage.settings.setup.level, stage.settings.setup.style = "casual", "patient"
    stage.push(SetUp(stage, "computer"))
    assert stage.settings.setup.of("contracts").seated() == (HUMAN, "casual")


@pytest.mark.parametrize("lang", ["en", "it"])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("game", NAMES)
def test_with_a_style_the_set_up_fits(game, size, lang):
    stage = stage_of(game, size=size, lang=lang)
    for style in STYLES:
        stage.settings.setup.level, stage.settings.setup.style = "regular", style
        stage.push(SetUp(stage, "computer"))
        live.fits(stage)


@pytest.mark.parametrize(("lang", "words"), [("en", "Opponent · Patient"), ("it", "Avversario · Paziente")])
def test_the_plate_names_the_style_and_says_what_it_is_like(lang, words):
    stage, scene = begin((HUMAN, "expert-patient"), lang=lang)
    scene.table.over = ""
    plate = node(stage, "player-1")
    assert plate.name == words
    assert opponents.introduced(stage.say, "expert-patient") in plate.hint
    assert "·" not in node(stage, "player-0").name


def test_a_computer_without_a_style_is_called_as_before():
    stage, scene = begin((HUMAN, "expert"))
    scene.table.over = ""
    assert node(stage, "player-1").name == "Opponent"


def test_the_style_is_changed_in_mid_match():
    stage, scene = begin((HUMAN, "regular"))
    bot.click(stage, node(stage, "menu-level-1"))
    assert node(stage, "menu-level-1").value == "Opponent: Regular · Aggressive"
    assert scene.play.seats == (HUMAN, "regular-aggressive")


@pytest.mark.parametrize("lang", ["en", "it"])
def test_each_opponent_has_a_name_and_a_line_of_its_own(lang):
    say = Messages(lang)
    assert len({opponents.called(say, who) for who in OPPONENTS}) == len(OPPONENTS)
    assert len({opponents.like(say, who) for who in OPPONENTS}) == len(LEVELS) + len(STYLES)
