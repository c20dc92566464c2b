"""Mnemonica at the table: nothing computed is shown, the sheets say which card is meant and what was announced."""

from __future__ import annotations

import random

import pytest

from game.records.match import Match
from game.table import tree
from game.table.match import advice
from game.table.match.scene import MatchScene
from game.table.stage import Stage
from tests.table import bot, live
from tests.table.test_scenes import node


def asked(kind: str, seat: int = 0) -> tuple[Stage, MatchScene]:
    """A match at random in which that seat is asked a question of that kind."""
    for seed in live.seeds(most=40):
        rules = {"mnemonica": True, "necrotoken": True}
        match = Match.new("estro", live.decks_of("estro", 2), seed, 0, ("human", "human"), None, rules=rules)
        if live.random_play(match, seed, live.until_kind(kind, seat)):
            stage = live.stage(game="estro", speed=0)
            scene = live.scene(stage, match, ("human", "random") if seat == 0 else ("random", "human"), seat)
            return stage, scene
    raise AssertionError(kind)


def test_the_plates_and_the_log_tell_no_sum() -> None:  # E-156
    stage, scene = asked("announce_own")
    for seat in (0, 1):
        assert "TOT" not in node(stage, f"player-{seat}").value
    assert not [
        line.words for line in scene.table.lines() if "TOT now" in line.words or "primary value now" in line.words
    ]


@pytest.mark.parametrize("kind", ["announce_own", "announce_other", "announce_outcome"])
def test_the_attacker_is_asked_by_the_name_of_the_card(kind: str) -> None:  # E-157
    stage, scene = asked(kind)
    (title,) = [n.name for n in tree.walk(stage.fresh()) if n.key == "sheet"]
    name = scene.table.words.entity(scene.table.view, scene.table.legal.source)
    assert name and name in title


def test_the_defender_reads_what_was_announced(kind: str = "contest") -> None:  # E-158
    stage, scene = asked(kind, 1)
    (sheet,) = [n for n in tree.walk(stage.fresh()) if n.key == "sheet"]
    announced = next(event for event in reversed(scene.table.log.events) if event["kind"] == "announced")
    one, other = announced["tots"]
    assert f"announces TOT {one} against {other}" in sheet.value


@pytest.mark.parametrize(("kind", "seat"), [("announce_own", 0), ("contest", 1)])
def test_no_hint_tells_the_truth(kind: str, seat: int) -> None:  # E-156
    stage, scene = asked(kind, seat)
    assert not advice.possible(scene.table)
    scene.advise()
    assert stage.notice == stage.say("advice-not-now") and scene.adviser.thinker is None


@pytest.mark.nightly
def test_a_whole_match_by_keys() -> None:
    """Every question is reached by Tab and answered by Enter."""
    rules = {"mnemonica": True, "necrotoken": True}
    match = Match.new("estro", live.decks_of("estro", 2), 4, 0, ("human", "human"), None, rules=rules)
    stage = live.stage(game="estro", speed=0)
    scene = live.scene(stage, match, ("human", "human"))
    stream, kinds = random.Random(4), set()
    for _ in range(6000):
        if scene.result:
            break
        wanted = bot.wanted(stage, stream)
        if wanted is None:
            live.settle(stage, 0.2)
        else:
            kinds.add(match.state.decision.kind if match.state.decision else "")
            bot.tab_to(stage, wanted)
            stage.update(0.05)
    assert match.result is not None and {"announce_own", "announce_other", "announce_outcome", "contest"} <= kinds
