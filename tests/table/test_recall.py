"""The last turn of the others once more, and what they did last beside their plate."""

from __future__ import annotations

import random

import pygame
import pytest

from game.records.match import Match
from game.rules import NAMES
from game.table import tree
from game.table.match import recall, recent
from game.table.match.scene import MatchScene
from game.table.playing.session import Play, Step
from game.table.stage import Stage
from tests.table import bot, live
from tests.table.test_curtain import hidden_names


class Opponent(Play):
    """Against somebody who answers at random, at once."""

    stream = random.Random(3)

    def ask_ahead(self) -> int | None:
        return None

    def think(self) -> bool:
        seat = self.asked_seat
        if seat is None or seat == 0:
            return False
        answers = self.match.view(seat)["decision"]["answers"]
        active = [answer for answer in answers if answer not in (("end",), ("pass",))]
        self.match.answer(chosen := self.stream.choice(active or answers), seat)
        self._collect(seat, chosen)
        return True


def played(turns: int = 6, game: str = "contracts") -> tuple[Stage, MatchScene]:
    """A match at the person's free choice, some turns on, all of it shown at the table."""
    for seed in live.seeds():
        stage = live.stage(speed=0, game=game)
        match = live.new_match(live.decks_of(game, 2), seed, seats=("human", "random"), game=game)
        scene = MatchScene(stage, Opponent(match, ("human", "random")), ("player-you", "player-opponent"), match.decks)
        stage.go(scene)
        stream = random.Random(seed)
        for _ in range(900):
            stage.update(0.05)
            if (
                scene.table.view["turn"] >= turns
                and scene.table.legal.mine
                and scene.table.legal.free
                and recent.deeds(scene.table, 1)
            ):
                return stage, scene
            node = bot.wanted(stage, stream)
            if node is not None:
                bot.click(stage, node)
            if match.result is not None:
                break
    raise AssertionError


def press(stage: Stage) -> None:
    stage.handle(pygame.Event(pygame.KEYDOWN, key=pygame.K_a, mod=0, unicode=""))


def test_the_last_turn_is_shown_again_and_the_table_is_as_before() -> None:
    stage, scene = played()
    before, told = tree.as_text(stage.fresh()), list(scene.table.log.events)
    steps = recall.turn(scene.table)
    assert steps and all(view["active"] == 1 for view, _ in steps[1:])
    stage.settings.speed = 1
    press(stage)
    assert not scene.play.caught_up and scene.table.view["turn"] <= steps[0][0]["turn"]
    assert scene.table.legal.answers == []
    shown = set()
    for _ in range(4000):
        stage.update(0.05)
        shown.add(scene.table.view["turn"])
        if scene.play.caught_up and not scene.table.motion.busy:
            break
    live.settle(stage, 3)
    assert len(shown) > 1 and scene.table.log.events == told
    assert tree.as_text(stage.fresh()) == before and scene.table.legal.mine


def test_it_tells_nothing_that_is_hidden() -> None:
    stage, scene = played()
    stage.settings.speed = 1
    hidden = hidden_names(scene, 1, 0)
    press(stage)
    for _ in range(2000):
        stage.update(0.1)
        text = tree.as_text(stage.fresh())
        mine = {scene.table.words.card(entity["card"]) for entity in scene.table.view["entities"].values()}
        assert not [name for name in hidden if name in text and not any(name in known for known in mine)]
        if scene.play.caught_up and not scene.table.motion.busy:
            break


def test_it_can_be_skipped() -> None:
    stage, scene = played()
    stage.settings.speed = 1
    press(stage)
    stage.update(0.05)
    stage.handle(pygame.Event(pygame.KEYDOWN, key=pygame.K_SPACE, mod=0, unicode=" "))
    live.settle(stage, 1)
    assert scene.play.caught_up and not scene.table.motion.busy


def test_before_the_first_turn_of_the_other_there_is_nothing_to_show() -> None:
    stage = live.stage()
    scene = live.scene(stage, live.sought(live.until_kind("act"), seats=("human", "random")))
    press(stage)
    assert stage.notice == stage.say("recall-nothing") and scene.play.caught_up


def test_not_while_a_question_is_open_nor_behind_the_curtain() -> None:
    stage = live.stage()
    scene = live.scene(stage, live.sought(live.until_kind("extractor"), seats=("human", "random")))
    press(stage)
    assert stage.notice == stage.say("recall-question")
    covered = live.scene(live.stage(), live.new_match(seats=("human", "human")), ("human", "human"))
    assert recall.why_not(covered.table, covered.play) == "recall-not-now"
    assert scene.play.caught_up


def test_what_one_person_saw_is_not_shown_to_the_next() -> None:
    stage = live.stage(speed=0)
    scene = live.scene(stage, live.new_match(seats=("human", "human")), ("human", "human"))
    recall.keep(scene.table, {**scene.table.view, "active": 1 - scene.table.near}, Step(1, (), [], scene.table.view))
    assert recall.turn(scene.table)
    scene.restart()
    assert recall.turn(scene.table) == []


@pytest.mark.parametrize("game", NAMES)
def test_the_last_acts_of_the_other_stand_by_their_plate(game: str) -> None:
    stage, scene = played(4, game)
    node = tree.find(stage.fresh(), "recent-1")
    assert node is not None
    done = recent.deeds(scene.table, 1)
    assert 1 <= len(done) <= recent.MOST
    lines = [line.words for line in scene.table.lines()]
    assert all(deed.told in lines and deed.told in node.value for deed in done)


@pytest.mark.parametrize(("game", "seats"), [("cataclysm", 3), ("cataclysm", 4), ("estro", 4)])
@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_among_several_the_last_acts_of_all_others_stand_together(game: str, seats: int, scale: float) -> None:
    def acted(match: Match) -> bool:
        decision = match.state.decision
        return match.view(0)["turn"] > 2 * seats and decision is not None and decision.seat == 0

    who = ("human",) + ("random",) * (seats - 1)
    stage = live.stage((1280, 720), "en", game, scale=scale)
    stage.settings.hints = False
    match = live.sought(acted, decks=live.decks_of(game, seats), seats=who, game=game)
    scene = live.scene(stage, match, who)
    live.settle(stage, 1.0)
    done = recent.deeds(scene.table, *scene.table.others)
    assert 1 <= len(done) <= recent.MOST and all(deed.seat != scene.table.near for deed in done)
    node = tree.find(stage.fresh(), "recent")
    assert node is not None and done[-1].told in node.value
    others = [n for n in tree.walk(stage.root) if n.actions and n is not node]
    assert not any(node.rect.colliderect(n.rect) for n in others)
