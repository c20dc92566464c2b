"""The clock of a turn at the table: it runs while a person is asked, and when it has run out the rules answer."""

from __future__ import annotations

import pytest

from game.kernel.clocks import TIME_UP
from game.kernel.decisions import answers
from game.records.match import Match
from game.table import tree
from game.table.match.scene import MatchScene
from game.table.stage import Stage
from tests.libraries import library
from tests.table import live


def timed(on: bool = True, first: int = 0, lang: str = "en") -> tuple[Stage, MatchScene]:
    decks = live.decks_of("estro", 2)
    match = Match.new("estro", decks, 4, first, ("human", "random"), library=library("estro"), rules={"timer": on})
    stage = live.stage(game="estro", lang=lang, speed=0)
    return stage, live.scene(stage, match)


def prompt(stage: Stage) -> str:
    node = tree.find(stage.fresh(), "prompt")
    assert node is not None
    return node.name


@pytest.mark.parametrize(("lang", "last"), [("en", "only 09 seconds left!"), ("it", "ancora solo 09 secondi!")])
def test_what_is_left_of_the_time_stands_beside_what_is_asked(lang, last):  # E-034
    stage, scene = timed(lang=lang)
    assert prompt(stage).endswith("3:00")
    scene.update(58.5)
    assert prompt(stage).endswith("2:02")
    scene.update(112.5)
    assert prompt(stage).endswith(last)
    assert not scene.play.match.steps


def test_when_it_has_run_out_a_card_is_played():  # E-035
    stage, scene = timed()
    for _ in range(2):
        scene.update(90.1)
    match = scene.play.match
    assert match.record.answers[0] == (0, TIME_UP)
    assert [e.facts["seat"] for e in match.all_events() if e.kind == "play"][:1] == [0]
    assert "·" not in prompt(stage)
    assert match.why_not_undo(0) is not None


def test_it_stands_still_in_the_menu_and_starts_anew_with_the_next_turn():
    stage, scene = timed()
    scene.table.over = "menu"
    scene.update(1000.0)
    scene.table.over = ""
    assert not scene.play.match.steps and prompt(stage).endswith("3:00")
    scene.update(100.0)
    match = scene.play.match
    first = match.state.turn
    while match.state.turn < first + 2 or match.to_answer != 0 or match.state.decision.kind != "play":
        decision = match.state.decision
        ways = answers(match.state)
        match.answer(ways[0] if decision.kind == "play" else ways[-1])
    scene.play.resync()
    scene.restart()
    scene.refresh()
    assert prompt(stage).endswith("3:00")
    scene.update(100.0)
    assert prompt(stage).endswith("1:20")


def test_without_the_option_there_is_no_clock():  # E-036
    stage, scene = timed(on=False)
    scene.update(1000.0)
    assert not scene.play.match.steps and ":" not in prompt(stage).partition("·")[2]
