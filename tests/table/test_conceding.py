"""Giving up at the table: of two the match is over, of more the others play on."""

from __future__ import annotations

import random

import pytest

from game.kernel.decisions import CONCEDE
from game.table import tree
from game.table.match import opening
from game.table.match.scene import MatchScene
from game.table.playing.session import Play
from tests.table import bot, live
from tests.table.test_decisions import AtOnce

GAME = "cataclysm"


def begin(seats: tuple[str, ...], lang: str = "en", speed: int = 1) -> tuple[live.Stage, MatchScene]:
    match = live.new_match(live.decks_of(GAME, len(seats)), 5, seats=seats, game=GAME)
    stage = live.stage(lang=lang, speed=speed, game=GAME)
    scene = MatchScene(stage, Play(match, seats, AtOnce(match)), opening.names(seats), match.decks)
    stage.go(scene)
    return stage, scene


def press(stage: live.Stage, key: str) -> None:
    node = tree.find(stage.fresh(), key)
    assert node, key
    bot.click(stage, node)


def play_to(stage: live.Stage, scene: MatchScene, turn: int) -> None:
    stream = random.Random(3)
    while scene.play.last_view["turn"] < turn or scene.play.covered or scene.play.needs_curtain():
        stage.update(0.05)
        node = bot.wanted(stage, stream)
        if node:
            bot.click(stage, node)


def give_up(stage: live.Stage, scene: MatchScene) -> None:
    scene.open_menu()
    press(stage, "menu-concede")
    press(stage, "menu-concede")


@pytest.mark.parametrize(("lang", "words"), [("en", "conceded"), ("it", "resa")])
@pytest.mark.parametrize("count", [3, 5])
def test_against_computers_they_play_on_without_delay_up_to_the_result(count: int, lang: str, words: str) -> None:
    stage, scene = begin(("human",) + ("random",) * (count - 1), lang)
    play_to(stage, scene, 2)
    give_up(stage, scene)
    match = scene.play.match
    assert match.record.answers[-1] == (0, CONCEDE)
    assert match.result is None and not tree.find(stage.fresh(), "result-title")
    assert scene.table.view["seats"][0]["out"] and scene.table.own_hand == [] and not scene.can_concede
    scene.open_menu()
    assert tree.find(stage.fresh(), "menu-leave") and not tree.find(stage.fresh(), "menu-concede")
    scene.cancel()
    for _ in range(600):
        stage.update(0.05)
        assert not scene.table.motion.beats, "nothing is shown bit by bit any more"
        if scene.result:
            break
    assert match.result is not None and match.result["winner"] != 0
    text = tree.as_text(stage.fresh())
    assert {"en": "Defeat", "it": "Sconfitta"}[lang] in text and words in text
    assert tree.find(stage.fresh(), "result-title")


def test_at_a_shared_laptop_the_curtain_asks_for_the_next_person() -> None:
    stage, scene = begin(("human", "human", "human"))
    play_to(stage, scene, 2)
    first = scene.table.near
    assert scene.play.asked_seat == first
    give_up(stage, scene)
    stage.update(0.05)
    assert scene.play.covered and scene.table.near != first
    assert "Pass the laptop to" in tree.as_text(stage.fresh())
    press(stage, "show-hand")
    live.settle(stage, 5)
    second = scene.table.near
    assert any("concedes" in line.words for line in scene.table.lines())
    give_up(stage, scene)
    assert scene.play.match.result == {"winner": 3 - first - second, "reason": "concede"}
    assert tree.find(stage.fresh(), "result-title")


def test_who_gives_up_while_the_computer_thinks_does_not_trouble_it() -> None:
    """An answer to a question that is asked no more must not be given."""

    class Slow(AtOnce):
        def poll(self) -> object:
            return None

    seats = ("human", "random", "random")
    match = live.sought(lambda m: m.to_answer == 1, decks=live.decks_of(GAME, 3), seats=seats, game=GAME)
    stage = live.stage(game=GAME)
    play = Play(match, seats, Slow(match))
    scene = MatchScene(stage, play, opening.names(seats), match.decks)
    stage.go(scene)
    for _ in range(40):
        stage.update(0.05)
    assert play.thinking
    give_up(stage, scene)
    assert not play.thinking and match.why_not_concede(0) is not None
    play.thinker = AtOnce(match)
    for _ in range(600):
        stage.update(0.05)
    assert match.result is not None
