"""Nobody hears what they may not see: positions that differ in hidden cards alone sound alike."""

from __future__ import annotations

import random

import pytest

from game.kernel import decisions, running
from game.kernel.events import Log
from game.kernel.state import State
from game.kernel.views import resample
from game.records.match import Match
from game.rules import NAMES
from game.table.playing.session import Step, View
from tests.table import bot, live

PAIRS = 12


def heard(match: Match, state: State, seat: int, answer: tuple[object, ...]) -> tuple[View, list[str]]:
    """What `seat` sees and hears at the table when it gives `answer` in `state`."""
    stage = live.stage(game=match.game.name)
    kept, match.state = match.state, state
    try:
        scene = live.scene(stage, match, match.seats, seat)
        scene.play.covered, scene.play.viewer = False, seat
        scene.play.resync()
        scene.restart()
        state.log = Log()
        running.advance(state, answer)
        shown = match.view(seat)
        told = [event.seen_by(seat) for event in state.log.events]
        scene.play.last_view = shown
        scene.play.steps.append(Step(seat, answer, told, shown))
        scene.answered()
        stage.sound.asked.clear()
        scene.next_step()
        live.settle(stage, 12)
        return shown, list(stage.sound.asked)
    finally:
        match.state = kept


@pytest.mark.parametrize("game", NAMES)
def test_pairs_that_differ_in_hidden_cards_sound_alike(game: str) -> None:
    compared = sounds = 0
    for seed in live.seeds(most=90):
        stream = random.Random(seed)
        seats = min(live.library(game).seats)
        match = live.new_match(live.decks_of(game, seats), seed, seats=("human",) * seats, game=game)
        live.random_play(match, seed, lambda _, stream=stream: stream.random() < 0.03)  # type: ignore[misc]
        seat = match.to_answer
        if seat is None:
            continue
        answer = stream.choice(decisions.answers(match.state))
        other = resample(match.raw_view(seat), seed, match.game, match.state.cards)
        other.rng = match.state.rng.copy()
        one, another = heard(match, match.state.copy(), seat, answer), heard(match, other, seat, answer)
        if one[0] != another[0]:
            continue  # something hidden came up
        assert one[1] == another[1]
        compared, sounds = compared + 1, sounds + len(one[1])
        if compared >= PAIRS and sounds >= PAIRS:
            break


def test_behind_the_curtain_only_buttons_are_heard() -> None:
    """What happens while nobody may look is heard when they look."""
    seats = ("human", "human")
    stage = live.stage(speed=4)
    scene = live.scene(stage, live.new_match(live.decks_of("contracts", 1) * 2, 5, seats=seats), seats)
    stream, covered = random.Random(2), 0
    for _ in range(1200):
        if covered > 20:
            break
        stage.sound.asked.clear()
        closed = scene.play.covered
        stage.update(0.1)
        if closed and scene.play.covered:
            covered += 1
            assert not set(stage.sound.asked) - {"button"}
        node = bot.wanted(stage, stream)
        if node is not None and (not scene.play.covered or stream.random() < 0.3):
            bot.click(stage, node)
    assert covered > 20
