"""Showing what happened never changes what happened, and can always be skipped."""

from __future__ import annotations

import random
from pathlib import Path

import pygame
import pytest

from game.kernel import decisions
from game.records.match import Match
from game.table import app, tree
from game.table.layout import poses
from game.table.match import opening, persons
from game.table.match.scene import MatchScene
from game.table.playing.session import Play
from tests.table import bot, live
from tests.table.test_decisions import AtOnce


def against_the_computer(speed: int = 1, seed: int = 2) -> tuple[live.Stage, MatchScene]:
    match = live.new_match(("dawn_line", "workshop_of_wonders"), seed, seats=("human", "random"))
    stage = live.stage(speed=speed)
    play = Play(match, ("human", "random"), AtOnce(match))
    scene = MatchScene(stage, play, ("player-you", "player-opponent"), ("dawn_line", "workshop_of_wonders"))
    stage.go(scene)
    return stage, scene


def play_turns(stage: live.Stage, scene: MatchScene, turns: int) -> None:
    stream = random.Random(8)
    for _ in range(20000):
        stage.update(0.05)
        if scene.play.last_view["turn"] >= turns or scene.play.match.result:
            return
        node = bot.wanted(stage, stream)
        if node:
            bot.click(stage, node)


@pytest.mark.parametrize("speed", [1, 0])
def test_after_the_show_the_table_is_as_the_match(speed: int) -> None:
    stage, scene = against_the_computer(speed)
    play_turns(stage, scene, 7)
    live.settle(stage, 30)
    assert scene.play.caught_up and not scene.table.motion.busy
    assert scene.table.view == scene.play.match.view(0)
    line = scene.table.side(0).field[0]
    for card, pose in poses.spread(line, scene.table.view["seats"][0]["line"]).items():
        assert scene.table.motion.glides[card].goal == pose
    shown = {key for key in scene.table.motion.glides if isinstance(key, int)}
    seats = scene.table.view["seats"]
    there = {c for seat in seats for zone in ("line", "rune", "orb") for c in seat[zone]} | set(seats[0]["hand"])
    assert shown == there


def test_what_is_shown_can_be_skipped() -> None:
    stage, scene = against_the_computer(1)
    stream = random.Random(1)
    for _ in range(4000):
        stage.update(0.02)
        node = bot.wanted(stage, stream)
        if node:
            bot.click(stage, node)
        if scene.table.motion.busy:
            break
    assert scene.table.motion.busy
    bot.key(stage, pygame.K_SPACE)
    assert not scene.table.motion.busy


def test_the_computer_is_never_answered_for_while_the_menu_is_open() -> None:
    stage, scene = against_the_computer(0)
    play_turns(stage, scene, 3)
    scene.open_menu()
    before = scene.play.match_events()
    for _ in range(50):
        stage.update(0.05)
    assert scene.play.match_events() == before


class Wrong:
    """A worker whose answers are against the rules until it was told so."""

    receipt = None
    trouble = ""

    def __init__(self, match: Match) -> None:
        self.match = match

    def ask(self, view: object, level: str, seed: int, *, apart: bool = False) -> None: ...

    def think_ahead(self, view, level, seed): ...

    def poll(self) -> tuple[object, ...] | None:
        return None if self.trouble else ("steal", 7)

    def refused(self) -> tuple[object, ...]:
        self.trouble = "random"
        return self.match.view(0)["decision"]["answers"][0]

    def stop(self) -> None: ...


def test_an_answer_against_the_rules_is_not_given() -> None:
    match = live.new_match(seats=("random", "human"), first=0)
    legal = match.view(0)["decision"]["answers"][0]
    play = Play(match, ("random", "human"), Wrong(match))
    assert play.think()
    assert match.steps[-1].answer == legal


def test_what_is_wrong_with_the_computers_thinking_is_said_once() -> None:
    match = live.new_match(seats=("human", "random"), first=0)
    stage, worker = live.stage(), Slow(match)
    stage.go(MatchScene(stage, Play(match, ("human", "random"), worker), opening.names(match.seats), match.decks))
    worker.trouble = "random"
    stage.update(0.05)
    said = stage.say("match-thinking-random")
    assert stage.notice == said and "match-thinking" not in said
    stage.notice = ""
    stage.update(0.05)
    assert not stage.notice


@pytest.mark.parametrize("lang", ["en", "it"])
@pytest.mark.parametrize("trouble", ["slow", "restarted"])
def test_that_it_takes_longer_is_said_beside_the_face_and_never_over_the_table(trouble: str, lang: str) -> None:
    match = live.new_match(seats=("human", "random"), first=1)
    stage, worker = live.stage(lang=lang), Slow(match)
    scene = MatchScene(stage, Play(match, ("human", "random"), worker), opening.names(match.seats), match.decks)
    stage.go(scene)
    plain = persons.thinks(scene.play, scene.ui)
    worker.trouble = trouble
    stage.update(0.05)
    said = persons.thinks(scene.play, scene.ui)
    assert not stage.notice and said != plain and "plate-thinks" not in said


class Slow:
    """A worker that answers when it is told to."""

    receipt = None
    trouble = ""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.questions: list[object] = []
        self.anew: list[bool] = []
        self.ready = False

    def ask(self, view: object, level: str, seed: int, *, apart: bool = False) -> None:
        self.questions.append(view)
        self.anew.append(apart)

    def think_ahead(self, view, level, seed): ...

    def poll(self) -> tuple[object, ...] | None:
        return self.match.view(1)["decision"]["answers"][0] if self.ready else None

    def stop(self) -> None: ...


def test_the_computer_thinks_while_what_happened_is_still_being_shown() -> None:
    match = live.new_match(seats=("human", "random"))
    stage, slow = live.stage(speed=1), Slow(match)
    scene = MatchScene(stage, Play(match, ("human", "random"), slow), ("player-you", "player-opponent"), match.decks)
    stage.go(scene)
    assert live.random_play(match, 1, lambda m: m.to_answer == 1 and m.view(0)["turn"] >= 2)
    scene.play._collect(0, ())
    scene.update(0.01)
    assert len(slow.questions) == 1 and not scene.play.thinking
    slow.ready = True
    before = len(match.steps)
    scene.update(0.01)
    assert scene.table.motion.busy and len(match.steps) == before, "it answers only once all of it has been shown"
    for _ in range(400):
        scene.update(0.05)
    assert len(match.steps) > before


def test_what_was_thought_of_a_position_that_was_taken_back_is_forgotten() -> None:
    match = live.sought(lambda m: m.to_answer == 1 and m.why_not_undo(0) is None, whole=True,
                        seats=("human", "random"))  # fmt: skip
    play = Play(match, ("human", "random"), Slow(match))
    assert not play.think() and play.asked == 1
    assert play.undo() is None
    assert play.asked is None
    while match.to_answer == 0:
        match.answer(decisions.answers(match.state)[-1])
    play.think()
    thinker = play.thinker
    assert isinstance(thinker, Slow) and len(thinker.questions) == 2
    assert thinker.anew == [False, True], "the turn that was taken back has used nothing of this one's time"
    play.asked = None
    play.think()
    assert thinker.anew == [False, True, False]


def test_a_match_file_is_drawn_without_a_display(tmp_path: Path) -> None:
    match = Match.new("contracts", live.DECKS, 3, 0, ("human", "casual"), tmp_path)
    assert live.random_play(match, 3, lambda m: m.view(0)["turn"] >= 6)
    assert match.path is not None
    picture = app.screenshot(str(match.path), (1280, 720), "it")
    assert picture.get_size() == (1280, 720)
    late, early = app.tree_text(str(match.path)), app.tree_text(f"{match.path}@2")
    assert late != early and "Your line" in late


@pytest.mark.parametrize("target", ["title", "set-up", "settings", "match"])
def test_each_scene_has_a_picture_and_a_text(target: str) -> None:
    assert app.screenshot(target, (1280, 720)).get_size() == (1280, 720)
    assert len(app.tree_text(target).splitlines()) > 5


def test_conceding_asks_once_more() -> None:
    stage, scene = against_the_computer(0)
    play_turns(stage, scene, 3)
    scene.open_menu()
    bot.click(stage, tree.find(stage.fresh(), "menu-concede") or stage.root)
    assert scene.play.match.result is None
    bot.click(stage, tree.find(stage.fresh(), "menu-concede") or stage.root)
    assert scene.play.match.result == {"winner": 1, "reason": "concede"}
    assert tree.find(stage.fresh(), "result-title")


class Waiting:
    """A worker that never answers, and notes what it may think about meanwhile."""

    receipt = None
    trouble = ""

    def __init__(self) -> None:
        self.ahead: list[tuple[object, str, int]] = []

    def ask(self, view: object, level: str, seed: int, *, apart: bool = False) -> None: ...

    def think_ahead(self, view: object, level: str, seed: int) -> None:
        self.ahead.append((view, level, seed))

    def poll(self) -> None: ...

    def refused(self) -> None: ...

    def stop(self) -> None: ...


def test_while_a_person_thinks_the_computer_may_think_about_the_end_of_their_turn_once() -> None:
    match = live.new_match(seats=("human", "regular"), first=0)
    while match.to_answer != 0 or match.state.turn == 0:
        match.answer(match.view(match.to_answer)["decision"]["answers"][0])
    worker = Waiting()
    play = Play(match, ("human", "regular"), worker)
    told = []
    while match.to_answer == 0:
        for _ in range(3):
            play.think_ahead()
        told.append(len(worker.ahead))
        ways = match.view(0)["decision"]["answers"]
        play.answer(next((way for way in ways if tuple(way) == ("end",)), ways[0]))
    assert worker.ahead and told == sorted(told) and told[-1] <= len(told)
    assert worker.ahead[-1] == (match.raw_view(1), "regular", match.ai_seed)
    play.think_ahead()
    assert len(worker.ahead) == told[-1]
