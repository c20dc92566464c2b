"""Pairs of matches that differ in what is hidden from a seat alone, at the table: equal in picture, tree, title, log,
sound and spoken text, before the curtain, behind it, and while an answer of that seat is shown.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from pathlib import Path
from random import Random

import pygame
from pygame import Surface

from game.kernel import decisions, running
from game.kernel.decisions import Answer
from game.kernel.events import Log
from game.kernel.state import State
from game.kernel.views import resample
from game.records.match import Match
from game.rules import NAMES
from game.table import aloud, tree
from game.table.aloud import Aloud
from game.table.match.scene import MatchScene
from game.table.playing.session import Step, View
from game.table.settings import THEMES
from game.table.stage import Stage
from tests.campaigns.runner import Outcome, Try, counted, tables
from tests.table import live

SCALES = (0.75, 1.0, 1.0, 1.5, 2.0)
SETTLES = 6
"""Seconds in which an answer is shown to its end."""
FOCUSED = 12
"""So many things are given the focus in turn."""

Shown = dict[str, object]
"""What a person can learn at one moment, by the way in which they learn it."""


class Ear:
    """A voice that remembers what it was to say."""

    speaking = False

    def __init__(self) -> None:
        self.heard: list[str] = []

    def say(self, words: str, language: str) -> None:
        self.heard.append(words)

    def hush(self) -> None: ...

    def update(self) -> bool:
        return True


def pairs(folder: Path, games: Sequence[str] = NAMES) -> Try:
    return lambda chance: _one(tables(games), chance)


def _one(known: Sequence[tuple[str, int]], chance: Random) -> Outcome:
    game, seats = chance.choice(known)
    deck = live.decks_of(game, seats) if chance.random() < 0.5 else live.decks_of(game, 1) * seats
    match = live.new_match(deck, chance.randrange(1 << 30), 0, ("human",) * seats, game)
    for _ in range(chance.randrange(70)):
        if match.to_answer is None:
            break
        match.answer(chance.choice(decisions.answers(match.state)))
    asked = match.to_answer
    seat = asked if asked is not None and chance.random() < 0.8 else chance.randrange(seats)
    other = resample(match.raw_view(seat), chance.randrange(1 << 60), match.game, match.state.cards)
    other.rng = match.state.rng.copy()
    answer = chance.choice(decisions.answers(match.state)) if seat == asked else None
    looks = {"lang": chance.choice(("it", "en")), "scale": chance.choice(SCALES), "theme": chance.choice(THEMES)}
    one, another = (Person(match, state, seat, looks) for state in (match.state.copy(), other))
    for moment in (Person.before, Person.behind):
        _equal(moment(one), moment(another), moment.__name__)
    if answer is not None:
        first, second = one.after(answer), another.after(answer)
        if first[0] == second[0]:  # nothing that was hidden came up
            _equal(first[1], second[1], "after")
            counted("answers of pairs", 1)
    counted("pairs", 1)
    return f"{game} of {seats}", None


def _equal(one: Shown, other: Shown, when: str) -> None:
    for way, seen in one.items():
        assert seen == other[way], f"{way} {when}: {seen!r:.300} / {other[way]!r:.300}"


class Person:
    """Somebody at the table of a match, in the place of one seat."""

    def __init__(self, match: Match, state: State, seat: int, looks: dict[str, object]) -> None:
        self.match, self.state, self.seat = match, state, seat
        self.stage: Stage = live.stage(game=match.game.name, **looks)  # type: ignore[arg-type]
        self.stage.settings.hints = False
        self.stage.settings.save = lambda path=None: True  # type: ignore[method-assign]
        alone = tuple("human" if other == seat else "random" for other in range(len(match.seats)))
        self.scene: MatchScene = live.scene(self.stage, match, alone, seat)
        self.stage.refresh_ui()  # pictures for the scale of the try before go, as at a table whose scale is changed
        self.ear = Ear()
        self.stage._aloud = Aloud(self.stage, self.ear)
        self.stage.settings.speech = True

    def _sit(self, covered: bool) -> None:
        """Look at the own state; the match itself is put back by `_rise`."""
        self.kept, self.match.state = self.match.state, self.state
        play = self.scene.play
        play.covered, play.viewer = False, self.seat
        play.resync()
        self.scene.restart()
        play.covered = covered
        self.stage.touch()

    def _rise(self) -> None:
        self.match.state = self.kept

    def before(self) -> Shown:
        return self._at_rest(covered=False)

    def behind(self) -> Shown:
        return self._at_rest(covered=True)

    def _at_rest(self, covered: bool) -> Shown:
        self._sit(covered)
        try:
            return self._shown()
        finally:
            self._rise()

    def _shown(self) -> Shown:
        stage, scene = self.stage, self.scene
        surface = Surface(stage.size)
        stage.draw(surface)
        self.ear.heard.clear()
        stage.update(0.05)
        for code in (aloud.HAND, aloud.BOARD, aloud.LOG):
            stage.aloud.key(code)
        stage.keyboard = True
        for node in tree.stops(stage.fresh())[:FOCUSED]:
            stage._focus(node)
            stage.update(0.05)
        stage.keyboard, stage.focus = False, None
        return {
            "picture": hashlib.sha256(pygame.image.tobytes(surface, "RGB")).hexdigest(),
            "tree": tree.as_text(stage.fresh()),
            "title": pygame.display.get_caption()[0],
            "log": [] if scene.play.covered else [line.words for line in scene.table.lines()],
            "spoken": list(self.ear.heard),
            "sound": list(stage.sound.asked),
        }

    def after(self, answer: Answer) -> tuple[View, Shown]:
        """What the seat sees once it has given the answer, and all that came up on the way there."""
        self._sit(covered=False)
        stage, scene, match = self.stage, self.scene, self.match
        try:
            self.state.log = Log()
            running.advance(self.state, answer)
            seen = match.view(self.seat)
            told = [event.seen_by(self.seat) for event in self.state.log.events]
            scene.play.last_view = seen
            scene.play.steps.append(Step(self.seat, answer, told, seen))
            scene.answered()
            stage.sound.asked.clear()
            self.ear.heard.clear()
            scene.next_step()
            live.settle(stage, SETTLES)
            on_the_way = [list(stage.sound.asked), list(self.ear.heard)]
            return seen, {"on the way": on_the_way, **self._shown()}
        finally:
            self._rise()
