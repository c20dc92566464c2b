"""Matches on the true rules, and stages without a window, for the tests of the table."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Collection, Iterator
from functools import cache
from itertools import combinations, count
from typing import Any

from pygame import Rect

from game.kernel import decisions, description, running
from game.language.library import Library as Cards
from game.records.match import Match
from game.records.preview import NO_PLAN, Forecast, Plan
from game.rules import NAMES, game_named
from game.table import app, tree
from game.table.doors import DOORS
from game.table.library import Library
from game.table.loading import library as load_library
from game.table.match import opening
from game.table.match.scene import MatchScene
from game.table.playing.session import Play
from game.table.settings import Settings
from game.table.stage import Stage
from tests import libraries

DECKS = ("cinder_march", "patient_tide")
GAMES = [(name, seats) for name in NAMES for seats in game_named(name).seats]
"""Every game with each number of seats."""


@cache
def library(game: str = "contracts") -> Library:
    return load_library(game)


def stage(size: tuple[int, int] = (1280, 720), lang: str = "en", game: str = "contracts", **more: Any) -> Stage:
    app.unseen_driver(size)
    made = Stage(size, Settings(language=lang, **more), library(game), DOORS)
    made.now = map(float, count()).__next__  # whoever plays here takes a second for each look
    return made


def decks_of(game: str, seats: int) -> tuple[str, ...]:
    """The first decks of a game, one for each seat."""
    known = [deck.id for deck in library(game).decks]
    return tuple(known[number % len(known)] for number in range(seats))


def new_match(
    decks: tuple[str, ...] = DECKS,
    seed: int = 1,
    first: int = 0,
    seats: tuple[str, ...] = ("human", "human"),
    game: str = "contracts",
    cards: Cards | None = None,
) -> Match:
    """`cards`: others than those that are bundled."""
    match = Match.new(game, decks, seed, first, seats, library=cards or libraries.library(game))
    match.record.ai_seed = 1  # so that the computer as well answers alike each time
    return match


def random_play(
    match: Match | Ahead, seed: int, until: Callable[[Any], bool], most: int = 3000, never: Collection[str] = ()
) -> bool:
    """Play at random until `until` holds; says whether it came to that.

    What begins with one of the words `never` is answered only where there is nothing else.
    """
    stream = random.Random(seed)
    for _ in range(most):
        if match.result is not None:
            return False
        if until(match):
            return True
        ways = decisions.answers(match.state)
        ways = [way for way in ways if way[0] not in never] or ways
        active = [way for way in ways if way not in (("end",), ("pass",))]
        match.answer(stream.choice(active if active and stream.random() < 0.85 else ways))
    return False


class Ahead:
    """A match that is only looked ahead into: played on by its rules, without events, undo and record."""

    def __init__(self, match: Match) -> None:
        self.state = match.state.copy()
        self.state.log = None
        self.given: list[decisions.Answer] = []

    @property
    def result(self) -> tuple[int, ...] | None:
        return self.state.result

    @property
    def to_answer(self) -> int | None:
        return self.state.decision.seat if self.state.decision else None

    def view(self, seat: int) -> dict[str, Any]:
        return description.described(self.state, seat)

    def preview(self, answer: decisions.Answer, plan: Plan = NO_PLAN) -> dict[str, Any] | None:
        return Forecast(self.state, (len(self.given), 0)).of(tuple(answer), plan)

    def asked_after(self, answer: decisions.Answer) -> dict[str, Any] | None:
        return Forecast(self.state, (len(self.given), 0)).asked_after(tuple(answer))

    def answer(self, answer: decisions.Answer) -> None:
        self.given.append(answer)
        running.advance(self.state, answer)


def random_way(
    match: Match, seed: int, until: Callable[[Any], bool], most: int = 3000, never: Collection[str] = ()
) -> bool:
    """As `random_play`, where `until` asks only for what `Ahead` has; where it never holds `match` stays as it is."""
    ahead = Ahead(match)
    if not random_play(ahead, seed, until, most, never):
        return False
    for answer in ahead.given:
        match.answer(answer)
    return True


def seeds(first: int = 1, most: int = 60) -> Iterator[int]:
    """Seeds to play on until enough was met; fails where `most` matches are not enough."""
    yield from range(first, first + most)
    raise AssertionError(f"{most} matches did not come to what this test is about")


def sought(until: Callable[[Any], bool], most: int = 60, steps: int = 3000, whole: bool = False, **match: Any) -> Match:
    """A match played at random to where `until` holds of an `Ahead`, whatever its seed; `match` as for `new_match`.

    `whole`: `until` asks for more than that has, and is given the match.
    """
    play = random_play if whole else random_way
    return next(found for seed in seeds(most=most) if play(found := new_match(seed=seed, **match), seed, until, steps))


def played_out(seed: int, **match: Any) -> Match:
    """A match played at random to its end; `match` as for `new_match`."""
    found = new_match(seed=seed, **match)
    random_play(found, seed, lambda _: False)
    assert found.result is not None
    return found


def until_kind(kind: str, seat: int = 0, **more: Any) -> Callable[[Match], bool]:
    def holds(match: Match) -> bool:
        decision = match.state.decision
        return decision is not None and decision.kind == kind and decision.seat == seat

    return holds


def scene(on: Stage, match: Match, seats: tuple[str, ...] = ("human", "random"), viewer: int = 0) -> MatchScene:
    """The match on the stage, seen by `viewer`, with nobody thinking."""
    play = Play(match, seats, None)
    if not play.hotseat:
        play.viewer = viewer
        play.resync()
    made = MatchScene(on, play, opening.names(seats), match.decks)
    on.go(made)
    return made


def settle(on: Stage, seconds: float = 20.0) -> None:
    """Let all movement come to rest."""
    for _ in range(int(seconds / 0.05)):
        on.update(0.05)
        on.fresh()


def fits(stage: Stage, apart: tuple[str, ...] = ("part",)) -> None:
    """Whatever can be pressed lies in the window and over nothing else, and every word has its message.

    What is cut to its area, such as a shelf, may go beyond it; nodes of the roles `apart` may lie over others.
    """
    screen = Rect((0, 0), stage.size)
    top = tree.reachable(stage.fresh())
    clipped = {n.key for area in tree.walk(top) if area.clip for n in tree.walk(area) if n is not area}
    nodes = [n for n in tree.walk(top) if n.actions and n.role not in apart and n.key not in clipped]
    for one in nodes:
        assert screen.contains(one.rect), f"{one.key} {one.rect}"
    for one, other in combinations(nodes, 2):
        assert not one.rect.colliderect(other.rect), f"{one.key} {other.key}"
    for one in tree.walk(top):
        assert not re.search("‹[a-z]", f"{one.name} {one.value} {one.hint}"), one.key
