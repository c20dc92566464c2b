"""What the computer had in mind: told after its turn, and nothing that the person may not know."""

from __future__ import annotations

from itertools import chain, pairwise
from typing import Any

import pygame
import pytest

from game.ai.base import Weighed
from game.ai.lines import moves_at
from game.kernel import description
from game.kernel.errors import GameError
from game.kernel.views import redeal
from game.rules import NAMES
from game.table import tree
from game.table.match import opening, plan
from game.table.match.scene import MatchScene
from game.table.playing.session import Play
from tests.table import bot, live


class Thinker:
    """Plays what an agent of few positions plans, and says what it weighed."""

    trouble, receipt = "", None

    def __init__(self, match: Any) -> None:
        from game.ai.agents import agent

        self.match, self.mind = match, agent("regular", 1)
        self.mind.nodes = 150  # type: ignore[misc]
        self.weighed: Any = ()

    def ask(self, view: Any, level: str, seed: int, *, apart: bool = False) -> None:
        self.answer = self.mind.choose_from_view(view, self.match.game, self.match.state.cards, nodes=150)
        self.weighed = self.mind.weighed()

    def think_ahead(self, view, level, seed): ...

    def poll(self) -> Any:
        return self.answer

    def stop(self) -> None:
        pass


def begin(game: str = "contracts", **more: Any) -> tuple[live.Stage, MatchScene]:
    seats = ("human", "regular")
    match = live.new_match(live.decks_of(game, 2), 5, seats=seats, game=game)
    stage = live.stage(game=game, speed=0, **more)
    scene = MatchScene(stage, Play(match, seats, Thinker(match)), opening.names(seats), match.decks)
    stage.go(scene)
    return stage, scene


def play_on(stage: live.Stage, scene: MatchScene, turns: int) -> None:
    """The person plays at random until so many turns were begun and they are asked."""
    import random

    from game.kernel import decisions

    stream, match = random.Random(4), scene.play.match
    for _ in range(1500):
        stage.update(0.3)
        over = scene.table.view["turn"] >= turns and scene.table.view["active"] == 0
        if match.result is not None or (over and scene.table.legal.mine and plan.known(scene.table, scene.play)):
            return
        if scene.play.caught_up and scene.play.asked_seat == 0:
            scene.play.answer(stream.choice(decisions.answers(match.state)))
            scene.answered()
    raise AssertionError("it did not come to that")


def words_of(scene: MatchScene) -> list[str]:
    return [n.name for n in tree.walk(scene.stage.fresh()) if n.key.startswith("plan-line-")]


def test_after_its_turn_a_key_tells_what_it_had_in_mind_and_puts_it_away() -> None:
    stage, scene = begin()
    play_on(stage, scene, 5)
    assert tree.find(stage.fresh(), "plan-1")
    bot.key(stage, pygame.K_o)
    assert 1 <= len(words_of(scene)) <= 3 and "%" not in " ".join(words_of(scene))
    note = tree.find(stage.fresh(), "plan-note")
    assert note is not None and "once the match is over" in note.name
    live.fits(stage)
    bot.key(stage, pygame.K_o)
    assert scene.table.over == "" and not words_of(scene)


def test_before_its_first_plan_there_is_none_and_it_says_so() -> None:
    stage, _ = begin()
    bot.key(stage, pygame.K_o)
    assert stage.notice == "After a turn of a computer that plans, its plan is there"


def test_in_its_own_turn_nothing_is_told_of_it() -> None:
    _, scene = begin()
    for own, told in ((scene.table.view["turn"], False), (scene.table.view["turn"] - 1, True)):
        scene.play.match.answer(next(iter(live.decisions.answers(scene.play.match.state))))
        scene.play.plans.of = {1: plan.Planned(1, own, 0, 0, [Weighed(0.5, (("end",),))], scene.table.view)}
        assert bool(plan.known(scene.table, scene.play)) == told


def test_who_was_not_at_the_screen_when_it_was_made_is_not_told() -> None:
    _, scene = begin()
    scene.play.match.answer(next(iter(live.decisions.answers(scene.play.match.state))))
    scene.play.plans.of = {1: plan.Planned(1, -1, 0, 1, [Weighed(0.5, (("end",),))], scene.table.view)}
    assert plan.known(scene.table, scene.play) == []


@pytest.mark.parametrize("game", NAMES)
def test_no_card_is_told_that_the_person_does_not_know(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever it could do, in words: the same with everything hidden dealt anew, so nothing hidden is in them."""
    tried = hidden = 0
    for seed in live.seeds(most=30):
        seats = ("human", "random")
        match = live.new_match(live.decks_of(game, 2), seed, 0, seats, game)
        live.random_play(match, seed, lambda match: match.to_answer == 1 == match.state.active and match.state.turn > 3
                         and any(move[0][0] == "play" for move in moves_at(match.state)))  # fmt: skip
        if match.result is not None:
            continue
        scene = live.scene(live.stage(game=game), match)
        state, moves = match.state, moves_at(match.state)
        monkeypatch.setattr(plan, "MOST", 99)
        lines = [Weighed(0.5, tuple(move)) for move in moves[:30]]
        lines += [Weighed(0.5, tuple(chain(one, other))) for one, other in pairwise(moves)][:20]
        said = []
        for at in (state, redeal(state, 0, seed), redeal(state, 0, seed + 1)):
            view = description.described(at, 0)
            of = plan.Planned(1, state.turn, 0, 0, lines, view)
            said.append(plan.lines(scene.table, scene.play, of))
        assert said[0] == said[1] == said[2]
        hidden += sum("a card" in words or scene.ui.say("a-card") in words for words in said[0])
        tried += 1
        if tried >= 4 and hidden:
            return


def test_what_it_played_has_a_name_once_it_was_seen() -> None:
    stage, scene = begin()
    for turns in range(5, 30):
        play_on(stage, scene, turns)
        if scene.play.match.result is not None:
            break
        planned = plan.known(scene.table, scene.play)[0]
        step = planned.step
        given = [s.answer for s in scene.play.match.steps[step:] if s.seat == 1]
        played = next((way for way in given if way[0] == "play"), None)
        if played is None or played not in planned.lines[0].ways:
            continue
        name = scene.table.words.entity(planned.view, played[1])
        assert name != scene.ui.say("a-card") and name in plan.lines(scene.table, scene.play, planned)[0]
        return
    raise AssertionError("it never played what it planned")


def test_once_the_match_is_over_names_and_chances_are_told() -> None:
    stage, scene = begin()
    play_on(stage, scene, 5)
    with pytest.raises(GameError):
        scene.play.match.view_then(1, 1)
    scene.play.concede()
    scene.restart()
    said = plan.lines(scene.table, scene.play, plan.known(scene.table, scene.play)[0])
    assert said and "%)" in said[0] and all("%)" in words or "(fell behind)" in words for words in said)
    assert not any(scene.ui.say("a-card") in words for words in said)
